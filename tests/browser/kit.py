"""A server of our own and people in front of it: each has a browser context, and uses what can be seen and pressed."""

from __future__ import annotations

import os
import random
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, ClassVar

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    sync_playwright,
)

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
SHELL = shutil.which("chromium-headless-shell")
"""The same without anything around the page, where it is installed: it takes two thirds of the time."""
FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--disable-dev-shm-usage"),
)
PHONE = {"width": 390, "height": 844}
LYING = {"width": 844, "height": 390}
"""A phone on its side."""
DESK = {"width": 1440, "height": 900}
PATIENCE = 60
"""So many seconds anything may take: the machines that test are busy, and what is broken is so for ever."""
LONGEST = 400
"""So many may go by until something has been played for."""


def free_port() -> int:
    """A port nobody uses. It lies below those that the system hands out, or somebody could be given it before it is taken."""
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)
        with suppress(OSError), socket.socket() as bound:
            bound.bind(("127.0.0.1", port))
            return port


@contextmanager
def server(folder: Path, *flags: str, port: int | None = None) -> Iterator[str]:
    """`ruthless serve` on a database of its own; its address."""
    port = port or free_port()
    command = [str(Path(sys.executable).with_name("ruthless")), "serve", "--no-browser", "--port", str(port)]
    with (folder / "server.log").open("ab") as log:
        process = subprocess.Popen(
            [*command, "--database", f"sqlite:///{folder / 'tables.sqlite'}", *flags], stdout=log, stderr=log
        )
        try:
            _wait_for(f"http://localhost:{port}/healthz")
            yield f"http://localhost:{port}"
        finally:
            process.kill()
            process.wait()


