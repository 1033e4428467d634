"""Flesh and Blood as it is played: whose equipment defends, when the attack step comes, and what cannot be replaced."""

from __future__ import annotations

import pytest

from rules_data.core.abilities.reading import ability_text
from rules_data.core.scenarios import UnableToReadScenario
from tests.core.evaluator.cases import each
from tests.verdicts import Written

CARDS = """
cards:
  Strike: {types: [action], subtypes: [attack], power: 4, defense: 3, cost: 0}
  Jab: {types: [action], subtypes: [attack], power: 1, cost: 0, keywords: [go again]}
  Mist: {types: [action], subtypes: [attack], supertypes: [Illusionist], power: 8, cost: 0, keywords: [phantasm]}
  Brute: {types: [action], subtypes: [attack], power: 6, defense: 3, cost: 0}
  Rider: {types: [action], subtypes: [attack], power: 3, cost: 0, abilities: [{when: {event: attacks, object: me},
    do: [{gain life: 1}]}]}
  Helm: {types: [equipment], subtypes: [head], defense: 1}
  Buckler: {types: [equipment], subtypes: [off-hand], defense: 2}
  Guard Sword: {types: [weapon], subtypes: [sword, 1H], power: 3, defense: 2}
  Fangs: {types: [instant], cost: 0, abilities: [{do: [{equip token: {name: Graphene Chelicera}, as: fang},
    {if: {done: true}, do: [{give: {power: 2}, to: {that: fang}}], otherwise: [{gain life: 1}]}]}]}
  Great Axe: {types: [weapon], subtypes: [axe, 2H], power: 4}
  Knife: {types: [weapon], subtypes: [dagger, 1H], power: 1}
  Twig: {types: [instant], cost: 0, abilities: [{do: [{equip token: {name: Twig Token}}]}]}
  Twig Token: {types: [token], subtypes: [aura]}
  Drake: {types: [token], subtypes: [dragon, ally], power: 4, life: 4, abilities: [{use: {action points: 1},
    keywords: [action], limit: once each turn, do: [{attack: true}]}]}
  Hatch: {types: [action], cost: 0, keywords: [go again], abilities: [{do: [{transform: {choose: 1, subtype: ash,
    controller: you, target: false}, into token: {name: Drake}}]}]}
  Kindle: {types: [action], subtypes: [ash]}
  Haze: {types: [action], subtypes: [aura], abilities: [{passive: {keyword: phantasm}, affects: {type: weapon,
    controller: you}}]}
  Sabre: {types: [weapon], subtypes: [sword, 1H], power: 3, abilities: [{use: {action points: 1}, keywords: [action],
    do: [{attack: true}]}]}
  Ember Lord: {types: [hero], life: 20, intellect: 4, abilities: [
    {use: {resources: 2}, keywords: [instant], do: [{gain life: 1}]},
    {passive: {cost: {resources: {times: [-1, {count: {is: [chain link], controller: you}}]}}}, affects: me}]}
  Cheap Charm: {types: [action], subtypes: [item], cost: 1, abilities: [
    {use: {resources: 1}, keywords: [instant], do: [{gain life: 1}]}, {passive: {cost: {resources: -1}}, affects: me}]}
  Wolf: {types: [action], subtypes: [ally], life: 3, power: 2}
"""
FAB = Written("flesh-and-blood", ("2026-06-10", "2026-02"), CARDS)

EQUIPMENT = {
    "whoever controls equipment defends with it, whoever owns it": """
        given: {Ira: {hand: [Strike]}, Bravo: {head: [{card: Helm, owner: Ira}]}}
        when: [{play: Strike}, {resolve: 1}, {defend: [Helm], by: Bravo}, {advance to: damage}]
        then: {Bravo: {life: 17}}
        """,
    "and returns to its place as that player's": """
        given: {Ira: {hand: [Strike]}, Bravo: {head: [{card: Helm, owner: Ira}]}}
        when: [{play: Strike}, {resolve: 1}, {defend: [Helm], by: Bravo}, {close combat chain: true}]
        then: {Helm: {zone: head, controller: Bravo}}
        """,
    "an owner does not defend with equipment that another controls": """
        given: {Bravo: {hand: [Strike], head: [{card: Helm, owner: Ira}]}, Ira: {}}
        when: [{play: Strike}, {resolve: 1}, {defend: [Helm], by: Ira}]
        then: {illegal: 7.3.2}
        """,
    "a weapon is no equipment, whatever defense it has": """
        given: {Ira: {hand: [Strike]}, Bravo: {weapons: [Guard Sword]}}
        when: [{play: Strike}, {resolve: 1}, {defend: [Guard Sword], by: Bravo}]
        then: {illegal: 7.3.2}
        """,
    "equipment in a weapon zone defends": """
        given: {Ira: {hand: [Strike]}, Bravo: {weapons: [Buckler]}}
        when: [{play: Strike}, {resolve: 1}, {defend: [Buckler], by: Bravo}, {advance to: damage}]
        then: {Bravo: {life: 18}}
        """,
}

