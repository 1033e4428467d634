"""The publisher's whole documents: exact counts, nothing lost, every layout the same."""

import random
import re
import textwrap
import time
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from rules_data.core.documents import ParsedDocument, UnableToReadDocument, Use, parse_document
from rules_data.core.games import GAMES
from rules_data.core.tree import Change, NodeKind, RuleNode, RuleNumber, compose
from rules_data.core.tree.schemes import RIFTBOUND
from tests.campaigns import rounds, some_of
from tests.published import crosswalk, published, tree

SHARED = Path(__file__).parents[4] / "shared"
pytestmark = [
    pytest.mark.official,
    pytest.mark.skipif(not SHARED.exists(), reason="the publishers' documents are not in ../shared"),
]

CORE = {"CR-v1.2": 1795, "CR-v1.3": 2088, "CR-v1.4": 2381}
TOURNAMENT = {"Tournament-Rules-2026-03-30": 873, "Tournament-Rules-2026-07-16": 935}
EXTRACTS = {
    "riftbound-section-357": ("CR-v1.2", 50),
    "riftbound-376-plain": ("CR-v1.2", 44),
    "riftbound-section-382": ("CR-v1.3", 50),
}


def source(name: str) -> bytes:
    folder = SHARED / ("seeds" if name in EXTRACTS else "documents/riftbound")
    return (folder / f"{name}.txt").read_bytes()


@cache
def parsed(name: str) -> ParsedDocument:
    if name in CORE:
        return published("riftbound", name.removeprefix("CR-"))
    return parse_document(source(name), GAMES["riftbound"].publications["tr" if name in TOURNAMENT else "cr"].reader)


def number(text: str) -> RuleNumber:
    return RuleNumber.parse(text, RIFTBOUND)


def letters(text: str) -> str:
    return re.sub(r"\W+", "", text)


def said(node: RuleNode) -> str:
    return letters(node.text) + "".join(letters(example) for example in node.examples)


@pytest.mark.parametrize(("name", "records"), [*CORE.items(), *TOURNAMENT.items(), ("CR-v1.3-raw-pdf-text", 2088)])
def test_whole_documents_have_their_exact_number_of_records(name: str, records: int) -> None:
    reader = GAMES["riftbound"].publications["tr" if name in TOURNAMENT else "cr"].reader
    started = time.perf_counter()
    document = parse_document(source(name), reader)
    seconds = time.perf_counter() - started
    kinds = Counter(node.kind for node in document.tree)
    print(
        f"\n{name}: {len(document.tree)} records, {kinds[NodeKind.HEADING]} headings, "
        f"{sum(len(node.examples) for node in document.tree)} examples, {len(document.filled_lines)} lines, "
        f"{len(document.unaccounted)} unaccounted, {len(document.findings)} findings, {seconds:.2f} s"
    )
    assert len(document.tree) == records
    assert document.unaccounted == ()
    assert all(node.text for node in document.tree)


@pytest.mark.parametrize("name", [*CORE, *TOURNAMENT])
def test_no_word_of_a_document_is_lost(name: str) -> None:
    document = parsed(name)
    lines = source(name).decode().replace("\u200b", "").split("\n")
    skipped = {use.first for use in document.lines if use.use in (Use.TITLE, Use.DATE, Use.SKIPPED)}
    printed = Counter(letters(" ".join(line for at, line in enumerate(lines, start=1) if at not in skipped)))
    kept: Counter[str] = Counter()
    for node in document.tree:
        kept.update(letters(str(node.number)))
        kept.update(said(node))
    printed.subtract(kept)
    # The word before an example ("Example:") is all that may be missing.
    missing = {letter for letter, count in printed.items() if count}
    assert missing <= set("ExamplesEXAMPLE")
    assert printed["x"] + printed["X"] <= sum(len(node.examples) for node in document.tree)


@pytest.mark.parametrize(("name", "whole", "records"), [(name, *rest) for name, rest in EXTRACTS.items()])
def test_extracts_say_what_the_whole_document_says(name: str, whole: str, records: int) -> None:
    extract, document = parsed(name), parsed(whole)
    assert len(extract.tree) == records
    assert [str(n.number) for n in extract.tree if said(n) != said(document.tree.get(n.number) or n)] == []
    assert extract.layout == "site copy"


def test_the_plain_extract_gives_back_its_swallowed_rules() -> None:
    mine = [node.number for node in parsed("riftbound-376-plain").tree]
    assert mine == [node.number for node in parsed("CR-v1.2").tree if node.number.parts[0] == 376]


def test_pdf_text_says_what_the_publishers_text_says() -> None:
    text, pdf = parsed("CR-v1.3").tree, parsed("CR-v1.3-raw-pdf-text").tree
    pairs = list(zip(text, pdf, strict=True))
    assert [one.number for one, _ in pairs] == [other.number for _, other in pairs]
    exact = sum(one.text == other.text and one.examples == other.examples for one, other in pairs)
    letterwise = sum(said(one) == said(other) for one, other in pairs)
    print(f"\nPDF text: {letterwise} of {len(pairs)} equal in all letters, {exact} exactly")
    assert letterwise == len(pairs)
    assert exact >= 0.98 * len(pairs)


def reprinted(document: ParsedDocument, *, width: int, inline: bool) -> Iterator[str]:
    yield document.title
    yield f"Last Updated: {document.stated_date}"
    for node in document.tree:
        paragraphs = [f"{node.number}. {node.text}", *(f"Example: {example}" for example in node.examples)]
        for paragraph in [" ".join(paragraphs)] if inline else "\n".join(paragraphs).split("\n"):
            flat = paragraph.replace("\n", " ")
            room = width - 4 * node.number.depth
            yield from textwrap.wrap(flat, room, break_long_words=False, break_on_hyphens=False) if width else [flat]


