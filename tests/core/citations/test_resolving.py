"""Where references lead, and how a text is annotated with them."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.citations import (
    ResolvedCitation,
    Status,
    annotate,
    find,
    lookup_in,
    resolve,
)
from rules_data.core.games import GAMES
from rules_data.core.tree import NodeKind, RuleNode, RuleNumber, RuleTree

RIFTBOUND = GAMES["riftbound"].grammar


def node(number: str, text: str) -> RuleNode:
    return RuleNode(RuleNumber.parse(number, RIFTBOUND.scheme), NodeKind.RULE, text)


CORE = RuleTree(
    RIFTBOUND.scheme,
    (
        node("355", "2. Choosing"),
        node("355.6", "Targeting"),
        node("403", "Stunning"),
        node("404", "The Step: Pay"),
        node("441", "Empower"),
    ),
)
TOURNAMENT = RuleTree(RIFTBOUND.scheme, (node("403", "Sideboards"),))
LOOKUP = lookup_in({"cr": CORE, "tr": TOURNAMENT}, "cr")


def resolved(text: str) -> tuple[ResolvedCitation, ...]:
    return resolve(find(text, RIFTBOUND), LOOKUP)


def test_a_number_in_the_same_document_is_resolved_there() -> None:
    (one,) = resolved("rule 403")
    assert one.status is Status.RESOLVED
    assert one.target is not None
    assert (one.target.document, one.target.text) == ("cr", "Stunning")


def test_a_named_document_wins_over_the_one_being_read() -> None:
    (one,) = resolved("TR 403")
    assert one.target is not None
    assert one.target.text == "Sideboards"


@pytest.mark.parametrize("text", ["rule 999", "rules 355 through 399", "rule 403 (v1.2)", "TR 355.6"])
def test_what_is_not_there_is_kept_as_dangling(text: str) -> None:
    (one,) = resolved(text)
    assert one.status is Status.DANGLING


def test_a_range_keeps_both_targets() -> None:
    (one,) = resolved("rules 355 through 403")
    assert one.target is not None
    assert one.last_target is not None
    assert str(one.last_target.number) == "403"


@pytest.mark.parametrize(
    ("text", "disagrees"),
    [
        ("See rule 355.6. Targeting for more information", False),
        ("See rule 355. Choosing for more information", False),
        ("See rule 441. Empower (Game Action) for more information", False),
        ("See rule 404. Steps: Pay", False),
        ("See rule 355.6. Cleanups for more information", True),
        ("See rule 403. Sideboards for more information", True),
    ],
)
def test_a_printed_title_is_compared_with_the_target(text: str, disagrees: bool) -> None:
    (one,) = resolved(text)
    assert one.title_disagrees is disagrees


def test_annotating_keeps_the_text_and_links_what_leads_somewhere() -> None:
    text = "By rule 403, and by rule 999."
    segments = annotate(text, resolved(text), lambda one: "/403" if one.target else None)
    assert "".join(segment.text for segment in segments) == text
    assert [(segment.text, segment.href) for segment in segments if segment.citation] == [
        ("rule 403", "/403"),
        ("rule 999", None),
    ]


@given(st.lists(st.sampled_from(["rule 403", " and 404", "<b>", "a & b", "\n", ". ", "355.6"]), max_size=12))
def test_annotating_never_changes_a_character(pieces: list[str]) -> None:
    text = "".join(pieces)
    assert "".join(segment.text for segment in annotate(text, resolved(text), lambda one: "/x")) == text


def test_references_of_another_text_are_refused() -> None:
    with pytest.raises(ValueError, match="does not stand at"):
        annotate("nothing here", resolved("rule 403"), lambda one: None)


def test_the_same_reference_twice_is_refused() -> None:
    twice = resolved("rule 403") * 2
    with pytest.raises(ValueError, match="does not stand at"):
        annotate("rule 403", twice, lambda one: None)


def test_every_found_reference_is_either_resolved_or_dangling() -> None:
    counts = Counter(one.status for one in resolved("rules 355, 403, 999 and CR 355.6; see 998 for more"))
    assert counts == {Status.RESOLVED: 3, Status.DANGLING: 2}
