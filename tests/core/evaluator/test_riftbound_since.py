"""What only a later edition of Riftbound says (Core Rules v1.4), with several players and where it does not apply."""

from __future__ import annotations

import pytest

from rules_data.core.scenarios import Run, run_scenario
from tests.shipped import scenario_in
from tests.verdicts import Written, assert_confirmed

NEWEST, HOME = "v1.4", "v1.3"
RIFTBOUND = Written("riftbound", (NEWEST, HOME))


def run(body: str, edition: str = NEWEST) -> Run:
    return run_scenario(scenario_in(RIFTBOUND.read(body), edition), edition)


SCAVENGERS = """
cards:
  Scavenger:
    types: [unit]
    abilities:
      - {when: {event: dies, object: {type: unit, controller: opponent}}, you may: true, do: [{draw: 1}], limit: %s}
given:
  turn: {player: Ahri}
  Ahri: {base: [Scavenger], deck: 4}
  Jinx: {base: [{token: Recruit, as: r1}, {token: Recruit, as: r2}, {token: Recruit, as: r3}]}
"""


def test_a_declined_trigger_is_taken_off_the_chain_and_gives_its_one_time_back():
    body = SCAVENGERS % "once each turn"
    body += """
when: [{kill: r1}, {check: {chain: [], triggers: {Scavenger: 0}}}, {kill: r2}, {resolve: all}, {kill: r3}]
choices:
  - {player: Ahri, question: may trigger, answer: no}
  - {player: Ahri, question: may trigger, answer: yes}
then: {triggers: {Scavenger: 1}, asked: {may trigger: 2}, Ahri: {hand: 1}}
"""
    seen = assert_confirmed(run(body))
    told = [step.kind for step in seen.trace if step.text.startswith("Scavenger")]
    assert told[:4] == ["matched", "placed", "removed", "matched"]


def test_several_times_each_turn_are_counted_and_declined_ones_are_not():
    body = SCAVENGERS % "{times: 2, each: turn}"
    body += """
when: [{kill: r1}, {resolve: all}, {kill: r2}, {resolve: all}, {kill: r3}, {resolve: all}]
choices:
  - {player: Ahri, question: may trigger, answer: no}
  - {player: Ahri, question: may trigger, answer: yes}
  - {player: Ahri, question: may trigger, answer: yes}
then: {triggers: {Scavenger: 2}, Ahri: {hand: 2}}
"""
    assert_confirmed(run(body))


CONTEST = """
cards:
  Ride: {types: [spell], keywords: [reaction], abilities: [{do: [{move: {choose: 1, type: unit, controller: you}, to: Old Mill}]}]}
  Rite: {types: [spell], abilities: [{do: [{draw: 1}]}]}
given:
  players: [Ahri, Jinx, Teemo]
  turn: {player: Jinx}
  battlefields: [{card: Old Mill, controller: Ahri}]
  Ahri: {at Old Mill: [{token: Recruit, as: a1}]}
  Jinx: {base: [{token: Recruit, as: j1}], hand: [Rite, {card: Ride, as: ride of jinx}], deck: 3}
  Teemo: {base: [{token: Recruit, as: t1}], hand: [{card: Ride, as: ride of teemo}]}
when:
  - {play: Rite, by: Jinx}
  - {play: ride of jinx, by: Jinx}
  - resolve: 1
"""  # noqa: E501


@pytest.mark.parametrize(
    ("edition", "then"),
    [
        (NEWEST, "{showdown: Old Mill, t1: {attacking: true}}"),
        # It stays contested by Jinx, who has nobody there, so nothing is staged.
        (HOME, "{showdown: none, t1: {attacking: false}}"),
    ],
)
def test_a_battlefield_that_its_contester_left_can_be_contested_by_another_player(edition, then):
    steps = "  - {recall: j1}\n  - {move: t1, to: Old Mill, by: Teemo}\n  - resolve: all\n"
    assert_confirmed(run(f"{CONTEST}{steps}then: {then}\n", edition))


def test_a_battlefield_stays_contested_while_its_contester_is_there():
    assert_confirmed(run(CONTEST + "then: {Old Mill: {contested: true, controller: Ahri}, showdown: none}\n"))


UNOPPOSED = """
given:
  turn: {player: Jinx}
  battlefields: [{card: Old Mill, controller: Ahri}, {card: Altar, controller: Ahri}]
  Ahri: {at Old Mill: [{token: Recruit, as: a1}], at Altar: [{token: Recruit, as: a2}]}
  Jinx: {base: [{token: Recruit, as: j1, might: 2}]}
"""


def test_nobody_loses_a_battlefield_while_its_showdown_goes_on():
    body = UNOPPOSED + """
when: [{move: j1, to: Old Mill}, {kill: a1}]
then: {showdown: Old Mill, Old Mill: {controller: Ahri}, Altar: {controller: Ahri}}
"""
    assert_confirmed(run(body))


def test_a_battlefield_with_units_of_its_controller_among_others_is_kept():
    body = UNOPPOSED + """
when:
  - at once: [{recall: a1}, {move: j1, to: Old Mill}]
then: {Old Mill: {controller: %s}, Altar: {controller: Ahri}, showdown: Old Mill}
"""
    assert_confirmed(run(body % "none"))
    assert_confirmed(run(body % "Ahri", HOME))


TWINBLADE = """
cards:
  Twinblade: {types: [unit], might: 4, domains: [fury, chaos], cost: {energy: 2}, keywords: [accelerate]}
given:
  turn: {player: Ahri}
  Ahri: {hand: [Twinblade], energy: 3, %s: 1}
  Jinx: {}
when:
  - {play: Twinblade, by: Ahri, at: base}
choices:
  - {player: Ahri, question: pay optional cost, answer: yes}
then: {Twinblade: {exhausted: false}, Ahri: {energy: 0, power: 0}}
"""


