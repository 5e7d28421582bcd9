"""Observations come from views only, keep their size, and leave out nothing that a view has."""

from __future__ import annotations

from typing import Any

import pytest

import sixgun
from sixgun.core.game import Game
from sixgun.research.actions import Actions
from sixgun.research.encoder import Encoder
from sixgun.research.fields import Both, Each, Record, Skip
from sixgun.research.probe import _field, probed
from sixgun.research.words import UNKNOWN
from tests.conformance.random_play import EVERY_GAME, KEYS
from tests.research.own_decks import own_decks
from tests.research.tables import positions

MAY_BE_UNKNOWN = ("climax_pile#?", "cards#?", "reserve#?")  # cards that lie face down


@pytest.mark.parametrize("game", EVERY_GAME, ids=KEYS)
def test_every_view_fits_its_encoder(game: Game[Any]) -> None:
    for encoder, _, s, seat in positions(game, games=5):
        figures = encoder.figures(game.view(s, seat))
        assert len(figures) == encoder.size == len(encoder.names) == len(set(encoder.names))
        assert all(-1 <= figure <= 1 for figure in figures)


@pytest.mark.slow
@pytest.mark.parametrize("game", [*sixgun.games(), own_decks()], ids=[*KEYS[:-1], "own-decks"])
def test_a_schema_reads_every_part_and_knows_every_word(game: Game[Any]) -> None:
    """A new field of a view must be read, or skipped on purpose."""
    for encoder, _, s, seat in positions(game, games=8):
        view = game.view(s, seat)
        assert encoder.schema.unread(view, "") == []
        figures = encoder.figures(view)
        unknown = [name for name, figure in zip(encoder.names, figures, strict=True) if figure and name.endswith("?")]
        assert [name for name in unknown if not name.endswith(MAY_BE_UNKNOWN)] == []


@pytest.mark.parametrize("game", EVERY_GAME, ids=KEYS)
def test_no_figure_knows_what_the_seat_does_not(game: Game[Any]) -> None:
    for encoder, actions, s, seat in positions(game, games=4):
        other = game.redeal(s, seat, 99)
        assert encoder.figures(game.view(other, seat)) == encoder.figures(game.view(s, seat))
        codes, again = game.codes(s, seat), game.codes(other, seat)
        assert actions.numbers(codes) == actions.numbers(again)
        assert [actions.row(code) for code in codes] == [actions.row(code) for code in again]


@pytest.mark.parametrize("game", EVERY_GAME, ids=KEYS)
def test_action_numbers_lead_back_to_picks_and_have_words(game: Game[Any]) -> None:
    for _, actions, s, seat in positions(game, games=4):
        codes = game.codes(s, seat)
        numbers = actions.numbers(codes)
        assert len(set(numbers)) == len(codes)
        assert max(numbers) < actions.count
        assert [actions.code(codes, number) for number in numbers] == codes
        assert not any(UNKNOWN in actions.row(code) for code in codes)
        if actions.stable:
            assert [game._text(code) for code in codes] == [actions.text(number) for number in numbers]


def test_nothing_of_a_view_is_lost_between_two_ways_of_reading_it() -> None:
    """A part that one way skips counts as read only if another way reads it."""
    gear = Record({"id": Skip(), "gear": Each(Record({"card": Skip()}), 2)})
    both = Both(Each(gear, 2), Each(Record({"id": Skip()}), 2))
    assert both.unread([{"id": 1, "gear": [{"card": 2}]}], "dudes") == []
    assert both.unread([{"id": 1, "gear": [{"new": 2}], "other": 3}], "dudes") == ["dudes[].other"]


def test_doomtown_has_a_place_for_every_card_that_can_come_into_play() -> None:
    game = sixgun.game("doomtown")
    s = game.position(
        {
            "turn": 0,
            "players": [
                {"outfit": "law-dogs", "gang": [["clyde-owens", "square"]], "street": ["pony-express", "home"]},
                {"outfit": "the-sloane-gang", "gang": [{"card": "sloane", "at": "square", "bounty": 5}]},
            ],
        }
    )
    encoder = Encoder(game, 2)
    figures = dict(zip(encoder.names, encoder.figures(game.view(s, 0)), strict=True))
    assert figures["dudes[sloane.1].there"] == figures["dudes[sloane.1].place=square"] == 1
    assert figures["dudes[sloane.1].bullets"] == 4 / 8
    assert figures["dudes[sloane.1].bounty"] == 5 / 10
    assert figures["dudes[clyde-owens.0].seat=0"] == 1
    assert figures["players[0].street[pony-express.0]"] == pytest.approx(-1 / 10)  # to the left of the home
    assert not any(figure for name, figure in figures.items() if name.startswith("shootout"))


