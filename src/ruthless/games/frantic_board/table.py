"""The table of the board game: everything there is to know about a match. Verbs change it, and the flow of a round."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ruthless.games.frantic_board.board import FINISH, SPACES, START
from ruthless.games.frantic_board.cards import COLOURS, Card
from ruthless.games.frantic_board.options import Options, limit_in_points
from ruthless.kernel import table as kernel
from ruthless.kernel.hands import HandTable
from ruthless.kernel.luck import Luck
from ruthless.kernel.seats import Seat, in_order

DEAL: Final = "deal"
LAY: Final = "lay"
PLAY: Final = "play"
EFFECT: Final = "effect"
MOVE: Final = "move"
CLOSE: Final = "close"
"""The stages of a round: it is dealt; cards are laid down before it begins; somebody plays a card; that card is carried
out; somebody moves; a pawn is on the finish and may yet be saved. Between two of them everything is on the table."""


@dataclass(slots=True)
class Table(HandTable):
    """Piles have their top at the end. `player` is whose turn it is."""

    options: Options = field(default_factory=Options)
    limit: int = 0
    stage: str = DEAL
    player: Seat = 0
    hands: list[list[Card]] = kernel.hands()
    draw: list[Card] = kernel.cards()
    board: list[list[Card]] = kernel.stacks()
    """What lies on each space from START to the finish, the top last; it changes by `put_on` and `take_off` alone."""
    surface: list[int] = kernel.values()
    """By the number of a colour the spaces whose top card has it, one bit each; at the end those without a card."""
    thrown: list[Card] = kernel.cards()
    """Cards that have left a hand and have yet to be laid on the board."""
    market: list[Card] = kernel.cards()
    """Cards turned over by the event Market and not yet taken."""
    discards: list[Card] = kernel.cards()
    """Cards that are out until the next round."""
    open: int = 0
    """Everything that lies open, one bit a card: on the board, thrown in, on the market, discarded."""
    arrows: list[str] = kernel.values()
    """By the id of a card where it points; empty if it has no arrow or does not lie on the board."""
    pawns: list[int] = kernel.values()
    """By seat the space of its pawn."""
    used: tuple[Card, ...] = ()
    """The cards that have worked this turn: few, so that they are quickly found on the board."""
    played: Card | None = None
    """The card that was played this turn and has yet to be carried out."""
    pawn: Seat = 0
    """Whose pawn is moved this turn."""
    backward: bool = False
    ghost: bool = False
    """Whether this turn's move goes backwards, and whether it ignores all cards."""
    short: bool = False
    """Whether somebody had to draw and could not: the round ends with this turn."""
    scores: tuple[int, ...] = ()
    sheet: tuple[tuple[int, ...], ...] = ()
    """What each seat scored, round by round."""


def new_table(seats: int, luck: Luck, options: Options) -> Table:
    """A table at which nothing is dealt yet."""
    table = Table(order=in_order(seats), luck=luck, options=options, limit=limit_in_points(options, seats))
    table.scores = (0,) * seats
    return table


BARE: Final = len(COLOURS)
"""Where in a surface the spaces are on which no card lies; the ends of the board are in none."""
_ALL_BARE: Final = [0] * BARE + [sum(1 << space for space in SPACES)]


def surface_of(board: list[list[Card]]) -> list[int]:
    """The surface of a board."""
    surface = _ALL_BARE.copy()
    for space in range(START + 1, FINISH):  # SPACES, as a compiler likes them best
        stack = board[space]
        if stack:
            surface[BARE] ^= 1 << space
            surface[stack[-1].shade] |= 1 << space
    return surface


def clear_board(table: Table) -> None:
    """No card lies on the board."""
    table.board = [[] for _ in range(FINISH + 1)]
    table.surface = _ALL_BARE.copy()


def put_on(table: Table, space: int, card: Card) -> None:
    """A card comes to lie on a space, and covers what lay there."""
    stack, bit = table.board[space], 1 << space
    table.surface[stack[-1].shade if stack else BARE] ^= bit
    table.surface[card.shade] |= bit
    table.board[space] = [*stack, card]


def take_off(table: Table, space: int) -> Card:
    """The card that counts on a space leaves it, and what lay below counts again."""
    stack, bit = table.board[space], 1 << space
    card, left = stack[-1], stack[:-1]
    table.board[space] = left
    table.surface[card.shade] ^= bit
    table.surface[left[-1].shade if left else BARE] |= bit
    return card


def top(table: Table, space: int) -> Card | None:
    """The card that counts on a space."""
    stack = table.board[space]
    return stack[-1] if stack else None


copy = kernel.copier(Table)
