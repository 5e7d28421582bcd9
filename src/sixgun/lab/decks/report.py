"""What a deck's figures say, as headings, sentences, tables and figures in English or Italian."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from sixgun.games.doomtown.table.components import KEY
from sixgun.lab.decks.analysis import USUAL
from sixgun.lab.provenance import told
from sixgun.lab.report.charts import Mark, bars, intervals, lines
from sixgun.lab.report.contents import Block
from sixgun.lib.hands.ranks import FULL_HOUSE
from sixgun.text import Speaker

PACKS: Final = ("sixgun.lab",)
DRAWN: Final = 12  # cards at either end that a figure shows
EASIEST, HARDEST = 3, 12  # difficulties of skill tests that a table shows


class DeckReport:
    """Builds the blocks; figures only where they are wanted, because they need Matplotlib."""

    def __init__(self, lang: str, file: str, command: str = "", figures: bool = False) -> None:
        self.speaker = Speaker(lang, KEY, packages=PACKS)
        self.figures = figures
        self.blocks: list[Block] = [Block("title", self._t("deck-report-title", file=file))] if file else []
        if command:
            self.blocks.append(Block("code", command))
            self.blocks.append(Block("text", self._t("report-made", **told(KEY))))

    def analysis(self, found: Mapping[str, Any]) -> list[Block]:
        self._text("deck-report-pile", pile=found["pile"])
        self._hands(found["hands"], "deck-report-hands", lambda row: sum(row["best"][FULL_HOUSE:]))
        self._hands(found["hands"], "deck-report-cheat", lambda row: row["cheat"])
        self._hands(found["hands"], "deck-report-mean", lambda row: row["mean"] / 100)
        usual = [row for row in found["hands"] if (row["cards"], row["draws"]) == USUAL]
        names = [self._t(f"held-{rank}") for rank in range(1, 12)]
        if usual:
            self._heading("deck-report-ranks", cards=USUAL[0], draws=USUAL[1])
            shares = [
                (name, best, cheat)
                for name, best, cheat in zip(names, usual[0]["best"][1:], usual[0]["cheatin"][1:], strict=True)
            ]
            self._draw(
                "deck-report-rank-figure", lambda: bars(shares, self._t("axis-chance"), self._names("best", "cheatin"))
            )
            rows = [
                (name, self._p(best), self._p(legal), self._p(cheat))
                for name, best, legal, cheat in zip(
                    names, *[usual[0][field][1:] for field in ("best", "legal", "cheatin")], strict=True
                )
            ]
            self._table(("column-rank", "column-best", "column-legal", "column-cheatin"), rows)
        if found["lowball"]:
            self._heading("deck-report-lowball")
            self._text("deck-report-lowball-cheat", cheat=self._p(found["lowball"]["cheat"]))
            duel = {name: self._p(found["lowball"][name]) for name in ("win", "tie", "lose")}
            self._text("deck-report-lowball-duel", **duel)
            lows = [(name, self._p(chance)) for name, chance in zip(names, found["lowball"]["ranks"][1:], strict=True)]
            self._table(("column-rank", "column-chance"), lows)
        self._days(found["days"])
        self._heading("deck-report-openings")
        kinds = [(self._t(f"kind-{kind}"), *map(self._p, chances)) for kind, chances in found["openings"].items()]
        self._add_table((self._t("column-kind"), *[str(n) for n in range(6)]), kinds)
        self._heading("deck-report-pulls")
        self._table(
            ("column-value", "column-chance"),
            [(str(value), self._p(chance)) for value, chance in enumerate(found["pulls"], 1)],
        )
        self._skill_tests(found)
        self._cuts(found["cuts"])
        return self.blocks

    def gauntlet(self, found: Mapping[str, Any]) -> list[Block]:
        interval = {"low": self._p(found["low"]), "high": self._p(found["high"])}
        self._text("deck-report-rate", rate=self._p(found["rate"]), games=found["games"], **interval)
        self._text(
            "deck-report-lengths", days=f"{found['days']:.1f}", shortest=found["shortest"], longest=found["longest"]
        )
        self._heading("deck-report-rivals")
        ranked = sorted(found["rivals"].items(), key=lambda item: -item[1]["rate"])
        marks = [Mark(self._t(f"option-deck1-{key}"), row["rate"], row["low"], row["high"]) for key, row in ranked]
        self._figure(marks, 0.5, "axis-wins", "deck-report-rivals")
        head = ("column-deck", "column-rate", "column-95")
        self._table(head, [(mark.label, self._p(mark.value), self._range(mark)) for mark in marks])
        if found["cards"]:
            self._heading("deck-report-cards")
            self._text("deck-report-cards-note")
            worth = [Mark(self._card(row["card"]), row["more"], row["low"], row["high"]) for row in found["cards"]]
            ends = worth if len(worth) <= 2 * DRAWN else [*worth[:DRAWN], *worth[-DRAWN:]]
            self._figure(ends, 0.0, "axis-difference", "deck-report-cards", differences=True)
            rows = [
                (
                    mark.label,
                    str(row["games"]),
                    f"{100 * mark.value:+.0f}",
                    f"{100 * mark.low:+.0f} … {100 * mark.high:+.0f}",
                )
                for mark, row in zip(worth, found["cards"], strict=True)
            ]
            self._table(("column-card", "column-in-play", "column-more", "column-95"), rows)
        return self.blocks

    def tune(self, found: Mapping[str, Any]) -> list[Block]:
        if not found["swaps"]:
            self._text("deck-report-no-swaps")
        named = [(f"{self._card(swap['out'])} → {self._card(swap['into'])}", swap) for swap in found["swaps"]]
        if named:
            self._heading("deck-report-swaps")
            gains = [(name, swap["after"], swap["before"]) for name, swap in named]
            self._draw("deck-report-swaps", lambda: bars(gains, self._t("axis-chance"), self._names("after", "before")))
        tried = [(name, swap) for name, swap in named if "rate" in swap]
        if tried:
            rate = tried[0][1]["rate"]
            marks = [
                Mark(name, swap["new_rate"], swap["new_rate"] - swap["error"], swap["new_rate"] + swap["error"])
                for name, swap in tried
            ]
            self._figure(marks, rate, "axis-swap-wins", "deck-report-swap-figure")
        for swap in found["swaps"]:
            names = {"out": self._card(swap["out"]), "into": self._card(swap["into"])}
            chances = {"before": self._p(swap["before"]), "after": self._p(swap["after"])}
            self._text("deck-report-swap", **names, **chances)
            if "rate" in swap:
                rates = {"before": self._p(swap["rate"]), "after": self._p(swap["new_rate"])}
                self._text("deck-report-swap-wins", games=swap["games"], error=self._p(swap["error"]), **rates)
        return self.blocks

    # ---- parts

    def _hands(self, rows: Sequence[Mapping[str, Any]], key: str, figure: Any) -> None:
        self._heading(key)
        by = {(row["cards"], row["draws"]): figure(row) for row in rows}
        cards = sorted({number for number, _ in by})
        head = (self._t("column-draws"), *[f"5+{number - 5}" for number in cards])
        lines = [
            (str(draws), *[f"{100 * by[number, draws]:.1f}" if (number, draws) in by else "" for number in cards])
            for draws in sorted({draws for _, draws in by})
        ]
        self._add_table(head, lines)

    def _days(self, days: Mapping[str, Any]) -> None:
        self._heading("deck-report-days")
        self._text("deck-report-days-note", runs=days["runs"])
        figures = ("income", "upkeep", "rock", "influence", "control")
        head = (self._t("column-day"), *[self._t(f"column-{name}") for name in figures])
        series = {self._t(f"column-{name}"): days[name] for name in figures}
        self._draw("deck-report-days", lambda: lines(series, self._t("column-day"), ""))
        count = len(days["income"])
        self._add_table(head, [(str(i + 1), *[f"{days[name][i]:.1f}" for name in figures]) for i in range(count)])

    def _skill_tests(self, found: Mapping[str, Any]) -> None:
        """By skill and difficulty, and of the deck's own spells and gadgets."""
        self._heading("deck-report-checks")
        shown = range(EASIEST, HARDEST + 1)
        head = (self._t("column-skill"), *[str(difficulty) for difficulty in shown])
        rows = [
            (str(skill), *[f"{100 * row[difficulty - 1]:.0f}" for difficulty in shown])
            for skill, row in enumerate(found["checks"])
        ]
        self._add_table(head, rows)
        if found["tests"]:
            self._heading("deck-report-tests")
            own = [
                (
                    self._card(row["card"]),
                    self._t(f"keyword-{row['skill']}"),
                    str(row["rating"]) if row["rating"] >= 0 else "–",
                    str(row["difficulty"]),
                    self._p(row["chance"]),
                )
                for row in found["tests"]
            ]
            self._table(("column-card", "column-skill", "column-rating", "column-difficulty", "column-chance"), own)

    def _cuts(self, cuts: Mapping[str, Any]) -> None:
        now = cuts["now"]
        if not now:
            return
        self._heading("deck-report-cuts", now=self._p(now["good"]), cards=USUAL[0], draws=USUAL[1])
        ranked = sorted(cuts["without"].items(), key=lambda item: (-item[1].get("good", 0.0), item[0]))
        rows = [(self._card(card), self._p(row["good"]), self._p(row["cheat"])) for card, row in ranked if row]
        self._table(("column-card", "column-good", "column-cheatin"), rows)

    def _card(self, key: str) -> str:
        return self._t(f"card-{key}")

    def _p(self, part: float) -> str:
        return self._t("deck-report-share", value=part)

    def _range(self, mark: Mark) -> str:
        return f"{100 * mark.low:.0f}-{100 * mark.high:.0f} %"

    def _t(self, key: str, **args: Any) -> str:
        return self.speaker.text(key, **args)

    def _text(self, key: str, **args: Any) -> None:
        self.blocks.append(Block("text", self._t(key, **args)))

    def _heading(self, key: str, **args: Any) -> None:
        self.blocks.append(Block("heading", self._t(key, **args)))

    def _table(self, head: Sequence[str], rows: Sequence[tuple[str, ...]]) -> None:
        self._add_table(tuple([self._t(key) for key in head]), rows)

    def _add_table(self, head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> None:
        label = [block.text for block in self.blocks if block.kind == "heading"][-1]
        self.blocks.append(Block("table", label=label, head=head, rows=tuple(rows)))

    def _names(self, one: str, other: str) -> tuple[str, str]:
        return self._t(f"column-{one}"), self._t(f"column-{other}")

    def _draw(self, label: str, draw: Callable[[], str]) -> None:
        """A figure, where figures are wanted."""
        if self.figures:
            self.blocks.append(Block("figure", draw(), self._t(label)))

    def _figure(self, marks: Sequence[Mark], line: float, axis: str, label: str, differences: bool = False) -> None:
        if marks:
            self._draw(label, lambda: intervals(marks, line, self._t(axis), differences))
