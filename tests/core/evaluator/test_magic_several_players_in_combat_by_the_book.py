# ruff: noqa: E501
"""Magic: replacements of several players, combat of several creatures, and state-based actions that come together."""

from tests.core.evaluator.by_their_rules import each_of, holds
from tests.verdicts import Written

BOOK = Written(
    "magic",
    ("2024-06-07",),
    """
cards:
  Bear: {types: [creature], subtypes: [Bear], colors: [green], mana cost: "{1}{G}", power: 2, toughness: 2}
  Ogre: {types: [creature], subtypes: [Ogre], colors: [red], mana cost: "{2}{R}", power: 3, toughness: 3}
  Giant: {types: [creature], power: 5, toughness: 5}
  Wall: {types: [creature], power: 0, toughness: 4, keywords: [defender]}
  Menacer: {types: [creature], power: 3, toughness: 3, keywords: [menace]}
  Trampler: {types: [creature], power: 6, toughness: 6, keywords: [trample]}
  Striker: {types: [creature], power: 2, toughness: 2, keywords: [first strike]}
  Double: {types: [creature], power: 2, toughness: 2, keywords: [double strike]}
  DeathTramp: {types: [creature], power: 3, toughness: 3, keywords: [deathtouch, trample]}
  Lifer: {types: [creature], power: 3, toughness: 3, keywords: [lifelink]}
  Walker: {types: [planeswalker], loyalty: 3}
  Battle: {types: [battle], defense: 3}
  Guard: {types: [creature], power: 1, toughness: 4, abilities: [{passive: {blocks more: 1}, affects: me}]}
  Murder: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: creature}}]}]}
  Bolt: {types: [instant], colors: [red], abilities: [{do: [{deal: 3, to: {choose: 1, type: any target}}]}]}
  Fury: {types: [enchantment], abilities: [{replace: {event: is dealt damage, by: {controller: you}}, keeps: true, amount: {times: [2, that much]}}]}
  Ward: {types: [enchantment], abilities: [{replace: {event: is dealt damage, object: {type: player, controller: you}}, prevent: 1}]}
  More: {types: [enchantment], abilities: [{replace: {event: is dealt damage, by: {controller: you}}, keeps: true, amount: {sum: [that much, 1]}}]}
  Rest: {types: [enchantment], abilities: [{replace: {event: is put into a graveyard, object: {token: false}}, with: [{exile: it}]}]}
  Undier: {types: [creature], power: 1, toughness: 1, keywords: [undying]}
  Exiler: {types: [enchantment], abilities: [{replace: {event: dies, object: {type: creature, controller: opponent}}, with: [{exile: it}]}]}
  Saver: {types: [enchantment], abilities: [{replace: {event: dies, object: {type: creature, controller: you}}, with: [{return: it}]}]}
  Tax: {types: [enchantment], abilities: [{passive: {cannot attack: {type: player, controller: you}, unless paid: {generic: 2}}, affects: {all: {type: creature}}}]}
  Berserk: {types: [creature], power: 3, toughness: 3, abilities: [{passive: {must: attack}, affects: me}]}
  Lurer: {types: [creature], power: 1, toughness: 1, keywords: [menace], abilities: [{passive: {must: be blocked}, affects: me}]}
  Steal: {types: [instant], abilities: [{do: [{gain control: {choose: 1, type: creature}, for: permanently}]}]}
  Lord: {types: [creature], subtypes: [Bear], power: 2, toughness: 2, abilities: [{passive: {power: 1, toughness: 1}, affects: {all: {subtype: Bear, other: true}}}]}
  Artist: {types: [creature], power: 0, toughness: 1, abilities: [{name: drain, when: {event: dies, object: {type: creature}}, do: [{gain life: 1}]}]}
  Sweep: {types: [sorcery], abilities: [{do: [{deal: 2, to: {all: {type: creature}}}]}]}
  Wrath: {types: [sorcery], abilities: [{do: [{destroy: {all: {type: creature}}}]}]}
  Burn: {types: [sorcery], abilities: [{do: [{deal: 20, to: {all: {type: player}}}]}]}
  WorldA: {types: [enchantment], supertypes: [world]}
  WorldB: {types: [enchantment], supertypes: [world]}
  Aura: {types: [enchantment], subtypes: [Aura], abilities: [{enchant: {type: creature}}, {passive: {power: 1, toughness: 1}, affects: {all: {what I am attached to: true}}}, {when: {event: is put into a graveyard, object: me, from: [battlefield]}, do: [{draw: 1}], name: gone}]}
  Legend: {types: [creature], supertypes: [legendary], power: 1, toughness: 1, abilities: [{name: bye, when: {event: dies, object: me}, do: [{draw: 1}]}]}
  Shrink: {types: [instant], abilities: [{do: [{give: {power: -2, toughness: -2}, to: {all: {type: creature}}, for: until end of turn}]}]}
  Hoser: {types: [instant], abilities: [{do: [{put counter: "-1/-1", on: {choose: 1, type: creature}, count: 1}]}]}
  Draw3: {types: [sorcery], abilities: [{do: [{draw: 3}, {gain life: 5}]}]}
  Moat: {types: [instant], abilities: [{do: [{prevent: all, type: combat}]}]}
  Fog1: {types: [instant], abilities: [{do: [{prevent: 3, to: {choose: 1, type: any target}}]}]}
""",
)

