"""Borders that hardly a game comes to: players pass with nothing waiting, act when nobody may, or where nothing is."""

from __future__ import annotations

from tests.core.evaluator.cases import each
from tests.verdicts import Written

MAGIC = Written(
    "magic",
    ("2024-06-07",),
    """
cards:
  Bear: {types: [creature], power: 2, toughness: 2}
  Fury: {types: [creature], power: 1, toughness: 1, keywords: [{frenzy: 2}]}
  Diamond: {types: [artifact], keywords: [indestructible]}
  Smash: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: artifact}}, {draw: 1, if: {done: true}}]}]}
  Swap: {types: [instant], abilities: [{do: [{exchange life totals: {choose: 1, type: player}}]}]}
  Omen: {types: [instant], mana cost: "{4}", keywords: [{foretell: "{1}"}], abilities: [{do: [{gain life: 4}]}]}
  Pants: {types: [enchantment], subtypes: [Aura], mana cost: "{G}", abilities: [{enchant: {type: creature}},
    {passive: {power: 2}, affects: {what I am attached to: true}}]}
  Blade: {types: [artifact], subtypes: [Equipment], abilities: [
    {passive: {power: 1}, affects: {what I am attached to: true}}]}
  Grand: {types: [sorcery], mana cost: "{1}", keywords: [convoke], abilities: [{do: [{draw: 1}]}]}
""",
)
OF_MAGIC = {
    "all pass in turn with nothing on the stack, and the step ends (117.4)": """
        given: {turn: {player: Ann, phase: upkeep}, Ann: {library: 2}, Bob: {}}
        when: [{pass: Ann}, {pass: Bob}]
        then: {phase: draw}
        twin: {change: {when: [{pass: Ann}]}, then: {phase: upkeep}}
        """,
    "where nobody blocks, what triggers on that waits before anyone passes (509.4a, 510.1)": """
        given: {turn: {player: Ann}, Ann: {battlefield: [Fury]}, Bob: {}}
        when: [{attack: {Fury: Bob}}, {advance to: declare blockers}, {pass: Ann}]
        then: {phase: declare blockers, stack: [Fury], Bob: {life: 20}}
        twin:
          change: {when.3: {pass: Bob}, when.4: {pass: Ann}, when.5: {pass: Bob}}
          then: {phase: combat damage, stack: [], Bob: {life: 17}}
        """,
    "what is indestructible is not destroyed, and nothing is done (702.12b)": """
        given: {turn: {player: Ann}, Ann: {hand: [Smash], library: 2, battlefield: [Diamond]}, Bob: {}}
        when: [{cast: Smash, by: Ann}, {resolve: all}]
        then: {Diamond: {zone: battlefield}, Ann: {hand: 0}}
        """,
    "nobody exchanges life totals with themselves (701.10c)": """
        given: {turn: {player: Ann}, Ann: {hand: [Swap], life: 5}, Bob: {life: 20}}
        when: [{cast: Swap, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: targets, answer: Ann}]
        then: {Ann: {life: 5}, Bob: {life: 20}}
        twin:
          change: {choices: [{player: Ann, question: targets, answer: Bob}]}
          then: {Ann: {life: 20}, Bob: {life: 5}}
        """,
    "a card is foretold from the hand alone (702.143a)": """
        given: {turn: {player: Ann}, Ann: {graveyard: [Omen], colorless: 1}, Bob: {}}
        when: [{activate: Omen, ability: foretell, by: Ann}]
        then: {illegal: true}
        """,
    "an Aura that becomes a creature is attached no more, and goes (704.5m, 704.5p)": """
        given: {turn: {player: Ann}, Ann: {battlefield: [Bear, {card: Pants, attached to: Bear}]}, Bob: {}}
        when: [{give: {type: creature, base power: 1, base toughness: 1}, to: Pants, for: until end of turn, by: Bob}]
        then: {Pants: {zone: graveyard}, Bear: {power: 2}}
        """,
    "an Equipment that becomes a creature is attached no more, and stays (704.5p)": """
        given: {turn: {player: Ann}, Ann: {battlefield: [Bear, {card: Blade, attached to: Bear}]}, Bob: {}}
        when: [{give: {type: creature, base power: 1, base toughness: 1}, to: Blade, for: until end of turn, by: Bob}]
        then: {Blade: {zone: battlefield, is not: [attached]}, Bear: {power: 2}}
        """,
    "no more creatures are tapped for convoke than there is mana to pay (702.51a)": """
        given: {turn: {player: Ann}, Ann: {hand: [Grand], library: 1, battlefield: [Bear, {card: Bear, as: other}]},
          Bob: {}}
        when: [{cast: Grand, by: Ann}]
        choices: [{player: Ann, question: objects, answer: [Bear, other]}]
        then: {illegal answer: "702.51a"}
        """,
}


@each(OF_MAGIC)
def test_magic(body):
    MAGIC.confirm(body)


FAB = Written(
    "flesh-and-blood",
    ("2026-06-10",),
    """
cards:
  Slash: {types: [action], subtypes: [attack], power: 5}
  Quip: {types: [instant], abilities: [{do: [{draw: 1}]}]}
""",
)
OF_FAB = {
    "all pass in turn with nothing on the stack and the chain closed, and the action phase ends (4.3.4)": """
        given: {turn: {player: Ira}, Ira: {deck: 9}, Dorn: {}}
        when: [{pass: Ira}, {pass: Dorn}, {resolve: all}]
        then: {Ira: {hand: 4}}
        twin: {change: {when: [{pass: Ira}]}, then: {Ira: {hand: 0}}}
        """,
    "nobody plays anything in the start phase, not even an instant (4.2.1)": """
        given: {turn: {player: Ira, phase: start}, Ira: {hand: [Quip], deck: 3}, Dorn: {}}
        when: [{play: Quip}]
        then: {illegal: true}
        twin: {change: {given.turn.phase: action, when: [{play: Quip}, {resolve: 1}]}, then: {Ira: {hand: 1}}}
        """,
}


@each(OF_FAB)
def test_flesh_and_blood(body):
    FAB.confirm(body)


RIFTBOUND = Written(
    "riftbound",
    ("v1.3",),
    """
cards:
  Bold: {types: [unit], might: 5}
  Wisp: {types: [unit], might: 1, keywords: [hidden]}
""",
)
OF_RIFTBOUND = {
    "a move moves at least one unit (v1.3 144)": """
        given: {turn: {player: Ahri}, battlefields: [Field], Ahri: {base: [Bold]}, Jinx: {}}
        when: [{move: [], to: Field}]
        then: {illegal: true}
        """,
    "a unit that an effect moves wherever its player likes is moved where they say": """
        given:
          turn: {player: Ahri}
          battlefields: [{card: Field, controller: Ahri}, {card: Hill, controller: Ahri}]
          Ahri: {base: [Bold]}
          Jinx: {}
        when: [{at once: [{move: Bold, to: choose}], by: Ahri}]
        choices: [{player: Ahri, question: location, answer: Hill}]
        then: {Bold: {at: Hill}}
        """,
}


@each(OF_RIFTBOUND)
def test_riftbound(body):
    RIFTBOUND.confirm(body)
