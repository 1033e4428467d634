"""Flesh and Blood from its rules alone: costs, replaced events, last known information, several players and objects."""

from __future__ import annotations

from rules_data.core.scenarios import run_scenario
from tests.core.evaluator.cases import each
from tests.shipped import scenario_in
from tests.verdicts import Written, assert_confirmed

CARDS = """
cards:
  Big: {types: [action], subtypes: [attack], cost: 3, power: 7, pitch: 1, abilities: []}
  Blue: {types: [action], subtypes: [attack], cost: 0, power: 1, pitch: 3, abilities: []}
  Red: {types: [action], subtypes: [attack], cost: 0, power: 3, defense: 3, pitch: 1, abilities: []}
  Hand Fee: {types: [action], cost: 0, abilities: [{passive: {additional cost: {discard: 1}}, affects: me},
    {do: [{draw: 2}]}]}
  Void: {types: [equipment], subtypes: [head], abilities: [{replace: {event: is discarded, object: {owner: you}},
    with: [{banish: it}]}]}
  Amp: {types: [equipment], subtypes: [arms], abilities: [{replace: {event: takes damage, by player: you,
    category: arcane}, amount: {sum: [that much, 1]}, keeps: true, with: []}]}
  Focus: {types: [equipment], subtypes: [legs], abilities: [{replace: {event: takes damage, by player: you,
    category: arcane}, amount: {times: [that much, 2]}, keeps: true, with: []}]}
  Spark: {types: [instant], cost: 0, abilities: [{do: [{deal: 1, to: {choose: 1, type: hero, controller: opponent},
    type: arcane}]}]}
  Well: {types: [equipment], subtypes: [chest], abilities: [{replace: {event: draws, player: you},
    with: [{gain life: 1}]}]}
  Bell: {types: [equipment], subtypes: [head], abilities: [{when: {event: gains life, object: {type: hero,
    controller: you}}, do: [{create token: {name: Might}}]}]}
  Bomb: {types: [action], subtypes: [item], cost: 0, abilities: [{use: {destroy: me}, keywords: [instant],
    do: [{deal: {counters: steam, of: me}, to: {choose: 1, type: hero, controller: opponent}, type: arcane}]}]}
  Pyre: {types: [instant], cost: 0, abilities: [{do: [{discard: 1, player: any}]}]}
  Doom: {types: [instant], cost: 0, abilities: [{do: [{deal: 5, to: {all: {type: hero}}}]}]}
  Hex: {types: [instant], cost: 0, abilities: [{do: [{deal: 5, to: {all: {type: hero, controller: opponent}}}]}]}
  Shield: {types: [instant], cost: 0, abilities: [{do: [{prevent: 3}]}]}
  Hit: {types: [action], subtypes: [attack], cost: 0, power: 4, abilities: [{when: {event: hits, object: me},
    do: [{deal: {power of: me}, to: {choose: 1, type: hero, controller: opponent}}]}]}
  Ward: {types: [action], subtypes: [aura], cost: 0, keywords: [{ward: 2}], abilities: []}
  Blade: {types: [weapon], subtypes: [sword, 2H], power: 3, abilities: [{use: {resources: 1},
    limit: once each turn, keywords: [action], do: [{attack: true}]}]}
  Pump: {types: [instant], cost: 0, abilities: [{do: [{give: {power: 2}, to: {choose: 1, is: [attack]},
    for: this turn}]}]}
  Tax: {types: [action], subtypes: [aura], cost: 0, abilities: [{passive: {cost: {resources: 1}},
    affects: {type: action, controller: opponent}}]}
  Helm: {types: [equipment], subtypes: [head], defense: 2, keywords: [temper], abilities: []}
  Plate: {types: [equipment], subtypes: [chest], defense: 1, keywords: [battleworn], abilities: []}
  Thorn: {types: [action], subtypes: [aura], cost: 0, abilities: [{when: {event: is destroyed, object: me},
    do: [{deal: 1, to: {choose: 1, type: hero, controller: opponent}}]}]}
  Sweep: {types: [instant], cost: 0, abilities: [{do: [{destroy: {all: {subtype: aura}}}]}]}
  Echo: {types: [action], subtypes: [aura], cost: 0, abilities: [{when: {event: is destroyed,
    object: {subtype: aura, controller: you}}, do: [{gain life: 1}]}]}
  Guard: {types: [action], subtypes: [aura], cost: 0, abilities: [{replace: {event: is destroyed,
    object: {subtype: aura, controller: you, other: true}}, with: [{destroy: me}]}]}
  Bolt: {types: [instant], cost: 0, abilities: [{do: [{deal: 4, to: {choose: 1, type: hero, controller: opponent},
    type: arcane}]}]}
  Vest: {types: [equipment], subtypes: [chest], keywords: [{arcane barrier: 1}], abilities: []}
  Hood: {types: [equipment], subtypes: [head], keywords: [{arcane barrier: 2}], abilities: []}
  Draw: {types: [instant], cost: 0, abilities: [{do: [{draw: 3}]}]}
  Rich: {types: [equipment], subtypes: [head], abilities: [{when: {event: draws, player: you}, one or more: true,
    do: [{gain life: 1}]}]}
  Poor: {types: [equipment], subtypes: [arms], abilities: [{replace: {event: draws, player: you},
    limit: once each turn, with: [{gain life: 5}]}]}
"""
BOOK = Written("flesh-and-blood", ("2026-06-10", "2026-02"), CARDS)

