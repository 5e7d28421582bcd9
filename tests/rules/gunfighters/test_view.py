"""What a careful player remembers, as it stands in the views."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.gunfighters.stage import GAME, PLACES, act, hand, player, scene

VIEWERS = (0, 1, 2, None)


def cards(s, seat, viewer=None):
    """A hand as another player (None: a spectator) knows it: names, or None for a card that is face down."""
    return [card["card"] for card in player(s, seat, viewer)["cards"]]


def nots(s, seat, viewer=None):
    """For each face-down card of a hand, where everybody knows that it is not."""
    return [set(card["not"]) for card in player(s, seat, viewer)["cards"] if card["card"] is None]


def hidden_count(s, viewer):
    """All face-down cards of a view: in the deck and in the hands."""
    view = GAME.view(s, viewer)
    return view["deck"] + sum(card["card"] is None for player in view["players"] for card in player["cards"])


def unseen(s, viewer):
    """The view's count of hidden kinds, by shuffle."""
    return {group["shuffle"]: group["cards"] for group in GAME.view(s, viewer)["unseen"]}


# ---- cards that were shown


@rule("gunfighters", "setup.hand.fifth-face-up", "setup.hand.fifth-hidden-again")
def test_everybody_remembers_the_fifth_card_of_the_deal():
    for seed in range(20):
        s = GAME.new(seats=3, seed=seed)
        for seat in range(3):
            for viewer in {*VIEWERS} - {seat}:
                assert cards(s, seat, viewer) == [None] * 4 + [hand(s, seat)[4]]
            assert [card["shown"] for card in player(s, seat, seat)["cards"]] == [False] * 4 + [True]


@rule("gunfighters", "shoot.info.public", "shoot.card.kept")
def test_a_card_shown_for_a_shot_is_known_as_long_as_it_stays_in_the_hand():
    s = scene("stable ranch", "hill saloon", "plaza station")
    act(s, 0, "shoot:1>ranch")
    assert [cards(s, 0, viewer) for viewer in (1, 2, None)] == [[None, "ranch"]] * 3
    act(s, 1, "move:hill")
    act(s, 2, "move:plaza")
    act(s, 0, "move:ranch")
    assert cards(s, 0, 1) == [None, None]


@rule("gunfighters", "shoot.info.public")
def test_a_shot_shows_the_card_that_is_known_already_rather_than_another_of_its_kind():
    s = scene("ranch ranch", "hill saloon", "plaza station", shown=[[False, True], [False] * 2, [False] * 2])
    act(s, 0, "shoot:1>ranch")
    assert cards(s, 0, 1) == [None, "ranch"]


@rule("gunfighters", "shoot.info.public", "move.discard.face-up-top")
def test_a_card_that_is_put_down_is_the_known_one_of_its_kind():
    s = scene("ranch ranch", "hill saloon", "plaza station", shown=[[False, True], [False] * 2, [False] * 2])
    act(s, 0, "move:ranch")
    assert cards(s, 0, 1) == [None, None]


@rule("gunfighters", "story.effect.immediate")
def test_a_card_lost_to_the_powder_keg_counts_as_the_known_one_of_its_kind():
    """The others see a ranch blown up and cannot tell whether it was the one they know."""
    for seed in range(20):
        story = {"story": ["powder-keg"], "coins": [1, 0, 0], "seed": seed}
        s = scene("ranch ranch", "hill", "plaza", shown=[[False, True], [False], [False]], **story)
        act(s, 0, "story")
        assert cards(s, 0, 1) == [None]


@rule("gunfighters", "move.draw.from-discards", "move.draw.secret")
def test_a_card_taken_from_the_discards_is_known_and_one_from_the_deck_is_not():
    s = scene("stable ranch", "hill saloon", "plaza station", discards=["plaza$$"])
    act(s, 0, "move:stable>discards")
    act(s, 1, "move:hill")
    for viewer in (2, None):
        assert cards(s, 0, viewer) == [None, "plaza$$"]
        assert cards(s, 1, viewer) == [None, None]
    assert player(s, 0, 0)["cards"][1] == {"nth": 3, "card": "plaza$$", "shown": True}


