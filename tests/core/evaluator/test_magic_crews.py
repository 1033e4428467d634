# ruff: noqa: E501
"""Magic: crew and saddle, paid with untapped creatures whose power together is enough (702.122, 702.171)."""

import json
from itertools import count

import pytest

from rules_data.core.abilities.reading import ability_text
from rules_data.core.evaluator import Deadline
from rules_data.core.scenarios import run_scenario
from tests.magic_boards import Boards
from tests.verdicts import Written

BOARDS = Boards(
    """
  Skiff: {types: [artifact], subtypes: [Vehicle], power: 4, toughness: 3, keywords: [{crew: 3}], abilities: [{when: {event: becomes crewed, object: me}, do: [{gain life: 1}]}]}
  Barge: {types: [artifact], subtypes: [Vehicle], power: 6, toughness: 6, keywords: [{crew: 3}]}
  Pony: {types: [creature], subtypes: [Mount], power: 2, toughness: 2, keywords: [{saddle: 2}], abilities: [{when: {event: attacks, object: me}, if: {this: me, is: {is: [saddled]}}, do: [{gain life: 5}]}, {when: {event: becomes saddled, object: me}, do: [{lose life: 1, player: opponent}]}]}
  Sailor: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: crews, object: me}, do: [{gain life: 2}]}, {when: {event: saddles, object: me, by: {subtype: Mount}}, do: [{gain life: 3}]}]}
  Landlubber: {types: [creature], power: 3, toughness: 3, abilities: [{passive: {cannot: crew Vehicles}}]}
  Weakling: {types: [creature], power: 0, toughness: 3}
  Rally: {types: [sorcery], abilities: [{do: [{tap: {choose: any number, type: creature, controller: you, total power: {at least: 4}, target: false}}, {gain life: 1}]}]}
"""
)
confirm, refused = BOARDS.confirm, BOARDS.refused
CREW = "{activate: Skiff, ability: crew, by: Ann}"


def test_creatures_whose_power_is_enough_together_crew_a_vehicle_until_end_of_turn():
    board = {"ann": "battlefield: [Skiff, Bear, Sailor, Wolf]", "choices": "Ann objects: [Bear, Sailor]"}
    then = "Skiff: {types: [artifact, creature], power: 4}, Bear: {tapped: true}, Sailor: {tapped: true}, Wolf: {tapped: false}"
    confirm(f"{CREW}, {{resolve: all}}", f"{then}, Ann: {{life: 23}}", **board)
    confirm(f"{CREW}, {{resolve: all}}, {{end turn: true}}", "Skiff: {types: [artifact]}", **board)


def test_more_may_be_tapped_than_is_needed_and_creatures_that_just_came():
    confirm(
        f"{CREW}, {{resolve: all}}",
        "Giant: {tapped: true}, Bear: {tapped: true}, Skiff: {types: [artifact, creature]}",
        ann="battlefield: [Skiff, {card: Giant, summoning sick: true}, Bear]",
        choices="Ann objects: [Giant, Bear]",
    )


@pytest.mark.parametrize("crew", ["Bear", "Bear, Weakling", "{card: Giant, tapped: true}", "Landlubber"])
def test_too_little_power_tapped_creatures_and_those_that_cannot_crew_do_not_crew(crew):
    refused(CREW, ann=f"battlefield: [Skiff, {crew}]", bob="battlefield: [Ogre]")


def test_an_answer_with_too_little_power_is_no_answer():
    run = BOARDS.run(CREW, ann="battlefield: [Skiff, Bear, Sailor, Wolf]", choices="Ann objects: [Bear]")
    assert "may not answer" in run.reason
    assert "Bear, Sailor" in run.reason


def test_a_crewed_vehicle_crews_another_but_not_itself():
    twice = f"{CREW}, {{resolve: all}}, {{activate: Barge, ability: crew, by: Ann}}, {{resolve: all}}"
    confirm(
        twice,
        "Skiff: {tapped: true}, Barge: {types: [artifact, creature], tapped: false}",
        ann="battlefield: [Skiff, Barge, Ogre]",
        choices="Ann objects: [Ogre]; Ann objects: [Skiff]",
    )
    refused(f"{CREW}, {{resolve: all}}, {CREW}", ann="battlefield: [Skiff, Ogre]", choices="Ann objects: [Ogre]")


def test_a_new_vehicle_does_not_attack_and_one_that_was_there_does():
    attack = f"{CREW}, {{resolve: all}}, {{attack: {{Skiff: Bob}}}}"
    confirm(
        attack + ", {advance to: combat damage}",
        "Bob: {life: 16}",
        ann="battlefield: [Skiff, Ogre]",
        choices="Ann objects: [Ogre]",
    )
    refused(attack, ann="battlefield: [{card: Skiff, summoning sick: true}, Ogre]", choices="Ann objects: [Ogre]")


