"""The page: pictures and sentences of a report as one HTML file that needs nothing else."""

from __future__ import annotations

import json
from collections.abc import Mapping
from html import escape
from typing import Any

from ruthless.lab.report import sentences
from ruthless.lab.report.figures import Figures

Section = tuple[str, str, list[str]]
"""A heading, a picture and what it shows."""

_CSS = """
:root { color-scheme: light dark; --ground: #efe6d6; --surface: #f9f3e8; --text: #17121b; --muted: #5a4e60;
  --hair: rgb(23 18 27 / 16%); --first: #1f5fc4; --second: #b31e2e; }
@media (prefers-color-scheme: dark) { :root { --ground: #17121b; --surface: #231c2a; --text: #f7f1e5; --muted: #bbb0c2;
  --hair: rgb(247 241 229 / 18%); --first: #86b4ff; --second: #ff7a80; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 12px 48px; background: var(--ground); color: var(--text);
  font: 400 1rem/1.5 "SF Pro Text", "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", system-ui, sans-serif;
  font-variant-numeric: tabular-nums; }
body > * { max-width: 1240px; margin: 0 auto; }
header, footer { padding: 0 4px; }
h1, h2 { margin: 0 0 8px; line-height: 1.1; font-family: "Avenir Next Condensed", Bahnschrift, "Roboto Condensed",
  "Noto Sans Condensed", "Liberation Sans Narrow", "Arial Narrow", sans-serif; }
h1 { font-size: 2.25rem; }
h2 { font-size: 1.5rem; }
section { break-inside: avoid; margin: 16px 0; background: var(--surface); padding: 16px 12px;
  clip-path: polygon(0 0, 100% 0, 100% calc(100% - 14px), calc(100% - 14px) 100%, 0 100%); }
p { margin: 8px 0 0; max-width: 70ch; }
svg { display: block; overflow: visible; width: 100%; height: auto; max-width: 540px; margin: 4px auto; }
code { font-family: ui-monospace, "Liberation Mono", monospace; font-size: 0.875rem; overflow-wrap: anywhere; }
@media (min-width: 900px) {
  body { padding: 32px 24px 64px; }
  main { columns: 2; column-gap: 24px; margin: 24px auto; }
  section { padding: 24px; margin: 0 0 24px; }
}
@media print { body { background: none; } section { break-inside: avoid; } }
"""


def page(figures: Figures, name: str, method: Mapping[str, Any]) -> str:
    """The whole file. `method` says what was played: bots, options, seed, versions; `command` plays it again."""
    title = sentences.title(figures, name)
    parts = [
        f"<section><h2>{escape(heading)}</h2>{picture}{_said(said)}</section>"
        for heading, picture, said in _sections(figures)
    ]
    data = json.dumps({"method": dict(method), "figures": figures.as_json()}, sort_keys=True).replace("</", "<\\/")
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_CSS}</style>\n</head>\n<body>\n"
        f"<header><h1>{escape(title)}</h1><p>{escape(_bots(method))}</p></header>\n<main>\n"
        + "\n".join(parts)
        + f"\n</main>\n<footer><h2>Method</h2>{_said(_method(method))}<p><code>{escape(str(method['command']))}</code></p></footer>\n"
        f'<script type="application/json" id="report">{data}</script>\n</body>\n</html>\n'
    )


def _said(lines: list[str]) -> str:
    return "".join(f"<p>{escape(line)}</p>" for line in lines)


def _sections(figures: Figures) -> list[Section]:
    """Everything there is something to say about."""
    from ruthless.lab.report import pictures  # who only wants the figures need not have Matplotlib

    main, unit = figures.main, figures.unit
    found: list[Section] = []

    def add(heading: str, draw: Any, said: list[str], *what: Any) -> None:
        found.append((heading, draw(*what, f"{heading}. {said[0]}"), said))

    add("Who wins", pictures.wins, sentences.about_wins(figures.seatings), figures.seatings)
    add("How long matches are", pictures.lengths, sentences.about_lengths(figures.seatings), figures.seatings)
    if any(one.losses for one in figures.seatings):
        add("Who is out when", pictures.losses, sentences.about_losses(figures.seatings), figures.seatings, main)
    if any(one.lead_changes and one.lead_changes.mean.value for one in figures.seatings):
        add("How often the lead changes", pictures.lead, sentences.about_lead(figures.seatings), figures.seatings)
    if len(main.round_counts) > 1:
        add("How many rounds", pictures.rounds, sentences.about_rounds(main), main)
    if main.points:
        add("Points", pictures.points, sentences.about_points(main), main)
    add("Cards", pictures.cards, sentences.about_cards(figures.cards, unit), figures.cards, unit)
    if held := [one for one in figures.cards if one.played is not None]:
        add("Cards where they are held", pictures.plays, sentences.about_plays(held, unit), held)
    if figures.events:
        add("Events", pictures.events, sentences.about_events(figures.events, unit), figures.events, unit)
    if any(map(any, main.attacks)):
        add("Who attacks whom", pictures.attacks, sentences.about_attacks(main), main)
        shares = list(figures.attacks_by.items())
        add("With what", pictures.attacks_by, sentences.about_attacks_by(shares), shares)
    for players, differences in figures.differences.items():
        # A change is drawn in percent of what was; where there was nothing, sentences have to do.
        shown = [(sentences.measure_name(one.measure), one) for one in differences if one.first and not one.is_share]
        add(
            f"Other house rules, {players} players",
            pictures.differences,
            sentences.about_differences(differences),
            shown,
        )
    return found


def _bots(method: Mapping[str, Any]) -> str:
    bots = sorted(set(method["bots"]))
    return f"Played by {sentences.listed(bots)} bots by these house rules: {_rules(method['options'])}."


def _rules(changed: Mapping[str, object]) -> str:
    return ", ".join(f"{name} {value}" for name, value in changed.items()) or "the default ones"


def _method(method: Mapping[str, Any]) -> list[str]:
    said = [
        f"Match i of a table has the seed {method['seed']}/i; rules version {method['rules_version']} of {method['game']}, "
        f"Ruthless {method['version']}. The same command gives the same figures.",
        "Intervals hold the truth 19 times in 20: Wilson's for shares, normal ones for means and differences. A win shared by "
        "several counts in part for each. Seats are numbered from 0. Attacks have no intervals: those of one match are too much alike.",
        "Decisions are questions with at least two options. What bots of this kind do need not be what people do.",
    ]
    if method.get("against") is not None:
        said.append(
            f"Compared with: {_rules(method['against'])}. Both sets of house rules get the same seeds, and differences are taken "
            "match by match."
        )
    return said
