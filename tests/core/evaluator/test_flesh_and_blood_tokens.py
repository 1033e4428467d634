"""Flesh and Blood, section 8.6: a token that is only named has the abilities that the rules give it."""

from __future__ import annotations

import pytest

from rules_data.core.scenarios import UnableToReadScenario
from tests.core.evaluator.cases import each
from tests.verdicts import Written

CARDS = """
cards:
  Strike: {types: [action], subtypes: [attack], power: 4, defense: 3, cost: 0}
  Boulder: {types: [action], subtypes: [attack], supertypes: [Guardian], power: 6, cost: 2}
  Mountain: {types: [action], supertypes: [Guardian], keywords: [{heave: 1}]}
  Avalanche: {types: [action], subtypes: [attack], supertypes: [Guardian], power: 6, cost: 2, abilities: [
    {passive: {can: be played as an instant}, affects: me, works in: hand}]}
  Plan: {types: [action], defense: 2, cost: 0, abilities: [{do: [{gain life: 1}]}]}
  Cog Work: {types: [action], subtypes: [attack], power: 2, cost: 0, keywords: [boost]}
  Bulwark: {types: [block], defense: 3}
  Wisp: {types: [instant], cost: 0, abilities: [{do: [{draw: 1}]}]}
  Edge: {types: [weapon], subtypes: [sword], power: 3, abilities: [
    {use: {action points: 1}, keywords: [action], do: [{attack: true}]}]}
  Shade: {types: [action], supertypes: [Shadow], cost: 0}
  Lamp: {types: [action], supertypes: [Light], cost: 0}
  Maker: {types: [instant], cost: 0, abilities: [{do: [{create token: {name: Runechant}, count: 2}]}]}
  Bolt: {types: [instant], cost: 0, abilities: [{do: [
    {deal: 2, type: arcane, to: {choose: 1, type: hero, controller: opponent}}]}]}
"""
FAB = Written("flesh-and-blood", ("2026-06-10", "2026-02"), CARDS)

