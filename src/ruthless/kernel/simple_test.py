"""The short way to a game: what is made from what a game says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from ruthless import kit
from ruthless.kernel.errors import BadPosition, RuthlessError
from ruthless.kernel.facts import Fact
from ruthless.kernel.game import GAMES, TURN, Game
from ruthless.kernel.match import Match
from ruthless.kernel.simple import CardTable, KindCard, card_game, count_hands
from ruthless.testing import deal, hands, play, told

KINDS = [kit.Kind(f"card-{number}", "card", copies=2, points=number) for number in range(1, 7)]
STAY = kit.Word("stay")


@dataclass
class Table(CardTable):
    """Some things everybody knows, and some nobody does."""

    pile: list[KindCard] = kit.open_cards()
    stock: list[KindCard] = kit.cards()
    turns: int = kit.public(0)
    secret: str = "nobody's business"


LAY = kit.Question("lay", lambda table, seat, option: None if option in [*table.hands[seat], STAY] else kit.ELSEWHERE)


def deal_two(table: Table) -> None:
    kit.deal(table, table.order, 2)
    table.stock.append(table.draw.pop())


async def turn(table: Table, seat: int) -> int | None:
    answer = await LAY.to(table, seat, [*kit.distinct(table.hands[seat]), STAY])
    table.turns += 1
    if not isinstance(answer, KindCard):
        return seat
    kit.play(table, seat, answer)
    table.pile.append(answer)
    if not table.hands[seat]:
        count_hands(table)
        table.over = True
    return None


def game(**more: Any) -> Game:
    return card_game(
        **{
            "name": "short",
            "rules_version": 1,
            "fewest": 2,
            "most": 3,
            "kinds": KINDS,
            "answers": [STAY],
            "questions": {"lay": TURN},
            "table": Table,
            "deal": deal_two,
            "turn": turn,
            **more,
        }
    )


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "short", game())


def test_a_view_has_what_is_open_and_counts_the_rest() -> None:
    match = deal("short", hands=["card-1 card-4", "card-2 card-3"], pile="card-5 card-6", stock="card-1", turns=7)
    view = match.view(0).as_json()
    assert view["hand"] == ["card-1", "card-4"]
    assert (view["pile"], view["stock"], view["draw"], view["turns"]) == (["card-6", "card-5"], 1, 5, 7)
    assert (view["counts"], view["scores"], view["over"]) == ([2, 2], [0, 0], False)
    assert "secret" not in view
    assert match.view(None).as_json()["hand"] == []


def test_what_a_position_leaves_open_is_dealt() -> None:
    match = deal("short", hands=["card-1 card-4", None], turn=1, scores=[3, 0])
    view = match.view(1).as_json()
    assert (view["player"], view["counts"], view["stock"], view["draw"], view["scores"]) == (1, [2, 2], 1, 7, [3, 0])


def test_the_whole_draw_pile_leaves_the_rest_under_the_first_open_pile() -> None:
    match = deal("short", hands=["card-1", "card-2"], draw_only="card-3", pile="card-4", stock="")
    view = match.view(0).as_json()
    assert (view["draw"], len(view["pile"]), view["pile"][-1]) == (1, 9, "card-4")


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"piles": ""}, "a position has no 'piles': it has hands, seats, turn"),
        ({"scores": [1]}, "there are 2 seats, but not as many scores"),
        ({"turns": "many"}, "turns cannot be 'many': it is a whole number"),
        ({"pile": "card-9"}, "no card 'card-9'"),
        ({"order": [1, 0]}, "a position has no 'order'"),
    ],
)
def test_a_position_that_cannot_be_is_refused(position: dict[str, Any], why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        deal("short", seats=2, **position)


def test_turns_go_round_unless_they_say_who_is_next_and_the_lowest_account_wins() -> None:
    facts: list[Fact] = []
    match = deal("short", hands=["card-1", "card-4 card-6"], listener=facts)
    play(match, "0 stay", "0 stay", "0 card-1")
    assert (match.over, match.scores, match.places) == (True, [0, 10], [1, 2])
    assert told(facts)[-4:] == [
        "plays seat=0 card=card-1",
        "scores seat=0 points=0 cards=[]",
        "scores seat=1 points=10 cards=['card-4', 'card-6']",
        "match-ends seats=[0]",
    ]
    assert told(facts).count("has-turn seat=0") == 3


def test_the_highest_account_wins_if_a_game_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "short", game(most_wins=True))
    match = deal("short", hands=["card-1", "card-4"])
    play(match, "0 card-1")
    assert match.winners == [1]


def test_everybody_is_dealt_and_told_so() -> None:
    facts: list[Fact] = []
    match = Match.new("short", 3, 5, listener=facts)
    assert told(facts, 1)[1] == f"is-dealt-cards seat=1 cards={match.view(1).as_json()['hand']}"
    assert [len(hand.split()) for hand in hands(match)] == [2, 2, 2]


def test_a_table_with_slots_is_refused() -> None:
    @dataclass(slots=True)
    class Slotted(CardTable):
        more: int = 0

    with pytest.raises(RuthlessError, match="the table of short has to be a dataclass without slots"):
        game(table=Slotted)


def test_a_table_that_is_no_dataclass_is_refused() -> None:
    class Bare(CardTable):
        pile: list[KindCard] = kit.open_cards()

    with pytest.raises(RuthlessError, match="the table of short, the class Bare, has to be a @dataclass"):
        game(table=Bare)


NOTHING = kit.Question("nothing", lambda table, seat, option: kit.ELSEWHERE)


async def ask_one(table: Table, seat: int) -> None:
    await NOTHING.to(table, seat, [STAY])


async def ask_all(table: Table, seat: int) -> None:
    await kit.Together({one: NOTHING.to(table, one, [STAY]) for one in table.order})


async def ask_some(table: Table, seat: int) -> None:
    """The first has a choice, the second one none."""
    await kit.Together({0: LAY.to(table, 0, [*kit.distinct(table.hands[0]), STAY]), 1: NOTHING.to(table, 1, [STAY])})


@pytest.mark.parametrize("ask_forced", [False, True])
@pytest.mark.parametrize(("ask", "seat"), [(ask_one, 0), (ask_all, 0), (ask_some, 1)])
def test_a_question_without_a_possible_answer_is_named(
    monkeypatch: pytest.MonkeyPatch, ask: Any, seat: int, ask_forced: bool
) -> None:
    monkeypatch.setitem(GAMES, "short", game(turn=ask))
    why = f"^the question 'nothing' was put to seat {seat}, which has no possible answer to it$"
    with pytest.raises(RuthlessError, match=why):
        Match.new("short", 3, 5, ask_forced=ask_forced)


@pytest.mark.parametrize("ask", [ask_one, ask_all, ask_some])
def test_a_playout_names_a_question_without_a_possible_answer(monkeypatch: pytest.MonkeyPatch, ask: Any) -> None:
    async def first_lay(table: Table, seat: int) -> None:
        await turn(table, seat)
        await ask(table, seat)

    monkeypatch.setitem(GAMES, "short", game(turn=first_lay))
    with pytest.raises(RuthlessError, match="the question 'nothing' was put to seat"):
        Match.new("short", 3, 5).play_out(kit.Luck.from_seed(1))


STAYS = kit.Question("stays", kit.only(STAY))


async def stay(table: Table, seat: int) -> None:
    await STAYS.to(table, seat, [STAY])


async def all_stay(table: Table, seat: int) -> None:
    await kit.Together({one: STAYS.to(table, one, [STAY]) for one in table.order})


@pytest.mark.parametrize("ask", [stay, all_stay])
def test_a_game_without_end_or_choice_is_named(monkeypatch: pytest.MonkeyPatch, ask: Any) -> None:
    monkeypatch.setitem(GAMES, "short", game(turn=ask))
    why = "^short does not end: 100,000 answers in a row left no choice, the last one to 'stays'$"
    with pytest.raises(RuthlessError, match=why):
        Match.new("short", 2, 5)
