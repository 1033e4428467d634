"""Whatever the bytes are: every word of a document is kept, or an error points at the fault."""

from __future__ import annotations

import random
import re
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules_data.core.documents import ParsedDocument, UnableToReadDocument, Use, parse_document
from rules_data.core.games import GAMES
from tests.campaigns import rounds

SAMPLES = Path(__file__).parents[3] / "samples/flesh_and_blood"
KEPT = (Use.RULE, Use.HEADING, Use.EXAMPLE, Use.TERM)
WORD = re.compile(r"[^\W_]+")
# Markers say what a line is; a document says that otherwise.
MARKERS = {"Example", "Examples", "Note", "Notes"}
PUBLISHER = (SAMPLES / "publisher.txt").read_bytes()


def read(data: bytes) -> ParsedDocument:
    return parse_document(data, GAMES["flesh-and-blood"].publications["cr"].reader)


def refusal(data: bytes) -> UnableToReadDocument:
    with pytest.raises(UnableToReadDocument) as caught:
        read(data)
    assert caught.value.advice
    assert caught.value.line
    return caught.value


def read_or_refused(data: bytes) -> ParsedDocument | None:
    """Fails on any other error, on a line that became nothing, and on a word that was lost on the way."""
    try:
        parsed = read(data)
    except UnableToReadDocument:
        return None
    assert parsed.unaccounted == ()
    assert words_lost(data, parsed) == Counter()
    return parsed


def words_lost(data: bytes, parsed: ParsedDocument) -> Counter[str]:
    encoding = "utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError:
        text = data.decode("cp1252")
    lines = re.split(r"\r\n|\r|\n|\f", text)
    kept = {line for use in parsed.lines if use.use in KEPT for line in range(use.first, use.last + 1)}
    printed = Counter(word for line in kept for word in WORD.findall(invisible(lines[line - 1])))
    told: Counter[str] = Counter()
    for node in parsed.tree:
        told.update(WORD.findall("\n".join([str(node.number), node.text, *node.examples])))
    for term in parsed.terms:
        told.update(WORD.findall("\n".join([term.number, term.term, term.text])))
    for use in parsed.lines:
        if use.use is Use.HEADING and use.number is None:
            told.update(WORD.findall(lines[use.first - 1]))
    lost = printed - told
    return Counter({word: count for word, count in lost.items() if word not in MARKERS})


def invisible(line: str) -> str:
    return re.sub("[\u200b\u200c\u200d\u2060\ufeff\u00ad]", "", line)


