"""A disguise that is taken off for good, life that is paid twice, damage redirected where there is none, and which of
several units deals the damage that counts.
"""

from __future__ import annotations

import pytest

from rules_data.core.abilities.effects import Discard, Draw, LoseLife, PayLife
from rules_data.core.abilities.model_values import CountOf, Filter
from rules_data.core.evaluator.stack.standing_for import _added_up
from rules_data.core.scenarios import run_scenario
from tests.core.evaluator.cases import each
from tests.magic_boards import Boards
from tests.shipped import scenario_in
from tests.verdicts import Written, assert_confirmed, assert_stops

# --- disguise (702.168) ----------------------------------------------------------------------------------------------

DISGUISED = Boards("""
  Agent: {types: [creature], mana cost: "{4}", power: 4, toughness: 4, keywords: [{disguise: "{2}"}]}
  Mask: {types: [instant], abilities: [{do: [{turn face down: {choose: 1, type: creature}}]}]}
""")
CAST, UP = "{cast: Agent, by: Ann, as: face down}, {resolve: 1}", "{activate: Agent, ability: disguise, by: Ann}"
AIMED, MASKED = "{cast: Murder, by: Bob}, {resolve: all}", "{cast: Mask, by: Ann}, {resolve: 1}"


@pytest.mark.parametrize(
    ("steps", "zone"),
    [
        (f"{CAST}, {AIMED}", "battlefield"),
        (f"{CAST}, {UP}, {AIMED}", "graveyard"),
        (f"{CAST}, {UP}, {MASKED}, {AIMED}", "graveyard"),
    ],
    ids=["as it was cast", "turned face up", "turned face up, and down again by an effect"],
)
def test_ward_belongs_to_a_creature_that_was_cast_disguised_until_it_is_turned_up(steps, zone):
    board = {"ann": "hand: [Agent, Mask], colorless: 5", "bob": "hand: [Murder]"}
    DISGUISED.confirm(steps, f"Agent: {{zone: {zone}}}", **board)


# --- what is paid for parts of a cost --------------------------------------------------------------------------------

MANY = CountOf(Filter())


@pytest.mark.parametrize(
    ("actions", "together"),
    [
        ((), ()),
        ((PayLife(2),), (PayLife(2),)),
        ((PayLife(2), PayLife(2)), (PayLife(4),)),
        ((PayLife(2), PayLife(3), PayLife(1)), (PayLife(6),)),
        ((PayLife(2), Discard(1)), (PayLife(2), Discard(1))),
        ((PayLife(2), Discard(1), PayLife(2)), (Discard(1), PayLife(4))),
        ((Discard(1), Draw(2), LoseLife(3)), (Discard(1), Draw(2), LoseLife(3))),
        ((PayLife(MANY), PayLife(2)), (PayLife(MANY), PayLife(2))),
        ((PayLife(2), PayLife(MANY), PayLife(2)), (PayLife(MANY), PayLife(4))),
    ],
)
def test_life_that_is_paid_several_times_has_to_be_there_for_all_of_it(actions, together):
    assert _added_up(actions) == together


# --- damage that is dealt to something else --------------------------------------------------------------------------

REDIRECTING = Boards("""
  Martyr: {types: [creature], power: 1, toughness: 4, abilities: [{replace: {event: is dealt damage, object: {type: player, controller: you}}, with: [{redirect: me}]}]}
  Swerve: {types: [instant], abilities: [{do: [{redirect: {choose: 1, type: creature}}]}]}
""")  # noqa: E501


def test_damage_is_redirected_only_in_place_of_damage():
    run = REDIRECTING.run(
        "{cast: Swerve, by: Ann}, {resolve: 1}", "Bear: {damage: 0}", choices="Ann targets: Bear",
        ann="hand: [Swerve], battlefield: [Bear]",
    )  # fmt: skip
    assert_stops(run, "only has a meaning in place of damage")


def test_what_would_be_dealt_to_a_player_is_dealt_to_the_martyr_alone():
    board = {"ann": "battlefield: [Martyr, Bear]", "bob": "hand: [Bolt]"}
    then = "Ann: {life: 20}, Martyr: {damage: 3}, Bear: {damage: 0}"
    REDIRECTING.confirm("{cast: Bolt, by: Bob}, {resolve: 1}", then, choices="Bob targets: Ann", **board)


# --- several units that deal combat damage together (Riftbound v1.4 466.2) -------------------------------------------

RIFT = Written(
    "riftbound",
    ("v1.4",),
    """
cards:
  Mill: {types: [battlefield]}
  Scout: {types: [unit], might: 1}
  Piercer: {types: [unit], might: 1}
  Drummer: {types: [unit], might: 1}
  Archer: {types: [unit], might: 1}
  Wall: {types: [unit], might: 3, keywords: [tank]}
  Page: {types: [unit], might: 0}
  Oil: {types: [gear], abilities: [
    {replace: {event: takes damage, object: {type: unit}, by: {name: Piercer}}, keeps: true, amount: {times: [that much, 2]}}]}
""",  # noqa: E501
)


def fights(attacking, wall, page):
    return f"""
given:
  turn: {{player: Ahri}}
  battlefields: [{{card: Mill, controller: Jinx}}]
  Ahri: {{base: [{attacking}, Oil]}}
  Jinx: {{at Mill: [Wall, Page]}}
when: [{{move: [{attacking}], to: Mill}}, {{close showdown: true}}]
choices: [{"{player: Ahri, question: which event, answer: Wall}" if "Piercer" in attacking else ""}]
then: {{Wall: {{zone: {wall}}}, Page: {{zone: {page}}}}}
"""


BATTLES = {
    "without it the wall takes all three damage": fights("Scout, Drummer, Archer", "trash", "battlefield"),
    "with it as the first of three two are enough, doubled, and one is left for the page": fights(
        "Piercer, Scout, Drummer", "trash", "trash"
    ),
    "and as the second": fights("Scout, Piercer, Drummer", "trash", "trash"),
    "and as the third": fights("Scout, Drummer, Piercer", "trash", "trash"),
}


@each(BATTLES)
def test_damage_that_units_deal_together_is_dealt_by_each_of_them(body):
    assert_confirmed(run_scenario(scenario_in(RIFT.read(body), "v1.4"), "v1.4"))
