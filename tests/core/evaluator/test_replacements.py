"""Replacement effects: what qualifies, how often, in whose order (v1.3 367-375)."""

from rules_data.core.scenarios import Verdict
from tests.verdicts import assert_confirmed

TWO_GLASSES = """
cards:
  Hourglass: {types: [gear], abilities: [
    {replace: {event: dies, object: {type: unit, controller: you}}, with: [{kill: me}, {recall: it, exhausted: true}]}]}
  Scout: {types: [unit], might: 2}
  Guard: {types: [unit], might: 2}
"""


def test_a_replacement_leaves_what_it_does_not_describe(needs):
    body = (
        TWO_GLASSES
        + """
given:
  turn: {player: Ahri}
  Ahri: {base: [Hourglass]}
  Jinx: {base: [Scout]}
when: [{kill: Scout}]
then: {Hourglass: {zone: base}, Scout: {zone: trash}}
"""
    )
    assert needs(body, "370.1").changed


def test_of_two_simultaneous_deaths_the_controller_says_which_is_replaced_first(needs):
    body = (
        TWO_GLASSES
        + """
given:
  turn: {player: Ahri}
  battlefields: [{card: Altar, controller: Ahri}]
  Ahri: {base: [Hourglass], at Altar: [Scout, Guard]}
  Jinx: {}
when: [{at once: [{kill: Scout}, {kill: Guard}]}]
choices: [{player: Ahri, question: which event, answer: Guard}]
then: {Guard: {zone: base}, Scout: {zone: trash}, Hourglass: {zone: trash}}
"""
    )
    assert needs(body, "373").changed


TWO_DEATHS = """
given:
  turn: {player: Ahri}
  battlefields: [{card: Altar, controller: Ahri}]
  Ahri: {base: [GLASS], at Altar: [Scout, Guard]}
  Jinx: {}
when: [{at once: [{kill: Scout}, {kill: Guard}]}]
"""


def test_which_of_two_deaths_one_effect_replaces_is_not_guessed_where_the_rules_do_not_say(run):
    found = run(TWO_GLASSES + TWO_DEATHS.replace("GLASS", "Hourglass") + "then: {Hourglass: {zone: trash}}", "v1.2")
    assert found.verdict is Verdict.NOT_EXECUTABLE
    assert found.reason == (
        "The rules do not say to which of several events at once Hourglass is applied first: Scout, Guard (rule 368)."
    )


def test_what_replaces_every_death_alike_needs_no_order(run):
    vault = """
  Vault: {types: [gear], abilities: [
    {replace: {event: dies, object: {type: unit, controller: you}}, with: [{recall: it, exhausted: true}]}]}
"""
    then = "then: {Scout: {zone: base}, Guard: {zone: base}}"
    assert_confirmed(run(TWO_GLASSES + vault + TWO_DEATHS.replace("GLASS", "Vault") + then, "v1.2"))


def test_the_owner_of_the_object_orders_two_replacements_of_one_event(needs):
    body = """
cards:
  Hourglass: {types: [gear], abilities: [
    {replace: {event: dies, object: {type: unit, other: true}}, with: [{kill: me}, {recall: it}]}]}
  Urn: {types: [gear], abilities: [
    {replace: {event: dies, object: {type: unit, other: true}}, with: [{banish: it}]}]}
  Scout: {types: [unit], might: 2}
given:
  turn: {player: Jinx}
  battlefields: [{card: Altar, controller: Ahri}]
  Ahri: {base: [Hourglass], at Altar: [Scout]}
  Jinx: {base: [Urn]}
when: [{kill: Scout}]
choices: [{player: Ahri, question: order replacements, answer: Hourglass}]
then: {Scout: {zone: base}, Hourglass: {zone: trash}, asked: [{player: Ahri, question: order replacements}]}
"""
    assert needs(body, "372").changed


def test_a_player_acted_on_orders_the_replacements(needs):
    body = """
cards:
  Purse: {types: [gear], abilities: [{replace: {event: draws, player: any}, with: [{channel: 1, player: that player}]}]}
  Mirror: {types: [gear], abilities: [{replace: {event: draws, player: any}, with: [{gain points: 1}]}]}
given:
  turn: {player: Ahri}
  Ahri: {base: [Purse, Mirror]}
  Jinx: {}
when: [{draw: 1, by: Jinx}]
choices: [{player: Jinx, question: order replacements, answer: Purse}]
then: {Jinx: {hand: 0, runes: 1}, Ahri: {points: 0}}
"""
    assert needs(body, "372.1").changed


