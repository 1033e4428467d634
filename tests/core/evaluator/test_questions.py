"""The questions that rows answer: each stands where it is answered, and says what would be so without its rule."""

import pytest

from rules_data.core.evaluator import policy
from rules_data.core.evaluator.policy import Point, Question
from rules_data.core.games import GAMES

TABLES = {game: GAMES[game].table for game in GAMES}
SHARED = {value.name: value for value in vars(policy).values() if isinstance(value, Point)}
ANSWERED = {game: tuple(dict.fromkeys(row.question for row in table.rows)) for game, table in TABLES.items()}


def games_that_answer(name):
    return [game for game, table in TABLES.items() if any(row.question.name == name for row in table.rows)]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_game_compares_its_rows_with_the_questions_they_answer(game):
    points = TABLES[game].points
    assert ANSWERED[game]
    assert [question.name for question in ANSWERED[game] if points[question.name] is not question] == []


@pytest.mark.parametrize("name", sorted(SHARED))
def test_a_question_that_one_game_answers_stands_with_that_game(name):
    several = len(games_that_answer(name)) > 1
    assert isinstance(SHARED[name], Question) == several, games_that_answer(name)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_game_asks_nothing_that_no_row_of_it_answers(game):
    asked = {point.name for point in TABLES[game].points.values() if isinstance(point, Question)}
    assert asked - SHARED.keys() <= {row.question.name for row in TABLES[game].rows}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_question_says_in_one_sentence_why_it_would_be_so_without_its_rule(game):
    assert [one.name for one in ANSWERED[game] if not one.asks.endswith("?")] == []
    assert [one.because for one in ANSWERED[game] if not is_one_sentence(one.because)] == []


def is_one_sentence(said):
    """Whether it is one, and long enough to be a reason."""
    return said.endswith(".") and said[0].isupper() and ". " not in said and len(said.split()) > 6


def test_no_two_questions_give_the_same_reason():
    reasons = {}
    for table in TABLES.values():
        for point in table.points.values():
            if isinstance(point, Question):
                reasons.setdefault(point.because, set()).add(point.name)
    assert [names for names in reasons.values() if len(names) > 1] == []


def test_a_point_that_a_game_only_describes_has_no_row_in_it():
    for game, table in TABLES.items():
        for name, point in table.points.items():
            if not isinstance(point, Question):
                assert game not in games_that_answer(name), name


def test_a_way_that_the_kernel_does_not_know_is_refused():
    with pytest.raises(ValueError, match="'turning' is answered by one of: left, right"):
        Point("turning", ("left", "right"), "back")
    with pytest.raises(ValueError, match="'turning' is answered by one of: left, right"):
        Point("turning", ("left", "right"), "left").goes("back")
