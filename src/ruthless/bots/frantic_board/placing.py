"""Where to lay cards, and where they should point: whatever makes the next move of every pawn best for oneself."""

from __future__ import annotations

from ruthless.bots.frantic_board.cards import WORTH
from ruthless.bots.frantic_board.prospect import Prospect, prospect_of
from ruthless.bots.frantic_board.situation import Situation
from ruthless.games.frantic_board.book import KINDS
from ruthless.games.frantic_board.cards import BLUE, Card
from ruthless.games.frantic_board.choices import Arrow, Number
from ruthless.games.frantic_board.placing import ANY_COLOUR
from ruthless.kernel.decisions import Decision, Option


def _rank(worth: float, space: int) -> float:
    """Of spaces that are equally good the first is taken, so that the same one is found when the arrow is chosen."""
    return (round(worth, 6) if worth else 0.0) - space * 1e-8  # nearly always it is nothing, and to round takes long


def place(situation: Situation, decision: Decision[Number]) -> list[float]:
    """Each space by what the card there changes in the next moves. Before the first turn all pawns are alike."""
    glance = situation.glance
    card = glance.thrown[-1]
    if glance.stage == "lay" or KINDS[card].colour == BLUE:
        return [0.0] * len(decision.options)
    changes = prospect_of(situation).changes(card, decision.options)
    return [_rank(change, option.number) for change, option in zip(changes, decision.options, strict=True)]


def point(situation: Situation, decision: Decision[Arrow]) -> list[float]:
    """Where it does most, on the space where it is laid."""
    card, space = decision.question.args["card"], int(str(decision.question.args["space"]))
    prospect = prospect_of(situation)
    top = situation.terrain.top(str(card))
    return [prospect.pointing(top, space, arrow.name) for arrow in decision.options]


def lay(situation: Situation, decision: Decision[Option]) -> list[float]:
    """Before a round away with what is worth least in the hand, Fuck You before all."""
    return [-WORTH[option.notation] for option in decision.options]


def restock(situation: Situation, decision: Decision[Option]) -> list[float]:
    """The card that does most on the board, as far as it is not worth more in the hand."""
    prospect = prospect_of(situation)
    return [prospect.most(option.notation, ANY_COLOUR) - WORTH[option.notation] for option in decision.options]


def teleport_which(situation: Situation, decision: Decision[Card]) -> list[float]:
    """The teleport without which everybody's next move is best; what it leaves is thought of, too."""
    prospect = prospect_of(situation)
    terrain = situation.terrain
    spaces = [terrain.teleports[option.number - 1] for option in decision.options]
    return [prospect.showing(terrain.below(situation.glance, space), space) for space in spaces]


def teleport_where(situation: Situation, decision: Decision[Number]) -> list[float]:
    """Where a teleport would do most to the others, once it has left its space."""
    terrain = situation.terrain
    space = next(
        space for space in terrain.teleports if terrain.board[space][0].notation == decision.question.args["card"]
    )
    top, used = terrain.board[space], terrain.ground.used
    terrain.show(space, terrain.below(situation.glance, space))
    prospect = Prospect(situation)
    worths = [prospect.showing(top, option.number) for option in decision.options]
    terrain.board[space], terrain.ground.used = top, used
    return worths
