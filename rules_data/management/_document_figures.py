"""manage.py bench documents: what a folder's files are read as, and whether damage to them is noticed."""

from __future__ import annotations

import random
import re
import time
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from django.core.management.base import CommandError

from rules_data.core.citations import Status, find_cited_within, lookup_in, resolve
from rules_data.core.documents import (
    ParsedDocument,
    Severity,
    UnableToReadDocument,
    find_differences,
    find_losses,
    find_lost_terms,
    parse_document,
)
from rules_data.core.games import GAMES
from rules_data.core.tree import align
from rules_data.management._command import RulesCommand
from rules_data.management._document_mutations import MUTATIONS, Source, mutated
from rules_data.management._sources import Found, files_in
from rules_data.management._strength_table import record

_MOST_SHOWN = 40


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("folder", help="has one folder a game, with files named for their edition")
    parser.add_argument("--mutate", type=int, default=0, metavar="N", help="damage the files N times and read them")
    parser.add_argument("--seed", type=int, default=1, help="the damage is the same for the same seed")
    parser.add_argument("--game", default="", help="only the files of this game")
    parser.add_argument("--record", type=Path, metavar="FILE", help="with --mutate: add a row to a table of strength")


def print_figures(command: RulesCommand, options: dict[str, Any]) -> None:
    folder = Path(options["folder"])
    found = [file for file in files_in(folder, command.say) if options["game"] in ("", file.game)]
    if not found:
        raise CommandError(f"{folder} has no file named for a game and an edition.")
    readings = [_read(file) for file in found]
    if options["mutate"]:
        _print_mutations(command, readings, options["mutate"], options["seed"], options["record"])
    else:
        _print_readings(command, readings)


@dataclass(frozen=True)
class Reading:
    """One file, and what it was read as or why it could not be."""

    file: Found
    data: bytes = field(repr=False)
    document: ParsedDocument | None
    refusal: str
    seconds: float

    @property
    def name(self) -> str:
        return f"{self.file.game} {self.file.document} {self.file.edition}"


def _read(file: Found) -> Reading:
    data = file.path.read_bytes()
    started = time.perf_counter()
    document, refusal = None, ""
    try:
        document = parse_document(data, file.reader)
    except UnableToReadDocument as fault:
        refusal = str(fault)
    return Reading(file, data, document, refusal, time.perf_counter() - started)


def _print_readings(command: RulesCommand, readings: Sequence[Reading]) -> None:
    rows: list[list[object]] = []
    for before, reading in _with_before(readings):
        document = reading.document
        if document is None:
            rows.append([reading.file.path.name, reading.name, *[""] * 7, reading.refusal])
            continue
        tally = Counter(finding.severity for finding in document.findings)
        signs = signs_of(document, before.document, before.file.edition) if before and before.document else ()
        held = [sign for severity, sign in signs if severity is Severity.OBSTACLE]
        tree = document.tree
        counted = [len(tree), sum(len(node.examples) for node in tree), len(document.terms)]
        told = [tally[severity] for severity in (Severity.NOTE, Severity.WARNING, Severity.OBSTACLE)]
        held_back = "; ".join(held) or "no"
        rows.append([reading.file.path.name, reading.name, *counted, *told, f"{reading.seconds:.2f}", held_back])
    columns = ["file", "edition", "records", "examples", "terms", "notes", "warnings", "obstacles", "seconds"]
    command.table("Documents read", [*columns, "held back"], rows)


def _with_before(readings: Iterable[Reading]) -> Iterator[tuple[Reading | None, Reading]]:
    """Each reading with that of the edition before it in the folder."""
    latest: dict[tuple[str, str], Reading] = {}
    for reading in sorted(readings, key=lambda one: (one.file.game, one.file.document, edition_key(one.file.edition))):
        key = (reading.file.game, reading.file.document)
        yield latest.get(key), reading
        if reading.document is not None:
            latest[key] = reading


