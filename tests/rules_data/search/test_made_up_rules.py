"""What is asked about a book that never was, and what ought to come first."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.search.backends.memory import MemoryIndex
from rules_data.search.retrieval import CLOSEST, NO_PHRASE, Within
from tests.campaigns import campaign
from tests.rules_data.search.made_up import HARBOUR, index_of, looked_for, question, rule

INDEX = index_of()


def names(query: str, index: MemoryIndex = INDEX, within: Within | None = None, size: int = 20) -> list[str]:
    return [hit.number or hit.slug for hit in looked_for(query, index, within, size).hits]


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("mooring", "100"),
        ("Storms", "300"),
        ("storm", "300"),
        ("berth", "berth"),
        ("old lantern", "old-lantern"),
        ("black gull", "black-gull"),
        ("where do the barrels go if the hold is full", "where-do-barrels-go"),
        ("casting off bell", "100.2"),
        ("lighthouse prevents drifting", "300.2"),
        ('"one at a time"', "200.1"),
    ],
)
def test_what_is_asked_for_by_its_name_or_its_words_comes_first(query: str, first: str) -> None:
    assert names(query)[0] == first


@pytest.mark.parametrize(
    ("query", "wanted"),
    [
        ("does a moored ship drift in a storm", {"300.1", "does-a-moored-ship-drift"}),
        ("will my moored ship drift when there is a storm", {"300.1", "does-a-moored-ship-drift"}),
        ("smuggler stolen quay", {"200.2a", "black-gull"}),
        ("how much does casting off cost", {"100.2"}),
        ("what happens to barrels that are on the quay", {"200.2", "where-do-barrels-go"}),
    ],
)
def test_the_rule_that_answers_is_among_the_first_three(query: str, wanted: set[str]) -> None:
    assert wanted <= set(names(query)[:3])


@pytest.mark.parametrize(
    ("otherwise", "written"),
    [("anchored ship", "moored ship"), ("tied up", "moored"), ("rob a barrel", "steal barrel")],
)
def test_what_players_say_otherwise_finds_what_is_written(otherwise: str, written: str) -> None:
    assert names(otherwise)[0] in names(written)[:3]


def test_without_the_editors_rows_nothing_is_said_otherwise() -> None:
    assert "100.1" in names("anchored")
    assert looked_for("anchored", INDEX, rows=()).hits == ()


@pytest.mark.parametrize("query", ["drifts", "drifting", "drifted", "DRIFT", "Drift?", "“drift”", "drift drift"])
def test_forms_of_a_word_find_the_same(query: str) -> None:
    assert set(names(query)) == set(names("drift"))


@pytest.mark.parametrize(
    ("query", "found", "left_out"),
    [
        ("barrel* -quay", {"200.1", "berth"}, {"200.2", "200.2a", "black-gull", "where-do-barrels-go"}),
        ("lighthouse OR berth", {"300.2", "old-lantern", "200.1", "berth"}, {"100", "100.1", "200.2a", "black-gull"}),
        ('"on the quay"', {"200.2", "200.2a", "where-do-barrels-go"}, {"black-gull", "200", "200.1"}),
        ('-"on the quay" barrels', {"200.1", "black-gull", "berth"}, {"200.2", "200.2a", "where-do-barrels-go"}),
        ("light*", {"300.2", "old-lantern"}, {"300.1", "200"}),
    ],
)
def test_phrases_beginnings_either_or_and_what_is_left_out_are_kept_to(
    query: str, found: set[str], left_out: set[str]
) -> None:
    assert found <= set(names(query))
    assert not left_out & set(names(query))


@pytest.mark.parametrize(
    ("beginning", "word"),
    [
        ("light*", "lighthouse"),
        ("lighthouse*", "lighthouse"),
        ("drifti*", "drifting"),
        ("barr*", "barrel"),
        ("smugg*", "smuggler"),
        ("load*", "loaded"),
        ("thre* OR sto*", "storm"),
    ],
)
def test_a_word_is_found_by_how_it_is_written_to_its_last_letter(beginning: str, word: str) -> None:
    assert set(names(word)) & set(names(beginning)) >= set(names(f'"{word}"'))


def test_words_that_begin_so_are_as_they_are_written_the_commonest_first() -> None:
    assert list(INDEX.words_beginning("drift", 9)) == ["drift", "drifts", "drifting"]
    assert list(INDEX.words_beginning("s", 1)) == ["ship"]
    assert (INDEX.has_word("drifting"), INDEX.has_word("drifted"), INDEX.has_stem("drift")) == (True, False, True)


def test_what_nothing_has_is_found_nowhere_and_says_nothing() -> None:
    found = looked_for("xylophone", INDEX)
    assert (found.hits, found.groups, found.games, found.suggestion) == ((), {}, {}, None)


def test_where_nothing_has_all_of_the_words_the_closest_is_shown_and_said() -> None:
    found = looked_for("xylophone barrels quay", INDEX)
    assert found.notes == (CLOSEST,)
    assert found.hits


def test_a_phrase_that_stands_nowhere_is_said_and_its_words_are_looked_for() -> None:
    found = looked_for('quay "barrels hold"', INDEX)
    assert NO_PHRASE in found.notes
    assert found.hits


@pytest.mark.parametrize("kind", ["rule", "faq", "card", "term"])
def test_only_the_kind_asked_for_is_shown_and_all_kinds_are_counted(kind: str) -> None:
    found = looked_for("barrel", INDEX, Within("harbour", (kind,)))
    assert {hit.kind for hit in found.hits} == {kind}
    assert set(found.groups) == {"rule", "faq", "card", "term"}


def test_of_another_game_nothing_is_shown() -> None:
    assert looked_for("barrel", INDEX, Within("chess")).hits == ()


def test_only_what_a_filter_leaves_is_found() -> None:
    left = frozenset({"rule:harbour:cr:200.2a", "card:harbour:black-gull"})
    found = looked_for("barrel", INDEX, Within(restrict=left))
    assert {hit.number or hit.slug for hit in found.hits} == {"200.2a", "black-gull"}
    assert sum(found.groups.values()) == 2


@pytest.mark.parametrize("restrict", [frozenset[str](), frozenset({"rule:harbour:cr:999"})])
def test_a_filter_that_leaves_nothing_finds_nothing(restrict: frozenset[str]) -> None:
    assert looked_for("barrel", INDEX, Within(restrict=restrict)).hits == ()


@pytest.mark.parametrize("size", [1, 2, 3, 5])
@pytest.mark.parametrize("query", ["barrel", "ship", "hold quay", "storm drift"])
def test_pages_follow_one_another_without_a_gap_or_anything_twice(query: str, size: int) -> None:
    whole = looked_for(query, INDEX).hits
    pages = [looked_for(query, INDEX, None, size, page).hits for page in range(1, len(whole) // size + 2)]
    assert [hit for page in pages for hit in page] == list(whole)
    assert all(len(page) <= size for page in pages)


@campaign(30)
@given(st.sampled_from(["barrel", "ship storm", "hold full quay", "drift lighthouse"]), st.integers(0, 999))
def test_the_order_of_the_entries_does_not_decide_what_is_best(query: str, seed: int) -> None:
    shuffled = list(HARBOUR)
    Random(seed).shuffle(shuffled)  # noqa: S311
    found, other = (looked_for(query, index).hits for index in (INDEX, index_of(shuffled)))
    scores = {hit.number or hit.slug: hit.score for hit in found}
    assert {hit.number or hit.slug for hit in other} == set(scores)
    for hit in other:
        assert hit.score == pytest.approx(scores[hit.number or hit.slug])


WORDS = [
    "ship",
    "moored",
    "barrel",
    "quay",
    "storm",
    "drift",
    "hold",
    '"the quay"',
    "-smuggler",
    "ligh*",
    "OR",
    "?",
    "İ",
]


@campaign(60)
@given(st.lists(st.sampled_from(WORDS), max_size=7).map(" ".join))
def test_whatever_is_asked_is_found_within_the_book_and_its_marks_are_whole(query: str) -> None:
    found = looked_for(query, INDEX)
    known = {entry.number or entry.slug for entry in HARBOUR}
    assert {hit.number or hit.slug for hit in found.hits} <= known
    assert sum(found.groups.values()) == sum(found.games.values())
    assert len(found.hits) <= sum(found.groups.values())
    for hit in found.hits:
        assert hit.snippet.count("<mark>") == hit.snippet.count("</mark>")


def test_a_text_is_shown_with_its_marks_and_nothing_of_it_becomes_markup() -> None:
    index = index_of([rule("1", "Barrels <b>& casks</b> of “ale” are barrels.")])
    (hit,) = looked_for("barrel", index).hits
    assert hit.snippet == "<mark>Barrels</mark> &lt;b&gt;&amp; casks&lt;/b&gt; of “ale” are <mark>barrels</mark>."


def test_a_question_speaks_for_the_rule_it_rests_on() -> None:
    rules = [rule("1", "Crates are heavy."), rule("2", "Crates are heavy.")]
    asked = question("how-heavy", "How heavy are crates?", "Heavy as lead.", "2")
    plain = [hit.score for hit in looked_for("heavy crates", index_of(rules)).hits]
    helped = {hit.number: hit.score for hit in looked_for("heavy crates", index_of([*rules, asked])).hits if hit.number}
    assert plain[0] == pytest.approx(plain[1])
    assert helped["2"] > helped["1"]


def test_an_empty_book_has_nothing_to_find() -> None:
    found = looked_for("barrel", index_of([]))
    assert (found.hits, dict(found.groups)) == ((), {})
