"""What a person types, line by line."""

from __future__ import annotations

import contextlib
import sys

with contextlib.suppress(ImportError):
    import readline  # noqa: F401 - with it, `input` lets people edit what they type and recall earlier lines


def read_line(prompt: str) -> str:
    """A line from the person; bytes that are no text count as nonsense, not as an error."""
    try:
        return input(prompt)
    except UnicodeDecodeError:
        return "\N{REPLACEMENT CHARACTER}"
    finally:
        if not sys.stdin.isatty():
            print()
