"""Flesh and Blood: contracts as cards print them, completed each time that their player does what they say (8.5.39)."""

from __future__ import annotations

import json

from rules_data.core.abilities.reading import ability_text
from tests.core.evaluator.cases import each
from tests.verdicts import Written


def said(text: str) -> str:
    """The abilities of a text, as a file has them."""
    found = [line.data for line in ability_text("flesh-and-blood").read(text)]
    return json.dumps([one for data in found for one in data["abilities"]])  # type: ignore[index, call-overload]


REWARD = "Whenever you complete this contract, draw a card."
BLUE = said(f"Contract - You are contracted to banish opponents' blue cards. {REWARD}")
CINDRA = said(f"Contract - You are contracted to hit a marked hero named Cindra. {REWARD}")
FAB = Written(
    "flesh-and-blood",
    ("2026-06-10", "2026-02"),
    f"""
cards:
  Deal: {{types: [action], subtypes: [attack], cost: 0, power: 3, keywords: [contract], abilities: {BLUE}}}
  Hunt: {{types: [action], subtypes: [attack], cost: 0, power: 3, keywords: [contract], abilities: {CINDRA}}}
  Drain: {{types: [instant], cost: 0, abilities: [{{do: [{{banish: {{top: 2, of: opponent}}}}]}}]}}
  Delve: {{types: [instant], cost: 0, abilities: [{{do: [{{banish: {{top: 1}}}}]}}]}}
  Guild: {{types: [equipment], subtypes: [chest], abilities: {said("Whenever you complete a contract, gain 1{h}.")}}}
  Pay Day: {{types: [instant], cost: 0, abilities: {said("If you've completed a contract this turn, gain 4{h}.")}}}
  Hush: {{types: [action], subtypes: [aura], cost: 0, abilities:
    [{{passive: {{prevents triggers: {{event: is banished}}}}}}]}}
  Sky: {{types: [action], color: blue, pitch: 3, abilities: []}}
  Ember: {{types: [action], color: red, pitch: 1, abilities: []}}
  "Cindra, Dracai": {{types: [hero], life: 20, intellect: 4, abilities: []}}
  Cindrella: {{types: [hero], life: 20, intellect: 4, abilities: []}}
""",
)
ATTACKED = "{play: Deal}, {resolve: 1}, {advance to: reaction}"
PREY = 'card: "Cindra, Dracai", as: prey'
HIT = "when: [{play: Hunt}, {resolve: 1}, {advance to: damage}, {resolve: all}]\n"


@each(
    {
        "a contract is completed once for each card": f"""
given:
  turn: {{player: Ira}}
  Ira: {{hand: [Deal, Drain]}}
  Dorn: {{deck: [Sky, {{card: Sky, as: other}}, Ember]}}
when: [{ATTACKED}, {{play: Drain}}, {{resolve: all}}]
then: {{Ira: {{hand: 2}}, triggers: {{Deal: 2}}}}
""",
        "not by what is of another color, nor by an own card": f"""
given:
  turn: {{player: Ira}}
  Ira: {{hand: [Deal, Drain, Delve], deck: [Sky]}}
  Dorn: {{deck: [Ember, {{card: Ember, as: other}}]}}
when: [{ATTACKED}, {{play: Drain}}, {{resolve: all}}, {{play: Delve}}, {{resolve: all}}]
then: {{Ira: {{hand: 0, banished: [Sky]}}, triggers: {{Deal: 0}}}}
""",
        "not by what another player does (8.5.39a)": f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Deal]}}, Dorn: {{hand: [Delve], deck: [Sky]}}}}
when: [{ATTACKED}, {{pass: Ira}}, {{play: Delve, by: Dorn}}, {{resolve: all}}]
then: {{Dorn: {{banished: [Sky]}}, triggers: {{Deal: 0}}}}
""",
        "what waits for a completed contract is told of each one (8.5.39b)": f"""
given:
  turn: {{player: Ira}}
  Ira: {{hand: [Deal, Drain], chest: [Guild]}}
  Dorn: {{deck: [Sky, {{card: Sky, as: other}}]}}
when: [{ATTACKED}, {{play: Drain}}, {{resolve: all}}]
choices: [{{player: Ira, question: order triggers, answer: [Deal, Deal, Guild, Guild]}}]
then: {{Ira: {{hand: 2, life: 22}}, triggers: {{Deal: 2, Guild: 2}}}}
""",
        "a contract completed this turn is found later in it, one of an opponent's is not": f"""
given:
  turn: {{player: Ira}}
  Ira: {{hand: [Deal, Drain, Pay Day]}}
  Dorn: {{deck: [Sky, Ember], hand: [{{card: Pay Day, as: his}}]}}
when: [{ATTACKED}, {{play: Drain}}, {{resolve: all}}, {{play: Pay Day}}, {{resolve: all}}, {{pass: Ira}},
  {{play: his, by: Dorn}}, {{resolve: all}}]
then: {{Ira: {{life: 24}}, Dorn: {{life: 20}}}}
""",
        "it is completed although its reward is kept from triggering": f"""
given:
  turn: {{player: Ira}}
  Ira: {{hand: [Deal, Drain], chest: [Guild], arena: [Hush]}}
  Dorn: {{deck: [Sky, Ember]}}
when: [{ATTACKED}, {{play: Drain}}, {{resolve: all}}]
then: {{Ira: {{hand: 0, life: 21}}, triggers: {{Deal: 0, Guild: 1}}}}
""",
        "a hero is called by the moniker that stands before a comma": f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Hunt]}}, Dorn: {{hero: [{{{PREY}, marked: true}}]}}}}
{HIT}
then: {{Ira: {{hand: 1}}, prey: {{is not: [marked]}}}}
""",
        "and not by the beginning of a longer name": f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Hunt]}}, Dorn: {{hero: [{{card: Cindrella, as: x, marked: true}}]}}}}
{HIT}
then: {{Ira: {{hand: 0}}}}
""",
        "nor is it completed by hitting a hero who is not marked": f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Hunt]}}, Dorn: {{hero: [{{{PREY}}}]}}}}
{HIT}
then: {{Ira: {{hand: 0}}}}
""",
    }
)
def test_a_contract_is_completed_by_its_own_player_alone(body: str) -> None:
    FAB.confirm(body)
