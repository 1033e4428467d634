"""Gear that an effect makes a unit is one for whatever asks; gear that stays gear is none, wherever it lies."""

from __future__ import annotations

from tests.verdicts import Written

STATUE = """
cards:
  Awaken: {types: [spell], keywords: [action], abilities: [
    {do: [{give: {type: unit, base might: 5}, to: {choose: 1, type: gear, controller: you}, for: this turn}]}]}
  Statue: {types: [gear], abilities: [{when: {event: conquers, object: me}, do: [{draw: 1}]}]}
  Loner: {types: [unit], might: 2, abilities: [
    {passive: {might: 2}, affects: me, while: {this: me, is: {is: [alone]}}}]}
  Fan: {types: [unit], might: 1, abilities: [
    {when: {event: becomes mighty, object: {controller: you}}, do: [{draw: 1}]}]}
  Pup: {types: [unit], might: 2, abilities: []}
"""
BOTH = Written("riftbound", ("v1.3", "v1.2"), STATUE)


def test_it_fights_and_conquers_as_a_unit() -> None:
    BOTH.confirm("""
        given:
          turn: {player: Ahri}
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Statue], hand: [Awaken], deck: 3}
          Jinx: {at Altar: [Pup]}
        when: [{play: Awaken, by: Ahri}, {resolve: all}, {move: [Statue], to: Altar}, {close showdown: true},
               {resolve: all}]
        then: {Pup: {zone: trash}, Statue: {at: Altar}, Altar: {controller: Ahri}, Ahri: {points: 1, hand: 1}}
    """)


def test_gear_that_is_no_unit_neither_moves_nor_keeps_anyone_company() -> None:
    BOTH.confirm("""
        given:
          turn: {player: Ahri}
          battlefields: [Altar]
          Ahri: {base: [Statue, Loner], hand: [Awaken]}
          Jinx: {}
        when: [{check: {Loner: {might: 4}}}, {play: Awaken, by: Ahri}, {resolve: all}]
        then: {Loner: {might: 2}}
        twin: {change: {when: [{move: [Statue], to: Altar}]}, then: {illegal: true}}
    """)


def test_it_becomes_mighty_when_its_might_goes_up_as_a_unit() -> None:
    BOTH.confirm("""
        given:
          turn: {player: Ahri}
          Ahri: {base: [Statue, Fan], hand: [Awaken], deck: 3}
          Jinx: {}
        when: [{play: Awaken, by: Ahri}, {resolve: 1}, {give: {might: -3}, to: Statue, for: this turn},
               {give: {might: 3}, to: Statue, for: this turn}, {resolve: all}]
        then: {triggers: {Fan: 1}, Ahri: {hand: 1}}
    """)


def test_a_third_player_counts_it_among_the_units_of_a_battlefield() -> None:
    BOTH.confirm("""
        given:
          turn: {player: Ahri}
          players: [Ahri, Jinx, Teemo]
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Statue], hand: [Awaken]}
          Jinx: {at Altar: [Pup]}
          Teemo: {at Altar: [{card: Pup, as: other}]}
        when: [{play: Awaken, by: Ahri}, {resolve: all}, {move: [Statue], to: Altar}]
        then: {illegal: true}
    """)


AMBUSH = """
        given:
          turn: {player: Ahri}
          battlefields: [{card: Mill, controller: Jinx}]
          Jinx: {at Mill: [{token: Raider, as: raider}]}
          Ahri: {hand: [Pouncer], at Mill: [MINE]}
        when: [{play: Pouncer, by: Ahri, at: Mill}]
"""
_BLADE = (
    "\ncards: {Pouncer: {types: [unit], might: 3, keywords: [ambush]}, "
    "Blade: {types: [gear], tags: [Equipment], might: 1, keywords: [{equip: {energy: 1}}], abilities: []}}\n"
)
AMBUSHING = Written("riftbound", ("v1.3",), _BLADE)


def test_ambush_looks_for_units_and_not_for_equipment_at_the_battlefield() -> None:
    attached = AMBUSH.replace("MINE", "{card: Blade, attached to: raider}")
    AMBUSHING.confirm(attached + "        then: {illegal: true}\n")
    unit = AMBUSH.replace("MINE", "{token: Recruit, as: mine}")
    AMBUSHING.confirm(unit + "        then: {Pouncer: {at: Mill}}\n")