def test_two_glasses_that_replace_one_another_apply_once_each(needs):
    body = """
cards:
  Left: {types: [gear, unit], might: 1, abilities: [
    {replace: {event: dies, object: {type: unit, controller: you}}, with: [{kill: me}, {recall: it}]}]}
  Right: {types: [gear, unit], might: 1, abilities: [
    {replace: {event: dies, object: {type: unit, controller: you}}, with: [{kill: me}, {recall: it}]}]}
given:
  turn: {player: Ahri}
  Ahri: {base: [Left, Right]}
  Jinx: {}
when: [{kill: Left}]
choices: [{player: Ahri, question: order replacements, answer: Left}]
then: {Left: {zone: base}, Right: {zone: trash}}
"""
    assert needs(body, "370.2").changed


def test_a_replacement_arriving_with_the_event_is_too_late(needs):
    body = """
cards:
  Ghost: {types: [unit], might: 2, abilities: [
    {replace: {event: dies, object: {type: unit, controller: you}}, works in: [trash],
     with: [{banish: me}, {recall: it}]}]}
  Scout: {types: [unit], might: 1}
given:
  turn: {player: Ahri}
  Ahri: {base: [Ghost, Scout]}
  Jinx: {}
when: [{at once: [{kill: Ghost}, {kill: Scout}]}]
then: {Ghost: {zone: trash}, Scout: {zone: trash}}
"""
    assert needs(body, "370.3").changed


ONCE = """
cards:
  Shrine: {types: [gear], abilities: [
    {replace: {event: dies, object: {type: unit, controller: you}}, limit: once each turn, with: [{recall: it}]}]}
  Scout: {types: [unit], might: 1}
  Guard: {types: [unit], might: 1}
given:
  turn: {player: Ahri}
  battlefields: [{card: Altar, controller: Ahri}]
  Ahri: {base: [Shrine], at Altar: [Scout, Guard]}
  Jinx: {}
when: [{kill: Scout}, {kill: Guard}]
"""


def test_once_each_turn_replaces_once(needs):
    body = ONCE + "choices: [{player: Ahri, question: apply replacement, answer: yes}]\n"
    body += "then: {Scout: {zone: base}, Guard: {zone: trash}}\n"
    assert needs(body, "371").changed


def test_once_each_turn_may_be_declined_and_is_then_still_available(needs):
    body = ONCE + (
        "choices: [{player: Ahri, question: apply replacement, answer: no},"
        " {player: Ahri, question: apply replacement, answer: yes}]\n"
        "then: {Scout: {zone: trash}, Guard: {zone: base}}\n"
    )
    assert needs(body, "371.1").changed
    assert needs(body, "371.2").changed


def test_a_replacement_has_one_uninterrupted_series(needs):
    body = """
cards:
  Keeper: {types: [unit], might: 2, abilities: [
    {replace: {event: dies, object: {type: unit, controller: you, other: true, location: here}}, with: [{recall: it}]}]}
  Charm: {types: [gear], abilities: [
    {replace: {event: dies, object: {name: Keeper}}, with: [{kill: me}, {recall: it}]}]}
  Scout: {types: [unit], might: 1}
  Guard: {types: [unit], might: 1}
given:
  turn: {player: Ahri}
  battlefields: [{card: Altar, controller: Ahri}]
  Ahri: {base: [Charm, Guard], at Altar: [Keeper, Scout]}
  Jinx: {}
when: [{at once: [{kill: Keeper}, {kill: Scout}, {kill: Guard}]}]
choices: [{player: Ahri, question: order replacements, answer: Keeper}]
then: {Scout: {zone: base}, Keeper: {zone: base}, Guard: {zone: trash}}
"""
    assert needs(body, "373.2").changed


