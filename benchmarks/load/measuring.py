"""Measuring: what clients have seen, and what a server's processes have used."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

TICK = os.sysconf("SC_CLK_TCK")


@dataclass
class Result:
    """What the clients of a server have seen."""

    counting: bool = False
    seconds: float = 0.0
    latencies: list[float] = field(default_factory=list)
    """From sending an answer to its acknowledgement, in seconds."""
    sent: int = 0
    """Answers, for whoever does not count: also those whose acknowledgement did not come in time."""

    @property
    def per_second(self) -> float:
        """Acknowledged answers a second."""
        return len(self.latencies) / self.seconds if self.seconds else 0.0

    def quantile(self, share: float) -> float:
        """A latency that this share of the answers did not exceed, in milliseconds."""
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


def family(pid: int) -> list[int]:
    """A process and all it has started."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        children = []
    return [pid, *(one for child in children for one in family(int(child)))]


def processor_time(pid: int) -> float:
    """Seconds of processor a server has used so far, with all its processes."""
    total = 0.0
    for one in family(pid):
        try:
            fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        total += (int(fields[11]) + int(fields[12])) / TICK
    return total


def memory(pid: int) -> int:
    """Resident memory of a server in bytes, with all its processes; what they share counts once, by its share of each."""
    total = 0
    for one in family(pid):
        try:
            lines = Path(f"/proc/{one}/smaps_rollup").read_text().splitlines()
        except OSError:
            continue
        total += next((int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:")), 0)
    return total
