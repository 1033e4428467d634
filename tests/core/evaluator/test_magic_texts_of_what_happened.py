"""Texts of Magic that ask what has happened this turn, how many kinds there are, and when something is done."""

import json

import pytest

from rules_data.core.abilities.reading import Outcome, ability_text
from rules_data.core.scenarios import Verdict
from tests.verdicts import Written, assert_stops

MAGIC = ability_text("magic")


def said(*lines):
    """The abilities of a text, as a file has them."""
    found = MAGIC.read("\n".join(lines), "Lantern Moth")
    assert all(one.outcome is Outcome.READ for one in found), [one.reading.not_understood for one in found]
    return json.dumps([each for one in found for each in one.data["abilities"]])


def moth(text, types="creature], power: 2, toughness: 4"):
    cards = f"""
cards:
  Moth: {{types: [{types}, abilities: {said(text)}}}
  Elf: {{types: [creature], power: 1, toughness: 1, colors: [green]}}
  Ogre: {{types: [creature], power: 3, toughness: 3, colors: [black, red]}}
  Isle: {{types: [land], subtypes: [Island], abilities: []}}
  Peak: {{types: [land], subtypes: [Mountain, Island], abilities: []}}
  Orb: {{types: [artifact], abilities: []}}
  Dart: {{types: [instant], abilities: [{{do: [{{deal: 2, to: {{choose: 1, type: any target}}}}]}}]}}
"""
    return Written("magic", ("2024-06-07",), cards)


SPELL = "sorcery]"
INSTANT = "instant]"
CAST = "{cast: Moth, by: Ann}, resolve: all"


def body(given, when, then, choices=""):
    return f"given: {{turn: {{player: Ann}}, {given}}}\nwhen: [{when}]\nchoices: [{choices}]\nthen: {then}\n"


@pytest.mark.parametrize(("blocker", "power"), [("Elf", 3), ("Orb", 2)])
def test_what_it_has_damaged_dies(blocker, power):
    """The Elf dies in combat with the Moth; where it does not fight, it dies of something else."""
    text = "Whenever a creature dealt damage by Lantern Moth this turn dies, put a +1/+1 counter on Lantern Moth."
    blocks = "{block: {Elf: Moth}}, {advance to: end of combat}" if blocker == "Elf" else "{block: {}}"
    shot = "" if blocker == "Elf" else ", {cast: Dart, by: Ann}, resolve: all"
    moth(text).confirm(body(
        "Ann: {hand: [Dart], battlefield: [Moth]}, Bob: {battlefield: [Elf, Orb]}",
        f"attack: {{Moth: Bob}}, {blocks}{shot}",
        f"{{Moth: {{power: {power}}}, Bob: {{graveyard: [Elf]}}}}",
        "" if blocker == "Elf" else "{player: Ann, question: targets, answer: Elf}",
    ))  # fmt: skip


def test_only_what_was_dealt_damage_this_turn_is_destroyed():
    text, given = (
        "Destroy target creature that was dealt damage this turn.",
        "Ann: {hand: [Moth, Dart]}, Bob: {battlefield: [Ogre]}",
    )
    shot = "{cast: Dart, by: Ann}, resolve: all"
    ogre = "{player: Ann, question: targets, answer: Ogre}"
    moth(text, SPELL).confirm(body(given, f"{shot}, {CAST}", "{Bob: {graveyard: [Ogre]}}", f"{ogre}, {ogre}"))
    later = f"{shot}, end turn: true, end turn: true, {CAST}"
    assert moth(text, SPELL).run(body(given, later, "{Bob: {graveyard: []}}", ogre)).verdict is Verdict.NOT_EXECUTABLE


def test_what_entered_this_turn_is_destroyed_and_nothing_else():
    text = "Destroy all creatures that entered this turn."
    given = "Ann: {hand: [Moth, Elf]}, Bob: {battlefield: [Ogre]}"
    moth(text, SPELL).confirm(body(
        given,
        f"{{cast: Elf, by: Ann}}, resolve: all, {CAST}",
        "{Ann: {graveyard: [Elf, Moth]}, Bob: {battlefield: [Ogre]}}",
    ))  # fmt: skip


@pytest.mark.parametrize(("yard", "power"), [("[Orb, Elf, Isle, Dart]", 5), ("[Orb, Elf, Isle, Ogre]", 2)])
def test_card_types_are_counted_once_each(yard, power):
    kinds = "card types among cards in your graveyard"
    text = f"As long as there are four or more {kinds}, Lantern Moth gets +3/+0."
    moth(text).confirm(
        body(f"Ann: {{graveyard: {yard}, battlefield: [Moth]}}, Bob: {{}}", "", f"{{Moth: {{power: {power}}}}}")
    )


