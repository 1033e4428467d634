"""The publisher's whole editions: exact counts, every line, and the traps they hold."""

from __future__ import annotations

import time
from collections import Counter
from datetime import date
from functools import cache
from pathlib import Path

import pytest

from rules_data.core.documents import ParsedDocument, Severity, parse_document
from rules_data.core.games import GAMES
from rules_data.core.tree import NodeKind, RuleNode, RuleNumber
from rules_data.core.tree.schemes import MAGIC

SHARED = Path(__file__).parents[4].parent / "shared"
SEED = SHARED / "seeds/magic-wiki-triggered-ability.txt"

# date: chapters, rules, subrules, examples, terms
COUNTS = {
    "2022-04-29": (137, 1031, 1620, 265, 622),
    "2024-06-07": (144, 1117, 1850, 278, 683),
    "2025-02-07": (144, 1127, 1895, 274, 703),
    "2026-01-16": (146, 1157, 1957, 276, 725),
    "2026-08-07": (147, 1173, 1989, 277, 739),
}

pytestmark = [
    pytest.mark.official,
    pytest.mark.skipif(not SHARED.is_dir(), reason="the publishers' documents are not here (../shared)"),
]


@cache
def parsed(edition: str) -> ParsedDocument:
    data = (SHARED / f"documents/magic/MagicCompRules-{edition}.txt").read_bytes()
    return parse_document(data, GAMES["magic"].publications["cr"].reader)


@cache
def article() -> ParsedDocument:
    return parse_document(SEED.read_bytes(), GAMES["magic"].publications["cr"].reader)


def rule(document: ParsedDocument, number: str) -> RuleNode:
    node = document.tree.get(RuleNumber.parse(number, MAGIC))
    assert node is not None, number
    return node


@pytest.mark.parametrize("edition", COUNTS)
def test_every_record_of_an_edition_is_read(edition: str) -> None:
    document = parsed(edition)
    depths = Counter(node.number.depth for node in document.tree)
    examples = sum(len(node.examples) for node in document.tree)
    assert depths[0] == 9
    assert (depths[1], depths[2], depths[3], examples, len(document.terms)) == COUNTS[edition]
    assert {node.kind for node in document.tree if node.number.depth < 2} == {NodeKind.HEADING}
    assert {node.kind for node in document.tree if node.number.depth > 1} == {NodeKind.RULE}


@pytest.mark.parametrize("edition", COUNTS)
def test_every_line_of_an_edition_is_accounted_for(edition: str) -> None:
    assert parsed(edition).unaccounted == ()


@pytest.mark.parametrize("edition", COUNTS)
def test_the_date_comes_from_the_text(edition: str) -> None:
    document = parsed(edition)
    assert document.stated_date == date.fromisoformat(edition)
    assert (document.title, document.layout) == ("Magic: The Gathering Comprehensive Rules", "publisher")


@pytest.mark.parametrize("edition", COUNTS)
def test_only_what_is_really_odd_is_reported(edition: str) -> None:
    warnings = {
        finding.message.split(": ")[-1]
        for finding in parsed(edition).findings
        if finding.severity is Severity.WARNING and "is not finished" not in finding.message
    }
    assert warnings <= {"The credits are not finished."}
    unfinished = [finding for finding in parsed(edition).findings if "is not finished" in finding.message]
    assert len(unfinished) == 4  # full stops that the publisher left out, in every edition


@pytest.mark.parametrize("edition", COUNTS)
def test_misprinted_numbers_are_read(edition: str) -> None:
    document = parsed(edition)
    assert rule(document, "119.1d").text.startswith("In a")
    assert rule(document, "606.5").text.startswith("If")


@pytest.mark.parametrize("edition", ["2024-06-07", "2025-02-07"])
def test_a_rule_without_a_space_after_its_number_is_read(edition: str) -> None:
    assert rule(parsed(edition), "901.4").text.startswith("All")


def test_subrules_after_z_are_read() -> None:
    assert rule(parsed("2026-08-07"), "704.5aa").number.parent == RuleNumber.parse("704.5", MAGIC)


@pytest.mark.parametrize("edition", COUNTS)
def test_further_paragraphs_belong_to_their_rule(edition: str) -> None:
    assert len(rule(parsed(edition), "205.4c").text.split("\n")) == 2
    assert len(rule(parsed(edition), "509.1b").text.split("\n")) == 2


@pytest.mark.parametrize(("edition", "senses", "obsolete"), [("2024-06-07", 25, 31), ("2026-08-07", 28, 33)])
def test_senses_and_obsolete_terms_are_kept(edition: str, senses: int, obsolete: int) -> None:
    terms = parsed(edition).terms
    assert sum(bool(term.senses) for term in terms) == senses
    assert sum(term.obsolete for term in terms) == obsolete
    ability = next(term for term in terms if term.term == "Ability")
    assert len(ability.senses) == 2
    assert len(ability.text.split("\n")) == 3


def test_entries_the_publisher_ran_together_are_told_apart() -> None:
    names = [term.term for term in parsed("2022-04-29").terms]
    at = names.index("Affinity")
    assert names[at - 1] == "Adventurer Card"


def test_the_article_holds_the_rules_of_its_edition() -> None:
    document, edition = article(), parsed("2024-06-07")
    assert (document.layout, document.stated_date) == ("wiki", date(2024, 6, 7))
    assert len([node for node in document.tree if node.kind is NodeKind.RULE]) == 47
    for node in document.tree:
        assert Counter(plain(node.text)) == Counter(plain(rule(edition, str(node.number)).text))
        assert len(node.examples) == len(rule(edition, str(node.number)).examples)


def plain(text: str) -> str:
    return "".join(character for character in text if character.isalnum())


def test_the_article_holds_terms_of_the_glossary_and_examples_of_its_own() -> None:
    document = article()
    glossary = {plain(term.term): plain(term.text) for term in parsed("2024-06-07").terms}
    assert len(document.terms) == 8
    for term in document.terms:
        assert glossary[plain(term.term)] == plain(term.text)
    labels = [example.label for example in document.examples]
    assert labels == ["Example", "Example", "Example", "Example", "Example 1", "Example 2", "Example"]
    assert document.examples[4].about == document.examples[5].about
    assert len(document.examples[6].text.split("\n")) == 5
    assert document.unaccounted == ()


@pytest.mark.benchmark
@pytest.mark.parametrize("edition", COUNTS)
def test_an_edition_is_read_in_a_moment(edition: str, capsys: pytest.CaptureFixture[str]) -> None:
    data = (SHARED / f"documents/magic/MagicCompRules-{edition}.txt").read_bytes()
    started = time.perf_counter()
    document = parse_document(data, GAMES["magic"].publications["cr"].reader)
    took = time.perf_counter() - started
    with capsys.disabled():
        print(f"\nMagic {edition}: {len(document.tree)} records and {len(document.terms)} terms read in {took:.2f} s")
    assert len(document.tree) > 2_000
