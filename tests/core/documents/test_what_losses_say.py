"""How a loss is told: which rule is gone, in its first words, where it may stand now, and which letters are missing."""

from __future__ import annotations

import pytest

from rules_data.core.documents import Severity, find_losses
from rules_data.core.tree import Change, Crosswalk, CrosswalkLink, RuleTree
from tests.core.documents.test_signs_of_loss import about, signs, tree

NINE = "One two three four five six seven eight nine."


def told(before: RuleTree, now: RuleTree, *links: tuple[str, str, Change]) -> list[str]:
    numbers = {str(node.number): node.number for one in (before, now) for node in one}
    found = [CrosswalkLink(numbers.get(old), numbers.get(new), change, 1.0, moved=False) for old, new, change in links]
    losses = find_losses(before, now, Crosswalk(tuple(found)), "v1")
    return [loss.message for loss in losses if loss.severity is Severity.WARNING]


@pytest.mark.parametrize(
    ("text", "shown"),
    [(NINE, "One two three four five six seven eight"), ("One  two\nthree.", "One two three."), ("One.", "One.")],
)
def test_a_rule_that_is_gone_is_named_with_its_first_words_on_one_line(text: str, shown: str) -> None:
    before, now = tree("301 FIRST", f"302 {text}", "303 Stays."), tree("301 FIRST", "303 Stays.")
    found = told(before, now, ("301", "301", Change.SAME), ("302", "", Change.REMOVED), ("303", "303", Change.SAME))
    assert about(found, "struck out") == [f"302 of v1 (“{shown} …”) is not here: was it struck out?"]


def test_a_rule_that_was_taken_into_another_is_told_with_that_one() -> None:
    before, now = tree("301 FIRST", "302 Gone.", "303 Stays."), tree("301 FIRST", "303 Stays. Gone.")
    links = (("301", "301", Change.SAME), ("302", "303", Change.MERGED), ("303", "303", Change.MERGED))
    found = told(before, now, *links)
    assert about(found, "302 of v1") == ["302 of v1 seems to stand in 303: is its number gone?"]


def test_a_rule_that_was_merged_and_keeps_its_number_is_no_loss() -> None:
    before, now = tree("301 FIRST", "302 One.", "303 Two."), tree("301 FIRST", "302 One and two.", "303 Another.")
    links = (("301", "301", Change.SAME), ("302", "302", Change.MERGED), ("303", "302", Change.MERGED))
    assert about(told(before, now, *links), "is its number gone") == []


@pytest.mark.parametrize(
    ("letters", "jumps"), [("k m", 0), ("k l m", 0), ("n p", 0), ("k n", 1), ("l n", 1), ("m n", 0)]
)
def test_whether_l_and_o_are_left_out_is_not_known_for_every_game(letters: str, jumps: int) -> None:
    below = [f"301.1.{letter}" for letter in letters.split()]
    before, now = tree("301 FIRST", "301.1"), tree("301 FIRST", "301.1", *below)
    assert len(about(signs(before, now), f"comes after 301.1.{letters[0]}")) == jumps


@pytest.mark.parametrize(
    ("left", "words"),
    [(("301", "303"), "a number between is not here"), (("301", "304"), "2 numbers between are not here")],
)
def test_how_many_numbers_are_missing_is_counted(left: tuple[str, ...], words: str) -> None:
    before, now = tree("301", "302", "303", "304"), tree(*left)
    assert about(signs(before, now), words)


def test_two_editions_that_are_one_have_nothing_to_tell() -> None:
    one = tree("301 FIRST", f"302 {NINE}", "302.1", "302.1.a", "303 SECOND")
    assert signs(one, one) == []
