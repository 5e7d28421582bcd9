"""A spectator of a public table sees the game and nobody's hand, and is asked nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.playing import by_bar, plays

pytestmark = pytest.mark.slow


def test_a_spectator_finds_a_public_table_and_sees_it_to_its_end_without_a_hand_or_a_question(visit: Visit) -> None:
    player, spectator = visit(), visit()
    player.goes("/")
    player.way("options-more").click()
    player.field("set-up-name").fill("The open range")
    player.field("set-up-public").check()
    player.button("deal").click()
    player.options.first.wait_for()

    spectator.goes("/")
    spectator.link("nav-watch").click()
    spectator.page.get_by_role("link", name="The open range", exact=True).click()
    assert spectator.table_id() == player.table_id()
    expect(spectator.prompt.get_by_text(spectator.say("watching"))).to_be_visible()
    expect(spectator.page.get_by_role("group", name=spectator.say("page-town"))).to_be_visible()

    plays(player, by_bar, seed=6)
    spectator.result.wait_for()
    assert spectator.button("rematch").count() == 0
    assert spectator.options.count() == spectator.hand.count() == 0
    for message in spectator.tables:
        assert (message["seat"], message["ask"], message["yours"]) == (None, None, [])
        cards = [card for gang in message["view"]["players"] for card in gang["cards"]]
        assert all([card["card"] is None or card["shown"] for card in cards])
    assert all(
        [" draws a card." in line for line in spectator.told() if " draws " in line and "gunfighter" not in line]
    )
    assert len(spectator.told()) == len(player.told())
