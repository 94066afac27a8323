"""What a worker process does. Orders come in over its standard input, results go out over its standard output.

When the server is gone, its input has ended, and so it ends, too.
"""

from __future__ import annotations

import gc
import os
import pickle
import sys
from contextlib import suppress
from struct import Struct
from typing import Any, BinaryIO

from ruthless.server.tidying import YOUNG

HEAD = Struct("<I")
"""Before each message stands its length."""


def _heard(stream: BinaryIO) -> Any:
    """The next order; EOFError if there will be none."""
    head = stream.read(HEAD.size)
    if len(head) < HEAD.size:
        raise EOFError
    return pickle.loads(stream.read(*HEAD.unpack(head)))


def _say(stream: BinaryIO, kind: str, value: Any) -> None:
    body = pickle.dumps((kind, value))
    stream.write(HEAD.pack(len(body)) + body)
    stream.flush()


def work(orders: BinaryIO, results: BinaryIO) -> None:
    """Carry out orders until there are none any more."""
    while True:
        job, given, tells = _heard(orders)
        if tells:
            given = (*given, lambda share: _say(results, "progress", float(share)))
        try:
            _say(results, "done", job(*given))
        except OSError:
            raise
        except Exception as error:
            _say(results, "failed", f"{type(error).__name__}: {error}")


def main() -> None:
    """Work as somebody who lets others go first."""
    with suppress(AttributeError, OSError):  # not every system knows niceness
        os.nice(int(sys.argv[1]))
    gc.set_threshold(YOUNG)  # nearly all that bots leave behind goes by itself
    results = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever is printed on the way must not be taken for a result
    with suppress(EOFError, OSError, KeyboardInterrupt):
        work(sys.stdin.buffer, results)


if __name__ == "__main__":
    main()
