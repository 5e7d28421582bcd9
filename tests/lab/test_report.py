"""Reports: the figures that were found, in both languages, in one HTML file or Markdown with its figures."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from sixgun import Refused
from sixgun.lab.arena import Arena
from sixgun.lab.report.contents import Block, blocks_of
from sixgun.lab.report.documents import check_report, html, write_report
from sixgun.lab.report.findings import Findings
from sixgun.lab.series import Row, Series, the_game
from tests.lab.series import played
from tests.terminal.run import sixgun

GAP = re.compile(r"[{}]|\b(report|facet|column|axis|option|card|side|character|reason|chronicle)-[a-z]|None")


def found(series: Series, rows: list[Row]) -> tuple[Findings, Arena]:
    findings, arena = Findings(series, the_game(series)), Arena(series)
    findings.add(rows)
    arena.add(rows)
    return findings, arena


def duel(number: int, winner: int, law: str, outlaw: str) -> Row:
    facts = ({"side": ["law"], "character": [law]}, {"side": ["outlaw"], "character": [outlaw]})
    return Row(number, ("random", "random"), (winner,), "last-standing", 9, (1, 2), 1, 3, {}, facts)


def test_rates_and_effects_are_those_counted_by_hand() -> None:
    series = Series("bang-duel", 2, {}, ("random",))
    rows = [duel(n, 0, "jango", "sid-curry") for n in range(40)] + [duel(n, 1, "jango", "sid-curry") for n in range(10)]
    rows += [duel(n, 1, "annie-oakey", "sid-curry") for n in range(30)]
    rows += [duel(n, 0, "annie-oakey", "sid-curry") for n in range(10)]
    findings, _ = found(series, rows)
    law = findings.rates["side"]["law"]
    assert (law.wins, law.tries) == (50, 90)
    assert findings.seats[0].rate == 50 / 90
    effects = {effect.value: effect for effect in findings.effects(findings.facets[1])}
    assert effects["jango"].difference == pytest.approx(40 / 50 - 10 / 40)
    assert effects["annie-oakey"].difference == pytest.approx(10 / 40 - 40 / 50)
    assert "sid-curry" not in effects  # always there: nothing to compare with
    assert findings.lengths == {3: 90}


def test_what_both_seats_have_says_nothing_about_it() -> None:
    series = Series("doomtown", 2, {}, ("random",))
    same = {"deck": ["learn-law-dogs"], "outfit": ["law-dogs"], "gang": [], "card": []}
    other = {**same, "deck": ["learn-sloane-gang"]}
    rows = [Row(n, ("random", "random"), (0,), "control", 1, (1, 2), 1, 1, {}, (same, same)) for n in range(5)]
    rows += [Row(n, ("random", "random"), (1,), "control", 1, (2, 1), 1, 1, {}, (same, other)) for n in range(5)]
    findings, _ = found(series, rows)
    assert {name: (share.wins, share.tries) for name, share in findings.rates["deck"].items()} == {
        "learn-law-dogs": (0.0, 5),
        "learn-sloane-gang": (5.0, 5),
    }
    assert findings.rates["outfit"] == {}


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("key", ["gunfighters", "bang-duel", "gunslinger", "doomtown"])
def test_reports_of_all_games_are_worded_without_a_gap(key: str, lang: str) -> None:
    vary = {"gunfighters": ("plaza",), "bang-duel": ("law",), "gunslinger": ("showdown",), "doomtown": ("deck1",)}
    series = Series(key, the_game(Series(key)).usual_seats, {}, ("random",), 2, {}, vary[key])
    rows = played(series, 8)
    rows = [row._replace(number=i) for i, row in enumerate(rows * 12)]  # enough of each for the effects
    blocks = blocks_of(*found(series, rows), lang, "sixgun simulate")
    words = [block.text for block in blocks if block.kind not in ("figure", "code")]
    words += [cell for block in blocks for line in (block.head, *block.rows) for cell in line]
    assert [word for word in words if GAP.search(word)] == []
    for block in blocks:
        if block.kind == "figure":
            ET.fromstring(block.text)


@pytest.mark.slow
def test_an_html_report_is_one_file_that_needs_nothing_else(tmp_path: Path) -> None:
    words = ("arena", "gunfighters", "--bots", "rules,random,random", "--games", "12", "--seats", "3")
    done = sixgun(tmp_path, *words, "--vary", "plaza", "--report", "x.html")
    assert "The report is in x.html." in done.stderr
    assert done.returncode == 0, done.stderr
    text = (tmp_path / "x.html").read_text()
    assert text.count("<svg") >= 5
    assert not re.search(r'(src|href)="(?!#)', text.replace('xlink:href="#', 'href="#'))
    assert "prefers-color-scheme:dark" in text
    assert "sixgun arena gunfighters --games 12 --seed 1 --seats 3 --bots rules,random,random --vary plaza" in text
    assert "--report x.html --lang en" in text
    for value in ("true", "false"):
        assert f"plaza={value}, rules" in done.stdout
    ids = re.findall(r'\bid="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    again = sixgun(tmp_path, *words, "--vary", "plaza", "--report", "x.html", "--jobs", "2")
    assert again.returncode == 0, again.stderr
    assert (tmp_path / "x.html").read_text() == text  # the same bytes, on other cores


@pytest.mark.slow
def test_people_count_seats_from_one_and_programs_from_zero(tmp_path: Path) -> None:
    words = ("simulate", "bang-duel", "--bots", "random", "--games", "4", "--vary", "law")
    done = sixgun(tmp_path, *words, "--out", "x.csv", "--report", "x.md", "--lang", "it")
    assert [f"posto {number} " in done.stdout for number in (0, 1, 2)] == [False, True, True]
    assert re.search(r"law=\S+, posto 1 ", done.stdout)
    report = (tmp_path / "x.md").read_text()
    assert ["Posto 1" in report, "Posto 0" in report] == [True, False]
    assert "--report x.md --lang it" in report
    rows = (tmp_path / "x.csv").read_text().splitlines()[1:]
    assert {row.split(",")[2] for row in rows} <= {"0", "1", "0 1"}


@pytest.mark.slow
def test_markdown_has_its_figures_beside_it(tmp_path: Path) -> None:
    series = Series("gunfighters", 3, {}, ("random", "rules"))
    write_report(tmp_path / "r.md", blocks_of(*found(series, played(series, 12)), "en", "sixgun simulate"), "en")
    text = (tmp_path / "r.md").read_text()
    named = re.findall(r"\]\((r-figures/[^)]+\.svg)\)", text)
    assert len(named) >= 4
    for name in named:
        assert "prefers-color-scheme" in (tmp_path / name).read_text()
        ET.parse(tmp_path / name)


def test_names_cannot_break_out_of_a_report() -> None:
    text = html([Block("text", "<script>"), Block("table", label='"', head=("<b>",), rows=(("&",),))], "en")
    assert "<script>" not in text
    assert "&lt;b&gt;" in text


@pytest.mark.slow
def test_what_cannot_be_written_is_refused_before_the_first_game(tmp_path: Path) -> None:
    (tmp_path / "mine.md").write_text("dear diary")
    for name, code in (("x.pdf", "report-suffix"), ("mine.md", "file-exists"), ("no/x.html", "file-unwritable")):
        with pytest.raises(Refused) as refused:
            check_report(tmp_path / name)
        assert refused.value.refusal.code == code
