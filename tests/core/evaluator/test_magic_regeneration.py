"""Regeneration shields: what they save, how often, and what goes through them (701.15)."""

from tests.verdicts import Written

CARDS = """
cards:
  Troll: {types: [creature], power: 2, toughness: 3, abilities: [{use: {}, do: [{regenerate: me}]}]}
  Imp: {types: [creature], keywords: [deathtouch], power: 1, toughness: 1}
  Giant: {types: [creature], power: 5, toughness: 5}
  Idol:
    types: [creature]
    power: 1
    toughness: 1
    abilities: [{replace: {event: is destroyed, object: me}, with: [{regenerate: me}]}]
"""
confirm = Written("magic", ("2024-06-07",), CARDS).confirm
SHIELD = "{activate: Troll, by: Bob}, {resolve: all}"
KILL = "{destroy: Troll, with: Giant, by: Ann}"


def table(when, then, bob="[Troll]"):
    return f"""
given:
  turn: {{player: Ann}}
  Ann: {{battlefield: [Giant, Imp]}}
  Bob: {{battlefield: {bob}, library: 1}}
when: [{when}]
then: {then}
"""


def test_a_shield_saves_once_and_two_save_twice():
    confirm(table(f"{SHIELD}, {KILL}", "{Troll: {zone: battlefield, is: [tapped]}}"))
    confirm(table(f"{SHIELD}, {KILL}, {KILL}", "{Troll: {zone: graveyard}}"))
    confirm(table(f"{SHIELD}, {SHIELD}, {KILL}, {KILL}", "{Troll: {zone: battlefield}}"))


def test_a_shield_outlasts_the_combat_and_is_gone_with_the_turn():
    confirm(table(f"{SHIELD}, {{advance to: postcombat main}}, {KILL}", "{Troll: {zone: battlefield}}"))
    confirm(table(f"{SHIELD}, {{end turn: true}}, {KILL}", "{Troll: {zone: graveyard}}"))


def test_without_a_shield_nothing_is_saved():
    confirm(table(KILL, "{Troll: {zone: graveyard}}"))


def test_a_shield_ends_with_the_turn():
    confirm(table(f"{SHIELD}, end turn: true, {KILL}", "{Troll: {zone: graveyard}}"))


def test_damage_that_deathtouch_makes_lethal_is_removed_as_well():
    hit = "{deal: 1, to: Troll, with: Imp, by: Ann}"
    confirm(table(f"{SHIELD}, {hit}", "{Troll: {zone: battlefield, damage: 0, is: [tapped]}}"))


def test_no_toughness_is_no_destruction_and_cannot_be_regenerated():
    shrink = "{give: {toughness: -3}, to: Troll, for: this turn, with: Giant, by: Ann}"
    confirm(table(f"{SHIELD}, {shrink}", "{Troll: {zone: graveyard}}"))


def test_sacrificing_is_no_destruction_either():
    confirm(table(f"{SHIELD}, {{sacrifice: Troll, by: Bob}}", "{Troll: {zone: graveyard}}"))


def test_a_new_object_has_no_shield():
    again = "{exile: Troll, with: Giant, by: Ann}, {return: Troll, to: battlefield, with: Giant, by: Bob}"
    confirm(table(f"{SHIELD}, {again}, {KILL}", "{Troll: {zone: graveyard}}"))


def test_a_shield_cannot_be_used_while_an_effect_says_so():
    never = "{give: {cannot: be regenerated}, to: Troll, for: this turn, with: Giant, by: Ann}"
    confirm(table(f"{SHIELD}, {never}, {KILL}", "{Troll: {zone: graveyard}}"))
    confirm(table(f"{never}, {SHIELD}, {KILL}", "{Troll: {zone: graveyard}}"))


def test_what_regenerates_each_time_needs_no_shield():
    kill = KILL.replace("Troll", "Idol")
    confirm(table(f"{kill}, {kill}", "{Idol: {zone: battlefield, is: [tapped]}}", "[Idol]"))
    no = kill.replace("Idol,", "Idol, no regeneration: true,")
    confirm(table(no, "{Idol: {zone: graveyard}}", "[Idol]"))


def test_what_regenerates_is_removed_from_combat_and_stays_tapped():
    fight = "attack: {Giant: Bob}, block: {Troll: Giant}, advance to: combat damage"
    confirm(table(f"{SHIELD}, {fight}", "{Troll: {zone: battlefield, is: [tapped], is not: [blocking]}}"))


def test_a_prevention_shield_is_for_one_object_as_well():
    shield = "{prevent: 3, to: Troll, with: Giant, by: Bob}"
    hit = "{deal: 2, to: Troll, with: Giant, by: Ann}"
    again = "{exile: Troll, with: Giant, by: Ann}, {return: Troll, to: battlefield, with: Giant, by: Bob}"
    confirm(table(f"{shield}, {hit}", "{Troll: {damage: 0}}"))
    confirm(table(f"{shield}, {again}, {hit}", "{Troll: {damage: 2}}"))
