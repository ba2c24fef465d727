"""The table of Atlantis, drawn from a view alone."""

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pelagos.games.atlantis.shapes import AtlantisView, Counts, Neutral, Region, Seat, Wanted
from pelagos.terminal.look import Look

BOARD = 20
"""The width of a region; four of them stand side by side if there is room, otherwise two."""
ROOMY = 100
"""From this width on, colours have their whole names and the tiles left are shown."""
TALL_FROM = 36
"""From this height on, there are lines between the parts."""
QUIET = "bright_black"
MARKER, HELPER, DONE = "♆", "☺", "✓"
STYLES = {"brown": "orange4", "green": "green4", "blue": "dodger_blue3", "purple": "purple"}
CARD = "bold white on {}"


def draw(view: AtlantisView, look: Look) -> RenderableType:
    """The regions, the cards on the table and in the reader's hand, and all players."""
    gap = [Text()] if look.height >= TALL_FROM else []
    parts: list[RenderableType] = [_regions(view, look), _cards(view, look), *gap, _players(view, look)]
    return Group(*parts)


def others(view: AtlantisView, look: Look) -> RenderableType:
    """What can be counted: discarded cards, cards not seen yet, known cards in hands, tiles left."""
    say = look.language
    lines = [
        _counted("discard", view["discard"], look),
        _counted("unseen", view["unseen"], look),
    ]
    for seat, player in enumerate(view["seats"]):
        tiles = " ".join(player["supply"]) or "-"
        line = Text.assemble(look.player(seat), (f"  {say.text('table-supply')} ", QUIET), tiles)
        known = player["hand_known"]
        if any(known.values()):
            line.append(f"  {say.text('table-known')} ", style=QUIET).append_text(_numbers(known, look))
        lines.append(line)
    return Group(*lines)


def effect(before: AtlantisView, after: AtlantisView, look: Look) -> str:
    """New stacks, cards gained and lost, and where the marker goes."""
    say, seat = look.language, _shown_seat(before, look)
    old, new = before["seats"][seat], after["seats"][seat]
    signs = [f"{MARKER}{say.name('colour', after['marker'])}"] if after["marker"] != before["marker"] else []
    for was, now in zip(before["regions"], after["regions"], strict=True):
        colour = say.name("colour", now["colour"])
        if _own(now, seat) != _own(was, seat):
            signs.append(f"{colour}: {_own(now, seat) or '-'}")
        if now["neutral"] is not None and now["neutral"] != was["neutral"]:
            signs.append(f"{colour} {say.text('table-neutral')}: {_stack(now['neutral']['tiles']) or '-'}")
    if old["hand"] is not None and new["hand"] is not None:
        signs += _changes(old["hand"], new["hand"], "hand", look)
    signs += _changes(old["followers"], new["followers"], "followers", look)
    if new["helper"] != old["helper"]:
        signs.append(f"{'+' if new['helper'] else '-'}{HELPER}")
    return " ".join(signs)


def about(view: AtlantisView, text: str, look: Look) -> str:
    """The ability that a feast would use."""
    if text != "feast":
        return ""
    here = next(region for region in view["regions"] if region["colour"] == view["marker"])
    return look.language.name("ability", here["ability"])


def legend(look: Look) -> Text:
    """The signs on the table."""
    say = look.language
    signs = ((MARKER, "marker"), (HELPER, "helper"), (DONE, "done"))
    return Text("  ".join(f"{sign} {say.text(f'table-sign-{name}')}" for sign, name in signs))


# -- the view


def _shown_seat(view: AtlantisView, look: Look) -> int:
    """The reader's seat; for a spectator, the seat whose turn it is."""
    return view["active"] if look.seat is None else look.seat


def _stack(tiles: list[str]) -> str:
    return "+".join(tiles)


def _own(region: Region, seat: int) -> str:
    return _stack(region["temples"][seat]["tiles"])


def _changes(old: Counts, new: Counts, key: str, look: Look) -> list[str]:
    """How many cards of each colour came, or left the followers; what leaves the hand is in the word itself."""
    short = look.language.text(f"short-{key}")
    changes = {colour: new[colour] - old[colour] for colour in new}
    told = {colour: change for colour, change in changes.items() if change > 0 or (change and key == "followers")}
    return [f"{change:+d} {look.language.name('colour', colour)} {short}" for colour, change in told.items()]


# -- parts of the table


