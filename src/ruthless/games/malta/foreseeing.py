"""What would come of a card: everything that may be announced with it, and the table after it if nobody reacts.

Nothing here changes the table that is given, which may be the true one or one as a seat knows it (see `seen`). The rules
themselves are asked; none is written here.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeAlias

from ruthless.games.malta import verbs
from ruthless.games.malta.cards import Announcement, Card, PlayedCard
from ruthless.games.malta.carrying import carry_out, part
from ruthless.games.malta.round import settle
from ruthless.games.malta.table import Table, copy
from ruthless.kernel.decisions import Asked, Decision, Option
from ruthless.kernel.seats import NOBODY, Seat

Picking: TypeAlias = Callable[[Decision[Any]], Option]
"""What somebody picks who is asked while a card is carried out."""


def the_first(decision: Decision[Any]) -> Option:
    """Any pick will do."""
    option: Option = decision.options[0]
    return option


# What is announced


def open_announcements(play: PlayedCard) -> Sequence[Announcement]:
    """What has to be announced with a card that nothing has been announced with; a Boomerang has settled whom it aims at."""
    announces = play.card.kind.announces
    return announces if play.other == NOBODY else [one for one in announces if not one.aims]


# What comes of it


def laid_down(table: Table, seat: Seat, card: Card) -> Table:
    """The table once the player has played a card out of the hand, before anything comes of it."""
    new = copy(table)
    verbs.play(new, seat, card)
    new.owed -= 1
    return new


def after(table: Table, play: PlayedCard, picks: Picking = the_first) -> Table:
    """The table once a card that lies there, with what was announced, is carried out, put away and the turn goes on."""
    new = copy(table)
    effect = play.card.kind.effect
    _run(effect(new, play) if effect is not None else part(new, carry_out(new, play)), picks)
    settle(new, new.player)
    return new


def _run(rule: Coroutine[Asked, Any, None], picks: Picking) -> None:
    """Let a rule have its way; whoever is asked picks."""
    answer: Any = None
    while True:
        try:
            asked = rule.send(answer)
        except StopIteration:
            return
        if isinstance(asked, Decision):
            answer = picks(asked)
        else:
            decisions = {seat: part for seat, part in asked.parts.items() if isinstance(part, Decision)}
            answer = {seat: picks(decision) for seat, decision in decisions.items()}
