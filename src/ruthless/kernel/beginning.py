"""Beginning: what a match begins with, as a record without answers, and the table that comes of it."""

from __future__ import annotations

from collections.abc import Mapping

from ruthless.kernel import outside
from ruthless.kernel.codes import HouseRules, chosen
from ruthless.kernel.errors import MissingRules, OtherRules, WrongSeats
from ruthless.kernel.game import Game, game_named
from ruthless.kernel.luck import Luck
from ruthless.kernel.options import Options, as_json, read
from ruthless.kernel.positions import seats_of
from ruthless.kernel.record import Record
from ruthless.kernel.table import Table


def head_of(game: str, seats: int, seed: int | str, options: HouseRules | None) -> Record:
    """What a match begins with, as a record without answers."""
    rules = game_named(game)
    agreed = chosen(rules.options, options)
    return Record(game, rules.rules_version, seats, str(seed), as_json(agreed), outside=needed(rules, agreed))


def needed(rules: Game, options: Options) -> dict[str, str]:
    """The packages from outside by whose rules a match is played, each with its version."""
    packages = {rules.distribution: rules.version} if rules.distribution else {}
    if rules.expansions:
        for name in getattr(options, "expansions", ()):
            if name in rules.expansions:
                entry = rules.expansions[name]
                packages[entry.package] = entry.version
    return packages


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


def check_needed(packages: Mapping[str, str]) -> None:
    """Refuse what needs other packages than those that are loaded, or other versions of them."""
    for package, version in packages.items():
        here = outside.version_of(package)
        if here != version:
            there = f"here it is {here}" if here else "which is not there"
            raise MissingRules(
                f"the record needs rules of the package {package} {version}, {there}: "
                "it is left as it is, but only with that package it can be played again"
            )


def rules_of(record: Record) -> Game:
    """The rules that a record was played by; OtherRules if the game has others now, or they came from elsewhere."""
    check_needed(record.outside)
    rules = game_named(record.game)
    if record.rules_version != rules.rules_version:
        raise OtherRules(record.game, record.rules_version, rules.rules_version)
    return rules