TOKENS = {
    "Quicken gives an attack go again": """
        given: {Ira: {hand: [Strike], arena: [{token: Quicken}]}, Bravo: {}}
        when: [{play: Strike}, {resolve: 1}, {resolve: 1}, {advance to: resolution}]
        then: {Quicken: {zone: nowhere}, Ira: {action points: 1}}
        """,
    "Quicken does so for a weapon": """
        given: {Ira: {weapons: [Edge], arena: [{token: Quicken}]}, Bravo: {}}
        when: [{use: Edge}, {resolve: 1}, {resolve: 1}, {advance to: resolution}]
        then: {Ira: {action points: 1}}
        """,
    "Quicken minds nothing that is no attack": """
        given: {Ira: {hand: [Plan], arena: [{token: Quicken}]}, Bravo: {}}
        when: [{play: Plan}, {resolve: all}]
        then: {Quicken: {zone: permanent}, Ira: {action points: 0}}
        """,
    "each Runechant deals one arcane damage as an attack is played": """
        given: {Ira: {hand: [Maker, Strike]}, Bravo: {life: 20}}
        when: [{play: Maker}, {resolve: 1}, {play: Strike}, {resolve: 2}]
        choices: [{player: Ira, question: order triggers, answer: [Runechant, Runechant 2]}]
        then: {Bravo: {life: 18}, stack: [Strike]}
        """,
    "Seismic Surge makes the next Guardian attack cheaper": """
        given: {Ira: {}, Bravo: {hand: [Boulder], arena: [{token: Seismic Surge}], resources: 0, pitch: []}}
        when: [{end turn: true}, {resolve: all}, {play: Boulder, by: Bravo}]
        then: {illegal: true, Seismic Surge: {zone: nowhere}}
        twin:
          change: {given.Bravo.arena: [{token: Seismic Surge, as: s1}, {token: Seismic Surge, as: s2}],
            choices: [{player: Bravo, question: order triggers, answer: [s1, s2]}], then: {}}
          then: {stack: [Boulder]}
        """,
    "the Seismic Surge that heave makes lowers what its own controller pays": """
        given:
          turn: {player: Bravo}
          Bravo: {hand: [Mountain, Boulder], resources: 1}
          Ira: {}
        when: [{advance to: end}, {end turn: true}, {end turn: true}, {resolve: all}, {gain resources: 1, by: Bravo},
          {play: Boulder, by: Bravo}]
        choices: [{player: Bravo, question: pay, answer: yes}]
        then: {Boulder: {zone: stack}, Bravo: {resources: 0}}
        """,
    "the Seismic Surge that heave makes lowers nothing for opponents": """
        given:
          turn: {player: Bravo}
          Bravo: {hand: [Mountain], resources: 1}
          Ira: {hand: [Avalanche]}
        when: [{advance to: end}, {end turn: true}, {end turn: true}, {resolve: all}, {gain resources: 1, by: Ira},
          {play: Avalanche, by: Ira, as instant: true, attacking: "Bravo's hero"}]
        choices: [{player: Bravo, question: pay, answer: yes}, {player: Ira, question: arsenal, answer: none}]
        then: {illegal: true}
        twin: {change: {when.4: {gain resources: 2, by: Ira}, then: {}}, then: {Avalanche: {zone: stack}}}
        """,
    "Copper, Silver and Gold are turned into cards": """
        given: {Ira: {arena: [{token: Copper}, {token: Silver}, {token: Gold}], resources: 9, hand: []}, Bravo: {}}
        when: [{use: Copper}, {resolve: 1}, {use: Silver}, {resolve: 1}, {use: Gold}, {resolve: 1}]
        then: {Ira: {hand: {count: 3}, resources: 0, action points: 1}}
        """,
    "Zen State asks for a counter and prevents a point": """
        given: {Ira: {}, Bravo: {arena: [{token: Zen State, counters: {balance: 1}}], life: 20}}
        when: [{deal: 3, to: Bravo, by: Ira}, {end turn: true}, {resolve: all}]
        choices: [{player: Bravo, question: pay, answer: yes}]
        then: {Bravo: {life: 18}, Zen State: {zone: permanent, counters: {balance: 0}}}
        twin: {change: {given.Bravo.arena: [{token: Zen State}], choices: []}, then: {Zen State: {zone: nowhere}}}
        """,
    "Blasmophet takes a card from a soul": """
        given: {Ira: {hand: [Shade], arena: [{token: "Blasmophet, the Soul Harvester", as: b}]}, Bravo: {soul: [Lamp]}}
        when: [{use: b}, {resolve: 1}, {resolve: 1}]
        choices: [{player: Ira, question: may, answer: yes}, {player: Ira, question: may, answer: yes}]
        then: {Shade: {zone: banished}, Lamp: {zone: banished}}
        """,
    "a Soul Shackle banishes in each action phase": """
        given: {Ira: {}, Bravo: {arena: [{token: Soul Shackle}], deck: [Lamp, Shade]}}
        when: [{end turn: true}, {resolve: all}]
        then: {Lamp: {zone: banished}, Shade: {zone: deck}}
        """,
    "a Spectral Shield wards": """
        given: {Ira: {}, Bravo: {arena: [{token: Spectral Shield}], life: 20}}
        when: [{deal: 3, to: Bravo, by: Ira}]
        then: {Bravo: {life: 18}, Spectral Shield: {zone: nowhere}}
        """,
    "Ursur goes again where there is a soul": """
        given: {Ira: {arena: [{token: "Ursur, the Soul Reaper", as: u}]}, Bravo: {soul: [Lamp], life: 20}}
        when: [{use: u}, {resolve: 1}, {resolve: all}, {advance to: resolution}]
        then: {Ira: {action points: 1}, Bravo: {life: 14}}
        twin: {change: {given.Bravo: {life: 20}}, then: {Ira: {action points: 0}}}
        """,
    "Frostbite makes one card dearer": """
        given: {Ira: {hand: [Plan, Wisp], arena: [{token: Frostbite}], resources: 1}, Bravo: {}}
        when: [{play: Plan}, {resolve: 1}]
        then: {Frostbite: {zone: nowhere}, Ira: {resources: 0}, stack: [Plan]}
        twin: {change: {given.Ira.resources: 0, when: [{play: Plan}]}, then: {illegal: true}}
        """,
    "Frostbite melts at the end of a turn": """
        given: {Ira: {arena: [{token: Frostbite}]}, Bravo: {arena: [{token: Frostbite, as: other}]}}
        when: [{advance to: end}]
        then: {Frostbite: {zone: nowhere}, other: {zone: permanent}}
        """,
    "an Embodiment of Earth hardens what defends": """
        given: {Ira: {hand: [Strike]}, Bravo: {hand: [Plan], arena: [{token: Embodiment of Earth}], life: 20}}
        when: [{play: Strike}, {resolve: 1}, {defend: [Plan], by: Bravo}, {advance to: damage}]
        then: {Bravo: {life: 19}}
        """,
    "an Embodiment of Lightning is for attack action cards": """
        given: {Ira: {weapons: [Edge], hand: [Strike], arena: [{token: Embodiment of Lightning, as: e}]}, Bravo: {}}
        when: [{use: Edge}, {resolve: 1}]
        then: {e: {zone: permanent}}
        twin: {change: {when: [{play: Strike}, {resolve: 1}, {resolve: 1}, {advance to: resolution}]},
          then: {e: {zone: nowhere}, Ira: {action points: 1}}}
        """,
    "Ponder draws at the end": """
        given: {Ira: {arena: [{token: Ponder}], hand: [], arsenal: [Plan]}, Bravo: {}}
        when: [{advance to: end}]
        then: {Ponder: {zone: nowhere}, events: [{event: draws, times: 4}]}
        """,
    "a Bloodrot Pox is paid for or hurts": """
        given: {Ira: {arena: [{token: Bloodrot Pox}], life: 20, resources: 3}, Bravo: {}}
        when: [{advance to: end}]
        choices: [{player: Ira, question: pay, answer: yes}]
        then: {Ira: {life: 20}}
        twin: {change: {given.Ira.resources: 0, choices: []}, then: {Ira: {life: 18}}}
        """,
    "Frailty weakens attacks from the arsenal and those of weapons": """
        given:
          Ira: {arsenal: [Strike], weapons: [Edge], arena: [{token: Frailty}], action points: 2}
          Bravo: {life: 20}
        when: [{play: Strike}, {resolve: 1}, {advance to: resolution}, {use: Edge}, {resolve: 1},
          {advance to: resolution}]
        then: {Bravo: {life: 15}}
        twin: {change: {given.Ira.arsenal: [], given.Ira.hand: [Strike]}, then: {Bravo: {life: 14}}}
        """,
    "Frailty is for its own controller, and over at the end of the turn": """
        given: {Ira: {arsenal: [Strike]}, Bravo: {arena: [{token: Frailty, as: theirs}], life: 20}}
        when: [{play: Strike}, {resolve: 1}, {advance to: resolution}, {end turn: true}]
        then: {Bravo: {life: 16}, theirs: {zone: permanent}}
        twin: {change: {given.Bravo: {life: 20}, given.Ira.arena: [{token: Frailty, as: theirs}]},
          then: {Bravo: {life: 17}, theirs: {zone: nowhere}}}
        """,
    "Confidence lets two cards defend that are no block cards": """
        given: {Ira: {hand: [Plan, {card: Plan, as: other}, {card: Plan, as: third}, Bulwark], life: 20},
          Bravo: {hand: [Strike], arena: [{token: Confidence}]}}
        when: [{end turn: true}, {play: Strike, by: Bravo}, {resolve: 1}, {defend: [Plan, other, third], by: Ira}]
        choices: [{player: Ira, question: arsenal, answer: none}]
        then: {illegal: true}
        twin: {change: {when.3: {defend: [Plan, other, Bulwark], by: Ira}, then: {}},
          then: {Bulwark: {is: [defending]}}}
        """,
    "Confidence is over with the first attack action card": """
        given: {Ira: {hand: [Plan, {card: Plan, as: other}, {card: Plan, as: third}], life: 20},
          Bravo: {hand: [Strike, {card: Strike, as: second}], arena: [{token: Confidence}]}}
        when: [{end turn: true}, {play: Strike, by: Bravo}, {resolve: 1}, {advance to: resolution},
          {gain action points: 1, by: Bravo}, {play: second, by: Bravo}, {resolve: 1},
          {defend: [Plan, other, third], by: Ira}]
        choices: [{player: Ira, question: arsenal, answer: none}]
        then: {third: {is: [defending]}}
        """,
    "Inertia takes hand and arsenal": """
        given: {Ira: {arena: [{token: Inertia}], hand: [Plan], arsenal: [Strike], deck: 9}, Bravo: {}}
        when: [{advance to: end}]
        choices: [{player: Ira, question: order on the bottom, answer: [Plan, Strike]}]
        then: {Plan: {zone: deck}, Strike: {zone: deck}, Inertia: {zone: nowhere}}
        """,
    "Courage adds a point of power": """
        given: {Ira: {hand: [Strike], arena: [{token: Courage}]}, Bravo: {life: 20}}
        when: [{play: Strike}, {resolve: 2}, {advance to: damage}]
        then: {Bravo: {life: 15}}
        """,
    "Eloquence is for what is no attack": """
        given: {Ira: {hand: [Plan], arena: [{token: Eloquence}]}, Bravo: {}}
        when: [{play: Plan}, {resolve: all}]
        then: {Ira: {action points: 1}, Eloquence: {zone: nowhere}}
        """,
    "a Hyper Driver without a counter is gone": """
        given: {Ira: {hand: [Cog Work], arena: [{token: Hyper Driver, counters: {steam: 1}}], deck: [Plan]}, Bravo: {}}
        when: [{play: Cog Work}, {resolve: 1}, {check: {Ira: {resources: 1}}}, {resolve: 1}]
        choices: [{player: Ira, question: pay optional cost, answer: yes}]
        then: {Hyper Driver: {zone: nowhere}}
        """,
    "Might, Vigor and Agility help the turn's first attack": """
        given: {Ira: {life: 20}, Bravo: {hand: [Strike], arena: [{token: Might}, {token: Vigor}, {token: Agility}]}}
        when: [{end turn: true}, {play: Strike, by: Bravo}, {resolve: 1}, {advance to: resolution}]
        choices: [{player: Bravo, question: order triggers, answer: [Might, Vigor, Agility]}]
        then: {Ira: {life: 15}, Bravo: {resources: 1, action points: 1}}
        """,
    "a Cintari Sellsword follows a weapon": """
        given: {Ira: {weapons: [Edge], arena: [{token: Cintari Sellsword}], resources: 1, action points: 2},
          Bravo: {life: 20}}
        when: [{use: Cintari Sellsword}]
        then: {illegal: true}
        twin: {change: {when: [{use: Edge}, {resolve: 1}, {advance to: resolution}, {use: Cintari Sellsword},
          {resolve: 1},
          {advance to: resolution}]}, then: {Bravo: {life: 14}, Ira: {action points: 1}}}
        """,
    "a Graphene Chelicera goes again against a marked hero": """
        given: {Ira: {weapons: [{token: Graphene Chelicera}], resources: 1}, Bravo: {}}
        when: [{mark: Bravo, by: Ira}, {use: Graphene Chelicera}, {resolve: 1}, {resolve: all},
          {advance to: resolution}]
        then: {Ira: {action points: 1}}
        twin: {change: {when.0: {draw: 1, by: Ira}}, then: {Ira: {action points: 0}}}
        """,
    "Fealty makes the next card Draconic": """
        given: {Ira: {hand: [Plan], arena: [{token: Fealty}]}, Bravo: {}}
        when: [{use: Fealty}, {resolve: 1}, {play: Plan}]
        then: {Plan: {supertypes: [Draconic]}}
        """,
    "Fealty that has done nothing is gone": """
        given: {Ira: {arena: [{token: Fealty}]}, Bravo: {}}
        when: [{advance to: end}]
        then: {Fealty: {zone: nowhere}}
        """,
    "a Golden Cog is cranked or kept": """
        given: {Ira: {}, Bravo: {arena: [{token: Golden Cog, counters: {steam: 1}}]}}
        when: [{end turn: true}]
        choices: [{player: Bravo, question: pay, answer: yes}]
        then: {Golden Cog: {zone: permanent, counters: {steam: 0}}}
        """,
    "Toughness hardens one action card": """
        given: {Ira: {arena: [{token: Toughness}], hand: [Plan], life: 20}, Bravo: {hand: [Strike]}}
        when: [{end turn: true}, {play: Strike, by: Bravo}, {resolve: 1}, {defend: [Plan], by: Ira},
          {advance to: damage}]
        choices: [{player: Ira, question: arsenal, answer: none}]
        then: {Ira: {life: 19}}
        """,
    "a Sigil of Fate looks ahead as it leaves": """
        given: {Ira: {}, Bravo: {arena: [{token: Sigil of Fate}], deck: [Lamp, Shade]}}
        when: [{end turn: true}, {resolve: all}]
        choices: [{player: Bravo, question: opt, answer: [Lamp]}]
        then: {Sigil of Fate: {zone: nowhere}}
        """,
    "an Aether Ashwing has a barrier against arcane damage": """
        given: {Ira: {hand: [Bolt]}, Bravo: {arena: [{token: Aether Ashwing}], resources: 1, life: 20}}
        when: [{play: Bolt}, {resolve: 1}]
        choices: [{player: Bravo, question: apply replacement, answer: yes}]
        then: {Bravo: {life: 19}}
        """,
    "what is described is as it is described": """
        given: {Ira: {hand: [Strike], arena: [{token: Quicken, abilities: []}]}, Bravo: {}}
        when: [{play: Strike}, {resolve: 1}, {advance to: resolution}]
        then: {Quicken: {zone: permanent}, Ira: {action points: 0}}
        """,
}


@each(TOKENS)
def test_of_a_token_that_the_rules_define(body: str) -> None:
    FAB.confirm(body)


@pytest.mark.parametrize("name", ["Goldkiss Rum", "Bait"])
def test_a_token_whose_abilities_cannot_be_said_has_to_be_described(name: str) -> None:
    """It would otherwise do nothing, and a run could not say that it does nothing."""
    with pytest.raises(UnableToReadScenario, match=f"'{name}', which has others"):
        FAB.read(f"given: {{Ira: {{arena: [{{token: {name}}}]}}, Bravo: {{}}}}\nwhen: []\nthen: {{winner: none}}")
    FAB.read(
        f"given: {{Ira: {{arena: [{{token: {name}, abilities: []}}]}}, Bravo: {{}}}}\nwhen: []\nthen: {{winner: none}}"
    )
