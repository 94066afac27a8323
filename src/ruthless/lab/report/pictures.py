"""The pictures of a report, each drawn from the figures alone."""

from __future__ import annotations

from collections.abc import Sequence

from ruthless.lab.report.drawing import (
    FIRST,
    GROUND,
    HAIR,
    MUTED,
    SECOND,
    TEXT,
    Panel,
    Picture,
    in_percent,
    interval,
    named_rows,
    spread_row,
    ticks,
    titled,
)
from ruthless.lab.report.figures import CardFigures, Difference, EventFigures, PlayerCountFigures, Spread
from ruthless.lab.statistics import Estimate

_ROW = 0.27
"""Inches for a row of figures."""
_FRAME = 0.75
"""Inches for what stands above and below the rows."""
_SELDOM = 0.002
"""Bars that would be too low to be seen are left out."""
_ORDER = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th")


def wins(seatings: Sequence[PlayerCountFigures], about: str) -> str:
    """Who wins how often: by seat, and by who had the first turn."""
    rows = [(one, seat) for one in seatings for seat in range(one.players)]
    picture = Picture(_FRAME + _ROW * (len(rows) + 0.5 * len(seatings)), (1, 1))
    by_seat, by_order = picture.panels
    titled(by_seat, "By seat")
    titled(by_order, "By order of play")
    places, at = [], 0.0
    for one in seatings:
        for panel in picture.panels:
            panel.plot(
                [1 / one.players] * 2, [at - 0.5, at + one.players - 0.5], color=MUTED, linewidth=1, dashes=(3, 2)
            )
        for seat in range(one.players):
            for panel, shares in ((by_seat, one.wins), (by_order, one.wins_by_order)):
                interval(panel, at, shares[seat].low, shares[seat].value, shares[seat].high)
            places.append(at)
            at += 1
        at += 0.5
    by_seat.set_yticks(places, [f"{one.players} players  {seat}" if seat == 0 else f"{seat}" for one, seat in rows])
    by_order.set_yticks(places, [_ORDER[seat] for _, seat in rows])
    for panel in picture.panels:
        panel.set_ylim(at - 0.9, -0.6)
        ticks(panel, 4)
        in_percent(panel)
        panel.tick_params(axis="y", length=0)
    return picture.svg(about)


def lengths(seatings: Sequence[PlayerCountFigures], about: str) -> str:
    """How long matches are, for each number of players: decisions, turns in all and of each seat, rounds."""
    return _spreads(
        [
            ("Decisions", [one.decisions for one in seatings]),
            ("Turns", [one.turns for one in seatings]),
            ("Turns each", [one.turns_each for one in seatings]),
            ("Rounds", [one.rounds for one in seatings]),
        ],
        seatings,
        about,
    )


def lead(seatings: Sequence[PlayerCountFigures], about: str) -> str:
    """How often the lead changes in a match, for each number of players."""
    return _spreads([("Changes of the lead in a match", [one.lead_changes for one in seatings])], seatings, about)


def _spreads(
    panels: Sequence[tuple[str, list[Spread | None]]], seatings: Sequence[PlayerCountFigures], about: str
) -> str:
    """Figures that are spread over matches, side by side; what never exceeds one is left out if there is more."""
    shown = [one for one in panels if len(panels) == 1 or any(found and found.quantiles[-1] > 1 for found in one[1])]
    picture = Picture(_FRAME + _ROW * 1.2 * len(seatings), [1] * len(shown), shared=True)
    for panel, (title, spreads) in zip(picture.panels, shown, strict=True):
        titled(panel, title)
        for row, spread in enumerate(spreads):
            if spread is not None:
                spread_row(panel, row, spread)
        panel.set_xlim(left=0)
        ticks(panel, 3, whole=True)
    named_rows(picture.panels[0], [f"{one.players} players" for one in seatings])
    return picture.svg(about)


def losses(seatings: Sequence[PlayerCountFigures], main: PlayerCountFigures, about: str) -> str:
    """In how many matches somebody is out before a second turn, and after how many turns one is out."""
    known = [(one, one.losses) for one in seatings if one.losses is not None]
    picture = Picture(3.1 + _ROW * 1.2 * len(known), rows=(0.3 + _ROW * 1.2 * len(known), 2.0))
    early, when = picture.panels
    titled(early, "Matches with somebody out before a second turn")
    for row, (_, found) in enumerate(known):
        interval(early, row, found.early_matches.low, found.early_matches.value, found.early_matches.high)
    named_rows(early, [f"{one.players} players" for one, _ in known])
    early.set_xlim(left=0)
    ticks(early, 5)
    in_percent(early)
    titled(when, f"Turns had by who is out, {main.players} players")
    if main.losses is not None:
        shares = {turns: part for turns, part in main.losses.turns.items() if part >= _SELDOM}
        when.bar(list(shares), list(shares.values()), width=0.72, color=FIRST)
    when.grid(axis="x", visible=False)
    when.grid(axis="y", color=HAIR)
    ticks(when, 12, whole=True)
    in_percent(when, "y")
    return picture.svg(about)


