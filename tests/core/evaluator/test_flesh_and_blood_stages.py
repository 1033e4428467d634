"""Continuous effects in stages, beyond the examples that ship (Flesh and Blood 6.3)."""

import textwrap

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.games import GAMES
from rules_data.core.scenarios import UnableToReadScenario, prove, run_scenario
from tests.campaigns import campaign
from tests.verdicts import assert_confirmed

HEADER = """
example: in-a-test
game: flesh-and-blood
title: In a test
editions: ["2026-06-10", "2026-02"]
"""
NEW, OLD = "2026-06-10", "2026-02"


def run(body, edition=NEW):
    return run_scenario(GAMES.read_scenario(HEADER + textwrap.dedent(body)), edition)


def attacked(*effects, jab="power: 3", then="power: 3", more=""):
    """An attack under effects that are written as (name, since, change)."""
    cards = "\n".join(
        f"  {name}: {{types: [action], subtypes: [item], abilities: [{{passive: {change}, affects: {{is: attack}}}}]}}"
        for name, _, change in effects
    )
    arena = ", ".join(f"{{card: {name}, since: {since}}}" for name, since, _ in effects)
    return f"""
cards:
  Jab: {{types: [action], subtypes: [attack], {jab}}}
{cards}
given:
  turn: {{player: Ira}}
  Ira: {{hand: [Jab], arena: [{arena}]}}
  Dorn: {{}}
when: [{{play: Jab}}, {{resolve: 1}}]
{more}
then: {{Jab: {{{then}}}}}
"""


OPERATIONS = st.sampled_from(["set power", "times power", "divide power", "power", "minus power"])


