"""How a query is taken apart, and how the words around what was found are shown."""

from __future__ import annotations

from html import unescape

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.search.asking import LONGEST, asked_beginning, asked_number
from rules_data.search.hits import snippet
from rules_data.search.language import MOST_TERMS, asked_words
from rules_data.search.words import stem


def test_words_phrases_beginnings_and_what_is_left_out() -> None:
    asked = asked_words('dying units "goes on the chain" trigg* -spell')
    assert asked.words == (stem("dying"), stem("units"))
    assert asked.phrases == (tuple(stem(word) for word in ("goes", "on", "the", "chain")),)
    assert asked.beginnings == ("trigg",)
    assert asked.left_out == (stem("spell"),)


def test_small_words_count_only_when_nothing_else_is_there() -> None:
    assert asked_words("when does a unit die").words == (stem("unit"), stem("die"))
    assert asked_words("if you do").words == ("if", "you", "do")


def test_too_long_and_too_much_is_left_out_and_said() -> None:
    asked = asked_words(" ".join(f"word{number}x" for number in range(90)))
    assert len(asked.words) == MOST_TERMS
    assert any(f"{MOST_TERMS} words" in note for note in asked.notes)
    assert any(f"{LONGEST} characters" in note for note in asked.notes)


@pytest.mark.parametrize("text", ["?*", "*e*", "[a TO z]", "kind:faq", "a~3", "(((", "^9", "AND OR NOT", "d*", "\\"])
def test_the_query_language_of_the_index_is_not_offered(text: str) -> None:
    asked = asked_words(text)
    assert not asked.beginnings
    assert not any(character in word for word in asked.words for character in "*?[]:~()^\\")


@pytest.mark.parametrize(
    ("text", "number", "document", "edition"),
    [
        ("383.3", "383.3", None, None),
        ("rule 376.3.b", "rule 376.3.b", None, None),
        ("CR 383.3.e.", "383.3.e.", "cr", None),
        ("tournament rules 403", "403", "tr", None),
        ("@v1.2/376.3.a", "376.3.a", None, "v1.2"),
        ("376.3.a v1.2", "376.3.a", None, "v1.2"),
    ],
)
def test_a_number_is_taken_out_of_its_document_and_edition(
    text: str, number: str, document: str | None, edition: str | None
) -> None:
    asked = asked_number(text)
    assert asked is not None
    assert (asked.text, asked.document, asked.edition) == (number, document, edition)


@pytest.mark.parametrize("text", ["trigger", "12 cards", "2026", ""])
def test_words_are_no_number(text: str) -> None:
    assert asked_number(text) is None


@pytest.mark.parametrize(("text", "digits"), [("38", "38"), ("38*", "38"), ("383*", "383"), ("rule 38", "38")])
def test_the_first_digits_list_numbers(text: str, digits: str) -> None:
    assert asked_beginning(text) == digits


@pytest.mark.parametrize("text", ["3", "383", "383.3", "3830*"])
def test_other_digits_do_not(text: str) -> None:
    assert asked_beginning(text) is None


@given(st.text(max_size=300))
def test_any_query_is_taken_apart(text: str) -> None:
    asked = asked_words(text)
    terms = len(asked.words) + len(asked.beginnings) + len(asked.left_out) + sum(map(len, asked.phrases))
    assert terms <= MOST_TERMS


def test_a_snippet_marks_every_form_of_the_word() -> None:
    asked = asked_words("dying")
    assert snippet("It dies & dying <b>ends</b>.", asked.marks) == (
        "It <mark>dies</mark> &amp; <mark>dying</mark> &lt;b&gt;ends&lt;/b&gt;."
    )


def test_a_snippet_is_cut_around_what_was_found() -> None:
    text = "nothing here. " * 60 + "A unit dies and triggers. " + "nothing more. " * 60
    shown = snippet(text, asked_words("dies triggers").marks)
    assert "<mark>dies</mark> and <mark>triggers</mark>" in shown
    assert shown.startswith("… ")
    assert shown.endswith(" …")
    assert len(shown) < 400


@given(st.text(max_size=600), st.text(max_size=20))
def test_a_snippet_holds_no_element_but_its_own(text: str, query: str) -> None:
    shown = snippet(text, asked_words(query).marks)
    plain = shown.replace("<mark>", "").replace("</mark>", "")
    assert "<" not in plain
    assert ">" not in plain
    assert unescape(plain).strip("… ") in " ".join(text.split()) or not plain.strip("… ")
