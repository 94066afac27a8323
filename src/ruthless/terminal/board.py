"""The table of Frantic as one seat sees it, as lines for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ruthless.games.frantic.table import TURN
from ruthless.games.frantic.view import FranticView
from ruthless.kernel.match import Match
from ruthless.kernel.options import as_json
from ruthless.kernel.seats import Seat
from ruthless.terminal.cards import chip, chip_in_guise, sort_key, tinted
from ruthless.terminal.lines import flow, wrapped
from ruthless.texts import Words


def seen(match: Match, seat: Seat | None) -> FranticView:
    """What a seat may know, its cards in the order in which they are shown and numbered."""
    view = match.view(seat)
    assert isinstance(view, FranticView)
    for cards in (view.hand, view.market, *view.known):
        cards.sort(key=sort_key)
    return view


def open_hands(match: Match) -> dict[Seat, list[str]]:
    """All hands, for tables that play with open cards and for replays."""
    return {seat: seen(match, seat).hand for seat in range(match.seats)}


def chips(cards: Sequence[str], words: Words) -> list[Text]:
    """Cards side by side."""
    return [chip(card, words) for card in sorted(cards, key=sort_key)]


class Board:
    """Prints views, for a seat or for somebody who only watches."""

    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words

    def write(self, text: Text) -> None:
        """A text in as many lines as it needs."""
        self.console.print(wrapped(text, self.console.width))

    def house_rules(self, match: Match) -> None:
        """By which house rules a match is played, if they are not the usual ones."""
        changed = as_json(match.options)
        if changed:
            self.tell(self.words.say("terminal-house-rules"))
        for rule, value in changed.items():
            about, chosen = self.words.house_rule(rule), self.words.house_value(rule, value)
            self.tell(f"  {self.words.say('terminal-house-rule', rule=about, value=chosen)}")

    def show(self, view: FranticView, hands: dict[Seat, list[str]] | None = None) -> None:
        """The whole table; `hands` if they lie open."""
        self._headline(self._title(view))
        self.console.print(self._seats(view))
        for seat in view.order:
            cards = view.known[seat] if hands is None else hands[seat]
            if cards and seat != view.seat:
                lead = self.words.say("terminal-holds", seat=self.words.name(seat))
                self.console.print(flow(f"    {lead} ", chips(cards, self.words), self.console.width))
        self.console.print(self._middle(view))
        if in_force := self._in_force(view):
            self.console.print(flow(f"{self.words.say('terminal-in-force')} ", in_force, self.console.width))
        if view.market:
            self.console.print(self._numbered(self.words.say("terminal-market"), view.market))
        if view.seat is not None:
            self.console.print(self._numbered(self.words.say("terminal-hand"), view.hand))

    def _headline(self, title: str) -> None:
        self.console.rule(Text(title, "bold"), align="left", style="dim")

    def _title(self, view: FranticView) -> str:
        if view.scoring == "points":
            return self.words.say("terminal-round", round=view.round)
        return self.words.say("terminal-round-of", round=view.round, count=view.limit)

    def _account(self, view: FranticView, seat: Seat) -> str:
        text = "terminal-points" if view.scoring == "points" else "terminal-rounds-won"
        return self.words.say(text, count=view.scores[seat])

    def _seats(self, view: FranticView) -> Table:
        """Everybody with cards, account and what awaits them, in order of play."""
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True)
        table.add_column(justify="right", no_wrap=True)
        table.add_column(justify="right", no_wrap=True)
        table.add_column()
        for seat in view.order:
            me = seat == view.seat
            name = Text(f"{'>' if seat == view.player else ' '} {seat} {self.words.name(seat)}", "bold" if me else "")
            if me:
                name.append(f" ({self.words.say('name-you')})")
            cards = self.words.say("terminal-cards", count=view.counts[seat])
            notes = Text(", ".join(self._notes(view, seat)), "bold")
            table.add_row(name, cards, self._account(view, seat), notes)
        return table

    def _notes(self, view: FranticView, seat: Seat) -> list[str]:
        """What awaits a seat, and what cannot touch it."""
        say = self.words.say
        notes = [say("terminal-misses")] if view.skips[seat] else []
        if view.bomb and seat in view.spared:
            notes.append(say("terminal-safe-bomb"))
        elif view.bomb:
            text = "terminal-bomb-now" if seat == view.player else "terminal-bomb"
            notes.append(say(text, count=view.bomb[seat]))
        if seat in view.untouched:
            notes.append(say("terminal-safe-end"))
        elif seat in view.absent:
            notes.append(say("terminal-safe-event"))
        return notes

    def _in_force(self, view: FranticView) -> list[Text]:
        """The events that last for the rest of the round, and for whom they do not hold."""
        say, event = self.words.say, self.words.event
        rules: list[tuple[str, list[Seat]]] = []
        for more in sorted(set(view.extra_draw) - {0}):
            free = [seat for seat in view.order if view.extra_draw[seat] != more]
            rules.append((say("terminal-plus-one", event=event("plus-one"), count=more), free))
        if view.last_chance:
            free = [seat for seat in view.order if view.counts[seat] and not view.last_chance[seat]]
            rules.append((say("terminal-last-chance", event=event("last-chance")), free))
        return [
            Text(rule if not free else say("terminal-not-for", rule=rule, seats=self._names(free, view.seat)), "bold")
            for rule, free in rules
        ]

    def _names(self, seats: Sequence[Seat], viewer: Seat | None = None) -> str:
        return self.words.listing(self.words.name(seat, viewer) for seat in seats)

    def _middle(self, view: FranticView) -> Text:
        """The pile, what fits on it unless a card is still being resolved, and how much is left to draw."""
        say = self.words.say
        guised = bool(view.guise) and view.top == "mimicry"
        items = [chip_in_guise(view.top, view.guise, self.words) if guised else chip(view.top, self.words)]
        if view.stage == TURN:
            items.append(Text(say("terminal-fits", demand=self.words.demand(view.demand)), "bold"))
        items.append(Text(say("terminal-draw-pile", count=view.draw), "dim"))
        if view.scoring == "points":
            items.append(Text(say("terminal-limit", count=view.limit), "dim"))
        return flow(f"{say('terminal-pile')} ", items, self.console.width)

    def _numbered(self, lead: str, cards: Sequence[str]) -> Text:
        items = [Text(f"{number} ").append_text(chip(card, self.words)) for number, card in enumerate(cards, 1)]
        return flow(f"{lead} ", items or [Text(self.words.say("terminal-empty-hand"))], self.console.width)

    def tell(self, sentence: str) -> None:
        """One line of what happened."""
        self.write(tinted(sentence, self.words))

    def event(self, notation: str, *, known: bool = False) -> None:
        """An event happens: what it is called and, unless that is known, what it does."""
        title = self.words.say("terminal-happens", event=self.words.event(notation))
        self.write(Text(f"*** {title} ***", "bold magenta"))
        if not known:
            self.write(Text(self.words.about(f"event-{notation}"), "italic"))

    def explain(self, entry: str) -> None:
        """What a card or an event is called and what it does."""
        name = self.words.say(entry)
        text = self.words.say("terminal-explained", name=f"{name[0].upper()}{name[1:]}", text=self.words.about(entry))
        explained = Text(text)
        explained.stylize("bold", 0, len(name))
        self.write(explained)

    def round_result(self, gained: dict[Seat, tuple[int, list[str]]], sums: Sequence[int], viewer: Seat | None) -> None:
        """What everybody held at the end of a round, and what it brought: points, or the round."""
        width = max(len(self.words.name(seat)) for seat in gained)
        for seat, (points, cards) in gained.items():
            lead = f"  {self.words.name(seat):<{width}} {points:>+4} = {sums[seat]:>4}  "
            held = chips(cards, self.words) or [Text(self.words.say("terminal-empty-hand"), "dim")]
            line = flow(lead, held, self.console.width)
            if seat == viewer:
                line.stylize("bold", 0, len(lead))
            self.console.print(line)

    def sheet(self, view: FranticView, running: Sequence[int] = ()) -> None:
        """The score sheet: a row a round, a column a seat; `running` is what this round has brought so far."""
        say = self.words.say
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column("", no_wrap=True)
        for seat in view.order:
            table.add_column(self.words.name(seat), justify="right", style="bold" if seat == view.seat else "")
        for number, row in enumerate(view.sheet, 1):
            table.add_row(
                say("terminal-table-round", round=number), *(self._cell(view, row[seat]) for seat in view.order)
            )
        if any(running):
            now = say("terminal-table-running", round=view.round)
            table.add_row(now, *(str(running[seat]) for seat in view.order), style="dim")
        table.add_row(say("terminal-table-sum"), *(str(view.scores[seat]) for seat in view.order), style="bold")
        self.console.print(table)

    def _cell(self, view: FranticView, brought: int) -> str:
        """What a round brought a seat."""
        if view.scoring == "points":
            return str(brought)
        return self.words.say("terminal-table-won") if brought else "–"

    def podium(self, match: Match, viewer: Seat | None) -> None:
        """The final result, best first."""
        words, view, places = self.words, seen(match, viewer), match.places
        self._headline(words.say("terminal-final"))
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right")
        table.add_column(no_wrap=True)
        table.add_column(justify="right")
        for seat in sorted(range(match.seats), key=lambda one: places[one]):
            style = "bold" if places[seat] == 1 else ""
            table.add_row(f"{places[seat]}.", words.names[seat], self._account(view, seat), style=style)
        self.console.print(table)
        winners = match.winners
        if len(winners) > 1:
            sentence = words.say("terminal-shared", seats=self._names(winners, viewer))
        else:
            who = "you" if winners[0] == viewer else "they"
            sentence = words.say("terminal-won", who=who, seat=words.name(winners[0]))
        self.write(Text(sentence[0].upper() + sentence[1:], "bold"))