@rule("gunfighters", "move.draw.secret")
def test_only_the_player_who_draws_is_told_the_card():
    s = scene("stable ranch", "hill saloon", "plaza station", deck=["plaza$$"])
    events = GAME.apply(s, 0, "move:stable")
    assert {"event": "drew", "seat": 0, "card": "plaza$$"} in [event.to(0) for event in events]
    for viewer in (1, 2, None):
        assert {"event": "drew", "seat": 0} in [event.to(viewer) for event in events]


# ---- locations that are ruled out


@rule("gunfighters", "shoot.effect.miss")
def test_a_miss_rules_the_location_out_for_all_cards_of_the_target():
    s = scene("stable ranch", "hill saloon", "plaza station")
    act(s, 0, "shoot:1>ranch")
    for viewer in (0, 2, None):
        assert nots(s, 1, viewer) == [{"ranch"}, {"ranch"}]
        assert nots(s, 2, viewer if viewer != 2 else 0) == [set(), set()]


@rule("gunfighters", "shoot.effect.miss", "move.draw.secret")
def test_a_card_drawn_after_the_miss_can_be_anything():
    s = scene("stable ranch", "hill saloon", "plaza station")
    act(s, 0, "shoot:1>ranch")
    act(s, 1, "move:hill")
    assert nots(s, 1, 0) == [{"ranch"}, set()]


@rule("gunfighters", "shoot.effect.discard-all")
def test_after_a_hit_nobody_else_of_the_gang_is_there():
    s = scene("stable ranch", "stable saloon hill", "plaza station")
    act(s, 0, "shoot:1>stable")
    assert nots(s, 1, 2) == [{"stable"}, {"stable"}]


@rule("gunfighters", "story.effect.named-person")
def test_the_town_crier_tells_of_everybody_who_is_there_and_who_is_not():
    s = scene("stable hill", "hill$ saloon hill", "plaza station", coins=[1, 0, 0], story=["town-crier"])
    act(s, 0, "story")
    act(s, 0, "name:hill")
    assert [cards(s, seat) for seat in range(3)] == [[None, "hill"], ["hill$", None, "hill"], [None, None]]
    assert [nots(s, seat) for seat in range(3)] == [[{"hill"}], [{"hill"}], [{"hill"}, {"hill"}]]


@rule("gunfighters", "story.effect.named-person")
def test_the_telltale_tracks_show_a_whole_hand_to_all():
    s = scene("stable hill", "hill$ saloon hill", "plaza station", coins=[1, 0, 0], story=["telltale-tracks"])
    act(s, 0, "story")
    act(s, 0, "point:1")
    assert [cards(s, 1, viewer) for viewer in VIEWERS] == [["hill$", "saloon", "hill"]] * 4
    assert cards(s, 0) == [None, None]


@rule("gunfighters", "story.effect.named-person")
def test_a_gang_that_loses_nobody_to_a_barn_fire_has_nobody_in_the_stable():
    s = scene("saloon hill", "stable stable hill", "plaza station", coins=[1, 0, 0], story=["barn-fire"])
    act(s, 0, "story")
    act(s, 1, "lose:stable")
    assert [nots(s, seat) for seat in (0, 2)] == [[{"stable"}] * 2] * 2
    assert nots(s, 1) == [set(), set()]  # a second one may be there, and is


@rule("gunfighters", "climax.rifle.shoot-anywhere", "story.symbol.free")
def test_a_shot_without_a_card_tells_nothing_of_the_shooter():
    s = scene("hill", "saloon ranch", "plaza station", climax=["rifle", None, None])
    act(s, 0, "shoot:1>@stable")
    assert (cards(s, 0), nots(s, 0)) == ([None], [set()])


# ---- the piles


