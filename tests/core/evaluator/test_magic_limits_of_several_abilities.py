"""Magic: how often each of several activated abilities of one object may be activated (602.5b)."""

from __future__ import annotations

import pytest

from tests.magic_boards import Boards

BOARDS = Boards("""
  Font: {types: [artifact], abilities: [{use: {}, limit: once each turn, do: [{gain life: 1}]}, {use: {}, limit: once each turn, do: [{gain life: 3}]}]}
""")  # noqa: E501
ONE, OTHER = ("{activate: Font, by: Ann, ability: '1'}", "{activate: Font, by: Ann, ability: '2'}")


def test_each_of_two_abilities_without_a_name_has_a_limit_of_its_own() -> None:
    BOARDS.confirm(f"{ONE}, {OTHER}, {{resolve: all}}", "Ann: {life: 24}", ann="battlefield: [Font]")


@pytest.mark.parametrize("again", [ONE, OTHER])
def test_neither_of_them_is_activated_twice(again: str) -> None:
    BOARDS.confirm(f"{ONE}, {OTHER}, {again}", "illegal: true", ann="battlefield: [Font]")
