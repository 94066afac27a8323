"""Sentences: what the pictures show, said in words that are worked out from the figures."""

from __future__ import annotations

from collections.abc import Sequence

from ruthless.lab.report.figures import CardFigures, Difference, EventFigures, Figures, PlayerCountFigures, Spread
from ruthless.lab.statistics import Estimate, wilson

MEASURES = {
    "decisions": "Decisions",
    "turns": "Turns",
    "rounds": "Rounds",
    "cards": "Cards played",
    "attacks": "Attacks",
    "events": "Events",
    "best": "Account of the winner",
    "spread": "Between best and worst",
    "shared": "Matches shared",
    "lead": "Changes of the lead",
    "early": "Matches with somebody out before a second turn",
}
"""What two playings of a match are compared in, apart from wins."""

_FEW = 3


def percent(estimate: Estimate) -> str:
    """A share with its interval: 26.1 % (25.5–26.7)."""
    value, low, high = (100 * one for one in estimate)
    return f"{value:.1f} % ({low:.1f}–{high:.1f})"


def points(estimate: Estimate) -> str:
    """A difference of shares with its interval, in percentage points: +1.2 (0.4 to 2.0)."""
    value, low, high = (100 * one for one in estimate)
    return f"{value:+.1f} ({low:+.1f} to {high:+.1f})"


