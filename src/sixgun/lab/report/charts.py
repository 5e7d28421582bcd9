"""Charts of reports as SVG, drawn with Matplotlib; their colours are names that the page around them fills in."""

from __future__ import annotations

import io
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sixgun.core.needs import need

# Matplotlib wants colours that it knows: these stand for the names, and are replaced at the end.
INK, SOFT, RULE, ACCENT, OTHER = "#010101", "#020202", "#030303", "#040404", "#050505"
NAMES = {
    INK: "var(--ink)",
    SOFT: "var(--ink-soft)",
    RULE: "var(--rule)",
    ACCENT: "var(--accent)",
    OTHER: "var(--other)",
}
LIGHT = "--ink:#2b1d14;--ink-soft:#5b4636;--rule:#c9b283;--accent:#8c2f1f;--other:#36556b"
DARK = "--ink:#f0e2c4;--ink-soft:#bfae8f;--rule:#4a4237;--accent:#e2805f;--other:#9bbcd1"
WIDTH = 7.2  # inches
FONT = "DejaVu Sans, Verdana, sans-serif"


class Mark(NamedTuple):
    """A rate, or a difference, with its interval."""

    label: str
    value: float
    low: float
    high: float


def need_figures() -> Any:
    """Matplotlib, set up to draw into files."""
    need("matplotlib", "Matplotlib", "lab")
    figure = need("matplotlib.figure", "Matplotlib", "lab")
    return figure.Figure


def intervals(marks: Sequence[Mark], line: float, axis: str, differences: bool = False) -> str:
    """A dot with its interval for each mark, around the line that even chances make."""
    figure, axes = _axes(0.62 + 0.27 * len(marks))
    axes.axvline(line, color=SOFT, linewidth=1, linestyle=(0, (4, 3)))
    for i, mark in enumerate(reversed(marks)):
        color = INK if mark.low <= line <= mark.high else ACCENT if mark.value > line else OTHER
        axes.plot([mark.low, mark.high], [i, i], color=color, linewidth=2, solid_capstyle="round")
        axes.plot([mark.value], [i], "o", color=color, markersize=5.5)
    axes.set_yticks(range(len(marks)), [mark.label for mark in reversed(marks)])
    axes.set_ylim(-0.6, len(marks) - 0.4)
    axes.xaxis.set_major_formatter(lambda value, _: _tick(value, differences))
    axes.set_xlabel(axis)
    axes.grid(axis="x", color=RULE, linewidth=0.6)
    return _svg(figure)


def bars(rows: Sequence[tuple[str, float, float]], axis: str, names: tuple[str, str]) -> str:
    """For each label a bar of shares, and a second one within it or beside it, from 0; the names tell the two apart."""
    figure, axes = _axes(0.8 + 0.27 * len(rows))
    places = range(len(rows))
    backwards = list(reversed(rows))
    first = axes.barh([i + 0.2 for i in places], [row[1] for row in backwards], height=0.38, color=ACCENT)
    second = axes.barh([i - 0.2 for i in places], [row[2] for row in backwards], height=0.38, color=OTHER)
    axes.set_yticks(places, [row[0] for row in backwards])
    axes.xaxis.set_major_formatter(lambda value, _: _tick(value, False))
    axes.set_xlabel(axis)
    axes.grid(axis="x", color=RULE, linewidth=0.6)
    axes.legend([first, second], names, labelcolor=INK, frameon=False, fontsize=9)
    return _svg(figure)


