"""What the rules bot of Gunfighters makes of positions whose best pick can be worked out by hand."""

from __future__ import annotations

from tests.rules.gunfighters.stage import GAME


def advised(data: dict[str, object]) -> str:
    s = GAME.position(data)
    seat = GAME.asked(s)[0]
    picks = [GAME._text(code) for code in GAME.codes(s, seat)]
    weights = GAME.weigh(s, seat, GAME.codes(s, seat))
    pick: str = picks[GAME.advise(GAME.view(s, seat), picks, 0.0)]
    assert weights[picks.index(pick)] == max(weights)  # play in thought follows the same advice
    return pick


def test_it_takes_the_coins_that_win() -> None:
    """Seven coins and two banknotes are nine; the other rival has two gunfighters at the Hill, but no coin on them."""
    hands = [["hill", "ranch"], ["ranch$$", "plaza"], ["hill", "hill"]]
    shown = [[True, True], [True, True], [True, True]]
    assert advised({"hands": hands, "shown": shown, "coins": [7, 0, 0]}) == "shoot:1>ranch"


def test_without_them_it_shoots_where_more_fall() -> None:
    hands = [["hill", "ranch"], ["ranch", "plaza"], ["hill", "hill"]]
    shown = [[True, True], [True, True], [True, True]]
    assert advised({"hands": hands, "shown": shown, "coins": [7, 0, 0]}) == "shoot:2>hill"


def test_it_leaves_a_crowded_place_when_nobody_can_be_hit() -> None:
    """All rivals were seen elsewhere: no shot can hit, and three at the Hill can fall at once."""
    hands = [["hill", "hill", "hill", "ranch"], ["plaza", "saloon"], ["station", "stable"]]
    shown = [[False] * 4, [True] * 2, [True] * 2]
    assert advised({"hands": hands, "shown": shown}) == "move:hill"