def listed(names: Sequence[str]) -> str:
    """Several things in a row."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def about_wins(seatings: Sequence[PlayerCountFigures]) -> list[str]:
    """Who wins, and whether the seat or the order matters."""
    said = []
    for one in seatings:
        even = 1 / one.players
        uneven = [
            f"seat {seat} wins {percent(found)}"
            for seat, found in enumerate(one.wins)
            if not found.low <= even <= found.high
        ]
        first = one.wins_by_order[0]
        verdict = _verdict(first, even, "an advantage", "a disadvantage", "no advantage that these matches would show")
        text = f"With {one.players} players ({100 * even:.1f} % would be even) who has the first turn wins {percent(first)}: {verdict}."
        text += (
            f" By seat, {listed(uneven)}."
            if uneven
            else " No seat differs from an even share by more than luck explains."
        )
        if len(one.wins_by_bot) > 1:
            by_bot = sorted(one.wins_by_bot.items(), key=lambda found: -found[1].value)
            text += (
                f" By bot, all its seats together: {listed([f'{name} {percent(found)}' for name, found in by_bot])}."
            )
        said.append(text)
    said.append("One interval in twenty misses the truth: a single seat slightly off its line is to be expected.")
    return said


def _verdict(found: Estimate, even: float, better: str, worse: str, neither: str) -> str:
    return better if found.low > even else worse if found.high < even else neither


def about_lengths(seatings: Sequence[PlayerCountFigures]) -> list[str]:
    """How long matches are."""
    said = []
    for one in seatings:
        parts = [f"{one.decisions.mean.value:.0f} decisions"]
        if one.turns is not None:
            parts.append(f"{one.turns.mean.value:.0f} turns")
        if one.rounds.quantiles[-1] > 1:
            parts.append(f"{one.rounds.mean.value:.2f} rounds")
        usual = f"nine of ten take {one.decisions.quantiles[0]} to {one.decisions.quantiles[-1]} decisions"
        each = ""
        if one.turns is not None and one.turns_each is not None:
            low, high = one.turns_each.quantiles[0], one.turns_each.quantiles[-1]
            each = (
                f" The median is {one.turns.quantiles[2]} turns in all and {one.turns_each.quantiles[2]} for a player; "
                f"nine of ten players have {low} to {high}."
            )
        said.append(f"With {one.players} players a match takes {listed(parts)} in the mean; {usual}.{each}")
    if len(seatings) > 1:
        few, many = seatings[0], seatings[-1]
        ratio = many.decisions.mean.value / few.decisions.mean.value
        said.append(f"A match of {many.players} has {ratio:.1f} times as many decisions as one of {few.players}.")
    said.append("Thin lines hold nine of ten matches, thick ones half of them; the gap is the median.")
    return said


def about_losses(seatings: Sequence[PlayerCountFigures]) -> list[str]:
    """Who is out when, why, and who comes back."""
    said = []
    for one in seatings:
        found = one.losses
        if found is None:
            continue
        why = listed([f"{reason.name} {100 * reason.share:.0f} %" for reason in found.reasons])
        text = (
            f"With {one.players} players somebody is out before having had a second turn in {percent(found.early_matches)} "
            f"of the matches; that are {percent(found.early)} of those who are out. Why one is out: {why}."
        )
        if found.early.value > 0:
            hasty = [f"{reason.name} {100 * reason.early:.0f} %" for reason in found.reasons if reason.early > 0]
            text += f" Before a second turn: {listed(hasty)}."
        said.append(f"{text} {found.backs:.2f} come back in a match.")
    said.append("A turn in which one is out counts as had. Who comes back and is out again counts again.")
    return said


def about_lead(seatings: Sequence[PlayerCountFigures]) -> list[str]:
    """How often the lead changes."""
    said = [
        f"With {one.players} players the lead changes {_mean(one.lead_changes)} times in a match."
        for one in seatings
        if one.lead_changes is not None
    ]
    said.append(_LEAD_OUT if any(one.losses for one in seatings) else _LEAD_ACCOUNTS)
    said.append("While several are equal, the lead is with whoever had it alone before.")
    return said


_LEAD_OUT = "Who leads: whoever has most cards of those who are not out when a turn begins."
_LEAD_ACCOUNTS = "Who leads: whoever has the best account at the end of a round."


def about_rounds(seating: PlayerCountFigures) -> list[str]:
    """In how many rounds matches are decided."""
    often = max(seating.round_counts, key=lambda number: seating.round_counts[number])
    part = Estimate(seating.round_counts[often] / seating.games, *wilson(seating.round_counts[often], seating.games))
    longest = max(seating.round_counts)
    return [
        f"With {seating.players} players {often} {'round is' if often == 1 else 'rounds are'} the most common: {percent(part)} of the matches. "
        f"The longest of {seating.games:,} took {longest}."
    ]


def about_points(seating: PlayerCountFigures) -> list[str]:
    """What is scored by round, and in the end."""
    numbers = list(seating.points)
    first, last = seating.points[numbers[0]], seating.points[numbers[-1]]
    said = [f"With {seating.players} players a player scores {_mean(first)} points in the first round"]
    if len(numbers) > 1:
        change = _verdict(last.mean, first.mean.value, "more", "less", "about as much")
        said[0] += f" and {_mean(last)} in round {numbers[-1]}: {change}. Only long matches get that far"
    said[0] += "."
    places = list(seating.final)
    best, worst = seating.final[places[0]], seating.final[places[-1]]
    said.append(
        f"In the end the winner has {best.quantiles[2]} points (median) and place {places[-1]} has {worst.quantiles[2]}; "
        f"of the winners half have {best.quantiles[1]} to {best.quantiles[3]}."
    )
    said.append("Line: the median; crosses: the mean; bands: half and nine tenths of all.")
    return said


def _mean(spread: Spread) -> str:
    return f"{spread.mean.value:.1f} ({spread.mean.low:.1f}–{spread.mean.high:.1f})"


def about_cards(found: Sequence[CardFigures], unit: str) -> list[str]:
    """Which cards are played, and which are good to be dealt; `unit` is what is won, a round or the match."""
    often = listed([f"{one.name} ({one.per_round:.1f})" for one in found[:_FEW]])
    rare = min(found, key=lambda one: one.per_round)
    said = [
        f"Most often played, by all players together in a {unit}: {often}; least often: {rare.name} ({rare.per_round:.2g})."
    ]
    good, bad = _clear_effects([(one.name, one.dealt) for one in found])
    said.append(
        f"Filled points: who is dealt such a card wins the {unit} more or less often than who is not, in percentage points. "
        "Cards are dealt by luck, so this is what the card is worth at the start, compared with the cards one has in its place."
    )
    said.append(f"Good to be dealt: {listed(good)}." if good else "No card is clearly good to be dealt.")
    said.append(f"Bad to be dealt: {listed(bad)}." if bad else "No card is clearly bad to be dealt.")
    said.append(
        f"Circles: the same for those who played such a card in the {unit}. This is association, not cause: whoever does well or "
        "stays longer for other reasons plays more cards of all kinds."
    )
    said.append("Grey: the interval includes zero.")
    return said


def about_plays(found: Sequence[CardFigures], unit: str) -> list[str]:
    """Which held cards are played, and how who plays them fares."""
    known = sorted(((one.name, one.played) for one in found if one.played), key=lambda one: one[1].value)
    said = [
        f"Left: in how many of the {_PLURAL[unit]} in which somebody held such a card one was played. "
        f"Least often: {listed([f'{name} {percent(part)}' for name, part in known[:_FEW]])}."
    ]
    said.append(
        f"Right: how much more often whoever plays such a card wins the {unit} than one of the players who are not out at that "
        "moment would by an even chance, over all plays. Who plays a card is still in, so who is out is left out of the comparison. "
        "It is association all the same: some cards are played from need."
    )
    good, bad = _clear_effects([(one.name, one.after) for one in found])
    said.append(f"Best to have played: {listed(good)}." if good else "No card clearly goes with winning.")
    said.append(f"Worst: {listed(bad)}." if bad else "No card clearly goes with losing.")
    return said


_PLURAL = {"round": "rounds", "match": "matches"}


def _clear_effects(effects: Sequence[tuple[str, Estimate | None]]) -> tuple[list[str], list[str]]:
    """What clearly does good and what clearly does harm, a few of each, the largest effects first."""
    known = sorted(((name, effect) for name, effect in effects if effect is not None), key=lambda one: -one[1].value)
    good = [f"{name} {points(effect)}" for name, effect in known if effect.low > 0]
    bad = [f"{name} {points(effect)}" for name, effect in reversed(known) if effect.high < 0]
    return good[:_FEW], bad[:_FEW]


def about_events(found: Sequence[EventFigures], unit: str) -> list[str]:
    """Which events happen, and to whose good."""
    total = sum(one.per_round for one in found)
    said = [
        f"In the mean {total:.2f} events happen in a {unit}; most often {listed([one.name for one in found[:_FEW]])}."
    ]
    good, bad = _clear_effects([(one.name, one.trigger) for one in found])
    said.append(
        f"Points: how much more often who triggers this event wins the {unit} than who triggers another one. Which one is turned "
        "over is luck, unless it was chosen; so this is what the event does to the one who brings it about."
    )
    said.append(f"Best for who triggers it: {listed(good)}." if good else "No event clearly helps who triggers it.")
    said.append(f"Worst: {listed(bad)}." if bad else "No event clearly harms who triggers it.")
    return said


def about_attacks(seating: PlayerCountFigures) -> list[str]:
    """Whom attacks are aimed at."""
    total = sum(map(sum, seating.attacks))
    said = [f"With {seating.players} players there are {total / seating.games:.1f} attacks in a match."]
    if seating.players == 2:
        return said
    said.append("In each row: which percentage of the attacks of that seat or place goes where.")
    even = f"{100 / (seating.players - 1):.1f} % would be even"
    near = sum(row[(seat + 1) % seating.players] for seat, row in enumerate(seating.attacks))
    said.append(f"{100 * near / total:.1f} % hit the next in order of play ({even}).")
    if any(map(any, seating.standing)):
        on_best, on_worst = (_aimed_at(seating.standing, place) for place in (0, seating.players - 1))
        said.append(
            f"Of the attacks of the others {100 * on_best:.1f} % are aimed at whoever leads and {100 * on_worst:.1f} % at whoever "
            "is last. Places are those at the beginning of the round, in rounds in which no two accounts are equal."
        )
    return said


def _aimed_at(standing: Sequence[Sequence[int]], place: int) -> float:
    """The share of the others' attacks that are aimed at a place."""
    others = [row for number, row in enumerate(standing) if number != place]
    return sum(row[place] for row in others) / sum(map(sum, others))


