"""Of triggers that do the same nobody is asked for an order, unless they speak of something."""

from __future__ import annotations

import pytest

from rules_data.core.games import GAMES
from rules_data.core.scenarios import Run, Verdict, run_scenario
from tests.verdicts import assert_confirmed

EXAMPLE = """
example: two-of-a-kind
title: Two abilities of the same kind trigger at once
editions: ["2024-06-07"]
game: magic
cards:
  Warden: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: enters, object: {type: creature, other: true}}, do: [DO]}]}
  Ox: {types: [creature], power: 2, toughness: 2}
given:
  Ana: {hand: [Ox], battlefield: [Warden, {card: Warden, as: Second}], library: 4}
  Ben: {}
when:
  - {cast: Ox, by: Ana}
  - resolve: WHEN
choices: [CHOICES]
then: {THEN}
"""  # noqa: E501


def run(does: str, then: str, choices: str = "", when: str = "all") -> Run:
    written = EXAMPLE.replace("DO", does).replace("THEN", then).replace("CHOICES", choices).replace("WHEN", when)
    return run_scenario(GAMES.read_scenario(written), "2024-06-07")


@pytest.mark.parametrize(
    ("does", "then"),
    [("gain life: 1", "Ana: {life: 22}"), ("draw: 1", "Ana: {hand: 2}"),
     ("create token: {name: Map, types: [artifact]}", "Map 2: {zone: battlefield}"),
     ("{lose life: 1, player: opponent}", "Ben: {life: 18}"),
     ("{give: {power: 1}, to: it, for: until end of turn}", "Ox: {power: 4}")],
)  # fmt: skip
def test_of_those_that_do_the_same_nobody_is_asked_which_comes_first(does: str, then: str) -> None:
    assert_confirmed(run(does, then))


@pytest.mark.parametrize("order", ["[Warden, Second]", "[Second, Warden]"])
def test_who_says_an_order_all_the_same_is_heard(order: str) -> None:
    answer = f"{{player: Ana, question: order triggers, answer: {order}}}"
    assert_confirmed(run("gain life: 1", f"stack: {order}", answer, when="1"))


@pytest.mark.parametrize(
    "does",
    ["{put counter: +1/+1, 'on': me}", "{deal: 1, to: {choose: 1, type: creature}}", "{gain life: {power of: me}}",
     "{gain life: {count: {type: creature, other: true}}}", "{put counter: +1/+1, 'on': it}"],
)  # fmt: skip
def test_where_they_speak_of_an_object_the_order_is_asked_for(does: str) -> None:
    found = run(does, "Ox: {zone: battlefield}")
    assert found.verdict is Verdict.NOT_EXECUTABLE
    assert "order triggers" in found.reason