def test_replacements_of_two_players_apply_in_turn_order(needs):
    body = """
cards:
  Left: {types: [gear], abilities: [
    {replace: {event: dies, object: {type: unit, controller: you}}, with: [{take control: {all: {name: Cup}}}]}]}
  Right: {types: [gear], abilities: [
    {replace: {event: dies, object: {type: unit, controller: you}}, with: [{take control: {all: {name: Cup}}}]}]}
  Scout: {types: [unit], might: 1}
  Guard: {types: [unit], might: 1}
  Cup: {types: [gear]}
given:
  turn: {player: Jinx}
  players: [Ahri, Jinx, Teemo]
  Ahri: {base: [Left, Scout]}
  Jinx: {base: [Right, Guard]}
  Teemo: {base: [Cup]}
when: [{at once: [{kill: Scout}, {kill: Guard}]}]
then: {Scout: {zone: base}, Guard: {zone: base}, Cup: {controller: Ahri}}
"""
    assert needs(body, "373.1").changed


def test_the_turn_player_orders_what_happens_to_a_battlefield_nobody_controls(needs):
    body = """
cards:
  Left: {types: [gear], abilities: [
    {replace: {event: is targeted, object: {type: battlefield}}, with: [{gain points: 1}]}]}
  Right: {types: [gear], abilities: [
    {replace: {event: is targeted, object: {type: battlefield}}, with: [{draw: 1}]}]}
  Survey: {types: [spell], abilities: [{do: [{choose: {choose: 1, type: battlefield}, as: found}]}]}
given:
  turn: {player: Ahri}
  battlefields: [{card: Altar, owner: Jinx}]
  Ahri: {base: [Left, Right], hand: [Survey]}
  Jinx: {}
when: [{play: Survey, by: Ahri}]
choices: [{player: Ahri, question: order replacements, answer: Left}]
then: {Ahri: {points: 1, hand: 0}}
"""
    assert needs(body, "372.2").changed


def test_damage_is_prevented_up_to_the_value_and_then_no_more(run):
    body = """
cards:
  Ward: {types: [spell], abilities: [{do: [{prevent: 3, to: {choose: 1, type: unit}}]}]}
  Scout: {types: [unit], might: 9}
given:
  turn: {player: Ahri}
  Ahri: {base: [Scout], hand: [Ward]}
  Jinx: {}
when:
  - {play: Ward}
  - {resolve: 1}
  - {deal: 2, to: Scout, by: Jinx}
  - check: {Scout: {damage: 0}}
  - {deal: 2, to: Scout, by: Jinx}
then: {Scout: {damage: 1}}
"""
    found = run(body)
    assert_confirmed(found)


def test_a_changed_event_goes_on_changed(run):
    body = """
cards:
  Anvil: {types: [gear], abilities: [
    {replace: {event: takes damage, object: {controller: opponent}}, keeps: true, amount: {sum: [that much, 1]}}]}
  Scout: {types: [unit], might: 9}
given: {turn: {player: Ahri}, Ahri: {base: [Anvil]}, Jinx: {base: [Scout]}}
when: [{deal: 2, to: Scout, by: Ahri}]
then: {Scout: {damage: 3}}
"""
    assert_confirmed(run(body))
    assert_confirmed(run(body, "v1.2"))


ONE_MORE_RECRUIT = """
cards:
  Mage: {types: [unit], might: 5, abilities: [
    {replace: {event: is played, object: {type: unit, token: true}, player: you},
     with: [{repeat: 2, do: [{it happens: true}]}]}]}
  Call: {types: [spell], abilities: [{do: [{play token: {name: Recruit, might: 1}PLACE}]}]}
given:
  turn: {player: Ahri}
  battlefields: [{card: Altar, controller: Ahri}]
  Ahri: {at Altar: [Mage], hand: [Call]}
  Jinx: {}
when: [{play: Call}, {resolve: all}]
"""


def test_an_additional_token_may_be_played_elsewhere_than_the_first(run):
    answers = """
choices:
  - {player: Ahri, question: location, answer: base}
  - {player: Ahri, question: location, answer: Altar}
then: {Ahri: {base: {count: 1}}, asked: {location: 2}}
"""
    assert_confirmed(run(ONE_MORE_RECRUIT.replace("PLACE", "") + answers))


def test_an_additional_token_comes_where_the_effect_says_the_first_does(run):
    body = ONE_MORE_RECRUIT.replace("PLACE", ", to: base") + "then: {Ahri: {base: {count: 2}}, asked: {location: 0}}"
    assert_confirmed(run(body))