@pytest.mark.parametrize(("lands", "life"), [("[Isle, Peak]", 22), ("[Isle]", 21), ("[]", 20)])
def test_basic_land_types_are_counted_once_each(lands, life):
    text = "You gain life equal to the number of basic land types among lands you control."
    moth(text, SPELL).confirm(body(
        f"Ann: {{hand: [Moth], battlefield: {lands}}}, Bob: {{battlefield: [{{card: Peak, as: bobs}}]}}",
        CAST, f"{{Ann: {{life: {life}}}}}",
    ))  # fmt: skip


@pytest.mark.parametrize(("phase", "legal"), [("upkeep", True), ("declare attackers", False)])
def test_it_is_used_before_attackers_are_declared(phase, legal):
    text = "{0}: You gain 1 life. Activate only during your turn, before attackers are declared."
    then = "{Ann: {life: 21}}" if legal else "{Ann: {life: 20}}"
    given = f"turn: {{player: Ann, phase: {phase}}}, Ann: {{battlefield: [Moth]}}, Bob: {{}}"
    run = moth(text).run(f"given: {{{given}}}\nwhen: [{{activate: Moth, by: Ann}}, resolve: all]\nthen: {then}\n")
    assert (run.verdict is Verdict.CONFIRMED) is legal


@pytest.mark.parametrize(("turns", "power"), [("", 2), ("end turn: true, ", 3)])
def test_a_spell_in_an_opponents_turn(turns, power):
    text = "Whenever you cast a spell during an opponent's turn, Lantern Moth gets +1/+1 until end of turn."
    moth(text).confirm(body(
        "Ann: {hand: [Dart], battlefield: [Moth]}, Bob: {}", f"{turns}{{cast: Dart, by: Ann}}, resolve: all",
        f"{{Moth: {{power: {power}}}}}", "{player: Ann, question: targets, answer: Bob}",
    ))  # fmt: skip


def test_players_with_hexproof_are_no_targets_of_their_opponents():
    given, cast = "Ann: {hand: [Dart]}, Bob: {battlefield: [Moth]}", "{cast: Dart, by: Ann}, resolve: all"
    answer = "{player: Ann, question: targets, answer: Bob}"
    run = moth("You have hexproof.").run(body(given, cast, "{Bob: {life: 18}}", answer))
    assert run.verdict is Verdict.NOT_EXECUTABLE
    moth("You have hexproof.").confirm(body(
        "Ann: {}, Bob: {hand: [Dart], battlefield: [Moth]}", "{cast: Dart, by: Bob}, resolve: all", "{Bob: {life: 18}}",
        "{player: Bob, question: targets, answer: Bob}",
    ))  # fmt: skip


def test_both_are_destroyed():
    text = "Destroy target artifact and target land."
    answers = "{player: Ann, question: targets, answer: Orb}, {player: Ann, question: targets, answer: Isle}"
    moth(text, SPELL).confirm(body(
        "Ann: {hand: [Moth]}, Bob: {battlefield: [Orb, Isle, Elf]}", CAST, "{Bob: {battlefield: [Elf]}}", answers
    ))  # fmt: skip


def test_it_becomes_colorless():
    text = "Target creature becomes colorless until end of turn."
    given, ogre = "Ann: {hand: [Moth]}, Bob: {battlefield: [Ogre]}", "{player: Ann, question: targets, answer: Ogre}"
    moth(text, INSTANT).confirm(body(given, CAST, "{Ogre: {colors: []}}", ogre))
    moth(text, INSTANT).confirm(body(given, f"{CAST}, end turn: true", "{Ogre: {colors: [black, red]}}", ogre))


def test_what_stands_behind_the_noun_narrows_it():
    text, given = (
        "Destroy target creature or land that's green.",
        "Ann: {hand: [Moth]}, Bob: {battlefield: [Elf, Ogre]}",
    )
    answer = "{{player: Ann, question: targets, answer: {}}}"
    moth(text, SPELL).confirm(body(given, CAST, "{Bob: {battlefield: [Ogre]}}", answer.format("Elf")))
    run = moth(text, SPELL).run(body(given, CAST, "{Bob: {battlefield: [Elf]}}", answer.format("Ogre")))
    assert_stops(run, "Bob battlefield = [Elf], seen [Ogre]")


def test_a_card_is_put_on_the_bottom_of_its_owners_library():
    text = "Put target creature on the bottom of its owner's library."
    given, elf = (
        "Ann: {hand: [Moth]}, Bob: {battlefield: [Elf], library: [Isle]}",
        "{player: Ann, question: targets, answer: Elf}",
    )
    moth(text, SPELL).confirm(body(given, CAST, "{Bob: {library: [Isle, Elf]}}", elf))
