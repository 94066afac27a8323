"""Situations in which something was once seen wrong, or must stay as good as it is, taken anew from what runs.

python -m tests.seen FOLDER [--before OLD] [--only CASE …]

Each case lays out a position, plays the real product to the moment and takes a picture. OLD holds pictures of the same
from before: taken by this program, or whose names hold the words a case gives. index.html in FOLDER shows both side by
side. Nothing is checked here: this is for looking at.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from playwright.sync_api import Browser, Page

from ruthless.bots import Bot, Sight, bot_named
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.server import live_match, reading, serving, thinking
from ruthless.testing.malta import SMALL
from tests.browser.kit import PATIENCE, Guest, _wait_for, chromium, free_port
from tests.browser.laid import Beside
from tests.browser.lessons_test import LOCALES
from tests.browser.matches_test import posted

LOOK = 8
"""Seconds somebody looks at a score sheet."""


# A server that deals what is laid out, with bots that do what is wanted of them


class Laid:
    """What the next match begins with, in a file that a case writes and the server reads."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "laid.json"

    def write(self, game: str, position: Mapping[str, Any], wanted: Sequence[str], seed: str) -> None:
        """A position, and the answers bots prefer to all others."""
        laid = {"game": game, "position": position, "wanted": wanted, "seed": seed}
        self._file.write_text(json.dumps(laid), encoding="utf-8")

    def read(self) -> dict[str, Any]:
        """The same, for the server."""
        found: dict[str, Any] = json.loads(self._file.read_text(encoding="utf-8"))
        return found


