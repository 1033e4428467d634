# ruff: noqa: E501
"""Magic: linked abilities, commanders, phasing, Sagas, faces, turns and what is last known, written from the rules alone."""

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
  Murder: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: creature}}]}]}
  Break: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: [enchantment, artifact]}}]}]}
  Bolt: {types: [instant], mana cost: "{R}", colors: [red], abilities: [{do: [{deal: 3, to: {choose: 1, type: any target}}]}]}
  Hush: {types: [instant], mana cost: "{U}", abilities: [{do: [{counter: {choose: 1, zone: stack, type: spell}}]}]}
  OldRing: {types: [enchantment], mana cost: "{2}{W}", abilities: [{name: in, when: {event: enters, object: me}, do: [{exile: {choose: 1, type: creature, controller: opponent}, as: held}]}, {name: out, when: {event: leaves, object: me}, do: [{return: {all: {linked: held, zone: exile}}, to: battlefield, under: its owner}]}]}
  NewRing: {types: [enchantment], mana cost: "{2}{W}", abilities: [{name: in, when: {event: enters, object: me}, do: [{exile: {choose: 1, type: creature, controller: opponent}, until: me leaves}]}]}
  Blink: {types: [instant], abilities: [{do: [{exile: {choose: 1, type: permanent}, as: gone}, {return: {that: gone}, to: battlefield, under: its owner}]}]}
  Boss: {types: [creature], supertypes: [legendary], mana cost: "{2}", power: 7, toughness: 7}
  Steal: {types: [sorcery], abilities: [{do: [{gain control: {choose: 1, type: creature}, for: permanently}]}]}
  Stormy: {types: [sorcery], mana cost: "{R}", keywords: [storm], abilities: [{do: [{deal: 1, to: {choose: 1, type: player}}]}]}
  Casc: {types: [creature], mana cost: "{3}", power: 3, toughness: 3, keywords: [cascade]}
  XSpell: {types: [sorcery], mana cost: "{X}{G}", abilities: [{do: [{gain life: {sum: [1, X]}}]}]}
  Phaser: {types: [instant], abilities: [{do: [{phase out: {choose: 1, type: creature}}]}]}
  Watcher: {types: [enchantment], abilities: [{name: saw, when: {event: enters, object: {type: creature}}, do: [{gain life: 1}]}, {name: left, when: {event: leaves, object: {type: creature}}, do: [{gain life: 10}]}]}
  Lasting: {types: [creature], power: 1, toughness: 1, abilities: [{use: {tap: me}, do: [{give: {power: 3}, to: {choose: 1, type: creature}, for: while this remains}]}]}
  Saga: {types: [enchantment], subtypes: [Saga], abilities: [{chapter: [1], name: one, do: [{gain life: 1}]}, {chapter: [2], name: two, do: [{gain life: 10}]}, {chapter: [3], name: three, do: [{gain life: 100}]}]}
  Lorer: {types: [instant], abilities: [{do: [{put counter: lore, on: {choose: 1, type: enchantment}, count: 2}]}]}
  Delorer: {types: [instant], abilities: [{do: [{remove counter: lore, on: {choose: 1, type: enchantment}, count: 1}]}]}
  Class: {types: [enchantment], subtypes: [Class], abilities: [{name: level 2, use: {generic: 1}, keywords: [sorcery speed], if: {this: me, is: {is not: [level 2]}}, do: [{designate: me, level 2: true}]}, {name: level 2, passive: {power: 1}, affects: {all: {type: creature, controller: you}}, while: {this: me, is: {is: [level 2]}}}]}
  Mirror: {types: [sorcery], abilities: [{do: [{create copy of: {choose: 1, type: permanent}}]}]}
  Squire: {types: [creature], mana cost: "{1}{W}", power: 2, toughness: 2, adventure: {name: Errand, types: [sorcery], mana cost: "{W}", abilities: [{do: [{gain life: 3}]}]}}
  Twist: {types: [instant], abilities: [{do: [{copy: {choose: 1, zone: stack, type: [instant, sorcery]}}]}]}
  Sleeper: {types: [creature], mana cost: "{4}", power: 4, toughness: 4, keywords: [{morph: "{1}"}], abilities: [{name: fell, when: {event: dies, object: me}, do: [{draw: 1}]}, {name: came, when: {event: enters, object: me}, do: [{gain life: 5}]}]}
  Fling: {types: [instant], abilities: [{passive: {additional cost: {sacrifice: {choose: 1, type: creature, controller: you, target: false, as: thrown}}}, affects: me}, {do: [{deal: {power of: {that: thrown}}, to: {choose: 1, type: any target}}]}]}
  Free: {types: [sorcery], abilities: [{do: [{cast: {choose: 1, zone: hand, owner: you, not type: land, target: false}, free: true}]}]}
  Kicky: {types: [sorcery], mana cost: "{4}{G}", keywords: [{kicker: "{G}"}], abilities: [{do: [{gain life: 1}, {gain life: 5, if: {paid: kicker}}]}]}
  Flasher: {types: [sorcery], mana cost: "{1}{R}", keywords: [{flashback: "{R}"}], abilities: [{do: [{gain life: 2}]}]}
  Infector: {types: [creature], power: 3, toughness: 3, keywords: [infect, lifelink]}
  Wither: {types: [creature], power: 3, toughness: 3, keywords: [wither]}
  Walker: {types: [planeswalker], loyalty: 4}
  Indes: {types: [creature], power: 2, toughness: 2, keywords: [indestructible]}
  Regen: {types: [creature], power: 2, toughness: 2, abilities: [{use: {generic: 0}, do: [{regenerate: me}]}]}
  Shrink: {types: [instant], abilities: [{do: [{give: {power: -3, toughness: -3}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Defender: {types: [creature], power: 2, toughness: 2, abilities: [{name: toll, when: {event: attacks, object: me}, do: [{lose life: 1, player: defending player}]}]}
  Upkeeper: {types: [enchantment], abilities: [{name: up, when: {event: beginning of, phase: upkeep, player: you}, do: [{gain life: 1}]}, {name: end, when: {event: beginning of, phase: end, player: you}, do: [{gain life: 10}]}]}
  Extra: {types: [sorcery], abilities: [{do: [{extra turn: 1}]}]}
  Combat2: {types: [sorcery], abilities: [{do: [{extra combat phase: 1, followed by a main phase: true}]}]}
  Seal: {types: [enchantment], subtypes: [Aura], abilities: [{enchant: {type: creature}}, {passive: {cannot: [attack, block]}, affects: {all: {what I am attached to: true}}}]}
""",
)

SITUATIONS = {
    "a Ring that leaves before it exiled anything: what it exiles afterwards stays away (603.3, see 607.2a)": """
        given: {Ann: {hand: [OldRing], white: 3}, Bob: {battlefield: [Bear], hand: [Break]}}
        when: [{cast: OldRing, by: Ann}, {resolve: 1}, {cast: Break, by: Bob}, {resolve: 1}, {check: {stack: [OldRing/in, OldRing/out]}}, {resolve: all}]
        then: {Bear: {zone: exile}, OldRing: {zone: graveyard}}
        """,
    "one that exiles until it leaves exiles nothing then (610.3b)": """
        given: {Ann: {hand: [NewRing], white: 3}, Bob: {battlefield: [Bear], hand: [Break]}}
        when: [{cast: NewRing, by: Ann}, {resolve: 1}, {cast: Break, by: Bob}, {resolve: all}]
        then: {Bear: {zone: battlefield}}
        """,
    "a Ring that is blinked gives back the first card and takes another (see 607.2a)": """
        given: {Ann: {hand: [OldRing, Blink], white: 3}, Bob: {battlefield: [Bear, Ogre]}}
        when: [{cast: OldRing, by: Ann}, {resolve: all}, {cast: Blink, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: targets, answer: Bear}, {player: Ann, question: targets, answer: OldRing}, {player: Ann, question: order triggers, answer: [OldRing/out, OldRing/in]}]
        then: {Bear: {zone: battlefield}, Ogre: {zone: exile}}
        """,
    "21 combat damage of one commander counts over the turns, also under another player's control (903.10a)": """
        given: {Ann: {battlefield: [{card: Boss, commander: true}], hand: []}, Bob: {life: 40, hand: [Steal]}, Cid: {life: 60}}
        when: [{attack: {Boss: Cid}}, {end turn: true}, {cast: Steal, by: Bob}, {resolve: all}, {end turn: true}, {end turn: true}, {end turn: true}, {attack: {Boss: Cid}}, {advance to: end}, {check: {Cid: {life: 46}}}, {end turn: true}, {end turn: true}, {end turn: true}, {attack: {Boss: Cid}}, {advance to: end}]
        then: {Cid: {life: 39}, events: [{event: loses the game, times: 1}]}
        """,
    "a commander that was cast from the hand costs no more from the command zone (see 903.8)": """
        given: {Ann: {hand: [{card: Boss, commander: true}], colorless: 4}, Bob: {hand: [Murder]}}
        when: [{cast: Boss, by: Ann}, {resolve: all}, {cast: Murder, by: Bob}, {resolve: all}, {cast: Boss, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: may, answer: yes}]
        then: {Boss: {zone: battlefield}, Ann: {colorless: 0}}
        """,
    "storm counts what each player has cast before it this turn (see 702.40a)": """
        given: {Ann: {hand: [Stormy, Bolt], red: 2}, Bob: {hand: [{card: Bolt, as: b2}], red: 1}}
        when: [{cast: Bolt, by: Ann}, {cast: b2, by: Bob}, {resolve: all}, {cast: Stormy, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: targets, answer: Bob}, {player: Bob, question: targets, answer: Ann}, {player: Ann, question: targets, answer: Bob}, {player: Ann, question: targets, answer: Bob}, {player: Ann, question: targets, answer: Bob}]
        then: {Bob: {life: 14}, Ann: {life: 17}}
        """,
    "cascade: X is 0 in a library and in a spell that is cast so (see 702.85a, 107.3b)": """
        given: {Ann: {hand: [Casc], colorless: 3, library: [Giant, XSpell, Bear]}, Bob: {}}
        when: [{cast: Casc, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: may, answer: yes}]
        then: {Ann: {life: 21}, Casc: {zone: battlefield}, Giant: {zone: library}, XSpell: {zone: graveyard}}
        """,
    "what phases out has not left, and what phases in has not entered (see 702.26d)": """
        given: {Ann: {hand: [Phaser], battlefield: [{card: Bear, counters: {"+1/+1": 1}}, Watcher]}, Bob: {}}
        when: [{cast: Phaser, by: Ann}, {resolve: all}, {check: {Bear: {is: [phased out]}}}, {end turn: true}, {end turn: true}]
        then: {Bear: {zone: battlefield, power: 3}, Ann: {life: 20}}
        """,
    "a creature that phases in may attack at once (see 702.26e)": """
        given: {Ann: {hand: [Phaser], battlefield: [Bear]}, Bob: {}}
        when: [{cast: Phaser, by: Ann}, {resolve: all}, {end turn: true}, {end turn: true}, {attack: {Bear: Bob}}, {advance to: end of combat}]
        then: {Bob: {life: 18}}
        """,
    "an attacker that phases out is removed from combat (506.4, see 702.26)": """
        given: {Ann: {hand: [Phaser], battlefield: [Bear, Ogre]}, Bob: {}}
        when: [{attack: {Bear: Bob, Ogre: Bob}}, {cast: Phaser, by: Ann}, {resolve: all}, {advance to: postcombat main}]
        choices: [{player: Ann, question: targets, answer: Bear}]
        then: {Bob: {life: 17}}
        """,
    "what an effect was to last for until its source leaves ends as that phases out (see 702.26)": """
        given: {Ann: {hand: [Phaser], battlefield: [Lasting, Bear]}, Bob: {}}
        when: [{activate: Lasting, by: Ann}, {resolve: all}, {check: {Bear: {power: 5}}}, {cast: Phaser, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: targets, answer: Bear}, {player: Ann, question: targets, answer: Lasting}]
        then: {Bear: {power: 2}}
        """,
    "an Aura phases out with its creature and comes back on it (see 702.26g)": """
        given: {Ann: {hand: [Phaser], battlefield: []}, Bob: {battlefield: [Bear, {card: Seal, attached to: Bear}]}}
        when: [{cast: Phaser, by: Ann}, {resolve: all}, {check: {Seal: {is: [phased out]}}}, {end turn: true}]
        then: {Seal: {zone: battlefield, attached to: Bear}}
        """,
    "two lore counters at once: both chapters trigger (714.2b, see 714.2c)": """
        given: {Ann: {hand: [Saga, Lorer]}, Bob: {}}
        when: [{cast: Saga, by: Ann}, {resolve: all}, {check: {Ann: {life: 21}}}, {cast: Lorer, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: order triggers, answer: [Saga/two, Saga/three]}]
        then: {Ann: {life: 131}, Saga: {zone: graveyard}}
        """,
    "a lore counter that was taken off makes a chapter come again (714.2b)": """
        given: {Ann: {hand: [Saga, Delorer], library: 5}, Bob: {}}
        when: [{cast: Saga, by: Ann}, {resolve: all}, {cast: Delorer, by: Ann}, {resolve: all}, {end turn: true}, {end turn: true}, {resolve: all}]
        then: {Ann: {life: 22}, Saga: {counters: {lore: 1}}}
        """,
    "a token copy of a Class of level 2 is of level 1 (see 716.2)": """
        given: {Ann: {hand: [Mirror], green: 1, battlefield: [Class, Bear]}, Bob: {}}
        when: [{activate: Class, by: Ann, ability: level 2}, {resolve: all}, {check: {Bear: {power: 3}}}, {cast: Mirror, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: targets, answer: Class}]
        then: {Bear: {power: 3}}
        """,
    "a copy of an Adventure goes nowhere, and the card goes into exile (715.3d)": """
        given: {Ann: {hand: [Squire, Twist], white: 1}, Bob: {}}
        when: [{cast: Squire, by: Ann, as: Errand}, {cast: Twist, by: Ann}, {resolve: all}]
        then: {Ann: {life: 26, exile: [Squire]}}
        """,
    "a creature that dies face down does not trigger on its own death (see 708.2)": """
        given: {Ann: {hand: [Sleeper, Murder], colorless: 3, library: 5}, Bob: {}}
        when: [{cast: Sleeper, by: Ann, as: face down}, {resolve: all}, {cast: Murder, by: Ann}, {resolve: all}]
        then: {Sleeper: {zone: graveyard}, triggers: {Sleeper/fell: 0, Sleeper/came: 0}}
        """,
    "turned face up first it does, and it has not entered (see 708.8)": """
        given: {Ann: {hand: [Sleeper, Murder], colorless: 4, library: 5}, Bob: {}}
        when: [{cast: Sleeper, by: Ann, as: face down}, {resolve: all}, {activate: Sleeper, by: Ann, ability: morph}, {cast: Murder, by: Ann}, {resolve: all}]
        then: {Sleeper: {zone: graveyard}, triggers: {Sleeper/fell: 1, Sleeper/came: 0}}
        """,
    "a creature is as large as it was last when it was sacrificed (see 608.2h)": """
        given: {Ann: {hand: [Fling], battlefield: [{card: Bear, counters: {"+1/+1": 3}}]}, Bob: {}}
        when: [{cast: Fling, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: targets, answer: Bob}]
        then: {Bob: {life: 15}}
        """,
    "what is cast for nothing can be kicked (see 118.9d)": """
        given: {Ann: {hand: [Free, Kicky], green: 1}, Bob: {}}
        when: [{cast: Free, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: pay optional cost, answer: yes}]
        then: {Ann: {life: 26, green: 0}}
        """,
    "of what is cast for nothing X is 0 (see 107.3b)": """
        given: {Ann: {hand: [Free, XSpell], green: 5}, Bob: {}}
        when: [{cast: Free, by: Ann}, {resolve: all}]
        then: {Ann: {life: 21, green: 5}}
        """,
    "a spell with flashback that is countered is exiled (see 702.34a)": """
        given: {Ann: {graveyard: [Flasher], red: 1}, Bob: {hand: [Hush], blue: 1}}
        when: [{cast: Flasher, by: Ann}, {cast: Hush, by: Bob}, {resolve: all}]
        then: {Flasher: {zone: exile}}
        """,
    "infect and lifelink: poison for one, life for the other (see 702.90b, 702.15b)": """
        given: {Ann: {battlefield: [Infector]}, Bob: {}}
        when: [{attack: {Infector: Bob}}, {advance to: end of combat}]
        then: {Bob: {life: 20, poison: 3}, Ann: {life: 23}}
        """,
    "wither takes loyalty off a planeswalker as other damage does (see 120.3c)": """
        given: {Ann: {battlefield: [Wither]}, Bob: {battlefield: [Walker]}}
        when: [{attack: {Wither: Walker}}, {advance to: end of combat}]
        then: {Walker: {loyalty: 1}}
        """,
    "indestructible does not help against toughness 0 (704.5f)": """
        given: {Ann: {hand: [Shrink], battlefield: [Indes]}, Bob: {}}
        when: [{cast: Shrink, by: Ann}, {resolve: all}]
        then: {Indes: {zone: graveyard}}
        """,
    "regeneration does not, either; it waits for a destruction (701.15a, 704.5f)": """
        given: {Ann: {hand: [Shrink], battlefield: [Regen]}, Bob: {}}
        when: [{activate: Regen, by: Ann}, {resolve: all}, {cast: Shrink, by: Ann}, {resolve: all}]
        then: {Regen: {zone: graveyard}}
        """,
    "a creature that is regenerated leaves combat, tapped and without damage (701.15a)": """
        given: {turn: {player: Bob}, Ann: {battlefield: [Regen]}, Bob: {battlefield: [Ogre]}}
        when: [{activate: Regen, by: Ann}, {resolve: all}, {attack: {Ogre: Ann}}, {block: {Regen: Ogre}}, {advance to: postcombat main}]
        then: {Regen: {zone: battlefield, tapped: true, damage: 0}, Ogre: {damage: 2}, Ann: {life: 20}}
        """,
    "the defending player of an attack on a planeswalker is its controller (see 508.5)": """
        given: {Ann: {battlefield: [Defender]}, Bob: {}, Cid: {battlefield: [Walker]}}
        when: [{attack: {Defender: Walker}}, {resolve: all}]
        then: {Cid: {life: 19}, Bob: {life: 20}}
        """,
    "an extra turn has an upkeep and an end step of its own (500.7)": """
        given: {Ann: {hand: [Extra], battlefield: [Upkeeper], library: 5}, Bob: {}}
        when: [{cast: Extra, by: Ann}, {resolve: all}, {end turn: true}, {check: {turn: Ann}}, {end turn: true}]
        then: {turn: Bob, Ann: {life: 41}}
        """,
    "after an extra combat phase and main phase the end step comes once (500.8)": """
        given: {Ann: {hand: [Combat2], battlefield: [Upkeeper, Bear]}, Bob: {}}
        when: [{cast: Combat2, by: Ann}, {resolve: all}, {attack: {Bear: Bob}}, {advance to: postcombat main}, {advance to: beginning of combat}, {end turn: true}]
        then: {Ann: {life: 30}, Bob: {life: 18}}
        """,
}


@each_of(SITUATIONS)
def test_it_comes_out_as_the_rules_say(sentence, body):
    holds(BOOK, sentence, body)
