"""Pictures of the running product for the README: `python -m tests.pictures` takes them anew, in light and dark.

A server deals from chance that is always the same, a match is played to the moment that is shown, and Chromium looks at
it; so a picture changes only when the product does. What is taken goes to docs/pictures.
"""

from __future__ import annotations

import base64
import itertools
import json
import os
import secrets
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page
from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from ruthless.bots import Sight, bot_named
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.server import serving
from tests.browser.kit import _wait_for, chromium, free_port

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
THEMES = ("light", "dark")
DESK = (1280, 800)
QUALITY = 58
"""Of WebP: more is seen by nobody, and weighs."""

LARGE = "table"
SMALL = 0.75
"""One picture is shown as wide as the page; the others stand two in a row."""

TABLES = {"table": ("frantic", 14), "board": ("frantic-board", 24), "tiles": ("malta", 6)}
"""Game, and how many answers are given before the picture is taken."""


# A server that is lucky in the same way every time


def serve(port: int) -> None:
    """Serve with chance that repeats itself: for pictures, and for nothing else."""
    count = itertools.count()
    secrets.token_bytes = lambda size=32: b"r" * (size or 32)  # type: ignore[assignment]
    secrets.token_hex = lambda size=32: "5a" * (size or 32)  # type: ignore[assignment]
    # seats and records are told apart by theirs
    secrets.token_urlsafe = lambda size=24: f"{next(count):0{(size or 24) * 4 // 3}d}"  # type: ignore[assignment]
    with tempfile.TemporaryDirectory() as folder:
        serving.serve(serving.listening_socket("127.0.0.1", port), f"sqlite:///{folder}/tables.sqlite", hurried=True)


@contextmanager
def served() -> Iterator[str]:
    """Such a server; its address."""
    port = free_port()
    command = [sys.executable, "-m", "tests.pictures", "--serve", str(port)]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as process:
        try:
            _wait_for(f"http://localhost:{port}/healthz")
            yield f"http://localhost:{port}"
        finally:
            process.kill()


# Screens


@contextmanager
def looking(browser: Browser, theme: str) -> Iterator[Page]:
    """Somebody who looks on, with everything at rest."""
    context: BrowserContext = browser.new_context(
        viewport={"width": DESK[0], "height": DESK[1]},
        color_scheme=theme,  # type: ignore[arg-type]
        reduced_motion="reduce",
        locale="en-GB",
    )
    page = context.new_page()
    page.on("pageerror", lambda error: sys.exit(f"the page failed: {error}"))
    yield page
    context.close()


def taken(page: Page, name: str) -> None:
    """Take the picture, as small as it can be."""
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1500)
    width, height = DESK
    clip = {
        "x": 0,
        "y": page.evaluate("scrollY"),
        "width": width,
        "height": height,
        "scale": 1 if name.startswith(LARGE) else SMALL,
    }
    shot = page.context.new_cdp_session(page).send(
        "Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "clip": clip}
    )
    (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(shot["data"]))


def posted(address: str, body: dict[str, Any]) -> dict[str, Any]:
    """What the server answers to a POST."""
    request = urllib.request.Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


PLAY = """async ({ code, token, answers }) => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${code}/socket`);
  let key = 0;
  const send = (one) => socket.send(JSON.stringify({ key: `picture-${1000 + key++}`, ...one }));
  await new Promise((opened) => { socket.onopen = opened; });
  await new Promise((done, failed) => {
    setTimeout(() => failed(new Error('nobody asks any more')), 60000);
    let dealt = false;
    let last = '';
    socket.onmessage = ({ data }) => {
      const said = JSON.parse(data);
      if (said.is === 'table' && said.table.phase === 'lobby' && !dealt) {
        dealt = true;
        send({ do: 'ready', ready: true, entropy: '0'.repeat(32) });
        send({ do: 'start' });
      }
      if (said.is !== 'update' || !said.ask || said.ask.id === last) return;
      last = said.ask.id;
      const { options } = said.view;
      const chosen = options.find((one) => one.includes(':') || one.startsWith('wish')) ?? options[0];
      if (answers-- > 0) send({ do: 'answer', ask: said.ask.id, answer: chosen });
      else done();
    };
    socket.send(JSON.stringify({ do: 'hello', table: code, token }));
  });
  socket.close();
}"""
"""Deal, and give so many answers; the next question stays open."""


def tables(browser: Browser, base: str) -> None:
    """The three tables, each at a moment at which something is asked."""
    for name, (game, answers) in TABLES.items():
        body = {
            "game": game,
            "player": "Ada",
            "bots": ["normal"] * 3,
            "settings": {"name": "Friday Grudge", "clock": "off"},
        }
        table = posted(f"{base}/api/tables", body)
        with looking(browser, "dark") as page:
            page.goto(base)
            page.evaluate(PLAY, {"code": table["code"], "token": table["token"], "answers": answers})
        for theme in THEMES:
            with looking(browser, theme) as page:
                page.goto(f"{base}/t/{table['code']}#seat={table['token']}")
                page.locator(".table[data-ask]").wait_for()
                taken(page, f"{name}-{theme}")


