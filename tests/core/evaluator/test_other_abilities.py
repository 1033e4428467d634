"""Passive, activated, delayed, linked abilities, and finalizing (v1.3 363-366, 376-381, 389-406)."""

from tests.verdicts import assert_confirmed


def test_a_conditional_passive_holds_only_while_its_condition_does(needs):
    body = """
cards:
  Scholar: {types: [unit], might: 2, abilities: [
    {passive: {might: 1}, affects: me, while: {hand of: you, at least: 2}}]}
given: {turn: {player: Ahri}, Ahri: {base: [Scholar], hand: 1}, Jinx: {}}
when: [{check: {Scholar: {might: 2}}}, {draw: 1, by: Ahri}]
then: {Scholar: {might: 3}}
"""
    assert needs(body, "364.3").changed
    assert needs(body, "364").changed


def test_a_passive_works_on_the_board_only(needs):
    body = """
cards:
  Banner: {types: [gear], abilities: [{passive: {might: 1}, affects: {type: unit, controller: you}}]}
  Scout: {types: [unit], might: 2}
given: {turn: {player: Ahri}, Ahri: {base: [Scout], trash: [Banner]}, Jinx: {}}
when: [{draw: 1, by: Ahri}]
then: {Scout: {might: 2}}
"""
    assert needs(body, "365.1").changed


def test_a_passive_that_names_its_zone_works_there(needs):
    body = """
cards:
  Ghost: {types: [unit], might: 1, abilities: [
    {passive: {might: 1}, works in: [trash], affects: {type: unit, controller: you}}]}
  Scout: {types: [unit], might: 2}
given: {turn: {player: Ahri}, Ahri: {base: [Scout], trash: [Ghost]}, Jinx: {}}
when: [{draw: 1, by: Ahri}]
then: {Scout: {might: 3}}
"""
    assert needs(body, "366.1").changed


def test_a_card_may_forbid_its_own_playing_from_the_hand(run):
    body = """
cards:
  Ambush: {types: [spell], keywords: [reaction], abilities: [
    {passive: {cannot: be played}, works in: [hand], affects: me, while: {turn of: you}}, {do: [{draw: 1}]}]}
given: {turn: {player: Ahri}, Ahri: {hand: [Ambush]}, Jinx: {}}
when: [{play: Ambush, by: Ahri}]
then: {illegal: 366.1}
"""
    assert_confirmed(run(body))


def test_a_card_lowers_its_own_cost_in_the_hand(needs):
    body = """
cards:
  Crowd: {types: [spell], cost: {energy: 3}, abilities: [
    {passive: {cost: {energy: -1}}, affects: me, while: {count: {type: unit, controller: you}, at least: 1}},
    {do: [{draw: 1}]}]}
  Scout: {types: [unit], might: 1}
given: {turn: {player: Ahri}, Ahri: {hand: [Crowd], base: [Scout], energy: 2}, Jinx: {}}
when: [{play: Crowd, by: Ahri}]
then: {chain: [Crowd], Ahri: {energy: 0}}
"""
    assert needs(body, "366.2").changed
    assert needs(body, "366.2.a").changed


USE = """
cards:
  Scryer: {types: [unit], might: 1, abilities: [
    {use: {exhaust: me}, if: {this: me, is: {location: battlefield}}, do: [{draw: 1}]}]}
"""


def test_a_condition_on_using_an_ability_must_hold(needs):
    body = USE + (
        "given: {turn: {player: Ahri}, Ahri: {base: [Scryer]}, Jinx: {}}\n"
        "when: [{use: Scryer}]\nthen: {illegal: 377.2.b}\n"
    )
    assert needs(body, "377.2.b").changed


def test_only_the_controller_uses_an_ability(needs):
    body = """
cards:
  Scryer: {types: [unit], might: 1, abilities: [{use: {}, keywords: [reaction], do: [{draw: 1}]}]}
given: {turn: {player: Ahri}, Ahri: {base: [Scryer]}, Jinx: {}}
when: [{use: Scryer, by: Jinx}]
then: {illegal: 378}
"""
    assert needs(body, "378").changed


def test_an_activated_ability_is_used_from_the_board(needs):
    body = """
cards:
  Scryer: {types: [unit], might: 1, abilities: [{use: {}, do: [{draw: 1}]}]}
given: {turn: {player: Ahri}, Ahri: {trash: [Scryer]}, Jinx: {}}
when: [{use: Scryer, by: Ahri}]
then: {illegal: 380}
"""
    assert needs(body, "380").changed


def test_an_ability_has_been_used_once_it_resolves(needs):
    body = """
cards:
  Scryer: {types: [unit], might: 1, abilities: [{use: {exhaust: me}, do: [{draw: 1}]}]}
  Fan: {types: [unit], might: 1, abilities: [{when: {event: ability is used, player: you}, do: [{draw: 1}]}]}
given: {turn: {player: Ahri}, Ahri: {base: [Scryer, Fan]}, Jinx: {}}
when: [{use: Scryer}, {check: {triggers: {Fan: 0}}}, {resolve: 1}]
then: {triggers: {Fan: 1}, chain: [Fan]}
"""
    assert needs(body, "377.2.a").changed


def test_an_ability_without_a_legal_target_cannot_be_used(needs):
    body = """
cards:
  Archer: {types: [gear], abilities: [{use: {exhaust: me}, do: [{deal: 1, to: {choose: 1, type: unit}}]}]}
given: {turn: {player: Ahri}, Ahri: {base: [Archer]}, Jinx: {}}
when: [{use: Archer}]
then: {illegal: 402.2}
"""
    assert needs(body, "402.2").changed


