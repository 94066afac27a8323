"""What stands on the screen, to the letter."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from ruthless.kernel.game import GAMES
from ruthless.kernel.match import Match
from ruthless.terminal.cards import chip, label, sort_key
from ruthless.terminal.chronicle import Chronicle, accounts_before
from ruthless.terminal.frantic import FranticLook
from ruthless.terminal.screen import Screen, open_hands, seen
from ruthless.terminal.wrapping import flow, wrapped
from ruthless.testing import deal, listen, play
from ruthless.testing.frantic import TROUBLE, before, trouble
from ruthless.texts import Words, languages

NAMES = ["Ann", "Bob", "Cleo"]
HANDS = ["gift:red red-7 blue-3 fantastic black-5", "green-1 green-2", "skip:yellow yellow-9 fuck-you"]


def printed(
    match: Match, seat: int | None, width: int = 60, height: int = 24, *, open_cards: bool = False
) -> list[str]:
    """The table on a screen of that size, line by line."""
    console = Console(width=width, height=height, highlight=False)
    with console.capture() as capture:
        screen = Screen(console, Words(match.game.name, names=NAMES))
        screen.show(seen(match, seat), open_hands(match) if open_cards else None)
    return [line.rstrip() for line in capture.get().splitlines()]


def position(**changes: Any) -> Match:
    return deal("frantic", **{"hands": HANDS, "pile": "red-9", "scores": [12, 0, 1], **changes})


def test_the_table_is_shown_to_a_seat() -> None:
    assert printed(position(), 0) == [
        "Round 1 " + "─" * 52,
        "> 0 Ann (you)  5 cards  12 points",
        "  1 Bob        2 cards   0 points",
        "  2 Cleo       3 cards    1 point",
        "Pile [R9]  fits: red or a 9  draw pile: 114  limit: 154",
        "Hand 1 [R7]  2 [R Gift]  3 [B3]  4 [#5]  5 [* Fantastic]",
    ]


def test_a_narrow_screen_breaks_lines_only_between_cards() -> None:
    lines = printed(position(), 0, width=36)
    assert lines[-4:] == [
        "Pile [R9]  fits: red or a 9",
        "     draw pile: 114  limit: 154",
        "Hand 1 [R7]  2 [R Gift]  3 [B3]",
        "     4 [#5]  5 [* Fantastic]",
    ]
    assert max(map(len, lines)) <= 36


def test_skips_the_bomb_and_a_wish_are_shown() -> None:
    lines = printed(position(skips=[1], bomb=[2, 1, 0], force="wish 8"), 0, width=80)
    assert lines[1:5] == [
        "> 0 Ann (you)  5 cards  12 points  bomb: this turn and 2 more",
        "  1 Bob        2 cards   0 points  misses a turn, bomb: 1 more turn",
        "  2 Cleo       3 cards    1 point  bomb: no more turns",
        "Pile [R9]  fits: an 8, as wished  draw pile: 114  limit: 154",
    ]


def test_a_bystander_sees_no_hand() -> None:
    assert printed(position(), None)[-1].startswith("Pile [R9]")


@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_fits_is_not_shown_while_a_card_is_being_resolved(seat: int | None) -> None:
    match = position()
    play(match, "0 fantastic", leaves_open="wish-any")
    assert "Pile [* Fantastic]  draw pile: 114  limit: 154" in printed(match, seat)


def test_rounds_are_counted_instead_of_points() -> None:
    match = position(options={"scoring": "rounds", "rounds": 4}, scores=[1, 0, 2], round=3)
    assert printed(match, 0)[:5] == [
        "Round 3 of 4 " + "─" * 47,
        "> 0 Ann (you)  5 cards   1 round won",
        "  1 Bob        2 cards  no round won",
        "  2 Cleo       3 cards  2 rounds won",
        "Pile [R9]  fits: red or a 9  draw pile: 114",
    ]


def test_events_that_last_are_shown_with_those_they_do_not_hold_for() -> None:
    match = trouble(*HANDS, pile="red-9", extra_draw=[1, 1, 1], last_chance=[0, 1])
    assert printed(match, 0, width=80)[-3:-1] == [
        "In force Plus One: every draw is 1 card more",
        "         Last Chance: a last card triggers an event (not for Cleo)",
    ]
    match = trouble(*HANDS, pile="red-9", extra_draw=[2, 0, 1])
    assert printed(match, 0, width=80)[-3:-1] == [
        "In force Plus One: every draw is 1 card more (not for you and Bob)",
        "         Plus One: every draw is 2 cards more (not for Bob and Cleo)",
    ]


def safe_from(event: str) -> Match:
    """Cleo has thrown in Lucky Bastard against an event that Ann has triggered."""
    hands = ["black-3 green-1 green-2", "green-3 green-4", "lucky-bastard yellow-9"]
    match = before(event, *hands, pile="red-3", options=TROUBLE, ask_forced=False)
    play(match, "0 black-3", "2 lucky-bastard", leaves_open="wish-colour")
    return match


def test_who_is_protected_from_an_event_is_marked() -> None:
    lines = printed(safe_from("market"), 0, width=80)
    assert lines[3] == "  2 Cleo        1 card  0 points  safe from the event"


def test_who_is_protected_from_the_bomb_is_marked_until_it_goes_off() -> None:
    match = safe_from("time-bomb")
    play(match, "2 no", leaves_open="play-or-draw")
    lines = printed(match, 0, width=80)
    assert lines[2:4] == [
        "> 1 Bob        2 cards  0 points  bomb: this turn and 2 more",
        "  2 Cleo        1 card  0 points  safe from the bomb",
    ]


def test_who_is_protected_from_the_end_of_a_round_has_won_it() -> None:
    match = safe_from("plague finish-line market")
    play(match, "2 no", leaves_open="take-from-market")
    assert printed(match, 0, width=80)[3].endswith("safe, has won the round")


def test_mimicry_on_the_pile_shows_what_it_imitates() -> None:
    match = trouble(*HANDS, pile="mimicry red-9", guise="gift:red")
    assert printed(match, 0)[4].startswith("Pile [* Mimicry = R Gift]  fits: red or a Gift")
    match = trouble(*HANDS, pile="red-9 mimicry", guise="gift:red")
    assert printed(match, 0)[4].startswith("Pile [R9]")


def test_open_cards_show_every_hand() -> None:
    assert printed(position(), 0, open_cards=True)[4:6] == [
        "    Bob has [G1]  [G2]",
        "    Cleo has [Y9]  [Y Skip]  [Fuck You]",
    ]


def test_cards_given_away_are_shown_to_the_giver_and_to_nobody_else() -> None:
    match = position()
    play(match, "0 gift:red", "0 -> 1", "0 blue-3", "0 red-7")
    assert "    Bob has [R7]  [B3]" in printed(match, 0)
    assert not any("has" in line for line in printed(match, 2))


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_nothing_printed_depends_on_what_a_seat_cannot_see(seat: int | None) -> None:
    hands = [HANDS[0] if seat == 0 else None, HANDS[1] if seat == 1 else None, HANDS[2] if seat == 2 else None]
    one, other = position(hands=hands, seed=1), position(hands=hands, seed=2)
    assert printed(one, None, open_cards=True) != printed(other, None, open_cards=True)
    assert printed(one, seat) == printed(other, seat)


@pytest.mark.parametrize(
    ("notation", "short"),
    [
        ("red-7", "R7"),
        ("black-7", "#7"),
        ("gift:blue", "B Gift"),
        ("second-chance:green", "G 2nd Chance"),
        ("fantastic-four", "* Fantastic Four"),
        ("fuck-you", "Fuck You"),
        ("colour-swap:red-green", "R/G Colour Swap"),
        ("thief:yellow", "Y Thief"),
        ("mimicry", "* Mimicry"),
        ("curse", "Curse"),
    ],
)
def test_labels_carry_the_colour_as_a_letter(notation: str, short: str) -> None:
    assert label(notation, Words("frantic")) == short


def test_letters_on_cards_are_those_of_the_language_and_distinct() -> None:
    assert label("yellow-7", Words("frantic", "fr")) == "J7"
    for language in ("fr", "de"):
        assert (
            len({label(f"{colour}-7", Words("frantic", language)) for colour in ("red", "yellow", "green", "blue")})
            == 4
        )


def test_a_card_of_two_colours_is_half_and_half() -> None:
    text = chip("colour-swap:red-green", Words("frantic"))
    assert [(text.plain[span.start : span.end], span.style) for span in text.spans] == [
        ("[R/", "bold white on red"),
        ("G Colour Swap]", "bold black on green"),
    ]


def test_hands_are_sorted_by_colour_then_cards_of_two_black_four_and_none() -> None:
    mixed = ["curse", "black-3", "fantastic", "colour-swap:red-blue", "thief:red", "blue-1", "red-2"]
    in_order = ["red-2", "thief:red", "blue-1", "colour-swap:red-blue", "black-3", "fantastic", "curse"]
    assert sorted(mixed, key=sort_key) == in_order


def test_flowing_items_are_never_broken() -> None:
    assert str(flow("a ", [Text("one two"), Text("three"), Text("four")], 12)) == "a one two\n  three\n  four"


def test_sentences_are_broken_between_words_but_not_at_a_fixed_space() -> None:
    text = wrapped(Text("one two\N{NO-BREAK SPACE}: three", "bold"), 8)
    assert text.plain == "one\ntwo\N{NO-BREAK SPACE}:\nthree"
    assert wrapped(Text("one two three"), 13).plain == "one two three"
    assert wrapped(Text("one two three"), 12).plain == "one two\nthree"
    assert wrapped(Text("a\nbcd ef"), 6).plain == "a\nbcd ef"
    assert wrapped(Text("unbreakable"), 4).plain == "unbreakable"


def test_what_stands_in_two_columns_is_broken_below_the_second() -> None:
    assert wrapped(Text("why A  says why\nnot two"), 11).plain == "why A  says\nwhy\nnot two"  # too narrow for both
    assert wrapped(Text("why A  says why\nnot two"), 14).plain == "why A  says\nwhy\nnot two"
    assert wrapped(Text("why A  says why not"), 15).plain == "why A  says why\n       not"
    assert wrapped(Text("  indented by two"), 12).plain == "  indented\nby two"


def test_card_names_in_a_sentence_get_their_colour() -> None:
    text = FranticLook(Words("frantic")).tinted("You draw red 7 and blue Gift.")
    assert [(text.plain[span.start : span.end], span.style) for span in text.spans] == [
        ("red 7", "bold red"),
        ("blue Gift", "bold blue"),
    ]
    french = Words("frantic", "fr")
    names = [french.card("red-7"), french.card("gift:blue")]
    text = FranticLook(french).tinted(f"Tu joues {french.listing(names)}")
    assert [text.plain[span.start : span.end] for span in text.spans] == names


def chronicled(match: Match, seat: int | None, *lines: str, language: str = "en", width: int = 76) -> list[str]:
    """What a seat is told when these answers are given, line by line."""
    console = Console(width=width, highlight=False)
    chronicle = Chronicle(Screen(console, Words(match.game.name, language, names=NAMES)), match.scores, seat)
    facts = listen(match)
    play(match, *lines)
    with console.capture() as capture:
        chronicle.tell(facts)
    return [line.rstrip() for line in capture.get().splitlines()]


def test_the_end_of_a_round_is_a_table() -> None:
    match = deal("frantic", hands=["red-7", "green-1", "yellow-9 fuck-you"], pile="red-9", scores=[3, 4, 150])
    assert chronicled(match, 0, "0 red-7") == [
        "You play red 7.",
        "The round is over.",
        "  Ann    +0 =    3  no cards",
        "  Bob    +1 =    5  [G1]",
        "  Cleo  +51 =  201  [Y9]  [Fuck You]",
        "The match is over, won by you with 3 points.",
    ]


def test_an_event_is_shown_with_what_it_does() -> None:
    hands = ["black-9 red-7", "green-9 green-1", "yellow-9"]
    match = deal("frantic", hands=hands, pile="red-9", events="third-time-lucky")
    lines = chronicled(match, 1, "0 black-9")
    assert lines[:4] == [
        "Ann plays black 9.",
        "*** Event: Third Time Lucky ***",
        "Everybody draws three cards.",
        "You draw " + lines[3].removeprefix("You draw "),
    ]
    assert lines[4:] == ["Cleo draws 3 cards.", "Ann draws 3 cards."]


def test_cards_in_a_sentence_stand_in_the_order_of_a_hand() -> None:
    match = trouble("thief:red red-1", "fantastic blue-2 red-8", "red-9", pile="red-9")
    assert "You see Bob’s hand: red 8, blue 2 and Fantastic." in chronicled(
        match, 0, "0 thief:red", "0 -> 1", "0 red-8", "0 blue-2"
    )


def test_a_round_without_points_ends_with_who_has_won_it() -> None:
    options = {"scoring": "rounds", "rounds": 2}
    match = deal(
        "frantic", hands=["red-7", "green-1", "yellow-9"], pile="red-9", options=options, round=2, scores=[0, 1, 0]
    )
    assert chronicled(match, 1, "0 red-7") == [
        "Ann plays red 7.",
        "The round is over.",
        "  Ann    +1 =    1  no cards",
        "  Bob    +0 =    1  [G1]",
        "  Cleo   +0 =    0  [Y9]",
        "The round is won by Ann.",
        "The match is over, won by Ann and you with 1 round.",
    ]


def test_the_sheet_and_the_podium_without_points() -> None:
    options = {"scoring": "rounds", "rounds": 1}
    match = deal("frantic", hands=["red-7", "green-1", "yellow-9"], pile="red-9", options=options)
    play(match, "0 red-7")
    console = Console(width=60, highlight=False)
    with console.capture() as capture:
        screen = Screen(console, Words("frantic", names=NAMES))
        screen.score_sheet(seen(match, 0))
        screen.podium(match, 0)
    assert [line.rstrip() for line in capture.get().splitlines()] == [
        "     Ann  Bob  Cleo",
        "R1   won    –     –",
        "Sum    1    0     0",
        "Final result " + "─" * 47,
        "1.  Ann    1 round won",
        "2.  Bob   no round won",
        "2.  Cleo  no round won",
        "You win!",
    ]


def test_an_event_that_brings_about_others_is_followed_by_them() -> None:
    match = before("plague friday-the-13th third-time-lucky", "black-3 red-1", "green-3 green-1", "yellow-9")
    titles = [line for line in chronicled(match, 1, "0 black-3") if line.startswith("***")]
    assert titles == ["*** Event: Plague ***", "*** Event: Friday the 13th ***", "*** Event: Third Time Lucky ***"]


def test_events_to_choose_from_are_explained_and_the_one_chosen_is_not_explained_twice() -> None:
    events = "event-manager friday-the-13th plague tornado"
    match = before(events, "black-3 red-1", "green-3 green-1", "yellow-9")
    assert chronicled(match, 1, "0 black-3", "0 friday-the-13th")[4:] == [
        "Ann turns over Friday the 13th, Plague and Tornado.",
        "Friday the 13th: Nothing happens.",
        "Plague: Two more events happen, one after the other, even if the first ends",
        "the round.",
        "Tornado: All hands are shuffled together and dealt out again.",
        "Ann chooses Friday the 13th.",
        "*** Event: Friday the 13th ***",
    ]


def test_an_event_that_happens_again_is_explained_again() -> None:
    match = before("repeat", "black-3 red-1", "green-3 green-1", "yellow-9", used_events="friday-the-13th plague")
    assert chronicled(match, 1, "0 black-3", "0 friday-the-13th")[-3:] == [
        "Ann chooses Friday the 13th.",
        "*** Event: Friday the 13th ***",
        "Nothing happens.",
    ]


def test_mimicry_out_of_turn_is_told_in_one_sentence() -> None:
    match = trouble("gift:red red-1 blue-2", "mimicry blue-1", "blue-9", pile="red-9")
    lines = chronicled(match, 0, "0 gift:red", "0 -> 1", "1 mimicry", "1 no", "1 wish blue")
    assert lines[1:4] == ["You attack Bob.", "Bob plays Mimicry as Counterattack.", "Bob counters your attack."]


ACCOUNTS = "seppuku double-taxation identity-theft"
"""Events that change accounts while a round is going on."""


@pytest.mark.parametrize("event", ACCOUNTS.split())
def test_accounts_that_change_during_a_round_are_right_at_its_end(event: str) -> None:
    hands = ["black-3 red-1", "green-3 green-1", "yellow-9 yellow-8"]
    match = before(event, *hands, scores=[10, 50, 30], draw="blue-1 fantastic blue-2", ask_forced=False)
    console = Console(width=76, highlight=False)
    chronicle = Chronicle(Screen(console, Words("frantic", names=NAMES)), match.scores, 0)
    facts = listen(match)
    dares = ["1 yes", "2 yes", "0 no"] if event == "seppuku" else []
    play(match, "0 black-3", *dares)
    assert match.scores != [10, 50, 30]
    with console.capture():
        chronicle.tell(facts)
    assert [was + change for was, change in zip([10, 50, 30], chronicle.running, strict=True)] == match.scores
    assert accounts_before(facts, match.scores, match.game.facts) == [10, 50, 30]


def test_what_the_running_round_has_brought_stands_on_the_sheet() -> None:
    match = before("double-taxation", "black-3 red-1", "green-3 green-1", "yellow-9 yellow-8", scores=[10, 50, 30])
    console = Console(width=76, highlight=False)
    screen = Screen(console, Words("frantic", names=NAMES))
    chronicle = Chronicle(screen, match.scores, 0)
    facts = listen(match)
    play(match, "0 black-3")
    chronicle.tell(facts, quietly=True)
    with console.capture() as capture:
        screen.score_sheet(seen(match, 0), chronicle.running)
    assert [line.rstrip() for line in capture.get().splitlines()] == [
        "     Ann  Bob  Cleo",
        "R1…    1    4    17",
        "Sum   11   54    47",
    ]


@pytest.mark.parametrize(("game", "language"), [(game, language) for game in GAMES for language in languages(game)])
def test_the_help_fits_on_a_screen_and_names_every_command(game: str, language: str) -> None:
    words = Words(game, language)
    help = words.say(Screen(Console(), words).look.help)
    lines = wrapped(Text(help), 80).plain.splitlines()
    assert len(lines) <= 16
    assert max(map(len, lines)) <= 80
    for command in ("rules", "why", "hand", "scores", "log", "quit"):
        assert f"\n{words.say(f'terminal-commands.{command}')} " in help


@pytest.mark.parametrize(("game", "language"), [(game, language) for game in GAMES for language in languages(game)])
def test_on_a_narrow_screen_what_the_help_says_of_the_table_is_no_ragged_text(game: str, language: str) -> None:
    words = Words(game, language)
    lines = wrapped(Text(words.say(Screen(Console(), words).look.help)), 60).plain.splitlines()
    said = [line for line in lines if not line.startswith("  ") and "  " not in line]
    assert len(said) > 4
    for line, following in pairwise(said):
        full = len(line) + 1 + len(following.split(" ")[0]) > 60
        assert full or line.endswith("."), line


@pytest.mark.parametrize("game", ["frantic-board", "malta"])
def test_a_terminal_that_is_too_narrow_for_the_board_is_told_how_wide_it_is(game: str) -> None:
    match = Match.new(game, 3, seed=1)
    wide = printed(match, 0, 60)
    needed = "The board needs "
    assert not any(line.startswith(needed) for line in wide)
    narrow = printed(match, 0, 24)
    (told,) = [place for place, line in enumerate(narrow) if line.startswith(needed)]
    columns = int(narrow[told].split()[3])
    assert 24 < columns <= 60
    assert any(line.startswith(needed) for line in printed(match, 0, columns - 1))
    assert not any(line.startswith(needed) for line in printed(match, 0, columns))
