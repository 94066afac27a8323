"""A whole match in a real terminal: help, reasons, nonsense, Ctrl-C, --resume, and the end."""

from __future__ import annotations

import os
import re
import signal
import sys
from pathlib import Path
from typing import Any

import pexpect
import pytest

from ruthless.kernel.match import replay
from ruthless.kernel.record import Record
from ruthless.texts import Words

PROMPT = r"\n(?:\x1b\[\?2004h)?> $"
PROGRAM = "from ruthless.cli import main; main()"
LOOK = re.escape(Words("frantic").say("terminal-look")) + "$"
COLOURS = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


def _heed_ctrl_c() -> None:
    """Tests that run in the background may have been told to ignore Ctrl-C, and would hand that on."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A person at a terminal, of 80 by 24 unless said otherwise."""

    def __init__(
        self, state: Path, *arguments: str, locale: str = "en_GB.UTF-8", size: tuple[int, int] = (24, 80)
    ) -> None:
        environment = {**os.environ, "XDG_STATE_HOME": str(state), "TERM": "xterm-256color", "COLORTERM": "truecolor"}
        for name in ("NO_COLOR", "COLUMNS", "LINES", "LANGUAGE", "LC_ALL"):
            environment.pop(name, None)
        # LC_MESSAGES only: what the locale says of letters has to be true of this machine
        environment |= {"LANG": "C.UTF-8", "LC_MESSAGES": locale}
        self.child: Any = pexpect.spawn(
            sys.executable,
            ["-c", PROGRAM, *arguments],
            env=environment,
            dimensions=size,
            encoding="utf-8",
            timeout=300,  # on a busy machine a start takes long
            preexec_fn=_heed_ctrl_c,
        )
        self.seen = ""

    def wait(self) -> str:
        """What the program prints until it asks or ends, without colours. Open hands are looked at only briefly."""
        asked = self.child.expect([PROMPT, pexpect.EOF, LOOK])
        self.raw = self.child.before
        text = COLOURS.sub("", self.raw).replace("\r\n", "\n")
        self.seen += text
        self.ended = asked == 1
        return text if asked < 2 else text + self.type("")

    def type(self, line: str) -> str:
        """Type a line; what comes back."""
        self.child.sendline(line)
        return self.wait()

    def interrupt(self) -> str:
        """Press Ctrl-C; what comes back."""
        self.child.sendintr()
        return self.wait()

    def close_input(self) -> str:
        """Press Ctrl-D; what comes back."""
        self.child.sendeof()
        return self.wait()


def first_option(text: str) -> str:
    """The key of an option on the screen: the first of the last line, the first of several spaces."""
    return text.rstrip().splitlines()[-1].split()[0].partition("–")[0]


def play_to_the_end(terminal: Terminal, text: str) -> None:
    for _ in range(2000):
        if terminal.ended:
            return
        text = terminal.type(first_option(text))
    pytest.fail("the match does not end")


