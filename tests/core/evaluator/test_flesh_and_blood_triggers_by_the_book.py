# ruff: noqa: E501
"""Flesh and Blood: how often and for whom effects trigger, how turns and games end, and what keywords reach (chapters 4 to 8)."""

from tests.core.evaluator.by_their_rules import each_of, holds
from tests.verdicts import Written

BOOK = Written(
    "flesh-and-blood",
    ("2026-06-10",),
    """
cards:
  Strike: {types: [action], subtypes: [attack], power: 4, defense: 3, cost: 0}
  Jab: {types: [action], subtypes: [attack], power: 1, defense: 2, cost: 0, keywords: [go again]}
  Kick: {types: [action], subtypes: [attack], power: 2, defense: 2, cost: 0, keywords: [go again]}
  Dominator: {types: [action], subtypes: [attack], power: 6, cost: 0, keywords: [dominate]}
  Ghost: {types: [action], subtypes: [attack], power: 5, cost: 0, keywords: [phantasm]}
  Big: {types: [action], subtypes: [attack], power: 6, defense: 3, cost: 0}
  Lance: {types: [action], subtypes: [attack], power: 2, cost: 0, keywords: [{piercing: 2}]}
  Helm: {types: [equipment], subtypes: [head], defense: 1}
  Worn Helm: {types: [equipment], subtypes: [head], defense: 1, keywords: [battleworn]}
  Breaker: {types: [equipment], subtypes: [chest], defense: 2, keywords: [blade break]}
  Temper Legs: {types: [equipment], subtypes: [legs], defense: 2, keywords: [temper]}
  Second: {types: [action], subtypes: [aura], abilities: [{name: two, when: {event: attacks, object: {controller: you}},
    ordinal: second, per: turn, do: [{gain life: 1}]}]}
  Each: {types: [action], subtypes: [aura], abilities: [{name: each, when: {event: attacks, object: {controller: you}},
    do: [{gain life: 1}]}]}
  Limited: {types: [action], subtypes: [aura], abilities: [{name: once, when: {event: attacks, object: {controller: you}},
    limit: once each turn, do: [{gain life: 1}]}]}
  Hit Watch: {types: [action], subtypes: [aura], abilities: [{name: hit, when: {event: hits, object: {controller: you}},
    do: [{gain life: 1}]}]}
  Guarded: {types: [action], subtypes: [aura], abilities: [{name: block, when: {event: defends, object: {controller: you}},
    do: [{gain life: 1}]}]}
  Drawer: {types: [action], subtypes: [aura], abilities: [{name: drew, when: {event: draws, player: you}, do: [{gain life: 1}]}]}
  Rich Drawer: {types: [action], subtypes: [aura], abilities: [{name: drew, when: {event: draws, player: you},
    one or more: true, do: [{gain life: 1}]}]}
  Study: {types: [instant], cost: 0, abilities: [{do: [{draw: 2}]}]}
  Gift: {types: [instant], cost: 0, abilities: [{do: [{draw: 1, player: any}]}]}
  Alone: {types: [action], subtypes: [aura], abilities: [{name: poor, when: {state: {hand of: you, exactly: 0}},
    do: [{draw: 1}]}]}
  Evening: {types: [action], subtypes: [aura], abilities: [{name: dusk, when: {event: start of, phase: end, player: you},
    do: [{gain life: 1}]}]}
  Evenings: {types: [action], subtypes: [aura], abilities: [{name: dusk, when: {event: start of, phase: end},
    do: [{gain life: 1}]}]}
  Bomb: {types: [instant], cost: 0, abilities: [{do: [{later: {name: bang, when: {event: end of, phase: turn},
    do: [{lose life: 2, player: opponent}]}}]}]}
  Snuff: {types: [instant], cost: 0, abilities: [{do: [{destroy: {choose: 1, subtype: aura}}]}]}
  Doom: {types: [instant], cost: 0, abilities: [{do: [{lose life: 20, player: opponent}]}]}
  Ruin: {types: [instant], cost: 0, abilities: [{do: [{lose life: 20, player: any}]}]}
  Loss: {types: [instant], cost: 0, abilities: [{do: [{lose the game: true, player: opponent}]}]}
  Ally: {types: [action], subtypes: [ally], power: 2, life: 4}
  Scratch: {types: [instant], cost: 0, abilities: [{do: [{deal: 2, to: {choose: 1, subtype: ally}}]}]}
  Tap Blue: {types: [action], cost: 0, pitch: 3, color: blue}
  Tap Red: {types: [action], cost: 0, pitch: 1, color: red}
  Dear: {types: [action], cost: 4, keywords: [go again], abilities: [{do: [{gain life: 1}]}]}
  Bleeder: {types: [action], cost: 0, keywords: [blood debt], abilities: [{do: [{gain life: 1}]}]}
  Rock: {types: [action], subtypes: [landmark], cost: 0}
  Hill: {types: [action], subtypes: [landmark], cost: 0}
""",
)