def test_doomtown_reads_what_lies_on_cards_and_what_was_looked_at() -> None:
    game = sixgun.game("doomtown")
    view: dict[str, Any] = game.view(game.new(2, seed=1), 0)
    cards = view["players"][0]["unseen"][0]["cards"][:2]
    view["players"][0]["deck_top"] = cards
    home = next(place for place in view["places"] if place["owner"] == 0)
    home["rocks"] = 3
    change = {"card": home["id"], "seat": None, "what": "blessed", "amount": 0, "until": "permanent"}
    view["effects"] = [change]
    encoder = Encoder(game, 2)
    figures = dict(zip(encoder.names, encoder.figures(view), strict=True))
    assert figures[f"places[{home['id']}].rocks"] == pytest.approx(3 / 10)
    assert figures[f"players[0].deck_top[0]={cards[0]}"] == figures[f"players[0].deck_top[1]={cards[1]}"] == 1
    assert figures["players[0].deck_top[2].there"] == 0
    assert figures["effects[0].what=blessed"] == figures["effects[0].until=permanent"] == 1  # keywords are changes, too


def test_an_action_card_that_attaches_itself_has_a_place_as_gear() -> None:
    """Incubation stays with a dude."""
    game: Any = sixgun.game("doomtown")
    keys, ready = game.book.cards.keys, game.decks[4]
    rest = [keys[card] for card in ready.cards[len(ready.gang) :]]
    rest[rest.index("soul-blast")] = "incubation"
    copies = {key: rest.count(key) for key in rest}
    deck = {"outfit": keys[ready.outfit], "gang": [keys[card] for card in ready.gang], "cards": copies}
    game = game.repacked({"decks": [deck]})
    names = Encoder(game, 2, {"deck1": game.decks[-1].key}).names
    assert "dudes.gear[incubation.0].bearer" in names
    assert "dudes.gear[hex-slingin.0].bearer" not in names  # most action cards are gone once they are played


def test_draw_hands_that_were_swapped_are_read_as_well() -> None:
    """An ability exchanges them: then a seat holds cards of the other's deck."""
    game = sixgun.game("doomtown")
    view: dict[str, Any] = game.view(game.new(2, seed=1), 0)
    card = view["players"][1]["unseen"][0]["cards"][0]
    view["players"][0]["draw_hand"] = {"count": 1, "cards": [{"card": card, "as": "AS"}], "rank_change": 0}
    encoder = Encoder(game, 2)
    figures = dict(zip(encoder.names, encoder.figures(view), strict=True))
    assert figures[f"players[0].draw_hand.cards[card]#{card}"] == 1 / 4
    assert figures["players[0].draw_hand.cards[as]#AS"] == 1 / 4
    assert figures["players[0].draw_hand.cards[card]#?"] == 0


def test_a_number_that_is_not_offered_is_no_pick() -> None:
    game = sixgun.game("gunfighters")
    s = game.new(seats=3, seed=1)
    actions = Actions(game, 3)
    codes = game.codes(s, game.asked(s)[0])
    assert actions.code(codes, actions.number_of("draw:yes")) is None
    assert actions.code(codes, actions.count) is None
    assert actions.code(codes, -1) is None


def test_a_list_that_was_always_empty_may_be_filled_with_anything() -> None:
    field = _field([{"casualties": []}, {"casualties": []}])
    figures = [0.0] * field.size
    field.write({"casualties": [["sloane.1", "ace"]]}, figures, 0)
    assert figures == [1.0]


def test_a_game_without_a_schema_gets_the_same_one_each_time() -> None:
    game = sixgun.game("gunfighters")
    assert probed(game, 3, {}).names("") == probed(game, 3, {}).names("")