@campaign(60)
@given(st.lists(st.tuples(OPERATIONS, st.integers(1, 4)), min_size=1, max_size=6), st.integers(0, 9), st.randoms())
def test_arithmetic_comes_out_as_the_substages_say_whatever_the_timestamps(parts, printed, random):
    moments = list(range(1, len(parts) + 1))
    random.shuffle(moments)
    named = enumerate(zip(moments, parts, strict=True))
    effects = [(f"E{n}", since, f"{{{word}: {amount}}}") for n, (since, (word, amount)) in named]
    value = printed
    in_time = [part for _, part in sorted(zip(moments, parts, strict=True))]
    for word, apply in (
        ("set power", lambda value, n: n),
        ("times power", lambda value, n: value * n),
        ("divide power", lambda value, n: value // n),
        ("power", lambda value, n: value + n),
        ("minus power", lambda value, n: max(0, value - n)),
    ):
        for kind, amount in in_time:
            value = apply(value, amount) if kind == word else value
    found = run(attacked(*effects, jab=f"power: {printed}", then=f"power: {value}"))
    assert_confirmed(found)


@pytest.mark.parametrize("edition", [NEW, OLD])
def test_a_condition_asked_of_each_object_waits_for_what_it_reads(edition):
    body = """
cards:
  Rite:
    types: [action]
    subtypes: [aura]
    abilities: [{passive: {keyword: dominate}, affects: {is: attack}, while: {power of: it, at least: 6}}]
  War Drum: {types: [action], subtypes: [item], abilities: [{passive: {power: 3}, affects: {is: attack}}]}
  Jab: {types: [action], subtypes: [attack], power: 3}
given: {turn: {player: Ira}, Ira: {hand: [Jab], arena: [Rite, War Drum]}, Dorn: {}}
when: [{play: Jab}, {resolve: 1}]
then: {Jab: {keywords: [dominate], stages: {Rite: "8.7"}}}
"""
    assert_confirmed(run(body, edition))


def test_an_effect_in_its_own_stage_waits_in_the_newer_edition_alone():
    effects = (("Echo", 1, "{power: {power of: it}}"), ("Drum", 2, "{power: 3}"))
    assert_confirmed(run(attacked(*effects, jab="power: 2", then="power: 10, applied: [Drum, Echo]"), NEW))
    assert_confirmed(run(attacked(*effects, jab="power: 2", then="power: 7, applied: [Echo, Drum]"), OLD))


def test_a_copy_keeps_what_effects_have_given_and_the_copied_value_stays_what_it_was():
    body = """
cards:
  Glass:
    types: [instant]
    abilities: [{do: [{give: {copy of: {choose: 1, name: Ogre, target: false}}, to: {choose: 1, name: Imp}}]}]
  Fog: {types: [instant], abilities: [{do: [{give: {base power: 1}, to: {choose: 1, name: Ogre}}]}]}
  Ogre: {types: [action], subtypes: [ally], power: 6, life: 6}
  Imp: {types: [action], subtypes: [ally], power: 1, life: 1}
  Drum: {types: [action], subtypes: [item], abilities: [{passive: {power: 1}, affects: {subtype: ally}}]}
given: {turn: {player: Ira}, Ira: {hand: [Glass, Fog], arena: [Ogre, Imp, Drum]}, Dorn: {}}
when: [{play: Glass}, {resolve: 1}, {play: Fog}, {resolve: 1}]
choices: [{player: Ira, question: targets, answer: Ogre}]
then: {Imp: {called: Ogre, power: 7, life: 6}, Ogre: {power: 2}}
"""
    found = run(body)
    assert_confirmed(found)


def test_control_goes_back_when_its_effect_ends():
    body = """
cards:
  Oath:
    types: [instant]
    abilities: [{do: [{give: {controller: you}, to: {choose: 1, name: Blade}, for: this turn}]}]
  Blade: {types: [action], subtypes: [ally], power: 3, life: 2}
given: {turn: {player: Ira}, Ira: {hand: [Oath]}, Dorn: {arena: [Blade]}}
when: [{play: Oath}, {resolve: 1}, {check: {Blade: {controller: Ira}}}, {end turn: true}]
then: {Blade: {controller: Dorn}}
"""
    found = run(body)
    assert_confirmed(found)


def test_what_happens_together_has_one_timestamp_and_the_turn_player_orders_it():
    body = """
cards:
  Twins:
    types: [action]
    cost: 0
    keywords: [go again]
    abilities:
      - do: [{at once: [{create token: Feather}, {create token: Stone}]}]
  Feather: {types: [token], subtypes: [aura], abilities: [{passive: {set power: 1}, affects: {is: attack}}]}
  Stone: {types: [token], subtypes: [aura], abilities: [{passive: {set power: 8}, affects: {is: attack}}]}
  Jab: {types: [action], subtypes: [attack], power: 3}
given: {turn: {player: Ira}, Ira: {hand: [Twins, Jab]}, Dorn: {}}
when: [{play: Twins}, {resolve: 1}, {play: Jab}, {resolve: 1}]
choices: [{player: Ira, question: order effects, answer: [Stone, Feather]}]
then: {Jab: {power: 1}}
"""
    found = run(body)
    assert_confirmed(found)


@pytest.mark.parametrize("edition", [NEW, OLD])
def test_an_ability_that_is_lost_in_stage_six_has_no_effect_in_stage_eight(edition):
    body = """
cards:
  Lord:
    types: [action]
    subtypes: [ally]
    power: 2
    life: 3
    abilities: [{passive: {power: 1}, affects: {subtype: ally, controller: you, other: true}}]
  Silence: {types: [instant], abilities: [{do: [{give: {lose abilities: true}, to: {choose: 1, name: Lord}}]}]}
  Pawn: {types: [action], subtypes: [ally], power: 1, life: 1}
given: {turn: {player: Ira}, Ira: {hand: [Silence], arena: [Lord, Pawn]}, Dorn: {}}
when:
  - {check: {Pawn: {power: 2}}}
  - {play: Silence}
  - {resolve: 1}
  - {check: {Pawn: {power: 1}}}
  - {end turn: true}
then: {Pawn: {power: 2}}
"""
    found = run(body, edition)
    assert_confirmed(found)


@pytest.mark.parametrize(("arena", "power"), [("[Banner, Kin]", 5), ("[Kin]", 3)], ids=["gained", "not gained"])
@pytest.mark.parametrize("edition", [NEW, OLD])
def test_an_ability_gained_in_stage_six_applies_in_stage_five_as_everything_is_applied_again(edition, arena, power):
    """A gained ability brings a new effect, and a new effect recalculates everything in order (6.3.5)."""
    body = f"""
        cards:
          Banner: {{types: [action], subtypes: [item], abilities: [
            {{passive: {{ability: {{passive: {{supertype: Draconic}}, affects: me}}}}, affects: {{is: attack}}}}]}}
          Kin: {{types: [action], subtypes: [item], abilities: [
            {{passive: {{power: 2}}, affects: {{is: attack, supertype: Draconic}}}}]}}
          Jab: {{types: [action], subtypes: [attack], power: 3}}
        given: {{turn: {{player: Ira}}, Ira: {{hand: [Jab], arena: {arena}}}, Dorn: {{}}}}
        when: [{{play: Jab}}, {{resolve: 1}}]
        then: {{Jab: {{power: {power}}}}}
        """
    assert_confirmed(run(body, edition))


def test_what_a_copy_is_made_of_is_looked_at_in_stage_one():
    body = """
cards:
  Copier:
    types: [action]
    subtypes: [aura]
    abilities: [{passive: {copy of: {all: {name: Model}}}, affects: {name: Clay}}]
  Typer: {types: [action], subtypes: [aura], abilities: [{passive: {subtype: sword}, affects: {name: Model}}]}
  Model: {types: [action], subtypes: [ally], power: 4, life: 2}
  Clay: {types: [action], subtypes: [ally], power: 1, life: 1}
given: {turn: {player: Ira}, Ira: {arena: [Typer, Copier, Clay]}, Dorn: {arena: [Model]}}
then: {Clay: {called: Model, power: 4, subtypes: [ally, sword], stages: {Copier: "1.1", Typer: "4.1"}}}
"""
    found = run(body)
    assert_confirmed(found)


def test_adding_needs_no_order_to_be_decided():
    effects = (("One", 1, "{power: 1}"), ("Two", 1, "{power: 2}"))
    assert_confirmed(run(attacked(*effects, then="power: 6}, asked: {order effects: 0")))


def test_an_attack_without_the_property_gains_nothing():
    found = run(attacked(("Drum", 1, "{defense: 2}"), then="defense: 0, lacks: [defense], applied: []"))
    assert_confirmed(found)


def test_the_table_tells_every_value_and_why_an_effect_landed_there():
    found = run(attacked(("Drum", 1, "{power: 3}"), ("Law", 2, "{set power: 5}"), then="power: 8"))
    table = next(step.detail for step in found.trace if step.kind == "stages")
    assert [(row["effect"], row["before"], row["after"]) for row in table["rows"]] == [
        ("Law", "3", "5"),
        ("Drum", "5", "8"),
    ]
    assert table["printed"] == {"power": "3"}
    assert all(row["why"] and row["rules"] for row in table["rows"])


def test_every_step_of_a_run_names_a_rule():
    found = run(attacked(("Drum", 1, "{power: 3}"), ("Law", 2, "{set power: 5}"), then="power: 8"))
    assert all(step.rules for step in found.trace)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ("{sett power: 5}", "set power"),
        ("{cannot gain: go agian}", "go again"),
        ("{swap base: [power]}", "two numbers"),
        ("{lose number: courage}", "a number of a card"),
    ],
)
def test_a_change_that_is_not_known_is_refused_with_its_place(change, expected):
    with pytest.raises(UnableToReadScenario) as refused:
        run(attacked(("Law", 1, change)))
    assert expected in str(refused.value)
    assert "line" in str(refused.value)


def test_a_rule_about_stages_is_needed_where_an_example_shows_it():
    body = attacked(("Drum", 1, "{power: 3}"), ("Law", 2, "{set power: 5}"), then="power: 8")
    scenario = GAMES.read_scenario(HEADER + 'demonstrates: {"2026-06-10": ["6.3.3"]}\n' + body)
    assert prove(scenario).editions[0].ablations[0].changed


@pytest.mark.parametrize("since", [(1, 2), (2, 1)])
def test_a_swap_of_bases_comes_after_what_changes_a_base_by_itself_whichever_is_older(since):
    """What is swapped depends on what the others make of it, so it is applied in the last substage (6.3.3)."""
    swap, more = since
    effects = (("Swap", swap, "{swap base: [power, defense]}"), ("More", more, "{plus base power: 1}"))
    assert_confirmed(run(attacked(*effects, jab="power: 3, defense: 1", then="power: 1, defense: 4")))
