"""A report of a series: what was found, as headings, sentences, figures and tables; in English or Italian."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sixgun.bots import bot_name
from sixgun.core.capabilities import Facet
from sixgun.core.plain import Plain
from sixgun.lab.arena import Arena
from sixgun.lab.provenance import told
from sixgun.lab.rates import Share
from sixgun.lab.report.charts import Mark, histogram, intervals, matrix
from sixgun.lab.report.findings import Findings, mean, quantile
from sixgun.lab.simulate import Tally
from sixgun.text import Speaker

MOST_DRAWN = 40  # marks in a figure: of more, the ends are drawn, and the table has them all
MOST_VALUES = 8  # of a facet that is shown by option


class Block(NamedTuple):
    """A part of a report: title, heading, text, code, figure (text is SVG, label what it shows) or table."""

    kind: str
    text: str = ""
    label: str = ""
    head: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()


class Report:
    """Builds the blocks of a report."""

    def __init__(self, findings: Findings, tally: Tally, lang: str, command: str) -> None:
        self.found = findings
        self.tally = tally
        self.command = command
        self.speaker = Speaker(lang, findings.series.game, packages=("sixgun.lab",))
        self.blocks: list[Block] = []

    def build(self) -> list[Block]:
        self._head()
        if len(self.found.bots) > 1:
            self._bots()
        self._seats()
        for facet in self.found.facets:
            if facet.within:
                self._effects(facet)
            else:
                self._rates(facet)
            if facet is self.found.facets[0]:
                self._matrix()
        for option in self.found.series.vary:
            self._option(option)
        self._lengths()
        self._notes()
        return self.blocks

    # ---- parts

    def _head(self) -> None:
        series, t = self.found.series, self._t
        self._add("title", t("report-title", title=t("title")))
        fixed: list[Plain] = [f"{name}={str(value).lower()}" for name, value in series.options.items()]
        self._add(
            "text",
            t(
                "report-played",
                games=f"{self.found.games:,}",
                seats=series.seats,
                bots=[*dict.fromkeys(map(bot_name, series.bots))],
                seed=series.seed,
            ),
        )
        if fixed:
            self._add("text", t("report-options", options=fixed))
        if series.vary:
            self._add("text", t("report-vary", vary=[*series.vary]))
        self._add("code", self.command)
        self._add("text", t("report-made", **told(series.game)))

    def _bots(self) -> None:
        t = self._t
        self._add("heading", t("report-bots"))
        shares = dict(sorted(self.found.bots.items(), key=lambda item: -item[1].rate))
        self._figure([*shares.items()], t("report-bots"))
        if not isinstance(self.tally, Arena):
            return
        head = tuple([t(key) for key in ("column-bot", "column-mu", "column-sigma", "column-ordinal")])
        rows = [(name, *[f"{x:.2f}" for x in (r.mu, r.sigma, r.ordinal)]) for name, r in self.tally.ratings.table()]
        self._add("text", t("report-ratings"))
        self.blocks.append(Block("table", label=t("report-ratings"), head=head, rows=tuple(rows)))
        names = [name for name, _ in self.tally.ratings.table()]
        if len(names) > 2:
            met = self.tally.meetings
            scores = [[met.score(one, other) for other in names] for one in names]
            rates = [[ahead / games if games else None for ahead, games in row] for row in scores]
            self._add("text", t("report-meetings"))
            self._add("figure", matrix(names, rates, t("axis-against")), t("report-meetings"))

    def _seats(self) -> None:
        self._add("heading", self._t("report-seats"))
        seats = [(self._t("report-seat", number=seat + 1), share) for seat, share in enumerate(self.found.seats)]
        self._figure(seats, self._t("report-seats"))

    def _rates(self, facet: Facet) -> None:
        """Values that a seat has and another has not; nothing where all seats always have the same."""
        shares = self.found.rates[facet.name]
        if not shares:
            return
        title = self._t(f"facet-{facet.name}")
        self._add("heading", self._t("report-by", what=title))
        ranked = sorted(shares.items(), key=lambda item: (-item[1].rate, item[0]))
        self._figure([(self._name(facet, value), share) for value, share in ranked], title)

    def _effects(self, facet: Facet) -> None:
        effects = self.found.effects(facet)
        if not effects:
            return
        t = self._t
        title = t(f"facet-{facet.name}")
        self._add("heading", t("report-by", what=title))
        self._add("text", t(f"facet-{facet.name}-note"))
        marks = [Mark(self._name(facet, e.value), e.difference, e.low, e.high) for e in effects]
        half = MOST_DRAWN // 2
        drawn = marks if len(marks) <= MOST_DRAWN else marks[:half] + marks[-half:]
        if len(drawn) < len(marks):
            self._add("text", t("report-ends", count=half))
        self._add("figure", intervals(drawn, 0.0, t("axis-difference"), differences=True), title)
        columns = ("column-what", "column-with", "column-rate", "column-without", "column-rate", "column-difference")
        rows = [
            (
                mark.label,
                f"{effect.having.tries:,}",
                _percent(effect.having.rate),
                f"{effect.lacking.tries:,}",
                _percent(effect.lacking.rate),
                f"{100 * mark.value:+.1f} ({100 * mark.low:+.1f} … {100 * mark.high:+.1f})",
            )
            for mark, effect in zip(marks, effects, strict=True)
        ]
        self.blocks.append(Block("table", label=title, head=tuple([t(key) for key in columns]), rows=tuple(rows)))

    def _matrix(self) -> None:
        """Of the first facet's values, where there are several and each seat has one."""
        met = self.found.meetings
        values = sorted({one for one, _ in met})
        if len(values) < 3 or not all([(one, other) in met for one in values for other in values if one != other]):
            return
        facet = self.found.facets[0]
        ranked = sorted(values, key=lambda value: -self.found.rates[facet.name][value].rate)
        rates = [[met[one, other].rate if one != other else None for other in ranked] for one in ranked]
        self._add("text", self._t("report-matrix"))
        names = [self._name(facet, value) for value in ranked]
        self._add("figure", matrix(names, rates, self._t("axis-against")), self._t("report-matrix"))

    def _option(self, option: str) -> None:
        """The first facet by the option's values if it tells few things apart, the seats otherwise."""
        t = self._t
        facet = self.found.facets[0] if self.found.facets else None
        if facet is not None and facet.of.startswith("option-") and option.startswith(facet.name):
            return  # decks have their own figures
        self._add("heading", t("report-by", what=t("report-option", name=option)))
        self._add("text", t(f"option-{option}"))
        by_facet = self.found.option_facets[option]
        if facet is not None and 2 <= len({value for _, value in by_facet}) <= MOST_VALUES:
            order = [*self.found.options[option]]
            ranked = sorted(by_facet.items(), key=lambda item: (order.index(item[0][0]), item[0][1]))
            named = [(f"{self._value(option, v)}: {self._name(facet, name)}", share) for (v, name), share in ranked]
        else:
            shares = self.found.options[option].items()
            named = [
                (f"{self._value(option, value)}: {t('report-seat', number=seat + 1)}", share)
                for value, seats in shares
                for seat, share in enumerate(seats)
            ]
        self._figure(named, option)
        lengths = self.found.option_lengths[option].items()
        rows = [(self._value(option, value), f"{counts.total():,}", f"{mean(counts):.1f}") for value, counts in lengths]
        head = (t("column-what"), t("axis-games"), t("chronicle-length"))
        self.blocks.append(Block("table", label=t("report-length"), head=head, rows=tuple(rows)))

    def _lengths(self) -> None:
        t, found = self._t, self.found
        self._add("heading", t("report-length"))
        for counts, unit in ((found.lengths, t("chronicle-length")), (found.decisions, t("axis-decisions"))):
            if len(counts) > 1:
                quantiles = {f"q{part}": quantile(counts, part / 100) for part in (5, 50, 95)}
                self._add("text", t("report-quantiles", unit=unit, mean=f"{mean(counts):.1f}", **quantiles))
                self._add("figure", histogram(counts, unit, t("axis-games")), unit)
        rows = [
            (t(f"reason-{reason}"), f"{times:,}", _percent(times / found.games))
            for reason, times in found.reasons.most_common()
        ]
        head = (t("column-ending"), t("axis-games"), t("column-share"))
        self.blocks.append(Block("table", label=t("report-endings"), head=head, rows=tuple(rows)))

    def _notes(self) -> None:
        self._add("heading", self._t("report-reading"))
        self._add("text", self._t("report-intervals"))
        self._add("text", self._t("report-again"))

    # ---- little things

    def _t(self, key: str, **args: Plain) -> str:
        return self.speaker.text(key, **args)

    def _add(self, kind: str, text: str, label: str = "") -> None:
        self.blocks.append(Block(kind, text, label))

    def _figure(self, named: Sequence[tuple[str, Share]], label: str) -> None:
        """Rates with their intervals, drawn and listed."""
        t = self._t
        marks = [Mark(name, share.rate, *share.interval()) for name, share in named]
        even = 1 / self.found.series.seats
        self._add("figure", intervals(marks, even, t("axis-wins")), label)
        rows = [
            (mark.label, f"{share.tries:,}", _percent(mark.value), f"{_percent(mark.low)} … {_percent(mark.high)}")
            for mark, (_, share) in zip(marks, named, strict=True)
        ]
        head = tuple([t(key) for key in ("column-what", "column-tries", "column-rate", "column-95")])
        self.blocks.append(Block("table", label=label, head=head, rows=tuple(rows)))

    def _name(self, facet: Facet, value: str) -> str:
        key = f"{facet.of}-{value}"
        if facet.of and self.speaker.has(key):
            return self.speaker.text(key)
        key = f"facet-{facet.name}-{value}"
        return self.speaker.text(key) if self.speaker.has(key) else value

    def _value(self, option: str, value: str) -> str:
        key = f"option-{option}-{value}"
        return self.speaker.text(key) if self.speaker.has(key) else value


def _percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"


def blocks_of(findings: Findings, tally: Any, lang: str, command: str) -> list[Block]:
    """The blocks of a report on what was found."""
    return Report(findings, tally, lang, command).build()
