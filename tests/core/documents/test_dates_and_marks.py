"""Days as documents state them, and the marks that Markdown copies put around words."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import pytest

from rules_data.core.documents.decoding import SourceLine
from rules_data.core.documents.flesh_and_blood import front_matter as flesh_and_blood
from rules_data.core.documents.flesh_and_blood.sentences import goes_on, has_ended, is_title
from rules_data.core.documents.magic import front_matter as magic
from rules_data.core.documents.magic.record_starts import damaged_number, match_record, match_section
from rules_data.core.documents.markdown_marks import heading_of, is_markdown, is_ruler, without_marks
from rules_data.core.documents.policies import front_matter as policies
from rules_data.core.documents.riftbound import front_matter as riftbound

Read = Callable[[str], date | None]
DAY = date(2024, 6, 7)


@pytest.mark.parametrize(
    ("read", "text"),
    [
        *((magic.read_date, text) for text in ("June 7, 2024", "7 June 2024", "Jun. 7, 2024", "June 7th 2024",
            "2024-06-07", "on june 7, 2024.")),
        *((riftbound.read_date, text) for text in ("2024-06-07", "2024-6-7", "6/7/2024", "June 7, 2024",
            "June 7th, 2024.", " JUNE 7 2024 ")),
        *((flesh_and_blood.read_date, text) for text in ("2024-06-07", "2024-6-7", "June 7, 2024", "7 June 2024",
            "7th June, 2024")),
        *((policies.read_date, text) for text in ("2024-06-07", "June 7, 2024", "7 June 2024", "june 7th, 2024")),
    ],
)  # fmt: skip
def test_a_day_is_read_in_the_forms_that_publishers_use(read: Read, text: str) -> None:
    assert read(text) == DAY


@pytest.mark.parametrize(
    ("read", "text"),
    [
        *((magic.read_date, text) for text in ("", "soon", "June 31, 2024", "Junk 7, 2024", "2024-13-01", "June 2024")),
        *((riftbound.read_date, text) for text in ("", "soon", "13/7/2024", "June 31, 2024", "2024-02-30",
            "7 June 2024 or so")),
        *((flesh_and_blood.read_date, text) for text in ("June 31, 2024", "2024-02-30", "30 February 2024")),
        *((policies.read_date, text) for text in ("June 31, 2024", "2024-13-01")),
    ],
)  # fmt: skip
def test_no_day_is_made_up(read: Read, text: str) -> None:
    assert read(text) is None


@pytest.mark.parametrize(
    ("line", "plain"),
    [
        ("## Turns and phases", "Turns and phases"),
        ("### Turns ###", "Turns"),
        ("**1.0.1** A hero stands alone.", "1.0.1 A hero stands alone."),
        ("**1.0.1**5 cards are drawn.", "1.0.1 5 cards are drawn."),
        ("__Bold__ and *slanted* words", "Bold and slanted words"),
        ("See [rule 603](https://example.org/603) for it.", "See rule 603 for it."),
        ("See [[CR 603]](/603).", "See [CR 603]."),
        ("> Example: A hero waits.", "Example: A hero waits."),
        ("- > Note: A hero waits.", "Note: A hero waits."),
        ("Rule one<sup>2</sup>", "Rule one2"),
        ('<a id="1.0.1"></a>1.0.1 Text', "1.0.1 Text"),
        ("1.0.1 Text { #cr1.0.1 }", "1.0.1 Text"),
        (r"\[M\] costs 1\.", "[M] costs 1."),
        ("a * b * c", "a * b * c"),
        ("2 > 1 and 1 < 2", "2 > 1 and 1 < 2"),
        ("snake_case_words stay", "snake_case_words stay"),
        ("", ""),
    ],
)
def test_marks_are_taken_off_and_words_stay(line: str, plain: str) -> None:
    assert without_marks(line) == plain


@pytest.mark.parametrize(
    ("line", "title"),
    [("# One", "One"), ("###### Six ##", "Six"), ("####### Seven", ""), ("#hashtag", ""), ("# ", ""), ("One", ""),
     ("  ## **Bold**", "Bold")],
)  # fmt: skip
def test_a_heading_is_told_by_its_hashes(line: str, title: str) -> None:
    assert heading_of(line) == title


@pytest.mark.parametrize(
    ("line", "ruler"),
    [("---", True), (" ***** ", True), ("___", True), ("--", False), ("--- a", False), ("-*-", False)],
)
def test_a_line_that_only_draws_a_line_says_nothing(line: str, ruler: bool) -> None:
    assert is_ruler(line) is ruler


@pytest.mark.parametrize(
    ("text", "told"),
    [("# Heading", True), ("Some **bold** words", True), ("> Example: so", True), ('<a name="x">', True),
     ("> and on", False), ("2 * 3 ** 4", False), ("#1 of the list", False)],
)  # fmt: skip
def test_markdown_is_told_by_its_marks_and_never_by_a_lone_sign(text: str, told: bool) -> None:
    lines = [SourceLine(1, "Plain words."), SourceLine(2, text)]
    assert is_markdown(lines) is told


@pytest.mark.parametrize(
    ("text", "number", "rest", "odd"),
    [
        ("603. Triggers", "603", "Triggers", ""),
        ("603.4. When it happens, look.", "603.4", "When it happens, look.", ""),
        ("603.4a When it happens, look.", "603.4a", "When it happens, look.", ""),
        ("603.4a. When it happens, look.", "603.4a", "When it happens, look.", "dot that subrules do not have"),
        ("603.4 When it happens, look.", "603.4", "When it happens, look.", "dot after 603.4 is missing"),
        ("603.4.When it happens, look.", "603.4", "When it happens, look.", "space after 603.4 is missing"),
        ("603.4.", "603.4", "", ""),
    ],
)
def test_a_record_is_read_with_what_is_odd_about_its_print(text: str, number: str, rest: str, odd: str) -> None:
    found = match_record(text)
    assert found is not None
    assert (str(found.number), found.text) == (number, rest)
    assert odd in found.oddity
    assert bool(odd) == bool(found.oddity)


@pytest.mark.parametrize(
    "text", ["100 cards", "Rule 603.4", "60. Old", "6034. Long", "603.04. Text", "603.4abc Text", "", "603.4.x"]
)
def test_counts_and_broken_numbers_begin_no_record(text: str) -> None:
    assert match_record(text) is None


@pytest.mark.parametrize(
    ("text", "number"),
    [("6. Spells and more", "6"), ("0. Nothing", None), ("6. This is a whole sentence.", None), ("6 Spells", None),
     ("66. Spells", None), ("6. " + "long " * 30, None)],
)  # fmt: skip
def test_a_section_is_a_digit_and_a_title(text: str, number: str | None) -> None:
    found = match_section(text)
    assert (str(found.number) if found else None) == number


@pytest.mark.parametrize(
    ("text", "damaged"),
    [("6O3.4. When it is", "6O3.4."), ("60.3.4 When it is", "60.3.4"), ("603.4A. When it is", "603.4A."),
     ("When 603.4 is", None), ("603 When it is", None)],
)  # fmt: skip
def test_what_is_left_of_a_number_is_seen(text: str, damaged: str | None) -> None:
    assert damaged_number(text) == damaged


@pytest.mark.parametrize(
    ("text", "ended"),
    [("It ends.", True), ("It ends.”", True), ("It ends.)[1.0.1][2.3]", True), ("It ends [1.0.1]", True),
     ("It goes on,", False), ("It goes", False), ("Why? ", True), ("So:", True)],
)  # fmt: skip
def test_a_sentence_ends_with_its_mark_whatever_is_referred_to_behind(text: str, ended: bool) -> None:
    assert has_ended(text) is ended


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ("and on", True),
        (", too", True),
        (") then", True),
        ("And on", False),
        ("1 card", False),
        ("“so", False),
        ("", False),
    ],
)
def test_the_rest_of_a_sentence_begins_small(text: str, rest: bool) -> None:
    assert goes_on(text) is rest


@pytest.mark.parametrize(
    ("text", "title"),
    [("Go again", True), ("Gets / Is (non-numerical property)", True), ("(Unnamed)", True), ("A hero is alone", False),
     ("It ends.", False), ("small", False), ("Look [1.2", False), ("", False),
      ("One two three four five six seven eight nine", False), ("W" * 61, False)],
)  # fmt: skip
def test_the_name_of_a_keyword_is_no_sentence(text: str, title: bool) -> None:
    assert is_title(text) is title
