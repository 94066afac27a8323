"""Accounts: what facts write in them, for those who follow a match by what is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruthless.kernel.facts import SCORE, TRADE, WIN


def write(accounts: list[int], role: str, args: Mapping[str, Any], times: int = 1) -> None:
    """Write what a fact with that role brings; `times` is -1 to take it back."""
    if role == SCORE:
        accounts[args["seat"]] += times * args["points"]
    elif role == WIN:
        for seat in args["seats"]:
            accounts[seat] += times
    elif role == TRADE:
        one, other = args["seat"], args["other"]
        accounts[one], accounts[other] = accounts[other], accounts[one]
