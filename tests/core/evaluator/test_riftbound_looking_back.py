"""What an effect of Riftbound knows of what it has itself moved, and of what has left by other means."""

from __future__ import annotations

import pytest

from tests.core.evaluator.cases import each
from tests.verdicts import Written

CARDS = """
cards:
  Guard: {types: [unit], might: 3, cost: {energy: 4}}
  Scout: {types: [unit], might: 1}
  Giant: {types: [unit], might: 9}
  Banner: {types: [gear], abilities: [{passive: {might: 1}, affects: {type: unit, controller: you}}]}
  Feast: {types: [spell], abilities: [{do: [{kill: {choose: 1, type: unit, controller: you, as: eaten}},
    {deal: {might of: {that: eaten}}, to: {choose: 1, type: unit, controller: opponent}}]}]}
  Sinking: {types: [spell], abilities: [{do: [{recycle: {choose: 1, type: unit, controller: you, as: sunk}},
    {deal: {might of: {that: sunk}}, to: {choose: 1, type: unit, controller: opponent}}]}]}
  Retreat: {types: [spell], abilities: [{do: [{return: {choose: 1, type: unit, controller: you, as: gone}},
    {deal: {might of: {that: gone}}, to: {choose: 1, type: unit, controller: opponent}}]}]}
  Exile: {types: [spell], abilities: [{do: [{banish: {choose: 1, type: unit, controller: you}, as: gone},
    {deal: {might of: {that: gone}}, to: {choose: 1, type: unit, controller: opponent}}]}]}
  Digging: {types: [spell], abilities: [{do: [
    {recycle: {choose: 1, type: unit, zone: trash, owner: you, as: dug}}, {draw: {might of: {that: dug}}}]}]}
  Pyre: {types: [spell], abilities: [
    {passive: {additional cost: {kill: {choose: 1, type: unit, controller: you, as: fuel}}}, affects: me},
    {do: [{deal: {might of: {that: fuel}}, to: {choose: 1, type: unit, controller: opponent}}]}]}
  Furnace: {types: [gear], abilities: [{use: {kill: {choose: 1, type: unit, controller: you, as: fuel}},
    do: [{draw: {might of: {that: fuel}}}]}]}
  Mourner: {types: [unit], might: 2, abilities: [{when: {event: conquers, object: me},
    pay: {kill: {choose: 1, type: unit, controller: you, other: true, as: fuel}},
    do: [{draw: {might of: {that: fuel}}}]}]}
  Bomber: {types: [unit], might: 2, abilities: [{use: {kill: me},
    do: [{deal: {might of: me}, to: {choose: 1, type: unit, controller: opponent}}]}]}
  Judge: {types: [spell], abilities: [{do: [{kill: {choose: 1, type: unit, controller: you, as: gone}},
    {draw: 1, if: {this: {that: gone}, is: {is: [exhausted]}}},
    {draw: 2, if: {this: {that: gone}, is: {might: {at least: 4}}}}]}]}
  Both: {types: [spell], abilities: [{do: [{recycle: {choose: 2, type: unit, controller: you, as: pair}},
    {draw: {might of: {that: pair}}}]}]}
  Hook: {types: [spell], abilities: [{do: [{kill: {choose: 1, type: unit, controller: you, as: bait}},
    {return: {choose: 1, type: unit, zone: trash, owner: you, target: false,
      might: {at most: {sum: [{might of: {that: bait}}, 1]}}}}]}]}
  Toll: {types: [spell], abilities: [{do: [{choose: {choose: 1, type: unit, controller: you, as: bait}},
    {draw: {sum: [{might of: {that: bait}}, 1]}}]}]}
  Levy: {types: [spell], abilities: [{do: [{kill: {choose: 1, type: unit, controller: you, as: bait}},
    {draw: {energy cost of: {that: bait}}}]}]}
  Brawler: {types: [unit], might: 2, abilities: [{when: {event: attacks, object: me},
    do: [{draw: {sum: [{might of: me}, 1]}}]}]}
  Way Home: {types: [spell], keywords: [reaction], abilities: [{do: [{return: {choose: 1, type: unit}}]}]}
"""
PIT = """
cards:
  Bear: {types: [creature], power: 2, toughness: 2}
  Ogre: {types: [creature], power: 3, toughness: 3}
  Pit: {types: [artifact], abilities: [{use: {sacrifice: {choose: 1, type: creature, controller: you, as: fuel}},
    do: [{gain life: {power of: {that: fuel}}}]}]}
"""
RIFT = Written("riftbound", ("v1.3", "v1.2"), CARDS)

