"""Commands: what a client may send over its socket, checked to the letter. docs/protocol.md says what each means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StringConstraints,
    TypeAdapter,
    ValidationError,
    WithJsonSchema,
)
from pydantic_core import ErrorDetails, PydanticCustomError

from ruthless.bots import LEVELS
from ruthless.bots.outside import DECLARED
from ruthless.server import names
from ruthless.server.refusals import Refused

SEEN = r"[^\x00-\x1f\x7f-\x9f\xad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff<>]"
"""Most of what may stand in a name; `names` knows it all."""
LARGEST = 10**9
"""The largest number that is taken from anybody."""
VALUES = 300
"""So many commas may be in a frame: what is said is shorter, and to say of a thousand fields what is wrong takes long."""


def _named(most: int, least: int) -> Any:
    """A name of so many letters; what it is in the end, and how it is described."""

    def checked(text: str) -> str:
        try:
            plain = names.name(text, most)
        except names.BadName:
            plain = ""
        if len(plain) < least or (text.strip() and not plain):
            raise PydanticCustomError("name", "this cannot be a name")
        return plain

    pattern = f"^{SEEN}*$" if not least else rf"^{SEEN}*[^\s{SEEN[2:]}{SEEN}*$"
    described = {"type": "string", "minLength": least, "maxLength": names.LONGER * most, "pattern": pattern}
    return Annotated[str, AfterValidator(checked), WithJsonSchema(described)]


if TYPE_CHECKING:
    Name = str
    Title = str
else:
    Name = _named(20, 1)
    Title = _named(40, 0)
Key = Annotated[str, StringConstraints(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Code = Annotated[str, StringConstraints(to_upper=True, pattern=r"^[0-9A-Za-z]{6}$")]
Token = Annotated[str, StringConstraints(min_length=20, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
NewToken = Annotated[str, StringConstraints(min_length=32, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
PlayerKey = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{43}$")]
Entropy = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]
Notation = Annotated[str, StringConstraints(min_length=1, max_length=80)]
AskId = Annotated[str, StringConstraints(pattern=r"^[0-9]{1,9}\.[0-9]{1,6}$")]
PersonNumber = Annotated[int, Field(ge=0, le=1_000_000)]
Number = Annotated[int, Field(ge=-1, le=LARGEST)]
BotLevel = Literal[(*LEVELS, *DECLARED)]  # type: ignore[valid-type]  # what is here turns out at the start
Language = Literal["en", "fr", "de"]
Coded = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]+={0,2}$", max_length=120)]
"""Bytes, as the web writes them."""
Address = Annotated[str, StringConstraints(max_length=1000, pattern=r"^(ntfy\+)?https?://[!-~]+$")]
"""Of somebody elsewhere; `destinations` knows whether anything may be sent there."""
ClockName = Literal["off", "relaxed", "brisk", "day", "three-days", "week"]
WindowName = Literal["minute", "ten-minutes", "hour", "eight-hours"]
Word = Annotated[str, StringConstraints(pattern=r"^[a-z0-9-]{1,40}$")]
Time = Annotated[int, Field(ge=0, le=10**14)]
PaceName = Literal["slow", "normal", "fast"]
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
    player: PlayerKey | None = None


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


class Seen(Keyed):
    do: Literal["seen"]
    number: Number


class Rename(Keyed):
    do: Literal["rename"]
    name: Name


class Renew(Keyed):
    do: Literal["renew"]
    token: NewToken
    player: PlayerKey | None = None


class SubscriptionKeys(Strict):
    """For whom a letter to a browser is encrypted."""

    p256dh: Coded
    auth: Coded


class Subscription(Strict):
    """Where a browser can be reached while its page is closed, as `PushSubscription.toJSON()` says it."""

    endpoint: Address
    keys: SubscriptionKeys
    expirationTime: int | float | None = None  # so it is written there


class CallMe(Keyed):
    do: Literal["call"]
    subscription: Subscription | None
    instead: Address | None = None
    language: Language = "en"


class SetWebhook(Keyed):
    do: Literal["webhook"]
    url: Address | None
    language: Language = "en"


class TableSettings(Strict):
    """What the host decides about a table; what is left out stays."""

    name: Title | None = None
    open: bool | None = None
    watch: bool | None = None
    chat: bool | None = None
    clock: ClockName | None = None
    pace: PaceName | None = None
    bots: BotLevel | None = None
    hints: bool | None = None
    sit_in: bool | None = None
    window: WindowName | None = None


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


class Standing(Keyed):
    do: Literal["standing"]
    question: Word
    answer: Word


class Holiday(Keyed):
    do: Literal["holiday"]
    until: Time | None


class Say(Keyed):
    do: Literal["say"]
    text: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200)] | None = None
    taunt: Literal[TAUNTS] | None = None  # type: ignore[valid-type]  # one list of them is enough


class Ping(Keyed):
    do: Literal["ping"]


Command = (
    Answer
    | Why
    | Hint
    | Ready
    | Seen
    | Rename
    | Renew
    | CallMe
    | SetWebhook
    | Set
    | AddBot
    | Remove
    | Start
    | Host
    | Replace
    | Return
    | Leave
    | Standing
    | Holiday
    | Say
    | Ping
)
Frame = Hello | Command

_FRAME: TypeAdapter[Frame] = TypeAdapter(Annotated[Frame, Field(discriminator="do")])


def parse(text: str | bytes) -> Frame:
    """A frame, or a refusal that says what is wrong with it."""
    commas = text.count(",") if isinstance(text, str) else text.count(b",")
    if commas > VALUES:
        raise Refused("server-bad-message", text="there is too much in the frame")
    try:
        return _FRAME.validate_json(text)
    except ValidationError as error:
        raise misunderstood(error.errors(include_url=False, include_input=False)[0]) from error


def misunderstood(error: ErrorDetails) -> Refused:
    """What is wrong with something that was sent."""
    if error["type"] == "name":
        return Refused("server-bad-name")
    where = ".".join(str(part) for part in error["loc"])
    return Refused("server-bad-message", text=f"{where}: {error['msg']}"[:200])
