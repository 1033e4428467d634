"""While a spell with split second is on the stack, players neither cast nor activate, but for mana (702.61)."""

from tests.verdicts import Written

CARDS = """
cards:
  Shock: {types: [instant], keywords: [split second], abilities: [{do: [{deal: 2, to: {choose: 1, type: any target}}]}]}
  Bolt: {types: [instant], abilities: [{do: [{deal: 3, to: {choose: 1, type: any target}}]}]}
  Deny: {types: [instant], abilities: [{do: [{counter: {choose: 1, type: spell, zone: stack}}]}]}
  Pinger: {types: [artifact], abilities: [{name: ping, use: {}, do: [{deal: 1, to: {choose: 1, type: player}}]}]}
  Rock: {types: [artifact], abilities: [{use: {tap: me}, do: [{add: {colorless: 1}}]}]}
  Echo: {types: [enchantment], abilities: [{when: {event: is cast, player: opponent}, do: [{gain life: 1}]}]}
  Replay:
    types: [enchantment]
    abilities:
      - {when: {event: is cast, player: opponent}, do: [{cast: {all: {name: Bolt, zone: graveyard}}, free: true}]}
  Copier:
    types: [enchantment]
    abilities: [{when: {event: is cast, object: {type: spell, zone: stack}, player: you}, do: [{copy: it}]}]
"""
confirm = Written("magic", ("2024-06-07",), CARDS).confirm


def table(when, then, spell="Shock", ann="[]", bob="[]", choices=""):
    return f"""
given:
  turn: {{player: Ann}}
  Ann: {{life: 20, battlefield: {ann}, hand: [{spell}]}}
  Bob: {{life: 20, battlefield: {bob}, hand: [Deny], graveyard: [{{card: Bolt, as: old}}]}}
when: [{{cast: {spell}, by: Ann}}, {when}]
choices: [{{player: Ann, question: targets, answer: Bob}}{choices}]
then: {then}
"""


def test_nobody_casts_a_spell_while_it_waits():
    confirm(table("{cast: Deny, by: Bob}", '{illegal: "702.61a"}'))


def test_nobody_activates_an_ability_while_it_waits():
    confirm(table("{activate: Pinger, by: Bob}", '{illegal: "702.61a"}', bob="[Pinger]"))
    confirm(table("{activate: Pinger, by: Ann}", '{illegal: "702.61a"}', ann="[Pinger]"))


def test_mana_abilities_are_activated_all_the_same():
    confirm(table("{activate: Rock, by: Bob}", "{Bob: {colorless: 1}, stack: [Shock]}", bob="[Rock]"))


def test_triggered_abilities_trigger_and_resolve_as_ever():
    confirm(table("resolve: all", "{Bob: {life: 19}, triggers: {Echo: 1}}", bob="[Echo]"))


def test_an_effect_casts_nothing_while_it_waits():
    confirm(table("resolve: all", "{old: {zone: graveyard}, Bob: {life: 18}}", bob="[Replay]"))


def test_a_spell_without_it_can_be_answered():
    confirm(table("{cast: Deny, by: Bob}, resolve: all", "{Bob: {life: 20}}", spell="Bolt"))
    at_bob = ", {player: Bob, question: targets, answer: Bob}"
    steps = "{activate: Pinger, by: Bob}, resolve: 1"
    confirm(table(steps, "{Bob: {life: 19}}", spell="Bolt", bob="[Pinger]", choices=at_bob))


def test_once_it_has_left_the_stack_abilities_are_activated_again():
    at_bob = ", {player: Bob, question: targets, answer: Bob}"
    steps = "resolve: all, {activate: Pinger, by: Bob}, resolve: all"
    confirm(table(steps, "{Bob: {life: 17}}", bob="[Pinger]", choices=at_bob))


def test_a_copy_of_such_a_spell_has_it_as_well():
    confirm(table("resolve: 2, {activate: Pinger, by: Bob}", '{illegal: "702.61a"}', ann="[Copier]", bob="[Pinger]"))
