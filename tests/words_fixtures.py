"""What the browser client has to say, deal and foretell, worked out by Python: `python -m tests.words_fixtures` writes it anew.

Tests of the client read the files, so that the two renderers, the two dealers and what both know of Halve A Hand cannot
drift apart.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any

from ruthless.kernel.facts import Fact
from ruthless.kernel.game import GAMES
from ruthless.kernel.match import Match
from ruthless.kernel.messages import Message
from ruthless.kernel.options import read
from ruthless.kernel.seats import Seat
from ruthless.testing import play
from ruthless.testing.malta import malta, seen
from ruthless.texts.locales import languages
from ruthless.texts.words import Words

LIB = Path(__file__).parent.parent / "client" / "src" / "lib"
NAMES = ["Ada", "Bob", "Mia", "Otto"]
EVERYTHING = {"frantic": {"expansions": ["troublemaker"]}}
"""House rules under which all cards are in play."""
MESSAGES = 60
"""How many messages of a game are written down in each language."""
DEMANDS = ("red", "red-7", "black-8", "wish 8", "wish green", "swap blue", "gift:yellow", "exchange:red", "anything")


def _played(game: str, seeds: range) -> Iterator[tuple[Message, Seat | None]]:
    """Everything that is said in some matches of chance: facts, questions, refusals, each with who hears it."""
    for seed in seeds:
        dice = Random(seed)
        told: list[Fact] = []
        match = Match.new(game, 4, seed, EVERYTHING.get(game, {}), ask_forced=True, listener=told)
        for _ in range(400):
            for fact in told:
                for seat in (None, 0, 1):
                    yield fact.told(seat), seat
            told.clear()
            if match.over:
                break
            decision = dice.choice(match.pending)
            yield decision.question, decision.seat
            for card in GAMES[game].cards[:: dice.randint(7, 40)]:
                refusal = match.refusal(str(card), decision.seat)
                if refusal is not None:
                    yield refusal, decision.seat
            match.answer(dice.choice(decision.options), decision.seat)


def _messages(game: str) -> list[tuple[Message, Seat | None]]:
    """As many different messages as there are to be, every id before any comes twice."""
    by_id: dict[str, list[tuple[Message, Seat | None]]] = {}
    for message, seat in _played(game, range(6)):
        same = by_id.setdefault(message.id, [])
        if len(same) < 3 and (message, seat) not in same and seat not in [heard for _, heard in same]:
            same.append((message, seat))
    rows = [same[turn] for turn in range(3) for same in by_id.values() if turn < len(same)]
    return rows[: max(MESSAGES, len(by_id))]


def _said(words: Words, messages: list[tuple[Message, Seat | None]]) -> dict[str, Any]:
    game = words.game
    cards = list(dict.fromkeys(str(card) for card in game.cards))
    options = list(dict.fromkeys(str(answer) for answer in game.answers))
    defaults = read(game.options, {})
    house = [(one.name, value) for one in fields(defaults) for value in (one.default, *one.metadata["values"])]
    return {
        "render": [[message.as_json(), seat, words.render(message, seat)] for message, seat in messages],
        "card": {card: words.card(card) for card in cards},
        "entryOf": {card: words.entry(card) for card in cards},
        "about": {card: words.about(words.entry(card) or "") for card in cards[::5]},
        "optionWords": {option: words.option_words(option) for option in options},
        "demand": {one: words.demand(one) for one in DEMANDS if game.name == "frantic"},
        "wish": {one: words.wish(one) for one in ("wish 8", "wish 3", "wish red") if game.name == "frantic"},
        "houseValue": [[name, value, words.house_rule(name), words.house_value(name, value)] for name, value in house],
        "preset": {name: words.preset(name) for name in game.options.presets},
    }


def words_fixtures() -> list[dict[str, Any]]:
    """One entry a game and language, and one for family names."""
    found = []
    for game in GAMES:
        messages = _messages(game)
        found += [
            {"game": game, "language": language, "names": NAMES, "family": family}
            | _said(Words(game, language, NAMES, family=family), messages if not family else messages[:5])
            for language in languages(game)
            for family in ((False, True) if language == "en" else (False,))
        ]
    return found


def _deal(game: str, seats: int, seed: str, options: Mapping[str, object]) -> dict[str, Any]:
    told: list[Fact] = []
    match = Match.new(game, seats, seed, options, listener=told)
    deck = [card for card in match.game.deck(match.options) if card.back == "playing"]
    others = [card for card in match.game.deck(match.options) if card.back != "playing"]
    hands: dict[Seat, list[str]] = {}
    while len(hands) < seats:
        for fact in told:
            for seat in range(seats):
                message = fact.told(seat)
                if message.id == "is-dealt-cards" and message.args["seat"] == seat:
                    hands.setdefault(seat, [str(card) for card in message.args["cards"]])  # type: ignore[union-attr]
        told.clear()
        if len(hands) < seats:  # Malta! asks for the pawns first
            match.answer(match.pending[0].options[0], match.pending[0].seat)
    return {
        "game": game,
        "seats": seats,
        "seed": seed,
        "cards": [str(card) for card in deck],
        "events": [str(card) for card in others],
        "hands": [hands[seat] for seat in range(seats)],
    }


def deal_fixtures() -> list[dict[str, Any]]:
    """First deals of every game."""
    return [
        _deal(game, seats, f"deal/{seats}", options)
        for game, options, counts in (
            ("frantic", {}, (2, 5)),
            ("frantic", {"expansions": ["troublemaker"]}, (3, 8)),
            ("frantic-board", {}, (2, 3, 6)),
            ("malta", {}, (2, 4, 5, 6)),
        )
        for seats in counts
    ]


def halved_fixtures() -> list[dict[str, Any]]:
    """How many cards Halve A Hand takes from a hand, by how many it holds."""
    found = []
    for count in range(11):
        match = malta("halve-a-hand shove", " ".join(["draw-two"] * count), "end-turn")
        play(match, "0 halve-a-hand", "0 -> 1")
        found.append({"count": count, "taken": count - seen(match).counts[1]})
    return found


def _write(name: str, rows: list[dict[str, Any]]) -> None:
    lines = ",\n".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in rows)
    (LIB / name).write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    _write("words.fixtures.json", words_fixtures())
    _write("fairness.fixtures.json", deal_fixtures())
    _write("halved.fixtures.json", halved_fixtures())
