"""Which signs of loss a document shows beside the one before: their words, their places, and where each begins."""

from __future__ import annotations

import pytest

from rules_data.core.documents import Severity, find_losses, find_lost_terms
from rules_data.core.tree import Change, Crosswalk, CrosswalkLink, NodeKind, RuleNode, RuleNumber, RuleTree
from rules_data.core.tree.numbers import NumberScheme
from rules_data.core.tree.schemes import MAGIC, RIFTBOUND


def tree(*records: str, scheme: NumberScheme = RIFTBOUND, examples: frozenset[str] = frozenset()) -> RuleTree:
    """Records written as "360 Text", or by their number alone; a text in capitals is a heading."""
    nodes = []
    for record in records:
        printed, _, text = record.partition(" ")
        kind = NodeKind.HEADING if text.isupper() else NodeKind.RULE
        given = ("An example.",) if printed in examples else ()
        nodes.append(RuleNode(RuleNumber.parse(printed, scheme), kind, text or f"What {printed} says.", given))
    return RuleTree(scheme, tuple(nodes))


def signs(before: RuleTree, now: RuleTree, became: dict[str, str] | None = None, edited: bool = False) -> list[str]:
    """What is told of them, the obstacles with a mark; equal numbers are equal rules but for what `became` another."""
    here = {str(node.number): node.number for node in now}
    links = []
    for node in before:
        new = here.get((became or {}).get(str(node.number), str(node.number)))
        change = Change.REMOVED if new is None else Change.EDITED if edited else Change.SAME
        links.append(CrosswalkLink(node.number, new, change, 1.0, moved=False))
    found = find_losses(before, now, Crosswalk(tuple(links)), "v1")
    return [("! " if loss.severity is Severity.OBSTACLE else "") + loss.message for loss in found]


def about(told: list[str], words: str) -> list[str]:
    return [one for one in told if words in one]


# --- what no text tells: a person has to look there ---


def ends(before: RuleTree, now: RuleTree) -> list[str]:
    here = {str(node.number): node.number for node in now}
    links = [CrosswalkLink(one.number, here.get(str(one.number)), Change.SAME, 1.0, moved=False) for one in before]
    found = find_losses(before, now, Crosswalk(tuple(links)), "v1")
    return [one.message for one in found if one.severity is Severity.WARNING and "with a rule that" in one.message]


def test_lists_that_end_with_something_new_are_named_since_more_could_be_missing_behind_it() -> None:
    before = tree("301 FIRST", "301.1", "301.2", "302 SECOND", "302.1")
    now = tree("301 FIRST", "301.1", "301.2", "301.3", "302 SECOND", "302.1", "302.1.a", "302.1.b")
    [told] = ends(before, now)
    assert told.startswith("2 lists end with a rule that v1 does not have (301.3, 302.1.b):")


def test_one_such_list_is_told_as_one() -> None:
    [told] = ends(tree("301 FIRST", "301.1"), tree("301 FIRST", "301.1", "301.2"))
    assert told.startswith("One list ends with a rule that v1 does not have (301.2):")


@pytest.mark.parametrize(
    "now", [("301 FIRST", "301.1", "301.2"), ("301 FIRST", "301.1"), ("301 FIRST", "301.0", "301.1", "301.2")]
)
def test_lists_that_end_as_before_or_sooner_need_no_such_word(now: tuple[str, ...]) -> None:
    assert ends(tree("301 FIRST", "301.1", "301.2"), tree(*now)) == []


def test_whoever_compares_these_ends_meets_what_is_lost_behind_one_of_them() -> None:
    before = tree("301 FIRST", "301.1")
    [whole] = ends(before, tree("301 FIRST", "301.1", "301.2", "301.3"))
    [damaged] = ends(before, tree("301 FIRST", "301.1", "301.2"))
    assert "(301.3)" in whole
    assert "(301.2)" in damaged


def test_of_very_many_such_lists_the_first_are_named() -> None:
    sections = [f"{number} PART" for number in range(301, 531)]
    new = [record for one in sections for record in (one, f"{one[:3]}.1")]
    [told] = ends(tree(*sections), tree(*new))
    assert told.startswith("230 lists end")
    assert "500.1 …)" in told
    assert "501.1" not in told


# --- numbers that jump ---

FIVE = ("301 FIRST", "301.1", "301.2", "301.3", "301.4", "302 SECOND")


@pytest.mark.parametrize(
    ("left", "told"),
    [
        (("301 FIRST", "301.1", "301.3", "301.4", "302 SECOND"), "301.3 comes after 301.1: a number between is"),
        (("301 FIRST", "301.1", "301.4", "302 SECOND"), "301.4 comes after 301.1: 2 numbers between are"),
        (("301 FIRST", "301.2", "301.3", "301.4", "302 SECOND"), "301.2 comes first: a number between is"),
        (("301 FIRST", "301.4", "302 SECOND"), "301.4 comes first: 3 numbers between are"),
    ],
    ids=["one within", "two within", "the first", "the first three"],
)
def test_a_jump_is_told_with_what_comes_before_it_and_how_many_are_missing(left: tuple[str, ...], told: str) -> None:
    assert about(signs(tree(*FIVE), tree(*left)), "no such jump") == [f"! {told} not here, and v1 has no such jump."]


