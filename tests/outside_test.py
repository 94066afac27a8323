"""Packages that bring something along: how they are found, and how broken ones are refused."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from importlib import invalidate_caches
from pathlib import Path
from runpy import run_path

import pytest

import ruthless
from ruthless.bots import BOTS, Sight, bot_named
from ruthless.bots.outside import DECLARED, stranger
from ruthless.bots.outside import load as load_bots
from ruthless.games.frantic import book
from ruthless.games.frantic.expansions import load as load_expansions
from ruthless.games.outside import load as load_games
from ruthless.kernel import outside
from ruthless.kernel.errors import BrokenPackage, RuthlessError
from ruthless.kernel.game import GAMES
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match

Install = Callable[..., None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs a package: what it declares, and the source of its one module."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delenv(outside.ALLOWED, raising=False)
    kept = dict(GAMES)

    def put(package: str, declared: str, source: str = "") -> None:
        module = package.replace("-", "_")
        info = tmp_path / f"{module}-1.2.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.2\n")
        (info / "entry_points.txt").write_text(declared)
        (tmp_path / module).mkdir()
        (tmp_path / module / "__init__.py").write_text(source)
        monkeypatch.delitem(sys.modules, module, raising=False)
        invalidate_caches()  # what is found in a folder is remembered until its time changes, and clocks of files are coarse

    yield put
    assert dict(GAMES) == kept
    DECLARED.clear()


def test_entries_are_found_with_their_package_and_version(install: Install) -> None:
    install("Some_Package", "[ruthless.bots]\nb = some_package:B\na = some_package:A\n[console_scripts]\nx = y:z\n")

    found = outside.entries(outside.BOTS_GROUP)

    assert [(one.name, one.value, one.package, one.version) for one in found] == [
        ("a", "some_package:A", "some-package", "1.2"),
        ("b", "some_package:B", "some-package", "1.2"),
    ]
    assert outside.entries(outside.GAMES_GROUP) == []


def test_only_what_is_allowed_is_found(install: Install, monkeypatch: pytest.MonkeyPatch) -> None:
    install("first", "[ruthless.bots]\na = first:A\n")
    install("second", "[ruthless.bots]\nb = second:B\n")
    monkeypatch.setenv(outside.ALLOWED, "")
    assert outside.entries(outside.BOTS_GROUP) == []

    outside.allow(["Second"])
    assert [one.package for one in outside.entries(outside.BOTS_GROUP)] == ["second"]
    with pytest.raises(
        RuthlessError, match=r"^no package 'third' with games, bots or cards for Ruthless is installed$"
    ):
        outside.allow(["third"])


def test_a_mistake_is_theirs_wherever_ours_lies(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """With `make fast` what is compiled lies in one place and the rest in another."""
    monkeypatch.setattr(ruthless, "__path__", [*ruthless.__path__, str(tmp_path)])
    (tmp_path / "kit.py").write_text("def fails():\n    raise KeyError(1)\n", encoding="utf-8")
    fails = run_path(str(tmp_path / "kit.py"))["fails"]
    with pytest.raises(KeyError) as raised:
        fails()
    assert re.fullmatch(r"KeyError: 1 \(tests/outside_test.py, line \d+\)", outside.told(raised.value))


GAME = """
from dataclasses import replace
from ruthless.games.frantic import FRANTIC
GAME = replace(FRANTIC, {})
"""


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("import nowhere", "broken:GAME cannot be loaded: ModuleNotFoundError: No module named 'nowhere'"),
        ("1 / 0", r"broken:GAME cannot be loaded: ZeroDivisionError: division by zero \(broken/__init__.py, line 1\)"),
        (
            "import ruthless\nruthless.Luck.from_seed(1).choice([])",
            r"broken:GAME cannot be loaded: ZeroDivisionError: .* \(broken/__init__.py, line 2\)",
        ),
        ("def", r"broken:GAME cannot be loaded: SyntaxError: invalid syntax \(__init__.py, line 1\)$"),
        ("", "broken:GAME cannot be loaded: AttributeError"),
        ("GAME = None", "broken:GAME is no Game, but nothing"),
        ("GAME = 7", "broken:GAME is no Game, but of the type int"),
        (GAME.format(""), "the entry point has another name than the game, which is 'frantic'"),
        (GAME.format("name='one', rules_version=0"), "its rules_version is 0: it is a whole number from 1"),
        (GAME.format("name='one', fewest=5, most=4"), "it is for 5 to 4 seats: there have to be 1 to 8"),
        (GAME.format("name='one', most='many'"), "it is for 2 to 'many' seats"),
        (GAME.format("name='one', options=None"), "its options are nothing, and no class of house rules"),
        (
            GAME.format("name='one', options=type('House', (FRANTIC.options,), {})"),
            r"its options, the class House, have to be a @dataclass\(frozen=True\)",
        ),
        (
            GAME.format("name='one', questions={'rob': 'attack'}"),
            "broken:GAME cannot be loaded: RuthlessError: the question 'rob' of one cannot have the role 'attack': "
            "there are turn, reaction, and '' for none ",
        ),
        (
            GAME.format("name='one', facts={'earns': 'scores'}"),
            "broken:GAME cannot be loaded: RuthlessError: the fact 'earns' of one cannot have the role 'scores': "
            "there are turn, round, deal, ",
        ),
        (GAME.format("name='one', cards=()"), "it has no cards"),
        (GAME.format("name='one', cards=FRANTIC.cards[:1] * 2"), "two of its cards have the same id"),
        (GAME.format("name='one', answers=FRANTIC.answers[:1] * 2"), "the answer 'draw' is empty, or there twice"),
    ],
)
def test_a_broken_game_is_refused_in_one_line(install: Install, source: str, why: str) -> None:
    install("broken", "[ruthless.games]\none = broken:GAME\n", source)

    with pytest.raises(BrokenPackage, match=f"^the package broken 1.2 cannot be used: one: {why}") as refused:
        load_games()
    assert "\n" not in str(refused.value)


def test_a_game_takes_no_other_name(install: Install) -> None:
    install("first", "[ruthless.games]\nfrantic = first:GAME\n", GAME.format(""))
    with pytest.raises(BrokenPackage, match=r"package first 1.2 cannot be used: frantic: there is a game of that name"):
        load_games()


def test_of_two_entries_with_one_name_the_second_is_refused(install: Install) -> None:
    install("first", "[ruthless.games]\none = first:GAME\n", GAME.format("name='one'"))
    install("second", "[ruthless.games]\none = second:GAME\n", GAME.format("name='one'"))
    with pytest.raises(
        BrokenPackage, match=r"package second 1.2 cannot be used: one: the name is taken by package first"
    ):
        load_games()


BOT = """
class First:
    def __init__(self, luck): pass
    def choose(self, sight): return sight.decision.options[0]
