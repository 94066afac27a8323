"""Who is written to in the tests: a push service or a webhook on this machine, and a browser that can read its letters."""

from __future__ import annotations

import json
import secrets
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec

from ruthless.server.pushes import CURVE, decrypted, encoded, encrypted, point


class Received(NamedTuple):
    """A letter as it has come in."""

    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        """What it says, if that is JSON."""
        return json.loads(self.body)


class Receiver:
    """Takes letters. What it answers can be said beforehand: a status each, or 0 for no answer at all."""

    def __init__(self, *statuses: int, headers: dict[str, str] | None = None) -> None:
        self.letters: list[Received] = []
        self._statuses = list(statuses)
        self._headers = headers or {}
        self.released = threading.Event()
        """Until then nobody gets an answer whose status is 0."""
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                headers = {name.lower(): value for name, value in self.headers.items()}
                outer.letters.append(Received(self.path, headers, body))
                status = outer._statuses.pop(0) if outer._statuses else 201
                if not status:
                    outer.released.wait(60)
                    status = 201
                self.send_response(status)
                for name, value in outer._headers.items():
                    self.send_header(name, value)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Nothing is printed."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.host = f"127.0.0.1:{self._server.server_address[1]}"
        self.url = f"http://{self.host}"
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()

    def wait_for(self, count: int, path: str) -> list[Received]:
        """So many letters to a path at least, as soon as they are there."""
        end = time.monotonic() + 30
        while len(found := [one for one in self.letters if one.path == path]) < count:
            assert time.monotonic() < end, self.letters
            time.sleep(0.01)
        return found

    def close(self) -> None:
        """Take nothing any more."""
        self.released.set()
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def receiving(*statuses: int, headers: dict[str, str] | None = None) -> Iterator[Receiver]:
    """A receiver for a while."""
    receiver = Receiver(*statuses, headers=headers)
    try:
        yield receiver
    finally:
        receiver.close()


class Browser:
    """Has keys of its own, and can read what is sent to its subscription."""

    def __init__(self, endpoint: str) -> None:
        self._key = ec.generate_private_key(CURVE)
        self._auth = secrets.token_bytes(16)
        self.endpoint = endpoint
        self.subscription = {
            "endpoint": endpoint,
            "expirationTime": None,
            "keys": {"p256dh": encoded(point(self._key.public_key())), "auth": encoded(self._auth)},
        }

    def read(self, letter: Received) -> Any:
        """What a letter to it says."""
        return json.loads(decrypted(letter.body, self._key, self._auth))


def test_a_browser_reads_what_is_encrypted_for_it() -> None:
    browser = Browser("https://push.example/1")
    letter = Received("/1", {}, encrypted(b'{"a":1}', point(browser._key.public_key()), browser._auth))
    assert browser.read(letter) == {"a": 1}
