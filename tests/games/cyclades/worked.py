"""How the worked examples of the specification (W1 to W22) are recognised in a game."""

from pelagos.core.bits import members
from pelagos.core.state import State
from pelagos.games.cyclades.components import COMPONENTS, GODS
from pelagos.games.cyclades.state import Cyclades
from tests.games.cyclades.positions import discards, fleets, gods, lands, legal, metropolises, sea, standing, step, track
from tests.games.examples import Moment, Sight, Worked

Moments = list[Moment]


def at(moment: Moment) -> Cyclades:
    """The position of a moment."""
    assert isinstance(moment.state, Cyclades)
    return moment.state


def last(moments: Moments, count: int) -> list[str]:
    """The last words."""
    return [moment.word for moment in moments[-count:]]


def told(moment: Moment, name: str) -> list[dict[str, object]]:
    """What the word brought about, of a kind."""
    state = at(moment)
    return [dict(entry) for entry in state.log(since=int(state.ply)) if entry["message"] == name]


def new_cycle(moments: Moments) -> bool:
    """Whether a cycle begins with the last word."""
    return len(moments) > 1 and at(moments[-1]).cycle > at(moments[-2]).cycle


def here(moments: Moments, back: int = 1, seat: int | None = None) -> Sight:
    """The example begins so many words before the last position."""
    return Sight(len(moments) - 1 - back, moments[-1].seat if seat is None else seat)


def cycle_start(moments: Moments, cycle: int) -> int:
    """The first moment of a cycle."""
    return next(number for number, moment in enumerate(moments) if at(moment).cycle == cycle)


# -- creatures


def creature_track(moments: Moments) -> Sight | None:
    if not new_cycle(moments) or at(moments[-1]).cycle < 3 or at(moments[-1]).over:
        return None
    before, after = at(moments[-2]), at(moments[-1])
    fits = track(before) == ["pegasus", None, "minotaur"] and track(after)[2] == "pegasus" and "minotaur" in discards(after)
    return here(moments) if fits and None not in track(after) else None


def track_wish(state: State, words: list[str]) -> list[str]:
    """Summon the one between Pegasus and the Minotaur; otherwise let the track move on."""
    assert isinstance(state, Cyclades)
    shown = track(state)
    if shown[0] == "pegasus" and shown[2] == "minotaur" and shown[1]:
        return [word for word in words if word.startswith(f"summon {shown[1]} ")] or [word for word in words if word.endswith(" 1")]
    return [word for word in words if word in ("apollo", "pass")]


def first_cycle(moments: Moments) -> Sight | None:
    shown = track(at(moments[-1]))
    return Sight(0, 0) if shown[0] and shown[1:] == [None, None] else None


def second_cycle_unused(moments: Moments) -> Sight | None:
    if not new_cycle(moments) or at(moments[-1]).cycle != 2:
        return None
    before, after = track(at(moments[-2])), track(at(moments[-1]))
    return here(moments) if before[0] and after[1] == before[0] and after[0] and not after[2] else None


def second_cycle_used(moments: Moments) -> Sight | None:
    if not new_cycle(moments) or at(moments[-1]).cycle != 2:
        return None
    before, after = track(at(moments[-2])), track(at(moments[-1]))
    return here(moments) if not before[0] and after[0] and after[1] and not after[2] else None


# -- income


def trades(state: Cyclades, seat: int) -> int:
    """The trade spaces with the seat's fleets."""
    return len(members(state.seas_of[seat] & state.chart().trade))


def prosperity(state: Cyclades, seat: int) -> list[int]:
    """The prosperity of each of the seat's islands."""
    islands = state.view(None)["islands"]
    return [islands[name]["prosperity"] for name in lands(state, seat)]


def island_income(moments: Moments) -> Sight | None:
    if not new_cycle(moments):
        return None
    state = at(moments[-1])
    for seat in range(state.seats()):
        if (
            trades(state, seat) == 0
            and sorted(prosperity(state, seat), reverse=True)[:1] == [2]
            and sum(prosperity(state, seat)) == 2
        ):
            return here(moments, seat=seat)
    return None


