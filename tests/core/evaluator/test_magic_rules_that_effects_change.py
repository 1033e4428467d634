"""What effects change of the rules: how many lands are played, what untaps, what is assigned (305.2, 510.1a)."""

from __future__ import annotations

import pytest

from tests.verdicts import Written

CARDS = """
cards:
  Surveyor: {types: [creature], power: 1, toughness: 1, abilities: [{passive: {more lands: 1}, affects: {all: {type: player, controller: you}}}]}
  Everyone: {types: [enchantment], abilities: [{passive: {more lands: any}, affects: {all: {type: player}}}]}
  Trip: {types: [sorcery], abilities: [{do: [{give: {more lands: 2}, to: {all: {type: player, controller: you}}, for: this turn}]}]}
  Cell: {types: [land], abilities: []}
  Guard: {types: [creature], power: 1, toughness: 4, abilities: [{passive: {must: assign combat damage by toughness}, affects: me}]}
  Monk: {types: [creature], power: 4, toughness: 4, abilities: [{passive: {cannot: assign combat damage}, affects: me}]}
  Bear: {types: [creature], power: 2, toughness: 2, abilities: []}
  Snare: {types: [artifact], abilities: [{passive: {can: stay tapped in the untap step}, affects: me}]}
  Chill: {types: [enchantment], abilities: [{passive: {cannot: untap in the untap step}, affects: {all: {type: artifact}}}]}
"""  # noqa: E501
MAGIC = Written("magic", ("2024-06-07",), CARDS)
LANDS = "hand: [{card: Cell, as: c1}, {card: Cell, as: c2}, {card: Cell, as: c3}, {card: Cell, as: c4}, Trip]"


def played(board: str, steps: str, then: str, turn: str = "Ann") -> None:
    MAGIC.confirm(
        f"""
        given: {{turn: {{player: {turn}}}, Ann: {{battlefield: [{board}], {LANDS}}}, Bob: {{}}}}
        when: [{steps}]
        then: {{{then}}}
        """
    )


def lands(many: int) -> str:
    return ", ".join(f"{{play: c{number}, by: Ann}}" for number in range(1, many + 1))


@pytest.mark.parametrize(
    ("board", "before", "most"),
    [("", "", 1), ("Surveyor", "", 2), ("Surveyor, {card: Surveyor, as: other}", "", 3)],
)
def test_each_effect_adds_as_many_lands_as_it_says(board: str, before: str, most: int) -> None:
    played(board, before + lands(most), "Ann: {graveyard: 0}")
    played(board, before + lands(most + 1), "illegal: 305.2")


def test_any_number_of_lands_has_no_end() -> None:
    played("Everyone", lands(4), "Ann: {battlefield: 5}")


def test_an_effect_of_one_turn_is_over_with_it() -> None:
    cast = "{cast: Trip, by: Ann}, {resolve: all}, "
    played("", cast + lands(3), "Ann: {battlefield: 3}")
    played("", cast + lands(4), "illegal: 305.2")
    later = "{end turn: true}, {end turn: true}, {play: c1, by: Ann}, {play: c2, by: Ann}"
    played("", cast + later, "illegal: 305.2")


def test_what_was_played_before_counts_once_the_effect_is_there() -> None:
    steps = "{play: c1, by: Ann}, {cast: Trip, by: Ann}, {resolve: all}, {play: c2, by: Ann}"
    played("", steps, "Ann: {battlefield: 2}")


def test_a_creature_assigns_damage_by_toughness_or_none_at_all() -> None:
    MAGIC.confirm(
        """
        given: {turn: {player: Ann}, Ann: {battlefield: [Guard, Monk, Bear]}, Bob: {}}
        when: [{attack: {Guard: Bob, Monk: Bob, Bear: Bob}}, {advance to: end of combat}]
        then: {Bob: {life: 14}}
        """
    )
    MAGIC.confirm(
        """
        given: {turn: {player: Ann}, Ann: {battlefield: [Bear]}, Bob: {battlefield: [Guard]}}
        when: [{attack: {Bear: Bob}}, {block: {Guard: Bear}}, {advance to: end of combat}]
        then: {Bear: {zone: graveyard}, Guard: {damage: 2}}
        """
    )


def test_nobody_is_asked_about_what_cannot_untap_anyway() -> None:
    for board, asked in (("", 1), ("Chill, ", 0)):
        answer = "{player: Ann, question: may, answer: 'yes'}" if asked else ""
        MAGIC.confirm(
            f"""
            given: {{turn: {{player: Bob}}, Ann: {{battlefield: [{board}{{card: Snare, tapped: true}}]}}, Bob: {{}}}}
            when: [{{end turn: true}}]
            choices: [{answer}]
            then: {{Snare: {{tapped: true}}, asked: {{may: {asked}}}}}
            """
        )
