"""Words: messages, cards, wishes and options of a game as sentences in a language.

The words stand in Fluent files: `ruthless/texts/<language>.ftl` for all games, `texts/<language>.ftl` in each game's
package. A new language is a new pair of files; nothing is edited. Games and expansions of other packages have their
texts in the same way, beside their code.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ruthless.kernel.game import game_named
from ruthless.kernel.messages import Message
from ruthless.kernel.seats import Seat
from ruthless.texts.elision import FUNCTIONS
from ruthless.texts.locales import ENGLISH, UnknownLanguage, game_texts, languages, outside_texts, shared_texts
from ruthless.texts.notation import take_apart

_LETTERS = str.maketrans({"’": "'", "œ": "oe", "æ": "ae", "!": ""})


def folded(text: str) -> str:
    """A text as people type it: small letters, no accents, no exclamation marks, single spaces.

    >>> folded(" Égalité  ")
    'egalite'
    """
    plain = "".join(one for one in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(one))
    return " ".join(plain.translate(_LETTERS).split())


def _sources(game: str, language: str) -> list[str]:
    """The Fluent texts of a game, shared ones first."""
    known = languages(game)
    if language not in known:
        raise UnknownLanguage(f"no texts for {game} in {language!r}: there are {', '.join(known)}")
    ours = (
        [shared_texts(language)]
        if game_named(game).distribution
        else [shared_texts(language), game_texts(game, language)]
    )
    return [*(one.read_text(encoding="utf-8") for one in ours), *outside_texts(game, language)]


class Words:
    """The words of one game in one language, with names for the seats.

    Where a `viewer` is given, that seat is spoken to as “you”; everybody else has a name.
    """

    def __init__(
        self,
        game: str,
        language: str = ENGLISH,
        names: Sequence[str] = (),
        *,
        family: bool = False,
        more: Sequence[str] = (),
    ) -> None:
        """`family` shows a friendlier name for cards with a rude one; `more` are further texts, as Fluent."""
        self.game = game_named(game)
        self.language = language
        self._family = "yes" if family else "no"
        self.names = list(names) or [f"{seat}" for seat in range(self.game.most)]
        self._bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        for source in [*_sources(game, language), *more]:
            self._bundle.add_resource(FluentResource(source), allow_overrides=False)
        self._entries = self._list_entries()
        self._names = {entry: self.say(entry) for entry in dict.fromkeys(self._entries.values())}
        self._rude = {
            entry: rude for entry, name in self.entries().items() if (rude := self.say(entry, family="no")) != name
        }

    # Texts by their id

    def has(self, id: str) -> bool:
        """Whether there is a text of that id; `id.attribute` for an attribute."""
        return self._pattern(id) is not None

    def _pattern(self, id: str) -> Any:
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def say(self, id: str, **args: Any) -> str:
        """A text by its id; the id itself if there is none, so that a missing text never stops a match."""
        pattern = self._pattern(id)
        if pattern is None:
            return id
        return str(self._bundle.format_pattern(pattern, {"family": self._family, **args})[0])

    def problems(self, id: str, **args: Any) -> list[str]:
        """What is wrong with a text when it gets these arguments."""
        args.setdefault("family", self._family)
        return [str(error) for error in self._bundle.format_pattern(self._pattern(id), args)[1]]

    # Messages

    def render(self, message: Message, viewer: Seat | None = None) -> str:
        """A question, a fact or a refusal as a sentence for the viewer, or for the public."""
        text = self.say(message.id, **self.arguments(message, viewer))
        return text[:1].upper() + text[1:]

    def arguments(self, message: Message, viewer: Seat | None = None) -> dict[str, Any]:
        """The arguments of a message in words."""
        args: dict[str, Any] = {}
        for name, value in message.args.items():
            if name in ("seat", "other"):
                args["who" if name == "seat" else "whom"] = "you" if value == viewer else "they"
            if name == "question":
                about = {key: given for key, given in message.args.items() if key != name}
                args[name] = self.render(Message(str(value), about), viewer)
                continue
            args[name] = self._argument(name, value, viewer)
            if isinstance(value, list):
                args.setdefault("count", len(value))
        return args

    def _argument(self, name: str, value: Any, viewer: Seat | None) -> Any:
        if name in ("seat", "other"):
            return self.name(value, viewer)
        if name == "seats":
            return self.listing(self.name(seat, viewer) for seat in value)
        if name == "spaces":
            return self.listing(self.space(space) for space in value)
        if name in ("cards", "events"):
            return self.listing(self.card(card) for card in value)
        translate = {
            "card": self.card,
            "guise": self.card,
            "event": self.event,
            "wish": self.wish,
            "demand": self.demand,
            "space": self.space,
            "arrow": self.answer,
        }.get(name)
        return value if translate is None else translate(value)

    def name(self, seat: Seat, viewer: Seat | None = None) -> str:
        """Who sits there: “you” for the viewer, a name for others, the number if nobody sits there."""
        if seat == viewer:
            return self.say("name-you")
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat)

    def listing(self, items: Iterable[str]) -> str:
        """Several things in a row."""
        row = list(items)
        if len(row) < 2:
            return row[0] if row else self.say("list-none")
        text = self.say("list-two", first=row[-2], last=row[-1])
        for item in reversed(row[:-2]):
            text = self.say("list-more", first=item, rest=text)
        return text

    # Cards

    def card(self, notation: str) -> str:
        """The name of a playing card or an event: `gift:red` is red Gift."""
        parts = take_apart(notation)
        if parts.number:
            kind = f"card-{parts.stem}"
            if self.has(kind):
                return self.say(f"{kind}.card", number=parts.number)
            return self.say("card-number.card", colour=self.colour(parts.stem), number=parts.number)
        kind = f"card-{parts.stem}"
        if not self.has(kind):
            return self.event(notation)
        if not parts.colour:
            return self.say(kind)
        one, _, other = parts.colour.partition("-")
        # the notation goes along for languages in which the colour bends to the card
        name, first = self.say(kind), self.colour(one)
        if not other:
            return self.say("coloured", symbol=parts.stem, hue=one, card=name, colour=first)
        second = self.colour(other)
        return self.say("two-coloured", symbol=parts.stem, hue=one, card=name, colour=first, other=second)

    def event(self, notation: str) -> str:
        """The name of an event."""
        return self.say(f"event-{notation}")

    def space(self, notation: str) -> str:
        """The name of a space of a board: its number, unless it has a name."""
        return self.say(f"space-{notation}") if self.has(f"space-{notation}") else notation

    def answer(self, notation: str) -> str:
        """A word to answer with."""
        return self.say(f"answer-{notation}")

    def colour(self, notation: str) -> str:
        """The name of a colour."""
        return self.say(f"colour-{notation}")

    def entry(self, text: str) -> str | None:
        """The kind of card or the event somebody means, as the id of its text: `Gift`, `gift:red`, `red 7`."""
        key = folded(text)
        return self._entries.get(key) or self._entries.get(key.replace(" ", "-"))

    def about(self, entry: str) -> str:
        """What a kind of card or an event does."""
        return self.say(f"{entry}.about")

    def softened(self, text: str) -> str:
        """A text that was written elsewhere, with the friendlier names if the family plays."""
        for entry, rude in self._rude.items():
            text = text.replace(rude, self.say(entry))
        return text

    def entries(self) -> dict[str, str]:
        """The name of every kind of card and every event by the id of its text."""
        return self._names

    def _list_entries(self) -> dict[str, str]:
        entries: dict[str, str] = {}
        for card in self.game.cards:
            notation = str(card)
            parts = take_apart(notation)
            if self.has(f"event-{notation}"):
                entry = f"event-{notation}"
            elif parts.number and self.has(f"colour-{parts.stem}"):
                entry = "card-number"
            else:
                entry = f"card-{parts.stem}"
            names = (self.say(entry, family="no"), self.say(entry, family="yes"))
            for key in (notation, self.card(notation), entry.partition("-")[2], *names):
                entries.setdefault(folded(key), entry)
        return entries

    # What can be answered, wished for and demanded

    def option_words(self, notation: str, question: str = "") -> str:
        """An option in words: `-> 2` is the name of seat 2. A question may have its own words for `no` and the like."""
        head, _, rest = notation.partition(" ")
        if head == "->":
            return self.name(int(rest))
        if head == "wish":
            return self.colour(rest) if self.has(f"colour-{rest}") else rest
        if head == "as":
            return self.say("answer-as", card=self.card(rest))
        for id in (f"{question}.{notation}", f"answer-{notation}"):
            if self.has(id):
                return self.say(id)
        return self.card(notation) if notation in self._entries else self.space(notation)

    def wish(self, notation: str) -> str:
        """What somebody wishes for: `wish 8` is an 8."""
        wanted = notation.removeprefix("wish ")
        return self.say("wish-number", number=int(wanted)) if wanted.isdigit() else self.colour(wanted)

    def demand(self, notation: str) -> str:
        """What the next card has to be: `red-7` asks for red or a 7."""
        if self.has(f"colour-{notation}"):
            return self.colour(notation)
        if notation.startswith("wish "):
            wanted = notation.removeprefix("wish ")
            if wanted.isdigit():
                return self.say("demand-wish-number", number=int(wanted))
            return self.say("demand-wish-colour", colour=self.colour(wanted))
        if notation.startswith("swap "):
            return self.say("demand-swap", colour=self.colour(notation.removeprefix("swap ")))
        parts = take_apart(notation)
        if parts.colour:
            symbol = self.say(f"card-{parts.stem}")
            return self.say("demand-special", colour=self.colour(parts.colour), card=symbol, symbol=parts.stem)
        if parts.number and self.has(f"colour-{parts.stem}"):
            return self.say("demand-number", colour=self.colour(parts.stem), number=parts.number)
        return self.say(f"demand-{parts.stem}", number=parts.number)

    # House rules: where a game of another package has no text, their names and values are shown as they are

    def house_rule(self, name: str) -> str:
        """What a house rule is about."""
        return self._first([f"option-{name}"], name)

    def house_value(self, name: str, value: object) -> str:
        """What a house rule means with this value: a word, a number or several words."""
        if isinstance(value, tuple | list):
            none = [] if value else [self._first([f"option-{name}.none", "options-none"], "none")]
            return self.listing([*none, *(self._house_word(name, one) for one in value)])
        if isinstance(value, int):
            return self._first([f"option-{name}.number"], str(value), count=value)
        return self._house_word(name, value)

    def _house_word(self, name: str, value: object) -> str:
        """One of several words; those of other packages have a text of their own."""
        return self._first([f"option-{name}.{value}", f"expansion-{value}"], str(value))

    def preset(self, name: str) -> str:
        """What a set of house rules with a name is."""
        return self._first([f"preset-{name}"], name)

    def _first(self, ids: Sequence[str], plain: str, **args: Any) -> str:
        """The first of these texts that there is; what is `plain`, if there is none."""
        return next((self.say(id, **args) for id in ids if self.has(id)), plain)
