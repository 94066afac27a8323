"""Everything that can go wrong in a way the caller should hear about."""

from __future__ import annotations

from collections.abc import Callable

from ruthless.kernel.messages import Argument, Refusal


class RuthlessError(Exception):
    """Base of our errors: its text is one clear line for whoever made the call."""


class IllegalAnswer(RuthlessError):
    """An answer was refused; `refusal` says why, with the number of the rule. Nothing has changed."""

    def __init__(self, answer: str, refusal: Refusal) -> None:
        super().__init__(f"{answer!r} is refused: {refusal.id} (rule {refusal.rule})")
        self.answer = answer
        self.refusal = refusal

    def __reduce__(self) -> tuple[Callable[..., IllegalAnswer], tuple[str, str, str, dict[str, Argument]]]:
        return _refused, (self.answer, self.refusal.id, self.refusal.rule, dict(self.refusal.args))


def _refused(answer: str, id: str, rule: str, args: dict[str, Argument]) -> IllegalAnswer:
    """The error as it comes out of another process."""
    return IllegalAnswer(answer, Refusal(id, rule, args))


class BadOption(RuthlessError):
    """A house rule has an unknown name or a value it cannot take."""


class BadPosition(RuthlessError):
    """A position asked for cannot be laid out: unknown cards, too many of them, or a wrong seat."""


class BrokenRecord(RuthlessError):
    """A record cannot be read or does not replay: truncated, edited, or of another game or version."""


class OtherRules(BrokenRecord):
    """A record is of another version of the rules: it may be sound, but would not play here as it was played."""

    def __init__(self, game: str, played: int, here: int) -> None:
        super().__init__(
            f"the record is of {game} rules {played}, these are rules {here}: "
            "it is left as it is, but only a program with those rules can play it again"
        )
        self.versions = game, played, here

    def __reduce__(self) -> tuple[type[BrokenRecord], tuple[object, ...]]:
        return OtherRules, self.versions


class MissingRules(OtherRules):
    """A record needs rules from outside, a game or an expansion, that are not installed here in that version."""

    def __init__(self, text: str) -> None:
        RuthlessError.__init__(self, text)

    def __reduce__(self) -> tuple[type[BrokenRecord], tuple[object, ...]]:
        return MissingRules, (str(self),)


class BrokenPackage(RuthlessError):
    """A package from outside brings something along that cannot be used."""


class UnknownGame(RuthlessError):
    """No game of that name."""


class WrongSeats(RuthlessError):
    """Too few or too many seats for a game, or a seat where nobody sits."""
