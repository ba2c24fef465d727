"""The table of Orichalcum, drawn from a view alone."""

from typing import Literal

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pelagos.games.orichalcum.components import COMPONENTS
from pelagos.games.orichalcum.shapes import Circle, Island, Offered, OrichalcumView, TitanFigure
from pelagos.terminal.island import NARROW, SIGNS, STRENGTH, island, sign, tile
from pelagos.terminal.look import Look

TALL_FROM = 36
"""From this height on, circles are two lines high."""
WIDE_FROM = 76
"""From this width on, the tables stand beside the island."""
ROOMY = (118, 44)
"""From this width and height on, all islands are on the screen."""
QUIET = "bright_black"


def draw(view: OrichalcumView, look: Look) -> RenderableType:
    """The reader's island, both boards, the titans and all players."""
    own = _shown_seat(view, look)
    tall = look.height >= TALL_FROM
    left = _island_of(view, own, look, tall)
    right = Group(_action_row(view, look), *([Text()] if tall else []), _construction(view, look))
    parts: list[RenderableType] = []
    if look.width >= WIDE_FROM:
        beside = Table.grid(padding=(0, 2, 0, 0))
        beside.add_row(left, right)
        parts.append(beside)
    else:
        parts += [left, right]
    hand = _hand(view, look)
    parts += [hand] if hand else []
    parts.append(_players(view, look))
    if look.width >= ROOMY[0] and look.height >= ROOMY[1]:
        parts += [Text(), others(view, look)]
    return Group(*parts)


