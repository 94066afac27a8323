"""What would come of a card: everything that may be announced with it, and the table after it if nobody reacts.

Nothing here changes the table that is given, which may be the true one or one as a seat knows it (see `seen`). The rules
themselves are asked; none is written here.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeAlias

from ruthless.games.malta import verbs
from ruthless.games.malta.cards import Announcement, Card, Play
from ruthless.games.malta.carrying import carry_out
from ruthless.games.malta.round import settle
from ruthless.games.malta.table import Table, copy
from ruthless.kernel.decisions import Asked, Decision, Option
from ruthless.kernel.seats import NOBODY, Seat

Options: TypeAlias = Callable[[Table, Play, Announcement], Sequence[Option]]
"""What somebody wants to look into of all that can be announced."""
Picking: TypeAlias = Callable[[Decision[Any]], Option]
"""What somebody picks who is asked while a card is carried out."""


def everything(table: Table, play: Play, announcement: Announcement) -> Sequence[Option]:
    """Nothing is left out."""
    return announcement.options(table, play)


def the_first(decision: Decision[Any]) -> Option:
    """Any pick will do."""
    option: Option = decision.options[0]
    return option


# What is announced


def open_announcements(play: Play) -> Sequence[Announcement]:
    """What has to be announced with a card that nothing has been announced with; a Boomerang has settled whom it aims at."""
    announces = play.card.kind.announces
    return announces if play.other == NOBODY else [one for one in announces if not one.aims]


def with_option(table: Table, play: Play, announcement: Announcement, option: Option) -> Play:
    """A card with one thing more announced."""
    twin = play.copy()
    announcement.notes(table, twin, option)
    return twin


def announced(
    table: Table, play: Play, announcements: Sequence[Announcement], options: Options = everything
) -> list[Play]:
    """Every way in which the rest of what a card asks for may be announced; none if there is nothing to choose from."""
    plays = [play]
    for one in announcements:
        plays = [with_option(table, begun, one, option) for begun in plays for option in options(table, begun, one)]
    return plays


def told(table: Table, play: Play, announcements: Sequence[Announcement], said: Sequence[str]) -> Play:
    """A card with what has been announced, in notation."""
    for one, text in zip(announcements, said, strict=False):
        option = next(option for option in one.options(table, play) if option.notation == text)
        play = with_option(table, play, one, option)
    return play


# What comes of it


def laid_down(table: Table, seat: Seat, card: Card) -> Table:
    """The table once the player has played a card out of the hand, before anything comes of it."""
    new = copy(table)
    verbs.play(new, seat, card)
    new.owed -= 1
    return new


def after(table: Table, play: Play, picks: Picking = the_first) -> Table:
    """The table once a card that lies there, with what was announced, is carried out, put away and the turn goes on."""
    new = copy(table)
    effect = play.card.kind.effect or carry_out
    _run(effect(new, play), picks)
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
