# ruff: noqa: E501
"""Flesh and Blood: how long continuous effects last, what they reach and what they let go (chapter 6.2, and 5 and 8)."""

from tests.core.evaluator.by_their_rules import each_of, holds
from tests.verdicts import Written

BOOK = Written(
    "flesh-and-blood",
    ("2026-06-10",),
    """
cards:
  Strike: {types: [action], subtypes: [attack], power: 4, defense: 3, cost: 0, color: red}
  Jab: {types: [action], subtypes: [attack], power: 1, defense: 2, cost: 0, color: blue, keywords: [go again]}
  Punch: {types: [action], subtypes: [attack], power: 3, defense: 2, cost: 0, color: red, keywords: [go again]}
  Sword: {types: [weapon], subtypes: [sword, 1H], power: 3, abilities: [{use: {action points: 1}, keywords: [action],
    limit: once each turn, do: [{attack: true}]}]}
  Quick Sword: {types: [weapon], subtypes: [sword, 1H], power: 2, abilities: [{use:
    {action points: 1}, keywords: [action, go again], limit: once each turn, do: [{attack: true}]}]}
  Charge: {types: [action], cost: 0, keywords: [go again], abilities: [{do: [{give: {power: 3}, to: {next:
    {is: [attack], controller: you}}, for: this turn}]}]}
  Chain Song: {types: [action], cost: 0, keywords: [go again], abilities: [{do: [{later: {passive: {power: 1},
    affects: {is: [attack], controller: you}}, for: this turn}]}]}
  Link Song: {types: [instant], cost: 0, abilities: [{do: [{later: {passive: {power: 1}, affects: {is: [attack],
    controller: you}}, for: this combat chain}]}]}
  Red Song: {types: [action], cost: 0, keywords: [go again], abilities: [{do: [{give: {power: 2}, to: {next:
    {is: [attack], color: red, controller: you}}, for: this turn}]}]}
  Edge: {types: [instant], cost: 0, abilities: [{do: [{give: {power: 2}, to: {choose: 1, is: [attack]},
    for: this turn}]}]}
  Whet: {types: [instant], cost: 0, abilities: [{do: [{give: {power: 1}, to: {choose: 1, type: weapon},
    for: this turn}]}]}
  Banner: {types: [action], subtypes: [aura], abilities: [{passive: {power: 1}, affects: {is: [attack],
    controller: you}}]}
  Red Banner: {types: [action], subtypes: [aura], abilities: [{passive: {power: 1}, affects: {is: [attack],
    color: red}}]}
  Count Banner: {types: [action], subtypes: [aura], abilities: [{passive: {power: {hand of: you}},
    affects: {is: [attack], controller: you}}]}
  Lone Banner: {types: [action], subtypes: [aura], abilities: [{passive: {power: 2}, affects: {is: [attack],
    controller: you}, while: {hand of: you, exactly: 0}}]}
  Hand Song: {types: [instant], cost: 0, abilities: [{do: [{give: {power: {hand of: you}}, to: {choose: 1,
    is: [attack]}, for: this turn}]}]}
  Snuff: {types: [instant], cost: 0, abilities: [{do: [{destroy: {choose: 1, subtype: aura}}]}]}
  Dye: {types: [instant], cost: 0, abilities: [{do: [{give: {color: blue}, to: {choose: 1, is: [attack]},
    for: this turn}]}]}
  Draw One: {types: [instant], cost: 0, abilities: [{do: [{draw: 1}]}]}
  Halve: {types: [instant], cost: 0, abilities: [{do: [{give: {divide power: 2}, to: {choose: 1, is: [attack]},
    for: this turn}]}]}
  Sap: {types: [instant], cost: 0, abilities: [{do: [{give: {power: -9}, to: {choose: 1, is: [attack]},
    for: this turn}]}]}
  Toll: {types: [action], subtypes: [aura], abilities: [{passive: {cost: {resources: 1}}, affects: {type: action,
    controller: opponent}}]}
  Cheap: {types: [action], subtypes: [attack], power: 2, cost: 1}
  Seal: {types: [action], subtypes: [aura], abilities: [{passive: {cannot: be played}, affects: {type: instant,
    zone: hand, owner: opponent}}]}
  Gain: {types: [instant], cost: 0, abilities: [{do: [{gain life: 1}]}]}
""",
)

