"""The page on which showdowns are written: its files are those that the command line reads."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from sixgun.games.gunslinger.outside.showdown_files import problems, read_showdown
from sixgun.games.gunslinger.table.figures import Figures, own_data
from sixgun.games.gunslinger.table.showdown import Gear
from tests.web.conftest import Visit
from tests.web.playing import tab_to
from tests.web.test_accessibility import violations
from tests.web.visitor import PHONE, Visitor
from tests.web.words import ROOT

pytestmark = pytest.mark.slow

FIGURES = Figures(own_data())
OWN = files("sixgun.games.gunslinger").joinpath("data/showdowns")
SLOW = 240_000  # milliseconds: background work on a busy machine
GUIDE = (ROOT / "docs/gunslinger-showdowns.md").read_text("utf-8")
EXAMPLES = {
    "walk-down": OWN.joinpath("1.toml").read_text("utf-8"),
    "trouble": OWN.joinpath("2.toml").read_text("utf-8"),
    "ambush": re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)[0],
}


def meaning(text: str) -> dict[str, Any]:
    """A file as the game understands it."""
    showdown = read_showdown(FIGURES, tomllib.loads(text))
    fields = {name: getattr(showdown, name) for name in showdown.__slots__}
    return {name: _plain(value) for name, value in {**fields, "map": showdown.map.boards}.items()}


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if isinstance(value, Gear) or hasattr(value, "__slots__"):
        return [_plain(getattr(value, name)) for name in value.__slots__]
    return value


def written(visitor: Visitor) -> str:
    """The file as it is downloaded."""
    with visitor.page.expect_download() as download:
        visitor.button("edit-download").click()
    return Path(download.value.path()).read_text("utf-8")


def opens(visitor: Visitor) -> None:
    visitor.goes("/showdown")
    expect(visitor.heading("edit-good")).to_be_visible()


def test_files_are_opened_and_written_again_with_the_same_meaning(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    opens(visitor)
    for name, text in EXAMPLES.items():
        file = tmp_path / f"{name}.toml"
        file.write_text(text, "utf-8")
        visitor.page.set_input_files("#edit-open", file)
        expect(visitor.field("edit-name")).to_have_value(tomllib.loads(text)["name"])
        expect(visitor.heading("edit-good")).to_be_visible()
        assert meaning(written(visitor)) == meaning(text)


def test_a_wrong_file_is_opened_as_far_as_it_makes_sense_and_its_problems_are_told(
    visit: Visit, tmp_path: Path
) -> None:
    visitor = visit()
    opens(visitor)
    wrong = (
        EXAMPLES["walk-down"]
        .replace('"F9"', '"F3"')
        .replace("12", "61")
        .replace("[[set_up]]", "moon = 1\n[[set_up]]", 1)
    )
    (tmp_path / "wrong.toml").write_text(wrong, "utf-8")
    visitor.page.set_input_files("#edit-open", tmp_path / "wrong.toml")
    expect(visitor.alert.locator("p")).to_have_count(len(problems(FIGURES, tomllib.loads(wrong))))
    expect(visitor.heading("edit-problems", count=2)).to_be_visible()
    visitor.expected = ("400",)  # the browser tells of every request that is refused
    (tmp_path / "none.toml").write_text("map = [", "utf-8")
    visitor.page.set_input_files("#edit-open", tmp_path / "none.toml")
    expect(visitor.alert.locator("p")).to_have_count(1)
    expect(visitor.field("edit-length")).to_have_value("61")


def test_people_are_placed_and_turned_on_the_map_and_every_problem_is_listed(visit: Visit) -> None:
    visitor = visit()
    opens(visitor)
    page = visitor.page
    counter = page.locator('button[data-thing="character:marshal"]')
    counter.click()
    expect(visitor.field("edit-facing")).to_have_value("sw")
    box = counter.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 3.2 * box["height"])
    expect(visitor.field("edit-hex")).not_to_have_value("F4")
    here = visitor.field("edit-hex").input_value()
    assert re.fullmatch(r"F[5-8]", here)
    page.locator("li").get_by_role("button", name="The Kid").click()
    visitor.field("edit-hex").fill(here)
    visitor.field("edit-length").fill("99")
    expect(visitor.heading("edit-problems", count=2)).to_be_visible()
    expect(visitor.button("edit-play")).to_be_disabled()
    page.get_by_role("button", name=f"{visitor.say('edit-go')}: set_up[1].hex").click()
    expect(visitor.field("edit-hex")).to_be_focused()
    page.keyboard.type("F9")
    visitor.field("edit-length").fill("9")
    expect(visitor.heading("edit-good")).to_be_visible()
    assert tomllib.loads(written(visitor))["set_up"][0]["hex"] == here
    page.reload()
    expect(visitor.field("edit-length")).to_have_value("9")  # nothing is lost


def test_a_showdown_is_written_with_keys_alone_in_italian(visit: Visit) -> None:
    visitor = visit(lang="it")
    opens(visitor)
    page = visitor.page
    tab_to(visitor, visitor.field("edit-name"))
    page.keyboard.press("Control+a")
    page.keyboard.type('La "resa" dei conti')
    tab_to(visitor, page.locator('button[data-thing="character:the-kid"]'))
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowLeft")
    tab_to(visitor, visitor.button("edit-add-person"))
    page.keyboard.press("Enter")
    tab_to(visitor, visitor.field("edit-hex"))
    page.keyboard.type("c7")
    page.keyboard.press("Tab")
    expect(visitor.heading("edit-good")).to_be_visible()
    found = tomllib.loads(written(visitor))
    assert found["name"] == 'La "resa" dei conti'
    assert [(who["hex"], who["facing"]) for who in found["set_up"]] == [("F4", "s"), ("F8", "nw"), ("C7", "n")]
    assert problems(FIGURES, found) == []
    tab_to(visitor, visitor.button("edit-play"))
    page.keyboard.press("Enter")
    expect(visitor.field("set-up-name")).to_have_value('La "resa" dei conti')
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading").first).to_contain_text("Gunslinger")
    assert not re.search(r"\boption-\w|\btitle\b", dialog.inner_text())  # the texts of the game are there, too


def test_bonuses_weapons_and_boards_are_chosen_with_a_finger(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    opens(visitor)
    page = visitor.page
    visitor.field("edit-place", place="ne").select_option("B")
    page.get_by_role("button", name=f"{visitor.say('edit-add-weapon')}: both hands").tap()
    page.locator('[data-field="set_up[0].weapons.both-hands[0]"]').select_option("R10s")
    visitor.field("edit-captives-killed").check()
    visitor.button("edit-add-lying").tap()
    page.locator('[data-field="special_rules.on_the_map[0].hex"]').fill("M5")
    visitor.button("edit-add-extra").tap()
    page.locator('[data-field="bonus_points.extra[0].for"]').select_option("kill-enemy")
    page.get_by_role("checkbox", name="The Kid").check()
    expect(visitor.heading("edit-good")).to_be_visible()
    found = tomllib.loads(written(visitor))
    assert found["map"] == ["A", "B"]
    assert found["set_up"][0]["weapons"]["both-hands"] == ["R10s"]
    assert found["special_rules"] == {"captives_killed": True, "on_the_map": [{"weapon": "MB", "hex": "M5"}]}
    extra = {"for": "kill-enemy", "points": 1, "characters": ["the-kid"]}
    assert found["bonus_points"] == {"money_bag": 1, "extra": [extra]}


def test_a_showdown_is_shared_as_a_link_and_opened_with_the_same_meaning(visit: Visit, tmp_path: Path) -> None:
    desk = visit()
    desk.context.grant_permissions(["clipboard-read", "clipboard-write"])
    opens(desk)
    (tmp_path / "ambush.toml").write_text(EXAMPLES["ambush"], "utf-8")
    desk.page.set_input_files("#edit-open", tmp_path / "ambush.toml")
    expect(desk.field("edit-name")).to_have_value("Ambush at the Arroyo")
    expect(desk.heading("edit-good")).to_be_visible()
    desk.button("edit-share").click()
    expect(desk.page.get_by_text(desk.say("link-copied-short")).first).to_be_visible()
    link = str(desk.page.evaluate("navigator.clipboard.readText()"))
    phone = visit(size=PHONE, lang="it")
    phone.goes(link)
    expect(phone.field("edit-name")).to_have_value("Ambush at the Arroyo")
    expect(phone.heading("edit-good")).to_be_visible()
    assert phone.page.url.endswith("/showdown")  # what is changed now is no longer what the link says
    assert meaning(written(phone)) == meaning(EXAMPLES["ambush"])
    torn = visit()
    torn.goes(link[: len(link) // 2])
    expect(torn.alert).to_contain_text(torn.say("refusal-showdown-link"))


def test_bots_tell_how_even_a_showdown_is_and_can_be_sent_away(visit: Visit) -> None:
    visitor = visit(size=(1366, 657))
    opens(visitor)
    visitor.field("edit-length").fill("61")
    expect(visitor.heading("edit-problems", count=1)).to_be_visible()
    expect(visitor.button("edit-balance-begin")).to_be_disabled()
    visitor.field("edit-length").fill("3")
    expect(visitor.heading("edit-good")).to_be_visible()
    visitor.button("edit-balance-begin").click()
    sides = visitor.page.locator(".balance li")
    # After the first games, while others are played: by workers that run when nobody else wants a core.
    expect(sides).to_have_count(2, timeout=SLOW)
    expect(sides.first).to_contain_text("%")
    assert violations(visitor) == []
    visitor.page.reload()
    expect(sides).to_have_count(2, timeout=SLOW)  # it has gone on meanwhile
    visitor.button("cancel").click()
    expect(sides).to_have_count(0)
    expect(visitor.button("edit-balance-begin")).to_be_enabled()


def test_a_board_of_each_of_the_sixteen_can_be_laid(visit: Visit) -> None:
    visitor = visit()
    opens(visitor)
    offered: set[str] = set()
    for place in ("nw", "ne", "sw", "se"):
        values = (
            visitor.field("edit-place", place=place).locator("option").evaluate_all("(all) => all.map((o) => o.value)")
        )
        offered |= {value for value in values if value}
    assert offered == {*"ABCDEFGH", *[2 * letter for letter in "ABCDEFGH"]}
