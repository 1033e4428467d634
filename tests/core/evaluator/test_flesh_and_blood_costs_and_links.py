"""Costs of two kinds, chain links that are asked about, and what is done "this way", in Flesh and Blood."""

from __future__ import annotations

from tests.core.evaluator.cases import each
from tests.verdicts import Written

FAB = Written(
    "flesh-and-blood",
    ("2026-06-10", "2026-02"),
    """
cards:
  Jab: {types: [action], subtypes: [attack], supertypes: [Draconic], cost: 0, power: 3, keywords: [go again],
    abilities: []}
  Poke: {types: [action], subtypes: [attack], supertypes: [Ninja], cost: 0, power: 2, keywords: [go again],
    abilities: []}
  Fork: {types: [weapon], subtypes: [dagger, 1H], supertypes: [Draconic], power: 1, abilities: [
    {use: {}, limit: once each turn, keywords: [action, go again], do: [{attack: true}]}]}
  Kindling: {types: [action], subtypes: [attack], cost: 0, power: 1, abilities: [
    {passive: {power: {count: {is: [chain link], supertype: Draconic, controller: you}}}, affects: me}]}
  Gadget: {types: [action], subtypes: [item], cost: 0, abilities: []}
  Press: {types: [action], subtypes: [attack], cost: 0, power: 6, abilities: [{passive: {additional cost:
    {discard: 1, destroy: {choose: 1, subtype: item, controller: you, target: false}}}, affects: me}]}
  Ring: {types: [equipment], subtypes: [arms], abilities: [{use: {resources: 1,
    banish: {choose: 1, zone: graveyard, owner: you, target: false}}, keywords: [instant], do: [{draw: 1}]}]}
  Cinders: {types: [token], subtypes: [ash], abilities: [
    {use: {destroy: me}, keywords: [instant], do: [{gain resources: 1}]}]}
  Kiln: {types: [equipment], subtypes: [arms], abilities: [
    {use: {}, keywords: [instant], limit: once each turn, do: [{create token: {name: Cinders}}]}]}
  Scold: {types: [action], subtypes: [attack], cost: 0, power: 3, abilities: [
    {when: {event: is hit, object: {type: hero}, by: me}, do: [
      {create token: {name: Frailty}, player: its controller}]}]}
  Wreck: {types: [action], cost: 0, abilities: [{do: [{destroy: {all: {subtype: item}}},
    {gain life: {happened: {event: is destroyed, object: {subtype: item}}, in: this way}}]}]}
  Tally: {types: [equipment], subtypes: [chest], abilities: [
    {when: {event: attacks, object: {controller: you}}, ordinal: second, per: turn, do: [{draw: 1}]}]}
""",
)
LINK = "{resolve: all}, {advance to: resolution}"

COSTS = {
    "both parts of a cost are paid": """
        given: {Ana: {hand: [Press, Jab], arena: [Gadget]}, Ben: {}}
        when: [{play: Press, by: Ana}]
        then: {Jab: {zone: graveyard}, Gadget: {zone: graveyard}, stack: [Press]}
        """,
    "with nothing to destroy nothing is played, though there is a card to discard": """
        given: {Ana: {hand: [Press, Jab]}, Ben: {}}
        when: [{play: Press, by: Ana}]
        then: {illegal: true}
        """,
    "with nothing to discard nothing is played, though there is an item to destroy": """
        given: {Ana: {hand: [Press], arena: [Gadget]}, Ben: {}}
        when: [{play: Press, by: Ana}]
        then: {illegal: true}
        """,
    "resources and a card from the graveyard pay for one ability": """
        given: {Ana: {arms: [Ring], resources: 1, graveyard: [Jab], deck: 3}, Ben: {}}
        when: [{use: Ring, by: Ana}, {resolve: 1}]
        then: {Jab: {zone: banished}, Ana: {hand: 1, resources: 0}}
        """,
    "resources alone do not": """
        given: {Ana: {arms: [Ring], resources: 1, deck: 3}, Ben: {}}
        when: [{use: Ring, by: Ana}]
        then: {illegal: true}
        """,
    "a token that a card describes has that card's ability": """
        given: {Ana: {arms: [Kiln]}, Ben: {}}
        when: [{use: Kiln, by: Ana}, {resolve: 1}, {use: Cinders, by: Ana}, {resolve: 1}]
        then: {Ana: {resources: 1, arena: {count: 0}}}
        """,
    "a token is created under the control of whose hero was hit": f"""
        given: {{Ana: {{hand: [Scold]}}, Ben: {{}}}}
        when: [{{play: Scold, by: Ana}}, {LINK}]
        then: {{Ben: {{arena: {{count: 1}}}}, Ana: {{arena: {{count: 0}}}}}}
        """,
    "only what this very effect destroys is destroyed this way": """
        given:
          Ana: {hand: [Wreck], life: 10, arena: [Gadget, {card: Gadget, as: old}]}
          Ben: {arena: [{card: Gadget, as: g}]}
        when: [{destroy: old, with: Wreck, by: Ana}, {play: Wreck, by: Ana}, {resolve: 1}]
        then: {Ana: {life: 12}}
        """,
}


@each(COSTS)
def test_a_cost_of_two_kinds_is_paid_in_both_or_not_at_all(body):
    FAB.confirm(body)


LINKS = {
    "attacks of earlier chain links are counted, and its own once it is one": f"""
        given: {{Ana: {{hand: [Jab, Poke, Kindling]}}, Ben: {{}}}}
        when: [{{play: Jab, by: Ana}}, {LINK}, {{play: Poke, by: Ana}}, {LINK}, {{play: Kindling, by: Ana}},
          {{resolve: all}}]
        then: {{Kindling: {{power: 2}}}}
        """,
    "an attack that has left the chain is still the one of its link": f"""
        given: {{Ana: {{hand: [Jab, Kindling]}}, Ben: {{}}}}
        when: [{{play: Jab, by: Ana}}, {LINK}, {{banish: Jab, with: Kindling, by: Ana}}, {{play: Kindling, by: Ana}},
          {{resolve: all}}]
        then: {{Kindling: {{power: 2}}, Jab: {{zone: banished}}}}
        """,
    "the attack of a weapon is a chain link, and the weapon itself is none": f"""
        given: {{Ana: {{weapons: [Fork], hand: [Kindling]}}, Ben: {{}}}}
        when: [{{use: Fork, by: Ana}}, {LINK}, {{play: Kindling, by: Ana}}, {{resolve: all}}]
        then: {{Kindling: {{power: 2}}}}
        """,
    "chain links of an earlier combat chain are no more": f"""
        given: {{Ana: {{hand: [Jab, Kindling], action points: 2}}, Ben: {{}}}}
        when: [{{play: Jab, by: Ana}}, {LINK}, {{close combat chain: true}}, {{play: Kindling, by: Ana}},
          {{resolve: all}}]
        then: {{Kindling: {{power: 1}}}}
        """,
    "the second attack of a turn is counted across combat chains": f"""
        given: {{Ana: {{chest: [Tally], hand: [Jab, Poke, Kindling], action points: 3, deck: 5}}, Ben: {{}}}}
        when: [{{play: Jab, by: Ana}}, {LINK}, {{close combat chain: true}}, {{play: Poke, by: Ana}}, {LINK},
          {{play: Kindling, by: Ana}}, {{resolve: all}}]
        then: {{triggers: {{Tally: 1}}}}
        """,
}


@each(LINKS)
def test_chain_links_are_what_their_attacks_are_or_last_were(body):
    FAB.confirm(body)
