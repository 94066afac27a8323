"""The questions of Malta!: which card, directed at what, which way, when to react, and what to part with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from typing import Final

from ruthless.bots.malta import cards
from ruthless.bots.malta.choosing import Focus, at_stake, is_about_spaces, told
from ruthless.bots.malta.danger import LOST, Judgement
from ruthless.bots.malta.rescue import Rescue, is_calm, is_safe, survives_announcing, survives_playing
from ruthless.games.malta.board import OFF, grid
from ruthless.games.malta.cards import Announcement, Card, PlayedCard
from ruthless.games.malta.changes import HandChange
from ruthless.games.malta.choices import BoardLine, Side, Spot
from ruthless.games.malta.foreseeing import after, laid_down, open_announcements
from ruthless.games.malta.ground import counted
from ruthless.games.malta.moving import exits
from ruthless.games.malta.seen import Glance
from ruthless.games.malta.table import Table, copy
from ruthless.kernel.decisions import Aim, Decision, Option
from ruthless.kernel.seats import NOBODY, Seat

SAMPLES: Final = 4
"""Of all that chance may bring no more are looked at."""
LOW_PILE: Final = 12
"""With no more cards than that to draw, the pile is worth shuffling."""
SHUFFLED: Final = 0.1
NEEDED: Final = 1.0
"""What it is worth to keep a card that lets one survive the turn."""
SLIGHTLY: Final = 0.001
AT_EASE: Final = 0.3
"""With less danger than that one does not think of one's own pawn when one chooses a card."""
EASE: Final = 0.1
"""So much more than one's own danger may be gained where there are many cards ahead."""
COMPANY: Final = -4.0
"""How much better a start tile is for each pawn on it: on one of its own a pawn is not hit by what is meant for others."""


class Situation:
    """The table as a seat knows it, and what helps to judge it."""

    __slots__ = ("me", "rescue", "rivals", "table")

    def __init__(self, glance: Glance) -> None:
        self.me: Seat = glance.seat
        self.table = glance.table
        self.rescue = Rescue(self.table, self.me)
        pawns = self.table.pawns
        self.rivals = max(1, len(pawns) - pawns.count(OFF) - 1)

    def judging(self, table: Table) -> Judgement:
        """How one judges a table."""
        return Judgement(table, self.me, self.rivals, self.rescue).weigh()


