# ruff: noqa: E501
"""Magic: what triggers once and what not at all, exchanges, skips and keyword actions that come to nothing (chapters 6 and 7)."""

from tests.core.evaluator.by_their_rules import each_of, holds
from tests.verdicts import Written

BOOK = Written(
    "magic",
    ("2024-06-07",),
    """
cards:
  Bear: {types: [creature], colors: [green], power: 2, toughness: 2}
  Ogre: {types: [creature], colors: [red], power: 3, toughness: 3}
  Rock: {types: [artifact]}
  Anvil: {types: [artifact], abilities: [{passive: {cannot: be destroyed}, affects: me}]}
  Club: {types: [artifact], subtypes: [Equipment], abilities: [{passive: {power: 2}, affects: {all: {what I am attached to: true}}}, {name: off, when: {event: becomes unattached, object: me}, do: [{gain life: 1}]}]}
  Phantom: {types: [creature], power: 2, toughness: 2, abilities: [{name: gone, when: {event: phases out, object: me}, do: [{gain life: 1}]}, {name: left, when: {event: leaves, object: me}, do: [{gain life: 5}]}]}
  Loyal: {types: [creature], power: 2, toughness: 2, abilities: [{name: lost, when: {event: loses control, object: me, player: you}, do: [{gain life: 1}]}]}
  Sleeper: {types: [creature], power: 2, toughness: 2, abilities: [{name: rest, when: {event: becomes tapped, object: me}, do: [{gain life: 1}]}]}
  Late Sleeper: {types: [creature], power: 2, toughness: 2, abilities: [{passive: {enters: tapped}, affects: me}, {name: rest, when: {event: becomes tapped, object: me}, do: [{gain life: 1}]}]}
  Mourner: {types: [creature], power: 1, toughness: 1, abilities: [{name: grief, when: {event: dies, object: {type: creature}}, do: [{gain life: 1}]}]}
  Censer: {types: [artifact], abilities: [{name: harm, when: {event: is dealt damage, object: {type: player, controller: you}}, do: [{gain life: 1}]}]}
  Fireproof: {types: [instant], abilities: [{do: [{prevent: all, to: {choose: 1, type: any target}}]}]}
  Bolt: {types: [instant], colors: [red], abilities: [{do: [{deal: 3, to: {choose: 1, type: any target}}]}]}
  Murder: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: creature}}]}]}
  Mend: {types: [instant], abilities: [{do: [{regenerate: {choose: 1, type: creature}}]}]}
  Bury: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: creature}, no regeneration: true}]}]}
  Phase: {types: [instant], abilities: [{do: [{phase out: {choose: 1, type: creature}}]}]}
  Seize: {types: [sorcery], abilities: [{do: [{gain control: {choose: 1, type: creature}, for: permanently}]}]}
  Tire: {types: [instant], abilities: [{do: [{tap: {choose: 1, type: creature}}]}]}
  Flip: {types: [instant], abilities: [{do: [{transform: {choose: 1, type: creature}}]}]}
  Were: {types: [creature], power: 1, toughness: 1, back: {name: Beast, types: [creature], power: 4, toughness: 4}}
  Swap: {types: [sorcery], abilities: [{do: [{exchange control: {choose: 2, type: creature}}]}]}
  Lull: {types: [sorcery], abilities: [{do: [{skip: draw, player: opponent}]}]}
  Dodge: {types: [sorcery], abilities: [{do: [{skip: untap, player: opponent}]}]}
  Rip: {types: [sorcery], abilities: [{do: [{discard: 1, player: opponent}]}]}
  Grind: {types: [sorcery], abilities: [{do: [{mill: 2, player: opponent}]}]}
  Rest in Peace: {types: [enchantment], abilities: [{replace: {event: is put into a graveyard, object: {owner: any}}, with: [{exile: it}]}]}
  Tax: {types: [enchantment], abilities: [{name: cut, when: {event: is discarded, object: {owner: opponent}}, do: [{gain life: 1}]}]}
  Doom Bell: {types: [enchantment], abilities: [{name: fell, when: {event: loses the game, player: opponent}, do: [{gain life: 3}]}]}
  Void: {types: [instant], abilities: [{do: [{counter: {choose: 1, zone: stack, type: spell}}]}]}
  Grudge: {types: [sorcery], abilities: [{name: spite, when: {event: is countered, object: me}, do: [{gain life: 4}]}, {do: [{gain life: 1}]}]}
  Ward Off: {types: [enchantment], abilities: [{passive: {cannot: be countered}, affects: {all: {type: spell, zone: stack, controller: you}}}]}
  Steady: {types: [enchantment], abilities: [{name: dawn, when: {event: beginning of, player: you, phase: upkeep}, do: [{gain life: 1}]}]}
  Each Dawn: {types: [enchantment], abilities: [{name: dawn, when: {event: beginning of, phase: upkeep}, do: [{gain life: 1}]}]}
""",
)

