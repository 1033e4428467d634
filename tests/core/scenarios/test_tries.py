"""What is not run again comes out as if it were."""

import pytest

from rules_data.core.games import GAMES
from rules_data.core.scenarios import prove
from rules_data.core.scenarios.moments import Moments
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


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_proof_is_the_same_whether_runs_begin_where_they_become_different_or_at_their_beginning(game, monkeypatch):
    begun_later = 0
    latest = Moments.latest

    def counting(self, *given, **more):
        nonlocal begun_later
        found = latest(self, *given, **more)
        begun_later += found is not None and found.steps > 0
        return found

    for path in examples_of(game)[5 :: 4 * EVERY]:
        monkeypatch.setattr(Moments, "latest", counting)
        proof = prove(example(path), tries=Forgetful())
        monkeypatch.setattr(Moments, "latest", lambda self, *given, **more: None)
        assert proof == prove(example(path), tries=Forgetful()), path.stem
    assert begun_later