def edition_key(label: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", label)]


def signs_of(document: ParsedDocument, before: ParsedDocument, called: str) -> tuple[tuple[Severity, str], ...]:
    """All that a person would be shown of a file: its parser's findings, and what it lacks of the version before."""
    losses = find_losses(before.tree, document.tree, align(before.tree, document.tree), called)
    losses += find_lost_terms([one.term for one in before.terms], [one.term for one in document.terms], called)
    return tuple(_told(document) + [(loss.severity, loss.message) for loss in losses])


def dangling_in(document: ParsedDocument, file: Found) -> frozenset[str]:
    """What the check of an import lists under its references: those within the document that lead nowhere."""
    game = GAMES[file.game]
    lookup = lookup_in({file.document: document.tree}, file.document)
    texts = [(str(node.number), text) for node in document.tree for text in (node.text, *node.examples)]
    texts += [(f"the entry {term.term!r}", term.text) for term in document.terms]
    return frozenset(
        f"{where} refers to {one.citation.number}, which is not here."
        for where, text in texts
        for one in resolve(find_cited_within(text, game.cited, file.document, game.rulebook), lookup)
        if one.status is Status.DANGLING
    )


def _told(document: ParsedDocument) -> list[tuple[Severity, str]]:
    return [(finding.severity, finding.message) for finding in document.findings]


@dataclass
class Tally:
    """What became of the damaged copies of one kind of damage."""

    refused: int = 0
    whole: int = 0
    noticed: int = 0
    held_back: int = 0
    beside: int = 0
    silent: list[str] = field(default_factory=list)

    @property
    def all(self) -> int:
        return self.refused + self.whole + self.noticed + len(self.silent)


def mutate(readings: Sequence[Reading], how_often: int, seed: int) -> dict[str, Tally]:
    """Damage files that have an earlier version (their own text stands in for one) and see who notices.

    A copy is silent when it lacks a record of the undamaged file and everything it says of itself, the undamaged
    file says as well. `beside` counts those of which a second copy of the version tells, which is not damaged.
    """
    chance = random.Random(seed)  # noqa: S311  damage is to be the same again, not secret
    tallies = {name: Tally() for name in MUTATIONS}
    chosen = [(before or one, one) for before, one in _with_before(readings) if one.document is not None]
    known = [_Known.of(before, one) for before, one in _worth_damaging(chosen)]
    for number in range(how_often):
        one = chance.choice(known)
        name, data = mutated(one.source, chance)
        _judge(tallies[name], one, data, number)
    return tallies


def _worth_damaging(chosen: list[tuple[Reading, Reading]]) -> list[tuple[Reading, Reading]]:
    """Files with an earlier version; a file that is the only one of its document with itself."""
    followed = {(one.file.game, one.file.document) for before, one in chosen if before is not one}
    return [(b, one) for b, one in chosen if b is not one or (one.file.game, one.file.document) not in followed]


@dataclass(frozen=True)
class _Known:
    reading: Reading
    before: ParsedDocument
    called: str
    source: Source
    numbers: frozenset[str]
    signs: frozenset[str]
    document: ParsedDocument

    @cached_property
    def dangling(self) -> frozenset[str]:
        return dangling_in(self.document, self.reading.file)

    @classmethod
    def of(cls, before: Reading, reading: Reading) -> _Known:
        if before.document is None or reading.document is None:
            raise ValueError("only what was read can be damaged")
        earlier, called = before.document, before.file.edition
        signs = frozenset(message for _, message in signs_of(reading.document, earlier, called))
        numbers = frozenset(str(node.number) for node in reading.document.tree)
        return cls(reading, earlier, called, Source.of(reading.data), numbers, signs, reading.document)


def _judge(tally: Tally, one: _Known, data: bytes, number: int) -> None:
    file = one.reading.file
    try:
        document = parse_document(data, file.reader)
    except UnableToReadDocument:
        tally.refused += 1
        return
    lost = one.numbers - {str(node.number) for node in document.tree}
    if not lost:
        tally.whole += 1
        return
    signs = _news(one, _told(document))
    if not any(severity is Severity.OBSTACLE for severity, _ in signs):
        # What is lacking of the version before takes longest to find, and adds nothing where the file is held back.
        signs = _news(one, signs_of(document, one.before, one.called))
    if not signs:
        signs = [(Severity.WARNING, told) for told in dangling_in(document, file) - one.dangling]
    if not signs:
        tally.beside += bool(find_differences(document, one.document, "the second copy"))
        shown = ", ".join(sorted(lost)[:4])
        tally.silent.append(f"copy {number} of {one.reading.name}: {len(lost)} records lost without a word ({shown})")
        return
    tally.noticed += 1
    tally.held_back += any(severity is Severity.OBSTACLE for severity, _ in signs)


def _news(one: _Known, signs: Iterable[tuple[Severity, str]]) -> list[tuple[Severity, str]]:
    """What is said of a damaged copy, notes apart, and not of the file it was made from."""
    return [
        (severity, message) for severity, message in signs if message not in one.signs and severity is not Severity.NOTE
    ]


def _print_mutations(
    command: RulesCommand, readings: Sequence[Reading], how_often: int, seed: int, record_in: Path | None
) -> None:
    started = time.perf_counter()
    tallies = mutate(readings, how_often, seed)
    counts = {
        name: [one.all, one.refused, one.whole, one.noticed, one.held_back, len(one.silent), one.beside]
        for name, one in tallies.items()
    }
    rows: list[list[object]] = [[name, *counted] for name, counted in counts.items()]
    sums = [sum(column) for column in zip(*counts.values(), strict=True)]
    columns = ["damage", "copies", "refused", "none lost", "lost and told", "of these held back", "lost in silence"]
    columns.append("of these told by a second copy")
    command.table(f"{how_often} damaged copies, seed {seed}", columns, [*rows, ["together", *sums]])
    silent = [case for one in tallies.values() for case in one.silent]
    for case in silent[:_MOST_SHOWN]:
        command.say(case)
    command.say(f"{time.perf_counter() - started:.0f} s.")
    if record_in:
        how = ", ".join(f"{count} {what}" for what, count in zip(columns[2:], sums[1:], strict=True))
        record(record_in, [[f"damaged copies of rulebooks, seed {seed}", how_often, how]], len(silent))
    if silent:
        raise CommandError(f"{len(silent)} of {how_often} damaged copies lose a record and nothing says so.")
