"""Bots choose by what their seat may see: the short form of `tests.bots_secrets`."""

from __future__ import annotations

import pytest

from ruthless import GAMES
from ruthless.bots import Sight
from ruthless.kernel.match import Match
from ruthless.testing import conformance
from tests.bots_secrets import KNOWING, compare, compare_where_others_know_more


@pytest.mark.parametrize("game", list(GAMES))
def test_no_choice_depends_on_hidden_cards(game: str) -> None:
    compared, differing = compare(24, game)

    assert compared > 20
    assert differing == []


@pytest.mark.parametrize("game", KNOWING)
def test_no_choice_depends_on_what_others_know_of_each_other(game: str) -> None:
    compared, differing = compare_where_others_know_more(30, game)

    assert compared >= 30
    assert differing == []


@pytest.mark.parametrize("game", list(GAMES))
def test_a_bot_that_peeps_would_be_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Sight.__init__

    def peeping(sight: Sight, match: Match, decision: object) -> None:
        honest(sight, match, decision)  # type: ignore[arg-type]  # only wrapped
        draw = conformance.table_of(match).draw  # type: ignore[attr-defined]  # all games have one
        if draw and draw[-1].id % 2:
            options = list(sight.decision.options)
            sight.decision = type(sight.decision)(
                conformance.table_of(match), sight.seat, sight.decision.question, options[::-1]
            )

    monkeypatch.setattr(Sight, "__init__", peeping)

    assert compare(4, game)[1]
