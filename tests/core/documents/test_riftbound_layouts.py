"""The traps of Riftbound's layouts, each in a small sample of our own words."""

from datetime import date
from pathlib import Path

import pytest

from rules_data.core.documents import ParsedDocument, Severity, Use, parse_document
from rules_data.core.games import GAMES
from rules_data.core.tree import NodeKind, RuleNode, RuleNumber
from rules_data.core.tree.schemes import RIFTBOUND

SAMPLES = Path(__file__).parents[2] / "samples" / "riftbound"


def parsed(name: str) -> ParsedDocument:
    return parse_document((SAMPLES / f"{name}.txt").read_bytes(), GAMES["riftbound"].publications["cr"].reader)


def rule(document: ParsedDocument, number: str) -> RuleNode:
    node = document.tree.get(RuleNumber.parse(number, RIFTBOUND))
    assert node is not None, number
    return node


def numbers(document: ParsedDocument) -> list[str]:
    return [str(node.number) for node in document.tree]


@pytest.mark.parametrize(
    ("name", "layout"),
    [
        ("publisher", "publisher's text"),
        ("unwrapped", "publisher's text"),
        ("pdf", "PDF text"),
        ("site", "site copy"),
    ],
)
def test_every_layout_is_told_and_every_line_accounted_for(name: str, layout: str) -> None:
    document = parsed(name)
    assert document.layout == layout
    assert document.filled_lines
    assert document.unaccounted == ()


def test_title_and_date_are_read() -> None:
    assert (parsed("publisher").title, parsed("publisher").stated_date) == (
        "Riftbound Core Rules",
        date(2026, 3, 30),
    )
    assert parsed("unwrapped").stated_date == date(2026, 3, 30)


def test_a_wrapped_line_that_begins_with_a_cited_number_is_no_rule() -> None:
    document = parsed("publisher")
    assert numbers(document).count("361.1") == 1
    assert "follows rule 361.1. Sample forms before" in rule(document, "362.1").text
    assert any("361.1 starts this line" in finding.message for finding in document.findings)


def test_a_step_number_stays_in_the_text() -> None:
    assert rule(parsed("publisher"), "362").text.startswith("2. Pick what")
    assert "362.2" not in numbers(parsed("unwrapped"))


def test_headings_are_told_by_their_shape() -> None:
    headings = [str(node.number) for node in parsed("publisher").tree if node.kind is NodeKind.HEADING]
    assert headings == ["360", "363"]


def test_list_items_stand_on_lines_of_their_own() -> None:
    assert rule(parsed("publisher"), "361.1").text.split("\n")[1:] == [
        "* Standing Abilities",
        "* Swap Effects",
        "* Paid Abilities",
    ]
    assert rule(parsed("publisher"), "362.2").text.startswith("* Units speak")


def test_a_reference_is_a_line_of_the_rules_text() -> None:
    text = rule(parsed("publisher"), "362.1").text
    assert text.endswith("\nSee rule 363. Sample Triggers for more information.")
    assert rule(parsed("pdf"), "361").text.endswith("\nSee rule 362. Sample Moments for more information.")


def test_examples_are_parted_from_the_text() -> None:
    one = rule(parsed("publisher"), "364.1")
    assert one.text == "Its last dot is lost in print."
    assert [example.split()[0] for example in one.examples] == ["Hollow", "Salt"]
    assert one.examples[0].endswith("against its owner.")
    assert len(rule(parsed("unwrapped"), "361").examples) == 2
    assert rule(parsed("pdf"), "363").examples == ("Salt Piper waits at dawn.", "Hollow Drummer does not.")


def test_several_examples_below_one_word_are_several() -> None:
    examples = rule(parsed("publisher"), "364.3").examples
    assert [example.split()[1] for example in examples[:2]] == ["are", "are"]
    assert examples[0] == "Dice are rolled."
    assert rule(parsed("site"), "364").examples == ('"At dawn, roll."', "“When you roll, win.”")


def test_missing_dots_and_parents_and_hurt_numbers_are_findings() -> None:
    document = parsed("publisher")
    messages = " | ".join(finding.message for finding in document.findings)
    assert "last dot of 364.1 is missing" in messages
    assert "364.2.a.1 has no parent: 364.2.a is not printed" in messages
    assert "'Noise365.' may be the number 365" in messages
    assert "365" not in numbers(document)
    assert "hurt in print" in rule(document, "364.3").examples[-1]


def test_invisible_characters_and_ligatures_are_gone() -> None:
    assert rule(parsed("publisher"), "366").text.endswith("a symbol in older editions.")
    assert rule(parsed("pdf"), "361").text.startswith(
        'An ability, when it first works, is called "a first" and goes on over the page.'
    )


def test_pdf_text_may_break_after_a_number_and_between_words() -> None:
    assert rule(parsed("pdf"), "361.1").text == "A Unit’s owner picks."
    skipped = [use for use in parsed("pdf").lines if use.use is Use.SKIPPED]
    assert [use.reason for use in skipped] == ["page line", "page line"]


def test_sub_rules_run_into_a_paragraph_come_out_again() -> None:
    document = parsed("site")
    assert numbers(document) == ["364", "364.1", "364.1.a", "364.1.b", "364.2"]
    assert rule(document, "364.1.b").text == "It never waits under rule 366. Nobody does."


def test_a_site_copy_says_what_it_leaves_out() -> None:
    document = parsed("site")
    warnings = [finding for finding in document.findings if finding.severity is Severity.WARNING]
    assert any("leaves out 2 rules" in finding.message for finding in warnings)
    assert [finding for finding in warnings if "announces" in finding.message] == []


def test_related_faqs_are_kept() -> None:
    (faq,) = parsed("site").faqs
    assert (faq.question, faq.answer) == ("Does a trigger wait?", "It does, until its moment comes.")
    assert faq.last_line > faq.first_line