TRIGGERS = {
    "the second attack of a turn is the second of its player's (6.6.1b)": """
        given: {Ira: {arena: [Second], hand: [Jab, Kick, Strike], life: 10}, Bravo: {}}
        when: [{play: Jab}, {resolve: 1}, {advance to: resolution}, {play: Kick}, {resolve: 1}, {resolve: all},
          {advance to: resolution}, {play: Strike}, {resolve: 1}, {resolve: all}]
        then: {triggers: {Second/two: 1}, Ira: {life: 11}}
        """,
    "one attack is no second one (see 6.6.1b)": """
        given: {Ira: {arena: [Second], hand: [Jab], life: 10}, Bravo: {}}
        when: [{play: Jab}, {resolve: 1}, {advance to: resolution}]
        then: {triggers: {Second/two: 0}}
        """,
    "what came after the first attack takes the next one for the second (6.6.1b)": """
        given: {Ira: {arena: [Second], hand: [Jab, Kick], life: 10}, Bravo: {}}
        when: [{play: Jab}, {resolve: 1}, {advance to: resolution}, {play: Kick}, {resolve: 1}, {resolve: all}]
        then: {triggers: {Second/two: 1}}
        """,
    "each attack triggers what has no ordinal, and no attack of another player does (6.6.1d)": """
        given: {Ira: {arena: [Each], hand: [Jab, Kick], life: 10}, Bravo: {arena: [{card: Each, as: e2}]}}
        when: [{play: Jab}, {resolve: 1}, {resolve: all}, {advance to: resolution}, {play: Kick}, {resolve: 1}, {resolve: all}]
        then: {triggers: {Each/each: 2, e2/each: 0}, Ira: {life: 12}}
        """,
    "once each turn is once for every object that says it (6.6.1d)": """
        given: {Ira: {arena: [Limited, {card: Limited, as: l2}], hand: [Jab, Kick], life: 10}, Bravo: {}}
        when: [{play: Jab}, {resolve: 1}, {resolve: all}, {advance to: resolution}, {play: Kick}, {resolve: 1}, {resolve: all}]
        choices: [{player: Ira, question: order triggers, answer: [Limited/once, l2/once]}]
        then: {triggers: {Limited/once: 1, l2/once: 1}, Ira: {life: 12}}
        """,
    "each of two cards that defend together triggers (see 7.3.2d)": """
        given: {Ira: {hand: [Strike]}, Bravo: {arena: [Guarded], hand: [Jab, Kick], life: 10}}
        when: [{play: Strike}, {resolve: 1}, {defend: [Jab, Kick], by: Bravo}, {resolve: all}]
        then: {triggers: {Guarded/block: 2}, Bravo: {life: 12}}
        """,
    "an attack that is fully defended hits nobody (7.5.2)": """
        given: {Ira: {arena: [Hit Watch], hand: [Jab], life: 10}, Bravo: {hand: [Kick]}}
        when: [{play: Jab}, {resolve: 1}, {defend: [Kick], by: Bravo}, {advance to: damage}, {resolve: all}]
        then: {triggers: {Hit Watch/hit: 0}}
        """,
    "an ally is hit as well (7.5.5)": """
        given: {Ira: {arena: [Hit Watch], hand: [Jab], life: 10}, Bravo: {arena: [Ally], life: 20}}
        when: [{play: Jab, attacking: Ally}, {resolve: 1}, {advance to: damage}, {resolve: all}]
        then: {triggers: {Hit Watch/hit: 1}, Bravo: {life: 20}}
        """,
    "two cards drawn are two draws (6.6.1d)": """
        given: {Ira: {arena: [Drawer], hand: [Study], life: 10, deck: 5}, Bravo: {}}
        when: [{play: Study}, {resolve: 1}, {resolve: all}]
        then: {triggers: {Drawer/drew: 2}, Ira: {life: 12}}
        """,
    "one or more draws are one event (6.6.1d)": """
        given: {Ira: {arena: [Rich Drawer], hand: [Study], life: 10, deck: 5}, Bravo: {}}
        when: [{play: Study}, {resolve: 1}, {resolve: all}]
        then: {triggers: {Rich Drawer/drew: 1}, Ira: {life: 11}}
        """,
    "from an empty deck nothing is drawn, and nothing triggers (see 8.5.6)": """
        given: {Ira: {arena: [Drawer], hand: [Study], life: 10, deck: 0}, Bravo: {}}
        when: [{play: Study}, {resolve: 1}, {resolve: all}]
        then: {triggers: {Drawer/drew: 0}, Ira: {life: 10, hand: 0}}
        """,
    "a state that is over when its layer would resolve does nothing (5.3.2a)": """
        given: {Ira: {arena: [Alone], hand: [Study], deck: 6}, Bravo: {hand: [Gift], deck: 3}}
        when: [{play: Study}, {pass: Ira}, {play: Gift, by: Bravo}, {resolve: all}]
        then: {triggers: {Alone/poor: 1}, Ira: {hand: 3}, Bravo: {hand: 1}}
        """,
    "one that holds still lets it draw (see 5.3.2a)": """
        given: {Ira: {arena: [Alone], hand: [Study], deck: 6}, Bravo: {}}
        when: [{play: Study}, {resolve: all}]
        then: {triggers: {Alone/poor: 1}, Ira: {hand: 3}}
        """,
    "the end phase of a turn is that of its player (6.6.1d)": """
        given: {Ira: {arena: [Evening, Evenings], life: 10, deck: 9}, Bravo: {deck: 9}}
        when: [{end turn: true}, {end turn: true}]
        choices: [{player: Ira, question: order triggers, answer: [Evening/dusk, Evenings/dusk]}]
        then: {triggers: {Evening/dusk: 1, Evenings/dusk: 2}, Ira: {life: 13}}
        """,
    "what was destroyed before the end phase says nothing there (see 1.7.4)": """
        given: {Ira: {arena: [Evening], hand: [Snuff], life: 10, deck: 9}, Bravo: {}}
        when: [{play: Snuff}, {resolve: 1}, {advance to: end}, {resolve: all}]
        then: {triggers: {Evening/dusk: 0}, Ira: {life: 10}}
        """,
    "a layer stays on the stack though its source is gone (6.6.1d, see 1.7.1b)": """
        given: {Ira: {arena: [Each], hand: [Jab, Snuff], life: 10}, Bravo: {}}
        when: [{play: Jab}, {resolve: 1}, {play: Snuff}, {resolve: all}]
        then: {Ira: {life: 11}, Each: {zone: graveyard}}
        """,
    "a delayed effect does not need the card that made it (6.6.3)": """
        given: {Ira: {hand: [Bomb], deck: 9}, Bravo: {life: 10, deck: 9}}
        when: [{play: Bomb}, {resolve: 1}, {end turn: true}, {end turn: true}]
        then: {Bravo: {life: 8}}
        """,
}


