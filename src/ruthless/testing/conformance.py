"""Conformance: what every game has to keep, as checks that take a match; `check_match` plays one with all of them.

A check fails with an AssertionError. The checks look at the table itself, which nobody who plays may do.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import fields
from typing import Any

from ruthless.kernel.decisions import ELSEWHERE, Decision, Option
from ruthless.kernel.errors import IllegalAnswer
from ruthless.kernel.facts import Fact
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match, replay
from ruthless.kernel.messages import ARGUMENTS, Message
from ruthless.kernel.record import Record
from ruthless.kernel.seats import Seat
from ruthless.kernel.table import Table, card_zones

MOST_ANSWERS = 20_000
"""A match with more answers than this counts as endless."""

_RULE = re.compile(r"\d+(\.\d+)*")


# Looking at a match


def table_of(match: Match) -> Table:
    """The true table of a match, on which is remembered what everybody has seen: that begins with the first look."""
    match.view()
    return match._run.table


def _plain(value: Any) -> Any:
    if isinstance(value, list):
        return [_plain(one) for one in value]
    if isinstance(value, Luck):
        twin = value.copy()
        return [twin.below(1 << 32) for _ in range(20)]
    return value


def table_state(match: Match) -> dict[str, Any]:
    """The whole table, luck included, in a form that can be compared; later play does not change it."""
    table = table_of(match)
    names = [one.name for one in fields(table) if one.compare]
    return {name: _plain(getattr(table, name)) for name in names}


def state(match: Match) -> dict[str, Any]:
    """Everything a match is made of: the table, what is open, and what everybody sees."""
    found = table_state(match)
    found["pending"] = [asked_for(decision) for decision in match.pending]
    found["views"] = [view_text(match, seat) for seat in watchers(match)]
    return found


def asked_for(decision: Decision[Any]) -> tuple[Seat, str, list[str]]:
    """A decision as text: the seat, its question and its options."""
    question = json.dumps(decision.question.as_json())
    return decision.seat, question, [str(option) for option in decision.options]


def watchers(match: Match) -> list[Seat | None]:
    """Everybody who may look at a match: the public and every seat."""
    return [None, *range(match.seats)]


def view_text(match: Match, seat: Seat | None) -> str:
    """The bytes a seat gets to see, as text."""
    return json.dumps(match.view(seat).as_json())


# Playing


def random_answer(match: Match, luck: Luck) -> tuple[Seat, Option]:
    """Give one of those asked one of their options, all equally likely; says who answered what."""
    decision = luck.choice(match.pending)
    option: Option = luck.choice(decision.options)
    match.answer(option, decision.seat)
    return decision.seat, option


def random_play(match: Match, luck: Luck, most: int = MOST_ANSWERS) -> Iterator[int]:
    """Play to the end at random, pausing with the number of answers so far before each; fails if there is no end."""
    answers = 0
    while not match.over:
        assert answers < most, f"no end after {most} answers"
        yield answers
        random_answer(match, luck)
        answers += 1


def play_out(match: Match, luck: Luck, most: int = MOST_ANSWERS) -> int:
    """Play to the end at random; says how many answers it took."""
    return sum(1 for _ in random_play(match, luck, most))


# What holds at every moment


def check_open(match: Match) -> None:
    """A match is over, or somebody is asked who can answer."""
    assert match.over == (not match.pending)
    assert match.decision is (match.pending[0] if match.pending else None)
    for decision in match.pending:
        check_options(match, decision)
        check_message(decision.question)
    assert match.over or match.winners == []
    assert not match.over or match.winners


def check_options(match: Match, decision: Decision[Any]) -> None:
    """Options are there, distinct, parsed back and among the answers of the game."""
    texts = [str(option) for option in decision.options]
    assert texts, f"no option: {decision}"
    assert len(set(texts)) == len(texts), f"an option twice: {decision}"
    for text in texts:
        parsed = match.game.parse(text)
        assert parsed is not None, f"{text!r} is no answer that the game declares"
        assert str(parsed) == text, f"{text!r} is parsed as {parsed}"
        assert parsed in match.game.answers, f"{text!r} is no answer of the game"


def check_legality(match: Match) -> None:
    """Of every answer of the game: it is offered exactly if nothing forbids it, and what forbids it is a rule.

    This asks the predicates themselves, of offered answers too, which a refusal never does.
    """
    for decision in match.pending:
        offered = {str(option) for option in decision.options}
        for answer in match.game.answers:
            reason = decision.question.forbids(match._run.table, decision.seat, answer)
            assert (reason is None) == (str(answer) in offered), f"{answer} to {decision}: {reason}"
            assert reason is None or reason is ELSEWHERE or reason.rule != "0", f"{answer} to {decision}: {reason}"


def check_message(message: Message) -> None:
    """A message has arguments of the common vocabulary only, and is plain data."""
    strange = set(message.args) - set(ARGUMENTS)
    assert not strange, f"{message} has arguments nobody can render: {strange}"
    json.dumps(message.as_json())


def check_facts(facts: Iterable[Fact], seats: int) -> None:
    """What is told, in public and in private, can be rendered; secrets are told to seats of the match."""
    for fact in facts:
        check_message(fact.public)
        for seat, message in fact.private.items():
            assert 0 <= seat < seats, f"{fact} is told to seat {seat}"
            check_message(message)


def check_declared(match: Match, facts: Iterable[Fact]) -> None:
    """What is asked and told is what the game says of itself."""
    for decision in match.pending:
        assert decision.question.id in match.game.questions, f"the question {decision.question} is not declared"
    for fact in facts:
        for message in (fact.public, *fact.private.values()):
            assert message.id in match.game.facts, f"the fact {message} is not declared"


def check_cards(match: Match) -> None:
    """Every card of the game lies in exactly one place."""
    lying = sorted(
        card.id for zone in card_zones(match._run.table) for card in zone
    )  # no look: a match may be played blindly
    assert lying == sorted(card.id for card in match.game.deck(match.options)), "cards appeared or vanished"


def check_views(match: Match) -> None:
    """Views are plain data; only a seat that is asked sees options, its own, and the public sees no hand."""
    own = {decision.seat: asked_for(decision) for decision in match.pending}
    for seat in watchers(match):
        view = match.view(seat)
        plain = json.loads(view_text(match, seat))
        assert plain["seat"] == seat
        assert set(own) <= set(plain["asked"])
        if seat in own:
            assert (json.dumps(plain["question"]), plain["options"]) == own[seat][1:]
        else:
            assert (view.question, view.options) == (None, None)
        if seat is None:
            assert not plain.get("hand"), "the public sees a hand"


def check_own_view(match: Match) -> None:
    """What a game says is a seat's own is all in which its view differs from the public's."""
    public = match.view(None).as_json()
    for seat in watchers(match):
        own = match.own_view(seat)
        assert own is None or {**public, **own} == match.view(seat).as_json(), f"seat {seat} sees something else"


def check_refusals(match: Match) -> None:
    """An answer that is not offered is refused with the number of a rule, and changes nothing."""
    before = state(match)
    answers = [*(str(answer) for answer in match.game.answers), "no such answer"]
    for decision in match.pending:
        offered = {str(option) for option in decision.options}
        for text in answers:
            reason = match.refusal(text, decision.seat)
            assert (reason is None) == (text in offered), f"{text!r} to {decision}: {reason}"
            if reason is not None:
                assert _RULE.fullmatch(reason.rule), f"{reason} names no rule"
                check_message(reason)
                assert _refused(match, text, decision.seat) == reason
    asked = {decision.seat for decision in match.pending}
    for seat in {*range(match.seats)} - asked:
        assert _refused(match, answers[0], seat).id == "not-asked"
    assert state(match) == before, "a refused answer changed the match"


def _refused(match: Match, text: str, seat: Seat) -> Message:
    try:
        match.answer(text, seat)
    except IllegalAnswer as error:
        return error.refusal
    raise AssertionError(f"{text!r} of seat {seat} was taken")


# Copies


def check_clone(match: Match, luck: Luck, steps: int = 40) -> None:
    """A clone is equal, has the same future, and what happens to it does not happen to the match."""
    before = state(match)
    one, other = match.clone(), match.clone()
    assert state(one) == before, "a clone differs"
    assert state(match) == before, "cloning changed the match"
    assert one.record() == match.record()
    same = luck.copy()
    for answers in random_play(one, luck):
        if answers == steps:
            break
    assert state(match) == before, "playing a clone changed the match"
    assert state(other) == before, "playing a clone changed another clone"
    for answers in random_play(other, same):
        if answers == steps:
            break
    assert state(one) == state(other), "two clones have different futures"
    assert one.record() == other.record()


def check_record(match: Match) -> None:
    """A record is read back from its text and replays to the same match, asked for forced answers or not."""
    record = match.record()
    again = Record.from_text(record.as_text())
    assert again == record
    twin = replay(again, ask_forced=match.ask_forced)
    assert state(twin) == state(match), "the record replays to another match"
    assert twin.record() == record
    talkative = replay(again, ask_forced=True)
    assert talkative.record().answers == record.answers


def check_imagined(match: Match, seat: Seat | None, luck: Luck) -> bool:
    """An imagined match looks the same to its seat, keeps all cards, can be cloned and played to an end.

    Says whether any hidden card lies elsewhere than in truth.
    """
    before = state(match)
    twin = match.imagine(seat, luck)
    assert view_text(twin, seat) == view_text(match, seat), f"seat {seat} can tell imagination from truth"
    check_cards(twin)
    for decision in twin.pending:
        check_options(twin, decision)
    copy = twin.clone()
    assert state(copy) == state(twin), "a clone of an imagined match differs"
    moved = card_zones(table_of(twin)) != card_zones(table_of(match))
    future = luck.copy()
    play_out(twin, luck)
    check_cards(twin)
    play_out(copy, future)
    assert state(copy) == state(twin), "a clone of an imagined match has another future"
    assert state(match) == before, "imagining changed the match"
    return moved


# A whole match


def check_match(match: Match, luck: Luck, every: int = 20) -> int:
    """Play a match at random to its end with all checks, the dear ones at one of `every` moments.

    Says how many answers it took.
    """
    facts: list[Fact] = []
    match.listen(facts)
    count = 0
    moved: list[bool] = []
    while not match.over:
        assert count < MOST_ANSWERS, f"no end after {count} answers"
        check_open(match)
        check_declared(match, facts)
        check_cards(match)
        waiting = len(match.pending) > 1
        if count % every == 0 or (waiting and luck.below(every) == 0):
            check_views(match)
            check_own_view(match)
            check_refusals(match)
            check_clone(match, luck)
            check_record(match)
            moved += [check_imagined(match, seat, luck) for seat in (None, luck.below(match.seats))]
        facts.clear()
        before = table_state(match) if waiting else None
        random_answer(match, luck)
        check_facts(facts, match.seats)
        if before is not None:
            assert not facts, f"told before all had answered: {facts}"
            assert table_state(match) == before, "the table changed before all had answered"
        count += 1
    check_open(match)
    check_declared(match, facts)
    check_cards(match)
    check_views(match)
    check_record(match)
    assert sum(moved) * 2 > len(moved), f"imagining moved hidden cards in {sum(moved)} of {len(moved)} cases only"
    return count