def page(browser: Browser, base: str) -> None:
    """What stands behind a poster."""
    for theme in THEMES:
        with looking(browser, theme) as page:
            page.goto(f"{base}/games/malta")
            page.locator(".miniature").last.wait_for()
            page.evaluate("scrollTo(0, 260)")
            taken(page, f"page-{theme}")


def replay(browser: Browser, base: str, folder: Path) -> None:
    """A match that was, with open hands."""
    match = Match.new("frantic", 4, "replay", {"limit": 60})
    bot = bot_named("sensible", Luck.from_seed(3))
    while (decision := match.decision) is not None:
        match.answer(bot.choose(Sight(match, decision)), decision.seat)
    file = folder / "match.json"
    file.write_text(json.dumps(match.record().with_players(["Ada", "Mia", "Otto", "Bob"]).as_json()), encoding="utf-8")
    for theme in THEMES:
        with looking(browser, theme) as page:
            page.goto(f"{base}/replay")
            page.locator("input[type=file]").set_input_files(file)
            slider = page.get_by_role("slider")
            slider.wait_for()
            slider.focus()
            for _ in range(17):
                page.keyboard.press("ArrowRight")
            slider.blur()
            taken(page, f"replay-{theme}")


def report(browser: Browser, folder: Path) -> None:
    """A page about many matches."""
    page_file = folder / "report.html"
    subprocess.run(
        [*_program(), "report", "frantic", "-p", "2-5", "-n", "120", "-s", "report", "--out", str(page_file)],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    for theme in THEMES:
        with looking(browser, theme) as page:
            page.goto(page_file.as_uri())
            taken(page, f"report-{theme}")


# The terminal

WIDE = 84
TYPED = ("? skip", "2", "1", "quit")
COLOURS = {
    "dark": TerminalTheme(
        (23, 18, 27), (247, 241, 229),
        [(58, 47, 69), (255, 122, 128), (76, 201, 138), (244, 185, 15), (134, 180, 255), (183, 162, 242), (143, 217, 190), (247, 241, 229)],
    ),
    "light": TerminalTheme(
        (249, 243, 232), (23, 18, 27),
        [(23, 18, 27), (179, 30, 46), (14, 107, 61), (138, 98, 0), (31, 95, 196), (75, 59, 92), (12, 98, 84), (90, 78, 96)],
    ),
}  # fmt: skip
"""Ground, text, and the eight colours a terminal has: those of the tables."""

FRAME = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/></clipPath>{lines}</defs>
<rect width="{width}" height="{height}" rx="8" fill="GROUND"/>
<g transform="translate({terminal_x}, 24)" clip-path="url(#{unique_id}-clip-terminal)">{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g>
</svg>
"""


def _program() -> list[str]:
    return [str(Path(sys.executable).with_name("ruthless"))]


def terminal() -> None:
    """The beginning of a match in a terminal, with the colours it has."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ,
            "FORCE_COLOR": "1",
            "COLUMNS": str(WIDE),
            "XDG_STATE_HOME": folder,
            "LANG": "C.UTF-8",
        }
        shown = subprocess.run(
            [*_program(), "play", "frantic", "--seats", "4", "--seed", "18", "--lang", "en"],
            input="".join(f"{one}\n" for one in TYPED),
            env=environment,
            text=True,
            capture_output=True,
            check=False,
        ).stdout
    # what is typed is not echoed into a pipe, and where the match was saved is nobody's business
    shown, *_ = shown.partition("\nSaved")
    for one in TYPED:
        shown = shown.replace("\n> \n", f"\n> {one}\n", 1)
    shown = shown.removesuffix(f"\n> {TYPED[-1]}\n") + "\n> "
    for theme, colours in COLOURS.items():
        console = Console(record=True, width=WIDE, file=open(os.devnull, "w"), force_terminal=True)  # noqa: SIM115
        console.print(Text.from_ansi("ruthless play frantic --seats 4\n\n" + shown.rstrip()))
        ground = "#{:02x}{:02x}{:02x}".format(*colours.background_color)
        svg = console.export_svg(
            title="", theme=colours, code_format=FRAME.replace("GROUND", ground), unique_id="terminal"
        )
        (FOLDER / f"terminal-{theme}.svg").write_text(svg, encoding="utf-8")


def main() -> None:
    """Take all of them."""
    FOLDER.mkdir(exist_ok=True)
    terminal()
    with tempfile.TemporaryDirectory() as kept, chromium() as browser, served() as base:
        tables(browser, base)
        page(browser, base)
        replay(browser, base, Path(kept))
        report(browser, Path(kept))


if __name__ == "__main__":
    serve(int(sys.argv[2])) if sys.argv[1:2] == ["--serve"] else main()
