"""Double-faced cards of Flesh and Blood: which face is active where (Comprehensive Rules 8.2, 8.5.43, 8.5.48, 9.1)."""

from __future__ import annotations

import pytest

from rules_data.core.scenarios import UnableToReadScenario
from tests.core.evaluator.cases import each
from tests.verdicts import Written

FACES = Written(
    "flesh-and-blood",
    ("2026-06-10",),
    """
cards:
  Plans: {types: [action], subtypes: [construct], cost: 0, back: {name: Engine, types: [action], subtypes: [item],
    abilities: [{when: {event: enters, object: me}, do: [{draw: 1}]}]}}
  Call: {types: [action], subtypes: [invocation], cost: 0, back: {name: Drake, types: [action], subtypes: [ally],
    power: 3, life: 4, abilities: [{use: {action points: 1}, keywords: [action], do: [{attack: true}]}]}}
  Figment: {types: [action], subtypes: [figment], cost: 0, back: {name: Dawn, types: [action], subtypes: [ally],
    life: 4}}
  Stir: {types: [instant], cost: 0, pitch: 3, color: blue, abilities: [{do: [{gain life: 1}, {transcend: true}]}],
    back: {name: Calm, types: [resource], color: blue, pitch: 3}}
  Dear: {types: [instant], cost: 3, abilities: [{do: [{gain life: 7}]}]}
  Wake: {types: [instant], cost: 0, abilities: [{do: [{awaken: {choose: 1, not type: hero}}, {draw: 1,
    if: {done: true}}]}]}
  Watcher: {types: [action], subtypes: [aura], abilities: [{when: {event: transcends, player: you},
    do: [{gain life: 5}]}]}
  Fire: {types: [instant], cost: 0, abilities: [{do: [{deal: 3, to: {choose: 1, subtype: ally}, type: arcane}]}]}
  Respite: {types: [instant], cost: 0, abilities: [{do: [{prevent: 2, from: {choose: 1, zone: stack, type: action,
    target: false}}]}]}
""",
)

CASES = {
    "the back of a construct sees itself enter (8.2.14a)": """
        given: {Ira: {hand: [Plans]}, Bravo: {}}
        when: [{play: Plans}, {resolve: all}]
        then: {Plans: {called: Engine, subtypes: [item]}, Ira: {hand: 1}}
        """,
    "on the stack an invocation is its front (9.1.3b)": """
        given: {Ira: {hand: [Call]}, Bravo: {}}
        when: [{play: Call}]
        then: {Call: {called: Call, zone: stack, lacks: [power]}}
        """,
    "a figment enters as its front (8.2.16a)": """
        given: {Ira: {hand: [Figment]}, Bravo: {}}
        when: [{play: Figment}, {resolve: all}]
        then: {Figment: {called: Figment, zone: permanent, is not: [back face active]}}
        """,
    "an ally that dies is an invocation in the graveyard (9.1.3b)": """
        given: {Ira: {hand: [{card: Fire, as: one}, {card: Fire, as: two}],
          arena: [{card: Call, back face active: true}]}, Bravo: {}}
        when: [{play: one}, {resolve: 1}, {check: {Call: {life: 1, called: Drake}}}, {play: two}, {resolve: 1}]
        then: {Call: {called: Call, zone: graveyard, subtypes: [invocation]}}
        """,
    "of two constructs one alone has entered (9.1.3)": """
        given: {Ira: {hand: [{card: Plans, as: one}, {card: Plans, as: two}]}, Bravo: {}}
        when: [{play: one}, {resolve: all}]
        then: {one: {called: Engine}, two: {called: Plans, zone: hand}}
        """,
    "what has one face is not awakened (8.5.43a)": """
        given: {Ira: {hand: [Wake], arena: [Watcher]}, Bravo: {}}
        when: [{play: Wake}, {resolve: 1}]
        then: {Watcher: {called: Watcher}, Ira: {hand: 0}}
        twin: {change: {given.Ira.arena: [Figment]}, then: {Figment: {called: Dawn}, Ira: {hand: 1}}}
        """,
    "whoever transcends has transcended (8.5.48a)": """
        given: {Ira: {hand: [Stir], arena: [Watcher]}, Bravo: {arena: [{card: Watcher, as: foreign}]}}
        when: [{play: Stir}, {resolve: all}]
        then: {Stir: {zone: hand, called: Calm}, Ira: {life: 26}, Bravo: {life: 20}}
        """,
    "what has transcended is pitched as what it is now (9.1.5b)": """
        given: {Ira: {hand: [{card: Stir, back face active: true}, Dear]}, Bravo: {}}
        when: [{play: Dear}, {resolve: all}]
        then: {Stir: {zone: pitch, called: Calm}, Ira: {life: 27}}
        """,
    "what has transcended cannot be played again (9.1.5b)": """
        given: {Ira: {hand: [{card: Stir, back face active: true}]}, Bravo: {}}
        when: [{play: Stir}]
        then: {illegal: true}
        """,
    "a source that was chosen as its front is that source as its back (9.1.2c)": """
        given: {turn: {player: Ira}, Ira: {hand: [Call], action points: 2}, Bravo: {hand: [Respite], life: 20}}
        when: [{play: Call}, {pass: Ira}, {play: Respite, by: Bravo}, {resolve: all},
          {use: Call, attacking: Bravo}, {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 19}}
        """,
}

@each(CASES)
def test_what_a_double_faced_card_is(body: str) -> None:
    FACES.confirm(body)


def test_a_card_without_a_back_cannot_have_it_active() -> None:
    with pytest.raises(UnableToReadScenario, match="expected a card with a `back` for `back face active`, found Dear"):
        FACES.read("""
given: {Ira: {hand: [{card: Dear, back face active: true}]}, Bravo: {}}
when: []
then: {winner: none}
""")


def test_a_card_that_transcends_has_to_have_a_back() -> None:
    """Nobody can say what lies in the hand then."""
    cards = "cards:\n  Stir: {types: [instant], abilities: [{do: [{draw: 1}, {transcend: true, you may: true}]}]}\n"
    plain = Written("flesh-and-blood", ("2026-06-10",), cards)
    with pytest.raises(UnableToReadScenario, match="the key `back` of a card with the instruction `transcend`"):
        plain.read("given: {Ira: {hand: [Stir]}, Bravo: {}}\nwhen: []\nthen: {winner: none}\n")
