"""The query language: what is understood, what is said about the rest, and that it prints as it reads."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rules_data.search.asking import LONGEST
from rules_data.search.language import FILTERS, MOST_FILTERS, Filter, Query, parse
from rules_data.search.words import stem


def filters(query: Query) -> list[tuple[str, str]]:
    return [(one.name, one.value) for one in query.filters]


def faulty(query: Query) -> list[str]:
    return [query.text[fault.start : fault.end] for fault in query.faults]


def test_every_filter_of_the_help_is_understood() -> None:
    for name, (written, told) in FILTERS.items():
        query = parse(written)
        assert [one.name for one in query.filters] == [name]
        assert query.faults == ()
        assert told


def test_filters_stand_among_words_in_any_order() -> None:
    query = parse('dies type:faq card:"Sona, Harmonious" "goes on the chain" -token game:riftbound trigg*')
    assert filters(query) == [("type", "faq"), ("card", "Sona, Harmonious"), ("game", "riftbound")]
    asked = query.asked()
    assert asked.words == (stem("dies"),)
    assert asked.phrases == (tuple(stem(word) for word in ("goes", "on", "the", "chain")),)
    assert asked.left_out == (stem("token"),)
    assert asked.beginnings == ("trigg",)
    assert query.plain == 'dies "goes on the chain" -token trigg*'
    assert query.faults == ()


def test_names_of_filters_have_other_spellings_and_any_case() -> None:
    assert filters(parse("Kind:FAQ as-of:2026-02-01 CitedBy:383.3")) == [
        ("type", "FAQ"),
        ("asof", "2026-02-01"),
        ("cited-by", "383.3"),
    ]


def test_a_filter_can_be_turned_around_and_taken_away() -> None:
    query = parse("dies -type:card game:magic")
    assert query.filters[0].excluded
    assert str(query.without(query.filters[0])) == "game:magic dies"


def test_several_values_stand_between_commas_but_a_card_keeps_its_own() -> None:
    assert parse("type:rule,FAQ,,rule").filters[0].values == ("rule", "faq")
    assert parse('card:"Sona, Harmonious"').filters[0].value == "Sona, Harmonious"


def test_or_joins_its_neighbours_and_nothing_else() -> None:
    asked = parse('unit stack OR chain OR "pending items" dies').asked()
    assert asked.words == (stem("unit"), stem("dies"))
    assert [[(term.kind, term.words) for term in group] for group in asked.any_of] == [
        [("word", (stem("stack"),)), ("word", (stem("chain"),)), ("phrase", (stem("pending"), stem("items")))]
    ]
    assert asked.marks("stacked")
    assert asked.marks("pending")
    assert not asked.marks("combat")


def test_or_in_small_letters_is_a_word() -> None:
    assert parse("one or two").asked().any_of == ()


@pytest.mark.parametrize("text", ["OR unit", "unit OR", "unit OR OR spell", "unit OR -spell", "unit OR type:faq"])
def test_an_or_that_joins_nothing_is_said_with_its_place(text: str) -> None:
    query = parse(text)
    assert faulty(query) == ["OR"]
    assert query.asked().words


@pytest.mark.parametrize(
    ("text", "place", "word"),
    [
        ("unit kind_of:x", "", "unit"),
        ("unit colour:red", "colour:red", "unit"),
        ("unit type: faq", "type:", "unit"),
        ('unit card:"" dies', 'card:""', "unit"),
        ('unit "goes on', '"goes on', "unit"),
        ("unit *e*", "*e*", "unit"),
        ("unit a*", "a*", "unit"),
        ("unit -trigg*", "-trigg*", "unit"),
        ("unit 🦄", "🦄", "unit"),
        ('unit card:"Sona', '"Sona', "unit"),
    ],
)
def test_what_is_not_understood_is_said_with_its_place_and_the_rest_is_searched(
    text: str, place: str, word: str
) -> None:
    query = parse(text)
    assert faulty(query) == ([place] if place else [])
    assert stem(word) in query.asked().words


@pytest.mark.parametrize(
    "text",
    [
        "Sona: does her ability trigger?",
        "what happens - then?",
        "(unit) & gear / spell...",
        "see https://example.org/rules",
        "10:30 or 6:1",
        "what does {T} mean, and [Tap]?",
        "can't",
    ],
)
def test_a_question_in_plain_words_is_not_reproached(text: str) -> None:
    assert parse(text).faults == ()


def test_typographic_quotation_marks_and_dashes_are_understood() -> None:
    asked = parse("“goes on” −token").asked()
    assert asked.phrases == ((stem("goes"), stem("on")),)
    assert asked.left_out == (stem("token"),)


def test_a_phrase_can_be_left_out() -> None:
    asked = parse('unit -"goes on the chain"').asked()
    assert asked.left_out == ()
    assert asked.left_out_phrases == (tuple(stem(word) for word in ("goes", "on", "the", "chain")),)


def test_too_many_filters_are_said() -> None:
    query = parse("type:faq " * (MOST_FILTERS + 3))
    assert len(query.filters) == MOST_FILTERS
    assert len(query.faults) == 3


def same(one: Query) -> object:
    """A query but for its places and what was said of it."""
    words = [(term.kind, term.words, term.excluded, term.group) for term in one.terms]
    return words, [(kept.name, kept.value, kept.excluded) for kept in one.filters]


PIECES = st.sampled_from(
    ['"', "*", "-", "OR", " ", ":", "type:", "faq", "card:", "unit", "a", "İ", "ß", "’", "383.3", "é", ",", "\x00", "|"]
)


@given(st.one_of(st.text(max_size=200), st.lists(PIECES, max_size=30).map("".join)))
@example("İ OR ß*")
@example('card:"a  b" -"İ x" c.d OR e-f')
def test_a_query_prints_as_it_reads(text: str) -> None:
    query = parse(text)
    again = parse(str(query))
    assert same(again) == same(query)
    assert str(again) == str(query)
    assert again.faults == ()


@given(st.one_of(st.text(max_size=2_000), st.lists(PIECES, max_size=400).map("".join)))
def test_whatever_is_typed_is_read_and_every_fault_has_a_place_in_it(text: str) -> None:
    query = parse(text)
    assert all(0 <= fault.start < fault.end <= len(text) and fault.message for fault in query.faults)
    assert all(0 <= one.start < one.end <= LONGEST for one in query.filters)
    assert query.plain == " ".join(query.plain.split())
    query.asked()


@given(st.sampled_from(sorted(FILTERS)), st.text(min_size=1, max_size=40), st.booleans())
def test_a_filter_of_any_value_prints_as_it_reads(name: str, value: str, excluded: bool) -> None:
    value = " ".join("".join(letter for letter in value if letter.isprintable() and letter not in '"“”„«»−–：').split())
    if not value:
        return
    printed = str(Filter(name, value, excluded))
    (again,) = parse(printed).filters
    assert (again.name, again.value, again.excluded) == (name, value, excluded)
