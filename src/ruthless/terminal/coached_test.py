"""Lessons in the terminal: each is played in each language, and says there what it says in the browser."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from rich.console import Console

from ruthless.games import outside  # noqa: F401  # so that our games are there
from ruthless.kernel.game import GAMES
from ruthless.lessons import Lesson, lesson_of
from ruthless.lessons.lesson import LEARNER
from ruthless.lessons.words import coach_words
from ruthless.terminal.coached import Coached
from ruthless.terminal.session_test import typing
from ruthless.texts import Words, languages

OURS = [name for name, game in GAMES.items() if not game.distribution]
LANGUAGES = languages(*OURS)
WIDTH = 60
"""The narrowest terminal that is promised to do."""


def taught(game: str) -> Lesson:
    lesson = lesson_of(game)
    assert lesson is not None
    return lesson


def held(
    game: str, read: Callable[[str], str], language: str = "en", *, family: bool = False
) -> tuple[Coached, bool, str]:
    """A lesson that has been given, whether it came to its end, and what was printed."""
    console = Console(width=WIDTH, highlight=False)
    with console.capture() as capture:
        lesson = Coached(taught(game), console, read, language=language, family=family)
        ended = lesson.play()
    return lesson, ended, capture.get()


def flat(text: str) -> str:
    """What was printed without the ends of lines."""
    return " ".join(text.split())


def words_of(game: str, language: str) -> Words:
    return coach_words(taught(game), language, ["Ann", *taught(game).others])


def said(words: Words, lesson: Lesson, number: int, attribute: str = "") -> str:
    """What the coach says last at a step, from 1."""
    message = lesson.steps[number - 1].say[-1]
    text = words.say(f"{message.id}{attribute}", **words.arguments(message, LEARNER))
    return flat(f"{text[0].upper()}{text[1:]}")


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_does_what_the_coach_wants_comes_to_the_end(game: str, language: str) -> None:
    lesson, words = taught(game), words_of(game, language)
    played, ended, printed = held(game, typing([step.want[0] for step in lesson.steps]), language)
    assert ended
    assert LEARNER in played.match.winners
    text = flat(printed)
    at = 0
    for number, step in enumerate(lesson.steps, 1):
        for message in step.say:
            args = words.arguments(message, LEARNER)
            for spoken in (words.say(f"{message.id}.title"), words.say(message.id, **args)[1:]):
                assert flat(spoken) in text[at:], message.id
                at = text.index(flat(spoken), at)
        assert flat(words.say("lesson-step", number=number, count=len(lesson.steps))) in text
    assert flat(words.say(lesson.end.id)[1:]) in text[at:]
    assert flat(words.say(f"{lesson.end.id}.learnt")) in text[at:]
    assert text.endswith(f"ruthless play {game}")
    assert [line for line in printed.splitlines()[:-1] if len(line.rstrip()) > WIDTH] == []


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_else_the_rules_allow_is_turned_down_as_in_the_browser(game: str, language: str) -> None:
    lesson, words = taught(game), words_of(game, language)
    turned_down: list[str] = []
    expected: list[str] = []
    step = 0
    pupil: Coached | None = None

    def read(prompt: str) -> str:
        nonlocal step
        assert pupil is not None
        options = [str(option) for option in pupil._decision().options]
        wrong = [one for one in options if not lesson.steps[step].takes(one)]
        if wrong and len(turned_down) == step:
            id = lesson.steps[step].say[-1].id
            expected.append(
                said(words, lesson, step + 1, ".other") if words.has(f"{id}.other") else words.say("lesson-other")
            )
            turned_down.append(wrong[0])
            return wrong[0]
        turned_down.extend([""] * (step + 1 - len(turned_down)))
        step += 1
        return lesson.steps[step - 1].want[0]

    console = Console(width=WIDTH, highlight=False)
    with console.capture() as capture:
        pupil = Coached(lesson, console, read, language=language)
        assert pupil.play()
    text = flat(capture.get())
    assert any(turned_down)
    for sentence in expected:
        assert sentence in text
        text = text.partition(sentence)[2]


def test_the_coach_stands_between_the_table_and_the_question() -> None:
    _, _, printed = held("frantic", typing([]))
    lines = [line.rstrip() for line in printed.splitlines()]
    assert lines[7:15] == [
        "The coach · Step 1 of 12 · The aim",
        "Get rid of your cards. Whatever you still hold when the",
        "round ends counts against you.",
        "The coach · Step 1 of 12 · What fits",
        "What lies on the pile decides: red or a 5. You hold red 2",
        "and red 6. Choose one, and play it.",
        "Play a card or draw one.",
        "  1 [R2]  2 [R6]  d draw a card",
    ]


def test_what_the_coach_says_when_a_step_is_done_stands_before_what_the_others_do() -> None:
    _, _, printed = held("frantic", typing(["red-2"]))
    assert flat("You play red 2. It fits. Now the others. Vera plays red Skip.") in flat(printed)


def test_what_the_rules_forbid_is_refused_by_the_rules() -> None:
    _, _, printed = held("frantic", typing(["blue-9"]))
    assert "Not possible: Blue 9 fits neither" in printed
    assert "Rule 4.1:" in printed


def test_a_hint_is_what_the_coach_would_do() -> None:
    _, _, printed = held("frantic", typing(["hint"]))
    assert "The coach would choose: red 2." in printed


def test_where_the_coach_takes_anything_a_hint_says_so() -> None:
    lesson = taught("frantic-board")
    free = next(number for number, step in enumerate(lesson.steps) if "*" in step.want)
    _, _, printed = held("frantic-board", typing([*(step.want[0] for step in lesson.steps[:free]), "hint"]))
    assert "Take whichever you like." in printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_says_what_is_different_in_a_lesson(language: str) -> None:
    words = words_of("malta", language)
    _, _, printed = held("malta", typing(["?"]), language)
    assert flat(words.say("terminal-lesson-help")) in flat(printed)
    for command in ("hint", "quit"):
        assert words.say(f"terminal-commands.{command}") in re.findall(r"\w+", words.say("terminal-lesson-help"))


def test_who_leaves_is_told_that_nothing_is_kept() -> None:
    for lines in (["red-2", "quit"], ["red-2"]):
        _, ended, printed = held("frantic", typing(lines))
        assert not ended
        assert printed.splitlines()[-1] == "Nothing of a lesson is kept. Begin it anew with: ruthless learn frantic"


def test_an_interrupt_leaves_too() -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    assert not held("malta", interrupted)[1]


def test_the_family_reads_friendlier_names() -> None:
    _, _, printed = held("frantic", typing(["? fuck you"]), family=True)
    assert "Fuck You" not in printed
