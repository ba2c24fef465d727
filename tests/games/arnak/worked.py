"""How the worked examples of the specification (A23) are recognised in a game."""

import re

from pelagos.core.bits import count
from pelagos.core.state import State
from pelagos.games.arnak.state import Arnak
from tests.games.arnak.positions import (
    begins,
    deck_of,
    exiled,
    hand_of,
    holder,
    loose,
    played_of,
    resources,
    row_of,
    step,
    team_of,
)
from tests.games.examples import Moment, Sight, Worked

Moments = list[Moment]


def at(moment: Moment) -> Arnak:
    """The position of a moment."""
    assert isinstance(moment.state, Arnak)
    return moment.state


def told(moment: Moment, name: str) -> list[dict[str, object]]:
    """What the word brought about, of a kind."""
    state = at(moment)
    return [dict(entry) for entry in state.log(since=int(state.ply)) if entry["message"] == name]


def said(moments: Moments, *patterns: str) -> int | None:
    """The seat that said words like these as the last ones of all."""
    tail = moments[-len(patterns) :]
    if len(moments) <= len(patterns) or not all(
        re.fullmatch(pattern, one.word) for one, pattern in zip(tail, patterns, strict=True)
    ):
        return None
    return tail[-1].seat if len({one.seat for one in tail}) == 1 else None


def back(moments: Moments, pattern: str) -> int | None:
    """The moment before the last word like this of whoever spoke last, in the same turn."""
    for number in range(len(moments) - 1, 0, -1):
        if moments[number].seat != moments[-1].seat or at(moments[number - 1]).turn != at(moments[-2]).turn:
            return None
        if re.fullmatch(pattern, moments[number].word):
            return number - 1
    return None


def sight(moments: Moments, words: int) -> Sight:
    """It takes so many words."""
    return Sight(len(moments) - 1 - words, moments[-1].seat)


# -- digging and travelling


def dig(moments: Moments) -> Sight | None:
    seat = said(moments, r"dig camp-.a", r"travel fear")
    if seat is None:
        return None
    space = moments[-2].word.split()[1]
    before, after = resources(at(moments[-3]), seat), resources(at(moments[-1]), seat)
    gained = sum(after.values()) - sum(before.values())
    return sight(moments, 2) if holder(at(moments[-1]), space) == seat and gained == 2 and not at(moments[-1]).over else None


def camp_full(moments: Moments) -> Sight | None:
    """Both spaces of a camp are taken: whoever is to move next is not offered it."""
    state = at(moments[-1])
    if moments[-1].word != "end" or state.over or step(state) != "turn":
        return None
    word = next((one.word for one in reversed(moments[-6:]) if one.word.startswith("dig camp-") and one.word.endswith("b")), None)
    if word is None:
        return None
    camp = word.split()[1][:-1]
    taken = {holder(state, f"{camp}a"), holder(state, f"{camp}b")}
    offered = {one[:6] for one in begins(state, "dig")}
    return (
        Sight(len(moments) - 1, int(state.seat))
        if len(taken) == 2 and min(taken) >= 0 and offered and camp not in offered
        else None
    )


def two_cards(moments: Moments) -> Sight | None:
    fits = said(moments, r"dig (r\d|camp-.b).*", r"travel .*", r"travel .*") is not None
    return sight(moments, 3) if fits and step(at(moments[-1])) != "pay-travel" else None


def icon_left(moments: Moments) -> Sight | None:
    if said(moments, r"dig camp-.a", r"travel .*") is None:
        return None
    left = loose(at(moments[-1]))
    return sight(moments, 2) if len(left) == 1 and step(at(moments[-1])) == "end-turn" else None


def pilot(moments: Moments) -> Sight | None:
    seat = said(moments, r"dig (r|camp-.a).*", r"pilot")
    if seat is None or resources(at(moments[-3]), seat).get("coin", 0) < 2:
        return None
    return sight(moments, 2) if step(at(moments[-1])) != "pay-travel" else None


