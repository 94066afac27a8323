"""What a host is given: Dockerfile, compose.yaml, unit, and what proxies are told, looked at and run by their own tools."""

from __future__ import annotations

import asyncio
import inspect
import os
import re
import shlex
import shutil
import stat
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from copy import copy
from http.client import HTTPConnection
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any, get_args

import pytest
import typer
import yaml
from typer.testing import CliRunner

from ruthless.cli import app
from ruthless.cli.serve import serve
from ruthless.server import admin
from ruthless.server.proxies import Proxies
from tests.browser.kit import free_port
from tests.image import ROOT, instructions, is_sent, patterns, sent_files
from tests.server.backups_test import stop
from tests.server.kit import Node, Player, check_answers, check_log, entries_of
from tests.server.nodes_test import until
from tests.server.postgres import Cluster, NotInstalled, started
from tests.server.workers_test import tables_of_both


def tool(name: str) -> str:
    """A program of this environment or machine; its test is skipped without it, and fails under CI."""
    places = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"], "/usr/sbin"])
    found = shutil.which(name, path=places)
    if found is None:
        if os.environ.get("CI") and name != "systemd-analyze":  # which comes with systemd or not at all
            pytest.fail(f"there is no {name} here")
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
    assert (done.returncode, done.stdout) == (0, "")


def test_compose_names_settings_that_there_are_and_shows_nothing_but_the_proxy() -> None:
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    services: dict[str, Any] = yaml.safe_load(text)["services"]
    assert set(services["ruthless"]["environment"]) <= settings()
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]
    assert services["ruthless"]["read_only"]
    assert services["ruthless"]["cap_drop"] == ["ALL"]
    networks = yaml.safe_load(text)["networks"]
    assert networks["back"]["internal"], "nobody reaches the database from outside"
    assert services["postgres"]["networks"] == ["back"]


def test_compose_trusts_its_proxy_alone_and_knows_visitors_of_either_kind_by_their_address() -> None:
    """Without IPv6 in the network all of them would come from the address of its gateway."""
    text = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    front = text["networks"]["front"]
    assert front["enable_ipv6"]
    subnets = [ip_network(one["subnet"]) for one in front["ipam"]["config"]]
    assert [subnet.version for subnet in subnets] == [4, 6]
    there = text["services"]["caddy"]["networks"]["front"]
    addresses = [there["ipv4_address"], there["ipv6_address"]]
    for address, subnet in zip(addresses, subnets, strict=True):
        assert ip_address(address) in subnet
        assert not Proxies(addresses).trusts(str(subnet[1])), "that is the gateway: who comes by it is a visitor"
    assert text["services"]["ruthless"]["environment"]["RUTHLESS_BEHIND_PROXY"].split() == addresses


