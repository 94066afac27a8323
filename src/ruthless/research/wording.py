"""A view as plain text, for people who look over a program's shoulder."""

from __future__ import annotations

from ruthless.kernel.views import View

RENDER_MODES = ("ansi", "human")
"""How an environment can show a view: give its text, or print it."""


def checked_render_mode(mode: str | None) -> str | None:
    """A render mode, once it is known that there is one of that name; None shows nothing."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"no render mode {mode!r}: there are {', '.join(RENDER_MODES)}")
    return mode


def view_text(view: View) -> str:
    """Everything a view says, a line for each field that says something.

    >>> from ruthless import Match
    >>> print(view_text(Match.new("frantic", 2, seed=1).view(0)).splitlines()[0])
    seat: 0
    """
    return "\n".join(
        f"{name}: {_plain(value)}" for name, value in view.as_json().items() if value not in (None, "", [])
    )


def _plain(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(str(one) if name == "id" else f"{name} {_plain(one)}" for name, one in value.items())
    if isinstance(value, list):
        return " | ".join("(" + _plain(one) + ")" if isinstance(one, list) else str(one) for one in value)
    return str(value)
