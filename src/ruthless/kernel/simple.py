"""The short way to a game of cards: say what is particular about it, and everything else is made from that.

Such a game has hands, a pile to draw from and whatever other piles its table has. Everything on its table is secret but
what is made with `public` or `open_cards`, the number of cards in each place, and each seat's own hand.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import Field, dataclass, field, fields, make_dataclass
from typing import Any, Final

from ruthless.kernel import facts as roles
from ruthless.kernel import shapes
from ruthless.kernel import table as kernel
from ruthless.kernel.cards import Card, Kind, distinct, find_twins, mask, names, print_faces
from ruthless.kernel.decisions import Option
from ruthless.kernel.errors import BadPosition, RuthlessError
from ruthless.kernel.extending import mypyc_attr
from ruthless.kernel.game import Game, ranked
from ruthless.kernel.hands import HandTable, tell_hands
from ruthless.kernel.knowledge import remember
from ruthless.kernel.luck import Luck
from ruthless.kernel.messages import Message
from ruthless.kernel.options import Options
from ruthless.kernel.positions import Box, Page, deal_out
from ruthless.kernel.seats import Seat, in_order
from ruthless.kernel.views import (
    View,
    cards_left,
    hand_counts,
    held,
    known_cards,
    known_hands,
    own_hand,
    own_part,
    seating,
    shown_beside,
)

BACK: Final = "playing"

FACTS: Final[dict[str, str]] = {
    "is-dealt": roles.DEAL,
    "is-dealt-cards": roles.DEAL,
    roles.HAS_TURN: roles.TURN,
    "plays": roles.PLAY,
    "draws": roles.DRAW,
    "draws-cards": roles.DRAW,
    "discards": roles.DISCARD,
    "gives": roles.GIFT,
    "gives-cards": roles.GIFT,
    "hands-on": roles.GIFT,
    "hands-on-cards": roles.GIFT,
    "scores": roles.SCORE,
    "match-ends": roles.END,
}
"""What is told by what every such game does in the same way; there are words for all of it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class KindCard(Card):
    """A card that knows its kind; its notation is the name of the kind."""

    __slots__ = ("kind", "points")

    def __init__(self, kind: Kind, id: int, face: int) -> None:
        super().__init__(kind.name, id, face, BACK)
        self.kind = kind
        self.points = kind.points


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class CardTable(HandTable):
    """The table of such a game; a game adds what else lies there."""

    player: Seat = 0
    """Whose turn it is."""
    scores: tuple[int, ...] = ()
    """The accounts, which everybody knows; nothing is written on them if there are none."""
    options: Options = field(default_factory=Options)
    """The house rules."""


Turn = Callable[[Any, Seat], Coroutine[Any, Any, Seat | None]]
"""A turn of a seat, as a coroutine that asks: says who is next, or nothing if that is the neighbour."""


class _Flow:
    """How a simple game goes: everything is shuffled, dealt, and turn follows on turn until the table is over."""

    def __init__(
        self,
        table: type[CardTable],
        cards: tuple[KindCard, ...],
        deal: Callable[[Any], None],
        turn: Turn,
        most_wins: bool,
    ) -> None:
        self.cards = cards
        self._table = table
        self._deal = deal
        self._turn = turn
        self._most_wins = most_wins
        self._view = _view_class(table)

    def new_table(self, seats: int, luck: Luck, house: Options) -> CardTable:
        """A table with all cards in the draw pile."""
        new = self._table(order=in_order(seats), luck=luck, options=house)
        new.draw = list(self.cards)
        luck.shuffle(new.draw)
        new.hands = [[] for _ in range(seats)]
        new.scores = (0,) * seats
        return new

    def begin(self, new: CardTable) -> None:
        """Deal, and tell everybody their cards."""
        new.round = 1
        self._deal(new)
        tell_hands(new, new.order)

    async def step(self, now: CardTable, stepwise: bool) -> None:
        """Play on, a turn or to the end."""
        while not now.over:
            if not now.round:
                self.begin(now)
            else:
                seat = now.player
                now.tell_turn(seat)
                following = await self._turn(now, seat)
                now.player = now.order.next[seat] if following is None else following
                if now.over and now.scribe.facts is not None:
                    winners = [one for one, at in enumerate(self.places(now)) if at == 1]
                    now.tell(Message("match-ends", {"seats": winners}))
            if stepwise:
                return

    def lay_out(self, luck: Luck, house: Options, position: Mapping[str, Any]) -> CardTable:
        """A table in a given position."""
        return _laid_out(self.new_table, self.begin, luck, house, position)

    def view(self, now: CardTable, seat: Seat | None) -> View:
        """What a seat, or the public, may know."""
        return _seen(self._view, now, seat)

    def places(self, now: CardTable) -> list[int]:
        """Each seat's place by the present accounts."""
        return ranked([-one for one in now.scores] if self._most_wins else now.scores)


