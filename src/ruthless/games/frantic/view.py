"""What a seat of Frantic may know, built up from the table: only what is named here ever leaves it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ruthless.games.frantic.cards import COLOURS, Card
from ruthless.games.frantic.table import AGAIN, ARMED, CLOSE, DEAL, EVENT, RESOLVE, TURN, Table
from ruthless.kernel import shapes
from ruthless.kernel.cards import mask, names
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

STAGES: Final = (DEAL, TURN, RESOLVE, EVENT, CLOSE)
"""The stages of a round that views tell apart: once more because of 2nd Chance is a turn, too."""
ENDS: Final = ("pile", "doomsday", "finish-line", "bomb", "finished")
"""Why a round ends: as the table has it, or `finished` by a hand that was empty in an event. A hand that is empty in
the end speaks for itself."""


def stage_shown(table: Table) -> str:
    """The stage of the round as views tell it."""
    return TURN if table.stage == AGAIN else table.stage


def top_card(table: Table) -> Card:
    """The card on top of the pile."""
    return table.pile[-1]


def demanded(table: Table) -> str:
    """What the next card has to fit, in notation."""
    return table.demand.notation


def past_events(table: Table) -> list[Card]:
    """The events that have happened."""
    return table.used_events


def count_events(table: Table) -> int:
    """How many events have yet to happen."""
    return len(table.events)


def plays_again(table: Table) -> bool:
    """Whether the player has to play once more."""
    return table.stage == AGAIN


def end_shown(table: Table) -> str:
    """Why the round ends, if it does."""
    return table.ended or ("finished" if table.emptied else "")


def armed(table: Table) -> list[bool]:
    """By seat whether its last card would trigger an event."""
    return [state == ARMED for state in table.last_chance]


def way_of_scoring(table: Table) -> str:
    """How accounts are kept."""
    return table.options.scoring


def limit_shown(table: Table) -> int:
    """What ends the match."""
    return table.limit if table.options.scoring == "points" else table.options.rounds


@dataclass(slots=True)
class FranticView(View):
    """Plain data. Cards are in notation and sorted; lists by seat have an entry for each seat."""

    round: int = shapes.number("how many rounds have begun")
    stage: str = shapes.one_of("the stage of the round", STAGES, of=stage_shown)
    dealer: Seat = shapes.seat("who deals")
    player: Seat = shapes.seat("whose turn it is")
    order: list[Seat] = shapes.order("the order of play", of=seating)
    hand: list[str] = shapes.cards("the viewer's own cards", of=held, by_viewer=True)
    counts: list[int] = shapes.numbers("how many cards each seat holds", of=hand_counts)
    known: list[list[str]] = shapes.hands(
        "what the viewer knows of each other hand: cards it gave, was shown or saw taken",
        of=known_cards,
        by_viewer=True,
    )
    top: str = shapes.card("the card on top of the pile", of=top_card)
    guise: str = shapes.card("what Mimicry imitates, if it lies on the pile")
    demand: str = shapes.own("what the next card has to fit", "", of=demanded)
    last_colour: str = shapes.one_of("the colour of the last coloured card", COLOURS)
    pile: list[str] = shapes.cards("all cards played or discarded this round, the top last")
    draw: int = shapes.number("how many cards the draw pile has", of=cards_left)
    market: list[str] = shapes.cards("the cards on the market")
    events: list[str] = shapes.cards(
        "events of this round since their deck was last shuffled, the latest last", back="event", of=past_events
    )
    events_left: int = shapes.number("how many event cards are left", of=count_events)
    again: bool = shapes.flag("whether the player has to play once more because of 2nd Chance", of=plays_again)
    ended: str = shapes.one_of(
        "why the round ends once everything is resolved, if it does", ENDS, or_other=True, of=end_shown
    )
    untouched: list[Seat] = shapes.seats("who was protected from the event that ends it")
    skips: list[bool] = shapes.flags("who has to miss the next turn")
    rested: list[bool] = shapes.flags("who has missed a turn and not had one since")
    absent: list[Seat] = shapes.seats("who is protected from the event that is happening")
    bomb: list[int] = shapes.numbers("how many turns the Time Bomb leaves each seat; empty without it", sometimes=True)
    spared: list[Seat] = shapes.seats("who is protected from the bomb")
    extra_draw: list[int] = shapes.numbers(
        "how many more cards each seat takes whenever it draws; empty without Plus One", sometimes=True
    )
    last_chance: list[bool] = shapes.flags(
        "whose last card would trigger an event; empty without Last Chance", sometimes=True, of=armed
    )
    scoring: str = shapes.one_of(
        "whether points are written down, or only who has won a round", ("points", "rounds"), of=way_of_scoring
    )
    scores: list[int] = shapes.numbers("each seat's account: points, or rounds won", signed=True)
    sheet: list[list[int]] = shapes.left_out("by how much each account changed, round by round", list)
    limit: int = shapes.number("the points, or the rounds, with which the match ends", of=limit_shown)
    over: bool = shapes.flag("whether the match is over")


def view(table: Table, seat: Seat | None) -> FranticView:
    """The view of a seat, or of the public."""
    return FranticView(
        seat=seat,
        round=table.round,
        stage=stage_shown(table),
        dealer=table.dealer,
        player=table.player,
        order=list(table.order),
        hand=own_hand(table, seat),
        counts=hand_counts(table),
        known=known_hands(table, seat),
        top=top_card(table).notation,
        guise="" if table.guise is None else table.guise.notation,
        demand=demanded(table),
        last_colour=table.last_colour,
        pile=[card.notation for card in table.pile],
        draw=cards_left(table),
        market=names(table.market),
        events=[card.notation for card in past_events(table)],
        events_left=count_events(table),
        again=plays_again(table),
        ended=end_shown(table),
        untouched=list(table.untouched),
        skips=table.skips[:],
        rested=table.rested[:],
        absent=list(table.absent),
        bomb=table.bomb[:],
        spared=list(table.spared),
        extra_draw=table.extra_draw[:],
        last_chance=armed(table),
        scoring=way_of_scoring(table),
        scores=list(table.scores),
        sheet=[list(row) for row in table.sheet],
        limit=limit_shown(table),
        over=table.over,
    )


def shown(table: Table, seat: Seat | None) -> int:
    """The cards whose place a seat knows now."""
    return shown_beside(table, seat, mask(table.pile) | mask(table.market) | mask(table.used_events))
