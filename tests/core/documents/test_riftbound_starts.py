"""Where a record of Riftbound's rules begins, which number comes next, and what is a title."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.documents.riftbound.headings import is_heading
from rules_data.core.documents.riftbound.pieces import Piece
from rules_data.core.documents.riftbound.record_starts import follows, match_start, split_swallowed
from rules_data.core.tree import RuleNumber
from rules_data.core.tree.schemes import RIFTBOUND
from tests.campaigns import campaign


def number(text: str) -> RuleNumber:
    return RuleNumber.parse(text, RIFTBOUND)


@pytest.mark.parametrize(
    ("text", "printed", "rest"),
    [
        ("383.3.e. A lamp burns.", "383.3.e", "A lamp burns."),
        ("383.3.e.", "383.3.e", ""),
        ("461.4 A lamp burns.", "461.4", "A lamp burns."),
        ("461.4.A lamp burns.", "461.4", "A lamp burns."),
        ("461.4.“Lamps” burn.", "461.4", "“Lamps” burn."),
        ("000. Golden", "000", "Golden"),
        ("383.4.c.2.a. So.", "383.4.c.2.a", "So."),
        ("383.3.ab. So.", "383.3.ab", "So."),
    ],
)
def test_a_record_begins_with_its_number(text: str, printed: str, rest: str) -> None:
    match = match_start(text)
    assert match is not None
    assert (match[1], text[match.end() :]) == (printed, rest)


@pytest.mark.parametrize(
    "text",
    [
        "", "383", "100 Recruits march.", "38. A lamp.", "3833. A lamp.", "383.01. A lamp.", "383.3.e.lamp",
        "A 383. lamp", "383.abc. A lamp.", "٣٨٣. A lamp.", "383-3. A lamp.",
    ],
)  # fmt: skip
def test_what_only_looks_like_a_number_begins_none(text: str) -> None:
    assert match_start(text) is None


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("383", "384"), ("383", "383.1"), ("383", "383.0"), ("383", "383.a"), ("383.1", "383.2"), ("383.1", "383.1.a"),
        ("383.1.a", "383.1.b"), ("383.1.z", "383.1.aa"), ("383.1.az", "383.1.ba"), ("383.1.a.3", "383.1.b"),
        ("383.1.a.3", "383.2"), ("383.4.c.2.a", "384"), ("383.9", "383.10"),
    ],
)  # fmt: skip
def test_the_next_number_is_a_first_child_or_one_further_at_some_level(before: str, after: str) -> None:
    assert follows(number(before), number(after))
    assert not follows(number(after), number(before))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("383", "383"), ("383", "385"), ("383", "383.2"), ("383", "383.b"), ("383", "383.1.a"), ("383.1", "383.3"),
        ("383.1", "383.a"), ("383.a", "383.1"), ("383.1.a", "383.1.c"), ("383.1.a", "383.2.a"), ("383.1.a", "384.1"),
        ("383.2", "383.1"),
    ],
)  # fmt: skip
def test_any_other_number_is_not_the_next(before: str, after: str) -> None:
    assert not follows(number(before), number(after))


parts = st.lists(st.integers(0, 30), max_size=3)


@campaign(60)
@given(st.integers(0, 998), parts)
def test_one_number_has_one_next_at_each_level(whole: int, below: list[int]) -> None:
    text = ".".join([f"{whole:03d}", *map(str, below)])
    for depth in range(len(below) + 1):
        kept = [whole, *below][: depth + 1]
        kept[-1] += 1
        assert follows(number(text), number(".".join([f"{kept[0]:03d}", *map(str, kept[1:])])))


def split(*texts: str) -> list[str]:
    return [piece.text for piece in split_swallowed([Piece(line, text) for line, text in enumerate(texts, 1)])]


def test_a_rule_run_into_the_one_above_comes_out_again() -> None:
    assert split("364. A bell rings. 364.1. It rings once. 364.2. It rings twice.") == [
        "364. A bell rings.", "364.1. It rings once.", "364.2. It rings twice.",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "364. A bell rings, as in rule 364.1. It rings once.",
        "364. A bell rings. 364.3. It rings once.",
        "364. A bell rings. 364.1. it rings once.",
        "A bell rings. 364.1. It rings once.",
        "364. A bell rings 364.1. It rings once.",
    ],
)
def test_a_number_that_is_only_spoken_of_stays_in_its_sentence(text: str) -> None:
    assert split(text) == [text]


def test_pieces_that_were_cut_keep_their_line_and_their_place_in_it() -> None:
    text = "364. A bell rings. 364.1. It rings once."
    first, second = split_swallowed([Piece(7, text, 1)])
    assert (first.line, second.line) == (7, 7)
    assert text[second.column - 1 :].startswith("364.1.")
    assert second.apart


def heading(text: str, **told: bool | int) -> bool:
    known = {"depth": 0, "paragraphs": 1, "has_examples": False, "has_children": True} | told
    return is_heading(text, **known)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text",
    [
        "Triggered Abilities", "The Chain", "1v1 (Duel)", "“Lamps” and Bells", "Lamps.", "Lamps:",
        "Lamps and the Bells.", "[Lamp] Symbols", "Steps of the Turn",
    ],
)  # fmt: skip
def test_a_title_is_short_and_says_nothing_of_anything(text: str) -> None:
    assert heading(text)


@pytest.mark.parametrize(
    "text",
    [
        "A lamp is lit.", "Lamps burn; bells ring;", "Victory Score: 8", "lamps and bells", "What burns?",
        "Lamps, bells,", "Lamps of the", "Players may pass", "Lamps can't burn", "Lamps don’t burn",
        "A lamp that burns at dusk is lit.",
        "One Two Three Four Five Six Seven Eight Nine Ten", "L" * 71, "Five capital Words with a small one.", "(Lamps)",
    ],
)  # fmt: skip
def test_a_sentence_a_count_and_a_list_are_no_titles(text: str) -> None:
    assert not heading(text)


@pytest.mark.parametrize("told", [{"paragraphs": 2}, {"has_examples": True}, {"depth": 1, "has_children": False}])
def test_what_has_more_than_a_title_or_stands_over_nothing_is_none(told: dict[str, bool | int]) -> None:
    assert not heading("Triggered Abilities", **told)


def test_below_the_top_a_title_does_not_begin_with_a_count() -> None:
    assert not heading("2 Players", depth=1)
    assert heading("2 Players", depth=0)
    assert heading("Triggered Abilities", depth=0, has_children=False)
    assert not heading("Triggered Abilities.", depth=0, has_children=False)
