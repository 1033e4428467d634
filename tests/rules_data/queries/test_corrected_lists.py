"""A list of which one rule went elsewhere: the rules beside it are said so that they are still themselves."""

from __future__ import annotations

from datetime import date

import pytest

from rules_data.queries import CheckedText, CheckRequest, Standing, check_text, games
from tests.rules_data.queries.conftest import publish

BEFORE = """Sample Rules
Last Updated: 2025-01-01
100. Harbours
101. A ship in a harbour is safe.
101.a. It pays one coin for every night that it lies there.
101.b. It may load as many barrels as its hold has room for.
101.c. Its crew sleeps ashore unless the captain keeps the watch aboard.
101.d. Its lanterns are out after the bell has rung twice.
"""
# What was 101.a is 201.a; 101.d is gone.
AFTER = """Sample Rules
Last Updated: 2025-06-01
100. Harbours
101. A ship in a harbour is safe.
101.b. It may load as many barrels as its hold has room for.
101.c. Its crew sleeps ashore unless the captain keeps the watch aboard.
200. Coins
201. Coins are paid to the harbour master.
201.a. It pays one coin for every night that it lies there.
"""


@pytest.fixture(scope="module", autouse=True)
def document(module_db: None) -> None:
    """Two editions of a rulebook of harbours."""
    for label, text in (("v1", BEFORE), ("v2", AFTER)):
        publish(label, text)


def checked(text: str) -> CheckedText:
    asked = CheckRequest(game="riftbound", document="tr", edition="v1")
    return check_text(text, games(date(2025, 12, 1)), asked)


@pytest.mark.parametrize(
    ("text", "corrected"),
    [
        ("rules 101.a and b", "rules 201.a and 101.b"),
        ("rules 101.a, b and c", "rules 201.a, 101.b and c"),
        ("rules 101.a/b/c.", "rules 201.a/101.b/c."),
        ("rules 101.b and c", "rules 101.b and c"),
        ("rules 101.a and 101.b", "rules 201.a and 101.b"),
        ("rule 101.a; then comes a long sentence about b.", "rule 201.a; then comes a long sentence about b."),
    ],
)
def test_a_letter_alone_is_said_in_full_behind_a_corrected_number(text: str, corrected: str) -> None:
    assert checked(text).corrected == corrected


def test_a_rule_that_is_gone_is_still_stale_though_it_is_said_in_full() -> None:
    found = checked("rules 101.a and d")
    moved, gone = found.citations
    assert (moved.standing, gone.standing) == (Standing.MOVED, Standing.REMOVED)
    assert found.corrected == "rules 201.a and 101.d"
    assert [one.citation.raw for one in found.stale] == ["rules 101.a", "d"]
    assert (bool(moved.edits), bool(gone.edits)) == (True, False)
    assert [moved.becomes, gone.becomes] == ["rules 201.a", "101.d"]


def test_a_rule_that_stays_is_current_though_it_is_said_in_full() -> None:
    (_, stays) = checked("rules 101.a and b").citations
    assert (stays.standing, stays.edits, stays.becomes) == (Standing.CURRENT, (), "101.b")
    assert not stays.is_stale


def test_the_corrected_text_has_nothing_left_to_correct() -> None:
    once = checked("rules 101.a, b and c, and rule 101.a").corrected
    asked = CheckRequest(game="riftbound", document="tr", edition="v2")
    again = check_text(once, games(date(2025, 12, 1)), asked)
    assert again.corrected == once
    assert {one.standing for one in again.citations} == {Standing.CURRENT}
