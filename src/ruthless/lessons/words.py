"""What the coach says, in words: the texts of a lesson beside those of its game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.resources import files

from ruthless.kernel.game import part_of
from ruthless.kernel.messages import Message
from ruthless.lessons.lesson import LAYER, LEARNER, Lesson
from ruthless.texts import Words
from ruthless.texts.locales import ENGLISH, texts_in

SHARED = ("lesson-watch", "lesson-other", "lesson-step", "lesson-free")
"""What is said in every lesson."""
NEEDED = ("title",)
"""The attributes that everything has that a coach says."""
OPTIONAL = ("done", "other")
"""What is said once a step is done, and what if the learner wants something else; else the words of every lesson."""
AT_THE_END = ("title", "learnt")


def coach_words(lesson: Lesson, language: str = ENGLISH, names: Sequence[str] = (), *, family: bool = False) -> Words:
    """The words of a lesson in a language; where a game from outside has none in it, in English."""
    part = part_of(lesson.game, LAYER)
    assert part is not None
    places = [files("ruthless.lessons") / "texts" / f"{language}.ftl", texts_in(part.__name__, language)]
    if not places[-1].is_file():
        places[-1] = texts_in(part.__name__, ENGLISH)
    sources = [place.read_text(encoding="utf-8") for place in places if place.is_file()]
    return Words(lesson.game, language, names, family=family, more=sources)


def unsaid(lesson: Lesson, language: str) -> list[str]:
    """What a lesson lacks in a language: texts that are missing, and those that want what nobody gives them."""
    words = coach_words(lesson, language, ["", *lesson.others])
    wrong = [f"{language}: no text {id!r}" for id in SHARED if not words.has(id)]
    for message, attributes in _said(lesson):
        ids = [message.id, *(f"{message.id}.{one}" for one in attributes)]
        wrong += [f"{language}: no text {id!r}" for id in ids if not words.has(id)]
        args = words.arguments(message, LEARNER)
        for id in [*ids, *(f"{message.id}.{one}" for one in OPTIONAL)]:
            if words.has(id):
                wrong += [f"{language}: {id}: {problem}" for problem in words.problems(id, **args)]
    return wrong


def attributes(lesson: Lesson, language: str) -> set[str]:
    """Which of the texts that need not be there a lesson has in a language: all languages have the same."""
    words = coach_words(lesson, language)
    ids = (f"{message.id}.{one}" for message, _ in _said(lesson) for one in OPTIONAL)
    return {id for id in ids if words.has(id)}


def _said(lesson: Lesson) -> Iterator[tuple[Message, tuple[str, ...]]]:
    for step in lesson.steps:
        for message in step.say:
            yield message, NEEDED
    yield lesson.end, AT_THE_END
