"""Refusals are a closed set: documented, and with a text in each language on the page."""

import re
from pathlib import Path
from typing import get_args

import pytest

from pelagos.core import errors
from pelagos.server.refusals import STATUS, Code, Refusal, refusal_of
from tests.server.running import Running

ROOT = Path(__file__).parents[2]
CODES: list[Code] = list(get_args(Code))


def test_every_code_has_a_status():
    assert list(STATUS) == CODES
    assert len(set(CODES)) == len(CODES)


def test_every_refusal_in_the_source_is_one_of_them_and_every_one_is_used():
    sources = [file.read_text(encoding="utf-8") for file in (ROOT / "pelagos/server").rglob("*.py")]
    raised = {code for source in sources for code in re.findall(r'Refusal\(\s*"([a-z-]+)"', source)}
    assert raised <= set(CODES)
    library = {
        refusal_of(kind("")).why for kind in vars(errors).values() if isinstance(kind, type) and kind is not errors.BadRecord
    }
    framework = {"no-such-thing", "wrong-method", "too-large", "too-often", "bad-request", "other-rules"}
    assert set(CODES) - raised - library - framework == set()


def test_the_documentation_has_all_of_them_with_their_statuses():
    text = (ROOT / "docs/http-api.md").read_text(encoding="utf-8").partition("## Refusals")[2]
    assert {code: int(status) for code, status in re.findall(r"^\| `([a-z-]+)` \| (\d{3}) \| .+ \|$", text, re.M)} == STATUS


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_the_page_has_a_text_for_each(language: str):
    text = (ROOT / f"web/src/locales/{language}.ftl").read_text(encoding="utf-8")
    told = re.findall(r"^refused-([a-z-]+) = \S.+$", text, re.M)
    assert sorted(told) == sorted([*CODES, "no-connection"])


def test_what_the_framework_refuses_is_one_of_them_too(sqlite_server: Running):
    ada = sqlite_server.guest()
    assert ada.refused("/nowhere", method="GET") == (404, "no-such-thing")
    assert ada.refused("/me", method="PUT") == (405, "wrong-method")
    assert ada.refused("/tables", {"game": 7}) == (400, "bad-request")
    assert ada.refused("/games/chess", method="GET") == (404, "unknown-game")
    assert Refusal("stale", "").status == 409