def trade_income(moments: Moments) -> Sight | None:
    if not new_cycle(moments):
        return None
    state = at(moments[-1])
    for entry in told(moments[-1], "income"):
        seat = int(str(entry["seat"]))
        if trades(state, seat) == 1 and entry["gold"] == 1 + sum(prosperity(state, seat)):
            return here(moments, seat=seat)
    return None


def trade_left(moments: Moments) -> Sight | None:
    if len(moments) < 3 or not moments[-1].word.startswith("to "):
        return None
    before, after, seat = at(moments[-2]), at(moments[-1]), moments[-1].seat
    if trades(before, seat) != 1 or trades(after, seat) or after.battle_at >= 0 or before.view(seat)["step"] != "sail":
        return None
    return here(moments, 2) if moments[-2].word.startswith("sail ") else None


# -- offerings


def bid_above_ten(moments: Moments) -> Sight | None:
    return here(moments) if moments[-1].word.startswith("bid ") and moments[-1].word.endswith(" 13") else None


CHAIN = ["bid ares 5", "bid ares 6", "bid poseidon 1", "bid poseidon 3", "bid ares 7"]


def outbidding_chain(moments: Moments) -> Sight | None:
    if last(moments, 5) != CHAIN:
        return None
    blue, red, again, yellow, back = (moment.seat for moment in moments[-5:])
    fits = blue == again == back and len({blue, red, yellow}) == 3 and at(moments[-1]).seat == red
    return here(moments, 4, blue) if fits and not legal(at(moments[-1]), "bid ares ") else None


def chain_wish(state: State, words: list[str]) -> list[str]:
    """The next word of the chain."""
    s = state
    assert isinstance(s, Cyclades)
    on = standing(s)
    ares, poseidon = on.get("ares", (-1, 0))[1], on.get("poseidon", (-1, 0))[1]
    wanted = {(0, 0): 0, (5, 0): 1, (6, 0): 2, (6, 1): 3, (6, 3): 4}.get((ares, poseidon))
    return [] if wanted is None else [word for word in words if word == CHAIN[wanted]]


def turn_track(moments: Moments) -> Sight | None:
    if not new_cycle(moments) or at(moments[-1]).seats() != 5 or at(moments[-1]).over:
        return None
    begun = at(moments[-1]).cycle - 1
    since = cycle_start(moments, begun)
    acted: list[int] = []
    ended = 0
    for number, moment in enumerate(moments[since:], since):
        for entry in told(moment, "turn-began"):
            acted.append(int(str(entry["seat"])))
            ended = number if len(acted) == 2 else ended
    after = at(moments[-1])
    if len(acted) != 5 or [int(after.seat), *(int(one) for one in after.turn_track[1:])] != acted[::-1]:
        return None  # the first marker is in the bidder's hand
    return Sight(ended, acted[0])


def two_bids_wish(state: State, words: list[str]) -> list[str]:
    """Four and four with one priest and six gold; the other one keeps away."""
    assert isinstance(state, Cyclades)
    if standing(state).get("ares") == (1 - state.seat, 4):
        return [word for word in words if word == "apollo"]
    ready = state.priests[state.seat] == 1 and state.gold[state.seat] == 6
    return [word for word in words if word in ("bid ares 4", "bid zeus 4")] if ready else []


def two_players(moments: Moments) -> Sight | None:
    after, seat = at(moments[-1]), moments[-1].seat
    if moments[-1].word != "bid zeus 4" or standing(at(moments[-2])).get("ares") != (seat, 4):
        return None
    if (at(moments[-2]).gold[seat], at(moments[-2]).priests[seat]) != (6, 1) or after.cycle != at(moments[-2]).cycle:
        return None
    first = next(n for n in range(len(moments) - 1, 0, -1) if moments[n].word == "bid ares 4")
    return Sight(first - 1, seat)


def priest_minimum(moments: Moments) -> Sight | None:
    for entry in told(moments[-1], "offering-paid"):
        seat = int(str(entry["seat"]))
        bid = standing(at(moments[-2])).get("zeus") if moments[-1].word != "bid zeus 3" else (moments[-1].seat, 3)
        if entry["god"] == "zeus" and entry["gold"] == 1 and at(moments[-2]).priests[seat] == 4 and bid == (seat, 3):
            return here(moments, seat=seat)
    return None


# -- turns