KNOWN = {
    "what a spell kills had the might that a gear gave it (359.3.e.13)": """
        given: {Ahri: {base: [Guard, Banner], hand: [Feast]}, Jinx: {base: [Giant]}}
        when: [{play: Feast, by: Ahri}, {resolve: 1}]
        then: {Giant: {damage: 4}, Guard: {zone: trash}}
        """,
    "what a spell recycles had its buff": """
        given: {Ahri: {base: [{card: Guard, buffed: true}], hand: [Sinking]}, Jinx: {base: [Giant]}}
        when: [{play: Sinking, by: Ahri}, {resolve: 1}]
        then: {Giant: {damage: 4}, Guard: {zone: deck}}
        """,
    "what a spell returns had its buff": """
        given: {Ahri: {base: [{card: Guard, buffed: true}], hand: [Retreat]}, Jinx: {base: [Giant]}}
        when: [{play: Retreat, by: Ahri}, {resolve: 1}]
        then: {Giant: {damage: 4}, Guard: {zone: hand}}
        """,
    "what a spell banishes had its buff, although the spell finds the card": """
        given: {Ahri: {base: [{card: Guard, buffed: true}], hand: [Exile]}, Jinx: {base: [Giant]}}
        when: [{play: Exile, by: Ahri}, {resolve: 1}]
        then: {Giant: {damage: 4}, Guard: {zone: banishment}}
        """,
    "a card recycled from the trash is known as it lay there": """
        given: {Ahri: {trash: [Guard, Scout], hand: [Digging], deck: 5}, Jinx: {}}
        when: [{play: Digging, by: Ahri}, {resolve: 1}]
        choices: [{player: Ahri, question: targets, answer: Guard}]
        then: {Ahri: {hand: 3}, Guard: {zone: deck}, Scout: {zone: trash}}
        """,
    "what is killed for an additional cost had its buff and its gear": """
        given: {Ahri: {base: [{card: Guard, buffed: true}, Banner], hand: [Pyre]}, Jinx: {base: [Giant]}}
        when: [{play: Pyre, by: Ahri}, {resolve: 1}]
        then: {Giant: {damage: 5}}
        """,
    "each activation knows what was killed for it alone": """
        given: {Ahri: {base: [Guard, {card: Scout, as: first}, {card: Scout, as: second}, Furnace]}, Jinx: {}}
        when: [{use: Furnace, by: Ahri}, {resolve: 1}, {check: {Ahri: {hand: 1}}},
          {use: Furnace, by: Ahri}, {resolve: 1}]
        choices:
          - {player: Ahri, question: objects, answer: first}
          - {player: Ahri, question: objects, answer: Guard}
        then: {Ahri: {hand: 4}, second: {zone: base}}
        """,
    "a source killed for its own ability is known as it was": """
        given: {Ahri: {base: [{card: Bomber, buffed: true}, Banner]}, Jinx: {base: [Giant]}}
        when: [{use: Bomber, by: Ahri}, {resolve: 1}]
        then: {Giant: {damage: 4}}
        """,
    "conditions look back too, at states and at numbers": """
        given: {Ahri: {base: [{card: Guard, exhausted: true, buffed: true}], hand: [Judge]}, Jinx: {}}
        when: [{play: Judge, by: Ahri}, {resolve: 1}]
        then: {Ahri: {hand: 3}}
        """,
    "a ready one without a buff fulfils neither condition": """
        given: {Ahri: {base: [Guard], hand: [Judge]}, Jinx: {}}
        when: [{play: Judge, by: Ahri}, {resolve: 1}]
        then: {Ahri: {hand: 0}}
        """,
    "of several objects each is known": """
        given: {Ahri: {base: [{card: Guard, buffed: true}, Scout, Banner], hand: [Both], deck: 12}, Jinx: {}}
        when: [{play: Both, by: Ahri}, {resolve: 1}]
        then: {Ahri: {hand: 7}}
        """,
    "what it cost is known as well": """
        given: {Ahri: {base: [Guard], hand: [Levy]}, Jinx: {}}
        when: [{play: Levy, by: Ahri}, {resolve: 1}]
        then: {Ahri: {hand: 4}}
        """,
}


