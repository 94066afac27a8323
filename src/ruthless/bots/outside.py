"""Bots of other packages: by the name under which a package declares them, or by where they are, `package.module:Name`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from ruthless.bots.sight import Bot, Sight
from ruthless.kernel.decisions import Option
from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.luck import Luck
from ruthless.kernel.outside import BOTS_GROUP, Entry, entries, imported, told

_PLACE: Final = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*")

DECLARED: Final[dict[str, Entry]] = {}
"""Every bot that another package declares, by its name, once `kernel.outside.load` has been called."""

_MADE_BY: Final[dict[str, Callable[[Luck], Bot]]] = {}
"""By the name of a bot what makes one."""


class Stranger:
    """A bot of somebody else. Whatever it does wrong is said in one line that names it."""

    def __init__(self, name: str, bot: Bot) -> None:
        self._name = name
        self._bot = bot

    def choose(self, sight: Sight) -> Option:
        """What it chooses, if that is an option."""
        question = sight.decision.question.id
        try:
            choice: Any = self._bot.choose(sight)
        except Exception as error:
            raise RuthlessError(f"the bot {self._name!r} has failed, asked {question}: {told(error)}") from error
        if choice not in sight.decision.options:
            said = " ".join(repr(choice).split())
            raise RuthlessError(f"the bot {self._name!r} answers {said} to {question}, which is not one of the options")
        answer: Option = choice
        return answer


def load(ours: dict[str, Callable[[Luck], Bot]]) -> None:
    """Take in what other packages declare."""
    for entry in entries(BOTS_GROUP):
        if entry.name in ours:
            raise entry.refused("there is a bot of that name already")
        if not re.fullmatch(r"\w[\w-]*", entry.name):
            raise entry.refused("a name has letters, digits and hyphens")
        maker = entry.load()
        wrong = _wrong(maker)
        if wrong:
            raise entry.refused(f"{entry.value} {wrong}")
        DECLARED[entry.name] = entry
        _MADE_BY[entry.name] = maker


def stranger(name: str, luck: Luck) -> Bot | None:
    """The bot of another package that has that name or is to be found there; None if there cannot be one."""
    maker = _MADE_BY.get(name)
    if maker is None:
        if not _PLACE.fullmatch(name):
            return None
        maker = _MADE_BY[name] = _found(name)
    return Stranger(name, _made(name, maker, luck))


def _found(place: str) -> Callable[[Luck], Bot]:
    """What makes the bot to be found there."""
    try:
        maker: Any = imported(place)
    except ModuleNotFoundError as error:
        raise RuthlessError(f"no bot {place!r}: {error}; is its package installed, or in PYTHONPATH?") from error
    except AttributeError as error:
        raise RuthlessError(f"no bot {place!r}: {error}") from error
    except Exception as error:
        raise RuthlessError(f"no bot {place!r}: it cannot be loaded: {told(error)}") from error
    wrong = _wrong(maker)
    if wrong:
        raise RuthlessError(f"no bot {place!r}: it {wrong}")
    found: Callable[[Luck], Bot] = maker
    return found


def _wrong(maker: Any) -> str:
    """Why something does not make bots, as far as can be seen without trying."""
    return "" if callable(maker) else "is no class or function that makes a bot of its luck"


def _made(name: str, maker: Callable[[Luck], Bot], luck: Luck) -> Bot:
    try:
        bot: Any = maker(luck)
    except Exception as error:
        raise RuthlessError(f"the bot {name!r} cannot be made with its luck: {told(error)}") from error
    if not callable(getattr(bot, "choose", None)):
        raise RuthlessError(f"the bot {name!r} has no function choose(sight)")
    made: Bot = bot
    return made
