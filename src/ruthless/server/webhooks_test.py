"""What Discord, ntfy and everybody else are told."""

from __future__ import annotations

import json

import pytest

from ruthless.server.webhooks import letter

SAID = {
    "is": "asked",
    "text": "Zoë: your turn at The *Den*.",
    "table": {"code": "KR7Q2M", "name": "The *Den*"},
    "link": "https://play.example/t/KR7Q2M",
    "people": ["Zoë"],
}


@pytest.mark.parametrize("host", ["discord.com", "discordapp.com", "ptb.discord.com", "canary.discord.com"])
def test_discord_gets_a_line_in_which_no_name_means_anything(host: str) -> None:
    found = letter(f"https://{host}/api/webhooks/1/x", {**SAID, "text": "@everyone [x](https://e.vil): your turn"})
    said = json.loads(found.body)
    assert said == {
        "content": "\\@everyone \\[x\\]\\(https\\://e.vil\\)\\: your turn <https://play.example/t/KR7Q2M>",
        "allowed_mentions": {"parse": []},
    }
    assert found.headers["content-type"] == "application/json"


@pytest.mark.parametrize(
    ("url", "to"),
    [
        ("https://ntfy.sh/our-den", "https://ntfy.sh/our-den"),
        ("https://ntfy.example.org/our-den", "https://ntfy.example.org/our-den"),
        ("ntfy+https://push.example.org/our-den", "https://push.example.org/our-den"),
        ("ntfy+http://192.168.1.5:8080/our-den", "http://192.168.1.5:8080/our-den"),
    ],
)
def test_ntfy_gets_plain_text_with_a_title_and_a_link(url: str, to: str) -> None:
    found = letter(url, SAID)
    assert found.url == to
    assert found.body.decode() == "Zoë: your turn at The *Den*."
    assert found.headers["title"] == "The *Den*"
    assert found.headers["click"] == "https://play.example/t/KR7Q2M"


def test_a_title_that_is_not_ascii_is_written_as_headers_are() -> None:
    found = letter("https://ntfy.sh/x", {**SAID, "table": {"code": "KR7Q2M", "name": "Höhle"}})
    assert found.headers["title"] == "=?UTF-8?B?SMO2aGxl?="
    assert letter("https://ntfy.sh/x", {**SAID, "table": {"code": "KR7Q2M", "name": ""}}).headers["title"] == "KR7Q2M"


@pytest.mark.parametrize(
    "url", ["https://hooks.example/x", "https://notdiscord.com/x", "https://discord.com.evil.example/x"]
)
def test_everybody_else_gets_json(url: str) -> None:
    assert json.loads(letter(url, SAID).body) == SAID