def mixing_actions(moments: Moments) -> Sight | None:
    words = last(moments, 3)
    if not (len(words) == 3 and words[0].startswith("troop ") and words[1].startswith("build ") and words[2].startswith("troop ")):
        return None
    same = len({moment.seat for moment in moments[-3:]}) == 1 and at(moments[-1]).god == GODS.index("ares")
    prices = [entry["price"] for moment in (moments[-3], moments[-1]) for entry in told(moment, "troop-recruited")]
    return here(moments, 3) if same and at(moments[-2]).god == at(moments[-1]).god and prices == [0, 2] else None


def fleet_move(moments: Moments) -> Sight | None:
    words = [word.split() or [""] for word in last(moments, 4)]
    if [word[0] for word in words] != ["sail", "to", "to", "to"] or [word[-1] for word in words[1:]] != ["3", "4", "2"]:
        return None
    before, seat = fleets(at(moments[-5]), moments[-1].seat), moments[-1].seat
    after = fleets(at(moments[-1]), seat)
    start, joined, stop, end = (word[1] for word in words)
    fits = before.get(start) == 3 and before.get(joined) == 1 and start not in after and joined not in after
    return (
        here(moments, 4) if fits and after.get(stop) == 2 and after.get(end) == 2 and len({start, joined, stop, end}) == 4 else None
    )


def fleet_wish(state: State, words: list[str]) -> list[str]:
    """Three fleets in one space, one in the next, then the move."""
    assert isinstance(state, Cyclades)
    own = fleets(state, int(state.seat))
    if words[0].startswith("to ") or any(word.startswith("to ") for word in words):
        most = max((int(word.split()[-1]) for word in words if word.startswith("to ")), default=0)
        wanted = {4: ("4", "2"), 3: ("3",), 2: ("2",)}.get(most, ())
        joining = [word for word in words if word.startswith("to ") and word.split()[-1] in wanted]
        return [word for word in joining if most != 3 or word.split()[1] in own] or joining
    if any(word.startswith("fleet ") for word in words):
        if max(own.values(), default=0) < 3:
            return [word for word in words if word.startswith("fleet ") and own.get(word.split()[1], 0) == max(own.values())]
        return [word for word in words if word.startswith("fleet ") and word.split()[1] not in own]
    return [word for word in words if word.startswith("sail ") and own.get(word.split()[1]) == 3]


# -- battles


def port_range(moments: Moments) -> Sight | None:
    fought, rolled = told(moments[-1], "sea-battle"), told(moments[-1], "round-rolled")
    if not fought or not rolled or rolled[0]["bonus"] != 1:
        return None
    before, defender = at(moments[-2]), int(str(fought[0]["defender"])) - 1
    space = 2 ** sea(before, str(fought[0]["sea"]))
    chart, islands = before.chart(), before.view(None)["islands"]
    for number, one in enumerate(COMPONENTS.maps[before.chart_number].islands):
        around = chart.waters[number]
        if islands[one.name]["owner"] == defender and "port" in islands[one.name]["slots"] and around & space:
            return here(moments, seat=defender) if len(members(around)) == 8 else None
    return None


def attack_wish(state: State, words: list[str]) -> list[str]:
    """Sail where others are."""
    assert isinstance(state, Cyclades)
    others = {name for seat in range(state.seats()) if seat != state.seat for name in fleets(state, seat)}
    return [word for word in words if word.startswith("to ") and word.split()[1] in others]


def last_island_taken(moments: Moments, ares: bool = True) -> Sight | None:
    """From the decision to land to the victory or the elimination."""
    if not told(moments[-1], "eliminated"):
        return None
    state = at(moments[-1])
    for number in range(len(moments) - 1, max(0, len(moments) - 12), -1):
        words = moments[number].word.split()
        if words[:1] != ["land"]:
            continue
        before, seat = at(moments[number - 1]), moments[number].seat
        island = words[1]
        own = [name for name in lands(before, seat) if name in metropolises(before)]
        victim = next((one for one in range(before.seats()) if lands(before, one).keys() == {island}), None)
        if victim is None or island not in metropolises(before) or len(own) != 1 or (ares and GODS[before.god] != "ares"):
            return None
        return Sight(number - 1, seat) if state.over or state.cycle == before.cycle else None
    return None


