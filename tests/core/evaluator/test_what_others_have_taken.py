"""Riftbound and Flesh and Blood: who is meant once an object is controlled by another player than its owner."""

from __future__ import annotations

import pytest

from tests.core.evaluator.cases import each
from tests.verdicts import Written

RIFTBOUND = Written(
    "riftbound",
    ("v1.2", "v1.3"),
    """
cards:
  Boar: {types: [unit], might: 3}
  Bard: {types: [unit], might: 1, abilities: [{when: {event: dies, object: me}, do: [{draw: 1}]}]}
  Choir: {types: [gear], abilities: [{when: {event: dies, object: {type: unit, controller: you}}, do: [{draw: 1}]}]}
  Heirloom: {types: [gear], abilities: [{when: {event: dies, object: {type: unit, owner: you}}, do: [{draw: 2}]}]}
  Anthem: {types: [gear], abilities: [{passive: {might: 1}, affects: {type: unit, controller: you}}]}
  Blade: {types: [gear], tags: [Equipment], might: 2}
  Push: {types: [spell], abilities: [{do: [{return: {choose: 1, type: unit}}]}]}
  Count: {types: [spell], abilities: [{do: [{draw: {count: {type: unit, controller: you}}}]}]}
""",
)
IN_RIFTBOUND = {
    "a unit that another player controls dies into its owner's trash, and its ability is its controller's": """
        given: {turn: {player: Ahri}, Ahri: {deck: 3}, Jinx: {base: [Bard], deck: 3}}
        when: [{take control: Bard, by: Ahri}, {kill: Bard}, {resolve: all}]
        then: {Bard: {zone: trash}, Jinx: {trash: [Bard], hand: 0}, Ahri: {trash: [], hand: 1}}
        """,
    "its death is a friendly one for its controller, and one of their own units for its owner": """
        given: {turn: {player: Ahri}, Ahri: {base: [Choir], deck: 5}, Jinx: {base: [Boar, Heirloom], deck: 5}}
        when: [{take control: Boar, by: Ahri}, {kill: Boar}, {resolve: all}]
        then: {Ahri: {hand: 1}, Jinx: {hand: 2}, triggers: {Choir: 1, Heirloom: 1}}
        """,
    "while its owner controls it, its death is nobody else's": """
        given: {turn: {player: Ahri}, Ahri: {base: [Choir], deck: 5}, Jinx: {base: [Boar, Heirloom], deck: 5}}
        when: [{kill: Boar}, {resolve: all}]
        then: {Ahri: {hand: 0}, Jinx: {hand: 2}, triggers: {Choir: 0, Heirloom: 1}}
        """,
    "it returns to its owner's hand": """
        given: {turn: {player: Ahri}, Ahri: {hand: [Push]}, Jinx: {base: [Boar]}}
        when: [{take control: Boar, by: Ahri}, {play: Push, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Boar}]
        then: {Ahri: {hand: 0}, Jinx: {hand: [Boar]}}
        """,
    "what its new controller has applies to it, and what its owner has no longer does": """
        given: {turn: {player: Ahri}, Ahri: {}, Jinx: {base: [Boar, Anthem]}}
        when: [{check: {Boar: {might: 4}}}, {take control: Boar, by: Ahri}]
        then: {Boar: {might: 3, controller: Ahri}}
        """,
    "it counts for its controller": """
        given: {turn: {player: Ahri}, Ahri: {hand: [Count], base: [Bard], deck: 5}, Jinx: {base: [Boar]}}
        when: [{take control: Boar, by: Ahri}, {play: Count, by: Ahri}, {resolve: all}]
        then: {Ahri: {hand: 2}}
        """,
}


@each(IN_RIFTBOUND)
def test_in_riftbound(body: str) -> None:
    RIFTBOUND.confirm(body)


FLESH_AND_BLOOD = Written(
    "flesh-and-blood",
    ("2026-06-10", "2026-02"),
    """
cards:
  Wreath: {types: [action], subtypes: [item]}
  Altar: {types: [action], subtypes: [aura], abilities: [
    {when: {event: is destroyed, object: {subtype: item, controller: you}}, do: [{gain life: 1}]}]}
  Fingers: {types: [action], cost: 0, abilities: [{do: [{steal: {choose: 1, subtype: item, controller: opponent}}]}]}
  Hammer: {types: [instant], cost: 0, abilities: [{do: [{destroy: {choose: 1, subtype: item}}]}]}
""",
)
IN_FLESH_AND_BLOOD = {
    "a stolen item is destroyed into its owner's graveyard": """
        given: {turn: {player: Ira}, Ira: {hand: [Fingers, Hammer]}, Dorn: {arena: [Wreath]}}
        when: [{play: Fingers, by: Ira}, {resolve: all}, {play: Hammer, by: Ira}, {resolve: all}]
        choices: [{player: Ira, question: targets, answer: Wreath}, {player: Ira, question: targets, answer: Wreath}]
        then: {Ira: {arena: []}, Dorn: {graveyard: [Wreath]}}
        """,
    "its destruction is seen by whoever controlled it": """
        given: {turn: {player: Ira}, Ira: {hand: [Fingers, Hammer], arena: [Altar], life: 20}, Dorn: {arena: [Wreath]}}
        when: [{play: Fingers, by: Ira}, {resolve: all}, {play: Hammer, by: Ira}, {resolve: all}]
        choices: [{player: Ira, question: targets, answer: Wreath}, {player: Ira, question: targets, answer: Wreath}]
        then: {Ira: {life: 21}, triggers: {Altar: 1}}
        """,
    "an item of an opponent is none of one's own": """
        given: {turn: {player: Ira}, Ira: {hand: [Hammer], arena: [Altar], life: 20}, Dorn: {arena: [Wreath]}}
        when: [{play: Hammer, by: Ira}, {resolve: all}]
        choices: [{player: Ira, question: targets, answer: Wreath}]
        then: {Ira: {life: 20}, triggers: {Altar: 0}}
        """,
}


@each(IN_FLESH_AND_BLOOD)
def test_in_flesh_and_blood(body: str) -> None:
    FLESH_AND_BLOOD.confirm(body)


@pytest.mark.parametrize("edition", RIFTBOUND.editions)
def test_gear_that_is_attached_to_a_unit_stays_its_own_controllers(edition: str) -> None:
    RIFTBOUND.confirm(
        """
        given: {turn: {player: Ahri}, Ahri: {}, Jinx: {base: [Boar, {card: Blade, attached to: Boar}]}}
        when: [{take control: Boar, by: Ahri}]
        then: {Boar: {controller: Ahri, might: 5}, Blade: {controller: Jinx}}
        """,
        edition,
    )
