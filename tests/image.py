"""The image without a container engine: every line of the Dockerfile is carried out in a fresh Debian, and what comes out runs.

python -m tests.image [--effort rough] [--lend FOLDER …]

Needs root, debootstrap and unshare. Debian's own Python stands in for the image `python`. The server then runs as its
user on a file system that cannot be written to, but for /data and /tmp, and its health check is asked. FOLDERs of this
machine are lent to the build, for one that takes its packages from there.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGES = "python3,python3-venv,python3-dev,ca-certificates"
SETTINGS = (
    "/etc/apt",
    "/etc/pip.conf",
    "/etc/resolv.conf",
    "/etc/hosts",
    "/etc/ssl",
    str(Path.home() / ".config" / "pip"),
    str(Path.home() / ".npmrc"),
)
"""How this machine gets its packages."""
LENT = ("PIP_", "NPM_CONFIG_", "NODE_EXTRA_CA_CERTS", "SSL_CERT_")
"""The same, in the environment."""


def instructions(text: str) -> Iterator[tuple[str, str]]:
    """The lines of a Dockerfile: instruction and what follows it."""
    lines = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("#"))
    for line in lines.replace("\\\n", " ").splitlines():
        if line.strip():
            word, _, rest = line.strip().partition(" ")
            yield word.upper(), rest.strip()


def is_sent(path: str, patterns: list[str]) -> bool:
    """Whether a file goes to the build; of what .dockerignore says about it the last word counts."""
    sent = True
    for pattern in patterns:
        if _matches(path, pattern.removeprefix("!").strip("/")):
            sent = pattern.startswith("!")
    return sent


def _matches(path: str, pattern: str) -> bool:
    """Whether a pattern means a path, or a folder it is in."""
    known = re.escape(pattern).replace(r"\*\*/", "(?:.*/)?").replace(r"\*", "[^/]*").replace(r"\?", "[^/]")
    return re.fullmatch(f"{known}(?:/.*)?", path) is not None


def patterns() -> list[str]:
    """What .dockerignore says."""
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def sent_files() -> list[str]:
    """The files of this project that go to the build."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    known = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return [path for path in known if (ROOT / path).is_file() and is_sent(path, patterns())]


