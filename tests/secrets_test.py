"""Nobody gets a byte that depends on a card they may not see: change those cards, and compare all a seat is given.

Changed worlds come from two sources that share no code: `Match.imagine`, and a permutation of hidden cards made here on
a copy of the table. A third check keeps an account of what each seat was told and compares it with its view.
"""

from __future__ import annotations

import json
from array import array
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import groupby, takewhile
from typing import Any, NamedTuple

import pytest

from ruthless import GAMES, Luck, Match, replay
from ruthless.kernel.cards import mask
from ruthless.kernel.decisions import Question
from ruthless.kernel.facts import Fact
from ruthless.kernel.messages import Message
from ruthless.kernel.run import Run
from ruthless.kernel.seats import Seat
from ruthless.kernel.table import card_zones
from ruthless.testing import conformance
from ruthless.testing.spread import all_pairs
from ruthless.vectors import encoder
from ruthless.vectors.batch import INFORMATION_STATE, OBSERVATION, Batch, Lane
from ruthless.vectors.encoding import Observing
from ruthless.vectors.rows import Row

SHORT: dict[str, dict[str, object]] = {
    "frantic": {"limit": 80, "rounds": 2},
    "frantic-board": {"limit": 80},
    "malta": {},
}
CROSSED = {"frantic": ("expansions", "scoring", "wish", "gifts")}

HOUSES = {
    game: [{**row, **short} for row in all_pairs(GAMES[game].options, {}, CROSSED.get(game, ()))]
    for game, short in SHORT.items()
}
"""By game house rules in which all pairs of values occur, for short matches; neighbours differ in the expansion."""

REVEALING = frozenset(
    {
        "draws-cards",
        "is-dealt-cards",
        "gives-cards",
        "hands-on-cards",
        "sees-hand",
    }  # told to those who hold or held them
    | {"event", "market", "discards", "shows-hand", "scores", "holds", "start-card"}  # laid open for everybody
    | {"turns-over", "turns-over-events"}
    | {"hands-over", "taxed"}  # how many cards of a sort, or what the dearest cost: that is what these tell
    | {"rolls", "replaces"}  # dice, and tiles that chance picks: an imagined match has a future of its own
)
"""Facts that may name what the hearer did not know before; only these may differ between two worlds."""


# Worlds


def begun(match: Match, table: Any) -> Match:
    """A match like this one that begins at this table; it asks even if there is a single option."""
    return Match(Run(match.game, table), match._head, True)._begun(None)


def changed_by_hand(match: Match, seat: Seat | None, luck: Luck) -> Match | None:
    """At the beginning of a turn: the same match with hidden cards elsewhere, made without `imagine`."""
    decision = match.decision
    if decision is None or decision.question.id not in match.game.turn_questions:
        return None
    table: Any = match.game.copy(conformance.table_of(match))
    if conformance.view_text(begun(match, match.game.copy(table)), seat) != conformance.view_text(match, seat):
        return None  # a turn cannot be begun twice while a bomb ticks
    known = table.known[-1 if seat is None else seat]
    hidden = [zone for owner, zone in enumerate(table.hands) if owner != seat] + [table.draw]
    for zones in (hidden, [getattr(table, "events", [])]):
        places = [(zone, at) for zone in zones for at, card in enumerate(zone) if not known & card.bit]
        cards = [zone[at] for zone, at in places]
        luck.shuffle(cards)
        for (zone, at), card in zip(places, cards, strict=True):
            zone[at] = card
    _let_others_know_as_much(table, seat, luck, conformance.table_of(match))
    twin = begun(match, table)
    twin.ask_forced = match.ask_forced
    return twin


def _let_others_know_as_much(table: Any, seat: Seat | None, luck: Luck, truth: Any) -> None:
    """Others know as many cards of each hand as in truth; which of them is none of this seat's business."""
    mine = truth.known[-1 if seat is None else seat]
    theirs = [
        (before, now) for owner, (before, now) in enumerate(zip(truth.hands, table.hands, strict=True)) if owner != seat
    ]
    for observer in set(range(len(truth.known))) - {len(truth.known) - 1 if seat is None else seat}:
        known = truth.known[observer]
        for before, _ in theirs:
            table.known[observer] &= ~mask(before) | mine
        for before, now in theirs:
            cards = [card for card in now if not mine & card.bit]
            luck.shuffle(cards)
            count = sum(bool(known & ~mine & card.bit) for card in before)
            table.known[observer] |= mask(cards[:count])
        table.watched |= table.known[observer]


