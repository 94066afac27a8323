"""Everything that can go wrong in a way the caller should hear about."""

from __future__ import annotations

from ruthless.kernel.messages import Refusal


class RuthlessError(Exception):
    """Base of our errors: its text is one clear line for whoever made the call."""


class IllegalAnswer(RuthlessError):
    """An answer was refused; `refusal` says why, with the number of the rule. Nothing has changed."""

    def __init__(self, answer: str, refusal: Refusal) -> None:
        super().__init__(f"{answer!r} is refused: {refusal.id} (rule {refusal.rule})")
        self.answer = answer
        self.refusal = refusal


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


class MissingRules(OtherRules):
    """A record needs rules from outside, a game or an expansion, that are not installed here in that version."""

    def __init__(self, text: str) -> None:
        RuthlessError.__init__(self, text)


class BrokenPackage(RuthlessError):
    """A package from outside brings something along that cannot be used."""


class UnknownGame(RuthlessError):
    """No game of that name."""


class WrongSeats(RuthlessError):
    """Too few or too many seats for a game, or a seat where nobody sits."""
