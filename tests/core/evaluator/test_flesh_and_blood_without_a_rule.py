"""Flesh and Blood: what comes of a situation where a single rule is switched off, and nothing else with it."""

from __future__ import annotations

from rules_data.core.scenarios import run_scenario
from tests.verdicts import Written, assert_confirmed

FAB = Written(
    "flesh-and-blood",
    ("2026-06-10", "2026-02"),
    """
cards:
  Strike: {types: [action], subtypes: [attack], power: 6, cost: 0}
  Block: {types: [action], defense: 2, abilities: [{when: {event: defends, object: me}, do: [{draw: 1}],
    if: {happened: {event: defends, object: {type: action, other: true}}, in: together}}]}
  Spark: {types: [instant], cost: 0, abilities: [{do: [{deal: 3, to: {choose: 1, type: hero, controller: opponent}}]}]}
  Moss: {types: [action], subtypes: [aura], abilities: [{replace: {event: gains life, object: {type: hero,
    controller: you}}, keeps: true, amount: {sum: [that much, 1]}, with: [{draw: 1}]}]}
  Toll: {types: [action], subtypes: [item], abilities: [{replace: {event: draws, player: you},
    with: [{lose life: 2}]}]}
""",
)


def without(row: str, body: str) -> None:
    scenario = FAB.read(body)
    for edition in FAB.editions:
        usual, off = (run_scenario(scenario, edition, without=frozenset(rows)) for rows in ((), (row,)))
        assert not usual.confirmed, f"{row} makes no difference"
        assert_confirmed(off)


def test_a_cheer_with_no_boo_before_it_needs_no_rule() -> None:
    without(
        "cheered and booed",
        """
given: {turn: {player: Ira}, Ira: {}, Dorn: {}}
when: [{crowd cheers: true, by: Ira}, {crowd boos: true, by: Ira}]
then: {events: [{event: is cheered, times: 1}, {event: is booed, times: 0}]}
""",
    )


def test_cards_that_do_not_defend_together_defend_one_after_the_other() -> None:
    without(
        "defending together",
        """
given: {turn: {player: Ira}, Ira: {hand: [Strike]}, Dorn: {hand: [{card: Block, as: b1}, {card: Block, as: b2}]}}
when: [{play: Strike}, {resolve: 1}, {defend: [b1, b2], by: Dorn}, {advance to: damage}]
then: {Dorn: {life: 18, hand: 0}, events: [{event: defends, player: any, times: 2}]}
""",
    )


def test_where_no_part_of_an_event_is_replaced_later_events_still_are() -> None:
    without(
        "sub-events are events",
        """
given: {turn: {player: Ira}, Ira: {arena: [Moss, Toll], life: 10, deck: 5}, Dorn: {}}
when: [{gain life: 1, by: Ira}, {check: {Ira: {life: 12, hand: 1}}}, {draw: 1, by: Ira}]
then: {Ira: {life: 10, hand: 1}}
""",
    )
