"""Commands: what a client may send over its socket, checked to the letter. docs/protocol.md says what each means."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, ValidationError

from ruthless.bots import LEVELS
from ruthless.bots.outside import DECLARED
from ruthless.server.refusals import Refused

_LINE = r"[^\s\x00-\x1f\x7f<>]([^\x00-\x1f\x7f<>]*[^\s\x00-\x1f\x7f<>])?"
"""A line of text with something to be seen at both ends."""
Name = Annotated[str, StringConstraints(min_length=1, max_length=20, pattern=f"^{_LINE}$")]
Title = Annotated[str, StringConstraints(max_length=40, pattern=f"^({_LINE})?$")]
Key = Annotated[str, StringConstraints(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Code = Annotated[str, StringConstraints(to_upper=True, pattern=r"^[0-9A-Za-z]{6}$")]
Token = Annotated[str, StringConstraints(min_length=20, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Entropy = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]
Notation = Annotated[str, StringConstraints(min_length=1, max_length=80)]
AskId = Annotated[str, StringConstraints(pattern=r"^[0-9]{1,9}\.[0-9]{1,6}$")]
PersonNumber = Annotated[int, Field(ge=0, le=1_000_000)]
Number = Annotated[int, Field(ge=-1, le=1_000_000_000)]
BotLevel = Literal[(*LEVELS, *DECLARED)]  # type: ignore[valid-type]  # what is here turns out at the start
ClockName = Literal["off", "relaxed", "brisk"]
TAUNTS = ("ha", "ouch", "sorry-not-sorry", "revenge", "hurry", "well-played", "again", "mercy")
"""Ready-made lines of chat; their words stand in the client's texts."""


class Strict(BaseModel):
    """Nothing unknown is let through."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Hello(Strict):
    """The first frame of every connection."""

    do: Literal["hello"]
    table: Code
    token: Token | None = None
    match: Number = 0
    since: Number = -1
    chat: Number = -1


class Keyed(Strict):
    """Something to be done once, however often it is sent."""

    key: Key


class Answer(Keyed):
    do: Literal["answer"]
    ask: AskId
    answer: Notation


class Why(Keyed):
    do: Literal["why"]
    ask: AskId
    answer: Notation


class Hint(Keyed):
    do: Literal["hint"]
    ask: AskId


class Ready(Keyed):
    do: Literal["ready"]
    ready: bool
    entropy: Entropy


class Rename(Keyed):
    do: Literal["rename"]
    name: Name


class TableSettings(Strict):
    """What the host decides about a table; what is left out stays."""

    name: Title | None = None
    open: bool | None = None
    watch: bool | None = None
    chat: bool | None = None
    clock: ClockName | None = None
    bots: BotLevel | None = None
    hints: bool | None = None


class NewSettings(TableSettings):
    """What the host may change before a match."""

    game: Annotated[str, StringConstraints(max_length=40)] | None = None
    options: dict[str, Any] | None = None


class Set(Keyed):
    do: Literal["settings"]
    settings: NewSettings


class AddBot(Keyed):
    do: Literal["bot"]
    level: BotLevel


class Remove(Keyed):
    do: Literal["remove"]
    person: PersonNumber


class Start(Keyed):
    do: Literal["start"]


class Host(Keyed):
    do: Literal["host"]
    person: PersonNumber


class Replace(Keyed):
    do: Literal["replace"]
    person: PersonNumber


class Return(Keyed):
    do: Literal["return"]


class Leave(Keyed):
    do: Literal["leave"]


class Say(Keyed):
    do: Literal["say"]
    text: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200)] | None = None
    taunt: Literal[TAUNTS] | None = None  # type: ignore[valid-type]  # one list of them is enough


class Ping(Keyed):
    do: Literal["ping"]


Command = (
    Answer | Why | Hint | Ready | Rename | Set | AddBot | Remove | Start | Host | Replace | Return | Leave | Say | Ping
)
Frame = Hello | Command

_FRAME: TypeAdapter[Frame] = TypeAdapter(Annotated[Frame, Field(discriminator="do")])


def parse(text: str | bytes) -> Frame:
    """A frame, or a refusal that says what is wrong with it."""
    try:
        return _FRAME.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise Refused("server-bad-message", text=f"{where}: {first['msg']}"[:200]) from error
