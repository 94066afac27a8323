"""Traps others fell into, one test each. Numbers are those of the list we keep of them."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from pathlib import Path
from typing import Any, get_args

import pytest
from starlette.testclient import TestClient
from typer.testing import CliRunner

from ruthless import GAMES, Luck, Match
from ruthless.cli import app as program
from ruthless.server import handlers, wire
from ruthless.server.app import create_app
from ruthless.server.clocks import AT_ONCE, HUMAN
from ruthless.server.commands import Answer, Command, Return, Start
from ruthless.server.fairness import Secret
from ruthless.server.handlers import Draft, hashed
from ruthless.server.harness_test import RoomHarness, new_table, next_round, plain, several
from ruthless.server.hub import Hub
from ruthless.server.limits import NONE
from ruthless.server.live_match import LiveMatch
from ruthless.server.live_room import Guest
from ruthless.server.refusals import Refused
from ruthless.server.room import Room
from ruthless.server.store import Store
from ruthless.server.timers import unless_moved
from ruthless.server.timing import due
from tests.secrets_test import HOUSES

SETTINGS = {"name": "", "open": False, "watch": True, "chat": True, "clock": "off", "bots": "easy"}


def test_trap_1_the_commitment_is_not_what_the_deal_is_made_from() -> None:
    predicted = 0
    for _ in range(20):
        secret = Secret.drawn()
        entropies = ["ab" * 16, ""]
        seal, message = secret.seal, "".join(f"{one}\n" for one in entropies).encode()
        guesses = {seal, hashlib.sha256(seal.encode()).hexdigest(), hashlib.sha256(bytes.fromhex(seal)).hexdigest()}
        guesses |= {hmac.new(key, message, "sha256").hexdigest() for key in (seal.encode(), bytes.fromhex(seal))}
        guesses |= {hashlib.sha256(key + message).hexdigest() for key in (seal.encode(), bytes.fromhex(seal))}
        predicted += secret.mixed(entropies) in guesses
    assert predicted == 0


def test_trap_2_the_commitment_is_salted_anew_each_time() -> None:
    harness = RoomHarness(humans=2, house_rules={"limit": 1})
    salts = set()
    for _ in range(3):
        harness.do(harness.room.host, "start")
        harness.until(lambda room: room.phase == "over")
    for number in range(3):
        secret = Secret.drawn()
        salts.add(secret.salt)
        assert secret.seal != hashlib.sha256(bytes.fromhex(secret.seed)).hexdigest(), number
    assert len(salts) == 3


def test_trap_3_the_seed_is_neither_shown_nor_changed_while_a_match_runs() -> None:
    harness = RoomHarness(humans=2, house_rules={"limit": 40}).start()
    dealt = harness.room.dealt
    assert dealt is not None
    while harness.room.phase == "playing":
        told = [wire.table(harness.room, 0, 0, harness.alive), harness.update(0, -1, 0)]
        assert told[0] is not None
        assert told[0]["seal"] == dealt.seal
        assert told[0]["proof"] is None
        assert told[0]["record"] is None
        assert dealt.seed not in json.dumps(told)
        assert harness.room.dealt == dealt
        harness.answer()
    assert wire.table(harness.room, 0, 0, harness.alive)["proof"]["seed"] == dealt.seed


def test_trap_4_a_deal_is_verified_without_the_server(tmp_path: Path) -> None:
    harness = RoomHarness(humans=2, house_rules={"limit": 40}).start().until(lambda room: room.phase == "over")
    room = harness.room
    assert room.live_match is not None
    assert room.proof is not None
    content = {**room.live_match.record().as_json(), "proof": room.proof.as_json()}
    del content["check"]
    fair, unfair = tmp_path / "fair.json", tmp_path / "unfair.json"
    fair.write_text(json.dumps(content))
    unfair.write_text(json.dumps({**content, "seed": "0" * 64}))
    verify = CliRunner().invoke
    assert verify(program, ["verify", str(fair), "--seal", room.proof.seal]).exit_code == 0
    assert verify(program, ["verify", str(fair), "--seal", "0" * 64]).exit_code != 0
    assert verify(program, ["verify", str(unfair)]).exit_code != 0
    old = tmp_path / "old.json"
    old.write_text(json.dumps({**content, "rules": 2}))
    refused = verify(program, ["verify", str(old), "--seal", room.proof.seal])
    assert refused.exit_code != 0
    assert "the seal fits, but the deal and the answers cannot be checked" in refused.stderr


@pytest.mark.anyio
async def test_trap_5_nobody_is_disturbed_by_somebody_with_a_wrong_token(tmp_path: Path) -> None:
    with TestClient(create_app(f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=NONE, pace=AT_ONCE)) as client:
        seat = client.post("/api/tables", json={"game": "frantic", "player": "Ada"}).json()
        with client.websocket_connect(f"/api/tables/{seat['code']}/socket") as line:
            line.send_json({"do": "hello", "table": seat["code"], "token": seat["token"]})
            line.receive_json()
            line.send_json({"do": "ping", "key": "key-of-ping"})
            while line.receive_json()["is"] != "ok":
                pass
            hub = client.app.state.hub  # type: ignore[attr-defined]
            room = hub.rooms._rooms[seat["code"]].room
            before = plain(room)
            for wrong in ("0" * 32, room.people[0].token, "person-0-person-0-person-0"):
                with client.websocket_connect(f"/api/tables/{seat['code']}/socket") as thief:
                    thief.send_json({"do": "hello", "table": seat["code"], "token": wrong})
                    assert thief.receive_json()["is"] == "bye"
            assert plain(room) == before, "not even a clock was touched"
            line.send_json({"do": "ping", "key": "key-of-ping"})
            assert line.receive_json()["is"] == "ok"


def test_trap_6_a_question_waits_for_who_loses_the_connection() -> None:
    harness = (
        RoomHarness(humans=2, clock="relaxed")
        .start()
        .until(lambda room: room.live_match is not None and room.live_match.moment > 5)
    )
    live_match = harness.room.live_match
    assert live_match is not None
    seat = live_match.match.pending[0].seat
    person, ask = harness.room.people[seat].person, live_match.ask(seat)
    options = list(map(str, live_match.match.pending[0].options))
    harness.drop(person)
    harness.now += 5_000
    again = harness.replayed(harness.base())
    assert again.live_match is not None
    assert again.live_match.ask(seat) == ask
    assert [str(option) for option in again.live_match.match.pending[0].options] == options
    harness.connect(person)
    assert harness.refusal(person, "answer", ask=ask, answer=options[0]) is None


def test_trap_7_nothing_can_be_taken_back() -> None:
    kinds = {get_args(one.model_fields["do"].annotation)[0] for one in get_args(Command)}
    assert not [kind for kind in kinds if "undo" in kind or "back" in kind]
    harness = RoomHarness(humans=2).start()
    live_match = harness.room.live_match
    assert live_match is not None
    decision = live_match.match.pending[0]
    ask = live_match.ask(decision.seat)
    harness.answer(decision.seat)
    for option in decision.options:
        assert harness.refusal(decision.seat, "answer", ask=ask, answer=str(option)) == "server-stale"


@pytest.mark.anyio
async def test_trap_8_that_somebody_has_answered_shows_in_nothing_the_others_get(tmp_path: Path) -> None:
    hub = Hub(Store(f"sqlite:///{tmp_path / 'tables.sqlite'}", "node"), pace=AT_ONCE)
    await hub.open()
    live = await new_table(hub, "frantic", {}, dict(SETTINGS))
    heard: dict[int | None, list[Any]] = {None: []}
    for name in ("Ada", "Bob", "Mia"):
        person, _ = await hub.sit_down(live, name)
        heard[person] = []
    for one, frames in heard.items():
        await hub.welcome(live, Guest(frames.append, one))
    await hub.write(live, handlers.start)
    luck = Luck.from_seed("trap 8")
    silent = 0
    for number in range(1_500):
        if live.room.phase == "over":
            await hub.write(live, handlers.start)
        live_match = live.room.live_match
        assert live_match is not None
        if live_match.over:
            continue
        await hub.write(live, next_round)
        decision = luck.choice(live_match.match.pending)
        ask, moment = live_match.ask(decision.seat), live_match.moment
        person = live.room.people[decision.seat].person
        for frames in heard.values():
            frames.clear()
        answer = str(luck.choice(decision.options))
        await hub.command(live, person, Answer(do="answer", key=f"key-{number:06}", ask=ask or "", answer=answer))
        if live_match.moment == moment and live.room.live_match is live_match:
            assert [one for one, frames in heard.items() if frames] == [person]
            silent += 1
            if silent == 10:
                break
    assert silent == 10
    await hub.close()


@pytest.mark.anyio
async def test_trap_9_a_double_click_deals_once_and_a_bot_does_not_answer_for_who_has_come_back(tmp_path: Path) -> None:
    hub = Hub(Store(f"sqlite:///{tmp_path / 'tables.sqlite'}", "node"), pace=HUMAN)
    await hub.open()
    live = await new_table(hub, "frantic", {}, dict(SETTINGS))
    for name in ("Ada", "Bob"):
        await hub.sit_down(live, name)
    await hub.command(live, 0, Start(do="start", key="key-click-1"))
    await hub.command(live, 0, Start(do="start", key="key-click-1"))
    with pytest.raises(Refused, match="server-playing"):
        await hub.command(live, 0, Start(do="start", key="key-click-2"))
    assert live.room.match == 1
    live_match = live.room.live_match
    assert live_match is not None
    seat = live_match.match.pending[0].seat
    person = live.room.people[seat].person
    await hub.write(live, lambda room: Draft("replaced", person=person))
    hub.timers.think(live)
    number, thought = live.room.number, await hub.timers.decided(live, seat)
    await hub.command(live, person, Return(do="return", key="key-return"))
    assert await hub.write(live, unless_moved(number, thought)) is None, "the bot was about to answer"
    assert live_match.moment == 0
    found = due(live.room, HUMAN, hub.alive)
    assert found is None or found.what != seat
    await hub.close()


def test_trap_10_a_match_everybody_drops_out_of_is_kept() -> None:
    harness = RoomHarness(humans=3, bots=1, clock="brisk").start().until(several)
    before = plain(harness.room)["match record"]
    for person in range(3):
        harness.drop(person)
    for _ in range(50):
        harness.now += 3_600_000
        assert due(harness.room, HUMAN, harness.alive) is None
    assert harness.room.phase == "playing"
    harness.connect(2)
    assert plain(harness.room)["match record"] == before
    found = due(harness.room, HUMAN, harness.alive)
    assert found is not None
    assert found.at > harness.now, "who is first back is given time"


@pytest.mark.parametrize("game", list(GAMES))
def test_trap_11_under_all_pairs_of_house_rules_somebody_can_move_or_it_is_over(game: str) -> None:
    luck = Luck.from_seed("trap 11")
    for number, house in enumerate(HOUSES[game]):
        live_match = LiveMatch(game, 2 + number % 3, f"trap {number}", house)
        for _ in range(150):
            assert live_match.over or all(one.options for one in live_match.match.pending)
            assert live_match.over == (not live_match.match.pending)
            if live_match.over:
                break
            decision = luck.choice(live_match.match.pending)
            live_match.answer(decision.seat, str(luck.choice(decision.options)))


def test_trap_12_shuffles_are_even_and_do_not_repeat_after_a_restart() -> None:
    seen: Counter[str] = Counter()
    for number in range(3_000):
        secret = Secret(hashlib.sha256(f"trap {number}".encode()).hexdigest(), "00" * 16)
        hand = Match.new("frantic", 2, secret.mixed(["", ""])).view(0).as_json()["hand"]
        seen.update(hand)
    deck = Counter(str(card) for card in GAMES["frantic"].deck(GAMES["frantic"].options()))
    total, cards = sum(seen.values()), sum(deck.values())
    dealt = {card: copies for card, copies in deck.items() if seen[card]}
    expected = {card: total * copies / sum(dealt.values()) for card, copies in dealt.items()}
    chi = sum((seen[card] - expected[card]) ** 2 / expected[card] for card in dealt)
    free = len(dealt) - 1
    assert chi < free + 4 * (2 * free) ** 0.5, f"χ² is {chi:.1f} with {free} degrees of freedom over {cards} cards"
    assert len({Secret.drawn().seed for _ in range(100)}) == 100
    assert Room().secret.seed == "", "a room draws nothing by itself: its entries say what was drawn"
    assert hashed("a") != hashed("b")
