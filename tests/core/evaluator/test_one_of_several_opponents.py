"""What is said of "an opponent" is so of a single one, however many opponents there are."""

from __future__ import annotations

import pytest

from tests.verdicts import Written

MAGIC = """
cards:
  Test: {types: [sorcery], abilities: [{do: [{draw: 1, if: CONDITION}]}]}
  Bear: {types: [creature], power: 2, toughness: 2, abilities: []}
"""
LESS_LIFE = "{life of: you, less than: {life of: opponent}}"
LITTLE_LIFE = "{life of: opponent, at most: 5}"
POISON = "{poison of: opponent, at least: 4}"
TWO_CREATURES = "{count: {type: creature, controller: opponent}, at least: 2}"
THEIRS = "{count: {type: creature, controller: opponent}"
MORE_CREATURES = f"{{count: {{type: creature, controller: you}}, less than: {THEIRS}}}}}"
NO_CREATURES = "{count: {type: creature, controller: opponent}, exactly: 0}"


def bears(player: str, number: int) -> str:
    return f"battlefield: [{', '.join(f'{{card: Bear, as: {player}{each}}}' for each in range(number))}]"


@pytest.mark.parametrize(
    ("condition", "bob", "cid", "holds"),
    [
        pytest.param(LESS_LIFE, "life: 12", "life: 12", False, id="both have less life, and together more"),
        pytest.param(LESS_LIFE, "life: 12", "life: 20", True, id="one has more life"),
        pytest.param(LITTLE_LIFE, "life: 5", "life: 20", True, id="one has little life"),
        pytest.param(LITTLE_LIFE, "life: 6", "life: 20", False, id="nobody has so little life"),
        pytest.param(POISON, "poison: 2", "poison: 2", False, id="as much poison together"),
        pytest.param(POISON, "poison: 0", "poison: 4", True, id="as much poison for one"),
        pytest.param(TWO_CREATURES, bears("b", 1), bears("c", 1), False, id="two creatures of two players"),
        pytest.param(TWO_CREATURES, bears("b", 0), bears("c", 2), True, id="two creatures of one player"),
        pytest.param(MORE_CREATURES, bears("b", 1), bears("c", 1), False, id="more creatures together"),
        pytest.param(MORE_CREATURES, bears("b", 2), bears("c", 0), True, id="one has more creatures"),
        pytest.param(NO_CREATURES, bears("b", 1), bears("c", 0), False, id="one has none"),
        pytest.param(NO_CREATURES, bears("b", 0), bears("c", 0), True, id="no opponent has any"),
    ],
)
def test_what_is_compared_is_a_number_of_one_opponent(condition: str, bob: str, cid: str, holds: bool) -> None:
    Written("magic", ("2024-06-07",), MAGIC.replace("CONDITION", condition)).confirm(
        f"""
        given:
          players: [Ann, Bob, Cid]
          turn: {{player: Ann}}
          Ann: {{library: 3, hand: [Test], {bears("a", 1)}, life: 19}}
          Bob: {{{bob}}}
          Cid: {{{cid}}}
        when: [{{cast: Test, by: Ann}}, {{resolve: 1}}]
        then: {{Ann: {{library: {2 if holds else 3}}}}}
        """
    )


RIFTBOUND = """
cards:
  Test: {types: [spell], abilities: [{do: [{draw: 1, if: {points of: you, less than: {points of: opponent}}}]}]}
"""


@pytest.mark.parametrize(("points", "drawn"), [((2, 2), 0), ((0, 4), 1)])
def test_it_is_so_in_riftbound(points: tuple[int, int], drawn: int) -> None:
    Written("riftbound", ("v1.3", "v1.2"), RIFTBOUND).confirm(
        f"""
        given:
          players: [Ahri, Jinx, Vi]
          turn: {{player: Ahri}}
          Ahri: {{hand: [Test], deck: 3, points: 3}}
          Jinx: {{points: {points[0]}}}
          Vi: {{points: {points[1]}}}
        when: [{{play: Test, by: Ahri}}, {{resolve: all}}]
        then: {{Ahri: {{hand: {drawn}}}}}
        """
    )
