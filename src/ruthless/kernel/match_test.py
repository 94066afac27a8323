"""Matches take answers from those who are asked, in any form and order, and nothing else."""

from __future__ import annotations

from itertools import permutations

import pytest

from ruthless import GAMES, BadOption, IllegalAnswer, Luck, Match, RuthlessError, UnknownGame, replay
from ruthless.kernel.codes import code
from ruthless.kernel.options import read
from ruthless.testing import conformance, deal, listen

FRANTIC = GAMES["frantic"].options


def gift() -> Match:
    """Seat 0 may give to seat 1 or 2."""
    return deal("frantic", hands=["gift:red red-1 blue-1", "red-2 red-3", "red-4 red-5"], pile="red-9")


def party() -> Match:
    """Three seats are asked at once, each for a card and then for its new owner."""
    hands = ["black-5 red-1 blue-1", "red-2 red-3", "red-4 red-5"]
    match = deal("frantic", hands=hands, pile="red-5", events="surprise-party")
    match.answer("black-5")
    return match


def refused(match: Match, answer: str, seat: int | None = None) -> tuple[str, str]:
    """The id and the rule of the refusal an answer meets."""
    with pytest.raises(IllegalAnswer) as error:
        match.answer(answer, seat)
    return error.value.refusal.id, error.value.refusal.rule


@pytest.mark.parametrize(
    "options", ["swiss-2019", code(read(FRANTIC, FRANTIC.presets["swiss-2019"]))], ids=["name", "code"]
)
def test_house_rules_are_given_by_the_name_of_a_set_or_a_code_and_recorded_one_by_one(options: str) -> None:
    matches = [Match.new("frantic", options=options), deal("frantic", seats=3, options=options)]

    for match in matches:
        assert match.options == read(FRANTIC, FRANTIC.presets["swiss-2019"])
        assert match.record().options == FRANTIC.presets["swiss-2019"]
        assert replay(match.record()).options == match.options


def test_a_set_that_there_is_not_is_refused_in_one_line() -> None:
    reason = r"^'swiss-2019' is no code for house rules: .*; sets with a name are printed, merciless$"
    with pytest.raises(BadOption, match=reason):
        Match.new("malta", options="swiss-2019")
    with pytest.raises(BadOption, match=reason):
        deal("malta", options="swiss-2019")


def test_an_option_and_its_notation_are_the_same_answer() -> None:
    one, other, named = gift(), gift(), gift()
    assert one.decision is not None
    one.answer(one.decision.options[0])
    other.answer("gift:red")
    named.answer("gift:red", seat=0)

    assert conformance.state(one) == conformance.state(other) == conformance.state(named)
    assert one.record() == other.record() == named.record()


def test_an_option_of_another_match_is_read_by_its_notation() -> None:
    one, other = gift(), gift()
    assert one.decision is not None
    other.answer(one.decision.options[0])

    assert other.record().answers == ("0 gift:red",)


def test_who_is_not_asked_cannot_answer() -> None:
    match = gift()
    before = conformance.state(match)

    assert refused(match, "draw", seat=1) == ("not-asked", "0")
    assert refused(match, "draw", seat=77) == ("not-asked", "0")
    assert conformance.state(match) == before


def test_an_unknown_answer_is_refused() -> None:
    match = gift()

    assert refused(match, "castle") == ("unknown-answer", "0")
    assert refused(match, "") == ("unknown-answer", "0")
    assert refused(match, "GIFT:RED") == ("unknown-answer", "0")
    assert match.record().answers == ()


def test_an_answer_the_game_knows_but_does_not_offer_says_why_not() -> None:
    match = gift()

    assert refused(match, "blue-1") == ("no-match", "4.1")
    assert refused(match, "red-7") == ("not-in-hand", "3.1")
    assert refused(match, "pass") == ("pass-without-drawing", "3.3")
    assert refused(match, "wish red") == ("not-offered", "0")


def test_the_refusal_can_be_asked_for_beforehand() -> None:
    match = gift()
    reason = match.refusal("red-7", 0)

    assert match.refusal("gift:red", 0) is None
    assert reason is not None
    assert reason.as_json() == {"id": "not-in-hand", "rule": "3.1", "card": "red-7"}


def test_nobody_can_answer_when_the_match_is_over() -> None:
    match = Match.new("frantic", 2, "over", {"limit": 1})
    conformance.play_out(match, Luck.from_seed("over"))

    assert match.decision is None
    assert match.pending == []
    assert refused(match, "draw") == ("nobody-asked", "0")
    assert refused(match, "draw", seat=0) == ("not-asked", "0")


def test_the_winners_are_those_in_place_one_once_it_is_over() -> None:
    match = Match.new("frantic", 4, "winners", {"limit": 60})
    assert match.winners == []
    conformance.play_out(match, Luck.from_seed("winners"))
    best = min(match.scores)

    assert match.winners == [seat for seat in range(4) if match.scores[seat] == best]
    assert [match.places[seat] for seat in match.winners] == [1] * len(match.winners)


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_answers_at_one_moment_may_come_in_any_order(order: tuple[int, ...]) -> None:
    answers = {0: ["red-1", "-> 1"], 1: ["red-3", "-> 2"], 2: ["red-4", "-> 1"]}
    straight, mixed = party(), party()
    for seat in range(3):
        for answer in answers[seat]:
            straight.answer(answer, seat)
    for number in range(2):
        for seat in order:
            mixed.answer(answers[seat][number], seat)

    assert mixed.record() == straight.record()
    assert mixed.record().answers[1:7] == tuple(f"{seat} {one}" for seat in range(3) for one in answers[seat])
    assert conformance.state(mixed) == conformance.state(straight)