def others(view: OrichalcumView, look: Look) -> RenderableType:
    """The islands of the other players, as many side by side as fit."""
    seats = [seat for seat in range(len(view["islands"])) if seat != _shown_seat(view, look)]
    drawn = [_island_of(view, seat, look, tall=False) for seat in seats]
    columns = max(1, min(len(drawn), look.width // 40))
    grid = Table.grid(padding=(0, 2, 1, 0))
    for start in range(0, len(drawn), columns):
        grid.add_row(*drawn[start : start + columns])
    return grid


def effect(before: OrichalcumView, after: OrichalcumView, look: Look) -> str:
    """New things on circles, goods gained and lost, titans that come."""
    seat = _shown_seat(before, look)
    old, new = before["islands"][seat], after["islands"][seat]
    signs = [_taken(before, after, look)]
    signs += [
        _new_on(name, old["circles"][name], circle, look) for name, circle in new["circles"].items() if name in old["circles"]
    ]
    changes = {"h": new["hoplites"] - old["hoplites"], "o": new["orichalcum"] - old["orichalcum"]}
    signs += [f"{change:+d}{letter}" for letter, change in changes.items() if change]
    gained = [titan for titan in new["titans"] if titan not in old["titans"]]
    signs += [f"+{look.language.name('titan', titan)}" for titan in gained]
    return " ".join(part for part in signs if part)


def about(view: OrichalcumView, text: str, look: Look) -> str:
    """The building that would be built from a slot."""
    match text.split():
        case ["build", source, *_]:
            slot = view["construction_board"].get(source)
            return look.language.name("building", slot["building"]) if slot else ""
    return ""


def legend(look: Look) -> Text:
    """The signs on an island."""
    say = look.language
    line = Text("  ").join(Text.assemble(sign(terrain), f" {say.name('terrain', terrain)}") for terrain in SIGNS)
    return line.append(f"  {say.text('table-legend')}")


def _new_on(name: str, old: Circle, new: Circle, look: Look) -> str:
    if "terrain" in new and "terrain" not in old:
        return f"{SIGNS.get(new['terrain'], '?')}{name}"
    if "metropolis" in new and "metropolis" not in old:
        return f"⌂{name}"
    if "temple" in new and "temple" not in old:
        return f"Π{name}"
    if "building" in new and "building" not in old:
        return f"{look.language.name('building', new['building'])} {name}"
    return ""


def _taken(before: OrichalcumView, after: OrichalcumView, look: Look) -> str:
    """A card that is taken, with its tile and creature."""
    hand = after["in_hand"]
    if before["in_hand"]["card"] or not hand["card"]:
        return ""
    terrains = "".join(SIGNS.get(terrain, "?") for terrain in hand["tile"] or [])
    creature = _creature(hand["creature"], look) if hand["creature"] else ""
    return " ".join(part for part in (look.language.name("action", hand["card"].rpartition("-")[0]), terrains, creature) if part)


def _shown_seat(view: OrichalcumView, look: Look) -> int:
    """The reader's seat; for a spectator, the deciding seat or, at the end, the first."""
    if look.seat is not None:
        return look.seat
    deciding = view["deciding"]
    return view["ranking"].index(1) if deciding is None else deciding


def _island_of(view: OrichalcumView, seat: int, look: Look, tall: bool) -> RenderableType:
    """A player's island with its title above and the creatures' names below."""
    isle = view["islands"][seat]
    title = look.player(seat)
    title.append(f"  {look.language.text('table-island', board=isle['board'], side=str(isle['side']))}", style=QUIET)
    marks = look.marks if seat == look.seat else ()
    lines: list[RenderableType] = [title, island(isle["circles"], look, tall, marks)]
    creatures = _creatures_on(isle, look)
    return Group(*lines, creatures) if creatures else Group(*lines)


def _creatures_on(isle: Island, look: Look) -> Text:
    """Where creatures live, how strong they are and who stands there."""
    found = []
    for name, circle in isle["circles"].items():
        if "creature" in circle:
            line = f"{name} {_creature(circle['creature'], look)}"
            guard = look.language.text("table-guarded", hoplites=circle["hoplites"])
            found.append(f"{line}, {guard}" if guard else line)
    return Text("\n".join(found), style="red")


def _creature(name: str, look: Look) -> str:
    return f"{look.language.name('creature', name)} {STRENGTH[name]}"


def _table(*headings: str) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=QUIET, pad_edge=False)
    for heading in headings:
        table.add_column(heading, no_wrap=heading != headings[-1])  # the last one shrinks if room is short
    return table


def _action_row(view: OrichalcumView, look: Look) -> Table:
    """The cards with their prices, tiles and creatures."""
    say = look.language
    table = _table("", say.text("table-price"), say.text("table-card"), say.text("table-tile"), say.text("table-creature"))
    for slot, card in enumerate(view["row"], start=1):
        price = card["price"]
        action, _, size = card["card"].rpartition("-")
        terrains = card["tile"]
        table.add_row(
            Text(str(slot), style="bold"),
            Text("h" * price if price else say.text("table-free"), style="yellow" if price else "green"),
            f"{say.name('action', action)} {size}",
            tile(terrains) if terrains else Text("-"),
            Text(_creature(card["creature"], look), style="red") if card["creature"] else Text(),
        )
    return table


def _construction(view: OrichalcumView, look: Look) -> Table:
    """For each terrain, the building that can stand there and the titan that likes it."""
    say = look.language
    table = _table("", say.text("table-building"), say.text("table-titan"))
    board, titans = view["construction_board"], view["titans"]
    for (terrain, slot), (titan, standing) in zip(board.items(), titans.items(), strict=True):
        name = f" {say.name('terrain', terrain)}" if look.width >= NARROW else ""
        table.add_row(Text.assemble(sign(terrain), name), _building(slot, look), _titan(titan, standing, look))
    return table


def _building(slot: Offered | None, look: Look) -> Text:
    if slot is None:
        return Text("-", style=QUIET)
    text = Text(look.language.name("building", slot["building"]))
    return text.append(f" +{str(slot['resource'])[0]}", style="yellow") if slot["resource"] else text


def _titan(titan: str, standing: TitanFigure, look: Look) -> Text:
    """A titan and who holds it; in brackets when its favour is used up."""
    name = look.language.name("titan", titan)
    text = Text(name) if standing["active"] else Text(f"({name})", style=QUIET)
    if standing["holder"] is not None:
        text.append(" ").append_text(look.player(standing["holder"])[:1])
    return text


def _hand(view: OrichalcumView, look: Look) -> Text | None:
    """What the active player is holding between two decisions."""
    hand = view["in_hand"]
    say = look.language
    parts = [tile(hand["tile"])] if hand["tile"] else []
    if hand["card"]:
        parts.insert(0, Text(say.name("card", hand["card"])))
    if hand["creature"]:
        parts.append(Text(_creature(hand["creature"], look), style="red"))
    if hand["building"]:
        parts.append(Text(say.name("building", hand["building"])))
    if not parts:
        return None
    return Text.assemble((f"{say.text('table-in-hand')} ", QUIET), Text("  ").join(parts))


def _players(view: OrichalcumView, look: Look) -> Table:
    """Everybody's points and stock; the flag marks the first player of the round."""
    say = look.language
    names = ("points", "hoplites", "orichalcum", "captured", "on-island", "holds")
    table = _table("", *(say.text(f"table-{name}") for name in names))
    for seat, isle in enumerate(view["islands"]):
        player = look.player(seat)
        player.append(f" ({look.texts.text('you')})" if seat == look.seat else "")
        player.append(" ⚑" if view["marker"] == seat else "", style="yellow")
        living = sum("creature" in circle for circle in isle["circles"].values())
        captured = sum(isle["captured"].values())
        table.add_row(
            player,
            _pips(isle["points"]),
            _stock(isle, "hoplites", "training-camp"),
            _stock(isle, "orichalcum", "mine"),
            f"{captured or '-'}",
            Text(str(living), style="bold red") if living else Text("-"),
            _holdings(isle, look),
        )
    return table


def _stock(isle: Island, resource: Literal["hoplites", "orichalcum"], source: str) -> Text:
    """What a player has, and what one action would add."""
    yields = isle["buildings"].count(source)
    yields += any("metropolis" in circle for circle in isle["circles"].values())
    return Text.assemble(f"{isle[resource]}", (f" +{yields}" if yields else "", QUIET))


def _pips(points: int) -> Text:
    full = min(points, COMPONENTS.points_to_win)
    return Text.assemble(f"{points} ", ("▰" * full, "bold yellow"), ("▱" * (COMPONENTS.points_to_win - full), QUIET))


def _holdings(isle: Island, look: Look) -> str:
    """Titans, temples and medallions: where the points come from."""
    say = look.language
    held = [say.name("titan", titan) for titan in isle["titans"]]
    for kind, number in (("temples", isle["temples"]), ("medallions", isle["medallions"])):
        held += [say.text(f"table-{kind}", number=number)] if number else []
    return ", ".join(held)