SITUATIONS = {
    "what is pitched beyond the cost stays": """
        given: {Ana: {hand: [Big, {card: Blue, as: b1}, {card: Blue, as: b2}], resources: 1}, Ben: {}}
        when: [{play: Big, by: Ana}]
        choices: [{player: Ana, question: pitch, answer: b1}]
        then: {b1: {zone: pitch}, b2: {zone: hand}, Ana: {resources: 1}}
        """,
    "a discard cost that is replaced is still paid": """
        given: {Ana: {head: [Void], hand: [Hand Fee, Red], deck: 4}, Ben: {}}
        when: [{play: Hand Fee, by: Ana}, {resolve: 1}]
        then: {Red: {zone: banished}, Ana: {hand: 2}}
        """,
    "two replacements each once, in the chosen order": """
        given: {Ana: {arms: [Amp], legs: [Focus], hand: [Spark]}, Ben: {life: 20}}
        when: [{play: Spark, by: Ana}, {resolve: 1}]
        choices: [{player: Ana, question: order replacements, answer: Amp}]
        then: {Ben: {life: 16}}
        """,
    "the modified event triggers": """
        given: {Ana: {chest: [Well], head: [Bell], hand: [Hand Fee, Red], deck: 4, life: 10}, Ben: {}}
        when: [{play: Hand Fee, by: Ana}, {resolve: 1}]
        then: {Ana: {life: 12, hand: 0}, triggers: {Bell: 2}}
        """,
    "last known counters of what was the cost": """
        given: {Ana: {arena: [{card: Bomb, counters: {steam: 3}}]}, Ben: {life: 20}}
        when: [{use: Bomb, by: Ana}, {resolve: 1}]
        then: {Ben: {life: 17}, Bomb: {zone: graveyard}}
        """,
    "each player discards, from the controller of the effect on": """
        given: {players: [Ana, Ben, Cat], turn: {player: Ana}, Ana: {hand: [{card: Red, as: a1}, {card: Red,
          as: a2}]}, Ben: {hand: [Pyre, {card: Red, as: b1}, {card: Red, as: b2}]}, Cat: {hand: [{card: Red,
          as: c1}, {card: Red, as: c2}]}}
        when: [{pass: Ana}, {play: Pyre, by: Ben}, {resolve: 1}]
        choices: [{player: Ben, question: discard, answer: b1}, {player: Cat, question: discard, answer: c1},
          {player: Ana, question: discard, answer: a1}]
        then: {b1: {zone: graveyard}, c1: {zone: graveyard}, a1: {zone: graveyard}, asked: [{player: Ben,
          question: discard}, {player: Cat, question: discard}, {player: Ana, question: discard}]}
        """,
    "one of three has lost and the game goes on (4.5.1a)": """
        given: {players: [Ana, Ben, Cat], Ana: {hand: [Hex]}, Ben: {life: 5}, Cat: {life: 9}}
        when: [{play: Hex, by: Ana}, {resolve: 1}]
        then: {Cat: {life: 4}, winner: none}
        """,
    "two lose at once, the third wins": """
        given: {players: [Ana, Ben, Cat], Ana: {hand: [Hex]}, Ben: {life: 5}, Cat: {life: 4}}
        when: [{play: Hex, by: Ana}, {resolve: 1}]
        then: {winner: Ana}
        """,
    "all at zero is a draw": """
        given: {Ana: {hand: [Doom], life: 5}, Ben: {life: 5}}
        when: [{play: Doom, by: Ana}, {resolve: 1}]
        then: {winner: draw}
        """,
    "prevention of 3 and of 2": """
        given: {Ana: {hand: [Hex]}, Ben: {life: 10, hand: [Shield], arena: [Ward]}}
        when: [{play: Hex, by: Ana}, {pass: Ana}, {play: Shield, by: Ben}, {resolve: all}]
        choices: [{player: Ben, question: order replacements, answer: Ward/ward 2}]
        then: {Ben: {life: 10}, Ward: {zone: graveyard}}
        """,
    "last known power of an attack": """
        given: {Ana: {hand: [Hit]}, Ben: {life: 20}}
        when: [{play: Hit, by: Ana}, {resolve: all}, {advance to: damage}, {destroy: Hit, with: Hit, by: Ana},
          {resolve: all}]
        then: {Ben: {life: 12}, Hit: {zone: graveyard}}
        """,
    "the cost of an opponent's action is raised": """
        given: {turn: {player: Ana}, Ana: {hand: [Red], resources: 1}, Ben: {arena: [Tax]}}
        when: [{play: Red, by: Ana}]
        then: {Ana: {resources: 0}, stack: [Red]}
        """,
    "without the raised cost it cannot be played": """
        given: {turn: {player: Ana}, Ana: {hand: [Red]}, Ben: {arena: [Tax]}}
        when: [{play: Red, by: Ana}]
        then: {illegal: true}
        """,
    "what a weapon's attack was given ends with it": """
        given: {turn: {player: Ana}, Ana: {weapons: [Blade], hand: [Pump], resources: 1}, Ben: {life: 20}}
        when: [{use: Blade, by: Ana}, {resolve: all}, {play: Pump, by: Ana}, {resolve: 1},
          {advance to: resolution}]
        then: {Ben: {life: 15}, Blade: {power: 3}}
        """,
    "auras destroyed together: each sees itself, others see those that go with them": """
        given: {Ana: {hand: [Sweep], arena: [Thorn, Echo], life: 10}, Ben: {life: 20}}
        when: [{play: Sweep, by: Ana}, {resolve: all}]
        choices: [{player: Ana, question: order triggers, answer: [Thorn, Echo, Echo]}]
        then: {Ben: {life: 19}, triggers: {Thorn: 1, Echo: 2}}
        """,
    "what one aura does for two others that would be destroyed together keeps both": """
        given: {Ana: {hand: [Sweep], arena: [Guard, {card: Tax, as: x}, {card: Tax, as: y}]}, Ben: {}}
        when: [{play: Sweep, by: Ana}, {resolve: all}]
        choices: [{player: Ana, question: order replacements, answer: "Guard for x"}]
        then: {Guard: {zone: graveyard}, x: {zone: permanent}, y: {zone: permanent}}
        """,
    "two arcane barriers are each paid by themselves": """
        given: {Ana: {hand: [Bolt]}, Ben: {life: 20, chest: [Vest], head: [Hood], resources: 3}}
        when: [{play: Bolt, by: Ana}, {pass: Ana}, {pass: Ben}]
        choices: [{player: Ben, question: order replacements, answer: Hood/arcane barrier 2}, {player: Ben,
          question: apply replacement, answer: yes}, {player: Ben, question: apply replacement, answer: yes}]
        then: {Ben: {life: 19, resources: 0}}
        """,
    "temper and battleworn after defending together": """
        given: {Ana: {hand: [Red]}, Ben: {life: 20, head: [Helm], chest: [Plate]}}
        when: [{play: Red, by: Ana}, {resolve: all}, {defend: [Helm, Plate], by: Ben},
          {advance to: resolution}, {close combat chain: true}]
        choices: [{player: Ben, question: order triggers, answer: [Helm/temper, Plate/battleworn]}]
        then: {Ben: {life: 20}, Helm: {defense: 1, zone: head}, Plate: {defense: 0, zone: chest}}
        """,
    "drawing three with one replaced": """
        given: {Ana: {hand: [Draw], deck: 5, head: [Rich], arms: [Poor], life: 10}, Ben: {}}
        when: [{play: Draw, by: Ana}, {resolve: all}]
        then: {Ana: {hand: 2, life: 16}}
        """,
    "three players, an effect on each opponent, and attacking one of two": """
        given: {players: [Ana, Ben, Cat], Ana: {hand: [Red]}, Ben: {}, Cat: {}}
        when: [{play: Red, by: Ana, attacking: Cat}, {resolve: all}, {advance to: resolution}]
        then: {Cat: {life: 17}, Ben: {life: 20}}
        """,
    "only the attacked player defends": """
        given: {players: [Ana, Ben, Cat], Ana: {hand: [Red]}, Ben: {hand: [{card: Red, as: b}]}, Cat: {}}
        when: [{play: Red, by: Ana, attacking: Cat}, {resolve: all}, {defend: [b], by: Ben}]
        then: {illegal: true}
        """,
}


@each(SITUATIONS)
def test_what_the_rules_say_comes_of_it(body):
    for edition in BOOK.editions:
        assert_confirmed(run_scenario(scenario_in(BOOK.read(body), edition), edition))
