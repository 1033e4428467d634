"""Flesh and Blood where it is easily got wrong: what is cleared, prices, marks, spectra, ordinals, and cited rules."""

from __future__ import annotations

import pytest

from tests.core.evaluator.cases import each
from tests.verdicts import Written, assert_confirmed, told

CARDS = """
cards:
  Strike: {types: [action], subtypes: [attack], power: 4, defense: 3, cost: 0}
  Jab: {types: [action], subtypes: [attack], power: 1, cost: 0, keywords: [go again]}
  Plan: {types: [action], cost: 0, keywords: [go again], abilities: [{do: [{gain life: 1}]}]}
  Wisp: {types: [instant], cost: 0, abilities: [{do: [{draw: 1}]}]}
  Falling: {types: [action], cost: 0, abilities: [{do: [
    {if: {happened: {event: is put, object: {type: instant}, player: you, to: [graveyard]}, in: turn, at least: 1},
      do: [{gain life: 2}]}]}]}
  Ice: {types: [token], subtypes: [aura], abilities: [
    {passive: {cost: {resources: 1}}, affects: {any of: [{owner: you, zone: [hand, stack]}, {type: ability}],
      controller: you}}]}
  Bell: {types: [action], subtypes: [item], abilities: [{use: {resources: 1}, keywords: [instant],
    do: [{gain life: 1}]}]}
  Thrift: {types: [action], subtypes: [aura], abilities: [
    {passive: {cost: {resources: -1}}, affects: {type: ability, controller: you}}]}
  Prey: {types: [hero], life: 20, intellect: 4}
  Herald: {types: [action], subtypes: [aura], keywords: [spectra]}
  Debt: {types: [action], subtypes: [attack], power: 3, keywords: [blood debt]}
  Statue: {types: [action], subtypes: [item]}
  Halve: {types: [action], subtypes: [aura], abilities: [
    {replace: {event: draws, player: you}, ordinal: first, with: [{gain life: 1}]}]}
  Sponge: {types: [action], subtypes: [aura], abilities: [
    {replace: {event: draws, player: you}, with: [{nothing: true}], limit: once each turn}]}
  Rally: {types: [instant], cost: 0, abilities: [{do: [
    {later: {passive: {power: 1}, affects: {is: attack, controller: you}}, for: this combat chain}]}]}
  Tomb Light: {types: [action], subtypes: [aura], abilities: [
    {when: {state: {graveyard of: you, at least: 1}}, do: [{gain life: 1}]}]}
  Grave Blade: {types: [action], subtypes: [attack], cost: 0, power: 1, abilities: [
    {passive: {power: {graveyard of: you}}, affects: me}]}
  Shell: {types: [action], subtypes: [aura], keywords: [{ward: 2}]}
  Chill: {types: [action], subtypes: [aura], abilities: [
    {passive: {cannot gain: go again}, affects: {is: attack, controller: any}}]}
  Hurry: {types: [instant], cost: 0, abilities: [{do: [{give: {keyword: go again}, to: {choose: 1, is: attack}}]}]}
  Fixed: {types: [instant], cost: 0, abilities: [{do: [{prevent: 3, for: next time}]}]}
  Shield: {types: [instant], cost: 0, abilities: [{do: [{prevent: 3}]}]}
  Loud: {types: [action], subtypes: [aura], abilities: [
    {when: {event: hits, object: {controller: you}}, do: [{gain life: 1}]}]}
  Once: {types: [action], subtypes: [aura], abilities: [
    {when: {event: draws, player: you}, limit: once each turn, do: [{gain life: 1}]}]}
  Mute: {types: [action], subtypes: [aura], abilities: [{passive: {prevents triggers: {event: hits}}}]}
  Whisper: {types: [instant], cost: 0, abilities: [{do: [{if: {hand of: you, at least: 9}, do: [{draw: 1}]}]}]}
  Drop: {types: [action], subtypes: [attack], power: 2, cost: 0, abilities: [
    {replace: {event: is put, object: me, to: [graveyard]}, with: [{put: me, to: deck bottom}]}]}
"""
FAB = Written("flesh-and-blood", ("2026-06-10", "2026-02"), CARDS)

