"""The example package, as somebody installs it: played, recorded, served, and gone again."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "ruthless_example"


DRIVER = """
import json, sys
from typer.testing import CliRunner
from ruthless.cli import app
done = [CliRunner().invoke(app, command, input=typed) for command, typed in json.load(sys.stdin)]
print(json.dumps([[one.exit_code, one.stdout, one.stderr] for one in done]))
"""


class Place:
    """A folder in which packages are installed, and a command line that finds them."""

    def __init__(self, folder: Path) -> None:
        self.packages = folder / "packages"
        self.folder = folder

    def install(self, source: Path) -> None:
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
        subprocess.run([*pip, "--target", str(self.packages), str(source)], check=True)

    def python(self, code: str, typed: str = "", packages: Sequence[str] = ()) -> str:
        """What Python code prints in a process of its own."""
        path = os.pathsep.join([str(self.packages), str(ROOT / "src"), str(ROOT)])
        environment = {**os.environ, "PYTHONPATH": path, "XDG_STATE_HOME": str(self.folder), "LANG": "C"}
        environment.pop("RUTHLESS_ALLOW", None)
        done = subprocess.run(
            [sys.executable, "-c", code, *packages],
            cwd=self.folder,
            env={**environment, "COLUMNS": "120"},
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def run(self, *commands: str, typed: str = "") -> list[tuple[int, str, str]]:
        """By command how it ended and what it printed: all of them in one process, because starting takes long."""
        orders = json.dumps([(command.split(), typed) for command in commands])
        return [(code, out, err) for code, out, err in json.loads(self.python(DRIVER, orders))]

    def said(self, *commands: str, typed: str = "") -> list[str]:
        """What commands print that go well."""
        done = self.run(*commands, typed=typed)
        assert [code for code, _, _ in done] == [0] * len(commands), done
        return [out for _, out, _ in done]

    def refused(self, *commands: str) -> list[str]:
        """The one line with which each command fails."""
        done = self.run(*commands)
        assert [(code, out, err.count("\n")) for code, out, err in done] == [(2, "", 1)] * len(commands), done
        return [err.removeprefix("ruthless: ").strip() for _, _, err in done]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """A place where the example package is installed."""
    place = Place(tmp_path_factory.mktemp("outside"))
    copy = place.folder / "source"
    shutil.copytree(EXAMPLE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    place.install(copy)
    return place


def test_games_and_house_rules_are_listed_with_their_package(place: Place) -> None:
    both = "options frantic --json"
    listed, shown, chosen = place.said("games --json", "games", f"{both} -o expansions=tavern+troublemaker")
    games = json.loads(listed)["games"]
    assert list(games) == ["frantic", "frantic-board", "malta", "climb"]
    whose = {"package": "ruthless-example", "version": "1.0"}
    assert (games["climb"]["title"], games["climb"]["outside"]) == ("Climb", whose)
    assert (games["frantic"]["outside"], games["frantic"]["expansions"]) == (None, {"tavern": whose})
    assert "from another package: ruthless-example 1.0" in shown
    climb = shown[shown.index("climb:") :].splitlines()
    assert "  house rules:" in shown[: shown.index("climb:")]
    assert "  house rules:" not in climb
    assert place.said("options climb") == ["Climb has no house rules.\n"]
    assert place.said("rules frantic toast") == ["Toast: You draw a card, and so does a player of your choice.\n"]
    options = json.loads(chosen)
    assert options["options"]["expansions"]["values"]["tavern"] == "Tavern: 4 more cards and one more event"
    assert options["changed"] == {"expansions": ["troublemaker", "tavern"]}
    (coded,) = place.said(f"{both} --rules {options['code']}")
    assert options["code"].endswith(".tavern")
    assert json.loads(coded)["changed"] == options["changed"]


def test_its_game_and_its_bot_play_in_several_processes(place: Place) -> None:
    simulate = "simulate climb --games 60 --players 3 --json --bots greedy,uniform,sensible --processes"
    arena = "arena climb --bots ruthless_example.greedy:Greedy,uniform -n 20 --json"
    report = "report climb --games 20 --players 2-3 --bots greedy --processes 1 --json"
    one, two, held, found = map(
        json.loads, place.said(f"{simulate} 1", f"{simulate} 2 --journal journal", arena, report)
    )
    assert found["method"]["games"] == 20
    head = json.loads((place.folder / "journal").read_text().splitlines()[0])
    assert head["outside"] == {"ruthless-example": "1.0"}
    assert (one["wins"], one["decisions"]) == (two["wins"], two["decisions"])
    assert {one["name"] for one in held["bots"]} == {"ruthless_example.greedy:Greedy", "uniform"}


def test_matches_without_the_expansion_are_what_they_were(place: Place) -> None:
    code = """