STEPS = {
    "everyone passes on an attack until its attack step, and no further": """
        given: {Ira: {hand: [Rider]}, Bravo: {}}
        when: [{play: Rider}, {advance to: attack}]
        then: {state: attack, stack: [Rider], Ira: {life: 20}}
        """,
    "so it is with the second attack on a chain": """
        given: {Ira: {hand: [Jab, Strike]}, Bravo: {}}
        when: [{play: Jab}, {advance to: resolution}, {play: Strike}, {advance to: attack}]
        then: {state: attack, Bravo: {life: 19}, Strike: {is: [attacking]}}
        """,
    "a later step comes after what triggered in the attack step has resolved": """
        given: {Ira: {hand: [Rider]}, Bravo: {}}
        when: [{play: Rider}, {advance to: defend}]
        then: {state: defend, stack: [], Ira: {life: 21}}
        """,
    "a chain that closes as the stack is emptied leaves the action phase as it is": """
        given: {Ira: {hand: [Mist], action points: 2}, Bravo: {hand: [Brute]}}
        when: [{play: Mist}, {resolve: 1}, {defend: [Brute], by: Bravo}, {close combat chain: true}]
        then: {state: closed, phase: action, turn: Ira, Ira: {action points: 1}}
        """,
}


OWN_COSTS = {
    "a hero's ability costs what the hero says of its cost": """
        given: {Ira: {hero: [Ember Lord], hand: [Jab], resources: 1}, Bravo: {}}
        when: [{play: Jab}, {resolve: 1}, {use: Ember Lord}, {resolve: 1}]
        then: {Ira: {life: 21, resources: 0}}
        """,
    "without a chain link it costs as much as it says": """
        given: {Ira: {hero: [Ember Lord], resources: 1}, Bravo: {}}
        when: [{use: Ember Lord}]
        then: {illegal: 1.14.2}
        """,
    "nobody else's ability costs less": """
        given: {Ira: {hero: [Ember Lord], hand: [Jab]}, Bravo: {hero: [{card: Ember Lord, as: other}], resources: 1}}
        when: [{play: Jab}, {resolve: 1}, {pass: Ira}, {use: other, by: Bravo}]
        then: {illegal: 1.14.2}
        """,
    "of a card that is played it is the cost of the card": """
        given: {Ira: {hand: [Cheap Charm]}, Bravo: {}}
        when: [{play: Cheap Charm}, {resolve: 1}, {use: Cheap Charm}]
        then: {illegal: 1.14.2}
        """,
}


@each(OWN_COSTS)
def test_what_is_never_played_says_what_its_abilities_cost(body):
    FAB.confirm(body)


MATERIAL = {
    "an Ash under a permanent gives that permanent phantasm, and no other": """
        given: {Ira: {hand: [Hatch], arena: [{token: Ash, as: ash}, {card: Drake, as: elder}]}, Bravo: {}}
        when: [{play: Hatch}, {resolve: 1}]
        then: {Drake: {keywords: [phantasm]}, elder: {lacks: [phantasm]}, ash: {zone: under}}
        """,
    "what else lies there gives it nothing": """
        given: {Ira: {hand: [Hatch], arena: [Kindle]}, Bravo: {}}
        when: [{play: Hatch}, {resolve: 1}]
        then: {Drake: {lacks: [phantasm]}}
        """,
    "in the arena an Ash gives nothing": """
        given: {Ira: {arena: [{token: Ash}, Drake]}, Bravo: {}}
        when: [{pass: Ira}]
        then: {Drake: {lacks: [phantasm]}}
        """,
    "a dragon with phantasm is destroyed in one layer, and with it what lies under it": """
        given: {Ira: {hand: [Hatch], arena: [{token: Ash, as: ash}]}, Bravo: {hand: [Brute]}}
        when:
          - {play: Hatch}
          - {resolve: 1}
          - {use: Drake}
          - {resolve: 1}
          - {defend: [Brute], by: Bravo}
          - check: {stack: [Drake/phantasm]}
          - {resolve: 1}
        then: {Drake: {zone: nowhere}, ash: {zone: nowhere}, state: closed, Bravo: {life: 20}}
        """,
    "so is a weapon that an effect gives it, in one layer": """
        given: {Ira: {weapons: [Sabre], arena: [Haze]}, Bravo: {hand: [Brute]}}
        when:
          - {use: Sabre}
          - {resolve: 1}
          - {defend: [Brute], by: Bravo}
          - check: {stack: [Sabre/phantasm]}
          - {resolve: 1}
        then: {Sabre: {zone: graveyard}, state: closed}
        """,
}


