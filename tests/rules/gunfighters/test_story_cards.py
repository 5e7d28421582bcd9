"""The twelve Story cards of the house table, each in a scene."""

from __future__ import annotations

import pytest

from sixgun.games.gunfighters.table.components import own_data
from tests.cite import rule
from tests.rules.gunfighters.stage import GAME, act, asked, coins, hand, kinds, offered, player, scene, why, winners

# The house table: which cards carry the shoot symbol.
SHOOT = {
    "one-buddy": False,
    "two-buddy": False,
    "bunch-buddy": False,
    "town-crier": True,
    "telltale-tracks": True,
    "barn-fire": False,
    "saloon-brawl": False,
    "train-wreck": False,
    "powder-keg": True,
    "traitor": True,
    "sheriffs-reward": False,
    "high-noon": True,
}
EVERYONE = [("barn-fire", "stable"), ("saloon-brawl", "saloon"), ("train-wreck", "station")]


@rule("gunfighters", "story.symbol.extra-shot")
@pytest.mark.parametrize(("story", "shoot"), SHOOT.items())
def test_a_card_gives_a_shot_if_it_has_the_symbol_and_only_then(story, shoot):
    s = scene("ranch hill ranch", "plaza hill", "plaza hill", coins=[1, 0, 0], story=[story])
    act(s, 0, "story")
    while asked(s)[1] in ("name", "point", "lose"):
        ask = GAME.asks(s)[0]
        act(s, ask.seat, ask.options[0].pick)
    assert asked(s) == (([0], "story-shot") if shoot else ([1], "action"))


@rule("gunfighters", "story.symbol.extra-shot")
def test_the_data_file_has_the_symbols_of_the_house_table():
    stories = {name: card for name, card in own_data()["story"].items() if isinstance(card, dict)}
    assert {name: card["shoot"] for name, card in stories.items()} == SHOOT
    assert sum(card["copies"] for card in stories.values() if card["shoot"]) == 6


# ---- Buddies

BUDDIES = [("one-buddy", 1), ("two-buddy", 2), ("bunch-buddy", 3)]


@rule("gunfighters", "story.cards.buddies")
@pytest.mark.parametrize(("story", "amount"), BUDDIES)
def test_buddies_are_drawn_from_the_deck_by_the_drawer(story, amount):
    top = ["plaza", "plaza$", "plaza$$"]
    s = scene("ranch hill", "stable hill", "saloon hill", coins=[1, 0, 0], story=[story], deck=top)
    deck = GAME.view(s, None)["deck"]
    act(s, 0, "story")
    assert hand(s, 0) == ["ranch", "hill"] + top[:amount]
    assert [len(hand(s, seat)) for seat in (1, 2)] == [2, 2]
    assert GAME.view(s, None)["deck"] == deck - amount


@rule("gunfighters", "story.cards.buddies")
def test_only_the_drawer_sees_his_buddies():
    s = scene("ranch", "stable hill", "saloon hill", coins=[1, 0, 0], story=["bunch-buddy"])
    drew = [event for event in GAME.apply(s, 0, "story") if event.kind == "drew"]
    assert [event.to(0)["card"] for event in drew] == hand(s, 0)[1:]
    for viewer in (1, 2, None):
        assert all("card" not in event.to(viewer) for event in drew)
        assert [card["card"] for card in player(s, 0, viewer)["cards"][1:]] == [None] * 3


@rule("gunfighters", "story.cards.buddies")
def test_a_hand_may_grow_beyond_five():
    s = scene("ranch hill ranch hill plaza", "stable", "saloon", coins=[1, 0, 0], story=["bunch-buddy"])
    act(s, 0, "story")
    assert len(hand(s, 0)) == 8


ALL_CARDS = [
    name + "$" * notes
    for name in ("stable", "saloon", "station", "plaza", "ranch", "hill")
    for notes in (0, 0, 0, 0, 1, 1, 2)
]


@rule("gunfighters", "story.cards.buddies")
def test_buddies_come_from_the_reshuffled_discards_when_the_deck_ends():
    s = scene(
        "ranch hill",
        "stable",
        "saloon",
        coins=[1, 0, 0],
        story=["two-buddy"],
        deck=["plaza"],
        rest="discards",
    )
    assert GAME.view(s, None)["deck"] == 1
    assert "reshuffled" in kinds(act(s, 0, "story"))
    view = GAME.view(s, None)
    assert (len(hand(s, 0)), view["discards"], view["deck"]) == (4, [], 42 - 4 - 1 - 1)
    assert hand(s, 0)[2] == "plaza"


