"""What a unit of Riftbound is worth: might, cost, lethal damage, standing alone, becoming mighty."""

from __future__ import annotations

import pytest

from tests.core.evaluator.cases import each
from tests.verdicts import Written

CARDS = """
cards:
  Scout: {types: [unit], might: 1, cost: {energy: 1}}
  Soldier: {types: [unit], might: 3, cost: {energy: 2, power: 1}}
  Giant: {types: [unit], might: 6, cost: {energy: 5, fury: 2}}
  Blade: {types: [gear], might: 2, cost: {energy: 1}}
  Loner: {types: [unit], might: 2, abilities: [
    {passive: {might: 3}, affects: me, while: {this: me, is: {is: [alone]}}}]}
  Scribe: {types: [gear], abilities: [
    {when: {event: becomes mighty, object: {type: unit, controller: you}}, do: [{draw: 1}]}]}
  Tax: {types: [spell], abilities: [{do: [{kill: {all: {type: unit, energy cost: {at most: 1}}}}]}]}
  Tithe: {types: [spell], abilities: [{do: [{kill: {all: {type: unit, power cost: {at least: 1}}}}]}]}
  Ram: {types: [unit], might: 3, abilities: [
    {passive: {might: 2}, affects: me, while: {during: combat}}]}
  Duellist: {types: [unit], might: 3, abilities: [
    {passive: {might: 2}, affects: me, while: {during: showdown}}]}
"""
RIFT = Written("riftbound", ("v1.3", "v1.2"), CARDS)

NUMBERS = {
    "might that is taken away beyond nothing is nothing, and no death": """
        given: {Ahri: {base: [Scout, Soldier]}, Jinx: {}}
        when: [{give: {might: -4}, to: Scout, for: this turn}]
        then: {Scout: {might: 0, zone: base}, Soldier: {might: 3}}
        """,
    "one damage is lethal for a unit without might": """
        given: {Ahri: {base: [Scout, Soldier]}, Jinx: {}}
        when: [{give: {might: -4}, to: {all: {type: unit}}, for: this turn}, {deal: 1, to: Scout}]
        then: {Scout: {zone: trash}, Soldier: {zone: base, might: 0}}
        """,
    "might below nothing is made up for first": """
        given: {Ahri: {base: [Scout]}, Jinx: {}}
        when: [{give: {might: -4}, to: Scout, for: this turn}, {give: {might: 4}, to: Scout, for: this turn}]
        then: {Scout: {might: 1}}
        """,
    "no damage is dealt where none is said": """
        given: {Ahri: {base: [Scout]}, Jinx: {}}
        when: [{deal: 0, to: Scout}]
        then: {Scout: {damage: 0, zone: base}, events: [{event: takes damage, times: 0}]}
        """,
    "a damaged unit dies as soon as its might is no more than its damage": """
        given: {Ahri: {base: [{card: Soldier, damage: 2}, {card: Soldier, as: well}]}, Jinx: {}}
        when: [{give: {might: -1}, to: {all: {type: unit}}, for: this turn}]
        then: {Soldier: {zone: trash}, well: {zone: base, might: 2}}
        """,
    "and lives with one point of might more than its damage": """
        given: {Ahri: {base: [{card: Soldier, damage: 1}]}, Jinx: {}}
        when: [{give: {might: -1}, to: Soldier, for: this turn}]
        then: {Soldier: {zone: base, might: 2, damage: 1}}
        """,
    "a token costs nothing, whatever it looks like": """
        given:
          Ahri: {hand: [Tax], base: [{token: Recruit, as: recruit, might: 1}, Scout, Soldier]}
          Jinx: {}
        when: [{play: Tax, by: Ahri}, {resolve: 1}]
        then: {recruit: {zone: nowhere}, Scout: {zone: trash}, Soldier: {zone: base}}
        """,
    "a cost in power is another than a cost in energy, and a domain's power is power": """
        given:
          Ahri: {hand: [Tithe], base: [{token: Recruit, as: recruit, might: 1}, Scout, Soldier, Giant]}
          Jinx: {}
        when: [{play: Tithe, by: Ahri}, {resolve: 1}]
        then: {recruit: {zone: base}, Scout: {zone: base}, Soldier: {zone: trash}, Giant: {zone: trash}}
        """,
}


@each(NUMBERS)
def test_of_the_numbers_of_a_unit(body: str) -> None:
    RIFT.confirm(body)


# --- alone ----------------------------------------------------------------------------------------------------------