def discover(moments: Moments) -> Sight | None:
    if not told(moments[-1], "guardian-came"):
        return None
    since = back(moments, r"discover r[12]c.")
    if since is None or (not told(moments[-1], "site-discovered") and len(moments) - since > 6):
        return None
    travel = [moment.word for moment in moments[since + 2 :] if moment.word.startswith("travel")]
    before = resources(at(moments[since]), moments[-1].seat)
    fits = travel[:1] in (["travel exploration-car"], ["travel funding-car"]) and len(travel) == 1 and before.get("compass") == 3
    return Sight(since, moments[-1].seat) if fits else None


def two_idols(moments: Moments) -> Sight | None:
    if not told(moments[-1], "hidden-idol-taken") and not told(moments[-1], "guardian-came"):
        return None
    since = back(moments, r"discover r[34]c.")
    if since is None or not told(moments[-1], "guardian-came"):
        return None
    seat = moments[-1].seat
    gained = int(at(moments[-1]).players[seat].idols) - int(at(moments[since]).players[seat].idols)
    return Sight(since, seat) if gained == 2 else None


# -- cards


def parrot(moments: Moments) -> Sight | None:
    seat = said(moments, r"play parrot", r"discard funding-.*")
    if seat is None:
        return None
    after = at(moments[-1])
    return sight(moments, 2) if {"parrot", moments[-1].word.split()[1]} <= set(played_of(after, seat)) else None


def card_row(moments: Moments, artifact: bool) -> Sight | None:
    if moments[-1].word != "end" or not told(moments[-1], "card-dealt") or at(moments[-1]).round != 2:
        return None
    since = back(moments, r"buy .*")
    if since is None or at(moments[since]).round != 2:
        return None
    before, after = row_of(at(moments[since])), row_of(at(moments[-1]))
    card = moments[since + 1].word.split()[1]
    if card not in before or (before.index(card) < 2) is not artifact:
        return None
    rest = [one for one in before if one != card]
    return Sight(since, moments[-1].seat) if (after[1:] if artifact else after[:-1]) == rest else None


def fishing_rod(moments: Moments) -> Sight | None:
    if said(moments, r"play fishing-rod", r"buy .*") is None or not told(moments[-2], "card-shown"):
        return None
    return sight(moments, 2) if told(moments[-2], "card-shown")[0]["card"] == moments[-1].word.split()[1] else None


def fishing_rod_declined(moments: Moments) -> Sight | None:
    fits = said(moments, r"play fishing-rod", r"decline") is not None and bool(told(moments[-2], "card-shown"))
    return sight(moments, 2) if fits and at(moments[-1]).items_shown else None


def crystal_earring(moments: Moments) -> Sight | None:
    seat = said(moments, r"announce 3", r"keep .*", r"return .*")
    since = back(moments, r"(play|buy) crystal-earring")
    if seat is None or since is None or not told(moments[-1], "card-laid-down"):
        return None
    return Sight(since, seat) if deck_of(at(moments[-1]), seat)[:1] == [moments[-1].word.split()[1]] else None


def ornate_hammer(moments: Moments) -> Sight | None:
    seat = said(moments, r"take .*")
    since = back(moments, r"(play|buy) ornate-hammer")
    if seat is None or since is None:
        return None
    right = row_of(at(moments[since]))[5]
    fits = right in exiled(at(moments[-2])) and len(begins(at(moments[-2]), "take")) >= 2
    return Sight(since, seat) if fits else None


def ocarina(moments: Moments) -> Sight | None:
    """A card with two icons pays two of any kind."""
    seat = said(moments, r"(dig|discover) .*", r"travel (?!fund|expl|fear).*", r"cover plane .*") or said(
        moments[:-1], r"(dig|discover) .*", r"travel (?!fund|expl|fear).*", r"cover plane .*"
    )
    if seat is None or not at(moments[-1]).players[seat].flying or step(at(moments[-1])) == "pay-travel":
        return None
    return Sight(back(moments, r"(dig|discover) .*") or 0, seat)