@dataclass
class Stage:
    """What a part of the Dockerfile has come to."""

    root: Path
    arguments: dict[str, str]
    environment: dict[str, str] = field(default_factory=dict)
    folder: str = "/"
    user: str = "0"
    health: str = ""
    entry: list[str] = field(default_factory=list)

    def filled(self, text: str) -> str:
        """A text with its variables."""
        known = (
            {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"} | self.arguments | self.environment
        )
        return re.sub(r"\$\{?(\w+)\}?", lambda found: known.get(found[1], ""), text)

    def at(self, path: str) -> Path:
        """A path of the image, on this machine."""
        return self.root / (path if path.startswith("/") else f"{self.folder}/{path}").lstrip("/")


class Builder:
    """Carries out a Dockerfile."""

    def __init__(self, folder: Path, arguments: dict[str, str], lent: list[str]) -> None:
        self._folder = folder
        self._given = arguments
        self._lent = lent
        self._stages: dict[str, Stage] = {}
        self.last: Stage | None = None

    def build(self) -> Stage:
        """The last stage."""
        known: dict[str, str] = {}
        for word, rest in instructions((ROOT / "Dockerfile").read_text(encoding="utf-8")):
            began = time.monotonic()
            if word == "ARG":
                name, _, default = rest.partition("=")
                (known if self.last is None else self.last.arguments)[name] = self._given.get(name, default)
            elif word == "FROM":
                self.last = self._begun(rest)
            else:
                assert self.last is not None
                getattr(self, f"_{word.lower()}", self._other)(self.last, rest)
            print(f"{time.monotonic() - began:6.1f} s  {word} {rest[:90]}", flush=True)
        assert self.last is not None
        return self.last

    def _begun(self, rest: str) -> Stage:
        image, _, name = rest.partition(" AS ")
        assert image.startswith("python:"), image
        root = self._folder / (name or "image")
        subprocess.run(["cp", "--archive", str(self._base()), str(root)], check=True)
        stage = self._stages[name] = Stage(root, {})
        return stage

    def _base(self) -> Path:
        """A Debian with Python, with what this machine knows of where packages are."""
        base = self._folder / "base"
        if not base.exists():
            command = ["debootstrap", "--variant=minbase", f"--include={PACKAGES}", "bookworm", str(base), _mirror()]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            for name in SETTINGS:
                if Path(name).exists():
                    (base / name[1:]).parent.mkdir(parents=True, exist_ok=True)
                    subprocess.run(
                        [
                            "cp",
                            "--archive",
                            "--dereference",
                            "--remove-destination",
                            "--no-target-directory",
                            name,
                            str(base / name[1:]),
                        ],
                        check=True,
                    )
        return base

    def _run(self, stage: Stage, rest: str) -> None:
        lent = {name: value for name, value in os.environ.items() if name.startswith(LENT)}
        self.inside(stage, ["bash", "-o", "pipefail", "-c", rest], stage.environment | stage.arguments | lent)

    def _copy(self, stage: Stage, rest: str) -> None:
        words = rest.split()
        if words[0].startswith("--from="):
            source = self._stages[words[0].removeprefix("--from=")].at(words[1])
            stage.at(words[2]).parent.mkdir(parents=True, exist_ok=True)
            subprocess.run(["cp", "--archive", str(source), str(stage.at(words[2]))], check=True)
            return
        source_name, target = words
        wanted = [path for path in sent_files() if source_name in (".", path)]
        assert wanted, f"nothing is sent of {source_name}"
        for path in wanted:
            to = stage.at(f"{target}/{path}" if source_name == "." else target)
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / path, to)

    def _workdir(self, stage: Stage, rest: str) -> None:
        stage.folder = rest
        stage.at(rest).mkdir(parents=True, exist_ok=True)

    def _env(self, stage: Stage, rest: str) -> None:
        for one in shlex.split(rest):
            name, _, value = one.partition("=")
            stage.environment[name] = stage.filled(value)

    def _user(self, stage: Stage, rest: str) -> None:
        stage.user = rest

    def _healthcheck(self, stage: Stage, rest: str) -> None:
        stage.health = rest.partition("CMD ")[2]

    def _entrypoint(self, stage: Stage, rest: str) -> None:
        stage.entry = json.loads(rest)

    def _cmd(self, stage: Stage, rest: str) -> None:
        stage.entry += json.loads(rest)

    def _other(self, stage: Stage, rest: str) -> None:
        """Nothing that makes files."""

    def script(self, stage: Stage, command: list[str], values: dict[str, str], *, read_only: bool) -> list[str]:
        """How a command is run inside, as a container would."""
        path = values.get("PATH", stage.filled("$PATH"))
        given = [
            f"{name}={value}"
            for name, value in (
                {"HOME": "/root", "DEBIAN_FRONTEND": "noninteractive"} | values | {"PATH": path}
            ).items()
        ]
        root = shlex.quote(str(stage.root))
        steps = [f"mount --bind {root} {root}", f"mount -t proc proc {root}/proc", f"mount --rbind /dev {root}/dev"]
        if read_only:
            steps += [
                f"mount --bind {root}/data {root}/data",
                f"mount -o remount,bind,ro {root}",
                f"mount -t tmpfs tmpfs {root}/tmp",
            ]
        for one in () if read_only else self._lent:
            steps += [f"mkdir -p {root}{one}", f"mount --bind {one} {root}{one}"]
        inner = shlex.join(["env", "-C", stage.folder, "-i", *given, *command])
        user = f"--userspec={stage.user}:{stage.user} " if stage.user != "0" else ""
        return ["unshare", "--mount", "sh", "-ec", "\n".join([*steps, f"exec chroot {user}{root} {inner}"])]

    def inside(self, stage: Stage, command: list[str], values: dict[str, str]) -> None:
        """Run something inside; if it fails, what it said is shown."""
        done = subprocess.run(
            self.script(stage, command, values, read_only=False), capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise SystemExit(f"{done.stdout[-3000:]}\n{done.stderr[-3000:]}\nfailed: {shlex.join(command)[:200]}")


def _mirror() -> str:
    """Where this machine gets its Debian from."""
    said = "\n".join(path.read_text() for path in Path("/etc/apt").glob("sources.list*/*") if path.is_file())
    said += Path("/etc/apt/sources.list").read_text() if Path("/etc/apt/sources.list").is_file() else ""
    found = re.search(r"^(?:URIs:|deb(?: \[.*?\])?)\s+(\S+)", said, re.MULTILINE)
    if found is None:
        sys.exit("image: this machine does not say where its Debian comes from")
    return found[1]


def serve(builder: Builder, image: Stage) -> None:
    """Start what was built as it would be started, and ask for its health."""
    values = image.environment | {"RUTHLESS_PORT": "8931"}
    server = subprocess.Popen(
        builder.script(image, image.entry, values, read_only=True), stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert line.startswith("Ruthless is at"), line
        assert "Others find it" not in line
        found = (image.root / "data" / "tables.sqlite").stat()
        assert (found.st_uid, found.st_mode & 0o777) == (10001, 0o600)
        health = json.loads(image.health)
        values["PYTHONWARNINGS"] = "error"
        done = subprocess.run(
            builder.script(image, health, values, read_only=True), capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        writes = ["sh", "-c", "echo x > /opt/ruthless/x"]
        done = subprocess.run(
            builder.script(image, writes, values, read_only=True), capture_output=True, text=True, check=False
        )
        assert done.returncode != 0
    finally:
        server.terminate()
        server.wait(30)
    print(
        f"it serves as user {image.user} on a file system that cannot be written to; {' '.join(health)} says it is well"
    )


def main() -> None:
    """Build, look, serve."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--effort", default="rough")
    options.add_argument("--lend", action="append", default=[])
    options.add_argument("--folder", type=Path)
    chosen = options.parse_args()
    for program in ("debootstrap", "unshare", "chroot"):
        if shutil.which(program) is None:
            sys.exit(f"image: there is no {program} here")
    with tempfile.TemporaryDirectory() as made:
        builder = Builder(chosen.folder or Path(made), {"EFFORT": chosen.effort}, chosen.lend)
        image = builder.build()
        engine = list(image.root.glob("opt/ruthless/lib/python*/site-packages/ruthless/kernel/*.so"))
        assert engine, "the engine is not compiled"
        assert not list(image.root.glob("opt/ruthless/lib/python*/site-packages/pip/*")), "there is no pip in it"
        size = subprocess.run(["du", "-sm", str(image.at("/opt/ruthless"))], capture_output=True, text=True, check=True)
        print(f"{size.stdout.split()[0]} MB on top of Python")
        serve(builder, image)


if __name__ == "__main__":
    main()