def rounds(seating: PlayerCountFigures, about: str) -> str:
    """In how many rounds matches are decided."""
    picture = Picture(2.2)
    (panel,) = picture.panels
    numbers = range(1, max(seating.round_counts) + 1)
    bars = [seating.round_counts.get(number, 0) / seating.games for number in numbers]
    panel.bar(list(numbers), bars, width=0.72, color=FIRST)
    panel.grid(axis="x", visible=False)
    panel.grid(axis="y", color=HAIR)
    ticks(panel, 12, whole=True)
    in_percent(panel, "y")
    panel.set_xlabel("rounds in a match")
    return picture.svg(about)


def points(seating: PlayerCountFigures, about: str) -> str:
    """What is scored in each round, and what is on the accounts in the end."""
    picture = Picture(4.0 + _ROW * seating.players, rows=(2.4, 0.3 + _ROW * seating.players))
    by_round, in_the_end = picture.panels
    numbers = list(seating.points)
    quantiles = [seating.points[number].quantiles for number in numbers]
    titled(by_round, "Points of a player in each round")
    for low, high, strength in ((0, 4, 0.18), (1, 3, 0.35)):
        lower, upper = [one[low] for one in quantiles], [one[high] for one in quantiles]
        by_round.fill_between(numbers, lower, upper, color=FIRST, alpha=strength, linewidth=0)
    by_round.plot(numbers, [one[2] for one in quantiles], "o-", color=FIRST, linewidth=2, markersize=4)
    by_round.plot(
        numbers, [seating.points[one].mean.value for one in numbers], "x", color=TEXT, markersize=5, markeredgewidth=1.5
    )
    by_round.grid(axis="y", color=HAIR)
    by_round.grid(axis="x", visible=False)
    ticks(by_round, 12, whole=True)
    by_round.set_xlabel("round")
    titled(in_the_end, "Account in the end, by place")
    for row, spread in enumerate(seating.final.values()):
        spread_row(in_the_end, row, spread)
    named_rows(in_the_end, [f"place {place}" for place in seating.final])
    in_the_end.set_xlabel("points")
    return picture.svg(about)


def cards(found: Sequence[CardFigures], unit: str, about: str) -> str:
    """How often each card is played in a round or match, and what it does to the chance of winning that."""
    picture = _two_columns(f"In a {unit}", [one.name for one in found])
    often, effect = picture.panels
    _bars(often, [one.per_round for one in found])
    for row, one in enumerate(found):
        if one.used is not None:
            effect.plot([one.used.value], [row], "o", color=SECOND, markersize=5, markerfacecolor="none", zorder=3)
        _effect(effect, row, one.dealt)
    effect.set_xlabel("percentage points\n● dealt   ○ played")
    return picture.svg(about)


def plays(found: Sequence[CardFigures], about: str) -> str:
    """How often each card is played where somebody holds it, and how who plays it fares among those still in."""
    picture = _two_columns("Played where held, %", [one.name for one in found], "After playing it")
    often, effect = picture.panels
    _bars(often, [100 * one.played.value if one.played else 0.0 for one in found])
    for row, one in enumerate(found):
        _effect(effect, row, one.after)
    effect.set_xlabel("percentage points")
    return picture.svg(about)


def events(found: Sequence[EventFigures], unit: str, about: str) -> str:
    """How often each event happens, and what it does to the one who triggers it."""
    picture = _two_columns("In 100 rounds" if unit == "round" else "In 100 matches", [one.name for one in found])
    often, effect = picture.panels
    _bars(often, [100 * one.per_round for one in found])
    for row, one in enumerate(found):
        _effect(effect, row, one.trigger)
    effect.set_xlabel("percentage points")
    return picture.svg(about)


def _two_columns(first: str, names: Sequence[str], second: str = "Effect on winning") -> Picture:
    picture = Picture(_FRAME + 0.2 + _ROW * len(names), (0.75, 1), shared=True)
    titled(picture.panels[0], first)
    titled(picture.panels[1], second)
    named_rows(picture.panels[0], names)
    picture.panels[1].axvline(0, color=MUTED, linewidth=1)
    ticks(picture.panels[1], 5)
    in_percent(picture.panels[1], signed=True)
    return picture


