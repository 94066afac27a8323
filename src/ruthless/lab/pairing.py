"""Pairing: who meets whom in a tournament, and who sits where.

Any number of bots share tables of any number of seats. Each table is set for as many matches as it has seats, with
everybody moving on one seat from match to match, so each bot has had every seat. The next table goes to those who have
played least and met each other least; whoever plays after whom is balanced in the same way, because in mean games it
matters who sits beside you.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from ruthless.kernel.luck import Luck


class Pairing:
    """The tables of a tournament, one after another; the same luck sets the same tables."""

    def __init__(self, bots: int, seats: int, luck: Luck) -> None:
        self._bots = bots
        self._seats = seats
        self._luck = luck
        self._tables: list[list[int]] = []
        self._played = [0] * bots
        self._met = [[0] * bots for _ in range(bots)]
        self._followed = [[0] * bots for _ in range(bots)]
        """How often the second has sat right after the first."""

    def seating(self, index: int) -> list[int]:
        """By seat: which of the bots plays there in that match."""
        number, shift = divmod(index, self._seats)
        while len(self._tables) <= number:
            self._tables.append(self._ordered(self._chosen()))
        table = self._tables[number]
        return table[-shift:] + table[:-shift] if shift else table

    def _chosen(self) -> list[int]:
        """Those at the next table. With fewer bots than seats some sit there more than once, all about equally often."""
        table: list[int] = []
        for _ in range(self._seats):
            bot = self._least(
                {
                    bot: (table.count(bot), self._played[bot], sum(self._met[bot][other] for other in table))
                    for bot in range(self._bots)
                }
            )
            for other in table:
                self._met[bot][other] += 1
                self._met[other][bot] += 1
            table.append(bot)
        for bot in table:
            self._played[bot] += 1
        return table

    def _ordered(self, table: list[int]) -> list[int]:
        """The same bots in an order of play in which they have followed each other least."""
        order, left = table[:1], table[1:]
        while left:
            followed = self._followed[order[-1]]
            bot = self._least({bot: (followed[bot],) for bot in left})
            left.remove(bot)
            order.append(bot)
        for before, after in zip(order, order[1:] + order[:1], strict=True):
            self._followed[before][after] += 1
        return order

    def _least(self, measures: Mapping[int, tuple[int, ...]]) -> int:
        """The bot with the least measure; among equals luck decides."""
        least = min(measures.values())
        return self._luck.choice([bot for bot, measure in measures.items() if measure == least])


@lru_cache(maxsize=4)
def pairing(bots: int, seats: int, seed: str) -> Pairing:
    """The tables of a tournament with that seed."""
    return Pairing(bots, seats, Luck.from_seed(f"{seed}/pairing"))