@each_of(TRIGGERS)
def test_of_what_triggers(sentence, body):
    holds(BOOK, sentence, body)


KEYWORDS = {
    "an attack with dominate is defended by one card from hand (8.3.4)": """
        given: {Ira: {hand: [Dominator]}, Bravo: {hand: [Jab, Kick]}}
        when: [{play: Dominator}, {resolve: 1}, {defend: [Jab, Kick], by: Bravo}]
        then: {illegal: true}
        """,
    "and by equipment beside it (see 8.3.4)": """
        given: {Ira: {hand: [Dominator]}, Bravo: {hand: [Jab], head: [Helm], life: 20}}
        when: [{play: Dominator}, {resolve: 1}, {defend: [Jab, Helm], by: Bravo}, {advance to: damage}]
        then: {Bravo: {life: 17}}
        """,
    "a phantasm is destroyed by a defender with six power (8.3.13)": """
        given: {Ira: {hand: [Ghost]}, Bravo: {hand: [Big], life: 20}}
        when: [{play: Ghost}, {resolve: 1}, {defend: [Big], by: Bravo}, {resolve: all}]
        then: {Ghost: {zone: graveyard}, Bravo: {life: 20}, state: closed}
        """,
    "not by one with less (see 8.3.13)": """
        given: {Ira: {hand: [Ghost]}, Bravo: {hand: [Strike], life: 20}}
        when: [{play: Ghost}, {resolve: 1}, {defend: [Strike], by: Bravo}, {advance to: damage}]
        then: {Bravo: {life: 18}}
        """,
    "piercing is for equipment that defends (8.3.23)": """
        given: {Ira: {hand: [Lance]}, Bravo: {head: [Helm], life: 20}}
        when: [{play: Lance}, {resolve: 1}, {defend: [Helm], by: Bravo}, {advance to: damage}]
        then: {Bravo: {life: 17}}
        """,
    "not for a card from hand (see 8.3.23)": """
        given: {Ira: {hand: [Lance]}, Bravo: {hand: [Jab], life: 20}}
        when: [{play: Lance}, {resolve: 1}, {defend: [Jab], by: Bravo}, {advance to: damage}]
        then: {Bravo: {life: 20}}
        """,
    "equipment that is battleworn has less defense after it has defended (8.3.2)": """
        given: {Ira: {hand: [Strike]}, Bravo: {head: [Worn Helm]}}
        when: [{play: Strike}, {resolve: 1}, {defend: [Worn Helm], by: Bravo}, {advance to: resolution}, {close combat chain: true}]
        then: {Worn Helm: {defense: 0, zone: head}}
        """,
    "equipment that did not defend keeps it (see 8.3.2)": """
        given: {Ira: {hand: [Strike]}, Bravo: {head: [Worn Helm], chest: [Breaker]}}
        when: [{play: Strike}, {resolve: 1}, {defend: [Breaker], by: Bravo}, {advance to: resolution}, {close combat chain: true}]
        then: {Worn Helm: {defense: 1}, Breaker: {zone: graveyard}}
        """,
    "temper of two takes two defenses to break (8.3.10)": """
        given: {Ira: {hand: [Strike]}, Bravo: {legs: [Temper Legs]}}
        when: [{play: Strike}, {resolve: 1}, {defend: [Temper Legs], by: Bravo}, {advance to: resolution}, {close combat chain: true}]
        then: {Temper Legs: {defense: 1, zone: legs}}
        """,
    "blood debt costs life from the banished zone (8.3.11)": """
        given: {Ira: {banished: [Bleeder, {card: Bleeder, as: b2}], life: 10, deck: 9}, Bravo: {life: 10, deck: 9}}
        when: [{advance to: end}, {resolve: all}]
        choices: [{player: Ira, question: order triggers, answer: [Bleeder/blood debt, b2/blood debt]}]
        then: {Ira: {life: 8}, Bravo: {life: 10}}
        """,
    "it is asked in its owner's turn alone (see 8.3.11)": """
        given: {Ira: {deck: 9}, Bravo: {banished: [Bleeder], life: 10, deck: 9}}
        when: [{advance to: end}, {resolve: all}]
        then: {Bravo: {life: 10}}
        """,
    "face down it is not asked (see 1.7.4)": """
        given: {Ira: {banished: [{card: Bleeder, face down: true}], life: 10, deck: 9}, Bravo: {}}
        when: [{advance to: end}, {resolve: all}]
        then: {Ira: {life: 10}}
        """,
    "a landmark clears the one that is there, whoever controls it (8.2.9b)": """
        given: {Ira: {hand: [Rock]}, Bravo: {arena: [Hill]}}
        when: [{play: Rock}, {resolve: 1}]
        then: {Rock: {zone: permanent}, Hill: {zone: graveyard}}
        """,
}


