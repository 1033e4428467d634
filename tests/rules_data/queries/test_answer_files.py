"""An answer's file and the fields of its form are the same, whatever is written in it; and faults have a line."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from rules_data.queries.desk import AnswerFields, UnableToReadAnswer, answer_fields, answer_file
from rules_data.queries.desk.answer_files import split_answer

# What people type that YAML, Markdown or the file's own fence might take for something of theirs.
AWKWARD = some.sampled_from([
    "---", "- a", "a: b", "# no head", "“so”", "'", '"', "603.10", "2025-02-07", "yes", "null", "~", "[x]", "{y}", "&z",
    "*z", "!tag", "|", ">", "%", "@", "`code`", "a\tb", "é", "\\n", "? why", ": so", "he attacks---",
])  # fmt: skip
LINE = some.lists(AWKWARD, min_size=1, max_size=3).map(" ".join)
TEXT = some.lists(LINE, min_size=1, max_size=3).map("\n".join)
NUMBERS = some.sampled_from(["603.10", "603.1", "1", "2.3", "383.3.e", "100.10"])
RULE = some.one_of(
    NUMBERS,
    NUMBERS.map(lambda number: f"tr {number}"),
    NUMBERS.map(lambda number: f"cr v0.9 {number}"),
    NUMBERS.map(lambda number: f"tr 2024-01-10 {number}"),
)


@settings(max_examples=60)
@given(
    title=LINE, question=TEXT, answer=TEXT, rules=some.lists(RULE, max_size=4), cards=some.lists(LINE, max_size=3),
    edition=some.sampled_from(["v1.3", "2025-02-07", "1.10", "yes"]), also=some.lists(LINE, max_size=2),
)  # fmt: skip
def test_whatever_is_filled_in_comes_back_from_the_file(
    title: str, question: str, answer: str, rules: list[str], cards: list[str], edition: str, also: list[str]
) -> None:
    fields = AnswerFields(
        title.strip(), question.strip(), answer.strip(), tuple(rules), tuple(one.strip() for one in cards), edition,
        {"title": title.strip()}, tuple(one.strip() for one in also),
    )  # fmt: skip
    assert answer_fields(answer_file(fields)) == fields


class TestWritingTheFile:
    @pytest.mark.parametrize("said", ["What is meant by ---", "He attacks ---\nand then?", "One.\n---\nTwo."])
    def test_dashes_in_what_is_asked_do_not_end_the_head(self, said: str) -> None:
        fields = AnswerFields("T", said, "Yes.", ("603.4",), ("Twin Anvil",), "v1")
        assert answer_fields(answer_file(fields)) == fields

    def test_blanks_around_what_was_typed_and_empty_lines_are_left_out(self) -> None:
        typed = AnswerFields(
            " Does it? ", "\nDoes it, though?\n", "\n\nYes.\n", ("", " 603.4 "), (" ", " Twin Anvil "), " v1.3 ",
            {"title": " ", "publisher": " Nobody "}, ("", " so does it "),
        )  # fmt: skip
        assert answer_fields(answer_file(typed)) == AnswerFields(
            "Does it?", "Does it, though?", "Yes.", ("603.4",), ("Twin Anvil",), "v1.3", {"publisher": "Nobody"},
            ("so does it",),
        )  # fmt: skip

    def test_what_was_not_said_has_no_key_in_the_head(self) -> None:
        head, _ = split_answer(answer_file(AnswerFields("Does it?", "Does it?", "Yes.", ("603.4",))))
        assert set(head) == {"question", "asked", "rules", "cards"}

    def test_a_lone_number_is_one_of_the_rulebook_in_the_edition_that_the_answer_is_about(self) -> None:
        head, _ = split_answer(answer_file(AnswerFields("T", "Q", "A", ("603.4",), edition="v2")))
        assert head["rules"] == [{"document": "cr", "edition": "v2", "number": "603.4"}]

    def test_a_document_is_named_before_the_number_in_small_letters_whatever_was_typed(self) -> None:
        head, _ = split_answer(answer_file(AnswerFields("T", "Q", "A", ("TR 2.3",), edition="v2")))
        assert head["rules"] == [{"document": "tr", "edition": "v2", "number": "2.3"}]

    def test_an_edition_named_with_a_rule_is_that_rules_and_no_others(self) -> None:
        fields = AnswerFields("T", "Q", "A", ("cr v1 603.4", "603.5"), edition="v2")
        head, _ = split_answer(answer_file(fields))
        assert [one["edition"] for one in head["rules"]] == ["v1", "v2"]
        assert answer_fields(answer_file(fields)).rules == ("cr v1 603.4", "603.5")

    def test_each_list_is_one_thing_a_line_in_the_form(self) -> None:
        fields = AnswerFields(rules=("1", "2"), cards=("A", "B"), also=("how", "why"))
        assert (fields.rule_lines, fields.card_lines, fields.also_lines) == ("1\n2", "A\nB", "how\nwhy")


class TestReadingAFile:
    def test_a_rule_in_the_line_of_the_answers_own_edition_is_told_by_its_number_alone(self) -> None:
        file = "---\nrules:\n  - {document: cr, edition: v1, number: '1.1'}\nabout: v1\n---\nYes."
        assert answer_fields(file).rules == ("1.1",)

    def test_without_an_edition_of_the_answer_each_rule_tells_its_own(self) -> None:
        file = "---\nrules:\n  - {document: cr, edition: v1, number: '1.1'}\n---\nYes."
        assert answer_fields(file).rules == ("cr v1 1.1",)

    @pytest.mark.parametrize("number", ["603.10", "'603.10'"])
    def test_a_number_is_read_as_it_is_written_and_as_no_fraction(self, number: str) -> None:
        file = f"---\nrules:\n  - {{document: cr, edition: 2024-06-07, number: {number}}}\nabout: 2024-06-07\n---\nYes."
        assert answer_fields(file).rules == ("603.10",)

    def test_line_ends_of_another_system_make_no_other_answer(self) -> None:
        file = answer_file(AnswerFields("T", "Q", "One\n\nTwo", ("603.4",), ("Twin Anvil",), "v1"))
        assert answer_fields(file.replace("\n", "\r\n")) == answer_fields(file)

    def test_a_rule_across_the_answer_is_part_of_the_answer(self) -> None:
        assert answer_fields("---\nasked: T\n---\nBefore\n\n---\n\nAfter").answer == "Before\n\n---\n\nAfter"

    def test_an_answer_of_which_nothing_is_said_yet_is_empty_and_no_fault(self) -> None:
        assert answer_fields("---\nasked:\nrules:\ncards:\nsource:\nalso:\n---\n") == AnswerFields()

    @pytest.mark.parametrize("head", ["", "\n", "# To be written\n"])
    def test_a_head_that_says_nothing_is_empty_and_no_fault(self, head: str) -> None:
        assert answer_fields(f"---\n{head}---\nYes.") == AnswerFields(answer="Yes.")

    @pytest.mark.parametrize(
        ("file", "line", "said"),
        [
            ("", 1, "head between two lines"),
            ("---\nasked: T\n", 1, "head between two lines"),
            ("Before it\n---\nasked: T\n---\nYes.", 1, "head between two lines"),
            ("---\n- a\n- b\n---\nYes.", 2, "not a list of keys"),
            ("---\nonly words\n---\nYes.", 2, "not a list of keys"),
            ("---\nasked: T\nquestion: [x\n---\nYes.", 4, "cannot be read|expected YAML"),
        ],
    )
    def test_a_head_that_cannot_be_read_is_refused_with_its_line(self, file: str, line: int, said: str) -> None:
        with pytest.raises(UnableToReadAnswer, match=said) as refused:
            answer_fields(file)
        assert refused.value.line == line

    def test_a_key_given_twice_is_refused_in_the_line_of_the_file_where_it_stands_again(self) -> None:
        with pytest.raises(UnableToReadAnswer) as refused:
            answer_fields("---\nasked: T\nquestion: Q\nasked: Other\n---\nYes.")
        assert refused.value.line == 4

    @pytest.mark.parametrize(
        "head",
        [
            "rules:\n  - 603.4",
            "rules:\n  - {document: cr, number: '603.4'}",
            "rules:\n  - {edition: v1, number: '603.4'}",
            "rules:\n  - {document: cr, edition: v1}",
            "rules: 603",
            "source: [a, b]",
            "cards: Twin Anvil",
            "also: So it does",
        ],
    )
    def test_a_rule_or_a_source_of_another_shape_is_refused_and_not_left_out(self, head: str) -> None:
        with pytest.raises(UnableToReadAnswer):
            answer_fields(f"---\nasked: T\n{head}\n---\nYes.")
