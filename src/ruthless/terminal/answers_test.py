"""What may be typed, and what it means."""

from __future__ import annotations

import pytest

from ruthless.kernel.game import GAMES
from ruthless.kernel.match import Match
from ruthless.terminal.answers import Answers
from ruthless.terminal.frantic import FranticLook
from ruthless.terminal.screen import look_of, seen
from ruthless.terminal.seating import NAMES
from ruthless.texts import Words, languages

HAND = ["red-7", "red-7", "gift:red", "blue-3", "colour-swap:red-green", "black-5", "fantastic", "mimicry"]
GUISES = ["as gift:red", "as skip:red", "as colour-swap:red-green", "as fantastic", "as nice-try"]


def answers(options: list[str], question: str = "play-or-draw", language: str = "en") -> Answers:
    words = Words("frantic", language, names=["Ann", "Bob", "Cleo"])
    return Answers(options, question, HAND, FranticLook(words), 0)


def shown(options: list[str], question: str, language: str = "en") -> list[str]:
    return [text.plain for text in answers(options, question, language).shown()]


def test_cards_keep_the_number_they_have_in_the_hand_and_words_have_a_letter() -> None:
    asked = answers(["fantastic", "gift:red", "red-7", "draw"])
    assert asked.keys == {"1": "red-7", "3": "gift:red", "7": "fantastic", "d": "draw"}
    assert [text.plain for text in asked.shown()] == ["1 [R7]", "3 [R Gift]", "7 [* Fantastic]", "d draw a card"]


def test_seats_keep_their_own_number_and_the_reader_is_marked() -> None:
    assert shown(["-> 1", "-> 2", "no"], "may-attack") == ["1 Bob", "2 Cleo", "n nobody"]
    assert shown(["-> 0", "-> 1"], "first-chair") == ["0 Ann (you)", "1 Bob"]


def test_wishes_have_a_letter_or_their_number() -> None:
    wishes = ["wish red", "wish yellow", "wish green", "wish blue", "wish 1", "wish 2"]
    assert shown(wishes, "wish-any") == ["r red", "y yellow", "g green", "b blue", "1", "2"]


def test_keys_are_letters_of_the_language() -> None:
    assert shown(["wish red", "wish yellow", "no"], "wish-colour", "fr")[1].startswith("j ")
    assert answers(["wish red", "wish yellow"], "wish-colour", "fr").meanings("j") == ["wish yellow"]
    assert answers(["wish red", "wish yellow"], "wish-colour", "fr").meanings("jaune") == ["wish yellow"]


def test_yes_and_no_have_a_letter_and_words_that_fit_the_question() -> None:
    assert shown(["yes", "no"], "seppuku") == ["y turn over a card", "n do not dare"]
    assert answers(["yes", "no"], "seppuku").meanings("yes") == ["yes"]


def test_the_number_of_a_card_that_cannot_be_chosen_stands_for_nothing_else() -> None:
    asked = answers(["red-7", "plague", "market"])
    assert asked.keys == {"1": "red-7", "9": "plague", "10": "market"}
    assert asked.meanings("4") == ["blue-3"]


def test_everything_else_is_numbered() -> None:
    assert shown(["plague", "market", "repeat"], "choose-event") == ["1 Plague", "2 Market", "3 Repeat"]
    assert shown(GUISES, "imitate") == [
        "1 [R Gift]",
        "2 [R Skip]",
        "3 [R/G Colour Swap]",
        "4 [* Fantastic]",
        "5 [* Nice Try]",
    ]


def test_every_role_of_mimicry_has_a_key_of_its_own() -> None:
    guises = [str(one) for one in GAMES["frantic"].answers if str(one).startswith("as ")]
    assert len(guises) > 30
    asked = answers(guises, "imitate")
    assert sorted(asked.keys.values()) == sorted(guises)
    assert set(asked.keys) == {str(number) for number in range(1, len(guises) + 1)}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", ["red-7"]),
        ("2", ["red-7"]),
        ("red-7", ["red-7"]),
        ("RED 7", ["red-7"]),
        ("7 red", ["red-7"]),
        ("r7", ["red-7"]),
        ("gift:red", ["gift:red"]),
        ("gift red", ["gift:red"]),
        ("  red   gift ", ["gift:red"]),
        ("r gift", ["gift:red"]),
        ("gift", ["gift:red"]),
        ("red-green colour swap", ["colour-swap:red-green"]),
        ("r/g colour swap", ["colour-swap:red-green"]),
        ("colour swap", ["colour-swap:red-green"]),
        ("#5", ["black-5"]),
        ("d", ["draw"]),
        ("draw", ["draw"]),
        ("4", ["blue-3"]),
        ("pass", ["pass"]),
        ("skip:blue", ["skip:blue"]),
        ("99", []),
        ("0", []),
        ("gibberish", []),
        ("²", []),
        ("", []),
    ],
)
def test_many_ways_to_name_a_card(typed: str, meant: list[str]) -> None:
    assert answers(["fantastic", "gift:red", "red-7", "draw"]).meanings(typed) == meant


