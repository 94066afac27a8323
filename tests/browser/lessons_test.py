"""Whole lessons in a real browser, by touch and by keyboard, in every language; left, taken up again, and skipped."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from ruthless.kernel.game import GAMES
from ruthless.lessons import Lesson, lesson_of
from tests.browser.access_test import barriers
from tests.browser.kit import GROUND, PATIENCE, Guest, free_port, server

OURS = [name for name, game in GAMES.items() if not game.distribution]
LOCALES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}
LINES = 3
"""What a coach says takes so many lines of a phone at most, so that the table above never moves."""

_SEEN = """() => {
  const coach = document.querySelector('.coach');
  if (!coach) return null;
  const box = (one) => { const { left, top, width, height } = one.getBoundingClientRect(); return { left, top, width, height }; };
  const say = coach.querySelector('.say');
  const lines = (one) => Math.round(one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight));
  const shown = (mark) => document.querySelector(mark) !== null;
  return {
    over: coach.classList.contains('over'),
    count: coach.querySelector('.count')?.textContent ?? '',
    said: say.textContent,
    id: say.dataset.say,
    lines: lines(say),
    titled: lines(coach.querySelector('h2')),
    next: coach.querySelector('.next button') ? box(coach.querySelector('.next button')) : null,
    rings: [...document.querySelectorAll('.rings span')].map(box),
    focus: document.activeElement?.dataset?.option ?? null,
    screen: shown('.event[role=dialog] button') ? '.event[role=dialog] button' : null,
    sending: document.querySelector('.table')?.dataset.sending !== undefined,
    height: document.querySelector('.desk').clientHeight,
  };
}"""

_SEEN_AND_PASSED = f"""() => {{
  const seen = ({_SEEN})();
  document.querySelector('.coach .next button, .coach .quiet:not(.close)')?.click();
  return seen;
}}"""
"""The same, and on with it at the same moment, so that nothing is missed."""


def _lesson(game: str) -> Lesson:
    lesson = lesson_of(game)
    assert lesson is not None
    return lesson


class Learner(Guest):
    """Somebody who does what the coach wants: what has a ring around it, or what has the focus."""

    def seen(self) -> dict[str, Any]:
        found: dict[str, Any] | None = self.page.evaluate(_SEEN)
        return found or {"over": False, "count": "", "rings": [], "next": None, "screen": None, "id": "", "said": ""}

    def go_on(self, seen: dict[str, Any]) -> bool:
        """One thing that there was to do when this was seen; whether the lesson is over."""
        if seen["over"]:
            return True
        if seen["next"] is not None:
            self._press(seen["next"])
        elif seen["screen"] and not self.keyboard:
            self.page.locator(seen["screen"]).first.dispatch_event("click")
        elif seen["screen"]:
            self.page.keyboard.press("Escape")
        elif seen["rings"] and not seen["sending"]:
            self._press(seen["rings"][0])
        self.page.wait_for_timeout(60)
        return False

    def _press(self, box: dict[str, float]) -> None:
        """What is wanted; by keyboard it has the focus already."""
        x, y = box["left"] + min(box["width"] / 2, 18), box["top"] + min(box["height"] / 2, 22)
        if self.keyboard:
            self.page.keyboard.press("Enter")
        else:
            self._press_at({"x": x, "y": y})

    def through(self, until: int = 99) -> set[str]:
        """On, up to a step; everything the coach has said."""
        begun, said = time.monotonic(), set()
        while time.monotonic() - begun < 4 * PATIENCE:
            seen = self.seen()
            said.add(str(seen["said"]))
            if seen["count"].split("/")[0] == str(until) or self.go_on(seen):
                return said
        raise AssertionError(f"stuck at {self.seen()}")


@pytest.mark.parametrize(("game", "language"), [*zip(OURS, ["en", "fr", "de"], strict=True)])
def test_a_whole_lesson_by_touch(game: str, language: str, base: str, browser: Browser) -> None:
    learner = Learner(browser, base, phone=True, locale=LOCALES[language])
    learner.open(f"/learn/{game}")
    said = learner.through()
    assert len(said) > len(_lesson(game).steps)
    expect(learner.page.locator(".coach .ways button")).to_have_count(3)
    assert learner.problems == []
    learner.close()


@pytest.mark.parametrize(("game", "language"), [*zip(OURS, ["de", "en", "fr"], strict=True)])
def test_a_whole_lesson_by_keyboard(game: str, language: str, base: str, browser: Browser) -> None:
    learner = Learner(browser, base, keyboard=True, locale=LOCALES[language])
    learner.open(f"/learn/{game}")
    learner.through()
    assert learner.problems == []
    learner.close()


_BROKEN = """() => [...document.querySelectorAll('.thumb button span')].flatMap((label) => {
  const text = document.createTreeWalker(label, NodeFilter.SHOW_TEXT).nextNode();
  return [...(text?.data ?? '').matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
  }).map(([word]) => word);
})"""
"""Words on buttons that go on in the next line."""


@pytest.mark.parametrize("language", list(LOCALES))
def test_no_word_on_a_button_is_broken_beside_the_coach(language: str, base: str, browser: Browser) -> None:
    learner = Learner(browser, base, lying=True, locale=LOCALES[language])
    learner.open("/learn/malta")
    learner.through(until=11)
    # three directions
    expect(learner.page.locator(".thumb button")).to_have_count(3)
    assert learner.page.evaluate(_BROKEN) == []
    assert learner.problems == []
    learner.close()


def test_the_keyboard_finds_a_coach_whose_words_come_last(base: str, browser: Browser) -> None:
    learner = Learner(browser, base, keyboard=True, service_workers="block")  # what a worker fetches cannot be held
    held: list[Route] = []
    learner.page.route("**/assets/words-en-lessons-*.js", lambda route: held.append(route))
    heard: list[str] = []
    learner.page.on("websocket", lambda one: one.on("framereceived", lambda frame: heard.append(str(frame))))
    learner.open("/learn/malta")
    learner.wait_until(lambda: any('"coach"' in frame for frame in heard))
    assert learner.page.locator(".coach").count() == 0
    for route in held:
        route.continue_()
    expect(learner.page.locator(".coach .next button")).to_be_focused()
    learner.close()


def test_words_that_did_not_come_are_asked_for_again(base: str, browser: Browser) -> None:
    learner = Learner(browser, base, phone=True, service_workers="block")
    sockets = learner.page.context.new_cdp_session(learner.page)
    open_ones: set[str] = set()
    sockets.on("Network.webSocketCreated", lambda told: open_ones.add(told["requestId"]))
    sockets.on("Network.webSocketClosed", lambda told: open_ones.discard(told["requestId"]))
    sockets.send("Network.enable")
    learner.page.route("**/assets/words-en-lessons-*.js", lambda route: route.abort(), times=1)
    learner.open("/learn/frantic")
    learner.press("Try again")
    expect(learner.page.locator(".coach .count")).to_contain_text("1/")
    learner.page.wait_for_function("document.querySelector('.table[data-ask]') !== null")
    learner.wait_until(lambda: len(open_ones) == 1)
    learner.close()


def test_who_leaves_before_the_lesson_is_there_leaves_nothing_open(base: str, browser: Browser) -> None:
    learner = Learner(browser, base, phone=True, service_workers="block")
    held: list[Route] = []
    learner.page.route("**/api/lessons", lambda route: held.append(route))
    learner.open("/")
    sockets: list[str] = []
    learner.page.on("websocket", lambda one: sockets.append(one.url))
    learner.page.get_by_role("link", name="Frantic", exact=True).click()
    learner.page.wait_for_url("**/learn/frantic")
    learner.wait_until(lambda: bool(held))
    learner.press("To the home page")
    learner.page.get_by_role("button", name="Start a table").wait_for()
    with learner.page.expect_response("**/api/lessons"):
        held[0].continue_()
    learner.page.wait_for_timeout(300)
    assert sockets == []
    learner.close()


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", OURS)
def test_who_lets_the_coach_do_everything_sees_every_step_and_nothing_moves(
    game: str, language: str, base: str, browser: Browser
) -> None:
    learner = Learner(browser, base, phone=True, locale=LOCALES[language])
    learner.open(f"/learn/{game}")
    steps: dict[str, int] = {}
    broken: set[str] = set()
    heights = set()
    begun = time.monotonic()
    while not (seen := learner.page.evaluate(_SEEN_AND_PASSED) or learner.seen())["over"]:
        assert time.monotonic() - begun < 4 * PATIENCE, f"stuck at {seen}"
        if seen["id"]:
            steps[seen["id"]] = max(steps.get(seen["id"], 0), seen["lines"])
            if seen["titled"] > 1:
                broken.add(seen["id"])
            heights.add(seen["height"])
        learner.page.wait_for_timeout(40)
    wanted = {message.id for step in _lesson(game).steps for message in step.say}
    assert set(steps) >= wanted
    assert {id: lines for id, lines in steps.items() if lines > LINES} == {}
    assert broken == set(), "a title is one line"
    assert len(heights) == 1, "the table is as high at every step"
    learner.close()


def test_who_is_chosen_can_be_told_from_whose_turn_it_is(base: str, browser: Browser) -> None:
    learner = Learner(browser, base, phone=True)
    learner.open("/learn/frantic")
    learner.through(until=6)
    bruno = learner.page.locator('.tile[data-option="-> 2"]')
    vera = learner.page.locator('.tile[data-option="-> 1"]')
    # it is Bruno's turn, and nobody is chosen
    expect(bruno).to_have_attribute("aria-pressed", "false")
    assert bruno.evaluate(GROUND) == vera.evaluate(GROUND)
    bruno.tap()
    expect(bruno).to_have_attribute("aria-pressed", "true")
    assert bruno.evaluate(GROUND) != vera.evaluate(GROUND)
    learner.close()


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("game", OURS)
def test_a_lesson_keeps_nobody_out(game: str, theme: str, base: str, browser: Browser) -> None:
    learner = Learner(browser, base, phone=theme == "light", color_scheme=theme)
    learner.open(f"/learn/{game}")
    learner.through(until=2)
    assert barriers(learner.page) == []
    learner.through()
    assert barriers(learner.page) == []
    learner.close()


@pytest.mark.parametrize("game", OURS)
def test_on_a_short_phone_all_of_the_table_is_seen_above_the_coach(game: str, base: str, browser: Browser) -> None:
    learner = Learner(browser, base, phone=True)
    learner.page.set_viewport_size({"width": 390, "height": 664})
    learner.open(f"/learn/{game}")
    learner.through(until=3)
    hidden = learner.page.evaluate("""() => {
      const foot = document.querySelector('.coach').getBoundingClientRect().top + 1;
      const things = '.hand [data-card], .thumb button, .board, .piles > .top, .persons .tile';
      const below = [...document.querySelectorAll(things)].filter((one) => one.getBoundingClientRect().bottom > foot);
      const scrolled = [...document.querySelectorAll('.desk, .desk *')].filter(
        (one) => one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY === 'auto');
      return [...below, ...scrolled].map((one) => String(one.className));
    }""")
    assert hidden == []
    learner.close()


def test_the_coach_objects_and_nothing_has_happened(base: str, browser: Browser) -> None:
    learner = Learner(browser, base, keyboard=False)
    learner.open("/learn/frantic")
    learner.page.locator(".coach .next button").click()
    learner.page.get_by_role("button", name="Draw 1").click()
    expect(learner.page.locator(".coach .say")).to_contain_text("It is also how one loses")
    expect(learner.page.locator(".coach .count")).to_contain_text("1/")
    learner.page.locator('[data-option="red-6"]').first.click()
    learner.page.locator('[data-option="red-6"]').last.click()
    expect(learner.page.locator(".coach .count")).to_contain_text("2/")
    assert learner.problems == []
    learner.close()


def test_whoever_has_left_what_is_wanted_is_left_alone_when_it_moves(base: str, browser: Browser) -> None:
    learner = Learner(browser, base)
    learner.open("/learn/frantic")
    learner.page.locator(".coach .next button").click()
    learner.page.wait_for_function("document.activeElement.matches('.desk [data-option]')")
    learner.page.evaluate("document.activeElement.blur()")
    ring = learner.page.locator(".rings span").first
    before = ring.get_attribute("style") or ""
    learner.page.set_viewport_size({"width": 1300, "height": 860})
    expect(ring).not_to_have_attribute("style", before)
    learner.page.wait_for_timeout(300)
    assert learner.page.evaluate("document.activeElement === document.body")
    learner.page.evaluate("document.querySelector('.desk [data-option=\"red-6\"]').focus()")
    learner.page.locator('.desk [data-option="red-6"]').first.click()
    learner.page.keyboard.press("Enter")
    expect(learner.page.locator(".coach .count")).to_contain_text("2/")
    learner.close()


def test_a_lesson_goes_on_after_a_reload_and_after_having_been_left(base: str, browser: Browser) -> None:
    learner = Learner(browser, base, phone=True)
    learner.open("/")
    learner.page.get_by_role("link", name="Malta!", exact=True).click()
    learner.through(until=4)
    learner.page.reload()
    expect(learner.page.locator(".coach .count")).to_contain_text("4/")
    learner.page.get_by_role("button", name="Leave the lesson").click()
    learner.page.get_by_role("button", name="Back to where I was").click()
    learner.page.get_by_role("button", name="Start a table").wait_for()
    assert learner.page.url == f"{learner.base}/"
    assert learner.page.get_by_text("Malta").count()
    learner.open("/learn/malta")
    expect(learner.page.locator(".coach .count")).to_contain_text("4/")
    learner.page.get_by_role("button", name="Leave the lesson").click()
    learner.page.get_by_role("button", name="From the start").click()
    expect(learner.page.locator(".coach .count")).to_contain_text("1/")
    learner.close()


def test_who_skips_a_lesson_is_not_asked_again(base: str, browser: Browser) -> None:
    learner = Learner(browser, base, phone=True)
    learner.open("/")
    learner.page.get_by_text("New here?").wait_for()
    learner.page.get_by_role("link", name="Frantic", exact=True).click()
    learner.page.get_by_role("button", name="Leave the lesson").click()
    learner.page.get_by_role("button", name="Skip the lesson").click()
    learner.page.get_by_role("button", name="Start a table").wait_for()
    assert learner.page.get_by_text("New here?").count() == 0
    learner.close()


def test_a_lesson_goes_on_after_the_server_was_killed(tmp_path: Path, browser: Browser) -> None:
    port = free_port()
    with server(tmp_path, "--hurried", port=port) as base:
        learner = Learner(browser, base, phone=True)
        learner.open("/learn/frantic-board")
        learner.through(until=4)
    with server(tmp_path, "--hurried", port=port):
        learner.through()
    learner.close()


def test_at_the_end_the_bots_wait(base: str, browser: Browser) -> None:
    learner = Learner(browser, base, phone=True)
    learner.open("/learn/malta")
    learner.through()
    learner.press("Play the bots")
    learner.page.get_by_role("button", name="Deal now").wait_for()
    learner.press("Deal now")
    learner.page.wait_for_url("**/t/*")
    learner.close()


@pytest.mark.parametrize(("way", "found"), [("Play the bots", "Deal now"), ("With friends", "Set the table")])
def test_the_ways_on_open_without_the_list_of_games(way: str, found: str, base: str, browser: Browser) -> None:
    learner = Learner(browser, base, phone=True, service_workers="block")
    learner.page.route("**/api/games", lambda route: route.abort())
    learner.open("/learn/malta")
    learner.through()
    learner.press(way)
    learner.page.get_by_role("button", name=found).wait_for()
    learner.close()


@pytest.mark.parametrize("language", LOCALES)
def test_on_a_phone_on_its_side_nothing_that_the_coach_says_lies_below_a_button(
    language: str, base: str, browser: Browser
) -> None:
    learner = Learner(browser, base, lying=True, locale=LOCALES[language])
    learner.open("/learn/frantic")
    learner.through()
    expect(learner.page.locator(".coach .ways button")).to_have_count(3)
    said, button = (learner.page.locator(mark).bounding_box() for mark in (".coach .say", ".coach .ways"))
    assert said is not None
    assert button is not None
    assert said["y"] + said["height"] <= button["y"] + 1
    learner.close()
