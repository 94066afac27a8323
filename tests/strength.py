"""How strong the bot `sensible` is: run `python -m tests.strength`.

It plays 1,000 matches of Frantic against three that play at random, changing seats from match to match, so that chance
would win a quarter. The same matches every time.
"""

from __future__ import annotations

import sys

from ruthless.lab import simulate, wilson

MATCHES = 1000
LEAST = 0.60


def main() -> int:
    """Print the share of wins with its 95 % interval; fails if it is below what we promise."""
    result = simulate("frantic", 4, MATCHES, "strength", bots=["sensible", "uniform", "uniform", "uniform"])
    won = result.wins_by_bot["sensible"]
    low, high = wilson(won, MATCHES)
    print(f"sensible against three uniform: {won:g} of {MATCHES} matches, {won / MATCHES:.1%} ({low:.1%} – {high:.1%})")
    return 0 if won >= LEAST * MATCHES else 1


if __name__ == "__main__":
    sys.exit(main())