def fear_deck_empty(moments: Moments) -> Sight | None:
    found = told(moments[-1], "fear-tile-taken")
    return Sight(len(moments) - 2, int(str(found[0]["seat"]))) if found else None


def keep_a_card(moments: Moments) -> Sight | None:
    if said(moments, r"discard .*", r"keep .*") is None or at(moments[-1]).round != 3:
        return None
    seat = moments[-1].seat
    hand = hand_of(at(moments[-3]), seat)
    drawn = [entry for entry in told(moments[-1], "hand-drawn") if entry["seat"] == seat]
    return sight(moments, 2) if len(hand) == 2 and drawn and drawn[0]["cards"] == 4 else None


def discounts(moments: Moments) -> Sight | None:
    seat = said(moments, r"play aeroplane", r"discover r[12].*")
    if seat is None:
        return None
    before, after = resources(at(moments[-2]), seat), resources(at(moments[-1]), seat)
    return sight(moments, 2) if before.get("compass", 0) - after.get("compass", 0) == 1 else None


# -- research


def token_moves(moments: Moments) -> Sight | None:
    state = at(moments[-1])
    if step(state) != "turn" or sorted(int(one.glass) for one in state.players) != [0, 1, 2]:
        return None
    if any(one.notebook for one in state.players) or state.players[state.seat].glass != 1:
        return None
    can = begins(state, "research")
    return Sight(len(moments) - 2, int(state.seat)) if "glass 3" in can or "glass 4" in can else None


def with_the_glass(moments: Moments) -> Sight | None:
    since = back(moments, r"research glass 4")
    if since is None or not any(entry["bonus"] == "tablet" for moment in moments[since:] for entry in told(moment, "bonus-taken")):
        return None
    seat, before = moments[-1].seat, at(moments[since])
    own = resources(before, seat)
    fits = (own.get("tablet"), own.get("arrowhead")) == (1, 1) and before.players[seat].glass == 2
    done = step(at(moments[-1])) == "end-turn"
    return Sight(since, seat) if fits and done and before.round == at(moments[-1]).round else None


def with_the_notebook(moments: Moments) -> Sight | None:
    seat = said(moments, r"research notebook 1", r"recruit .")
    return sight(moments, 2) if seat is not None and at(moments[-1]).players[seat].glass == 1 else None


def temple_tile(stack: str) -> Worked:
    """A temple tile of a stack is bought."""
    wishes = (
        rf"temple {stack}",
        r"research glass .*",
        r"dig .*",
        r"discover .*",
        r"travel .*",
        r"cover .*",
        r"play .*",
        r"use .*",
        r"buy .*",
    )
    return Worked(
        3, lambda moments: sight(moments, 1) if moments[-1].word == f"temple {stack}" else None, wishes, near=at_the_temple
    )


def at_the_temple(moments: Moments) -> bool:
    """Somebody has just come to the Lost Temple."""
    return bool(re.fullmatch(r"research glass 14", moments[-1].word))


def upgrade_refreshes(moments: Moments) -> Sight | None:
    seat = said(moments, r"promote .*")
    if seat is None:
        return None
    assistant = moments[-1].word.split()[1]
    since = back(moments, rf"use {assistant}")
    fits = (
        since is not None
        and f"({assistant})" in team_of(at(moments[-2]), seat)
        and f"{assistant}+" in team_of(at(moments[-1]), seat)
    )
    return Sight(since or 0, seat) if fits else None


def choice_assistant(moments: Moments) -> Sight | None:
    seat = said(moments, r"use assistant-08")
    return sight(moments, 1) if seat is not None and step(at(moments[-1])) == "turn" else None


def discount_assistant(moments: Moments) -> Sight | None:
    seat = said(moments, r"use assistant-10", r"buy .*")
    return sight(moments, 2) if seat is not None and at(moments[-3]).turn == at(moments[-1]).turn else None


