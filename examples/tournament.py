# ruff: noqa: D100  a notebook begins with a cell
# ---
# jupyter:
#   jupytext:
#     formats: py:percent,ipynb
# ---

# %% [markdown]
# # A tournament, its records and a position
#
# Bots play a few games of Orichalcum; the results are plotted, a game is read back from its record, and a position is drawn.
# Open this file as a notebook with Jupytext, or run it as a program: `python examples/tournament.py`.
# It needs `pip install 'pelagos[dataset]' matplotlib`.

# %%
import tempfile
from pathlib import Path

import matplotlib.pyplot as plt
import pyarrow.parquet as pq

import pelagos
from pelagos.arena.dataset import Dataset
from pelagos.arena.executor import executor
from pelagos.arena.match_plan import MatchPlan

GAMES = 8
folder = Path(tempfile.mkdtemp(prefix="pelagos-"))

# %% [markdown]
# ## Play
#
# Every deal is played once from each seat. `pelagos dataset` does the same on the command line, for as many games as you like.

# %%
plan = MatchPlan.checked(pelagos.game("orichalcum"), 2, {}, seed=1, bots=["greedy:samples=1", "random"])
with executor(workers=1) as play:
    Dataset(folder, plan).play(GAMES, play, progress=lambda played: None)
games = pq.read_table(folder / "games-0000000.parquet").to_pylist()
decisions = pq.read_table(folder / "decisions-0000000.parquet").to_pylist()
print(f"{len(games)} games, {len(decisions)} decisions in {folder}")

# %% [markdown]
# ## Plot
#
# Wins, and what the evaluator thought of the winner's chances on the way.

# %%
wins = dict.fromkeys(plan.bots, 0)
for game in games:
    for bot, place in zip(game["bots"], game["places"], strict=True):
        wins[bot] += place == 1 and not game["stopped"]
figure, (left, right) = plt.subplots(1, 2, figsize=(10, 4))
left.bar(list(wins), list(wins.values()))
left.set_ylabel("wins")
for game in games:
    winner = game["places"].index(1)
    seen = [(row["ply"], row["chances"][winner]) for row in decisions if row["game"] == game["game"]]
    right.plot(*zip(*seen, strict=True), alpha=0.6)
right.set(xlabel="words said", ylabel="chance of the later winner", ylim=(0, 1))
figure.savefig(folder / "tournament.svg")
print(wins)

# %% [markdown]
# ## Draw
#
# A record is the whole game: it is replayed to any point, and a position draws itself.

# %%
record = pelagos.Record.loads(games[0]["record"])
state = record.replay(to=len(record.words) // 2)
(folder / "position.svg").write_text(state.svg(0), encoding="utf-8")
state  # noqa: B018  a notebook shows it
