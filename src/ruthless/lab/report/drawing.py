"""Drawing: what all pictures share. Colours are those of the page, so that a picture follows light and dark by itself.

Matplotlib gets colours that stand for the page's; in the finished drawing each is exchanged for its custom property. Letters
stay letters, in the page's typeface.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from io import StringIO
from typing import Any, TypeAlias

from ruthless.kernel.errors import RuthlessError
from ruthless.lab.report.figures import Spread

try:
    from matplotlib import rc_context
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.ticker import MaxNLocator
except ImportError:
    raise RuthlessError("pictures need Matplotlib: pip install 'ruthless[lab]'") from None

Panel: TypeAlias = Axes

TEXT, MUTED, HAIR, FIRST, SECOND, GROUND = (f"#{shade:02x}{shade:02x}fe" for shade in range(1, 7))
_PROPERTIES = {TEXT: "text", MUTED: "muted", HAIR: "hair", FIRST: "first", SECOND: "second", GROUND: "surface"}

WIDTH = 4.75
"""Inches, of 72 points each: as wide as there is room on a phone, where a picture has its natural size."""

_NARROWER = 1.09
"""The page's typeface is so much narrower than the one Matplotlib measures with, so letters can be as much larger."""

_STYLE: Any = {
    "svg.fonttype": "none",
    "font.size": 11,
    "axes.labelsize": 10.5,
    "xtick.labelsize": 10.5,
    "ytick.labelsize": 10.5,
    "axes.edgecolor": HAIR,
    "axes.labelcolor": MUTED,
    "axes.titlecolor": TEXT,
    "text.color": TEXT,
    "xtick.color": MUTED,
    "ytick.color": TEXT,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.grid": True,
    "axes.grid.axis": "x",
    "axes.axisbelow": True,
    "grid.color": HAIR,
    "grid.linewidth": 0.8,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
    "savefig.facecolor": "none",
}


class Picture:
    """A drawing in the making: panels in a row or one above the other."""

    def __init__(
        self,
        height: float,
        columns: Sequence[float] = (1.0,),
        rows: Sequence[float] = (1.0,),
        *,
        shared: bool = False,
    ) -> None:
        """`columns` and `rows` are the proportions of the panels; `shared` ones have the same rows of figures."""
        with rc_context(_STYLE):
            self.figure = Figure(figsize=(WIDTH, height), layout="constrained")
            self.panels: list[Panel] = list(
                self.figure.subplots(
                    len(rows), len(columns), width_ratios=columns, height_ratios=rows, sharey=shared, squeeze=False
                ).flat
            )

    def svg(self, about: str) -> str:
        """The drawing as a part of a page, with a text for those who do not see it."""
        file = StringIO()
        with rc_context({**_STYLE, "svg.hashsalt": about}):  # ids of other pictures come out differently
            self.figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
        return _for_the_page(file.getvalue(), about)


def _for_the_page(svg: str, about: str) -> str:
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!--.*?-->", "", svg, flags=re.DOTALL)
    svg = re.sub(r" font-family: [^;\"]*;", "", svg)
    svg = re.sub(r"font-size: ([\d.]+)px", lambda found: f"font-size: {_NARROWER * float(found[1]):.1f}px", svg)
    for colour, name in _PROPERTIES.items():
        svg = svg.replace(colour, f"var(--{name})")
    # Several drawings on a page: nothing but what is referred to keeps its id.
    used = set(re.findall(r"#([\w-]+)", svg))
    svg = re.sub(r' id="([\w.-]+)"', lambda found: found[0] if found[1] in used else "", svg)
    head = re.search(r'viewBox="([^"]*)"', svg)
    assert head is not None
    body = re.sub(r"\s*\n\s*", " ", svg[svg.index(">") + 1 :])
    label = about.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")
    attributes = f'xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="{head[1]}" role="img" aria-label="{label}"'
    return f"<svg {attributes}>{body}"


def named_rows(panel: Panel, names: Sequence[str]) -> None:
    """One row of figures for each name, the first at the top."""
    panel.set_yticks(range(len(names)), names)
    panel.set_ylim(len(names) - 0.4, -0.6)
    panel.tick_params(axis="y", length=0)


def interval(panel: Panel, row: float, low: float, value: float, high: float, colour: str = FIRST) -> None:
    """A point with its interval."""
    panel.plot([low, high], [row, row], color=colour, linewidth=2.2, solid_capstyle="round")
    panel.plot([value], [row], "o", color=colour, markersize=5.5)


def spread_row(panel: Panel, row: float, spread: Spread) -> None:
    """Nine of ten, half of all, and the one in the middle."""
    lowest, low, middle, high, highest = spread.quantiles
    panel.plot([lowest, highest], [row, row], color=FIRST, linewidth=1.6, solid_capstyle="round")
    panel.plot([low, high], [row, row], color=FIRST, linewidth=7, solid_capstyle="butt")
    panel.plot([middle], [row], "|", color=GROUND, markersize=7, markeredgewidth=2)


def titled(panel: Panel, title: str) -> None:
    """What a panel shows, above it."""
    panel.set_title(title, loc="left", fontsize=11, color=TEXT)


def ticks(panel: Panel, most: int, *, whole: bool = False) -> None:
    """At most about so many figures along the bottom."""
    panel.xaxis.set_major_locator(MaxNLocator(most, integer=whole))


def in_percent(panel: Panel, axis: str = "x", *, signed: bool = False) -> None:
    """Shares along an axis are written in percent; differences with their sign."""

    def written(value: float, _: Any) -> str:
        return f"{100 * value:+.0f}" if signed and abs(value) > 1e-9 else f"{100 * value:.0f}{'' if signed else ' %'}"

    getattr(panel, f"{axis}axis").set_major_formatter(written)
