"""What is not run again comes out as if it were."""

import pytest

from rules_data.core.games import GAMES
from rules_data.core.scenarios import prove
from rules_data.core.scenarios.tries import Tries
from tests.shipped import example, examples_of

EVERY = 23


class Forgetful(Tries):
    """Makes every run."""

    asked = 0

    def find(self, situation, off):
        self.asked += 1


class Counting(Tries):
    asked = found = 0

    def find(self, situation, off):
        found = super().find(situation, off)
        self.asked += 1
        self.found += found is not None
        return found


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_proof_is_the_same_whether_runs_that_are_alike_are_made_once_or_again(game):
    saved = 0
    for path in examples_of(game)[::EVERY]:
        counting, forgetful = Counting(), Forgetful()
        assert prove(example(path), tries=counting) == prove(example(path), tries=forgetful), path.stem
        assert counting.asked == forgetful.asked
        saved += counting.found
    assert saved
