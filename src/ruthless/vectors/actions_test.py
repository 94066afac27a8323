"""Action ids stay what they are."""

from __future__ import annotations

import json
from hashlib import blake2b

import pytest

from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.game import GAMES
from ruthless.kernel.match import Match
from ruthless.vectors.actions import action_table

PINNED = {
    "frantic": (3, 184, "19eea9f0fc588ccd"),
    "frantic-board": (1, 82, "28fef538e767e1e7"),
    "malta": (4, 108, "a4b66e6518fe2794"),
}
"""Rules version, number of actions, and a fingerprint of their texts in order. Within a rules version it never changes."""


@pytest.mark.parametrize("game", GAMES)
def test_ids_are_never_renumbered_within_a_rules_version(game: str) -> None:
    table = action_table(game)
    fingerprint = blake2b(json.dumps(table.texts).encode(), digest_size=8).hexdigest()

    assert (table.rules_version, len(table), fingerprint) == PINNED[game]


@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_its_id_whatever_the_seat(game: str) -> None:
    table = action_table(game)
    match = Match.new(game, 3, seed=5)
    while not match.over:
        decision = match.decision
        assert decision is not None
        legal = table.legal(decision)
        assert legal == sorted(set(legal))
        assert {table.texts[action] for action in legal} == {str(option) for option in decision.options}
        assert table.option(decision, legal[0]) in decision.options
        match.answer(decision.options[-1], decision.seat)


def test_an_action_that_is_none_is_refused_in_one_line() -> None:
    table = action_table("malta")

    with pytest.raises(RuthlessError, match="malta has no action 108: there are 0 to 107"):
        table.text(108)
    with pytest.raises(RuthlessError, match="no action -1"):
        table.text(-1)


def test_the_table_is_exported_as_plain_data() -> None:
    exported = json.loads(json.dumps(action_table("frantic").as_json()))

    assert exported["actions"][:3] == ["draw", "pass", "no"]
    assert (exported["game"], exported["rules"]) == ("frantic", 3)
