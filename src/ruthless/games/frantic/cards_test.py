"""Scenarios for the deck and for what fits on what."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from ruthless import GAMES
from ruthless.games.frantic.cards import PAIRS
from ruthless.games.frantic.deck import DEMANDS, deck_for
from ruthless.games.frantic.options import Options
from ruthless.testing import boundary, deal, hands, negative, play, positive, refused
from ruthless.testing.frantic import seen, trouble

PLAYING_CARDS, EVENT_CARDS = deck_for(Options()).playing, deck_for(Options()).events
WITH_TROUBLE = deck_for(Options(expansions=("troublemaker",)))

FOUR_COLOUR = ("fantastic", "fantastic-four", "counterattack", "equality", "nice-try")
IN_FORCE = ("red-5", "skip:red", "black-5", "wish red", "wish 5", "anything")
COLOURS = ("red", "yellow", "green", "blue")


@positive("1.2")
def test_the_deck_has_125_cards_in_twelve_kinds() -> None:
    assert Counter(card.kind.name for card in PLAYING_CARDS) == {
        "number": 72,
        "black": 9,
        "second-chance": 4,
        "skip": 4,
        "gift": 8,
        "exchange": 4,
        "fantastic": 11,
        "fantastic-four": 5,
        "counterattack": 4,
        "equality": 2,
        "nice-try": 1,
        "fuck-you": 1,
    }
    assert len(PLAYING_CARDS) == 125


@positive("1.2", "5.4", "5.5", "5.6", "5.7")
def test_each_colour_has_the_same_23_cards() -> None:
    for colour in COLOURS:
        cards = Counter(str(card) for card in PLAYING_CARDS if card.colour == colour)
        numbers = {f"{colour}-{number}": 2 for number in range(1, 10)}
        specials = {f"second-chance:{colour}": 1, f"skip:{colour}": 1, f"gift:{colour}": 2, f"exchange:{colour}": 1}
        assert cards == {**numbers, **specials}
    assert {str(card) for card in PLAYING_CARDS if card.kind.name == "black"} == {f"black-{n}" for n in range(1, 10)}


@positive("1.3")
def test_the_event_deck_has_each_of_the_twenty_events_once() -> None:
    assert sorted(str(card) for card in EVENT_CARDS) == [
        "charity",
        "communism",
        "doomsday",
        "earthquake",
        "expansion",
        "finish-line",
        "friday-the-13th",
        "gambling-man",
        "market",
        "mating-season",
        "merry-christmas",
        "mexican-standoff",
        "recession",
        "robin-hood",
        "surprise-party",
        "the-all-seeing-eye",
        "third-time-lucky",
        "time-bomb",
        "tornado",
        "vandalism",
    ]


@positive("12.1", "expansions=troublemaker")
def test_the_expansion_adds_22_cards_in_eight_kinds() -> None:
    assert WITH_TROUBLE.playing[:125] == PLAYING_CARDS
    assert Counter(card.kind.name for card in WITH_TROUBLE.playing[125:]) == {
        "colour-swap": 6,
        "thief": 4,
        "troublemaker": 4,
        "inequality": 2,
        "lucky-bastard": 1,
        "special-favours": 3,
        "curse": 1,
        "mimicry": 1,
    }
    assert len(WITH_TROUBLE.playing) == 147


@positive("12.1", "12.2", "12.3", "12.4")
def test_the_expansion_has_a_thief_and_a_troublemaker_of_each_colour_and_a_swap_of_each_pair() -> None:
    coloured = Counter(str(card) for card in WITH_TROUBLE.playing[125:] if card.colours)
    singles = {f"{kind}:{colour}": 1 for kind in ("thief", "troublemaker") for colour in COLOURS}
    assert coloured == {**singles, **{f"colour-swap:{pair}": 1 for pair in PAIRS}}
    assert {frozenset(pair.split("-")) for pair in PAIRS} == {frozenset(two) for two in combinations(COLOURS, 2)}


@positive("12.1", "expansions=troublemaker")
def test_the_expansion_adds_each_of_its_14_events_once() -> None:
    assert WITH_TROUBLE.events[:20] == EVENT_CARDS
    assert sorted(str(card) for card in WITH_TROUBLE.events[20:]) == [
        "black-hole",
        "capitalism",
        "crowdfunding",
        "distributor",
        "double-taxation",
        "event-manager",
        "identity-theft",
        "last-chance",
        "plague",
        "plus-one",
        "repeat",
        "russian-roulette",
        "seppuku",
        "trust-fall",
    ]


@negative("12.1", "expansions=none")
def test_without_the_expansion_the_decks_hold_nothing_of_it() -> None:
    assert {card.kind.expansion for card in (*PLAYING_CARDS, *EVENT_CARDS)} == {""}


@positive("10.3", "12.10")
def test_in_the_expansion_the_curse_costs_13_and_every_other_card_7() -> None:
    assert {str(card) for card in WITH_TROUBLE.playing[125:] if card.points != 7} == {"curse"}
    assert {card.points for card in WITH_TROUBLE.playing[125:]} == {7, 13}


@positive("10.3")
def test_numbers_cost_their_number_specials_7_and_fuck_you_42() -> None:
    cost = {str(card): card.points for card in PLAYING_CARDS}
    for number in range(1, 10):
        assert {cost[f"{colour}-{number}"] for colour in (*COLOURS, "black")} == {number}
    assert cost["fuck-you"] == 42
    assert {card.points for card in PLAYING_CARDS if not card.number and str(card) != "fuck-you"} == {7}


@positive("0")
def test_every_card_and_every_answer_is_parsed_back_from_its_notation() -> None:
    game = GAMES["frantic"]
    notations = [str(answer) for answer in game.answers]
    assert len(set(notations)) == len(notations)
    assert all(game.parse(notation) is answer for notation, answer in zip(notations, game.answers, strict=True))
    assert {str(card) for card in PLAYING_CARDS} <= set(notations)


@negative("0")
def test_an_answer_counts_only_if_the_seat_is_asked_and_the_answer_exists_and_is_offered() -> None:
    match = deal("frantic", hands=["red-1 blue-2", "fantastic", "red-3"], pile="red-9")
    for line, id in [("1 fantastic", "not-asked"), ("0 purple-1", "unknown-answer"), ("0 wish red", "not-offered")]:
        refusal = refused(match, line)
        assert (refusal.id, refusal.rule) == (id, "0")


@negative("0", "3.1")
def test_a_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    match = deal("frantic", hands=["red-1", "red-2"], pile="red-9")
    refusal = refused(match, "0 red-2")
    assert (refusal.id, refusal.rule) == ("not-in-hand", "3.1")


@boundary("0")
def test_nobody_is_asked_once_the_match_is_over() -> None:
    match = deal("frantic", hands=["red-1", "red-2"], pile="red-9", options={"limit": 1})
    play(match, "0 red-1")
    refusal = refused(match, "1 red-2")
    assert (refusal.id, refusal.rule) == ("not-asked", "0")
    assert match.pending == []


@positive("4.1")
def test_on_a_coloured_number_fit_its_colour_and_its_number_black_ones_too() -> None:
    hand = "red-1 blue-5 black-5 skip:red gift:red blue-6 black-6 skip:blue"
    match = deal("frantic", hands=[hand, "red-2"], pile="red-5")
    assert set(seen(match, 0).options or []) == {"red-1", "blue-5", "black-5", "skip:red", "gift:red", "draw"}


@positive("4.2")
def test_on_a_special_fit_its_colour_and_its_symbol() -> None:
    hand = "red-1 gift:red skip:blue skip:green gift:blue blue-1 black-1"
    match = deal("frantic", hands=[hand, "red-2"], pile="skip:red")
    assert set(seen(match, 0).options or []) == {"red-1", "gift:red", "skip:blue", "skip:green", "draw"}


@negative("4.2")
def test_a_special_of_another_colour_and_symbol_does_not_fit() -> None:
    match = deal("frantic", hands=["gift:blue red-1", "red-2"], pile="skip:red")
    refusal = refused(match, "0 gift:blue")
    assert (refusal.id, refusal.rule) == ("no-match-special", "4.2")
    match = deal("frantic", hands=["gift:blue red-1", "red-2"], pile="red-9")
    refusal = refused(match, "0 gift:blue")
    assert (refusal.id, refusal.rule) == ("no-match", "4.1")


@positive("4.5")
def test_a_wish_for_a_colour_is_met_by_numbers_and_specials_of_that_colour() -> None:
    hand = "red-1 gift:red blue-1 gift:blue black-1"
    match = deal("frantic", hands=[hand, "red-2"], pile="fantastic blue-1", force="wish red")
    assert set(seen(match, 0).options or []) == {"red-1", "gift:red", "draw"}


@negative("4.5")
def test_after_a_wish_the_cards_below_no_longer_matter() -> None:
    match = deal("frantic", hands=["blue-1 red-1", "red-2"], pile="fantastic blue-1", force="wish red")
    refusal = refused(match, "0 blue-1")
    assert (refusal.id, refusal.rule) == ("not-wished-colour", "4.5")


@positive("4.6")
def test_a_wish_for_a_number_is_met_by_coloured_and_black_numbers() -> None:
    match = deal("frantic", hands=["red-5 blue-5 black-5 red-6 gift:red", "red-2"], pile="fantastic", force="wish 5")
    assert set(seen(match, 0).options or []) == {"red-5", "blue-5", "black-5", "draw"}


@negative("4.6")
@pytest.mark.parametrize("card", ["red-6", "gift:red", "second-chance:red"])
def test_a_wish_for_a_number_is_met_by_no_other_number_and_no_special(card: str) -> None:
    match = deal("frantic", hands=[f"{card} red-5", "red-2"], pile="fantastic red-9", force="wish 5")
    refusal = refused(match, f"0 {card}")
    assert (refusal.id, refusal.rule) == ("not-wished-number", "4.6")


@positive("4.7")
@pytest.mark.parametrize("force", IN_FORCE)
def test_four_colour_specials_fit_on_everything(force: str) -> None:
    match = deal("frantic", hands=[" ".join(FOUR_COLOUR), "red-2"], pile="red-9", force=force)
    assert set(seen(match, 0).options or []) == {*FOUR_COLOUR, "draw"}


@negative("4.7", "fantastic", "fantastic-four", "counterattack", "equality", "nice-try")
@pytest.mark.parametrize("card", FOUR_COLOUR)
def test_four_colour_specials_are_not_played_in_somebody_elses_turn(card: str) -> None:
    match = deal("frantic", hands=["red-1 red-2", f"{card} red-3", "red-4"], pile="red-9")
    refusal = refused(match, f"1 {card}")
    assert (refusal.id, refusal.rule) == ("not-asked", "0")
    assert hands(match) == ["red-1 red-2", f"{card} red-3", "red-4"]


@positive("4.9")
def test_when_nothing_but_fuck_you_was_played_anything_fits() -> None:
    hand = "red-1 black-5 gift:green second-chance:blue fantastic"
    match = deal("frantic", hands=[hand, "red-2"], pile="fuck-you")
    assert seen(match).demand == "anything"
    assert set(seen(match, 0).options or []) == {*hand.split(), "draw"}


@positive("4.11")
def test_a_wish_holds_through_a_turn_without_a_play_and_ends_with_the_next_card() -> None:
    match = deal(
        "frantic",
        hands=["red-1 blue-2", "red-3 blue-5", "blue-3 green-9"],
        pile="fantastic",
        force="wish red",
        draw="green-1",
    )
    play(match, "0 draw", "0 pass")
    assert seen(match).demand == "wish red"
    play(match, "1 red-3")
    assert seen(match).demand == "red-3"
    play(match, "2 blue-3")
    assert hands(match) == ["blue-2 green-1 red-1", "blue-5", "green-9"]


# The cards of the expansion, on everything that can be in force


@positive("12.2", "colour-swap")
@pytest.mark.parametrize("force", sorted(DEMANDS))
def test_a_colour_swap_fits_where_one_of_its_colours_is_in_force_and_where_anything_fits(force: str) -> None:
    match = trouble("colour-swap:red-green fantastic", "red-2", pile="red-9", force=force)
    fits = DEMANDS[force].colour in ("red", "green") or force == "anything"
    assert ("colour-swap:red-green" in (seen(match, 0).options or [])) == fits
    if not fits:
        refusal = refused(match, "0 colour-swap:red-green")
        assert (refusal.id, refusal.rule) == ("swap-without-colour", "12.2")


@positive("12.11", "mimicry")
@negative("12.10", "curse")
@pytest.mark.parametrize("force", sorted(DEMANDS))
def test_mimicry_fits_on_everything_and_the_curse_on_nothing(force: str) -> None:
    match = trouble("mimicry curse", "red-2", pile="red-9", force=force)
    assert seen(match, 0).options == ["mimicry", "draw"]
    refusal = refused(match, "0 curse")
    assert (refusal.id, refusal.rule) == ("curse-played", "12.10")


@positive("4.7", "12.5", "12.6", "12.7")
@pytest.mark.parametrize("force", sorted(DEMANDS))
def test_the_four_colour_specials_of_the_expansion_fit_on_everything(force: str) -> None:
    four_colour = ["inequality", "lucky-bastard", "special-favours"]
    match = trouble(" ".join(four_colour), "red-2", pile="red-9", force=force)
    assert seen(match, 0).options == [*four_colour, "draw"]


@positive("12.2", "4.5")
@pytest.mark.parametrize("colour", COLOURS)
def test_on_a_colour_swap_fit_all_cards_of_the_colour_it_shows(colour: str) -> None:
    four_colour = {str(card) for card in WITH_TROUBLE.playing if not (card.colours or card.number)}
    fitting = {str(card) for card in WITH_TROUBLE.playing if colour in card.colours} | four_colour
    demand = DEMANDS[f"swap {colour}"]
    assert {str(card) for card in WITH_TROUBLE.playing if demand.fits[card.face]} == fitting


@positive("4.1", "4.2", "12.3", "12.4")
@pytest.mark.parametrize("card", ["thief:red", "troublemaker:red"])
def test_a_thief_and_a_troublemaker_fit_on_their_colour_and_their_symbol_only(card: str) -> None:
    kind = card.partition(":")[0]
    face = next(one.face for one in WITH_TROUBLE.playing if str(one) == card)
    for force, demand in DEMANDS.items():
        fits = demand.colour == "red" or demand.symbol == kind or force == "anything"
        assert demand.fits[face] == fits, force
