"""What a seat foresees of a card is what comes of it if nobody reacts: over random matches and all pairs of house rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ruthless import GAMES, Luck, Match
from ruthless.games.malta.cards import Card, Play
from ruthless.games.malta.carrying import make_true
from ruthless.games.malta.foreseeing import after, laid_down, open_announcements, with_option
from ruthless.games.malta.options import Options
from ruthless.games.malta.round import play_on, settle
from ruthless.games.malta.seen import table_of
from ruthless.games.malta.table import Table, copy
from ruthless.games.malta.view import MaltaView
from ruthless.kernel.decisions import Decision, Option
from ruthless.testing import conformance
from ruthless.testing.spread import all_pairs

HOUSES = all_pairs(GAMES["malta"].options, {})
MOST = 12
"""Of all that could be announced with a card no more is looked into at one decision."""


def announcements(table: Table, play: Play, said: list[Option]) -> Iterator[tuple[Play, list[Option]]]:
    """Every way to announce what a card asks for, with what is said."""
    rest = open_announcements(Play(play.card, play.you))[len(said) :]
    if not rest:
        yield play, said
        return
    for option in rest[0].options(table, play):
        yield from announcements(table, with_option(table, play, rest[0], option), [*said, option])


def carried_out(table: Table, card: Card, said: list[Option]) -> None:
    """The rules play a card on the true table, with what is said; nobody reacts, and everybody parts with the first."""
    script: list[str] = [card.notation, *(option.notation for option in said)]

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


def foreseen(table: Table, play: Play) -> list[Table]:
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


def check_foresight(match: Match, decision: Decision[Any], luck: Luck) -> int:
    """All cards of a hand, each announced in some ways; says how many were looked at."""
    view = match.view(decision.seat)
    options = match.options
    assert isinstance(view, MaltaView)
    assert isinstance(options, Options)
    seen, looked = table_of(view, options), 0
    for option in decision.options:
        card = next(card for card in seen.hands[decision.seat] if card.face == option.face)
        plays = list(announcements(laid_down(seen, decision.seat, card), Play(card, decision.seat), []))
        luck.shuffle(plays)
        for play, said in plays[:MOST]:
            truth: Any = copy(conformance.table_of(match))  # type: ignore[arg-type]
            carried_out(truth, card, said)
            expected = [picture(table) for table in foreseen(seen, play)]
            assert picture(truth) in expected, f"{card} {said} on\n{view.board} {view.pawns}"
            looked += 1
    return looked


@pytest.mark.parametrize("number", range(len(HOUSES)))
def test_what_a_seat_foresees_of_its_cards_is_what_comes_of_them(number: int) -> None:
    luck = Luck.from_seed(f"foreseen {number}")
    looked = 0
    for seed in range(2):
        match = Match.new("malta", 2 + (number + 2 * seed) % 5, f"foreseen {number} {seed}", HOUSES[number])
        while not match.over:
            decision = match.decision
            assert decision is not None
            if decision.question.id == "play-card" and luck.below(3) == 0:
                looked += check_foresight(match, decision, luck)
            conformance.random_answer(match, luck)
    assert looked > 50
