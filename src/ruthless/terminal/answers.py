"""What a person may type to answer: keys before the options, notation, names and short labels."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

from ruthless.terminal.cards import chip, ink, label
from ruthless.texts import Words


class Answers:
    """The options of one question with their keys.

    Cards have the number they have in the hand (or on the market), seats their own number, wishes the number or the
    first letter of the colour, words their first letter.
    """

    def __init__(self, options: Sequence[str], question: str, cards: Sequence[str], words: Words) -> None:
        """`cards` are the numbered cards on show from which the question lets choose."""
        self.words = words
        self.question = question
        self.cards = list(cards)
        self.keys: dict[str, str] = {}
        in_order = sorted(options, key=lambda one: self.cards.index(one) if one in self.cards else len(self.cards))
        for option in in_order:
            self.keys[self._key(option)] = option
        self._aims = any(option.startswith("-> ") for option in options)
        self._wishes = any(option.startswith("wish ") for option in options)

    def _key(self, option: str) -> str:
        head, _, rest = option.partition(" ")
        if head == "->":
            return rest
        if head == "wish":
            return rest if rest.isdigit() else rest[0]
        if option in self.cards:
            return str(self.cards.index(option) + 1)
        return option[0] if option[0] not in self.keys else option

    def shown(self) -> list[Text]:
        """The options to print, each after its key."""
        return [self._shown(key, option) for key, option in self.keys.items()]

    def _shown(self, key: str, option: str) -> Text:
        text = Text().append(key, "bold")
        words = self.words.option_words(option, self.question)
        if option in self.cards:
            text.append(" ").append_text(chip(option, self.words))
        elif words != key:
            colour = option.removeprefix("wish ")
            text.append(f" {words}", ink(colour) if option.startswith("wish ") else "")
        return text

    def meant(self, typed: str) -> str | None:
        """The notation of the answer somebody means, offered or not; None if it means nothing in this game."""
        text = " ".join(typed.casefold().split())
        if text in self.keys:
            return self.keys[text]
        if aim := re.fullmatch(r"-?> ?(\d+)", text):
            return f"-> {aim[1]}"
        if text.isdecimal():
            return self._numbered(int(text))
        return self._named(text)

    def _numbered(self, number: int) -> str | None:
        if self._aims:
            return f"-> {number}"
        if self._wishes:
            return f"wish {number}"
        return self.cards[number - 1] if 0 < number <= len(self.cards) else None

    def _named(self, text: str) -> str | None:
        """By notation, words or label: first among the options, then among everything the game knows."""
        for answer in [*self.keys.values(), *map(str, self.words.game.answers)]:
            if text in (answer, answer.replace(":", " "), self.words.option_words(answer, self.question).casefold()):
                return answer
        for card in map(str, self.words.game.cards):
            if text in (label(card, self.words).casefold(), self.words.card(card).casefold()):
                return card
        return None
