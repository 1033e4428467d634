"""Flesh and Blood: what cannot defend against an attack, and how many such cards; attacks from the arsenal."""

from __future__ import annotations

import json

import pytest

from rules_data.core.abilities.reading import ability_text
from tests.core.evaluator.cases import each
from tests.verdicts import Written

CARDS = """
cards:
  Strike: {types: [action], subtypes: [attack], power: 4, defense: 3, cost: 0}
  Sneak: {types: [action], subtypes: [attack], power: 4, cost: 0, abilities: [
    {passive: {cannot be defended by: {cost: {at most: 1}}}, affects: me}]}
  Weak Only: {types: [action], subtypes: [attack], power: 4, cost: 0, abilities: [
    {passive: {cannot be defended by: {power: {at most: 5}}}, affects: me}]}
  Crowd: {types: [action], subtypes: [attack], power: 4, cost: 0, abilities: [
    {passive: {cannot be defended by: {type: action}, more than: 1}, affects: me}]}
  Cheap: {types: [action], cost: 1, defense: 2}
  Dear: {types: [action], cost: 3, defense: 2}
  Hood: {types: [equipment], subtypes: [head], defense: 1}
  Parry: {types: [defense reaction], cost: 1, defense: 4}
  Jaws: {types: [action], subtypes: [attack], power: 5, cost: 0, abilities: [
    {passive: {must be defended by: {type: equipment}}, affects: me}]}
  Lure: {types: [instant], cost: 0, abilities: [{do: [
    {give: {must be defended by: {type: action}}, to: {choose: 1, is: [attacking]}, for: this turn}]}]}
  Tap: {types: [action], subtypes: [attack], power: 1, cost: 0, keywords: [go again]}
  Blind: {types: [instant], cost: 0, abilities: [{do: [
    {give: {cannot be defended by: {type: equipment}}, to: {choose: 1, is: [attacking]}, for: this turn}]}]}
  Bastion: {types: [equipment], subtypes: [arms], defense: 1, keywords: [protect], abilities: [
    {when: {event: defends, object: me}, do: [{draw: 1}],
     if: {happened: {event: defends, object: {is: [from hand], other: true}}, in: together}}]}
  Sister: {types: [action], cost: 0, defense: 3, abilities: [
    {when: {event: defends, object: me}, do: [{draw: 1}],
     if: {happened: {event: defends, object: {type: equipment}}, in: together}}]}
"""
FAB = Written("flesh-and-blood", ("2026-06-10", "2026-02"), CARDS)

