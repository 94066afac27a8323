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
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page, Playwright, sync_playwright

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--disable-dev-shm-usage"),
)
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1440, "height": 900}


def free_port() -> int:
    """A port nobody uses."""
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        return int(bound.getsockname()[1])


@contextmanager
def server(folder: Path, *flags: str, port: int | None = None) -> Iterator[str]:
    """`ruthless serve` on a database of its own; its address."""
    port = port or free_port()
    command = [str(Path(sys.executable).with_name("ruthless")), "serve", "--no-open", "--port", str(port)]
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
    for _ in range(300):
        try:
            urllib.request.urlopen(address, timeout=1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise AssertionError(f"{address} does not answer")


@contextmanager
def chromium() -> Iterator[Browser]:
    """The machine's own Chromium. Under CI a missing one is an error."""
    if CHROMIUM is None:
        if os.environ.get("CI"):
            pytest.fail("there is no Chromium: apt-get install chromium")
        pytest.skip("there is no Chromium on this machine")
    with sync_playwright() as playwright:
        browser = _launched(playwright)
        yield browser
        browser.close()


def _launched(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))


class Guest:
    """A person with a browser of their own."""

    def __init__(
        self, browser: Browser, base: str, *, phone: bool = False, keyboard: bool = False, seed: int = 1, **context: str
    ) -> None:
        self.base = base
        self.keyboard = keyboard
        self.context: BrowserContext = browser.new_context(
            viewport=PHONE if phone else DESK,  # type: ignore[arg-type]
            has_touch=phone,
            locale=context.get("locale", "en-GB"),
            color_scheme=context.get("color_scheme", "dark"),  # type: ignore[arg-type]
            reduced_motion="reduce",
        )
        self.page: Page = self.context.new_page()
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", lambda line: self.problems.append(line.text) if line.type == "error" else None)
        self._luck = random.Random(seed)
        self.answers = 0

    def open(self, path: str = "/") -> None:
        """Go to a page of the server."""
        self.page.goto(f"{self.base}{path}")

    def press(self, name: str, **how: bool) -> None:
        """Press a button or follow a link by its name."""
        found = self.page.get_by_role("button", name=name, exact=how.get("exact", False))
        target = found if found.count() else self.page.get_by_role("link", name=name)
        if self.keyboard:
            target.first.focus()
            self.page.keyboard.press("Enter")
        else:
            target.first.click()

    @property
    def over(self) -> bool:
        """Whether the podium stands there."""
        return self.page.locator(".podium").count() > 0

    def act(self) -> bool:
        """Answer if something is asked, by a visible control; whether there was anything to do."""
        page = self.page
        try:
            dismiss = page.locator(".sheet[role=dialog] .grow button:visible, .event[role=dialog] button:visible")
            if dismiss.count():
                self._use(dismiss.first)
                return True
            options = [one for one in page.locator("[data-option]:visible").all() if one.is_enabled()]
            if not options:
                return False
            chosen = self._luck.choice(options)
            wanted = chosen.get_attribute("data-option")
            before = page.locator("[data-ask]").first.get_attribute("data-ask")
            self._use(chosen)
            if self._still(before):
                # picked, not sent: the main button, or a second touch, sends it
                again = page.locator(f'[data-option="{wanted}"]:visible')
                if again.count() and self._still(before):
                    self._use(again.last)
            self.answers += 1
        except Error as error:
            if "detached" in str(error) or "Timeout" in str(error) or "not visible" in str(error):
                return True  # the table has moved on meanwhile: look again
            raise
        return True

    def _still(self, ask: str | None) -> bool:
        """Whether the same question is open a moment later."""
        if ask is None:
            return False
        self.page.wait_for_timeout(60)
        now = self.page.locator("[data-ask]").first
        return now.get_attribute("data-ask") == ask and now.get_attribute("data-sending") is None

    def _use(self, control: Locator) -> None:
        if self.keyboard:
            control.focus(timeout=2000)
            self.page.keyboard.press("Enter")
        else:
            control.click(timeout=2000)

    def close(self) -> None:
        """Leave."""
        self.context.close()