class Wrong(First):
    def choose(self, sight): return "draw"
class Failing(First):
    def choose(self, sight): return {}[sight.seat]
def clueless(luck): return 7
class Unlucky:
    pass
NUMBER = 7
"""


def test_a_bot_plays_by_its_name_and_by_where_it_is(install: Install) -> None:
    install("kin", "[ruthless.bots]\nfirst = kin:First\n", BOT)
    load_bots(BOTS)
    match = Match.new("frantic", 2, 1)
    assert match.decision is not None

    for name in ("first", "kin:First"):
        bot = stranger(name, Luck(b""))
        assert bot is not None
        assert bot.choose(Sight(match, match.decision)) is match.decision.options[0]
    assert DECLARED["first"].package == "kin"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("kin.none:First", "no bot 'kin.none:First': No module named 'kin.none'.*; is its package installed"),
        ("kin:Last", "no bot 'kin:Last': module 'kin' has no attribute 'Last'"),
        ("kin:NUMBER", "no bot 'kin:NUMBER': it is no class or function that makes a bot of its luck"),
        ("kin:clueless", r"the bot 'kin:clueless' has no function choose\(sight\)"),
        (
            "kin:Unlucky",
            r"the bot 'kin:Unlucky' cannot be made with its luck: TypeError: Unlucky\(\) takes no arguments",
        ),
        ("clever:500", "no bot 'clever:500': there are uniform, casual, sensible, cunning"),
        ("kin:", "no bot 'kin:': there are uniform"),
        ("sensible:5", "only cunning has a budget"),
    ],
)
def test_what_is_no_bot_is_refused_in_one_line(install: Install, name: str, why: str) -> None:
    install("kin", "", BOT)
    with pytest.raises(RuthlessError, match=f"^.*{why}") as refused:
        bot_named(name, Luck(b""))
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("kin:Wrong", "the bot 'kin:Wrong' answers 'draw' to play-or-draw, which is not one of the options"),
        (
            "kin:Failing",
            r"the bot 'kin:Failing' has failed, asked play-or-draw: KeyError: 1 \(kin/__init__.py, line 8\)",
        ),
    ],
)
def test_what_a_bot_does_wrong_is_said_in_one_line(install: Install, name: str, why: str) -> None:
    install("kin", "", BOT)
    match = Match.new("frantic", 2, 1)
    assert match.decision is not None
    sight = Sight(match, match.decision)
    with pytest.raises(RuthlessError, match=f"^{why}"):
        bot_named(name, Luck(b"")).choose(sight)


def test_a_broken_bot_is_refused_in_one_line(install: Install) -> None:
    install("kin", "[ruthless.bots]\nfirst = kin:NUMBER\n", BOT)
    with pytest.raises(BrokenPackage, match=r"kin 1.2 cannot be used: first: kin:NUMBER is no class or function"):
        load_bots(BOTS)
    install("better", "[ruthless.bots]\ncunning = kin:First\n", BOT)
    with pytest.raises(BrokenPackage, match=r"better 1.2 cannot be used: cunning: there is a bot of that name already"):
        load_bots(BOTS)


CARD = """
from ruthless.games.frantic.book import event, special
@special({})
async def card(table, player): pass
"""


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("", "it has no card with expansion='more'"),
        (CARD.format("'gift', copies=1, expansion='more'"), "kin cannot be loaded: RuthlessError: there is a card"),
        (CARD.format("'new', copies=1"), "its card 'new' has to say expansion='more', not ''"),
        (CARD.format("'new-7', copies=1, expansion='more'"), "the name of the card 'new-7' has to have small letters"),
        (CARD.format("'new', copies=0, expansion='more'"), "the copies and the points of its card 'new' have to be"),
        (CARD.format("'new', copies=1, expansion='more', colours=['pink']"), "the colours of its card 'new' are pink"),
        (CARD.format("'new', copies=1, expansion='more', wish='luck'"), "the wish of its card 'new' is 'luck'"),
    ],
)
def test_a_broken_expansion_is_refused_in_one_line(install: Install, source: str, why: str) -> None:
    install("kin", "[ruthless.expansions]\nmore = kin\n", source)
    kept = dict(book.KINDS)
    try:
        with pytest.raises(BrokenPackage, match=f"^the package kin 1.2 cannot be used: more: {why}") as refused:
            load_expansions(GAMES["frantic"])
    finally:
        book.KINDS.clear()
        book.KINDS.update(kept)
    assert "\n" not in str(refused.value)
    assert GAMES["frantic"].expansions == {}
