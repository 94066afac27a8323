"""A newcomer's way, filmed: the first page, the page of a game, its lesson step by step, and the first match to its end.

python -m tests.film FOLDER [--games frantic …] [--languages en fr de] [--devices phone lying desk] [--themes light dark]

A picture is taken of everything that is new to the eye, and index.html in the folder shows them in order. Nothing is
checked here: this is for looking at.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Iterable
from html import escape
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser

from ruthless.games import outside  # noqa: F401  # so that our games are there
from ruthless.kernel import facts
from ruthless.kernel.game import GAMES
from tests.browser.kit import chromium, server
from tests.browser.lessons_test import LOCALES, Learner
from tests.browser.matches_test import SHORT, posted

OURS = [name for name, game in GAMES.items() if not game.distribution]
DEVICES = ("phone", "lying", "desk")
THEMES = ("light", "dark")
MINUTES = 4
"""For how long matches are watched at their own pace, and then at a fast one."""
EVERY = 6
"""Of so many answers in the first match, one is filmed."""
MOST = 3
"""Of so many screens of one kind."""
SCREENS = {
    "podium": (".podium", facts.END),
    "attack": (".reaction[role=alertdialog]", facts.ATTACK),
    "event": (".event[role=dialog]", facts.EVENT),
    "sheet": (".sheet[role=dialog]", facts.SCORE),
    "blow": (".blow", facts.ATTACK),
    "lost": (".lost", facts.LOSS),
}
"""What lies over a table now and then: where it is found, and the role of the facts that lead to it."""
PASSING = ("blow",)
"""Is filmed if it comes by; the way is not longer for it."""


class Film:
    """Pictures of one newcomer's way."""

    def __init__(self, learner: Learner, folder: Path, name: str) -> None:
        self._learner = learner
        self._folder = folder
        self._name = name
        self.taken: list[str] = []
        self.missed: list[str] = []
        """Screens of the game that did not come."""

    def take(self, what: str, *, whole: bool = False) -> None:
        """A picture of what is seen now, or of the whole page."""
        file = f"{self._name}-{len(self.taken):02}-{what}.png"
        self._learner.page.screenshot(path=self._folder / file, full_page=whole)
        self.taken.append(file)

    def way(self, game: str) -> None:
        """From the first page to the end of the first match."""
        learner = self._learner
        learner.open()
        learner.page.wait_for_load_state("networkidle")
        self.take("home")
        self._follow(f'a[href="/games/{game}"]')
        learner.page.wait_for_url(f"**/games/{game}")
        learner.page.locator(".miniature").last.wait_for()
        learner.page.wait_for_load_state("networkidle")
        self.take("game", whole=True)
        self._follow(f'a[href="/learn/{game}"]')
        self._lesson()
        self._follow(".coach .ways button")
        self.take("against-bots")
        self._follow("form button.main")
        self._match(game)

    def _follow(self, mark: str) -> None:
        """Press something. A mouse that rests where a phone has none would lift cards later on."""
        target = self._learner.page.locator(mark).first
        target.wait_for()
        target.tap() if self._learner.touches else target.click()

    def _lesson(self) -> None:
        said = ""
        ending = time.monotonic() + 60 * MINUTES
        while time.monotonic() < ending:
            seen = self._learner.seen()
            if seen["said"] and seen["said"] != said:
                said = str(seen["said"])
                self._learner.page.wait_for_timeout(250)
                self.take(f"lesson-{str(seen['id']).rpartition('-')[2] or 'end'}")
            if self._learner.go_on(seen):
                return
        raise SystemExit(f"{self._name}: the lesson does not go on after {said!r}")

    def _match(self, game: str) -> None:
        """The first match, and what it did not bring of others that are over sooner."""
        self._learner.page.locator(".table").first.wait_for()
        self._learner.page.wait_for_timeout(1500)
        self.take("first-question")
        roles = set(GAMES[game].facts.values())
        seen = {screen: 0 for screen, (_, role) in SCREENS.items() if role in roles}
        self._watch(seen)
        if self._missing(seen):
            body = {"game": game, "player": "Ada", "bots": ["normal"] * 3, "options": SHORT[game]}
            table = posted(f"{self._learner.base}/api/tables", {**body, "settings": {"clock": "off", "pace": "fast"}})
            self._learner.open(f"/t/{table['code']}#seat={table['token']}")
            self._follow("button.main:not([disabled])")
            self._learner.page.locator(".table").first.wait_for()
            self._watch(seen)
        self.missed = self._missing(seen)

    def _missing(self, seen: dict[str, int]) -> list[str]:
        return [screen for screen, count in seen.items() if not count and screen not in PASSING]

    def _watch(self, seen: dict[str, int]) -> None:
        """Play, one match after another, until there is a picture of every screen or the time is up."""
        learner, answers, showing = self._learner, 0, ""
        ending = time.monotonic() + 60 * MINUTES
        while time.monotonic() < ending:
            before, showing = showing, self._showing(seen)
            learner.lingers = showing != "sheet"
            if showing and showing != before and seen[showing] < MOST:
                self.take(showing)
                # some pass by quickly: what came too late for the picture is waited for again
                seen[showing] += self._showing([showing]) == showing
            if learner.over and seen["podium"]:
                if not self._missing(seen):
                    return
                learner.again()
            # what has come meanwhile is filmed before it is answered
            elif self._showing(seen) == showing and learner.act():
                answers += 1
                if answers % EVERY == 0 and not seen["podium"]:
                    learner.page.wait_for_timeout(400)
                    self.take("match")
            learner.page.wait_for_timeout(80)

    def _showing(self, screens: Iterable[str]) -> str:
        """The screen that lies over the table, if any."""
        found = (screen for screen in screens if self._learner.page.locator(SCREENS[screen][0]).count())
        return next(found, "")


