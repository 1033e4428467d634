# ruff: noqa: E501
"""Magic: effects that have ended, and objects that left and came back as others (chapters 4 to 6)."""

from tests.core.evaluator.by_their_rules import each_of, holds
from tests.verdicts import Written

BOOK = Written(
    "magic",
    ("2024-06-07",),
    """
cards:
  Bear: {types: [creature], colors: [green], power: 2, toughness: 2}
  Ogre: {types: [creature], colors: [red], power: 3, toughness: 3}
  Pup: {types: [creature], power: 1, toughness: 1, abilities: [{name: dead, when: {event: dies, object: me}, do: [{gain life: 1}]}]}
  Lord: {types: [creature], power: 2, toughness: 2, abilities: [{passive: {power: 1, toughness: 1}, affects: {type: creature, controller: you, other: true}}]}
  Grow: {types: [instant], abilities: [{do: [{give: {power: 3, toughness: 3}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Rally: {types: [instant], abilities: [{do: [{give: {power: 1, toughness: 1}, to: {all: {type: creature, controller: you}}, for: until end of turn}]}]}
  Bolt: {types: [instant], colors: [red], abilities: [{do: [{deal: 3, to: {choose: 1, type: any target}}]}]}
  Blink: {types: [instant], abilities: [{do: [{exile: {choose: 1, type: creature}, as: gone}, {return: {that: gone}, to: battlefield, under: its owner}]}]}
  Bounce: {types: [instant], abilities: [{do: [{return: {choose: 1, type: creature}}]}]}
  Take: {types: [sorcery], abilities: [{do: [{gain control: {choose: 1, type: creature}, for: until end of turn}]}]}
  Seize: {types: [sorcery], abilities: [{do: [{gain control: {choose: 1, type: creature}, for: permanently}]}]}
  Raise: {types: [sorcery], abilities: [{do: [{put: {choose: 1, type: creature, zone: graveyard, owner: you}, to: battlefield}]}]}
  Mark: {types: [instant], abilities: [{do: [{choose: {choose: 1, type: creature}, as: marked}, {later: {when: {event: beginning of, phase: end}, do: [{destroy: {that: marked}}]}}]}]}
  Halo: {types: [enchantment], subtypes: [Aura], abilities: [{enchant: {type: creature}}, {passive: {power: 2, toughness: 2}, affects: {all: {what I am attached to: true}}}]}
  Club: {types: [artifact], subtypes: [Equipment], abilities: [{passive: {power: 2}, affects: {all: {what I am attached to: true}}}]}
  Prison: {types: [enchantment], abilities: [{when: {event: enters, object: me}, do: [{exile: {choose: 1, type: creature, controller: opponent}, until: me leaves}]}]}
  Shatter: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: [enchantment, artifact]}}]}]}
  Chant: {types: [enchantment], abilities: [{passive: {power: 1}, affects: {type: creature, controller: you}}]}
  Once: {types: [creature], power: 1, toughness: 1, abilities: [{use: {}, limit: once each turn, do: [{gain life: 1}]}]}
  Watcher: {types: [enchantment], abilities: [{name: first, when: {event: enters, object: {type: creature, controller: you}}, ordinal: first, per: turn, do: [{gain life: 1}]}]}
  Shield: {types: [instant], abilities: [{do: [{prevent: 3, to: {choose: 1, type: any target}}]}]}
  Ward: {types: [instant], abilities: [{do: [{regenerate: {choose: 1, type: creature}}]}]}
  Murder: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: creature}}]}]}
""",
)

