"""What is kept by an object's place in memory is kept with that object, so that nothing else can take its place."""

import gc
from collections import Counter

import pytest

from rules_data.core.evaluator.policy import table as tables
from rules_data.core.games import GAMES
from tests.core.evaluator.cases import run_as_it_ends
from tests.shipped import example, examples_of

EVERY = 53


def runs_of(game):
    """Some examples of a game, each run to its end."""
    scenarios = [example(path) for path in examples_of(game)[::EVERY]]
    made = (run_as_it_ends(one, one.own_editions[0]) for one in scenarios if one.own_editions)
    return [ev for ev in made if ev is not None]


def of_derivations(ev):
    """Each keeper of a run's derivations -> the identities it goes by, with what is kept under each."""
    derived = ev.derived
    yield "untouched", [(key, thing) for key, (thing, _) in derived.untouched.items()]
    yield "alone", [(key, thing) for key, (thing, _) in derived._alone.items()]
    yield "passives", [(key, abilities) for key, (abilities, _) in derived._passives.items()]
    yield "conditions", [(key, condition) for key, (condition, _) in derived.asked_of_each.items()]
    yield "cards", [(key[0], card) for key, (card, _) in derived.by_themselves.items()]
    yield "static effects", [(key[2], effect.ability) for key, effect in derived.in_force.items()]


def of_rules(rules):
    """The same for what a table was asked about."""
    about = [pair for ways in rules._about.values() for subjects in ways.values() for pair in subjects.items()]
    yield "subjects", about
    yield "tables", [(rows, kept) for (rows, _), (kept, _) in tables._WHOLE_TABLES.items()]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_is_kept_by_identity_holds_what_it_identifies(game):
    met = Counter()
    gc.freeze()  # what was there before is not gone through
    made = runs_of(game)
    gc.collect()
    for ev in made:
        for name, kept in (*of_derivations(ev), *of_rules(ev.rules)):
            assert [name for key, value in kept if key != id(value)] == []
            met[name] += len(kept)
    assert not {"cards", "subjects", "tables"} - {*(+met)}, "nothing was kept that could be wrong"
    assert met["untouched"] + met["alone"]
