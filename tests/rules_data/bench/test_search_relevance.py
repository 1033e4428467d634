"""How well questions are answered: what counts as found, as nearly found, and as found in the wrong place."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from django.core.management.base import CommandError

from rules_data.management import _search_relevance as relevance
from rules_data.management._search_relevance import (
    Answer,
    Question,
    Relevance,
    Score,
    by_plain_bm25,
    measure,
    read_questions,
    rules_above,
)
from tests.rules_data.bench.made import entry

ABOVE = {
    ("chess", "1"): "", ("chess", "1.1"): "1", ("chess", "1.1a"): "1.1", ("chess", "2"): "", ("go", "1.1"): "9",
}  # fmt: skip


def asked(*relevant: str, documents: tuple[str, ...] = ("cr",)) -> Question:
    return Question("chess", "authored", "which?", frozenset(relevant), "somewhere", frozenset(documents))


def score_of(question: Question, *found: str) -> Score:
    def rank(text: str, game: str) -> list[Answer]:
        assert (text, game) == ("which?", "chess")
        return [Answer(*one.split()) if " " in one else Answer("cr", one) for one in found]

    return measure([question], rank, ABOVE).scores["chess", "authored"]


@pytest.mark.parametrize(
    ("found", "hit_at_1", "hit_at_5", "hit_at_10", "reciprocal"),
    [
        (("1.1",), 1.0, 1.0, 1.0, 1.0),
        (("2", "1.1"), 0.0, 1.0, 1.0, 0.5),
        (("2", "2", "2", "2", "2", "1.1"), 0.0, 0.0, 1.0, 1 / 6),
        (("2",) * 9 + ("1.1",), 0.0, 0.0, 1.0, 0.1),
        (("2",) * 10 + ("1.1",), 0.0, 0.0, 0.0, 0.0),
        ((), 0.0, 0.0, 0.0, 0.0),
    ],
)
def test_a_rule_counts_by_the_place_at_which_it_is_found(
    found: tuple[str, ...], hit_at_1: float, hit_at_5: float, hit_at_10: float, reciprocal: float
) -> None:
    score = score_of(asked("1.1"), *found)
    assert score.means() == pytest.approx((hit_at_1, hit_at_5, hit_at_10, reciprocal))
    assert score.strict() == pytest.approx((hit_at_10, reciprocal)), "here nothing is found by halves"


@pytest.mark.parametrize(
    ("relevant", "found", "gain"),
    [
        ("1.1", "1", 0.5),  # the rule that it stands under
        ("1.1a", "1", 0.0),  # the one above that
        ("1", "1.1", 0.5),  # a part of it
        ("1", "1.1a", 0.5),  # a part of a part
        ("1.1", "2", 0.0),
        ("9", "1.1", 0.0),  # in another game it would stand under that one
    ],
)
def test_a_rule_right_above_and_any_below_count_a_half(relevant: str, found: str, gain: float) -> None:
    score = score_of(asked(relevant), found)
    assert score.means() == (gain, gain, gain, gain)
    assert score.strict() == (0.0, 0.0)


def test_the_best_of_what_is_found_counts_and_not_the_first() -> None:
    score = score_of(asked("1.1"), "1", "1.1")
    assert score.means() == (0.5, 1.0, 1.0, 0.5)
    assert score.strict() == (1.0, 0.5)


def test_the_same_number_in_a_document_that_was_not_meant_is_no_strict_find() -> None:
    assert score_of(asked("1.1"), "tr 1.1").strict() == (0.0, 0.0)
    assert score_of(asked("1.1", documents=("cr", "tr")), "tr 1.1").strict() == (1.0, 1.0)


def test_a_score_of_nothing_asked_is_nothing() -> None:
    assert Score().means() == (0.0, 0.0, 0.0, 0.0)
    assert Score().strict() == (0.0, 0.0)


def test_what_is_found_is_shared_among_all_who_asked() -> None:
    score = score_of(asked("1.1"), "1.1")
    score.take(score_of(asked("1.1"), "2", "1.1"))
    score.take(score_of(asked("1.1")))
    assert score.asked == 3
    assert score.means() == pytest.approx((1 / 3, 2 / 3, 2 / 3, 0.5))
    assert score.strict() == pytest.approx((2 / 3, 0.5))


def test_kinds_are_put_together_over_all_games_and_others_are_left_out() -> None:
    whole = Relevance({
        ("chess", "authored"): Score(asked=2, first=1.0), ("go", "authored"): Score(asked=3, first=2.0),
        ("go", "made"): Score(asked=5, first=5.0),
    })  # fmt: skip
    assert (whole.over(["authored"]).asked, whole.over(["authored"]).first) == (5, 3.0)
    assert whole.over(["authored", "made"]).asked == 10
    assert whole.over(["nothing"]).asked == 0
    assert whole.scores["chess", "authored"].asked == 2, "putting together changes none of the parts"


def test_each_question_is_scored_by_its_kind_and_by_its_source() -> None:
    questions = [
        Question("chess", "authored", "a", frozenset({"1"}), "forum.example"),
        Question("chess", "made", "b", frozenset({"2"}), "forum.example"),
    ]
    found = measure(questions, lambda text, game: [Answer("cr", "1")], {})
    assert {named: one.asked for named, one in found.scores.items()} == {
        ("chess", "authored"): 1, ("chess", "made"): 1,
    }  # fmt: skip
    assert found.sources["chess", "forum.example"].means()[0] == 0.5


def test_only_rules_stand_above_rules() -> None:
    entries = [
        entry("rule:chess:cr:1.1", parent="rule:chess:cr:1"), entry("rule:chess:cr:1"),
        entry("faq:chess::x", kind="faq", parent="rule:chess:cr:1"),
    ]  # fmt: skip
    assert rules_above(entries) == {("chess", "1.1"): "1", ("chess", "1"): ""}


@pytest.fixture
def two_games(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Games that are known here, by the names they were asked by."""
    sought: list[str] = []
    named = {"chess": "chess", "schach": "chess", "go": "go"}

    def game(name: str) -> str:
        sought.append(name)
        if name not in named:
            raise CommandError(f"There is no game {name!r} here.")
        return named[name]

    monkeypatch.setattr(relevance, "_game", game)
    return sought


