"""Riftbound's effects within one layer: what depends on another waits for it, and timestamps order the rest.

Core Rules v1.3 473-475, v1.2 455-457, v1.4 478-480.
"""

from __future__ import annotations

from rules_data.core.scenarios import run_scenario
from tests.core.evaluator.by_their_rules import each_of, holds
from tests.shipped import scenario_in
from tests.verdicts import Written, assert_confirmed

CARDS = """
cards:
  Smith: {types: [unit], might: 1, abilities: [{passive: {base might: {count: {type: unit, tag: Mech}}}, affects: me}]}
  Cog: {types: [unit], tags: [Mech], might: 2}
  Colossus: {types: [unit], tags: [Giant], might: 6}
  Squire: {types: [unit], might: 4}
  Nameplate: {types: [gear], cost: {}, abilities: [{passive: {tag: Mech}, affects: {type: unit, name: Colossus}}]}
  Forge: {types: [gear], cost: {}, abilities: [{passive: {tag: Mech}, affects: {type: unit, tag: Giant}}]}
  Growth: {types: [gear], cost: {}, abilities: [{passive: {tag: Giant}, affects: {type: unit, tag: Mech}}]}
  Weight: {types: [gear], cost: {}, abilities: [{passive: {base might: 3}, affects: {type: unit, name: Colossus}}]}
  Gauge: {types: [gear], cost: {}, abilities: [
    {passive: {base might: {count: {type: unit, tag: Mech}}}, affects: {type: unit, name: Colossus}}]}
  Toll: {types: [gear], cost: {}, abilities: [
    {passive: {base might: {count: {type: unit, tag: Giant}}}, affects: {type: unit, name: Colossus}}]}
  Slow Weight: {types: [gear], cost: {}, abilities: [{passive: {base might: 3}, affects: {type: unit, name: Colossus},
    while: {count: {type: gear, controller: you}, at least: 3}}]}
  Large Weight: {types: [gear], cost: {}, abilities: [
    {passive: {base might: 5}, affects: {type: unit, name: Colossus}}]}
  Idol: {types: [gear], cost: {}, abilities: []}
  Banner: {types: [gear], cost: {}, abilities: [
    {passive: {might: {minus: [5, {might of: it}]}}, affects: {type: unit, controller: you}}]}
  Standard: {types: [gear], cost: {}, abilities: [
    {passive: {might: {minus: [6, {might of: it}]}}, affects: {type: unit, controller: you}}]}
  Drill: {types: [spell], cost: {}, abilities: [
    {do: [{give: {might: 2}, to: {choose: 1, type: unit}, for: this turn}]}]}
  Sap: {types: [spell], cost: {}, abilities: [
    {do: [{give: {might: -1}, to: {choose: 1, type: unit}, for: this turn}]}]}
"""
CASES = {
    "a count of Mechs waits for the effect that makes one more (473.1.c, 474)": """
        given: {Ahri: {base: [Smith, Cog, Colossus, Nameplate]}, Jinx: {}}
        when: []
        then: {Smith: {might: 2}}
        """,
    "what is older already waits for nothing (364)": """
        given: {Ahri: {base: [Nameplate, Smith, Cog, Colossus]}, Jinx: {}}
        when: []
        then: {Smith: {might: 2}}
        """,
    "a count waits for two effects that depend on each other, and those wait for neither (473.1.c, 474)": """
        given: {Ahri: {base: [Smith, Cog, Colossus, Forge, Growth]}, Jinx: {}}
        when: []
        then: {Smith: {might: 2}}
        """,
    "of two base Mights the newer one decides, whichever card lay first in the hand (475.3)": """
        given: {Ahri: {hand: [Weight, Gauge], base: [Colossus, Cog]}, Jinx: {}}
        when: [{play: Gauge, by: Ahri}, {play: Weight, by: Ahri}]
        then: {Colossus: {might: 3}}
        """,
    "the newest effect comes right behind the oldest, which it depends on (474.1)": """
        given: {Ahri: {hand: [Gauge], base: [Colossus, Cog, Nameplate, Weight]}, Jinx: {}}
        when: [{play: Gauge, by: Ahri}]
        then: {Colossus: {might: 3}}
        """,
    "an effect that depends on nothing that is there comes last, as the newest (475.3, 364)": """
        given: {Ahri: {hand: [Gauge, Weight], base: [Colossus, Cog]}, Jinx: {}}
        when: [{play: Weight, by: Ahri}, {play: Gauge, by: Ahri}]
        then: {Colossus: {might: 1}}
        """,
    "the oldest waits for the newest, and the one between is applied before both (473.1.c, 474)": """
        given: {Ahri: {hand: [Gauge, Nameplate], base: [Colossus, Cog, Weight]}, Jinx: {}}
        when: [{play: Gauge, by: Ahri}, {play: Nameplate, by: Ahri}]
        then: {Colossus: {might: 2}}
        """,
    "two follow the effect they depend on, the older of them first (474.1)": """
        given: {Ahri: {hand: [Toll, Gauge], base: [Colossus, Cog, Nameplate, Growth, Weight]}, Jinx: {}}
        when: [{play: Gauge, by: Ahri}, {play: Toll, by: Ahri}]
        then: {Colossus: {might: 3}}
        """,
}
SINCE_WHEN = {
    "an effect whose condition becomes true is newer than what applied before (475.1)": """
        given: {Ahri: {base: [Colossus, Slow Weight, Large Weight], hand: [Idol]}, Jinx: {}}
        when: [{check: {Colossus: {might: 5}}}, {play: Idol, by: Ahri}]
        then: {Colossus: {might: 3}}
        """,
    "one whose condition has been true all along is as old as its object (364, see 475.3)": """
        given: {Ahri: {base: [Colossus, Slow Weight, Idol, Large Weight]}, Jinx: {}}
        when: []
        then: {Colossus: {might: 5}}
        """,
    "one that ends and begins again is newer by then (475.1)": """
        given: {Ahri: {base: [Colossus, Slow Weight, Idol, Large Weight], hand: [{card: Idol, as: another}]}, Jinx: {}}
        when: [{check: {Colossus: {might: 5}}}, {kill: Idol}, {check: {Colossus: {might: 5}}},
          {play: another, by: Ahri}]
        then: {Colossus: {might: 3}}
        """,
    "one that comes with its condition true is older than what comes behind it (364, see 475.3)": """
        given: {Ahri: {base: [Colossus, Idol, {card: Idol, as: another}], hand: [Slow Weight, Large Weight]}, Jinx: {}}
        when: [{play: Slow Weight, by: Ahri}, {check: {Colossus: {might: 3}}}, {play: Large Weight, by: Ahri}]
        then: {Colossus: {might: 5}}
        """,
    "where no condition is true any more nothing is newer than the rest (364)": """
        given: {Ahri: {base: [Colossus, Slow Weight, Large Weight], hand: [Idol]}, Jinx: {}}
        when: [{play: Idol, by: Ahri}, {kill: Idol}]
        then: {Colossus: {might: 5}}
        """,
}
NEWEST = {
    "what lifts a unit to 5 waits for what adds 2 to it, and then adds nothing (478.1.c, 479, 477.3.c)": """
        given: {Ahri: {hand: [Drill], base: [Squire, Banner]}, Jinx: {}}
        when: [{play: Drill, by: Ahri}, {resolve: 1}]
        then: {Squire: {might: 6}}
        """,
    "of two that depend on each other the older one goes first, and the other adds the rest (see 479.1, 364)": """
        given: {Ahri: {base: [Squire, Standard, Banner]}, Jinx: {}}
        when: []
        then: {Squire: {might: 6}}
        """,
    "both wait for a third that depends on neither (478.1.c, 479)": """
        given: {Ahri: {hand: [Drill], base: [Squire, Banner, Standard]}, Jinx: {}}
        when: [{play: Drill, by: Ahri}, {resolve: 1}]
        then: {Squire: {might: 6}}
        """,
    "decreases come after increases, so that nothing is lifted for them (see 477.3.e.2.a, 364)": """
        given: {Ahri: {hand: [Sap], base: [Squire, Banner]}, Jinx: {}}
        when: [{play: Sap, by: Ahri}, {resolve: 1}]
        then: {Squire: {might: 4}}
        """,
}


@each_of(CASES | SINCE_WHEN)
def test_effects_of_one_layer_are_ordered_by_what_they_depend_on(sentence: str, body: str) -> None:
    holds(Written("riftbound", ("v1.3",), CARDS), sentence, body)
    for edition in ("v1.4", "v1.2"):
        scenario = scenario_in(Written("riftbound", (edition,), CARDS).read(body), edition)
        assert_confirmed(run_scenario(scenario, edition))


@each_of(NEWEST)
def test_what_is_lifted_to_a_number_waits_for_what_else_is_added(sentence: str, body: str) -> None:
    holds(Written("riftbound", ("v1.4",), CARDS), sentence, body)
