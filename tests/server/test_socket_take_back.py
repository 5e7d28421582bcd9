"""Taking back over the socket: freely, by consent, and only so often."""

from __future__ import annotations

from tests.server.company import Player, asked, catch_up, code, company, done, hear_until
from tests.server.serving import Served


def after_a_pick(players: list[Player]) -> tuple[Player, list[Player]]:
    """Somebody has picked, and everybody has heard of it: whoever it was, and the others."""
    player = asked(players)
    done(player.pick())
    catch_up(players)
    return player, [other for other in players if other is not player]


def test_what_was_revealed_is_taken_back_when_all_others_agree(served: Served) -> None:
    players = company(served)
    player, (one, other) = after_a_pick(players)
    seat, made = player.table["seat"], player.story[-1]["seq"]
    assert player.table["take_back"] == "consent"
    done(player.do("take-back"))
    catch_up(players)
    assert [p.table["wish"] for p in players] == [seat] * 3
    assert code(player.do("consent", agree=True)) == "no-wish"
    assert code(one.do("take-back")) in ("wish-pending", "take-back-nothing")
    done(one.do("consent", agree=True))
    catch_up(players)
    assert player.table["agreed"] == [one.table["seat"]]
    assert len(player.record()["picks"]) == 1
    done(other.do("consent", agree=True))
    catch_up(players)
    for p in players:
        assert [line["kind"] for line in p.story[-4:]] == ["wished", "agreed", "agreed", "took-back"]
        assert p.story[-1]["undone"] == [made]
        assert (p.table["wish"], p.table["agreed"]) == (None, [])
    assert player.record()["picks"] == []
    assert asked(players) is player
    assert player.table["take_back"] is None


def test_a_wish_that_is_sent_again_takes_back_one_pick_only(served: Served) -> None:
    players = company(served, people=1, bots=2)
    player = players[0]
    for _ in range(2):
        player.until_asked()
        done(player.pick())
    player.until_asked()
    made = len([line for line in player.story if line["kind"] == "picked" and line["seat"] == player.table["seat"]])
    seen = player.table["seq"]
    first = done(player.do("take-back", seq=seen))
    assert done(player.do("take-back", seq=seen)) >= first
    player.until_asked()
    taken = [line for line in player.story if line["kind"] == "took-back"]
    assert (made, len(taken)) == (2, 1)


def test_one_who_denies_is_enough_and_wishes_run_out(served: Served) -> None:
    players = company(served)
    player, (one, _) = after_a_pick(players)
    for _ in range(3):
        done(player.do("take-back"))
        done(one.do("consent", agree=False))
        catch_up(players)
        assert player.story[-1]["kind"] == "denied"
        assert player.table["wish"] is None
    assert code(player.do("take-back")) == "wishes-used"
    assert code(one.do("consent", agree=True)) == "no-wish"
    assert len(player.record()["picks"]) == 1


def test_what_revealed_nothing_is_taken_back_freely_until_somebody_else_acts(served: Served) -> None:
    players = company(served, options={"control": True})
    player = asked(players)
    while player.table["ask"]["question"] != "claim":
        done(player.pick())
        player = asked(players)
    before = player.record()["picks"]
    done(player.do("pick", pick="done", seq=player.table["seq"]))
    made = player.story[-1]["seq"]
    assert player.table["take_back"] == "free"
    done(player.do("take-back"))
    assert (player.story[-1]["kind"], player.story[-1]["undone"]) == ("took-back", [made])
    assert player.record()["picks"] == before
    assert player.table["ask"]["question"] == "claim"
    done(player.do("pick", pick="done", seq=player.table["seq"]))
    done(asked(players).pick())
    catch_up(players)
    assert player.table["take_back"] == "consent"


def test_bots_agree_at_once(served: Served) -> None:
    (ann,) = company(served, people=1, bots=2)
    ann.until_asked()
    before, view = ann.record()["picks"], ann.table["view"]
    done(ann.pick())
    done(ann.do("take-back"))
    line = next(line for line in reversed(ann.story) if line["kind"] == "took-back")
    assert line["undone"]
    assert ann.record()["picks"] == before
    assert ann.table["view"] == view


def test_against_bots_too_a_turn_has_only_so_many_takings_back(served: Served) -> None:
    """Else whoever plays against bots could try every move, and see each card of the deck before choosing."""
    (ann,) = company(served, people=1, bots=2)
    answers = []
    for _ in range(30):
        ann.until_asked()
        done(ann.pick())
        if ann.table["take_back"] != "consent":
            continue  # what revealed nothing may be taken back as often as one likes
        answers.append(ann.do("take-back"))
        if answers[-1]["type"] == "refused":
            break
        taken = done(answers[-1])
        hear_until(ann, lambda table, taken=taken: table["seq"] >= taken and table["ask"] is not None)
    assert code(answers[-1]) == "wishes-used"
    assert len(answers) > 1


def test_nothing_is_taken_back_that_was_never_done(served: Served) -> None:
    players = company(served)
    assert code(asked(players).do("take-back")) == "take-back-nothing"
    assert code(asked(players).do("consent", agree=True)) == "no-wish"
    assert asked(players).table["take_back"] is None