def test_a_mount_is_saddled_until_end_of_turn():
    saddle = "{activate: Pony, ability: saddle, by: Ann}, {resolve: all}"
    board = {"ann": "battlefield: [Pony, Sailor, Bear]", "choices": "Ann objects: [Sailor, Bear]"}
    confirm(saddle, "Pony: {is: [saddled]}, Ann: {life: 23}, Bob: {life: 19}", **board)
    confirm(f"{saddle}, {{attack: {{Pony: Bob}}}}, {{resolve: all}}", "Ann: {life: 28}", **board)
    next_turn = "{end turn: true}, {end turn: true}, {attack: {Pony: Bob}}, {resolve: all}"
    confirm(f"{saddle}, {next_turn}", "Ann: {life: 23}", **board)
    confirm("{attack: {Pony: Bob}}, {resolve: all}", "Ann: {life: 20}", ann="battlefield: [Pony, Bear]")


def test_saddling_is_done_as_a_sorcery_and_crewing_at_any_time():
    combat = "{attack: {Bear: Bob}}"
    refused(f"{combat}, {{activate: Pony, ability: saddle, by: Ann}}", "307.1", ann="battlefield: [Pony, Bear, Wolf]")
    confirm(
        "{attack: {Bear: Ann}}, {activate: Skiff, ability: crew, by: Ann}, {resolve: all}, {block: {Skiff: Bear}}",
        "Skiff: {is: [blocking]}",
        ann="battlefield: [Skiff, Ogre]",
        bob="battlefield: [Bear]",
        turn="Bob",
        choices="Ann objects: [Ogre]",
    )


def test_a_printed_cost_asks_for_total_power_and_a_text_limits_its_targets_together():
    text = ability_text("magic").read(
        "Tap any number of untapped creatures you control with total power 4 or greater: You gain 6 life.\n"
        "Whenever Lantern Moth becomes crewed, you gain 1 life.\n"
        "Destroy any number of target creatures with total power 4 or less.",
        "Lantern Moth",
    )
    use, crewed, aimed = (each.data["abilities"][0] for each in text)
    assert crewed["when"] == {"event": "becomes crewed", "object": "me"}
    cards = f"  Drum: {{types: [artifact], abilities: [{json.dumps(use)}]}}\n  Dusk: {{types: [sorcery], abilities: [{json.dumps(aimed)}]}}\n"
    printed = Boards(cards)
    drum = "{activate: Drum, by: Ann}, {resolve: all}"
    printed.confirm(drum, "Ann: {life: 26}", ann="battlefield: [Drum, Bear, Wolf]", choices="Ann objects: [Bear, Wolf]")
    printed.refused("{activate: Drum, by: Ann}", ann="battlefield: [Drum, Ogre]", bob="battlefield: [Giant]")
    board = {"ann": "hand: [Dusk]", "bob": "battlefield: [Bear, Wolf, Ogre, Giant]"}
    printed.confirm(
        "{cast: Dusk, by: Ann}, {resolve: all}",
        "Bob: {battlefield: [Ogre, Giant]}",
        choices="Ann targets: [Bear, Wolf]",
        **board,
    )
    assert "may not answer" in printed.run("{cast: Dusk, by: Ann}", choices="Ann targets: [Bear, Ogre]", **board).reason


def test_where_nothing_adds_up_nothing_is_chosen_and_the_rest_is_done():
    board = {"ann": "battlefield: [Bear, Sailor], hand: [Rally]"}
    confirm("{cast: Rally}, {resolve: all}", "Bear: {tapped: false}, Sailor: {tapped: false}, Ann: {life: 21}", **board)


def test_the_clock_is_looked_at_while_many_powers_are_added_up():
    """Sixty creatures have thousands of sums: each of these is counted as work."""
    names = [f"C{number}" for number in range(60)]
    crowd = "\n".join(f"  {n}: {{types: [creature], power: {9999 - 83 * k}, toughness: 1}}" for k, n in enumerate(names))
    nothing = "{tap: {choose: any number, type: creature, controller: you, total power: {less than: -5}}}"
    written = Written("magic", ("2024-06-07",), f"cards:\n{crowd}\n  Rite: {{types: [artifact], abilities: [{{use: {nothing}, do: [{{draw: 1}}]}}]}}\n")
    board = f"given: {{turn: {{player: Ann}}, Ann: {{battlefield: [Rite, {', '.join(names)}]}}, Bob: {{}}}}\n"
    scenario = written.read(board + "when: [{activate: Rite, by: Ann}]\nthen: {Ann: {hand: 1}}\n")
    looks = count()
    run = run_scenario(scenario, "2024-06-07", deadline=Deadline(100.0, lambda: float(next(looks))))
    assert run.out_of_time
