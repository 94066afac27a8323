"""Play: a match as every interface of research drives it: action ids in, vectors out.

A play copies exactly and quickly (`copy.deepcopy`), and is pickled as its seed, house rules and actions, from which it
is played again. Where several seats are asked at once they answer one after the other, and none sees what the others
have answered.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any

from ruthless.kernel.decisions import Decision, Option
from ruthless.kernel.errors import IllegalAnswer, OtherRules, RuthlessError
from ruthless.kernel.game import game_named
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.kernel.messages import Refusal
from ruthless.kernel.options import as_json
from ruthless.kernel.seats import Seat
from ruthless.vectors import Encoder, encoder
from ruthless.vectors.actions import action_table
from ruthless.vectors.batch import INFORMATION_STATE, OBSERVATION, layout
from ruthless.vectors.memory import Memory, memory_encoder

__all__ = ["INFORMATION_STATE", "OBSERVATION", "Play", "layout"]


class Play:
    """One match, driven by action ids."""

    def __init__(
        self,
        game: str,
        seats: int,
        seed: int | str,
        options: Mapping[str, object] | None = None,
        *,
        remember: bool = False,
        actions: Sequence[int] = (),
    ) -> None:
        """`remember` keeps what everybody is told, which information states need; `actions` are played at once.

        A match can be over before anybody is asked anything, for instance if an event ends its only round at once.
        """
        memory = Memory(seats) if remember else None
        match = Match.new(game, seats, seed, options, listener=None if memory is None else memory.facts)
        self._set(match, memory, str(seed), [], None, encoder(game, seats, match.options))
        for action in actions:
            self.answer(action)

    def _set(
        self,
        match: Match,
        memory: Memory | None,
        seed: str | None,
        actions: list[int],
        first: Seat | None,
        encoder: Encoder,
    ) -> None:
        self.match = match
        self.memory = memory
        self.seed = seed
        """None for an imagined match: nobody knows what it was dealt from."""
        self.actions = actions
        """Everything answered since the play began, in that order."""
        self._first = first
        """Who answers first where several are asked: whoever imagines the match, as the others' answers are forgotten."""
        self.table = action_table(match.game.name)
        self._encoder = encoder
        self.decision = self._next_decision()
        """The question that is answered next, or None when the match is over."""

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.over

    def _next_decision(self) -> Decision[Any] | None:
        if self._first is not None:
            for decision in self.match.pending:
                if decision.seat == self._first:
                    return decision
        return self.match.decision

    @property
    def seat(self) -> Seat:
        """Who answers next; the match must not be over."""
        return self._open().seat

    def _open(self) -> Decision[Any]:
        decision = self.decision
        if decision is None:
            raise RuthlessError("the match is over: nobody is asked")
        return decision

    def legal(self) -> list[int]:
        """The action ids whoever answers next may choose from, ascending; none once the match is over."""
        decision = self.decision
        return [] if decision is None else self.table.legal(decision)

    def mask(self) -> bytearray:
        """By action id whether it is legal now: 1 or 0."""
        mask = bytearray(len(self.table))
        decision = self.decision
        if decision is not None:
            ids = self.table.ids
            for option in decision.options:
                mask[ids[option.notation]] = 1
        return mask

    def answer(self, action: int) -> None:
        """Answer for the seat that is next. An illegal action raises IllegalAnswer with the reason and changes nothing."""
        decision = self._open()
        action = int(action)
        option = self.table.option(decision, action)
        if option is None:
            refusal = self.refusal(action)
            assert refusal is not None
            raise IllegalAnswer(self.table.text(action), refusal)
        self._take(option, action, decision.seat)

    def take(self, option: Option) -> None:
        """Answer for the seat that is next with one of its options, as bots choose them."""
        self._take(option, self.table.ids[option.notation], self.seat)

    def _take(self, option: Option, action: int, seat: Seat) -> None:
        if self.memory is not None:
            self.memory.note(seat, action)
        self.actions.append(action)
        self.match.answer(option, seat)
        self.decision = self._next_decision()

    def refusal(self, action: int) -> Refusal | None:
        """Why an action would be refused; None if it would be taken."""
        return self.match.refusal(self.table.text(action), self.seat)

    # What a seat knows

    def observation(self, seat: Seat | None) -> array[int]:
        """What a seat's view, or the public's, says now."""
        return self._encoder.observe(self.match, seat)

    def information_state(self, seat: Seat) -> array[int]:
        """The observation, and behind it what the seat remembers in counts."""
        if self.memory is None:
            raise RuthlessError("this play remembers nothing: make it with remember=True")
        return self.observation(seat) + memory_encoder(self.match.game.name, self.match.seats).encode(self.memory, seat)

    def vector(self, seat: Seat) -> array[int]:
        """The information state of a play that remembers, else the observation."""
        return self.observation(seat) if self.memory is None else self.information_state(seat)

    # Copies

    def imagine(self, seat: Seat, luck: Luck) -> Play:
        """A play as a seat may imagine it: equal in all the seat knows, with a new future."""
        memory = None if self.memory is None else self.memory.imagined(seat)
        return self._with(self.match.imagine(seat, luck), memory, None, [], seat)

    def clone(self) -> Play:
        """An exact and independent copy."""
        memory = None if self.memory is None else self.memory.copy()
        return self._with(self.match.clone(), memory, self.seed, self.actions[:], self._first)

    def _with(
        self, match: Match, memory: Memory | None, seed: str | None, actions: list[int], first: Seat | None
    ) -> Play:
        twin = Play.__new__(Play)
        twin._set(match, memory, seed, actions, first, self._encoder)
        match.listen(None if memory is None else memory.facts)
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        if self.seed is None:
            raise RuthlessError("an imagined match cannot be saved: it was never played")
        match = self.match
        options = as_json(match.options)
        how = (match.game.name, match.seats, self.seed, options, self.memory is not None, self.actions)
        return _play_again, (*how, match.game.rules_version)


def _play_again(
    game: str,
    seats: int,
    seed: str,
    options: Mapping[str, object],
    remember: bool,
    actions: Sequence[int],
    rules: int | None = None,
) -> Play:
    """The same play again. What was saved before versions were kept is taken as of these rules."""
    here = game_named(game).rules_version
    if rules is not None and rules != here:
        raise OtherRules(game, rules, here)
    return Play(game, seats, seed, options, remember=remember, actions=actions)
