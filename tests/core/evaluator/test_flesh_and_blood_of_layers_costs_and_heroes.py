"""Flesh and Blood: cards that leave the stack, what is the next attack, costs that pitching leaves, and demi-heroes."""

from __future__ import annotations

from tests.core.evaluator.by_their_rules import each_of, holds
from tests.verdicts import Written

FAB = Written(
    "flesh-and-blood",
    ("2026-06-10", "2026-02"),
    """
cards:
  Jab: {types: [action], subtypes: [attack], cost: 0, power: 3, defense: 2, keywords: [go again], abilities: []}
  Song: {types: [action], cost: 0, keywords: [go again], abilities: [{do: [{gain life: 1}]}]}
  Ruin: {types: [instant], cost: 0, abilities: [{do: [{destroy: {choose: 1, is: [attack]}}]}]}
  Void: {types: [instant], cost: 0, abilities: [{do: [{banish: {choose: 1, zone: stack, type: action}}]}]}
  Ebb: {types: [instant], cost: 0, abilities: [{do: [{return: {choose: 1, zone: stack, type: action}}]}]}
  Rally: {types: [instant], cost: 0,
    abilities: [{do: [{give: {power: 2}, to: {next: {is: [attack], controller: you}}, for: this turn}]}]}
  Brace: {types: [instant], cost: 0,
    abilities: [{do: [{give: {defense: 2}, to: {next: {is: [defending], controller: you}}, for: this turn}]}]}
  Muster: {types: [instant], cost: 0,
    abilities: [{do: [{give: {power: 2}, to: {next: {subtype: ally, controller: you}}, for: this turn}]}]}
  Squire: {types: [action], subtypes: [ally], cost: 0, power: 2, life: 3,
    abilities: [{use: {}, keywords: [action], do: [{attack: true}]}]}
  Helm: {types: [equipment], subtypes: [head], defense: 1, abilities: []}
  Gamble: {types: [action], subtypes: [attack], cost: 1, power: 3,
    abilities: [{passive: {additional cost: {discard: 1}}, affects: me}]}
  Blue: {types: [action], cost: 0, pitch: 3, defense: 3, abilities: []}
  Novice: {types: [hero], life: 20, intellect: 4, abilities: []}
  Saint: {types: [demi-hero], life: 13, intellect: 4, abilities: [{use: {}, keywords: [instant], works in: [inventory],
    do: [{transform: {choose: 1, type: hero, controller: you, target: false}, into: me}]}]}
  Idol: {types: [action], subtypes: [item], abilities: []}
  Shrine: {types: [demi-hero], life: 13, intellect: 4, abilities: [{use: {}, keywords: [instant], works in: [inventory],
    do: [{transform: {choose: 1, subtype: item, controller: you, target: false}, into: me}]}]}
  Buckler: {types: [equipment], subtypes: [off-hand], defense: 2, abilities: []}
  Bow: {types: [weapon], subtypes: [bow, 2H], abilities: []}
  Quiver: {types: [equipment], subtypes: [quiver], defense: 1, abilities: []}
  Snatch: {types: [instant], cost: 0, abilities: [{do: [{steal: {choose: 1, type: equipment, controller: opponent}}]}]}
  Outfit: {types: [instant], cost: 0, abilities: [{do: [{equip: {choose: 1, zone: inventory, owner: you,
    target: false}}, {if: {done: true}, do: [{gain life: 1}]}]}]}
  Bolt: {types: [instant], cost: 0, abilities: [{do: [{deal: 2, to: {choose: 1, type: hero, controller: opponent}}]}]}
""",
)
HELD = {
    "an attack that is destroyed on the stack is no layer there any more, and the chain closes (3.0.9, 7.1.3)": """
given: {turn: {player: Ira}, Ira: {hand: [Jab]}, Dorn: {hand: [Ruin]}}
when: [{play: Jab}, {pass: Ira}, {play: Ruin, by: Dorn}, {resolve: 1}]
then: {stack: [], state: closed, Ira: {action points: 0}, Jab: {zone: graveyard}}
""",
    "a card that is banished from the stack gives nothing, not even go again (3.0.9)": """
given: {turn: {player: Ira}, Ira: {hand: [Song]}, Dorn: {hand: [Void]}}
when: [{play: Song}, {pass: Ira}, {play: Void, by: Dorn}, {resolve: 1}]
then: {stack: [], Ira: {life: 20, action points: 0}, Song: {zone: banished}}
""",
    "a card that went back to the hand can be played again, and resolves once (3.0.9)": """
given: {turn: {player: Ira}, Ira: {hand: [Song], action points: 2}, Dorn: {hand: [Ebb]}}
when: [{play: Song}, {pass: Ira}, {play: Ebb, by: Dorn}, {resolve: 1}, {play: Song}, {resolve: all}]
then: {Ira: {life: 21, action points: 1}}
""",
    "an attack on the stack is not the next attack (1.8.10)": """
given: {turn: {player: Ira}, Ira: {hand: [Jab, Rally]}, Dorn: {}}
when: [{play: Jab}, {play: Rally}, {resolve: 2}, {advance to: damage}]
then: {Dorn: {life: 17}}
""",
    "an ally that is there is not the next one, and its attack is none (1.8.10)": """
given: {turn: {player: Ira}, Ira: {hand: [Muster], arena: [Squire]}, Dorn: {}}
when: [{play: Muster}, {resolve: 1}, {use: Squire}, {resolve: 1}, {advance to: damage}]
then: {Dorn: {life: 18}, Squire: {power: 2}}
""",
    "equipment that was there before is the next to defend (6.2.4)": """
given: {turn: {player: Ira}, Ira: {hand: [Jab]}, Dorn: {hand: [Brace], head: [Helm]}}
when: [{play: Jab}, {pass: Ira}, {play: Brace, by: Dorn}, {resolve: 2}, {defend: [Helm], by: Dorn},
  {advance to: damage}]
then: {Dorn: {life: 20}, Helm: {defense: 3}}
""",
    "the only other card cannot be pitched and then discarded as well (1.14.4b)": """
given: {turn: {player: Ira}, Ira: {hand: [Gamble, Blue]}, Dorn: {}}
when: [{play: Gamble}]
then: {illegal: 1.14.4b}
""",
    "with one card for each of the two costs both are paid (1.14.2)": """
given: {turn: {player: Ira}, Ira: {hand: [Gamble, Blue, Jab]}, Dorn: {}}
when: [{play: Gamble}]
then: {Ira: {hand: 0, graveyard: [Jab], pitch: [Blue]}}
""",
    "what a hero has transformed into is the hero, who can die (8.1.11b, 1.10.2a)": """
given: {turn: {player: Ira}, Ira: {hero: [{card: Novice, as: before}], inventory: [Saint]}, Dorn: {}}
when: [{use: Saint, by: Ira}, {resolve: 1}, {check: {Ira: {life: 13}, winner: none}}, {lose life: 13, by: Ira}]
then: {winner: Dorn}
choices: []
""",
    "a demi-hero that has come before is a hero to targets (8.1.11b)": """
given: {turn: {player: Ira}, Ira: {hand: [Bolt]}, Dorn: {hero: [{card: Saint, as: saint}]}}
when: [{play: Bolt}, {resolve: 1}]
then: {Dorn: {life: 11}}
""",
    "nobody equips a second off-hand (8.2.10b)": """
given:
  turn: {player: Ira}
  Ira: {weapons: [{card: Buckler, as: held}], inventory: [{card: Buckler, as: spare}], hand: [Outfit]}
  Dorn: {}
when: [{play: Outfit}, {resolve: 1}]
then: {spare: {zone: inventory}, Ira: {life: 20}}
""",
    "a stolen off-hand stays where it is if the thief has one (8.5.35a)": """
given:
  turn: {player: Ira}
  Ira: {weapons: [{card: Buckler, as: held}], hand: [Snatch]}
  Dorn: {weapons: [{card: Buckler, as: theirs}]}
when: [{play: Snatch}, {resolve: 1}]
then: {theirs: {controller: Dorn}}
""",
    "a quiver is equipped beside a bow, and a second one is not (8.2.15b)": """
given:
  turn: {player: Ira}
  Ira: {weapons: [Bow], inventory: [{card: Quiver, as: one}, {card: Quiver, as: two}],
    hand: [Outfit, {card: Outfit, as: again}]}
  Dorn: {}
when: [{play: Outfit}, {resolve: 1}, {play: again}, {resolve: 1}]
choices: [{player: Ira, question: objects, answer: one}]
then: {one: {zone: weapon}, two: {zone: inventory}, Ira: {life: 21}}
""",
    "beside a hero a demi-hero is cleared (8.1.11b)": """
given: {turn: {player: Ira}, Ira: {arena: [Idol], inventory: [Shrine]}, Dorn: {}}
when: [{use: Shrine, by: Ira}, {resolve: 1}]
then: {Shrine: {zone: graveyard}, Idol: {zone: permanent}, Ira: {life: 20}, winner: none}
""",
}


@each_of(HELD)
def test_it_comes_out_so(sentence: str, body: str) -> None:
    holds(FAB, sentence, body)
