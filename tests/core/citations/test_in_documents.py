"""References to all documents of a game: those that count as the rulebook does, and those with numbers of their own."""

from __future__ import annotations

import pytest

from rules_data.core.citations import CitedGame, find, find_cited, find_cited_within
from rules_data.core.games import GAMES

MAGIC, FAB, RIFTBOUND = (GAMES[slug].cited for slug in ("magic", "flesh-and-blood", "riftbound"))


def cited(text: str, game: CitedGame = MAGIC) -> list[str]:
    return [told(one) for one in find_cited(text, game)]


def within(text: str, document: str, game: CitedGame = MAGIC) -> list[str]:
    return [told(one) for one in find_cited_within(text, game, document, "cr")]


def told(one) -> str:  # type: ignore[no-untyped-def]
    number = f"{one.number}..{one.last}" if one.last else str(one.number)
    return " ".join(filter(None, (one.document, number)))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("MTR 2.10 and CR 603.3b", ["tr 2.10", "cr 603.3b"]),
        ("CR 603.3b, then MTR 2.10", ["cr 603.3b", "tr 2.10"]),
        ("see MTR 10.2, 10.3 and IPG 1.2", ["tr 10.2", "tr 10.3", "ipg 1.2"]),
        ("MTR 2.10–2.12", ["tr 2.10..2.12"]),
        ("rule 603.3b (MTR 2.1)", ["603.3b", "tr 2.1"]),
        ("MTR section 4", ["tr 4"]),
        ("IPG 3.4 says it; so does rule 704.5f.", ["ipg 3.4", "704.5f"]),
        ("The Infraction Procedure Guide, section 1.4", ["ipg 1.4"]),
        ("see MTR appendix B", ["tr B"]),
        ("(MTR, Appendix B)", ["tr B"]),
        ("IPG Appendix A and CR 603.3b", ["ipg A", "cr 603.3b"]),
        ("Appendix B of the MTR", ["tr B"]),
        ("MTR appendix b", []),
        ("the MTR appendix", []),
        ("section 2.10", []),
        ("MTR", []),
        ("", []),
    ],
)
def test_a_document_that_counts_in_its_own_way_is_cited_by_its_name(text: str, expected: list[str]) -> None:
    assert cited(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("TRP 2.10 and CR 8.3.5b", ["tr 2.10", "cr 8.3.5b"]),
        ("PPG 3.4", ["ppg 3.4"]),
        ("PPG, Appendix A", ["ppg A"]),
        ("rule 8.3.5b", ["8.3.5b"]),
    ],
)
def test_each_game_has_documents_of_its_own(text: str, expected: list[str]) -> None:
    assert cited(text, FAB) == expected


def test_a_game_without_such_documents_is_read_by_its_grammar_alone() -> None:
    text = "TR 403.1, rule 383.3.e, and 355.6"
    assert find_cited(text, RIFTBOUND) == find(text, RIFTBOUND.grammar)
    assert find_cited_within(text, RIFTBOUND, "tr", "cr") == find_cited(text, RIFTBOUND)


@pytest.mark.parametrize("document", ["tr", "ipg"])
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("see section 4.2", ["4.2"]),
        ("Sections 2.1–2.4 apply.", ["2.1..2.4"]),
        ("Appendix B lists them.", ["B"]),
        ("see section 2.2 and CR 704.5f", ["2.2", "cr 704.5f"]),
        ("rule 704.5f is of the rulebook", ["cr 704.5f"]),
        ("IPG 3.4 and MTR 1.1", ["ipg 3.4", "tr 1.1"]),
        ("A round takes 50 minutes.", []),
    ],
)
def test_within_a_document_a_number_without_a_name_is_its_own(text: str, document: str, expected: list[str]) -> None:
    assert within(text, document) == expected


def test_within_the_rulebook_a_number_without_a_name_is_the_rulebooks() -> None:
    assert within("See rule 603.3b, and MTR 2.10.", "cr") == ["603.3b", "tr 2.10"]


TEXTS = [
    "MTR 2.10 and CR 603.3b", "IPG 1.2, MTR 1.3, CR 104.3a", "rule 603.3b (MTR 2.1), section 4.2",
    "MTR 2.10\nMTR 2.11\nCR 603.7d–f", "(IPG 2.1) CR 704.5f and g",
]  # fmt: skip


@pytest.mark.parametrize("document", ["cr", "tr", "ipg", "nothing"])
@pytest.mark.parametrize("text", TEXTS)
def test_references_are_in_order_stand_where_they_say_and_never_overlap(text: str, document: str) -> None:
    for found in (find_cited(text, MAGIC), find_cited_within(text, MAGIC, document, "cr")):
        assert found
        position = 0
        for one in found:
            assert position <= one.start < one.end <= len(text)
            assert text[one.start : one.end] == one.raw
            position = one.end


def test_the_first_few_are_the_first_few_of_each_grammar() -> None:
    text = "CR 603.3b. MTR 2.10. " * 5
    first = find_cited(text, MAGIC, 2)
    assert [told(one) for one in first] == ["cr 603.3b", "tr 2.10"] * 2
    assert first == find_cited(text, MAGIC)[:4]


def test_when_the_time_is_up_what_was_found_is_given() -> None:
    text = "CR 603.3b and MTR 2.10. " * 200
    asked: list[int] = []

    def is_up() -> bool:
        asked.append(1)
        return len(asked) > 40

    found = find_cited(text, MAGIC, time_is_up=is_up)
    assert 0 < len(found) < 400
    assert {told(one) for one in found} <= {"cr 603.3b", "tr 2.10"}
