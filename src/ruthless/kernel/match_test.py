"""Matches take answers from those who are asked, in any form and order, and nothing else."""

from __future__ import annotations

import gc
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


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("ask_forced", [False, True])
def test_an_option_is_picked_by_its_index(game: str, ask_forced: bool) -> None:
    """Whether one seat is asked or several at once, whether the rules run already or a clone sleeps."""
    answered = Match.new(game, 4, "picking", ask_forced=ask_forced)
    picked = Match.new(game, 4, "picking", ask_forced=ask_forced)
    luck = Luck.from_seed("picking")
    assert picked.decision is not None
    count = len(picked.decision.options)
    while count:
        index = luck.below(count)
        assert answered.decision is not None
        answered.answer(answered.decision.options[index], answered.decision.seat)
        if luck.below(8) == 0:
            picked = picked.clone()
        count = picked.pick(index)
        assert [repr(one) for one in picked.pending] == [repr(one) for one in answered.pending]
        assert count == len(answered.pending[0].options if answered.pending else ())

    assert picked.over
    assert picked.record() == answered.record()


def test_an_index_without_an_option_is_refused_and_changes_nothing() -> None:
    match = gift()
    assert match.decision is not None
    before = conformance.state(match)
    for index in (-1, len(match.decision.options), 99):
        with pytest.raises(IllegalAnswer) as error:
            match.pick(index)
        assert error.value.refusal.id == "unknown-answer"
    assert conformance.state(match) == before

    match.play_out(Luck.from_seed(1))
    with pytest.raises(IllegalAnswer) as error:
        match.pick(0)
    assert error.value.refusal.id == "nobody-asked"


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


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("ask_forced", [False, True])
def test_clones_and_clones_of_clones_go_their_own_ways(game: str, ask_forced: bool) -> None:
    """A clone runs no rules before it is needed: what the others do in the meantime must not matter."""
    match = Match.new(game, 3, "own ways", ask_forced=ask_forced)
    luck = Luck.from_seed("own ways")
    for _ in range(60):
        if match.over:
            break
        before = conformance.state(match)
        twin, late = match.clone(), match.clone()
        grandchild = twin.clone()
        assert twin.record() == grandchild.record() == match.record()
        conformance.random_answer(twin, luck.copy())
        conformance.random_answer(match, Luck.from_seed("another way"))
        assert conformance.state(grandchild) == conformance.state(late.clone()) == before
        conformance.random_answer(late, luck.copy())
        assert conformance.state(late) == conformance.state(twin)
        match = late.clone()
        luck.below(2)


def test_a_clone_of_an_imagined_match_has_the_same_future() -> None:
    world = Match.new("frantic", 3, "imagined").imagine(1, Luck.from_seed(7))
    twins = [world.clone(), world.clone().clone()]
    luck = Luck.from_seed(8)
    while not world.over:
        decision = world.pending[0]
        option = luck.choice(decision.options)
        for match in (world, *twins):
            match.answer(str(option), decision.seat)
        twins.append(twins.pop(0).clone())

    assert all(twin.over and twin.scores == world.scores for twin in twins)


def test_a_clone_tells_its_listener_what_happens_and_not_what_has_happened() -> None:
    match = gift()
    match.answer("gift:red")
    twin = match.clone()
    facts = listen(twin)
    assert facts == []
    twin.answer("-> 1")

    heard = listen(match)
    match.answer("-> 1")
    assert list(map(repr, facts)) == list(map(repr, heard))


def test_a_clone_says_why_it_refuses_an_answer() -> None:
    assert refused(gift().clone(), "red-7") == ("not-in-hand", "3.1")


def test_a_clone_says_why_whatever_the_other_match_has_done_since() -> None:
    """The question of Malta! for several cards looks at those that are left, a list that grows shorter."""
    match = next(match for match in (Match.new("malta", 4, seed) for seed in range(200)) if _at_a_second_card(match))
    card = match.pending[0].options[0]
    why = match.refusal("east")
    twin, looked_at = match.clone(), match.clone()
    looked_at.view(0)
    match.answer(card)
    for clone in (twin, looked_at, match.clone()):
        assert clone.decision is not None
        left = [str(option) for option in clone.decision.options]
        for text in {str(one) for one in match.game.cards}:
            reason = clone.refusal(text)
            assert (reason is None) == (text in left)
            assert reason is None or reason.id != "not-offered"
    assert twin.refusal("east") == why


def _at_a_second_card(match: Match) -> bool:
    """Play at random until somebody has picked one of three cards to pay with; says whether that came about."""
    luck = Luck.from_seed("pay")
    while match.decision is not None and match.decision.question.id != "pay":
        match.pick(luck.below(len(match.decision.options)))
    return match.decision is not None and len(match.decision.options) > 2


def test_a_clone_that_is_thrown_away_is_gone_at_once() -> None:
    """A search makes many: none may wait for the garbage collector."""
    match = gift()
    match.clone()
    gc.collect()
    gc.disable()
    try:
        before = len(gc.get_objects())
        for _ in range(100):
            match.clone()
        assert len(gc.get_objects()) - before < 100
    finally:
        gc.enable()


def test_a_late_look_shows_what_an_early_one_would_have() -> None:
    hands = ["gift:red red-1 blue-1 green-4 green-5", "red-2 red-3", "red-4 red-5"]
    watched, unwatched = (deal("frantic", hands=hands, pile="red-9") for _ in range(2))
    for answer in ("gift:red", "-> 1", "red-1", "blue-1"):
        watched.view(0)
        watched.answer(answer)
        unwatched.answer(answer)

    assert unwatched.view(0) == watched.view(0)
    assert unwatched.view(0).as_json()["known"] == [[], ["red-1", "blue-1"], []]