def worlds(match: Match, seat: Seat | None, luck: Luck) -> list[Match]:
    """The same match for this seat with hidden cards elsewhere, from both sources."""
    by_hand = changed_by_hand(match, seat, luck)
    imagined = match.imagine(seat, luck)
    return [imagined] if by_hand is None else [imagined, by_hand]


# What a seat is given


def given(match: Match, seat: Seat | None) -> str:
    """Every byte a seat can get at this moment: its view, its vectors, and why each possible answer would be refused."""
    texts = [conformance.view_text(match, seat), *(vector.tobytes().hex() for vector in vectors(match, seat))]
    if seat is not None:
        asked = any(decision.seat == seat for decision in match.pending)
        for answer in match.game.answers if asked else match.game.answers[:1]:
            refusal = match.refusal(str(answer), seat)
            texts.append("taken" if refusal is None else json.dumps(refusal.as_json()))
    return "\n".join(texts)


def vectors(match: Match, seat: Seat | None) -> list[array[int]]:
    """What a seat sees as numbers: by its view; and read off the table, as batches do, in a row others have just used."""
    codec = encoder(match.game.name, match.seats, match.options)
    for other in conformance.watchers(match):
        if other != seat:
            codec.observe(match, other)
    return [codec.observe(match, seat), codec.encode(match.view(seat))]


def told(facts: list[Fact], seat: Seat | None) -> list[str]:
    """What a seat has been told, as text."""
    return [json.dumps(fact.told(seat).as_json()) for fact in facts]


def differing_bytes(match: Match, other: Match, seat: Seat | None, luck: Luck, steps: int = 8) -> int:
    """How many comparisons differ between two worlds that are equal to a seat, now and for some answers more.

    Both worlds get the same answers. As long as the seat is told the same, everything it is given has to be the same;
    the first thing it is told differently has to be a card it was shown. Where forced answers are given unasked,
    worlds may part without a word; there they are compared as long as the same seats are asked.
    """
    differing = 0
    match, other = match.clone(), other.clone()
    here: list[Fact] = []
    there: list[Fact] = []
    match.listen(here)
    other.listen(there)
    for step in range(steps):
        if step and not match.ask_forced and match.view().asked != other.view().asked:
            break
        differing += given(match, seat) != given(other, seat)
        if match.over or other.over or not _answer_both(match, other, seat, luck):
            break
        mine, theirs = told(here, seat), told(there, seat)
        if mine != theirs:
            differing += match.ask_forced and not _may_part(mine, theirs)
            break
    return differing


def _may_part(mine: list[str], theirs: list[str]) -> bool:
    """Whether a seat may be told differently: the first thing that differs shows it a card."""
    same = len(list(takewhile(lambda pair: pair[0] == pair[1], zip(mine, theirs, strict=False))))
    ids = {json.loads(text)["id"] for texts in (mine, theirs) for text in texts[same : same + 1]}
    return len(ids) == 1 and ids <= REVEALING


def given_answers(match: Match) -> dict[Seat, int]:
    """How many answers each seat has given of those it is asked for at once."""
    return {seat: len(answers) for seat, answers in match._run.part_answers().items()}


def _answer_both(match: Match, other: Match, seat: Seat | None, luck: Luck) -> bool:
    """Give both worlds the same random answer; False if there is none that both would take."""
    asked, elsewhere = ([one.seat for one in world.pending] for world in (match, other))
    if asked != elsewhere or given_answers(match) != given_answers(other):
        return False  # what others have answered in an open Together is forgotten in imagination: they have more to say
    at = luck.below(len(match.pending))
    mine, theirs = match.pending[at], other.pending[at]
    texts = [str(option) for option in mine.options]
    if mine.seat == seat:
        assert conformance.asked_for(mine) == conformance.asked_for(theirs)
    offered = {str(option) for option in theirs.options}
    both = [text for text in texts if text in offered]
    if not both:
        return False
    text = luck.choice(both)
    match.answer(text, mine.seat)
    other.answer(text, mine.seat)
    return True


# Positions


