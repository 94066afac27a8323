"""Who installs gets the fast one, as far as that can be seen on one machine: the configuration of wheels, the workflows
that make them, and what a checkout does with an engine it has compiled. `tests/wheel.py` tests a wheel itself.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import compile_engine
import fast_engine
import fast_start
from ruthless import GAMES
from tests import wheel
from tests.compiled import EVERY
from tests.deploy_test import tool
from tests.digests import digests, observing, seatings
from tests.same import differing
from tests.soak import HOUSES

ROOT = Path(__file__).parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
VERSIONS = ("cp311", "cp312", "cp313", "cp314")
MACHINES = {
    "ubuntu-24.04": ("linux", "x86_64", "manylinux_x86_64"),
    "ubuntu-24.04-arm": ("linux", "aarch64", "manylinux_aarch64"),
    "macos-15-intel": ("macos", "x86_64", "macosx_x86_64"),
    "macos-15": ("macos", "arm64", "macosx_arm64"),
    "windows-2025": ("windows", "AMD64", "win_amd64"),
}
"""By the machine that makes them: the platform and kind of processor of wheels, and what those are called."""


def workflow(name: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / ".github" / "workflows" / f"{name}.yml").read_text(encoding="utf-8"))
    return found


def said(*command: str) -> str:
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.mark.parametrize("machine", MACHINES)
def test_wheels_are_made_for_every_version_of_python_on_every_machine(machine: str) -> None:
    platform, processor, called = MACHINES[machine]
    command = ("--print-build-identifiers", "--platform", platform, "--archs", processor)
    assert said(tool("cibuildwheel"), *command).split() == [f"{version}-{called}" for version in VERSIONS]
    assert machine in workflow("wheels")["jobs"]["compiled"]["strategy"]["matrix"]["machine"]


def test_every_machine_that_makes_wheels_is_one_we_know() -> None:
    assert workflow("wheels")["jobs"]["compiled"]["strategy"]["matrix"]["machine"] == list(MACHINES)


def test_the_configuration_of_wheels_is_one_that_cibuildwheel_knows() -> None:
    """Of what it does not know it says nothing when it only lists; so its own schema is asked."""
    jsonschema = pytest.importorskip("jsonschema")
    from importlib.resources import files

    schema = json.loads(files("cibuildwheel").joinpath("resources/cibuildwheel.schema.json").read_text("utf-8"))
    jsonschema.validate(PROJECT["tool"]["cibuildwheel"], schema)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"test-comand": "true"}, schema)


def test_a_wheel_is_tested_by_something_that_comes_with_the_sources() -> None:
    config = PROJECT["tool"]["cibuildwheel"]
    assert config["environment"]["RUTHLESS_COMPILE"] in compile_engine.EFFORTS
    plain, install, with_research = config["test-command"]
    script, told = plain.removeprefix("python {package}/"), with_research.removeprefix("python {package}/")
    assert told == f"{script} --research"
    assert install == f"python -m pip install {PROJECT['project']['name']}[research]"
    assert "research" in PROJECT["project"]["optional-dependencies"]
    assert "test-extras" not in config  # or it would never be tested as most install it
    assert (ROOT / script).is_file()
    assert script.partition("/")[0] in PROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]


def test_wheels_are_made_anew_when_something_changes_that_only_they_show() -> None:
    """C, what stays interpreted beside what is compiled, and whatever tests a wheel: elsewhere none of it is run."""
    paths = dict[Any, Any](workflow("wheels"))[True]["pull_request"]["paths"]  # YAML takes `on` for yes
    package = ROOT / "src" / "ruthless"
    kept = [path for part in compile_engine.PARTS for path in (package / part).rglob("*.py")]
    shown = [
        *(path for path in kept if path.name in compile_engine.INTERPRETED),
        *package.rglob("*.c"),
        *(ROOT / name for name in ("compile_engine.py", "hatch_build.py", "tests/wheel.py", "tests/digests.py")),
    ]
    assert all((package.parent / path).is_file() for path in compile_engine.NATIVE)
    watched = {path for one in paths for path in ROOT.glob(one)}
    assert [str(path.relative_to(ROOT)) for path in shown if path not in watched] == []


def test_a_wheel_without_luck_in_c_is_found_out() -> None:
    """Without it luck is made by hashlib, as in these sources, and nothing would be different but the time it takes."""
    wheel.check_blocks(pure=True)
    with pytest.raises(AssertionError, match="luck is not made in C"):
        wheel.check_blocks(pure=False)


def test_what_compiles_is_the_same_in_a_checkout_and_in_a_wheel() -> None:
    assert PROJECT["dependency-groups"]["fast"] == compile_engine.TOOLS


def test_the_source_distribution_has_everything_that_is_run_in_it() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("this is no checkout, but such a distribution itself")
    included = set(PROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["include"])
    tracked = {Path(line).parts[0] for line in said("git", "ls-files").splitlines()}
    assert tracked - included == {".gitignore", "pyproject.toml"}  # which are in it by themselves


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_is_one(path: Path) -> None:
    said(tool("check-jsonschema"), "--builtin-schema", "vendor.github-workflows", str(path))
    said(tool("zizmor"), "--offline", "--quiet", "--no-progress", str(path))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_may_do_little_and_runs_what_it_was_written_with(path: Path) -> None:
    found = workflow(path.stem)
    assert found["permissions"] == {}
    allowed = [job["permissions"] for job in found["jobs"].values()]
    assert all(one in ({"contents": "read"}, {"id-token": "write"}) for one in allowed)
    for uses in re.findall(r"uses: (\S+)", path.read_text(encoding="utf-8")):
        assert uses.startswith("./") or re.search(r"@[0-9a-f]{40}$", uses), f"{uses} may change under our hands"


def test_the_checks_are_those_that_run_anywhere() -> None:
    assert workflow("checks")["jobs"]["checks"]["steps"][-1]["run"] == ".ci/run"
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def test_in_a_container_git_reads_a_workspace_of_somebody_else(tmp_path: Path) -> None:
    """There root is at work, and the workspace is not root's: git refuses it until it is told otherwise."""
    in_containers = [job for path in WORKFLOWS for job in workflow(path.stem)["jobs"].values() if "container" in job]
    assert in_containers
    not_mine = {"GIT_TEST_ASSUME_DIFFERENT_OWNER": "1", "GIT_CONFIG_NOSYSTEM": "1"}
    for number, job in enumerate(in_containers):
        home = tmp_path / str(number)
        home.mkdir()
        repository = home / "workspace"
        subprocess.run(["git", "init", "-q", str(repository)], check=True)
        environment = {**os.environ, **not_mine, "HOME": str(home), "GITHUB_WORKSPACE": str(repository)}
        environment.pop("XDG_CONFIG_HOME", None)
        for step in job["steps"][:-1]:
            if "run" in step:
                subprocess.run(["sh", "-c", step["run"]], env=environment, check=True)
        asked = ["git", "-C", str(repository), "ls-files"]
        done = subprocess.run(asked, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr


def test_a_release_waits_for_the_checks_and_for_every_wheel() -> None:
    publish = workflow("release")["jobs"]["publish"]
    assert publish["needs"] == ["checks", "wheels"]
    assert publish["environment"]["name"] == "pypi"
    looks = next(step["run"] for step in publish["steps"] if "run" in step)
    assert f"-eq {1 + len(VERSIONS) * len(MACHINES)} " in looks


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with one source, and an engine that was built from it."""
    source = tmp_path / "src" / "ruthless" / "kernel"
    source.mkdir(parents=True)
    (source / "match.py").write_text("one = 1\n")
    (tmp_path / "compile_engine.py").write_text("")
    folder = tmp_path / "build" / "fast"
    folder.mkdir(parents=True)
    built = {"digest": fast_start.digest(str(tmp_path), ["kernel"]), "parts": ["kernel"]}
    (folder / "built.json").write_text(json.dumps(built))
    return tmp_path


def test_what_was_built_is_fresh_until_a_source_changes(checkout: Path) -> None:
    source = checkout / "src" / "ruthless" / "kernel"
    assert fast_start.state(str(checkout)) == fast_start.FRESH
    (source / "match_test.py").write_text("")
    assert fast_start.state(str(checkout)) == fast_start.FRESH
    (source / "new.py").write_text("")
    assert fast_start.state(str(checkout)) == fast_start.STALE
    (source / "new.py").unlink()
    (source / "words.ftl").write_text("")
    assert fast_start.state(str(checkout)) == fast_start.STALE
    (source / "words.ftl").unlink()
    (source / "match.py").write_text("one = 2\n")
    assert fast_start.state(str(checkout)) == fast_start.STALE
    (source / "match.py").write_text("one = 1\n")
    assert fast_start.state(str(checkout)) == fast_start.FRESH
    (checkout / "build" / "fast" / "built.json").write_text("{")
    assert fast_start.state(str(checkout)) == fast_start.NONE


@pytest.mark.parametrize(
    ("arguments", "environment", "used"),
    [
        (["python", "/a/bin/ruthless", "serve"], {}, True),
        (["python", "-m", "ruthless", "games"], {}, True),
        (["python", "-m", "ruthless", "games"], {"PYTHONPATH": "/elsewhere"}, True),
        (["python", "/a/bin/ruthless", "serve"], {"RUTHLESS_FAST": "no"}, False),
        (["python", "-m", "pytest"], {}, False),
        (["python"], {}, False),
    ],
)
def test_the_program_finds_the_compiled_engine_and_nothing_else_does(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], environment: dict[str, str], used: bool
) -> None:
    for name in ("PYTHONPATH", "RUTHLESS_FAST"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "orig_argv", arguments)
    monkeypatch.setattr(sys, "path", ["here"])
    fast_start.use(str(checkout))
    folder = str(checkout / "build" / "fast")
    assert sys.path == ([folder, "here"] if used else ["here"])
    handed_on = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    assert (handed_on[0] == folder) == used


def test_another_engine_that_was_asked_for_is_left_alone(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RUTHLESS_FAST", raising=False)
    monkeypatch.setenv("PYTHONPATH", str(checkout / "src"))
    monkeypatch.setattr(sys, "orig_argv", ["python", "/a/bin/ruthless"])
    monkeypatch.setattr(sys, "path", ["here"])
    fast_start.use(str(checkout))
    assert sys.path == ["here"]


def test_in_a_compiled_package_everything_but_the_engine_is_found_in_the_sources(tmp_path: Path) -> None:
    files = ("__init__.py", "server/app.py", "kernel/match.py", "games/malta/rules.py", "games/malta/texts/en.ftl")
    for root in ("source", "package/ruthless"):
        for name in files:
            path = tmp_path / root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(f"where = {root!r}\n")
    (tmp_path / "source" / "server" / "__init__.py").touch()
    (tmp_path / "package" / "ruthless" / "kernel" / "cards.so").touch()
    fast_engine.lead_back(tmp_path / "package" / "ruthless", tmp_path / "source")
    script = (
        "import ruthless, ruthless.server.app, ruthless.kernel.match as match; from importlib.resources import files; "
        "data = files('ruthless.games').joinpath('malta/texts/en.ftl').read_text(); "
        "print(ruthless.where, ruthless.server.app.where, match.where, data.split()[-1])"
    )
    found_first = {**os.environ, "PYTHONPATH": str(tmp_path / "package")}
    done = subprocess.run([sys.executable, "-c", script], env=found_first, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["source", "source", "package/ruthless", "'source'"]
    kept = sorted(str(path.relative_to(tmp_path)) for path in (tmp_path / "package").rglob("*") if path.is_file())
    assert [Path(one).name for one in kept] == ["__init__.py", "rules.py", "en.ftl", "cards.so", "match.py"]
    assert not [path for path in (tmp_path / "package").rglob("*") if path.is_symlink() and path.is_dir()]


def test_a_stale_engine_is_told_in_one_line_and_a_fresh_one_not_at_all(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fast_engine, "ROOT", checkout)
    fast_engine.tell()
    assert capsys.readouterr().out == ""
    (checkout / "src" / "ruthless" / "kernel" / "match.py").write_text("one = 2\n")
    fast_engine.tell()
    assert capsys.readouterr().out.count("\n") == 1


def test_a_build_that_is_interrupted_says_so_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(effort: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(fast_engine, "build", interrupted)
    with pytest.raises(SystemExit, match=r"^ruthless: interrupted; what was compiled before is as it was$"):
        fast_engine.main(["build"])


def test_what_is_missing_to_compile_is_said_in_words(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", str(tmp_path / "no-compiler"))
    with pytest.raises(SystemExit, match="there is no C compiler"):
        compile_engine.compiled(tmp_path / "engine")
    assert not (tmp_path / "engine").exists()


def test_only_gcc_is_told_as_gcc_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Every wheel is asked for tuned, by whatever compiler there is; and on Windows another one may lie on the path."""
    compiler = tmp_path / "cc"
    compiler.write_text('#!/bin/sh\necho "cc, Free Software Foundation, Inc."\n')
    compiler.chmod(0o755)
    monkeypatch.setenv("CC", str(compiler))
    assert compile_engine.is_gcc()
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(os, "name", "nt")
        found = compile_engine.is_gcc()
    assert not found
    compiler.write_text('#!/bin/sh\necho "clang version 19"\n')
    assert not compile_engine.is_gcc()
    monkeypatch.setenv("CC", str(tmp_path / "no-compiler"))
    assert not compile_engine.is_gcc()


def test_engines_that_differ_are_found_out() -> None:
    one = {"a table": {"told": "1", "chosen": "2"}, "another": {"told": "3"}}
    assert differing(one, one) == []
    assert differing(one, {**one, "a table": {"told": "1", "chosen": "9"}}) == ["a table: chosen"]
    assert differing(one, {"a table": one["a table"]}) == ["another: told"]


def test_seatings_are_of_all_games_at_all_seats_with_all_house_rules() -> None:
    found = seatings()
    for game, houses in HOUSES.items():
        numbers = range(GAMES[game].fewest, GAMES[game].most + 1)
        ours = [(one.seats, one.options) for one in found if one.game == game]
        assert len(ours) == len(houses) * len(numbers)
        assert all((seats, house) in ours for house in houses for seats in numbers)


SHOWN = {
    "frantic": ("events", "events_left", "bomb", "has_bomb", "market", "round", "scores", "absent", "skips"),
    "frantic-board": ("round", "ghost", "backward", "scores", "covered", "thrown"),
    "malta": ("announced", "resolved", "gone", "lost", "blind", "skips", "extra"),
}
"""By game what of its vectors is 0 in the first turns and in the same place every time, or nearly."""


@pytest.mark.parametrize("game", SHOWN)
@pytest.mark.parametrize("every", [EVERY, wheel.EVERY])
def test_what_is_observed_has_matches_that_end_and_all_that_comes_late(game: str, every: int) -> None:
    """Or the compiled vectors would be compared at the beginnings of matches only."""
    moved: set[str] = set()
    ended = 0
    for seating in (one for one in seatings(every) if one.game == game):
        first: dict[str, bytes] = {}
        for vector in observing(seating, "observation"):
            ended += int(vector.dones.sum())
            for name in SHOWN[game]:
                now = vector.observations[:, vector.layout[name].slice].tobytes()
                if first.setdefault(name, now) != now:
                    moved.add(name)
    assert moved == set(SHOWN[game])
    assert ended >= 2


def test_digests_are_the_same_again_and_others_elsewhere() -> None:
    here, there = seatings(every=50)[:2]
    assert digests(here) == digests(here)
    assert set(digests(here).values()).isdisjoint(digests(there).values())
