"""Instructions and steps of which nothing comes, or too little: nothing is done then, nothing triggers, and "if you do"
is not so.
"""

from __future__ import annotations

import pytest

from tests.core.evaluator.cases import each
from tests.verdicts import Written

MAGIC = Written(
    "magic",
    ("2024-06-07",),
    """
cards:
  Bear: {types: [creature], power: 2, toughness: 2}
  Cell: {types: [land], abilities: []}
  Swap: {types: [sorcery], abilities: [{do: [{exchange control: {choose: 2, type: creature}},
    {if: {done: true}, do: [{gain life: 1}]}]}]}
  Spring: {types: [instant], abilities: [{do: [{untap: {choose: 1, type: creature}}, {if: {done: true},
    do: [{gain life: 1}]}]}]}
  Vault: {types: [artifact], abilities: [{when: {event: becomes untapped, object: {type: creature}},
    do: [{gain life: 10}]}]}
""",
)


@pytest.mark.parametrize(("card", "instruction"), [("Assault", "extra combat phase"), ("Warp", "extra turn")])
@pytest.mark.parametrize(("how", "life"), [(0, 20), (1, 21), (2, 21)])
def test_a_phase_or_turn_more_has_been_added_only_where_there_is_one_at_least(card, instruction, how, life):
    cards = f"""
cards:
  {card}: {{types: [sorcery], abilities: [{{do: [
    {{{instruction}: {how}}}, {{if: {{done: true}}, do: [{{gain life: 1}}]}}]}}]}}
"""
    Written("magic", ("2024-06-07",), cards).confirm(f"""
        given: {{turn: {{player: Ann}}, Ann: {{hand: [{card}]}}, Bob: {{}}}}
        when: [{{cast: {card}, by: Ann}}, {{resolve: all}}]
        then: {{Ann: {{life: {life}}}}}
        """)


OF_MAGIC = {
    "nobody plays a land out of another player's hand (305.1)": """
        given: {turn: {player: Ann}, Ann: {hand: [{card: Cell, as: hers}]}, Bob: {hand: [{card: Cell, as: his}]}}
        when: [{play: his, by: Ann}]
        then: {illegal: true}
        twin: {change: {when: [{play: hers, by: Ann}]}, then: {hers: {zone: battlefield}}}
        """,
    "nobody plays a land of their own that is not in the hand (305.1)": """
        given: {turn: {player: Ann}, Ann: {graveyard: [{card: Cell, as: hers}]}, Bob: {}}
        when: [{play: hers, by: Ann}]
        then: {illegal: true}
        """,
    "nothing is exchanged between two creatures of one player (701.10b)": """
        given: {turn: {player: Ann}, Ann: {hand: [Swap], battlefield: [Bear, {card: Bear, as: other}]},
          Bob: {battlefield: [{card: Bear, as: his}]}}
        when: [{cast: Swap, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: targets, answer: [Bear, other]}]
        then: {Bear: {controller: Ann}, other: {controller: Ann}, Ann: {life: 20}}
        twin:
          change: {choices: [{player: Ann, question: targets, answer: [Bear, his]}]}
          then: {Bear: {controller: Bob}, his: {controller: Ann}, Ann: {life: 21}}
        """,
    "what is untapped already does not become untapped (701.21b)": """
        given: {turn: {player: Ann}, Ann: {hand: [Spring], battlefield: [Vault, Bear]}, Bob: {}}
        when: [{cast: Spring, by: Ann}, {resolve: all}]
        then: {Bear: {tapped: false}, Ann: {life: 20}, triggers: {Vault: 0}}
        twin:
          change: {given.Ann.battlefield: [Vault, {card: Bear, tapped: true}]}
          then: {Bear: {tapped: false}, Ann: {life: 31}, triggers: {Vault: 1}}
        """,
}


@each(OF_MAGIC)
def test_magic(body):
    MAGIC.confirm(body)