def film(browser: Browser, base: str, folder: Path, game: str, language: str, device: str, theme: str) -> list[str]:
    """One newcomer's way; the names of the pictures."""
    learner = Learner(
        browser, base, phone=device == "phone", lying=device == "lying", locale=LOCALES[language], color_scheme=theme
    )
    taken = Film(learner, folder, f"{game}-{language}-{device}-{theme}")
    try:
        taken.way(game)
    finally:
        learner.close()
    for problem in (*learner.problems, *(f"no {screen} came" for screen in taken.missed)):
        print(f"{game}, {language}, {device}: {problem}")
    return taken.taken


def main() -> None:
    """Film, and say where to look."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", nargs="+", choices=OURS, default=OURS)
    parser.add_argument("--languages", nargs="+", choices=list(LOCALES), default=list(LOCALES))
    parser.add_argument("--devices", nargs="+", choices=DEVICES, default=["phone", "desk"])
    parser.add_argument("--themes", nargs="+", choices=THEMES, default=["light"])
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    rows = []
    with tempfile.TemporaryDirectory() as data, server(Path(data)) as base, chromium() as browser:
        for game, language, device, theme in product(wanted.games, wanted.languages, wanted.devices, wanted.themes):
            began = time.monotonic()
            taken = film(browser, base, wanted.folder, game, language, device, theme)
            print(f"{game}, {language}, {device}, {theme}: {len(taken)} pictures, {time.monotonic() - began:.0f} s")
            shown = "".join(f'<img src="{escape(one)}" height="600">' for one in taken)
            rows.append(f"<h2>{game}, {language}, {device}, {theme}</h2><div>{shown}</div>")
    style = "<style>div { display: flex; gap: 8px; overflow-x: auto }</style>"
    (wanted.folder / "index.html").write_text(f"<!doctype html>{style}{''.join(rows)}", encoding="utf-8")
    print(f"look at {wanted.folder / 'index.html'}")


if __name__ == "__main__":
    main()