def test_a_match_is_played_interrupted_resumed_and_finished(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    options = ["--seed", "7", "--bots", "uniform", "-o", "limit=20", "--save", str(path)]
    terminal = Terminal(tmp_path, "play", "frantic", *options)
    question = terminal.wait()
    assert "Play a card or draw one." in question
    assert "\x1b[" in terminal.raw, "a terminal that can show colours gets them"
    assert max(map(len, question.splitlines())) <= 80
    assert "explain a card or an event" in terminal.type("?")
    assert "Gift: Give two cards" in terminal.type("? gift")
    refused = terminal.type("why blue-9")
    assert "Not possible: You do not hold blue 9." in refused
    assert "Rule 3.1: In your turn play one card" in refused
    assert "I do not understand “foo”." in terminal.type("foo")
    assert "You draw " in terminal.type("draw")
    kept = Record.load(path).answers
    assert kept[-1] == "0 draw"
    farewell = terminal.interrupt()
    assert terminal.ended
    assert f"ruthless play frantic --resume {path}" in farewell
    assert "Traceback" not in terminal.seen
    assert Record.load(path).answers == kept

    terminal = Terminal(tmp_path, "play", "frantic", "--resume", str(path))
    resumed = terminal.wait()
    assert "Going on where you left off." in resumed
    assert "You have drawn. Play a card or pass." in resumed
    play_to_the_end(terminal, resumed)
    terminal.child.close()
    assert terminal.child.exitstatus == 0
    assert "Final result" in terminal.seen
    match = replay(Record.load(path))
    assert match.over
    assert Record.load(path).answers[: len(kept)] == kept


def test_the_end_of_input_saves_in_the_state_folder(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "frantic")
    terminal.wait()
    farewell = terminal.close_input()
    (path,) = (tmp_path / "ruthless").iterdir()
    assert terminal.ended
    assert f"--resume {path}" in farewell
    assert not replay(Record.load(path)).over


def test_a_killed_match_can_be_resumed(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "frantic", "--seed", "7", "--bots", "uniform")
    terminal.wait()
    terminal.type("draw")
    terminal.child.kill(9)
    terminal.child.wait()
    terminal = Terminal(tmp_path, "play", "frantic", "--resume")
    assert "You have drawn. Play a card or pass." in terminal.wait()
    terminal.interrupt()


def test_a_match_with_the_expansion_and_without_points_is_played_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    options = ["-o", "expansions=troublemaker", "-o", "scoring=rounds", "-o", "rounds=2"]
    terminal = Terminal(tmp_path, "play", "frantic", "--seed", "3", "--bots", "uniform", *options, "--save", str(path))
    question = terminal.wait()
    assert "Expansions – Troublemaker" in question
    assert "Round 1 of 2 " in question
    assert "no round won" in question
    assert "Becomes another special card" in terminal.type("? mimicry")
    assert "Rule 12.12: " in terminal.type("rules mimicry")
    play_to_the_end(terminal, terminal.type("hand"))
    terminal.child.close()
    assert terminal.child.exitstatus == 0
    assert "Traceback" not in terminal.seen
    *lines, command = terminal.seen.rstrip().splitlines()
    assert max(map(len, lines)) <= 80
    assert command == f"Watch the match again with: ruthless replay {path}"
    assert replay(Record.load(path)).rounds == 2


def test_the_terminal_speaks_the_language_of_the_system(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "frantic", "--seed", "7", locale="fr_CH.UTF-8")
    words = Words("frantic", "fr")
    assert words.say("terminal-welcome", game="Frantic", count=4, name="Ann", seat="0") in terminal.wait()
    assert words.about("card-gift")[:40] in terminal.type(f"? {words.card('gift')}")
    farewell = terminal.type(words.say("terminal-commands.quit"))
    assert terminal.ended
    assert "--lang" not in farewell
    terminal = Terminal(tmp_path, "play", "frantic", "--resume", "--lang", "de", locale="fr_CH.UTF-8")
    assert (
        Words("frantic", "de").say("terminal-welcome", game="Frantic", count=4, name="Ann", seat="0") in terminal.wait()
    )
    assert terminal.interrupt().rstrip().endswith(" --lang de")


SHORT = {"frantic-board": ["-o", "limit=40"], "malta": ["-o", "board_for_two=7"]}


def height(text: str) -> int:
    """How many lines the table and the question take, with the line in which one types."""
    lines = text.rstrip().splitlines()
    return len(lines) - max(place for place, line in enumerate(lines) if line.endswith("───")) + 1


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [
        ("frantic-board", "en", (24, 80)),
        ("frantic-board", "fr", (45, 100)),
        ("malta", "en", (45, 100)),
        ("malta", "fr", (24, 80)),
    ],
)
def test_a_board_game_is_played_to_its_end_and_watched_again(
    tmp_path: Path, game: str, language: str, size: tuple[int, int]
) -> None:
    path = tmp_path / "match.json"
    start = ["play", game, "--seed", "3", "--bots", "uniform", *SHORT[game], "--lang", language, "--save", str(path)]
    terminal = Terminal(tmp_path, *start, size=size)
    words = Words(game, language)
    text = terminal.wait()
    assert words.say("terminal-welcome", game=words.say(game), count=4, name="Ann", seat="0") in text
    for _ in range(500):
        if terminal.ended:
            break
        if "───" in text:
            assert height(text) <= size[0]
        text = terminal.type(first_option(text))
    terminal.child.close()
    assert terminal.child.exitstatus == 0
    assert replay(Record.load(path)).over
    assert words.say("terminal-final") in terminal.seen
    assert "Traceback" not in terminal.seen
    assert "terminal-" not in terminal.seen
    *lines, command = terminal.seen.rstrip().splitlines()
    assert max(map(len, lines)) <= size[1]
    assert f"ruthless replay {path}" in command

    terminal = Terminal(tmp_path, "replay", str(path), "--open", "--all", "--lang", language)
    terminal.wait()
    assert terminal.ended
    assert words.say("terminal-final") in terminal.seen


def test_typed_answers_are_understood_in_the_board_game(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "frantic-board", "--seed", "3", "--bots", "uniform")
    assert "which card do you lay on the board?" in terminal.wait()
    assert "Snail: Crossing this space takes two steps" in terminal.type("? SN")
    assert "Where do you lay it?" in terminal.type("push")
    refused = terminal.type("3")
    assert "Not possible: Numbered teleports are never covered." in refused
    assert "Rule 4.4: " in refused
    assert "n ↑ north  e → east" in terminal.type("20")
    assert "You lay Push on 20, pointing east." in terminal.type("east")
    terminal.interrupt()


def test_typed_answers_are_understood_in_malta(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    terminal = Terminal(tmp_path, "play", "malta", "--seed", "3", "--bots", "uniform", "--save", str(path))
    assert "On which start tile do you put your pawn?" in terminal.wait()
    assert "c3 is no start tile." in terminal.type("C3")
    assert "Your pawn goes to d1." in terminal.type("d1")
    assert "0 d1" in Record.load(path).answers
    terminal.interrupt()
