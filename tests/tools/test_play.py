"""`make play` serves at once and goes on with the compiled engines as soon as they are there; the game stays."""

import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.processes import free_port
from tests.server.running import PATIENCE_SECONDS, wait_for
from tests.server.test_engines import COMPILED, ROOT, health


@pytest.mark.skipif(not (COMPILED / "ready").exists(), reason="there is no compiled build: say make build")
def test_a_server_with_interpreted_engines_makes_way_for_one_with_compiled(tmp_path: Path):
    port = free_port()
    built = tmp_path / "built"
    make = tmp_path / "make"
    make.write_text(f"#!/bin/sh\n[ $1 = --question ] && exit 1\nwhile [ ! -e {built} ]; do sleep 0.1; done\n")
    make.chmod(0o755)
    command = [sys.executable, str(ROOT / "tools" / "play.py"), "--port", str(port), "--database", str(tmp_path / "test.db")]
    play = subprocess.Popen([*command, "--bot-workers", "1"], env=os.environ | {"MAKE": str(make)}, cwd=tmp_path)
    url = f"http://127.0.0.1:{port}"
    try:
        wait_for(lambda: health(url).get("engines") == "interpreted")
        with httpx.Client(base_url=url, headers={"origin": url}, timeout=PATIENCE_SECONDS) as ada:
            wish = {"game": "orichalcum", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
            table = ada.post("/api/tables", json=wish).json()["id"]
            state = ada.get(f"/api/tables/{table}/state").json()
            word = {"version": state["version"], "word": state["legal"][0]}
            assert ada.post(f"/api/tables/{table}/words", json=word).is_success
            built.touch()
            wait_for(lambda: health(url).get("engines") == "compiled")
            assert ada.get(f"/api/tables/{table}/state").json()["ply"] == 1
    finally:
        play.terminate()
        assert play.wait(PATIENCE_SECONDS) == 0
