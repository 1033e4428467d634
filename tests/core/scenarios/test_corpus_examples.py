"""The examples that ship: each is confirmed with its twin, and needs every rule it demonstrates."""

from pathlib import Path

import pytest

from rules_data.core.scenarios import coverage, prove, read_scenario

EXAMPLES = Path(__file__).parents[3] / "rules_data" / "corpus" / "riftbound" / "examples"
FILES = sorted(EXAMPLES.glob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_an_example_is_confirmed_and_proved(path):
    scenario = read_scenario(path.read_bytes())
    assert scenario.slug == path.stem
    assert scenario.twin is not None
    for part in prove(scenario).editions:
        assert part.run.verdict == "confirmed", (part.edition, part.run.reason)
        assert part.twin.verdict == "confirmed", (part.edition, part.twin.reason)
        unproved = [each for each in part.ablations if not each.changed]
        assert not unproved, (part.edition, unproved)
        assert part.proved, (part.edition, "the twin comes out like the example")


def test_every_rule_that_is_demonstrated_is_shown():
    proofs = [prove(read_scenario(path.read_bytes())) for path in FILES]
    assert proofs
    assert not [each for each in coverage(proofs) if not each.shown]
