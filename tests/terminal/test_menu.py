"""Menus over the options of an ask."""

from __future__ import annotations

from sixgun.core.asks import Option
from sixgun.core.messages import Msg
from sixgun.terminal.table.menu import FEW, Menu


def say(message: Msg) -> str:
    return message.key


def option(pick: str, label: str, *path: str) -> Option:
    return Option(pick, Msg(label), tuple([Msg(part) for part in path]))


def test_few_options_are_a_flat_list() -> None:
    menu = Menu([option("a", "Aim", "Gun", "Aim"), option("b", "Shoot", "Gun", "Shoot")], say)
    assert [words for words, _ in menu.entries] == ["Aim", "Shoot"]


def test_options_that_read_alike_are_told_apart_by_their_picks() -> None:
    menu = Menu([option("draw:1", "Draw the Colt"), option("draw:2", "Draw the Colt"), option("stay", "Stay")], say)
    assert [words for words, _ in menu.entries] == ["Draw the Colt (draw:1)", "Draw the Colt (draw:2)", "Stay"]


def test_many_options_that_read_alike_to_the_end_of_their_paths_are_a_list_in_the_end() -> None:
    alike = [option(f"draw:{i}", "Draw the Colt", "Draw", "the Colt") for i in range(FEW + 1)]
    menu = Menu([*alike, option("stay", "Stay", "Stay")], say)
    assert [words for words, _ in menu.entries] == ["Draw", "Stay"]
    deeper = menu.choose(1)
    assert isinstance(deeper, Menu)
    assert [words for words, _ in deeper.entries] == [f"Draw the Colt (draw:{i})" for i in range(FEW + 1)]
    assert deeper.choose(3) is alike[2]