def about_attacks_by(shares: Sequence[tuple[str, float]]) -> list[str]:
    """Which cards attacks are made with."""
    name, most = shares[0]
    return [f"{name} makes {100 * most:.0f} % of all attacks. A card with several victims counts once for each."]


def measure_name(measure: str) -> str:
    """What a difference is about, in words."""
    kind, _, which = measure.partition(" ")
    if kind == "seat" and which:
        return f"Wins of seat {which}"
    return f"Wins of {which}" if kind == "bot" and which else MEASURES[measure]


def about_differences(found: Sequence[Difference]) -> list[str]:
    """What other house rules change."""
    clear = [one for one in found if one.difference.low > 0 or one.difference.high < 0]
    said = []
    for one in sorted(clear, key=lambda one: -abs(one.difference.value / (one.first or 1))):
        unit, places = (100, 1) if one.is_share else (1, 2)
        first, second, value, low, high = (unit * number for number in (one.first, one.second, *one.difference))
        said.append(
            f"{measure_name(one.measure)}: {first:.{places}f} → {second:.{places}f}{' %' if one.is_share else ''}, "
            f"a difference of {value:+.{places}f} ({low:+.{places}f} to {high:+.{places}f})."
        )
    unclear = [measure_name(one.measure).lower() for one in found if one not in clear]
    if unclear:
        said.append(f"Nothing to be seen in {listed(unclear)}.")
    said.append("Of twenty such intervals one misses the truth by luck.")
    return said


def title(figures: Figures, name: str) -> str:
    """What the report is about."""
    games = sum(one.games for one in figures.seatings)
    numbers = [str(one.players) for one in figures.seatings]
    return f"{name}: {games:,} matches of {listed(numbers)} players"
