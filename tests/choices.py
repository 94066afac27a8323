"""What bots choose, as a digest: the same luck gives the same choices, however fast they are made, interpreted or compiled.

Whoever changes what bots do on purpose writes down what comes of it: `python -m tests.choices` prints the tables below.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

from ruthless import GAMES, Luck, Match
from ruthless.bots import Sight, advise, bot_named
from ruthless.testing.spread import all_pairs

TROUBLE: dict[str, object] = {"expansions": ["troublemaker"]}
HOUSES: dict[str, list[dict[str, object]]] = {
    "frantic": [{}, TROUBLE, {**TROUBLE, "scoring": "rounds"}],
    "frantic-board": [{}],
    "malta": [{}],
}
BOTS: list[tuple[Sequence[str], int]] = [(["sensible", "casual"], 150), (["cunning:3", "sensible"], 24)]
"""Who plays, one beside the other round the table, and for how many decisions."""
HINTS = (5, 13)
"""At which decisions somebody asks for a hint."""

PINNED = {
    ("frantic", 2): "5a6779ff2897b5e4",
    ("frantic", 3): "0a40fecfbcae3b91",
    ("frantic", 4): "a9b6212c7fbe821e",
    ("frantic", 5): "62895843eb2974e0",
    ("frantic", 6): "94f042f2a27f65e4",
    ("frantic", 7): "ecf130255a17b449",
    ("frantic", 8): "35586257f9566e1d",
    ("frantic-board", 2): "2c2475d4a0870db0",
    ("frantic-board", 3): "5614a501c8de93df",
    ("frantic-board", 4): "cc09369335c11d19",
    ("frantic-board", 5): "1f96f5e3074b58a4",
    ("frantic-board", 6): "d022fa069286b2c7",
    ("malta", 2): "84750bb61d330ecb",
    ("malta", 3): "d3e318b1dc509525",
    ("malta", 4): "0ef873aec36e2773",
    ("malta", 5): "f43044fd9022b862",
    ("malta", 6): "e8785db9ff3557af",
}
"""By game and number of seats what is chosen there with each set of house rules."""


def choices(game: str, seats: int) -> str:
    """A digest of what bots choose at tables of so many."""
    told = blake2b(digest_size=8)
    for number, house in enumerate(HOUSES[game]):
        for names, most in BOTS:
            match = Match.new(game, seats, f"choices {number}", house)
            bots = [bot_named(names[seat % len(names)], Luck.from_seed(f"bot {seat}")) for seat in range(seats)]
            for at in range(most):
                if match.over:
                    break
                decision = match.pending[-1]  # not always the first of several
                if at in HINTS:
                    advice = advise(Sight(match, decision), Luck.from_seed(at), "3")
                    told.update(repr([(str(one.option), f"{one.chance:.6f}") for one in advice.entries]).encode())
                match.answer(bots[decision.seat].choose(Sight(match, decision)), decision.seat)
            told.update(match.record().as_text().encode())
    return told.hexdigest()


HOUSE_PINNED = {
    "frantic": "1c13df9372a8d3fa",
    "frantic-board": "4d8e3c15f23ff1fb",
    "malta": "72e9f4303ca270fa",
}
"""By game what is chosen under house rules of all sorts."""


def house_choices(game: str) -> str:
    """A digest of what bots choose where people play by their own rules: any two of them together, somewhere."""
    told = blake2b(digest_size=8)
    rules = GAMES[game]
    for number, house in enumerate(all_pairs(rules.options, {})):
        seats = rules.fewest + number % (rules.most - rules.fewest + 1)
        match = Match.new(game, seats, f"house {number}", house)
        names = ("sensible", "uniform", "cunning:1")
        bots = [bot_named(names[seat % 3], Luck.from_seed(f"bot {seat}")) for seat in range(seats)]
        for _ in range(60):
            if match.over:
                break
            decision = match.pending[-1]
            match.answer(bots[decision.seat].choose(Sight(match, decision)), decision.seat)
        told.update(match.record().as_text().encode())
    return told.hexdigest()


def tables() -> list[tuple[str, int]]:
    """Every game of ours with every number of seats."""
    return [(name, seats) for name in HOUSES for seats in range(GAMES[name].fewest, GAMES[name].most + 1)]


def main() -> None:
    """Print what is chosen now."""
    for table in tables():
        print(f"    {table!r}: {choices(*table)!r},".replace("'", '"'))
    for game in HOUSES:
        print(f"    {game!r}: {house_choices(game)!r},".replace("'", '"'))


if __name__ == "__main__":
    main()
