"""Splice: what can be spliced onto what, what it costs, in which order the texts are followed (702.47)."""

from __future__ import annotations

import pytest

from tests.verdicts import Written, assert_stops

CARDS = """
cards:
  Breath: {types: [instant], subtypes: [Arcane], mana cost: "{W}", abilities: [{do: [{gain life: 2}]}]}
  Plain: {types: [instant], mana cost: "{W}", abilities: [{do: [{gain life: 2}]}]}
  Ray: {types: [instant], subtypes: [Arcane], mana cost: "{R}", keywords: [{splice onto Arcane: "{1}"}], abilities: [{do: [{deal: 3, to: {choose: 1, type: creature}}]}]}
  Drain: {types: [sorcery], subtypes: [Arcane], mana cost: "{B}", keywords: [{splice onto Arcane: {pay life: 4}}], abilities: [{do: [{lose life: {life of: you}, player: opponent}]}]}
  Spirit: {types: [instant], mana cost: "{U}", keywords: [{splice onto instant or sorcery: "{1}"}], abilities: [{do: [{draw: 1}]}]}
  Twin: {types: [instant], mana cost: "{U}", abilities: [{do: [{copy: {choose: 1, type: instant, zone: stack, target: false}}]}]}
  Bear: {types: [creature], power: 2, toughness: 3, abilities: []}
"""  # noqa: E501
MAGIC = Written("magic", ("2024-06-07",), CARDS)


BEAR = "battlefield: [Bear]"


def situation(hand: str, cast: str, then: str, choices: str = "", bob: str = BEAR, mana: int = 3) -> str:
    return f"""
        given:
          turn: {{player: Ann}}
          Ann: {{hand: [{hand}], library: 9, white: 1, red: 1, colorless: {mana}}}
          Bob: {{{bob}}}
        when: [{{cast: {cast}, by: Ann}}, {{resolve: all}}]
        choices: [{choices}]
        then: {{{then}}}
        """


def splice(answer: str) -> str:
    return f"{{player: Ann, question: splice, answer: {answer}}}"


def test_a_spell_of_another_kind_is_spliced_onto_by_no_arcane_card() -> None:
    MAGIC.confirm(situation("Plain, Ray", "Plain", "asked: {splice: 0}, Bear: {damage: 0}"))
    MAGIC.confirm(situation("Plain, Spirit", "Plain", "Ann: {hand: 2}, Spirit: {zone: hand}", splice("Spirit")))


def test_the_cost_is_paid_beside_that_of_the_spell_and_the_card_stays_in_the_hand() -> None:
    then = "Ray: {zone: hand}, Bear: {zone: graveyard}, Ann: {life: 22, colorless: 2, graveyard: [Breath]}"
    MAGIC.confirm(situation("Breath, Ray", "Breath", then, splice("Ray")).replace(", red: 1", ""))


def test_what_cannot_be_paid_is_not_offered() -> None:
    MAGIC.confirm(situation("Plain, Spirit", "Plain", "asked: {splice: 0}", mana=0).replace(", red: 1", ""))


def test_a_text_without_a_legal_target_is_not_offered() -> None:
    MAGIC.confirm(situation("Breath, Ray", "Breath", "asked: {splice: 0}", bob=""))


@pytest.mark.parametrize("order", ["[Drain, Spirit]", "[Spirit, Drain]"])
def test_the_texts_are_followed_behind_the_spells_own(order: str) -> None:
    # Ann pays 4 life, gains 2 by the spell itself, and only then Bob loses as much as she has: 18.
    then = "Bob: {life: 2}, Ann: {life: 18, hand: 3}"
    MAGIC.confirm(situation("Breath, Drain, Spirit", "Breath", then, splice(order), bob="").replace(", red: 1", ""))


def test_no_card_is_spliced_twice_onto_one_spell() -> None:
    run = MAGIC.run(situation("Plain, Spirit", "Plain", "Ann: {hand: 3}", splice("[Spirit, Spirit]")))
    assert_stops(run, "may not answer 'splice'")


def test_a_second_copy_of_the_spell_has_a_target_of_its_own() -> None:
    targets = ", ".join(f"{{player: Ann, question: targets, answer: {each}}}" for each in ("Bear", "wolf"))
    choices = f"{splice('other')}, {targets}"
    hand = "Ray, {card: Ray, as: other}"
    bob = "battlefield: [Bear, {card: Bear, as: wolf}]"
    MAGIC.confirm(situation(hand, "Ray", "Bear: {zone: graveyard}, wolf: {zone: graveyard}", choices, bob=bob))
