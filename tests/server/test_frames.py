"""However the bytes of messages come over a socket, what they say is heard, and what the protocol forbids ends the socket."""

import json
import time

import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Frame, Opcode

from pelagos.server.connections import frame_end, text_in
from tests.server.running import Running, Socket

PING = json.dumps({"type": "ping"}).encode()
LONG = json.dumps({"type": "chat", "table": "none", "text": "long " * 40, "id": 7}).encode()


def masked(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


RESERVED = bytes([masked(PING)[0] | 0x40]) + masked(PING)[1:]
"""A frame with a bit that means nothing here."""


def send(socket: Socket, *pieces: bytes) -> None:
    for number, piece in enumerate(pieces):
        time.sleep(0.05 if number else 0.0)  # so that they come apart
        socket.opened.socket.sendall(piece)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 1000])
@pytest.mark.parametrize("opcode", [Opcode.TEXT, Opcode.BINARY])
def test_where_a_message_ends(size: int, opcode: Opcode):
    frame = masked(b"a" * size, opcode)
    assert frame_end(frame, 0) == len(frame)
    assert frame_end(b"before" + frame + b"after", 6) == 6 + len(frame)
    assert text_in(frame) == b"a" * size
    assert {frame_end(frame[:end], 0) for end in range(len(frame))} == {-1}


@pytest.mark.parametrize(
    "frame",
    [
        masked(PING, fin=False),
        masked(PING, Opcode.CONT),
        Frame(Opcode.TEXT, PING).serialize(mask=False),
        RESERVED,
        masked(bytes(65_536)),
    ],
    ids=["begun", "going on", "unmasked", "reserved", "very long"],
)
def test_what_is_no_whole_message_of_a_client_is_for_the_general_reader(frame: bytes):
    assert frame_end(frame, 0) == -1


def test_messages_are_heard_however_they_come(sqlite_server: Running):
    ping, long = masked(PING), masked(LONG)
    ways: list[list[bytes]] = [[ping], [long, ping], [ping + long + ping], [masked(b"", Opcode.PING) + ping]]
    ways += [[whole[:cut], whole[cut:]] for whole in (ping, long + ping) for cut in (1, 2, 4, 6, 8, 10)]
    ways += [[ping + ping[:6], ping[6:]], [masked(PING[:5], fin=False), masked(PING[5:], Opcode.CONT)]]
    for way in ways:
        with sqlite_server.guest().live() as socket:
            for _ in range(2):
                send(socket, *way)
                for _ in range(max(1, b"".join(way).count(ping))):  # what comes in frames of its own is one, too
                    socket.hear("pong")
                send(socket, ping)
                socket.hear("pong")


@pytest.mark.parametrize(
    "wrong",
    [
        [masked(PING[:5], fin=False), masked(PING)],
        [Frame(Opcode.TEXT, PING).serialize(mask=False)],
        [RESERVED],
        [masked(b"\xff\xfe")],
    ],
    ids=["text among pieces", "unmasked", "reserved", "no text"],
)
def test_what_the_protocol_forbids_ends_the_socket(sqlite_server: Running, wrong: list[bytes]):
    with sqlite_server.guest().live() as socket:
        send(socket, masked(PING))
        socket.hear("pong")
        send(socket, *wrong)
        with pytest.raises(ConnectionClosedError):
            socket.hear("pong")
