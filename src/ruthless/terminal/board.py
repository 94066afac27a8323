"""The table of Frantic as one seat sees it, as lines for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ruthless.games.frantic.view import FranticView
from ruthless.kernel.match import Match
from ruthless.kernel.seats import Seat
from ruthless.terminal.cards import chip, flow, sort_key, tinted
from ruthless.texts import Words


def seen(match: Match, seat: Seat | None) -> FranticView:
    """What a seat may know, its cards in the order in which they are shown and numbered."""
    view = match.view(seat)
    assert isinstance(view, FranticView)
    view.hand.sort(key=sort_key)
    view.market.sort(key=sort_key)
    return view


def open_hands(match: Match) -> dict[Seat, list[str]]:
    """All hands, for tables that play with open cards and for replays."""
    return {seat: seen(match, seat).hand for seat in range(match.seats)}


def accounts_at_start(view: FranticView) -> list[int]:
    """The accounts with which the match began: what they are now without what each round brought."""
    return [account - sum(row[seat] for row in view.sheet) for seat, account in enumerate(view.scores)]


def chips(cards: Sequence[str], words: Words) -> list[Text]:
    """Cards side by side."""
    return [chip(card, words) for card in sorted(cards, key=sort_key)]


class Board:
    """Prints views, for a seat or for somebody who only watches."""

    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words

    def show(self, view: FranticView, hands: dict[Seat, list[str]] | None = None) -> None:
        """The whole table; `hands` if they lie open."""
        self.console.rule(Text(self.words.say("terminal-round", round=view.round), "bold"), align="left", style="dim")
        self.console.print(self._seats(view))
        for seat in view.order:
            cards = view.known[seat] if hands is None else hands[seat]
            if cards and seat != view.seat:
                lead = self.words.say("terminal-holds", seat=self.words.name(seat))
                self.console.print(flow(f"    {lead} ", chips(cards, self.words), self.console.width))
        self.console.print(self._middle(view))
        if view.market:
            self.console.print(self._numbered(self.words.say("terminal-market"), view.market))
        if view.seat is not None:
            self.console.print(self._numbered(self.words.say("terminal-hand"), view.hand))

    def _seats(self, view: FranticView) -> Table:
        """Everybody with cards, points and what awaits them, in order of play."""
        say = self.words.say
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True)
        table.add_column(justify="right", no_wrap=True)
        table.add_column(justify="right", no_wrap=True)
        table.add_column()
        for seat in view.order:
            me = seat == view.seat
            name = Text(f"{'>' if seat == view.player else ' '} {seat} {self.words.name(seat)}", "bold" if me else "")
            if me:
                name.append(f" ({say('name-you')})")
            notes = [say("terminal-misses")] if view.skips[seat] else []
            if view.bomb:
                text = "terminal-bomb-now" if seat == view.player else "terminal-bomb"
                notes.append(say(text, count=view.bomb[seat]))
            cards, points = (
                say("terminal-cards", count=view.counts[seat]),
                say("terminal-points", count=view.scores[seat]),
            )
            table.add_row(name, cards, points, Text(", ".join(notes), "bold"))
        return table

    def _middle(self, view: FranticView) -> Text:
        """The pile, what fits on it unless a card is still being resolved, and how much is left to draw."""
        say = self.words.say
        resolving = view.question is not None and not str(view.question["id"]).startswith("play-")
        fits = [] if resolving else [Text(say("terminal-fits", demand=self.words.demand(view.demand)), "bold")]
        return flow(
            f"{say('terminal-pile')} ",
            [
                chip(view.top, self.words),
                *fits,
                Text(say("terminal-draw-pile", count=view.draw), "dim"),
                Text(say("terminal-limit", count=view.limit), "dim"),
            ],
            self.console.width,
        )

    def _numbered(self, lead: str, cards: Sequence[str]) -> Text:
        items = [Text(f"{number} ").append_text(chip(card, self.words)) for number, card in enumerate(cards, 1)]
        return flow(f"{lead} ", items or [Text(self.words.say("terminal-empty-hand"))], self.console.width)

    def tell(self, sentence: str) -> None:
        """One line of what happened."""
        self.console.print(tinted(sentence, self.words))

    def event(self, notation: str) -> None:
        """An event is turned over: what it is called and what it does."""
        title = Text(f"*** {self.words.say('terminal-event')}: {self.words.event(notation)} ***", "bold magenta")
        self.console.print(title)
        self.console.print(Text(self.words.about(f"event-{notation}"), "italic"))

    def round_result(self, gained: dict[Seat, tuple[int, list[str]]], sums: Sequence[int], viewer: Seat | None) -> None:
        """What everybody held at the end of a round, and what it cost."""
        width = max(len(self.words.name(seat)) for seat in gained)
        for seat, (points, cards) in gained.items():
            lead = f"  {self.words.name(seat):<{width}} {points:>+4} = {sums[seat]:>4}  "
            held = chips(cards, self.words) or [Text(self.words.say("terminal-empty-hand"), "dim")]
            line = flow(lead, held, self.console.width)
            if seat == viewer:
                line.stylize("bold", 0, len(lead))
            self.console.print(line)

    def sheet(self, view: FranticView) -> None:
        """The score sheet: a row a round, a column a seat."""
        say = self.words.say
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column("", no_wrap=True)
        for seat in view.order:
            table.add_column(self.words.name(seat), justify="right", style="bold" if seat == view.seat else "")
        for number, row in enumerate(view.sheet, 1):
            table.add_row(say("terminal-table-round", round=number), *(str(row[seat]) for seat in view.order))
        table.add_row(say("terminal-table-sum"), *(str(view.scores[seat]) for seat in view.order), style="bold")
        self.console.print(table)

    def podium(self, match: Match, viewer: Seat | None) -> None:
        """The final result, best first."""
        words = self.words
        self.console.rule(Text(words.say("terminal-final"), "bold"), align="left", style="dim")
        places, scores = match.places, match.scores
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right")
        table.add_column(no_wrap=True)
        table.add_column(justify="right")
        for seat in sorted(range(match.seats), key=lambda one: places[one]):
            points = words.say("terminal-points", count=scores[seat])
            table.add_row(f"{places[seat]}.", words.names[seat], points, style="bold" if places[seat] == 1 else "")
        self.console.print(table)
        winners = match.winners
        if len(winners) > 1:
            everybody = words.listing(words.name(seat, viewer) for seat in winners)
            sentence = words.say("terminal-shared", seats=everybody)
        else:
            who = "you" if winners[0] == viewer else "they"
            sentence = words.say("terminal-won", who=who, seat=words.name(winners[0]))
        self.console.print(Text(sentence[0].upper() + sentence[1:], "bold"))