def _bars(panel: Panel, values: Sequence[float]) -> None:
    """Bars with their figures; one that is out of all proportion is cut off, and its figure says how long it is."""
    ordered = sorted(values, reverse=True)
    longest = min(ordered[0], 1.6 * ordered[1]) if len(ordered) > 1 else ordered[0]
    panel.barh(range(len(values)), [min(value, longest) for value in values], height=0.62, color=FIRST)
    for row, value in enumerate(values):
        panel.text(min(value, longest) + 0.04 * longest, row, f"{value:.3g}", va="center", fontsize=9.5, color=MUTED)
    panel.set_xlim(0, 1.42 * longest)
    panel.set_xticks([])
    panel.grid(visible=False)
    panel.spines["bottom"].set_visible(False)


def _effect(panel: Panel, row: int, effect: Estimate | None) -> None:
    if effect is not None:
        clear = effect.low > 0 or effect.high < 0
        interval(panel, row, effect.low, effect.value, effect.high, FIRST if clear else MUTED)


def attacks(seating: PlayerCountFigures, about: str) -> str:
    """Who attacks whom: by seat, and by standing if there is one."""
    tables = [("seat", 0, seating.attacks)]
    if any(map(any, seating.standing)):
        tables.append(("place", 1, seating.standing))
    wide = len(tables) > 1 and seating.players > 4
    picture = Picture(2.5 if not wide else 5.2, *(([1], [1, 1]) if wide else ([1] * len(tables), [1])))
    for panel, (what, first, table) in zip(picture.panels, tables, strict=True):
        _matrix(panel, table, what, first)
    return picture.svg(about)


def _matrix(panel: Panel, table: Sequence[Sequence[int]], what: str, first: int) -> None:
    """Of the attacks in each row, which share goes where; rows and columns are numbered from `first` on."""
    shares = [[times / (sum(row) or 1) for times in row] for row in table]
    even = 1 / (len(table) - 1)
    for row, line in enumerate(shares):
        for column, part in enumerate(line):
            if row == column:
                continue
            strength = min(0.95, 0.05 + 0.3 * part / even)
            panel.fill_between(
                [column - 0.47, column + 0.47], row - 0.47, row + 0.47, color=FIRST, alpha=strength, linewidth=0
            )
            ink = GROUND if strength > 0.55 else TEXT
            panel.text(column, row, f"{100 * part:.0f}", ha="center", va="center", color=ink, fontsize=10.5)
    ticks = [str(first + number) for number in range(len(table))]
    panel.set_xticks(range(len(table)), ticks)
    panel.set_yticks(range(len(table)), ticks)
    panel.set_xlim(-0.55, len(table) - 0.45)
    panel.set_ylim(len(table) - 0.45, -0.55)
    panel.grid(visible=False)
    panel.spines["bottom"].set_visible(False)
    panel.set_ylabel(f"{what} of the attacker")
    panel.set_xlabel(f"{what} of the victim")


def attacks_by(shares: Sequence[tuple[str, float]], about: str) -> str:
    """Which cards attacks are made with."""
    picture = Picture(0.35 + _ROW * len(shares))
    (panel,) = picture.panels
    panel.barh(range(len(shares)), [part for _, part in shares], height=0.62, color=FIRST)
    most = max(part for _, part in shares)
    for row, (_, part) in enumerate(shares):
        panel.text(part + 0.015 * most, row, f"{100 * part:.1f} %", va="center", fontsize=10, color=MUTED)
    named_rows(panel, [name for name, _ in shares])
    panel.set_xlim(0, 1.18 * most)
    panel.set_xticks([])
    panel.grid(visible=False)
    panel.spines["bottom"].set_visible(False)
    return picture.svg(about)


def differences(found: Sequence[tuple[str, Difference]], about: str) -> str:
    """What other house rules change, in percent of what it was."""
    picture = Picture(_FRAME + _ROW * len(found))
    (panel,) = picture.panels
    for row, (_, one) in enumerate(found):
        low, value, high = (
            part / one.first for part in (one.difference.low, one.difference.value, one.difference.high)
        )
        _effect(panel, row, Estimate(value, low, high))
    named_rows(panel, [name for name, _ in found])
    panel.axvline(0, color=MUTED, linewidth=1)
    in_percent(panel, signed=True)
    panel.set_xlabel("change in percent")
    return picture.svg(about)
