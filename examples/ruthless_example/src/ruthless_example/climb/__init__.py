"""Climb, a game of a dozen cards: lay a step that is no lower than the last, or draw."""

from dataclasses import dataclass

from ruthless import kit
from ruthless.kit import ELSEWHERE, TURN, KindCard, Option, Question, Refusal, Seat, Word

STEPS = [kit.Kind(f"step-{number}", "step", copies=2, points=number) for number in range(1, 7)]
DRAW = Word("draw")


@dataclass
class Table(kit.CardTable):
    """Hands, a draw pile, whose turn it is and the accounts are there already."""

    pile: list[KindCard] = kit.open_cards()


def forbids(table: Table, seat: Seat, option: Option) -> Refusal | None:
    """What speaks against an answer; nothing, if it is allowed."""
    if option is DRAW:
        return None
    if not isinstance(option, KindCard):
        return ELSEWHERE
    if table.pile and option.points < table.pile[-1].points < 6:
        return Refusal("too-low", "2", {"card": str(option)})
    return kit.not_in_hand(table, seat, option, "1")


LAY = Question("lay", forbids)


def deal(table: Table) -> None:
    kit.deal(table, table.order, 2)


async def turn(table: Table, seat: Seat) -> None:
    answer = await LAY.to(table, seat, [*kit.distinct(table.hands[seat]), DRAW])
    if isinstance(answer, KindCard):
        kit.play(table, seat, answer)
        table.pile.append(answer)
    else:
        kit.draw(table, seat, 1)
    if not table.hands[seat] or not table.draw:
        kit.count_hands(table)
        table.over = True


GAME = kit.card_game(
    name="climb",
    rules_version=1,
    fewest=2,
    most=4,
    kinds=STEPS,
    answers=[DRAW],
    questions={"lay": TURN},
    table=Table,
    deal=deal,
    turn=turn,
)