def _wait_for(address: str) -> None:
    for _ in range(10 * PATIENCE):
        try:
            urllib.request.urlopen(address, timeout=1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise AssertionError(f"{address} does not answer")


@contextmanager
def chromium(*, whole: bool = False) -> Iterator[Browser]:
    """The machine's own Chromium; `whole` with what it shows beside a page. Under CI a missing one is an error."""
    path = CHROMIUM if whole else SHELL or CHROMIUM
    if path is None:
        if os.environ.get("CI"):
            pytest.fail("there is no Chromium: apt-get install chromium")
        pytest.skip("there is no Chromium on this machine")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


def told(problem: Error | ConsoleMessage) -> str:
    """All that a page says of something that went wrong in it: what, where, and how it came to it."""
    if isinstance(problem, ConsoleMessage):
        return f"{problem.text} ({problem.location['url']}:{problem.location['lineNumber']})"
    return "\n".join(part for part in (problem.name, problem.message, problem.stack) if part) or repr(problem)


class Guest:
    """A person with a browser of their own."""

    everybody: ClassVar[list[Guest]] = []
    """All that have come since the test began; conftest.py tells what their pages said if it fails."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        *,
        phone: bool = False,
        lying: bool = False,
        keyboard: bool = False,
        seed: int = 1,
        **context: str,
    ) -> None:
        """`phone`, and `lying` on its side; else a desk."""
        self.base = base
        self.keyboard = keyboard
        self.context: BrowserContext = browser.new_context(
            viewport=LYING if lying else PHONE if phone else DESK,  # type: ignore[arg-type]
            has_touch=phone or lying,
            locale=context.get("locale", "en-GB"),
            color_scheme=context.get("color_scheme", "dark"),  # type: ignore[arg-type]
            reduced_motion=context.get("reduced_motion", "reduce"),  # type: ignore[arg-type]
            service_workers=context.get("service_workers", "allow"),  # type: ignore[arg-type]
        )
        self.context.set_default_timeout(1000 * PATIENCE)
        self.page: Page = self.context.new_page()
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(told(error)))
        self.page.on("console", lambda line: self.problems.append(told(line)) if line.type == "error" else None)
        self.everybody.append(self)
        self._luck = random.Random(seed)
        self.touches = phone or lying
        self.answers = 0
        self.lingers = False
        """Whether it stays at the sheet of a round that is over."""

    def open(self, path: str = "/") -> None:
        """Go to a page of the server."""
        self.page.goto(f"{self.base}{path}")

    def press(self, name: str) -> None:
        """Press a button or follow a link by its name, as soon as it is there."""
        target = self.page.get_by_role("button", name=name).or_(self.page.get_by_role("link", name=name)).first
        target.wait_for(timeout=1000 * PATIENCE)
        if self.keyboard:
            target.focus()
            self.page.keyboard.press("Enter")
        else:
            target.click()

    def put_aside(self) -> None:
        """Close what lies over the table, and answer nothing."""
        end = time.monotonic() + PATIENCE
        while self.page.locator("[role=dialog]").count():
            assert time.monotonic() < end, "it does not go"
            self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(30)

    def menu(self) -> Locator:
        """The menu of the table, opened. By the keyboard: an attack or an event may lie over its button at any moment."""
        button = self.page.get_by_role("button", name="Menu").first
        button.wait_for(timeout=1000 * PATIENCE)
        button.press("Enter")
        sheet = self.page.get_by_role("dialog", name="Menu")
        sheet.wait_for(timeout=1000 * PATIENCE)
        return sheet

    @property
    def over(self) -> bool:
        """Whether the podium stands there."""
        return self.page.locator(".podium").count() > 0

    def again(self) -> None:
        """The match is over, and what is waited for has not happened: play another one."""
        self.page.locator(".podium .again button").first.click()
        self.page.locator(".podium").wait_for(state="detached", timeout=1000 * PATIENCE)

    def wait_until(self, done: Callable[[], object]) -> None:
        """Wait for something that has to be asked for again and again."""
        end = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < end, self.page.locator("body").inner_text()[:400]
            self.page.wait_for_timeout(30)

    def until_asked(self) -> None:
        """Wait for a question. A round may be over before the first one, by an event: then its end is looked at."""
        end = time.monotonic() + PATIENCE
        while not self.page.locator(".table[data-ask]").count():
            assert time.monotonic() < end, "nothing is asked"
            found = self.page.evaluate(_ASKED)
            if found["ask"] is None and found["screen"]:
                self._press_at(found["screen"])
            self.page.wait_for_timeout(30)

    def act(self) -> bool:
        """Answer if something is asked, by a control that can be seen and reached; whether there was anything to do."""
        asked = self.page.evaluate(_ASKED)
        if asked["screen"] and self.lingers and asked["screen"]["mark"].startswith(".sheet"):
            return False
        if asked["screen"]:
            self._press_at(asked["screen"]) if not self.keyboard else self._enter(asked["screen"]["mark"])
            return True
        if asked["sending"] or not asked["options"]:
            return False
        chosen = self._luck.choice(asked["options"])
        before = asked["ask"]
        if self.keyboard:
            self._walk_to(chosen["option"])
        else:
            self._press_at(chosen)
        if self._still_open(before):
            # picked, not sent: the main button or a second touch sends it
            again = [one for one in self.page.evaluate(_ASKED)["options"] if one["option"] == chosen["option"]]
            if again and self.keyboard:
                self._confirm()
            elif again:
                self._press_at(again[-1])
        self.answers += 1
        return True

    def _still_open(self, ask: str | None) -> bool:
        """Whether the same question is open a moment later, and nothing has been sent."""
        self.page.wait_for_timeout(30)
        now = self.page.evaluate(_ASKED)
        return bool(ask is not None and now["ask"] == ask and not now["sending"])

    def _press_at(self, place: dict[str, Any]) -> None:
        if self.context.pages and self.touches:
            self.page.touchscreen.tap(place["x"], place["y"])
        else:
            self.page.mouse.click(place["x"], place["y"])

    def _enter(self, mark: str) -> None:
        """Go with Tab to a button and press Enter; if it is gone meanwhile, press nothing else."""
        for _ in range(60):
            if self.page.evaluate(f"document.activeElement?.matches({mark!r}) ?? false"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")

    def _walk_to(self, wanted: str) -> None:
        """Go with Tab, and within a hand or a board with the arrows, to an option; any other on the way will do."""
        for _ in range(80):
            at = self.page.evaluate(_FOCUSED)
            if at == wanted:
                break
            if at is not None and self._luck.random() < 0.2:
                break
            key = self._luck.choice(["Tab", "ArrowRight", "ArrowRight", "ArrowUp", "ArrowDown"])
            self.page.keyboard.press(key)
        else:
            if self.page.evaluate(_FOCUSED) is None:
                for _ in range(80):
                    self.page.keyboard.press("Tab")
                    if self.page.evaluate(_FOCUSED) is not None:
                        break
        self._confirm()

    def _confirm(self) -> None:
        """Press Enter on an option. The question may be gone on the way, and then Enter would follow some link."""
        if self.page.evaluate(_FOCUSED) is not None:
            self.page.keyboard.press("Enter")

    def close(self) -> None:
        """Leave."""
        self.context.close()


def play_until(done: Callable[[], object], *guests: Guest, again: bool = False) -> None:
    """Everybody answers whenever asked, until something is so; `again`: if need be in another match."""
    end = time.monotonic() + LONGEST
    while not done():
        assert time.monotonic() < end, [guest.page.locator("body").inner_text()[:400] for guest in guests]
        for guest in guests:
            if again and guest.over:
                guest.again()
        if not sum(guest.act() for guest in guests if not guest.over):
            guests[0].page.wait_for_timeout(50)


_ASKED = """() => {
  const middle = (one) => {
    const box = one.getBoundingClientRect();
    for (const [dx, dy] of [[0.5, 0.5], [0.15, 0.12], [0.15, 0.5], [0.5, 0.12], [0.85, 0.85]]) {
      const x = box.left + box.width * dx, y = box.top + box.height * dy;
      const top = document.elementFromPoint(x, y);
      if (top && (top === one || one.contains(top))) return { x, y };
    }
    return null;
  };
  const table = document.querySelector('.table');
  let screen = null;
  for (const mark of ['.sheet[role=dialog] .grow button', '.event[role=dialog] button']) {
    const button = document.querySelector(mark);
    const place = button && !button.disabled ? middle(button) : null;
    if (place) screen = { ...place, mark };
  }
  const options = [...document.querySelectorAll('[data-option]')]
    .filter((one) => !one.disabled)
    .map((one) => ({ option: one.dataset.option, ...middle(one) }))
    .filter((one) => one.x !== undefined);
  return { ask: table?.dataset.ask ?? null, sending: table?.dataset.sending !== undefined, screen, options };
}"""
"""What can be pressed now: options that nothing lies over, and a screen that waits to be closed."""

GROUND = """one => Promise.all(one.getAnimations().map((fade) => fade.finished.catch(() => {})))
  .then(() => getComputedStyle(one).backgroundColor)"""
"""The colour behind something, once it has come to rest."""

_FOCUSED = "() => document.activeElement?.dataset?.option ?? null"