def test_what_is_missing_from_the_end_of_siblings_is_no_jump() -> None:
    told = signs(tree(*FIVE), tree("301 FIRST", "301.1", "301.2", "302 SECOND"))
    assert about(told, "no such jump") == []
    assert len(about(told, "was it struck out?")) == 2


def test_a_jump_that_was_there_before_is_none() -> None:
    left = ("301 FIRST", "301.1", "301.4", "302 SECOND")
    assert signs(tree(*left), tree(*left)) == []


def test_a_jump_that_was_elsewhere_before_is_one() -> None:
    before = tree("301 FIRST", "301.1", "301.3", "302 SECOND", "302.1", "302.2", "302.3")
    now = tree("301 FIRST", "301.1", "301.3", "302 SECOND", "302.1", "302.3")
    assert about(signs(before, now), "no such jump")[0].startswith("! 302.3 comes after 302.1")


@pytest.mark.parametrize(("first", "jumps"), [("a", 0), ("b", 1), ("c", 1)])
def test_letters_begin_with_a(first: str, jumps: int) -> None:
    before = tree("301 FIRST", "301.1")
    now = tree("301 FIRST", "301.1", f"301.1.{first}")
    assert len(about(signs(before, now), "comes first")) == jumps


@pytest.mark.parametrize(
    ("letters", "jumps"),
    [("a b c", 0), ("a c", 1), ("k m", 0), ("k l m", 0), ("n p", 0), ("n o p", 0), ("k n", 1), ("y z", 0)],
)
def test_letters_follow_one_another_with_or_without_those_that_look_like_digits(letters: str, jumps: int) -> None:
    lines = [f"101.1{letter}" for letter in letters.split()]
    before = tree("100 FIRST", scheme=MAGIC)
    now = tree("100 FIRST", "101 SECOND", "101.1", *lines, scheme=MAGIC)
    assert len(about(signs(before, now), "comes after 101.1")) == jumps


TOP = ("301", "302", "303", "304", "305", "306")


@pytest.mark.parametrize("left", [("301", "302", "306"), ("301", "302", "303", "306")], ids=["three", "two"])
def test_whole_rules_that_stood_there_before_hold_back_publishing(left: tuple[str, ...]) -> None:
    told = about(signs(tree(*TOP), tree(*left)), "no such jump")
    assert [one[:2] for one in told] == ["! "]


def test_whole_rules_that_moved_elsewhere_leave_a_jump_that_is_only_named() -> None:
    before = tree("301", "302", "303", "304")
    now = tree("301", "303", "304", "305")
    told = about(signs(before, now, {"302": "305"}), "no such jump")
    assert told == ["303 comes after 301: a number between is not here, and v1 has no such jump."]


@pytest.mark.parametrize("start", [350, 400])
def test_a_part_may_begin_with_a_round_number(start: int) -> None:
    before = tree("301", "302")
    assert about(signs(before, tree("301", "302", str(start))), "no such jump") == []
    assert about(signs(before, tree("301", "302", str(start + 1))), "no such jump") != []


# --- rules without what they stand below ---


def test_a_rule_below_a_number_that_is_not_printed_is_told_once() -> None:
    now = tree("301 FIRST", "302.1", "302.2", "303 THIRD")
    told = about(signs(tree("301 FIRST", "302 SECOND", "303 THIRD"), now), "stands below")
    assert told == ["! 302.1 stands below 302, which is not here."]


def test_a_number_that_never_was_printed_is_not_missed() -> None:
    left = ("301 FIRST", "302.1", "302.2", "303 THIRD")
    assert about(signs(tree(*left), tree(*left)), "stands below") == []


# --- rules run into one another ---

TOLD = "Whoever holds the lamp lends the cup before the table is moved."


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (f"The lamp is lit. 3O2. {TOLD}", "! 301 seems to hold 302 of v1 as well, behind '3O2.'."),
        (f"The lamp is lit. Refl302. {TOLD}", "301 seems to hold 302 of v1 as well, behind 'Refl302.'."),
        (f"The lamp is lit. As rule nine says: {TOLD}", ""),
        (f"The lamp is lit. 302. {TOLD} And so on.", ""),
    ],
    ids=["behind a damaged number", "behind a number that can be read", "behind no number", "among other words"],
)
def test_a_rule_that_holds_another_is_told_with_what_stands_between(text: str, told: str) -> None:
    before = tree("301 The lamp is lit.", f"302 {TOLD}", "303")
    assert about(signs(before, tree(f"301 {text}", "303")), "seems to hold") == ([told] if told else [])


def test_words_that_are_too_few_tell_nothing() -> None:
    before = tree("301 The lamp is lit.", "302 They are spots.", "303")
    assert about(signs(before, tree("301 The lamp is lit. 3O2. They are spots.", "303")), "seems to hold") == []


# --- long stretches ---