def positions(seed: str, every: int, game: str) -> Iterator[tuple[Match, Luck]]:
    """Matches of a game in the middle of play, at every number of seats and in both ways of asking, for ever."""
    luck = Luck.from_seed(f"secrets {seed}")
    number = 0
    fewest, span = GAMES[game].fewest, GAMES[game].most - GAMES[game].fewest + 1
    while True:
        seats = fewest + number % span
        house = HOUSES[game][number % len(HOUSES[game])]
        match = Match.new(game, seats, f"{seed} {number}", house, ask_forced=number // span % 2 == 1)
        number += 1
        for count in conformance.random_play(match, luck):
            if count % every == every - 1 or (len(match.pending) > 1 and luck.below(3) == 0):
                yield match, luck


def compare(count: int, game: str, seed: str = "suite", every: int = 17) -> tuple[int, int]:
    """Compare worlds at that many positions for every seat and the public; how many pairs, and how many differ."""
    pairs = differing = 0
    for number, (match, luck) in enumerate(positions(seed, every, game)):
        if number == count:
            break
        for seat in conformance.watchers(match):
            pairs += 1
            for other in worlds(match, seat, luck):
                differing += differing_bytes(match, other, seat, luck)
    return pairs, differing


@pytest.mark.parametrize("game", list(GAMES))
def test_no_seat_gets_a_byte_that_depends_on_hidden_cards(game: str) -> None:
    pairs, differing = compare(200, game)

    print(f"{game}: {pairs} positions x seats, {differing} differing bytes")
    assert pairs >= 800
    assert differing == 0


@pytest.mark.parametrize("game", list(GAMES))
def test_a_leak_would_be_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = conformance.view_text

    def leaking(match: Match, seat: Seat | None) -> str:
        return honest(match, seat) + str(card_zones(conformance.table_of(match)))

    monkeypatch.setattr(conformance, "view_text", leaking)

    assert compare(20, game)[1] > 0


@pytest.mark.parametrize("game", list(GAMES))
def test_a_leak_of_what_is_read_off_the_table_would_be_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Observing.read

    def leaking(self: Observing, table: Any, seat: Seat | None, asked: list[Seat], question: Question | None) -> None:
        honest(self, table, seat, asked, question)
        self.row[0] = table.draw[-1].face + 2

    monkeypatch.setattr(Observing, "read", leaking)

    assert compare(20, game)[1] > 0


@pytest.mark.parametrize("game", list(GAMES))
def test_a_row_that_is_not_cleared_would_be_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Row, "clear", lambda row: None)

    assert compare(20, game)[1] > 0


BATCH_STEPS = 400


class Written(NamedTuple):
    """Everything a batch has written for those who are asked; not the draws, which are new whenever it writes."""

    seats: bytes
    observations: bytes
    masks: bytes


def written(batch: Batch) -> Written:
    """A copy of it."""
    return Written(*(memoryview(one).tobytes() for one in (batch.seats, batch.observations, batch.masks)))


class Compared(NamedTuple):
    """What came of putting other worlds into a batch."""

    worlds: int
    """So many in which somebody else would see something else."""
    by_hand: int
    """So many of those were made without `imagine`."""
    differing: int


