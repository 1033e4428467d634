"""What is not run again comes out as if it were."""

from dataclasses import replace

import pytest

from rules_data.core.evaluator import Became
from rules_data.core.games import GAMES
from rules_data.core.scenarios import follow_edition, in_edition, prove
from rules_data.core.scenarios.moments import Joined, Moments
from rules_data.core.scenarios.tries import Tries
from tests.shipped import example, examples_of

EVERY = 41


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
def test_a_proof_is_the_same_whether_runs_are_played_where_they_differ_or_from_beginning_to_end(game, monkeypatch):
    begun_later, joined = 0, 0
    before, may_be_joined, join = Moments.before, Moments.are_confirmed, Joined.__init__

    def counting(self, *given, **more):
        nonlocal begun_later
        found = before(self, *given, **more)
        begun_later += found is not None and found.steps > 0
        return found

    def counting_joins(self, *given):
        nonlocal joined
        joined += 1
        join(self, *given)

    monkeypatch.setattr(Joined, "__init__", counting_joins)
    for path in examples_of(game)[5 :: 4 * EVERY]:
        monkeypatch.setattr(Moments, "before", counting)
        monkeypatch.setattr(Moments, "are_confirmed", may_be_joined)
        proof = prove(example(path), tries=Forgetful())
        monkeypatch.setattr(Moments, "before", lambda self, *given, **more: None)
        monkeypatch.setattr(Moments, "are_confirmed", False)
        assert proof == prove(example(path), tries=Forgetful()), path.stem
    assert begun_later
    assert joined


@pytest.mark.parametrize("game", sorted(GAMES))
def test_in_an_edition_with_the_same_rules_under_other_numbers_hardly_any_run_without_rows_is_made(game):
    made, again = 0, 0
    # What ends with a step that a rule forbids is told by that rule, and is run again.
    for path in examples_of(game)[7 :: 2 * EVERY]:
        scenario = example(path)
        like = next(iter(scenario.own_editions), None)
        if like is None:
            continue  # it is about an edition without rows of its own
        there = in_edition(scenario, renumbered(scenario.game, like))
        counting = Counting()
        prove(replace(scenario, editions=(like,)), tries=counting)
        made += counting.asked - counting.found
        counting.asked = counting.found = 0
        assert prove(there, tries=counting) == prove(there, tries=Forgetful()), path.stem
        again += counting.asked - counting.found
    assert again < made / 2


def renumbered(game, like):
    """An edition in which every rule of another one has a number of its own."""
    cited = [row.cites.get(like, ()) for row in game.table.rows]
    cited += [cites.get(like, ()) for cites in game.table.procedures.values()]
    became = {rule: Became((f"9{rule}",), same=True) for rules in cited for rule in rules}
    return follow_edition(game, like, "a later one", became, {})
