"""The table of Cyclades, drawn from a view alone."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pelagos.games.cyclades.components import BUILDINGS
from pelagos.games.cyclades.shapes import CycladesView, Isle, Standing
from pelagos.terminal.look import COLOURS, SHAPES, Look
from pelagos.terminal.seas import EMPTY, KRAKEN, METROPOLIS, NARROW, TRADE, WIDE, chart, map_width, slot_signs

TALL_FROM = 38
"""From this height on, hexagons are two lines high, where the width allows it."""
ISLANDS, GODS = 31, 28
"""About how wide the lists of islands and of gods are."""
ALL_COLUMNS = 76
"""From this width on, pieces on the board are counted for everybody."""
GAP = 2
FEW_ISLANDS = 8
"""With at most this many islands there is room for everything beside a tall map."""
QUIET = "bright_black"


def draw(view: CycladesView, look: Look) -> RenderableType:
    """The map, with islands, gods and creatures beside or below it, and all players."""
    battle = _battle(view, look)
    return Group(*_board(view, look), *([battle] if battle else []), _players(view, look))


def _board(view: CycladesView, look: Look) -> list[RenderableType]:
    """The map with as much beside it as there is room for, and the rest below."""
    name = view["map"]
    tall = look.height >= TALL_FROM and look.width >= map_width(name, WIDE) + GAP + ISLANDS
    cell = WIDE if tall else NARROW
    room = look.width - map_width(name, cell) - GAP
    drawn, islands, gods, creatures = chart(view, look, cell), _islands(view, look), _gods(view, look), _creatures(view, look)
    if room >= ISLANDS + GAP + GODS:
        return [_beside(drawn, islands, Group(gods, Text(), creatures))]
    if tall and len(view["islands"]) <= FEW_ISLANDS:
        return [_beside(drawn, Group(islands, Text(), gods, Text(), creatures))]
    if tall:
        return [_beside(drawn, Group(islands, Text(), gods)), _creature_line(view, look)]
    if room >= ISLANDS:
        return [_beside(drawn, islands), _beside(gods, creatures)]
    return [drawn, islands, gods, _creature_line(view, look)]


def others(view: CycladesView, look: Look) -> RenderableType:
    """What is left in the supply, and which creatures may still come."""
    say, creatures, supply = look.language, view["creatures"], view["supply"]
    stock = [f"{say.name('building', kind)} {number}" for kind, number in supply["buildings"].items()]
    stock += [f"{say.text(f'table-{kind}')} {supply[kind]}" for kind in ("metropolises", "priests", "philosophers", "prosperity")]
    lines = [_listed("table-supply", stock, look)]
    for pile in ("draw_pile", "discard_pile"):
        names = [say.name("creature", creature) for creature in creatures[pile]]
        lines.append(_listed(f"table-{pile.replace('_', '-')}", names, look))
    return Group(*lines)


def effect(before: CycladesView, after: CycladesView, look: Look) -> str:
    """What is gained and lost: gold and cards, fleets, troops, buildings and islands."""
    seat = _shown_seat(before, look)
    old, new = before["seats"][seat], after["seats"][seat]
    changes = {
        TRADE: (new["gold"] or 0) - (old["gold"] or 0),
        look.language.text("short-priest"): new["priests"] - old["priests"],
        look.language.text("short-philosopher"): new["philosophers"] - old["philosophers"],
    }
    signs = [f"{change:+d}{sign}" for sign, change in changes.items() if change]
    signs += [_new_at_sea(before, after, sea) for sea in sorted(before["seas"].keys() | after["seas"].keys())]
    signs += [_new_on_island(name, before["islands"][name], island, look) for name, island in after["islands"].items()]
    return " ".join(sign for sign in signs if sign)


def about(view: CycladesView, text: str, look: Look) -> str:
    """What a summoned creature costs, or what stands on the space where a group of words begins."""
    match text.split():
        case ["summon" | "replace", creature, *_]:
            for place in view["creatures"]["track"]:
                if place["creature"] == creature:
                    return f"{place['price']}{TRADE}"
        case ["bid", god]:
            for offering in view["gods"]["available"]:
                if offering["god"] == god and offering["seat"] is not None:
                    return f"{SHAPES[offering['seat']]}{offering['bid']}"
    return ""


def legend(look: Look) -> Text:
    """The signs on the map."""
    say = look.language
    letters = "  ".join(f"{say.text(f'short-{kind}')} {say.name('building', kind)}" for kind in BUILDINGS)
    signs = [f"{METROPOLIS} {say.text('table-sign-metropolis')}", f"{TRADE} {say.text('table-sign-gold')}"]
    return Text("  ".join([letters, *signs, f"{KRAKEN} {say.name('creature', 'kraken')}"]))


# -- the view


def _shown_seat(view: CycladesView, look: Look) -> int:
    """The reader's seat; for a spectator, the deciding seat or, at the end, the first."""
    if look.seat is not None:
        return look.seat
    deciding = view["deciding"]
    return view["ranking"].index(1) if deciding is None else deciding


