"""Flesh and Blood: whose a layer is whose source is gone, whose chain links are counted, and what is done this way."""

from __future__ import annotations

from tests.core.evaluator.cases import each
from tests.verdicts import Written

CARDS = """
cards:
  Bell: {types: [action], subtypes: [item], abilities: [{when: {event: is destroyed, object: me}, do: [{draw: 1}]}]}
  Chime: {types: [action], subtypes: [item], abilities: [{when: {event: is banished, object: me}, do: [{draw: 1}]}]}
  Shade: {types: [action], subtypes: [item], abilities: [
    {replace: {event: is destroyed, object: me}, with: [{banish: me}]}]}
  Grab: {types: [action], abilities: [{do: [{steal: {choose: 1, subtype: item, controller: opponent}}]}]}
  Purge: {types: [instant], abilities: [{do: [{banish: {all: {subtype: item}}},
    {gain life: {happened: {event: is banished, object: {subtype: item}}, in: this way}}]}]}
  Crush: {types: [instant], abilities: [{do: [{destroy: {all: {subtype: item}}},
    {gain life: {happened: {event: is banished, object: {subtype: item}}, in: this way}}]}]}
  Jab: {types: [action], subtypes: [attack], power: 1, keywords: [go again], abilities: []}
  Count: {types: [instant], abilities: [{do: [{gain life: {chain links of: you}}]}]}
  Envy: {types: [instant], abilities: [{do: [{gain life: {chain links of: opponent}}]}]}
  Touch: {types: [instant], abilities: [{do: [{destroy: {choose: 1, subtype: item, as: gone}},
    {for each: {linked: gone, zone: anywhere}, do: [
      {create token: {name: Gold}, count: {cost of: it}, player: its controller}]}]}]}
  Cog: {types: [action], subtypes: [item], cost: 2, abilities: []}
"""
FAB = Written("flesh-and-blood", ("2026-06-10", "2026-02"), CARDS)
TAKEN = "{play: Grab}, {resolve: 1}"
ONE_LINK = "{resolve: 1}, {advance to: resolution}"

WHOSE = {
    "what triggers on a stolen item's end is the thief's": f"""
        given: {{Ira: {{hand: [Grab]}}, Bravo: {{arena: [Bell]}}}}
        when: [{TAKEN}, {{destroy: Bell}}, {{resolve: all}}]
        then: {{Ira: {{hand: 1}}, Bravo: {{hand: 0, graveyard: [Bell]}}}}
        """,
    "and so it is when the item is banished": f"""
        given: {{Ira: {{hand: [Grab]}}, Bravo: {{arena: [Chime]}}}}
        when: [{TAKEN}, {{banish: Chime}}, {{resolve: all}}]
        then: {{Ira: {{hand: 1}}, Bravo: {{hand: 0, banished: [Chime]}}}}
        """,
    "what nobody controls as it is banished is its owner's": """
        given: {Ira: {}, Bravo: {graveyard: [Chime]}}
        when: [{banish: Chime}, {resolve: all}]
        then: {Ira: {hand: 0}, Bravo: {hand: 1}}
        """,
    "items of both players are banished this way": """
        given: {Ira: {hand: [Purge], arena: [Bell], life: 10}, Bravo: {arena: [Shade], graveyard: [Chime]}}
        when: [{play: Purge}, {resolve: all}]
        then: {Ira: {life: 12}}
        """,
    "what was banished before is not banished this way": """
        given: {Ira: {hand: [Purge], arena: [Bell], life: 10}, Bravo: {arena: [Shade]}}
        when: [{banish: Shade}, {play: Purge}, {resolve: all}]
        then: {Ira: {life: 11}}
        """,
    "what a replacement effect banishes instead of destroying is banished this way": """
        given: {Ira: {hand: [Crush], arena: [Bell], life: 10}, Bravo: {arena: [Shade]}}
        when: [{play: Crush}, {resolve: all}]
        then: {Ira: {life: 11, graveyard: [Bell, Crush]}, Bravo: {banished: [Shade]}}
        """,
}
LINKS = {
    "the chain links of the attacker are not those of the defender": f"""
        given: {{Ira: {{hand: [{{card: Jab, as: a}}, {{card: Jab, as: b}}, {{card: Count, as: d}}], life: 10}},
          Bravo: {{hand: [{{card: Count, as: c}}], life: 20}}}}
        when: [{{play: a}}, {ONE_LINK}, {{play: b}}, {ONE_LINK}, {{play: d}}, {{pass: Ira}},
          {{play: c, by: Bravo}}, {{resolve: all}}]
        then: {{Ira: {{life: 12}}, Bravo: {{life: 18}}}}
        """,
    "an opponent counts them as an opponent's": f"""
        given: {{Ira: {{hand: [{{card: Jab, as: a}}, {{card: Jab, as: b}}]}}, Bravo: {{hand: [Envy], life: 20}}}}
        when: [{{play: a}}, {ONE_LINK}, {{play: b}}, {ONE_LINK}, {{pass: Ira}}, {{play: Envy, by: Bravo}},
          {{resolve: 1}}]
        then: {{Bravo: {{life: 20}}}}
        """,
    "the link of an attack that is gone is still its player's": f"""
        given: {{Ira: {{hand: [Jab, Count], life: 10}}, Bravo: {{}}}}
        when: [{{play: Jab}}, {ONE_LINK}, {{banish: Jab}}, {{play: Count}}, {{resolve: 1}}]
        then: {{Ira: {{life: 11}}}}
        """,
    "once the combat chain has closed there are none": f"""
        given: {{Ira: {{hand: [Jab, Count], life: 10}}, Bravo: {{}}}}
        when: [{{play: Jab}}, {ONE_LINK}, {{close combat chain: true}}, {{play: Count}}, {{resolve: 1}}]
        then: {{Ira: {{life: 10}}}}
        """,
}


@each(WHOSE)
def test_a_layer_is_whose_its_source_was_and_this_way_means_by_this_effect(body):
    FAB.confirm(body)


@each(LINKS)
def test_chain_links_are_counted_for_whoever_controls_them(body):
    FAB.confirm(body)


def test_what_its_controller_does_is_done_by_whoever_controlled_what_the_effect_destroyed():
    """The ones who own the cards are others than those who controlled them."""
    FAB.confirm("""
        given: {Ira: {hand: [Touch]}, Bravo: {arena: [{card: Cog, owner: Ira}]}}
        when: [{play: Touch}, {resolve: 1}]
        then: {Cog: {zone: graveyard}, Gold: {controller: Bravo}, events: [{event: is created, times: 2}]}
        """)