SITUATIONS = {
    "damage doubled for one player and lessened for the other: the one who is dealt it orders (616.1)": """
        given: {Ann: {hand: [Bolt], battlefield: [Fury]}, Bob: {battlefield: [Ward]}}
        when: [{cast: Bolt, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: targets, answer: Bob}, {player: Bob, question: order replacements, answer: Ward}]
        then: {Bob: {life: 16}}
        """,
    "in the other order less is left (616.1)": """
        given: {Ann: {hand: [Bolt], battlefield: [Fury]}, Bob: {battlefield: [Ward]}}
        when: [{cast: Bolt, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: targets, answer: Bob}, {player: Bob, question: order replacements, answer: Fury}]
        then: {Bob: {life: 15}}
        """,
    "three effects on one event: what is chosen next is chosen among those left (616.1)": """
        given: {Ann: {hand: [Bolt], battlefield: [Fury, More]}, Bob: {battlefield: [Ward]}}
        when: [{cast: Bolt, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: targets, answer: Bob}, {player: Bob, question: order replacements, answer: Ward}, {player: Bob, question: order replacements, answer: Fury}]
        then: {Bob: {life: 15}}
        """,
    "a creature that an opponent's effect exiles and its controller's returns: its controller chooses (616.1)": """
        given: {Ann: {hand: [Murder], battlefield: [Exiler]}, Bob: {battlefield: [Bear, Saver]}}
        when: [{cast: Murder, by: Ann}, {resolve: all}]
        choices: [{player: Bob, question: order replacements, answer: Saver}]
        then: {Bear: {zone: hand}}
        """,
    "exiled in place of dying, it does not come back with undying (see 702.93a)": """
        given: {Ann: {hand: [Murder], battlefield: [Rest]}, Bob: {battlefield: [Undier]}}
        when: [{cast: Murder, by: Ann}, {resolve: all}]
        then: {Undier: {zone: exile}, triggers: {Undier: 0}}
        """,
    "one creature does not block a creature with menace (702.111b)": """
        given: {Ann: {battlefield: [Menacer]}, Bob: {battlefield: [Bear]}}
        when: [{attack: {Menacer: Bob}}, {block: {Bear: Menacer}}]
        then: {illegal: 702.111b}
        """,
    "two creatures block it together (704.5g)": """
        given: {Ann: {battlefield: [Menacer]}, Bob: {battlefield: [Bear, Ogre]}}
        when: [{attack: {Menacer: Bob}}, {block: {Bear: Menacer, Ogre: Menacer}}, {advance to: postcombat main}]
        choices: [{player: Ann, question: assign damage, answer: {Bear: 0, Ogre: 3}}]
        then: {Menacer: {zone: graveyard}, Ogre: {zone: graveyard}, Bear: {zone: battlefield}}
        """,
    "a creature with menace that must be blocked need not be where only one could (see 509.1c)": """
        given: {Ann: {battlefield: [Lurer]}, Bob: {battlefield: [Bear]}}
        when: [{attack: {Lurer: Bob}}, {advance to: postcombat main}]
        then: {Bob: {life: 19}}
        """,
    "with two creatures that could, it has to be blocked (509.1c)": """
        given: {Ann: {battlefield: [Lurer]}, Bob: {battlefield: [Bear, Ogre]}}
        when: [{attack: {Lurer: Bob}}, {block: {}}]
        then: {illegal: 509.1c}
        """,
    "blockers of one defending player do not block for another (509.1a)": """
        given: {Ann: {battlefield: [Bear]}, Bob: {}, Cid: {battlefield: [Wall]}}
        when: [{attack: {Bear: Bob}}, {block: {Wall: Bear}}]
        then: {illegal: 509.1a}
        """,
    "each of two defending players blocks what attacks them (509.1h)": """
        given: {Ann: {battlefield: [Bear, Ogre]}, Bob: {battlefield: [{card: Wall, as: w1}]}, Cid: {battlefield: [{card: Wall, as: w2}]}}
        when: [{attack: {Bear: Bob, Ogre: Cid}}, {block: {w1: Bear, w2: Ogre}}, {advance to: postcombat main}]
        then: {Bob: {life: 20}, Cid: {life: 20}, w1: {damage: 2}, w2: {damage: 3}}
        """,
    "a planeswalker that has gone is attacked by nobody, and the unblocked creature deals no damage (506.4c)": """
        given: {Ann: {hand: [Bolt], battlefield: [Bear]}, Bob: {battlefield: [Walker]}}
        when: [{attack: {Bear: Walker}}, {cast: Bolt, by: Ann}, {resolve: all}, {advance to: postcombat main}]
        choices: [{player: Ann, question: targets, answer: Walker}]
        then: {Bob: {life: 20}, Walker: {zone: graveyard}}
        """,
    "a blocked trampler whose blocker is gone assigns all of its damage to the player (see 702.19e)": """
        given: {Ann: {hand: [Murder], battlefield: [Trampler]}, Bob: {battlefield: [Wall]}}
        when: [{attack: {Trampler: Bob}}, {block: {Wall: Trampler}}, {cast: Murder, by: Ann}, {resolve: all}, {advance to: postcombat main}]
        choices: [{player: Ann, question: targets, answer: Wall}]
        then: {Bob: {life: 14}}
        """,
    "a blocked creature without trample deals none (see 510.1c)": """
        given: {Ann: {hand: [Murder], battlefield: [Giant]}, Bob: {battlefield: [Wall]}}
        when: [{attack: {Giant: Bob}}, {block: {Wall: Giant}}, {cast: Murder, by: Ann}, {resolve: all}, {advance to: postcombat main}]
        choices: [{player: Ann, question: targets, answer: Wall}]
        then: {Bob: {life: 20}}
        """,
    "deathtouch and trample: one to each of two blockers and the rest to the player (see 702.2c)": """
        given: {Ann: {battlefield: [DeathTramp]}, Bob: {battlefield: [Wall, Giant]}}
        when: [{attack: {DeathTramp: Bob}}, {block: {Wall: DeathTramp, Giant: DeathTramp}}, {advance to: postcombat main}]
        choices: [{player: Ann, question: assign damage, answer: {Wall: 1, Giant: 1, Bob: 1}}]
        then: {Bob: {life: 19}, Wall: {zone: graveyard}, Giant: {zone: graveyard}}
        """,
    "a creature that blocks two attackers divides its damage (704.5g)": """
        given: {Ann: {battlefield: [Bear, Ogre]}, Bob: {battlefield: [Guard]}}
        when: [{attack: {Bear: Bob, Ogre: Bob}}, {block: {Guard: [Bear, Ogre]}}, {advance to: postcombat main}]
        choices: [{player: Bob, question: assign damage, answer: {Ogre: 1}}]
        then: {Guard: {zone: graveyard}, Ogre: {damage: 1}, Bear: {damage: 0}, Bob: {life: 20}}
        """,
    "a blocker that its attacker's controller steals is removed from combat, and the attacker stays blocked (506.4)": """
        given: {Ann: {hand: [Steal], battlefield: [Ogre]}, Bob: {battlefield: [Bear]}}
        when: [{attack: {Ogre: Bob}}, {block: {Bear: Ogre}}, {cast: Steal, by: Ann}, {resolve: all}, {advance to: postcombat main}]
        choices: [{player: Ann, question: targets, answer: Bear}]
        then: {Bob: {life: 20}, Bear: {controller: Ann, damage: 0}, Ogre: {damage: 0}}
        """,
    "a creature that attacks if able does not have to where that costs something (see 508.1d)": """
        given: {Ann: {battlefield: [Berserk], green: 2}, Bob: {battlefield: [Tax]}}
        when: [{advance to: postcombat main}]
        then: {Bob: {life: 20}, Berserk: {tapped: false}}
        """,
    "with another opponent to attack for nothing it attacks (508.1d)": """
        given: {Ann: {battlefield: [Berserk]}, Bob: {battlefield: [Tax]}, Cid: {}}
        when: [{advance to: postcombat main}]
        then: {illegal: 508.1d}
        """,
    "a first striker kills what would have struck it (see 510.4, 702.7b)": """
        given: {Ann: {battlefield: [Striker]}, Bob: {battlefield: [Bear]}}
        when: [{attack: {Striker: Bob}}, {block: {Bear: Striker}}, {advance to: postcombat main}]
        then: {Bear: {zone: graveyard}, Striker: {zone: battlefield, damage: 0}}
        """,
    "two attackers reach a battle and a player (508.1b)": """
        given: {Ann: {battlefield: [Double, Bear]}, Bob: {battlefield: [Battle]}, Cid: {}}
        when: [{attack: {Double: Battle, Bear: Cid}}, {advance to: postcombat main}]
        then: {Battle: {zone: graveyard}, Cid: {life: 18}}
        """,
    "lifelink of an attacker saves its player, who is dealt as much at the same time (see 702.15b, 704.5a)": """
        given: {turn: {player: Bob}, Ann: {life: 2, battlefield: [Lifer]}, Bob: {battlefield: [Ogre, Bear]}}
        when: [{attack: {Ogre: Ann, Bear: Ann}}, {block: {Lifer: Ogre}}, {advance to: postcombat main}]
        then: {Ann: {life: 3}}
        """,
    "two creatures of which one holds the other up die one after the other, and the last sees nothing (see 704.3)": """
        given: {Ann: {hand: [Shrink], battlefield: [Lord, Bear, Giant]}, Bob: {}}
        when: [{cast: Shrink, by: Ann}, {resolve: all}]
        then: {Lord: {zone: graveyard}, Bear: {zone: graveyard}, Giant: {power: 3}}
        """,
    "creatures that die together see each other die (603.10a)": """
        given: {Ann: {hand: [Wrath], battlefield: [Artist, Bear, Ogre]}, Bob: {battlefield: [{card: Artist, as: a2}]}}
        when: [{cast: Wrath, by: Ann}, {resolve: all}]
        then: {Ann: {life: 24}, Bob: {life: 24}}
        """,
    "a lord that dies of the same damage: the bear it held up has damage enough to die next (704.5g)": """
        given: {Ann: {hand: [Sweep], battlefield: [Lord, Bear, Artist]}, Bob: {}}
        when: [{cast: Sweep, by: Ann}, {resolve: all}]
        then: {Bear: {zone: graveyard}, Lord: {zone: graveyard}, triggers: {Artist/drain: 2}}
        """,
    "everybody at no life at once: the game is a draw (704.5a, see 104.4a)": """
        given: {Ann: {hand: [Burn]}, Bob: {}}
        when: [{cast: Burn, by: Ann}, {resolve: all}]
        then: {winner: draw}
        """,
    "of two world permanents the newer stays (704.5k)": """
        given: {Ann: {hand: [WorldB]}, Bob: {battlefield: [WorldA]}}
        when: [{cast: WorldB, by: Ann}, {resolve: all}]
        then: {WorldA: {zone: graveyard}, WorldB: {zone: battlefield}}
        """,
    "an Aura goes to the graveyard after its creature (704.5m)": """
        given: {Ann: {hand: [Murder], library: 5, battlefield: [Bear, {card: Aura, attached to: Bear}]}, Bob: {}}
        when: [{cast: Murder, by: Ann}, {resolve: all}]
        then: {Bear: {zone: graveyard}, Aura: {zone: graveyard}, triggers: {Aura/gone: 1}, Ann: {hand: 1}}
        """,
    "the legend rule is no destruction, and what goes dies all the same (704.5j)": """
        given: {Ann: {hand: [Legend], library: 5, battlefield: [{card: Legend, as: old}]}, Bob: {}}
        when: [{cast: Legend, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: which to keep, answer: Legend}]
        then: {old: {zone: graveyard}, triggers: {old/bye: 1}}
        """,
    "a plus and a minus counter are removed together, and it is as large as before (704.5q)": """
        given: {Ann: {hand: [Hoser], battlefield: [{card: Bear, counters: {"+1/+1": 1}}]}, Bob: {}}
        when: [{cast: Hoser, by: Ann}, {resolve: all}]
        then: {Bear: {counters: {"+1/+1": 0, "-1/-1": 0}, power: 2}}
        """,
    "whoever draws from an empty library loses once the whole spell has resolved (704.5b)": """
        given: {Ann: {hand: [Draw3], library: 2}, Bob: {}, Cid: {}}
        when: [{cast: Draw3, by: Ann}, {resolve: all}]
        then: {Ann: {life: 25}, events: [{event: loses the game, times: 1}]}
        """,
    "all damage of a combat is prevented but not that of a spell (see 615.1)": """
        given: {Ann: {battlefield: [Giant], hand: [Bolt]}, Bob: {hand: [Moat]}}
        when: [{cast: Moat, by: Bob}, {resolve: all}, {attack: {Giant: Bob}}, {advance to: end of combat}, {cast: Bolt, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: targets, answer: Bob}]
        then: {Bob: {life: 17}}
        """,
    "a shield against two attackers: whoever is dealt the damage says whose is prevented (615.7)": """
        given: {Ann: {battlefield: [Lifer, Ogre]}, Bob: {hand: [Fog1]}}
        when: [{cast: Fog1, by: Bob}, {resolve: all}, {attack: {Lifer: Bob, Ogre: Bob}}, {advance to: postcombat main}]
        choices: [{player: Bob, question: targets, answer: Bob}, {player: Bob, question: which event, answer: Lifer}]
        then: {Bob: {life: 17}, Ann: {life: 20}}
        """,
}


@each_of(SITUATIONS)
def test_it_comes_out_as_the_rules_say(sentence, body):
    holds(BOOK, sentence, body)
