"""The table of matches: what was played before stays until it is played again."""

import runpy
from pathlib import Path

BENCH = runpy.run_path(str(Path(__file__).parents[2] / "bench" / "strength.py"))
ENTRY = BENCH["Entry"]("orichalcum", 2, "greedy,random", 400, 1)
LINE = f"| Orichalcum | 2 | 400 | 100.0% | 99.0% to 100.0% | 1 ms | `{ENTRY.command}` |"


def test_a_match_not_played_now_keeps_its_line():
    known = BENCH["rows_in"](f"# Title\n\n{LINE}\n\n- `pelagos arena another`\n")
    assert known == {ENTRY.command: LINE}
    assert LINE in BENCH["table"]("claim", [(ENTRY, None)], known)


def test_a_match_never_played_is_named():
    text = BENCH["table"]("claim", [(ENTRY, None)], {})
    assert f"Still to be played:\n\n- `{ENTRY.command}`" in text
