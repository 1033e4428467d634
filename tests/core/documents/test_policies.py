"""Documents about tournaments: chapters, sections and appendices, and what belongs to each."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_data.core.documents import ParsedDocument, Severity, UnableToReadDocument, parse_document
from rules_data.core.games import GAMES
from rules_data.core.tree import NodeKind

SAMPLES = Path(__file__).parents[2] / "samples"
FILES = {
    ("magic", "tr"): "magic/tournament-rules.txt",
    ("magic", "ipg"): "magic/infraction-guide.txt",
    ("flesh-and-blood", "tr"): "flesh_and_blood/tournament-rules.md",
    ("flesh-and-blood", "ppg"): "flesh_and_blood/penalty-guide.txt",
}


def text_of(game: str, document: str) -> str:
    return (SAMPLES / FILES[game, document]).read_text()


def read(text: str, game: str = "magic", document: str = "tr") -> ParsedDocument:
    return parse_document(text.encode(), GAMES[game].publications[document].reader)


def numbers(document: ParsedDocument) -> list[str]:
    return [str(node.number) for node in document.tree]


def text(document: ParsedDocument, number: str) -> str:
    return next(node.text for node in document.tree if str(node.number) == number)


def refusal(said: str, game: str = "magic", document: str = "tr") -> str:
    with pytest.raises(UnableToReadDocument) as caught:
        read(said, game, document)
    assert caught.value.advice
    return str(caught.value)


@pytest.mark.parametrize(
    ("named", "expected"),
    [
        (("magic", "tr"), "1 1.1 1.2 2 2.1 2.2 2.10 A"),
        (("magic", "ipg"), "1 1.1 2 2.1 2.2"),
        (("flesh-and-blood", "tr"), "1 1.1 1.2 2 2.1"),
        (("flesh-and-blood", "ppg"), "1 1.1 1.2 2 2.1 2.1.1"),
    ],
)
def test_each_document_is_read_whole_with_its_date(named: tuple[str, str], expected: str) -> None:
    document = read(text_of(*named), *named)
    assert numbers(document) == expected.split()
    assert document.stated_date is not None
    assert not document.unaccounted


def test_the_title_opens_the_text_of_its_section_and_a_title_alone_is_a_heading() -> None:
    document = read(text_of("magic", "tr"))
    assert text(document, "2.10").splitlines()[0] == "Taking Back a Play"
    kinds = {str(node.number): node.kind for node in document.tree}
    assert (kinds["1"], kinds["2"], kinds["2.10"]) == (NodeKind.HEADING, NodeKind.RULE, NodeKind.RULE)


def test_items_of_lists_and_numbers_that_begin_a_line_are_no_sections() -> None:
    document = read(text_of("magic", "tr"))
    assert "2. One of them is chosen at random to go first, as rule 103.1 says." in text(document, "2.1").splitlines()
    assert "3.5 extra minutes" in text(document, "2.2")


def test_wrapped_lines_are_joined_and_lists_are_lists() -> None:
    said = text(read(text_of("magic", "tr")), "1.1").splitlines()
    assert said[1].endswith("does not change that once the first round is paired.")
    assert said[2] == "* A casual event teaches."


def test_examples_are_told_from_the_text_by_their_letters_their_bullets_and_their_word() -> None:
    guide = read(text_of("magic", "ipg"), "magic", "ipg")
    trigger = next(node for node in guide.tree if str(node.number) == "2.1")
    assert [one.split()[0] for one in trigger.examples] == ["Ann", "Ben"]
    assert trigger.text.splitlines()[:2] == ["Game Play Error — Forgotten Trigger", "No Penalty"]
    penalties = read(text_of("flesh-and-blood", "ppg"), "flesh-and-blood", "ppg")
    assert [len(node.examples) for node in penalties.tree] == [0, 0, 0, 0, 2, 0]
    assert len(read(text_of("magic", "tr")).tree.nodes[2].examples) == 1


def test_a_title_on_the_line_below_its_number_is_its_title() -> None:
    assert text(read(text_of("magic", "ipg"), "magic", "ipg"), "1.1").startswith("DEFINITION OF PENALTIES\n")


def test_markdown_leaves_no_marks() -> None:
    document = read(text_of("flesh-and-blood", "tr"), "flesh-and-blood", "tr")
    assert not any(mark in node.text for node in document.tree for mark in ("**", "<a", "#", "---"))
    assert "Win | 1" in text(document, "1.2").splitlines()


def test_another_document_is_refused() -> None:
    assert "Tournament Rules" in refusal(text_of("magic", "ipg"), "magic", "tr")
    assert "policy document" in refusal((SAMPLES / "magic" / "small-rulebook.txt").read_text())
    play = (SAMPLES / "flesh_and_blood" / "publisher.txt").read_text()
    assert refusal(f"Tournament Rules\n{play}", "flesh-and-blood", "tr")


def test_a_document_that_was_cut_is_refused_by_its_contents_or_its_last_sentence() -> None:
    whole = text_of("magic", "tr")
    assert "contents list names 2.10" in refusal(whole[: whole.index("2.10 Taking Back a Play\nA play")])
    assert "ends inside 2.1" in refusal(text_of("flesh-and-blood", "tr")[:-12], "flesh-and-blood", "tr")


def test_a_section_that_stands_twice_or_out_of_order_holds_back_publishing() -> None:
    whole = text_of("magic", "tr")
    block = whole[whole.index("1.2 Who Takes Part\n") : whole.index("2. At the Table\nBoth")]
    moved = whole.replace("2.1 Before a Game\nEach", f"{block}\n2.1 Before a Game\nEach")
    held = [one.message for one in read(moved).findings if one.severity is Severity.OBSTACLE]
    assert held == ["The heading 1.2 stands twice, first on line 26; it was kept with 2."]


def test_a_section_that_is_lost_is_missed_by_the_contents() -> None:
    whole = text_of("magic", "tr")
    start = whole.index("2.2 When Time Is Up\nThe turn")
    without = read(whole[:start] + whole[whole.index("2.10 Taking Back a Play\nA play") :])
    assert any(one.severity is Severity.OBSTACLE and "2.2" in one.message for one in without.findings)
