"""Whether a situation has come again is asked in full only where what is quickly seen of it has come again."""

from __future__ import annotations

from itertools import combinations

from rules_data.core.evaluator.state import form_of, outline_of
from rules_data.core.scenarios import watch
from tests.shipped import example, examples_of

NOWHERE = frozenset(("nowhere", ""))


def test_situations_of_one_form_have_one_outline() -> None:
    """Held by every situation of some examples, with at least one that does come again."""
    again = 0
    for path in examples_of("magic")[::40]:
        scenario = example(path)
        watched = watch(scenario, scenario.own_editions[0])
        states = {id(seen.state): seen.state for seen in watched.seen}.values() if watched is not None else ()
        seen = [(form_of(state, NOWHERE), outline_of(state, NOWHERE)) for state in states]
        for (form, outline), (other_form, other_outline) in combinations(seen, 2):
            if form == other_form:
                again += 1
                assert outline == other_outline
    assert again
