"""What a person may type to answer: keys before the options, notation, names and short labels."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import count
from typing import Any

from rich.text import Text

from ruthless.kernel.seats import Seat
from ruthless.terminal.cards import ink
from ruthless.terminal.look import SIDES, Look
from ruthless.texts import folded
from ruthless.texts.notation import take_apart

_AS = "as "
"""How the notation of a role of Mimicry begins."""


class Answers:
    """The options of one question with their keys.

    Cards have the number they have in the hand (or wherever they are chosen from), seats and spaces their own number or
    name, wishes the number or the letter of the colour, words and directions a letter; everything else is numbered from 1,
    or from where the cards end, if there is a card among the options: no number of a card stands for anything else.
    """

    def __init__(
        self, options: Sequence[str], question: str, cards: Sequence[str], look: Look[Any], viewer: Seat | None = None
    ) -> None:
        """`cards` are the cards on show from which the question lets choose, in the order of their numbers."""
        self.look = look
        self.words = look.words
        self.question = question
        self.cards = list(cards)
        self.viewer = viewer
        self.keys: dict[str, str] = {}
        self._counted = False
        on_show = sorted((one for one in options if one in self.cards), key=self.cards.index)
        self._first = len(self.cards) + 1 if on_show else 1
        guises = sorted((one for one in options if one.startswith(_AS)), key=lambda one: look.sort_key(_card(one)))
        for option in dict.fromkeys([*on_show, *guises, *options]):
            self.keys[self._key(option)] = option
        self._aims = any(option.startswith("-> ") for option in options)
        self._wishes = any(option.startswith("wish ") for option in options)
        self._spaces = any(option.isdecimal() for option in options)
        pointing = any(option in SIDES for option in options)
        self._sides = {self.words.say(id): side for side, id in SIDES.items()} if pointing else {}
        self._roles = bool(guises)

    def _key(self, option: str) -> str:
        head, _, rest = option.partition(" ")
        if head == "->":
            return rest
        if option in self.cards:
            return str(self.cards.index(option) + 1)
        if key := self.look.key(option):
            self._counted = True
            return key
        own = SIDES.get(option) or f"terminal-keys.{rest if head == 'wish' else option}"
        if self.words.has(own):
            key = self.words.say(own)
            return key if key not in self.keys else option
        if head == "wish":
            return rest
        self._counted = self._counted or self._first == 1
        return str(next(number for number in count(self._first) if str(number) not in self.keys))

    def shown(self) -> list[Text]:
        """The options to print, each after its key; spaces beside each other share a word: 4–9."""
        rows = self.look.places(list(self.keys.values()))
        spaces = [Text(row[0] if len(row) == 1 else f"{row[0]}–{row[-1]}", "bold") for row in rows]
        named = {space for row in rows for space in row}
        return spaces + [self._shown(key, option) for key, option in self.keys.items() if option not in named]

    def _shown(self, key: str, option: str) -> Text:
        text = Text().append(key, "bold")
        words = self.words.option_words(option, self.question)
        if option in self.cards or option.startswith(_AS):
            text.append(" ").append_text(self.look.chip(_card(option)))
        elif words != key:
            colour = option.removeprefix("wish ")
            if sign := self.look.sign(option):
                text.append(f" {sign}")
            text.append(f" {words}", ink(colour) if option.startswith("wish ") else "")
        if option == f"-> {self.viewer}":
            text.append(f" ({self.words.say('name-you')})")
        return text

    def meanings(self, typed: str) -> list[str]:
        """The notation of every answer somebody can mean, offered or not: none if it means nothing in this game."""
        text = folded(typed)
        if text in self.keys:
            return [self.keys[text]]
        if aim := re.fullmatch(r"-?> ?(\d+)", text):
            return [f"-> {aim[1]}"]
        if text.isdecimal():
            return self._numbered(int(text))
        if side := self._sides.get(text):
            return [side]
        return self._named(folded(self.look.meant(text))) if text else []

    def _numbered(self, number: int) -> list[str]:
        if self._aims:
            return [f"-> {number}"]
        if self._wishes:
            return [f"wish {number}"]
        if self._spaces:
            return [str(number)] if self.words.game.parse(str(number)) else []
        return [self.cards[number - 1]] if 0 < number <= len(self.cards) and not self._counted else []

    def _named(self, text: str) -> list[str]:
        """By its names or by its kind: first among the options, then on show, then in the whole game."""
        options, shown = list(self.keys.values()), list(dict.fromkeys(self.cards))
        everything = [str(answer) for answer in self.words.game.answers]
        if self._roles:  # a card that is named here is what Mimicry shall be
            shown, everything = [], [one for one in everything if one.startswith(_AS)] + everything
        for answers in (options, shown, everything):
            if exact := [one for one in answers if text in self._names(one)]:
                return exact[:1]
        kind = self.words.entry(text.removeprefix(_AS))
        for answers in (options, shown):
            if several := [one for one in answers if kind is not None and self.words.entry(_card(one)) == kind]:
                return several
        return [one for one in everything if kind is not None and self.words.entry(_card(one)) == kind][:1]

    def _names(self, answer: str) -> list[str]:
        """Everything by which an answer can be called."""
        words, card = self.words, _card(answer)
        names = [answer, card, card.replace(":", " "), words.option_words(answer), words.option_words(card)]
        names.append(words.option_words(answer, self.question))
        parts = take_apart(card)
        if words.entry(card) is not None and not words.has(f"event-{card}"):
            names.append(self.look.label(card))
        colour = parts.colour or (parts.stem if parts.number else "")
        if colour and (parts.colour or words.has(f"colour-{colour}")):  # in whatever order the language has them
            named, colour = str(parts.number or words.card(parts.stem)), words.colour(colour)
            names += [f"{colour} {named}", f"{named} {colour}"]
        return [folded(name) for name in names]


def _card(answer: str) -> str:
    """The card an answer is about: `as gift:red` is about gift:red."""
    return answer.removeprefix(_AS)