def _check_table(name: str, table: type[CardTable]) -> None:
    """Refuse a class that cannot be a table."""
    if "__slots__" in vars(table) and table is not CardTable:
        # On a compiled engine the fields of the kernel's own table would be there twice.
        raise RuthlessError(f"the table of {name} has to be a dataclass without slots")
    if "__dataclass_fields__" not in vars(table):
        raise RuthlessError(f"the table of {name}, the class {table.__name__}, has to be a @dataclass")


def card_game(
    *,
    name: str,
    rules_version: int,
    fewest: int,
    most: int,
    kinds: Sequence[Kind],
    table: type[CardTable],
    deal: Callable[[Any], None],
    turn: Turn,
    questions: Mapping[str, str],
    facts: Mapping[str, str] | None = None,
    answers: Sequence[Option] = (),
    options: type[Options] = Options,
    most_wins: bool = False,
) -> Game:
    """A game, made from what is particular about it.

    `deal` finds all cards shuffled in the draw pile. `turn` is played until the table is over. Who has the lowest of the
    table's `scores` wins, or the highest if `most_wins`. `answers` are all that can be said beside the cards. `questions`
    and `facts` are given by their ids with their roles; those in FACTS are there anyway.
    """
    _check_table(name, table)
    flow = _Flow(table, _cards(kinds), deal, turn, most_wins)
    return Game(
        name=name,
        rules_version=rules_version,
        fewest=fewest,
        most=most,
        options=options,
        package=str(getattr(table, "__module__", "")),
        questions=questions,
        facts={**FACTS, **(facts or {})},
        kinds=tuple(kinds),
        cards=flow.cards,
        answers=(*distinct(flow.cards), *answers),
        deck=lambda house: flow.cards,
        new_table=flow.new_table,
        lay_out=flow.lay_out,
        step=flow.step,
        copy=kernel.copier(table),
        view=flow.view,
        own=own_part,
        table=table,
        shown=_shown,
        scores=lambda now: list(now.scores),
        places=flow.places,
    )


def count_hands(table: CardTable) -> None:
    """Everybody shows what is left in hand, and its points are added to the accounts."""
    gained = [sum([card.points for card in hand]) for hand in table.hands]
    table.scores = tuple(old + new for old, new in zip(table.scores, gained, strict=True))
    for seat in table.order if table.scribe.facts is not None else ():
        cards = names(table.hands[seat])
        table.tell(Message("scores", {"seat": seat, "points": gained[seat], "cards": cards}))


def _cards(kinds: Sequence[Kind]) -> tuple[KindCard, ...]:
    """The deck: so many cards of each kind."""
    cards: list[KindCard] = []
    for face, kind in enumerate(kinds):
        made = [KindCard(kind, len(cards) + number, face) for number in range(kind.copies)]
        print_faces(kind, made)
        cards += made
    find_twins(cards)
    return tuple(cards)


# What a seat may know

_COMMON: Final = ("hands", "draw", "player", "options", "scores", *(one.name for one in fields(kernel.Table)))
"""The fields of a table that views treat in a way of their own, or never show."""