@pytest.mark.parametrize("resource", ["fury", "chaos", "power"])
def test_power_of_either_domain_or_of_any_pays_for_accelerate(resource):
    assert_confirmed(run(TWINBLADE % resource))


LEDGER = """
cards:
  Ledger:
    types: [gear]
    abilities:
      - when: {event: dies, object: {type: unit}}
        do: [{draw: 1}, {pay: {energy: 1}, to do: [{channel: 1}]}]
given:
  turn: {player: Ahri}
  Ahri: {base: [Ledger], energy: 0, deck: 2, rune deck: 2}
  Jinx: {base: [{token: Recruit, as: r1}]}
when: [{kill: r1}]
"""


def test_a_later_cost_that_cannot_be_paid_spoils_only_what_it_pays_for():
    assert_confirmed(run(LEDGER + "then: {chain: [Ledger], after resolving: {Ahri: {hand: 1, runes: 0}}}\n"))


def test_in_the_earlier_edition_it_spoils_the_whole_ability():
    assert_confirmed(run(LEDGER + "then: {chain: [], after resolving: {Ahri: {hand: 0, runes: 0}}}\n", HOME))


PLAYED = """
cards:
  Torch: {types: [spell], abilities: [{do: [{channel: 1}]}]}
  Beacon:
    types: [gear]
    abilities:
      - {name: lamp, use: {}, keywords: [reaction], do: [{draw: 1}], if: {happened: {event: is played, player: you}, in: turn}}
      - {name: echo, when: {event: is played, player: you, object: {type: spell}}, do: [{draw: 1}]}
given:
  turn: {player: Ahri}
  Ahri: {base: [Beacon], hand: [Torch], deck: 4, rune deck: 3}
  Jinx: {}
when: [{play: Torch, by: Ahri}, {use: Beacon, by: Ahri, ability: lamp}]
"""  # noqa: E501


def test_a_spell_that_still_waits_counts_as_played_for_a_condition_and_not_for_a_trigger():
    body = PLAYED + "then: {chain: [Torch, Beacon/lamp], triggers: {Beacon/echo: 0}}\n"
    assert_confirmed(run(body))
    assert_confirmed(run(PLAYED + "then: {illegal: 377.2.b}\n", HOME))


@pytest.mark.parametrize(
    ("base", "answer", "rule"),
    [("Recruit", "no", "359.3.e.14.a"), ("Recruit, Idol", "yes", "359.3.e.14.b")],
)
def test_if_you_do_cites_whether_the_deed_was_left_out_or_replaced(base: str, answer: str, rule: str) -> None:
    body = f"""
cards:
  Recruit: {{types: [unit], might: 1}}
  Idol: {{types: [gear], abilities: [{{replace: {{event: dies, object: {{type: unit}}}}, with: [{{exhaust: it}}]}}]}}
  Bargain: {{types: [spell], abilities: [{{do: [
    {{kill: {{choose: 1, type: unit}}, you may: true}}, {{draw: 1, if: {{done: true}}}}]}}]}}
given: {{turn: {{player: Ahri}}, Ahri: {{hand: [Bargain], base: [{base}], deck: 2}}, Jinx: {{}}}}
when: [{{play: Bargain, by: Ahri}}, {{resolve: all}}]
choices: [{{player: Ahri, question: may, answer: {answer}}}]
then: {{Ahri: {{hand: 0}}, Recruit: {{zone: base}}}}
"""
    skipped = [step for step in assert_confirmed(run(body)).trace if step.kind == "skipped"]
    assert [step.rules for step in skipped] == [(rule,)]


ASSIGNED = """
cards:
  Giant: {types: [unit], might: %d, abilities: []}
  Wall: {types: [unit], might: 3, keywords: [tank], abilities: [%s]}
  Page: {types: [unit], might: 1, abilities: []}
  Shield: {types: [spell], cost: {}, abilities: [{do: [{prevent: 2, to: {choose: 1, name: Wall}}]}]}
given:
  turn: {player: Ahri}
  battlefields: [{card: Altar, controller: Jinx}]
  Ahri: {base: [Giant], hand: [Shield]}
  Jinx: {at Altar: [Wall, Page]}
when: [%s{move: Giant, to: Altar}, {close showdown: true}]
then: {Wall: {zone: %s}, Page: {zone: %s}}
"""
DOUBLED = "{replace: {event: takes damage, object: me}, amount: {times: [that much, 2]}, keeps: true}"
LESSENED = "{replace: {event: takes damage, object: me}, amount: {minus: [that much, 2]}, keeps: true}"


@pytest.mark.parametrize(
    ("might", "ability", "first", "wall", "page"),
    [
        (3, DOUBLED, "", "trash", "trash"),  # 2 of 3 are lethal, and 1 is left
        (2, DOUBLED, "", "trash", "battlefield"),
        (5, LESSENED, "", "trash", "battlefield"),  # 5 are needed
        (4, LESSENED, "", "battlefield", "battlefield"),
        (6, LESSENED, "", "trash", "trash"),
        (3, "", "", "trash", "battlefield"),
        (4, "", "", "trash", "trash"),
    ],
)
def test_damage_is_assigned_by_what_will_be_dealt_of_it(might, ability, first, wall, page):
    assert_confirmed(run(ASSIGNED % (might, ability, first, wall, page)))


def test_damage_that_is_doubled_and_prevented_in_part_is_not_assigned_without_being_asked():
    found = run(ASSIGNED % (3, DOUBLED, "{play: Shield}, {resolve: all}, ", "trash", "trash"))
    assert "chosen while damage is assigned" in found.reason
