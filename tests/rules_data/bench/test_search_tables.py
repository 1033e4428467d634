"""What `bench search` prints of synonyms, of answers without their own vote, and of its own speed."""

from __future__ import annotations

from contextlib import contextmanager
from typing import Any

import pytest

from rules_data.management import _search_answers, _search_figures, _search_speed, _search_synonyms
from rules_data.management._search_relevance import Answer, Question, Relevance, Score
from rules_data.management._search_speed import Times, entries_of_size, fts5, queries_from, worst_queries
from rules_data.queries import SynonymView
from tests.rules_data.bench.made import Told, entry


def test_times_are_told_in_milliseconds_and_by_rank() -> None:
    assert Times.of([0.003, 0.001, 0.002]) == Times(2.0, 3.0, 3.0)
    hundred = Times.of([place / 1000 for place in range(1, 101)])
    assert (hundred.p50, hundred.p95, hundred.slowest) == pytest.approx((50.5, 96.0, 100.0))


def test_more_entries_than_are_published_are_the_same_again_with_words_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    published = [
        entry("rule:chess:cr:1", "one two three four five six", parent="rule:chess:cr:0"),
        entry("faq:chess::", "seven eight nine", kind="faq", slug="why"),
    ]  # fmt: skip
    monkeypatch.setattr(_search_speed, "searchable_entries", lambda today: iter(published))
    assert entries_of_size(1) == published[:1]
    made = entries_of_size(6)
    assert made[:2] == published
    # The first copy lacks every third word, the second every fourth.
    assert [one.body for one in made[2:]] == ["two three five six", "eight nine", "two three four six", "eight nine"]
    assert [one.number for one in made[2:]] == ["1.1", "", "1.2", ""]
    assert [one.parent for one in made[2:]] == ["rule:chess:cr:0+1", "", "rule:chess:cr:0+2", ""]
    assert len({one.key for one in made}) == 6


def test_the_queries_are_of_the_words_of_the_entries_and_the_same_each_time() -> None:
    long = [entry("rule:chess:cr:1", "Every knight leaps over whatever stands between its squares.")]
    short = [entry("rule:chess:cr:2", "Brevity.")]
    asked = queries_from([*long, *short], 10)
    assert asked == queries_from([*long, *short], 10)
    words = {"Every", "knight", "leaps", "over", "whatever", "stands", "between", "its", "squares"}
    assert len(asked) == 10
    assert not any("Brevity" in one for one in asked)
    for place, query in enumerate(asked):
        assert set(query.strip('"').rstrip("*").split()) <= words | {"what"}
        kind = place % 5
        assert len(query.split()) == (1, 2, 3, 1, 3)[kind]
        assert (query[0] == '"', query[-1] == "*") == (kind == 2, kind == 3)
    assert asked[0] == "whatever", "the longest word of a text"


@pytest.fixture
def peer() -> Any:
    return fts5([
        entry("rule:chess:cr:1", "A knight leaps."), entry("rule:chess:cr:2", "A knight and a rook."),
        entry("rule:chess:cr:3", "A pawn.", title="Rook"),
    ])  # fmt: skip


@pytest.mark.parametrize(
    ("query", "keys"),
    [
        ("knight rook", {"2"}),  # both words
        ("leaps pawn", {"1", "3"}),  # no entry has both
        ('"a rook"', {"2"}),
        ('"rook a"', set()),
        ("kni*", {"1", "2"}),
        ("leap", {"1"}),
        ("rook", {"2", "3"}),
        ("bishop", set()),
    ],
)
def test_the_peer_of_the_search_takes_all_words_or_else_any(peer: Any, query: str, keys: set[str]) -> None:
    assert {row[0].rpartition(":")[2] for row in peer(query)} == keys


def test_the_peer_puts_titles_first_and_marks_what_it_found(peer: Any) -> None:
    found = peer("rook")
    assert [row[0].rpartition(":")[2] for row in found] == ["3", "2"]
    assert found[1][4] == "A knight and a <mark>rook</mark>. "