MISTAKEN = {
    "an instant that has resolved has been put into the graveyard": """
        given: {Ira: {hand: [Wisp, Falling], life: 20}, Bravo: {}}
        when: [{play: Wisp}, {resolve: 1}, {play: Falling}, {resolve: 1}]
        then: {Ira: {life: 22}}
        twin: {change: {given.Ira.graveyard: [Wisp], given.Ira.hand: [Falling], when: [{play: Falling}, {resolve: 1}]},
          then: {Ira: {life: 20}}}
        """,
    "a dearer price is for what is activated as well": """
        given: {Ira: {arena: [{token: Ice}, Bell], resources: 1, life: 20}, Bravo: {}}
        when: [{use: Bell}]
        then: {illegal: true}
        twin: {change: {given.Ira.resources: 2}, then: {Ira: {resources: 0}, stack: [Bell]}}
        """,
    "a cheaper price is too": """
        given: {Ira: {arena: [Thrift, Bell], life: 20}, Bravo: {}}
        when: [{use: Bell}, {resolve: 1}]
        then: {Ira: {life: 21}}
        twin: {change: {given.Ira.arena: [Bell], when: [{use: Bell}]}, then: {illegal: true}}
        """,
    "a mark goes with the hit": """
        given: {Ira: {hand: [Strike]}, Bravo: {hero: [{card: Prey, as: prey, marked: true}]}}
        when: [{deal: 1, to: prey, by: Ira}, {check: {prey: {is: [marked]}}}, {play: Strike}, {resolve: 1},
          {advance to: damage}]
        then: {prey: {is not: [marked], life: 15}}
        twin: {change: {when: [{play: Strike}, {resolve: 1}, {advance to: reaction}]}, then: {prey: {is: [marked]}}}
        """,
    "spectra triggers as the attack is put on the stack": """
        given: {Ira: {hand: [Strike]}, Bravo: {arena: [Herald]}}
        when: [{play: Strike, attacking: Herald}]
        then: {stack: [Strike, Herald/spectra], state: layer}
        """,
    "blood debt is nothing that a card face down has": """
        given: {Ira: {banished: [{card: Debt, face down: true}], life: 20}, Bravo: {}}
        when: [{advance to: end}]
        then: {Ira: {life: 20}}
        twin: {change: {given.Ira.banished: [Debt]}, then: {Ira: {life: 19}}}
        """,
    "base power is given to what has no power": """
        given: {Ira: {arena: [Statue]}, Bravo: {}}
        when: [{give: {base power: 4}, to: Statue, for: this turn, by: Ira}, {give: {power: 1}, to: Statue,
          for: this turn,
          by: Ira}]
        then: {Statue: {power: 5}}
        twin: {change: {when: [{give: {power: 1}, to: Statue, for: this turn, by: Ira}]},
          then: {Statue: {lacks: [power]}}}
        """,
    "the first time that was replaced was the first": """
        given: {Ira: {arena: [Sponge, Halve], life: 20}, Bravo: {}}
        when: [{draw: 1, by: Ira}, {draw: 1, by: Ira}]
        choices: [{player: Ira, question: order replacements, answer: Sponge}]
        then: {Ira: {life: 20, hand: {count: 1}}}
        """,
    "this combat chain is nothing while there is none": """
        given: {Ira: {hand: [Rally, Strike]}, Bravo: {life: 20}}
        when: [{play: Rally}, {resolve: 1}, {play: Strike}, {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 16}}
        twin: {change: {when: [{play: Strike}, {play: Rally}, {resolve: 1}, {resolve: 1}, {advance to: damage}]},
          then: {Bravo: {life: 15}}}
        """,
    "a graveyard that is no longer empty is seen at once": """
        given: {Ira: {arena: [Tomb Light, Statue], life: 20}, Bravo: {}}
        when: [{destroy: Statue, by: Bravo}]
        then: {stack: [Tomb Light]}
        """,
    "power counted in the graveyard follows it at once": """
        given: {Ira: {hand: [Grave Blade, Wisp], life: 20}, Bravo: {}}
        when: [{play: Grave Blade}, {resolve: 1}, {play: Wisp}, {resolve: 1}]
        then: {Grave Blade: {power: 2}}
        """,
    "an attack that goes under the deck as the chain closes is not in the graveyard": """
        given: {Ira: {hand: [Drop]}, Bravo: {}}
        when: [{play: Drop}, {resolve: 1}, {close combat chain: true}]
        then: {Drop: {zone: deck}, Ira: {graveyard: []}}
        """,
}

