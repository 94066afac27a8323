"""The check of texts finds nothing in our games, and names what is missing."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from ruthless.kernel.game import GAMES, Game
from ruthless.kernel.options import one_of
from ruthless.testing.texts import check_texts

MALTA = GAMES["malta"]


@dataclass(frozen=True)
class House(MALTA.options):  # type: ignore[name-defined, misc]
    """One more house rule than there are words for."""

    dogs: str = one_of("bark", "bite")


@pytest.mark.parametrize("game", ["frantic", "frantic-board", "malta"])
def test_our_games_have_all_texts(game: str) -> None:
    check_texts(game, matches=1)


@pytest.mark.parametrize(
    ("changed", "missing"),
    [
        (replace(MALTA, questions={**MALTA.questions, "rob": ""}), "no text 'rob'"),
        (replace(MALTA, facts={**MALTA.facts, "earns": "score"}), "no text 'earns'"),
        (
            replace(MALTA, cards=(*MALTA.cards, *GAMES["frantic"].cards[-1:])),
            "no text 'card-.*', no text 'card-.*.about'",
        ),
        (
            replace(MALTA, options=House),
            "no text 'option-dogs', no text 'option-dogs.bark', no text 'option-dogs.bite'",
        ),
    ],
    ids=["question", "fact", "card", "house rule"],
)
def test_what_has_no_text_is_named(monkeypatch: pytest.MonkeyPatch, changed: Game, missing: str) -> None:
    monkeypatch.setitem(GAMES, "malta", changed)
    with pytest.raises(AssertionError, match=f"^malta has {missing}$"):
        check_texts("malta", matches=0)
