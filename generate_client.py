"""Writes what the browser client knows of the games: types of their views, and tables of what they declare.

    python generate_client.py            write what has changed
    python generate_client.py --check    fail if something is missing or stale

The files are not in git: a build writes them before it builds, and `make` before it checks and tests. Kernel and games need
nothing but Python, and nothing else is imported here: a build has no other packages.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import Field, fields
from pathlib import Path
from typing import Any, get_type_hints

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT / "src"))
os.environ["RUTHLESS_ALLOW"] = ""  # the client is ours: what else is installed here does not get into it

import ruthless.games  # noqa: E402, F401 - fills GAMES
from ruthless.kernel import facts  # noqa: E402
from ruthless.kernel.game import GAMES, Game  # noqa: E402
from ruthless.kernel.match import Match  # noqa: E402
from ruthless.kernel.views import View  # noqa: E402

CLIENT = ROOT / "client" / "src"
HEAD = "// Written by generate_client.py from what the games declare in Python.\n"
PLAIN = {"int": "number", "str": "string", "bool": "boolean", "Seat": "Seat", "None": "null"}


def generated(client: Path = CLIENT) -> dict[Path, str]:
    """Every generated file, and what has to stand in it."""
    games = [game for game in GAMES.values() if (client / "games" / folder(game)).is_dir()]
    files = {client / "lib" / "games.generated.ts": _overview(games)}
    for game in games:
        own = client / "games" / folder(game)
        files[own / "kinds.generated.ts"] = _kinds(game)
        files[own / "declared.generated.ts"] = _declared(game)
        if (own / "pictured.json").is_file():
            files[own / "pictured.generated.ts"] = _pictured(
                game, json.loads((own / "pictured.json").read_text("utf-8"))
            )
    return files


def folder(game: Game) -> str:
    """The folder of a game, the same in every layer."""
    return game.name.replace("-", "_")


def _overview(games: list[Game]) -> str:
    """What every screen may need of every game: kept small, as the first look fetches it."""
    roles = sorted({value for name, value in vars(facts).items() if name.isupper() and isinstance(value, str)})
    roles.remove(facts.HAS_TURN)
    listed = [{"name": game.name, "fewest": game.fewest, "most": game.most, "limits": _limits(game)} for game in games]
    return (
        f"{HEAD}\n"
        f"/** What somebody who knows no game makes of a fact. */\nexport type Role = {_union(roles)};\n\n"
        "/** Limits are by the value of the house rule, for the fewest players first. */\n"
        "export const games: readonly { name: string; fewest: number; most: number; "
        f"limits: Record<string, readonly number[]> }}[] = {_json(listed)};\n"
    )


def _limits(game: Game) -> dict[str, list[int]]:
    """The account that ends a match, by what the house rule `limit` says and how many play."""
    limits: dict[str, list[int]] = {}
    for rule in fields(game.options):
        if rule.name == "limit":
            for value in rule.metadata["values"]:
                ends = [
                    game.limit(game.options(**{rule.name: value}), seats) for seats in range(game.fewest, game.most + 1)
                ]
                limits[str(value)] = [end for end in ends if end is not None]
    return limits


def _kinds(game: Game) -> str:
    kinds = {kind.name: [kind.group, kind.points] for kind in game.kinds}
    return f"{HEAD}\nexport const kinds: Record<string, readonly [group: string, points: number]> = {_json(kinds)};\n"


def _declared(game: Game) -> str:
    view: type[View] = get_type_hints(game.view)["return"]
    shared = {one.name for one in fields(View)}
    body = "".join(_field(one) for one in fields(view) if one.name not in shared)
    facts = {id: role for id, role in game.facts.items() if role}
    return (
        f"{HEAD}import type {{ Role }} from '../../lib/games.generated';\n"
        "import type { Seat, View } from '../../lib/protocol';\n\n"
        f"export interface {view.__name__} extends View {{\n{body}}}\n\n"
        f"/** The facts that have a role. */\nexport const facts: Record<string, Role> = {_json(facts)};\n"
    )


def _pictured(game: Game, wanted: dict[str, Any]) -> str:
    """The positions that the pages show, as the first seat sees them, and the rules beside which they stand."""
    view = get_type_hints(game.view)["return"].__name__
    rules = wanted.pop("rules")
    views = {name: _played(game, **told).view(0).as_json() for name, told in wanted.items()}
    return (
        f"{HEAD}import type {{ Pictured }} from '../../pages/pictured';\nimport type {{ {view} }} from './declared.generated';\n\n"
        f"export const pictured: Pictured<{view}> = {{\n  views: {_json(views)},\n  rules: {_json(rules)},\n}};\n"
    )


def _played(game: Game, position: dict[str, Any], answers: Sequence[str] = ()) -> Match:
    """A match from a position by these answers; a board may be drawn, a line a row. Whoever is not meant says no."""
    laid = {name: "\n".join(value) if name == "board" else value for name, value in position.items()}
    match = Match.laid_out(game.name, laid, seed="pictured", ask_forced=True)
    for answer in answers:
        while not any(answer in map(str, one.options) for one in match.pending):
            match.answer("no", match.pending[0].seat)
        match.answer(answer, next(one.seat for one in match.pending if answer in map(str, one.options)))
    return match


def _field(one: Field[Any]) -> str:
    shape = one.metadata.get("shape")
    words = getattr(shape, "names", ()) if getattr(shape, "kind", "") == "one of" else ()
    typed = (
        _union([*words, *([""] if "" not in words and one.default == "" else [])]) if words else _type(str(one.type))
    )
    meaning = f"  /** {shape.meaning[0].upper()}{shape.meaning[1:]}. */\n" if shape else ""
    return f"{meaning}  {one.name}: {typed};\n"


def _type(annotation: str) -> str:
    """A Python annotation of plain data in TypeScript."""
    if " | " in annotation:
        return " | ".join(map(_type, annotation.split(" | ")))
    if inside := re.fullmatch(r"list\[(.+)\]", annotation):
        return f"{_type(inside[1])}[]"
    return PLAIN[annotation]


def _union(words: list[Any]) -> str:
    return " | ".join(json.dumps(word, ensure_ascii=False) for word in words)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def stale(client: Path = CLIENT) -> Iterator[Path]:
    """The generated files that are missing, not as they should be, or of a game that is no more."""
    wanted = generated(client)
    for path, text in wanted.items():
        if not path.is_file() or path.read_text("utf-8") != text:
            yield path
    yield from (path for path in client.rglob("*.generated.ts") if path not in wanted)


def write(client: Path = CLIENT) -> None:
    """Write what has changed, and only that: what is not written does not look newer than a build."""
    wanted = generated(client)
    for path in list(stale(client)):
        if path in wanted:
            path.write_text(wanted[path], "utf-8")
        else:
            path.unlink()


def main(arguments: list[str]) -> int:
    """Write, or with `--check` only look; 1 if something is stale."""
    if "--check" not in arguments:
        write()
        return 0
    found = [str(path.relative_to(ROOT)) for path in stale()]
    if found:
        sys.stderr.write(f"ruthless: {', '.join(found)}: not what the games declare now; run make types\n")
    return bool(found)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