# The situation, what is done, words of the step that is meant, and the rule that decides it.
CITED = {
    "go again of an attack": ("Ira: {hand: [Jab]}", "{play: Jab}, {resolve: 1}, {advance to: resolution}",
        "has go again", "7.6.2"),
    "go again of a layer": ("Ira: {hand: [Plan]}", "{play: Plan}, {resolve: 1}", "has go again", "5.3.5"),
    "ward destroys first": ("Ira: {hand: [Strike]}, Bravo: {arena: [Shell]}",
        "{play: Strike}, {resolve: 1}, {advance to: damage}", "happens before the event", "6.4.1a"),
    "a fixed prevention": ("Ira: {hand: [Strike]}, Bravo: {hand: [Fixed]}",
        "{play: Strike}, {resolve: 1}, {pass: Ira}, {play: Fixed, by: Bravo}, {resolve: 1}, {advance to: damage}",
        "prevents 3", "6.4.10i"),
    "a shielding prevention": ("Ira: {hand: [Strike]}, Bravo: {hand: [Shield]}",
        "{play: Strike}, {resolve: 1}, {pass: Ira}, {play: Shield, by: Bravo}, {resolve: 1}, {advance to: damage}",
        "prevents 3", "6.4.10j"),
    "a keyword that cannot be gained": ("Ira: {hand: [Strike, Hurry], arena: [Chill]}",
        "{play: Strike}, {resolve: 1}, {play: Hurry}, {resolve: 1}", "does not get go again", "6.3.7"),
    "a trigger that is suppressed": ("Ira: {hand: [Strike], arena: [Loud, Mute]}",
        "{play: Strike}, {resolve: 1}, {advance to: damage}", "Loud", "6.6.5f"),
    "a trigger over its limit": ("Ira: {arena: [Once]}", "{draw: 1, by: Ira}, {resolve: all}, {draw: 1, by: Ira}",
        "Once", "6.6.5e"),
    "an instruction whose condition is not true": ("Ira: {hand: [Whisper]}", "{play: Whisper}, {resolve: 1}",
        "skipped", "6.1.3"),
    "an effect that ends with the turn": ("Ira: {hand: [Strike]}",
        "{play: Strike}, {resolve: 1}, {give: {power: 1}, to: Strike, for: this combat chain, by: Ira}, "
        "{close combat chain: true}", "closes", "7.7.3"),
    "a card that is cleared": ("Ira: {hand: [Wisp]}", "{play: Wisp}, {resolve: 1}", "is cleared", "3.0.12"),
    "an attack becomes a chain link": ("Ira: {hand: [Strike]}", "{play: Strike}, {resolve: 1}", "chain link", "7.2.2"),
    "damage is calculated": ("Ira: {hand: [Strike]}", "{play: Strike}, {resolve: 1}, {advance to: damage}",
        "4 power against 0 defense", "7.5.2"),
}  # fmt: skip


@each(MISTAKEN)
def test_of_what_is_easily_mistaken(body: str) -> None:
    FAB.confirm(body)


@pytest.mark.parametrize(("given", "steps", "words", "rule"), CITED.values(), ids=CITED)
def test_a_step_cites_the_rule_that_decides_it(given: str, steps: str, words: str, rule: str) -> None:
    other = "" if "Bravo" in given else ", Bravo: {}"
    run = FAB.run(f"given: {{{given}{other}}}\nwhen: [{steps}]\nthen: {{winner: none}}")
    assert_confirmed(run)
    meant = [step for step in run.trace if words in step.text]
    assert any(rule in step.rules for step in meant), told(run) + f"\n{[(step.text, step.rules) for step in meant]}"
