"""Who can carry a spell, and what a bounty is worth to the one who earns it."""

from __future__ import annotations

import pytest

from sixgun.games.doomtown.language import bounties
from sixgun.games.doomtown.language.words import STAT_REWARD
from sixgun.games.doomtown.table.changes import UNTIL_DAY
from sixgun.games.doomtown.table.components import NONE
from tests.cite import rule
from tests.rules.doomtown.stage import Stage
from tests.rules.doomtown.versions import game_with


@rule("doomtown", "shop.spell.matching-skill", "card.spell.type-keyword")
@pytest.mark.parametrize(("keyword", "fits"), [("hex", True), ("miracle", False), ("spirit", False)])
def test_a_huckster_carries_hexes_only(keyword: str, fits: bool) -> None:
    game = game_with(soul_blast={"keywords": [keyword]})
    stage = Stage({"gang": ["steele-archer", "clint-ramsey"], "hand": ["soul-blast"]}, game=game)
    assert stage.offers("shop") == (["shop:soul-blast>steele-archer.0"] if fits else [])


@rule("doomtown", "wanted.reward.card-ability", "wanted.reward.shootout-casualty")
@pytest.mark.parametrize(("bounty", "more"), [(1, 0), (1, 1), (3, 1), (2, 1)])
def test_the_whole_bounty_is_earned_and_what_a_card_adds(bounty: int, more: int) -> None:
    stage = Stage({}, {"gang": [{"card": "bobo", "bounty": bounty}]})
    s = stage.state
    bobo = s.gang[1][0]
    s.mods += (bobo, STAT_REWARD, more, UNTIL_DAY, 0, NONE)
    bounties.collect(s, bobo, 1)
    assert (stage.player(1)["stash"], stage.dude("bobo.1")["bounty"]) == (5, bounty)  # never for your own
    bounties.collect(s, bobo, 0)
    assert (stage.player(0)["stash"], stage.dude("bobo.1")["bounty"]) == (5 + bounty + more, 0)