@rule("gunfighters", "story.cards.buddies", "climax.end.gains-cards")
def test_no_buddy_comes_when_no_card_is_left_and_the_climax_goes_on():
    mine, *others = ALL_CARDS
    s = scene(mine, " ".join(others[:20]), " ".join(others[20:]), coins=[1, 0, 0],
              climax=["rifle", None, None], story=["one-buddy"])  # fmt: skip
    act(s, 0, "story")
    assert (len(hand(s, 0)), player(s, 0)["climax"]) == (1, "rifle")


# ---- showing cards


@rule("gunfighters", "story.cards.town-crier", "story.effect.immediate", "story.effect.named-person")
def test_the_town_crier_makes_everybody_show_all_cards_of_a_location_and_take_them_back():
    s = scene("ranch hill", "hill hill$ plaza", "", "saloon ranch", coins=[1, 0, 0, 0], story=["town-crier"])
    act(s, 0, "story")
    assert offered(s, 0) == {
        "name:stable",
        "name:saloon",
        "name:station",
        "name:plaza",
        "name:ranch",
        "name:hill",
    }
    showed = [event for event in act(s, 0, "name:hill") if event["event"] == "showed"]
    assert [(event["seat"], sorted(event["cards"])) for event in showed] == [
        (0, ["hill"]),
        (1, ["hill", "hill$"]),
        (3, []),
    ]
    assert [hand(s, seat) for seat in (0, 1, 3)] == [
        ["ranch", "hill"],
        ["hill", "hill$", "plaza"],
        ["saloon", "ranch"],
    ]
    assert asked(s) == ([0], "story-shot")


@rule("gunfighters", "story.cards.telltale-tracks", "story.effect.named-person")
def test_the_telltale_tracks_make_a_chosen_opponent_show_the_whole_hand():
    s = scene("ranch hill", "hill hill$ plaza", "", "saloon ranch", coins=[1, 0, 0, 0], story=["telltale-tracks"])
    act(s, 0, "story")
    assert offered(s, 0) == {"point:1", "point:3"}
    (ask,) = GAME.asks(s)
    assert ask.options[ask.default].pick == "point:1"  # whoever is nearest to seat 0
    assert act(s, 0, "point:1") == [{"event": "showed-hand", "seat": 1, "cards": ["hill", "hill$", "plaza"]}]
    assert hand(s, 1) == ["hill", "hill$", "plaza"]


@rule("gunfighters", "story.cards.telltale-tracks", "story.effect.named-person")
@pytest.mark.parametrize("pick", ["point:0", "done", "move:ranch", "name:hill"])
def test_the_telltale_tracks_lead_to_an_opponent(pick):
    s = scene("ranch hill", "hill", "saloon", coins=[1, 0, 0], story=["telltale-tracks"])
    act(s, 0, "story")
    assert why(s, 0, pick) == "story.effect.named-person"


@rule("gunfighters", "story.cards.telltale-tracks", "story.effect.named-person", "elimination.hand.empty")
def test_the_telltale_tracks_do_not_lead_to_a_player_who_is_out():
    s = scene("ranch hill", "hill", "", coins=[1, 0, 0], story=["telltale-tracks"])
    act(s, 0, "story")
    assert why(s, 0, "point:2") == "elimination.hand.empty"


# ---- everybody loses a card


@rule("gunfighters", "story.cards.disasters", "story.effect.named-person", "story.effect.immediate")
@pytest.mark.parametrize(("story", "place"), EVERYONE)
def test_everybody_with_a_card_of_the_location_loses_one_clockwise_from_the_drawer(story, place):
    gangs = (f"{place} hill ranch", f"{place}$ {place} ranch", "plaza hill", f"{place} hill hill")
    s = scene(*gangs, turn=2, coins=[0, 0, 1, 0], story=[story])
    assert kinds(act(s, 2, "story")) == ["story", "nobody-there"]
    assert (asked(s), offered(s, 3)) == (([3], "lose"), {f"lose:{place}"})
    act(s, 3, f"lose:{place}")
    assert (asked(s), offered(s, 0)) == (([0], "lose"), {f"lose:{place}"})
    assert why(s, 0, "lose:hill") == "story.effect.named-person"
    act(s, 0, f"lose:{place}")
    assert (asked(s), offered(s, 1)) == (([1], "lose"), {f"lose:{place}", f"lose:{place}$"})
    act(s, 1, f"lose:{place}$")
    assert asked(s) == ([3], "action")
    assert [hand(s, seat) for seat in range(4)] == [
        ["hill", "ranch"],
        [place, "ranch"],
        ["plaza", "hill"],
        ["hill", "hill"],
    ]
    view = GAME.view(s, None)
    assert view["discards"] == [f"{place}$", place, place]
    assert coins(s) == [0, 0, 0, 0, 16]  # losses to a Story card pay no notes