def _regions(view: AtlantisView, look: Look) -> Table:
    """The four boards, in the order of their numbers."""
    boards = sorted(view["regions"], key=lambda region: region["number"])
    columns = 4 if look.width >= 4 * BOARD else 2
    grid = Table.grid(expand=False)
    width = min(look.width // columns, 34)
    for start in range(0, len(boards), columns):
        grid.add_row(*(_region(view, region, look, width) for region in boards[start : start + columns]))
    return grid


def _region(view: AtlantisView, region: Region, look: Look, width: int) -> Panel:
    """A region: number, colour and ability, then what everybody has built there and what the god card wants."""
    say, colour = look.language, region["colour"]
    here = view["marker"] == colour
    title = f"{MARKER} " if here else ""
    lines = [Text(say.name("ability", region["ability"]), style="italic")]
    for seat, player in enumerate(view["seats"]):
        wanted = player["temples_wanted"][region["number"] - 1]
        lines.append(_temple(_own(region, seat), wanted, seat, look))
    neutral = region["neutral"]
    if neutral is not None:
        lines.append(_neutral(neutral, look))
    for line in lines:
        line.no_wrap, line.overflow = True, "ellipsis"
    return Panel(
        Group(*lines),
        title=Text(f"{title}{region['number']} {say.name('colour', colour)}", style="bold"),
        title_align="left",
        subtitle=Text(HELPER * region["helpers"], style="yellow") if region["helpers"] else None,
        subtitle_align="right",
        width=width,
        height=3 + len(view["seats"]) + 1,
        border_style=f"bold {STYLES[colour]}" if here else STYLES[colour],
        padding=(0, 1),
    )


def _temple(stack: str, wanted: Wanted, seat: int, look: Look) -> Text:
    """A player's temple and the one that the god card wants."""
    line = Text.assemble(look.player(seat)[:1], " ", (stack or "-", "bold" if stack else QUIET))
    if wanted["completed"]:
        return line.append(f" {DONE}", style="bold green")
    return line.append(f" → {_stack(wanted['tiles'])}", style=QUIET)


def _neutral(neutral: Neutral, look: Look) -> Text:
    """The neutral area, and whose tiles are on it."""
    line = Text(f"{look.language.text('table-neutral')} ", style=QUIET)
    if neutral["owner"] is None:
        return line.append("-")
    return line.append_text(look.player(neutral["owner"])[:1]).append(f" {_stack(neutral['tiles'])}", style="bold")


def _card(colour: str, look: Look) -> Text:
    return Text(f" {look.language.name('colour', colour)} ", style=CARD.format(STYLES[colour]))


def _numbers(cards: Counts, look: Look) -> Text:
    """Cards by colour, without those that are missing."""
    there = [Text.assemble(_card(colour, look), f" {number}") for colour, number in cards.items() if number]
    return Text("  ").join(there) if there else Text("-", style=QUIET)


def _counted(name: str, cards: Counts, look: Look) -> Text:
    return Text.assemble((f"{look.language.text(f'table-{name}')} ", QUIET), _numbers(cards, look))


def _cards(view: AtlantisView, look: Look) -> Table:
    """The display, the reader's hand and followers, and how much of the turn is left."""
    say, seat = look.language, _shown_seat(view, look)
    table = Table.grid(padding=(0, 1, 0, 0))
    display = [_card(card, look) if card else Text(" - ", style=QUIET) for card in view["display"]]
    deck = Text(f"   {say.text('table-deck', cards=view['deck'])}", style=QUIET)
    table.add_row(Text(say.text("table-display"), style=QUIET), Text(" ").join(display).append_text(deck))
    if view["dummy"] is not None:
        table.add_row(Text(say.text("table-dummy"), style=QUIET), _card(view["dummy"], look))
    hand = view["seats"][seat]["hand"]
    if hand is not None:
        table.add_row(Text(say.text("table-hand"), style=QUIET), _numbers(hand, look))
    active = look.player(view["active"])
    left = say.text("table-actions", actions=view["actions"])
    table.add_row(Text(say.text("table-turn"), style=QUIET), active.append(f"  {left}", style=QUIET))
    return table


def _players(view: AtlantisView, look: Look) -> Table:
    """Gods, completed temples, cards in hand, followers by colour, tiles left."""
    say, roomy = look.language, look.width >= ROOMY
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=QUIET, pad_edge=False)
    for name in ("", "god", "done", "cards", "followers"):
        table.add_column(say.text(f"table-{name}") if name else "", no_wrap=True)
    for colour in STYLES:
        name = say.name("colour", colour)
        table.add_column(
            Text(f" {name if roomy else name[:3]} ", style=CARD.format(STYLES[colour])), no_wrap=True, justify="center"
        )
    if roomy:
        table.add_column(say.text("table-tiles"))
    for seat, player in enumerate(view["seats"]):
        tiles = [Text(" ".join(player["supply"]) or "-", style=QUIET)] if roomy else []
        table.add_row(*_player(player, seat, look), *tiles)
    return table


def _player(player: Seat, seat: int, look: Look) -> list[Text]:
    """The cells of a player's row, up to the followers."""
    name = look.player(seat)
    name.append(f" ({look.texts.text('you')})" if seat == look.seat else "")
    name.append(f" {HELPER}" if player["helper"] else "", style="yellow")
    done = [temple["completed"] for temple in player["temples_wanted"]]
    pips = Text.assemble(*((DONE, "bold green") if one else ("·", QUIET) for one in done))
    followers = player["followers"]
    counts = [Text(str(number)) if number else Text("-", style=QUIET) for number in followers.values()]
    return [name, Text(look.language.name("god", player["god"])), pips, Text(str(player["hand_size"])), Text(), *counts]
