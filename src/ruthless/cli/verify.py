"""`ruthless verify`: check afterwards that a match was dealt and played by the rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from ruthless.kernel.errors import OtherRules, RuthlessError
from ruthless.kernel.match import replay
from ruthless.kernel.record import Record


def verify(
    file: Annotated[Path, typer.Argument(help="The record of a match that was played at a server.")],
    seal: Annotated[str, typer.Option(help="The seal you were shown before the deal.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Check offline that a deal was the one that was sealed.

    Looked at are the seal, the seed mixed from everybody's entropy, the deal and every answer.
    """
    from ruthless.server import fairness

    record = Record.load(file)
    proof = fairness.check(record)
    if seal and seal != proof.seal:
        raise fairness.Unfair("this is not the seal you were shown: the record belongs to another deal")
    try:
        match = replay(record)
    except OtherRules as error:
        raise RuthlessError(f"the seal fits, but the deal and the answers cannot be checked: {error}") from error
    if not match.over:
        raise fairness.Unfair("the record ends before the match does")
    result = {
        "fair": True,
        "game": record.game,
        "seats": record.seats,
        "answers": len(record.answers),
        "seal": proof.seal,
        "seed": proof.mixed,
        "entropies": sum(bool(one) for one in proof.entropies),
        "winners": match.winners,
        "scores": match.scores,
    }
    if as_json:
        typer.echo(json.dumps(result))
        return
    typer.echo(f"The seal fits: {proof.seal}")
    typer.echo(f"The seed was mixed from the server's and that of {result['entropies']} players.")
    typer.echo(f"All {len(record.answers)} answers are legal and lead to the end of the match.")
