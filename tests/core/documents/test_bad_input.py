"""Whatever the bytes are: a document with every line accounted for, or an error that points at the fault."""

from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rules_data.core.documents import ParsedDocument, UnableToReadDocument, parse_document
from rules_data.core.games import GAMES, UnknownGame
from tests.campaigns import campaign

SAMPLES = sorted((Path(__file__).parents[2] / "samples" / "riftbound").glob("*.txt"))
TEXT = "Riftbound Core Rules\nLast Updated: 2026-03-30\n001. One stands.\n002. Two stands.\n003. Three’s here.\n"


def read(data: bytes) -> ParsedDocument:
    return parse_document(data, GAMES["riftbound"].publications["cr"].reader)


def read_or_refused(data: bytes) -> ParsedDocument | UnableToReadDocument:
    """Fails on any other error, and on a document with a line that became nothing."""
    try:
        document = read(data)
    except UnableToReadDocument as error:
        return error
    covered = {line for use in document.lines for line in range(use.first, use.last + 1)}
    assert set(document.filled_lines) <= covered
    return document


def refusal(data: bytes) -> UnableToReadDocument:
    with pytest.raises(UnableToReadDocument) as caught:
        read(data)
    assert caught.value.advice
    assert str(caught.value).startswith("Line") or not caught.value.line
    return caught.value


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_known_encodings_and_line_ends_are_read(encoding: str, line_end: str) -> None:
    document = read(TEXT.replace("\n", line_end).encode(encoding))
    assert [node.text for node in document.tree] == ["One stands.", "Two stands.", "Three’s here."]


@pytest.mark.parametrize(
    ("data", "line", "words"),
    [
        (b"", 1, "empty"),
        (b" \n\n\t\n", 1, "empty"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", 3, "zero byte"),
        (b"001. One.\n\x01002. Two.\n", 2, "control character U+0001"),
        (TEXT.encode("utf-32"), 1, "UTF-32"),
        (TEXT.encode("utf-16-le"), 1, "zero byte"),
        (TEXT.encode("utf-16")[:-7] + b"\x00\xd8", 0, "UTF-16"),
        ("001. 规则说明规则说明规则说明\n".encode("gbk") * 9, 1, "cannot be told"),
        ("001. “One” stands.\n".encode() + b"002. Two \xff stands.\n", 2, "UTF-8 up to here"),
        (TEXT.encode()[: TEXT.encode().index("’".encode()) + 1], 5, "breaks off inside a character"),
        (b"Dear all,\nthis is a letter.\n", 1, "No line starts with a rule number"),
        (b"Some prose.\n" * 40 + b"001. One.\n", 1, "before the first numbered rule"),
        (b"001. One.\n002. Two.\n001. Again.\n003. Three.\n", 3, "001 stands twice"),
        (b"001. One.\n003. Three.\n002. Two.\n", 0, "out of order"),
        (b"001. One.\n002. Two breaks off in the\n", 2, "inside a sentence"),
        (b"001. One.\n050. Later Chapter\n", 2, "with the heading 050"),
        (b"001. One.\n002.\n", 2, "bare number 002"),
    ],
)
def test_bad_input_is_refused_with_line_and_reason(data: bytes, line: int, words: str) -> None:
    error = refusal(data)
    assert words in str(error)
    assert error.line == line or not line


def test_a_line_repeated_word_for_word_is_a_duplicate_even_after_a_full_line() -> None:
    full = "002. A rule so long that its line is full and the sentence has to go on in the line that\n"
    data = "001. One.\n" + full + full + "follows it.\n003. Three.\n"
    assert "stands twice" in str(refusal(data.encode()))


def test_a_site_copy_cut_off_in_a_rule_or_in_an_answer_is_refused() -> None:
    whole = next(sample for sample in SAMPLES if sample.stem == "site").read_text("utf-8")
    assert "inside the answer" in str(refusal(whole[: whole.index("until its")].encode()))
    assert "inside a sentence of 364.2" in str(refusal(whole[: whole.index(" for more information")].encode()))
    assert len(read(whole[: whole.index("Related")].encode()).tree) == 5


def test_a_whole_document_that_cites_rules_past_its_end_was_cut_off() -> None:
    data = "000. Start\n001. One.\n" + "".join(
        f"{n:03d}. Text. See rule {n + 400}. Title for more information.\n" for n in range(2, 9)
    )
    assert "408" in str(refusal(data.encode()))
    chapter = data.replace("000. Start\n001. One.\n", "").replace("\n00", "\n30").replace("002.", "302.", 1)
    assert len(read(chapter.encode()).tree) == 7


@pytest.mark.parametrize(
    "data",
    [
        TEXT.encode() * 400_000,
        b"001. " + b"x y " * 2_600_000,
        b"\n" * 7_000_000 + b"x",
        b"001. One.\n" + b"and on\n" * 90_000 + b"it goes.\n",
        b"001. " + b"See rule 123 " * 3_500 + b"\n",
        b"001. Example: See rule 123 " + b"See rule 123. x. " * 2_500 + b"\n",
    ],
    ids=["long file", "long line", "empty lines", "endless paragraph", "references", "references in an example"],
)
def test_enormous_input_comes_to_an_end(data: bytes) -> None:
    outcome = read_or_refused(data)
    if isinstance(outcome, UnableToReadDocument):
        assert "at most" in str(outcome) or "cut off" in str(outcome)


def test_an_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match="riftbound"):
        GAMES["chess"]


LINES = [line for sample in SAMPLES for line in sample.read_text("utf-8").split("\n")]
SCRAPS = ["355.2. ", "See rule ", "Example: ", "- 383.", "Related FAQ (3)", "=== PAGE 3 ===", "... and 9 more rules"]


@campaign(250)
@given(st.lists(st.sampled_from(LINES + SCRAPS) | st.text(max_size=30), max_size=25))
@example(["Related FAQ (1)"])
@example(["001.", "Example:"])
@example(["- 383.", "Related FAQ (3)", "Example: "])
def test_any_mixture_of_lines_is_read_or_refused(lines: list[str]) -> None:
    data = "\n".join(lines).encode("utf-8", "surrogatepass")
    read_or_refused(data)


@campaign(250)
@given(st.sampled_from(SAMPLES), st.data())
def test_a_damaged_file_is_read_or_refused(sample: Path, data: st.DataObject) -> None:
    source = sample.read_bytes()
    at = data.draw(st.integers(0, len(source)))
    to = data.draw(st.integers(at, min(len(source), at + 90)))
    damaged = source[:at] + data.draw(st.binary(max_size=12)) + source[to:]
    read_or_refused(damaged)
