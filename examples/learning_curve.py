"""Draws how an agent learned, for the examples that train one."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import matplotlib.pyplot as plt

from pelagos.arena.matches import wilson


def draw(curve: Sequence[dict[str, Any]], file: Path) -> None:
    """The share of games won against each opponent, over the time of training."""
    plt.rcParams["svg.fonttype"] = "none"
    figure, axes = plt.subplots(figsize=(7, 4))
    for opponent in dict.fromkeys(name for point in curve for name in point["wins"]):
        met = [point for point in curve if opponent in point["wins"]]
        minutes = [point["minutes"] for point in met]
        results = [(point["wins"][opponent], point["games"][opponent]) for point in met]
        shares = [won / games for won, games in results]
        bounds = [wilson(won, games) for won, games in results]
        (line,) = axes.plot(minutes, shares, marker="o", label=f"against {opponent}")
        axes.fill_between(minutes, [low for low, _ in bounds], [high for _, high in bounds], color=line.get_color(), alpha=0.15)
    axes.axhline(0.5, color="grey", linewidth=0.8)
    axes.set(xlabel="minutes of training on one core", ylabel="share of games won", ylim=(0, 1.02))
    if axes.lines[1:]:
        axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=len(axes.lines) - 1, frameon=False)
    figure.tight_layout()
    figure.savefig(file, metadata={"Date": None})
    plt.close(figure)