RIFTBOUND = Written(
    "riftbound",
    ("v1.3", "v1.2"),
    """
cards:
  Scout: {types: [unit], might: 2}
  Blade: {types: [gear], might: 1, abilities: []}
  Unhook: {types: [spell], abilities: [{do: [{detach: {choose: 1, type: gear}}, {if: {done: true}, do: [{draw: 1}]}]}]}
  Rust: {types: [gear], abilities: [{when: {event: is detached, object: {type: gear}}, do: [{gain points: 1}]}]}
  Charm: {types: [spell], abilities: [{do: [{take control: {choose: 1, type: unit}},
    {if: {done: true}, do: [{draw: 1}]}]}]}
  Rest: {types: [spell], abilities: [{do: [{ready: {choose: 1, type: unit}}, {if: {done: true}, do: [{draw: 1}]}]}]}
  Salve: {types: [spell], abilities: [{do: [{heal: {choose: 1, type: unit}}, {if: {done: true}, do: [{draw: 1}]}]}]}
  Drum: {types: [gear], abilities: [{when: {event: is readied, object: {type: unit}}, do: [{gain points: 1}]}]}
""",
)
OF_RIFTBOUND = {
    "a gear that is on nothing is not detached": """
        given: {turn: {player: Ahri}, Ahri: {hand: [Unhook], base: [Scout, Blade, {card: Rust, attached to: Scout}],
          deck: 3}, Jinx: {}}
        when: [{play: Unhook, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Blade}]
        then: {Ahri: {hand: 0}, triggers: {Rust: 0}}
        twin:
          change: {given.Ahri.base: [Scout, {card: Blade, attached to: Scout}, Rust]}
          then: {Ahri: {hand: 1, points: 1}}
        """,
    "nobody takes control of what they control": """
        given: {turn: {player: Ahri}, Ahri: {hand: [Charm], base: [Scout], deck: 3}, Jinx: {base: [{card: Scout,
          as: theirs}]}}
        when: [{play: Charm, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Scout}]
        then: {Ahri: {hand: 0}, Scout: {controller: Ahri}, theirs: {controller: Jinx}}
        twin:
          change: {choices: [{player: Ahri, question: targets, answer: theirs}]}
          then: {Ahri: {hand: 1}, theirs: {controller: Ahri}}
        """,
    "a unit that is ready is not readied": """
        given: {turn: {player: Ahri}, Ahri: {hand: [Rest], base: [Scout, Drum], deck: 3}, Jinx: {}}
        when: [{play: Rest, by: Ahri}, {resolve: all}]
        then: {Ahri: {hand: 0, points: 0}, Scout: {is: [ready]}}
        twin:
          change: {given.Ahri.base: [{card: Scout, exhausted: true}, Drum]}
          then: {Ahri: {hand: 1, points: 1}, Scout: {is: [ready]}}
        """,
}


@each(OF_RIFTBOUND)
def test_riftbound(body):
    RIFTBOUND.confirm(body)


FAB = Written(
    "flesh-and-blood",
    ("2026-06-10", "2026-02"),
    """
cards:
  Slash: {types: [action], subtypes: [attack], power: 5, defense: 3, cost: 0}
  Scry: {types: [action], cost: 0, abilities: [{do: [{draw: 1}]}]}
  Ledger: {types: [action], subtypes: [item], cost: 0, abilities: [
    {when: {event: draws, player: you}, ordinal: second, per: turn, do: [{gain life: 10}]}]}
  Rest: {types: [instant], cost: 0, abilities: [{do: [{untap: {choose: 1, subtype: item}}, {if: {done: true},
    do: [{gain life: 1}]}]}]}
  Dig: {types: [instant], cost: 0, abilities: [{do: [{banish: {choose: 1, zone: graveyard, owner: you, target: false}},
    {if: {done: true}, do: [{gain life: 1}]}]}]}
  Mill: {types: [instant], cost: 0, abilities: [{do: [{draw: 1}, {if: {done: true}, do: [{gain life: 1}]}]}]}
""",
)
OF_FAB = {
    "what comes in time sees the first of two draws, and triggers on the second (6.6.5d)": """
        given: {turn: {player: Ira}, Ira: {hand: [Ledger, {card: Scry, as: s1}, {card: Scry, as: s2},
          {card: Scry, as: s3}], deck: 5, action points: 5, life: 10}, Dorn: {}}
        when: [{play: Ledger}, {resolve: 1}, {play: s1}, {resolve: all}, {play: s2}, {resolve: all}]
        then: {Ira: {life: 20}, triggers: {Ledger: 1}}
        twin:
          change: {when: [{play: s1}, {resolve: all}, {play: s2}, {resolve: all}, {play: Ledger}, {resolve: 1},
            {play: s3}, {resolve: all}]}
          then: {Ira: {life: 10}, triggers: {Ledger: 0}}
        """,
    "an empty graveyard gives nothing to banish": """
        given: {turn: {player: Ira}, Ira: {hand: [Dig], life: 10}, Dorn: {graveyard: [Slash]}}
        when: [{play: Dig}, {resolve: 1}]
        then: {Ira: {life: 10}, Slash: {zone: graveyard}}
        twin:
          change: {given.Ira.graveyard: [Scry]}
          then: {Ira: {life: 11}, Scry: {zone: banished}, Slash: {zone: graveyard}}
        """,
    "from an empty deck nothing is drawn": """
        given: {turn: {player: Ira}, Ira: {hand: [Mill], life: 10, deck: 0}, Dorn: {deck: 4}}
        when: [{play: Mill}, {resolve: 1}]
        then: {Ira: {life: 10, hand: 0}, Dorn: {deck: 4}}
        twin: {change: {given.Ira.deck: 1}, then: {Ira: {life: 11, hand: 1}}}
        """,
}


@each(OF_FAB)
def test_flesh_and_blood(body):
    FAB.confirm(body)
