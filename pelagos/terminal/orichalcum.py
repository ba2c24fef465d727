"""The table of Orichalcum, drawn from a view alone."""

from itertools import product
from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pelagos.games.orichalcum.components import COMPONENTS
from pelagos.terminal.island import NARROW, SIGNS, STRENGTH, island, sign, tile
from pelagos.terminal.look import Json, Look

TALL_FROM = 36
"""From this height on, circles are two lines high."""
WIDE_FROM = 76
"""From this width on, the tables stand beside the island."""
ROOMY = (118, 44)
"""From this width and height on, all islands are on the screen."""
QUIET = "bright_black"


def draw(view: Json, look: Look) -> RenderableType:
    """The own island, both boards, the titans and all players."""
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


def others(view: Json, look: Look) -> RenderableType:
    """The islands of the other players, as many side by side as fit."""
    seats = [seat for seat in range(len(_islands(view))) if seat != _shown_seat(view, look)]
    drawn = [_island_of(view, seat, look, tall=False) for seat in seats]
    columns = max(1, min(len(drawn), look.width // 40))
    grid = Table.grid(padding=(0, 2, 1, 0))
    for start in range(0, len(drawn), columns):
        grid.add_row(*drawn[start : start + columns])
    return grid


def effect(before: Json, after: Json, look: Look) -> str:
    """New things on the circles, what comes and goes, titans that come."""
    seat = _shown_seat(before, look)
    old, new = _islands(before)[seat], _islands(after)[seat]
    signs = [_taken(before, after, look)]
    signs += [_new_on(name, _circles(old)[name], circle, look) for name, circle in _circles(new).items() if name in _circles(old)]
    for letter, key in (("h", "hoplites"), ("o", "orichalcum")):
        change = cast(int, new[key]) - cast(int, old[key])
        signs.append(f"{change:+d}{letter}" if change else "")
    gained = [titan for titan in cast(list[str], new["titans"]) if titan not in cast(list[str], old["titans"])]
    signs += [f"+{look.language.name('titan', titan)}" for titan in gained]
    return " ".join(part for part in signs if part)


def about(view: Json, text: str, look: Look) -> str:
    """The building that would be built from a slot; the chance to win a fight."""
    match text.split():
        case ["build", source, *_]:
            slot = cast(dict[str, Json | None], view["construction_board"]).get(source)
            return look.language.name("building", str(slot["building"])) if slot else ""
        case ["fight", kind, hoplites]:
            isle = _islands(view)[_shown_seat(view, look)]
            return " / ".join(f"{chance:.0%}" for chance in _chances(isle, kind, int(hoplites)))
    return ""


def _chances(isle: Json, kind: str, sent: int) -> list[float]:
    """O13.3, O13.5: how likely so many more hoplites beat each creature of a kind, less likely ones first."""
    skulls = {0} | {int(name[-1]) for name in cast(list[str], isle["buildings"]) if name.startswith("siege-engines")}
    chances: set[float] = set()
    for circle in _circles(isle).values():
        name = str(circle.get("creature", ""))
        hoplites = cast(int, circle.get("hoplites", 0)) + sent
        if name.startswith(kind) and hoplites <= COMPONENTS.hoplites_per_fight:
            rolls = list(product(COMPONENTS.die_faces, repeat=COMPONENTS.dice_base + hoplites))
            won = [roll for roll in rolls if skulls.intersection(roll) or sum(roll) >= STRENGTH[name]]
            chances.add(len(won) / len(rolls))
    return sorted(chances)


def legend(look: Look) -> Text:
    """The signs on an island."""
    say = look.language
    line = Text("  ").join(Text.assemble(sign(terrain), f" {say.name('terrain', terrain)}") for terrain in SIGNS)
    return line.append(f"  {say.text('table-legend')}")


def _new_on(name: str, old: Json, new: Json, look: Look) -> str:
    if "terrain" in new and "terrain" not in old:
        return f"{SIGNS.get(str(new['terrain']), '?')}{name}"
    if "metropolis" in new and "metropolis" not in old:
        return f"⌂{name}"
    if "temple" in new and "temple" not in old:
        return f"Π{name}"
    if "building" in new and "building" not in old:
        return f"{look.language.name('building', str(new['building']))} {name}"
    return ""


def _taken(before: Json, after: Json, look: Look) -> str:
    """A card that comes into the hand, with tile and creature."""
    hand = cast(Json, after["in_hand"])
    if cast(Json, before["in_hand"])["card"] or not hand["card"]:
        return ""
    terrains = "".join(SIGNS.get(terrain, "?") for terrain in cast(list[str], hand["tile"] or []))
    creature = _creature(str(hand["creature"]), look) if hand["creature"] else ""
    return " ".join(
        part for part in (look.language.name("action", str(hand["card"]).rpartition("-")[0]), terrains, creature) if part
    )


def _islands(view: Json) -> list[Json]:
    return cast(list[Json], view["islands"])


def _circles(isle: Json) -> dict[str, Json]:
    return cast(dict[str, Json], isle["circles"])


def _shown_seat(view: Json, look: Look) -> int:
    """The reader's seat; for a spectator whoever decides, at the end the first."""
    if look.seat is not None:
        return look.seat
    deciding = view["deciding"]
    return cast(list[int], view["ranking"]).index(1) if deciding is None else cast(int, deciding)


def _island_of(view: Json, seat: int, look: Look, tall: bool) -> RenderableType:
    """A player's island with its title above and the creatures' names below."""
    isle = _islands(view)[seat]
    title = look.player(seat)
    title.append(f"  {look.language.text('table-island', board=str(isle['board']), side=str(isle['side']))}", style=QUIET)
    marks = look.marks if seat == look.seat else ()
    lines: list[RenderableType] = [title, island(_circles(isle), look, tall, marks)]
    creatures = _creatures_on(isle, look)
    return Group(*lines, creatures) if creatures else Group(*lines)


def _creatures_on(isle: Json, look: Look) -> Text:
    """Where creatures live, how strong they are and who stands there."""
    found = []
    for name, circle in _circles(isle).items():
        if "creature" in circle:
            line = f"{name} {_creature(str(circle['creature']), look)}"
            guard = look.language.text("table-guarded", hoplites=cast(int, circle["hoplites"]))
            found.append(f"{line}, {guard}" if guard else line)
    return Text("\n".join(found), style="red")


def _creature(name: str, look: Look) -> str:
    return f"{look.language.name('creature', name)} {STRENGTH[name]}"


def _table(*headings: str) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=QUIET, pad_edge=False)
    for heading in headings:
        table.add_column(heading, no_wrap=heading != headings[-1])  # where room is short, the last one gives way
    return table


def _action_row(view: Json, look: Look) -> Table:
    """The cards with their prices, tiles and creatures."""
    say = look.language
    table = _table("", say.text("table-price"), say.text("table-card"), say.text("table-tile"), say.text("table-creature"))
    for slot, card in enumerate(cast(list[Json], view["row"]), start=1):
        price = cast(int, card["price"])
        action, _, size = str(card["card"]).rpartition("-")
        terrains = cast(list[str] | None, card["tile"])
        table.add_row(
            Text(str(slot), style="bold"),
            Text("h" * price if price else say.text("table-free"), style="yellow" if price else "green"),
            f"{say.name('action', action)} {size}",
            tile(terrains) if terrains else Text("-"),
            Text(_creature(str(card["creature"]), look), style="red") if card["creature"] else Text(),
        )
    return table


def _construction(view: Json, look: Look) -> Table:
    """For each terrain the building that can stand there and the titan that likes it."""
    say = look.language
    table = _table("", say.text("table-building"), say.text("table-titan"))
    board, titans = cast(dict[str, Json | None], view["construction_board"]), cast(dict[str, Json], view["titans"])
    for (terrain, slot), (titan, standing) in zip(board.items(), titans.items(), strict=True):
        name = f" {say.name('terrain', terrain)}" if look.width >= NARROW else ""
        table.add_row(Text.assemble(sign(terrain), name), _building(slot, look), _titan(titan, standing, look))
    return table


def _building(slot: Json | None, look: Look) -> Text:
    if slot is None:
        return Text("-", style=QUIET)
    text = Text(look.language.name("building", str(slot["building"])))
    return text.append(f" +{str(slot['resource'])[0]}", style="yellow") if slot["resource"] else text


def _titan(titan: str, standing: Json, look: Look) -> Text:
    """A titan and who holds it; in brackets when its favour is used up."""
    name = look.language.name("titan", titan)
    text = Text(name) if standing["active"] else Text(f"({name})", style=QUIET)
    if standing["holder"] is not None:
        text.append(" ").append_text(look.player(cast(int, standing["holder"]))[:1])
    return text


def _hand(view: Json, look: Look) -> Text | None:
    """What the active player holds between two decisions."""
    hand = cast(Json, view["in_hand"])
    say = look.language
    parts = [tile(cast(list[str], hand["tile"]))] if hand["tile"] else []
    if hand["card"]:
        parts.insert(0, Text(say.name("card", str(hand["card"]))))
    if hand["creature"]:
        parts.append(Text(_creature(str(hand["creature"]), look), style="red"))
    if hand["building"]:
        parts.append(Text(say.name("building", str(hand["building"]))))
    if not parts:
        return None
    return Text.assemble((f"{say.text('table-in-hand')} ", QUIET), Text("  ").join(parts))


def _players(view: Json, look: Look) -> Table:
    """Points and stock of everybody; the flag marks who begins the round."""
    say = look.language
    names = ("points", "hoplites", "orichalcum", "captured", "on-island", "holds")
    table = _table("", *(say.text(f"table-{name}") for name in names))
    for seat, isle in enumerate(_islands(view)):
        player = look.player(seat)
        player.append(f" ({look.texts.text('you')})" if seat == look.seat else "")
        player.append(" ⚑" if view["marker"] == seat else "", style="yellow")
        living = sum("creature" in circle for circle in _circles(isle).values())
        captured = sum(cast(dict[str, int], isle["captured"]).values())
        table.add_row(
            player,
            _pips(cast(int, isle["points"])),
            _stock(isle, "hoplites", "training-camp"),
            _stock(isle, "orichalcum", "mine"),
            f"{captured or '-'}",
            Text(str(living), style="bold red") if living else Text("-"),
            _holdings(isle, look),
        )
    return table


def _stock(isle: Json, resource: str, source: str) -> Text:
    """What is there, and what one action would add."""
    yields = cast(list[str], isle["buildings"]).count(source)
    yields += any("metropolis" in circle for circle in _circles(isle).values())
    return Text.assemble(f"{isle[resource]}", (f" +{yields}" if yields else "", QUIET))


def _pips(points: int) -> Text:
    full = min(points, COMPONENTS.points_to_win)
    return Text.assemble(f"{points} ", ("▰" * full, "bold yellow"), ("▱" * (COMPONENTS.points_to_win - full), QUIET))


def _holdings(isle: Json, look: Look) -> str:
    """Titans, temples and medallions: where the points come from."""
    say = look.language
    held = [say.name("titan", titan) for titan in cast(list[str], isle["titans"])]
    for kind in ("temples", "medallions"):
        number = cast(int, isle[kind])
        held += [say.text(f"table-{kind}", number=number)] if number else []
    return ", ".join(held)
