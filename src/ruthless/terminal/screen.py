"""The table as one seat sees it, as lines for a terminal: what all games print alike, around what each of them shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ruthless.kernel.game import part_of
from ruthless.kernel.match import Match
from ruthless.kernel.options import as_json
from ruthless.kernel.seats import Seat
from ruthless.terminal.look import Look
from ruthless.terminal.plain import PlainLook
from ruthless.terminal.wrapping import flow, wrapped
from ruthless.texts import Words


def look_of(game: str) -> type[Look[Any]]:
    """How a game looks: LOOK in its module of this layer, or what can be shown of any game."""
    own: type[Look[Any]] = getattr(part_of(game, "terminal"), "LOOK", PlainLook)
    return own


def seen(match: Match, seat: Seat | None) -> Any:
    """What a seat may know, its cards in the order in which they are shown and numbered."""
    view: Any = match.view(seat)
    look = look_of(match.game.name)
    for cards in (view.hand, getattr(view, "market", []), *view.known):
        cards.sort(key=look.sort_key)
    return view


def open_hands(match: Match) -> dict[Seat, list[str]]:
    """All hands, for tables that play with open cards and for replays."""
    return {seat: seen(match, seat).hand for seat in range(match.seats)}


class Screen:
    """Prints views, for a seat or for somebody who only watches."""

    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words
        self.look = look_of(words.game.name)(words)

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

    def show(self, view: Any, hands: dict[Seat, list[str]] | None = None) -> None:
        """The whole table; `hands` if they lie open."""
        say, look, width = self.words.say, self.look, self.console.width
        self._headline(look.title(view))
        for part in look.board_and_seats(view, self._seats(view), self.console.size):
            if isinstance(part, Text):
                self._warn_of_narrowness(part)
            self.console.print(part)
        for seat in view.order:
            cards = view.known[seat] if hands is None else hands[seat]
            if cards and seat != view.seat:
                lead = say("terminal-holds", seat=self.words.name(seat))
                self.console.print(flow(f"    {lead} ", look.chips(cards), width))
        lead, items = look.middle(view)
        self.console.print(flow(f"{lead} " if lead else "", items, width))
        if in_force := look.in_force(view):
            self.console.print(flow(f"{say('terminal-in-force')} ", [Text(one, "bold") for one in in_force], width))
        if market := look.market(view):
            self.console.print(self._numbered(say("terminal-market"), market))
        if view.seat is not None:
            self.console.print(self._numbered(say("terminal-hand"), view.hand))

    def _warn_of_narrowness(self, board: Text) -> None:
        """A board whose rows are broken cannot be read: say how much room it needs."""
        needed, width = max(row.cell_len for row in board.split("\n")), self.console.width
        if needed > width:
            self.tell(self.words.say("terminal-narrow", count=needed, width=str(width)))

    def _headline(self, title: str) -> None:
        self.console.rule(Text(title, "bold"), align="left", style="dim")

    def _seats(self, view: Any) -> Table:
        """Everybody with cards, account and what awaits them, in order of play."""
        look = self.look
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True)
        for _ in look.columns(view, view.order[0]):
            table.add_column(justify="right", no_wrap=True)
        table.add_column()
        for seat in view.order:
            me = seat == view.seat
            name = Text.assemble(
                f"{'>' if seat == view.player else ' '} ",
                (str(seat), look.badge(view, seat)),
                f" {self.words.name(seat)}",
            )
            if me:
                name.stylize_before("bold")
                name.append(f" ({self.words.say('name-you')})")
            notes = Text(", ".join(look.notes(view, seat)), "bold")
            table.add_row(name, *look.columns(view, seat), notes, style="dim" if look.is_out(view, seat) else "")
        return table

    def _numbered(self, lead: str, cards: Sequence[str]) -> Text:
        items = [Text(f"{number} ").append_text(self.look.chip(card)) for number, card in enumerate(cards, 1)]
        return flow(f"{lead} ", items or [Text(self.words.say("terminal-empty-hand"))], self.console.width)

    def tell(self, sentence: str) -> None:
        """One line of what happened."""
        self.write(self.look.tinted(sentence))

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

    def round_result(self, gained: dict[Seat, Mapping[str, Any]], sums: Sequence[int], viewer: Seat | None) -> None:
        """What everybody held at the end of a round, and what it brought: points, or the round."""
        width = max(len(self.words.name(seat)) for seat in gained)
        for seat, fact in gained.items():
            lead = f"  {self.words.name(seat):<{width}} {fact['points']:>+4} = {sums[seat]:>4}  "
            line = flow(lead, self.look.held(fact), self.console.width)
            if seat == viewer:
                line.stylize("bold", 0, len(lead))
            self.console.print(line)

    def score_sheet(self, view: Any, running: Sequence[int] = ()) -> bool:
        """How everybody stands; whether there was anything to show."""
        score_sheet = self.look.score_sheet(view, running)
        if score_sheet is not None:
            self.console.print(score_sheet)
        return score_sheet is not None

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
            table.add_row(f"{places[seat]}.", words.names[seat], self.look.account(view, seat), style=style)
        self.console.print(table)
        winners = match.winners
        if len(winners) > 1:
            names = words.listing(words.name(seat, viewer) for seat in winners)
            sentence = words.say("terminal-shared", seats=names)
        else:
            who = "you" if winners[0] == viewer else "they"
            sentence = words.say("terminal-won", who=who, seat=words.name(winners[0]))
        self.write(Text(sentence[0].upper() + sentence[1:], "bold"))
