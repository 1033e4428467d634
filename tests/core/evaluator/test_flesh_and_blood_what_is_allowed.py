"""Flesh and Blood: who may act, what is frozen or forbidden, what is asked for only where it makes a difference."""

from __future__ import annotations

import pytest

from tests.core.evaluator.cases import each
from tests.verdicts import Written

CARDS = """
cards:
  Strike: {types: [action], subtypes: [attack], power: 4, defense: 3}
  Jab: {types: [action], subtypes: [attack], power: 1, keywords: [go again]}
  Wall: {types: [action], defense: 3}
  Guard: {types: [action], defense: 2}
  Parry: {types: [defense reaction], defense: 4}
  Wisp: {types: [instant], abilities: [{do: [{draw: 1}]}]}
  Plan: {types: [action], abilities: [{do: [{gain life: 1}]}]}
  Aura: {types: [action], subtypes: [aura]}
  Ash: {types: [token], subtypes: [ash]}
  Dragon: {types: [action], subtypes: [ally], life: 4, power: 4}
  Edge:
    types: [weapon]
    subtypes: [sword]
    power: 3
    abilities: [{use: {}, keywords: [action], do: [{attack: true}]}]
  Rite: {types: [action], abilities: [{do: [
    {transform: {choose: 2, subtype: ash, controller: you, target: false}, into token: {name: Whelp}}]}]}
  Small Rite: {types: [action], abilities: [{do: [
    {transform: {choose: up to 2, subtype: ash, controller: you, target: false}, into token: {name: Whelp}}]}]}
  Shield: {types: [action], subtypes: [item], abilities: [{use: {}, keywords: [instant], do: [{prevent: 4}]}]}
  Taboo: {types: [action], subtypes: [item], abilities: [
    {passive: {cannot: defend}, affects: {type: defense reaction, owner: opponent, zone: anywhere}}]}
  Hood: {types: [equipment], subtypes: [head], defense: 1}
  Door: {types: [action], subtypes: [item], abilities: [
    {when: {event: enters, object: {subtype: aura, controller: you}}, do: [{gain life: 1}]}]}
  Stubborn: {types: [action], defense: 1, abilities: [
    {passive: {defense: 2}, affects: me, while: {this: me, is: {is: [defending]}}}]}
  Buried: {types: [action], abilities: [{passive: {power: 1}, affects: {is: [attack], controller: you}}]}
  Restless: {types: [action], abilities: [
    {passive: {power: 1}, affects: {is: [attack], controller: you}, works in: [graveyard]}]}
  Loud: {types: [action], subtypes: [item], abilities: [
    {when: {event: hits, object: {controller: you}}, do: [{gain life: 1}]}]}
  Hush: {types: [action], subtypes: [item], abilities: [
    {passive: {prevents triggers: {event: hits}}, affects: {subtype: item, controller: opponent}}]}
"""
FAB = Written("flesh-and-blood", ("2026-06-10", "2026-02"), CARDS)

FROZEN = {
    "a frozen card is not played": """
        given: {Ira: {arsenal: [{card: Plan, frozen: true}], hand: [{card: Plan, as: other}]}, Bravo: {}}
        when: [{play: Plan}]
        then: {illegal: true, Plan: {zone: arsenal}}
        twin: {change: {when.0.play: other}, then: {stack: [other]}}
        """,
    "a frozen weapon does not attack until it is unfrozen": """
        given: {Ira: {weapons: [{card: Edge, frozen: true}]}, Bravo: {}}
        when: [{use: Edge}]
        then: {illegal: true}
        twin: {change: {when: [{unfreeze: Edge, by: Ira}, {use: Edge}]}, then: {stack: [Edge]}}
        """,
    "what is frozen defends all the same": """
        given: {Ira: {hand: [Strike]}, Bravo: {head: [{card: Hood, frozen: true}], life: 20}}
        when: [{play: Strike}, {resolve: 1}, {defend: [Hood], by: Bravo}, {advance to: damage}]
        then: {Bravo: {life: 17}}
        """,
    "a defense reaction that cannot defend is not played": """
        given: {Ira: {hand: [Strike], arena: [Taboo]}, Bravo: {hand: [Parry]}}
        when: [{play: Strike}, {resolve: 1}, {advance to: reaction}, {pass: Ira}, {play: Parry, by: Bravo}]
        then: {illegal: true, Parry: {zone: hand}}
        twin: {change: {given.Ira: {hand: [Strike]}}, then: {stack: [Parry]}}
        """,
    "a defense reaction is played in no other step": """
        given: {Ira: {hand: [Strike]}, Bravo: {hand: [Parry]}}
        when: [{play: Strike}, {pass: Ira}, {play: Parry, by: Bravo}]
        then: {illegal: true}
        """,
    "a second action costs an action point that is not there": """
        given: {Ira: {hand: [Plan, {card: Plan, as: other}]}, Bravo: {}}
        when: [{play: Plan}, {resolve: 1}, {play: other}]
        then: {illegal: true, other: {zone: hand}}
        twin: {change: {given.Ira.action points: 2}, then: {stack: [other]}}
        """,
    "an action is not played in another player's turn and an instant is": """
        given: {turn: {player: Bravo}, Ira: {hand: [Plan, Wisp], deck: 4}, Bravo: {}}
        when: [{pass: Bravo}, {play: Plan, by: Ira}]
        then: {illegal: true}
        twin: {change: {given.Bravo: {hand: [{card: Wisp, as: first}], deck: 4}, when: [{play: first, by: Bravo},
          {pass: Bravo}, {play: Wisp, by: Ira}]}, then: {stack: [first, Wisp]}}
        """,
}

