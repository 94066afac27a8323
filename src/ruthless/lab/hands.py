"""Hands as the facts of a match tell of them: how many cards each seat holds, and which it gets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruthless.kernel.facts import DEAL, DISCARD, DRAW, GIFT, PLAY, Fact
from ruthless.kernel.seats import Seat


class Hands:
    """How many cards each seat holds, from the first deal on."""

    def __init__(self, seats: int) -> None:
        self.counts = [0] * seats

    def follow(self, role: str, fact: Fact) -> tuple[Seat, list[str]] | None:
        """Take in a fact with that role; if cards came into a hand by it: whose, and which, as far as it is told."""
        args: Mapping[str, Any] = fact.public.args
        if role == PLAY:
            self.counts[args["seat"]] -= 1
        elif role == DISCARD:
            self.counts[args["seat"]] -= _count(args)
        elif role in (DEAL, DRAW, GIFT):
            taker: Seat = args["other"] if role == GIFT else args["seat"]
            if role == GIFT:
                self.counts[args["seat"]] -= _count(args)
            elif role == DEAL:  # a hand is dealt as a whole, also later in a round
                self.counts[taker] = 0
            self.counts[taker] += _count(args)
            return taker, _cards(fact.told(taker).args)
        return None


def _count(args: Mapping[str, Any]) -> int:
    count: int = args["count"] if "count" in args else len(_cards(args))
    return count


def _cards(args: Mapping[str, Any]) -> list[str]:
    """The cards a fact names; none if it only tells how many there are."""
    cards: list[str] = args.get("cards", [])
    return [args["card"]] if "card" in args else cards
