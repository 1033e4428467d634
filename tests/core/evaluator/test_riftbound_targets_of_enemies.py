"""Units that spells and abilities of enemies cannot choose."""

from __future__ import annotations

from tests.verdicts import Written

CARDS = """
cards:
  Alpha: {types: [unit], might: 4, abilities: [
    {passive: {cannot: be targeted by enemies},
     affects: {all: {controller: you, type: unit, location: here, might: {less than: {might of: me}}}}}]}
  Pup: {types: [unit], might: 2, abilities: []}
  Bolt: {types: [spell], keywords: [action], abilities: [{do: [{deal: 2, to: {choose: 1, type: unit, name: Pup}}]}]}
  Quake: {types: [spell], keywords: [action], abilities: [{do: [{deal: 2, to: {all: {type: unit, name: Pup}}}]}]}
  Tax: {types: [spell], keywords: [action], abilities: [
    {do: [{kill: {choose: 1, type: unit, name: Pup, target: false}}]}]}
  Raider: {types: [unit], might: 1, abilities: [
    {when: {event: is played, object: me}, do: [{kill: {choose: 1, type: unit, name: Pup}}]}]}
"""
RIFTBOUND = Written("riftbound", ("v1.3", "v1.2"), CARDS)
SITUATION = """
        given:
          turn: {player: Ahri}
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {hand: [Bolt, Quake, Tax, Raider]}
          Jinx: {at Altar: [Alpha, {card: Pup, as: near}], base: [{card: Pup, as: far}]}
"""


def held(when: str, then: str, situation: str = SITUATION) -> None:
    RIFTBOUND.confirm(f"{situation}        when: [{when}]\n        then: {{{then}}}\n")


def test_a_spell_of_an_enemy_chooses_only_what_is_not_protected() -> None:
    held("{play: Bolt, by: Ahri}, {resolve: all}", "near: {zone: battlefield, damage: 0}, far: {zone: trash}")


def test_without_another_target_it_cannot_be_played() -> None:
    alone = SITUATION.replace(", base: [{card: Pup, as: far}]", "")
    held("{play: Bolt, by: Ahri}", "illegal: true", alone)


def test_an_ability_of_an_enemy_is_kept_from_it_too() -> None:
    held("{play: Raider, by: Ahri, at: base}, {resolve: all}", "near: {zone: battlefield}, far: {zone: trash}")


def test_what_does_not_choose_targets_reaches_it() -> None:
    held("{play: Quake, by: Ahri}, {resolve: all}", "near: {zone: trash}, far: {zone: trash}")


def test_its_own_controller_may_choose_it() -> None:
    own = SITUATION.replace("turn: {player: Ahri}", "turn: {player: Jinx}").replace(
        ", base: [{card: Pup, as: far}]", ""
    )
    own = own.replace("Jinx: {at", "Jinx: {hand: [{card: Bolt, as: mine}], at")
    held("{play: mine, by: Jinx}, {resolve: all}", "near: {zone: trash}", own)


def test_what_has_as_much_might_is_not_protected() -> None:
    strong = SITUATION.replace("{card: Pup, as: near}", "{card: Pup, as: near, buffed: true}")
    strong = strong.replace("[Alpha,", "[{token: Imp, might: 1},").replace(", base: [{card: Pup, as: far}]", "")
    held("{play: Bolt, by: Ahri}, {resolve: all}", "near: {damage: 2}", strong)
