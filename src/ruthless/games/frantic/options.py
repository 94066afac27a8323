"""The house rules of Frantic: what people at a table argue about, and what the books disagree on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from ruthless.games.frantic.book import TROUBLEMAKER
from ruthless.kernel import options as kernel

_LIMITS: Final = {"short": (137, 113), "medium": (154, 137), "long": (179, 154)}


@dataclass(frozen=True)
class Options(kernel.Options):
    """What a table agrees on before it plays. Add new ones, and new values, at the end: codes people share depend on it."""

    presets: ClassVar[Mapping[str, Mapping[str, object]]] = {
        "french-2023": {},
        "swiss-2019": {
            "fuck_you_cards": 11,
            "skip_repeat": "turn_between",
            "fantastic_four": "may_attack",
            "wish": "may",
            "recession": "may",
            "gambling_man": "lowest_only",
            "empty_hand": "in_an_event",
            "gambling_penalty": "no_card",
        },
    }

    expansions: tuple[str, ...] = kernel.some_of(TROUBLEMAKER)
    """Cards and events beside those of the base deck."""
    scoring: str = kernel.one_of("points", "rounds")
    """Whether points are written down, or only who has won a round."""
    limit: str | int = kernel.one_of("medium", "short", "long", whole_from=1)
    """With points: the match ends when an account reaches this many."""
    rounds: int = kernel.whole(5, at_least=1)
    """Without points: how many rounds are played."""
    limit_test: str = kernel.one_of("reach", "exceed")
    """Whether an account has to reach the limit or to exceed it."""
    start_card: str = kernel.one_of("dealer", "none")
    """Whether the dealer carries out the start card, or it does nothing."""
    fuck_you_cards: int = kernel.one_of(10, 11)
    """With how many cards in hand, itself included, Fuck You can be played."""
    skip_repeat: str = kernel.one_of("pending_only", "turn_between")
    """Who cannot be made to miss a turn: whoever has to miss one already, or also whoever has just missed one."""
    fantastic_four: str = kernel.one_of("must_attack", "may_attack")
    """Whether Fantastic Four has to be shared out."""
    wish: str = kernel.one_of("must", "may")
    """Whether a four-colour card has to make its wish if it has done something else."""
    recession: str = kernel.one_of("must", "may")
    """Whether everybody has to discard in a Recession."""
    gambling_man: str = kernel.one_of("classic", "lowest_only", "second_lowest")
    """What is laid down for Gambling Man: any number card of the colour, the lowest, or any card at all."""
    counter_redirect: str = kernel.one_of("may", "must")
    """Whether who has countered has to attack in turn."""
    counter_wish: str = kernel.one_of("colour", "original")
    """What the last Counterattack wishes for: a colour, or whatever the attacking card allows."""
    counter_fantastic_four: str = kernel.one_of("whole", "share")
    """What a victim of Fantastic Four takes over by countering: all four cards, or only its own share."""
    last_colour: str = kernel.one_of("card", "card_or_wish")
    """What counts as the colour played last: that of a card, or also a colour wished for."""
    gifts: str = kernel.one_of("together", "in_turn")
    """How events make people give: all at once, or one after the other."""
    mimicry: str = kernel.one_of("any", "already_played")
    """What Mimicry imitates: any special card, or only one that was played this round."""
    mimicry_out_of_turn: str = kernel.one_of("yes", "no")
    """Whether Mimicry stands in for Counterattack, Nice Try and Lucky Bastard out of turn."""
    empty_hand: str = kernel.one_of("in_the_end", "in_an_event")
    """When a hand has to be empty to finish a round: once all is resolved, or at any moment of an event."""
    gambling_penalty: str = kernel.one_of("no_number", "no_card")
    """Who draws two for Gambling Man: whoever has no number card of the colour, or no card of it at all."""


def limit_in_points(options: Options, seats: int) -> int:
    """The limit as a number: the recommendations are lower for five players and more."""
    if isinstance(options.limit, int):
        return options.limit
    return _LIMITS[options.limit][seats > 4]


def account_limit(options: Options, seats: int) -> int | None:
    """The account that ends a match, in points; there is none where rounds are counted."""
    return limit_in_points(options, seats) if options.scoring == "points" else None
