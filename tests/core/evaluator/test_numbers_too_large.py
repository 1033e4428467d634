"""Numbers that are too large to carry out one by one stop a run with a sentence; none is made smaller."""

from __future__ import annotations

import pytest

from rules_data.core.scenarios import Stopped, Verdict
from tests.verdicts import Written

MAGIC = Written("magic", ("2024-06-07",))
BLAZE = """
cards:
  Blaze: {types: [sorcery], mana cost: "{X}{R}", abilities: [{do: [{deal: X, to: {choose: 1, type: any target}}]}]}
given:
  turn: {player: Ann}
  Ann: {hand: [Blaze], red: MANA}
  Bob: {life: 300}
when: [{cast: Blaze, by: Ann}, {resolve: all}]
choices:
  - {player: Ann, question: value of X, answer: 60}
  - {player: Ann, question: targets, answer: Bob}
then: {Bob: {life: 240}}
"""


def test_as_much_can_be_paid_for_x_as_there_is_mana():
    MAGIC.confirm(BLAZE.replace("MANA", "61"))
    assert MAGIC.run(BLAZE.replace("MANA", "60")).verdict is Verdict.NOT_EXECUTABLE


def test_the_largest_x_that_can_be_listed_is_listed():
    MAGIC.confirm(BLAZE.replace("MANA", "251"))


@pytest.mark.parametrize("mana", ["252", "256", "900"])
def test_an_x_that_could_be_larger_than_can_be_listed_stops_the_run(mana):
    run = MAGIC.run(BLAZE.replace("MANA", mana))
    assert (run.verdict, run.stopped) == (Verdict.NOT_EXECUTABLE, Stopped.BOUNDS)
    assert "Ann can pay for an X larger than 250" in run.reason


@pytest.mark.parametrize(
    ("effect", "what"),
    [
        ("{create token: {name: Mite, power: 1, toughness: 1}, count: 2000}", "2,000 tokens are more than 1,000"),
        ("{extra turn: 60}", "60 extra turns are more than 50"),
    ],
)
def test_more_than_is_carried_out_one_by_one_stops_the_run(effect: str, what: str):
    run = MAGIC.run(
        f"""
        cards:
          Flood: {{types: [sorcery], abilities: [{{do: [{effect}]}}]}}
        given:
          turn: {{player: Ann}}
          Ann: {{hand: [Flood]}}
          Bob: {{}}
        when: [{{cast: Flood, by: Ann}}, {{resolve: all}}]
        then: {{Ann: {{hand: 0}}}}
        """
    )
    assert run.stopped is Stopped.BOUNDS
    assert what in run.reason