DEFENDING = {
    "a player defends in one chain link and again in the next": """
        given: {Ira: {hand: [Jab, Strike]}, Bravo: {hand: [Wall, Guard], life: 20}}
        when: [{play: Jab}, {resolve: 1}, {defend: [Wall], by: Bravo}, {advance to: resolution}, {play: Strike},
          {resolve: 1}, {defend: [Guard], by: Bravo}, {advance to: damage}]
        then: {Bravo: {life: 18}, Wall: {zone: combat chain}}
        """,
    "a card that defends already defends nothing else": """
        given: {Ira: {hand: [Jab, Strike]}, Bravo: {hand: [Wall], life: 20}}
        when: [{play: Jab}, {resolve: 1}, {defend: [Wall], by: Bravo}, {advance to: resolution}, {play: Strike},
          {resolve: 1}, {defend: [Wall], by: Bravo}]
        then: {illegal: true}
        """,
    "nobody else's cards are declared": """
        given: {Ira: {hand: [Strike, Wall]}, Bravo: {hand: [Guard], life: 20}}
        when: [{play: Strike}, {resolve: 1}, {defend: [Wall], by: Bravo}]
        then: {illegal: true}
        """,
    "a card that defends keeps what it says of itself while it defends": """
        given: {Ira: {hand: [Strike]}, Bravo: {hand: [Stubborn], life: 20}}
        when: [{play: Strike}, {resolve: 1}, {defend: [Stubborn], by: Bravo}, {advance to: damage}]
        then: {Stubborn: {defense: 3}, Bravo: {life: 19}}
        """,
}

WORTH = {
    "power is never less than none": """
        given: {Ira: {arena: [Dragon]}, Bravo: {}}
        when: [{give: {minus power: 9}, to: Dragon, for: this turn, by: Bravo}]
        then: {Dragon: {power: 0}}
        """,
    "an ability works in a graveyard where its words say so": """
        given: {Ira: {hand: [Strike], graveyard: [Restless]}, Bravo: {life: 20}}
        when: [{play: Strike}, {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 15}}
        twin: {change: {given.Ira.graveyard: [Buried]}, then: {Bravo: {life: 16}}}
        """,
    "what keeps effects from triggering is meant for those it names": """
        given: {Ira: {hand: [Strike], arena: [Loud]}, Bravo: {arena: [Hush], life: 20}}
        when: [{play: Strike}, {resolve: 1}, {advance to: damage}]
        then: {triggers: {Loud: 0}}
        twin:
          change: {given.Ira: {hand: [Strike], arena: [Loud, Hush]}, given.Bravo: {life: 20}}
          then: {triggers: {Loud: 1}}
        """,
    "a weapon that is given go again attacks without it": """
        given: {Ira: {weapons: [Edge]}, Bravo: {life: 20}}
        when: [{give: {keyword: go again}, to: Edge, for: this turn, by: Ira}, {use: Edge}, {resolve: 1},
          {advance to: resolution}]
        then: {Ira: {action points: 0}}
        """,
    "an attack with go again gives its action point back": """
        given: {Ira: {hand: [Jab]}, Bravo: {life: 20}}
        when: [{play: Jab}, {resolve: 1}, {advance to: resolution}]
        then: {Ira: {action points: 1}}
        """,
    "what is in the arena does not enter it": """
        given: {Ira: {arena: [Door, Aura]}, Bravo: {}}
        when: [{put: Aura, to: arena, by: Ira}]
        then: {Aura: {zone: permanent}, triggers: {Door: 0}}
        """,
    "of objects to be transformed all are there or nothing is": """
        given: {Ira: {hand: [Rite], arena: [{token: Ash, as: a1}]}, Bravo: {}}
        when: [{play: Rite}, {resolve: 1}]
        then: {a1: {zone: permanent}}
        twin:
          change: {given.Ira.arena: [{token: Ash, as: a1}, {token: Ash, as: a2}]}
          then: {a1: {zone: under}, a2: {zone: under}}
        """,
    "of up to two, one is enough": """
        given: {Ira: {hand: [Small Rite], arena: [{token: Ash, as: a1}]}, Bravo: {}}
        when: [{play: Small Rite}, {resolve: 1}]
        choices: [{player: Ira, question: objects, answer: a1}]
        then: {a1: {zone: under}}
        """,
}


