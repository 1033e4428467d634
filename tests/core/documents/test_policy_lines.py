"""Tournament rules and guides line by line: lists, steps, wrapped lines, titles, tables and marks of Markdown."""

from __future__ import annotations

import pytest

from rules_data.core.documents import ParsedDocument, Use, parse_document
from rules_data.core.games import GAMES

HEAD = "Magic: The Gathering Tournament Rules\nEffective March 2, 2026\n\n"
AROUND = "1. Basics\n\n1.1 Kinds\n{}\n\n1.2 Who\nWhoever has signed up.\n\n2. Table\n\n2.1 Before\nBoth shuffle.\n"


def read(text: str) -> ParsedDocument:
    return parse_document(text.encode(), GAMES["magic"].publications["tr"].reader)


def section(body: str, number: str = "1.1") -> list[str]:
    """The lines of a section that has this body, its title first."""
    [found] = [node for node in read(HEAD + AROUND.format(body)).tree if str(node.number) == number]
    return found.text.split("\n")


@pytest.mark.parametrize("mark", ["•", "●", "▪", "‣", "◦", "*", "+", "-", "–"])
def test_every_kind_of_bullet_begins_an_item(mark: str) -> None:
    assert section(f"{mark} One thing.\n  {mark}  Another.") == ["Kinds", "* One thing.", "* Another."]


def test_a_small_o_is_a_bullet_where_it_stands_apart() -> None:
    assert section("o  A circle.\no brother of mine.") == ["Kinds", "* A circle.", "o brother of mine."]


@pytest.mark.parametrize("steps", ["1. First.\n2. Then.", "a) First.\nb) Then.", "A. First.\nB. Then."])
def test_steps_keep_what_counts_them(steps: str) -> None:
    assert section(steps) == ["Kinds", *steps.split("\n")]


@pytest.mark.parametrize(
    "line", ["1.5 hours is long.", "2.10 euros are paid.", "103.1 says so.", "3 players sit down."]
)
def test_a_number_that_begins_a_sentence_opens_no_section(line: str) -> None:
    assert section(line) == ["Kinds", line]


@pytest.mark.parametrize(
    ("lines", "joined"),
    [
        (["A competitor who is not in the seat when a round begins has a little while to", "come."], True),
        (["A competitor who is not in the seat when a round begins has a little while to", "Come."], True),
        (["A competitor who is not in the seat when a round begins has a little while at", "• Item."], False),
        (["A competitor who is not in the seat when a round begins has a little while.", "Come."], False),
        (["A competitor who is not there:", "come."], False),
        (["A competitor who is not in the seat when a round begins has a little while to", "1. Come."], False),
    ],
)
def test_a_line_goes_on_where_it_is_full_and_its_sentence_has_not_ended(lines: list[str], joined: bool) -> None:
    filler = "\n".join(["Whoever is there takes part in the round and says so to the judge of the day now."] * 12)
    found = section("\n".join([filler, "", *lines]))
    assert (" ".join(lines) in found) == joined


def test_a_number_alone_has_its_title_on_the_next_line() -> None:
    found = read(HEAD + "1. Basics\n\n1.1\nKinds of Events\nText.\n\n1.2 Who\nText.\n")
    assert [(str(node.number), node.text) for node in found.tree] == [
        ("1", "Basics"), ("1.1", "Kinds of Events\nText."), ("1.2", "Who\nText."),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("title", "read_as"),
    [("Kinds of Events and—\nOthers", "Kinds of Events and— Others"),
     ("Kinds of Events\nand others", "Kinds of Events and others")],
)  # fmt: skip
def test_a_title_that_wraps_is_one_title(title: str, read_as: str) -> None:
    found = read(HEAD + f"1. Basics\n\n1.1 {title}\nText here.\n\n1.2 Who\nText.\n")
    assert found.tree.nodes[1].text.split("\n")[0] == read_as


@pytest.mark.parametrize("line", ["---", "-----", "* * *", "- - -", "_____", "=====", "———"])
def test_a_line_that_only_draws_a_line_says_nothing_and_is_accounted_for(line: str) -> None:
    found = read(HEAD + AROUND.format(f"One.\n\n{line}\n\nTwo."))
    assert found.tree.nodes[1].text == "Kinds\nOne.\nTwo."
    [skipped] = [one for one in found.lines if one.use is Use.SKIPPED]
    assert (skipped.first, skipped.reason) == (9, "a line of the format")
    assert found.unaccounted == ()


def test_examples_are_told_from_the_text() -> None:
    found = read(HEAD + AROUND.format("Text.\nExample: Ann watches.\nExample: Bob plays."))
    node = found.tree.nodes[1]
    assert (node.text, node.examples) == ("Kinds\nText.", ("Ann watches.", "Bob plays."))


def test_appendices_are_lettered_sections() -> None:
    appendices = "Appendix A—What Is New\nChanges.\n\nAppendix B—More\nThings.\n"
    found = read(HEAD + f"1. Basics\n\n1.1 Kinds\nText.\n\n{appendices}")
    assert [(str(node.number), node.text) for node in found.tree][2:] == [
        ("A", "What Is New\nChanges."), ("B", "More\nThings."),
    ]  # fmt: skip


def test_a_number_that_is_left_out_is_told_before_the_next() -> None:
    found = read(HEAD + "1. Basics\n\n1.1 Kinds\nText.\n\n1.3 Who\nText.\n")
    assert [(one.message, one.line) for one in found.findings] == [("Numbers are left out before 1.3.", 9)]


def test_markdown_is_read_as_what_it_shows() -> None:
    body = (
        "A **bold** word and [a link](https://example.org/y).\n\n| Kind | Length |\n|:---|---:|\n| short | 20 |\n"
        "\n***\n\n- item *one*\n- item two"
    )
    plain = AROUND.format(body).replace("1. Basics", "## 1. Basics").replace("2. Table", "## 2. Table")
    for number in ("1.1 Kinds", "1.2 Who", "2.1 Before"):
        plain = plain.replace(number, f'### {number} <a href="#{number[:3]}" id="{number[:3]}">#</a>\n')
    found = read(f"# {HEAD}{plain}")
    [kinds] = [node for node in found.tree if str(node.number) == "1.1"]
    assert kinds.text.split("\n") == [
        "Kinds", "A bold word and a link.", "Kind | Length", "short | 20", "* item one", "* item two",
    ]  # fmt: skip
    assert found.unaccounted == ()
