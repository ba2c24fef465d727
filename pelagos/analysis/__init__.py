"""Analysis of played games: what every decision cost, judged by what its seat could know, and what was luck.

`analyse(record)` judges a whole game; docs/analysis.md explains how.
"""

from pelagos.analysis.games import Analysis, Judgement, PlayerSummary, Slices, analyse, judge_ply, judgements, summary
from pelagos.analysis.judge import Decision, Thinking, Weighing, judge
from pelagos.analysis.luck import Luck
from pelagos.analysis.marks import Mark

__all__ = [
    "Analysis",
    "Decision",
    "Judgement",
    "Luck",
    "Mark",
    "PlayerSummary",
    "Slices",
    "Thinking",
    "Weighing",
    "analyse",
    "judge",
    "judge_ply",
    "judgements",
    "summary",
]