def protected_last_island(moments: Moments) -> Sight | None:
    state = at(moments[-1])
    if state.over or not moments[-1].word or step(state) != "god-turn" or GODS[state.god] != "ares":
        return None
    seat = int(state.seat)
    if not any(name in metropolises(state) for name in lands(state, seat)):
        return None
    view = state.view(seat)
    for island in view["protected"]:
        owner = view["islands"][island]["owner"]
        neighbours = state.chart().waters[[one.name for one in COMPONENTS.maps[state.chart_number].islands].index(island)]
        reach = any(words.startswith("march") for words in legal(state)) and neighbours & state.seas_of[seat]
        if owner is not None and island not in metropolises(state) and reach:
            return here(moments, seat=seat)
    return None


def victory_undone(moments: Moments) -> Sight | None:
    """The attacker who had both loses one before the cycle ends, and the game goes on."""
    state = at(moments[-1])
    if not new_cycle(moments) or state.over:
        return None
    since = cycle_start(moments, int(state.cycle) - 1)
    for number in range(since + 1, len(moments)):
        if not told(moments[number], "eliminated"):
            continue
        took = last_island_taken(moments[: number + 1], ares=False)
        if took is None:
            continue
        held = len([name for name in lands(at(moments[number]), took.seat) if name in metropolises(at(moments[number]))])
        kept = len([name for name in lands(state, took.seat) if name in metropolises(state)])
        if held >= 2 > kept:
            return took
    return None


def undone_near(moments: Moments) -> bool:
    """A last island has just been taken, and it was not the last turn."""
    return last_island_taken(moments, ares=False) is not None and not at(moments[-1]).over


def mutual_destruction(moments: Moments) -> Sight | None:
    if not told(moments[-1], "all-destroyed"):
        return None
    battles = [(n, entry) for n in range(max(1, len(moments) - 4), len(moments)) for entry in told(moments[n], "land-battle")]
    if not battles or (battles[-1][1]["attackers"], battles[-1][1]["defenders"]) != (1, 1):
        return None
    defender, island = int(str(battles[-1][1]["defender"])) - 1, str(battles[-1][1]["island"])
    if lands(at(moments[-1]), defender).get(island) != 0:
        return None
    return Sight(battles[-1][0] - 1, defender)


def land_battle(moments: Moments) -> Sight | None:
    for entry in told(moments[-1], "round-rolled"):
        if [entry[key] for key in ("attackers", "defenders", "bonus")] != [4, 1, 2] or entry["defence"] != int(
            str(entry["attack"])
        ) + 1:
            continue
        if not told(moments[-1], "land-battle") or not told(moments[-1], "island-taken"):
            continue
        return here(moments)
    return None


def landing_near(moments: Moments) -> bool:
    """A single troop behind a fortress and a metropolis, and somebody else has four together."""
    if not new_cycle(moments):
        return False
    islands = at(moments[-1]).view(None)["islands"].values()
    fort = {one["owner"] for one in islands if one["troops"] == 1 and one["metropolis"] and "fortress" in one["slots"]}
    return any(one["owner"] not in fort and one["troops"] >= 4 for one in islands) if fort else False


def landing_wish(state: State, words: list[str]) -> list[str]:
    """Four against a single troop behind a fortress and a metropolis."""
    assert isinstance(state, Cyclades)
    view = state.view(None)
    found: list[str] = []
    for word in words:
        parts = word.split()
        if parts[0] == "land" and parts[2] == "4":
            island = view["islands"][parts[1]]
            if island["troops"] == 1 and island["metropolis"] and "fortress" in island["slots"]:
                found.append(word)
    return found


# -- Apollo and the gods


def apollo_shared(moments: Moments) -> Sight | None:
    if not told(moments[-1], "apollo-gold") or at(moments[-2]).seats() == 2:
        return None
    since = cycle_start(moments, int(at(moments[-2]).cycle)) + 1
    visits = [(n, entry) for n in range(since, len(moments)) for entry in told(moments[n], "apollo-gold")]
    placed = [entry["seat"] for moment in moments[since:] for entry in told(moment, "prosperity-placed")]
    if [entry["gold"] for _, entry in visits] != [1, 1] or placed != [visits[0][1]["seat"]]:
        return None
    return Sight(visits[0][0] - 1, int(str(visits[0][1]["seat"])))