BACK = {
    "equipment whose creature dies becomes unattached, and says so (603.10c)": """
        given: {Ann: {battlefield: [Bear, {card: Club, attached to: Bear}]}, Bob: {hand: [Murder]}}
        when: [{pass: Ann}, {cast: Murder, by: Bob}, {resolve: all}]
        then: {triggers: {Club/off: 1}, Ann: {life: 21}}
        """,
    "equipment on nothing does not become unattached (see 603.2f)": """
        given: {Ann: {battlefield: [Bear, Club]}, Bob: {hand: [Murder]}}
        when: [{pass: Ann}, {cast: Murder, by: Bob}, {resolve: all}]
        then: {triggers: {Club/off: 0}}
        """,
    "a creature that phases out says so, and has not left (603.10b)": """
        given: {Ann: {battlefield: [Phantom], hand: [Phase]}, Bob: {}}
        when: [{cast: Phase, by: Ann}, {resolve: all}]
        then: {triggers: {Phantom/gone: 1, Phantom/left: 0}, Ann: {life: 21}}
        """,
    "whoever loses control of a creature has the ability on that (603.10d)": """
        given: {turn: {player: Bob}, Ann: {battlefield: [Loyal]}, Bob: {hand: [Seize]}}
        when: [{cast: Seize, by: Bob}, {resolve: all}]
        then: {triggers: {Loyal/lost: 1}, Ann: {life: 21}, Bob: {life: 20}}
        """,
    "a creature that dies was not lost to another player (see 603.10d)": """
        given: {Ann: {battlefield: [Loyal]}, Bob: {hand: [Murder]}}
        when: [{pass: Ann}, {cast: Murder, by: Bob}, {resolve: all}]
        then: {Loyal: {zone: graveyard}}
        """,
    "a spell that is countered says so from where it was (603.10e)": """
        given: {Ann: {hand: [Grudge]}, Bob: {hand: [Void]}}
        when: [{cast: Grudge, by: Ann}, {pass: Ann}, {cast: Void, by: Bob}, {resolve: all}]
        then: {triggers: {Grudge/spite: 1}, Ann: {life: 24}}
        """,
    "one that cannot be countered says nothing, and resolves (see 101.2)": """
        given: {Ann: {hand: [Grudge], battlefield: [Ward Off]}, Bob: {hand: [Void]}}
        when: [{cast: Grudge, by: Ann}, {pass: Ann}, {cast: Void, by: Bob}, {resolve: all}]
        then: {triggers: {Grudge/spite: 0}, Ann: {life: 21}}
        """,
    "with three players the loss of one is heard by another (603.10f)": """
        given: {Ann: {battlefield: [Doom Bell]}, Bob: {}, Cid: {}}
        when: [{concede: Bob}, {resolve: all}]
        then: {triggers: {Doom Bell/fell: 1}, Ann: {life: 23}}
        """,
    "those that die together hear each other (603.10a)": """
        given: {Ann: {battlefield: [Mourner, {card: Mourner, as: m2}]}, Bob: {}}
        when: [{at once: [{destroy: Mourner}, {destroy: m2}]}, {resolve: all}]
        choices: [{player: Ann, question: order triggers, answer: [Mourner/grief, Mourner/grief, m2/grief, m2/grief]}]
        then: {triggers: {Mourner/grief: 2, m2/grief: 2}, Ann: {life: 24}}
        """,
    "one of them that stays hears one death alone (603.2)": """
        given: {Ann: {battlefield: [Mourner, {card: Mourner, as: m2}]}, Bob: {}}
        when: [{destroy: m2}, {resolve: all}]
        then: {triggers: {Mourner/grief: 1, m2/grief: 1}, Ann: {life: 22}}
        """,
}


@each_of(BACK)
def test_of_looking_back(sentence, body):
    holds(BOOK, sentence, body)


