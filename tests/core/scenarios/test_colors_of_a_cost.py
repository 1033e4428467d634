"""A Magic card has the colors of its mana cost unless it says otherwise (105.2, 202.2)."""

import pytest

from tests.verdicts import Written

WRITTEN = Written("magic", ("2024-06-07",))


def expect(card: str, colors: str) -> None:
    WRITTEN.confirm(
        f"""
        cards: {{Thing: {{types: [creature], power: 1, toughness: 1, abilities: [], {card}}}}}
        given: {{turn: {{player: Ana}}, Ana: {{battlefield: [Thing]}}, Ben: {{}}}}
        when: [{{check: {{Thing: {{colors: {colors}}}}}}}]
        then: {{Thing: {{colors: {colors}}}}}
        twin:
          change: {{cards.Thing.colors: [], when: []}}
          then: {{Thing: {{colors: []}}}}
        """
    )


@pytest.mark.parametrize(
    ("cost", "colors"),
    [
        ('"{2}{G}"', "[green]"),
        ('"{W}{B}"', "[black, white]"),
        ('"{U/R}"', "[blue, red]"),
        ('"{X}{R}"', "[red]"),
        ("{generic: 1, white: 1}", "[white]"),
    ],
)
def test_its_colors_are_those_of_the_symbols_in_its_cost(cost, colors):
    expect(f"mana cost: {cost}", colors)


def test_what_it_says_of_its_colors_goes_before_its_cost():
    expect('mana cost: "{2}{G}", colors: [red]', "[red]")


def test_protection_holds_against_a_source_that_is_black_by_its_cost():
    WRITTEN.confirm(
        """
        cards:
          Stab: {types: [instant], mana cost: "{B}", abilities: [{do: [{deal: 2, to: {all: {type: creature}}}]}]}
          Knight: {types: [creature], power: 2, toughness: 2, keywords: [protection from black], abilities: []}
        given:
          turn: {player: Ana}
          Ana: {hand: [Stab], black: 1}
          Ben: {battlefield: [Knight]}
        when: [{cast: Stab, by: Ana}, {resolve: all}]
        then: {Knight: {zone: battlefield, damage: 0}}
        twin:
          change: {cards.Stab.colors: []}
          then: {Knight: {zone: graveyard}}
        """
    )
