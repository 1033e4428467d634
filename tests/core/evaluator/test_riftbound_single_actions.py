"""Riftbound: what recycling, attaching, hiding and taking control come to, as players ask about them."""

from __future__ import annotations

from tests.core.evaluator.cases import each
from tests.verdicts import Written

CARDS = """
cards:
  Guard: {types: [unit], might: 4, abilities: []}
  Imp: {types: [unit], might: 2, abilities: []}
  Lurker: {types: [unit], might: 3, cost: {}, keywords: [hidden], abilities: []}
  Snap: {types: [spell], cost: {}, keywords: [hidden], abilities: [{do: [
    {deal: 2, to: {choose: 1, type: unit, controller: opponent}}]}]}
  Nest: {types: [spell], cost: {}, keywords: [hidden], abilities: [{do: [{play token: {name: Bug, might: 1}}]}]}
  Brood: {types: [unit], might: 1, cost: {}, keywords: [hidden], abilities: [
    {when: {event: is played, object: me}, do: [{play token: {name: Bug, might: 1}}]}]}
  Pair: {types: [spell], cost: {}, abilities: [{do: [
    {give: {might: 2}, to: {choose: 2, type: unit, controller: you}, for: this turn}]}]}
  Pick: {types: [spell], cost: {}, abilities: [{do: [{kill: {choose: 1, type: gear, energy cost: {at most: 1}}}]}]}
  Bribe: {types: [spell], cost: {}, abilities: [{do: [{take control: {choose: 1, type: unit, controller: opponent}}]}]}
  Blade: {types: [gear], tags: [Equipment], might: 1, abilities: [
    {when: {event: is detached, object: me}, do: [{draw: 1}]}]}
  Monk: {types: [unit], might: 2, abilities: [
    {when: {event: is recycled, player: you}, one or more: true, do: [{draw: 1}]}]}
  Patron: {types: [unit], might: 5, cost: {}, abilities: [
    {passive: {additional cost: {kill: {choose: 1, type: unit, controller: you, target: false}}}, affects: me}]}
"""
RIFTBOUND = Written("riftbound", ("v1.3", "v1.2"), CARDS)
HERE = "turn: {player: Ahri}, battlefields: [{card: Altar, controller: Ahri}, {card: Meadow, controller: Jinx}]"

ACTIONS = {
    "a hidden unit cannot be played to the base": f"""
        given: {{{HERE}, Ahri: {{at Altar: [Guard, {{card: Lurker, facedown: true}}]}}, Jinx: {{}}}}
        when: [{{play: Lurker, at: base}}]
        then: {{illegal: true}}
        """,
    "a hidden spell finds no target at another battlefield": f"""
        given: {{{HERE}, Ahri: {{at Altar: [Guard, {{card: Snap, facedown: true}}]}}, Jinx: {{at Meadow: [Imp]}}}}
        when: [{{play: Snap}}]
        then: {{illegal: true}}
        """,
    "the token of a hidden unit's play effect comes to that unit": f"""
        given: {{{HERE}, Ahri: {{at Altar: [Guard, {{card: Brood, facedown: true}}]}}, Jinx: {{}}}}
        when: [{{play: Brood}}, {{resolve: all}}]
        then: {{Bug: {{at: Altar}}, asked: {{location: 0}}}}
        """,
    "a unit that was never hidden plays its token where it likes": f"""
        given: {{{HERE}, Ahri: {{at Altar: [Guard], hand: [Brood]}}, Jinx: {{}}}}
        when: [{{play: Brood, at: Altar}}, {{resolve: all}}]
        choices: [{{player: Ahri, question: location, answer: base}}]
        then: {{Bug: {{zone: base}}}}
        """,
    "two targets are needed where it says two": f"""
        given: {{{HERE}, Ahri: {{base: [Guard], hand: [Pair]}}, Jinx: {{base: [Imp]}}}}
        when: [{{play: Pair}}]
        then: {{illegal: true}}
        """,
    "one of two targets that is gone leaves the other": f"""
        given: {{{HERE}, Ahri: {{base: [Guard, Imp], hand: [Pair]}}, Jinx: {{}}}}
        when: [{{play: Pair}}, {{kill: Imp}}, {{resolve: all}}]
        then: {{Guard: {{might: 6}}}}
        """,
    "whoever takes the only unit at a battlefield conquers it after a showdown without a combat": f"""
        given: {{{HERE}, Ahri: {{hand: [Bribe]}}, Jinx: {{at Meadow: [Imp]}}}}
        when: [{{play: Bribe}}, {{resolve: all}}, {{check: {{showdown: Meadow, Imp: {{is not: [attacking]}}}}}},
          {{close showdown: true}}]
        then: {{Meadow: {{controller: Ahri}}, Ahri: {{points: 1}}}}
        """,
    "whoever takes one of two units there has to fight the other": f"""
        given: {{{HERE}, Ahri: {{hand: [Bribe]}}, Jinx: {{at Meadow: [Imp, Guard]}}}}
        when: [{{play: Bribe}}, {{resolve: all}}]
        choices: [{{player: Ahri, question: targets, answer: Imp}}]
        then: {{showdown: Meadow, Imp: {{is: [attacking]}}, Guard: {{is: [defending]}}}}
        """,
    "a gear that goes to another unit detaches from the first": f"""
        given: {{{HERE}, Ahri: {{base: [Guard, Imp, {{card: Blade, attached to: Guard}}], deck: 3}}, Jinx: {{}}}}
        when: [{{attach: Blade, to: Imp, by: Ahri}}, {{resolve: all}}]
        then: {{triggers: {{Blade: 1}}, Imp: {{might: 3}}, Guard: {{might: 4}}, Ahri: {{hand: 1}}}}
        """,
    "cards of both players are recycled by each of them": f"""
        given: {{{HERE}, Ahri: {{base: [Monk], trash: [{{card: Imp, as: a}}], deck: 3}},
          Jinx: {{base: [{{card: Monk, as: theirs}}], trash: [{{card: Imp, as: j}}], deck: 3}}}}
        when: [{{at once: [{{recycle: a}}, {{recycle: j}}], by: Ahri}}, {{resolve: all}}]
        then: {{triggers: {{Monk: 1, theirs: 1}}}}
        """,
    "a token is killed by what asks for a cost of no more than 1": f"""
        given: {{{HERE}, Ahri: {{hand: [Pick]}}, Jinx: {{base: [{{token: Gold, types: [gear]}}]}}}}
        when: [{{play: Pick}}, {{resolve: all}}]
        then: {{Gold: {{zone: nowhere}}}}
        """,
    "a unit at another battlefield can pay for one played here": f"""
        given: {{{HERE}, Ahri: {{at Altar: [Guard], base: [Imp], hand: [Patron]}}, Jinx: {{}}}}
        when: [{{play: Patron, at: Altar}}]
        choices: [{{player: Ahri, question: objects, answer: Imp}}]
        then: {{Patron: {{at: Altar}}, Guard: {{at: Altar}}}}
        """,
}


@each(ACTIONS)
def test_what_comes_of_an_action(body):
    RIFTBOUND.confirm(body)
