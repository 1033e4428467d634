"""Each form Magic's rules have had, tried on a small rulebook of our own."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest

from rules_data.core.documents import ParsedDocument, Severity, Use, parse_document
from rules_data.core.games import GAMES
from rules_data.core.tree import NodeKind, RuleNode, RuleNumber
from rules_data.core.tree.schemes import MAGIC

SAMPLES = Path(__file__).parents[3] / "samples/magic"
RULEBOOK = (SAMPLES / "small-rulebook.txt").read_text("utf-8")
ARTICLE = (SAMPLES / "wiki-article.txt").read_text("utf-8")


def parsed(text: str | bytes) -> ParsedDocument:
    data = text if isinstance(text, bytes) else text.encode()
    return parse_document(data, GAMES["magic"].publications["cr"].reader)


def rule(document: ParsedDocument, number: str) -> RuleNode:
    node = document.tree.get(RuleNumber.parse(number, MAGIC))
    assert node is not None, number
    return node


def twelve_then_bare(text: str) -> bytes:
    """Twelve lines end as on Windows, all the others with a carriage return alone."""
    lines = text.split("\n")
    return b"\xef\xbb\xbf" + ("\r\n".join(lines[:12]) + "\r\n" + "\r".join(lines[12:])).encode()


def with_separators(text: str) -> bytes:
    """Blank lines hold a no-break space; senses and further paragraphs stand behind U+2028."""
    text = text.replace("\n\n", "\n\xa0\n").replace("\n2. (Obsolete)", "\u20282. (Obsolete)")
    text = text.replace("\nSee rule 100.2.", "\u2028See rule 100.2.")
    return text.replace("\n\xa0\n     Where", "\u2028Where").encode()


def as_markdown(text: str) -> bytes:
    lines = []
    for line in text.split("\n"):
        first, _, rest = line.partition(" ")
        if line.startswith("Example:"):
            lines.append(f"> **Example:** {rest}")
        elif first[:3].isdigit() and "." in first.rstrip(".") and first.lower() == first:
            # Subrules have a dot in this form; the sample's misprints stay as they are.
            dot = "." if first[-1].isalpha() else ""
            lines.append(f"**{first}{dot}** {rest}")
        elif first[:1].isdigit() or line in ("Contents", "Glossary", "Credits"):
            lines.append(f"## {line}")
        else:
            lines.append(line)
    return "\n".join(lines).encode()


def indented(text: str) -> bytes:
    """Rules by three spaces, subrules by six, examples by twelve."""
    by = [(r"(?m)^(?=\d{3}\.\d+[a-z])", 6), (r"(?m)^(?=\d{3}\.)", 3), (r"(?m)^(?=Example:)", 12)]
    for pattern, spaces in by:
        text = re.sub(pattern, " " * spaces, text)
    return text.encode()


FORMS: dict[str, Callable[[str], bytes]] = {
    "plain": lambda text: text.encode(),
    "mark and Windows line ends": lambda text: b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode(),
    "twelve Windows line ends, then bare carriage returns": twelve_then_bare,
    "Windows-1252": lambda text: text.encode("cp1252"),
    "GBK": lambda text: text.encode("gbk"),
    "UTF-16": lambda text: text.encode("utf-16"),
    "Windows-1252 read as Latin-1": lambda text: text.encode("cp1252").decode("latin-1").encode(),
    "blank lines doubled": lambda text: text.replace("\n\n", "\n\n\n\n").encode(),
    "spaces at line ends": lambda text: text.replace("\n", "  \n").encode(),
    "separators inside lines": with_separators,
    "Markdown": as_markdown,
    "indented": indented,
    "no blank line before examples": lambda text: text.replace("\n\nExample:", "\nExample:").encode(),
}


@pytest.mark.parametrize("form", FORMS)
def test_every_form_gives_the_same_document(form: str) -> None:
    plain, other = parsed(RULEBOOK), parsed(FORMS[form](RULEBOOK))
    assert other.unaccounted == ()
    assert other.tree == plain.tree, form
    assert [(one.term, one.text, one.senses) for one in other.terms] == [
        (one.term, one.text, one.senses) for one in plain.terms
    ]
    assert (other.title, other.stated_date, other.layout) == (plain.title, plain.stated_date, "publisher")
    # Where every subrule has a dot, one with a dot is no misprint.
    expected = [one.message for one in plain.findings if form != "Markdown" or "has a dot" not in one.message]
    assert [one.message for one in other.findings] == expected


def test_sections_and_chapters_are_headings_and_rules_stand_below_them() -> None:
    document = parsed(RULEBOOK)
    headings = [str(node.number) for node in document.tree if node.kind is NodeKind.HEADING]
    assert headings == ["1", "100", "101", "7", "700", "702", "704"]
    above = document.tree.ancestors(RuleNumber.parse("704.1aa", MAGIC))
    assert [node.text for node in above] == ["Other Things", "Cleaning Up", "Each of these is put away:"]


def test_the_date_is_the_one_the_text_states() -> None:
    assert parsed(RULEBOOK).stated_date == date(2031, 3, 5)


def test_misprinted_numbers_are_read_and_reported() -> None:
    document = parsed(RULEBOOK)
    assert rule(document, "100.1b").text == "A guest who only watches is no player."
    assert rule(document, "100.2").text == "All seats are taken from the left."
    assert rule(document, "100.3").text.startswith("The oldest deals")
    assert [finding.message for finding in document.findings if finding.severity is Severity.NOTE] == [
        "100.1b has a dot that subrules do not have.",
        "The space after 100.2 is missing.",
        "The dot after 100.3 is missing.",
    ]


def test_examples_belong_to_the_rule_above_and_are_no_text_of_it() -> None:
    node = rule(parsed(RULEBOOK), "100.1b")
    assert node.examples == (
        "Ana and Bo play while Cem looks on. Cem is a guest.",
        "Cem takes Bo’s seat between two games. Now Cem is a player.",
    )
    assert (node.first_line, node.last_line) == (29, 33)


def test_an_indented_paragraph_goes_on_with_the_rule_above() -> None:
    text = rule(parsed(RULEBOOK), "100.3").text
    assert text == ("The oldest deals; see rules 100.1a–b.\nWhere nobody knows who that is, they draw straws.")


def test_subrules_go_on_after_z() -> None:
    document = parsed(RULEBOOK)
    letters = [str(node.number)[5:] for node in document.tree.children(RuleNumber.parse("704.1", MAGIC))]
    assert letters[:12] == list("abcdefghijkm")
    assert letters[-4:] == ["y", "z", "aa", "ab"]
    assert not [finding for finding in document.findings if "left out" in finding.message]


def test_a_bare_title_is_a_rule_whose_text_is_the_title() -> None:
    document = parsed(RULEBOOK)
    assert (rule(document, "702.1").text, rule(document, "702.1").kind) == ("Hop", NodeKind.RULE)
    assert rule(document, "702.2").text == "Start the Music!"


def test_the_glossary_keeps_senses_obsolete_terms_and_entries_run_together() -> None:
    terms = {term.term: term for term in parsed(RULEBOOK).terms}
    assert list(terms) == ["Chair", "Deck", "Hop", "Guest, Visitor", "Hopper", "Start the Music!", "Watch"]
    assert terms["Chair"].senses == ("A seat at the table.", "(Obsolete) The one who leads a game.")
    assert terms["Chair"].text.endswith("\nSee rule 100.2.")
    assert [term.term for term in terms.values() if term.obsolete] == ["Hopper"]
    assert terms["Hop"].text == "A keyword that moves its owner. See rule 702.1, “Hop.”"
    assert terms["Watch"].text.count("\n") == 1
    assert terms["Watch"].senses == ()


def test_every_line_with_text_is_accounted_for() -> None:
    document = parsed(RULEBOOK)
    assert document.unaccounted == ()
    uses = {use.use for use in document.lines}
    assert uses >= {Use.TITLE, Use.DATE, Use.CONTENTS, Use.HEADING, Use.RULE, Use.EXAMPLE, Use.TERM, Use.CREDITS}


def test_a_part_of_the_rules_is_read_by_itself() -> None:
    part = RULEBOOK[RULEBOOK.rindex("702. Keywords") : RULEBOOK.rindex("704. Cleaning")]
    document = parsed(part)
    assert (document.layout, document.findings) == ("part", ())
    assert [str(node.number) for node in document.tree] == ["702", "702.1", "702.1a", "702.2", "702.2a"]


def test_an_article_gives_its_rules_terms_and_examples() -> None:
    document = parsed(ARTICLE)
    assert (document.title, document.layout, document.stated_date) == ("Hopping", "wiki", date(2031, 3, 5))
    assert [str(node.number) for node in document.tree] == ["702", "702.1", "702.1a", "702.1b", "702.2"]
    assert rule(document, "702.1a").examples == ("Ana hops past Bo.",)
    assert [(term.term, term.text) for term in document.terms] == [
        ("Hop", "A keyword that moves its owner. See rule 702.1, “Hop.”")
    ]
    assert document.unaccounted == ()
    assert document.findings == ()


def test_an_articles_own_examples_keep_their_labels_and_what_they_show() -> None:
    first, second, card = parsed(ARTICLE).examples
    assert (first.label, first.about) == ("Example 1", "Hopping is never optional.")
    assert (second.label, second.about) == ("Example 2", first.about)
    assert second.text == "Bo hops next and lands where Ana was."
    assert card.about == "Some cards show it."
    assert card.text.startswith("Spring Heels {1}{G}\nGear — Shoes\n")
    assert card.text.endswith("III — Hop twice.")


def test_an_article_that_quotes_two_editions_is_reported() -> None:
    other = ARTICLE.replace("(March 5, 2031", "(March 6, 2032", 1)
    (finding,) = parsed(other).findings
    assert "2031-03-05" in finding.message
    assert "2032-03-06" in finding.message


def test_an_article_may_quote_in_any_order_and_a_rule_twice() -> None:
    again = "From the Comprehensive Rules (March 5, 2031—Music Box)\n\n  • 100.1. Two sit down.\n  • 702.1. Hop\n\n"
    document = parsed(ARTICLE.replace("Common cases", again + "Common cases"))
    assert [str(node.number) for node in document.tree][:2] == ["100.1", "702"]
    assert len(document.tree) == len(parsed(ARTICLE).tree) + 1
    assert document.unaccounted == ()
    assert document.findings == ()


def test_an_article_that_quotes_a_rule_in_two_ways_is_reported() -> None:
    again = "From the Comprehensive Rules (March 5, 2031—Music Box)\n\n  • 702.1b Nobody hops at all.\n\n"
    document = parsed(ARTICLE.replace("Common cases", again + "Common cases"))
    assert rule(document, "702.1b").text == "Nobody hops twice in one turn."
    assert "702.1b was quoted otherwise on line 27" in document.findings[0].message
