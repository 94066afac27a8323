"""What an eye for Frantic notices about a decision: features of the position, and features of each option.

They are numbered in the order of this file; the weights in `instinct.json` belong to these numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ruthless.bots.frantic.faces import FITS, Face
from ruthless.bots.frantic.foresight import ROUND, spread
from ruthless.bots.frantic.situation import Situation
from ruthless.bots.instinct import Features
from ruthless.bots.sight import Sight
from ruthless.games.frantic.view import FranticView

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
COUNTS: Final = (0, 1, 2, 3, 4, 5, 5, 6, 6, 7)
"""By the number of cards in another hand its class; with more cards it is the last one."""
HANDS: Final = (0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 9)
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

_QUESTION = {question: QUESTION + place for place, question in enumerate(QUESTIONS)}
_KIND = {kind: place for place, kind in enumerate(KINDS)}
_WORD = {"draw": DRAW, "pass": PASS, "no": NO}
_COLOURS = ("red", "yellow", "green", "blue")


def notice(sight: Sight, scores: Sequence[float]) -> tuple[Features, list[Features]] | None:
    """The features of a position and of each option; nothing where there is no experience, or nothing to choose."""
    view = sight.view
    if len(scores) < 2 or sight.decision.question.id not in _QUESTION or not isinstance(view, FranticView):
        return None
    situation = Situation(view, sight)
    return _of_position(situation, sight), _of_options(situation, sight, scores)


def stake(view: FranticView) -> float:
    """How much of the match is decided by this round, as a part of what the last round decides."""
    return LAST_ROUND / spread(view)


def _of_position(situation: Situation, sight: Sight) -> Features:
    """What is the same for all options."""
    view = situation.view
    me = situation.me
    after = situation.others[0]
    question = sight.decision.question
    cards = len(situation.hand)
    sign = -1.0 if situation.points else ROUND
    accounts = [sign * view.scores[seat] for seat in situation.others]
    mine = sign * view.scores[me]
    far = spread(view)
    features = [
        (_QUESTION[question.id], 1.0),
        (SEATS + min(len(situation.others), MOST_OTHERS) - 1, 1.0),
        (NEXT + _class(COUNTS, view.counts[after]), 1.0),
        (FEWEST + _class(COUNTS, situation.fewest), 1.0),
        (HAND + _class(HANDS, cards), 1.0),
        (MORE, (cards - situation.fewest) / 4),
        (PILE, view.draw / 100),
        (STAKE, LAST_ROUND / far),
        (LEAD, (mine - sum(accounts, mine) / len(view.scores)) / far),
        (LEADER, (mine - max(accounts)) / far),
    ]
    features += [(HELD + _KIND[face.kind], 0.5) for face in situation.hand if face.kind in _KIND]
    flags = (
        (SKIPPED, view.skips[after]),
        (SKIPPING, view.skips[me]),
        (BOMB, bool(view.bomb)),
        (PLUS_ONE, bool(view.extra_draw)),
        (LAST_CHANCE, bool(view.last_chance) and view.last_chance[me]),
        (ROUNDS, not situation.points),
        (EXPANSION, bool(situation.house.expansions)),
    )
    features += [(row, 1.0) for row, shows in flags if shows]
    if question.id == "counter":
        kind = situation.pack.faces[str(question.args["card"])].kind
        if kind in _KIND:
            features.append((ATTACK + _KIND[kind], 1.0))
    elif question.id == "counter-share":
        count = question.args["count"]
        assert isinstance(count, int)
        features.append((SHARE, count / 4))
    return features


def _of_options(situation: Situation, sight: Sight, scores: Sequence[float]) -> list[Features]:
    """What tells the options apart: how they look to good sense, which card goes, and how well the rest will fit."""
    ordered = sorted(scores, reverse=True)
    best = ordered[0]
    favourite: Features = [(FAVOURITE, 1.0), (AHEAD, min(4.0, (best - ordered[1]) / 10))]
    playing = sight.decision.question.id.startswith("play")
    faces = situation.pack.faces
    options = []
    for option, score in zip(sight.decision.options, scores, strict=True):
        features = favourite.copy() if score == best else [(BEHIND, max(-4.0, (score - best) / 10))]
        name = option.notation
        rest = situation.hand
        demand = situation.view.demand
        face = faces.get(name)
        if face is not None:
            if face.kind in _KIND:
                features.append((KIND + _KIND[face.kind], 1.0))
            if face.number:
                features.append((NUMBER, face.number / 9))
            rest = rest.copy()
            rest.remove(face)
        elif name in _WORD:
            features.append((_WORD[name], 1.0))
        if face is not None and face.wild and playing:
            features.append((WILD, 1.0))
            demand = ""  # whatever one will wish for
        elif name in FITS and (playing or face is None):
            demand = name
        if rest:
            _add_rest(features, rest, demand)
        options.append(features)
    return options


def _add_rest(features: Features, rest: list[Face], demand: str) -> None:
    """The features of the cards that are left, for what will be in force."""
    plain = [face for face in rest if not face.wild]
    if demand:
        fits = FITS[demand]
        fitting = sum([face.name in fits for face in plain])
    else:
        fitting = max([sum([colour in face.colours for face in plain]) for colour in _COLOURS])
    features.append((FITTING + min(fitting, MOST_FITTING), 1.0))
    everywhere = len(rest) - len(plain)
    if fitting + everywhere:
        features.append((FITTING_SHARE, (fitting + everywhere) / len(rest)))
    else:
        features.append((STUCK, 1.0))


def _class(classes: tuple[int, ...], count: int) -> int:
    """The class of a number of cards."""
    return classes[count] if count < len(classes) else classes[-1]