def boot_assistant(moments: Moments) -> Sight | None:
    since = back(moments, r"use assistant-03")
    if since is None or not moments[-1].word.startswith("cover "):
        return None
    words = [moment.word for moment in moments[since + 1 :]]
    travels = [word for word in words if word.startswith("travel ")]
    digs = [word for word in words if word.startswith("dig ")]
    return (
        Sight(since, moments[-1].seat) if len(travels) == 1 and len(digs) == 1 and step(at(moments[-1])) != "pay-travel" else None
    )


def snake_rescue(moments: Moments) -> Sight | None:
    seat = said(moments, r"research glass 8", r"rescue .*")
    if seat is None:
        return None
    assistant = moments[-1].word.split()[1]
    return sight(moments, 2) if f"({assistant})" in team_of(at(moments[-1]), seat) else None


# -- rounds


def passing(moments: Moments) -> Sight | None:
    """Two have passed; the third has at least two turns, passes, and the round ends."""
    if len(moments) < 2 or at(moments[-1]).round == at(moments[-2]).round or at(moments[-1]).over:
        return None
    first = next(
        (
            n
            for n, one in enumerate(moments)
            if one.word == "end" and sum(p.passed for p in at(one).players) == 2 and at(one).round == at(moments[-2]).round
        ),
        None,
    )
    if first is None:
        return None
    third = int(at(moments[first]).seat)
    ends = [one for one in moments[first + 1 :] if one.seat == third and one.word == "end"]
    return Sight(first, third) if len(ends) >= 3 else None


def row_between_rounds(number: int) -> Worked:
    """The row before and after a round ends."""

    def sees(moments: Moments) -> Sight | None:
        if len(moments) < 2 or at(moments[-1]).round != number + 1 or at(moments[-2]).round != number:
            return None
        before, after = row_of(at(moments[-2])), row_of(at(moments[-1]))
        if None in before or None in after:
            return None
        items = before[number + 1 :]
        fits = (
            after[number + 1 :] == items
            and before[number - 1] in exiled(at(moments[-1]))
            and before[number] in exiled(at(moments[-1]))
        )
        return sight(moments, 1) if fits else None

    return Worked(2, sees, (r"pass",))


# -- alone


def duplicate_idol(moments: Moments) -> Sight | None:
    if len(moments) < 2:
        return None
    before, after = at(moments[-2]).rival, at(moments[-1]).rival
    return sight(moments, 1) if after.stacked - before.stacked == 2 and count(before.idols) else None


def overcome_without_target(moments: Moments) -> Sight | None:
    turned = [entry for entry in told(moments[-1], "rival-turned") if entry["rival-tile"] == "overcome-red"]
    if (
        not turned
        or told(moments[-1], "rival-overcame")
        or not told(moments[-1], "rival-bonus")
        or told(moments[-1], "rival-assistant")
    ):
        return None
    return sight(moments, 1)


def ocarina_wish(state: State, words: list[str]) -> list[str]:
    """Buy cards with two icons, keep them, get the Ocarina, then travel with them."""
    assert isinstance(state, Arnak)
    if state.players[state.seat].flying:
        return [word for word in words if re.match(r"dig camp-.b|discover|dig r|travel (?!fund|expl|fear)|cover", word)]
    wanted = [word for word in words if re.match(r"(buy|play) guardians-ocarina|resolve", word)]
    wanted = wanted or [
        word for word in words if re.match(r"play (fund|expl)|keep (?!fund|expl|fear)|discard (fund|expl|fear)", word)
    ]
    return wanted or [word for word in words if re.match(r"buy (automobile|steam-boat|horse|journal|ostrich)|end|pass", word)]


def hoard(state: State, words: list[str]) -> list[str]:
    """Words that bring resources."""
    return [word for word in words if re.match(r"dig|travel|cover|discover|play|use|boon|slot", word)]


