"""What a prospect takes for granted about cards is so in the game."""

from __future__ import annotations

from ruthless.bots.frantic_board.prospect import _is_unnoticed
from ruthless.bots.frantic_board.terrain import CARDS
from ruthless.games.frantic_board.board import FINISH
from ruthless.games.frantic_board.cards import Card
from ruthless.games.frantic_board.options import Options
from ruthless.games.frantic_board.walking import AHEAD, BACK, Fate, Ground, Stride, landed, strides

HERE = 20
WAYS = {"push": "north", "jump": "forward"}


def met(cards: list[Card], house: Options, way: int) -> tuple[tuple[list[Stride], Card | None], Fate]:
    """What becomes of a pawn that moves over a space with these cards, and of one that lands there."""
    board: list[list[Card]] = [[] for _ in range(FINISH + 1)]
    board[HERE] = cards
    arrows = [WAYS.get(card.kind.name, "") for card in CARDS]
    ground = Ground(board, arrows, 0, house)
    return strides(ground, HERE - 3 * way, way, 6), landed(ground, HERE, way, way, 0)


def test_a_card_is_taken_for_unnoticed_if_pawns_pass_it_and_land_on_it_as_if_it_were_not_there() -> None:
    for card in CARDS:
        for house in (Options(), Options(white_trigger="pass")):
            for way in (AHEAD, BACK):
                as_if_it_were_not_there = met([card], house, way) == met([], house, way)
                assert _is_unnoticed(card.kind) == as_if_it_were_not_there, card