# -- effects


def _new_at_sea(before: CycladesView, after: CycladesView, sea: str) -> str:
    """Fleets that entered or left a sea space."""
    old, new = before["seas"].get(sea), after["seas"].get(sea)
    if old == new:
        return ""
    if new is not None:
        return f"{SHAPES[new['owner']]}{sea}"
    return f"-{SHAPES[old['owner']]}{sea}" if old else ""


def _new_on_island(name: str, old: Isle, new: Isle, look: Look) -> str:
    """What changed on an island, biggest change first."""
    title = look.language.name("island", name)
    if new["metropolis"] and not old["metropolis"]:
        return f"{METROPOLIS} {title}"
    if new["owner"] != old["owner"] and new["owner"] is not None:
        return f"{SHAPES[new['owner']]} {title}"
    if new["slots"] != old["slots"]:
        return f"{slot_signs(new, look)} {title}"
    changes = {look.language.text("short-troop"): new["troops"] - old["troops"], TRADE: new["markers"] - old["markers"]}
    return next((f"{change:+d}{sign} {title}" for sign, change in changes.items() if change), "")


# -- parts of the table


def _beside(*parts: RenderableType) -> Table:
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_row(*parts)
    return grid


def _table(*headings: str) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=QUIET, pad_edge=False)
    for number, heading in enumerate(headings, start=1):
        table.add_column(heading, no_wrap=number < len(headings))  # the last one shrinks if room is short
    return table


def _listed(message: str, items: list[str], look: Look) -> Text:
    return Text.assemble((f"{look.language.text(message)} ", QUIET), ", ".join(items) or "-")


def _islands(view: CycladesView, look: Look) -> Table:
    """Owner, troops, buildings by slot and prosperity; a figurine stands behind."""
    say = look.language
    table = _table(say.text("table-island"), "", say.text("table-slots"), TRADE, "")
    figurines = view["creatures"]["figurines"]
    for name, island in view["islands"].items():
        owner = island["owner"]
        colour = QUIET if owner is None else COLOURS[owner]
        guests = [say.name("creature", creature) for creature, standing in figurines.items() if standing["island"] == name]
        table.add_row(
            Text(say.name("island", name), style=f"bold underline {colour}" if name in look.marks else colour),
            Text("-" if owner is None else f"{SHAPES[owner]}{island['troops']}", style=colour),
            Text(slot_signs(island, look), style="bold" if island["metropolis"] else ""),
            Text(f"{island['prosperity'] or EMPTY}", style="yellow" if island["prosperity"] else QUIET),
            Text(", ".join(guests), style="red"),
        )
    return table


def _gods(view: CycladesView, look: Look) -> Group:
    """The gods in the order of their turns, with their offerings; the others; and who bids or has had a turn."""
    say, gods = look.language, view["gods"]
    table = _table("", say.text("table-cycle", cycle=view["cycle"]), say.text("table-offering"))
    for number, god in enumerate(gods["available"], start=1):
        name = Text(say.name("god", god["god"]), style="bold reverse" if god["god"] == view["god"] else "bold")
        table.add_row(str(number), name, _offering(god, look))
    markers = [look.player(seat)[:1] for seat in gods["apollo"] if seat is not None]
    name = Text(say.name("god", "apollo"), style="bold reverse" if view["god"] == "apollo" else "bold")
    table.add_row("", name, Text(" ").join(markers) if markers else Text("-", style=QUIET))
    lines: list[RenderableType] = [table]
    away = [say.name("god", god) for god in gods["away"]]
    lines += [_listed("table-away", away, look)] if away else []
    order = [Text(EMPTY, style=QUIET) if seat is None else look.player(seat)[:1] for seat in view["turn_track"]]
    return Group(*lines, Text.assemble((f"{say.text('table-order')} ", QUIET), Text(" ").join(order)))