EXPLORE = (r"discover r[12].*", r"travel .*", r"cover .*")
RESEARCH = (r"research .*", hoard)

WORKED = {
    "A23.1": Worked(2, dig, (r"dig camp-1a", r"travel fear")),
    "A23.1-2": Worked(3, camp_full, (r"dig camp-1.*", r"travel .*", r"cover .*", r"end")),
    "A23.2": Worked(3, dig, (r"dig camp-2a", r"travel fear"), {"board": "snake"}),
    "A23.3": Worked(2, two_cards, (r"dig .*(b|r).*", r"dig camp-1.*", r"travel .*")),
    "A23.3-2": Worked(2, icon_left, (r"buy .*", r"dig camp-.a", r"travel (?!fund|expl|fear).*")),
    "A23.4": Worked(2, pilot, (r"dig .*", r"pilot")),
    "A23.5": Worked(2, discover, EXPLORE),
    "A23.6": Worked(2, two_idols, (r"discover r[34].*", r"travel .*", r"cover .*", r"play explor.*", hoard)),
    "A23.7": Worked(2, parrot, (r"play parrot", r"discard funding.*", r"buy parrot")),
    "A23.8": Worked(2, lambda moments: card_row(moments, artifact=False), (r"pass", r"buy .*", r"play fund.*", r"end")),
    "A23.8-2": Worked(2, lambda moments: card_row(moments, artifact=True), (r"pass", r"buy .*", r"play expl.*", r"end")),
    "A23.9": Worked(3, token_moves, (r"research glass .*", hoard)),
    "A23.10": Worked(2, with_the_glass, (r"research glass [24]", hoard)),
    "A23.11": Worked(2, with_the_notebook, (r"research glass 1", r"research notebook 1", r"recruit .*", hoard)),
    "A23.12": temple_tile("t6-left"),
    "A23.13": Worked(2, upgrade_refreshes, (r"use .*", r"promote .*", r"recruit .*", *RESEARCH)),
    "A23.14": Worked(2, choice_assistant, (r"use assistant-08", r"recruit .*", *RESEARCH)),
    "A23.14-2": Worked(2, discount_assistant, (r"use assistant-10", r"recruit .*", *RESEARCH)),
    "A23.14-3": Worked(
        2, boot_assistant, (r"use assistant-03", r"accept", r"recruit .*", r"travel (?!fund|expl|fear).*", *RESEARCH)
    ),
    "A23.15": Worked(3, passing, (r"end",)),
    "A23.16": row_between_rounds(1),
    "A23.16-2": row_between_rounds(2),
    "A23.17": Worked(2, snake_rescue, (r"rescue .*", r"research glass .*", r"discover .*", hoard), {"board": "snake"}),
    "A23.18": Worked(2, discounts, (r"play aeroplane", r"buy aeroplane", r"discover .*", r"travel .*")),
    "A23.19": Worked(2, fishing_rod, (r"play fishing-rod", r"buy fishing-rod")),
    "A23.19-2": Worked(2, fishing_rod_declined, (r"play fishing-rod", r"buy fishing-rod", r"decline")),
    "A23.20": Worked(2, crystal_earring, (r"(play|buy) crystal-earring", r"announce 3", r"resolve", r"play expl.*")),
    "A23.21": Worked(2, ornate_hammer, (r"(play|buy) ornate-hammer", r"take .*", r"resolve", r"play expl.*", r"exile .*")),
    "A23.22": Worked(2, ocarina, (ocarina_wish,)),
    "A23.23": Worked(
        4, fear_deck_empty, (r"(play|buy) hunting-arrows", r"resolve", r"discover .*", r"travel .*", r"cover .*", hoard)
    ),
    "A23.24": Worked(2, keep_a_card, (r"keep .*", r"pass")),
    "A23.25": Worked(1, duplicate_idol, (r"end", r"pass"), {"difficulty": "5"}),
    "A23.26": Worked(1, overcome_without_target, (r"end",), {"difficulty": "5"}),
}
