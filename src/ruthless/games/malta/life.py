"""Cards about the pile, and about who is in the game."""

from __future__ import annotations

from typing import Final

from ruthless.games.malta import marks, verbs
from ruthless.games.malta.announcing import always, no_opponent, not_in_the_game, opponents, target
from ruthless.games.malta.book import Chapter
from ruthless.games.malta.cards import Announcement, PlayedCard
from ruthless.games.malta.choices import AIMS
from ruthless.games.malta.table import Table, others_in
from ruthless.kernel.decisions import ELSEWHERE, Aim, Option, Question
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import Seat

LIFE: Final = Chapter("life")


@LIFE.card("reshuffle", 2)
async def reshuffle(table: Table, play: PlayedCard) -> None:
    """Shuffle the discard pile into the draw pile, then draw a card. This card leaves the game."""
    verbs.reshuffle(table)
    verbs.draw(table, play.you, 1)


def _not_out(table: Table, seat: Seat, option: Option) -> Refusal | None:
    if not isinstance(option, Aim):
        return ELSEWHERE
    if option.seat in table.lost:
        return None
    return not_in_the_game(table, seat, option) or Refusal("has-not-lost", "12.2", {"other": option.seat})


_WHOM: Final = Question("reinvite", _not_out)


def _lost(table: Table, play: PlayedCard) -> list[Aim]:
    return _WHOM.allowed(table, play.you, [AIMS[seat] for seat in table.lost])


def _invite(table: Table, play: PlayedCard, chosen: Aim) -> None:
    play.guest = chosen.seat


@LIFE.card("reinvite", 2, Announcement(Aim, always(_WHOM), _lost, _invite), boxed={2: 2})
async def reinvite(table: Table, play: PlayedCard) -> None:
    """A player who has lost comes back, and you draw two cards. This card leaves the game."""
    marks.come_back(table, play.guest)
    verbs.draw(table, play.you, 2)


def _spared(table: Table, seat: Seat) -> Refusal | None:
    """Sudden Death strikes only whose pawn stands on a circle, and of those only who has most cards of all."""
    if not table.board[table.pawns[seat]].is_removed:
        return Refusal("not-doomed", "12.3", {"other": seat})
    most = max([len(table.hands[other]) for other in (seat, *others_in(table, seat))])
    return None if len(table.hands[seat]) == most else Refusal("not-richest", "12.3", {"other": seat})


def _not_doomed(table: Table, seat: Seat, option: Option) -> Refusal | None:
    if not isinstance(option, Aim):
        return ELSEWHERE
    return no_opponent(table, seat, option) or _spared(table, option.seat)


_STRIKE: Final = Question("sudden-death", _not_doomed)


def _doomed(table: Table, play: PlayedCard) -> list[Aim]:
    return _STRIKE.allowed(table, play.you, opponents(table, play))


@LIFE.card("sudden-death", 1, target(_STRIKE, _doomed), boxed={2: 1})
async def sudden_death(table: Table, play: PlayedCard) -> None:
    """An opponent whose pawn stands on a circle loses at once, if nobody has more cards than they do."""
    if _spared(table, play.other) is None:
        marks.lose(table, play.other, "sudden-death")
