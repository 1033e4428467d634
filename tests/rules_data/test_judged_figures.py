"""Figures say what was right, what was wrong and what nobody judged, and refuse a file that is none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from django.core.management.base import CommandError

from rules_data.core.tree import Change, Crosswalk, CrosswalkLink, RuleNumber
from rules_data.core.tree.schemes import MAGIC
from rules_data.management._judged_crosswalks import Judged, PartedFigures, judged, parted_rightly, rightly
from rules_data.management._wild_citations import Score, scores


def rows_in(folder: Path, *rows: object) -> str:
    file = folder / "rows.jsonl"
    file.write_text("\n".join(row if isinstance(row, str) else json.dumps(row) for row in rows), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize(
    ("found", "expected", "precision", "recall"),
    [
        ([], [], 1.0, 1.0),
        (["1"], ["1"], 1.0, 1.0),
        (["1", "2"], ["1"], 0.5, 1.0),
        (["1"], ["1", "2"], 1.0, 0.5),
        (["2", "1"], ["1", "2"], 1.0, 1.0),
        (["1", "1"], ["1"], 0.5, 1.0),
        (["3"], ["1"], 0.0, 0.0),
    ],
)
def test_numbers_count_as_often_as_they_occur_in_any_order(
    found: list[str], expected: list[str], precision: float, recall: float
) -> None:
    score = Score()
    score.count("a text", found, expected)
    assert (score.precision, score.recall) == (precision, recall)
    assert score.errors == ([] if precision == recall == 1.0 else [("a text", found, expected)])


def test_each_game_has_its_own_score_and_all_have_one(tmp_path: Path) -> None:
    found = scores(
        rows_in(
            tmp_path,
            {"game": "magic", "text": "See rule 603.4.", "expected": ["603.4"]},
            "",
            {"game": "mtg", "text": "See rules 704.5f–h.", "expected": ["704.5f", "704.5g", "704.5h"]},
            {"game": "riftbound", "text": "Nothing is cited here.", "expected": ["383"]},
        )
    )
    assert {name: (score.rows, score.right, score.expected) for name, score in found.items()} == {
        "magic": (2, 4, 4), "riftbound": (1, 0, 1), "all": (3, 4, 5),
    }  # fmt: skip
    assert [text for text, _, _ in found["all"].errors] == ["Nothing is cited here."]


@pytest.mark.parametrize(
    "row",
    ["{", "[]", "1", '"text"', {"game": "magic"}, {"game": "chess", "text": "x", "expected": []}, {"game": "magic",
     "text": "x", "expected": None}],
)  # fmt: skip
def test_a_row_that_is_none_is_refused_with_its_line(tmp_path: Path, row: object) -> None:
    good = {"game": "magic", "text": "x", "expected": []}
    with pytest.raises(CommandError, match=r"rows\.jsonl:2: .*A row is an object"):
        scores(rows_in(tmp_path, good, row))


def test_a_file_that_is_not_there_or_no_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="Name a file of JSON lines"):
        scores(str(tmp_path / "nothing.jsonl"))
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(CommandError, match="Name a file of JSON lines"):
        scores(str(tmp_path / "bytes"))


@pytest.mark.parametrize(
    ("figures", "told"),
    [
        (PartedFigures(0, 0, 0, 0), ""),
        (PartedFigures(3, 0, 0, 0), "3 of 3"),
        (PartedFigures(3, 1, 2, 0), "3 of 4, 2 not judged"),
        (PartedFigures(0, 0, 0, 5), "0 of 0, 5 missed"),
        (PartedFigures(1, 0, 1, 1), "1 of 1, 1 not judged, 1 missed"),
    ],
)
def test_what_is_wrong_missed_or_judged_by_nobody_is_said(figures: PartedFigures, told: str) -> None:
    assert str(figures) == told


def link(old: str, new: str, change: Change) -> CrosswalkLink:
    number = {text: RuleNumber.parse(text, MAGIC) if text else None for text in (old, new)}
    return CrosswalkLink(number[old], number[new], change, 1.0, moved=False)


@pytest.mark.parametrize(
    ("one", "right"),
    [
        (("removed", "603.1", "603.2"), 1),
        (("removed", "603.1", ""), 0),
        (("removed", "603.3", ""), 1),
        (("removed", "603.3", "603.4"), 0),
        (("added", "603.2", "603.1"), 1),
        (("added", "603.9", ""), 1),
        (("added", "603.1", ""), 1),
    ],
)
def test_a_judged_rule_is_right_where_the_crosswalk_says_the_same(one: tuple[str, str, str], right: int) -> None:
    crosswalk = Crosswalk(
        (
            link("603.1", "603.2", Change.MOVED),
            link("603.3", "", Change.REMOVED),
            link("", "603.9", Change.ADDED),
        )
    )
    assert rightly([Judged("magic", "old", "new", *one)], crosswalk) == (right, 1)
    assert rightly([], crosswalk) == (0, 0)


def test_nothing_was_judged_between_editions_that_are_none() -> None:
    assert judged("magic", "1999", "2000") == ()
    assert parted_rightly("magic", "1999", "2000", Crosswalk(())) == PartedFigures(0, 0, 0, 0)


def test_a_split_that_a_person_found_is_right_and_one_that_nobody_judged_is_neither() -> None:
    editions = ("magic", "2022-04-29", "2024-06-07")
    nothing = parted_rightly(*editions, Crosswalk(()))
    some = parted_rightly(
        *editions,
        Crosswalk(
            (
                link("608.3", "608.3a", Change.SPLIT),
                link("100.1", "100.2", Change.MERGED),
                link("705.1", "705.2", Change.MOVED),
            )
        ),
    )
    assert (some.right, some.wrong, some.unjudged) == (1, 0, 1)
    assert some.missed == nothing.missed - 1
