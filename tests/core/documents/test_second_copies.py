"""Two copies of one version side by side: what only one of them has is told, however whole the other looks."""

from __future__ import annotations

import pytest

from rules_data.core.documents import (
    Finding,
    ParsedDocument,
    Severity,
    find_differences,
    find_losses,
    parse_document,
)
from rules_data.core.games import GAMES
from rules_data.core.tree import align

from .test_damage import magic

READER = GAMES["magic"].publications["cr"].reader


def read(lines: list[str]) -> ParsedDocument:
    return parse_document("\n".join(lines).encode(), READER)


def differences(lines: list[str], beside: list[str]) -> list[tuple[Severity, str]]:
    found: tuple[Finding, ...] = find_differences(read(lines), read(beside), "the other copy")
    return [(one.severity, one.message) for one in found]


def after(lines: list[str], begins: str, *added: str) -> list[str]:
    at = next(place for place, line in enumerate(lines) if line.startswith(begins))
    return [*lines[: at + 1], *added, *lines[at + 1 :]]


WHOLE = after(magic(), "102.3c ", "102.3d Nobody lends the new lantern twice.", "Example: Ada lends it once.")


def test_equal_copies_differ_in_nothing() -> None:
    assert differences(WHOLE, WHOLE) == []


def test_other_spaces_and_quotation_marks_are_no_difference() -> None:
    other = [line.replace("lends", "  lends").replace("’", "'") for line in WHOLE]
    assert differences(WHOLE, other) == []


def test_a_new_rule_lost_at_the_end_of_its_list_is_told_by_the_second_copy_alone() -> None:
    lost = magic()
    earlier, now = read(magic()).tree, read(lost).tree
    assert find_losses(earlier, now, align(earlier, now), "v1") == ()
    [(severity, message)] = differences(lost, WHOLE)
    assert severity is Severity.OBSTACLE
    assert message == "102.3d (“Nobody lends the new lantern twice. …”) stands in the other copy and not here."


def test_what_only_the_imported_copy_has_does_not_hold_it_back() -> None:
    assert differences(WHOLE, magic()) == [(Severity.WARNING, "102.3d stands here and not in the other copy.")]


def test_a_rule_in_other_words_and_an_example_that_is_gone_are_told() -> None:
    other = [line.replace("Nobody lends the new", "Nobody keeps the new") for line in WHOLE]
    assert differences(WHOLE, other) == [(Severity.WARNING, "102.3d has other words in the other copy.")]
    bare = [line for line in WHOLE if not line.startswith("Example:")]
    assert differences(bare, WHOLE) == [(Severity.OBSTACLE, "102.3d has 1 example in the other copy and 0 here.")]


@pytest.mark.parametrize("term", ["Saucer", "Spoon"])
def test_an_entry_of_the_glossary_that_is_gone_is_told(term: str) -> None:
    at = WHOLE.index("Cup")
    more = [*WHOLE[:at], *("Cup", "A thing to drink from.", "", term, "A thing beside it.", ""), *WHOLE[at + 3 :]]
    [(severity, message)] = differences(WHOLE, more)
    assert (severity, message) == (
        Severity.OBSTACLE, f"The entry “{term}” of the glossary stands in the other copy and not here."
    )  # fmt: skip