def serve(port: int, folder: Path) -> None:
    """Serve, with matches as they are laid out: for pictures, and for nothing else."""
    laid = Laid(folder)

    def new(game: str, seats: int, seed: str, options: Mapping[str, object], **how: Any) -> Match:
        found = laid.read()
        if found["game"] != game or not found["position"]:
            return Match.new(game, seats, seed, options, **how)
        return Match.laid_out(game, found["position"], found["seed"] or seed, options, **how)

    class Willing:
        """Prefers what is wanted; else it is a bot as any other."""

        def __init__(self, bot: Bot) -> None:
            self._bot = bot

        def choose(self, sight: Sight) -> Any:
            by_name = {str(option): option for option in sight.decision.options}
            wanted = next((one for one in laid.read()["wanted"] if one in by_name), None)
            return self._bot.choose(sight) if wanted is None else by_name[wanted]

    live_match.Match = SimpleNamespace(new=new)  # type: ignore[assignment,attr-defined]
    reading.WorkerPool = Beside  # type: ignore[assignment,attr-defined]
    thinking.bot_named = lambda name, luck: Willing(bot_named(name, luck))  # type: ignore[attr-defined]
    serving.serve(serving.listening_socket("127.0.0.1", port), f"sqlite:///{folder / 'tables.sqlite'}")


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Such a server; its address."""
    port = free_port()
    command = [sys.executable, "-m", "tests.seen", "--serve", str(port), str(folder)]
    with (folder / "server.log").open("ab") as log, subprocess.Popen(command, stdout=log, stderr=log) as process:
        try:
            _wait_for(f"http://localhost:{port}/healthz")
            yield f"http://localhost:{port}"
        finally:
            process.kill()


@dataclass
class Studio:
    """Where pictures are taken."""

    browser: Browser
    base: str
    folder: Path
    guests: list[Guest] = field(default_factory=list)

    def guest(self, language: str = "en", **device: bool) -> Guest:
        """Somebody with a browser: at a desk, or on a phone."""
        guest = Guest(self.browser, self.base, locale=LOCALES[language], **device)  # type: ignore[arg-type]
        self.guests.append(guest)
        return guest

    def lay(self, game: str, position: Mapping[str, Any], wanted: Sequence[str] = (), *, seed: str = "seen") -> None:
        """What the next match begins with."""
        Laid(self.folder).write(game, position, wanted, seed)

    def table(self, guest: Guest, game: str, bots: int, **settings: object) -> Page:
        """Sit somebody down with bots, and deal."""
        self.open(guest, game, bots, **settings)
        deal = guest.page.locator("button.main:not([disabled])").last
        deal.wait_for(timeout=1000 * PATIENCE)
        deal.click()
        guest.page.locator(".table").wait_for(timeout=1000 * PATIENCE)
        return guest.page

    def open(self, guest: Guest, game: str, bots: int, **settings: object) -> str:
        """A table with bots where nothing is dealt yet; its code."""
        body: dict[str, object] = {"game": game, "player": "Ada", "bots": ["normal"] * bots}
        body["settings"] = {"clock": "off", "pace": "fast", "name": "Friday Grudge", **settings}
        table = posted(f"{self.base}/api/tables", body)
        guest.open(f"/t/{table['code']}#seat={table['token']}")
        return str(table["code"])

    def with_bob(self, ada: Guest, game: str, bots: int = 0, **settings: object) -> Guest:
        """Somebody else at the same table, dealt."""
        code = self.open(ada, game, bots, **settings)
        bob = self.guest()
        bob.open(f"/t/{code}")
        bob.page.get_by_label("Your name").fill("Bob")
        bob.press("Sit down")
        bob.press("I am ready")
        ada.page.get_by_text("Bob", exact=True).first.wait_for()
        ada.press("Deal the cards")
        for one in (ada, bob):
            one.page.locator(".table").wait_for(timeout=1000 * PATIENCE)
        return bob

    def leave(self) -> None:
        """Everybody goes."""
        for guest in self.guests:
            for problem in guest.problems:
                print(f"  the page said: {problem}")
            guest.close()
        self.guests.clear()


def choose(page: Page, *options: str) -> None:
    """Choose these one after the other, each as soon as it can be; what is only picked by that is confirmed."""
    for option in options:
        control = page.locator(f'[data-option="{option}"]:not([disabled])').first
        control.wait_for(timeout=1000 * PATIENCE)
        ask = page.locator(".table").get_attribute("data-ask")
        control.click()
        page.wait_for_timeout(200)
        if page.locator(".table").get_attribute("data-ask") == ask and control.count():
            page.locator(f'[data-option="{option}"]:not([disabled])').last.click()


# Cases

Take = Callable[[Studio], Page]


@dataclass(frozen=True)
class Case:
    """What is shown, the words in the name of an older picture of it, and how it comes about."""

    name: str
    before: str
    take: Take


CASES: list[Case] = []


def case(before: str) -> Callable[[Take], Take]:
    """This is one, named as the function."""

    def kept(take: Take) -> Take:
        CASES.append(Case(take.__name__.replace("_", "-"), before, take))
        return take

    return kept


FOUR = ["blue-9 green-9 fantastic counterattack", "red-1", "green-8 blue-7 red-2", "yellow-9 blue-5"]
"""The second is about to go out; the first has most points and deals the next round."""


def _dealing(start: str) -> str:
    """A seed with which the next round of FOUR begins with such a card."""
    for number in range(5000):
        facts: list[Any] = []
        seed = f"seen {number}"
        match = Match.laid_out("frantic", _going_out(), seed, ask_forced=True, listener=facts)
        match.answer("red-1", 1)
        while match.decision is not None and match.decision.question.id == "nice-try":
            for open_one in list(match.pending):
                match.answer("no", open_one.seat)
        if any(str(fact.public).startswith(f"start-card seat=0 card={start}") for fact in facts):
            return seed
    raise SystemExit(f"no round begins with {start}")


def _going_out() -> dict[str, Any]:
    return {"hands": FOUR, "pile": "red-9", "turn": 1, "events": "charity"}


def _second_round(studio: Studio, start: str, **settings: object) -> Page:
    """The scores of the first round were looked at for long, and the next one was wanted."""
    studio.lay("frantic", _going_out(), ["red-1", "no"], seed=_dealing(start))
    ada = studio.guest(phone=True)
    page = studio.table(ada, "frantic", 3, **settings)
    page.locator(".sheet[role=dialog]").wait_for(timeout=1000 * PATIENCE)
    page.wait_for_timeout(1000 * LOOK)
    ada.press("Next round")
    return page


@case("clock score-sheet")
def a_round_begins_after_a_long_look_at_the_scores(studio: Studio) -> Page:
    page = _second_round(studio, "gift", clock="brisk")
    page.locator(".table[data-ask]").wait_for(timeout=1000 * PATIENCE)
    return page


@case("event stale-card")
def a_round_begins_with_an_event(studio: Studio) -> Page:
    page = _second_round(studio, "black")
    page.locator(".event[role=dialog]").wait_for(timeout=1000 * PATIENCE)
    return page


@case("counts over-poster-de")
def an_event_that_concerns_eight(studio: Studio) -> Page:
    position = {
        "hands": [None, "black-6 red-5 red-2", *[None] * 6],
        "pile": "red-6",
        "turn": 1,
        "events": "expansion",
    }
    studio.lay("frantic", position, ["black-6"])
    page = studio.table(studio.guest("de", phone=True), "frantic", 7)
    page.locator(".event[role=dialog]").wait_for(timeout=1000 * PATIENCE)
    return page


@case("counts over-poster")
def an_event_with_more_rows_than_people(studio: Studio) -> Page:
    hands = ["black-3 red-5 red-2 blue-1 blue-2 blue-9", "red-1 red-4 red-6 red-7", None, None]
    studio.lay("frantic", {"hands": hands, "pile": "red-3", "events": "mexican-standoff"}, ["no"])
    page = studio.table(studio.guest(phone=True), "frantic", 3)
    choose(page, "black-3")
    page.locator(".event[role=dialog]").wait_for(timeout=1000 * PATIENCE)
    return page


@case("landscape hand")
def my_turn_on_a_phone_on_its_side(studio: Studio) -> Page:
    position = {"hands": [None] * 4, "pile": "black-1 red-1", "bomb": [3, 3, 3, 3]}
    studio.lay("frantic", position)
    return studio.table(studio.guest(lying=True), "frantic", 3)


@case("malta-attack title")
def an_attack_with_a_long_name(studio: Studio) -> Page:
    position = {
        "hands": ["draw-two end-turn remove-a-space shove", "rob-the-richest draw-two"],
        "turn": 1,
        "owed": 1,
        "board": SMALL,
        "pawns": "b2 c3",
    }
    studio.lay("malta", position, ["rob-the-richest", "-> 0"])
    page = studio.table(studio.guest(), "malta", 1)
    page.locator(".reaction").wait_for(timeout=1000 * PATIENCE)
    return page


@case("name cards")
def a_score_sheet_with_many_cards_left(studio: Studio) -> Page:
    mine = "black-7 exchange:yellow gift:red fantastic red-8 green-9"
    hands = [mine, "red-1", "exchange:blue gift:blue blue-8", "black-5 skip:blue"]
    position = {"hands": hands, "pile": "red-9", "turn": 1, "round": 4, "scores": [60, 93, 71, 44]}
    studio.lay("frantic", position, ["red-1", "no"])
    ada = studio.guest(phone=True)
    ada.open()
    ada.press("Play the bots")
    ada.press("Deal now")
    ada.page.locator(".sheet[role=dialog]").wait_for(timeout=1000 * PATIENCE)
    return ada.page


@case("radio choice")
def a_choice_while_it_is_pressed(studio: Studio) -> Page:
    ada = studio.guest(phone=True)
    ada.open()
    ada.press("Play the bots")
    ada.page.locator("label:has(input[type=radio])", has_text="5").first.hover()
    ada.page.mouse.down()
    return ada.page


@case("rematch unseen")
def somebody_else_wants_a_rematch(studio: Studio) -> Page:
    hands = ["red-1", "blue-9 green-9 yellow-9"]
    position = {"hands": hands, "pile": "red-9", "scores": [20, 140], "round": 5}
    studio.lay("frantic", position)
    ada = studio.guest()
    bob = studio.with_bob(ada, "frantic")
    choose(ada.page, "red-1")
    for _ in range(40 * PATIENCE):
        if bob.over and ada.over:
            break
        for one in (ada, bob):
            one.act()
        ada.page.wait_for_timeout(100)
    bob.press("Rematch")
    ada.page.wait_for_timeout(1500)
    return ada.page


@case("replay stage")
def a_replay_with_the_chances_open(studio: Studio) -> Page:
    studio.lay("frantic", {})  # the server plays it back from its deal
    match, bot = Match.new("frantic", 4, "seen", {"limit": 90}), bot_named("casual", Luck.from_seed(3))
    while (decision := match.decision) is not None:
        match.answer(bot.choose(Sight(match, decision)), decision.seat)
    file = studio.folder / "match.json"
    record = match.record().with_players(["Ada", "Otto", "Vera", "Igor"])
    file.write_text(json.dumps(record.as_json()), encoding="utf-8")
    ada = studio.guest()
    ada.open("/replay")
    ada.page.locator("input[type=file]").set_input_files(file)
    slider = ada.page.get_by_role("slider")
    slider.wait_for()
    ada.press("Who was winning?")
    ada.page.get_by_role("list", name="Chances of winning after this turn").wait_for(timeout=2000 * PATIENCE)
    slider.focus()
    for _ in range(30):
        ada.page.keyboard.press("ArrowRight")
    slider.blur()
    return ada.page


@case("solo-attack")
def an_attack_that_nothing_can_be_done_about(studio: Studio) -> Page:
    hands = ["red-1 gift:red yellow-4 green-7 green-8", None, None, "skip:yellow red-3 red-4 red-6 red-7"]
    studio.lay("frantic", {"hands": hands, "pile": "yellow-8", "turn": 3}, ["skip:yellow", "-> 0"])
    page = studio.table(studio.guest(), "frantic", 3)
    page.locator(".reaction").wait_for(timeout=1000 * PATIENCE)
    return page


@case("two-answers")
def an_attack_at_a_desk_while_a_clock_runs(studio: Studio) -> Page:
    hands = [
        "red-7 second-chance:red second-chance:yellow blue-1 exchange:blue fantastic",
        "counterattack red-2 red-3 red-4 red-5 red-6",
        "gift:green blue-3 blue-4 blue-5 blue-6 blue-7 blue-8",
        None,
    ]
    wanted = ["gift:green", "-> 1", "counterattack", "-> 0"]
    studio.lay("frantic", {"hands": hands, "pile": "green-8", "turn": 2}, wanted)
    page = studio.table(studio.guest(), "frantic", 3, clock="brisk")
    page.locator(".reaction").wait_for(timeout=1000 * PATIENCE)
    return page


@case("wish hand")
def a_wish_with_the_hand_in_sight(studio: Studio) -> Page:
    hands = ["red-7 second-chance:red yellow-2 blue-1 exchange:blue green-5 fantastic", None, None, None]
    studio.lay("frantic", {"hands": hands, "pile": "blue-8"})
    page = studio.table(studio.guest(), "frantic", 3, clock="brisk")
    choose(page, "fantastic")
    page.locator('[data-option^="wish"]').first.wait_for(timeout=1000 * PATIENCE)
    return page


@case("replays upload")
def the_way_to_replays(studio: Studio) -> Page:
    ada = studio.guest()
    for card, scores in (("red-1", [20, 150, 30, 9]), ("red-2", [140, 150, 30, 9])):
        hands = [card, "blue-9 green-9", None, None]
        studio.lay("frantic", {"hands": hands, "pile": "red-9", "scores": scores}, ["no"])
        ada.open()
        ada.press("Play the bots")
        ada.page.get_by_label("Your name").fill("Ada")
        ada.press("Deal now")
        choose(ada.page, card)
        ending = time.monotonic() + PATIENCE
        while not ada.over and time.monotonic() < ending:
            ada.act()
            ada.page.wait_for_timeout(100)
    ada.open("/replay")
    ada.page.get_by_role("listitem").nth(1).wait_for(timeout=1000 * PATIENCE)
    return ada.page


@case("reaction phone")
def an_attack_on_a_phone_that_can_be_countered(studio: Studio) -> Page:
    hands = ["exchange:red green-4 blue-2 blue-6 black-5 black-9 counterattack", "exchange:blue blue-1 blue-9 red-3"]
    studio.lay("frantic", {"hands": hands, "pile": "blue-8", "turn": 1})
    ada = studio.guest(phone=True)
    bob = studio.with_bob(ada, "frantic", clock="brisk")
    choose(bob.page, "exchange:blue")
    bob.page.wait_for_timeout(500)
    if bob.page.locator('[data-option="-> 0"]').count():
        choose(bob.page, "-> 0")
    ada.page.locator(".reaction").wait_for(timeout=1000 * PATIENCE)
    return ada.page


@case("refusal phone")
def a_card_that_does_not_fit(studio: Studio) -> Page:
    hands = ["red-8 skip:red yellow-5 black-3 fantastic-four", None, None, "fantastic red-2 red-3 red-4"]
    position = {"hands": hands, "pile": "blue-6", "turn": 3, "round": 2, "scores": [50, 0, 16, 11]}
    studio.lay("frantic", position, ["fantastic", "wish 6"])
    page = studio.table(studio.guest(phone=True), "frantic", 3)
    page.locator(".table[data-ask]").wait_for(timeout=1000 * PATIENCE)
    page.wait_for_timeout(800)
    page.locator('.hand [data-card="black-3"]').first.tap(force=True)
    return page


# All of them


def _older(folder: Path | None, wanted: Case) -> Path | None:
    """A picture of the same from before: of the same name, or the shortest with all words of the case in it."""
    if folder is None:
        return None
    if (same := folder / f"{wanted.name}.png").exists():
        return same
    words = wanted.before.split()
    found = [file for file in folder.glob("*.png") if all(word in file.stem for word in words)]
    return min(found, key=lambda file: len(file.stem), default=None)


def _page(folder: Path, before: Path | None, cases: list[Case]) -> str:
    rows = []
    for one in cases:
        old = _older(before, one)
        shown = [("before", old)] if old is not None else []
        shown += [("now", folder / f"{one.name}.png")]
        pictures = "".join(
            f'<figure><img src="{escape(file.resolve().as_uri())}" height="760"><figcaption>{when}</figcaption></figure>'
            for when, file in shown
        )
        rows.append(f"<h2>{escape(one.name.replace('-', ' '))}</h2><div>{pictures}</div>")
    style = "<style>body { font: 16px sans-serif } div { display: flex; gap: 16px } figure { margin: 0 }</style>"
    return f'<!doctype html><meta charset="utf-8">{style}{"".join(rows)}'


def main() -> None:
    """Take the pictures, and say where to look."""
    names = [one.name for one in CASES]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--before", type=Path)
    parser.add_argument("--only", nargs="+", choices=names, default=names)
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    failed = 0
    with tempfile.TemporaryDirectory() as data, served(Path(data)) as base, chromium() as browser:
        studio = Studio(browser, base, Path(data))
        for one in CASES:
            if one.name not in wanted.only:
                continue
            began = time.monotonic()
            try:
                page = one.take(studio)
                page.wait_for_timeout(900)
                page.screenshot(path=wanted.folder / f"{one.name}.png")
                print(f"{one.name}: {time.monotonic() - began:.0f} s")
            except Exception as error:  # the others are worth looking at
                failed += 1
                print(f"{one.name}: {error}")
                for place, guest in enumerate(studio.guests):
                    guest.page.screenshot(path=wanted.folder / f"{one.name}-failed-{place}.png")
            studio.leave()
    (wanted.folder / "index.html").write_text(_page(wanted.folder, wanted.before, CASES), encoding="utf-8")
    print(f"look at {wanted.folder / 'index.html'}")
    sys.exit(failed)


if __name__ == "__main__":
    serve(int(sys.argv[2]), Path(sys.argv[3])) if sys.argv[1:2] == ["--serve"] else main()
