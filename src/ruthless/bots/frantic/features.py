"""What an eye for Frantic notices about a decision: features of the position, and features of each option.

They are numbered in the order of this file; the weights in `instinct.json` belong to these numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import inf
from typing import Final

from ruthless.bots.frantic.faces import FITS, Face
from ruthless.bots.frantic.foresight import ROUND, spread
from ruthless.bots.frantic.situation import Situation
from ruthless.bots.instinct import Impression
from ruthless.games.frantic.glance import Glance
from ruthless.kernel.decisions import Decision, Option
from ruthless.kernel.seats import Seat

QUESTIONS: Final = (
    *("play-or-draw", "play-or-pass", "play-again", "wish-colour", "give", "party-card", "discard"),
    *("counter", "counter-share"),
)
"""Where experience tells: elsewhere it found nothing better than good sense."""

KINDS: Final = (
    *("black", "colour-swap", "counterattack", "curse", "equality", "exchange", "fantastic", "fantastic-four"),
    *("fuck-you", "gift", "inequality", "lucky-bastard", "mimicry", "nice-try", "number", "second-chance", "skip"),
    *("special-favours", "thief", "troublemaker"),
)
"""The kinds of cards there is experience with. A new kind leaves no feature until it is added here and trained."""
COUNTS: Final[list[int]] = [0, 1, 2, 3, 4, 5, 5, 6, 6, 7]
"""By the number of cards in another hand its class; with more cards it is the last one."""
HANDS: Final[list[int]] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 9]
"""The same for one's own hand."""

MOST_OTHERS: Final = 5
MOST_FITTING: Final = 3
"""Beyond that it makes no difference."""

# The position. A feature with a plural meaning (which question, how many cards) takes as many numbers as there are cases.
QUESTION: Final = 0
SEATS: Final = QUESTION + len(QUESTIONS)
NEXT: Final = SEATS + MOST_OTHERS  # cards of who plays next
FEWEST: Final = NEXT + COUNTS[-1] + 1  # cards in the smallest other hand
HAND: Final = FEWEST + COUNTS[-1] + 1
HELD: Final = HAND + HANDS[-1] + 1  # kinds of cards in hand
MORE: Final = HELD + len(KINDS)  # cards more than in the smallest other hand
PILE: Final = MORE + 1
STAKE: Final = PILE + 1
LEAD: Final = STAKE + 1  # before the mean of all accounts
LEADER: Final = LEAD + 1  # before the best of the others
SKIPPED: Final = LEADER + 1  # who plays next misses a turn
SKIPPING: Final = SKIPPED + 1  # so does oneself
BOMB: Final = SKIPPING + 1
PLUS_ONE: Final = BOMB + 1
LAST_CHANCE: Final = PLUS_ONE + 1
ROUNDS: Final = LAST_CHANCE + 1  # no points are written
EXPANSION: Final = ROUNDS + 1
ATTACK: Final = EXPANSION + 1  # kind of the card one may counter
SHARE: Final = ATTACK + len(KINDS)  # of a Fantastic Four
# An option.
FAVOURITE: Final = SHARE + 1  # of good sense
AHEAD: Final = FAVOURITE + 1  # by how much
BEHIND: Final = AHEAD + 1
KIND: Final = BEHIND + 1  # of the card that goes
NUMBER: Final = KIND + len(KINDS)
DRAW: Final = NUMBER + 1
PASS: Final = DRAW + 1
NO: Final = PASS + 1
FITTING: Final = NO + 1  # how many of the cards left will fit
FITTING_SHARE: Final = FITTING + MOST_FITTING + 1
STUCK: Final = FITTING_SHARE + 1  # none will
WILD: Final = STUCK + 1  # one may wish for any of them
FEATURES: Final = WILD + 1

LAST_ROUND: Final = 19.5
"""How far accounts may drift apart in the last round; with more to come a round decides less."""

NOT_YET: Final = -1
"""Instead of a number that has not been needed so far."""

_QUESTION: Final = {question: QUESTION + place for place, question in enumerate(QUESTIONS)}
_KIND: Final = {kind: place for place, kind in enumerate(KINDS)}
_WORD: Final = {"draw": DRAW, "pass": PASS, "no": NO}
_COLOURS: Final = ("red", "yellow", "green", "blue")


def notice(situation: Situation, decision: Decision[Option], scores: Sequence[float], found: Impression) -> bool:
    """Mark the features of a position and of each option; False where there is no experience."""
    if decision.question.id not in _QUESTION:
        return False
    _of_position(situation, decision, found)
    found.end_position()
    _of_options(situation, decision, scores, found)
    return True


def stake(glance: Glance) -> float:
    """How much of the match is decided by this round, as a part of what the last round decides."""
    return LAST_ROUND / spread(glance)


