"""Flesh and Blood: cards that effects create by their names (8.5.40), and what stands on one chain link (7.0.3d)."""

from __future__ import annotations

import pytest

from rules_data.core.scenarios import UnableToReadScenario
from tests.verdicts import Written

CARDS = """
cards:
  Litter: {types: [action], cost: 0, keywords: [go again], abilities: [
    {do: [{create card: Cub, to: hand, player: any, count: 2}]}]}
  Cub: {types: [action], subtypes: [attack], cost: 0, power: 1, defense: 1, abilities: [
    {when: {event: attacks, object: me}, do: [{create card: Kit, to: graveyard}]}]}
  Kit: {types: [action], cost: 0, abilities: []}
  Slap: {types: [action], cost: 0, abilities: [{do: [{deal: 2, player: opponent}]}]}
  Jab: {types: [action], subtypes: [attack], cost: 0, power: 4, keywords: [go again], abilities: []}
  Thorns: {types: [action], subtypes: [aura], abilities: [
    {passive: {power: -1}, affects: {is: [attack], chain link: {at least: 2}}}]}
  Slow: {types: [action], subtypes: [aura], abilities: [
    {passive: {defense: 5}, affects: {is: [defending], location: here}}]}
"""
FAB = Written("flesh-and-blood", ("2026-06-10",), CARDS)
GIVEN = "given: {turn: {player: Ira}, Ira: {hand: [%s], life: 20}, Dorn: {life: 20}, Kano: {life: 20}}"


def test_each_player_creates_cards_of_their_own() -> None:
    """They are owned by whoever has created them, so each player can play theirs and nobody else's."""
    FAB.confirm(f"""
{GIVEN % "Litter"}
when: [{{play: Litter}}, {{resolve: all}}]
then: {{Ira: {{hand: 2}}, Dorn: {{hand: 2}}, Kano: {{hand: 2}}, events: [{{event: is created, times: 6}}]}}
""")


def test_a_created_card_can_create_others() -> None:
    """Also those are known by their names which only a created card speaks of."""
    FAB.confirm(f"""
{GIVEN % "Litter"}
when: [{{play: Litter}}, {{resolve: all}}, {{play: Cub, attacking: Dorn}}, {{resolve: 1}}, {{resolve: all}}]
then: {{Kit: {{zone: graveyard}}, Ira: {{hand: 1}}}}
""")


def test_a_name_that_no_card_has_is_refused() -> None:
    card = "Litter: {types: [action], abilities: [{do: [{create card: Cubb, to: hand}]}]}"
    known = "a card of this example or of the corpus, which an effect creates here"
    with pytest.raises(UnableToReadScenario, match=f"expected {known}, found 'Cubb'"):
        Written("flesh-and-blood", ("2026-06-10",)).read(
            f"cards: {{{card}}}\ngiven: {{turn: {{player: Ira}}, Ira: {{hand: [Litter]}}, Dorn: {{}}}}\n"
            "when: [{play: Litter}]\nthen: {Ira: {hand: 0}}"
        )


def test_damage_to_players_is_dealt_to_their_heroes() -> None:
    FAB.confirm(f"""
{GIVEN % "Slap"}
when: [{{play: Slap}}, {{resolve: all}}]
then: {{Ira: {{life: 20}}, Dorn: {{life: 18}}, Kano: {{life: 18}}}}
""")


FIRST = "{play: Jab, attacking: Kano}, {advance to: resolution}, "


@pytest.mark.parametrize(("first", "life"), [("", 16), (FIRST, 17)])
def test_the_number_of_a_chain_link_is_how_many_there_have_been(first: str, life: int) -> None:
    """What is on the second link or a later one is meant; on the first it is not."""
    FAB.confirm(f"""
given:
  turn: {{player: Ira}}
  Ira: {{hand: [Jab, {{card: Jab, as: Jab 2}}], arena: [Thorns]}}
  Dorn: {{life: 20}}
  Kano: {{}}
when: [{first}{{play: Jab 2, attacking: Dorn}}, {{advance to: resolution}}]
then: {{Dorn: {{life: {life}}}}}
""")


def test_what_is_on_no_chain_link_has_nothing_on_its_own() -> None:
    """An aura in the arena is on none, so "this chain link" finds nothing for it."""
    FAB.confirm("""
given: {turn: {player: Ira}, Ira: {hand: [Jab]}, Dorn: {hand: [Cub], arena: [Slow], life: 20}}
when: [{play: Jab}, {resolve: 1}, {defend: [Cub], by: Dorn}, {advance to: damage}]
then: {Cub: {defense: 1}, Dorn: {life: 17}}
""")
