"""Languages: which ones there are texts in, and which one somebody wants."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable

from ruthless.kernel.errors import RuthlessError

ENGLISH = "en"
"""What is spoken if nothing else can be."""

_SHARED = "ruthless.texts"


class UnknownLanguage(RuthlessError):
    """There are no texts in that language."""


def shared_texts(language: str) -> Traversable:
    """The file with the texts that all games share."""
    return files(_SHARED) / f"{language}.ftl"


def game_texts(game: str, language: str) -> Traversable:
    """The file with a game's own texts."""
    return files("ruthless.games") / game.replace("-", "_") / "texts" / f"{language}.ftl"


def languages(*games: str) -> list[str]:
    """Every language there are shared texts in, and texts of all these games."""
    found = sorted(one.name.removesuffix(".ftl") for one in files(_SHARED).iterdir() if one.name.endswith(".ftl"))
    return [one for one in found if all(game_texts(game, one).is_file() for game in games)]


def language_asked_for(asked: str, known: Sequence[str]) -> str:
    """The language somebody names, `fr` or `fr_CH`, among those there are."""
    language = _spoken(asked, known)
    if language is None:
        raise UnknownLanguage(f"no texts in {asked!r}: there are {', '.join(known)}")
    return language


def language_of(environment: Mapping[str, str], known: Sequence[str]) -> str:
    """The language in which a terminal is set up, or English.

    As gettext has it: the first of LC_ALL, LC_MESSAGES and LANG that is set; the list in LANGUAGE goes before it, unless
    that is the locale C, which asks for no language at all.
    """
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    if _without_letters(locale) in ("C", "POSIX"):
        return ENGLISH
    for wanted in [*environment.get("LANGUAGE", "").split(":"), locale]:
        language = _spoken(wanted, known)
        if language is not None:
            return language
    return ENGLISH


def _without_letters(locale: str) -> str:
    """A locale without its character set and variant: `fr_CH.UTF-8@euro` is fr_CH."""
    return locale.partition(".")[0].partition("@")[0]


def _spoken(wanted: str, known: Sequence[str]) -> str | None:
    """The language there is for a locale: the one of its country, else the plain one."""
    code = _without_letters(wanted).replace("_", "-").casefold()
    by_code = {one.casefold(): one for one in known}
    return by_code.get(code) or by_code.get(code.partition("-")[0])
