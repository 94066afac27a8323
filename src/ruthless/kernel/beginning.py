"""Beginning: what a match begins with, as a record without answers, and the table that comes of it."""

from __future__ import annotations

from ruthless.kernel.codes import HouseRules, chosen
from ruthless.kernel.errors import OtherRules, WrongSeats
from ruthless.kernel.game import Game, game_named
from ruthless.kernel.luck import Luck
from ruthless.kernel.options import as_json, read
from ruthless.kernel.positions import seats_of
from ruthless.kernel.record import Record
from ruthless.kernel.table import Table


def head_of(game: str, seats: int, seed: int | str, options: HouseRules | None) -> Record:
    """What a match begins with, as a record without answers."""
    rules = game_named(game)
    return Record(game, rules.rules_version, seats, str(seed), as_json(chosen(rules.options, options)))


def first_table(head: Record) -> Table:
    """The table with which a match begins."""
    rules = game_named(head.game)
    options = read(rules.options, head.options)
    luck = Luck.from_seed(head.seed)
    if head.position is None:
        _check_seats(rules, head.seats)
        table: Table = rules.new_table(head.seats, luck, options)
    else:
        _check_seats(rules, seats_of(head.position))
        table = rules.lay_out(luck, options, head.position)
    return table


def _check_seats(rules: Game, seats: int) -> None:
    if not rules.fewest <= seats <= rules.most:
        raise WrongSeats(f"{rules.name} is for {rules.fewest} to {rules.most} seats, not {seats}")


def rules_of(record: Record) -> Game:
    """The rules that a record was played by; OtherRules if the game has others now."""
    rules = game_named(record.game)
    if record.rules_version != rules.rules_version:
        raise OtherRules(record.game, record.rules_version, rules.rules_version)
    return rules
