# ruff: noqa: E501
"""Flesh and Blood: what prevention and replacement reach, and for whom, with several sources and players (chapter 6.4)."""

from tests.core.evaluator.by_their_rules import each_of, holds
from tests.verdicts import Written

BOOK = Written(
    "flesh-and-blood",
    ("2026-06-10",),
    """
cards:
  Strike: {types: [action], subtypes: [attack], power: 4, defense: 3, cost: 0}
  Jab: {types: [action], subtypes: [attack], power: 1, defense: 2, cost: 0, keywords: [go again]}
  Biter: {types: [action], subtypes: [attack], power: 2, cost: 0, abilities: [{name: bite, when: {event: hits,
    object: me}, do: [{draw: 1}]}]}
  Spark: {types: [instant], cost: 0, abilities: [{do: [{deal: 2, to: {choose: 1, type: hero}, type: arcane}]}]}
  Burn: {types: [instant], cost: 0, abilities: [{do: [{deal: 2, to: {choose: 1, type: hero}}]}]}
  Storm: {types: [instant], cost: 0, abilities: [{do: [{at once: [{deal: 2, to: {choose: 1, type: hero,
    controller: opponent, target: false}}, {deal: 2, to: {choose: 1, type: hero, controller: opponent,
    target: false}, type: arcane}]}]}]}
  Sure Burn: {types: [instant], cost: 0, abilities: [{do: [{deal: 2, cannot: be prevented, to: {choose: 1,
    type: hero}}]}]}
  Guard: {types: [instant], cost: 0, abilities: [{do: [{prevent: 3}]}]}
  Once: {types: [instant], cost: 0, abilities: [{do: [{prevent: 3, for: next time}]}]}
  Full: {types: [instant], cost: 0, abilities: [{do: [{prevent: all, for: next time}]}]}
  Grounding: {types: [instant], cost: 0, abilities: [{do: [{prevent: 3, type: arcane}]}]}
  Barrier: {types: [action], subtypes: [aura], abilities: [{replace: {event: takes damage, object: {type: hero,
    controller: you}}, prevent: 2, with: [{destroy: me}]}]}
  Arc Barrier: {types: [action], subtypes: [aura], abilities: [{replace: {event: takes damage, object: {type: hero,
    controller: you}, category: arcane}, prevent: 2, with: [{destroy: me}]}]}
  Ward: {types: [action], subtypes: [aura], keywords: [{ward: 2}]}
  Amplifier: {types: [action], subtypes: [aura], abilities: [{replace: {event: takes damage, object: {type: hero,
    controller: opponent}}, keeps: true, amount: {sum: [that much, 1]}}]}
  Ally: {types: [action], subtypes: [ally], power: 2, life: 4}
  Heal: {types: [instant], cost: 0, abilities: [{do: [{gain life: 2}]}]}
  Blessing: {types: [action], subtypes: [aura], abilities: [{replace: {event: gains life, object: {type: hero,
    controller: you}}, keeps: true, amount: {sum: [that much, 1]}}]}
  Curse: {types: [action], subtypes: [aura], abilities: [{replace: {event: gains life, object: {type: hero,
    controller: opponent}}, with: [{nothing: true}]}]}
  Study: {types: [instant], cost: 0, abilities: [{do: [{draw: 2}]}]}
  Swap: {types: [action], subtypes: [aura], abilities: [{replace: {event: draws, player: you}, with: [{gain life: 1}]}]}
""",
)