WRAPPED = ["CR-v1.2", "CR-v1.4", "Tournament-Rules-2026-07-16"]


@pytest.mark.campaign
@pytest.mark.parametrize(
    ("width", "name", "inline"), some_of(list(product([0, 60, 75, 90, 110], WRAPPED, [False, True])), 8)
)
def test_wrapping_a_document_anew_changes_no_rule(name: str, width: int, inline: bool) -> None:
    document = parsed(name)
    data = "\n".join(reprinted(document, width=width, inline=inline)).encode()
    again = parse_document(data, GAMES["riftbound"].publications["cr"].reader)
    assert [node.number for node in again.tree] == [node.number for node in document.tree]
    changed = [str(a.number) for a, b in zip(document.tree, again.tree, strict=True) if said(a) != said(b)]
    assert changed == []


@pytest.mark.parametrize("name", ["CR-v1.2", "CR-v1.3", "CR-v1.4"])
@pytest.mark.parametrize("share", [0.1, 0.25, 0.33, 0.5, 0.66, 0.8])
def test_a_document_cut_off_in_the_middle_is_refused(name: str, share: float) -> None:
    data = source(name)
    lines = data.split(b"\n")
    for part in (data[: int(len(data) * share)], b"\n".join(lines[: int(len(lines) * share)]) + b"\n"):
        with pytest.raises(UnableToReadDocument, match="Line"):
            parse_document(part, GAMES["riftbound"].publications["cr"].reader)


@pytest.mark.campaign
@pytest.mark.parametrize("seed", range(rounds(500)))
def test_a_damaged_document_is_read_or_refused(seed: int) -> None:
    dice = random.Random(seed)  # noqa: S311
    name = dice.choice([*EXTRACTS, "CR-v1.2", "Tournament-Rules-2026-03-30", "CR-v1.3-raw-pdf-text"])
    data = bytearray(source(name))
    for _ in range(dice.choice([1, 1, 2, 5])):
        at = dice.randrange(len(data))
        to = min(len(data), at + dice.choice([1, 5, 80, 2000]))
        change = dice.choice(["remove", "repeat", "put in", "swap lines"])
        if change == "remove":
            del data[at:to]
        elif change == "repeat":
            data[at:at] = data[at:to]
        elif change == "put in":
            data[at:at] = dice.choice([b"\n355.2. ", b"Example: ", b"\r", b"\n\n", b"See rule ", b"\xff"])
        else:
            lines = bytes(data).split(b"\n")
            one, other = dice.randrange(len(lines)), dice.randrange(len(lines))
            lines[one], lines[other] = lines[other], lines[one]
            data = bytearray(b"\n".join(lines))
    try:
        document = parse_document(bytes(data), GAMES["riftbound"].publications["cr"].reader)
    except UnableToReadDocument as error:
        message = str(error)
        assert message
        return
    assert document.unaccounted == ()


def test_conquer_and_hold_effects_are_followed_to_the_next_edition() -> None:
    found = crosswalk("riftbound", "v1.2", "v1.3")
    for old, new in [
        ("376.4.b", "383.4.c"),
        ("376.4.c", "383.4.d"),
        ("376.3.a", "383.3.c"),
        ("376.3.b.1", "383.3.d.1"),
        ("376.4.e.3", "383.4.f.3"),
    ]:
        assert found.successors(number(old)) == (number(new),)
    assert number("376") in found.reused


def masked(text: str) -> str:
    return re.sub(r"\W+", " ", re.sub(r"\d{3}(?:\.\w+)*", "#", text)).lower().strip()


@pytest.mark.parametrize(("old", "new", "least_reused"), [("v1.2", "v1.3", 300), ("v1.3", "v1.4", 120)])
def test_rules_that_kept_their_text_are_found_under_their_new_number(old: str, new: str, least_reused: int) -> None:
    before, after = tree("riftbound", old), tree("riftbound", new)
    walk = crosswalk("riftbound", old, new)
    texts = {masked(node.text) for node in after}
    told = {node.number: masked(node.text) for node in after}
    moved = [n for n in before if masked(n.text) in texts and told.get(n.number) != masked(n.text)]
    found = sum(masked(n.text) in {told[to] for to in walk.successors(n.number)} for n in moved)
    counts = ", ".join(f"{change} {count}" for change, count in walk.counts().items())
    print(
        f"\n{old} -> {new}: {counts}, reused {len(walk.reused)}; "
        f"{found} of {len(moved)} equal texts under another number found"
    )
    assert found >= 0.98 * len(moved)
    assert len(walk.reused) >= least_reused
    kept = [n.number for n in before if told.get(n.number) == masked(n.text)]
    assert [str(n) for n in kept if walk.successors(n) != (n,)] == []


def test_two_steps_lead_where_one_leads() -> None:
    one, two = crosswalk("riftbound", "v1.2", "v1.3"), crosswalk("riftbound", "v1.3", "v1.4")
    through, direct = compose(one, two), crosswalk("riftbound", "v1.2", "v1.4")
    v12 = tree("riftbound", "v1.2")
    agreeing = sum(set(through.successors(n.number)) == set(direct.successors(n.number)) for n in v12)
    print(f"\ncomposed and direct v1.2 -> v1.4 agree for {agreeing} of {len(v12)}")
    assert agreeing >= 0.98 * len(v12)
    assert through.counts()[Change.MOVED] > 1000