NEW_OBJECTS = {
    "what was given until end of turn is not given to what came back (400.7)": """
        given: {Ann: {battlefield: [Bear], hand: [Grow, Blink]}, Bob: {}}
        when: [{cast: Grow, by: Ann}, {resolve: 1}, {check: {Bear: {power: 5}}}, {cast: Blink, by: Ann}, {resolve: 1}]
        then: {Bear: {power: 2, toughness: 2, zone: battlefield}}
        """,
    "damage is not on what came back (400.7)": """
        given: {Ann: {battlefield: [{card: Ogre, damage: 2}], hand: [Blink]}, Bob: {}}
        when: [{cast: Blink, by: Ann}, {resolve: 1}]
        then: {Ogre: {damage: 0}}
        """,
    "counters are not on what came back (400.7)": """
        given: {Ann: {battlefield: [{card: Bear, counters: {"+1/+1": 2}}], hand: [Blink]}, Bob: {}}
        when: [{cast: Blink, by: Ann}, {resolve: 1}]
        then: {Bear: {power: 2, counters: {"+1/+1": 0}}}
        """,
    "an Aura goes where its creature was another object for a moment (704.5m)": """
        given: {Ann: {battlefield: [Bear, {card: Halo, attached to: Bear}], hand: [Blink]}, Bob: {}}
        when: [{cast: Blink, by: Ann}, {resolve: 1}]
        then: {Halo: {zone: graveyard}, Bear: {power: 2}}
        """,
    "Equipment stays behind, attached to nothing (701.3d)": """
        given: {Ann: {battlefield: [Bear, {card: Club, attached to: Bear}], hand: [Blink]}, Bob: {}}
        when: [{cast: Blink, by: Ann}, {resolve: 1}]
        then: {Club: {zone: battlefield, attached to: none}, Bear: {power: 2}}
        """,
    "what came back this turn does not attack (302.6)": """
        given: {Ann: {battlefield: [Bear], hand: [Blink]}, Bob: {}}
        when: [{cast: Blink, by: Ann}, {resolve: 1}, {attack: {Bear: Bob}}]
        then: {illegal: true}
        """,
    "a tapped creature comes back untapped (400.7)": """
        given: {Ann: {battlefield: [{card: Bear, tapped: true}], hand: [Blink]}, Bob: {}}
        when: [{cast: Blink, by: Ann}, {resolve: 1}]
        then: {Bear: {tapped: false}}
        """,
    "an attacker that came back is out of the combat (see 506.4)": """
        given: {Ann: {battlefield: [Bear], hand: [Blink]}, Bob: {}}
        when: [{attack: {Bear: Bob}}, {cast: Blink, by: Ann}, {resolve: 1}, {advance to: postcombat main}]
        then: {Bob: {life: 20}, Bear: {is not: [attacking]}}
        """,
    "a blocker that came back leaves its attacker blocked (509.1h)": """
        given: {Ann: {battlefield: [Bear]}, Bob: {battlefield: [Ogre], hand: [Blink]}}
        when: [{attack: {Bear: Bob}}, {block: {Ogre: Bear}}, {cast: Blink, by: Bob}, {resolve: 1}, {advance to: combat damage}]
        choices: [{player: Bob, question: targets, answer: Ogre}]
        then: {Bob: {life: 20}, Bear: {damage: 0}}
        """,
    "a spell does not find its target among what came back (608.2b)": """
        given: {Ann: {hand: [Bolt]}, Bob: {battlefield: [Bear], hand: [Blink]}}
        when: [{cast: Bolt, by: Ann}, {pass: Ann}, {cast: Blink, by: Bob}, {resolve: all}]
        choices: [{player: Ann, question: targets, answer: Bear}]
        then: {Bear: {zone: battlefield, damage: 0}}
        """,
    "what was marked for the end of the turn and came back is left alone (400.7)": """
        given: {Ann: {hand: [Mark]}, Bob: {battlefield: [Bear], hand: [Blink]}}
        when: [{cast: Mark, by: Ann}, {resolve: 1}, {cast: Blink, by: Bob}, {resolve: 1}, {advance to: end}, {resolve: all}]
        then: {Bear: {zone: battlefield}}
        """,
    "what was marked and stayed is destroyed (603.7)": """
        given: {Ann: {hand: [Mark]}, Bob: {battlefield: [Bear]}}
        when: [{cast: Mark, by: Ann}, {resolve: 1}, {advance to: end}, {resolve: all}]
        then: {Bear: {zone: graveyard}}
        """,
    "a shield is not around what came back (400.7)": """
        given: {Ann: {hand: [Shield, Blink, Bolt], battlefield: [Bear]}, Bob: {}}
        when: [{cast: Shield, by: Ann}, {resolve: 1}, {cast: Blink, by: Ann}, {resolve: 1}, {cast: Bolt, by: Ann}, {resolve: 1}]
        choices: [{player: Ann, question: targets, answer: Bear}, {player: Ann, question: targets, answer: Bear}]
        then: {Bear: {zone: graveyard}}
        """,
    "a shield of regeneration is not around what came back (400.7)": """
        given: {Ann: {hand: [Ward, Blink, Murder], battlefield: [Bear]}, Bob: {}}
        when: [{cast: Ward, by: Ann}, {resolve: 1}, {cast: Blink, by: Ann}, {resolve: 1}, {cast: Murder, by: Ann}, {resolve: 1}]
        then: {Bear: {zone: graveyard}}
        """,
    "an ability that is used once each turn is a new one on what came back (400.7)": """
        given: {Ann: {battlefield: [Once], hand: [Blink]}, Bob: {}}
        when: [{activate: Once, by: Ann}, {resolve: 1}, {cast: Blink, by: Ann}, {resolve: 1}, {activate: Once, by: Ann}, {resolve: 1}]
        then: {Ann: {life: 22}}
        """,
    "and on what stayed it is used up (see 602.1b)": """
        given: {Ann: {battlefield: [Once]}, Bob: {}}
        when: [{activate: Once, by: Ann}, {resolve: 1}, {activate: Once, by: Ann}]
        then: {illegal: true}
        """,
    "another object of the same name has a use of its own (602.2a)": """
        given: {Ann: {battlefield: [Once, {card: Once, as: o2}]}, Bob: {}}
        when: [{activate: Once, by: Ann}, {resolve: 1}, {activate: o2, by: Ann}, {resolve: 1}]
        then: {Ann: {life: 22}}
        """,
    "a creature taken for the turn comes back to its owner for good (400.7)": """
        given: {Ann: {hand: [Take, Blink]}, Bob: {battlefield: [Ogre]}}
        when: [{cast: Take, by: Ann}, {resolve: 1}, {check: {Ogre: {controller: Ann}}}, {cast: Blink, by: Ann}, {resolve: 1}]
        then: {Ogre: {controller: Bob}}
        """,
    "a creature taken for good comes back to its owner as well (400.7)": """
        given: {Ann: {hand: [Seize, Blink]}, Bob: {battlefield: [Ogre]}}
        when: [{cast: Seize, by: Ann}, {resolve: 1}, {cast: Blink, by: Ann}, {resolve: 1}]
        then: {Ogre: {controller: Bob}}
        """,
    "what was taken dies into its owner's graveyard, and its ability is the taker's (603.3a)": """
        given: {Ann: {hand: [Seize, Murder]}, Bob: {battlefield: [Pup]}}
        when: [{cast: Seize, by: Ann}, {resolve: 1}, {cast: Murder, by: Ann}, {resolve: all}]
        then: {Ann: {life: 21, graveyard: [Seize, Murder]}, Bob: {life: 20, graveyard: [Pup]}}
        """,
}