@each(FROZEN)
def test_of_what_may_be_played(body: str) -> None:
    FAB.confirm(body)


@each(DEFENDING)
def test_of_what_defends(body: str) -> None:
    FAB.confirm(body)


@each(WORTH)
def test_of_what_counts(body: str) -> None:
    FAB.confirm(body)


# --- what is asked ---


@pytest.mark.parametrize(
    ("dealt", "answer", "life"),
    [
        ("[{deal: 2, to: Ira}, {deal: 2, to: Ira, type: arcane}]", "", 20),
        ("[{deal: 1, to: Ira}, {deal: 2, to: Ira, type: arcane}]", "", 20),
        ("[{deal: 3, to: Ira}, {deal: 2, to: Ira, type: arcane}]", "{generic: 2, arcane: 2}", 19),
        ("[{deal: 3, to: Ira}, {deal: 3, to: Ira, type: arcane}]", "{generic: 3, arcane: 1}", 18),
    ],
    ids=["just as much", "less", "one more", "two more"],
)
def test_which_points_are_prevented_is_asked_only_where_not_all_of_them_are(dealt: str, answer: str, life: int) -> None:
    choices = f"[{{player: Ira, question: prevent, answer: {answer}}}]" if answer else "[]"
    FAB.confirm(
        f"""
        given: {{Ira: {{arena: [Shield], life: 20}}, Bravo: {{}}}}
        when: [{{use: Shield}}, {{resolve: 1}}, {{at once: {dealt}, by: Bravo}}]
        choices: {choices}
        then: {{Ira: {{life: {life}}}, asked: {{prevent: {int(bool(answer))}}}}}
        """
    )


def test_what_is_left_of_a_shield_prevents_what_is_dealt_later() -> None:
    FAB.confirm(
        """
        given: {Ira: {arena: [Shield], life: 20}, Bravo: {life: 20}}
        when: [{use: Shield}, {resolve: 1}, {deal: 3, to: Ira, by: Bravo}, {deal: 3, to: Bravo, by: Ira},
          {check: {Ira: {life: 20}, Bravo: {life: 17}}}, {deal: 3, to: Ira, by: Bravo}, {deal: 3, to: Ira, by: Bravo}]
        then: {Ira: {life: 15}}
        """
    )


PRIORITY = {
    "at first whoever's turn it is": ("[{draw: 1, by: Bravo}]", "Ira"),
    "whoever has just played": ("[{play: Wisp}]", "Ira"),
    "the next after a pass": ("[{play: Wisp}, {pass: Ira}]", "Bravo"),
    "the one after that": ("[{play: Wisp}, {pass: Ira}, {pass: Bravo}]", "Dash"),
    "whoever's turn it is once something has resolved": ("[{play: Wisp}, {resolve: 1}]", "Ira"),
    "nobody in the end phase": ("[{advance to: end}]", "none"),
    "nobody once somebody has won": ("[{lose life: 20, by: Bravo}, {lose life: 20, by: Dash}]", "none"),
}


@pytest.mark.parametrize(("steps", "player"), PRIORITY.values(), ids=PRIORITY)
def test_priority_belongs_to(steps: str, player: str) -> None:
    FAB.confirm(
        f"""
        given:
          turn: {{player: Ira}}
          players: [Ira, Bravo, Dash]
          Ira: {{hand: [Wisp], deck: 9}}
          Bravo: {{deck: 9}}
          Dash: {{deck: 9}}
        when: {steps}
        choices: {"[{player: Ira, question: arsenal, answer: none}]" if "end}" in steps else "[]"}
        then: {{priority: {player}}}
        """
    )
