"""The answers of a question stand side by side, and where they would fill a screen, behind what they begin with."""

from __future__ import annotations

import itertools

from rulesite.pages.answers import MOST_OPEN, Answer, Button, FoldedAnswers, folded

NAMES = ("Owl", "Bear", "Wolf", "Cub")


def answers(*choices: tuple[str, ...]) -> list[Answer]:
    return [(one, Button(", ".join(one) or "none", str(one))) for one in choices]


def said(fold: FoldedAnswers) -> list[str]:
    """What can be pressed, wherever it is folded."""
    return [one.label for one in fold.buttons] + [label for inner in fold.folds for label in said(inner)]


def test_a_few_orders_are_there_to_be_pressed_at_once() -> None:
    found = folded(answers(*itertools.permutations(NAMES[:3])))
    assert [len(found.buttons), found.folds] == [6, ()]


def test_many_single_answers_are_not_folded() -> None:
    found = folded(answers(*((str(number),) for number in range(30))))
    assert [len(found.buttons), found.folds] == [30, ()]


def test_many_orders_are_folded_by_what_comes_first_and_none_is_lost() -> None:
    orders = answers(*itertools.permutations(NAMES))
    found = folded(orders)
    assert [one.label for one in found.folds] == [f"{name} first" for name in NAMES]
    assert found.buttons == ()
    assert sorted(said(found)) == sorted(button.label for _words, button in orders)


def test_what_is_still_too_much_is_folded_again() -> None:
    found = folded(answers(*itertools.permutations((*NAMES, "Ant"))))
    first = found.folds[0]
    assert first.label == "Owl first"
    assert [one.label for one in first.folds] == ["Bear next", "Wolf next", "Cub next", "Ant next"]
    assert all(len(one.buttons) <= MOST_OPEN for one in first.folds)
    assert len(set(said(found))) == 120


def test_choices_of_several_are_folded_by_the_first_and_what_stands_alone_is_open() -> None:
    pairs = [pair for count in range(3) for pair in itertools.combinations(NAMES, count)]
    found = folded(answers(*pairs))
    assert [one.label for one in found.buttons] == ["none", "Cub"]
    assert [one.label for one in found.folds] == ["With Owl", "With Bear", "With Wolf"]
    assert [one.label for one in found.folds[0].buttons] == ["Owl", "Owl, Bear", "Owl, Wolf", "Owl, Cub"]
    assert len(said(found)) == len(pairs)