SHIELDS = {
    "a shield of three takes damage from several sources (6.4.10a)": """
        given: {Ira: {hand: [Burn, Spark]}, Bravo: {hand: [Guard], life: 20}}
        when: [{pass: Ira}, {play: Guard, by: Bravo}, {resolve: 1}, {play: Burn}, {resolve: 1}, {play: Spark}, {resolve: 1}]
        choices: [{player: Ira, question: targets, answer: Bravo}, {player: Ira, question: targets, answer: Bravo}]
        then: {Bravo: {life: 19}}
        """,
    "a prevention of the next damage is over with that (6.4.10a)": """
        given: {Ira: {hand: [Burn, Spark]}, Bravo: {hand: [Once], life: 20}}
        when: [{pass: Ira}, {play: Once, by: Bravo}, {resolve: 1}, {play: Burn}, {resolve: 1}, {play: Spark}, {resolve: 1}]
        choices: [{player: Ira, question: targets, answer: Bravo}, {player: Ira, question: targets, answer: Bravo}]
        then: {Bravo: {life: 18}}
        """,
    "a shield against arcane damage leaves other damage alone (see 6.4.10c)": """
        given: {Ira: {hand: [Burn]}, Bravo: {hand: [Grounding], life: 20}}
        when: [{pass: Ira}, {play: Grounding, by: Bravo}, {resolve: 1}, {play: Burn}, {resolve: 1}]
        choices: [{player: Ira, question: targets, answer: Bravo}]
        then: {Bravo: {life: 18}}
        """,
    "and is there for the arcane damage that comes after it (6.4.10a)": """
        given: {Ira: {hand: [Burn, Spark]}, Bravo: {hand: [Grounding], life: 20}}
        when: [{pass: Ira}, {play: Grounding, by: Bravo}, {resolve: 1}, {play: Burn}, {resolve: 1}, {play: Spark}, {resolve: 1}]
        choices: [{player: Ira, question: targets, answer: Bravo}, {player: Ira, question: targets, answer: Bravo}]
        then: {Bravo: {life: 18}}
        """,
    "a shield is around its player's hero and no other (see 6.4.10e)": """
        given: {Ira: {hand: [Burn, Guard], life: 20}, Bravo: {life: 20}}
        when: [{play: Guard}, {resolve: 1}, {play: Burn}, {resolve: 1}]
        choices: [{player: Ira, question: targets, answer: Bravo}]
        then: {Bravo: {life: 18}}
        """,
    "it shields nobody's ally (see 6.4.10e)": """
        given: {turn: {player: Bravo}, Ira: {hand: [Guard], arena: [Ally]}, Bravo: {hand: [Strike]}}
        when: [{pass: Bravo}, {play: Guard, by: Ira}, {resolve: 1}, {play: Strike, by: Bravo, attacking: Ally}, {resolve: 1},
          {advance to: damage}]
        then: {Ally: {zone: graveyard}}
        """,
    "an attack whose damage is all prevented has not hit (see 7.5.5b)": """
        given: {Ira: {hand: [Biter], deck: 3}, Bravo: {hand: [Full], life: 20}}
        when: [{play: Biter}, {resolve: 1}, {pass: Ira}, {play: Full, by: Bravo}, {resolve: 1}, {advance to: damage}, {resolve: all}]
        then: {triggers: {Biter/bite: 0}, Bravo: {life: 20}}
        """,
    "one of whose damage some is left has hit (6.4.10a)": """
        given: {Ira: {hand: [Biter], deck: 3}, Bravo: {arena: [{card: Barrier}], life: 20}}
        when: [{give: {power: 1}, to: Biter, for: this turn}, {play: Biter}, {resolve: 1}, {advance to: damage}, {resolve: all}]
        then: {triggers: {Biter/bite: 1}, Bravo: {life: 19}}
        """,
    "damage that cannot be prevented uses the shield of an ability all the same (6.4.10h)": """
        given: {Ira: {hand: [Sure Burn]}, Bravo: {arena: [Barrier], life: 20}}
        when: [{play: Sure Burn}, {resolve: 1}]
        choices: [{player: Ira, question: targets, answer: Bravo}]
        then: {Bravo: {life: 18}, Barrier: {zone: graveyard}}
        """,
    "what says it shields the hero from arcane damage is not used up by other damage (see 6.4.10c)": """
        given: {Ira: {hand: [Burn]}, Bravo: {arena: [Arc Barrier], life: 20}}
        when: [{play: Burn}, {resolve: 1}]
        choices: [{player: Ira, question: targets, answer: Bravo}]
        then: {Bravo: {life: 18}, Arc Barrier: {zone: permanent}}
        """,
    "of two barriers one is enough, and the other need not go (6.4.10a)": """
        given: {Ira: {hand: [Burn]}, Bravo: {arena: [Barrier, {card: Barrier, as: b2}], life: 20}}
        when: [{play: Burn}, {resolve: 1}]
        choices: [{player: Ira, question: targets, answer: Bravo}, {player: Bravo, question: order replacements, answer: Barrier}]
        then: {Bravo: {life: 20}, Barrier: {zone: graveyard}}
        """,
    "a barrier in another player's arena is none (see 6.4.10e)": """
        given: {Ira: {hand: [Burn], arena: [Barrier]}, Bravo: {life: 20}}
        when: [{play: Burn}, {resolve: 1}]
        choices: [{player: Ira, question: targets, answer: Bravo}]
        then: {Bravo: {life: 18}, Barrier: {zone: permanent}}
        """,
    "more damage comes before less, for what replaces it as such is applied first (6.5.4)": """
        given: {Ira: {hand: [Burn], arena: [Amplifier]}, Bravo: {arena: [Barrier], life: 20}}
        when: [{play: Burn}, {resolve: 1}]
        choices: [{player: Ira, question: targets, answer: Bravo}]
        then: {Bravo: {life: 19}, Barrier: {zone: graveyard}}
        """,
    "of three players only the one who has the shield is shielded (6.4.10a)": """
        given: {Ira: {hand: [Burn, {card: Burn, as: b2}]}, Bravo: {hand: [Guard], life: 20}, Kano: {life: 20}}
        when: [{pass: Ira}, {play: Guard, by: Bravo}, {resolve: 1}, {play: Burn}, {resolve: 1}, {play: b2}, {resolve: 1}]
        choices: [{player: Ira, question: targets, answer: Bravo}, {player: Ira, question: targets, answer: Kano}]
        then: {Bravo: {life: 20}, Kano: {life: 18}}
        """,
    "a shield is gone with the turn (6.2.2a)": """
        given: {Ira: {hand: [Guard], deck: 9, life: 20}, Bravo: {hand: [Burn], deck: 9}}
        when: [{play: Guard}, {resolve: 1}, {end turn: true}, {play: Burn, by: Bravo}, {resolve: 1}]
        choices: [{player: Bravo, question: targets, answer: Ira}]
        then: {Ira: {life: 18}}
        """,
    "ward is destroyed for damage that is less than it prevents (8.3.20)": """
        given: {Ira: {hand: [Jab]}, Bravo: {arena: [Ward], life: 20}}
        when: [{play: Jab}, {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 20}, Ward: {zone: graveyard}}
        """,
}