def test_the_worst_queries_are_each_named_once_and_a_thousand_are_of_chance() -> None:
    made = list(worst_queries())
    assert len({name for name, _ in made}) == len(made)
    assert sum(name.startswith("string of chance") for name, _ in made) == 1000
    assert made == list(worst_queries())


KING = SynonymView("chess", ("monarch",), ("king",))
ALL = SynonymView("", ("piece taken",), ("capture",))


@pytest.mark.parametrize(
    ("row", "text", "used"),
    [
        (KING, "May monarchs castle?", True),
        (KING, "May kings castle?", False),
        (SynonymView("go", ("monarch",), ("king",)), "May monarchs castle?", False),
        (ALL, "When is a piece taken?", True),
        (ALL, "Which piece moves?", False),
        (SynonymView("", ("nothing", "monarch"), ("king",)), "A monarch?", True),
    ],
)
def test_a_synonym_is_used_where_all_of_its_words_are_asked_in_its_game(
    row: SynonymView, text: str, used: bool
) -> None:
    assert _search_synonyms._is_used(row, Question("chess", "made", text, frozenset())) is used


def _tried(text: str, none: float, every: float, without: dict[int, float]) -> _search_synonyms._Tried:
    return _search_synonyms._Tried(Question("chess", "made", text, frozenset({"1"})), none, every, without)


def test_what_a_synonym_brings_is_what_is_lost_without_it_question_by_question() -> None:
    gains = _search_synonyms._gains([_tried("a", 0.0, 1.0, {0: 0.5, 2: 1.0}), _tried("b", 0.2, 0.1, {0: 0.2})])
    assert gains == {0: [0.5, pytest.approx(-0.1)], 2: [0.0]}


def test_a_synonym_that_harms_the_other_questions_is_left_out_where_a_question_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    in_use: list[list[SynonymView]] = []

    @contextmanager
    def only(rows: Any) -> Any:
        in_use.append(list(rows))
        yield

    monkeypatch.setattr(_search_synonyms, "only", only)
    monkeypatch.setattr(_search_synonyms, "by_search", lambda kinds: lambda text, game: [Answer("cr", "1")])
    rows = [KING, ALL]
    # The first question alone is harmed by the first row: it is kept for that question and left out for the others.
    tried = [_tried("q", 0.25, 0.0, {0: 1.0}), *(_tried("q", 0.25, 0.5, {1: 0.5}) for _ in range(4))]
    found = _search_synonyms._kept_by_others(tried, rows)
    assert in_use == [rows, [ALL], [ALL], [ALL], [ALL]]
    assert found == [1.0] * 5
    assert _search_synonyms._row("chess", [*tried, _tried("n", 0.25, 0.25, {})], [1.0] * 5, rows) == [
        "chess", 6, 5, "0.250", "0.375", "0.833",
    ]  # fmt: skip


def test_a_question_that_no_synonym_touches_is_asked_once_and_each_row_it_uses_once_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    in_use: list[Any] = []

    @contextmanager
    def only(rows: Any) -> Any:
        in_use.append(list(rows))
        yield

    def rank(text: str, game: str) -> list[Answer]:
        return [Answer("cr", "2"), Answer("cr", "1")] if KING not in in_use[-1] else [Answer("cr", "1")]

    monkeypatch.setattr(_search_synonyms, "only", only)
    monkeypatch.setattr(_search_synonyms, "by_search", lambda kinds: rank)
    plain = _search_synonyms._tried(Question("chess", "made", "May a rook?", frozenset({"1"})), [KING, ALL])
    assert (plain.none, plain.every, plain.without) == (0.5, 0.5, {})
    assert in_use == [[]]
    used = _search_synonyms._tried(Question("chess", "made", "May a monarch?", frozenset({"1"})), [KING, ALL])
    assert (used.none, used.every, used.without) == (0.5, 1.0, {0: 0.5})
    assert in_use[1:] == [[], [KING, ALL], [ALL]]


