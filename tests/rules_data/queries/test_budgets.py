"""What an answer may take, and what it is not charged for."""

from __future__ import annotations

import time
from functools import lru_cache

import pytest

from rules_data.queries import budget
from rules_data.queries.budget import Budget, prepares


def work(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


@lru_cache(maxsize=1)
@prepares
def kept_for_everyone(seconds: float) -> float:
    work(seconds)
    return seconds


@prepares
def prepared_with_more_inside() -> None:
    kept_for_everyone(0.05)
    work(0.05)


@pytest.fixture(autouse=True)
def nothing_kept() -> None:
    kept_for_everyone.cache_clear()


def test_whoever_asks_first_is_not_charged_for_what_is_kept_for_everyone() -> None:
    one = Budget(seconds=0.05)
    kept_for_everyone(0.1)
    assert not one.is_spent()
    work(0.06)
    assert one.is_spent()


def test_work_that_nobody_else_gains_by_is_charged() -> None:
    one = Budget(seconds=0.05)
    work(0.06)
    assert one.is_spent()
    assert one.is_spent(0.5)


def test_what_was_prepared_before_an_answer_began_is_not_granted_to_it() -> None:
    kept_for_everyone(0.1)
    one = Budget(seconds=0.05)
    work(0.06)
    assert one.is_spent()


def test_what_is_prepared_inside_something_prepared_is_granted_once() -> None:
    one = Budget(seconds=0.05)
    prepared_with_more_inside()
    assert not one.is_spent()
    work(0.06)
    assert one.is_spent()


def test_preparing_is_granted_up_to_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "PREPARING", 0.02)
    one = Budget(seconds=0.05)
    kept_for_everyone(0.1)
    assert one.is_spent()


def test_a_preparation_that_fails_is_granted_and_leaves_nothing_behind() -> None:
    @prepares
    def failing() -> None:
        work(0.06)
        raise ValueError("broken")

    one = Budget(seconds=0.05)
    with pytest.raises(ValueError, match="broken"):
        failing()
    assert not one.is_spent()
    kept_for_everyone(0.1)
    assert not one.is_spent()