def lines(series: Mapping[str, Sequence[float]], axis: str, figures: str) -> str:
    """Figures from step to step, counted from 1: a line for each name, which stands at its end."""
    figure, axes = _axes(2.6)
    for number, (name, values) in enumerate(series.items()):
        steps = range(1, len(values) + 1)
        color = (ACCENT, OTHER, INK, SOFT)[number % 4]
        axes.plot(steps, values, color=color, marker="o", markersize=4, linestyle=("-", "--")[number // 4 % 2])
        axes.annotate(name, (len(values), values[-1]), (6, 0), textcoords="offset points", color=color, fontsize=9)
    axes.set_xticks(range(1, max([len(values) for values in series.values()]) + 1))
    axes.set_xlabel(axis)
    axes.set_ylabel(figures)
    axes.grid(axis="y", color=RULE, linewidth=0.6)
    return _svg(figure)


def histogram(counts: Counter[int], axis: str, games: str) -> str:
    """How often each length came up, in at most 40 bars."""
    figure, axes = _axes(2.3)
    low, high = min(counts), max(counts)
    step = -(-(high - low + 1) // 40)
    bars: Counter[int] = Counter()
    for value, times in counts.items():
        bars[(value - low) // step] += times
    left = [low + i * step - 0.5 for i in bars]
    axes.bar(left, [*bars.values()], width=step * 0.92, align="edge", color=ACCENT)
    axes.set_xlabel(axis)
    axes.set_ylabel(games)
    axes.grid(axis="y", color=RULE, linewidth=0.6)
    return _svg(figure)


def matrix(names: Sequence[str], rates: Sequence[Sequence[float | None]], axis: str) -> str:
    """Who wins against whom: a line's rate against each column."""
    figure, axes = _axes(0.9 + 0.42 * len(names))
    for y, row in enumerate(rates):
        for x, rate in enumerate(row):
            if rate is not None:
                color = ACCENT if rate >= 0.5 else OTHER
                axes.add_patch(_square(x, y, color, min(0.5, 0.04 + 1.6 * abs(rate - 0.5))))
                axes.text(x, y, f"{100 * rate:.0f} %", ha="center", va="center", color=INK, fontsize=9)
    axes.set_xlim(-0.5, len(names) - 0.5)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_yticks(range(len(names)), names)
    axes.set_xticks(range(len(names)), [str(i + 1) for i in range(len(names))])
    axes.set_yticks(range(len(names)), [f"{i + 1}  {name}" for i, name in enumerate(names)])
    axes.set_xlabel(axis)
    return _svg(figure)


def _tick(value: float, signed: bool) -> str:
    """
    >>> _tick(0.05, True), _tick(0.0, True), _tick(0.5, False)
    ('+5', '0', '50 %')
    """
    percent = round(100 * value, 1)
    text = f"{percent:+g}" if signed and percent else f"{percent:g}"
    return text if signed else text + " %"


def _square(x: int, y: int, color: str, alpha: float) -> Any:
    patches = need("matplotlib.patches", "Matplotlib", "lab")
    return patches.Rectangle((x - 0.47, y - 0.46), 0.94, 0.92, color=color, alpha=alpha, linewidth=0)


def _axes(height: float) -> tuple[Any, Any]:
    figure = need_figures()(figsize=(WIDTH, height), layout="constrained")
    axes = figure.add_subplot()
    axes.patch.set_visible(False)
    figure.patch.set_visible(False)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_color(RULE)
    axes.tick_params(colors=INK, labelsize=9, length=0)
    for label in (axes.xaxis.label, axes.yaxis.label):
        label.set_color(SOFT)
        label.set_fontsize(9)
    axes.set_axisbelow(True)
    return figure, axes


def _svg(figure: Any) -> str:
    """Text stays text, and the same figures make the same bytes."""
    matplotlib = need("matplotlib", "Matplotlib", "lab")
    file = io.StringIO()
    with matplotlib.rc_context({"svg.fonttype": "none", "svg.hashsalt": "sixgun"}):
        figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
    text = file.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(r"font-family: [^;\"]*", f"font-family: {FONT}", text)
    for color, name in NAMES.items():
        text = text.replace(color, name)
    return re.sub(r"\n+\s*", "\n", text).strip() + "\n"


def inline(svg: str, number: int, label: str) -> str:
    """A figure for a page that has others: its ids are its own, and it says what it shows."""
    svg = re.sub(r'id="([^"]+)"', rf'id="f{number}-\1"', svg)
    svg = re.sub(r'(url\(#|href="#)', rf"\1f{number}-", svg)
    svg = re.sub(r'<svg ([^>]*?)width="[^"]*" height="[^"]*"', r"<svg \1", svg, count=1)
    svg = re.sub(r'<svg height="[^"]*"|<svg width="[^"]*"', "<svg", svg, count=1)
    return svg.replace("<svg ", f'<svg role="img" aria-label="{label}" ', 1)


def alone(svg: str) -> str:
    """A figure as a file of its own, with colours for light and dark."""
    style = f"<style>:root{{{LIGHT}}}@media(prefers-color-scheme:dark){{:root{{{DARK}}}}}</style>"
    head = svg.index(">") + 1
    return svg[:head] + style + svg[head:]
