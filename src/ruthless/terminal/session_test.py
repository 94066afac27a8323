"""A person at the table: what is asked, understood, refused and kept."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from ruthless.bots.advice import Advice, Estimate
from ruthless.kernel.decisions import Option
from ruthless.kernel.match import Match, replay
from ruthless.kernel.record import Record
from ruthless.terminal.answers import Answers
from ruthless.terminal.seating import Seating, seat_people, seating_of
from ruthless.terminal.session import Session
from ruthless.testing import deal
from ruthless.testing.frantic import TROUBLE
from ruthless.texts import Rulebook, Words

HANDS = ["gift:red red-7 blue-3 fantastic", "green-1 green-2 green-3", "yellow-8 yellow-9 yellow-4"]
HELP = "? CARD       explain a card or an event: ?~gift, ?~nice~try, ?~recession".replace("~", "\N{NO-BREAK SPACE}")


def typing(lines: Sequence[str]) -> Callable[[str], str]:
    """Somebody who types these lines and then closes the terminal."""
    rest = list(lines)

    def read(prompt: str) -> str:
        if not rest:
            raise EOFError
        return rest.pop(0)

    return read


def session(
    path: Path,
    lines: Sequence[str],
    record: Record | None = None,
    seating: Seating | None = None,
    display: dict[str, Any] | None = None,
    **position: Any,
) -> tuple[Session, str]:
    """A session that has been played until the lines ran out, and what was printed."""
    if record is None:
        record = deal("frantic", **{"hands": HANDS, "pile": "red-9", **position}).record().with_answers([])
    seating = seating or seat_people(record.seats, 0, None, "uniform")
    console = Console(width=78, highlight=False)
    with console.capture() as capture:
        played = Session(record, seating, path, console, typing(lines), **(display or {}))
        played.play()
    return played, "\n".join(line.rstrip() for line in capture.get().splitlines())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.json"


def answers(path: Path) -> list[str]:
    """What the person has answered, as kept on disk."""
    return [line for line in Record.load(path).answers if line.startswith("0 ")]


def test_an_answer_is_on_disk_before_anything_else_is_asked(path: Path) -> None:
    session(path, ["gift:red", "1", "blue-3"])
    assert answers(path) == ["0 gift:red", "0 -> 1", "0 blue-3"]


def test_a_question_is_put_with_its_options(path: Path) -> None:
    _, text = session(path, [])
    assert text.splitlines()[-5:-2] == [
        "Hand 1 [R7]  2 [R Gift]  3 [B3]  4 [* Fantastic]",
        "Play a card or draw one.",
        "  1 [R7]  2 [R Gift]  4 [* Fantastic]  d draw a card",
    ]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("gibberish", "I do not understand “gibberish”. Type one of the options, or ? for help."),
        ("99", "There is no option 99. The options are shown above."),
        ("3", "Not possible: Blue 3 fits neither the colour nor the number: it has to be red"),
        ("green-9", "Not possible: You do not hold green 9."),
        ("pass", "Not possible: You cannot pass before you have drawn."),
        ("\x1b[2J\x07", "I do not understand “[2J”. Type one of the options, or ? for help."),
        ("why", "Say which card: why red-7."),
        ("why 1", "Nothing is against it: “red 7” is among your options."),
        ("why blue-3", "Not possible: Blue 3 fits neither the colour nor the number: it has to be red"),
        ("why blue-3", "Rule 4.1: Coloured numbers: on one of them fits every card of its colour and"),
        ("why joker", "There is no card or event “joker”."),
        ("why skip", "Not possible: You do not hold red Skip."),
        ("cleo", "Not possible: “Cleo” is no answer to what is asked now: Play a card or draw"),
        ("? mimicry", "Mimicry: Becomes another special card, with all it does: any, or by a house"),
        ("? gift", "Gift: Give two cards of your choice to another player. With fewer than two,"),
        ("? 4", "Fantastic: Goes on anything. Wish for a colour or for a number from 1 to 9."),
        ("?recession", "Recession: Everybody discards cards of their choice, and the later it is your"),
        ("? joker", "There is no card or event “joker”."),
        ("?", HELP),
        ("help", HELP),
        ("rules 2.5", "Rule 2.5: The first turn belongs to the dealer's neighbour."),
        ("rules friday the 13th", "Rule 9.7: Friday the 13th: nothing happens."),
        ("rules", " 5 Single-colour specials"),
        ("rules 99", "There is no rule or card “99”."),
        ("scores", "No round has been scored yet."),
        ("log", "Nothing has happened yet."),
    ],
)
def test_whatever_is_typed_gets_a_clear_sentence_and_the_question_again(path: Path, typed: str, said: str) -> None:
    played, text = session(path, [typed])
    lines = text.splitlines()
    first = lines.index("Play a card or draw one.")
    assert said in lines[first + 2 :]
    assert "Play a card or draw one." in lines[first + 2 :]
    assert "\x1b" not in text
    assert answers(path) == []
    assert played.match.decision is not None


def test_an_empty_line_only_asks_again(path: Path) -> None:
    _, text = session(path, ["", "   "])
    assert text.count("Play a card or draw one.") == 3
    assert answers(path) == []


def test_the_hand_can_be_shown_again(path: Path) -> None:
    _, text = session(path, ["hand"])
    assert text.count("Hand 1 [R7]") == 2


@pytest.mark.parametrize("word", ["quit", "exit", "QUIT"])
def test_leaving_saves_and_says_how_to_go_on(path: Path, word: str) -> None:
    played, text = session(path, [word, "1"])
    assert text.splitlines()[-1] == f"Saved. Go on with: ruthless play frantic --resume {path}"
    assert Record.load(path).answers == ()
    assert not played.match.over


def test_an_interrupt_saves_too(path: Path) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    record = deal("frantic", hands=HANDS, pile="red-9").record().with_answers([])
    console = Console(width=300, highlight=False)
    with console.capture() as capture:
        ended = Session(record, seat_people(3, 0, None, "uniform"), path, console, interrupted).play()
    assert not ended
    assert f"--resume {path}" in capture.get()
    assert Record.load(path).seats == 3


def test_a_resumed_match_goes_on_where_it_was_left(path: Path) -> None:
    first, _ = session(path, ["gift:red", "1", "blue-3"])
    record = Record.load(path)
    second, text = session(path, [], record, seating_of(record, None, None))
    assert second.seating == first.seating
    assert second.match.record() == first.match.record().with_players(record.players)
    assert "Going on where you left off." in text
    assert "Which card do you give to Bob? This is number 2." in text


def test_resuming_tells_what_happened_since_the_last_answer(path: Path) -> None:
    _, before = session(path, ["red-7"])
    record = Record.load(path)
    _, after = session(path, [], record, seating_of(record, None, None))
    told = after.split("Going on where you left off.\n")[1].split("\nRound 1")[0]
    assert told.startswith("You play red 7.\n")
    assert told in before


def test_cards_of_others_are_told_without_their_faces(path: Path) -> None:
    _, text = session(path, ["d"], draw="blue-9", turn=2, hands=[HANDS[0], "green-1", "black-2"])
    assert "Cleo draws a card." in text
    assert "Cleo draws blue 9" not in text


def test_your_own_cards_are_told_with_their_faces(path: Path) -> None:
    _, text = session(path, ["d"], draw="blue-9")
    assert "You draw blue 9." in text


def test_the_market_is_numbered_for_its_own_question(path: Path) -> None:
    hands = ["red-7 green-5", "black-9", "yellow-8 yellow-1"]
    _, text = session(path, ["1"], hands=hands, pile="red-9", events="market", draw="blue-1 blue-2 red-4", turn=1)
    lines = text.splitlines()
    asked = lines.index("Which card do you take from the market?")
    market = next(line for line in lines if line.startswith("Market "))
    assert lines[asked + 1].strip() == market.removeprefix("Market ")


def test_everybody_decides_at_once_and_the_person_too(path: Path) -> None:
    hands = ["black-9 red-7 green-5", "blue-1 blue-2", "yellow-8 yellow-1"]
    _, text = session(path, ["black-9", "green-5", "2"], hands=hands, events="surprise-party")
    assert "Surprise Party: which card do you give away?" in text
    assert "You give Cleo green 5." in text
    assert answers(path)[:3] == ["0 black-9", "0 green-5", "0 -> 2"]


def test_a_match_to_its_end_shows_the_result(path: Path) -> None:
    _, text = session(path, ["1"], hands=["red-7", "green-1", "yellow-9"], scores=[3, 4, 150])
    assert text.splitlines()[-9:-1] == [
        "     Ann  Bob  Cleo",
        "R1     0    1     9",
        "Sum    3    5   159",
        "Final result " + "─" * 65,
        "1.  Ann     3 points",
        "2.  Bob     5 points",
        "3.  Cleo  159 points",
        "You win!",
    ]
    assert replay(Record.load(path)).over


def test_the_first_deal_is_told(path: Path) -> None:
    record = Match.new("frantic", 4, 7).record().with_answers([])
    _, text = session(path, [], record)
    lines = text.splitlines()
    assert lines[0] == "Frantic for 4 · you are Ann, seat 0 · ?\N{NO-BREAK SPACE}for\N{NO-BREAK SPACE}help"
    assert lines[1].startswith("Round 1 begins; ")
    assert lines[2].startswith("You are dealt ")
    assert any(line.startswith("The start card is ") for line in lines)


def test_house_rules_that_differ_are_told_first(path: Path) -> None:
    options = {"expansions": ["troublemaker"], "limit": 60}
    _, text = session(path, [], Match.new("frantic", 3, 7, options).record().with_answers([]))
    assert text.splitlines()[1:4] == [
        "House rules of this match:",
        "  Expansions – Troublemaker: 22 more cards and 14 more events",
        "  Points that end the match – 60 points",
    ]


def test_the_table_is_not_shown_again_while_nothing_happens(path: Path) -> None:
    _, text = session(path, ["gift:red", "1", "blue-3"], hands=[HANDS[0], "green-1 green-2", "yellow-8"])
    shown = text[text.index("You play red Gift.") :]
    assert shown.index("Whom do you attack?") < shown.index("You attack Bob.") < shown.index("Which card do you give")
    assert shown.count("Round 1 ─") == 2


def test_open_hands_can_be_looked_at_until_enter_is_pressed(path: Path) -> None:
    hands = ["black-9 red-7 blue-3", "green-1 green-2", "yellow-8 yellow-4"]
    record = deal("frantic", hands=hands, pile="red-9", events="the-all-seeing-eye").record().with_answers([])
    prompts: list[str] = []
    lines = iter(["black-9", ""])

    def read(prompt: str) -> str:
        prompts.append(prompt)
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    console = Console(width=78, highlight=False)
    with console.capture() as capture:
        Session(record, seat_people(3, 0, None, "uniform"), path, console, read).play()
    assert prompts[:3] == ["> ", "All hands lay open. Press Enter when you have seen enough.", "> "]
    assert "Bob shows green 1 and green 2." in capture.get()


# The questions of the expansion


def troubled(path: Path, lines: Sequence[str], hands: Sequence[str], **position: Any) -> str:
    """What a person at a table with the expansion reads; nobody else has a choice."""
    return session(path, lines, hands=list(hands), options=TROUBLE, **position)[1]


def asked(text: str, question: str) -> list[str]:
    """The options that are shown under a question."""
    lines = text.splitlines()
    return lines[lines.index(question) + 1].split("  ")[1:]


def test_a_thief_chooses_from_the_other_hand(path: Path) -> None:
    hands = ["thief:red blue-1", "fantastic green-2 red-8", "green-1"]
    text = troubled(path, ["thief", "bob", "fantastic", "1"], hands)
    assert asked(text, "Thief: which card do you take from Bob? This is number 1.") == [
        "1 [R8]",
        "2 [G2]",
        "3 [* Fantastic]",
    ]
    assert asked(text, "Thief: which card do you take from Bob? This is number 2.") == ["1 [R8]", "2 [G2]"]
    assert "Bob gives you red 8 and Fantastic." in text


def test_mimicry_takes_a_role_by_number_or_name(path: Path) -> None:
    hands = ["mimicry blue-1 green-1", "green-3 green-2", "green-4"]
    text = troubled(path, ["mimicry", "why blue gift", "as skip", "cleo"], hands)
    assert asked(text, "Mimicry: which card is it?")[:3] == ["1 [R Exchange]", "2 [R Gift]", "3 [R 2nd Chance]"]
    assert "Not possible: Mimicry cannot be blue Gift now: a coloured card has to be of" in text
    assert "You play Mimicry as red Skip." in text
    assert answers(path)[:3] == ["0 mimicry", "0 as skip:red", "0 -> 2"]


def test_a_kind_of_which_several_are_offered_is_asked_about(path: Path) -> None:
    _, text = session(path, ["gift"], hands=["gift:red gift:blue", "green-1", "green-2"], force="anything")
    assert "“gift” can mean red Gift and blue Gift. Say which one." in text
    assert answers(path) == []


def test_an_event_is_chosen_by_name(path: Path) -> None:
    events = "event-manager friday-the-13th plague tornado"
    text = troubled(path, ["black 9", "Friday the 13th"], ["black-9 red-1", "green-3", "green-4"], events=events)
    assert asked(text, "Event Manager: which event happens?") == ["1 Friday the 13th", "2 Plague", "3 Tornado"]
    assert "0 friday-the-13th" in answers(path)


def test_hands_are_handed_out_by_the_names_of_their_owners(path: Path) -> None:
    hands = ["black-9 red-1", "green-3", "green-4"]
    text = troubled(path, ["black 9", "ann"], hands, events="distributor")
    assert asked(text, "Distributor: whose hand does Bob get?") == ["1 Bob", "2 Cleo", "0 Ann (you)"]
    assert "0 -> 0" in answers(path)


def test_daring_is_yes_or_no(path: Path) -> None:
    hands = ["red-1 red-2", "green-3 green-2", "black-9 green-4"]
    text = troubled(path, ["y"], hands, events="seppuku", turn=2, draw="blue-1")
    assert asked(text, "Seppuku: do you dare?") == ["y turn over a card", "n do not dare"]
    assert "Your account changes by -21 to -21." in text


def test_accounts_changed_in_the_running_round_are_right_after_resuming(path: Path) -> None:
    hands = ["red-1 red-2", "green-3 green-2", "black-9 green-4"]
    troubled(path, [], hands, events="plague double-taxation seppuku", turn=2, scores=[10, 20, 30])
    record = Record.load(path)
    resumed, text = session(path, ["scores"], record, seating_of(record, None, None))
    assert resumed.chronicle.running == [now - was for now, was in zip(resumed.match.scores, [10, 20, 30], strict=True)]
    assert "R1…    3 " in text


# Languages and friendlier names


def test_a_match_is_played_in_another_language_and_resumed_in_a_third(path: Path) -> None:
    _, french = session(path, ["pourquoi 3", "règles 2.5", "quitter"], display={"language": "fr"})
    assert Words("frantic", "fr").say("play-or-draw") in french
    assert Rulebook.of("frantic", "fr").look_up("2.5", Words("frantic", "fr"))[0].text[:40] in french
    record = Record.load(path)
    _, german = session(path, ["quit"], record, seating_of(record, None, None), {"language": "de"})
    assert Words("frantic", "de").say("play-or-draw") in german


def test_commands_of_the_language_and_english_ones_both_work(path: Path) -> None:
    _, text = session(path, ["?", "aide", "help"], display={"language": "fr"})
    assert text.count("\npourquoi ") == 3


def test_what_the_command_line_was_given_is_repeated_in_what_to_type_next(tmp_path: Path) -> None:
    path = tmp_path / "my match.json"
    _, text = session(path, ["quit"], display={"language": "fr", "family": True, "flags": ["--lang", "fr", "--family"]})
    assert text.splitlines()[-1].endswith(f"ruthless play frantic --resume '{path}' --lang fr --family")


def test_a_family_reads_a_friendlier_name_and_can_type_either(path: Path) -> None:
    hands = ["fuck-you red-7", "green-1", "yellow-8"]
    lines = ["why get lost", "fuck you", "? get lost", "rules 4.8", "rules fuck-you"]
    _, text = session(path, lines, hands=hands, display={"family": True})
    assert "2 [Get Lost]" in text
    assert text.count("Not possible: Get Lost can be played only while you hold exactly 10 cards.") == 2
    assert "Rule 4.8: Get Lost fits on everything" in text
    assert "Fuck" not in text
    assert "fuck" not in text.replace("fuck_you_cards", "")


# Hints


def test_a_hint_compares_the_options(path: Path) -> None:
    _, text = session(path, ["hint", "hint"])
    lines = text.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("Chance of winning, by "))
    said = lines[at - 1]
    assert re.match("A bot in your place|No difference", said)
    assert all("% ±" in line for line in lines[at + 1 : at + 4])
    assert text.count(said) == 2, "the same question gets the same hint"
    assert answers(path) == []


@pytest.mark.parametrize(
    ("chances", "error", "said"),
    [
        ((0.5, 0.2, 0.1), 0.01, "A bot in your place would choose: red 7."),
        ((0.5, 0.49, 0.1), 0.01, "A bot in your place sees no difference between red 7 and blue 8."),
        ((0.5, 0.45, 0.4), 0.2, "No difference: a bot in your place could not tell your options apart."),
    ],
)
def test_a_hint_says_no_difference_where_its_error_is_larger_than_what_it_found(
    path: Path, chances: tuple[float, ...], error: float, said: str
) -> None:
    played, _ = session(path, [])
    printed = Console(width=100, highlight=False)
    played.help.screen.console = printed
    options = [Option(notation) for notation in ("red-7", "blue-8", "draw")]
    found = [Estimate(one, chance, error, 9) for one, chance in zip(options, chances, strict=True)]
    with printed.capture() as capture:
        played.help.hint(Advice(found), Answers([], "play-or-draw", [], played.help.screen.look))
    assert said in capture.get()


@pytest.mark.parametrize(("language", "word"), [("fr", "conseil"), ("de", "tipp")])
def test_a_hint_can_be_asked_for_in_every_language(path: Path, language: str, word: str) -> None:
    _, text = session(path, [word], display={"language": language})
    assert "% ±" in text


def test_who_has_no_choice_needs_no_hint(path: Path) -> None:
    words = Words("frantic", "en", ("Ann", "Bob", "Cleo"))
    record = Match.new("frantic", 3, 1).record()
    played, _ = session(path, [], record=record)
    asked = next(one for one in played.match.pending if one.seat == 0)
    asked.options = asked.options[:1]
    printed = Console(width=78, highlight=False)
    played.help.screen.console = printed
    with printed.capture() as capture:
        played._command("hint", "", None, None)  # type: ignore[arg-type]
    assert words.say("terminal-hint-forced") in capture.get()
