"""Damaged copies of whole editions: a report or a clear refusal each time, and nothing lost in silence."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from rules_data.core.documents import ParsedDocument, UnableToReadDocument, Use, parse_document
from rules_data.core.games import GAMES
from tests.campaigns import rounds

SHARED = Path(__file__).parents[4].parent / "shared"
FOLDER = SHARED / "documents/magic"
WHOLE, PARTS = rounds(39), rounds(480)
CHAPTERS = ["106", "205", "509", "601", "603", "606", "613", "701.3", "702.19", "704", "707", "800"]

pytestmark = [
    pytest.mark.campaign,
    pytest.mark.official,
    pytest.mark.skipif(not FOLDER.is_dir(), reason="the publishers' documents are not here (../shared)"),
]


@cache
def editions() -> list[str]:
    return [path.read_bytes().decode("utf-8-sig") for path in sorted(FOLDER.glob("*.txt"))]


@cache
def parts() -> list[str]:
    """Some hundred lines each: stretches of rules, ends of rules with the glossary's start, and an article."""
    found = []
    for text in editions():
        lines = re.split(r"\r\n|\r|\n", text)
        body = lines[300:]
        for chapter in CHAPTERS:
            at = next((i for i, line in enumerate(body) if line.startswith(chapter + ".")), None)
            if at is not None:
                found.append("\n".join(body[at : at + 160]))
        glossary = max(i for i, line in enumerate(lines) if line.strip() == "Glossary")
        found.append("\n".join(lines[glossary - 60 : glossary + 120]))
    article = (SHARED / "seeds/magic-wiki-triggered-ability.txt").read_text("utf-8")
    return [*found, *[article] * (len(found) // 6)]


def cut(text: str, rng: random.Random) -> bytes:
    return text.encode()[: rng.randrange(len(text))]


def cut_in_front(text: str, rng: random.Random) -> bytes:
    return text[rng.randrange(len(text)) :].encode()


def lines_changed(change: Callable[[list[str], random.Random], list[str]]) -> Callable[[str, random.Random], bytes]:
    def mutate(text: str, rng: random.Random) -> bytes:
        return "\n".join(change(re.split(r"\r\n|\r|\n", text), rng)).encode()

    return mutate


def stretch(lines: list[str], rng: random.Random) -> tuple[int, int]:
    start = rng.randrange(len(lines))
    return start, min(len(lines), start + rng.choice([1, 2, 5, 30]))


@lines_changed
def left_out(lines: list[str], rng: random.Random) -> list[str]:
    start, end = stretch(lines, rng)
    return lines[:start] + lines[end:]


@lines_changed
def doubled(lines: list[str], rng: random.Random) -> list[str]:
    start, end = stretch(lines, rng)
    return lines[:end] + lines[start:]


@lines_changed
def moved(lines: list[str], rng: random.Random) -> list[str]:
    start, end = stretch(lines, rng)
    rest = lines[:start] + lines[end:]
    at = rng.randrange(len(rest) + 1)
    return rest[:at] + lines[start:end] + rest[at:]


@lines_changed
def interleaved(lines: list[str], rng: random.Random) -> list[str]:
    start, end = stretch(lines, rng)
    other, _ = stretch(lines, rng)
    mixed = [line for pair in zip(lines[start:end], lines[other:], strict=False) for line in pair]
    return lines[:start] + mixed + lines[end:]


@lines_changed
def joined(lines: list[str], rng: random.Random) -> list[str]:
    start, end = stretch(lines, rng)
    return [*lines[:start], " ".join(lines[start:end]), *lines[end:]]


@lines_changed
def without_blank_lines(lines: list[str], rng: random.Random) -> list[str]:
    return [line for line in lines if line.strip() or rng.random() < 0.3]


@lines_changed
def numbers_damaged(lines: list[str], rng: random.Random) -> list[str]:
    for _ in range(3):
        at = rng.randrange(len(lines))
        lines[at] = lines[at].replace(*rng.choice([("0", "O"), ("1", "l"), (".", ""), ("6", "9"), ("7", "77")]), 1)
    return lines


def bytes_changed(text: str, rng: random.Random) -> bytes:
    data = bytearray(text.encode())
    for _ in range(rng.choice([1, 3, 40])):
        data[rng.randrange(len(data))] = rng.randrange(256)
    return bytes(data)


def characters_put_in(text: str, rng: random.Random) -> bytes:
    for _ in range(5):
        at = rng.randrange(len(text))
        put_in = rng.choice(["\u2028", "\xa0", "\u200b", "{", "“", "Example: ", "100.1. ", "\t", "\r"])
        text = text[:at] + put_in + text[at:]
    return text.encode()


def encoded_anew(text: str, rng: random.Random) -> bytes:
    encoding = rng.choice(["cp1252", "utf-16", "utf-16-le", "utf-32", "gbk", "latin-1", "ascii", "utf-8-sig"])
    return text.encode(encoding, "replace")


def encoded_wrongly(text: str, rng: random.Random) -> bytes:
    return text.encode().decode(rng.choice(["cp1252", "latin-1", "gbk"]), "replace").encode()


MUTATIONS = [
    cut,
    cut_in_front,
    left_out,
    doubled,
    moved,
    interleaved,
    joined,
    without_blank_lines,
    numbers_damaged,
    bytes_changed,
    characters_put_in,
    encoded_anew,
    encoded_wrongly,
]


def everything_said(parsed: ParsedDocument) -> str:
    said = [text for node in parsed.tree for text in (node.text, *node.examples)]
    said += [f"{example.label}\n{example.text}" for example in parsed.examples]
    return "\n".join(said + [f"{term.term} (Obsolete)\n{term.text}" for term in parsed.terms])


def check(data: bytes) -> str:
    """The outcome; fails when text of a rule, an example or a term is in no record."""
    try:
        parsed = parse_document(data, GAMES["magic"].publications["cr"].reader)
    except UnableToReadDocument as error:
        refusal = error
    else:
        check_kept(data, parsed)
        return "reported" if parsed.findings else "read"
    assert refusal.message
    assert refusal.advice
    return "refused"


def check_kept(data: bytes, parsed: ParsedDocument) -> None:
    assert parsed.unaccounted == ()
    said = everything_said(parsed)
    kept = {Use.RULE, Use.EXAMPLE, Use.HEADING, Use.TERM}
    lines = {at for use in parsed.lines if use.use in kept and not use.reason for at in range(use.first, use.last + 1)}
    source = re.split(r"\r\n|\r|\n|\f", data.decode("utf-8-sig")) if is_utf8(data) else []
    for at in lines if source else ():
        words = re.findall(r"[A-Za-z]{4,}", source[at - 1].rpartition("\u2028")[2])
        assert not words or words[-1] in said, source[at - 1]


def is_utf8(data: bytes) -> bool:
    try:
        return "\x00" not in data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return False


@pytest.mark.parametrize("mutate", MUTATIONS)
def test_damaged_parts_are_read_with_a_report_or_refused(mutate: Callable[[str, random.Random], bytes]) -> None:
    rng = random.Random(f"magic {MUTATIONS.index(mutate)}")  # noqa: S311
    outcomes = [check(mutate(rng.choice(parts()), rng)) for _ in range(PARTS // len(MUTATIONS) + 1)]
    assert len(outcomes) > PARTS / len(MUTATIONS)


def test_damaged_editions_are_read_with_a_report_or_refused() -> None:
    rng = random.Random(603)  # noqa: S311
    outcomes = [check(MUTATIONS[at % len(MUTATIONS)](rng.choice(editions()), rng)) for at in range(WHOLE)]
    assert "refused" in outcomes
    assert "reported" in outcomes


def test_an_edition_cut_anywhere_before_its_credits_is_refused() -> None:
    rng = random.Random(704)  # noqa: S311
    for text in editions():
        credits_at = max(match.start() for match in re.finditer(r"(?m)^Credits\s*$", text.replace("\r", "\n")))
        for _ in range(2):
            data = text[: rng.randrange(1000, credits_at)].encode()
            with pytest.raises(UnableToReadDocument):
                parse_document(data, GAMES["magic"].publications["cr"].reader)