ONCE = {
    "what is tapped already does not become tapped (see 603.2f)": """
        given: {Ann: {battlefield: [{card: Sleeper, tapped: true}]}, Bob: {hand: [Tire]}}
        when: [{pass: Ann}, {cast: Tire, by: Bob}, {resolve: all}]
        then: {triggers: {Sleeper/rest: 0}, Ann: {life: 20}}
        """,
    "what enters tapped has not become tapped (see 603.2f)": """
        given: {Ann: {hand: [Late Sleeper]}, Bob: {}}
        when: [{cast: Late Sleeper, by: Ann}, {resolve: all}]
        then: {triggers: {Late Sleeper/rest: 0}, Late Sleeper: {tapped: true}}
        """,
    "a creature that attacks becomes tapped (508.1f)": """
        given: {Ann: {battlefield: [Sleeper]}, Bob: {}}
        when: [{attack: {Sleeper: Bob}}, {resolve: all}]
        then: {triggers: {Sleeper/rest: 1}, Ann: {life: 21}}
        """,
    "damage that is all prevented was not dealt (see 603.2h)": """
        given: {Ann: {battlefield: [Censer], hand: [Fireproof]}, Bob: {hand: [Bolt]}}
        when: [{cast: Fireproof, by: Ann}, {resolve: 1}, {pass: Ann}, {cast: Bolt, by: Bob}, {resolve: all}]
        choices: [{player: Ann, question: targets, answer: Ann}, {player: Bob, question: targets, answer: Ann}]
        then: {triggers: {Censer/harm: 0}, Ann: {life: 20}}
        """,
    "a prevention around one player is none around another (120.3)": """
        given: {Ann: {hand: [Fireproof, Bolt]}, Bob: {}}
        when: [{cast: Fireproof, by: Ann}, {resolve: 1}, {cast: Bolt, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: targets, answer: Ann}, {player: Ann, question: targets, answer: Bob}]
        then: {Bob: {life: 17}}
        """,
    "a death that is replaced by exile is none (see 603.2h)": """
        given: {Ann: {battlefield: [Rest in Peace, Mourner, Bear]}, Bob: {hand: [Murder]}}
        when: [{pass: Ann}, {cast: Murder, by: Bob}, {resolve: all}]
        choices: [{player: Bob, question: targets, answer: Bear}]
        then: {triggers: {Mourner/grief: 0}, Bear: {zone: exile}}
        """,
    "a card that is exiled as it is discarded has been discarded (701.8c)": """
        given: {Ann: {battlefield: [Rest in Peace, Tax], hand: [Rip]}, Bob: {hand: [Bear]}}
        when: [{cast: Rip, by: Ann}, {resolve: all}]
        then: {triggers: {Tax/cut: 1}, Bear: {zone: exile}, Ann: {life: 21}}
        """,
    "with an empty hand nothing is discarded (see 701.8a)": """
        given: {Ann: {battlefield: [Tax], hand: [Rip]}, Bob: {}}
        when: [{cast: Rip, by: Ann}, {resolve: all}]
        then: {triggers: {Tax/cut: 0}}
        """,
    "both of two opponents discard, and each card triggers (603.2c)": """
        given: {Ann: {battlefield: [Tax], hand: [Rip]}, Bob: {hand: [Bear]}, Cid: {hand: [Ogre]}}
        when: [{cast: Rip, by: Ann}, {resolve: all}]
        then: {triggers: {Tax/cut: 2}, Ann: {life: 22}}
        """,
    "who mills more than there is mills what there is (701.13a)": """
        given: {Ann: {hand: [Grind]}, Bob: {library: 1}}
        when: [{cast: Grind, by: Ann}, {resolve: all}]
        then: {Bob: {library: 0, graveyard: {count: 1}}, winner: none}
        """,
    "one's own upkeep is not that of another player (603.2b)": """
        given: {Ann: {battlefield: [Steady, Each Dawn]}, Bob: {}, Cid: {}}
        when: [{end turn: true}, {end turn: true}, {end turn: true}]
        then: {triggers: {Steady/dawn: 1, Each Dawn/dawn: 3}}
        choices: [{player: Ann, question: order triggers, answer: [Steady/dawn, Each Dawn/dawn]}]
        """,
}


@each_of(ONCE)
def test_of_what_triggers_once_or_not_at_all(sentence, body):
    holds(BOOK, sentence, body)


