"""A program that sits at a table of a running server and plays a whole game by chance, against a bot or at somebody's table.

    python examples/client.py http://localhost:8000 orichalcum          opens a table with a bot
    python examples/client.py http://localhost:8000 --table ID --seat 1 takes a free seat

It needs the packages httpx and websockets. docs/http-api.md describes what it says and hears.
"""

import argparse
import json
import random

import httpx
from websockets.sync.client import connect

parser = argparse.ArgumentParser()
parser.add_argument("server")
parser.add_argument("game", nargs="?", default="orichalcum")
parser.add_argument("--table")
parser.add_argument("--seat", type=int, default=0)
parser.add_argument("--token", help="of an account; without one the program is a guest")
arguments = parser.parse_args()

http = httpx.Client(base_url=f"{arguments.server}/api", timeout=60)
if arguments.token is None:
    arguments.token = http.post("/me/tokens").raise_for_status().json()["token"]
http = httpx.Client(base_url=f"{arguments.server}/api", timeout=60, headers={"Authorization": f"Bearer {arguments.token}"})

if arguments.table is None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    table = http.post("/tables", json={"game": arguments.game, "seats": seats, "start": True}).raise_for_status().json()["id"]
else:
    table = arguments.table
    http.post(f"/tables/{table}/seats/{arguments.seat}", json={"do": "take"}).raise_for_status()

address = f"{arguments.server.replace('http', 'ws', 1)}/api/live"
with connect(address, additional_headers={"Authorization": f"Bearer {arguments.token}"}) as socket:
    socket.send(json.dumps({"type": "watch", "table": table}))
    for line in socket:
        message = json.loads(line)
        match message["type"]:
            case "position" if message["confirm"]:
                socket.send(json.dumps({"type": "confirm", "table": table, "version": message["version"]}))
            case "position" if message["legal"]:
                word = random.choice(message["legal"])
                socket.send(json.dumps({"type": "say", "table": table, "version": message["version"], "word": word}))
            case "refused" if message["why"] != "stale":
                print("refused:", message["text"])
            case "table" if message["state"] == "over":
                print("places by seat:", message["ranking"])
                break
