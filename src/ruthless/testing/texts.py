"""Whether a game has English words for everything it says, and a rule for everything it refuses."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from ruthless.kernel.decisions import Decision, Word
from ruthless.kernel.game import Game, game_named
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.kernel.messages import Refusal
from ruthless.testing.conformance import random_play
from ruthless.texts import Rulebook, Words
from ruthless.texts.locales import game_texts, written_languages
from ruthless.texts.notation import take_apart


def check_texts(game: str, matches: int = 3) -> None:
    """Every text can be read. What the game declares has texts in English, and so have the answers and refusals that come up in some matches.

    The rule that a refusal cites stands in the rulebook, if there is one. What is missing is named all at once. Each
    match is played at random.
    """
    for line in _unreadable(game):
        raise AssertionError(f"{game} has a text that cannot be read: {line}")
    rules, words = game_named(game), Words(game)
    missing = {f"no text {id!r}": None for id in _declared(rules, words) if not words.has(id)}
    known = {"0", *(rule.number for rule in Rulebook.of(game).rules)}
    for number in range(matches):
        match = Match.new(game, rules.fewest + number % (rules.most - rules.fewest + 1), number, ask_forced=True)
        for _ in random_play(match, Luck.from_seed(number)):
            for decision in match.pending:
                missing.update((f"no text {id!r}", None) for id in _unsaid(decision, words))
                for refusal in _refusals(match, decision):
                    if not words.has(refusal.id):
                        missing[f"no text {refusal.id!r}"] = None
                    if len(known) > 1 and refusal.rule not in known:
                        missing[f"no rule {refusal.rule}, which {refusal.id!r} cites"] = None
    assert not missing, f"{game} has {', '.join(missing)}"


def _unreadable(game: str) -> Iterator[str]:
    """The first lines of what is no Fluent among the texts of a game, with the language."""
    for language in written_languages(game):
        for entry in FluentParser().parse(game_texts(game, language).read_text(encoding="utf-8")).body:
            if isinstance(entry, Junk):
                yield f"{language}: {(entry.content or '').splitlines()[0]}"


def _declared(game: Game, words: Words) -> Iterator[str]:
    """The ids of the texts for what a game says of itself."""
    yield game.name
    yield from game.questions
    yield from game.facts
    for card in game.cards:
        entry = words.entry(str(card))
        assert entry is not None
        yield entry
        yield f"{entry}.about"
        if take_apart(str(card)).number:
            yield f"{entry}.card"
    for one in fields(game.options):
        yield f"option-{one.name}"
        for value in one.metadata["values"]:
            if not words.has(f"expansion-{value}"):
                yield f"option-{one.name}.{'number' if isinstance(value, int) else value}"
        if one.metadata["whole_from"] is not None:
            yield f"option-{one.name}.number"


def _unsaid(decision: Decision[Any], words: Words) -> Iterator[str]:
    """The ids of texts that the words among the options should have."""
    for option in decision.options:
        if isinstance(option, Word):
            id = f"{decision.question.id}.{option}"
            if not words.has(id) and not words.has(f"answer-{option}"):
                yield id


def _refusals(match: Match, decision: Decision[Any]) -> Iterator[Refusal]:
    """What the answers of the game meet now."""
    for answer in match.game.answers:
        refusal = match.refusal(str(answer), decision.seat)
        if refusal is not None:
            yield refusal