def test_an_ability_that_adds_resources_resolves_when_finalized(needs):
    body = """
cards:
  Well: {types: [gear], abilities: [{use: {exhaust: me}, do: [{add: {energy: 1}}]}]}
given: {turn: {player: Ahri}, Ahri: {base: [Well]}, Jinx: {}}
when: [{use: Well}]
then: {chain: [], Ahri: {energy: 1}}
"""
    assert needs(body, "400.2").changed


def test_a_delayed_ability_outlasts_its_source(needs):
    body = """
cards:
  Oracle: {types: [unit], might: 1, abilities: [
    {use: {exhaust: me}, do: [{later: {when: {event: end of, phase: turn}, do: [{draw: 1}]}, for: this turn}]}]}
given: {turn: {player: Ahri}, Ahri: {base: [Oracle]}, Jinx: {}}
when: [{use: Oracle}, {resolve: 1}, {kill: Oracle}, {advance to: ending}]
then: {chain: ["Oracle (later)"], after resolving: {Ahri: {hand: 1}}}
"""
    assert needs(body, "392").changed


def test_a_delayed_ability_ends_with_its_turn(needs):
    body = """
cards:
  Oracle: {types: [unit], might: 1, abilities: [
    {use: {exhaust: me}, do: [{later: {when: {event: dies, object: {type: unit}}, do: [{draw: 1}]}, for: this turn}]}]}
  Scout: {types: [unit], might: 1}
given: {turn: {player: Ahri}, Ahri: {base: [Oracle, Scout]}, Jinx: {}}
when: [{use: Oracle}, {resolve: 1}, {end turn: true}, {kill: Scout}]
then: {chain: []}
"""
    assert needs(body, "391").changed


def test_a_linked_ability_sees_only_what_its_own_set_affected(needs):
    body = """
cards:
  Vault: {types: [gear], abilities: [
    {use: {exhaust: me}, name: store, do: [{banish: {choose: 1, zone: hand, owner: you, target: false}, as: kept}]},
    {when: {event: is readied, object: me}, name: open, do: [{return: {that: kept}}]}]}
  Coin: {types: [spell]}
  Ring: {types: [spell]}
given:
  turn: {player: Ahri}
  Ahri: {base: [{card: Vault, as: v1}, {card: Vault, as: v2}], hand: [Coin, Ring]}
  Jinx: {}
when:
  - {use: v1, ability: store}
  - {resolve: 1}
  - {use: v2, ability: store}
  - {resolve: 1}
  - {ready: v1, by: Ahri}
  - {resolve: 1}
choices: [{player: Ahri, question: objects, answer: Coin}]
then: {Ahri: {hand: [Coin], banishment: [Ring]}}
"""
    assert needs(body, "397").changed


def test_attackers_place_before_defenders_as_combat_begins(needs):
    body = """
cards:
  Raider: {types: [unit], might: 2, abilities: [{when: {event: attacks, object: me}, do: [{draw: 1}]}]}
  Guard: {types: [unit], might: 2, abilities: [{when: {event: defends, object: me}, do: [{draw: 1}]}]}
  Crier: {types: [gear], abilities: [{when: {event: attacks, player: opponent}, do: [{draw: 1}]}]}
given:
  turn: {player: Ahri}
  players: [Jinx, Teemo, Ahri]
  battlefields: [{card: Altar, controller: Jinx}]
  Jinx: {at Altar: [Guard]}
  Teemo: {base: [Crier]}
  Ahri: {base: [Raider]}
when: [{move: Raider, to: Altar}]
then: {chain: [Raider, Crier, Guard]}
"""
    assert needs(body, "459.2.d.1").changed


def test_triggers_that_repeat_without_end_are_stopped_and_named(run):
    body = """
cards:
  Ping: {types: [unit], might: 1, abilities: [{when: {event: draws, player: you}, do: [{discard: 1}]}]}
  Pong: {types: [unit], might: 1, abilities: [{when: {event: discards, player: you}, do: [{draw: 1}]}]}
given: {turn: {player: Ahri}, Ahri: {base: [Ping, Pong], hand: 1, deck: 60}, Jinx: {}}
when: [{discard: 1, by: Ahri}, {resolve: all}]
then: {chain: []}
explore: true
"""
    found = run(body)
    assert found.verdict == "not executable"
    assert "these triggers repeat: " in found.reason
    assert "Ping" in found.reason
    assert "Pong" in found.reason


def test_an_activated_ability_that_names_a_zone_is_used_from_there(needs):
    body = """
cards:
  Revenant: {types: [unit], might: 1, abilities: [{use: {energy: 1}, works in: [trash], do: [{return: me}]}]}
given: {turn: {player: Ahri}, Ahri: {trash: [Revenant], energy: 1}, Jinx: {}}
when: [{use: Revenant, by: Ahri}, {resolve: 1}]
then: {Revenant: {zone: hand}}
"""
    assert needs(body, "380").changed


def test_a_target_that_was_paid_away_removes_the_ability_before_it_is_finalized(needs):
    body = """
cards:
  Ogre: {types: [gear], abilities: [
    {when: {event: draws, player: you}, pay: {kill: {choose: 1, type: unit, controller: you}},
     do: [{buff: {choose: 1, type: unit}}]}]}
  Scout: {types: [unit], might: 1}
given: {turn: {player: Ahri}, Ahri: {base: [Ogre, Scout]}, Jinx: {}}
when: [{draw: 1, by: Ahri}]
choices: [{player: Ahri, question: pay, answer: yes}]
then: {chain: [], Scout: {zone: trash}}
"""
    assert needs(body, "405.1").changed