def test_nothing_moves_and_nothing_is_told_before_all_have_answered() -> None:
    match = party()
    facts = listen(match)
    before = conformance.table_state(match)
    match.answer("red-3", 1)
    match.answer("-> 2", 1)
    match.answer("red-4", 2)

    assert conformance.table_state(match) == before
    assert facts == []
    assert [one.seat for one in match.pending] == [0, 2]
    assert match.view(1).asked == [0, 1, 2]
    assert refused(match, "-> 0", seat=1) == ("not-asked", "0")


def test_a_half_answered_moment_is_cloned_and_replayed() -> None:
    match = party()
    match.answer("red-4", 2)

    assert conformance.state(match.clone()) == conformance.state(match)
    assert conformance.state(replay(match.record())) == conformance.state(match)
    assert match.record().answers == ("0 black-5", "2 red-4")


def test_what_others_answered_at_an_open_moment_is_not_imagined() -> None:
    match = party()
    match.answer("red-4", 2)
    match.answer("red-1", 0)

    assert [one.question.id for one in match.imagine(0, Luck.from_seed(1)).pending] == [
        "wrap",
        "party-card",
        "party-card",
    ]


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_both_ways_of_asking_play_the_same_match(seats: int) -> None:
    silent = Match.new("frantic", seats, "asking", {"limit": 60})
    talkative = Match.new("frantic", seats, "asking", {"limit": 60}, ask_forced=True)
    luck = Luck.from_seed("asking")
    while not talkative.over:
        decision = talkative.decision
        assert decision is not None
        option = str(decision.options[0])
        if len(decision.options) > 1:
            assert any(conformance.asked_for(one) == conformance.asked_for(decision) for one in silent.pending)
            option = str(luck.choice(decision.options))
            silent.answer(option, decision.seat)
        talkative.answer(option, decision.seat)

    assert silent.over
    assert silent.record() == talkative.record()
    assert conformance.table_state(silent) == conformance.table_state(talkative)


def test_the_same_seed_is_the_same_match_and_another_is_another() -> None:
    views = [Match.new("frantic", 4, seed).view(0).as_json()["hand"] for seed in (1, "1", 2)]

    assert views[0] == views[1] != views[2]


@pytest.mark.parametrize("seats", [0, 1, 9, -1])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(RuthlessError, match=f"frantic is for 2 to 8 seats, not {seats}"):
        Match.new("frantic", seats)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="no game 'chess': there are frantic"):
        Match.new("chess")


def test_an_imagined_match_has_no_record() -> None:
    match = gift()

    with pytest.raises(RuthlessError, match="has no record"):
        match.imagine(0, Luck.from_seed(1)).record()
    with pytest.raises(RuthlessError, match="has no record"):
        match.imagine(0, Luck.from_seed(1)).clone().record()


def test_the_same_luck_imagines_the_same_world() -> None:
    match = gift()

    assert conformance.state(match.imagine(0, Luck.from_seed(1))) == conformance.state(
        match.imagine(0, Luck.from_seed(1))
    )


def test_what_several_are_asked_stays_the_same_object_however_the_match_is_looked_at_and_copied() -> None:
    match = party()
    together = match.together
    match.view(0)
    match.clone()
    match.imagine(1, Luck.from_seed(1))

    assert match.together is together
    match.answer("red-4", 2)
    assert match.together is together


def test_open_imagination_keeps_every_hand_and_renews_the_piles() -> None:
    match = Match.new("frantic", 3, "openly")
    truth, worlds = match.clone(), [match.imagine_openly(Luck.from_seed(number)) for number in range(3)]

    assert [[world.view(seat) for seat in range(3)] for world in worlds] == [
        [truth.view(seat) for seat in range(3)]
    ] * 3
    piles = [[card.id for card in conformance.table_of(world).draw] for world in (truth, *worlds)]  # type: ignore[attr-defined]
    assert len({tuple(pile) for pile in piles}) == 4
    assert len({tuple(sorted(pile)) for pile in piles}) == 1


def test_who_stops_listening_hears_no_more() -> None:
    match = gift()
    facts = listen(match)
    match.answer("red-1")
    heard = len(facts)
    match.listen(None)
    match.answer("red-2")

    assert [repr(fact) for fact in facts] == ["plays seat=0 card=red-1", "has-turn seat=1"]
    assert len(facts) == heard


def test_a_clone_does_not_tell_the_listener() -> None:
    match = gift()
    facts = listen(match)
    match.clone().answer("red-1")

    assert facts == []


def test_a_late_look_shows_what_an_early_one_would_have() -> None:
    hands = ["gift:red red-1 blue-1 green-4 green-5", "red-2 red-3", "red-4 red-5"]
    watched, unwatched = (deal("frantic", hands=hands, pile="red-9") for _ in range(2))
    for answer in ("gift:red", "-> 1", "red-1", "blue-1"):
        watched.view(0)
        watched.answer(answer)
        unwatched.answer(answer)

    assert unwatched.view(0) == watched.view(0)
    assert unwatched.view(0).as_json()["known"] == [[], ["red-1", "blue-1"], []]
