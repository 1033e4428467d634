"""Which restated rules are summaries, giving less than the official ones: a list beside the text, a number a line."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from rules_data.core.tree import NodeKind, RuleTree
from rules_data.models import Revision, Rule

from ._corpus_files import read_text
from .errors import UnableToImportDocument, UnableToLoadCorpus

PREFIX = "summaries-"

# Each number with where it is listed, such as "summaries-2026-02.txt, line 7".
Summaries = Mapping[str, str]


def read_summaries(folder: Path, label: str) -> Summaries:
    """The summaries listed for an edition; none without a list. Raises UnableToLoadCorpus with the line of a fault."""
    file = folder / f"{PREFIX}{label}.txt"
    found: dict[str, str] = {}
    for place, line in enumerate(read_text(file).splitlines() if file.is_file() else (), start=1):
        number = line.strip()
        if not number or number.startswith("#"):
            continue
        if len(number.split()) > 1:
            raise UnableToLoadCorpus(f"{file}, line {place}: expected the number of one rule, found {number[:60]!r}.")
        if number in found:
            raise UnableToLoadCorpus(f"{file}, line {place}: {number} is listed twice.")
        found[number] = f"{file}, line {place}"
    return found


def refuse_strays(folder: Path, labels: set[str]) -> None:
    """Raises UnableToLoadCorpus for a list of an edition that does not ship: it would mark nothing."""
    for file in sorted(folder.glob(f"{PREFIX}*.txt")):
        label = file.stem.removeprefix(PREFIX)
        if label not in labels:
            there = ", ".join(sorted(labels)) or "none"
            raise UnableToLoadCorpus(f"{file}: no edition {label} is restated here. There are: {there}.")


def refuse_unfit(summaries: Summaries, tree: RuleTree) -> None:
    """Raises UnableToImportDocument, with the place, for a number that is no rule of the text."""
    kinds = {str(node.number): node.kind for node in tree}
    for number, place in summaries.items():
        if number not in kinds:
            raise UnableToImportDocument(f"{place}: the edition has no rule {number}. Correct the number or remove it.")
        if kinds[number] is NodeKind.HEADING:
            raise UnableToImportDocument(f"{place}: {number} is a heading, and a heading is a name. List its rules.")


def summaries_in(revision: Revision) -> set[str]:
    """The numbers of a kept text's summaries."""
    return set(Rule.objects.filter(revision=revision, is_summary=True).values_list("number", flat=True))