@each(KNOWN)
def test_an_effect_knows_what_it_has_moved_as_it_was_before(body):
    RIFT.confirm(body)


def test_a_trigger_knows_what_was_killed_for_its_cost():
    RIFT.confirm(
        """
        given:
          battlefields: [Altar]
          Ahri: {base: [Mourner, {card: Guard, buffed: true}], deck: 9}
          Jinx: {}
        when: [{move: Mourner, to: Altar}, {close showdown: true}, {resolve: all}]
        choices: [{player: Ahri, question: pay, answer: yes}]
        then: {Ahri: {hand: 4}, Guard: {zone: trash}}
        """
    )


UNKNOWN = {
    "a unit that somebody else returned has no might to deal (359.3.e.12)": """
        given: {Ahri: {base: [Guard], hand: [Feast]}, Jinx: {base: [Giant], hand: [Way Home]}}
        when: [{play: Feast, by: Ahri}, {pass: Ahri}, {play: Way Home, by: Jinx}, {resolve: all}]
        choices: [{player: Jinx, question: targets, answer: Guard}]
        then: {Giant: {damage: 0}, Guard: {zone: hand}}
        """,
    "one more than what nobody knows is ignored too": """
        given: {Ahri: {base: [Guard], hand: [Toll]}, Jinx: {hand: [Way Home]}}
        when: [{play: Toll, by: Ahri}, {pass: Ahri}, {play: Way Home, by: Jinx}, {resolve: all}]
        then: {Ahri: {hand: [Guard]}}
        """,
    "nothing has at most as much as what nobody knows": """
        given: {Ahri: {base: [Guard], hand: [Hook], trash: [Scout]}, Jinx: {hand: [Way Home]}}
        when: [{play: Hook, by: Ahri}, {pass: Ahri}, {play: Way Home, by: Jinx}, {resolve: all}]
        then: {Scout: {zone: trash}, Guard: {zone: hand}}
        """,
    "an attacker that was returned has no might for its own trigger": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Brawler], deck: 5}
          Jinx: {at Altar: [Giant], hand: [Way Home]}
        when: [{move: Brawler, to: Altar}, {pass: Ahri}, {play: Way Home, by: Jinx}, {resolve: all}]
        choices: [{player: Jinx, question: targets, answer: Brawler}]
        then: {Ahri: {hand: [Brawler]}}
        """,
}


@each(UNKNOWN)
def test_what_would_be_worked_out_from_information_that_is_gone_is_ignored(body):
    RIFT.confirm(body)


@pytest.mark.parametrize(("edition", "rule"), [("v1.3", "359.3.e.12"), ("v1.2", "356.3.e.12")])
def test_the_trace_says_which_instruction_was_ignored_and_why(edition, rule):
    run = RIFT.run(UNKNOWN["one more than what nobody knows is ignored too"], edition)
    told = [step for step in run.trace if step.kind == "skipped"]
    assert [step.text for step in told] == [
        "Toll: the instruction to draw is ignored, since what its number depends on is gone"
    ]
    assert rule in told[0].rules


def test_what_was_paid_for_one_ability_is_not_known_to_another_in_magic_either():
    Written("magic", ("2024-06-07",), PIT).confirm(
        """
        given: {Ann: {battlefield: [Bear, Ogre, Pit], life: 20}, Bob: {}}
        when: [{activate: Pit, by: Ann}, {activate: Pit, by: Ann}, {resolve: 1},
          {check: {Ann: {life: 23}}}, {resolve: 1}]
        choices: [{player: Ann, question: objects, answer: Bear}]
        then: {Ann: {life: 25}}
        """
    )