ACTIONS = {
    "a shield of regeneration is used up by one destruction (701.15a)": """
        given: {Ann: {battlefield: [Bear], hand: [Mend]}, Bob: {hand: [Murder, {card: Murder, as: m2}]}}
        when: [{cast: Mend, by: Ann}, {resolve: 1}, {pass: Ann}, {cast: Murder, by: Bob}, {resolve: 1}, {check: {Bear: {zone: battlefield, tapped: true}}}, {pass: Ann}, {cast: m2, by: Bob}, {resolve: 1}]
        then: {Bear: {zone: graveyard}}
        """,
    "two shields are used up by two (701.15a)": """
        given: {Ann: {battlefield: [Bear], hand: [Mend, {card: Mend, as: mm}]}, Bob: {hand: [Murder, {card: Murder, as: m2}]}}
        when: [{cast: Mend, by: Ann}, {resolve: 1}, {cast: mm, by: Ann}, {resolve: 1}, {pass: Ann}, {cast: Murder, by: Bob}, {resolve: 1}, {pass: Ann}, {cast: m2, by: Bob}, {resolve: 1}]
        choices: [{player: Ann, question: order replacements, answer: Mend (regenerate)}]
        then: {Bear: {zone: battlefield}}
        """,
    "a shield is gone with the turn (514.2)": """
        given: {Ann: {battlefield: [Bear], hand: [Mend]}, Bob: {hand: [Murder]}}
        when: [{cast: Mend, by: Ann}, {resolve: 1}, {end turn: true}, {cast: Murder, by: Bob}, {resolve: 1}]
        then: {Bear: {zone: graveyard}}
        """,
    "without regeneration the shield is left out (701.15c)": """
        given: {Ann: {battlefield: [Bear], hand: [Mend]}, Bob: {hand: [Bury]}}
        when: [{cast: Mend, by: Ann}, {resolve: 1}, {pass: Ann}, {cast: Bury, by: Bob}, {resolve: 1}]
        then: {Bear: {zone: graveyard}}
        """,
    "a shield around one creature is none around another (701.7a)": """
        given: {Ann: {battlefield: [Bear, Ogre], hand: [Mend]}, Bob: {hand: [Murder]}}
        when: [{cast: Mend, by: Ann}, {resolve: 1}, {pass: Ann}, {cast: Murder, by: Bob}, {resolve: 1}]
        choices: [{player: Ann, question: targets, answer: Bear}, {player: Bob, question: targets, answer: Ogre}]
        then: {Ogre: {zone: graveyard}, Bear: {tapped: false}}
        """,
    "a creature with one face does not transform (701.28c)": """
        given: {Ann: {battlefield: [Bear], hand: [Flip]}, Bob: {}}
        when: [{cast: Flip, by: Ann}, {resolve: 1}]
        then: {Bear: {power: 2, is not: [transformed]}}
        """,
    "one with two faces transforms and transforms back (701.28a)": """
        given: {Ann: {battlefield: [Were], hand: [Flip, {card: Flip, as: f2}]}, Bob: {}}
        when: [{cast: Flip, by: Ann}, {resolve: 1}, {check: {Were: {power: 4}}}, {cast: f2, by: Ann}, {resolve: 1}]
        then: {Were: {power: 1}}
        """,
    "two creatures of two players are exchanged (701.10b)": """
        given: {Ann: {battlefield: [Bear], hand: [Swap]}, Bob: {battlefield: [Ogre]}}
        when: [{cast: Swap, by: Ann}, {resolve: 1}]
        then: {Bear: {controller: Bob}, Ogre: {controller: Ann}}
        """,
    "of two creatures of one player nothing is exchanged (see 701.10b)": """
        given: {Ann: {battlefield: [Bear, Ogre], hand: [Swap]}, Bob: {battlefield: [Mourner]}}
        when: [{cast: Swap, by: Ann}, {resolve: 1}]
        choices: [{player: Ann, question: targets, answer: [Bear, Ogre]}]
        then: {Bear: {controller: Ann}, Ogre: {controller: Ann}}
        """,
    "with one of the two gone nothing is exchanged (701.10a)": """
        given: {Ann: {battlefield: [Bear], hand: [Swap]}, Bob: {battlefield: [Ogre], hand: [Murder]}}
        when: [{cast: Swap, by: Ann}, {pass: Ann}, {cast: Murder, by: Bob}, {resolve: all}]
        choices: [{player: Bob, question: targets, answer: Ogre}]
        then: {Bear: {controller: Ann}, Ogre: {zone: graveyard}}
        """,
    "a skipped draw is skipped once (614.10)": """
        given: {Ann: {hand: [Lull]}, Bob: {library: 5}}
        when: [{cast: Lull, by: Ann}, {resolve: 1}, {end turn: true}, {check: {Bob: {hand: 0}}}, {end turn: true}, {end turn: true}]
        then: {Bob: {hand: 1}}
        """,
    "two skips are two draws (614.10a)": """
        given: {Ann: {hand: [Lull, {card: Lull, as: l2}]}, Bob: {library: 5}}
        when: [{cast: Lull, by: Ann}, {resolve: 1}, {cast: l2, by: Ann}, {resolve: 1}, {end turn: true}, {end turn: true}, {end turn: true}]
        then: {Bob: {hand: 0}}
        """,
    "each of two opponents skips the next of their own (614.10)": """
        given: {Ann: {hand: [Lull]}, Bob: {library: 5}, Cid: {library: 5}}
        when: [{cast: Lull, by: Ann}, {resolve: 1}, {end turn: true}, {end turn: true}]
        then: {Bob: {hand: 0}, Cid: {hand: 0}}
        """,
    "whose untap step is skipped keeps what is tapped tapped (614.10)": """
        given: {Ann: {hand: [Dodge]}, Bob: {battlefield: [{card: Bear, tapped: true}]}}
        when: [{cast: Dodge, by: Ann}, {resolve: 1}, {end turn: true}]
        then: {Bear: {tapped: true}}
        """,
}


@each_of(ACTIONS)
def test_of_keyword_actions_and_skips(sentence, body):
    holds(BOOK, sentence, body)