@pytest.mark.parametrize(
    ("data", "line", "words"),
    [
        (b"", 1, "empty"),
        (b" \n\n", 1, "empty"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", 3, "zero byte"),
        (b"Dear all,\nthis is a letter.\n", 1, "No line starts with a rule number"),
        (b"100. General\n100.1. These rules are another game's.\n", 1, "No line starts with a rule number"),
        (b"Prose.\n" * 20 + b"1.0.1 One.\n", 1, "before the first number"),
        (b"1.0 General\n1.0.1 One.\n" + b"More prose.\n" * 99, 3, "have no rule number"),
        (b"1.0.1 One.\n1.0.2 Two.\n1.0.1 Again.\n", 3, "1.0.1 stands twice: on line 1 and on line 3"),
        (b"1.0.1 One.\n1.0.3 Three.\n1.0.2 Two.\n", 3, "1.0.2 is out of order"),
        (b"1.0.1 One.\n1.0.02 Two.\n", 2, "not a number a rule can have"),
        (b"1.0.1 One.\n1.0.2 Two breaks off in the\n", 2, "inside a sentence"),
        (b"1.0.1 One.\nExample: This one breaks\n", 2, "inside a sentence"),
        (b"1.0.1 One.\n1.1 Later Section\n", 2, "with the heading 1.1"),
        (b"1.0.1 One.\n2 Later Chapter\n", 2, "with the heading 2"),
        (b"1.0.1 One.\n1.0.2\n", 2, "inside a sentence"),
        (b"1.0.1 One.[2.1][3.4]\n1.0.2 Two.[4.5.6]\n", 2, "refers to its own rules 2.1, 3.4, 4.5.6"),
        (b"1.0.1 One.\n1 Glossary\n1.-1.1 Word\nMeans one.\n2.0 General\n2.0.1 Two.\n", 5, "2.0 stands where rules"),
        (b"1.0.1 One.\n1.-1.1 Word\nMeans one.\n", 2, "1.-1.1 stands where rules"),
    ],
)
def test_bad_input_is_refused_with_line_and_reason(data: bytes, line: int, words: str) -> None:
    error = refusal(data)
    assert words in str(error)
    assert error.line == line


def test_a_chapter_that_lost_its_rules_is_reported() -> None:
    parsed = read(b"1 Start\n1.0 General\n1.0.1 One.\n2 Middle\nProse alone.\n3 End\n3.0 General\n3.0.1 Two.\n")
    assert [finding.line for finding in parsed.findings] == [4, 6]
    parsed = read(b"2 Middle\nProse alone.\n3 End\n3.0 General\n3.0.1 Two.\n")
    assert ["'Middle' has no rule" in finding.message for finding in parsed.findings] == [True]


def test_lines_of_another_game_between_the_rules_are_reported() -> None:
    parsed = read(b"1.0.1 One.\n603.2a A rule of another game.\n1.0.2 Two.\n")
    assert [finding.line for finding in parsed.findings] == [2]


def test_the_published_sample_loses_no_word() -> None:
    for sample in (SAMPLES / name for name in ("markdown.md", "publisher.txt", "site.txt")):
        assert read_or_refused(sample.read_bytes()) is not None, sample.name


@given(st.binary(max_size=400))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    read_or_refused(data)


@given(st.lists(st.sampled_from(PUBLISHER.splitlines()), max_size=40))
@settings(deadline=None)
def test_any_lines_of_a_document_are_read_or_refused(lines: list[bytes]) -> None:
    read_or_refused(b"\n".join(lines))


Mutate = Callable[[bytes, bytes, random.Random], bytes]


def broken_off(data: bytes, _: bytes, chance: random.Random) -> bytes:
    return data[: chance.randrange(len(data))]


def without_its_beginning(data: bytes, _: bytes, chance: random.Random) -> bytes:
    return data[chance.randrange(len(data)) :]


def with_a_hole(data: bytes, _: bytes, chance: random.Random) -> bytes:
    lines = data.split(b"\n")
    start, end = sorted(chance.sample(range(len(lines) + 1), 2))
    return b"\n".join(lines[:start] + lines[end:])


def with_lines_doubled(data: bytes, _: bytes, chance: random.Random) -> bytes:
    lines = data.split(b"\n")
    start, end = sorted(chance.sample(range(len(lines) + 1), 2))
    return b"\n".join(lines[:start] + lines[start:end] * 2 + lines[end:])


def with_lines_swapped(data: bytes, _: bytes, chance: random.Random) -> bytes:
    lines = data.split(b"\n")
    one, other = chance.sample(range(len(lines)), 2)
    lines[one], lines[other] = lines[other], lines[one]
    return b"\n".join(lines)


def in_another_encoding(data: bytes, _: bytes, chance: random.Random) -> bytes:
    encoding = chance.choice(["utf-16", "cp1252", "utf-8-sig", "utf-32", "gbk"])
    return data.decode("utf-8").encode(encoding, "replace")


def mixed_with_another(data: bytes, other: bytes, chance: random.Random) -> bytes:
    lines, others = data.split(b"\n"), other.split(b"\n")
    for at in sorted(chance.sample(range(len(lines)), min(20, len(lines))), reverse=True):
        lines.insert(at, chance.choice(others))
    return b"\n".join(lines)


def with_random_bytes(data: bytes, _: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(data))
    return data[:at] + chance.randbytes(chance.randrange(1, 9)) + data[at + 4 :]


def with_other_line_ends(data: bytes, _: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(data))
    return data[:at] + data[at:].replace(b"\n", chance.choice([b" ", b"\r\n", b"\n\n", b""]), 40)


def with_other_characters(data: bytes, _: bytes, chance: random.Random) -> bytes:
    characters = bytearray(data)
    for at in chance.sample(range(len(data)), min(30, len(data))):
        characters[at] = chance.choice(b"0123456789. \n[]{}aZ")
    return bytes(characters)


MUTATIONS: tuple[Mutate, ...] = (
    broken_off,
    without_its_beginning,
    with_a_hole,
    with_lines_doubled,
    with_lines_swapped,
    in_another_encoding,
    mixed_with_another,
    with_random_bytes,
    with_other_line_ends,
    with_other_characters,
)


@pytest.mark.parametrize("mutate", MUTATIONS)
def test_damaged_samples_are_read_or_refused(mutate: Mutate) -> None:
    chance = random.Random(7)  # noqa: S311
    samples = [sample.read_bytes() for sample in sorted(SAMPLES.iterdir())]
    for _ in range(60):
        read_or_refused(mutate(chance.choice(samples), chance.choice(samples), chance))


@pytest.mark.official
@pytest.mark.campaign
def test_damaged_real_files_are_read_or_refused(shared: Path) -> None:
    chance = random.Random(20260610)  # noqa: S311
    whole = (shared / "documents/flesh-and-blood/en-fab-cr-2026-06-10.txt").read_bytes()
    chapter = (shared / "seeds/flesh-and-blood-chapter-6.txt").read_bytes()
    other = (shared / "documents/magic/MagicCompRules-2024-06-07.txt").read_bytes()
    outcomes: Counter[bool] = Counter()
    start = time.perf_counter()
    for at in range(rounds(500)):
        data = MUTATIONS[at % len(MUTATIONS)](whole if at % 4 == 0 else chapter, other, chance)
        outcomes[read_or_refused(data) is not None] += 1
    seconds = time.perf_counter() - start
    print(f"{outcomes.total()} damaged files: {outcomes[True]} read, {outcomes[False]} refused, {seconds:.1f} s")
    assert set(outcomes) == {True, False}


def test_input_made_to_be_slow_is_answered() -> None:
    rule = b"1.0.1 One"
    for data in (rule + b"[1," * 15_000 + b".\n", rule + b"\n1 A" * 20_000, rule + b" 2.3 [x]" * 5_000 + b".\n"):
        read_or_refused(data)
