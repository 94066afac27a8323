"""Climb: a dozen cards. Lay one that is no lower than the last, or draw; who has the fewest points in hand wins."""

from dataclasses import dataclass

from ruthless import kit
from ruthless.kit import ELSEWHERE, TURN, KindCard, Option, Question, Refusal, Seat, Word

STEPS = [kit.Kind(f"step-{number}", "step", copies=2, points=number) for number in range(1, 7)]
PASS = Word("pass")


@dataclass(slots=True)
class Table(kit.CardTable):
    """A hand for each seat and a draw pile are there already."""

    pile: list[KindCard] = kit.open_cards()
    passes: int = kit.public(0)


def forbids(table: Table, seat: Seat, option: Option) -> Refusal | None:
    """Everything that is no step from one's hand, or a step down."""
    if option is PASS:
        return None
    if not isinstance(option, KindCard):
        return ELSEWHERE
    if option.points < table.pile[-1].points:
        return Refusal("too-low", "2", {"card": str(option)})
    return kit.not_in_hand(table, seat, option, "1")


LAY = Question("lay", forbids)


def deal(table: Table) -> None:
    kit.deal(table, table.order, 2)
    table.pile.append(table.draw.pop())


async def turn(table: Table, seat: Seat) -> None:
    answer = await LAY.to(table, seat, [*kit.distinct(table.hands[seat]), PASS])
    if isinstance(answer, KindCard):
        kit.play(table, seat, answer)
        table.pile.append(answer)
        table.passes = 0
    else:
        kit.draw(table, seat, 1)
        table.passes += 1
    table.over = not table.hands[seat] or table.passes > len(table.order)


def scores(table: Table) -> list[int]:
    return [sum(card.points for card in hand) for hand in table.hands]


GAME = kit.card_game(
    name="climb",
    rules_version=1,
    fewest=2,
    most=4,
    kinds=STEPS,
    answers=[PASS],
    questions={"lay": TURN},
    table=Table,
    deal=deal,
    turn=turn,
    scores=scores,
)