def compare_batches(game: str, observe: str) -> Compared:
    """Put worlds that are equal to whoever is asked into its place of a batch, and compare all that the batch has written."""
    seen = [0, 0]
    differing = 0
    luck = Luck.from_seed(f"batch {game} {observe}")
    for seats in range(GAMES[game].fewest, GAMES[game].most + 1):
        house = HOUSES[game][seats * 7 % len(HOUSES[game])]
        batch = Batch(game, 2, seats, house, f"secret {seats}", observe)
        for _ in range(BATCH_STEPS // seats):
            batch.step(batch.uniform())
            for place in range(len(batch)):
                before, truth = written(batch), batch.match(place)
                seat = truth.pending[0].seat
                for number, world in enumerate(worlds(truth, seat, luck)):
                    if given_answers(world) != given_answers(truth):
                        continue  # what others have said in an open Together is forgotten: they come first then
                    seen[number] += world.view((seat + 1) % seats) != truth.view((seat + 1) % seats)
                    batch.put(place, world)
                    differing += written(batch) != before
                batch.put(place, truth)
                assert written(batch) == before
    return Compared(sum(seen), seen[1], differing)


@pytest.mark.parametrize("observe", [OBSERVATION, INFORMATION_STATE])
@pytest.mark.parametrize("game", list(GAMES))
def test_a_batch_writes_no_byte_that_depends_on_hidden_cards(game: str, observe: str) -> None:
    """Who is asked, what it sees and may do is the same if hidden cards lie elsewhere, in rows that many have used."""
    compared = compare_batches(game, observe)

    print(f"{game}, {observe}: {compared.worlds} worlds, {compared.differing} differing")
    assert compared.worlds > 200
    assert compared.by_hand > 50
    assert compared.differing == 0


@pytest.mark.parametrize("leaking", Written._fields)
def test_a_leak_into_a_batch_would_be_found(leaking: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Batch._write

    def write(self: Batch, place: int, lane: Lane) -> None:
        honest(self, place, lane)
        buffer = getattr(self, leaking)
        width = len(buffer) // len(self)
        table: Any = conformance.table_of(lane.match)
        buffer[place * width] = table.draw[-1].face + 2

    monkeypatch.setattr(Batch, "_write", write)
    monkeypatch.setattr("tests.secrets_test.BATCH_STEPS", 8)

    assert compare_batches("malta", OBSERVATION).differing > 0


@pytest.mark.parametrize("game", list(GAMES))
def test_in_an_imagined_match_the_others_know_as_many_cards_of_each_hand_as_in_truth(game: str) -> None:
    wrong = 0
    for number, (match, luck) in enumerate(positions("others", 11, game)):
        if number == 120:
            break
        if match.pending[0].question.id not in match.game.turn_questions:
            continue  # in mid-turn an equal card may just have been played, in one world and not in the other
        for seat in range(match.seats):
            wrong += cards_known(match.imagine(seat, luck)) != cards_known(match)

    assert wrong == 0


def cards_known(match: Match) -> list[list[int]]:
    """For each watcher, how many cards of each other hand it knows."""
    views = [match.view(seat).as_json() for seat in conformance.watchers(match)]
    return [[len(hand) for hand in view["known"]] for view in views]


# What a seat can know


class Account:
    """What one watcher was told of the cards in other hands, and how many there are in each, kept from facts alone."""

    def __init__(self, seats: int, seat: Seat | None) -> None:
        self.seat = seat
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.counts = [0] * seats

    def hear(self, facts: list[Fact]) -> None:
        """Take in what happened between two questions."""
        messages = [fact.told(self.seat) for fact in facts]
        for kind, run in groupby(messages, key=_sort_of_fact):
            if kind == "gives":
                self._cards_are_given(list(run))
            elif kind == "hands-over":
                self._all_of_a_sort_go(list(run))
            elif kind == "hands-on":
                self._hands_go_on(list(run))
            elif kind == "is-dealt":
                self._everything_is_dealt(list(run))
            else:
                for message in run:
                    self._one_thing_happens(kind, message)

    def _cards_are_given(self, run: list[Message]) -> None:
        """All at once: who gives the whole hand to one player passes on what was known of it."""
        arriving: list[tuple[Seat, Counter[str]]] = []
        for giver in {_seat(message, "seat") for message in run}:
            gifts = [message for message in run if _seat(message, "seat") == giver]
            takers = {_seat(message, "other") for message in gifts}
            open_to_me = all(message.id == "gives-cards" for message in gifts)
            if sum(map(_count, gifts)) == 0:
                continue
            if giver == self.seat:
                arriving += [(_seat(message, "other"), Counter(_cards(message))) for message in gifts]
            elif sum(map(_count, gifts)) == self.counts[giver] and len(takers) == 1:
                arriving.append((takers.pop(), self.hands[giver]))
                self.hands[giver] = Counter()
            else:
                seen = Counter(card for message in gifts if open_to_me for card in _cards(message))
                self.hands[giver] = self.hands[giver] - seen if open_to_me else Counter()
        for taker, cards in arriving:
            self.hands[taker] += cards
        for message in run:
            self.counts[_seat(message, "seat")] -= _count(message)
            self.counts[_seat(message, "other")] += _count(message)

    def _all_of_a_sort_go(self, run: list[Message]) -> None:
        """Whoever knew of a card that goes knows where it is now."""
        arriving: list[tuple[Seat, Counter[str]]] = []
        for message in run:
            giver, taker = _seat(message, "seat"), _seat(message, "other")
            if giver == self.seat:
                going = Counter(_cards(message))
            else:
                going = Counter(
                    {card: n for card, n in self.hands[giver].items() if message.args["text"] in _sorts(card)}
                )
                self.hands[giver] -= going
            arriving.append((taker, going))
            self.counts[giver] -= _count(message)
            self.counts[taker] += _count(message)
        for taker, cards in arriving:
            self.hands[taker] += cards

    def _hands_go_on(self, run: list[Message]) -> None:
        old, counts = self.hands[:], self.counts[:]
        for message in run:
            giver, taker = _seat(message, "seat"), _seat(message, "other")
            self.hands[taker] = Counter(_cards(message)) if giver == self.seat else old[giver]
            self.counts[taker] = counts[giver]

    def _everything_is_dealt(self, run: list[Message]) -> None:
        for message in run:
            self.hands[_seat(message, "seat")] = Counter()
            self.counts[_seat(message, "seat")] = _count(message)

    def _one_thing_happens(self, kind: str, message: Message) -> None:
        if kind in ("plays", "discards", "bets"):
            self.hands[_seat(message, "seat")] -= Counter(_cards(message))
            self.counts[_seat(message, "seat")] -= _count(message)
        elif kind in ("takes-from-market", "takes-from-board", "takes-bets"):
            self.hands[_seat(message, "seat")] += Counter(_cards(message))
            self.counts[_seat(message, "seat")] += _count(message)
        elif kind == "draws":
            self.counts[_seat(message, "seat")] += _count(message)
        elif kind == "shows-hand":
            self.hands[_seat(message, "seat")] = Counter(_cards(message))
        elif kind == "sees-hand" and _seat(message, "seat") == self.seat:
            self.hands[_seat(message, "other")] = Counter(_cards(message))
        elif kind in ("buries", "buries-card"):
            self.hands[_seat(message, "seat")] = Counter()
            self.counts[_seat(message, "seat")] -= 1

    def known(self) -> list[Counter[str]]:
        """By seat: what the watcher can name in that hand."""
        return [Counter() if owner == self.seat else +hand for owner, hand in enumerate(self.hands)]


def _sort_of_fact(message: Message) -> str:
    """What happened, whoever is told of it."""
    return message.id.removesuffix("-cards")


def _sorts(card: str) -> list[str]:
    """What a card is, for those who have to hand over all of a sort."""
    if card.rpartition("-")[2].isdigit():
        return ["black"] if card.startswith("black") else []
    return [] if card == "fuck-you" else ["special"]


def _seat(message: Message, name: str) -> Seat:
    seat = message.args[name]
    assert isinstance(seat, int)
    return seat


def _count(message: Message) -> int:
    count = message.args.get("count")
    return count if isinstance(count, int) else len(_cards(message))


def _cards(message: Message) -> list[str]:
    cards: Any = message.args.get("cards", message.args.get("card"))
    return [cards] if isinstance(cards, str) else list(cards)


def accounts_that_differ(game: str, seats: int, seed: str, house: Mapping[str, object], *, ask_forced: bool) -> int:
    """Play a match and compare at every question what each watcher knows with what it was told."""
    facts: list[Fact] = []
    beginning = Match.new(game, seats, seed, house).record().with_answers([])
    match = replay(beginning, ask_forced=ask_forced, listener=facts)
    luck = Luck.from_seed(f"account {seed}")
    accounts = {seat: Account(seats, seat) for seat in conformance.watchers(match)}
    differing = 0
    for _ in conformance.random_play(match, luck):
        for seat, account in accounts.items():
            account.hear(facts)
            view = match.view(seat).as_json()
            differing += [Counter(hand) for hand in view["known"]] != account.known()
            differing += view["counts"] != account.counts
        facts.clear()
    return differing


TABLES = [(name, seats) for name, game in GAMES.items() for seats in range(game.fewest, game.most + 1)]


@pytest.mark.parametrize("ask_forced", [False, True])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_seat_knows_exactly_what_it_was_told(game: str, seats: int, ask_forced: bool) -> None:
    for number in range(8):
        house = HOUSES[game][(7 * number + seats) % len(HOUSES[game])]
        assert accounts_that_differ(game, seats, f"told {number}", house, ask_forced=ask_forced) == 0, house
