"""Every trap of Flesh and Blood's layouts, in samples of our own words."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from rules_data.core.documents import ParsedDocument, Severity, Use, parse_document
from rules_data.core.games import GAMES
from rules_data.core.tree import NodeKind, RuleNode, RuleNumber
from rules_data.core.tree.schemes import FLESH_AND_BLOOD

SAMPLES = Path(__file__).parents[3] / "samples/flesh_and_blood"


def read(data: bytes) -> ParsedDocument:
    return parse_document(data, GAMES["flesh-and-blood"].publications["cr"].reader)


def sample(name: str) -> ParsedDocument:
    return read((SAMPLES / name).read_bytes())


def node(parsed: ParsedDocument, number: str) -> RuleNode:
    found = parsed.tree.get(RuleNumber.parse(number, FLESH_AND_BLOOD))
    assert found is not None, number
    return found


@pytest.fixture(scope="module")
def publisher() -> ParsedDocument:
    return sample("publisher.txt")


@pytest.fixture(scope="module")
def site() -> ParsedDocument:
    return sample("site.txt")


def uses(parsed: ParsedDocument, use: Use) -> set[int]:
    return {line for one in parsed.lines if one.use is use for line in range(one.first, one.last + 1)}


@pytest.mark.parametrize("name", ["publisher.txt", "site.txt", "markdown.md"])
def test_every_line_is_accounted_for(name: str) -> None:
    parsed = sample(name)
    assert parsed.filled_lines
    assert parsed.unaccounted == ()
    assert all(use.reason for use in parsed.lines if use.use is Use.SKIPPED)


def test_chapters_numbered_twice_are_told_apart_by_what_stands_in_them(publisher: ParsedDocument) -> None:
    chapters = [(str(one.number), one.text) for one in publisher.tree if one.number.depth == 0]
    assert chapters == [("1", "Game Concepts"), ("2", "Keywords"), ("3", "Combat")]
    assert uses(publisher, Use.CREDITS) == set(range(37, 44))
    assert {line for line in uses(publisher, Use.SKIPPED) if line < 10} == {1, 2, 3}


def test_the_glossary_keeps_its_own_numbers(publisher: ParsedDocument) -> None:
    assert [(term.number, term.term) for term in publisher.terms] == [
        ("1.-1.1", "(2H)"),
        ("1.-1.2", "Ember"),
        ("1.-1.3", "Guard"),
    ]
    assert uses(publisher, Use.TERM) == set(range(16, 23))


def test_labelled_lines_of_a_term_are_its_senses(publisher: ParsedDocument) -> None:
    ember, guard = publisher.terms[1:]
    assert ember.senses == (
        "token: Burns for one turn.[2.1.2]",
        "ability: Lets its owner burn something.[1.1][2.1]",
    )
    assert ember.text == "\n".join(ember.senses)
    assert (guard.senses, guard.text) == ((), "See Defend.")


def test_a_keyword_has_its_title_and_its_text(publisher: ParsedDocument) -> None:
    rule = node(publisher, "2.1.1")
    assert rule.kind is NodeKind.RULE
    title, text = rule.text.split("\n")
    assert title == "Ember strike"
    assert text.startswith("Ember strike is a static ability.")
    assert node(publisher, "2.1.4").text.startswith("Gloom / Dusk (both words)\nGloom is a label")


def test_a_title_with_sub_rules_alone_is_a_heading(publisher: ParsedDocument) -> None:
    assert node(publisher, "2.1.2").kind is NodeKind.HEADING
    assert node(publisher, "2.1.3").text == "Snare\nNote: Since last year a snare is no keyword any more."


def test_a_rule_without_its_full_stop_is_no_title(publisher: ParsedDocument) -> None:
    assert node(publisher, "3.0.3").kind is NodeKind.RULE


def test_examples_belong_to_the_rule_above_and_notes_to_its_text(publisher: ParsedDocument) -> None:
    assert len(node(publisher, "1.0.2").examples) == 2
    assert node(publisher, "1.0.2").examples[0] == '"Cannot guard" wins over "must guard".'
    assert node(publisher, "1.1.1").text.endswith('\nNote: Very old cards say "the one who plays".')
    assert node(publisher, "2.1.1a").examples == ("With Ember strike 2 a blow of 4{p} lands for 6{p}.",)
    assert uses(publisher, Use.EXAMPLE) == {9, 10, 29, 52}


def test_unnumbered_lines_below_a_rule_are_its_list(publisher: ParsedDocument) -> None:
    assert node(publisher, "3.0.1").text.split("\n")[1:] == [
        "* A strip like a poppy makes it red.",
        "* A strip like a lemon makes it yellow.",
    ]
    assert node(publisher, "3.0.2").text.count("\n* Stage") == 2
    assert len(node(publisher, "3.0.2").examples) == 1


def test_a_stray_mark_is_skipped_and_reported(publisher: ParsedDocument) -> None:
    assert 36 in uses(publisher, Use.SKIPPED)
    assert [(one.line, one.severity) for one in publisher.findings] == [(36, Severity.NOTE)]


def test_symbols_stay_as_they_are_printed(publisher: ParsedDocument) -> None:
    assert "pay {r}{r} and {t} it" in node(publisher, "2.1.1a").text


def test_a_site_copy_loses_its_section_marks(site: ParsedDocument) -> None:
    assert site.layout == "site copy"
    assert not any("§" in one.text for one in site.tree)
    assert node(site, "3.0").text == "General"


def test_sentences_broken_at_a_lost_symbol_are_made_whole(site: ParsedDocument) -> None:
    first, _, third = node(site, "3.0.2").examples
    assert first == "A blow that gains +3, where the last blow had +1 and hit, lands harder."
    assert third == "A blow of 2 Does not land when 2. That is all."
    assert node(site, "3.0.3").text.startswith("A blow that costs more is the blow of whoever struck it.\nNote: ")
    assert [one.line for one in site.findings] == [9, 10, 12, 13, 15]


def test_two_examples_on_one_line_are_parted(site: ParsedDocument) -> None:
    assert node(site, "3.0.2").examples[1] == "One blow lands."


def test_a_list_item_run_into_its_rule_is_parted(site: ParsedDocument) -> None:
    assert node(site, "3.0.2").text.split("\n") == [
        "Effects are put in order one stage after the other.",
        "* Stage 1: Names are put in order.",
        "* Stage 2: Numbers are put in order.",
        "* Stage 3: Colours are put in order.",
    ]


def test_a_markdown_copy_loses_its_marks_and_keeps_its_date() -> None:
    parsed = sample("markdown.md")
    assert parsed.layout == "Markdown copy"
    assert parsed.title == "Comprehensive Rules of Blades"
    assert parsed.stated_date == date(2026, 6, 10)
    assert node(parsed, "1.0.1").text == "What a card says goes before what this text says."
    assert node(parsed, "1.0.1a").examples == ("A judge stops the clock.\n* Clocks are stopped by hand.",)


@pytest.mark.parametrize("ends", [b"\r\n", b"\r"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_line_ends_and_byte_order_marks_change_nothing(publisher: ParsedDocument, ends: bytes, mark: bytes) -> None:
    data = mark + (SAMPLES / "publisher.txt").read_bytes().replace(b"\n", ends)
    assert read(data).tree == publisher.tree


def test_an_old_code_page_is_read(publisher: ParsedDocument) -> None:
    data = (SAMPLES / "publisher.txt").read_text(encoding="utf-8").encode("cp1252")
    assert read(data).tree == publisher.tree


def test_a_copy_of_one_section_needs_no_chapter() -> None:
    parsed = read(b"6.6 Triggers\n6.6.1 A trigger waits.\n6.6.1a It may wait long.\n")
    assert [str(one.number) for one in parsed.tree] == ["6.6", "6.6.1", "6.6.1a"]


def test_a_contents_list_is_no_second_set_of_chapters() -> None:
    text = "1 Start\n1.0 General\n2 End\n2.0 Finish\n1 Start\n1.0 General\n1.0.1 One.\n2 End\n2.0 Finish\n2.0.1 Two.\n"
    parsed = read(text.encode())
    assert uses(parsed, Use.CONTENTS) == {1, 2, 3, 4}
    assert len(parsed.tree) == 6


def test_a_sentence_that_begins_with_a_number_is_no_chapter() -> None:
    parsed = read(b"1 Start\n1.0 General\n1.0.1 These take part:\n2 Players\n3 Judges\n1.0.2 Done.\n")
    assert node(parsed, "1.0.1").text == "These take part:\n* 2 Players\n* 3 Judges"


def test_numbers_left_out_are_reported() -> None:
    parsed = read(b"1 Start\n1.0 General\n1.0.1 One.\n1.0.3 Three.\n1.0.3b Bee.\n1.2 Two\n1.2.1 End.\n")
    assert [(one.line, one.severity) for one in parsed.findings] == [(4, "warning"), (5, "warning"), (6, "warning")]


def test_letters_may_skip_l_and_o() -> None:
    letters = "abcdefghijkmnpq"
    lines = "".join(f"1.0.1{letter} Text.\n" for letter in letters)
    assert read(f"1 Start\n1.0 General\n1.0.1 One.\n{lines}".encode()).findings == ()


@pytest.mark.parametrize("mark", ["§", ""])
def test_a_site_copy_keeps_the_title_of_a_keyword_apart_from_its_text(mark: str) -> None:
    text = f"8.3.1 Ember{mark}\nEmber means that this gets +1\nand burns.§\n8.3.1a It burns once.§\n"
    parsed = read(f"8 Keywords§\n8.3 Abilities§\n{text}".encode())
    assert node(parsed, "8.3.1").text == "Ember\nEmber means that this gets +1 and burns."
