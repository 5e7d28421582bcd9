"""Gunslinger in the browser: whole games with the mouse, with keys alone and with a finger; two at one screen."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.serving import Guest, Served
from tests.web.conftest import Visit
from tests.web.memory import eyes_remembered
from tests.web.playing import MOST, by_bar, by_keys, by_mouse, by_touch, check_the_end, plays
from tests.web.showdowns import BOT, harmless, open_showdown
from tests.web.visitor import PHONE, Lang, Size, Visitor

pytestmark = pytest.mark.slow

NAMES = ("Ann", "Bo")


@pytest.fixture
def guest(served: Served) -> Guest:
    return Guest(served)


def test_a_showdown_is_set_up_and_played_to_its_end_by_mouse_and_once_more(visit: Visit) -> None:
    """From the poster through the editor; a rematch plays the same showdown."""
    visitor = visit()
    visitor.goes("/")
    visitor.way("options-more", "gunslinger").click()
    visitor.link("write-showdown").click()
    visitor.field("edit-length").fill("2")
    visitor.field("edit-name").fill("Over soon")
    expect(visitor.heading("edit-good")).to_be_visible()
    visitor.button("edit-play").click()
    visitor.button("deal").click()
    visitor.options.first.wait_for()
    assert visitor.tables[-1]["title"] == "Over soon"
    assert plays(visitor, by_mouse, seed=8) > 0
    check_the_end(visitor)
    before = visitor.table_id()
    visitor.button("rematch").click()
    expect(visitor.result).to_have_count(0)
    visitor.options.first.wait_for()
    assert visitor.table_id() != before
    assert visitor.tables[-1]["view"]["length"] == 2


def test_a_showdown_is_played_to_its_end_with_keys_alone_in_italian(visit: Visit, guest: Guest) -> None:
    visitor = visit(lang="it", guest=guest)
    visitor.goes(f"/t/{open_showdown(guest, {'name': 'Ann'}, BOT)}")
    visitor.options.first.wait_for()
    visitor.page.keyboard.press("h")
    expect(visitor.page.get_by_role("dialog")).to_contain_text("la mappa più vicino")
    visitor.page.keyboard.press("Escape")
    assert plays(visitor, by_keys, seed=9) > 0
    check_the_end(visitor)


def test_a_showdown_is_played_to_its_end_with_a_finger_on_a_phone(visit: Visit, guest: Guest) -> None:
    visitor = visit(size=PHONE, guest=guest)
    visitor.goes(f"/t/{open_showdown(guest, {'name': 'Ann'}, BOT)}")
    assert plays(visitor, by_touch, seed=10) > 0
    check_the_end(visitor)


def test_cards_laid_by_hand_are_played_only_when_they_are_done(visit: Visit, guest: Guest) -> None:
    """Even where only one stack is left that begins with them."""
    visitor = visit(guest=guest)
    visitor.goes(f"/t/{open_showdown(guest, {'name': 'Ann'}, BOT)}")
    for card in ("8f", "7f", "3b"):  # LOAD, SHOOT, TURN: five segments
        visitor.page.locator(f'[data-card="{card}"]').click()
    expect(visitor.options).to_have_count(1)
    assert not any([message["do"]["type"] == "pick" for way, message in visitor.heard if way == "sent"])
    visitor.page.mouse.move(1, 1)
    visitor.page.keyboard.press("Escape")
    expect(visitor.options).not_to_have_count(1)
    visitor.page.locator('[data-card="3b"]').click()
    expect(visitor.options).to_have_count(1)
    visitor.options.click()
    expect(visitor.story).to_contain_text("Load")


def picked(visitor: Visitor) -> list[str]:
    """What this page has chosen so far."""
    return [
        message["do"]["pick"] for way, message in visitor.heard if way == "sent" and message["do"]["type"] == "pick"
    ]


def again(visitor: Visitor) -> Locator:
    """The button that lays the cards of the last turn once more."""
    return visitor.zone("hand").locator("button.again")


def until_planning(visitor: Visitor, turn: int) -> None:
    """Enter for what is usual, until the cards of that turn are to be chosen."""
    for _ in range(MOST):
        again(visitor).or_(visitor.options).first.wait_for()
        view = visitor.tables[-1]["view"]
        if (view["turn"], view["question"]) == (turn, "plan") and again(visitor).is_visible():
            return
        visitor.page.keyboard.press("Enter")
        visitor.page.wait_for_timeout(50)
    raise AssertionError(f"turn {turn} does not come")


def test_keys_lay_a_plan_and_one_key_or_one_click_lays_it_again(visit: Visit, guest: Guest) -> None:
    visitor = visit(guest=guest)
    visitor.goes(f"/t/{open_showdown(guest, {'name': 'Ann'}, BOT, pack=harmless())}")
    visitor.options.first.wait_for()
    visitor.page.locator('[data-card="3b"]').wait_for()  # the cards, which say their keys, come after the question
    expect(again(visitor)).to_have_count(0)
    for card, key in (("3b", "t"), ("9f", "d")):  # TURN, DRAW AND COCK
        visitor.page.keyboard.press(key)
        expect(visitor.page.locator(f'[data-card="{card}"].laid')).to_have_count(1)
    visitor.page.keyboard.press("v")
    until_planning(visitor, 2)
    assert picked(visitor)[0] == "plan:3b+9f"
    plans = len(picked(visitor))
    visitor.page.keyboard.press("y")
    until_planning(visitor, 3)
    assert picked(visitor)[plans] == "plan:3b+9f"
    plans = len(picked(visitor))
    again(visitor).click()
    expect(again(visitor)).to_have_count(0)
    assert picked(visitor)[plans] == "plan:3b+9f"


# The words of a card that a key lies on: each line of text as the browser has set it.
COVERED = """() => [...document.querySelectorAll("[data-card]")].filter((card) => {
  const range = document.createRange();
  range.selectNodeContents(card.querySelector(".says"));
  const lines = [...range.getClientRects()];
  return [...card.querySelectorAll("kbd")].some((kbd) => {
    const key = kbd.getBoundingClientRect();
    return lines.some((line) => key.left < line.right && line.left < key.right
      && key.top < line.bottom && line.top < key.bottom);
  });
}).map((card) => card.dataset.card)"""


# What is wider than the box that it stands in, or beyond the edge of the window.
CUT_OFF = """() => [...document.querySelectorAll("[data-card] .says, [data-card] .title, .face .title")]
  .filter((words) => {
    const box = words.getBoundingClientRect();
    return words.scrollWidth > Math.ceil(box.width) + 1 || box.right > innerWidth;
  }).map((words) => words.textContent)"""


@pytest.mark.parametrize("characters", ["alike", "printed"])
@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("size", [(1366, 657), (1440, 900), (1920, 1080)], ids=str)
def test_no_key_lies_on_the_words_of_a_card(
    visit: Visit, guest: Guest, lang: Lang, size: Size, characters: str
) -> None:
    """Nor is a word cut off, also where there is a bonus card more and where cards are laid."""
    visitor = visit(guest=guest, size=size, lang=lang)
    options = {"showdown": 2, "characters": characters}
    table = guest.opens({"name": "Ann"}, BOT, game="gunslinger", options=options, begin=True)
    visitor.goes(f"/t/{table}")
    visitor.page.locator('[data-card="9f"] kbd').first.wait_for()
    assert visitor.page.locator("[data-card] kbd").count() > 12  # a letter for each card that can be laid, and Enter
    assert visitor.page.evaluate(COVERED) == []
    assert visitor.page.evaluate(CUT_OFF) == []
    for key in "okt":  # SPIN AROUND, COCK/AIM/SHOOT, TURN
        visitor.page.keyboard.press(key)
    expect(visitor.zone("hand").locator("button.face")).to_have_count(3)
    assert visitor.page.evaluate(CUT_OFF) == []


def check_for_everybody(message: dict[str, Any]) -> None:
    """A message that a spectator could have had: no stack with its cards."""
    assert (message["seat"], message["ask"]) == (None, None)
    assert all([character["stack"]["cards"] is None for character in message["view"]["characters"]])


def look_around(visitor: Visitor) -> set[int]:
    """The player who is called looks and chooses, until both have; who that was."""
    chance = Random(11)
    look = visitor.button("look")
    passes = visitor.button("pass-screen", name="Ann").or_(visitor.button("pass-screen", name="Bo"))
    looked: set[int] = set()
    for _ in range(MOST):
        look.or_(passes).or_(visitor.options).or_(visitor.result).first.wait_for()
        if looked == {0, 1} or visitor.result.is_visible():
            break
        if look.is_visible():
            assert visitor.page.locator("[data-card], [data-thing]").count() == 0
            assert not eyes_remembered(visitor) & {0, 1}
            look.click()
            visitor.options.first.wait_for()
            looked.add(visitor.tables[-1]["seat"])
        elif passes.is_visible():
            passes.click()
        else:
            by_bar(visitor, chance)
    return looked


def test_two_at_one_screen_do_not_see_each_others_cards(visit: Visit, guest: Guest) -> None:
    visitor = visit(guest=guest)
    visitor.goes(f"/t/{open_showdown(guest, *[{'name': name} for name in NAMES])}")
    assert look_around(visitor) == {0, 1}
    assert eyes_remembered(visitor) - {None} == {visitor.tables[-1]["seat"]}
    behind = [message for message in visitor.tables if message["seat"] is None and message["begun"]]
    assert behind
    for message in behind:
        check_for_everybody(message)
