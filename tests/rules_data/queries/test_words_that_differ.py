"""Two wordings of a rule: whether they differ in what they say, and which words were put in or taken out."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from rules_data.core.games import GAMES
from rules_data.queries.saying import as_said, opening_of
from rules_data.queries.wording_changes import NOISE, Difference, DiffPiece, word_diff, wording_differences

GRAMMAR = GAMES["riftbound"].grammar
WORDS, PUNCTUATION, REFERENCE = Difference.WORDS, Difference.PUNCTUATION, Difference.REFERENCE

PIECES = some.sampled_from(["a", "piece", "rule 101.1", "’s", "can't", " ", "  ", "\n", ".", ",", "+1", "-1", "é", "¶"])
TEXTS = some.lists(PIECES, max_size=8).map("".join)


def differences(old: str, new: str) -> set[Difference]:
    return set(wording_differences(old, new, GRAMMAR))


def pieces(old: str, new: str) -> list[tuple[str, str]]:
    return [(one.kind, one.text) for one in word_diff(old, new)]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("A piece moves.", "A piece moves.", set()),
        ("", "", set()),
        ("A piece moves.", "A piece rests.", {WORDS}),
        ("A piece moves.", "", {WORDS}),
        ("A piece may move.", "A piece move.", {WORDS}),
        ("A piece moves", "A piece moves.", {PUNCTUATION}),
        ("A piece moves", "A PIECE moves", {PUNCTUATION}),
        ("A piece moves", "A piece  moves", {PUNCTUATION}),
        ("A piece moves", "A piece\nmoves", {PUNCTUATION}),
        ("It can't move", "It can’t move", {PUNCTUATION}),
        ("A well-known piece", "A well known piece", {PUNCTUATION}),
        ("It can't move", "It can move", {WORDS}),
        ("It gets +1", "It gets -1", {WORDS}),
        ("It gets 1", "It gets +1", {WORDS}),
        ("It gets -1", "It gets −1", {PUNCTUATION}),
        ("It gets −1", "It gets +1", {WORDS}),
        ("From 2-3 pieces", "From 2–3 pieces", {PUNCTUATION}),
        ("From 2-3 pieces", "From 2 3 pieces", {PUNCTUATION}),
        ("See rule 101.1.", "See rule 102.1.", {REFERENCE}),
        ("See rule 101.1.", "See rule 102.1", {REFERENCE, PUNCTUATION}),
        ("See rule 101.1 or rule 102.", "See rule 102 or rule 101.1.", {REFERENCE}),
        ("A piece (see rule 101.1) moves", "A piece moves", {WORDS}),
        ("See rule 101.1.", "Look at rule 101.1.", {WORDS}),
        ("See rule 101.1.", "Look at rule 102.1.", {WORDS}),
        ("Pay 2.", "Pay 3.", {WORDS}),
    ],
)
def test_in_what_two_wordings_differ(old: str, new: str, said: set[Difference]) -> None:
    assert differences(old, new) == said
    assert differences(new, old) == said, "whichever of them is the older"


@given(old=TEXTS, new=TEXTS)
@settings(max_examples=60)
def test_two_wordings_differ_alike_in_both_directions_and_in_something_unless_they_are_one(old: str, new: str) -> None:
    found = differences(old, new)
    assert found == differences(new, old)
    assert bool(found) == (old != new)
    assert WORDS not in found or found == {WORDS}, "what says something else is told as nothing less"


def test_what_says_the_same_is_noise_and_what_says_something_else_is_not() -> None:
    assert frozenset({Difference.NUMBER, REFERENCE, PUNCTUATION}) == NOISE
    assert WORDS not in NOISE
    assert Difference.PRESENCE not in NOISE


@pytest.mark.parametrize(
    ("old", "new", "shown"),
    [
        ("", "", []),
        ("A piece moves.", "A piece moves.", [("same", "A piece moves.")]),
        ("", "A piece", [("ins", "A piece")]),
        ("A piece", "", [("del", "A piece")]),
        ("A piece moves.", "A piece rests.", [("same", "A piece "), ("del", "moves"), ("ins", "rests"), ("same", ".")]),
        ("moving", "moved", [("del", "moving"), ("ins", "moved")]),
        (
            "It moves once each turn.",
            "It rests twice each turn.",
            [("same", "It "), ("del", "moves once"), ("ins", "rests twice"), ("same", " each turn.")],
        ),
        ("the owner's piece", "the owners piece", [("same", "the "), ("del", "owner's"), ("ins", "owners"),
                                                   ("same", " piece")]),
        (" A", " B", [("same", " "), ("del", "A"), ("ins", "B")]),
        ("A ", "B ", [("del", "A"), ("ins", "B"), ("same", " ")]),
        ("One.\nTwo.", "One.\nThree.", [("same", "One.\n"), ("del", "Two"), ("ins", "Three"), ("same", ".")]),
    ],
)  # fmt: skip
def test_what_was_put_in_and_taken_out_is_shown_in_whole_words(
    old: str, new: str, shown: list[tuple[str, str]]
) -> None:
    assert pieces(old, new) == shown


@given(old=TEXTS, new=TEXTS)
@settings(max_examples=60)
def test_both_wordings_can_be_read_off_what_is_shown(old: str, new: str) -> None:
    shown = word_diff(old, new)
    assert "".join(one.text for one in shown if one.kind != "ins") == old
    assert "".join(one.text for one in shown if one.kind != "del") == new
    assert all(one.text for one in shown), "no piece is empty"
    kinds = [one.kind for one in shown]
    assert [pair for pair in pairwise(kinds) if pair[0] == pair[1]] == []


@given(text=TEXTS)
@settings(max_examples=20)
def test_a_wording_beside_itself_has_nothing_put_in_or_taken_out(text: str) -> None:
    assert word_diff(text, text) == ((DiffPiece("same", text),) if text else ())


class TestTheFirstWordsOfARule:
    @pytest.mark.parametrize(
        ("text", "shown"),
        [
            ("", ""),
            ("A piece moves.", "A piece moves."),
            ("A piece moves.\nAnd rests.", "A piece moves."),
            ("\nAnd rests.", ""),
            ("x" * 140, "x" * 140),
            ("x" * 141, "x" * 140 + " …"),
            ("word " * 27 + "words", "word " * 27 + "words"),
            ("word " * 27 + "wordses", ("word " * 27).strip() + " …"),
        ],
    )
    def test_are_its_first_line_cut_between_two_words(self, text: str, shown: str) -> None:
        assert opening_of(text) == shown

    def test_of_a_summary_say_so_and_are_no_longer_for_that(self) -> None:
        assert opening_of("A piece moves.\nMore.", is_summary=True) == "Summary: A piece moves."
        assert len(opening_of("word " * 40, is_summary=True)) <= len(opening_of("word " * 40)) + len("word ")
        assert opening_of("word " * 40, is_summary=True).startswith("Summary: word word")

    @pytest.mark.parametrize("text", ["", "A piece moves.", "One.\nTwo."])
    def test_the_whole_text_is_only_marked_where_it_is_a_summary(self, text: str) -> None:
        assert as_said(text, is_summary=False) == text
        assert as_said(text, is_summary=True) == f"Summary: {text}"