@rule("gunfighters", "story.cards.disasters", "story.effect.named-person")
@pytest.mark.parametrize("drawer", range(5))
def test_a_barn_fire_goes_once_around_the_table_from_any_drawer(drawer):
    gangs = (*["stable hill ranch"] * 4, "stable$ hill$ ranch$")
    s = scene(*gangs, turn=drawer, coins=[1] * 5, story=["barn-fire"])
    act(s, drawer, "story")
    for i in range(5):
        seat = (drawer + i) % 5
        assert asked(s) == ([seat], "lose")
        act(s, seat, "lose:stable$" if seat == 4 else "lose:stable")
    assert asked(s)[1] == "action"


@rule("gunfighters", "story.cards.disasters", "story.effect.immediate", "victory.last.standing")
def test_a_barn_fire_stops_as_soon_as_one_player_is_left():
    s = scene("stable", "stable", "stable$", coins=[1, 0, 0], story=["barn-fire"])
    act(s, 0, "story")
    act(s, 0, "lose:stable")
    assert asked(s) == ([1], "lose")
    act(s, 1, "lose:stable")
    assert winners(s) == (2,)
    assert hand(s, 2) == ["stable$"]
    assert GAME.asks(s) == ()


@rule("gunfighters", "story.cards.disasters", "story.effect.immediate", "victory.last.standing")
def test_a_barn_fire_can_make_an_opponent_of_its_drawer_the_winner():
    s = scene("stable", "stable", "", coins=[1, 0, 0], story=["barn-fire"])
    act(s, 0, "story")
    act(s, 0, "lose:stable")
    assert (winners(s), hand(s, 1)) == ((1,), ["stable"])


# ---- one player loses a card


@rule("gunfighters", "story.cards.powder-keg", "story.effect.immediate")
def test_the_powder_keg_costs_the_drawer_one_card_at_random():
    lost = set()
    for seed in range(60):
        s = scene("ranch$$ hill plaza", "stable", "saloon", coins=[1, 0, 0], story=["powder-keg"], seed=seed)
        act(s, 0, "story")
        left = hand(s, 0)
        assert len(left) == 2
        lost |= {"ranch$$", "hill", "plaza"} - set(left)
        assert GAME.view(s, None)["discards"] == sorted({"ranch$$", "hill", "plaza"} - set(left))
        assert coins(s) == [0, 0, 0, 16]
    assert lost == {"ranch$$", "hill", "plaza"}


TRAITORS = [
    (("ranch", "ranch hill", "hill hill plaza"), 0, 2),  # the most cards
    (("ranch hill", "stable hill", "hill"), 0, 0),  # the drawer comes first
    (("ranch hill", "stable", "saloon hill"), 1, 2),  # then the one on his left
    (("ranch hill", "stable hill", "saloon"), 2, 0),
    (("ranch hill", "", "saloon hill", "stable"), 3, 0),
]


@rule("gunfighters", "story.cards.traitor", "story.effect.named-person")
@pytest.mark.parametrize(("gangs", "drawer", "named"), TRAITORS)
def test_the_traitor_is_in_the_largest_gang_the_first_clockwise_from_the_drawer(gangs, drawer, named):
    purse = [int(seat == drawer) for seat in range(len(gangs))]
    s = scene(*gangs, turn=drawer, coins=purse, story=["traitor"])
    act(s, drawer, "story")
    assert asked(s) == ([named], "lose")
    assert offered(s, named) == {f"lose:{card}" for card in gangs[named].split()}
    act(s, named, f"lose:{gangs[named].split()[0]}")
    assert hand(s, named) == gangs[named].split()[1:]
    assert asked(s) == ([drawer], "story-shot")


# ---- coins, and nothing


@rule("gunfighters", "story.cards.sheriffs-reward", "story.effect.immediate")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([1, 0, 0], [2, 0, 0, 14]),
        ([4, 4, 7], [5, 4, 7, 0]),  # with 15 of 16 coins about, the bank has the one just paid and one more
        ([4, 5, 7], [4, 5, 7, 0]),  # the bank has nothing but the coin just paid
    ],
)
def test_the_sheriffs_reward_is_two_coins_as_far_as_the_bank_has_them(before, after):
    s = scene("ranch hill", "stable hill", "saloon hill", coins=before, story=["sheriffs-reward"])
    act(s, 0, "story")
    assert coins(s) == after
    assert asked(s) == ([1], "action")


@rule("gunfighters", "story.cards.high-noon", "story.symbol.extra-shot")
def test_high_noon_is_nothing_but_the_shot():
    s = scene("ranch hill", "stable hill", "saloon hill", coins=[1, 0, 0], story=["high-noon"])
    assert kinds(act(s, 0, "story")) == ["story"]
    assert [len(hand(s, seat)) for seat in range(3)] == [2, 2, 2]
    assert asked(s) == ([0], "story-shot")
