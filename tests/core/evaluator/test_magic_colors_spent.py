"""How many colors of mana were spent: sunburst, and texts that speak of it (702.44)."""

from __future__ import annotations

import pytest

from tests.verdicts import Written, assert_stops

CARDS = """
cards:
  Prism: {types: [artifact], mana cost: "{3}", keywords: [sunburst], abilities: []}
  Golem: {types: [artifact, creature], power: 0, toughness: 1, mana cost: "{3}", keywords: [sunburst], abilities: []}
  Alive: {types: [enchantment], abilities: [{passive: {type: creature, base power: 3, base toughness: 3}, affects: {all: {type: artifact}}}]}
  Still: {types: [enchantment], abilities: [{passive: {lose type: creature}, affects: {all: {type: creature}}}]}
  Mime: {types: [artifact], mana cost: "{3}", abilities: [{replace: {event: enters, object: me}, you may: true, enters as: {copy of: {choose: 1, type: artifact, target: false}}}]}
  Study: {types: [instant], mana cost: "{2}{U}", abilities: [{do: [{draw: {colors spent: me}}]}]}
  Watch: {types: [enchantment], abilities: [{when: {event: enters, object: {type: creature}}, do: [{draw: {colors spent: it}}]}]}
  Twin: {types: [instant], abilities: [{do: [{copy: {choose: 1, type: instant, zone: stack, name: Study, target: false}}]}]}
  Raise: {types: [sorcery], abilities: [{do: [{return: {choose: 1, type: artifact, zone: graveyard, target: false}, to: battlefield}]}]}
"""  # noqa: E501
MAGIC = Written("magic", ("2024-06-07",), CARDS)


def situation(card: str, mana: str, then: str, more: str = "", choices: str = "", board: str = "") -> str:
    return f"""
        given:
          turn: {{player: Ann}}
          Ann: {{hand: [{card}, Twin, Raise], library: 9, battlefield: [{board}], {mana}}}
          Bob: {{}}
        when: [{{cast: {card}, by: Ann}}, {more}{{resolve: all}}]
        choices: [{choices}]
        then: {{{then}}}
        """


@pytest.mark.parametrize(
    ("mana", "counters"),
    [("colorless: 3", 0), ("white: 3", 1), ("white: 1, blue: 2", 2), ("white: 1, blue: 1, green: 1", 3)],
)
def test_sunburst_counts_the_colors(mana: str, counters: int) -> None:
    MAGIC.confirm(situation("Prism", mana, f"Prism: {{counters: {{charge: {counters}}}}}"))
    MAGIC.confirm(situation("Golem", mana, f"Golem: {{power: {counters}, counters: {{charge: 0}}}}"))


@pytest.mark.parametrize("board", ["Alive", "Still"])
def test_sunburst_looks_at_the_types_that_no_effect_on_permanents_changes(board: str) -> None:
    MAGIC.confirm(situation("Prism", "white: 1, blue: 2", 'Prism: {counters: {charge: 2, "+1/+1": 0}}', board=board))
    MAGIC.confirm(situation("Golem", "white: 1, blue: 2", 'Golem: {counters: {charge: 0, "+1/+1": 2}}', board=board))


def test_sunburst_looks_at_what_is_copied() -> None:
    answers = '{player: Ann, question: apply replacement, answer: "yes"}'
    for copied, counters in (("Golem", '{charge: 0, "+1/+1": 2}'), ("Prism", '{charge: 2, "+1/+1": 0}')):
        then, board = f"Mime: {{counters: {counters}}}", f'{{card: {copied}, counters: {{"+1/+1": 1}}}}'
        MAGIC.confirm(situation("Mime", "white: 1, blue: 2", then, choices=answers, board=board))


def test_it_is_asked_which_mana_is_spent_where_that_counts() -> None:
    body = situation("Prism", "white: 3, blue: 3", "Prism: {zone: battlefield}")
    assert_stops(MAGIC.run(body), "Ann must answer 'pay with'")
    for paid, counters in (("{white: 3}", 1), ("{white: 2, blue: 1}", 2)):
        answer = f"{{player: Ann, question: pay with, answer: {paid}}}"
        MAGIC.confirm(
            situation("Prism", "white: 3, blue: 3", f"Prism: {{counters: {{charge: {counters}}}}}", choices=answer)
        )


def test_a_spell_counts_what_was_spent_on_it_and_its_copy_nothing() -> None:
    MAGIC.confirm(situation("Study", "blue: 1, red: 1, white: 1", "Ann: {hand: 5}"))
    MAGIC.confirm(situation("Study", "blue: 1, red: 1, white: 1", "Ann: {hand: 4}", "{cast: Twin, by: Ann}, "))


def test_others_know_it_of_a_permanent_that_was_cast() -> None:
    MAGIC.confirm(situation("Golem", "white: 1, blue: 2", "Ann: {hand: 4}", board="Watch"))


def test_what_was_not_cast_has_no_colors_spent() -> None:
    MAGIC.confirm(
        """
        given: {turn: {player: Ann}, Ann: {hand: [Raise], graveyard: [Prism], white: 3}, Bob: {}}
        when: [{cast: Raise, by: Ann}, {resolve: all}]
        then: {Prism: {zone: battlefield, counters: {charge: 0}}}
        """
    )
