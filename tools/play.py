"""Serves the page at once, and with compiled engines as soon as there are any: what `make play` ends with.

Where the engines are not compiled yet, the server begins with interpreted ones while they are being compiled, and then makes way
for one with the compiled. A game goes on where it was: its words are in the database, and the page connects again by itself.
"""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
COMPILED = ROOT / "build" / "compiled"
LOOK_SECONDS = 0.2


def main(arguments: list[str]) -> int:
    """Serve until interrupted; gives the exit code of a server that ended by itself."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    make = os.environ.get("MAKE", "make")
    ready = subprocess.run([make, "--question", "--silent", "build"], cwd=ROOT, check=False).returncode == 0
    build = None if ready else subprocess.Popen([make, "--silent", "build"], cwd=ROOT)
    server = serve(COMPILED if ready else ROOT, arguments)
    try:
        while server.poll() is None:
            if build is not None and build.poll() is not None:
                if build.returncode == 0:
                    print("The bots now think with the compiled engines.", flush=True)
                    stop(server)
                    server = serve(COMPILED, [argument for argument in arguments if argument != "--open"])
                build = None
            time.sleep(LOOK_SECONDS)
    except KeyboardInterrupt:
        return 0
    finally:
        stop(server)
        if build is not None:
            stop(build)
    return server.returncode


def serve(tree: Path, arguments: list[str]) -> "subprocess.Popen[bytes]":
    """A server with the engines of a tree. Of signals it hears only those that are meant for it."""
    command = [sys.executable, "-P", "-m", "pelagos.cli", "serve", *arguments]
    return subprocess.Popen(command, env=os.environ | {"PYTHONPATH": str(tree)}, start_new_session=True)


def stop(process: "subprocess.Popen[bytes]") -> None:
    """Let a process finish what it began."""
    if process.poll() is None:
        process.terminate()
    process.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
