"""A night of Gunslinger in the browser: set up, played by those who come back, with its standing and its end."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import expect

from sixgun.text import Speaker
from tests.server.company import NAMES, Player, asked, catch_up, company, default, done, hear_until
from tests.server.serving import Served
from tests.web.conftest import Visit

pytestmark = pytest.mark.slow
NIGHT = "2,7"
MOST = 4_000  # looks at the table, of which few find nobody asked
SOON = 0.02  # seconds


@pytest.fixture
def players(served: Served) -> Iterator[Sequence[Player]]:
    """Three at a night of two showdowns."""
    three = company(served, game="gunslinger", options={"showdown": NIGHT})
    yield three
    for player in three:
        player.close()


def give_up(player: Player) -> None:
    """Surrender as soon as that is offered."""
    hear_until(player, lambda table: (table["ask"] or {}).get("question") == "plan")
    done(player.pick("surrender"))


def plays_on(players: Sequence[Player]) -> None:
    """The usual choice of everybody, until the showdown is over."""
    for _ in range(MOST):
        for player in players:
            done(player.do("ping"))  # the table may answer by itself what a page leaves to it
        if players[0].table["over"] or players[0].table["view"]["night"]["between"]:
            return
        player = next((one for one in players if one.table["ask"]), players[0])
        if player.table["ask"]:
            done(player.pick(default(player)))
        else:
            time.sleep(SOON)
    raise AssertionError("the showdown does not end")


def test_a_night_is_offered_at_the_set_up_and_begins_with_its_first_showdown(visit: Visit) -> None:
    visitor = visit()
    visitor.goes("/")
    visitor.way("options-more", "gunslinger").click()
    dialog = visitor.page.get_by_role("dialog")
    dialog.locator("select[id*=showdown]").first.select_option("2")
    visitor.button("several-add").click()
    dialog.locator("#several-showdown-0").select_option("7")
    expect(dialog.get_by_text(visitor.say("several-note", count=2), exact=True)).to_be_visible()
    visitor.button("deal").click()
    visitor.options.first.wait_for()
    night = visitor.tables[-1]["view"]["night"]
    assert (night["showdowns"], night["place"], night["showdown"]) == ([2, 7], 0, 2)


def test_who_is_out_comes_back_and_the_standing_and_the_end_of_the_night_are_shown(
    players: Sequence[Player], visit: Visit
) -> None:
    ann, *others = players
    give_up(ann)
    catch_up(players)
    while not (ann.table["view"]["characters"][0]["out"] and ann.table["ask"] is None):
        player = asked(players)
        done(player.pick(default(player)))
        catch_up(players)
    visitor = visit(guest=ann.guest)
    visitor.goes(f"/t/{ann.at}")
    heading = visitor.heading("you-are-out-now")
    expect(heading).to_be_visible()
    panel = visitor.page.locator("section", has=heading).last
    expect(panel.get_by_role("button", name=visitor.say("watch-on"), exact=True)).to_be_visible()
    expect(panel.get_by_role("button", name=visitor.say("rematch"), exact=True)).to_have_count(0)
    visitor.button("skip-to-next").click()
    expect(heading).to_have_count(0)

    plays_on(players)
    standing = visitor.page.locator(".standing")
    expect(standing).to_be_visible()
    scores = ann.table["view"]["night"]["scores"]
    for name in NAMES[:3]:
        expect(standing.get_by_role("row").filter(has_text=name)).to_have_count(1)
    expect(standing.get_by_role("row")).to_have_count(1 + len(scores))
    expect(standing).to_contain_text(Speaker("en", "gunslinger").text("option-showdown-7"))  # what comes next
    expect(visitor.result).to_have_count(0)
    visitor.options.first.click()
    for player in others:
        done(player.pick(default(player)))
    expect(standing).to_have_count(0)
    visitor.options.first.wait_for()
    assert visitor.tables[-1]["view"]["night"]["showdown"] == 7

    for player in players[:2]:
        give_up(player)
    plays_on(players)
    visitor.result.wait_for()
    expect(visitor.button("rematch")).to_be_visible()
    catch_up(players)
    view = ann.table["view"]
    assert ann.table["over"]
    assert view["night"]["place"] == 1
    best = max(range(3), key=lambda seat: points(view["night"]["scores"][seat]))
    assert view["result"]["places"][best] == 1


def points(text: str) -> float:
    """Points as a view has them: a whole number or a fraction."""
    over, _, under = text.partition("/")
    return int(over) / int(under or 1)
