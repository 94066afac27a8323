"""What a host is given: Dockerfile, compose.yaml, unit and Caddyfile, looked at by their own tools where those are here."""

from __future__ import annotations

import asyncio
import inspect
import os
import shutil
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any, get_args

import pytest
import typer
import yaml

from ruthless.cli.serve import serve
from tests.image import ROOT, instructions, is_sent, patterns, sent_files
from tests.server.backups_test import stop
from tests.server.kit import Node, Player
from tests.server.nodes_test import until


def tool(name: str) -> str:
    """A program of this machine, or of this environment; its test is skipped without it."""
    found = shutil.which(name) or shutil.which(name, path=str(Path(sys.executable).parent))
    if found is None:
        pytest.skip(f"there is no {name} here")
    return found


def settings() -> set[str]:
    """Every variable that `ruthless serve` reads."""
    parameters = inspect.signature(serve, eval_str=True).parameters.values()
    options = [one for parameter in parameters for one in get_args(parameter.annotation)]
    return {str(one.envvar) for one in options if isinstance(one, typer.models.OptionInfo) and one.envvar}


def dockerfile() -> list[tuple[str, str]]:
    return list(instructions((ROOT / "Dockerfile").read_text(encoding="utf-8")))


def test_the_image_is_built_from_what_it_needs_and_nothing_else() -> None:
    sent = sent_files()
    for path in ("src/ruthless/server/app.py", "client/package-lock.json", "requirements/serve.lock", "hatch_build.py"):
        assert path in sent
    packed = ("docs/rulings.md", "docs/rulings.de.md", "docs/rulings.fr.md", "README.md", "LICENSE")
    assert {*packed, *(str(path.relative_to(ROOT)) for path in ROOT.glob("docs/rules/*.md"))} <= set(sent)
    assert not [
        path for path in sent if path.endswith("_test.py") or path.startswith(("tests/", ".git", "benchmarks/"))
    ]
    for path in (".env", "tables.sqlite", "client/node_modules/x/y.js", "src/ruthless/server/client/index.html"):
        assert not is_sent(path, patterns())


def test_the_image_runs_as_nobody_in_particular_and_can_say_how_it_is() -> None:
    words = dockerfile()
    last = words[max(at for at, (word, _) in enumerate(words) if word == "FROM") :]
    assert ("USER", "10001") in last
    assert ("VOLUME", "/data") in last
    assert any(word == "HEALTHCHECK" and rest.endswith('CMD ["ruthless", "health"]') for word, rest in last)
    given = {one.partition("=")[0] for word, rest in last if word == "ENV" for one in rest.split()}
    assert {one for one in given if one.startswith("RUTHLESS_")} <= settings()
    assert not [rest for word, rest in last if word == "RUN" and ("apt-get" in rest or "pip" in rest)]


def test_the_dockerfile_is_what_hadolint_likes() -> None:
    done = subprocess.run([tool("hadolint"), str(ROOT / "Dockerfile")], capture_output=True, text=True, check=False)
    assert done.stdout == ""


def test_compose_names_settings_that_there_are_and_shows_nothing_but_the_proxy() -> None:
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    services: dict[str, Any] = yaml.safe_load(text)["services"]
    assert set(services["ruthless"]["environment"]) <= settings()
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]
    assert services["ruthless"]["read_only"]
    assert services["ruthless"]["cap_drop"] == ["ALL"]
    networks = yaml.safe_load(text)["networks"]
    trusted = services["ruthless"]["environment"]["RUTHLESS_BEHIND_PROXY"]
    assert networks["front"]["ipam"]["config"] == [{"subnet": trusted}]
    assert networks["back"]["internal"], "nobody reaches the database from outside"
    assert services["postgres"]["networks"] == ["back"]


def test_the_unit_is_understood_and_leaves_little_open(tmp_path: Path) -> None:
    unit = (ROOT / "deploy" / "ruthless.service").read_text(encoding="utf-8")
    lines = [line.partition("=")[2] for line in unit.splitlines() if line.startswith("Environment=")]
    assert {line.partition("=")[0] for line in lines if line.startswith("RUTHLESS")} <= settings()
    program = tool("systemd-analyze")
    file = tmp_path / "ruthless.service"
    file.write_text(unit.replace("/opt/ruthless/bin/ruthless", shutil.which("true") or "/bin/true"))
    done = subprocess.run([program, "verify", str(file)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    command = [program, "security", "--offline=true", "--threshold=20", str(file)]  # of 100, where 0 is safest
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-200:]


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@pytest.mark.anyio
async def test_people_play_through_caddy(tmp_path: Path) -> None:
    program, port = tool("caddy"), free_port()
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    site = f"http://localhost:{port}"
    server = await asyncio.to_thread(Node, database, "--behind-proxy", "127.0.0.1", "--public-url", site)
    environment = {"RUTHLESS_SITE": site, "RUTHLESS_SERVERS": server.address, "HOME": str(tmp_path)}
    config = tmp_path / "Caddyfile"
    config.write_text("{\n\tadmin off\n}\n" + (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8"))
    command = [program, "run", "--adapter", "caddyfile", "--config", str(config)]
    caddy = subprocess.Popen(command, env={**os.environ, **environment}, stderr=subprocess.DEVNULL)
    try:
        await until(lambda: reached(f"{site}/healthz"))
        direct, server.address = server.address, f"localhost:{port}"
        seats = await asyncio.to_thread(
            lambda: server.seats(2, game="frantic", options={"limit": 20}, settings={"clock": "off"})
        )
        players = [
            Player(seat, lambda: f"localhost:{port}", number, starts=number == 0) for number, seat in enumerate(seats)
        ]
        playing = [asyncio.create_task(player.play()) for player in players]
        try:
            await until(lambda: min(player.over for player in players) >= 1)
        finally:
            await stop(playing)
        assert not reached(f"{site}/metrics"), "that is nobody else's business"
        assert not reached(f"http://{direct}/api/games"), "there is one way in"
    finally:
        caddy.terminate()
        caddy.wait(15)
        server.kill()


def reached(url: str) -> bool:
    """Whether something answers there, and well."""
    try:
        with urllib.request.urlopen(url, timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False