@each(MATERIAL)
def test_what_lies_under_a_permanent_gives_it_what_it_says(body):
    FAB.confirm(body)


@pytest.mark.parametrize(
    ("line", "more"),
    [
        ("Material - While this is under a permanent, that object has phantasm.", {}),
        ("Material - While this is under a permanent other than Drake, that permanent gets phantasm.",
         {"not name": "Drake"}),
    ],
)  # fmt: skip
def test_what_a_material_gives_is_read(line, more):
    (found,) = ability_text("flesh-and-blood").read(line, "Kindle")
    (ability,) = found.data["abilities"]
    assert ability["affects"] == {"all": {"what I am under": True, **more}}
    assert ability["works in"] == ["under"]


EQUIPPED_TOKENS = {
    "a token that is equipped is in a weapon zone, and the instruction knows it": """
        given: {Ira: {hand: [Fangs], weapons: [Knife], resources: 1}, Bravo: {}}
        when: [{play: Fangs}, {resolve: 1}, {use: Graphene Chelicera}, {close combat chain: true}]
        then: {Graphene Chelicera: {zone: weapon, is: [equipped], controller: Ira}, Bravo: {life: 17}}
        """,
    "where a two-hander is held, no token is created, and what follows knows that": """
        given: {Ira: {hand: [Fangs], weapons: [Great Axe]}, Bravo: {}}
        when: [{play: Fangs}, {resolve: 1}]
        then: {Ira: {life: 21, weapons: [Great Axe]}, events: [{event: is created, times: 0}]}
        """,
    "two of them need both weapon zones": """
        given: {Ira: {hand: [Fangs, {card: Fangs, as: more}, {card: Fangs, as: most}]}, Bravo: {}}
        when: [{play: Fangs}, {resolve: 1}, {play: more}, {resolve: 1}, {play: most}, {resolve: 1}]
        then: {Ira: {life: 21, weapons: {count: 2}}, events: [{event: is equipped, times: 2}]}
        """,
    "a token that goes to no zone is not created either": """
        given: {Ira: {hand: [Twig]}, Bravo: {}}
        when: [{play: Twig}, {resolve: 1}]
        then: {events: [{event: is created, times: 0}]}
        """,
}


@each(EQUIPPED_TOKENS)
def test_a_token_is_created_and_equipped_or_neither(body):
    FAB.confirm(body)


def test_equipping_a_token_is_read_and_written():
    (found,) = ability_text("flesh-and-blood").read("Equip a Graphene Chelicera token.", "Fangs")
    assert found.data == {"abilities": [{"do": [{"equip token": {"name": "Graphene Chelicera"}}]}]}
    assert found.reading.written == "equip a graphene chelicera token ."


@each(EQUIPMENT)
def test_equipment_defends_for_whoever_controls_it(body):
    FAB.confirm(body)


@each(STEPS)
def test_a_step_of_combat_comes_once_it_has_begun(body):
    FAB.confirm(body)


def with_echo(event):
    """A scenario with an aura that replaces this event."""
    ability = f"{{replace: {{event: {event}}}, with: [{{draw: 1}}]}}"
    echo = f"  Echo: {{types: [action], subtypes: [aura], abilities: [{ability}]}}"
    return Written("flesh-and-blood", ("2026-06-10",), f"{CARDS}{echo}\n").read(
        "given: {Ira: {arena: [Echo], hand: [Strike]}, Bravo: {}}\nwhen: [{play: Strike}]\nthen: {Ira: {hand: 0}}"
    )


@pytest.mark.parametrize(
    ("event", "advice"),
    [
        ("deals damage, player: you", "takes damage"),
        ("hits, object: {controller: you}", "takes damage"),
        ("is hit, object: {type: hero}", "takes damage"),
        ("dies, object: {controller: you}", "is destroyed"),
        ("leaves, object: {controller: you}", "is destroyed"),
        ("attacks, object: {controller: you}", "cannot: attack"),
        ("defends, player: opponent", "cannot: defend"),
        ("is played, player: you", "cannot"),
        ("combat chain closes", "when"),
        ("start of, phase: turn", "when"),
        ("intimidates, player: you", "is banished"),
    ],
)
def test_an_event_that_only_tells_of_another_is_not_replaced(event, advice):
    with pytest.raises(UnableToReadScenario) as refused:
        with_echo(event)
    assert "an event that can be replaced" in str(refused.value)
    assert advice in str(refused.value)


@pytest.mark.parametrize("event", ["takes damage", "is destroyed", "draws", "opts", "shuffles", "clashes"])
def test_an_event_that_something_can_take_the_place_of_is_replaced(event):
    assert with_echo(event).slug