def _offering(god: Standing, look: Look) -> Text:
    if god["seat"] is None:
        return Text("-", style=QUIET)
    return look.player(god["seat"]).append(f" {god['bid']}{TRADE}", style="yellow")


def _creatures(view: CycladesView, look: Look) -> Group:
    """The track with its prices, and where the Kraken is."""
    say, creatures = look.language, view["creatures"]
    table = _table(TRADE, say.text("table-creature"))
    for place in creatures["track"]:
        name = Text(say.name("creature", place["creature"]), style="red") if place["creature"] else Text("-", style=QUIET)
        table.add_row(Text(str(place["price"]), style="yellow"), name)
    if creatures["kraken"] is None:
        return Group(table)
    return Group(table, Text(f"{KRAKEN} {say.name('creature', 'kraken')} {creatures['kraken']}", style="red"))


def _creature_line(view: CycladesView, look: Look) -> Text:
    """The same on one line."""
    say, creatures = look.language, view["creatures"]
    line = Text(say.text("table-creature"), style=QUIET)
    for place in creatures["track"]:
        line.append(f"  {place['price']}{TRADE} ", style="yellow")
        line.append(
            say.name("creature", place["creature"]) if place["creature"] else "-", style="red" if place["creature"] else QUIET
        )
    return line.append(f"  {KRAKEN} {creatures['kraken']}" if creatures["kraken"] else "", style="red")


def _battle(view: CycladesView, look: Look) -> Text | None:
    """The current battle: who fights, how many, and what helps the defender."""
    battle = view["battle"]
    if battle is None:
        return None
    place = look.language.name("island", battle["at"])
    line = Text.assemble((f"⚔ {place}: ", "bold red"), look.player(battle["attacker"]), f" {battle['attackers']}")
    line.append(" : ").append_text(look.player(battle["defender"])).append(f" {battle['defenders']}")
    return line.append(f" +{battle['bonus']}" if battle["bonus"] else "", style="yellow")


def _players(view: CycladesView, look: Look) -> Table:
    """What everybody has: metropolises, kinds of buildings, gold and income, cards, pieces on the board."""
    say = look.language
    names = ("metropolises", "kinds", "gold", "philosophers", "priests", "troops", "fleets")
    shown = len(names) if look.width >= ALL_COLUMNS else len(names) - 2
    table = _table("", *(say.text(f"table-{name}") for name in names[:shown]))
    for seat, player in enumerate(view["seats"]):
        name = look.player(seat)
        name.append(f" ({look.texts.text('you')})" if seat == look.seat else "")
        if not player["playing"]:
            table.add_row(name, Text(say.text("table-out"), style=QUIET))
            continue
        gold = "?" if player["gold"] is None else str(player["gold"])
        cells = [
            _pips(player["metropolises"], view["needed"]),
            _kinds(view, seat, look),
            Text.assemble((gold, "yellow"), (f" +{player['income']}", QUIET)),
            _number(player["philosophers"]),
            _number(player["priests"]),
            _number(sum(island["troops"] for island in view["islands"].values() if island["owner"] == seat)),
            _number(sum(sea["fleets"] for sea in view["seas"].values() if sea["owner"] == seat)),
        ]
        table.add_row(name, *cells[:shown])
    return table


def _number(value: int) -> Text:
    return Text(str(value)) if value else Text("-", style=QUIET)


def _pips(metropolises: int, needed: int) -> Text:
    missing = max(0, needed - metropolises)
    return Text.assemble((METROPOLIS * metropolises, "bold yellow"), (EMPTY * missing, QUIET))


def _kinds(view: CycladesView, seat: int, look: Look) -> Text:
    """C12.1: which of the four kinds of buildings the player has."""
    own = {kind for island in view["islands"].values() if island["owner"] == seat for kind in island["slots"]}
    return Text("".join(look.language.text(f"short-{kind}") if kind in own else EMPTY for kind in BUILDINGS))