def apollo_alone(moments: Moments) -> Sight | None:
    gold = [entry for entry in told(moments[-1], "apollo-gold") if entry["gold"] == 4]
    return here(moments, seat=int(str(gold[0]["seat"]))) if gold else None


def hidden_god(moments: Moments) -> Sight | None:
    if not new_cycle(moments) or at(moments[-1]).cycle != 2:
        return None
    fits = gods(at(moments[0])) == ["zeus", "ares", "athena"] and gods(at(moments[-1]))[0] == "poseidon"
    return here(moments) if fits else None


def pairs(moments: Moments) -> Sight | None:
    if not new_cycle(moments) or at(moments[-1]).cycle != 3:
        return None
    second = gods(at(moments[cycle_start(moments, 2)]))
    fits = gods(at(moments[0])) == ["ares", "zeus"] and set(second) == {"poseidon", "athena"}
    return Sight(cycle_start(moments, 2) - 1, moments[-1].seat) if fits else None


# -- the metropolis


def squeezed_out(moments: Moments) -> Sight | None:
    lost = told(moments[-1], "metropolis-lost")
    if not lost or not told(moments[-1], "philosophers-returned"):
        return None
    seat = int(str(lost[0]["seat"]))
    mine = lands(at(moments[-1]), seat)
    return here(moments, seat=seat) if len(mine) == 1 and set(mine) <= metropolises(at(moments[-1])) else None


LOW = r"bid \w+ [1-3]"
PEACE = (r"apollo", r"pass")
WAR = (r"bid ares \d", r"land .*", r"march .*", r"troop .*")
GROW = (r"philosopher", r"build .*", r"metropolis .*", r"found .*", r"bid (athena|ares) [1-9]")

WORKED = {
    "W1": Worked(3, creature_track, (track_wish,)),
    "W2": Worked(3, first_cycle),
    "W3": Worked(3, second_cycle_unused, PEACE),
    "W3-2": Worked(3, second_cycle_used, (r"summon .*", *PEACE)),
    "W4": Worked(3, island_income, (r"prosperity .*", *PEACE)),
    "W5": Worked(3, trade_income, (r"fleet .*", *PEACE)),
    "W5-2": Worked(3, trade_left, (r"sail .*", r"fleet .*", r"bid poseidon [1-4]")),
    "W6": Worked(3, bid_above_ten, (r"bid \w+ 13", *PEACE)),
    "W7": Worked(4, outbidding_chain, (chain_wish,)),
    "W8": Worked(5, turn_track, (LOW, r"pass")),
    "W9": Worked(3, mixing_actions, (r"troop .*", r"build .*", r"bid ares [1-5]")),
    "W10": Worked(3, fleet_move, (fleet_wish, r"bid poseidon [1-6]", r"pass")),
    "W11": Worked(3, port_range, (attack_wish, r"build kythnos .*", r"to .*", r"sail .*", r"fleet .*", r"bid poseidon [1-5]")),
    "W12": Worked(3, last_island_taken, (*WAR, *GROW), longest=900),
    "W13": Worked(3, protected_last_island, (*GROW, *WAR), longest=900),
    "W14": Worked(3, victory_undone, (r"summon pegasus .*", *WAR, *GROW), longest=900, near=undone_near),
    "W15": Worked(3, mutual_destruction, WAR),
    "W16": Worked(4, apollo_shared, (r"pass", LOW)),
    "W16-2": Worked(3, apollo_alone, (r"apollo", *WAR)),
    "W17": Worked(4, hidden_god, PEACE),
    "W18": Worked(3, pairs, PEACE),
    "W19": Worked(3, squeezed_out, (r"philosopher", r"bid athena \d", *WAR), longest=900),
    "W20": Worked(3, priest_minimum, (r"priest", r"bid zeus [1-3]", *PEACE)),
    "W21": Worked(3, land_battle, (landing_wish, *GROW, *WAR), longest=900, near=landing_near),
    "W22": Worked(2, two_players, (two_bids_wish, r"priest", r"bid zeus [1-3]", *PEACE)),
}