REQUIRED = {
    "whoever has what must defend may not leave it out": """
        given: {Ira: {hand: [Jaws]}, Bravo: {head: [Hood], hand: [Cheap]}}
        when: [{play: Jaws}, {resolve: 1}, {defend: [Cheap], by: Bravo}]
        then: {illegal: 1.0.2}
        twin: {change: {when.2: {defend: [Cheap, Hood], by: Bravo}}, then: {Hood: {is: [defending]}}}
        """,
    "nor does it help to declare nothing": """
        given: {Ira: {hand: [Jaws]}, Bravo: {head: [Hood]}}
        when: [{play: Jaws}, {advance to: reaction}]
        then: {illegal: 1.0.2}
        """,
    "that nobody defends is said without a name": """
        given: {Ira: {hand: [Strike]}, Bravo: {hand: [Cheap], life: 20}}
        when: [{play: Strike}, {resolve: 1}, {defend: []}, {advance to: damage}]
        then: {Bravo: {life: 16}}
        """,
    "and not after cards have been declared": """
        given: {Ira: {hand: [Strike]}, Bravo: {hand: [Cheap], life: 20}}
        when: [{play: Strike}, {resolve: 1}, {defend: [Cheap], by: Bravo}, {defend: []}]
        then: {illegal: 7.3.2}
        twin: {change: {when.3: {advance to: damage}}, then: {Bravo: {life: 18}}}
        """,
    "nobody has to defend with what they do not have": """
        given: {Ira: {hand: [Jaws]}, Bravo: {hand: [Cheap], life: 20}}
        when: [{play: Jaws}, {advance to: damage}]
        then: {Bravo: {life: 15}}
        """,
    "nor with what is face down, or another player's": """
        given:
          Ira: {hand: [Jaws]}
          Bravo: {head: [{card: Hood, face down: true}]}
          Dorn: {head: [{card: Hood, as: other hood}]}
        when: [{play: Jaws, attacking: Bravo}, {advance to: damage}]
        then: {Bravo: {life: 15}}
        """,
    "nor with what defends on an earlier chain link": """
        given: {Ira: {hand: [Tap, Jaws]}, Bravo: {head: [Hood]}}
        when:
          - {play: Tap}
          - {resolve: 1}
          - {defend: [Hood], by: Bravo}
          - {advance to: resolution}
          - {play: Jaws}
          - {advance to: damage}
        then: {Bravo: {life: 15}}
        """,
    "what can't be defended by equipment need not be": """
        given: {Ira: {hand: [Jaws, Blind]}, Bravo: {head: [Hood]}}
        when: [{play: Jaws}, {resolve: 1}, {play: Blind}, {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 15}}
        """,
    "an attack can be told so after it was played": """
        given: {Ira: {hand: [Strike, Lure]}, Bravo: {hand: [Dear], head: [Hood]}}
        when: [{play: Strike}, {resolve: 1}, {play: Lure}, {resolve: 1}, {defend: [Hood], by: Bravo}]
        then: {illegal: 1.0.2}
        """,
}


@each(REQUIRED)
def test_a_requirement_to_defend_is_obeyed_if_that_is_possible(body):
    FAB.confirm(body)


@pytest.mark.parametrize(
    "line",
    [
        "The defending hero must defend this with an equipment if able.",
        "Jaws must be defended by an equipment if able.",
        "This must be defended by an equipment if able.",
    ],
)
def test_a_requirement_to_defend_is_read(line):
    (found,) = ability_text("flesh-and-blood").read(line, "Jaws")
    assert found.data == {"abilities": [{"passive": {"must be defended by": {"type": "equipment"}}, "affects": "me"}]}


CASES = {
    "what an attack cannot be defended by does not defend": """
        given: {Ira: {hand: [Sneak]}, Bravo: {hand: [Cheap, Dear]}}
        when: [{play: Sneak}, {resolve: 1}, {defend: [Dear, Cheap], by: Bravo}]
        then: {illegal: true}
        twin: {change: {when.2: {defend: [Dear], by: Bravo}, then: {}}, then: {Dear: {is: [defending]}}}
        """,
    "equipment has no cost, and so none that is too low": """
        given: {Ira: {hand: [Sneak]}, Bravo: {head: [Hood]}}
        when: [{play: Sneak}, {resolve: 1}, {defend: [Hood], by: Bravo}]
        then: {Hood: {is: [defending]}}
        """,
    "a card without power has none that is low": """
        given: {Ira: {hand: [Weak Only]}, Bravo: {hand: [Dear, Strike]}}
        when: [{play: Weak Only}, {resolve: 1}, {defend: [Dear], by: Bravo}]
        then: {Dear: {is: [defending]}}
        twin: {change: {when.2: {defend: [Strike], by: Bravo}}, then: {illegal: true}}
        """,
    "a defense reaction that may not defend is not played": """
        given: {Ira: {hand: [Sneak]}, Bravo: {hand: [Parry], resources: 1}}
        when: [{play: Sneak}, {resolve: 1}, {advance to: reaction}, {pass: Ira}, {play: Parry, by: Bravo}]
        then: {illegal: true}
        twin: {change: {given.Ira.hand: [Crowd], when.0: {play: Crowd}, then: {}}, then: {stack: [Parry]}}
        """,
    "of what may not defend in number, so many may": """
        given: {Ira: {hand: [Crowd]}, Bravo: {hand: [Cheap, Dear], head: [Hood]}}
        when: [{play: Crowd}, {resolve: 1}, {defend: [Cheap, Dear], by: Bravo}]
        then: {illegal: true}
        twin: {change: {when.2: {defend: [Cheap, Hood], by: Bravo}, then: {}}, then: {Cheap: {is: [defending]}}}
        """,
    "an effect may say it of an attack that is there": """
        given: {Ira: {hand: [Strike, Blind]}, Bravo: {head: [Hood]}}
        when: [{play: Strike}, {resolve: 1}, {play: Blind, by: Ira}, {resolve: 1}, {defend: [Hood], by: Bravo}]
        then: {illegal: true}
        twin: {change: {when.2: {draw: 1, by: Ira}, when.3: {draw: 1, by: Ira}, then: {}},
          then: {Hood: {is: [defending]}}}
        """,
}

