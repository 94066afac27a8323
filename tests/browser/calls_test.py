"""Called when it is my turn: the tab, a notification of the open page, and a push to the closed one, in a real browser."""

from __future__ import annotations

import json
import urllib.request
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, expect
from websockets.sync.client import connect

from ruthless.server.receiver_test import Browser as Subscriber
from ruthless.server.receiver_test import Receiver, receiving
from tests.browser.kit import PATIENCE, Guest, chromium, server

HIDDEN = """() => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
SEEN = """() => {
  delete document.visibilityState;
  document.dispatchEvent(new Event('visibilitychange'));
}"""
"""A browser without a window hides no page."""
SUBSCRIBE = """(given) => {
  const subscription = {
    endpoint: given.endpoint,
    options: { applicationServerKey: null },
    toJSON: () => given,
    unsubscribe: async () => true,
  };
  PushManager.prototype.getSubscription = async () => null;
  PushManager.prototype.subscribe = async (options) => {
    window.askedFor = options;
    return subscription;
  };
}"""
"""The push service of the browser: it is out of reach here, so one on this machine takes its place."""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, body, lang, tag, data }) => ({ title, body, lang, tag, to: data.to }))"""
ICON = "document.querySelector('link[rel=icon]').getAttribute('href')"
SWITCH = "[data-calls]"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A whole one: notifications stand beside a page."""
    with chromium(whole=True) as one:
        yield one


@pytest.fixture(scope="module")
def service() -> Iterator[Receiver]:
    with receiving() as one:
        yield one


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory, service: Receiver) -> Iterator[str]:
    with server(tmp_path_factory.mktemp("server"), "--hurried", "--call-to", service.host) as address:
        yield address


class Table:
    """A table of two without a clock, made by its address; whoever has no page speaks over a socket."""

    def __init__(self, base: str) -> None:
        self.base = base
        settings = {"clock": "off", "name": "The Den"}
        first = self._post("/api/tables", {"game": "malta", "player": "Ada", "settings": settings})
        self.code = first["code"]
        self.seats = [first, self._post(f"/api/tables/{self.code}/seats", {"player": "Zoe"})]

    def _post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        request = urllib.request.Request(
            f"{self.base}{path}", json.dumps(body).encode(), {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return dict(json.load(answer))

    def path(self, seat: int) -> str:
        """The link to a seat."""
        return f"/t/{self.code}#seat={self.seats[seat]['token']}"

    def say(self, seat: int, **frame: Any) -> None:
        """Somebody comes, does something and goes."""
        with connect(f"{self.base.replace('http', 'ws')}/api/tables/{self.code}/socket", max_size=None) as line:
            line.send(json.dumps({"do": "hello", "table": self.code, "token": self.seats[seat]["token"]}))
            line.send(json.dumps({"key": str(uuid.uuid4()), **frame}))
            while (heard := json.loads(line.recv(timeout=PATIENCE)))["is"] not in ("ok", "no"):
                pass
            assert heard["is"] == "ok", heard

    def play_until_asked(self, wanted: int) -> None:
        """Both answer, over sockets, until one of them is asked something alone."""
        for _ in range(200):
            for seat in (1 - wanted, wanted):
                with connect(f"{self.base.replace('http', 'ws')}/api/tables/{self.code}/socket", max_size=None) as line:
                    line.send(json.dumps({"do": "hello", "table": self.code, "token": self.seats[seat]["token"]}))
                    while (heard := json.loads(line.recv(timeout=PATIENCE)))["is"] != "update":
                        pass
                    asked = heard["view"]["asked"]
                    if asked == [heard["view"]["seat"]] and seat == wanted:
                        return
                    if heard["ask"] is None:
                        continue
                    answer = {"do": "answer", "ask": heard["ask"]["id"], "answer": heard["view"]["options"][0]}
                    line.send(json.dumps({"key": str(uuid.uuid4()), **answer}))
                    while json.loads(line.recv(timeout=PATIENCE))["is"] not in ("ok", "no"):
                        pass
        raise AssertionError("never asked")


def guest_at(browser: Browser, table: Table, seat: int, *, allowed: bool = True, **how: Any) -> Guest:
    """Somebody at the page of the table."""
    guest = Guest(browser, table.base, **how)
    if allowed:
        guest.context.grant_permissions(["notifications"], origin=table.base)
    guest.open(table.path(seat))
    return guest


def not_looked_at(guest: Guest) -> CDPSession:
    """Somebody goes to another tab."""
    line = guest.context.new_cdp_session(guest.page)
    guest.context.new_page().bring_to_front()
    line.send("Emulation.setFocusEmulationEnabled", {"enabled": False})
    return line


def switch_on(guest: Guest) -> None:
    """Open the menu of the table and switch it on."""
    guest.menu().get_by_role("switch", name="Call me when it is my turn").check(force=True)


def test_the_tab_says_whose_turn_it_is_while_nobody_looks(browser: Browser, base: str) -> None:
    table = Table(base)
    table.say(0, do="start")
    table.play_until_asked(0)
    guest = guest_at(browser, table, 0)
    guest.until_asked()
    expect(guest.page).to_have_title("The Den · Ruthless")
    assert guest.page.evaluate(ICON) == "/icon.svg"
    line = not_looked_at(guest)
    expect(guest.page).to_have_title("Your turn: The Den · Ruthless")
    assert guest.page.evaluate(ICON) == "/icon-called.svg"
    assert guest.page.evaluate("fetch('/icon-called.svg').then((one) => one.ok)")
    line.send("Emulation.setFocusEmulationEnabled", {"enabled": True})
    guest.page.bring_to_front()
    expect(guest.page).to_have_title("The Den · Ruthless")
    assert guest.page.evaluate(ICON) == "/icon.svg"
    assert guest.problems == []
    guest.close()


def test_it_is_off_until_it_is_wanted_and_then_a_hidden_page_shows_a_notification(browser: Browser, base: str) -> None:
    table = Table(base)
    table.say(0, do="start")
    table.play_until_asked(1)
    guest = guest_at(browser, table, 1, phone=True)
    guest.until_asked()
    guest.page.evaluate(HIDDEN)
    expect(guest.page).to_have_title("Your turn: The Den · Ruthless")
    assert guest.page.evaluate(SHOWN) == []
    guest.page.evaluate(SEEN)
    switch_on(guest)
    # there is no push service behind this browser, and that is said
    expect(guest.page.locator(SWITCH)).to_have_attribute("data-calls", "page")
    expect(guest.page.locator(SWITCH)).to_contain_text("Only while this page is open")
    guest.page.evaluate(HIDDEN)
    assert _shown(guest, 1) == [
        {
            "title": "Your turn: The Den",
            "body": "They are waiting. Let them suffer, but not for ever.",
            "lang": "en",
            "tag": f"ruthless-{table.code}",
            "to": f"/t/{table.code}",
        }
    ]
    guest.page.evaluate(SEEN)
    _shown(guest, 0)
    guest.page.reload()
    guest.until_asked()
    guest.menu()
    guest.page.get_by_role("switch", name="Call me").uncheck(force=True)
    expect(guest.page.locator(SWITCH)).to_have_attribute("data-calls", "off")
    guest.close()


def test_a_closed_page_is_called_by_a_push_that_its_worker_shows(
    browser: Browser, base: str, service: Receiver
) -> None:
    table = Table(base)
    table.say(0, do="start")
    table.play_until_asked(0)
    subscriber = Subscriber(f"{service.url}/{table.code}")
    guest = Guest(browser, base, locale="de-CH")
    guest.context.grant_permissions(["notifications"], origin=base)
    guest.context.add_init_script(f"({SUBSCRIBE})({json.dumps(subscriber.subscription)})")
    sent: list[str] = []
    guest.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    guest.open(table.path(1))
    guest.page.locator(".table").wait_for()
    guest.page.get_by_role("button", name="Menü").first.click()
    guest.page.get_by_role("switch", name="Ruf mich, wenn ich dran bin").check(force=True)
    expect(guest.page.locator(SWITCH)).to_have_attribute("data-calls", "on")
    key = guest.page.evaluate("[...window.askedFor.applicationServerKey].length")
    assert key == 65
    for line in ("one", "two", "three"):
        table.say(0, do="say", text=line)
        guest.page.get_by_text(line, exact=True).first.wait_for()
    assert sum('"do":"call"' in frame for frame in sent) == 1, "said once, however many come and go"
    guest.page.goto(f"{base}/")  # away from the table, and its worker stays
    table.play_until_asked(1)
    said = subscriber.read(service.wait_for(1, path=f"/{table.code}")[-1])
    assert said["title"] == "Du bist dran: The Den"
    _deliver(guest, base, json.dumps(said))
    assert _shown(guest, 1) == [
        {
            "title": "Du bist dran: The Den",
            "body": "Sie warten. Lass sie leiden, aber nicht ewig.",
            "lang": "de",
            "tag": f"ruthless-{table.code}",
            "to": f"/t/{table.code}",
        }
    ]
    _deliver(guest, base, "what is this?")
    assert "Ruthless" in [one["title"] for one in _shown(guest, 2)]
    worker = guest.context.service_workers[0]
    opened = """async (to) => {
      let opened = null; // a browser without a window lets nobody come to the front
      self.clients.openWindow = async (address) => { opened = address; };
      WindowClient.prototype.focus = async function () { opened = `focus ${this.url}`; };
      await go(to);
      return opened;
    }"""
    assert worker.evaluate(opened, f"/t/{table.code}") == f"{base}/t/{table.code}"
    assert worker.evaluate(opened, "https://evil.example/") == f"focus {base}/", "nowhere but here"
    guest.close()


def _shown(guest: Guest, count: int) -> list[dict[str, Any]]:
    """The notifications, once there are so many (a function waited for may not be asynchronous)."""
    guest.wait_until(lambda: len(guest.page.evaluate(SHOWN)) == count)
    shown: list[dict[str, Any]] = guest.page.evaluate(SHOWN)
    return shown


def _deliver(guest: Guest, base: str, data: str) -> None:
    """A push reaches the service worker, as if the push service had sent it."""
    count = len(guest.page.evaluate(SHOWN))
    line = guest.context.new_cdp_session(guest.page)
    found: list[dict[str, Any]] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    line.send("ServiceWorker.enable")
    while not found:
        guest.page.wait_for_timeout(20)
    push = {"origin": base, "registrationId": found[0]["registrationId"], "data": data}
    line.send("ServiceWorker.deliverPushMessage", push)
    _shown(guest, count + 1)
    line.detach()


def test_whoever_refuses_is_told_what_to_do(browser: Browser, base: str) -> None:
    guest = Guest(browser, base, locale="fr-FR")
    guest.context.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
    guest.open("/")
    guest.press("Préférences")
    expect(guest.page.locator(SWITCH)).to_contain_text("Autorise les notifications pour ce site")
    expect(guest.page.get_by_role("switch", name="M’appeler quand c’est à moi")).to_be_disabled()
    guest.close()


def test_whoever_does_not_answer_the_browser_finds_it_switched_off(browser: Browser, base: str) -> None:
    guest = Guest(browser, base)
    guest.context.add_init_script("""
      Object.defineProperty(Notification, 'permission', { get: () => 'default' });
      Notification.requestPermission = async () => 'default';
    """)
    guest.open("/")
    guest.press("Preferences")
    switch = guest.page.get_by_role("switch", name="Call me when it is my turn")
    switch.click(force=True)
    expect(guest.page.locator(SWITCH)).to_have_attribute("data-calls", "off")
    expect(switch).not_to_be_checked()
    guest.close()


def test_the_host_sets_and_removes_a_webhook_and_others_only_see_that_there_is_one(
    browser: Browser, base: str, service: Receiver
) -> None:
    table = Table(base)
    table.say(0, do="start")
    host = guest_at(browser, table, 0)
    other = guest_at(browser, table, 1)
    for guest in (host, other):
        guest.page.locator(".table").wait_for()
        guest.menu()
    field = host.page.get_by_label("Tell a channel who is asked")
    field.fill("10.0.0.1/hook")
    host.page.get_by_role("button", name="Tell it").click()
    expect(host.page.get_by_role("alert").filter(has_text="cannot be called")).to_be_visible()
    field.fill(f"{service.url}/secret-of-{table.code}")
    host.page.get_by_role("button", name="Tell it").click()
    expect(host.page.get_by_text("A first word is on its way")).to_be_visible()
    expect(other.page.get_by_text("The host has a channel told who is asked")).to_be_visible()
    assert "secret-of" not in other.page.content() + host.page.content()
    [letter] = service.wait_for(1, path=f"/secret-of-{table.code}")
    assert letter.json()["text"] == "From now on The Den calls here when somebody is asked and not there."
    host.page.get_by_role("button", name="Tell nobody").click()
    expect(other.page.get_by_text("The host has a channel told")).to_have_count(0)
    host.close()
    other.close()


def test_a_device_that_cannot_is_told_why(browser: Browser, tmp_path: Path) -> None:
    with server(tmp_path, "--hurried", "--host", "0.0.0.0") as base:
        guest = Guest(browser, base.replace("localhost", "127.0.0.1"))
        # an iPhone knows no notifications before a page was added to its home screen
        guest.context.add_init_script(
            "delete window.Notification; Object.defineProperty(navigator, 'userAgent', { get: () => 'iPhone' })"
        )
        guest.open("/")
        guest.press("Preferences")
        expect(guest.page.locator(SWITCH)).to_contain_text("Add to Home Screen")
        guest.close()