@each_of(SHIELDS)
def test_of_shields(sentence, body):
    holds(BOOK, sentence, body)


REPLACED = {
    "a blessing is its own player's (see 6.4.2)": """
        given: {Ira: {arena: [Blessing], life: 10}, Bravo: {hand: [Heal], life: 10}}
        when: [{pass: Ira}, {play: Heal, by: Bravo}, {resolve: 1}]
        then: {Bravo: {life: 12}}
        """,
    "two blessings add one each, and each once (6.4.5)": """
        given: {Ira: {arena: [Blessing, {card: Blessing, as: b2}], hand: [Heal], life: 10}, Bravo: {}}
        when: [{play: Heal}, {resolve: 1}]
        choices: [{player: Ira, question: order replacements, answer: Blessing}]
        then: {Ira: {life: 14}}
        """,
    "a curse on opponents takes the life of each of them (6.4.1)": """
        given: {Ira: {arena: [Curse], hand: [Heal], life: 10}, Bravo: {hand: [{card: Heal, as: h2}], life: 10}, Kano: {hand: [{card: Heal, as: h3}], life: 10}}
        when: [{play: Heal}, {resolve: 1}, {pass: Ira}, {play: h2, by: Bravo}, {resolve: 1}, {pass: Ira}, {pass: Bravo}, {play: h3, by: Kano}, {resolve: 1}]
        then: {Ira: {life: 12}, Bravo: {life: 10}, Kano: {life: 10}}
        """,
    "each of two draws is replaced (6.4.6)": """
        given: {Ira: {arena: [Swap], hand: [Study], life: 10, deck: 5}, Bravo: {}}
        when: [{play: Study}, {resolve: 1}]
        then: {Ira: {life: 12, hand: 0, deck: 5}}
        """,
    "with two of them a draw is replaced by one, and the other finds no draw (6.4.6)": """
        given: {Ira: {arena: [Swap, {card: Swap, as: s2}], hand: [Study], life: 10, deck: 5}, Bravo: {}}
        when: [{play: Study}, {resolve: 1}]
        choices: [{player: Ira, question: order replacements, answer: Swap for draws}, {player: Ira, question: order replacements, answer: s2}]
        then: {Ira: {life: 12, hand: 0}}
        """,
    "a replaced draw whose life is blessed gives more of it (6.4.4)": """
        given: {Ira: {arena: [Swap, Blessing], hand: [Study], life: 10, deck: 5}, Bravo: {}}
        when: [{play: Study}, {resolve: 1}]
        choices: [{player: Ira, question: order replacements, answer: Swap}]
        then: {Ira: {life: 14, hand: 0}}
        """,
    "the draw of another player is not replaced (see 6.4.2)": """
        given: {Ira: {arena: [Swap], life: 10}, Bravo: {hand: [Study], deck: 5, life: 10}}
        when: [{pass: Ira}, {play: Study, by: Bravo}, {resolve: 1}]
        then: {Bravo: {life: 10, hand: 2}, Ira: {life: 10}}
        """,
}


@each_of(REPLACED)
def test_of_replacements(sentence, body):
    holds(BOOK, sentence, body)