OF_SEVERAL = "players: [Ira, Bravo, Cid], turn: {player: Ira}, Ira: {hand: [Strike]}"
TOGETHER = {
    "cards of several players that are declared together defend together": f"""
        given: {{{OF_SEVERAL}, Bravo: {{hand: [Sister]}}, Cid: {{arms: [Bastion]}}}}
        when:
          - {{play: Strike, attacking: Bravo}}
          - {{resolve: 1}}
          - {{defend: [Sister, Bastion], by: Bravo}}
          - {{resolve: all}}
        choices: [{{player: Ira, question: first player, answer: Bravo}}]
        then: {{Bravo: {{hand: 1}}, Cid: {{hand: 1}}, Bastion: {{controller: Cid}}}}
        """,
    "what another adds defends together with what was declared first": f"""
        given: {{{OF_SEVERAL}, Bravo: {{hand: [Cheap]}}, Cid: {{arms: [Bastion]}}}}
        when:
          - {{play: Strike, attacking: Bravo}}
          - {{resolve: 1}}
          - {{defend: [Cheap], by: Bravo}}
          - {{defend: [Bastion], by: Cid}}
          - {{resolve: all}}
        then: {{Cid: {{hand: 1}}}}
        """,
    "whoever is attacked declares first, and not after another": f"""
        given: {{{OF_SEVERAL}, Bravo: {{hand: [Cheap]}}, Cid: {{arms: [Bastion]}}}}
        when:
          - {{play: Strike, attacking: Bravo}}
          - {{resolve: 1}}
          - {{defend: [Bastion], by: Cid}}
          - {{defend: [Cheap], by: Bravo}}
        then: {{illegal: 7.3.2}}
        """,
    "nobody declares what another has that does not protect": f"""
        given: {{{OF_SEVERAL}, Bravo: {{hand: [Cheap]}}, Cid: {{head: [Hood]}}}}
        when: [{{play: Strike, attacking: Bravo}}, {{resolve: 1}}, {{defend: [Cheap, Hood], by: Bravo}}]
        then: {{illegal: 7.3.2}}
        """,
}


@each(TOGETHER)
def test_cards_of_several_players_defend_together(body: str) -> None:
    FAB.confirm(body)


@each(CASES)
def test_of_what_may_defend(body: str) -> None:
    FAB.confirm(body)


@pytest.mark.parametrize(("zone", "life"), [("arsenal", 15), ("hand", 17)])
def test_a_text_asks_whether_a_card_was_played_from_the_arsenal(zone: str, life: int) -> None:
    (line,) = ability_text("flesh-and-blood").read("When this attacks, if it was played from arsenal, it gets +2{p}.")
    assert isinstance(line.data, dict), line.reading.not_understood
    abilities = json.dumps(line.data["abilities"])
    cards = f"cards:\n  Dart: {{types: [action], subtypes: [attack], power: 3, cost: 0, abilities: {abilities}}}\n"
    Written("flesh-and-blood", ("2026-06-10",), cards).confirm(f"""
        given: {{Ira: {{{zone}: [Dart]}}, Bravo: {{life: 20}}}}
        when: [{{play: Dart}}, {{resolve: all}}, {{advance to: damage}}]
        then: {{Bravo: {{life: {life}}}}}
        """)
