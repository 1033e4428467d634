"""What an outcome says that nothing would look at is refused, with what to write instead."""

from __future__ import annotations

import re

import pytest

from rules_data.core.scenarios import UnableToReadScenario
from tests.verdicts import Written, assert_stops

MAGIC = Written(
    "magic",
    ("2024-06-07",),
    """
cards:
  Bolt: {types: [instant], abilities: [{do: [{deal: 3, to: {choose: 1, type: creature}}]}]}
  Bear: {types: [creature], power: 2, toughness: 2}
  Cub: {types: [creature], power: 1, toughness: 1}
given: {Ann: {hand: [Bolt]}, Bob: {battlefield: [{card: Bear, counters: {"+1/+1": 2}}, Cub]}}
""",
)
MEANT = "choices: [{player: Ann, question: targets, answer: %s}]\nwhen: [{cast: Bolt, by: Ann}]\n"


def refused(then: str) -> str:
    with pytest.raises(UnableToReadScenario) as fault:
        MAGIC.read(MEANT % "Bear" + f"then: {then}\n")
    return str(fault.value)


def test_counters_of_no_kind_are_none_that_could_be_looked_at() -> None:
    assert "Of none of a kind say counters: {charge: 0}." in refused("{Bear: {counters: {}}}")
    assert_stops(MAGIC.run(MEANT % "Bear" + 'then: {Bear: {counters: {"+1/+1": 0}}}\n'), "seen 2")


def test_nothing_is_looked_at_behind_an_answer_that_is_not_legal() -> None:
    said = refused("{illegal answer: true, Bob: {life: 20}}")
    assert re.search("`illegal answer` by itself, found more to be seen behind it", said)
    MAGIC.confirm(MEANT % "Bob" + "then: {illegal answer: true}\n")


def test_what_waits_is_still_looked_at_before_it_resolves() -> None:
    MAGIC.read(MEANT % "Bear" + "then: {illegal answer: true, stack: [Bolt], after resolving: {Bob: {life: 20}}}\n")
