"""A damaged file does not pass for a new edition: what is missing is named, and publishing is held back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules_data.core.documents import ParsedDocument, Severity, find_losses, find_lost_terms, parse_document
from rules_data.core.games import GAMES
from rules_data.core.tree import align

# fmt: off
WORDS = ["cup", "lamp", "table", "coin", "bell", "chair", "host", "guest", "river", "stone", "window", "garden",
         "candle", "ladder", "mirror", "basket"]
# fmt: on


def told(at: int) -> str:
    one, two, three = WORDS[at % 16], WORDS[(at * 7 + 3) % 16], WORDS[(at * 5 + at // 16) % 16]
    return f"Whoever holds the {one} of evening {at} lends the {two} before the {three} is moved."


def riftbound(sections: int = 6) -> list[str]:
    """A rulebook of our own: sections of five rules, each with three sub-rules and an example."""
    lines = ["Riftbound Core Rules", "Last Updated: 2026-03-30", "000. Golden Rules", f"001. {told(900)}"]
    at = 0
    for section in range(sections):
        number = 300 + section * 6
        lines.append(f"{number}. The {WORDS[section].title()} Section")
        for rule in range(number + 1, number + 6):
            at += 1
            lines.append(f"{rule}. {told(at)}")
            for letter in (1, 2, 3):
                at += 1
                lines.append(f"{rule}.{letter}. {told(at)}")
            lines.append(f"Example: {told(at + 400)}")
    return lines


def magic(chapters: int = 5) -> list[str]:
    lines = [f"{100 + chapter}. The {WORDS[chapter].title()}s" for chapter in range(chapters)]
    body = ["1. Game Concepts"]
    at = 0
    for chapter in range(chapters):
        body.append(f"{100 + chapter}. The {WORDS[chapter].title()}s")
        for rule in range(1, 6):
            at += 1
            body.append(f"{100 + chapter}.{rule}. {told(at)}")
            for letter in "abc":
                at += 1
                body.append(f"{100 + chapter}.{rule}{letter} {told(at)}")
    front = ["Magic: The Gathering Comprehensive Rules", "", "These rules are effective as of March 5, 2031.", ""]
    return [*front, "Contents", "", "1. Game Concepts", *lines, "Glossary", "Credits", "", *body, "Glossary", "",
            "Cup", "A thing to drink from.", "", "Credits", "", "Thanks to everyone."]  # fmt: skip


def flesh_and_blood(sections: int = 6) -> list[str]:
    lines = ["1 Game Concepts"]
    at = 0
    for section in range(sections):
        lines.append(f"1.{section} {WORDS[section].title()}s")
        for rule in range(1, 6):
            at += 1
            lines.append(f"1.{section}.{rule} {told(at)}")
            for letter in "abc":
                at += 1
                lines.append(f"1.{section}.{rule}{letter} {told(at)}")
            lines.append(f"Example: {told(at + 400)}")
    return lines


BOOKS: dict[str, Callable[[], list[str]]] = {"riftbound": riftbound, "magic": magic, "flesh-and-blood": flesh_and_blood}


def read(game: str, lines: list[str]) -> ParsedDocument:
    return parse_document("\n".join(lines).encode(), GAMES[game].publications["cr"].reader)


def signs(game: str, lines: list[str]) -> dict[Severity, list[str]]:
    """What a person is told of a copy, compared with the undamaged book."""
    before, now = read(game, BOOKS[game]()).tree, read(game, lines)
    found = [(finding.severity, str(finding)) for finding in now.findings]
    losses = find_losses(before, now.tree, align(before, now.tree), "v1.2")
    found += [(loss.severity, loss.message) for loss in losses]
    return {severity: [text for kind, text in found if kind is severity] for severity in Severity}


@pytest.mark.parametrize("game", BOOKS)
def test_an_undamaged_file_is_not_held_back(game: str) -> None:
    found = signs(game, BOOKS[game]())
    assert found[Severity.OBSTACLE] == []
    assert not any("is not here" in text for text in found[Severity.WARNING])


@pytest.mark.parametrize("game", ["riftbound", "flesh-and-blood"])
def test_a_missing_first_part_is_held_back(game: str) -> None:
    lines = BOOKS[game]()
    start = next(at for at, line in enumerate(lines) if line.startswith(("312. ", "1.2 ")))
    held = signs(game, lines[start:])[Severity.OBSTACLE]
    assert any("The first" in text for text in held)
    assert any("begins with" in text for text in held)


@pytest.mark.parametrize(("game", "first", "last"), [("riftbound", "307.1", "320."), ("magic", "101.3. ", "103.2. "),
                                                     ("flesh-and-blood", "1.2.3 ", "1.4.2 ")])  # fmt: skip
def test_a_missing_block_is_held_back_where_the_numbers_jump(game: str, first: str, last: str) -> None:
    lines = BOOKS[game]()
    rules = [at for at, line in enumerate(lines) if line.startswith(first)]
    start = rules[-1]
    end = max(at for at, line in enumerate(lines) if line.startswith(last))
    held = signs(game, lines[:start] + lines[end:])[Severity.OBSTACLE]
    assert any("not here, and v1.2 has no such jump" in text or "rules from" in text for text in held)


@pytest.mark.parametrize(
    ("game", "gone"), [("riftbound", "302.2."), ("magic", "101.2b"), ("flesh-and-blood", "1.2.2b")]
)
def test_one_rule_missing_from_the_middle_is_held_back(game: str, gone: str) -> None:
    found = signs(game, [line for line in BOOKS[game]() if not line.startswith(gone)])
    assert any("no such jump" in text for text in found[Severity.OBSTACLE])


@pytest.mark.parametrize(
    ("game", "gone"), [("riftbound", "302.3."), ("magic", "101.2c"), ("flesh-and-blood", "1.2.2c")]
)
def test_a_rule_missing_from_the_end_of_its_siblings_is_named(game: str, gone: str) -> None:
    found = signs(game, [line for line in BOOKS[game]() if not line.startswith(gone)])
    number = gone.rstrip(".")
    assert any(f"{number} of v1.2" in text for text in found[Severity.WARNING])


@pytest.mark.parametrize(
    ("game", "right", "wrong"),
    [
        ("riftbound", "302.2.", "3302.2."),
        ("riftbound", "302.2.", "3O2.2."),
        ("riftbound", "302.2.", "302,2."),
        ("riftbound", "302.2.", "302..2."),
        ("magic", "101.2b", "1011.2b"),
        ("magic", "101.2b", "1O1.2b"),
        ("flesh-and-blood", "1.2.2b", "1..2.2b"),
    ],
)
def test_a_damaged_number_that_joins_its_rule_to_the_one_above_is_held_back(game: str, right: str, wrong: str) -> None:
    lines = [line.replace(right, wrong) if line.startswith(right) else line for line in BOOKS[game]()]
    found = signs(game, lines)
    assert found[Severity.OBSTACLE]
    told = found[Severity.OBSTACLE] + found[Severity.WARNING]
    assert any(right.rstrip(".") in text or wrong in text for text in told)


def test_a_damaged_number_is_told_without_an_earlier_version_too() -> None:
    lines = [line.replace("302.2.", "3302.2.") if line.startswith("302.2.") else line for line in riftbound()]
    findings = [finding for finding in read("riftbound", lines).findings if finding.severity is Severity.OBSTACLE]
    assert [finding.line for finding in findings] == [lines.index(next(x for x in lines if x.startswith("3302"))) + 1]
    assert "'3302.2.'" in findings[0].message


def test_examples_that_vanish_are_held_back() -> None:
    held = signs("riftbound", [line for line in riftbound() if not line.startswith("Example")])[Severity.OBSTACLE]
    assert any("have none here" in text for text in held)


def test_texts_changed_nearly_everywhere_are_held_back() -> None:
    lines = [line.replace("Whoever", "Who ever") for line in riftbound()]
    held = signs("riftbound", lines)[Severity.OBSTACLE]
    assert any("say what they say in v1.2" in text for text in held)


@pytest.mark.parametrize("mark", ["{}**", "<em>{}</em>", "[{}](#lamp)", "&nbsp;{}", "[[rule:{}]]", "~~{}~~"])
@pytest.mark.parametrize("game", BOOKS)
def test_marks_of_another_format_left_in_the_texts_are_held_back(game: str, mark: str) -> None:
    lines = [line.replace("lamp", mark.format("lamp")) if "Whoever" in line else line for line in BOOKS[game]()]
    found = [finding for finding in read(game, lines).findings if finding.severity is Severity.OBSTACLE]
    assert len(found) >= 3
    assert "mark" in found[0].message


def test_a_rule_struck_out_and_the_others_renumbered_is_named_and_not_held_back() -> None:
    lines = riftbound()
    at = next(place for place, line in enumerate(lines) if line.startswith("302.2."))
    moved = [line.replace("302.3.", "302.2.") if line.startswith("302.3.") else line for line in lines]
    del moved[at]
    found = signs("riftbound", moved)
    assert found[Severity.OBSTACLE] == []
    assert any("302.2 of v1.2" in text for text in found[Severity.WARNING])


def told_of_new_rules(lines: list[str], damage: Callable[[list[str]], list[str]]) -> dict[Severity, list[str]]:
    """What a person is told of a damaged copy whose last rules the version before does not have."""
    before, now = read("riftbound", lines[:-3]).tree, read("riftbound", damage(lines))
    losses = find_losses(before, now.tree, align(before, now.tree), "v1.2")
    found = [(finding.severity, finding.message) for finding in now.findings]
    found += [(loss.severity, loss.message) for loss in losses]
    return {severity: [text for kind, text in found if kind is severity] for severity in Severity}


NEW_AT_THE_END = [
    *riftbound(),
    "900.1. Nobody had ever thought of this before.",
    "900.1.a. Somebody thinks of it now and writes it down.",
    "900.1.b. Whoever reads it is asked to think of it too.",
]


def test_new_rules_that_are_cut_short_are_missed_by_where_the_document_ends() -> None:
    found = told_of_new_rules(NEW_AT_THE_END, lambda lines: lines[:-1])
    assert any("ends with 900.1.a" in text for text in found[Severity.WARNING])


def test_a_new_rule_whose_number_is_gone_but_for_its_dot_is_held_back() -> None:
    found = told_of_new_rules(NEW_AT_THE_END, lambda lines: [*lines[:-1], lines[-1].replace("900.1.b. ", ". ")])
    assert any("'.' may be a damaged number" in text for text in found[Severity.OBSTACLE])


@pytest.mark.parametrize("mark", ["%", "#", "~"])
def test_a_new_rule_with_a_mark_in_its_number_is_held_back(mark: str) -> None:
    wrong = NEW_AT_THE_END[-1].replace("900.1.b.", f"900.1.b{mark}")
    found = told_of_new_rules(NEW_AT_THE_END, lambda lines: [*lines[:-1], wrong])
    assert any("damaged number" in text for text in found[Severity.OBSTACLE])


def test_a_new_rule_with_a_space_in_its_number_is_held_back() -> None:
    wrong = NEW_AT_THE_END[-1].replace("900.1.b.", "900 1.b.1.")
    found = told_of_new_rules(NEW_AT_THE_END, lambda lines: [*lines[:-1], wrong])
    assert any("damaged number" in text for text in found[Severity.OBSTACLE])


def test_a_new_rule_below_a_number_that_is_not_there_is_held_back() -> None:
    def without_parent(lines: list[str]) -> list[str]:
        return [*lines[:-2], "900.1.a.1. Somebody thinks of it now and writes it down."]

    found = told_of_new_rules(NEW_AT_THE_END, without_parent)
    assert "900.1.a.1 stands below 900.1.a, which is not here." in found[Severity.OBSTACLE]


def test_a_part_of_the_glossary_that_is_gone_is_held_back_and_single_entries_are_named() -> None:
    before = [f"{word.title()}ful" for word in sorted(WORDS)]
    part = find_lost_terms(before, before[:5] + before[9:], "v1")
    assert [loss.severity for loss in part] == [Severity.OBSTACLE] + [Severity.WARNING] * 4
    assert f"4 entries from “{before[5]}” to “{before[8]}” of the glossary of v1" in part[0].message
    single = find_lost_terms(before, [term.upper() for term in before if term != before[3]], "v1")
    assert [(loss.severity, before[3] in loss.message) for loss in single] == [(Severity.WARNING, True)]


def test_a_rule_of_which_the_rest_ran_into_the_one_above_is_named() -> None:
    kept = [
        "361. Whoever throws first does one of these:",
        "361.1. Turn over one of the tiles on the own shelf.",
        "361.2. Leave the cup where it stands and sing two of the verses aloud to the table.",
        "362. A round ends when the lamp goes out and nobody lights another one.",
    ]
    cut = [*kept[:2], "and sing two of the verses aloud to the table.", kept[3]]
    head = ["Riftbound Core Rules", "Last Updated: 2026-03-30", "360. Dice"]
    before, now = (read("riftbound", [*head, *lines]).tree for lines in (kept, cut))
    told = [loss.message for loss in find_losses(before, now, align(before, now), "v1")]
    assert any(message.startswith("361.2 of v1 ") for message in told)