LAYERS = {
    "the next attack has the power, and the one after it has not (6.2.4)": """
        given: {Ira: {hand: [Charge, Jab, Punch]}, Bravo: {life: 20}}
        when: [{play: Charge}, {resolve: 1}, {play: Jab}, {resolve: 1}, {advance to: resolution}, {play: Punch},
          {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 13}, Punch: {power: 3}}
        """,
    "two such effects are both for the next attack (6.2.4)": """
        given: {Ira: {hand: [Charge, {card: Charge, as: c2}, Jab]}, Bravo: {life: 20}}
        when: [{play: Charge}, {resolve: 1}, {play: c2}, {resolve: 1}, {play: Jab}, {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 13}}
        """,
    "an effect on the next attack takes the attack of a weapon (6.2.4)": """
        given: {Ira: {hand: [Charge, Jab], weapons: [Quick Sword]}, Bravo: {life: 20}}
        when: [{play: Charge}, {resolve: 1}, {use: Quick Sword}, {resolve: 1}, {advance to: resolution}, {play: Jab},
          {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 14}}
        """,
    "an attack of another color is passed over by what waits for a red one (6.2.4)": """
        given: {Ira: {hand: [Red Song, Jab, Punch]}, Bravo: {life: 20}}
        when: [{play: Red Song}, {resolve: 1}, {play: Jab}, {resolve: 1}, {advance to: resolution}, {play: Punch},
          {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 14}, Jab: {power: 1}}
        """,
    "an attack that was there already is not the next one (see 6.2.4)": """
        given: {Ira: {hand: [Jab, Edge, Link Song]}, Bravo: {life: 20}}
        when: [{play: Jab}, {resolve: 1}, {play: Link Song}, {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 18}}
        """,
    "an attack of an opponent is none of yours (see 6.2.4)": """
        given: {Ira: {hand: [Charge], deck: 5}, Bravo: {hand: [Jab], deck: 5}}
        when: [{play: Charge}, {resolve: 1}, {end turn: true}, {play: Jab, by: Bravo}, {resolve: 1}]
        then: {Jab: {power: 1}}
        """,
    "what waits for the next attack waits for this turn only (6.2.2a)": """
        given: {Ira: {hand: [Charge, Punch], deck: 9}, Bravo: {hand: [], deck: 9}}
        when: [{play: Charge}, {resolve: 1}, {end turn: true}, {end turn: true}, {play: Punch}, {resolve: 1}]
        choices: [{player: Ira, question: arsenal, answer: none}]
        then: {Punch: {power: 3}}
        """,
    "an attack that has got its power keeps it, whatever it becomes (6.2.2c)": """
        given: {Ira: {hand: [Red Song, Punch, Dye]}, Bravo: {life: 20}}
        when: [{play: Red Song}, {resolve: 1}, {play: Punch}, {resolve: 1}, {play: Dye}, {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 15}, Punch: {power: 5}}
        """,
    "an amount is settled as the effect is generated (see 6.2.2b)": """
        given: {Ira: {hand: [Jab, Hand Song, Draw One, Strike], deck: 5}, Bravo: {life: 20}}
        when: [{play: Jab}, {resolve: 1}, {play: Hand Song}, {resolve: 1}, {play: Draw One}, {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 17}, Jab: {power: 3}}
        """,
    "all attacks of the turn have what lasts for it (6.2.2)": """
        given: {Ira: {hand: [Chain Song, Jab, Punch]}, Bravo: {life: 20}}
        when: [{play: Chain Song}, {resolve: 1}, {play: Jab}, {resolve: 1}, {advance to: resolution}, {play: Punch},
          {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 14}}
        """,
    "an effect for this combat chain is over with it (6.2.2a)": """
        given: {Ira: {hand: [Jab, Link Song, Punch], action points: 1}, Bravo: {life: 20}}
        when: [{play: Jab}, {resolve: 1}, {play: Link Song}, {resolve: 1}, {advance to: resolution}, {close combat chain: true},
          {play: Punch}, {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 15}}
        """,
    "without a combat chain it is not generated (7.0.2b)": """
        given: {Ira: {hand: [Jab, Link Song]}, Bravo: {life: 20}}
        when: [{play: Link Song}, {resolve: 1}, {play: Jab}, {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 19}}
        """,
    "what a weapon was given it has for the turn, and its attack with it (see 6.2.2c)": """
        given: {Ira: {hand: [Whet], weapons: [Sword]}, Bravo: {life: 20}}
        when: [{play: Whet}, {resolve: 1}, {use: Sword}, {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 16}}
        """,
    "another weapon of that name has nothing of it (see 6.2.2c)": """
        given: {Ira: {hand: [Whet], weapons: [Sword, {card: Sword, as: s2}], action points: 1}, Bravo: {life: 20}}
        when: [{play: Whet}, {resolve: 1}, {use: s2}, {resolve: 1}, {advance to: damage}]
        choices: [{player: Ira, question: targets, answer: Sword}]
        then: {Bravo: {life: 17}}
        """,
}


