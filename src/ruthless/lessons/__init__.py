"""Lessons: a first match of each game with a coach beside it, written as data and played by the engine."""

from __future__ import annotations

from ruthless.lessons.lesson import BadLesson, Lesson, Line, Step, lesson_of
from ruthless.lessons.rehearsal import rehearse

__all__ = ["BadLesson", "Lesson", "Line", "Step", "lesson_of", "rehearse"]
