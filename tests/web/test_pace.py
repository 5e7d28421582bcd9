"""The pace is the player's: what is left to the table, how fast things move, and keys that answer what is shown."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from sixgun.text import Speaker
from tests.server.company import NAMES, Player, asked, catch_up, company, done, play_out
from tests.server.serving import Guest, Served
from tests.web.browser import LONG
from tests.web.conftest import Visit
from tests.web.playing import by_bar

pytestmark = pytest.mark.slow

MOST = 400  # choices until the table has answered for somebody


def test_two_browsers_leave_dodges_to_the_table_and_only_their_own_player_is_told(served: Served, visit: Visit) -> None:
    players = company(served, people=2, game="bang-duel")
    visitors = [visit(guest=player.guest) for player in players]
    for player, visitor in zip(players, visitors, strict=True):
        visitor.goes(f"/t/{player.at}")
        visitor.settles()
        assert visitor.tables[-1]["pace"]["pace"] == {"dodge": "could", "turn": "could"}  # for who is new
    # Ann wants to be asked at the end of her turns; that is remembered.
    ann = visitors[0]
    dodges, turn = (Speaker("en", "bang-duel").text(f"window-{name}") for name in ("dodge", "turn"))
    ann.page.keyboard.press("p")
    dialog = ann.page.get_by_role("dialog", name=ann.say("pace"))
    dialog.get_by_label(turn).select_option("ask")
    ann.page.keyboard.press("1")  # keys are the dialog's as long as it is open
    ann.button("close").click()
    expect(dialog).to_have_count(0)
    ann.settles(turn="ask")
    ann.reloads()
    ann.settles()
    assert ann.tables[-1]["pace"]["pace"] == {"dodge": "could", "turn": "ask"}
    # They play until a dodge is left to the table: one of them has nothing to dodge with.
    mine = leaves_a_dodge(players)
    me, other = (visitors[mine.table["seat"]], visitors[1 - mine.table["seat"]])
    # The pause may be short: what matters is that both heard the question, and only one of them what came of it.
    expect(me.story.get_by_text(me.say("line-left", window=dodges)).first).to_be_visible()
    assert any(table["pace"]["left"] == "dodge" for table in me.tables)
    seat = mine.table["seat"]
    assert seat not in [line["seat"] for table in other.tables for line in table["story"] if "left" in line]
    assert not any(table["pace"]["left"] for table in other.tables if table["asked"] == [seat])
    assert any(table["asked"] == [seat] for table in other.tables)
    for player in players:
        player.close()


def leaves_a_dodge(players: list[Player]) -> Player:
    """Play by chance until the table is about to answer for somebody."""
    chance = Random(2)
    for _ in range(MOST):
        catch_up(players)
        player = next((one for one in players if one.table["ask"]), None)
        if player is None:
            done(players[0].do("ping"))
        elif player.table["pace"]["left"] == "dodge":
            return player
        elif player.table["pace"]["left"]:
            player.hear()  # the table answers in a moment
        else:
            done(player.pick(chance.choice(player.table["ask"]["options"])["pick"]))
    raise AssertionError("the table never answers")


def test_the_question_and_the_story_wait_for_the_board_and_step_by_step_for_a_key(served: Served, visit: Visit) -> None:
    guest = Guest(served)
    table = guest.opens({"name": "Ann"}, {"bot": "rules"}, {"bot": "rules"}, begin=True)
    visitor = visit(guest=guest, motion=True)
    visitor.goes(f"/t/{table}")
    visitor.options.first.wait_for()
    visitor.page.keyboard.press("p")
    visitor.field("speed-slow").check()
    visitor.field("step-mode").check()
    visitor.button("close").click()
    chance = Random(5)
    steps = 0
    while steps < 3:
        moving = visitor.button("step-on").or_(visitor.button("skip-motion"))
        visitor.options.or_(moving).or_(visitor.result).or_(visitor.heading("you-are-out")).first.wait_for()
        if visitor.result.count() or visitor.heading("you-are-out").count():
            break  # a short game
        if visitor.button("step-on").count():
            # Somebody else has done something. It is told, and nothing is asked before the key.
            expect(visitor.options).to_have_count(0)
            told = visitor.told()
            assert told
            visitor.page.keyboard.press("Enter")
            steps += 1
        elif visitor.options.count():
            by_bar(visitor, chance)
        else:
            # While it moves, nothing is asked, and no key answers what is not shown.
            before = len([1 for way, message in visitor.heard if way == "sent" and message["do"]["type"] == "pick"])
            visitor.page.keyboard.press("2")
            after = len([1 for way, message in visitor.heard if way == "sent" and message["do"]["type"] == "pick"])
            assert before == after
            visitor.zone("board").click(position={"x": 3, "y": 3})
    visitor.page.reload()
    visitor.options.or_(visitor.result).first.wait_for(timeout=LONG * 1000)
    visitor.page.keyboard.press("p")
    expect(visitor.field("speed-slow")).to_be_checked()
    visitor.field("speed-instant").check()
    visitor.field("step-mode").uncheck()
    visitor.button("close").click()
    for _ in range(4):
        visitor.options.or_(visitor.result).first.wait_for(timeout=LONG * 1000)
        if visitor.result.count():
            break
        by_bar(visitor, chance)
        expect(visitor.button("skip-motion")).to_have_count(0)
    visitor.options.or_(visitor.result).first.wait_for(timeout=LONG * 1000)
    visitor.page.keyboard.press("Escape")  # back to the first step, if another one was begun
    meanwhile = visitor.page.locator("#since-choice li")  # what the others did, unless the last choice ended the game
    expect(visitor.result.or_(meanwhile).first).to_be_attached(timeout=LONG * 1000)


def test_a_player_who_is_out_is_told_why_and_skips_to_the_end(served: Served, visit: Visit) -> None:
    players, chance = company(served), Random(1)
    fallen = None
    while fallen is None:
        player = asked(players)
        done(player.pick(chance.choice(player.table["ask"]["options"])["pick"]))
        catch_up(players)
        seats = [seat for seat, one in enumerate(players[0].table["view"]["players"]) if one["out"]]
        if players[0].table["over"]:
            players = company(served)
        elif seats:
            fallen = players[seats[0]]
    visitor = visit(guest=fallen.guest)
    visitor.goes(f"/t/{fallen.at}")
    expect(visitor.heading("you-are-out")).to_be_visible()
    panel = visitor.page.locator("section", has=visitor.heading("you-are-out")).last
    expect(panel).to_contain_text(NAMES[fallen.table["seat"]])  # how it came
    for key in ("watch-on", "rematch"):
        expect(panel.get_by_role("button", name=visitor.say(key))).to_be_visible()
    expect(panel.get_by_role("link", name=visitor.say("leave-table"))).to_be_visible()
    visitor.button("skip-to-end").click()
    expect(visitor.heading("you-are-out")).to_have_count(0)
    play_out(*[player for player in players if player is not fallen])
    visitor.result.wait_for()
    for player in players:
        player.close()


def test_keys_answer_what_is_shown_and_never_a_question_behind_it(served: Served, visit: Visit) -> None:
    players = company(served, people=2, game="bang-duel")
    while True:
        one = asked(players)
        done(one.pick())
        two = asked(players)
        if two is not one and len(two.table["asked"]) == 1 and one.table["take_back"] == "consent":
            break
    # `one` wants to take back while `two` is asked: the wish lies over the question.
    visitor = visit(guest=two.guest)
    visitor.goes(f"/t/{two.at}")
    visitor.options.first.wait_for()
    done(one.do("take-back"))
    expect(visitor.button("wish-no")).to_be_visible()
    expect(visitor.options).to_have_count(0)
    visitor.page.keyboard.press("Enter")  # nothing is usual here
    visitor.page.keyboard.press("2")
    visitor.options.first.wait_for()
    sent = [message["do"]["type"] for way, message in visitor.heard if way == "sent"]
    assert "pick" not in sent
    assert sent.count("consent") == 1
    # A menu or a dialog has the keys for itself.
    visitor.button("menu").click()
    visitor.page.keyboard.press("1")
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("h")
    visitor.page.keyboard.press("1")
    visitor.page.keyboard.press("Enter")  # on the button that closes it
    sent = [message["do"]["type"] for way, message in visitor.heard if way == "sent"]
    assert "pick" not in sent
    for player in players:
        player.close()