@each_of(KEYWORDS)
def test_of_keywords(sentence, body):
    holds(BOOK, sentence, body)


ENDS = {
    "in a game of three the death of one ends nothing (1.10.2a)": """
        given: {Ira: {hand: [Doom]}, Bravo: {life: 20}, Kano: {life: 25}}
        when: [{play: Doom}, {resolve: 1}]
        then: {winner: none, Kano: {life: 5}}
        """,
    "with all opponents gone the last one wins (4.5.2a)": """
        given: {Ira: {hand: [Doom]}, Bravo: {life: 20}, Kano: {life: 20}}
        when: [{play: Doom}, {resolve: 1}]
        then: {winner: Ira}
        """,
    "with everyone at zero the game is a draw (4.5.4a)": """
        given: {Ira: {hand: [Ruin], life: 20}, Bravo: {life: 20}, Kano: {life: 11}}
        when: [{play: Ruin}, {resolve: 1}]
        then: {winner: draw}
        """,
    "one who is left above zero wins against two who are not (4.5.2a)": """
        given: {Ira: {hand: [Ruin], life: 20}, Bravo: {life: 21}, Kano: {life: 11}}
        when: [{play: Ruin}, {resolve: 1}]
        then: {winner: Bravo}
        """,
    "whoever is told to lose loses (4.5.3b)": """
        given: {Ira: {hand: [Loss]}, Bravo: {life: 20}}
        when: [{play: Loss}, {resolve: 1}]
        then: {winner: Ira}
        """,
    "an ally is whole again at the end of the turn, and not before (4.4.3a)": """
        given: {Ira: {hand: [Scratch], deck: 9}, Bravo: {arena: [Ally], deck: 9}}
        when: [{play: Scratch}, {resolve: 1}, {check: {Ally: {life: 2}}}, {end turn: true}]
        then: {Ally: {life: 4}}
        """,
    "two scratches in a turn are the death of it (see 4.4.3a)": """
        given: {Ira: {hand: [Scratch, {card: Scratch, as: s2}], deck: 9}, Bravo: {arena: [Ally], deck: 9}}
        when: [{play: Scratch}, {resolve: 1}, {play: s2}, {resolve: 1}]
        then: {Ally: {zone: graveyard}}
        """,
    "one in each of two turns is not (4.4.3a)": """
        given: {Ira: {hand: [Scratch], deck: 9}, Bravo: {arena: [Ally], hand: [{card: Scratch, as: s2}], deck: 9}}
        when: [{play: Scratch}, {resolve: 1}, {end turn: true}, {play: s2, by: Bravo}, {resolve: 1}]
        then: {Ally: {life: 2, zone: permanent}}
        """,
    "a cost of four is paid with two cards, and what is left over is kept for the turn (1.14.2)": """
        given: {Ira: {hand: [Dear, Tap Blue, {card: Tap Blue, as: t2}], life: 10}, Bravo: {}}
        when: [{play: Dear}, {resolve: 1}]
        choices: [{player: Ira, question: pitch, answer: t2}]
        then: {Ira: {resources: 2, life: 11, pitch: {count: 2}}}
        """,
    "with too little to pitch the card is not played (1.14.2)": """
        given: {Ira: {hand: [Dear, Tap Blue]}, Bravo: {}}
        when: [{play: Dear}]
        then: {illegal: true}
        """,
    "a card of another player's hand pitches for nobody else (1.14.2)": """
        given: {Ira: {hand: [Dear, Tap Blue]}, Bravo: {hand: [{card: Tap Blue, as: t2}]}}
        when: [{play: Dear}]
        then: {illegal: true}
        """,
    "what was pitched is put on the bottom at the end of the turn (4.4.3c)": """
        given: {Ira: {pitch: [Tap Blue, Tap Red], hand: 4, deck: 3}, Bravo: {}}
        when: [{end turn: true}]
        choices: [{player: Ira, question: arsenal, answer: none}, {player: Ira, question: order pitched, answer: [Tap Red, Tap Blue]}]
        then: {Ira: {pitch: 0, deck: 5}}
        """,
}


@each_of(ENDS)
def test_of_how_turns_and_games_end(sentence, body):
    holds(BOOK, sentence, body)