@each_of(LAYERS)
def test_of_what_layers_generate(sentence, body):
    holds(BOOK, sentence, body)


STATIC = {
    "a static effect is there as long as what says it (6.2.3a)": """
        given: {Ira: {hand: [Jab, Snuff], arena: [Banner]}, Bravo: {life: 20}}
        when: [{play: Jab}, {resolve: 1}, {check: {Jab: {power: 2}}}, {play: Snuff}, {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 19}, Jab: {power: 1}}
        """,
    "with two of them one goes and the other stays (6.2.3a)": """
        given: {Ira: {hand: [Jab, Snuff], arena: [Banner, {card: Banner, as: b2}]}, Bravo: {life: 20}}
        when: [{play: Jab}, {resolve: 1}, {check: {Jab: {power: 3}}}, {play: Snuff}, {resolve: 1}, {advance to: damage}]
        choices: [{player: Ira, question: targets, answer: b2}]
        then: {Bravo: {life: 18}}
        """,
    "the attacks of an opponent have nothing of it (see 6.2.3c)": """
        given: {turn: {player: Bravo}, Ira: {arena: [Banner]}, Bravo: {hand: [Jab]}}
        when: [{play: Jab, by: Bravo}, {resolve: 1}]
        then: {Jab: {power: 1}}
        """,
    "where it says nothing of players the attacks of all have it (6.2.3)": """
        given: {turn: {player: Bravo}, Ira: {arena: [Red Banner]}, Bravo: {hand: [Punch]}}
        when: [{play: Punch, by: Bravo}, {resolve: 1}]
        then: {Punch: {power: 4}}
        """,
    "an attack that is red no longer is let go (6.2.3c)": """
        given: {Ira: {hand: [Punch, Dye], arena: [Red Banner]}, Bravo: {life: 20}}
        when: [{play: Punch}, {resolve: 1}, {check: {Punch: {power: 4}}}, {play: Dye}, {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 17}}
        """,
    "its amount follows the game (6.2.3b)": """
        given: {Ira: {hand: [Jab, Draw One, Strike], arena: [Count Banner], deck: 5}, Bravo: {life: 20}}
        when: [{play: Jab}, {resolve: 1}, {check: {Jab: {power: 3}}}, {play: Draw One}, {check: {Jab: {power: 2}}},
          {resolve: 1}, {check: {Jab: {power: 3}}}]
        then: {Jab: {power: 3}}
        """,
    "its condition is looked at all the time (6.2.3d)": """
        given: {Ira: {hand: [Jab, Draw One], arena: [Lone Banner], deck: 5}, Bravo: {life: 20}}
        when: [{play: Jab}, {resolve: 1}, {check: {Jab: {power: 1}}}, {play: Draw One}, {check: {Jab: {power: 3}}},
          {resolve: 1}]
        then: {Jab: {power: 1}}
        """,
    "power is no less than zero, and what has none hits nobody (2.0.3c)": """
        given: {Ira: {hand: [Jab, Sap]}, Bravo: {life: 20}}
        when: [{play: Jab}, {resolve: 1}, {play: Sap}, {resolve: 1}, {advance to: damage}]
        then: {Jab: {power: 0}, Bravo: {life: 20}}
        """,
    "half of three is one (1.12.1a)": """
        given: {Ira: {hand: [Punch, Halve]}, Bravo: {life: 20}}
        when: [{play: Punch}, {resolve: 1}, {play: Halve}, {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 19}}
        """,
    "half of one is nothing (1.12.1a)": """
        given: {Ira: {hand: [Jab, Halve]}, Bravo: {life: 20}}
        when: [{play: Jab}, {resolve: 1}, {play: Halve}, {resolve: 1}, {advance to: damage}]
        then: {Jab: {power: 0}, Bravo: {life: 20}}
        """,
    "a toll for opponents costs its own player nothing (see 5.1.6a)": """
        given: {Ira: {arena: [Toll], hand: [Cheap], resources: 1}, Bravo: {}}
        when: [{play: Cheap}, {resolve: 1}]
        then: {Ira: {resources: 0}}
        """,
    "an opponent pays it, and the cost of the card stays what it is (2.2.4a)": """
        given: {turn: {player: Bravo}, Ira: {arena: [Toll]}, Bravo: {hand: [Cheap], resources: 2}}
        when: [{play: Cheap, by: Bravo}, {resolve: 1}]
        then: {Bravo: {resources: 0}, Cheap: {cost: 1}}
        """,
    "two tolls are two more (5.1.6a)": """
        given: {turn: {player: Bravo}, Ira: {arena: [Toll, {card: Toll, as: t2}]}, Bravo: {hand: [Cheap], resources: 3}}
        when: [{play: Cheap, by: Bravo}, {resolve: 1}]
        then: {Bravo: {resources: 0}}
        """,
    "who cannot pay the toll does not play the card (see 5.1.7)": """
        given: {turn: {player: Bravo}, Ira: {arena: [Toll]}, Bravo: {hand: [Cheap], resources: 1}}
        when: [{play: Cheap, by: Bravo}]
        then: {illegal: true}
        """,
    "a seal on instants keeps opponents from them (see 1.0.2)": """
        given: {Ira: {arena: [Seal]}, Bravo: {hand: [Gain]}}
        when: [{pass: Ira}, {play: Gain, by: Bravo}]
        then: {illegal: true}
        """,
    "its own player plays them (see 5.1.8)": """
        given: {Ira: {arena: [Seal], hand: [Gain], life: 10}, Bravo: {}}
        when: [{play: Gain}, {resolve: 1}]
        then: {Ira: {life: 11}}
        """,
    "with the seal broken everyone does (see 5.1.8)": """
        given: {Ira: {arena: [Seal], hand: [Snuff]}, Bravo: {hand: [Gain], life: 10}}
        when: [{play: Snuff}, {resolve: 1}, {pass: Ira}, {play: Gain, by: Bravo}, {resolve: 1}]
        then: {Bravo: {life: 11}}
        """,
}


@each_of(STATIC)
def test_of_what_static_abilities_generate(sentence, body):
    holds(BOOK, sentence, body)