@pytest.mark.parametrize(("gone", "held"), [(24, False), (25, True), (26, True)])
def test_a_long_stretch_in_the_middle_is_held_back(gone: int, held: bool) -> None:
    numbers = [str(number) for number in range(300, 500)]
    now = tree(*numbers[:60], *numbers[60 + gone :])
    told = about(signs(tree(*numbers), now), f"The {gone} rules from 360 to {359 + gone} of v1 are not here")
    assert bool(told) is held


@pytest.mark.parametrize(("gone", "held"), [(4, False), (5, True)])
@pytest.mark.parametrize("place", ["first", "last"])
def test_a_short_one_at_either_end_is(gone: int, held: bool, place: str) -> None:
    numbers = [str(number) for number in range(300, 400)]
    left = numbers[gone:] if place == "first" else numbers[:-gone]
    assert bool(about(signs(tree(*numbers), tree(*left)), f"The {place} {gone} rules from")) is held


@pytest.mark.parametrize(("gone", "held"), [(5, False), (6, True)])
def test_more_than_a_quarter_of_all_rules_is_too_much_wherever_they_stood(gone: int, held: bool) -> None:
    numbers = [str(number) for number in range(300, 320)]
    left = [one for place, one in enumerate(numbers) if place % 3 or place // 3 >= gone]
    assert bool(about(signs(tree(*numbers), tree(*left)), f"! {gone} of the 20 rules of v1")) is held


def test_a_document_that_begins_later_says_with_what() -> None:
    told = signs(tree("301", "302", "303"), tree("302", "303"))
    assert "! It begins with 302, v1 with 301." in told
    assert about(signs(tree("301", "302"), tree("302", "303"), {"301": "303"}), "It begins") == []


def test_a_document_that_ends_otherwise_says_how() -> None:
    told = signs(tree("301", "302"), tree("301", "302", "303"))
    assert "It ends with 303, which is not how v1 ends (302): is that its last rule?" in told
    assert about(signs(tree("301", "302"), tree("301", "302")), "It ends") == []


# --- texts, examples and headings ---


@pytest.mark.parametrize(("rules", "edited", "held"), [(29, True, False), (30, True, True), (30, False, False)])
def test_texts_that_are_nearly_all_different_are_held_back(rules: int, edited: bool, held: bool) -> None:
    numbers = [str(number) for number in range(301, 301 + rules)]
    told = signs(tree(*numbers), tree(*numbers), edited=edited)
    assert bool(about(told, f"! Only 0 of {rules} rules say what they say in v1")) is held


@pytest.mark.parametrize(
    ("had", "kept", "held"), [(5, 0, True), (4, 0, False), (10, 5, False), (10, 4, True)],
    ids=["all of five", "all of four", "half of ten", "more than half"],
)  # fmt: skip
def test_examples_that_are_gone_are_held_back_where_they_are_most_of_several(had: int, kept: int, held: bool) -> None:
    numbers = [str(number) for number in range(301, 321)]
    before = tree(*numbers, examples=frozenset(numbers[:had]))
    now = tree(*numbers, examples=frozenset(numbers[:kept]))
    told = about(signs(before, now), f"! {had - kept} of the {had} rules that have examples in v1 have none here.")
    assert bool(told) is held


@pytest.mark.parametrize(("headings", "gone", "held"), [(10, 5, True), (10, 4, False), (20, 6, False), (20, 7, True)])
def test_headings_that_are_gone_are_held_back_where_they_are_many(headings: int, gone: int, held: bool) -> None:
    lines = [line for number in range(301, 301 + headings) for line in (f"{number} PART", f"{number}.1", f"{number}.2")]
    left = [line for line in lines if line not in {f"{301 + 2 * place} PART" for place in range(gone)}]
    told = about(signs(tree(*lines), tree(*left)), f"! {gone} of the {headings} headings of v1 are not here.")
    assert bool(told) is held


# --- the glossary ---

TERMS = ("Bell", "Chair", "Cup", "Host", "Lamp", "River")


@pytest.mark.parametrize(
    ("kept", "held"),
    [
        (("Bell", "River"), ["4 entries from “Chair” to “Lamp”"]),
        (("Bell", "Chair", "River"), []),
        (("Bell", "Cup", "Lamp"), []),
        ((), ["6 entries from “Bell” to “River”"]),
    ],
    ids=["four in a row", "three in a row", "three here and there", "all of them"],
)
def test_so_many_entries_in_a_row_are_not_struck_out_at_once(kept: tuple[str, ...], held: list[str]) -> None:
    found = find_lost_terms(TERMS, kept, "v1")
    obstacles = [loss.message for loss in found if loss.severity is Severity.OBSTACLE]
    assert obstacles == [f"{told} of the glossary of v1 are not here." for told in held]
    assert sum(loss.severity is Severity.WARNING for loss in found) == len(TERMS) - len(kept)


def test_an_entry_is_there_however_it_is_spaced_or_in_whatever_letters() -> None:
    assert find_lost_terms(("Steady  Lamp", "CUP"), ("steady lamp", "Cup", "More"), "v1") == ()
