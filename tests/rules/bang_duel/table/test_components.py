"""What is in the box (Contenuto), and the figures on the cards."""

from __future__ import annotations

from collections import Counter

import pytest

import sixgun
from tests.cite import rule
from tests.rules.bang_duel.looks import box, lead_off, opened, places, wander
from tests.rules.bang_duel.printed import ALL_CARDS, BANGS, CARDS, EQUIPMENT, LAW_LIFE, OUTLAW_LIFE
from tests.rules.bang_duel.stage import GAME, LAW, OUTLAW, Stage


@pytest.mark.parametrize("seats", [0, 1, 3, 4])
@rule("bang-duel", "components.players.two")
def test_exactly_two_can_play(seats: int) -> None:
    assert len(GAME.view(GAME.new(2), None)["players"]) == 2
    with pytest.raises(sixgun.Refused) as caught:
        GAME.new(seats)
    assert caught.value.refusal.rule == "components.players.two"


@rule("bang-duel", "components.decks.forty-each", "reveal.symbols.one-per-card", "components.aids.five")
def test_each_player_begins_with_the_forty_cards_of_his_side() -> None:
    game = opened()
    data = game.data(game.new(seed=3))
    for seat, letter in ((LAW, "l"), (OUTLAW, "o")):
        own = data["hands"][seat] + data["decks"][seat]
        assert len(own) == 40
        assert sorted(own) == [card for card in ALL_CARDS if card.partition(".")[2][0] == letter]
    kinds = [[card.partition(".")[0] for card in data["hands"][seat] + data["decks"][seat]] for seat in (0, 1)]
    assert Counter(kinds[LAW]) != Counter(kinds[OUTLAW])


@pytest.mark.parametrize("cards", [["gatling", "gatling"], ["colt.od"] * 6, ["colt.lh"], ["setup"], ["summary"]])
@rule("bang-duel", "components.decks.forty-each", "components.aids.five")
def test_a_card_that_is_not_in_the_box_is_refused(cards: list[str]) -> None:
    with pytest.raises(sixgun.Refused) as caught:
        Stage(hand=cards)
    assert caught.value.refusal.rule == "components.decks.forty-each"


@pytest.mark.parametrize("seed", range(4))
@rule("bang-duel", "components.decks.forty-each", "components.aids.five", "components.bullets.twenty")
def test_no_card_and_no_bullet_is_ever_lost_or_added(seed: int) -> None:
    state = opened().new(seed=seed)
    lead_off(state)
    for now in wander(state, seed):
        data, view = GAME.data(now), GAME.view(now, None)
        assert box(data) == ALL_CARDS
        on_characters = sum([points or 0 for pair in data["life"] for points in pair])
        assert view["pool"] + on_characters == 20
        assert view["pool"] >= 0


@rule("bang-duel", "components.characters.twelve-each")
def test_twelve_characters_belong_to_each_side() -> None:
    game = opened()
    data = game.data(game.new(seed=1, options={"characters": 12}))
    for seat, lives in ((LAW, LAW_LIFE), (OUTLAW, OUTLAW_LIFE)):
        assert sorted(data["characters"][seat] + data["reserve"][seat]) == sorted(lives)


@rule("bang-duel", "components.markers.two", "formation.slots.two")
def test_each_side_has_one_marker_on_one_of_two_characters() -> None:
    state = GAME.new(seed=5)
    lead_off(state)
    for player in GAME.view(state, None)["players"]:
        assert [place["character"] is not None for place in player["places"]] == [True, True]
        assert sorted([place["active"] for place in player["places"]]) == [False, True]


@rule("bang-duel", "formation.slots.two")
def test_nobody_fields_three() -> None:
    with pytest.raises(sixgun.Refused):
        Stage(law=("jango", "tex-killer", "wild-bill"))


@rule("bang-duel", "reveal.symbols.four")
def test_each_deck_has_ten_barrels_ten_snakes_five_dynamites_and_fifteen_horseshoes() -> None:
    game = opened()
    data = game.data(game.new(seed=8))
    for seat in (LAW, OUTLAW):
        symbols = Counter([card[-1] for card in data["hands"][seat] + data["decks"][seat]])
        assert symbols == {"b": 10, "s": 10, "d": 5, "h": 15}


def type_in_play(kind: str) -> str:
    """What a card shows itself to be when it is played."""
    side = "l" if CARDS[kind][0] else "o"
    face = f"{kind}.{side}{CARDS[kind][side == 'o'][0]}"
    more = {"other_hand": ["missed.ob"], "gear": [[[], []], [["watch.oh"], []]]}
    spent = Stage(law=("wyatt-ear", "tex-killer"), hand=[face], bangs=1, **more)
    refusal = spent.refusal(f"play:{face}>front")
    if refusal is not None and refusal.code == "bang-limit":
        return "bang"
    for pick in [pick for pick in spent.options() if pick.startswith(f"play:{face}")][-1:]:
        spent.pick(pick)
        if kind in spent.gear("wyatt-ear") + spent.gear("tex-killer") + spent.gear("west-harding")[1:]:
            return "equipment"
        assert kind in spent.discards()
    return "action"


@pytest.mark.parametrize("kind", CARDS)
@rule("bang-duel", "type.kinds.three")
def test_every_card_is_of_one_of_three_types(kind: str) -> None:
    assert type_in_play(kind) == ("bang" if kind in BANGS else "equipment" if kind in EQUIPMENT else "action")


@rule("bang-duel", "type.kinds.three")
def test_the_types_add_up() -> None:
    def count(kinds: set[str], side: int) -> int:
        return sum([len(CARDS[kind][side]) for kind in kinds])

    actions = set(CARDS) - BANGS - EQUIPMENT
    assert [(count(BANGS, side), count(EQUIPMENT, side), count(actions, side)) for side in (0, 1)] == [
        (11, 6, 23),
        (12, 8, 20),
    ]


@pytest.mark.parametrize(("character", "life"), [*LAW_LIFE.items(), *OUTLAW_LIFE.items()])
@rule("bang-duel", "life.values.printed", "life.maximum.printed")
def test_a_character_enters_with_its_printed_life_and_never_has_more(character: str, life: int) -> None:
    pair = (character, "jango" if character != "jango" else "tex-killer")
    rivals = (character, "babe-leroy" if character != "babe-leroy" else "tom-thorn")
    sides = {"law": pair} if character in LAW_LIFE else {"outlaw": rivals}
    seat = LAW if character in LAW_LIFE else OUTLAW
    assert places(Stage(**sides), seat)[0]["life"] == life
    with pytest.raises(sixgun.Refused) as caught:
        Stage(**sides, life=[[life + 1], []] if seat == LAW else [[], [life + 1]])
    assert caught.value.refusal.rule == "life.maximum.printed"


@rule("bang-duel", "life.maximum.printed", "components.bullets.twenty")
def test_recovering_stops_at_the_printed_life() -> None:
    stage = Stage(outlaw=("west-harding", "dalton-bros"), turn=OUTLAW, hand=["beer.ob"], life=[[], [4, 2]])
    assert stage.view(None)["pool"] == 20 - (3 + 4) - (4 + 2)
    stage.pick("play:beer.ob")
    assert (stage.life("west-harding"), stage.life("dalton-bros")) == (4, 3)
    assert stage.view(None)["pool"] == 20 - (3 + 4) - (4 + 3)