@rule("gunfighters", "climax.end.card-to-bottom")
def test_everybody_knows_the_cards_that_went_under_the_climax_pile():
    s = scene("stable hill", "stable", "hill", climax=[None, "horse", "rifle"], coins=[0, 0, 1], story=["one-buddy"])
    assert GAME.view(s, None)["climax_pile"] == [None] * 4
    act(s, 0, "shoot:1>stable")
    act(s, 2, "story")
    for viewer in VIEWERS:
        assert GAME.view(s, viewer)["climax_pile"] == [None] * 4 + ["horse", "rifle"]


@rule("gunfighters", "climax.draw.forced", "setup.piles.story-and-climax")
def test_nobody_knows_the_next_climax_or_story_card():
    s = scene("stable hill", "stable", "hill", climax_pile=["rifle"], story=["traitor"])
    for viewer in VIEWERS:
        view = GAME.view(s, viewer)
        assert (view["climax_pile"], view["story_deck"]) == ([None] * 6, 16)


@rule("gunfighters", "move.deck.reshuffle")
def test_a_reshuffle_hides_the_discards_but_not_the_cards_shown_in_the_hands():
    shown = [[False, True], [False, False], [False, False]]
    s = scene(
        "stable ranch",
        "hill saloon",
        "plaza station",
        shown=shown,
        discards=["hill$", "hill$$"],
        rest="discards",
    )
    act(s, 0, "move:stable")
    view = GAME.view(s, 1)
    assert (view["deck"], view["discards"], view["shuffle"]) == (36, [], 1)
    assert cards(s, 0, 1) == ["ranch", None]
    new, old = player(s, 0, 1)["cards"][1], player(s, 2, 1)["cards"][0]
    assert (new["shuffle"], old["shuffle"]) == (1, 0)
    # of the old deal only seat 2's cards are hidden; everything else went into the new deck
    assert unseen(s, 1)[0] == {"plaza": 1, "station": 1}
    assert sum(unseen(s, 1)[1].values()) == 36 + 1


@rule("gunfighters", "move.deck.reshuffle", "shoot.effect.miss")
def test_what_was_ruled_out_for_a_card_is_forgotten_when_it_is_reshuffled():
    box = [name + "$" * notes for name in PLACES for notes in (0, 0, 0, 0, 1, 1, 2)]
    s = scene(box[0], " ".join(box[1:20]), " ".join(box[20:]), **{"not": [[["hill"]], [[]] * 19, [[]] * 22]})
    act(s, 0, "move:stable")  # with neither deck nor discards the same card comes back
    assert player(s, 0, 1)["cards"] == [{"nth": 2, "card": None, "not": [], "shuffle": 1}]
    assert unseen(s, 1)[1] == {"stable": 1}  # and whoever counts knows it


# ---- counting


@rule("gunfighters", "components.gunfire.forty-two", "setup.hand.fifth-face-up")
@pytest.mark.parametrize("seats", [3, 5, 7])
def test_unseen_counts_every_card_that_a_viewer_has_not_seen(seats):
    s = GAME.new(seats=seats, seed=3)
    assert sum(unseen(s, None)[0].values()) == 42 - seats
    for seat in range(seats):
        kinds = unseen(s, seat)[0]
        assert sum(kinds.values()) == hidden_count(s, seat) == 42 - 5 - (seats - 1)
        known = hand(s, seat) + [hand(s, other)[4] for other in range(seats) if other != seat]
        for place in PLACES:
            for notes, copies in ((0, 4), (1, 2), (2, 1)):  # the house table of notes
                name = place + "$" * notes
                assert kinds.get(name, 0) == copies - known.count(name)


@rule("gunfighters", "move.discard.face-up-top", "shoot.info.public")
def test_unseen_shrinks_with_every_card_that_is_seen():
    s = scene("stable ranch", "hill saloon", "plaza station")
    assert unseen(s, 2)[0]["ranch"] == 4
    act(s, 0, "shoot:1>ranch")
    assert unseen(s, 2)[0]["ranch"] == 3
    act(s, 1, "move:hill")
    assert unseen(s, 2)[0]["hill"] == 3
    assert sum(unseen(s, 2)[0].values()) == hidden_count(s, 2) == 42 - 2 - 1 - 1