import ruthless
from ruthless.kernel.codes import code
from tests.golden.write import first_difference, written
assert "tavern" in ruthless.GAMES["frantic"].expansions
for golden in written():
    if "frantic" in golden.path.name:
        assert first_difference(golden) is None, golden.path.name
match = ruthless.Match.new("frantic", 4, 3)
assert match.record().outside == {}
assert code(match.options) == "04"
"""
    place.python(code)


def test_the_expansion_is_dealt_where_it_is_chosen(place: Place) -> None:
    code = """
from ruthless import Luck, Match
from ruthless.testing import conformance, deal, hands, play
for number in range(3):
    match = Match.new("frantic", 4, number, {"expansions": ["tavern", "troublemaker"], "limit": 40})
    conformance.check_match(match, Luck.from_seed(number), every=60)
house = {"expansions": ["tavern"]}
match = deal("frantic", hands=["toast:red blue-1", "red-1", "green-2"], pile="red-9", draw="red-5 red-6", options=house)
play(match, "0 toast:red", "0 -> 2")
assert hands(match) == ["blue-1 red-5", "red-1", "green-2 red-6"], hands(match)
assert match.record().outside == {"ruthless-example": "1.0"}
"""
    place.python(code)
    place.said("simulate frantic -o expansions=tavern -n 4 --bots sensible,cunning:2,greedy,casual --processes 1")


def test_its_game_keeps_what_every_game_has_to_keep(place: Place) -> None:
    code = """
from ruthless import GAMES, Luck, Match
from ruthless.testing import conformance, deal, declined, play
for number in range(20):
    match = Match.new("climb", 2 + number % 3, number, ask_forced=number % 2 == 0)
    luck = Luck.from_seed(number)
    while not match.over:
        conformance.check_open(match)
        conformance.check_cards(match)
        conformance.check_views(match)
        conformance.check_refusals(match)
        conformance.check_legality(match)
        conformance.check_clone(match, luck)
        conformance.check_record(match)
        conformance.check_imagined(match, luck.below(match.seats), luck)
        conformance.random_answer(match, luck)
match = deal("climb", hands=["step-1 step-4", "step-6"], pile="step-3")
assert declined(match, "0 step-1") == ("too-low", "2")
assert declined(match, "0 step-5") == ("not-in-hand", "1")
play(match, "0 step-4", "1 step-6")
assert match.over and match.scores == [1, 0] and match.winners == [1]
"""
    place.python(code)


def test_its_words_and_rules_are_complete_and_what_is_missing_is_named(place: Place) -> None:
    code = """
from pathlib import Path
import ruthless_example.climb
from ruthless.testing.texts import check_texts
check_texts("climb")
folder = Path(ruthless_example.climb.__file__).parent
for file, gone in ("rules.md", "**2** "), ("texts/en.ftl", "too-low = "), ("texts/en.ftl", ".card = "), ("texts/fr.ftl", "= Quelle"):
    whole = (folder / file).read_text()
    (folder / file).write_text(whole.replace(gone, "gone" + gone.replace(".", "")))
    try:
        check_texts("climb")
    except AssertionError as error:
        print(error)
    finally:
        (folder / file).write_text(whole)
