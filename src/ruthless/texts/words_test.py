"""Every message has its words in every language, every word is used, and the words say the right thing to the right person."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, VariableReference
from fluent.syntax.ast import Message as Entry
from fluent.syntax.visitor import Visitor

from ruthless.kernel.facts import LOSS, Fact
from ruthless.kernel.game import GAMES
from ruthless.kernel.match import Match
from ruthless.kernel.messages import Message, Refusal
from ruthless.texts import UnknownLanguage, Words, folded, languages

SOURCES = Path(__file__).parents[1]
NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve"]
SAYING = {"Message", "Question", "SpaceQuestion", "Refusal", "Refused"}
COLOURS = ("red", "yellow", "green", "blue")
TROUBLE = {"expansions": ["troublemaker"]}
BOOKS: dict[str, list[dict[str, object]]] = {
    "frantic": [
        {"limit": 80},
        {"limit": 80, **TROUBLE},
        {"scoring": "rounds", "rounds": 2, **TROUBLE},
        {"limit": 80, **TROUBLE, **GAMES["frantic"].options.presets["swiss-2019"], "counter_fantastic_four": "share"},
    ],
    "frantic-board": [{"limit": 200}, {"limit": 100, "setup_covering": "no"}],
    "malta": [{}, {"negate_in_own_turn": "yes"}, {"boomerang_untargeted": "yes"}, {"racket_order": "by_card"}],
}
"""House rules under which different things are said."""

in_every_language = pytest.mark.parametrize("language", languages())


def game_folder(game: str) -> str:
    """The name of the package of a game."""
    return game.replace("-", "_")


def texts_of(game: str, language: str) -> Path:
    """The file with the words of a game."""
    return SOURCES / "games" / game_folder(game) / "texts" / f"{language}.ftl"


SPOKEN = [(game, language) for game in GAMES for language in languages() if texts_of(game, language).is_file()]
"""Every game with every language it speaks; tests/coverage.py says what is missing."""

for_every_game = pytest.mark.parametrize(("game", "language"), SPOKEN)


# What the sources say


@cache
def trees() -> dict[Path, ast.Module]:
    """All modules of the package but the tests."""
    paths = [path for path in SOURCES.rglob("*.py") if not path.name.endswith("_test.py")]
    return {path: ast.parse(path.read_text("utf-8")) for path in paths}


def strings(node: ast.AST) -> set[str]:
    """Every string written in a piece of a program."""
    return {one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str)}


def ids(node: ast.AST) -> set[str]:
    """The ids that are spelled out where a message is made: one, or one of two."""
    if isinstance(node, ast.IfExp):
        return ids(node.body) | ids(node.orelse)
    return strings(node) if isinstance(node, ast.Constant) else set()


def keys(node: ast.AST, tree: ast.Module) -> set[str]:
    """The keys of a dictionary, written there or under that name elsewhere in the module."""
    if isinstance(node, ast.Dict):
        return {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}
    found: set[str] = set()
    for one in ast.walk(tree):
        if (
            isinstance(one, ast.Assign | ast.AnnAssign)
            and isinstance(one.value, ast.Dict)
            and isinstance(node, ast.Name)
        ):
            targets = one.targets if isinstance(one, ast.Assign) else [one.target]
            if any(isinstance(target, ast.Name) and target.id == node.id for target in targets):
                found |= keys(one.value, tree)
    return found


def trees_of(game: str) -> dict[Path, ast.Module]:
    """The same without the other games, and without the short way to one, which has words of its own."""
    others = {"simple.py", *(game_folder(other) for other in GAMES if other != game)}
    return {path: tree for path, tree in trees().items() if not others & set(path.relative_to(SOURCES).parts)}


@cache
def given(game: str) -> dict[str, set[str]]:
    """Every id written in a Message, Question or Refusal or said somewhere, with the arguments it gets."""
    found: dict[str, set[str]] = {}
    for tree in trees_of(game).values():
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args):
            name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
            arguments = {one.arg for one in call.keywords if one.arg is not None}
            if name in SAYING - {"Refused"}:
                arguments = set().union(*(keys(one, tree) for one in call.args[1:]))
            elif name not in ("say", "Refused"):
                continue
            for id in ids(call.args[0]):
                found.setdefault(id, set()).update(arguments)
    return found


def message_ids(game: str) -> set[str]:
    """Every id written in a Message, Question or Refusal anywhere in the sources but in other games."""
    calls = [
        node for tree in trees_of(game).values() for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args
    ]
    saying = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id in SAYING]
    return set().union(*(ids(call.args[0]) for call in [*saying, *filter(_is_made_as_base, calls)]))


def _is_made_as_base(call: ast.Call) -> bool:
    """Whether it is `super().__init__`: a class of its own for one Message or Refusal names its id there."""
    maker = call.func
    return isinstance(maker, ast.Attribute) and ast.unparse(maker) == "super().__init__"


def on_show() -> set[str]:
    """Every string written in the packages that put texts on show."""
    packages = [SOURCES / package for package in ("texts", "terminal", "cli", "server")]
    return set().union(*(strings(tree) for path, tree in trees().items() if path.parent in packages))


# What the texts say


class Arguments(Visitor):
    """Collects the arguments a text uses."""

    def __init__(self, node: BaseNode) -> None:
        self.names: set[str] = set()
        self.visit(node)

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


def written(path: Path) -> list[Entry]:
    """The texts in a file."""
    body = FluentParser().parse(path.read_text("utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, Junk)]
    assert not junk, f"{path} has lines that are no Fluent: {junk[0]}"
    return [entry for entry in body if isinstance(entry, Entry)]


@cache
def entries(game: str, language: str) -> dict[str, Entry]:
    """The texts of a game in a language by their id, the shared ones included."""
    found: dict[str, Entry] = {}
    for path in [SOURCES / "texts" / f"{language}.ftl", texts_of(game, language)]:
        new = written(path)
        assert not {entry.id.name for entry in new} & set(found)
        assert len({entry.id.name for entry in new}) == len(new), "a text is written twice"
        found |= {entry.id.name: entry for entry in new}
    return found


def texts(game: str, language: str) -> dict[str, Any]:
    """Every text of a game in a language by its id, or its id and the name of an attribute."""
    found: dict[str, Any] = {}
    for id, entry in entries(game, language).items():
        if entry.value is not None:
            found[id] = entry.value
        found |= {f"{id}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    return found


def house_rules(game: str) -> set[str]:
    """The ids of the texts that explain all house rules of a game, their values and their presets."""
    options = GAMES[game].options
    wanted = {f"preset-{name}" for name in options.presets}
    for one in fields(options):
        values = {"number" if isinstance(value, int) else str(value) for value in one.metadata["values"]}
        values |= {"number"} if one.metadata["whole_from"] is not None else set()
        values |= {"none"} if one.metadata["many"] else set()
        wanted |= {f"option-{one.name}", *(f"option-{one.name}.{value}" for value in values)}
    return wanted


def looked_up(game: str) -> Iterator[str]:
    """The ids that are put together: nothing in the sources spells them out."""
    yield from house_rules(game)
    yield from (f"colour-{colour}" for colour in COLOURS)
    yield from (f"terminal-keys.{key}" for key in (*COLOURS, "draw", "pass", "yes", "no", "ready"))
    yield from (f"terminal-commands.{one}" for one in ("help", "rules", "why", "hint", "hand", "scores", "log", "quit"))
    yield from ("demand-black", "demand-anything", "space-start", "space-finish")
    yield game
    yield from (f"games-{card.back}" for one in GAMES.values() for card in (*one.cards, *one.deck(one.options())))
    yield from (f"answer-{answer}" for answer in GAMES[game].answers)
    for entry in Words(game).entries():
        yield from (entry, f"{entry}.about", f"{entry}.card")


@for_every_game
def test_every_message_in_the_sources_has_a_text(game: str, language: str) -> None:
    assert GAMES[game].turn_questions <= set(given(game))
    assert message_ids(game) - set(texts(game, language)) == set()
    said = {id for one, other in SPOKEN if other == language for id in texts(one, language)}
    said |= {entry.id.name for entry in written(SOURCES / "lessons" / "texts" / f"{language}.ftl")}
    assert set(given(game)) - said == set()


@for_every_game
def test_every_card_and_event_has_a_name_and_an_explanation(game: str, language: str) -> None:
    words = Words(game, language)
    for card in GAMES[game].cards:
        entry = words.entry(str(card))
        assert entry is not None, card
        assert words.has(entry), f"{card} has no name"
        assert 10 < len(words.about(entry)) < 350, entry
        assert words.about(entry).count(". ") <= 3, f"{entry} is explained in more than four sentences"


@for_every_game
@pytest.mark.parametrize("family", [False, True])
def test_no_two_cards_or_events_have_the_same_name(game: str, language: str, family: bool) -> None:
    names = [folded(name) for name in Words(game, language, family=family).entries().values()]
    assert sorted(names) == sorted(set(names))


def reasons(game: str) -> set[str]:
    """The ids of texts for why somebody is out, which reports say by what the fact has as its text."""
    lost = [id for id, role in GAMES[game].facts.items() if role == LOSS]
    nodes = (node for tree in trees_of(game).values() for node in ast.walk(tree)) if lost else ()
    texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {f"{id}.{text}" for id in lost for text in texts}


@for_every_game
def test_no_text_is_unused(game: str, language: str) -> None:
    used = message_ids(game) | on_show() | set(looked_up(game))
    asked = {f"{id}.{answer}" for id in message_ids(game) for answer in GAMES[game].answers}
    assert set(texts(game, language)) - used - asked - reasons(game) == set()


@for_every_game
def test_every_house_rule_every_value_and_every_preset_has_a_text_and_no_other(game: str, language: str) -> None:
    about = {id for id in texts(game, language) if id.startswith(("option-", "preset-"))}
    assert about == house_rules(game)


@for_every_game
def test_every_language_has_the_same_texts_as_english(game: str, language: str) -> None:
    assert set(texts(game, language)) == set(texts(game, "en"))


@for_every_game
def test_no_text_uses_an_argument_that_it_does_not_get(game: str, language: str) -> None:
    derived = {"seat": "who", "other": "whom", "cards": "count", "seats": "count", "events": "count"}
    for id, text in texts(game, "en").items():
        gets = given(game).get(id, set()) | Arguments(text).names | {"family"}
        gets |= {derived[name] for name in gets if name in derived}
        assert Arguments(texts(game, language).get(id, text)).names <= gets, id


@in_every_language
def test_keys_and_commands_can_be_told_apart(language: str) -> None:
    words = Words("frantic", language)
    answers = [words.say(f"terminal-keys.{key}") for key in ("draw", "pass", "yes", "no", "ready")]
    wishes = [words.say(f"terminal-keys.{key}") for key in (*COLOURS, "no")]
    commands = [
        words.say(f"terminal-commands.{one.id.name}")
        for one in entries("frantic", language)["terminal-commands"].attributes
    ]
    for several in (answers, wishes, commands):
        assert len(set(several)) == len(several)
        assert all(folded(one).isalpha() and one.islower() for one in several), several
    assert not set(commands) & {*answers, *wishes}
    assert not any(words.entry(command) for command in commands)


@dataclass
class Heard:
    """What was said to people in many matches."""

    messages: dict[tuple[str, int | None], Message]
    """By what they look like and who got them: no need to say the same thing twice."""
    options: set[tuple[str, str]]
    """The id of a question and an option."""

    def note(self, message: Message, seat: int | None) -> None:
        self.messages[repr(message), seat] = message


@cache
def heard(game: str) -> Heard:
    found = Heard({}, set())
    for number, options in enumerate(BOOKS[game] * 3):
        match = Match.new(game, 2 + number % 4, number, options, ask_forced=True)
        facts: list[Fact] = []
        match.listen(facts)
        step = number
        while not match.over:
            decision = match.pending[-1]
            found.note(decision.question, decision.seat)
            found.options |= {(decision.question.id, str(option)) for option in decision.options}
            step += 1
            refusal = match.refusal(str(match.game.answers[step % len(match.game.answers)]), decision.seat)
            if refusal is not None:
                found.note(refusal, decision.seat)
            match.answer(decision.options[step % len(decision.options)], decision.seat)
        for fact in facts:
            for seat in (None, 0):
                found.note(fact.told(seat), seat)
    return found


@for_every_game
def test_everything_told_in_many_matches_can_be_said_without_a_problem(game: str, language: str) -> None:
    words = Words(game, language, names=NAMES)
    assert len({message.id for message in heard(game).messages.values()}) > 50
    for (_, seat), message in heard(game).messages.items():
        assert words.problems(message.id, **words.arguments(message, seat)) == [], message
        said = words.render(message, seat)
        assert said.strip(), message
        assert not set("{}$") & set(said), said


@for_every_game
def test_every_option_offered_in_many_matches_has_words(game: str, language: str) -> None:
    words = Words(game, language, names=NAMES)
    assert len(heard(game).options) > 200
    for question, option in heard(game).options:
        said = words.option_words(option, question)
        assert said.strip()
        assert not said.startswith(("answer-", "event-", "card-", "colour-")), said


@for_every_game
def test_house_rules_are_explained_without_a_problem(game: str, language: str) -> None:
    words = Words(game, language)
    for one in fields(GAMES[game].options):
        for value in [one.default, *one.metadata["values"], *([1, 2] if one.metadata["whole_from"] else [])]:
            shown = words.house_value(one.name, (value,) if one.metadata["many"] and value else value)
            assert shown.strip()
            assert not set("{}$") & set(shown), shown


@for_every_game
@pytest.mark.parametrize("card", ["fuck-you", "lucky-bastard"])
def test_a_family_never_reads_the_rude_name(game: str, language: str, card: str) -> None:
    if card not in {str(one) for one in GAMES[game].cards}:
        return
    rude = Words(game, language).card(card)
    words = Words(game, language, family=True)
    friendly = words.card(card)
    assert friendly != rude
    for id in texts(game, language):
        assert rude not in words.say(id), id
    assert words.softened(f"{rude} fits.") == f"{friendly} fits."
    assert words.entry(friendly) == words.entry(rude) == f"card-{card}"


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
        ("colour-swap:red-green", "", "red-green Colour Swap"),
        ("as gift:red", "imitate", "as red Gift"),
        ("plague", "choose-event", "Plague"),
        ("yes", "seppuku", "turn over a card"),
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
        ("swap green", "green"),
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
    with pytest.raises(UnknownLanguage, match="no texts for frantic in 'xx': there are de, en, fr"):
        Words("frantic", "xx")


def test_a_missing_text_shows_its_id_and_stops_nothing() -> None:
    message: Any = Message("no-such-text")
    assert Words("frantic").render(message) == "No-such-text"


@in_every_language
def test_the_help_names_every_command(language: str) -> None:
    words = Words("frantic", language)
    for command in ("rules", "why", "hand", "scores", "log", "quit"):
        assert f"\n{words.say(f'terminal-commands.{command}')} " in words.say("terminal-help")