def test_an_answer_is_asked_by_its_title_and_by_its_question_and_only_with_rules_that_are_here() -> None:
    entries = [
        entry("rule:chess:cr:1"), entry("rule:chess:tr:7"),
        entry("faq:chess::", "Is it mate?\nIt is.", kind="faq", title="Mate", leads_to=("rule:chess:cr:1", "gone",
              "rule:chess:tr:7")),
        entry("faq:go::", "Is it ko?\nNo.", kind="faq", title="Ko", leads_to=("gone",)),
        entry("example:chess::", "A table.", kind="example", title="Mate", leads_to=("rule:chess:cr:1",)),
    ]  # fmt: skip
    rules = frozenset({Answer("cr", "1"), Answer("tr", "7")})
    assert _search_answers._asked(entries, titles=True) == [("faq:chess::", "chess", "Mate", rules)]
    assert _search_answers._asked(entries, titles=False) == [("faq:chess::", "chess", "Is it mate?", rules)]


def test_each_answer_is_ranked_while_its_own_vote_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    left_out: list[str] = []

    @contextmanager
    def without_vote_of(key: str) -> Any:
        left_out.append(key)
        yield
        left_out.pop()

    monkeypatch.setattr(_search_answers, "without_vote_of", without_vote_of)

    def rank(words: str, game: str) -> list[Answer]:
        return [Answer("cr", "2"), Answer("cr", "1")] if left_out == ["faq:1"] else []

    rules = frozenset({Answer("cr", "1")})
    score = _search_answers._score([("faq:1", "chess", "Mate", rules), ("faq:2", "chess", "Ko", rules)], rank)
    assert (score.asked, score.strict()) == (2, (0.5, 0.25))


def test_a_peer_that_finds_nothing_is_not_divided_by() -> None:
    ours, plain = Score(asked=2, strict_in_ten=1.0, strict_reciprocal=0.5), Score(asked=2)
    assert _search_figures._strict_row("chess", "made", ours, plain) == [
        "chess", "made", 2, "0.500", "0.000", "-", "0.250", "0.000",
    ]  # fmt: skip
    kept = Relevance({("chess", "made"): Score(asked=1, in_ten=1.0, reciprocal=0.5)})
    none = Relevance({("chess", "made"): Score(asked=1)})
    assert _search_figures._together("made", ("made",), kept, kept, none)[5] == "0.00"


def test_sources_with_few_questions_are_not_listed_by_themselves() -> None:
    command = Told()
    few, many = Score(asked=4), Score(asked=5, strict_in_ten=5.0, strict_reciprocal=5.0)
    ours = Relevance({("chess", "made"): many}, {("chess", "a forum"): few, ("chess", "a club"): many})
    plain = Relevance({("chess", "made"): many}, {("chess", "a forum"): few, ("chess", "a club"): many})
    _search_figures._strict(command, ours, plain)  # type: ignore[arg-type]
    [rows] = command.tables.values()
    assert [row[:3] for row in rows] == [["all games", "made", 5], ["chess", "made", 5], ["chess", "a club", 5]]
    assert rows[0][3:] == ["1.000", "1.000", "1.00", "1.000", "1.000"]


def test_what_people_asked_is_one_row_of_all_its_kinds() -> None:
    command = Told()
    asked = {("chess", "authored"): Score(asked=2), ("go", "source-cited"): Score(asked=3)}
    ours = Relevance(dict(asked), {})
    _search_figures._strict(command, ours, Relevance(dict(asked), {}))  # type: ignore[arg-type]
    [rows] = command.tables.values()
    assert [row[:3] for row in rows] == [
        ["all games", "asked by people", 5], ["chess", "authored", 2], ["go", "source-cited", 3],
    ]  # fmt: skip