"""
    named = place.python(code).splitlines()
    assert named[:2] == ["climb has no rule 2, which 'too-low' cites", "climb has no text 'too-low'"]
    assert "no text 'card-step.card'" in named[2]
    assert named[3].startswith("climb has a text that cannot be read: fr: lay gone= Quelle")


def test_a_match_is_played_kept_and_shown_in_a_terminal(place: Place) -> None:
    play = "play climb --seed 5 --bots greedy --save match.json"
    replay = "replay match.json --all"
    told, english, french, german, analysis, rule = place.said(
        play,
        *(replay, f"{replay} --lang fr", f"{replay} --lang de"),
        *("analyse match.json --tries 2 --processes 1", "rules climb 2"),
        typed="?\nhint\n1\n" + "d\n" * 9,
    )
    assert "From other packages: ruthless-example 1.0." in told
    assert "Which step do you lay?" in told
    assert "Chance of winning" in told
    assert json.loads((place.folder / "match.json").read_text())["outside"] == {"ruthless-example": "1.0"}
    assert "The match is over" in english
    assert "marche" in french
    assert "Die Partie ist vorbei" in german
    assert "worlds played on" in analysis
    assert "Lay a step" in rule


def test_after_another_version_and_without_it_records_are_refused_in_one_line(place: Place) -> None:
    place.said("play climb --seed 5 --save refused.json", typed="d\n" * 3)
    (place.packages / "ruthless_example-1.0.dist-info").rename(place.packages / "ruthless_example-2.0.dist-info")
    metadata = place.packages / "ruthless_example-2.0.dist-info" / "METADATA"
    metadata.write_text(metadata.read_text().replace("Version: 1.0", "Version: 2.0"))
    needs = "the record needs rules of the package ruthless-example 1.0, "
    assert place.refused("replay refused.json")[0].startswith(f"{needs}here it is 2.0: ")
    gone = place.packages.rename(place.folder / "gone")
    try:
        said = place.refused(
            *("replay refused.json", "analyse refused.json", "simulate climb", "simulate frantic --bots greedy"),
            *("simulate frantic -o expansions=tavern", "simulate frantic --rules 04.tavern"),
        )
    finally:
        gone.rename(place.packages)
        metadata.write_text(metadata.read_text().replace("Version: 2.0", "Version: 1.0"))
        metadata.parent.rename(place.packages / "ruthless_example-1.0.dist-info")
    assert [line.partition(":")[0] for line in said] == [
        *[f"{needs}which is not there"] * 2,
        "no game 'climb'",
        "no bot 'greedy'",
        "option 'expansions' cannot be 'tavern'",
        "the code asks for 'tavern', which no package that is installed here brings along; sets with a name are "
        "french-2023, swiss-2019",
    ]


SERVER = """
import json, sys
from ruthless.kernel import outside
outside.allow(sys.argv[1:])
outside.load()
from starlette.testclient import TestClient
from ruthless.server.app import create_app
from ruthless.server.clocks import AT_ONCE
from ruthless.server.http_test import begun, played
from ruthless.server.limits import NONE
with TestClient(create_app("sqlite:///tables.sqlite", limits=NONE, pace=AT_ONCE)) as client:
    print(json.dumps(work(client)))
"""

ALLOWED = """
import logging
warnings = []
logging.getLogger("ruthless.server").addFilter(lambda record: warnings.append(record.getMessage()) or True)

def work(client):
    games = {one["name"]: one for one in client.get("/api/games").json()}
    seat = begun(client, game="climb", bots=["greedy"])
    tavern = client.post("/api/tables", json={"game": "frantic", "player": "Ada", "options": {"expansions": ["tavern"]}})
    table = played(client, seat)
    return {
        "games": games,
        "declared": client.get("/api/games/climb/declared").json(),
        "texts": [client.get(f"/api/games/{game}/texts/fr").text for game in ("climb", "frantic", "malta")],
        "rules": client.get("/api/games/climb/rules").json(),
        "table": table,
        "record": client.get(f"/api/records/{table['record']}").json(),
        "codes": [seat["code"], tavern.json()["code"]],
        "warnings": warnings,
    }
