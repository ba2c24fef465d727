import re

import pytest

import pelagos
from pelagos import Record, State
from pelagos.core.errors import (
    BadRecord,
    PelagosError,
    RecordMismatch,
    RecordVersionMismatch,
    TruncatedRecord,
    UnknownGame,
    UnreadableRecord,
)
from pelagos.core.record import take_back
from pelagos.core.rng import seeded


def played(words: int, seed: int | str = 7) -> State:
    state = pelagos.game("orichalcum").new(players=3, seed=seed, island_side=["easy", "hard", "easy"], same_island=True)
    rng = seeded(1)
    for _ in range(words):
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    return state


TEXT = Record.of(played(60)).dumps()


def test_a_record_is_readable() -> None:
    lines = TEXT.splitlines()
    assert lines[:7] == [
        "pelagos-record 1",
        "game orichalcum",
        f"rules {pelagos.game('orichalcum').version}",
        "players 3",
        "seed 7",
        "option island_side easy,hard,easy",
        "option same_island yes",
    ]
    assert lines[8].startswith("metropolis ")
    assert lines[-1] == "end 60 open"


def test_a_record_has_a_digest_at_the_end_of_every_turn_and_of_the_record() -> None:
    record = Record.loads(TEXT)
    state = record.setup.game.begin(record.setup)
    ends = []
    for word in record.words:
        turn = state.turn
        state.apply(word)
        if state.turn != turn:
            ends.append(int(state.ply))
    assert sorted(record.digests) == sorted({*ends, 60})


def test_replaying_gives_the_same_position_at_any_ply() -> None:
    record = Record.loads(TEXT)
    assert record.replay().digest() == played(60).digest()
    assert record.replay(to=17).digest() == played(17).digest()
    assert record.replay(to=0).digest() == played(0).digest()


def test_a_tables_secret_is_a_seed_like_any_other() -> None:
    secret = "0123456789" * 6 + "abcd"
    state = played(30, secret)
    assert f"seed {secret}" in Record.of(state).dumps()
    assert Record.loads(Record.of(state).dumps()).replay().digest() == state.digest()


def test_remarks_and_empty_lines_are_passed_over() -> None:
    record = Record.of(played(20))
    text = record.dumps(remarks=lambda ply: [f"after word {ply}"])
    assert "# after word 20" in text
    assert Record.loads(text.replace("\n", "\n\n")) == record


@pytest.mark.parametrize("line", range(8, 30))
def test_no_line_can_be_left_out(line: int) -> None:
    lines = TEXT.splitlines()
    with pytest.raises(BadRecord):
        Record.loads("\n".join(lines[:line] + lines[line + 1 :])).replay()


def broken(pattern: str, replacement: str) -> str:
    text, changes = re.subn(pattern, replacement, TEXT, count=1, flags=re.MULTILINE)
    assert changes == 1
    return text


@pytest.mark.parametrize(
    ("text", "error", "says"),
    [
        ("", UnreadableRecord, "first line must be 'pelagos-record 1'"),
        ("\x00\x01\x02", UnreadableRecord, "this is no record"),
        ("<html>", UnreadableRecord, "not '<html>'"),
        (TEXT[: len(TEXT) // 2].rpartition("\n")[0], TruncatedRecord, "breaks off"),
        (TEXT[: TEXT.index("place") + 3], TruncatedRecord, "breaks off"),
        (TEXT.rpartition("\nend")[0], TruncatedRecord, "last line must be 'end'"),
        (TEXT.replace("end 60 open", "end 61 open"), TruncatedRecord, "announces 61 words but has 60"),
        (TEXT.replace("end 60 open", "end 60 drawn"), UnreadableRecord, "like 'end 60 won'"),
        (TEXT.replace("pelagos-record 1", "pelagos-record 2"), RecordVersionMismatch, "only 'pelagos-record 1'"),
        (broken("^rules .*$", "rules 0.1+00000000"), RecordVersionMismatch, "made by rules 0.1"),
        (broken("^game .*$", "game orichalkum"), UnknownGame, "did you mean orichalcum"),
        (broken("^players .*$", "players 9"), UnreadableRecord, "for 2 to 4 players"),
        (broken("^players .*$", "players many"), UnreadableRecord, "for 2 to 4 players"),
        (broken("^seed .*$", "seed lucky"), UnreadableRecord, "64 hex digits"),
        (broken("^option same_island yes$", "option same_island maybe"), UnreadableRecord, "must be yes or no"),
        (broken("^option same_island yes$", "option weather fine"), UnreadableRecord, "no option 'weather'"),
        (broken("^option island_side .*$", "option island_side easy,hard"), UnreadableRecord, "2 values for 3 players"),
        (broken("^take .*$", "tkae 1"), UnreadableRecord, r"line \d+: 'tkae 1' is no word"),
        (broken("^= ....", "= zzzz"), UnreadableRecord, "16 hex digits"),
        (broken("^players 3$", "spectators 3"), UnreadableRecord, "'players ...' should stand here"),
    ],
)
def test_what_cannot_be_read_is_refused_with_the_reason(text: str, error: type[PelagosError], says: str) -> None:
    with pytest.raises(error, match=says):
        Record.loads(text)


def test_a_changed_seed_is_found() -> None:
    with pytest.raises(RecordMismatch, match="word"):
        Record.loads(broken("^seed 7$", "seed 8")).replay()


def test_a_changed_digest_is_found_and_the_word_named() -> None:
    record = Record.loads(broken("^= ....", "= 0000"))
    ply = min(record.digests)
    with pytest.raises(RecordMismatch, match=f"at word {ply}, '.*its digest is .*the record says 0000"):
        record.replay()


def test_a_word_that_cannot_be_said_is_named() -> None:
    record = Record.loads(TEXT)
    code = record.setup.game.code
    words = [*record.words[:5], code("medallion"), *record.words[6:]]
    with pytest.raises(RecordMismatch, match="word 6 of the record does not replay: 'medallion' is not legal"):
        Record(record.setup, words, record.digests).replay()


def test_another_legal_word_is_found_by_the_digest_of_its_turn() -> None:
    record = Record.loads(TEXT)
    state = record.setup.game.begin(record.setup)
    other = next(word for word in state.legal() if word != record.words[0])
    with pytest.raises(RecordMismatch):
        Record(record.setup, [other, *record.words[1:]], record.digests).replay()


def test_a_wrong_ending_is_found() -> None:
    with pytest.raises(RecordMismatch, match="says that it ends 'won', but the game is then 'open'"):
        Record.loads(TEXT.replace("end 60 open", "end 60 won")).replay()


def test_there_is_no_position_after_the_end() -> None:
    with pytest.raises(BadRecord, match="has 60 words"):
        Record.loads(TEXT).replay(to=61)


def test_taking_back_the_first_word_of_a_turn_gives_the_start_of_the_turn() -> None:
    state = played(0)
    digest = state.digest()
    state.apply(state.legal()[0])
    earlier = take_back(state)
    assert earlier is not None
    assert earlier.digest() == digest
    assert take_back(earlier) is None


def test_what_ended_a_turn_cannot_be_taken_back() -> None:
    state = played(0)
    while state.turn == 1:
        state.apply(state.legal()[0])
    assert take_back(state) is None
