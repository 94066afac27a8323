"""What other packages bring along: games, bots and expansions, found by the entry points they declare.

Ours are always there. What comes from outside is loaded after ours, once, when a game or a bot is first asked for by its
name: so who imports `ruthless` waits for nothing, and a package can be imported before it is loaded. The layers that know
what to do with it say so with `load_with`.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from traceback import extract_tb
from typing import Any, Final, final

from ruthless.kernel.errors import BrokenPackage, RuthlessError

GAMES_GROUP: Final = "ruthless.games"
BOTS_GROUP: Final = "ruthless.bots"
EXPANSIONS_GROUP: Final = "ruthless.expansions"
GROUPS: Final = (GAMES_GROUP, BOTS_GROUP, EXPANSIONS_GROUP)

NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
"""What things from outside are called."""

_OURS: Final = __name__.partition(".")[0]

ALLOWED: Final = "RUTHLESS_ALLOW"
"""The environment variable that names the packages that may be loaded, with spaces between them; all may if it is not set.
It is one, so that every process that works for this one keeps to it."""


@final
class Entry:
    """Something that a package brings along: its name, where it is, and whose it is."""

    __slots__ = ("name", "package", "value", "version")

    def __init__(self, name: str, value: str, package: str, version: str) -> None:
        self.name = name
        self.value = value
        """`module`, or `module:object`."""
        self.package = package
        self.version = version

    @property
    def folder(self) -> str:
        """The Python package in which what belongs to it lies: the module, if it is one, else the one around it."""
        return folder_of(self.value.partition(":")[0])

    def wrong(self) -> str:
        """What is wrong with its name and its place, for what has texts; nothing if it is fine."""
        if not self.folder:
            return f"{self.value} has to lie in a Python package, with its texts beside it"
        return "" if NAME.fullmatch(self.name) else "a name has small letters, digits and single hyphens"

    def load(self) -> Any:
        """The object."""
        try:
            return imported(self.value)
        except Exception as error:
            raise self.refused(f"{self.value} cannot be loaded: {told(error)}") from error

    def refused(self, why: str) -> BrokenPackage:
        """What is raised if it cannot be used."""
        return BrokenPackage(f"the package {self.package} {self.version} cannot be used: {self.name}: {why}")


def imported(value: str) -> Any:
    """The object that `module:object` names, or the module."""
    module, _, path = value.partition(":")
    found: Any = import_module(module)
    for name in path.split(".") if path else ():
        found = getattr(found, name)
    return found


def folder_of(module: str) -> str:
    """The Python package a module is, or lies in."""
    found: Any = import_module(module)
    return module if hasattr(found, "__path__") else module.rpartition(".")[0]


def told(error: BaseException) -> str:
    """What has gone wrong in the code of somebody else, in one line that says where: in their code, if it came that far."""
    text = " ".join(f"{type(error).__name__}: {error}".split())
    steps = extract_tb(error.__traceback__)
    if not steps or isinstance(error, SyntaxError):  # which says itself where it is
        return text
    step = next((one for one in reversed(steps) if not _is_ours(one.filename)), steps[-1])
    return f"{text} ({'/'.join(Path(step.filename).parts[-2:])}, line {step.lineno})"


def _is_ours(file: str) -> bool:
    """Whether code stands in this package, which may lie in several places; what has no file is nobody's to look up."""
    return not Path(file).is_absolute() or any(Path(file).is_relative_to(one) for one in sys.modules[_OURS].__path__)


def entries(group: str) -> list[Entry]:
    """What allowed packages bring along in a group, by the names of packages and entries. No name is there twice."""
    found: dict[str, Entry] = {}
    for entry in _installed().get(group, []):
        if entry.name in found:
            other = found[entry.name].package
            raise entry.refused(f"the name is taken by {f'package {other}' if other != entry.package else 'itself'}")
        found[entry.name] = entry
        _versions[entry.package] = entry.version
    return list(found.values())


def version_of(package: str) -> str:
    """The version of a package that has brought something along; empty if it has not."""
    load()
    return _versions.get(package, "")


def _installed() -> dict[str, list[Entry]]:
    """By group everything that allowed packages declare."""
    allowed = _allowed()
    found: dict[str, list[Entry]] = {group: [] for group in GROUPS}
    if allowed is not None and not allowed:
        return found
    from importlib.metadata import distributions  # takes longer to import than all of the kernel

    seen: set[str] = set()
    for distribution in distributions():
        # What lies in front on the path hides the same package further back. Most packages declare nothing of ours.
        declared = distribution.read_text("entry_points.txt")
        if declared is None or not any(f"[{group}]" in declared for group in GROUPS):
            continue
        name = plain(str(distribution.metadata["Name"]))
        if name in seen or (allowed is not None and name not in allowed):
            continue
        seen.add(name)
        for one in distribution.entry_points:
            if one.group in found:
                found[one.group].append(Entry(one.name, one.value, name, distribution.version))
    for some in found.values():
        some.sort(key=lambda entry: (entry.package, entry.name))
    return found


def plain(package: str) -> str:
    """The name of a package as all its spellings have it: `Ruthless_Example` is ruthless-example."""
    return re.sub(r"[-_.]+", "-", package).lower()


# Who may


def allow(packages: Iterable[str]) -> None:
    """Let these packages be loaded and no others, here and in every process that is started from here."""
    wanted = sorted({plain(name) for name in packages})
    os.environ[ALLOWED] = " ".join(wanted)
    there = {entry.package for some in _installed().values() for entry in some}
    for name in wanted:
        if name not in there:
            raise RuthlessError(f"no package {name!r} with games, bots or cards for Ruthless is installed")


def _allowed() -> set[str] | None:
    names = os.environ.get(ALLOWED)
    return None if names is None else {plain(name) for name in names.split()}


# Once

_loaders: Final[list[Callable[[], None]]] = []
_failures: Final[list[BrokenPackage]] = []
_versions: Final[dict[str, str]] = {}


def load_with(loader: Callable[[], None]) -> None:
    """Say who loads what other packages bring along, when it is first asked for."""
    _loaders.append(loader)


def load() -> None:
    """Have everything loaded that has not been yet; BrokenPackage if something in it cannot be used."""
    while _loaders:
        loader = _loaders.pop(0)  # first of all: what is loaded may ask for a game by its name, too
        try:
            loader()
        except BrokenPackage as error:
            _failures.append(error)
    if _failures:
        raise _failures[0]
