"""Scenes of all three games as a client is told of them: `python -m tests.scenes_fixtures` writes them anew.

The galleries in client/src/dev show them, and the client's tests read them. A scene is a list of updates as one seat gets
them from the server, with every question asked.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

from ruthless.bots import Sight, bot_named
from ruthless.kernel.facts import Fact
from ruthless.kernel.game import game_named
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.kernel.seats import Seat
from ruthless.testing.malta import LARGE

SCENES = Path(__file__).parent.parent / "client" / "src" / "dev" / "scenes.fixtures.json"
ASKED = SCENES.with_name("asked.fixtures.json")
ENDED = SCENES.with_name("ended.fixtures.json")
Update = dict[str, Any]
Moment = tuple[int, Match, list[Fact]]

NINE = "red-3 red-7 yellow-2 green-4 green-9 gift:green blue-6 black-4 counterattack"
MANY = (
    "red-1 red-4 red-8 red-9 skip:red yellow-2 yellow-5 yellow-7 yellow-8 exchange:yellow gift:yellow green-3 green-5 "
    "green-6 blue-1 blue-2 blue-5 blue-9 black-5 fantastic counterattack fuck-you"
)
FRANTIC: dict[str, tuple[dict[str, Any], str]] = {
    "turn": (
        {
            "hands": [
                NINE,
                "blue-1 blue-2 blue-3 red-5 red-6 green-1",
                "red-1 red-2 gift:red blue-5 blue-7 yellow-1",
                "fantastic red-9 green-5 green-6",
            ],
            "pile": "red-9",
            "turn": 2,
            "round": 3,
            "scores": [37, 22, 91, 48],
        },
        "gift:red, -> 1, no, red-1, red-2, fantastic, wish green",
    ),
    "many": (
        {
            "hands": [MANY, "red-2 blue-7", None, "green-2 green-7 green-8 green-9 red-5"],
            "pile": "yellow-5 red-5",
            "bomb": [2, 2, 2, 2],
            "round": 5,
        },
        "",
    ),
    "most": (
        {
            "hands": [f"{MANY} red-2 yellow-3 green-7", None, None, None, None, None],
            "pile": "yellow-5 red-5",
            "round": 5,
        },
        "",
    ),
    "reaction": (
        {"hands": [NINE, "red-1 red-2 gift:red", None, None], "pile": "red-9", "turn": 1, "round": 3},
        "gift:red, -> 0",
    ),
    "reaction-none": (
        {
            "hands": ["red-3 red-5 blue-6", "red-1 red-2 skip:red", None, None],
            "pile": "red-9",
            "turn": 1,
            "round": 3,
        },
        "skip:red, -> 0",
    ),
    "event": (
        {
            "hands": ["black-7 red-5 red-2 blue-1", "red-1 red-2", None, None],
            "pile": "red-7",
            "events": "earthquake",
            "round": 2,
        },
        "black-7",
    ),
    "standoff": (
        {
            "hands": ["black-3 red-5 red-2 blue-1 blue-2 blue-9", "red-1 red-4", "green-1 green-2 green-3", "blue-5"],
            "pile": "red-3",
            "events": "mexican-standoff",
            "round": 2,
        },
        "black-3",
    ),
    "crowd": (
        {"hands": ["black-6 red-5 red-2", *[None] * 7], "pile": "red-6", "events": "expansion", "round": 2},
        "black-6",
    ),
    "victim": ({"hands": [NINE, None, None, None], "pile": "green-1", "round": 3}, "gift:green"),
    "give": ({"hands": [NINE, None, None, None], "pile": "green-1", "round": 3}, "gift:green, -> 2, no, red-7"),
    "wish": ({"hands": [f"{NINE} fantastic", None, None, None], "pile": "green-1", "round": 3}, "fantastic"),
    "number": ({"hands": [NINE, None, None, None], "pile": "fantastic", "force": "wish 7", "round": 3}, ""),
    "few": ({"hands": ["red-3 green-4", *[None] * 5], "pile": "green-1", "round": 1}, ""),
    "eight": ({"hands": [NINE, *[None] * 7], "pile": "blue-1", "round": 1}, ""),
}
"""Positions, and what is answered until the picture is complete."""

ACTS = (
    "shift-a-line, row-3, east, shift-a-line, column-b, south, spin-everything, rotate-a-space, c4, turn-180, "
    "swap-spaces, b6, f2, remove-a-space, d5, restore-a-space, d5, new-space, e5, swap-places, -> 2, "
    "everyone-moves, north, shove, -> 1, east, going-home, -> 3"
)
"""Every way in which the tiles and pawns of Malta! move."""
ACTING = {
    "hands": [
        "shift-a-line shift-a-line spin-everything rotate-a-space swap-spaces remove-a-space restore-a-space new-space "
        "swap-places everyone-moves shove going-home draw-two",
        *["draw-two"] * 3,
    ],
    "owed": 12,
    "board": LARGE,
    "pawns": "c4 d4 e5 b6",
}

AIMED = (
    {
        "hands": ["draw-two end-turn remove-a-space shove", "rob-the-richest draw-two", None],
        "turn": 1,
        "owed": 1,
        "board": LARGE,
        "pawns": "c4 d4 e5",
    },
    "rob-the-richest, -> 0",
)
"""An attack with a long name."""

BOOMERANG = (
    {"hands": ["shove draw-two", "boomerang draw-two", None], "owed": 2, "board": LARGE, "pawns": "c4 d4 e5"},
    "shove, -> 1, east, boomerang, no, no",
)
"""What is turned back is carried out by whom it was meant for."""

RARE: dict[str, dict[str, tuple[dict[str, Any], str]]] = {
    "malta": {
        "sudden-death": (
            {
                "hands": ["sudden-death draw-two", "shove end-turn draw-two", "draw-two"],
                "owed": 1,
                "board": LARGE.replace("b┴", "ob┴"),
                "pawns": "c4 b1 e5",
            },
            "sudden-death",
        )
    }
}
"""Questions that hardly any match asks, and how each comes to be asked."""

MATCHES: dict[str, tuple[int, dict[str, object]]] = {
    "frantic": (4, {"limit": 90, "expansions": ["troublemaker"]}),
    "frantic-board": (5, {}),
    "malta": (6, {}),
}
"""Seats and house rules of the matches that questions are looked for in."""
OTHER_HOUSES: dict[str, dict[str, object]] = {
    "frantic": {"scoring": "rounds", "rounds": 9, "gambling_man": "second_lowest"},
    "frantic-board": {"setup_covering": "no"},
    "malta": {},
}
"""House rules that ask what is not asked otherwise."""
STRETCH = 60
"""How many moments of a match are enough to see things fly."""


def update(match: Match, number: int, seat: Seat, facts: Sequence[Fact]) -> Update:
    """A moment as the server would tell it to a seat."""
    view = match.view(seat).as_json()
    ask = None
    question: Any = view["question"]
    if question:
        hand: Any = view["hand"]
        reasons = {card: match.refusal(card, seat) for card in dict.fromkeys(hand)}
        ask = {
            "id": f"{number}.0",
            "window": question["id"] in match.game.reactions,
            "refusals": {card: why.as_json() for card, why in reasons.items() if why is not None},
        }
    return {
        "is": "update",
        "match": 1,
        "number": number,
        "told": [{"number": number, "facts": [fact.told(seat).as_json() for fact in facts]}],
        "view": view,
        "ask": ask,
        "clock": {"left": 24000, "total": 40000, "grace": 20000},
    }


def laid_out(game: str, position: Mapping[str, Any], answers: str) -> list[Update]:
    """From a position by these answers, as seat 0 sees it; who is asked at the same time, and not meant, says no."""
    facts: list[Fact] = []
    match = Match.laid_out(game, position, seed="scene", ask_forced=True, listener=facts)
    told = [update(match, 0, 0, facts)]
    lines = [line for line in answers.split(", ") if line]
    while lines and not match.over:
        facts.clear()
        for decision in list(match.pending):
            meant = lines[0] in map(str, decision.options)
            match.answer(lines.pop(0) if meant else "no", decision.seat)
            if not lines:
                break
        told.append(update(match, len(told), 0, facts))
    return told


def moments(
    game: str, seed: int, bot: str = "casual", house: Mapping[str, object] = MappingProxyType({})
) -> Iterator[Moment]:
    """Every moment of a match of bots, with what happened before it."""
    seats, options = MATCHES[game][0], {**MATCHES[game][1], **house}
    facts: list[Fact] = []
    match = Match.new(game, seats, seed, options, ask_forced=True, listener=facts)
    bots = [bot_named(bot, Luck.from_seed(f"{seed}/{seat}")) for seat in range(seats)]
    number = 0
    while True:
        yield number, match, list(facts)
        if match.over:
            return
        facts.clear()
        number += 1
        for decision in list(match.pending):
            chosen = decision.options[0]
            if len(decision.options) > 1:
                chosen = bots[decision.seat].choose(Sight(match, decision))
            match.answer(chosen, decision.seat)


def questions(game: str, seeds: range) -> dict[str, list[Update]]:
    """Each question once, at the moment at which there is most to see."""
    best: dict[str, tuple[int, Update]] = {}
    for seed in seeds:
        for number, match, facts in moments(game, seed, "uniform" if seed % 2 else "casual"):
            for decision in match.pending:
                view: Any = match.view(decision.seat).as_json()
                if len(view["hand"]) > 10:
                    continue
                richness = len(json.dumps(view)) + 400 * (len(decision.options) > 1)
                if richness > best.get(decision.question.id, (0, {}))[0]:
                    best[decision.question.id] = richness, update(match, number, decision.seat, facts)
    return {name: [moment] for name, (_, moment) in sorted(best.items())}


def whole(game: str, seed: int) -> dict[str, list[Update]]:
    """One match as seat 0 sees it: a stretch of it, the end of its last round but one, its end."""
    told = [update(match, number, 0, facts) for number, match, facts in moments(game, seed)]
    scenes = {"match": told[:STRETCH]}
    ends = [at for at, one in enumerate(told) if at and _rounds(one) > _rounds(told[at - 1])]
    for name, at in (("scores", ends[-2] if len(ends) > 1 else 0), ("podium", len(told) - 1)):
        if at:
            before = {**told[at - 1], "told": [news for one in told[:at] for news in one["told"]]}
            scenes[name] = [before, told[at]]
    return scenes


def asked(game: str, seeds: range) -> dict[str, list[dict[str, Any]]]:
    """Each question with all that its seat was told of the round before it: as early as it comes, and once later."""
    found: dict[str, list[dict[str, Any]]] = {name: [] for name in game_named(game).questions}
    for seed in seeds:
        heard: dict[Seat, list[dict[str, Any]]] = {}
        house = OTHER_HOUSES[game] if seed % 3 == 2 else {}
        for number, match, facts in moments(game, seed, "uniform" if seed % 2 else "casual", house):
            for seat in range(match.seats):
                if any(fact.public.id == "round" for fact in facts):
                    heard[seat] = []
                told = [fact.told(seat).as_json() for fact in facts]
                heard.setdefault(seat, []).append({"number": number, "facts": told})
            for decision in match.pending:
                log = [one for one in heard[decision.seat] if one["facts"]]
                known = found[decision.question.id]
                if len(known) == 2 and len(log) >= len(known[0]["log"]):
                    continue
                moment = {"view": match.view(decision.seat).as_json(), "log": log}
                if len(known) < 2:
                    known.append(moment)
                else:
                    known[0] = moment
    for question, situation in RARE.get(game, {}).items():
        updates = laid_out(game, *situation)
        log = [news for one in updates for news in one["told"] if news["facts"]]
        found[question].append({"view": updates[-1]["view"], "log": log})
    return found


def ended(game: str, seeds: range) -> list[dict[str, Any]]:
    """Whole matches as seat 0 is told of them, with the view at their end; in Malta! the board at every moment, too."""
    matches: list[dict[str, Any]] = []
    for seed in seeds:
        log, boards = [], []
        view: Any = {}
        house = OTHER_HOUSES[game] if seed % 3 == 2 else {}
        for number, match, facts in moments(game, seed, "uniform" if seed % 2 else "casual", house):
            view = match.view(0).as_json()
            log.append({"number": number, "facts": [fact.told(0).as_json() for fact in facts]})
            boards.append({"board": view.get("board"), "pawns": view.get("pawns")})
        matches.append({"view": view, "log": log, "boards": boards if game == "malta" else []})
    return matches


def _rounds(one: Update) -> int:
    return len(one["view"].get("sheet", ()))


def scenes() -> dict[str, list[Update]]:
    """All of them, by game and name."""
    found: dict[str, dict[str, list[Update]]] = {
        game: {**questions(game, seeds), **whole(game, seed)}
        for game, seeds, seed in (("frantic", range(40), 2), ("frantic-board", range(8), 3), ("malta", range(8), 7))
    }
    found["frantic"] |= {name: laid_out("frantic", *situation) for name, situation in FRANTIC.items()}
    found["malta"] |= {
        "acts": laid_out("malta", ACTING, ACTS),
        "boomerang": laid_out("malta", *BOOMERANG),
        "aimed": laid_out("malta", *AIMED),
    }
    return {f"{game}/{name}": one for game, ones in found.items() for name, one in ones.items()}


if __name__ == "__main__":
    questioned = {
        game: asked(game, seeds)
        for game, seeds in (("frantic", range(40)), ("frantic-board", range(8)), ("malta", range(12)))
    }
    ASKED.write_text(json.dumps(questioned, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    endings = {
        game: ended(game, seeds)
        for game, seeds in (("frantic", range(9)), ("frantic-board", range(6)), ("malta", range(24)))
    }
    ENDED.write_text(json.dumps(endings, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    SCENES.write_text(json.dumps(scenes(), ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
