"""What a seat foresees of cards and steps is what comes of them if nobody reacts: in random matches, by all pairs of house
rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ruthless import GAMES, Luck, Match
from ruthless.games.malta.board import grid
from ruthless.games.malta.cards import PlayedCard
from ruthless.games.malta.carrying import make_true
from ruthless.games.malta.changes import HandChange
from ruthless.games.malta.foreseeing import after, laid_down, open_announcements
from ruthless.games.malta.ground import counted
from ruthless.games.malta.moving import exits, racket
from ruthless.games.malta.round import play_on, settle
from ruthless.games.malta.seen import Glance
from ruthless.games.malta.table import MOVE, RACKET, Table, copy, is_in
from ruthless.kernel.decisions import Decision, Option
from ruthless.kernel.seats import Seat
from ruthless.testing import conformance
from ruthless.testing.spread import all_pairs

HOUSES = all_pairs(GAMES["malta"].options, {})
MOST = 12
"""Of all that could be announced with a card no more is looked into at one decision."""


def announcements(table: Table, play: PlayedCard, said: list[Option]) -> Iterator[tuple[PlayedCard, list[Option]]]:
    """Every way to announce what a card asks for, with what is said."""
    rest = open_announcements(PlayedCard(play.card, play.you))[len(said) :]
    if not rest:
        yield play, said
        return
    for option in rest[0].options(table, play):
        twin = play.copy()
        rest[0].notes(table, twin, option)
        yield from announcements(table, twin, [*said, option])


def carried_out(table: Table, *said: str) -> None:
    """The rules play a part of a turn on the true table, with what is said; else nobody reacts, and the first option is taken."""
    script = list(said)

    def answer(decision: Decision[Any]) -> Option:
        options: list[Option] = decision.options
        found = [option for option in options if script and option.notation == script[0]]
        if found:
            script.pop(0)
        return found[0] if found else next((option for option in options if option.notation == "no"), options[0])

    step = play_on(table, True)
    given: Any = None
    while True:
        try:
            asked = step.send(given)
        except StopIteration:
            break
        given = (
            answer(asked) if isinstance(asked, Decision) else {seat: answer(one) for seat, one in asked.parts.items()}
        )
    assert not script, f"nobody asked for {script}"


def foreseen(table: Table, play: PlayedCard) -> list[Table]:
    """Every table that may come of a card, as its player knows the table."""
    laid = laid_down(table, play.you, play.card)
    if play.card.kind.chances is None:
        return [after(laid, play)]
    found = []
    for change in play.card.kind.chances(laid, play):
        new = copy(laid)
        make_true(new, change)
        settle(new, new.player)
        found.append(new)
    return found


def picture(table: Table) -> list[Any]:
    """All that the player of a card can tell of the table after it."""
    return [
        *([tile.sign for tile in table.board], table.pawns, table.lost, table.over),
        *([len(hand) for hand in table.hands], len(table.draw), len(table.discards), len(table.gone)),
        *(table.order.seats, table.skips, table.blind, table.extra, table.stage, table.owed),
    ]


def true_table(match: Match) -> Any:
    """A copy of the true table, to play on."""
    return copy(conformance.table_of(match))  # type: ignore[arg-type]


def seen_by(match: Match, seat: Seat) -> Table:
    """The table as a seat knows it."""
    glance = match.glance(seat)
    assert isinstance(glance, Glance)
    return glance.table


def check_cards(match: Match, decision: Decision[Any], luck: Luck) -> int:
    """All cards of a hand, each announced in some ways; says how many were looked at."""
    seat = decision.seat
    seen, looked = seen_by(match, seat), 0
    for option in decision.options:
        card = next(card for card in seen.hands[seat] if card.face == option.face)
        laid = laid_down(seen, seat, card)
        plays = list(announcements(laid, PlayedCard(card, seat), []))
        luck.shuffle(plays)
        for play, said in plays[:MOST]:
            truth = true_table(match)
            carried_out(truth, card.notation, *(one.notation for one in said))
            expected = [picture(table) for table in foreseen(seen, play)]
            assert picture(truth) in expected, f"{card} {said} on {decision}"
            check_counts(laid, play, truth)
            check_way(truth, seat)
            looked += 1
    return looked


def check_counts(laid: Table, play: PlayedCard, truth: Table) -> None:
    """How many cards there are is reckoned without moving any."""
    changes = play.card.kind.changes
    change = None if changes is None else changes(laid, play)
    if isinstance(change, HandChange):
        counts, pile = counted([len(hand) for hand in laid.hands], len(laid.draw), change)
        assert (counts, pile) == ([len(hand) for hand in truth.hands], len(truth.draw))


def check_way(truth: Table, seat: Seat) -> None:
    """Who has played all cards and stands where no arrow leads loses, and nobody else."""
    if truth.stage == MOVE:
        space = truth.pawns[seat]
        leads_on = bool(exits(truth.width, space, truth.board[space].arrows))
        carried_out(truth)
        assert is_in(truth, seat) == leads_on


def check_steps(match: Match, decision: Decision[Any]) -> int:
    """Every step of a decision: where it leads, who is paid how many cards, and who loses by it."""
    seat = decision.seat
    seen = seen_by(match, seat)
    for option in decision.options:
        there = grid(seen.width).neighbours[seen.pawns[seat]][option.side]
        assert there in exits(seen.width, seen.pawns[seat], seen.board[seen.pawns[seat]].arrows)
        due = racket(seen, seat, there)
        truth = true_table(match)
        carried_out(truth, option.notation)
        assert (truth.pawns[seat], truth.stage == RACKET) == (there, bool(due))
        if due:
            carried_out(truth)
            assert is_in(truth, seat) == (len(seen.hands[seat]) > sum(due.values()))
    return len(decision.options)


@pytest.mark.parametrize("number", range(len(HOUSES)))
def test_what_a_seat_foresees_is_what_comes(number: int) -> None:
    luck = Luck.from_seed(f"foreseen {number}")
    looked = 0
    for seed in range(2):
        match = Match.new("malta", 2 + (number + 2 * seed) % 5, f"foreseen {number} {seed}", HOUSES[number])
        while not match.over:
            decision = match.decision
            assert decision is not None
            if decision.question.id == "play-card" and luck.below(3) == 0:
                looked += check_cards(match, decision, luck)
            elif decision.question.id == "step":
                looked += check_steps(match, decision)
            conformance.random_answer(match, luck)
    assert looked > 50
