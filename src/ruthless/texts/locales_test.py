"""Which language somebody gets."""

from __future__ import annotations

import pytest

from ruthless.kernel.errors import UnknownGame
from ruthless.texts import UnknownLanguage, language_asked_for, language_of, languages

KNOWN = ["de", "en", "fr", "pt-BR"]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_CH.UTF-8"}, "fr"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "pt_BR.UTF-8@latin"}, "pt-BR"),
        ({"LANG": "it_CH.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "de_AT"}, "de"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "de_AT", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_GB", "LANGUAGE": "it:de:fr"}, "de"),
        ({"LANG": "fr_FR", "LANGUAGE": "it"}, "fr"),
        ({"LANG": "fr_FR", "LANGUAGE": "en:fr"}, "en"),
        ({"LANG": "POSIX", "LANGUAGE": "de"}, "en"),
        ({"LANGUAGE": "de"}, "de"),
    ],
)
def test_the_environment_says_which_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment, KNOWN) == language


@pytest.mark.parametrize(("asked", "language"), [("fr", "fr"), ("FR", "fr"), ("fr_CH", "fr"), ("pt-br", "pt-BR")])
def test_a_language_can_be_asked_for(asked: str, language: str) -> None:
    assert language_asked_for(asked, KNOWN) == language


@pytest.mark.parametrize("asked", ["xx", "", "english", "pt"])
def test_a_language_without_texts_cannot(asked: str) -> None:
    with pytest.raises(UnknownLanguage, match=f"no texts in '{asked}': there are de, en, fr, pt-BR"):
        language_asked_for(asked, KNOWN)


def test_a_game_has_languages_if_there_is_one() -> None:
    assert {"en", "fr", "de"} <= set(languages("frantic"))
    with pytest.raises(UnknownGame):
        languages("frantic", "no-such-game")