@each_of(NEW_OBJECTS)
def test_of_what_came_back(sentence, body):
    holds(BOOK, sentence, body)


ENDED = {
    "an effect for the turn is over in the next one (514.2)": """
        given: {Ann: {battlefield: [Bear], hand: [Grow]}, Bob: {}}
        when: [{cast: Grow, by: Ann}, {resolve: 1}, {end turn: true}]
        then: {Bear: {power: 2, toughness: 2}}
        """,
    "who came later has nothing of an effect on all creatures (see 611.2c)": """
        given: {Ann: {battlefield: [Bear], hand: [Rally, Ogre]}, Bob: {}}
        when: [{cast: Rally, by: Ann}, {resolve: 1}, {cast: Ogre, by: Ann}, {resolve: 1}]
        then: {Bear: {power: 3}, Ogre: {power: 3}}
        """,
    "who came later has a static ability's part (see 611.3a)": """
        given: {Ann: {battlefield: [Chant], hand: [Ogre]}, Bob: {}}
        when: [{cast: Ogre, by: Ann}, {resolve: 1}]
        then: {Ogre: {power: 4}}
        """,
    "who is taken away has it no longer (see 611.3a)": """
        given: {turn: {player: Bob}, Ann: {battlefield: [Chant, Bear]}, Bob: {hand: [Seize]}}
        when: [{cast: Seize, by: Bob}, {resolve: 1}]
        then: {Bear: {power: 2, controller: Bob}}
        """,
    "an effect of the turn goes with the creature to whoever takes it (see 611.2c)": """
        given: {turn: {player: Bob}, Ann: {battlefield: [Bear], hand: [Rally]}, Bob: {hand: [Seize]}}
        when: [{cast: Seize, by: Bob}, {cast: Rally, by: Ann}, {resolve: all}]
        then: {Bear: {power: 3, controller: Bob}}
        """,
    "with the lord gone the damage that was there is enough (704.5g)": """
        given: {Ann: {battlefield: [Lord, {card: Bear, damage: 2}]}, Bob: {hand: [Murder]}}
        when: [{pass: Ann}, {cast: Murder, by: Bob}, {resolve: 1}]
        choices: [{player: Bob, question: targets, answer: Lord}]
        then: {Bear: {zone: graveyard}, Lord: {zone: graveyard}}
        """,
    "with two lords neither is without the other (see 611.3a)": """
        given: {Ann: {battlefield: [Lord, {card: Lord, as: l2}, Bear]}, Bob: {}}
        when: [{check: {Lord: {power: 3}, l2: {power: 3}, Bear: {power: 4}}}, {destroy: l2, by: Bob}]
        then: {Lord: {power: 2}, Bear: {power: 3}}
        """,
    "control for the turn ends, and the creature attacks for its owner (514.2)": """
        given: {Ann: {hand: [Take]}, Bob: {battlefield: [Ogre]}}
        when: [{cast: Take, by: Ann}, {resolve: 1}, {end turn: true}]
        then: {Ogre: {controller: Bob}, turn: Bob}
        """,
    "the later of two effects of control counts until it ends (see 613.7)": """
        given: {Ann: {hand: [Take], battlefield: [Bear]}, Bob: {hand: [Seize]}, turn: {player: Bob}}
        when: [{cast: Seize, by: Bob}, {resolve: 1}, {end turn: true}, {cast: Take, by: Ann}, {resolve: 1}, {check: {Bear: {controller: Ann}}}, {end turn: true}]
        then: {Bear: {controller: Bob}}
        """,
    "what is exiled until something leaves comes back to its owner then (610.3)": """
        given: {Ann: {hand: [Prison]}, Bob: {battlefield: [Ogre], hand: [Shatter]}}
        when: [{cast: Prison, by: Ann}, {resolve: all}, {check: {Ogre: {zone: exile}}}, {cast: Shatter, by: Bob}, {resolve: all}]
        then: {Ogre: {zone: battlefield, controller: Bob}, Prison: {zone: graveyard}}
        """,
    "nothing is exiled until something leaves that has left (610.3b)": """
        given: {Ann: {hand: [Prison]}, Bob: {battlefield: [Ogre], hand: [Shatter]}}
        when: [{cast: Prison, by: Ann}, {resolve: 1}, {cast: Shatter, by: Bob}, {resolve: all}]
        then: {Ogre: {zone: battlefield}, Prison: {zone: graveyard}}
        """,
    "the second of two prisons keeps its own (610.3)": """
        given: {Ann: {hand: [Prison, {card: Prison, as: p2}]}, Bob: {battlefield: [Ogre, Bear], hand: [Shatter]}}
        when: [{cast: Prison, by: Ann}, {resolve: all}, {cast: p2, by: Ann}, {resolve: all}, {cast: Shatter, by: Bob}, {resolve: all}]
        choices: [{player: Ann, question: targets, answer: Ogre}, {player: Bob, question: targets, answer: Prison}]
        then: {Ogre: {zone: battlefield}, Bear: {zone: exile}}
        """,
    "the first creature of a turn is the first of each turn (603.2)": """
        given: {Ann: {battlefield: [Watcher], hand: [Bear, Ogre, Pup]}, Bob: {}}
        when: [{cast: Bear, by: Ann}, {resolve: all}, {cast: Ogre, by: Ann}, {resolve: all}, {end turn: true}, {end turn: true}, {cast: Pup, by: Ann}, {resolve: all}]
        then: {triggers: {Watcher/first: 2}, Ann: {life: 22}}
        """,
    "a watcher that came after the first creature does not take the second for it (see 603.2)": """
        given: {Ann: {hand: [Bear, Watcher, Ogre]}, Bob: {}}
        when: [{cast: Bear, by: Ann}, {resolve: all}, {cast: Watcher, by: Ann}, {resolve: all}, {cast: Ogre, by: Ann}, {resolve: all}]
        then: {triggers: {Watcher/first: 0}, Ann: {life: 20}}
        """,
    "a creature returned to its owner's hand was never dead (see 700.4)": """
        given: {Ann: {battlefield: [Pup], hand: [Bounce]}, Bob: {}}
        when: [{cast: Bounce, by: Ann}, {resolve: all}]
        then: {triggers: {Pup/dead: 0}, Pup: {zone: hand}}
        """,
    "one that came back from the graveyard dies once more (603.10a)": """
        given: {Ann: {battlefield: [Pup], hand: [Murder, Raise, {card: Murder, as: m2}]}, Bob: {}}
        when: [{cast: Murder, by: Ann}, {resolve: all}, {cast: Raise, by: Ann}, {resolve: all}, {cast: m2, by: Ann}, {resolve: all}]
        then: {triggers: {Pup/dead: 2}, Ann: {life: 22}}
        """,
}


@each_of(ENDED)
def test_of_what_has_ended(sentence, body):
    holds(BOOK, sentence, body)
