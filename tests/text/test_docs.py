"""The pages for readers: links lead somewhere, lines are short, sentences are plain English, named files are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sixgun.play import Table
from tools import picture

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"
PAGES = [README, *sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md")), ROOT / "benchmarks/README.md"]
PAGES = list(dict.fromkeys(PAGES))
WIDTH = 120
MOST_BYTES = 120_000  # of a picture
FOLDERS = ("src", "tests", "web", "tools", "docs", "examples", "benchmarks", "locks")

# What a translated or hurried sentence looks like, and what to write instead.
BANNED = {
    r"whoever": "you, anyone who, the player who",
    r"whomever": "the player whom",
    r"(?<!there )is no (?!longer|more|better|worse)": "isn't a",
    r"so (many|much)(?! (as|that))": "this many, that much",
    r"the own": "your own, its own",
    r"gone on with": "resumed",
    r"how-manieth": "which",
    r"for ever": "forever",
    r"shall": "will, must",
    r"in thought": "imagined",
    r"one (card|thing|point) more": "one more",
}

CODE = re.compile(r"^```.*?^```$|^    .*?$|`[^`]*`", re.MULTILINE | re.DOTALL)
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def anchors(page: Path) -> set[str]:
    """The names that headings get on the web."""
    found: set[str] = set()
    for heading in HEADING.findall(FENCED.sub("", page.read_text(encoding="utf-8"))):
        word = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        found.add(word if word not in found else f"{word}-1")
    return found


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_no_link_is_dead(page: Path) -> None:
    dead = []
    for link in LINK.findall(FENCED.sub("", page.read_text(encoding="utf-8"))):
        if "://" in link:
            continue
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            dead.append(link)
    assert dead == []


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_lines_are_short(page: Path) -> None:
    lines = page.read_text(encoding="utf-8").splitlines()
    assert [f"{number}: {line}" for number, line in enumerate(lines, 1) if len(line) > WIDTH] == []


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_sentences_are_plain_english(page: Path) -> None:
    prose = " ".join(CODE.sub(" ", page.read_text(encoding="utf-8")).split())
    for phrase, better in BANNED.items():
        found = re.search(rf".{{0,40}}\b{phrase}\b.{{0,40}}", prose, re.IGNORECASE)
        assert found is None, f"write {better!r} instead: {found and found[0]}"


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_percentages_are_written_in_one_way(page: Path) -> None:
    assert re.findall(r"\d+%", CODE.sub(" ", page.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_files_that_a_page_names_are_there(page: Path) -> None:
    words = re.findall(r"`([^`\s]+)`", FENCED.sub("", page.read_text(encoding="utf-8")))
    paths = [word for word in words if word.split("/")[0] in FOLDERS and "/" in word]
    missing = [path for path in paths if not list(ROOT.glob(re.sub(r"<\w+>", "*", path.rstrip("/"))))]
    assert missing == []


def test_every_room_that_a_new_game_needs_is_in_the_smallest_game() -> None:
    """The page about adding a game tells readers to copy from Gunfighters."""
    page = (ROOT / "docs/add-a-game.md").read_text(encoding="utf-8")
    named = re.findall(r"`((?:table|rules|wire|outside|bots|text)/[\w.]+)`", page)
    assert len(named) > 20
    optional = {"text/cards_en.ftl", "text/cards_it.ftl"}
    game = ROOT / "src/sixgun/games/gunfighters"
    assert [path for path in named if not (game / path).exists() and path not in optional] == []


def test_the_readme_leads_to_every_page() -> None:
    linked = {(ROOT / link.partition("#")[0]).resolve() for link in LINK.findall(README.read_text(encoding="utf-8"))}
    assert [name(page) for page in PAGES if page.is_relative_to(ROOT / "docs") and page not in linked] == []


def test_pictures_are_small() -> None:
    pictures = list((ROOT / "docs/pictures").iterdir())
    assert pictures
    assert [path.name for path in pictures if path.stat().st_size > MOST_BYTES] == []


def test_the_script_of_the_picture_finds_its_moment() -> None:
    log = picture.played(seed=1, day=1, question="noon")
    table = Table.folded(log)
    assert table.game.ask(table.match.state, 0).question == "noon"
    assert picture.played(seed=1, day=1, question="noon") == log