def _view_class(table: type[CardTable]) -> type[View]:
    """The view of such tables, derived from their fields."""
    made: list[tuple[str, Any, Any]] = [
        ("round", "int", shapes.number("how many rounds have begun")),
        ("player", "Seat", shapes.seat("whose turn it is")),
        ("order", "list[Seat]", shapes.order("the order of play", of=seating)),
        ("hand", "list[str]", shapes.cards("the viewer's own cards", of=held, by_viewer=True)),
        ("counts", "list[int]", shapes.numbers("how many cards each seat holds", of=hand_counts)),
        (
            "known",
            "list[list[str]]",
            shapes.hands("what the viewer knows of each other hand", of=known_cards, by_viewer=True),
        ),
        ("draw", "int", shapes.number("how many cards the draw pile has", of=cards_left)),
    ]
    for one in fields(table):
        if one.name in _COMMON:
            continue
        if "cards" in one.metadata:
            about = f"the cards in `{one.name}`"
            if kernel.is_open(one):
                made.append((one.name, "list[str]", shapes.cards(about)))
            else:
                made.append((one.name, "int", shapes.number(f"how many there are of {about}", of=_how_many(one.name))))
        elif kernel.is_open(one):
            made.append((one.name, str(one.type), _public(one)))
    made += [
        ("scores", "list[int]", shapes.numbers("each seat's account", signed=True)),
        ("over", "bool", shapes.flag("whether the match is over")),
    ]
    view: type[View] = make_dataclass(f"{table.__name__}View", made, bases=(View,))
    return view


def _how_many(pile: str) -> Callable[[Any], int]:
    """Counts the cards of a pile of the table."""
    return lambda table: len(getattr(table, pile))


def _public(one: Field[Any]) -> Any:
    """What a view has for something that everybody may know. Of texts and tuples nobody knows what can stand in them."""
    if isinstance(one.default, bool):
        return shapes.flag(f"`{one.name}`")
    if isinstance(one.default, int):
        return shapes.number(f"`{one.name}`", signed=True)
    return shapes.left_out(f"`{one.name}`", None)


def _seen(cls: Callable[..., View], table: CardTable, seat: Seat | None) -> View:
    shown: dict[str, Any] = {}
    for one in fields(table):
        if one.name in _COMMON:
            continue
        value = getattr(table, one.name)
        if "cards" in one.metadata:
            shown[one.name] = [str(card) for card in value] if kernel.is_open(one) else len(value)
        elif kernel.is_open(one):
            shown[one.name] = list(value) if isinstance(value, list | tuple) else value
    return cls(
        seat=seat,
        round=table.round,
        player=table.player,
        order=list(table.order),
        hand=own_hand(table, seat),
        counts=hand_counts(table),
        known=known_hands(table, seat),
        draw=len(table.draw),
        scores=list(table.scores),
        over=table.over,
        **shown,
    )


def _shown(table: CardTable, seat: Seat | None) -> int:
    open_piles = [getattr(table, one.name) for one in fields(table) if "cards" in one.metadata and kernel.is_open(one)]
    return shown_beside(table, seat, mask(card for pile in open_piles for card in pile))


# Positions


def _laid_out(
    new_table: Callable[[int, Luck, Options], CardTable],
    begin: Callable[[CardTable], None],
    luck: Luck,
    options: Options,
    position: Mapping[str, Any],
) -> CardTable:
    """A table as it is dealt, with what the position names in its place: hands, piles from their top, numbers and texts.

    `draw_only` is the whole draw pile; what is left over lies under the first open pile.
    """
    seats = Page(position, [*position]).seats
    table = new_table(seats, luck, options)
    own = [one for one in fields(table) if one.name not in _COMMON]
    piles = [one for one in own if "cards" in one.metadata]
    plain = [one.name for one in own if isinstance(getattr(table, one.name), int | str)]
    page = Page(position, ["hands", "seats", "turn", "scores", "draw", "draw_only", "luck", *(one.name for one in own)])
    box = Box(list(table.draw))
    begin(table)
    remember(table)
    lying = {one.name: len(getattr(table, one.name)) for one in piles}
    for one in piles:
        setattr(table, one.name, box.take(page.get(one.name, ""))[::-1])
    table.hands, table.draw, over = deal_out(page, box, luck, max(len(hand) for hand in table.hands))
    for one in piles:
        pile = getattr(table, one.name)
        if not page.has(one.name):
            pile += [table.draw.pop(0) for _ in range(min(lying[one.name], len(table.draw)))]
        if kernel.is_open(one) and over:
            pile[:0], over = over, []
    for name in plain:
        if page.has(name):
            is_text = isinstance(getattr(table, name), str)
            setattr(table, name, page.text(name, "") if is_text else page.whole(name, 0))
    table.player = page.seat("turn", table.player)
    table.scores = tuple(page.wholes("scores", table.scores))
    if len(table.scores) != seats:
        raise BadPosition(f"there are {seats} seats, but not as many scores")
    table.luck = luck.scripted(page.words("luck"))
    return table
