"""Riftbound where it once went wrong, each in a situation of its own: chains, deaths, costs and who has won."""

from __future__ import annotations

from tests.core.evaluator.cases import each
from tests.verdicts import Written

CARDS = """
cards:
  Tale: {types: [spell], abilities: [{do: [{draw: 1}]}]}
  Bolt: {types: [spell], keywords: [reaction], abilities: [{do: [{deal: 2, to: {choose: 1, type: unit}}]}]}
  Undo: {types: [spell], keywords: [reaction], abilities: [{do: [{return: {choose: 1, type: unit}}]}]}
  Daze: {types: [spell], abilities: [{do: [{stun: {choose: 1, type: unit}}]}]}
  Dear: {types: [spell], cost: {energy: 1, power: 1}, abilities: [{do: [{draw: 1}]}]}
  Soldier: {types: [unit], might: 2}
  Giant: {types: [unit], might: 5}
  Victor: {types: [unit], might: 2, abilities: [{when: {event: wins a combat, object: me}, do: [{draw: 1}]}]}
  Mourned: {types: [unit], might: 1, abilities: [{name: deathknell, when: {event: dies, object: me}, do: [{draw: 1}]}]}
  Watcher: {types: [gear], abilities: [
    {when: {event: dies, object: {type: unit, controller: you}}, do: [{gain points: 1}]}]}
  Singer: {types: [unit], might: 2, abilities: [{when: {event: attacks, object: me}, do: [
    {deal: 1, to: {all: {type: unit, controller: opponent, location: here}}}]}]}
  Miser: {types: [unit], might: 2, abilities: [
    {when: {event: is played, object: me}, pay: {energy: 1}, do: [{draw: 1}], you may: true}]}
  Reaper: {types: [gear], abilities: [
    {when: {event: dies, object: {type: unit}, by: {type: spell, controller: you}}, do: [{draw: 1}]}]}
  Blade: {types: [gear], tags: [Equipment], might: 1, abilities: [
    {when: {event: is detached, object: me}, do: [{draw: 1}]}]}
  Fury Rune: {types: [rune], domains: [fury], abilities: []}
"""
BOOK = Written("riftbound", ("v1.3", "v1.2"), CARDS)

CASES = {
    "a third player does not react before the second has passed (312.2.d)": """
        given: {players: [Ahri, Jinx, Teemo], turn: {player: Ahri}, Ahri: {hand: [Tale]}, Jinx: {},
          Teemo: {hand: [Bolt]}}
        when: [{play: Tale, by: Ahri}, {pass: Ahri}, {play: Bolt, by: Teemo}]
        then: {illegal: true}
        """,
    "last words are on the chain before what sees the death (808.1.d.2)": """
        given: {Ahri: {base: [Mourned, Watcher], deck: 3}, Jinx: {}}
        when: [{kill: Mourned}, {check: {chain: [Mourned/deathknell, Watcher]}}, {resolve: all}]
        then: {Ahri: {hand: 1, points: 1}, resolved: [Watcher, Mourned/deathknell]}
        """,
    "here is nowhere once the source has left (359.3.e.12)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Singer]},
          Jinx: {at Altar: [Giant], hand: [Undo]}}
        when: [{move: Singer, to: Altar}, {pass: Ahri}, {play: Undo, by: Jinx}, {resolve: all}]
        choices: [{player: Jinx, question: targets, answer: Singer}]
        then: {Giant: {damage: 0}, Singer: {zone: hand}}
        """,
    "one basic rune pays energy and then, recycled, power (357.1.a, 163.2)": """
        given: {Ahri: {hand: [Dear], base: [], runes: [Fury Rune], deck: 3}, Jinx: {}}
        when: [{play: Dear, by: Ahri}, {resolve: all}]
        then: {Ahri: {hand: 1, runes: 0}}
        """,
    "stun is over as the ending step begins, and not before (423.1.a.2)": """
        given: {Ahri: {hand: [Daze]}, Jinx: {base: [Giant]}}
        when: [{play: Daze, by: Ahri}, {resolve: all}, {check: {Giant: {stunned: true}}}, {advance to: ending}]
        then: {Giant: {stunned: false}}
        """,
    "the spell that resolved last has the kill, not the one before it (428.5.c)": """
        given: {Ahri: {base: [Reaper], hand: [Bolt], deck: 3}, Jinx: {base: [Giant], hand: [{card: Bolt, as: b2}]}}
        when: [{deal: 2, to: Giant, with: Bolt, by: Ahri}, {deal: 2, to: Giant, with: b2, by: Jinx},
          {deal: 2, to: Giant, with: b2, by: Jinx}]
        then: {Giant: {zone: trash}, Ahri: {hand: 1}, triggers: {Reaper: 0}}
        """,
    "gear tells that it came off with its fallen unit (435.4.b)": """
        given: {Ahri: {base: [Soldier, {card: Blade, attached to: Soldier}], deck: 3}, Jinx: {}}
        when: [{kill: Soldier}, {resolve: all}]
        then: {Ahri: {hand: 1}, Blade: {zone: base}}
        """,
    "what a trigger costs is paid as it is finalized, before anyone reacts (404.1, v1.2 392.1)": """
        given: {Ahri: {hand: [Miser], energy: 1, deck: 3}, Jinx: {}}
        when: [{play: Miser, by: Ahri, at: base}, {check: {chain: [Miser], Ahri: {energy: 0, hand: 0}}},
          {resolve: all}]
        choices:
          - {player: Ahri, question: may trigger, answer: yes, edition: v1.3}
          - {player: Ahri, question: pay, answer: yes}
        then: {Ahri: {hand: 1}}
        """,
    "of two battlefields that are held its player says which comes first (303.2)": """
        given: {turn: {player: Jinx}, battlefields: [{card: Altar, controller: Ahri}, {card: Gate, controller: Ahri}],
          Ahri: {at Altar: [Soldier], at Gate: [Giant], deck: 3}, Jinx: {}}
        when: [{end turn: true}]
        choices: [{player: Ahri, question: which battlefield, answer: Gate}]
        then: {Ahri: {points: 2}}
        """,
}


@each(CASES)
def test_it_goes_as_the_rules_say(body):
    BOOK.confirm(body)


def test_nobody_has_won_a_combat_whose_attackers_were_recalled():
    body = """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Soldier]},
          Jinx: {at Altar: [Giant, Victor], deck: 3}}
        when: [{stun: Giant}, {stun: Victor}, {move: Soldier, to: Altar}, {close showdown: true}]
        choices: [{player: Ahri, question: assign damage, answer: {Giant: 2}}]
        then: {Soldier: {at: base}, Jinx: {hand: 0}, triggers: {Victor: 0}}
        """
    BOOK.confirm(body, "v1.3")
