"""Hands are followed by facts alone, and are what the view says they are."""

from __future__ import annotations

from typing import Any

import pytest

from ruthless.kernel.facts import DEAL, DISCARD, DRAW, GIFT, PLAY, Fact
from ruthless.kernel.game import GAMES
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.kernel.messages import Message
from ruthless.lab.hands import Hands


def fact(**args: Any) -> Fact:
    return Fact(Message("public", args))


def test_cards_come_and_go() -> None:
    hands = Hands(2)
    dealt = Fact(Message("is-dealt", {"seat": 0, "count": 2}), {0: Message("cards", {"seat": 0, "cards": ["a", "b"]})})
    assert hands.follow(DEAL, dealt) == (0, ["a", "b"])
    assert hands.follow(DEAL, dealt) == (0, ["a", "b"])
    assert hands.counts == [2, 0], "a hand is dealt as a whole"
    assert hands.follow(DRAW, fact(seat=1, card="c")) == (1, ["c"])
    assert hands.follow(DRAW, fact(seat=0, count=3)) == (0, [])
    assert hands.follow(GIFT, fact(seat=0, other=1, count=2)) == (1, [])
    assert hands.follow(DISCARD, fact(seat=1, cards=["c", "a"])) is None
    assert hands.follow(PLAY, fact(seat=0, card="b")) is None
    assert hands.follow("", fact(seat=0, count=9)) is None
    assert hands.counts == [2, 1]


@pytest.mark.parametrize("game", GAMES)
def test_they_are_as_large_as_the_view_says(game: str) -> None:
    for seed in range(3):
        heard: list[Fact] = []
        match = Match.new(game, 4, seed, listener=heard)
        luck, hands = Luck.from_seed(seed), Hands(4)
        while match.decision is not None:
            for one in heard:
                hands.follow(match.game.facts.get(one.public.id, ""), one)
            heard.clear()
            assert hands.counts == match.view(None).as_json()["counts"], match.decision.question.id
            match.answer(luck.choice(match.decision.options), match.decision.seat)