def _of_position(situation: Situation, decision: Decision[Option], found: Impression) -> None:
    """What is the same for all options."""
    glance = situation.glance
    me = situation.me
    after = situation.others[0]
    question = decision.question
    cards = len(situation.hand)
    found.mark(_QUESTION[question.id], 1.0)
    found.mark(SEATS + min(len(situation.others), MOST_OTHERS) - 1, 1.0)
    found.mark(NEXT + _class(COUNTS, glance.counts[after]), 1.0)
    found.mark(FEWEST + _class(COUNTS, situation.fewest), 1.0)
    found.mark(HAND + _class(HANDS, cards), 1.0)
    found.mark(MORE, (cards - situation.fewest) / 4)
    found.mark(PILE, glance.draw / 100)
    share, lead, leader = _of_accounts(glance.scores, me, situation.points, spread(glance))
    found.mark(STAKE, share)
    found.mark(LEAD, lead)
    found.mark(LEADER, leader)
    for face in situation.hand:
        held = _KIND.get(face.kind)
        if held is not None:
            found.mark(HELD + held, 0.5)
    if glance.skips[after]:
        found.mark(SKIPPED, 1.0)
    if glance.skips[me]:
        found.mark(SKIPPING, 1.0)
    if glance.bomb:
        found.mark(BOMB, 1.0)
    if glance.extra_draw:
        found.mark(PLUS_ONE, 1.0)
    if glance.is_armed:
        found.mark(LAST_CHANCE, 1.0)
    if not situation.points:
        found.mark(ROUNDS, 1.0)
    if situation.house.expansions:
        found.mark(EXPANSION, 1.0)
    if question.id == "counter":
        attack = _KIND.get(situation.pack.faces[str(question.args["card"])].kind)
        if attack is not None:
            found.mark(ATTACK + attack, 1.0)
    elif question.id == "counter-share":
        count = question.args["count"]
        assert isinstance(count, int)
        found.mark(SHARE, count / 4)


@lru_cache(256)
def _of_accounts(scores: tuple[int, ...], me: Seat, points: bool, far: float) -> tuple[float, float, float]:
    """How one's own account compares with the others, which may drift apart so far; it stays so for a whole round."""
    sign = -1.0 if points else ROUND
    accounts = [sign * score for seat, score in enumerate(scores) if seat != me]
    mine = sign * scores[me]
    return LAST_ROUND / far, (mine - sum(accounts, mine) / len(scores)) / far, (mine - max(accounts)) / far


def _of_options(situation: Situation, decision: Decision[Option], scores: Sequence[float], found: Impression) -> None:
    """What tells the options apart: how they look to good sense, which card goes, and how well the rest will fit."""
    best = second = -inf
    for score in scores:
        if score > best:
            best, second = score, best
        elif score > second:
            second = score
    playing = decision.question.id.startswith("play")
    faces = situation.pack.faces
    cards = len(situation.hand)
    plain = [face for face in situation.hand if not face.wild]
    wild = cards - len(plain)
    current = situation.glance.demand.notation
    as_it_is = _fitting(plain, current)
    best_wish = NOT_YET
    for at, option in enumerate(decision.options):
        _of_first_sight(scores[at], best, second, found)
        name = option.notation
        face = faces.get(name)
        demand, left, everywhere = current, cards, wild
        if face is not None:
            _of_card(face, found)
            left -= 1
            if playing and name in FITS and not face.wild:
                demand = name
        elif name in _WORD:
            found.mark(_WORD[name], 1.0)
        elif name in FITS:
            demand = name
        fitting = as_it_is if demand == current else _fitting(plain, demand)
        if face is not None:
            if face.wild:
                everywhere -= 1
                if playing:
                    found.mark(WILD, 1.0)
                    if best_wish == NOT_YET:
                        best_wish = _fitting_best_wish(plain)
                    fitting = best_wish
            elif FITS[demand][face.place]:
                fitting -= 1
        if left:
            _of_rest(left, fitting, everywhere, found)
        found.end_option()


def _of_first_sight(score: float, best: float, second: float, found: Impression) -> None:
    """How it looks to good sense beside the two that look best."""
    if score == best:
        found.mark(FAVOURITE, 1.0)
        found.mark(AHEAD, min(4.0, (best - second) / 10))
    else:
        found.mark(BEHIND, max(-4.0, (score - best) / 10))


def _of_rest(left: int, fitting: int, everywhere: int, found: Impression) -> None:
    """How many of the cards left will fit, and how many fit everywhere."""
    found.mark(FITTING + min(fitting, MOST_FITTING), 1.0)
    if fitting + everywhere:
        found.mark(FITTING_SHARE, (fitting + everywhere) / left)
    else:
        found.mark(STUCK, 1.0)


def _of_card(face: Face, found: Impression) -> None:
    """Which card goes."""
    kind = _KIND.get(face.kind)
    if kind is not None:
        found.mark(KIND + kind, 1.0)
    if face.number:
        found.mark(NUMBER, face.number / 9)


def _fitting(plain: list[Face], demand: str) -> int:
    """How many of these cards fit on what is in force."""
    fits = FITS[demand]
    fitting = 0
    for face in plain:
        if fits[face.place]:
            fitting += 1
    return fitting


def _fitting_best_wish(plain: list[Face]) -> int:
    """How many of these cards fit on the wish for a colour that suits them best."""
    most = 0
    for colour in _COLOURS:
        fitting = 0
        for face in plain:
            if colour in face.colours:
                fitting += 1
        most = max(most, fitting)
    return most


def _class(classes: list[int], count: int) -> int:
    """The class of a number of cards."""
    return classes[count] if count < len(classes) else classes[-1]