BESIDE = {
    "nobody": ("", "", True),
    "another unit of its player": ("Scout", "", False),
    "gear of its player": ("Blade", "", True),
    "a unit of its player elsewhere": ("", "{card: Scout, as: far}", True),
}


@pytest.mark.parametrize(("here", "away", "alone"), BESIDE.values(), ids=BESIDE)
def test_a_unit_is_alone_without_a_unit_of_its_player_at_the_same_place(here: str, away: str, alone: bool) -> None:
    base = ", ".join(filter(None, ("Loner", here)))
    RIFT.confirm(
        f"""
        given:
          battlefields: [{{card: Altar, controller: Ahri}}]
          Ahri: {{base: [{base}], at Altar: [{away}]}}
          Jinx: {{base: [Giant]}}
        when: [{{draw: 1, by: Jinx}}]
        then: {{Loner: {{might: {5 if alone else 2}, {"is" if alone else "is not"}: [alone]}}}}
        """
    )


def test_an_opponents_unit_at_the_same_battlefield_leaves_a_unit_alone() -> None:
    RIFT.confirm(
        """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Loner]}
          Jinx: {at Altar: [Giant, Scout]}
        when: [{move: [Loner], to: Altar}]
        then: {Loner: {might: 5, is: [alone, attacking, in combat]}, Scout: {is not: [alone]}}
        """
    )


# --- mighty ---------------------------------------------------------------------------------------------------------

MIGHTY = {
    "from four to five": ("{card: Soldier, buffed: true}", "{might: 1}", 1),
    "from three to more than five": ("Soldier", "{might: 4}", 1),
    "from three to four": ("Soldier", "{might: 1}", 0),
    "from six to seven": ("{card: Giant, as: Soldier}", "{might: 1}", 0),
    "from six to five": ("{card: Giant, as: Soldier}", "{might: -1}", 0),
}


@pytest.mark.parametrize(("unit", "change", "times"), MIGHTY.values(), ids=MIGHTY)
def test_a_unit_becomes_mighty_only_on_its_way_from_less_than_five(unit: str, change: str, times: int) -> None:
    RIFT.confirm(
        f"""
        given: {{Ahri: {{base: [{unit}, Scribe]}}, Jinx: {{base: [{{card: Scribe, as: theirs}}]}}}}
        when: [{{give: {change}, to: Soldier, for: this turn}}]
        then: {{triggers: {{Scribe: {times}, theirs: 0}}}}
        """
    )


def test_a_unit_that_enters_with_five_might_or_more_has_not_become_mighty() -> None:
    RIFT.confirm(
        """
        given: {Ahri: {base: [Scribe], hand: [Giant], energy: 5, fury: 2}, Jinx: {}}
        when: [{play: Giant, by: Ahri, at: base}]
        then: {Giant: {is: [mighty]}, triggers: {Scribe: 0}}
        """
    )


def test_two_units_that_become_mighty_together_are_two_and_a_second_time_is_another() -> None:
    RIFT.confirm(
        """
        given: {Ahri: {base: [Scribe, Soldier, {card: Soldier, as: other}]}, Jinx: {}}
        when:
          - {give: {might: 2}, to: {all: {name: Soldier}}, for: this turn}
          - check: {triggers: {Scribe: 2}}
          - {give: {might: -2}, to: other, for: this turn}
          - {give: {might: 1}, to: other, for: this turn}
          - check: {triggers: {Scribe: 2}}
          - {give: {might: 1}, to: other, for: this turn}
        then: {triggers: {Scribe: 3}}
        """
    )


# --- while a combat or a showdown goes on ---------------------------------------------------------------------------

ATTACK = """
        given:
          battlefields: [{card: Altar, controller: Jinx}, Gate]
          Ahri: {base: [Ram, Duellist, Scout]}
          Jinx: {at Altar: [Giant]}
        when: [{move: [Scout], to: PLACE}]
        then: THEN
"""


@pytest.mark.parametrize(
    ("place", "then"),
    [("Altar", "{Ram: {might: 5}, Duellist: {might: 5}}"), ("Gate", "{Ram: {might: 3}, Duellist: {might: 5}}")],
    ids=["of a combat", "of a showdown that is none"],
)
def test_a_combat_is_a_showdown_and_a_showdown_is_not_always_a_combat(place: str, then: str) -> None:
    RIFT.confirm(ATTACK.replace("PLACE", place).replace("THEN", then))
