"""A scene at a real table: what the server tells of the match is replaced by what tests/scenes_fixtures.py has written down.

So a state is shown that a match comes to once in a hundred, and every time the same.
"""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

from playwright.sync_api import Browser, WebSocketRoute

from tests.browser.kit import Guest
from tests.browser.matches_test import posted
from tests.scenes_fixtures import SCENES, laid_out, scenes


@cache
def _scenes() -> dict[str, list[dict[str, Any]]]:
    """All of them by name, as updates: as `make fixtures` has written them, if it has."""
    found: dict[str, list[dict[str, Any]]] = json.loads(
        SCENES.read_text(encoding="utf-8") if SCENES.exists() else json.dumps(scenes())
    )
    return found


DEAL = re.compile("^(Deal the cards|Distribuer|Karten geben)")
"""In every language."""


Scene = tuple[str, dict[str, Any], str]
"""A game, a position of it, and what is answered from there on."""


def _told(scene: str | Scene) -> tuple[str, list[dict[str, Any]]]:
    if isinstance(scene, str):
        return scene.split("/")[0], _scenes()[scene]
    told: list[dict[str, Any]] = json.loads(json.dumps(laid_out(*scene)))
    return scene[0], told


class Stage:
    """Somebody with as many bots as a scene has seats, who is shown its first moment."""

    def __init__(self, browser: Browser, base: str, scene: str | Scene, **guest: Any) -> None:
        game, self._updates = _told(scene)
        self._last = self._updates[0]
        self._begun = False
        self._lines = 0
        bots = len(self._updates[0]["view"]["order"]) - 1
        body: dict[str, object] = {
            "game": game,
            "player": "Ada",
            "bots": ["easy"] * bots,
            "settings": {"clock": "off"},
        }
        table = posted(f"{base}/api/tables", body)
        self.guest = Guest(browser, base, **guest)
        self.page = self.guest.page
        self.page.route_web_socket(lambda url: "/socket" in url, self._open)
        self.page.goto(f"{base}/t/{table['code']}#seat={table['token']}")
        self.page.get_by_role("button", name=DEAL).click()
        self.page.locator(".table").wait_for()

    def _open(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.connect_to_server().on_message(self._hear)

    def _hear(self, frame: str | bytes) -> None:
        if json.loads(frame)["is"] != "update":
            self._socket.send(frame)
        elif not self._begun:
            self._begun = True
            self._send(self._updates[0])

    def _send(self, frame: dict[str, Any]) -> None:
        self._socket.send(json.dumps(frame))

    def play(self) -> None:
        """On to the last moment of the scene."""
        for update in self._updates[1:]:
            self._send(update)
            self._last = update
            self.page.wait_for_timeout(60)

    def go_on(self, **view: Any) -> None:
        """A moment more, at which only this of the view is different."""
        last = self._last
        self._last = {**last, "number": last["number"] + 1, "told": [], "view": {**last["view"], **view}}
        self._send(self._last)
        self.page.wait_for_timeout(60)

    @property
    def hand(self) -> list[str]:
        """My cards."""
        return list(self._last["view"]["hand"])

    def say(self, person: int, text: str) -> None:
        """Let somebody say something."""
        line = {"number": 1000 + self._lines, "person": person, "name": "Somebody", "text": text, "at": 0}
        self._lines += 1
        self._send({"is": "chat", "lines": [line]})

    def close(self) -> None:
        """Leave; nothing has gone wrong on the page."""
        assert self.guest.problems == []
        self.guest.close()
