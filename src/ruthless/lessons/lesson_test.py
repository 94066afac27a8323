"""Every lesson is played in every way, has all its words, and a spoilt one is told by the step that is spoilt."""

from __future__ import annotations

from importlib.resources import files

import pytest

from ruthless.games import outside  # noqa: F401  # so that our games are there
from ruthless.kernel.game import GAMES, part_of
from ruthless.lessons import BadLesson, Lesson, lesson_of, rehearse
from ruthless.lessons.lesson import ANY, FILE, LAYER, LEARNER, read_lesson
from ruthless.lessons.words import attributes, coach_words, unsaid
from ruthless.texts import languages

OURS = [name for name, game in GAMES.items() if not game.distribution]
LANGUAGES = languages(*OURS)


def _lesson(game: str) -> Lesson:
    lesson = lesson_of(game)
    assert lesson is not None, f"{game} has no lesson"
    return lesson


def _written(game: str) -> str:
    part = part_of(game, LAYER)
    assert part is not None
    return (files(part) / FILE).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", OURS)
def test_every_game_has_a_lesson_that_can_be_played_in_every_way(game: str) -> None:
    lesson = _lesson(game)
    assert rehearse(lesson) >= 2, "somewhere the learner has a choice"
    assert 8 <= len(lesson.steps) <= 16


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_has_words_for_everything(game: str, language: str) -> None:
    lesson = _lesson(game)
    assert unsaid(lesson, language) == []
    assert attributes(lesson, language) == attributes(lesson, "en")


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_is_brief(game: str, language: str) -> None:
    lesson = _lesson(game)
    words = coach_words(lesson, language, ["You", *lesson.others])
    for step in lesson.steps:
        for message in step.say:
            args = words.arguments(message, LEARNER)
            assert len(words.say(message.id, **args)) <= 132, message.id
            assert len(words.say(f"{message.id}.title")) <= 16, message.id


@pytest.mark.parametrize("game", OURS)
def test_the_learner_is_attacked_and_reacts(game: str) -> None:
    lesson = _lesson(game)
    match = lesson.begun()
    reactions = []
    for line in lesson.lines:
        decision = next(one for one in match.pending if one.seat == line.seat)
        if line.step is not None and decision.question.id in match.game.reactions:
            reactions.append(line.answers[0])
        match.answer(line.answers[0], line.seat)
    assert any(answer != "no" for answer in reactions), "there is something to strike back with"
    assert LEARNER in match.winners


SPOILT = {
    "an answer that is not legal": ('want = ["draw"]', 'want = ["blue-9"]', r"step 3 \(draw\): 'blue-9' is no option"),
    "a wrong seat": ('"1 skip:red", ', '"2 red-7", ', r"step 1 \(fit\): seat 2 is not asked for 'red-7'"),
    "an answer of the others": ('"1 green-3"', '"1 red-8"', r"step 4 \(keep\): 'red-8' is no option of seat 1"),
    "too little": ('then = ["1 no", "2 no"]', "then = []", r"step 12 \(last\): the lines have come to their end"),
    "a choice that is taken from the learner": (
        '[[steps]]\nidea = "draw"\nabout = { seat = 2, wish = "wish 3" }\nwant = ["draw"]\n',
        "",
        r"step 3 \(keep\): it speaks of 'counterattack'",
    ),
    "a card that nobody sees": ('card = "skip:red"', 'card = "gift:red"', r"step 2 \(hit\): it speaks of 'gift:red'"),
    "somebody who is not there": ("other = 2, card", "other = 3, card", r"step 6 \(attack\): other cannot be 3"),
    "an argument nobody knows": ("seat = 1, card", "chair = 1, card", r"step 2 \(hit\): nothing can be said about"),
    "nothing wanted": ('want = ["pass"]', "want = []", r"step 4 \(keep\): nothing is wanted"),
    "anything, and nothing to show": ('want = ["pass"]', 'want = ["*"]', r"step 4 \(keep\): nothing is wanted"),
    "nothing said": ('idea = "keep"', 'idea = "keep"\nsay = []', r"step 4 \(keep\): nothing is said"),
    "a field nobody knows": ('idea = "keep"', 'idea = "keep"\nwhy = "x"', r"step 4 \(keep\): there is no 'why'"),
    "a line without a seat": ('"1 no", "2 no"', '"no"', r"step 12 \(last\): 'no' is no line"),
    "a card that is not in the box": ("red-2 red-6", "red-10 red-6", "the position of the lesson of frantic"),
    "too many chairs": ('"Vera", "Bruno"', '"Vera"', "has 1 others, but 3 seats|is no line"),
    "no version": ("version = 1\n", "", "version is missing"),
    "no TOML": ("[position]", "[position", "cannot be read"),
}


@pytest.mark.parametrize("what", SPOILT)
def test_a_spoilt_lesson_says_which_step(what: str) -> None:
    good, bad, says = SPOILT[what]
    text = _written("frantic")
    assert good in text
    with pytest.raises(BadLesson, match=says):
        rehearse(read_lesson("frantic", text.replace(good, bad, 1)))


def test_nothing_is_decided_over_the_learners_head() -> None:
    text = (
        _written("frantic")
        .replace('then = ["2 no"]', 'then = ["2 no", "0 blue-9"]')
        .replace('[[steps]]\nidea = "give"\nabout = { other = 2, card = "blue-9" }\nwant = ["blue-9"]\n', "")
    )
    with pytest.raises(BadLesson, match=r"step 6 \(attack\): 'blue-9' is decided for the learner"):
        rehearse(read_lesson("frantic", text))


def test_a_die_nobody_rolls_is_a_mistake() -> None:
    with pytest.raises(BadLesson, match=r"nobody has rolled \[2\]"):
        rehearse(read_lesson("frantic-board", _written("frantic-board").replace("4, 5]", "4, 5, 2]")))


@pytest.mark.parametrize("game", OURS)
def test_who_knows_how_many_answers_were_given_knows_what_comes_next(game: str) -> None:
    lesson = _lesson(game)
    given = [0] * lesson.seats
    for line in lesson.lines:
        assert lesson.line(line.seat, given[line.seat]) is line
        given[line.seat] += 1
        if line.step is not None:
            assert lesson.last_step(given[LEARNER]) == line.step
    assert all(lesson.line(seat, given[seat]) is None for seat in range(lesson.seats))
    assert lesson.last_step(0) is None


def test_where_anything_is_taken_the_coach_still_knows_what_to_show() -> None:
    free = [step for game in OURS for step in _lesson(game).steps if ANY in step.want]
    assert free
    for step in free:
        assert step.want[0] != ANY
        assert step.takes("whatever")
    assert not _lesson("frantic").steps[2].takes("pass")
