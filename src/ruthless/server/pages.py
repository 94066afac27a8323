"""Pages: the files of the client, as they are served. What can be pressed smaller is, once, and not beside those who play."""

from __future__ import annotations

import asyncio
import gzip
from mimetypes import guess_type
from pathlib import Path

from fastapi import Request, Response
from fastapi.responses import FileResponse, PlainTextResponse

PRESSED = frozenset({".html", ".js", ".css", ".svg", ".json", ".webmanifest"})
LEAST = 1000
"""Bytes from which on it is worth it."""
LASTING = {"cache-control": "public, max-age=31536000, immutable"}
"""Of files that have another name when they change."""
PASSING = {"cache-control": "no-cache"}

Version = tuple[int, int]
"""By what a file is seen to be another one than before: when it was written, and its size."""


class Pages:
    """A folder with a built client."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._pressed: dict[Path, tuple[Version, bytes]] = {}
        """The files that were asked for, pressed: a megabyte at most."""

    async def at(self, path: str, request: Request) -> Response:
        """A file of the client; its page for every other address, which it understands itself."""
        file = self._file(path)
        if file is not None:
            return await self._shown(file, LASTING if path.startswith("assets/") else PASSING, request)
        if "." in path.rpartition("/")[2]:
            return PlainTextResponse("not found\n", 404)
        index = self._folder / "index.html"
        if not index.is_file():
            return PlainTextResponse("The client has not been built: see CONTRIBUTING.md.\n", 503)
        return await self._shown(index, PASSING, request)

    def _file(self, path: str) -> Path | None:
        """The file with that path, if there is one; nothing outside the folder is ever looked at twice."""
        try:
            file = (self._folder / path).resolve()
            return file if file.is_relative_to(self._folder) and file.is_file() else None
        except (OSError, ValueError):  # no file can have such a name
            return None

    async def _shown(self, file: Path, headers: dict[str, str], request: Request) -> Response:
        if "gzip" in request.headers.get("accept-encoding", "") and "range" not in request.headers:
            found = file.stat()
            if file.suffix in PRESSED and found.st_size >= LEAST:
                content = await self._pressed_of(file, (found.st_mtime_ns, found.st_size))
                encoded = {**headers, "content-encoding": "gzip", "vary": "Accept-Encoding"}
                return Response(content, headers=encoded, media_type=guess_type(file.name)[0] or "text/plain")
        return FileResponse(file, headers=headers)

    async def _pressed_of(self, file: Path, version: Version) -> bytes:
        known = self._pressed.get(file)
        if known is None or known[0] != version:
            content = await asyncio.to_thread(lambda: gzip.compress(file.read_bytes()))
            known = self._pressed[file] = version, content
        return known[1]
