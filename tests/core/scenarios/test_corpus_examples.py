"""The examples that ship: each is confirmed with its twin, and needs every rule it demonstrates."""

import pytest

from rules_data.core.games import GAMES
from rules_data.core.scenarios import coverage
from tests.shipped import EXAMPLES, example, examples_of, proved
from tests.verdicts import assert_confirmed, told


@pytest.mark.parametrize("path", EXAMPLES, ids=[f"{path.parents[1].name}/{path.stem}" for path in EXAMPLES])
def test_an_example_is_confirmed_and_proved(path):
    scenario = example(path)
    assert scenario.slug == path.stem
    assert scenario.twin is not None
    for part in proved(path).editions:
        assert_confirmed(part.run)
        assert_confirmed(part.twin)
        unneeded = [
            f"{each.rule} {[off.row for off in each.rows]}: {each.outcome}"
            for each in part.ablations
            if not each.changed
        ]
        assert not unneeded, f"under {part.edition} these rules are switched off and nothing changes: {unneeded}"
        undecided = [each.rule for each in part.ablations if each.rule not in part.deciding.numbers]
        assert not undecided, f"under {part.edition} these are demonstrated and do not decide: {undecided}"
        assert part.proved, f"under {part.edition} the twin comes out like the example: {told(part.twin)}"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_rule_that_is_demonstrated_is_shown(game):
    proofs = [proved(path) for path in examples_of(game)]
    assert proofs
    assert not [each for each in coverage(proofs) if not each.shown]