def test_a_kind_of_which_there_are_several_is_asked_about() -> None:
    several = ["gift:red", "gift:blue", "skip:red"]
    assert Answers(several, "give", several, FranticLook(Words("frantic"))).meanings("gift") == [
        "gift:red",
        "gift:blue",
    ]


def test_a_kind_that_nobody_holds_still_means_a_card() -> None:
    (meant,) = answers(["red-7", "draw"]).meanings("skip")
    assert meant.startswith("skip:")


@pytest.mark.parametrize("typed", ["2", "-> 2", "->2", "> 2", "cleo", "Cleo"])
def test_many_ways_to_name_a_seat(typed: str) -> None:
    assert answers(["-> 1", "-> 2"], "attack").meanings(typed) == ["-> 2"]


def test_a_number_where_seats_are_asked_for_is_always_a_seat() -> None:
    assert answers(["-> 1", "-> 2"], "attack").meanings("0") == ["-> 0"]


@pytest.mark.parametrize(("typed", "meant"), [("b", "wish blue"), ("blue", "wish blue"), ("7", "wish 7")])
def test_many_ways_to_wish(typed: str, meant: str) -> None:
    assert answers(["wish red", "wish blue"], "wish-colour").meanings(typed) == [meant]


@pytest.mark.parametrize(
    "typed", ["1", "as gift:red", "gift:red", "red gift", "as red gift", "Gift", "as gift", "r gift"]
)
def test_many_ways_to_name_a_role(typed: str) -> None:
    assert answers(GUISES, "imitate").meanings(typed) == ["as gift:red"]


def test_a_role_that_is_not_offered_is_still_a_role() -> None:
    assert answers(GUISES, "imitate").meanings("blue gift") == ["as gift:blue"]
    assert answers(GUISES, "imitate").meanings("7") == []


@pytest.mark.parametrize("typed", ["1", "plague", "Plague"])
def test_many_ways_to_name_an_event(typed: str) -> None:
    assert answers(["plague", "market"], "choose-event").meanings(typed) == ["plague"]


def test_a_number_among_events_is_never_a_card_of_the_hand() -> None:
    assert answers(["plague", "market"], "choose-event").meanings("3") == []


@pytest.mark.parametrize("language", ["fr", "de"])
def test_cards_and_events_are_named_in_the_language(language: str) -> None:
    words = Words("frantic", language)
    asked = answers(["fantastic", "gift:red", "red-7", "draw"], language=language)
    for card in ("fantastic", "gift:red", "red-7"):
        assert asked.meanings(words.card(card).upper()) == [card]
    colour = words.colour("red")
    assert asked.meanings(f"7 {colour}") == asked.meanings(f"{colour} 7") == ["red-7"]
    assert answers(["market"], "choose-event", language).meanings(words.event("market")) == ["market"]


SHORT: dict[str, dict[str, object]] = {
    "frantic": {"expansions": ["troublemaker"], "scoring": "rounds", "rounds": 2},
    "frantic-board": {"limit": 60},
    "malta": {"negate_in_own_turn": "yes"},
}


@pytest.mark.parametrize(("game", "language"), [(game, one) for game in GAMES for one in languages(game)])
def test_whatever_is_offered_can_be_typed_by_its_key_its_notation_and_its_name(game: str, language: str) -> None:
    look = look_of(game)(Words(game, language, names=NAMES))
    match = Match.new(game, 4, 5, SHORT[game])
    tried: dict[str, int] = {}
    step = 0
    while not match.over:
        step += 1
        decision = match.pending[-1]
        question = decision.question
        tried[question.id] = tried.get(question.id, 0) + 1
        if tried[question.id] <= 3:
            view = seen(match, decision.seat)
            asked = Answers(view.options or [], question.id, look.on_show(question, view), look, decision.seat)
            assert sorted(asked.keys.values()) == sorted(view.options or [])
            for key, option in asked.keys.items():
                for typed in (key, option, look.words.option_words(option, question.id)):
                    assert asked.meanings(typed) == [option], typed
        match.answer(decision.options[step % len(decision.options)], decision.seat)
    assert len(tried) > (15 if game == "frantic" else 10)