def worth(judgement: Judgement, table: Table, play: PlayedCard) -> float:
    """What a card that lies on the table comes to, with what was announced."""
    kind = play.card.kind
    if kind.changes is not None:
        return judgement.after(kind.changes(table, play))
    if kind.chances is not None:
        own = play.you == judgement.me and play.space == table.pawns[play.you]
        if own and not judgement.is_in_trouble:
            return -SLIGHTLY  # nobody leaves it to chance without need whether they can move
        changes = kind.chances(table, play)
        if own:
            return min([judgement.after(change) for change in changes])
        worths = [judgement.after(change) for change in changes[:: len(changes) // SAMPLES + 1]]
        return sum(worths) / len(worths)
    return 0.0 if kind.effect is None else judgement.after_all(after(table, play))


def best(focus: Focus, judgement: Judgement, play: PlayedCard, announcements: Sequence[Announcement]) -> float:
    """What a card that lies on the table comes to at best; nothing if there is nothing to choose from."""
    most = _most(focus, judgement, play, announcements, 0)
    return 0.0 if most == -inf else most


def _most(
    focus: Focus, judgement: Judgement, play: PlayedCard, announcements: Sequence[Announcement], made: int
) -> float:
    """The same once so many of them are made; less than anything if nothing can be announced."""
    table = focus.table
    if made == len(announcements):
        return worth(judgement, table, play)
    one = announcements[made]
    top = -inf
    for option in focus.options(table, play, one):
        one.notes(table, play, option)
        score = _most(focus, judgement, play, announcements, made + 1)
        if score > top:
            top = score
    return top


def guarded(scores: list[float], survives: Callable[[int], bool]) -> list[float]:
    """The scores, but who can survive the turn takes no option after which that is over; of equal ones one is tried."""
    tried: dict[float, int] = {}
    for place in sorted(range(len(scores)), key=scores.__getitem__, reverse=True):
        if scores[place] not in tried:
            if survives(place):
                tops = [score - LOST if score in tried else score for score in scores]
                tops[place] += SLIGHTLY
                return tops
            tried[scores[place]] = place
    return scores


# One's own turn


def play(situation: Situation, decision: Decision[Card]) -> list[float]:
    """The card that does most where it is best directed, less what it is worth to keep.

    What cannot be the best is not looked at, and gets what it comes to at most.
    """
    table, me = situation.table, situation.me
    hand = {card.face: card for card in table.hands[me]}
    judgement = Judgement(table, me, situation.rivals, situation.rescue, table.hands[me][0]).weigh()
    own = judgement.own
    spared = me if own < AT_EASE else NOBODY
    focus = Focus(table, at_stake(table, spared), spared)
    guards = table.owed > 1 and _is_in_doubt(situation, judgement)
    scores = [inf if guards else _bound(option, own * situation.rivals) for option in decision.options]
    top = -inf
    for place in sorted(range(len(scores)), key=scores.__getitem__, reverse=True):
        if scores[place] >= top:
            judgement.spent = card = hand[decision.options[place].face]
            scores[place] = score = _at_best(focus, judgement, card) - cards.worth(card.notation)
            top = max(top, score)
    if guards:
        return guarded(scores, lambda place: survives_playing(table, me, hand[decision.options[place].face]))
    return scores


def _is_in_doubt(situation: Situation, judgement: Judgement) -> bool:
    """Whether it depends on one's choice if one survives the turn: a card has to help, or there are some that do harm."""
    table, hand, owed = situation.table, situation.table.hands[situation.me], situation.table.owed
    if judgement.is_in_trouble:
        space = table.pawns[situation.me]
        return situation.rescue.comes(hand, table.board[space], space, len(hand) - owed)
    return not is_calm(hand, owed)


def _bound(card: Card, own: float) -> float:
    """What a card can come to at most, if one's own danger weighs so much."""
    if card.notation in cards.GAINLESS:
        return -cards.worth(card.notation)
    return own + EASE - cards.worth(card.notation) if card.notation in cards.SELFISH else inf


def _at_best(focus: Focus, judgement: Judgement, card: Card) -> float:
    """What a card out of the hand comes to."""
    kind, table, me = card.kind, focus.table, judgement.me
    if kind.reacts:
        return 0.0
    if kind.effect is None and not kind.announces:
        return worth(judgement, table, PlayedCard(card, me))
    if kind.effect is not None:
        if kind.announces and not kind.announces[0].options(table, PlayedCard(card, me)):
            return 0.0
        focus = Focus(laid_down(table, me, card), at_stake(table))
    score = best(focus, judgement, PlayedCard(card, me), kind.announces)
    if card.notation == "reshuffle" and len(table.draw) < LOW_PILE:
        score += SHUFFLED
    return max(score, 0.0) if is_about_spaces(kind) else score


def announce(situation: Situation, decision: Decision[Option]) -> list[float]:
    """What is announced with a card: each option by the best that can still come of it."""
    table = situation.table
    judgement = situation.judging(table)
    focus = Focus(table, at_stake(table))
    play, rest = _begun(situation, decision)
    looked_at = _looked_at(focus, play, rest[0])
    known: dict[Option, float] = {}
    for option in decision.options:
        if looked_at is None or option in looked_at:
            rest[0].notes(table, play, option)
            known[option] = best(focus, judgement, play, rest[1:])
    elsewhere = min(known.values()) - SLIGHTLY if known and table.announced else 0.0
    scores = [known.get(option, elsewhere) for option in decision.options]
    if (
        table.player == situation.me
        and table.owed
        and (judgement.is_in_trouble or not is_calm(table.hands[situation.me], table.owed))
    ):

        def survives(place: int) -> bool:
            rest[0].notes(table, play, decision.options[place])
            return survives_announcing(focus, play, rest[1:])

        return guarded(scores, survives)
    return scores


def _looked_at(focus: Focus, play: PlayedCard, announcement: Announcement) -> set[Option] | None:
    """Which options are worth a look; None if all are."""
    if announcement.names is Spot:
        return {*focus.spots_for(play, announcement), *focus.spots()}
    return {*focus.lines()} if announcement.names is BoardLine else None


def _begun(situation: Situation, decision: Decision[Option]) -> tuple[PlayedCard, Sequence[Announcement]]:
    """The card that is being announced with what has been said, and what is still to be said."""
    table, me = situation.table, situation.me
    play, said = PlayedCard(table.played[0], me), table.announced
    # Who plays Boomerang carries a card out in somebody else's turn: against that player, unless it was aimed at nobody
    # else, and is aimed anew.
    asked = decision.question.id
    aimed_anew = asked in ("opponent", "whose-pawn", "rob-the-richest", "sudden-death") or (
        said and said[0].startswith("->")
    )
    if table.player != me and not aimed_anew:
        play.other = table.player
    rest = open_announcements(play)
    return told(table, play, rest, said), rest[len(said) :]


def step(situation: Situation, decision: Decision[Side]) -> list[float]:
    """The way that leaves oneself best off, with the racket paid."""
    table, me = situation.table, situation.me
    judgement = Judgement(table, me, situation.rivals, situation.rescue)
    beside = grid(table.width).neighbours[table.pawns[me]]
    cards = len(table.hands[me])
    return [-judgement.landed(me, cards, beside[option.side]) for option in decision.options]


def place(situation: Situation, decision: Decision[Spot]) -> list[float]:
    """A start tile from which good tiles are in reach, and few other pawns near."""
    table = situation.table
    known: dict[int, float] = {}
    scores = []
    for option in decision.options:
        ways = _ways(table, option.column)
        for space in ways:
            if space not in known:
                known[space] = _quality(table, space)
        good = [known[space] for space in ways]
        scores.append(max(good) + 0.3 * sum(good) / len(good) + COMPANY * table.pawns.count(option.column))
    return scores


def _quality(table: Table, space: int) -> float:
    ways = _ways(table, space)
    ahead = max([table.board[there].number for there in ways], default=-5)
    return table.board[space].number * (1 - table.pawns.count(space)) + 0.5 * ahead + 0.3 * min(2, len(ways))


def _ways(table: Table, space: int) -> tuple[int, ...]:
    return exits(table.width, space, table.board[space].arrows)


# Parting with cards


def part(situation: Situation, decision: Decision[Card]) -> list[float]:
    """What is worth least, and is not needed to survive one's turn."""
    scores = [-cards.worth(option.notation) for option in decision.options]
    table, me = situation.table, situation.me
    if table.player != me or not table.owed:
        return scores
    card, space = table.played[0], table.pawns[me]
    suffered = told(table, PlayedCard(card, me), card.kind.announces, table.announced)
    change = None if card.kind.changes is None else card.kind.changes(table, suffered)
    assert isinstance(change, HandChange)
    left = counted([len(hand) for hand in table.hands], len(table.draw), change)[0][me] - table.owed
    safe = is_safe(table, me, left)
    hand = {card.face: card for card in table.hands[me]}
    for place, option in enumerate(decision.options):
        if safe:
            needed = option.notation not in cards.RISKY
        else:
            needed = situation.rescue.comes([hand[option.face]], table.board[space], space, left)
        scores[place] -= NEEDED * needed
    return scores


def pay_first(situation: Situation, decision: Decision[Aim]) -> list[float]:
    """Whoever has fewest is helped least by it."""
    return [-float(len(situation.table.hands[option.seat])) for option in decision.options]


# Reactions


def react(situation: Situation, decision: Decision[Option]) -> list[float]:
    """What the card would do, against what it is worth to keep what would prevent it."""
    table, me = situation.table, situation.me
    args = decision.question.args
    player, other = args["seat"], args.get("other", NOBODY)
    assert isinstance(player, int)
    card = table.played[0]
    suffered = told(table, PlayedCard(card, player), card.kind.announces, table.announced)
    judgement = situation.judging(table)
    scores = []
    for option in decision.options:
        if option.notation == "no":
            scores.append(worth(judgement, table, suffered))
        elif option.notation == "boomerang":
            turned = PlayedCard(card, me)
            turned.other = player if other == me else NOBODY
            scores.append(_turned_back(situation, turned) - cards.worth("boomerang"))
        else:
            scores.append(judgement.with_fewer_cards() - cards.worth(option.notation))
    return scores


def _turned_back(situation: Situation, play: PlayedCard) -> float:
    """What a card comes to that one carries out oneself with a Boomerang."""
    less = copy(situation.table)
    less.hands[situation.me].remove(next(one for one in less.hands[situation.me] if one.notation == "boomerang"))
    return best(Focus(less, at_stake(less)), situation.judging(less), play, open_announcements(play))


def react_to_reaction(situation: Situation, decision: Decision[Option]) -> list[float]:
    """A reaction is negated if the card it answers should take effect, as far as one can tell."""
    table = situation.table
    judgement = situation.judging(table)
    gain = 0.0
    card = table.played[0]
    if all(one.notation != "boomerang" for one in table.played):  # it leaves open what the first card would do
        suffered = told(table, PlayedCard(card, table.player), card.kind.announces, table.announced)
        gain = worth(judgement, table, suffered)
    # With every reaction in between it turns round which of the two it is.
    takes_effect = len(table.played) % 2 == 1
    wanted = -gain if takes_effect else gain
    return [0.0 if option.notation == "no" else wanted - cards.worth(option.notation) for option in decision.options]
