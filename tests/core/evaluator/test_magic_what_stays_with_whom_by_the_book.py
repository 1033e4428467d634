# ruff: noqa: E501
"""Magic: Equipment, tokens, borrowed creatures and triggers about several things at once, written from the rules alone."""

from tests.core.evaluator.by_their_rules import each_of, holds
from tests.verdicts import Written

BOOK = Written(
    "magic",
    ("2024-06-07",),
    """
cards:
  Bear: {types: [creature], subtypes: [Bear], colors: [green], mana cost: "{1}{G}", power: 2, toughness: 2}
  Ogre: {types: [creature], subtypes: [Ogre], colors: [red], mana cost: "{2}{R}", power: 3, toughness: 3}
  Giant: {types: [creature], mana cost: "{5}", power: 5, toughness: 5}
  Bolt: {types: [instant], mana cost: "{R}", colors: [red], abilities: [{do: [{deal: 3, to: {choose: 1, type: any target}}]}]}
  Steal: {types: [instant], abilities: [{do: [{gain control: {choose: 1, type: creature}, for: permanently}]}]}
  UntilLeave: {types: [enchantment], abilities: [{name: in, when: {event: enters, object: me}, do: [{exile: {choose: 1, type: creature, controller: opponent}, until: me leaves}]}]}
  Beast: {types: [sorcery], abilities: [{do: [{create token: {name: Beast, power: 4, toughness: 4}}]}]}
  Sword: {types: [artifact], subtypes: [Equipment], abilities: [{passive: {power: 2, toughness: 2}, affects: {all: {what I am attached to: true}}}], keywords: [{equip: "{0}"}]}
  Phaser: {types: [creature], power: 2, toughness: 2, keywords: [phasing]}
  Gang: {types: [creature], power: 1, toughness: 1, abilities: [{name: gang, when: {event: attacks, player: you, object: {type: creature}}, one or more: true, do: [{gain life: that much}]}]}
  Each: {types: [creature], power: 1, toughness: 1, abilities: [{name: each, when: {event: is attacked, object: {type: player, controller: you}}, do: [{gain life: 1}]}]}
  Toll: {types: [enchantment], abilities: [{name: fee, when: {event: is cast, player: opponent}, do: [{pay: {generic: 1}, player: that player, otherwise: [{draw: 1}]}]}]}
  Reflex: {types: [creature], power: 2, toughness: 2, abilities: [{name: attack, when: {event: attacks, object: me}, do: [{sacrifice: {choose: 1, type: creature, other: true, controller: you, target: false}, you may: true, as: v}, {when you do: [{deal: {power of: {that: v}}, to: {choose: 1, type: player, controller: opponent}}]}]}]}
  Empty: {types: [enchantment], abilities: [{name: state, when: {state: {hand of: you, exactly: 0}}, do: [{draw: 1}]}]}
  Chosen: {types: [enchantment], abilities: [{replace: {event: enters, object: me}, keeps: true, with: [{choose creature type: true}]}, {passive: {power: 1, toughness: 1}, affects: {all: {type: creature, of chosen type: true}}}]}
  Blink: {types: [instant], abilities: [{do: [{exile: {choose: 1, type: permanent}, as: gone}, {return: {that: gone}, to: battlefield, under: its owner}]}]}
  Curator: {types: [creature], power: 1, toughness: 1, abilities: [{name: back, when: {event: dies, object: me}, do: [{return: {choose: 1, type: creature, zone: graveyard, owner: you}}]}]}
  Wrath: {types: [sorcery], abilities: [{do: [{destroy: {all: {type: creature}}}]}]}
  Drawer: {types: [enchantment], abilities: [{name: second, when: {event: draws, player: you}, ordinal: second, per: turn, do: [{gain life: 1}]}]}
  Div: {types: [sorcery], mana cost: "{0}", abilities: [{do: [{draw: 2}]}]}
  Lich: {types: [enchantment], abilities: [{replace: {event: loses life, player: you}, with: [{nothing: true}]}]}
  Twins: {types: [creature], power: 2, toughness: 2, keywords: [double strike, lifelink]}
  Thief: {types: [creature], power: 2, toughness: 2, abilities: [{name: steal, when: {event: deals damage, object: me, category: combat}, do: [{gain control: {choose: 1, type: creature, controller: opponent, target: false}, for: while you control this}]}]}
  Cap: {types: [enchantment], abilities: [{replace: {event: is dealt damage, object: {type: player, controller: you}, amount: {at least: 4}}, keeps: true, amount: 3}]}
  Big: {types: [instant], mana cost: "{0}", abilities: [{do: [{deal: 6, to: {choose: 1, type: player}}]}]}
  Modal: {types: [instant], mana cost: "{0}", abilities: [{do: [{modes: [{name: life, do: [{gain life: 4}]}, {name: kill, do: [{destroy: {choose: 1, type: creature}}]}, {name: card, do: [{draw: 1}]}], count: 2}]}]}
  Fork: {types: [instant], mana cost: "{0}", abilities: [{do: [{copy: {choose: 1, zone: stack, type: instant}, new targets: true}]}]}
  Prison: {types: [enchantment], abilities: [{passive: {cannot: attack}, affects: {all: {type: creature, power: {at least: 3}}}}]}
  Pump: {types: [instant], abilities: [{do: [{give: {power: 3}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Last: {types: [instant], mana cost: "{0}", abilities: [{do: [{extra turn: 1}, {later: {name: doom, when: {event: beginning of, phase: end}, do: [{lose the game: true}]}}]}]}
  Angel: {types: [creature], power: 4, toughness: 4, abilities: [{passive: {cannot: lose the game}, affects: {all: {type: player, controller: you}}}]}
  Haste: {types: [creature], power: 3, toughness: 3, keywords: [haste], abilities: [{name: go, when: {event: beginning of, phase: end}, do: [{sacrifice: me}]}]}
""",
)

