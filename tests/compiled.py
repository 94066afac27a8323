"""The compiled build: kernel, games and bots through mypyc, then the golden games and a short conformance run on it.

python -m tests.compiled
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import time
from hashlib import blake2b
from pathlib import Path

from compile_engine import ROOT, ROUGH, compiled
from tests.same import differing, digests_of

BUILD = ROOT / "build" / "compiled"
OUTSIDE = BUILD / "outside"
EVERY = 11
"""One in so many seatings is compared here; `make same` compares them all."""


def playouts() -> str:
    """A digest of playouts of all games: the same, however the engine runs."""
    from ruthless import GAMES, Luck, Match

    told = blake2b(digest_size=12)
    for name, game in GAMES.items():
        for seats in (game.fewest, game.most):
            match = Match.new(name, seats, "playout")
            decisions = match.play_out(Luck.from_seed("playout"))
            told.update(f"{decisions} {match.record().as_text()}".encode())
    return told.hexdigest()


TABLES: tuple[tuple[str, dict[str, object], list[str], int], ...] = (
    ("frantic", {}, ["cunning:3", "sensible", "casual", "uniform"], 1),
    ("frantic-board", {}, ["cunning:3", "sensible", "casual", "uniform"], 1),
    ("malta", {}, ["cunning:3", "sensible", "casual", "uniform"], 1),
    ("frantic", {"expansions": ["troublemaker"]}, ["sensible"] * 4, 8),
    ("frantic", {"expansions": ["troublemaker"], "scoring": "rounds"}, ["sensible"] * 4, 8),
    ("frantic-board", {}, ["sensible"] * 4, 3),
    ("malta", {}, ["sensible"] * 4, 3),
)
"""Games, house rules, bots and matches: enough for every judge to be asked, of base game and expansion."""


def thoughts() -> str:
    """A digest of matches among bots that search and bots that do not: the same, however they run."""
    from ruthless.lab.matches import play_out
    from ruthless.lab.plans import Plan

    told = blake2b(digest_size=12)
    for name, house, bots, matches in TABLES:
        plan = Plan.checked(name, 4, "thoughts", house, bots, True)
        for number in range(matches):
            match = plan.match(number)
            play_out(match, [plan.bot(number, seat) for seat in range(4)])
            told.update(match.record().as_text().encode())
    return told.hexdigest()


def check_blocks() -> None:
    """Luck is made in native code: the words are those that hashlib gives, and shuffles take them as `below` does."""
    from ruthless.kernel import luck

    assert (luck._begin, luck._fill) != (luck.begun_by_hashlib, luck.words_by_hashlib), "blocks.c is not used"
    assert luck._mix is not None, "blocks.c does not shuffle"
    for size in range(65):
        key = blake2b(bytes([size])).digest()[:size]
        for number in (0, 1, size, 2**32 + size, 2**64 - 1):
            expected = luck.words_by_hashlib(luck.begun_by_hashlib(key), number)
            assert luck._fill(luck._begin(key), number) == expected, f"block {number} of the key {key.hex()}"
    last = luck.SPAN - 1  # is thrown away, unless the bound is a power of two
    for words in ([], [7], [last, 3, last], list(range(last, last - 16, -1))):
        for size in (0, 1, 2, 3, 17, 33, 108):
            one, other = luck.Luck(b"key", words, 1), luck.Luck(b"key", words, 1)
            items, by_hand = list(range(size)), list(range(size))
            one.shuffle(items)
            for top in range(size - 1, 0, -1):
                at = other.below(top + 1)
                by_hand[top], by_hand[at] = by_hand[at], by_hand[top]
            assert items == by_hand, f"{size} items shuffled"
            assert one.below(luck.SPAN) == other.below(luck.SPAN), f"words after {size} items were shuffled"
    script, key_alone = luck.Luck(b"key", range(17)), luck.Luck(b"key")
    assert [script.below(luck.SPAN) for _ in range(17)] == list(range(17))
    after_script, without = list(range(108)), list(range(108))
    script.shuffle(after_script)
    key_alone.shuffle(without)
    assert after_script == without, "items shuffled after a script longer than a block"
    print("luck: as interpreted")


def play_compiled(interpreted_playouts: str, interpreted_thoughts: str) -> None:
    """The checks that run on the compiled package, in a process that finds it first."""
    import ruthless.bots.search
    import ruthless.kernel.match
    import ruthless.vectors.batch
    from ruthless import GAMES, Luck, Match
    from ruthless.testing import conformance
    from ruthless.vectors.batch import INFORMATION_STATE, OBSERVATION
    from tests.golden.write import first_difference, written
    from tests.secrets_test import compare_batches

    for module in (ruthless.kernel.match, ruthless.vectors.batch, ruthless.bots.search):
        origin = module.__file__
        assert origin is not None
        assert origin.endswith(".so"), f"not compiled: {origin}"
        assert Path(origin).is_relative_to(BUILD), f"another build: {origin}"
        print(f"{module.__name__} is {Path(origin).name}")
    check_blocks()
    for golden in written():
        difference = first_difference(golden)
        assert difference is None, difference
        print(f"{golden.path.name}: as interpreted")
    assert playouts() == interpreted_playouts, "playouts differ from those of the interpreted engine"
    assert thoughts() == interpreted_thoughts, "bots choose otherwise than interpreted"
    print("bots: as interpreted")
    for name in GAMES:
        for observe in (OBSERVATION, INFORMATION_STATE):
            compared = compare_batches(name, observe)
            assert compared.worlds > 200, "no worlds to compare"
            assert compared.differing == 0, f"{name}, {observe}: a batch shows what a seat may not know"
    print("batches: no byte that depends on hidden cards")
    for name, game in GAMES.items():
        for seats in (game.fewest, game.most):
            match = Match.new(name, seats, "compiled", ask_forced=seats == game.most)
            answers = conformance.check_match(match, Luck.from_seed("compiled"), every=40)
            assert pickle.loads(pickle.dumps(match.record())) == match.record(), "a record goes to no other process"
            print(f"{name}, {seats} seats: conformant over {answers} answers")


def play_example() -> None:
    """The same for the example package, whose classes extend compiled ones."""
    import ruthless.kernel.simple
    from ruthless import Luck, Match
    from ruthless.bots import Sight, bot_named
    from ruthless.testing import conformance
    from ruthless.vectors import encoder
    from ruthless.vectors.batch import INFORMATION_STATE, Batch

    assert str(ruthless.kernel.simple.__file__).endswith(".so")
    luck = Luck.from_seed("outside")
    for number in range(12):
        match = Match.new("climb", 2 + number % 3, number, ask_forced=number % 2 == 0)
        while not match.over:
            for check in (conformance.check_open, conformance.check_cards, conformance.check_views):
                check(match)
            conformance.check_legality(match)
            conformance.check_refusals(match)
            conformance.check_record(match)
            conformance.check_clone(match, luck)
            conformance.check_imagined(match, luck.below(match.seats), luck)
            conformance.random_answer(match, luck)
    house = {"expansions": ["tavern", "troublemaker"], "limit": 60}
    conformance.check_match(Match.new("frantic", 4, "outside", house), luck, every=60)
    match = Match.new("frantic", 2, "outside", house)
    while match.decision is not None:
        name = ("greedy", "sensible")[match.decision.seat]
        match.answer(bot_named(name, luck).choose(Sight(match, match.decision)))
    batch = Batch("climb", 2, 3, {}, "outside", INFORMATION_STATE)
    for _ in range(60):
        for place, seat in enumerate(batch.seats):
            seen = encoder("climb", 3).encode(batch.match(place).view(seat))
            row = memoryview(batch.observations)[place * batch.width : (place + 1) * batch.width]
            assert row[: len(seen)].tolist() == seen.tolist(), "vectors off the table differ from those of the view"
        batch.step(batch.uniform())
    print("the example package: as interpreted")


def main() -> None:
    """Compile, play."""
    began = time.monotonic()
    modules = compiled(BUILD, ROUGH)  # it has to play right, not fast: that is measured elsewhere
    print(f"{len(modules)} modules compiled in {time.monotonic() - began:.0f} s")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--target", str(OUTSIDE), str(ROOT / "examples" / "ruthless_example")], check=True)
    play(f"play_compiled('{playouts()}', '{thoughts()}')", BUILD, ROOT)
    play("play_example()", BUILD, OUTSIDE, ROOT)
    if different := differing(digests_of(ROOT / "src", every=EVERY), digests_of(BUILD, every=EVERY)):
        raise SystemExit("\n  ".join(["compiled, it does not play as it does interpreted:", *different]))
    print("matches, observations and choices of bots, over seats and house rules: as interpreted")


def play(checks: str, *found_first: Path) -> None:
    """Run checks of this module in a process that finds what lies there first."""
    path = os.pathsep.join(map(str, found_first))
    command = [sys.executable, "-c", f"from tests import compiled; compiled.{checks}"]
    if subprocess.run(command, cwd=BUILD, env={**os.environ, "PYTHONPATH": path}, check=False).returncode:
        raise SystemExit("the compiled build does not play as the interpreted one")


if __name__ == "__main__":
    main()
