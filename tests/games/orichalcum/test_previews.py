"""Previews: what a word of Orichalcum would do, before it is said."""

import re
import shutil
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pelagos.core.preview import Reason
from pelagos.core.rng import Rng, Secret
from pelagos.games.orichalcum.lookup import DIE
from pelagos.games.orichalcum.state import Orichalcum
from tests.games.orichalcum.positions import (
    act,
    building,
    creature,
    game,
    give,
    ground,
    hold,
    legal,
    messages,
    row,
    say,
    slot,
    step,
    titan,
    use_card,
)

ROOT = Path(__file__).parents[3]


def odds(s: Orichalcum, word: str, circle: str = "d4") -> dict[str, float] | None:
    found = s.perspective(int(s.seat)).preview(word).odds
    return None if found is None else {one["outcome"]: one["chance"] for one in found if one["of"] == circle}


def share_won(s: Orichalcum, word: str, dice: int) -> float:
    """Of all rolls of so many dice, those that win the fight."""
    rolls = list(product(range(len(DIE)), repeat=dice))
    won = 0
    for sides in rolls:
        after = s.clone()
        secret = Secret("00" * 32)
        secret.words = vec[i64]([(side * 2**32 + 2**31) // len(DIE) for side in sides] + [0] * 200)
        after.rng = Rng(0, secret)
        say(after, word)
        won += "fight-won" in messages(after)
    return won / len(rolls)


@pytest.mark.rule("O13.3", "O13.5", "O19.6")
@pytest.mark.parametrize("kind", ["hellhound", "minotaur", "cyclops", "hydra-theia"])
@pytest.mark.parametrize(
    ("committed", "sent", "siege"), [(0, 0, ""), (0, 2, ""), (1, 1, ""), (0, 1, "siege-engines-3"), (0, 2, "siege-engines-5")]
)
def test_odds_are_the_share_of_rolls_that_win(kind: str, committed: int, sent: int, siege: str) -> None:
    s = game()
    creature(s, 0, kind, "d4", committed)
    give(s, 0, hoplites=3)
    if siege:
        building(s, 0, siege, "b6")
    act(s, "capture")
    word = f"fight {kind.split('-')[0]} {sent}"
    share = share_won(s, word, 1 + committed + sent)
    assert odds(s, word) == pytest.approx({"won": share, "lost": 1 - share})


@pytest.mark.rule("O13.4")
def test_before_the_roll_the_odds_are_those_of_doing_without_kronos() -> None:
    s = game()
    creature(s, 0, "gorgon", "d4")
    give(s, 0, hoplites=2)
    titan(s, 0, "kronos")
    act(s, "capture")
    before = odds(s, "fight gorgon 2")
    say(s, "fight gorgon 2")
    assert step(s) == "roll"
    without, with_kronos = legal(s)
    assert odds(s, without) == before
    assert odds(s, with_kronos) is None


@pytest.mark.rule("O13.1")
def test_of_several_of_a_kind_each_has_its_own_odds() -> None:
    s = game()
    creature(s, 0, "gorgon", "d4", hoplites=1)
    creature(s, 0, "gorgon", "b6")
    give(s, 0, hoplites=2)
    act(s, "capture")
    stronger, weaker = odds(s, "fight gorgon 1", "d4"), odds(s, "fight gorgon 1", "b6")
    assert stronger is not None
    assert weaker is not None
    assert stronger["won"] > weaker["won"]
    say(s, "fight gorgon 1")
    assert (odds(s, "at d4", "d4"), odds(s, "at b6", "b6")) == (stronger, weaker)


FORETELL = """
from tests.games.orichalcum.positions import act, creature, game
s = game()
creature(s, 0, "hydra-theia", "d4")
act(s, "capture")
print(s.perspective(0).preview("fight hydra 0").odds[0]["chance"])
"""


def test_the_odds_follow_the_component_file(tmp_path: Path) -> None:
    """Nothing else knows a creature's strength: another file, other odds."""
    shutil.copytree(ROOT / "pelagos", tmp_path / "pelagos", ignore=shutil.ignore_patterns("page", "__pycache__"))
    shutil.copytree(ROOT / "tests" / "games", tmp_path / "tests" / "games", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "tests" / "__init__.py", tmp_path / "tests" / "__init__.py")
    file = tmp_path / "pelagos" / "games" / "orichalcum" / "components.toml"
    chances: list[float] = []
    for change in (False, True):
        if change:
            before = file.read_text(encoding="utf-8")
            file.write_text(re.sub(r'(id = "hydra"[^[]*?strength = )12', r"\g<1>1", before), encoding="utf-8")
            assert file.read_text(encoding="utf-8") != before
        said = subprocess.run(
            [sys.executable, "-c", FORETELL], cwd=tmp_path, env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True
        )
        assert said.returncode == 0, said.stderr
        chances.append(float(said.stdout))
    assert chances == [pytest.approx(1 / 6), pytest.approx(1)]


@pytest.mark.rule("O14.1", "O9.2", "O14.3", "O14.4", "O15.2", "O15.6")
def test_what_cannot_be_built_or_bought_has_a_reason() -> None:
    s = game()
    ground(s, 0, mountain="b6 d5", lagoon="c6")
    creature(s, 0, "hellhound", "d4")
    give(s, 0, orichalcum=1)
    slot(s, "mountain", "arch")
    slot(s, "lagoon", "arch")
    slot(s, "desert", "forge")
    act(s, "construct")
    for word, reason in {
        "build lagoon b6": Reason("needs-terrain", {"terrain": "lagoon"}, "O14.1"),
        "build forest d5": Reason("slot-empty", {}, "O14.1"),
        "build desert b6": Reason("no-site", {"terrain": "desert"}, "O14.1"),
        "build mountain d4": Reason("needs-free-terrain", {}, "O14.1"),
        "build mountain d5": Reason("beside-creature", {}, "O9.2"),
        "temple b6 0": Reason("needs-free-terrain", {}, "O14.3"),
        "medallion": Reason("needs-goods", {"amount": 5, "resource": "orichalcum", "have": 1}, "O14.4"),
    }.items():
        assert s.perspective(0).why_not(word) == reason, word


@pytest.mark.rule("O5.1", "O6.1", "O10.3")
def test_what_cannot_be_taken_laid_or_done_has_a_reason() -> None:
    s = game()
    row(s, "produce-1", "recruit-1", "capture-1", "construct-1", "produce-2")
    assert s.perspective(0).why_not("take 5") == Reason("needs-goods", {"amount": 2, "resource": "hoplite", "have": 0}, "O5.1")
    hold(s, "forest")
    for word, name in {"place d1 0": "occupied", "place c6 0": "apart"}.items():
        assert s.perspective(0).why_not(word) == Reason(name, {}, "O6.1")
    use_card(s, "capture")
    assert s.perspective(0).why_not("act capture") == Reason("no-creature", {}, "O10.3")


@pytest.mark.rule("O8.6")
def test_titans_that_a_tile_attracts_are_foretold_before_their_order_is_asked() -> None:
    s = game()
    ground(s, 0, mountain="d2 e2", lagoon="c2 c3")
    hold(s, "mountain-lagoon")
    seen = [s.perspective(0).preview(word).view for word in legal(s)]
    assert ["hyperion", "themis"] in [view["attracted"] for view in seen if view]


@pytest.mark.rule("O17.1")
def test_what_the_last_word_of_a_round_brings_is_known_before_the_boards_are_refilled() -> None:
    s = game(players=2)
    s.turns_left = 1
    slot(s, "mountain", "mine")
    ground(s, 0, mountain="b6")
    act(s, "construct")
    say(s, "build mountain b6")
    while step(s) != "discard-card":
        say(s, "pass")
    preview = s.perspective(0).preview("discard 1")
    assert preview.uncovers
    assert preview.view is not None
    assert (preview.view["step"], preview.view["deciding"]) == ("end-round", None)
    assert [entry["message"] for entry in preview.log] == ["card-discarded"]
