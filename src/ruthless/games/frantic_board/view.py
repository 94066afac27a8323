"""What a seat of the board game may know, built up from the table: only what is named here ever leaves it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ruthless.games.frantic_board.board import SPACES
from ruthless.games.frantic_board.cards import Card
from ruthless.games.frantic_board.choices import NUMBERS
from ruthless.games.frantic_board.table import CLOSE, DEAL, EFFECT, LAY, MOVE, PLAY, Table, top
from ruthless.kernel import shapes
from ruthless.kernel.cards import names
from ruthless.kernel.seats import Seat
from ruthless.kernel.views import (
    View,
    cards_left,
    hand_counts,
    held,
    known_cards,
    known_hands,
    own_hand,
    seating,
    shown_beside,
)

SPACE_NAMES: Final = tuple(space.notation for space in NUMBERS)
"""The spaces from START to the finish, in notation."""


def stacks(table: Table) -> list[list[str]]:
    """The board in notation."""
    return [written(stack, table.arrows) if stack else [] for stack in table.board]


def lying(table: Table) -> tuple[list[list[Card]], list[str]]:
    """What `stacks` writes: the cards themselves on each space, and by the id of a card where it points."""
    return table.board, table.arrows


def written(stack: list[Card], arrows: list[str]) -> list[str]:
    """The cards of a space in notation."""
    return [_pointing(card, arrows[card.id]) for card in stack]


def _pointing(card: Card, arrow: str) -> str:
    if not arrow:
        return card.notation
    texts = _POINTING.setdefault(arrow, {})
    text = texts.get(card.notation)
    if text is None:
        text = texts[card.notation] = f"{card.notation} {arrow}"
    return text


_POINTING: Final[dict[str, dict[str, str]]] = {}
"""Cards with an arrow in notation, by the arrow and the card, as far as they were needed: boards are written often."""


def is_used(table: Table, space: int) -> bool:
    """Whether the top card of a space has worked this turn."""
    card = top(table, space)
    return card is not None and card in table.used


def used_spaces(table: Table) -> list[int]:
    """The spaces whose top card has worked this turn."""
    return [space for space in SPACES if is_used(table, space)] if table.used else []


@dataclass(slots=True)
class BoardView(View):
    """Plain data. Cards are in notation and sorted, but for the board; lists by seat have an entry for each seat."""

    round: int = shapes.number("how many rounds have begun")
    stage: str = shapes.one_of("the stage of the round", (DEAL, LAY, PLAY, EFFECT, MOVE, CLOSE))
    player: Seat = shapes.seat("whose turn it is")
    order: list[Seat] = shapes.order("the order of play", of=seating)
    hand: list[str] = shapes.cards("the viewer's own cards", of=held, by_viewer=True)
    counts: list[int] = shapes.numbers("how many cards each seat holds", of=hand_counts)
    known: list[list[str]] = shapes.hands(
        "what the viewer knows of each other hand: cards it gave or saw taken", of=known_cards, by_viewer=True
    )
    board: list[list[str]] = shapes.own(
        "what lies on each space from START to the finish, the top last; a card with an arrow is written `push north`",
        list,
        of=lying,
    )
    pawns: list[int] = shapes.pawns("where each pawn stands", SPACE_NAMES, numbered=True)
    used: list[int] = shapes.spaces(
        "the spaces whose top card has worked this turn", SPACE_NAMES, numbered=True, of=used_spaces
    )
    thrown: list[str] = shapes.cards("cards that have yet to be laid on the board")
    pawn: Seat = shapes.seat("whose pawn is moved this turn")
    backward: bool = shapes.flag("whether this turn's move goes backwards")
    ghost: bool = shapes.flag("whether it ignores all cards")
    draw: int = shapes.number("how many cards the draw pile has", of=cards_left)
    market: list[str] = shapes.cards("the cards on the market")
    discards: list[str] = shapes.cards("cards that are out until the next round")
    short: bool = shapes.flag("whether the round ends with this turn because the pile did not suffice")
    scores: list[int] = shapes.numbers("each seat's account")
    sheet: list[list[int]] = shapes.left_out("by how much each account changed, round by round", list)
    limit: int = shapes.number("the points with which the match ends")
    over: bool = shapes.flag("whether the match is over")


def view(table: Table, seat: Seat | None) -> BoardView:
    """The view of a seat, or of the public."""
    return BoardView(
        seat=seat,
        round=table.round,
        stage=table.stage,
        player=table.player,
        order=list(table.order),
        hand=own_hand(table, seat),
        counts=hand_counts(table),
        known=known_hands(table, seat),
        board=stacks(table),
        pawns=table.pawns[:],
        used=used_spaces(table),
        thrown=names(table.thrown),
        pawn=table.pawn,
        backward=table.backward,
        ghost=table.ghost,
        draw=cards_left(table),
        market=names(table.market),
        discards=names(table.discards),
        short=table.short,
        scores=list(table.scores),
        sheet=[list(row) for row in table.sheet],
        limit=table.limit,
        over=table.over,
    )


def shown(table: Table, seat: Seat | None) -> int:
    """The cards whose place a seat knows now."""
    return shown_beside(table, seat, table.open)