"""

UNKNOWN = """
def work(client):
    codes, record = CODES, "RECORD"
    paths = [*(f"tables/{code}" for code in codes), f"records/{record}", f"records/{record}/replay"]
    answers = [client.get(f"/api/{path}") for path in paths]
    with client.websocket_connect(f"/api/tables/{codes[0]}/socket") as line:
        line.send_json({"do": "hello", "table": codes[0]})
        bye = line.receive_json()
    new = client.post("/api/tables", json={"game": "frantic", "player": "Ada", "bots": ["greedy"]})
    return {
        "games": [one["name"] for one in client.get("/api/games").json()],
        "tables": client.get("/api/tables").json(),
        "refused": [(one.status_code, one.json()["detail"]["id"], one.json()["detail"]["text"]) for one in answers],
        "bye": bye,
        "bot": new.status_code,
    }
"""


def test_a_server_offers_what_its_host_allows_and_says_whose_it_is(place: Place, tmp_path: Path) -> None:
    shown = json.loads(place.python(ALLOWED + SERVER, packages=["ruthless-example"]))
    whose = {"package": "ruthless-example", "version": "1.0"}
    games, table = shown["games"], shown["table"]
    assert shown["warnings"] == [], "a process that thinks does not know the package"
    assert (games["malta"]["outside"], games["climb"]["outside"]) == (None, whose)
    assert games["frantic"]["expansions"] == {"tavern": whose}
    assert games["climb"]["bots"] == ["easy", "normal", "hard", "greedy"]
    declared = shown["declared"]
    assert declared["kinds"][2] == {
        "name": "step-3",
        "group": "step",
        "points": 3,
        "back": "playing",
        "expansion": "",
        "faces": ["step-3"],
        "copies": [2],
    }
    assert declared["facts"]["draws"] == "draw"
    assert declared["questions"] == ["lay"]
    assert {"name": "pile", "kind": "cards"} in declared["view"]
    assert {"name": "known", "kind": "hands"} in declared["view"]
    climb, frantic, malta = shown["texts"]
    assert "climb = Grimpe" in climb
    assert "has-turn" in climb
    assert "card-toast = Toast" in frantic
    assert malta == ""
    assert [one["number"] for one in shown["rules"]["sections"]] == ["1", "2"]
    assert table["outside"] == [{"what": "game", "name": "climb", **whose}, {"what": "bot", "name": "greedy", **whose}]
    assert shown["record"]["outside"] == {"ruthless-example": "1.0"}
    record = tmp_path / "served.json"
    record.write_text(json.dumps(shown["record"]))
    assert "The seal fits" in place.said(f"verify {record}")[0]
    (unchecked,) = Place(tmp_path).refused(f"verify {record}")
    assert unchecked.startswith("the seal fits, but the deal and the answers cannot be checked: the record needs rules")

    code = UNKNOWN.replace("CODES", repr(shown["codes"])).replace("RECORD", table["record"])
    without = json.loads(place.python(code + SERVER))
    assert without["games"] == ["frantic", "frantic-board", "malta"]
    assert without["tables"] == {"tables": []}
    assert without["refused"] == [[404, "server-missing-rules", "ruthless-example 1.0"]] * 4
    assert (without["bye"]["is"], without["bye"]["refusal"]["id"]) == ("bye", "server-missing-rules")
    assert without["bot"] == 422


def test_a_broken_package_is_named_before_anything_else(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    (broken / "src" / "broken").mkdir(parents=True)
    (broken / "src" / "broken" / "__init__.py").write_text("GAME = 1 / 0\n")
    (broken / "pyproject.toml").write_text(
        '[build-system]\nrequires = ["hatchling"]\nbuild-backend = "hatchling.build"\n'
        '[project]\nname = "broken"\nversion = "3"\n[project.entry-points."ruthless.games"]\nmess = "broken:GAME"\n'
    )
    place = Place(tmp_path)
    place.install(broken)
    games, serve = place.refused("games", "serve --allow broken --no-browser")
    why = r"the package broken 3 cannot be used: mess: broken:GAME cannot be loaded: ZeroDivisionError: .*line 1\)"
    assert re.fullmatch(why, games)
    assert serve == games
    (missing,) = place.refused("serve --allow nothing --no-browser")
    assert missing == "no package 'nothing' with games, bots or cards for Ruthless is installed"
