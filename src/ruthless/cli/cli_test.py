"""The commands: what they print, and how they fail in one line."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import fields
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from ruthless import __version__
from ruthless.bots import BOTS, Sight, bot_named
from ruthless.cli import app
from ruthless.kernel.codes import code
from ruthless.kernel.game import GAMES
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match, replay
from ruthless.kernel.options import read
from ruthless.kernel.record import Record
from ruthless.lab.turns import points
from ruthless.server.fairness import Proof, Secret
from ruthless.texts import Words, languages

ENGLISH = {"LC_ALL": "en_GB.UTF-8", "LANGUAGE": ""}


def run(*arguments: str, typed: str = "", environment: Mapping[str, str] = ENGLISH) -> Result:
    runner = CliRunner(env={"COLUMNS": "80", "NO_COLOR": "1", **environment})
    return runner.invoke(app, arguments, input=typed, prog_name="ruthless")


def failed(*arguments: str, typed: str = "") -> str:
    """The one line that a command says when it fails."""
    result = run(*arguments, typed=typed)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()
    assert line.startswith("ruthless: ")
    return line.removeprefix("ruthless: ")


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saved matches go to a folder of the test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "ruthless"


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """The record of a whole short match."""
    match = Match.new("frantic", 3, 5, {"limit": 20})
    bot = bot_named("uniform", Luck.from_seed(1))
    while not match.over:
        decision = match.pending[0]
        match.answer(bot.choose(Sight(match, decision)), decision.seat)
    path = tmp_path / "played.json"
    match.record().with_players(["Zoë", "Bob (uniform)", "Cleo (uniform)"]).save(path)
    return path


def test_the_version_is_printed() -> None:
    assert run("--version").stdout == f"ruthless {__version__}\n"


def test_the_command_line_is_a_module_too() -> None:
    done = subprocess.run([sys.executable, "-m", "ruthless", "--version"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"ruthless {__version__}\n", "")


def test_without_a_command_there_is_help() -> None:
    assert run().stdout == run("--help").stdout
    assert run().exit_code == 0


@pytest.mark.parametrize("group", [[], ["admin"]])
def test_what_a_command_does_is_listed_whole(group: list[str]) -> None:
    listed = run(*group).stdout
    assert listed == run(*group, "--help").stdout
    commands = listed.partition("Commands:\n")[2].splitlines()
    assert len(commands) >= 9
    assert [line for line in commands if line.endswith("...")] == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk that is always full")
def test_a_full_disk_is_told_in_one_line() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "ruthless", "games"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert (done.returncode, done.stderr) == (
        2,
        "ruthless: what this prints cannot be written: No space left on device\n",
    )


@pytest.mark.parametrize(
    "command", ["play", "learn", "replay", "rules", "games", "options", "simulate", "arena", "report", "analyse"]
)
def test_every_command_has_help(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert result.stdout.startswith(f"Usage: ruthless {command} ")
    assert all(line.strip() for line in result.stdout.splitlines()[2:3])


def test_games_are_listed() -> None:
    lines = run("games").stdout.splitlines()
    assert lines[:11] == [
        "frantic: Frantic, 2 to 8 seats",
        "  cards: 125 playing cards, 20 events",
        "  with expansions: 147 playing cards, 34 events",
        "  rules version: 3",
        f"  languages: {', '.join(languages('frantic'))}",
        "  sets of house rules: french-2023, swiss-2019",
        "  house rules:",
        "    expansions: none (default), troublemaker",
        "    scoring: points (default), rounds",
        "    limit: medium (default), short, long, any number from 1",
        "    rounds: 5 (default), any number from 1",
    ]
    assert "    fuck_you_cards: 10 (default), 11" in lines
    board = lines.index("frantic-board: Frantic – the board game, 2 to 6 seats")
    assert lines[board + 1 : board + 3] == [
        "  cards: 94 playing cards, 6 numbered teleports, 20 events",
        "  rules version: 1",
    ]
    malta = lines.index("malta: Malta!, 2 to 6 seats")
    assert lines[malta + 1 : malta + 3] == ["  cards: 108 playing cards, 54 tiles", "  rules version: 4"]
    assert lines[-1] in ("engine: pure Python", "engine: compiled")


def test_games_are_listed_as_json() -> None:
    listed = json.loads(run("games", "--json").stdout)
    assert listed["games"]["frantic"]["seats"] == [2, 8]
    assert listed["games"]["frantic"]["cards"] == {"playing": 125, "event": 20}
    assert listed["games"]["frantic"]["all_cards"] == {"playing": 147, "event": 34}
    options = listed["games"]["frantic"]["options"]
    assert options["expansions"] == {"values": ["troublemaker"], "whole_from": None, "several": True, "default": []}
    assert options["rounds"] == {"values": [], "whole_from": 1, "several": False, "default": 5}
    assert options["fuck_you_cards"]["values"] == [10, 11]
    assert isinstance(listed["compiled"], bool)


def test_a_rule_is_shown() -> None:
    assert run("rules", "frantic", "2.5").stdout == (
        "2 Beginning a round\n2.5 The first turn belongs to the dealer's neighbour.\n"
    )


def test_a_card_is_looked_up_by_several_words() -> None:
    assert run("rules", "frantic", "Friday", "the", "13th").stdout.splitlines() == [
        "9 The events",
        "9.7 Friday the 13th: nothing happens.",
        "Nothing happens.",
    ]


def test_rules_are_printed_as_json() -> None:
    assert json.loads(run("rules", "frantic", "2.5", "--json").stdout) == [
        {
            "number": "2.5",
            "section": "Beginning a round",
            "text": "The first turn belongs to the dealer's neighbour.",
        }
    ]
    assert len(json.loads(run("rules", "frantic", "--json").stdout)) > 60


CODE = code(read(GAMES["frantic"].options, {"limit": 60}))
HOUSE_RULES = [one.name for one in fields(GAMES["frantic"].options)]
MISTYPED = ("1" if CODE[0] != "1" else "2") + CODE[1:]
MISTAKE = "is no code for house rules: there is a mistake in it; sets with a name are french-2023, swiss-2019"
NO_TEXTS = f"no texts in 'xx': there are {', '.join(languages('frantic'))}"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["rules", "chess"], "no game 'chess': there are frantic, frantic-board, malta"),
        (["rules", "frantic", "99"], "no rule, section or card '99' in the rulebook of frantic"),
        (["play", "chess"], "no game 'chess': there are frantic, frantic-board, malta"),
        (["play", "frantic", "--seats", "9"], "frantic is for 2 to 8 seats, not 9"),
        (["play", "frantic", "--seats", "1"], "frantic is for 2 to 8 seats, not 1"),
        (["play", "frantic", "--seat", "4"], "no seat 4: seats are 0 to 3"),
        (["play", "frantic", "-o", "limit=0"], "option 'limit' cannot be '0': choose medium, short, long, a whole number from 1"),
        (["play", "frantic", "-o", "limit"], "option 'limit' has no value: write NAME=VALUE"),
        (["play", "frantic", "-o", "colour=red"], f"no option 'colour': there are {', '.join(HOUSE_RULES)}"),
        (["play", "frantic", "--rules", "swiss!"], f"'swiss!' {MISTAKE}"),
        (["simulate", "frantic", "--rules", "0"], f"'0' {MISTAKE}"),
        (["options", "frantic", "--rules", MISTYPED], f"{MISTYPED!r} {MISTAKE}"),
        (["options", "frantic", "-o", "rounds=0"], "option 'rounds' cannot be '0': choose a whole number from 1"),
        (["options", "chess"], "no game 'chess': there are frantic, frantic-board, malta"),
        (["play", "frantic", "--bots", "genius"], f"no bot 'genius': there are {', '.join(BOTS)}"),
        (["play", "frantic", "--lang", "xx"], NO_TEXTS),
        (["rules", "frantic", "--lang", "xx"], NO_TEXTS),
        (["games", "--lang", "xx"], NO_TEXTS),
        (["options", "frantic", "--lang", "xx"], NO_TEXTS),
        (["simulate", "frantic", "--lang", "xx"], NO_TEXTS),
        (["play"], "say which game to play: there are frantic, frantic-board, malta"),
        (["rules"], "Missing argument 'game'; `ruthless rules --help` says more"),
        (["play", "malta", "--slow"], "No such option: --slow; `ruthless play --help` says more"),
        (["dance"], "No such command 'dance'; `ruthless --help` says more"),
    ],
)  # fmt: skip
def test_mistakes_are_told_in_one_line(arguments: list[str], reason: str) -> None:
    assert failed(*arguments) == reason


def test_a_wrong_kind_of_value_is_one_line_too() -> None:
    assert "--seats" in failed("play", "frantic", "--seats", "many")
    assert "--sets" in failed("play", "frantic", "--sets", "3")


def test_a_match_is_kept_and_resumed(state: Path) -> None:
    first = run("play", "frantic", "--seed", "7", "--bots", "uniform", "--name", "Zoë", typed="d\nquit\n")
    assert first.exit_code == 0
    (path,) = state.iterdir()
    assert first.stdout.splitlines()[-1] == f"Saved. Go on with: ruthless play frantic --resume {path}"
    assert Record.load(path).players == ("Zoë", "Bob (uniform)", "Cleo (uniform)", "Dan (uniform)")
    again = run("play", "frantic", "--resume")
    assert "Going on where you left off." in again.stdout
    assert "You have drawn. Play a card or pass." in again.stdout
    assert list(state.iterdir()) == [path]


def test_a_new_match_never_replaces_a_saved_one(state: Path, tmp_path: Path) -> None:
    for _ in range(3):
        run("play", "frantic")
    assert len(list(state.iterdir())) == 3
    chosen = tmp_path / "mine.json"
    chosen.write_text("precious")
    assert failed("play", "frantic", "--save", str(chosen)).startswith(f"{chosen} exists already")
    assert chosen.read_text() == "precious"


def test_resuming_takes_the_last_unfinished_match(state: Path, played: Path) -> None:
    run("play", "frantic", "--seed", "unfinished")
    (path,) = state.iterdir()
    (state / "frantic-9999.json").write_text(played.read_text("utf-8"), "utf-8")
    (state / "frantic-broken.json").write_text("{")
    assert str(path) in run("play", "frantic", "--resume").stdout


def test_resuming_elsewhere_leaves_the_source_alone(tmp_path: Path) -> None:
    source, copy = tmp_path / "a.json", tmp_path / "b.json"
    run("play", "frantic", "--seed", "7", "--save", str(source))
    before = source.read_bytes()
    run("play", "frantic", "--resume", str(source), "--save", str(copy), typed="d\n")
    assert source.read_bytes() == before
    assert len(Record.load(copy).answers) > len(Record.load(source).answers)


def test_a_resumed_match_keeps_what_it_was_begun_with(state: Path) -> None:
    run("play", "frantic")
    assert failed("play", "frantic", "--resume", "--seats", "3") == "--seats cannot be changed when a match is resumed"


def test_without_a_saved_match_there_is_nothing_to_resume(state: Path) -> None:
    assert failed("play", "frantic", "--resume") == (
        f"no unfinished match of frantic in {state}: name the file, or start a new match"
    )


def test_without_a_game_the_last_match_is_resumed_and_the_others_are_named(state: Path) -> None:
    run("play", "frantic-board", "--seed", "1", typed="1\n1\n1\n")
    (board,) = state.iterdir()
    run("play", "frantic", "--seed", "7", typed="d\n")
    frantic = next(path for path in state.iterdir() if path != board)
    begun = len(Record.load(frantic).answers)
    run("play", "frantic", "--seed", "8")  # nobody has answered anything in this one
    again = run("play", "--resume", typed="p\n").stdout
    assert again.splitlines()[:2] == [
        "One more match waits to be played on:",
        f"  ruthless play --resume {board}",
    ]
    assert len(Record.load(frantic).answers) > begun
    os.utime(board)
    assert str(board) in run("play", "--resume").stdout.splitlines()[-1]
    assert str(frantic) in run("play", "--resume", "frantic").stdout.splitlines()[-1]
    assert str(board) in run("play", "--resume", str(board)).stdout.splitlines()[-1]


def test_a_start_is_resumed_if_there_is_nothing_else(state: Path) -> None:
    assert failed("play", "--resume") == f"no unfinished match in {state}: name the file, or start a new match"
    run("play", "frantic")
    (path,) = state.iterdir()
    assert str(path) in run("play", "--resume").stdout


def test_a_saved_match_of_older_rules_is_named_and_not_just_missed(state: Path) -> None:
    run("play", "frantic")
    (path,) = state.iterdir()
    content = json.loads(path.read_text("utf-8"))
    del content["check"]
    path.write_text(json.dumps({**content, "rules": 2}))
    before = path.read_bytes()
    assert failed("play", "frantic", "--resume") == (
        f"no unfinished match of frantic in {state}: name the file, or start a new match; in {path.name} {OLD_RULES}"
    )
    assert path.read_bytes() == before


def test_a_finished_match_is_not_resumed(played: Path) -> None:
    assert failed("play", "frantic", "--resume", str(played)).startswith(f"the match in {played} is over")


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = run("play", "frantic", "--save", str(tmp_path / "file" / "match.json"))
    assert result.exit_code == 2
    assert result.stderr.startswith("ruthless: cannot write ")


def test_bytes_that_are_no_text_do_no_harm() -> None:
    result = CliRunner().invoke(app, ["play", "frantic", "--seed", "7"], input=b"\xff\xfe\nquit\n")
    assert result.exit_code == 0
    assert "I do not understand" in result.stdout


BROKEN: dict[str, tuple[Callable[[str], str], str]] = {
    "truncated": (lambda text: text[: len(text) // 2], "the record is not complete JSON"),
    "edited": (lambda text: text.replace('"seats": 3', '"seats": 4'), "its checksum does not fit"),
    "empty": (lambda text: "", "the record is not complete JSON"),
    "foreign": (lambda text: '{"moves": ["e4"]}', "this is not a record of Ruthless"),
    "list": (lambda text: "[1, 2]", "this is not a record of Ruthless"),
    "future": (lambda text: text.replace('"ruthless": 1', '"ruthless": 2'), "this program reads format 1"),
}


@pytest.mark.parametrize("how", BROKEN)
@pytest.mark.parametrize("command", [["replay"], ["play", "frantic", "--resume"]])
def test_a_broken_record_is_refused_and_left_as_it_is(played: Path, command: list[str], how: str) -> None:
    change, reason = BROKEN[how]
    text = change(played.read_text("utf-8"))
    played.write_text(text, "utf-8")
    assert reason in failed(*command, str(played))
    assert played.read_text("utf-8") == text


def test_a_record_with_an_impossible_answer_is_refused(played: Path) -> None:
    record = Record.load(played)
    record.with_answers([*record.answers[:5], "0 gift:purple", *record.answers[5:]]).save(played)
    assert "answer 6 of the record, '0 gift:purple', is not possible" in failed("replay", str(played))


OLD_RULES = (
    "the record is of frantic rules 2, these are rules 3: it is left as it is, "
    "but only a program with those rules can play it again"
)


def test_a_record_of_another_game_or_version_is_refused(played: Path) -> None:
    content = json.loads(played.read_text("utf-8"))
    del content["check"]
    played.write_text(json.dumps({**content, "game": "chess"}))
    assert failed("replay", str(played)) == "no game 'chess': there are frantic, frantic-board, malta"
    played.write_text(json.dumps({**content, "rules": 2}))
    for command in (["replay"], ["analyse"], ["play", "frantic", "--resume"]):
        assert failed(*command, str(played)) == OLD_RULES


OLD_MALTA = {
    2: ["1 d1", "0 e1", "1 shove", "1 -> 1", "1 west", "0 no", "1 extra-step", "1 east", "0 no"],
    3: ["1 d1", "0 c1", "1 new-space", "1 c5", "0 no", "1 shift-a-line", "1 row-1", "1 west", "0 no"],
}
"""By version the beginning of a match as that dealt and played it."""


def old_malta(version: int) -> dict[str, object]:
    """Its record."""
    head = {"ruthless": 1, "game": "malta", "rules": version, "seats": 2, "seed": "old rules", "options": {}}
    return {**head, "answers": OLD_MALTA[version]}


def told_old(version: int) -> str:
    """What is said about it."""
    return OLD_RULES.replace("frantic rules 2, these are rules 3", f"malta rules {version}, these are rules 4")


@pytest.mark.parametrize("version", OLD_MALTA)
def test_a_match_of_malta_by_older_rules_is_told_so_wherever_it_is_opened(state: Path, version: int) -> None:
    path = state / "malta-old.json"
    state.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(old_malta(version)))
    for command in (["replay"], ["analyse"], ["play", "malta", "--resume"]):
        assert failed(*command, str(path)) == told_old(version)
    assert failed("play", "malta", "--resume").endswith(f"start a new match; in malta-old.json {told_old(version)}")
    assert path.read_text("utf-8") == json.dumps(old_malta(version))


@pytest.mark.parametrize("version", OLD_MALTA)
def test_a_deal_of_malta_by_older_rules_is_not_taken_for_a_false_one(tmp_path: Path, version: int) -> None:
    path = tmp_path / "old.json"
    proof = Proof.of(Secret.drawn(), ["", ""])
    path.write_text(json.dumps({**old_malta(version), "seed": proof.mixed, "proof": proof.as_json()}))
    assert failed("verify", str(path)) == (
        f"the seal fits, but the deal and the answers cannot be checked: {told_old(version)}"
    )


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere.json"
    assert failed("replay", str(nowhere)) == f"cannot read {nowhere}: No such file or directory"


def test_a_replay_prints_everything_at_once(played: Path) -> None:
    lines = run("replay", str(played), "--all").stdout.splitlines()
    assert lines[:2] == ["House rules of this match:", "  Points that end the match – 20 points"]
    assert lines[2].startswith("Round 1 begins; ")
    assert lines[3].startswith("The start card is ")
    assert "Final result " + "─" * 67 in lines
    assert not any(line.startswith("Hand ") for line in lines)
    assert any(line.startswith("Zoë ") for line in lines)


def test_a_replay_counts_turns_as_an_analysis_does(played: Path) -> None:
    record = Record.load(played)
    begins = [point.answers for point, _ in points(record) if point.seat is not None]
    steps = run("replay", str(played), typed="t 12\nturn 3\nt 99999\nq\n").stdout
    prompts = re.findall(r"turn (\d+) · (\d+)/", steps)
    wanted = [12, 3, len(begins)]
    assert [(int(turn), int(at)) for turn, at in prompts[-3:]] == [(turn, begins[turn - 1]) for turn in wanted]


def test_a_replay_is_stepped_through(played: Path) -> None:
    last = len(Record.load(played).answers)
    steps = run("replay", str(played), typed=f"\nt\nb\nnonsense\n{last}\n\n").stdout
    prompts = [word.removesuffix(">") for word in steps.split() if word.endswith(f"/{last}>")]
    assert prompts[0] == f"0/{last}"
    assert prompts[-1] == f"{last}/{last}"
    first, turn, back = (int(prompt.split("/")[0]) for prompt in prompts[1:4])
    assert 0 < first < turn
    assert back == turn - 1


def test_a_replay_as_a_seat_shows_its_hand_only(played: Path) -> None:
    text = run("replay", str(played), "--seat", "1", typed="q\n").stdout
    assert text.count("Hand 1 ") == 1
    assert " has " not in text
    assert failed("replay", str(played), "--seat", "3") == "no seat 3: seats are 0 to 2"


def test_an_open_replay_shows_every_hand(played: Path) -> None:
    text = run("replay", str(played), "--open", typed="q\n").stdout
    assert [line.split()[0] for line in text.splitlines() if " has " in line] == ["Zoë", "Bob", "Cleo"]


def test_a_replay_leaves_the_record_as_it_is(played: Path) -> None:
    before = played.read_bytes()
    run("replay", str(played), "--all", "--open")
    assert played.read_bytes() == before
    assert replay(Record.load(played)).over


# Languages


@pytest.mark.parametrize(
    ("environment", "arguments", "language"),
    [
        ({"LC_ALL": "fr_CH.UTF-8", "LANGUAGE": ""}, [], "fr"),
        ({"LC_ALL": "fr_CH.UTF-8", "LANGUAGE": ""}, ["--lang", "de"], "de"),
        ({"LC_ALL": "it_CH.UTF-8", "LANGUAGE": ""}, [], "en"),
    ],
)
def test_commands_speak_the_language_asked_for_or_that_of_the_environment(
    environment: Mapping[str, str], arguments: list[str], language: str
) -> None:
    words = Words("frantic", language)
    welcome = words.say("terminal-welcome", game="Frantic", count=4, name="Ann", seat="0")
    assert welcome in run("play", "frantic", *arguments, environment=environment).stdout
    assert words.house_rule("scoring") in run("options", "frantic", *arguments, environment=environment).stdout
    assert words.say("games-options") in run("games", *arguments, environment=environment).stdout
    assert (
        words.say("simulate-share") in run("simulate", "frantic", "-n", "1", *arguments, environment=environment).stdout
    )
    rule = run("rules", "frantic", words.card("gift:red"), *arguments, environment=environment).stdout
    assert words.about("card-gift")[:30] in rule


def test_a_replay_speaks_the_language_asked_for(played: Path) -> None:
    lines = run("replay", str(played), "--lang", "fr", typed="?\nq\n").stdout
    assert lines.count(Words("frantic", "fr").say("terminal-replay-keys")) == 2


def test_a_resumed_match_speaks_the_language_asked_for(state: Path) -> None:
    first = run("play", "frantic", "--lang", "fr").stdout
    (path,) = state.iterdir()
    assert first.splitlines()[-1].endswith(f"ruthless play frantic --resume {path} --lang fr")
    again = run("play", "frantic", "--resume").stdout
    assert again.splitlines()[-1] == f"Saved. Go on with: ruthless play frantic --resume {path}"


def test_rules_are_looked_up_by_notation_in_every_language() -> None:
    numbers = [one["number"] for one in json.loads(run("rules", "frantic", "gift", "--json").stdout)]
    for language in languages("frantic"):
        found = json.loads(run("rules", "frantic", "gift", "--lang", language, "--json").stdout)
        assert [one["number"] for one in found] == numbers


def test_a_family_reads_no_rude_name(played: Path) -> None:
    assert "Fuck You" in run("rules", "frantic").stdout
    for command in (["rules", "frantic"], ["options", "frantic"], ["replay", str(played), "--all", "--open"]):
        shown = run(*command, "--family").stdout
        assert "Fuck You" not in shown
        assert "Bastard" not in shown
    assert "Get Lost fits on everything" in run("rules", "frantic", "get", "lost", "--family").stdout


# House rules


def test_house_rules_by_name_by_code_and_one_by_one_are_laid_on_each_other(state: Path) -> None:
    options = read(GAMES["frantic"].options, {"expansions": ["troublemaker"], "limit": 60, "rounds": 3})
    run("play", "frantic", "--rules", code(options), "-o", "expansions=none", "-o", "scoring=rounds")
    (path,) = state.iterdir()
    assert Record.load(path).options == {"scoring": "rounds", "limit": 60, "rounds": 3}
    path.unlink()
    run("play", "frantic", "--rules", "swiss-2019", "-o", "wish=must")
    (path,) = state.iterdir()
    swiss = {**GAMES["frantic"].options.presets["swiss-2019"]}
    del swiss["wish"]
    assert Record.load(path).options == swiss


def test_house_rules_are_for_simulations_too() -> None:
    result = json.loads(run("simulate", "frantic", "-n", "1", "--rules", "swiss-2019", "--json").stdout)
    assert result["options"] == GAMES["frantic"].options.presets["swiss-2019"]


def test_house_rules_are_explained() -> None:
    lines = [line.rstrip() for line in run("options", "frantic").stdout.splitlines()]
    assert lines[:10] == [
        "House rules of Frantic (> as chosen)",
        "expansions  Expansions",
        "  >  none            the base deck only (default)",
        "     troublemaker    Troublemaker: 22 more cards and 14 more events",
        "scoring  Who wins",
        "  >  points          whoever has the fewest points (default)",
        "     rounds          whoever wins the most rounds; nothing is written down",
        "limit  Points that end the match",
        "  >  medium          about an hour: 154, or 137 for five and more (default)",
        "     short           about half an hour: 137, or 113 for five and more",
    ]
    assert "     1…              any number from 1" in lines
    assert "     swiss-2019      as in the Swiss overview of 2019" in lines
    assert lines[-1] == "Play with them: ruthless play frantic"


def test_what_is_chosen_is_marked_and_the_code_gives_it_again() -> None:
    arguments = ["--rules", "swiss-2019", "-o", "limit=60", "-o", "expansions=troublemaker"]
    lines = [line.rstrip() for line in run("options", "frantic", *arguments).stdout.splitlines()]
    assert "  >  troublemaker    Troublemaker: 22 more cards and 14 more events" in lines
    assert "     medium          about an hour: 154, or 137 for five and more (default)" in lines
    assert "  >  60              60 points" in lines
    assert "  >  11              exactly 11, itself included" in lines
    made = lines[-2].removeprefix("Code to share these house rules: ")
    assert lines[-1] == f"Play with them: ruthless play frantic --rules {made}"
    assert (
        run("options", "frantic", "--rules", made).stdout.splitlines()
        == run("options", "frantic", *arguments).stdout.splitlines()
    )


def test_house_rules_are_explained_as_json() -> None:
    about = json.loads(run("options", "frantic", "-o", "limit=60", "--json").stdout)
    assert about["options"]["limit"] == {
        "about": "Points that end the match",
        "values": {
            "medium": "about an hour: 154, or 137 for five and more",
            "short": "about half an hour: 137, or 113 for five and more",
            "long": "about an hour and a half: 179, or 154 for five and more",
            "60": "60 points",
        },
        "several": False,
        "whole_from": 1,
        "default": "medium",
        "chosen": 60,
        "means": "60 points",
    }
    assert about["changed"] == {"limit": 60}
    assert about["command"] == f"ruthless play frantic --rules {about['code']}"
    assert about["presets"]["swiss-2019"]["options"]["fuck_you_cards"] == 11


@pytest.mark.parametrize("setting", [["--rules", "swiss-2019"], ["-o", "limit=60"]])
def test_a_resumed_match_keeps_its_house_rules(setting: list[str]) -> None:
    run("play", "frantic")
    assert "cannot be changed when a match is resumed" in failed("play", "frantic", "--resume", *setting)
