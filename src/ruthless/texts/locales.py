"""Languages: which ones there are texts in, and which one somebody wants."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec

from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.game import game_named

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
    return texts_in(game_named(game).package, language)


def texts_in(package: str, language: str) -> Traversable:
    """The file with the texts that lie in a Python package beside its code."""
    return files(package) / "texts" / f"{language}.ftl"


def outside_texts(game: str, language: str) -> list[str]:
    """The texts that other packages have for a game, as Fluent: those of the game, if it is theirs, and of expansions.

    What a package does not say in the language it says in English, which stands behind and gives way. Last come words for
    what many games do in the same way, which a game of another package need not have.
    """
    rules = game_named(game)
    lessons = f"{rules.package}.lessons"
    own = [rules.package, *([lessons] if find_spec(lessons) else [])] if rules.distribution else []
    folders = [*own, *(entry.folder for entry in rules.expansions.values())]
    places = [texts_in(folder, one) for folder in folders for one in dict.fromkeys((language, ENGLISH))]
    if rules.distribution:
        places.append(files(_SHARED) / "plain" / f"{language}.ftl")
    return [place.read_text(encoding="utf-8") for place in places if place.is_file()]


def languages(*games: str) -> list[str]:
    """Every language there are shared texts in, and texts of all these games: those of other packages may be English."""
    found = sorted(one.name.removesuffix(".ftl") for one in files(_SHARED).iterdir() if one.name.endswith(".ftl"))
    ours = [game for game in games if not game_named(game).distribution]
    return [one for one in found if all(game_texts(game, one).is_file() for game in ours)]


def written_languages(game: str) -> list[str]:
    """Every language in which a game can be shown and has texts of its own; English stands in for the others."""
    return [one for one in languages(game) if game_texts(game, one).is_file()]


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
