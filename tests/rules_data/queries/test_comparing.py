"""Two editions side by side: what became of each rule, what is only noise, in which order it is told."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.actions import check_revision, import_document, publish_revision
from rules_data.core.games import GAMES
from rules_data.models import Example
from rules_data.queries import (
    ComparedRule,
    Comparison,
    Difference,
    DocumentView,
    EditionView,
    compare,
    comparing,
    find_game,
    forget_comparisons,
    prepare_comparisons,
    word_diff,
)
from rules_data.queries.wording_changes import wording_differences
from rulesite.pages.scope import today
from tests.campaigns import in_full


def edition(document: DocumentView, label: str) -> EditionView:
    found = document.edition(label)
    assert found is not None
    return found


def compared(document: DocumentView, old: str, new: str) -> Comparison:
    return compare(document, edition(document, old), edition(document, new))


def row(comparison: Comparison, *, old: str = "", new: str = "") -> ComparedRule:
    return next(
        one
        for one in comparison.rows
        if (not old or (one.old and one.old.number == old)) and (not new or (one.new and one.new.number == new))
    )


def test_every_rule_of_both_editions_is_accounted_for(document: DocumentView) -> None:
    found = compared(document, "v1", "v3")
    assert {one.old.number for one in found.rows if one.old} == {
        "100", "101", "101.1", "101.2", "102", "200", "201", "201.1",
    }  # fmt: skip
    assert len({one.new.number for one in found.rows if one.new}) == 10


def test_a_moved_rule_is_moved_and_its_old_number_reused(document: DocumentView) -> None:
    moved = row(compared(document, "v1", "v2"), old="201")
    assert moved.new is not None
    assert (moved.new.number, moved.change, moved.moved, moved.reused) == ("301", "moved", True, True)
    assert moved.only_renumbered
    assert not moved.is_substantial


def test_a_removed_rule_stands_where_it_stood(document: DocumentView) -> None:
    rows = compared(document, "v1", "v2").rows
    place = next(i for i, one in enumerate(rows) if one.old and one.old.number == "102")
    assert rows[place].change == "removed"
    assert rows[place - 1].new is not None
    assert rows[place - 1].new.number == "101.2"
    assert rows[place].section is not None
    assert rows[place].section.number == "100"


def test_rows_follow_the_new_edition(document: DocumentView) -> None:
    numbers = [one.new.number for one in compared(document, "v1", "v3").rows if one.new]
    assert numbers == sorted(numbers)


def test_editions_further_apart_are_compared_through_those_between(document: DocumentView) -> None:
    found = compared(document, "v1", "v3")
    assert row(found, old="201.1").new is not None
    assert row(found, new="302").change == "added"
    assert found.counts["removed"] == 1


def test_the_order_of_asking_makes_no_difference(document: DocumentView) -> None:
    assert compared(document, "v3", "v1") is compared(document, "v1", "v3")


def test_an_edition_is_not_compared_with_itself(document: DocumentView) -> None:
    with pytest.raises(ValueError, match="name two editions"):
        compared(document, "v1", "v1")


def test_what_is_only_a_reference_or_only_punctuation_is_told_apart(document: DocumentView) -> None:
    found = compared(document, "v2", "v3")
    assert row(found, new="101.2").only_punctuation
    edited = row(found, new="302")
    assert edited.differences == {Difference.WORDS}
    assert edited.is_substantial


def test_a_part_of_a_comparison_has_what_stands_below_and_what_it_lost(document: DocumentView) -> None:
    found = compared(document, "v1", "v2")
    inside = found.within("100")
    assert [one.old.number for one in inside if one.old] == ["100", "101", "101.1", "101.2", "102"]
    assert {one.new.number for one in found.within("300") if one.new} == {"300", "301", "301.1", "302"}
    assert [one.old.number for one in found.within("102") if one.old] == ["102"]
    assert found.within("777") == ()


@pytest.mark.parametrize(
    ("old", "new", "differences"),
    [
        ("See rule 101.1.", "See rule 101.2.", {Difference.REFERENCE}),
        ("A piece, turned", "A piece – turned", {Difference.PUNCTUATION}),
        ("don't", "Don’t", {Difference.PUNCTUATION}),
        ("Give it +1/+1.", "Give it -1/-1.", {Difference.WORDS}),
        ("Deal 2 damage.", "Deal 3 damage.", {Difference.WORDS}),
        ("See rule 101.1.", "", {Difference.WORDS}),
        ("the same", "the same", set()),
    ],
)
def test_differences_of_wording_have_names(old: str, new: str, differences: set[Difference]) -> None:
    assert wording_differences(old, new, GAMES["riftbound"].grammar) == differences


@given(st.text(max_size=60), st.text(max_size=60))
def test_a_word_diff_holds_both_texts_whole(old: str, new: str) -> None:
    pieces = word_diff(old, new)
    assert "".join(one.text for one in pieces if one.kind != "ins") == old
    assert "".join(one.text for one in pieces if one.kind != "del") == new


def test_a_word_diff_marks_whole_words() -> None:
    pieces = word_diff("A piece may move once.", "A piece may not move twice.")
    assert [(one.kind, one.text) for one in pieces if one.kind != "same"] == [
        ("ins", "not "),
        ("del", "once"),
        ("ins", "twice"),
    ]


@pytest.mark.official
@pytest.mark.benchmark
@pytest.mark.campaign
@in_full
def test_two_magic_editions_are_compared(db: None, shared: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = shared / "documents" / "magic"
    files = sorted(folder.glob("*2024-06-07*.txt")) + sorted(folder.glob("*2026-01-16*.txt"))
    if len(files) != 2:
        pytest.skip("the two editions are not among the documents")
    # Checking and publishing an edition runs every example of its game.
    Example.objects.filter(game__slug="magic").delete()
    for file in files:
        named = {"game": "magic", "document": "cr", "edition": file.stem[-10:]}
        import_document(**named, data=file.read_bytes(), source_name=file.name)
        check_revision(**named, examples=False)
        publish_revision(**named, despite_obstacles=True, index=False, examples=False)
    game = find_game("magic", today())
    document = game.document("cr") if game else None
    assert document is not None
    started = time.perf_counter()
    found = compared(document, "2024-06-07", "2026-01-16")
    first = time.perf_counter() - started
    started = time.perf_counter()
    assert compared(document, "2024-06-07", "2026-01-16") is found
    with capsys.disabled():
        print(f"\n{len(found.rows)} rules compared in {first:.2f} s, again in {time.perf_counter() - started:.6f} s")
    assert found.counts["same"] > 2_000


def test_editions_further_apart_are_aligned_once_for_all_processes(
    document: DocumentView, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = compared(document, "v1", "v3")
    monkeypatch.setattr("rules_data.queries.state.is_settled", lambda: True)
    prepare_comparisons(document)

    def again(old: EditionView, new: EditionView) -> None:
        raise AssertionError(f"{old} and {new} were aligned already")

    monkeypatch.setattr(comparing, "_aligned", again)
    forget_comparisons()
    assert compared(document, "v1", "v3").rows == alone.rows
