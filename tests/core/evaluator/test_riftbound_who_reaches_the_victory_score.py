"""Who wins where several have enough points at once is said by the edition, or by none (Riftbound)."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from rules_data.core.evaluator.games.riftbound.winning import _of_several
from rules_data.core.evaluator.state import NotSupported

SCORES = {"Ahri": 8, "Jinx": 9, "Lux": 9, "Vi": 8}


def several(answer, *reached):
    rules = SimpleNamespace(ask=lambda question: SimpleNamespace(answer=answer, rules=("1.2", "3.4")))
    scores = {player: SCORES[player] for player in reached}
    return _of_several(SimpleNamespace(rules=rules), list(reached), scores)


@pytest.mark.parametrize(
    ("reached", "win"),
    [
        (("Ahri", "Jinx"), ["Jinx"]),
        (("Jinx", "Ahri"), ["Jinx"]),
        (("Jinx", "Lux"), []),
        (("Ahri", "Jinx", "Lux"), []),
        (("Ahri", "Vi"), []),
        (("Vi", "Ahri", "Lux"), ["Lux"]),
    ],
)
def test_where_nobody_wins_with_as_many_the_one_with_most_does(reached, win):
    assert several("nobody", *reached) == win


@pytest.mark.parametrize("reached", [("Ahri", "Jinx"), ("Jinx", "Lux"), ("Vi", "Jinx", "Ahri")])
def test_where_the_first_in_turn_order_wins_their_points_do_not_matter(reached):
    assert several("the first in turn order", *reached) == [reached[0]]


def test_where_no_rule_says_who_wins_it_is_not_made_up():
    with pytest.raises(NotSupported, match=r"Jinx and Lux have .* do not say who wins \(rule 1\.2, 3\.4\)"):
        several("", "Jinx", "Lux")