def test_the_unit_is_understood_and_leaves_little_open(tmp_path: Path) -> None:
    unit = (ROOT / "deploy" / "ruthless.service").read_text(encoding="utf-8")
    lines = [line.partition("=")[2] for line in unit.splitlines() if line.startswith("Environment=")]
    assert {line.partition("=")[0] for line in lines if line.startswith("RUTHLESS")} <= settings()
    head = unit.partition("[Service]")[0]
    assert "\nStartLimitIntervalSec=0\n" in head, "a database that is away for ten seconds is no reason to give up"
    program = tool("systemd-analyze")
    file = tmp_path / "ruthless.service"
    file.write_text(unit.replace("/opt/ruthless/bin/ruthless", shutil.which("true") or "/bin/true"))
    done = subprocess.run([program, "verify", str(file)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    command = [program, "security", "--offline=true", "--threshold=20", str(file)]  # of 100, where 0 is safest
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-200:]


def shown(beginning: str) -> str:
    """The one line of docs/hosting.md that begins so."""
    lines = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8").splitlines()
    (line,) = (one for one in lines if one.startswith(beginning))
    return line


@pytest.mark.parametrize("setting", ["RUTHLESS_SITE", "RUTHLESS_PUBLIC_URL"])
def test_settings_are_written_where_nobody_else_reads_them(tmp_path: Path, setting: str) -> None:
    line = shown(f"printf '{setting}").replace("/etc/", f"{tmp_path}/")
    subprocess.run(["sh", "-c", f"umask 022; {line}"], cwd=tmp_path, check=True)
    (file,) = tmp_path.iterdir()
    assert file.read_text(encoding="utf-8").startswith(f"{setting}=")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_backup_is_read_in_a_container_by_whom_it_belongs_to() -> None:
    """It is readable for its owner alone, and nobody in there may read what is another's."""
    command = shlex.split(shown("docker compose run"))
    assert command[command.index("--user") + 1] == "$(id -u):$(id -g)"


def test_the_page_names_commands_and_flags_that_there_are() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for words in re.findall(r"(?:^|`|&& |ruthless )ruthless ((?:admin )?[a-z]+)([^\n`|&#]*)", text, re.MULTILINE):
        asked = CliRunner().invoke(app, [*words[0].split(), "--help"], env={"COLUMNS": "200"})
        assert asked.exit_code == 0, words
        for flag in re.findall(r"--[a-z-]+", words[1]):
            assert flag in asked.output, words


@contextmanager
def caddy(folder: Path, site: str, servers: str) -> Iterator[None]:
    """A real Caddy with our Caddyfile, told what docs/hosting.md says."""
    environment = {**os.environ, "RUTHLESS_SITE": site, "RUTHLESS_SERVERS": servers, "HOME": str(folder)}
    config = folder / "Caddyfile"
    config.write_text("{\n\tadmin off\n}\n" + (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8"))
    with running([tool("caddy"), "run", "--adapter", "caddyfile", "--config", str(config)], environment):
        yield


@contextmanager
def nginx(folder: Path, port: int, server: str) -> Iterator[None]:
    """A real nginx with the lines of docs/hosting.md, which names a port and servers of its own."""
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    lines = text.partition("```nginx\n")[2].partition("```")[0]
    told, servers = re.subn(r"(    server )10\.0\.0\.2:8000;\n    server 10\.0\.0\.3:8000;", rf"\g<1>{server};", lines)
    told, ports = re.subn(r"listen 80;", f"listen 127.0.0.1:{port};", told)
    assert (servers, ports) == (1, 1), "the page and this test speak of the same lines"
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    user = "user root;\n" if os.geteuid() == 0 else ""
    config = folder / "nginx.conf"
    config.write_text(
        f"{user}daemon off;\npid {folder}/pid;\nerror_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n{temporary}{told}}}\n"
    )
    with running([tool("nginx"), "-p", str(folder), "-c", str(config), "-e", "stderr"], dict(os.environ)):
        yield


@contextmanager
def running(command: list[str], environment: dict[str, str]) -> Iterator[None]:
    """A program while it is needed."""
    process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.terminate()
        process.wait(15)


def answers(address: str, paths: list[str], source: str, *forwarded: str) -> set[int]:
    """The statuses of answers to requests from an address of this machine; 127.0.0.0/8 is all ours."""
    host, _, port = address.partition(":")
    found = set()
    for path in paths:
        with closing(HTTPConnection(host, int(port), timeout=20, source_address=(source, 0))) as line:
            line.request("GET", path, headers={"X-Forwarded-For": ", ".join(forwarded)} if forwarded else {})
            found.add(line.getresponse().status)
    return found


@pytest.mark.anyio
async def test_people_play_through_caddy(tmp_path: Path) -> None:
    tool("caddy")
    port, database = free_port(), f"sqlite:///{tmp_path / 'tables.sqlite'}"
    site = f"http://localhost:{port}"
    server = await asyncio.to_thread(Node, database, "--behind-proxy", "127.0.0.1", "--public-url", site)
    direct = server.address
    try:
        with caddy(tmp_path, site, direct):
            await until(lambda: reached(f"{site}/healthz"))
            server.address = f"localhost:{port}"
            await played_through(server)
            assert not reached(f"{site}/metrics"), "that is nobody else's business"
            assert not reached(f"http://{direct}/api/games"), "there is one way in"
    finally:
        server.kill()


async def played_through(server: Node) -> None:
    """A whole match of two people."""
    wanted = {"game": "frantic", "options": {"limit": 20}, "settings": {"clock": "off"}}
    seats = await asyncio.to_thread(lambda: server.seats(2, **wanted))
    players = [Player(seat, lambda: server.address, number, starts=number == 0) for number, seat in enumerate(seats)]
    playing = [asyncio.create_task(player.play()) for player in players]
    try:
        await until(lambda: min(player.over for player in players) >= 1)
    finally:
        await stop(playing)


@pytest.mark.anyio
async def test_people_play_through_nginx_and_the_address_that_it_appends_is_the_one_that_counts(tmp_path: Path) -> None:
    tool("nginx")
    port, database = free_port(), f"sqlite:///{tmp_path / 'tables.sqlite'}"
    server = await asyncio.to_thread(Node, database, "--behind-proxy", "127.0.0.1", "--workers", "2")
    direct, server.address = server.address, f"127.0.0.1:{port}"
    try:
        with nginx(tmp_path, port, direct):
            await until(lambda: reached(f"http://127.0.0.1:{port}/healthz"))
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=20) as page:
                assert "<title>" in page.read().decode()
            await played_through(server)
            paths = [f"/api/tables/{code}" for code in await asyncio.to_thread(tables_of_both, server)]
            with admin.connected(database) as connection:
                admin.ban(connection, "127.0.0.77", 0, None)
            await until(lambda: answers(server.address, paths, "127.0.0.77") == {403}, 30)
            assert answers(server.address, paths, "127.0.0.77", "127.0.0.78") == {403}, (
                "whatever they say of themselves"
            )
            assert answers(server.address, paths, "127.0.0.78") == {200}
            assert answers(server.address, paths, "127.0.0.78", "127.0.0.77") == {200}
    finally:
        server.kill()


@pytest.mark.anyio
async def test_caddy_sends_a_table_to_one_of_two_nodes_and_to_the_other_when_that_is_gone(tmp_path: Path) -> None:
    tool("caddy")
    port = free_port()
    site = f"http://localhost:{port}"
    with postgres() as cluster:
        database = cluster.new_database()
        options = ("--behind-proxy", "127.0.0.1", "--public-url", site)
        nodes = await asyncio.gather(*(asyncio.to_thread(Node, database, *options) for _ in range(2)))
        try:
            with caddy(tmp_path, site, " ".join(node.address for node in nodes)):
                await until(lambda: reached(f"{site}/healthz"))
                await moved_on(site, database, nodes)
        finally:
            for node in nodes:
                node.kill()


async def moved_on(site: str, database: str, nodes: list[Node]) -> None:
    """Play at both nodes, then at the one that is left."""
    entrance = copy(nodes[0])
    entrance.address = site.removeprefix("http://")
    tables: list[list[Player]] = []
    playing: list[asyncio.Task[None]] = []
    used: set[str] = set()
    try:
        while len(used) < 2:
            assert len(tables) < 40, "all tables are at one node"
            seats = await asyncio.to_thread(lambda: entrance.seats(2, game="malta", settings={"clock": "off"}))
            tables.append([Player(seat, lambda: entrance.address, at, starts=not at) for at, seat in enumerate(seats)])
            playing += [asyncio.create_task(player.play()) for player in tables[-1]]
            await until(lambda: min(player.moments for player in tables[-1]) > 3)
            at = {one.data["node"] for one in await entries_of(database, seats[0]["code"]) if one.kind == "here"}
            assert len(at) == 1, "everybody at a table comes to the same node"
            used |= at
        nodes[1].kill()
        before = {player: player.moments for table in tables for player in table}
        await until(lambda: all(player.moments > then + 3 for player, then in before.items()))
    finally:
        await stop(playing)
    for table in tables:
        entries = await entries_of(database, table[0].seat["code"])
        check_log(entries)
        assert sum(check_answers(entries, player) for player in table) > 0


@contextmanager
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL of our own; the test is skipped without, and fails under CI."""
    try:
        with started() as cluster:
            yield cluster
    except NotInstalled as error:
        if os.environ.get("CI"):
            pytest.fail(str(error))
        pytest.skip(str(error))


def reached(url: str) -> bool:
    """Whether something answers there, and well."""
    try:
        with urllib.request.urlopen(url, timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False
