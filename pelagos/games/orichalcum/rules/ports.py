"""O7: ports."""

from mypy_extensions import i64

from pelagos.core.bits import lowest, without_lowest
from pelagos.games.orichalcum.lookup import PORT_HOPLITES, PORT_ORICHALCUM, PORTS
from pelagos.games.orichalcum.messages import PORT_COVERED
from pelagos.games.orichalcum.rules.supply import take_hoplites, take_orichalcum
from pelagos.games.orichalcum.state import Orichalcum


def cover_ports(s: Orichalcum, seat: i64, circles: i64) -> None:
    """O7.2: circles that were just covered give the bonus of the ports among them at once."""
    player = s.players[seat]
    ports = circles & PORTS[player.side]
    while ports != 0:
        port = lowest(ports)
        ports = without_lowest(ports)
        hoplites = take_hoplites(s, player, PORT_HOPLITES[player.side][port])
        orichalcum = take_orichalcum(s, player, PORT_ORICHALCUM[player.side][port])
        s.note(PORT_COVERED, seat, port, hoplites, orichalcum)
