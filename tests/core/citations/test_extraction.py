"""The forms in which Riftbound's documents refer to rules, and what only looks like one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.citations import Citation, expand, find
from rules_data.core.games import GAMES
from rules_data.core.tree import RuleNumber

RIFTBOUND = GAMES["riftbound"].grammar


def found(text: str) -> list[Citation]:
    return list(find(text, RIFTBOUND))


def numbers(text: str) -> list[str]:
    return [str(number) for citation in found(text) for number in expand(citation)]


@pytest.mark.parametrize(
    ("text", "expected", "raw", "title"),
    [
        ("See rule 355.6. Targeting for more information on it.", "355.6", "rule 355.6. Targeting", "Targeting"),
        ("See rule 481. Modes of Play.", "481", "rule 481. Modes of Play", "Modes of Play"),
        ("see rule 808 Deathknell for more information", "808", "rule 808 Deathknell", "Deathknell"),
        ("See rule 441. Empower (Game Action) for more information", "441", None, "Empower (Game Action)"),
        ("See rule 349. The Process of Play for more information.", "349", None, "The Process of Play"),
        ("See CR 115. Determine turn order.", "115", "CR 115. Determine turn order", "Determine turn order"),
        ("is told in CR 101. Deck Construction, except here", "101", None, "Deck Construction"),
        ("See CR 127. Privacy for the kinds of knowledge.", "127", None, "Privacy"),
        ("See rule 332. for more information on tasks.", "332", "rule 332", None),
        ("See rule 447.2. For more information on moves", "447.2", "rule 447.2", None),
        ("the cost in rule 356.2, applies it", "356.2", "rule 356.2", None),
        ("the steps in rule 386. This ability waits.", "386", "rule 386", None),
        ("As it says, 540.4.b. is met", "540.4.b", "540.4.b", None),
        ("See 204.8 for more information.", "204.8", "204.8", None),
        ("See 600. for more information", "600", "600", None),
        ("listed under 702.", "702", "702", None),
        ("(Rule 312.2.a)", "312.2.a", "Rule 312.2.a", None),
        ("per § 383.3.e", "383.3.e", "§ 383.3.e", None),
        ("trash there.323.6.(OLD)", "323.6", "323.6", None),
    ],
)
def test_each_form_is_found_with_its_title(text: str, expected: str, raw: str | None, title: str | None) -> None:
    (citation,) = found(text)
    assert str(citation.number) == expected
    assert citation.title == title
    assert raw is None or citation.raw == raw


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("rules 557 through 563", ["557", "558", "559", "560", "561", "562", "563"]),
        ("rules 161 and 416", ["161", "416"]),
        ("rule 161. Rune Pools and rule 429. Add for more information", ["161", "429"]),
        ("(481.7 / 485.7 / 486.7)", ["481.7", "485.7", "486.7"]),
        ("rules 103.2, 103.3.a and 105", ["103.2", "103.3.a", "105"]),
        ("repeat 602.4.b.3-602.4.b.5.", ["602.4.b.3", "602.4.b.4", "602.4.b.5"]),
        ("rules 383.4.a–d", ["383.4.a", "383.4.b", "383.4.c", "383.4.d"]),
        ("383.4.b through d apply", ["383.4.b", "383.4.c", "383.4.d"]),
        ("steps 406.1.c.-406.1.e.3. above", ["406.1.c", "406.1.e.3"]),
        ("(315.3.b.1; 430.3)", ["315.3.b.1", "430.3"]),
        ("listed under 702 or 703 if done", ["702", "703"]),
        ("See rule 408. Hide for more information. See rule 119. Objects for more information.", ["408", "119"]),
    ],
)
def test_lists_and_ranges_name_each_rule(text: str, expected: list[str]) -> None:
    assert numbers(text) == expected


@pytest.mark.parametrize(
    ("text", "document", "edition"),
    [
        ("CR 383.3.e", "cr", None),
        ("per CR383.3.e", "cr", None),
        ("see TR 204.8", "tr", None),
        ("Core Rules 103.2", "cr", None),
        ("Tournament Rules, rule 403", "tr", None),
        ("CR v1.2 376.3.a", "cr", "v1.2"),
        ("rule 376.3.a (v1.2)", None, "v1.2"),
        ("rule 376 of v1.2", None, "v1.2"),
        ("@v1.2/376.3.a", None, "v1.2"),
        ("as defined by 484.8.e. in the Core Rules.", "cr", None),
    ],
)
def test_a_named_document_or_edition_is_kept(text: str, document: str | None, edition: str | None) -> None:
    (citation,) = found(text)
    assert (citation.document, citation.edition) == (document, edition)


@pytest.mark.parametrize(
    "text",
    [
        "[M] [1] [C] [Reaction] [>] [100]",
        "Give it +3 [M]: it has 3 Might, then 120 Might.",
        "A deck of 101 cards, 3/3, 300/250, OGN-101/298",
        "Updated 2026-03-30, in 2026, version v1.3 or 100.2.1",
        "It costs $123.45, or 199.99 EUR, or 1,234.5 points.",
        "Victory Score: 8, Battlefield Count: 2, Best of 3",
        "See 101 cards for yourself.",
        "https://example.org/cr/383.3.e",
        "host 192.168.0.1 answers",
        "version 383.3 of it",
        "rule 38 or rule 3830 or rule 383x",
    ],
)
def test_what_only_looks_like_a_reference_is_left_alone(text: str) -> None:
    assert found(text) == []


def test_a_reference_may_run_over_a_line_but_not_over_a_paragraph() -> None:
    assert [citation.raw for citation in found("See rule\n383.3 for it. 59 rules\n\n383.1 says so.")] == [
        "rule\n383.3",
        "383.1",
    ]


rule_numbers = st.builds(
    lambda top, tail: RuleNumber(RIFTBOUND.scheme, (top, *tail)),
    st.integers(100, 899),
    st.sampled_from([(), (3,), (12, "b"), (4, "a", 1), (3, "b", 1, "a"), (2, "aa")]),
)
texts = st.lists(
    st.one_of(
        st.text(max_size=12),
        st.sampled_from(["see ", "rule ", "rules ", "CR ", ". ", ", ", " and ", "-", " through ", "Targeting", "\n"]),
        rule_numbers.map(str),
    ),
    max_size=14,
).map("".join)


@given(texts)
def test_spans_hold_what_they_say_and_never_overlap(text: str) -> None:
    position = 0
    for citation in found(text):
        assert position <= citation.start < citation.end
        assert text[citation.start : citation.end] == citation.raw
        # A letter may stand glued to its number, in capitals, or alone in a list.
        assert str(citation.number.parts[-1]) in citation.raw.lower()
        position = citation.end


@given(rule_numbers, st.sampled_from(["rule {}", "See rule {} for more.", "(CR {})", "in rule {}, too", "rule {}."]))
def test_a_printed_number_is_found_again(number: RuleNumber, form: str) -> None:
    (citation,) = found(form.format(number))
    assert citation.number == number


@given(rule_numbers.filter(lambda number: number.depth > 0))
def test_a_number_with_a_dot_needs_no_introduction(number: RuleNumber) -> None:
    (citation,) = found(f"({number})")
    assert citation.number == number


@given(st.lists(rule_numbers, min_size=2, max_size=5))
def test_each_number_of_a_list_is_found(listed: list[RuleNumber]) -> None:
    text = "rules " + ", ".join(str(number) for number in listed[:-1]) + f" and {listed[-1]}"
    assert [citation.number for citation in found(text)] == listed


@pytest.mark.parametrize(
    "piece", ["rule ", "383.", "see rule 383 and ", "v1.", "383.3.e, ", "rule 383. A", "www.", "a" * 9, "a@"]
)
def test_a_reference_behind_much_repetition_is_still_found(piece: str) -> None:
    text = piece * (20_000 // len(piece)) + "\nSee rule 383.3.e."
    assert str(found(text)[-1].number) == "383.3.e"


def test_a_search_for_references_stops_when_its_time_is_up() -> None:
    asked = iter(range(1_000_000))
    found = find("rule 603.7d " * 50_000, GAMES["magic"].grammar, time_is_up=lambda: next(asked) > 100)
    assert 0 < len(found) <= 101


def test_a_list_without_an_end_stops_when_its_time_is_up() -> None:
    asked = iter(range(1_000_000))
    found = find("603.7d" * 50_000, GAMES["magic"].grammar, time_is_up=lambda: next(asked) > 100)
    assert 0 < len(found) <= 110


def test_only_as_many_references_are_looked_for_as_are_wanted() -> None:
    looked = []

    def look() -> bool:
        looked.append(1)
        return False

    assert len(find("rule 603.7d " * 50_000, GAMES["magic"].grammar, 10, look)) == 10
    assert len(looked) < 100


def test_a_list_goes_on_in_the_document_that_one_of_its_references_names() -> None:
    found = find("CR v1.2 383.3.e, and TR 702.5 and 702.6; CR 383.1", RIFTBOUND)
    told = [(one.document, one.edition, str(one.number)) for one in found]
    assert told == [("cr", "v1.2", "383.3.e"), ("tr", None, "702.5"), ("tr", None, "702.6"), ("cr", None, "383.1")]
