"""What holds of a crosswalk between any two editions, made at random; and what two unrelated books cost."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.tree import Change, Crosswalk, NodeKind, RuleNode, RuleNumber, RuleTree, align, compose
from rules_data.core.tree.schemes import RIFTBOUND
from rules_data.core.tree.wording import Wording, WordWeights
from tests.campaigns import campaign

WORDS = tuple(f"{first}{second}" for first in ("ba", "ke", "lo", "mu", "ti") for second in "drsnpvgkl")


def book(texts: list[str], *, first: int = 100, width: int = 8) -> RuleTree:
    """A rule for each text: top-level ones with some below each."""
    numbers = [f"{top}" if not below else f"{top}.{below}" for top in range(first, 1000) for below in range(width)]
    nodes = (
        RuleNode(RuleNumber.parse(number, RIFTBOUND), NodeKind.RULE, text)
        for number, text in zip(numbers, texts, strict=False)
    )
    return RuleTree(RIFTBOUND, tuple(nodes))


sentences = st.lists(st.sampled_from(WORDS), min_size=1, max_size=14).map(lambda words: " ".join(words) + ".")
books = st.lists(sentences, max_size=24)


def pairs(crosswalk: Crosswalk) -> set[tuple[str, str]]:
    return {(str(link.old), str(link.new)) for link in crosswalk.links}


@campaign(60)
@given(books, books, st.integers(2, 6))
def test_every_link_is_of_rules_that_are_there_and_its_kind_says_what_it_is(
    before: list[str], after: list[str], width: int
) -> None:
    old, new = book(before, width=width), book(after, width=width, first=300)
    crosswalk = align(old, new)
    assert {link.old for link in crosswalk.links if link.old} == {node.number for node in old}
    assert {link.new for link in crosswalk.links if link.new} == {node.number for node in new}
    assert len(pairs(crosswalk)) == len(crosswalk.links)
    for link in crosswalk.links:
        assert (link.new is None) == (link.change is Change.REMOVED)
        assert (link.old is None) == (link.change is Change.ADDED)
        assert 0 < link.confidence <= 1
        if link.change is Change.SPLIT and link.old is not None:
            assert len(crosswalk.successors(link.old)) > 1
        if link.change is Change.MERGED and link.new is not None:
            assert len(crosswalk.predecessors(link.new)) > 1


@campaign(60)
@given(st.lists(sentences, max_size=20, unique=True), st.integers(0, 12), st.randoms(use_true_random=False))
def test_whole_texts_found_once_are_followed_wherever_they_moved(
    texts: list[str], others: int, chance: random.Random
) -> None:
    told = [f"{text[:-1]} mark{place} sign{place} seal{place} stamp{place}." for place, text in enumerate(texts)]
    moved = [*told, *(f"new{n} fresh{n} young{n} late{n} odd{n}." for n in range(others))]
    chance.shuffle(moved)
    old, new = book(told), book(moved, first=500)
    at = {node.text: node.number for node in new}
    crosswalk = align(old, new)
    assert [crosswalk.successors(node.number) for node in old] == [(at[node.text],) for node in old]
    assert all(link.change is Change.MOVED for link in crosswalk.links if link.old)


@campaign(60)
@given(books, books)
def test_two_editions_are_aligned_in_the_same_way_each_time(before: list[str], after: list[str]) -> None:
    old, new = book(before), book(after)
    assert align(old, new) == align(old, new)


@campaign(60)
@given(books, books, books)
def test_two_steps_lead_only_where_each_leads(first: list[str], second: list[str], third: list[str]) -> None:
    one, other = align(book(first), book(second)), align(book(second), book(third))
    whole = compose(one, other)
    for node in book(first):
        through = {end for middle in one.successors(node.number) for end in other.successors(middle)}
        assert set(whole.successors(node.number)) == through


@pytest.mark.parametrize("width", [8, 60])
@pytest.mark.parametrize("of_same_words", [False, True])
def test_rules_of_unrelated_books_do_not_meet_each_with_each(
    monkeypatch: pytest.MonkeyPatch, width: int, of_same_words: bool
) -> None:
    """Counted, not timed: how often two texts are held against one another, for each rule there is."""
    size, looks = 400, 0
    shared, spaced = WordWeights.shared, Wording.__dict__["spaced"].func

    def counted_shared(weights: WordWeights, one: Mapping[str, int], other: Mapping[str, int]) -> float:
        nonlocal looks
        looks += 1
        return shared(weights, one, other)

    def counted_spaced(wording: Wording) -> str:
        nonlocal looks
        looks += 1
        return str(spaced(wording))

    monkeypatch.setattr(WordWeights, "shared", counted_shared)
    monkeypatch.setattr(Wording, "spaced", property(counted_spaced))
    chance = random.Random(1)  # noqa: S311  the same books every time
    old, new = (
        book([_sentence(chance, "" if of_same_words else name) for _ in range(size)], width=width) for name in "on"
    )
    assert align(old, new).counts()[Change.REMOVED] > size * 0.9
    assert looks < size * size / 4


def _sentence(chance: random.Random, name: str) -> str:
    return " ".join(f"{name}{int(1500 * chance.random() ** 2)}w" for _ in range(chance.randint(6, 24)))
