"""Texts made of nothing but what may open a reference are read as quickly as any other."""

from __future__ import annotations

import time

import pytest

from rules_data.core.citations import find
from rules_data.core.games import GAMES

LONG = 40_000


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("piece", ["[", "[1", "[1.1", "(", "**", "[a", '"', "see "])
def test_a_text_of_openings_alone_takes_no_longer_the_longer_it_is(game: str, piece: str) -> None:
    grammar = GAMES[game].cited.grammar
    began = time.process_time()
    found = find(piece * (LONG // len(piece)), grammar)
    assert time.process_time() - began < 2.0
    assert len(found) <= LONG


def test_a_reference_in_brackets_is_read_behind_many_that_are_none() -> None:
    [found] = find("[" * 500 + "1.3.2a] is meant.", GAMES["flesh-and-blood"].cited.grammar)
    assert str(found.number) == "1.3.2a"


def test_a_reference_in_brackets_may_say_a_good_deal_beside_its_number() -> None:
    told = "with exceptions " * 20
    [found] = find(f"See this [8.4.3a - {told}].", GAMES["flesh-and-blood"].cited.grammar)
    assert str(found.number) == "8.4.3a"
