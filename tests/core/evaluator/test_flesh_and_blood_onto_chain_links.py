"""Flesh and Blood: cards that effects put onto the active chain link, to defend or to attack there (7.0.4a, 8.5.32)."""

from __future__ import annotations

import pytest

from tests.verdicts import Written, assert_stops

CARDS = """
cards:
  Lunge: {types: [action], subtypes: [attack], power: 6, cost: 0, keywords: [go again], abilities: []}
  Poke: {types: [action], subtypes: [attack], power: 1, cost: 0, abilities: []}
  Club: {types: [weapon], subtypes: [club, 1H], power: 4, abilities: [
    {use: {action points: 1}, keywords: [action], do: [{attack: true}]}]}
  Trip: {types: [attack reaction], cost: 0, abilities: [{do: [{gain life: 1}]}]}
  Swap: {types: [attack reaction], cost: 0, abilities: [
    {do: [{put attacking: {choose: 1, zone: hand, owner: you, subtype: attack, target: false}}]}]}
  Early: {types: [instant], cost: 0, abilities: [
    {do: [{put attacking: {choose: 1, zone: hand, owner: you, subtype: attack, target: false}}]}]}
  Helm: {types: [equipment], subtypes: [head], defense: 1, abilities: [
    {when: {event: is played, object: {type: attack reaction}, player: opponent},
      do: [{add defender: me, you may: true}]}]}
  Rock: {types: [action], defense: 2, abilities: []}
  Call: {types: [instant], cost: 0, abilities: [
    {do: [{add defender: {choose: 1, zone: hand, owner: you, target: false}}, {draw: 1, if: {done: true}}]}]}
"""
FAB = Written("flesh-and-blood", ("2026-06-10",), CARDS)


@pytest.mark.parametrize(("declared", "asked"), [("", 1), ("{defend: [Helm], by: Dorn}, ", 0)])
def test_equipment_adds_itself_unless_it_defends_already(declared: str, asked: int) -> None:
    """A "may" that could not be carried out is not asked."""
    answers = "choices: [{player: Dorn, question: may, answer: yes}]" if asked else ""
    FAB.confirm(f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Lunge, Trip]}}, Dorn: {{head: [Helm], life: 20}}}}
when: [{{play: Lunge}}, {{resolve: 1}}, {declared}{{advance to: reaction}}, {{play: Trip}}, {{resolve: all}},
  {{advance to: damage}}]
{answers}
then: {{asked: {{may: {asked}}}, Dorn: {{life: 15}}, events: [{{event: defends, times: 1}}]}}
""")


def test_equipment_that_was_added_goes_home_as_the_chain_closes() -> None:
    FAB.confirm("""
given: {turn: {player: Ira}, Ira: {hand: [Lunge, Trip]}, Dorn: {head: [Helm]}}
when: [{play: Lunge}, {resolve: 1}, {advance to: reaction}, {play: Trip}, {resolve: all}, {close combat chain: true}]
choices: [{player: Dorn, question: may, answer: yes}]
then: {Helm: {zone: head}}
""")


def test_nothing_is_added_while_no_chain_link_is_active() -> None:
    """In the resolution step the chain link has been resolved, and the effect fails (7.0.3d)."""
    FAB.confirm("""
given: {turn: {player: Ira}, Ira: {hand: [Lunge]}, Dorn: {hand: [Rock, Call]}}
when: [{play: Lunge}, {resolve: 1}, {advance to: resolution}, {pass: Ira}, {play: Call, by: Dorn}, {resolve: 1}]
then: {Rock: {zone: hand}, Dorn: {hand: 1}}
""")


def test_what_is_put_there_takes_the_place_of_a_weapons_attack() -> None:
    """The proxy ceases to exist; the chain link is the new attack's, with the same target."""
    FAB.confirm("""
given: {turn: {player: Ira}, Ira: {weapons: [Club], hand: [Swap, Lunge]}, Dorn: {life: 20}}
when: [{use: Club}, {resolve: 1}, {advance to: reaction}, {play: Swap}, {resolve: 1}, {advance to: resolution}]
then: {Dorn: {life: 14}, Lunge: {is: [attack]}, Ira: {action points: 1}}
""")


def test_an_attack_is_put_onto_no_chain_link_that_is_not_active() -> None:
    assert_stops(
        FAB.run("""
given: {turn: {player: Ira}, Ira: {hand: [Poke, Early, Lunge]}, Dorn: {life: 20}}
when: [{play: Poke}, {resolve: 1}, {advance to: resolution}, {play: Early}, {resolve: 1}]
then: {Lunge: {zone: combat chain}}
"""),
        "zone",
    )
