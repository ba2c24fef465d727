"""Copies and digests have every field."""

from pathlib import Path

import pytest

from tests.tools import load

tool = load("state_methods")

EXAMPLE = f"""class Pool(State):
    def __init__(self, setup, rng) -> None:
        super().__init__(setup, rng)
        self.fish: vec[i64] = vec[i64]()
        self.boats: list[Boat] = []
        self.deep: bool = False
        self.warm: bool = False
        self.owner: i64 = 0

{tool.MARK}
    def clone(self) -> "Pool":
        return self

{tool.MARK}
    def write(self, digest: Digest) -> None:
        pass

    def left_alone(self) -> int:
        return 1
"""


def test_every_field_is_copied_and_written() -> None:
    text = tool.made(EXAMPLE)
    for line in (
        "self.copy_into(copy)",
        "copy.fish = self.fish[:]",
        "copy.boats = [boat.clone() for boat in self.boats]",
        "copy.deep = self.deep",
        "digest.numbers(self.fish)",
        "boat.write(digest)",
        "digest.number((1 if self.deep else 0) + (2 if self.warm else 0))",
        "digest.number(self.owner)",
        "def left_alone",
    ):
        assert line in text
    assert tool.made(text) == text


@pytest.mark.parametrize("file", tool.FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_what_is_made_is_up_to_date(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    assert tool.made(source) == source
