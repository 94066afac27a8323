"""Every message has its words, every word is used, and the words say the right thing to the right person."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk
from fluent.syntax.ast import Message as Entry

from ruthless.kernel.facts import Fact
from ruthless.kernel.game import GAMES
from ruthless.kernel.match import Match
from ruthless.kernel.messages import Message, Refusal
from ruthless.texts import UnknownLanguage, Words, languages

SOURCES = Path(__file__).parents[1]
NAMES = ["Ann", "Bob", "Cleo", "Dan"]
SAYING = {"Message", "Question", "Refusal"}


def sources() -> list[Path]:
    return [path for path in SOURCES.rglob("*.py") if not path.name.endswith("_test.py")]


def calls(path: Path) -> list[ast.Call]:
    return [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]


def message_ids() -> set[str]:
    """Every id written in a Message, Question or Refusal anywhere in the sources."""
    found = set()
    for path in sources():
        for call in calls(path):
            name = call.func.id if isinstance(call.func, ast.Name) else ""
            first = call.args[0] if call.args else None
            if name in SAYING and isinstance(first, ast.Constant):
                found.add(str(first.value))
    return found


def strings() -> set[str]:
    """Every string written in the packages that put texts on show."""
    found = set()
    for package in ("texts", "terminal", "cli"):
        for path in (SOURCES / package).glob("*.py"):
            tree = ast.parse(path.read_text("utf-8"))
            found |= {
                node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
            }
    return found


def entries(path: Path) -> dict[str, list[str]]:
    """The texts of a file with the names of their attributes."""
    body = FluentParser().parse(path.read_text("utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, Junk)]
    assert not junk, f"{path.name} has lines that are no Fluent: {junk[0]}"
    return {one.id.name: [attribute.id.name for attribute in one.attributes] for one in body if isinstance(one, Entry)}


def texts(language: str) -> dict[str, list[str]]:
    found = entries(SOURCES / "texts" / f"{language}.ftl")
    for game in GAMES:
        found |= entries(SOURCES / "games" / game / "texts" / f"{language}.ftl")
    return found


@pytest.mark.parametrize("language", languages())
def test_every_message_in_the_sources_has_a_text(language: str) -> None:
    assert message_ids() - set(texts(language)) == set()


@pytest.mark.parametrize("language", languages())
def test_every_card_and_event_has_a_name_and_an_explanation(language: str) -> None:
    for game in GAMES.values():
        words = Words(game.name, language)
        for card in game.cards:
            entry = words.entry(str(card))
            assert entry is not None, card
            assert words.has(entry), f"{card} has no name"
            assert 10 < len(words.about(entry)) < 300, entry
            assert words.about(entry).count(". ") <= 2, f"{entry} is explained in more than three sentences"


@pytest.mark.parametrize("language", languages())
def test_no_text_is_unused(language: str) -> None:
    words = Words("frantic", language)
    notations = {str(answer) for answer in words.game.answers}
    used = message_ids() | strings() | set(words.entries()) | set(GAMES)
    used |= {f"answer-{notation}" for notation in notations} | {"demand-black", "demand-anything"}
    used |= {f"colour-{colour}" for colour in ("red", "yellow", "green", "blue")}
    assert set(texts(language)) - used == set()


@pytest.mark.parametrize("language", languages())
def test_every_attribute_is_used(language: str) -> None:
    answers = {str(answer) for answer in GAMES["frantic"].answers}
    for id, attributes in texts(language).items():
        for attribute in attributes:
            assert attribute in {"about", "card"} or attribute in answers, f"{id}.{attribute}"


def told_in_matches() -> list[tuple[Message, int | None]]:
    """Everything that is told and asked in many matches, with who is told it."""
    told: list[tuple[Message, int | None]] = []
    for seed in range(12):
        match = Match.new("frantic", 2 + seed % 4, seed, {"limit": 80}, ask_forced=True)
        facts: list[Fact] = []
        match.listen(facts)
        step = seed
        while not match.over:
            decision = match.pending[-1]
            told.append((decision.question, decision.seat))
            step += 1
            refusal = match.refusal(str(match.game.answers[step % len(match.game.answers)]), decision.seat)
            if refusal is not None:
                told.append((refusal, decision.seat))
            match.answer(decision.options[step % len(decision.options)], decision.seat)
        told += [(fact.told(seat), seat) for fact in facts for seat in (None, 0, 1)]
    return told


def test_everything_told_in_many_matches_can_be_said_without_a_problem() -> None:
    words = Words("frantic", names=["Ann", "Bob", "Cleo", "Dan", "Eve"])
    told = told_in_matches()
    assert len({message.id for message, _ in told}) > 50
    for message, seat in told:
        assert words.problems(message.id, **words.arguments(message, seat)) == [], message
        assert "{" not in words.render(message, seat)


@pytest.mark.parametrize(
    ("message", "viewer", "sentence"),
    [
        (Message("draws-cards", {"seat": 0, "cards": ["red-7"]}), 0, "You draw red 7."),
        (Message("draws", {"seat": 0, "count": 1}), 1, "Ann draws a card."),
        (Message("draws", {"seat": 0, "count": 4}), None, "Ann draws 4 cards."),
        (Message("attacks", {"seat": 2, "other": 0}), 0, "Cleo attacks you."),
        (Message("attacks", {"seat": 0, "other": 2}), 0, "You attack Cleo."),
        (Message("gives-cards", {"seat": 1, "other": 0, "cards": ["gift:red", "black-8"]}), 0, "Bob gives you red Gift and black 8."),
        (Message("shares-four", {"seat": 1, "other": 2, "count": 3}), 2, "Bob names you for 3 cards."),
        (Message("wishes", {"seat": 1, "wish": "wish 8"}), 0, "Bob wishes for an 8."),
        (Message("round-ends", {"text": "finished"}), None, "The round is over."),
        (Message("round-ends", {"text": "bomb"}), None, "The round is over: the bomb goes off."),
        (Message("scores", {"seat": 0, "points": -10, "cards": []}), 0, "You score -10 points, no cards left."),
        (Message("scores", {"seat": 3, "points": 1, "cards": ["red-1"]}), 0, "Dan scores 1 point, holding red 1."),
        (Message("shows-hand", {"seat": 3, "cards": []}), 0, "Dan shows an empty hand."),
        (Refusal("no-match", "4.1", {"card": "blue-3", "demand": "red-8"}), 0, "Blue 3 fits neither the colour nor the number: it has to be red or an 8."),
        (Refusal("not-asked", "0", {"seat": 2}), 0, "Cleo is not being asked now."),
    ],
)  # fmt: skip
def test_sentences_fit_who_reads_them(message: Message, viewer: int | None, sentence: str) -> None:
    assert Words("frantic", names=NAMES).render(message, viewer) == sentence


@pytest.mark.parametrize(
    ("notation", "question", "said"),
    [
        ("-> 2", "attack", "Cleo"),
        ("wish blue", "wish-any", "blue"),
        ("wish 7", "wish-any", "7"),
        ("draw", "play-or-draw", "draw a card"),
        ("no", "may-attack", "nobody"),
        ("no", "counter", "no, let it happen"),
        ("no", "", "no"),
        ("exchange:green", "give", "green Exchange"),
        ("second-chance:blue", "", "blue 2nd Chance"),
    ],
)
def test_options_in_words(notation: str, question: str, said: str) -> None:
    assert Words("frantic", names=NAMES).option_words(notation, question) == said


@pytest.mark.parametrize(
    ("notation", "said"),
    [
        ("red-7", "red or a 7"),
        ("gift:blue", "blue or a Gift"),
        ("exchange:red", "red or an Exchange"),
        ("black-8", "a coloured 8"),
        ("wish 3", "a 3, as wished"),
        ("wish green", "green, as wished"),
        ("anything", "anything"),
    ],
)
def test_demands_in_words(notation: str, said: str) -> None:
    assert Words("frantic").demand(notation) == said


@pytest.mark.parametrize(
    ("typed", "entry"),
    [
        ("gift", "card-gift"),
        ("GIFT:red", "card-gift"),
        ("red Gift", "card-gift"),
        ("2nd chance", "card-second-chance"),
        ("nice try", "card-nice-try"),
        ("red-7", "card-number"),
        ("black 3", "card-black"),
        ("The All-Seeing Eye", "event-the-all-seeing-eye"),
        ("friday the 13th", "event-friday-the-13th"),
        ("joker", None),
    ],
)
def test_cards_are_found_by_name_and_by_notation(typed: str, entry: str | None) -> None:
    assert Words("frantic").entry(typed) == entry


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="no texts for frantic in 'xx': there are en"):
        Words("frantic", "xx")


def test_a_missing_text_shows_its_id_and_stops_nothing() -> None:
    message: Any = Message("no-such-text")
    assert Words("frantic").render(message) == "No-such-text"