SITUATIONS = {
    "a token that was exiled until something leaves does not come back (see 111.7, 610.3)": """
        given: {Ann: {hand: [UntilLeave]}, Bob: {hand: [Beast], battlefield: []}}
        when: [{end turn: true}, {cast: Beast, by: Bob}, {resolve: all}, {end turn: true}, {cast: UntilLeave, by: Ann}, {resolve: all}, {destroy: UntilLeave, by: Ann}]
        then: {Beast 2: {zone: nowhere}, UntilLeave: {zone: graveyard}}
        """,
    "what was exiled from under a borrower comes back to its owner (610.3)": """
        given: {Ann: {hand: [UntilLeave]}, Bob: {hand: [Steal]}, Cid: {battlefield: [Bear]}}
        when: [{cast: Steal, by: Bob}, {resolve: all}, {cast: UntilLeave, by: Ann}, {resolve: all}, {destroy: UntilLeave, by: Ann}]
        then: {Bear: {zone: battlefield, controller: Cid}}
        """,
    "an Equipment stays with its controller as its creature is stolen, and goes on working (see 301.5)": """
        given: {Ann: {battlefield: [Bear, {card: Sword, attached to: Bear}]}, Bob: {hand: [Steal]}}
        when: [{cast: Steal, by: Bob}, {resolve: all}]
        then: {Bear: {controller: Bob, power: 4}, Sword: {controller: Ann, attached to: Bear}}
        """,
    "and its controller can't equip it onto a creature that they don't control (see 702.6a)": """
        given: {Ann: {battlefield: [Sword]}, Bob: {battlefield: [Bear]}}
        when: [{activate: Sword, by: Ann, ability: equip}]
        then: {illegal: true}
        """,
    "a creature with phasing phases out with its Equipment, which another player controls, and both come back together (see 702.26g)": """
        given: {Ann: {battlefield: [Sword, Phaser], library: 5}, Bob: {hand: [Steal], library: 5}}
        when: [{activate: Sword, by: Ann, ability: equip}, {resolve: all}, {cast: Steal, by: Bob}, {resolve: all}, {end turn: true}, {check: {Phaser: {is: [phased out]}, Sword: {is: [phased out]}}}, {end turn: true}, {end turn: true}]
        then: {Phaser: {zone: battlefield, power: 4}, Sword: {attached to: Phaser, controller: Ann}}
        """,
    "whenever you attack triggers once, and knows how many attack (see 508.3d)": """
        given: {Ann: {battlefield: [Gang, Bear, Ogre]}, Bob: {}, Cid: {}}
        when: [{attack: {Bear: Bob, Ogre: Cid, Gang: Bob}}, {resolve: all}]
        then: {Ann: {life: 23}, triggers: {Gang/gang: 1}}
        """,
    "a player who is attacked by several is attacked once (see 508.3)": """
        given: {Ann: {battlefield: [Bear, Ogre]}, Bob: {battlefield: [Each]}}
        when: [{attack: {Bear: Bob, Ogre: Bob}}, {resolve: all}]
        then: {Bob: {life: 21}}
        """,
    "a spell's controller may pay in response of a tax, and pays as it resolves (see 603.5)": """
        given: {turn: {player: Bob}, Ann: {battlefield: [Toll], library: 5}, Bob: {hand: [Big], colorless: 1}}
        when: [{cast: Big, by: Bob}, {resolve: all}]
        choices: [{player: Bob, question: targets, answer: Ann}, {player: Bob, question: pay, answer: yes}]
        then: {Ann: {life: 14, hand: 0}, Bob: {colorless: 0}}
        """,
    "what triggers when you do has its target only then (603.12)": """
        given: {Ann: {battlefield: [Reflex, Giant]}, Bob: {}, Cid: {}}
        when: [{attack: {Reflex: Bob}}, {resolve: all}, {advance to: end of combat}]
        choices: [{player: Ann, question: may, answer: yes}, {player: Ann, question: targets, answer: Cid}]
        then: {Cid: {life: 15}, Bob: {life: 18}, Giant: {zone: graveyard}}
        """,
    "a state trigger does not trigger again until it has left the stack (603.8)": """
        given: {Ann: {battlefield: [Empty], library: 5}, Bob: {}}
        when: [{pass: Ann}, {check: {stack: [Empty/state]}}, {resolve: all}]
        then: {Ann: {hand: 1}, triggers: {Empty/state: 1}}
        """,
    "what is chosen as it enters is chosen anew by what comes back (400.7)": """
        given: {Ann: {hand: [Chosen, Blink], battlefield: [Bear, Ogre]}, Bob: {}}
        when: [{cast: Chosen, by: Ann}, {resolve: all}, {check: {Bear: {power: 3}, Ogre: {power: 3}}}, {cast: Blink, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: creature type, answer: Bear}, {player: Ann, question: targets, answer: Chosen}, {player: Ann, question: creature type, answer: Ogre}]
        then: {Bear: {power: 2}, Ogre: {power: 4}}
        """,
    "a dying creature's trigger may target another that has died with it (603.3d)": """
        given: {Ann: {hand: [Wrath], battlefield: [Curator, Bear]}, Bob: {}}
        when: [{cast: Wrath, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: targets, answer: Bear}]
        then: {Bear: {zone: hand}, Curator: {zone: graveyard}}
        """,
    "the second card of a turn is counted over several draws, also in another player's turn (see 603.2c)": """
        given: {Ann: {hand: [Div], battlefield: [Drawer], library: 5}, Bob: {}}
        when: [{cast: Div, by: Ann}, {resolve: all}]
        then: {Ann: {life: 21}, triggers: {Drawer/second: 1}}
        """,
    "damage that loses no life is still dealt: lifelink gains (120.3, see 614.6)": """
        given: {Ann: {battlefield: [Twins]}, Bob: {battlefield: [Lich]}}
        when: [{attack: {Twins: Bob}}, {advance to: end of combat}]
        then: {Bob: {life: 20}, Ann: {life: 24}}
        """,
    "control for as long as you control this ends as that is stolen (see 611.2b)": """
        given: {Ann: {battlefield: [Thief]}, Bob: {battlefield: [Ogre], hand: [Steal]}}
        when: [{attack: {Thief: Bob}}, {advance to: end of combat}, {resolve: all}, {check: {Ogre: {controller: Ann}}}, {cast: Steal, by: Bob}, {resolve: all}]
        choices: [{player: Bob, question: targets, answer: Thief}]
        then: {Ogre: {controller: Bob}, Thief: {controller: Bob}}
        """,
    "damage of four or more is three instead: six is three, two sources of three are six (see 616.1)": """
        given: {Ann: {battlefield: [Cap]}, Bob: {hand: [Big, Bolt], red: 1}}
        when: [{cast: Big, by: Bob}, {resolve: all}, {cast: Bolt, by: Bob}, {resolve: all}]
        choices: [{player: Bob, question: targets, answer: Ann}, {player: Bob, question: targets, answer: Ann}]
        then: {Ann: {life: 14}}
        """,
    "a copy of a modal spell has the modes that were chosen, and maybe another target (707.10)": """
        given: {Ann: {hand: [Modal, Fork], library: 5}, Bob: {battlefield: [Bear, Ogre]}}
        when: [{cast: Modal, by: Ann}, {cast: Fork, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: mode, answer: [life, kill]}, {player: Ann, question: targets, answer: Bear}, {player: Ann, question: targets, answer: Ogre}]
        then: {Ann: {life: 28, hand: 0}, Bear: {zone: graveyard}, Ogre: {zone: graveyard}}
        """,
    "a creature that has become too large after it was declared goes on attacking (see 508.1c)": """
        given: {Ann: {hand: [Pump], battlefield: [Bear]}, Bob: {battlefield: [Prison]}}
        when: [{attack: {Bear: Bob}}, {cast: Pump, by: Ann}, {resolve: all}, {advance to: end of combat}]
        then: {Bob: {life: 15}}
        """,
    "and before that it cannot be declared (508.1c)": """
        given: {Ann: {hand: [Pump], battlefield: [Bear]}, Bob: {battlefield: [Prison]}}
        when: [{cast: Pump, by: Ann}, {resolve: all}, {attack: {Bear: Bob}}]
        then: {illegal: true}
        """,
    "a last fortune: the extra turn comes, and at its end its player loses (500.7, 603.7b)": """
        given: {turn: {player: Ann, phase: end}, Ann: {hand: [Last], library: 5}, Bob: {}}
        when: [{cast: Last, by: Ann}, {resolve: all}, {end turn: true}, {check: {turn: Ann}}, {advance to: end}, {resolve: all}]
        then: {winner: Bob}
        """,
    "who can't lose the game does not, and it is no use later (see 104.3b)": """
        given: {turn: {player: Ann, phase: end}, Ann: {hand: [Last], battlefield: [Angel], library: 5}, Bob: {}}
        when: [{cast: Last, by: Ann}, {resolve: all}, {end turn: true}, {advance to: end}, {resolve: all}, {destroy: Angel, by: Bob}, {pass: Ann}]
        then: {winner: none, Ann: {life: 20}}
        """,
    "a creature that is to be sacrificed by a player who no longer controls it stays (see 701.17a)": """
        given: {Ann: {battlefield: [Haste]}, Bob: {hand: [Steal]}}
        when: [{advance to: end}, {cast: Steal, by: Bob}, {resolve: all}]
        then: {Haste: {zone: battlefield, controller: Bob}}
        """,
}


@each_of(SITUATIONS)
def test_it_comes_out_as_the_rules_say(sentence, body):
    holds(BOOK, sentence, body)