def questions_in(folder: Path, *rows: object) -> list[Question]:
    file = folder / "asked.jsonl"
    file.write_text("\n".join(json.dumps(row) for row in rows), encoding="utf-8")
    return read_questions(file)


ROW = {"game": "schach", "kind": "authored", "query": "May a king castle?", "relevant": ["1.1", "2"]}


def test_a_question_is_of_the_game_that_its_row_names_by_any_of_its_names(two_games: list[str], tmp_path: Path) -> None:
    found = questions_in(tmp_path, ROW, ROW | {"query": "And twice?"})
    assert [(one.game, one.text) for one in found] == [("chess", "May a king castle?"), ("chess", "And twice?")]
    assert found[0].relevant == {"1.1", "2"}
    assert found[0].documents == {"cr"}
    assert set(two_games) == {"schach"}


@pytest.mark.parametrize(
    ("more", "documents"),
    [
        ({"document": "tr"}, {"tr"}),
        ({"document": ""}, {"cr"}),
        ({"edition": "Tournament Rules of May"}, {"cr", "tr"}),
        ({"edition": "v1.2", "document": "mtr"}, {"mtr"}),
        ({"edition": None}, {"cr"}),
    ],
)
def test_a_question_means_the_rules_of_play_unless_its_row_says_otherwise(
    two_games: list[str], tmp_path: Path, more: dict[str, object], documents: set[str]
) -> None:
    assert questions_in(tmp_path, ROW | more)[0].documents == documents


@pytest.mark.parametrize(
    ("source", "named"),
    [
        ("https://forum.example.org/topic/17", "forum.example.org"),
        ("forum.example.org", "forum.example.org"),
        ("ann/judge-tools, file 3", "ann/judge-tools"),
        ("Ann Smith of Kent", "Ann Smith"),
        ("", "not stated"),
        (None, "not stated"),
    ],
)
def test_a_source_is_named_by_its_host_its_repository_or_its_first_words(
    two_games: list[str], tmp_path: Path, source: str | None, named: str
) -> None:
    assert questions_in(tmp_path, ROW | {"source": source})[0].source == named


@pytest.mark.parametrize(
    "row", [{key: value for key, value in ROW.items() if key != left} for left in ROW] + [ROW | {"relevant": 7}, []]
)
def test_a_row_that_lacks_anything_is_refused_with_its_file(two_games: list[str], tmp_path: Path, row: object) -> None:
    with pytest.raises(CommandError, match=r"asked\.jsonl: expected lines with game, query, relevant and kind"):
        questions_in(tmp_path, row)


def test_a_game_that_is_not_here_is_refused_by_its_name(two_games: list[str], tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="There is no game 'draughts' here"):
        questions_in(tmp_path, ROW | {"game": "draughts"})


def test_the_peer_finds_rules_of_the_game_by_any_word_and_the_rarer_one_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Bishops stand in eight of nine rules, castling in three; 1 and 3 are of one length.
    entries = [
        entry("rule:chess:cr:1", "A bishop moves away."), entry("rule:chess:cr:2", "A bishop castles."),
        entry("rule:chess:cr:3", "A pawn", examples="never castles."), entry("rule:go:cr:1", "No bishop castles."),
        *(entry(f"rule:go:cr:{number}", "One bishop here.") for number in (2, 3, 4, 5, 6)),
        entry("faq:chess::x", "Castling bishops.", kind="faq"),
    ]  # fmt: skip
    monkeypatch.setattr(relevance, "searchable_entries", lambda today: iter(entries))
    rank = by_plain_bm25()
    assert [one.number for one in rank("castling bishops?", "chess")] == ["2", "3", "1"]
    assert rank("castling", "go") == [Answer("cr", "1")]
    assert rank("the", "chess") == [], "small words alone are asked as they are, and stand nowhere"
