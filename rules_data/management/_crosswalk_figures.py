"""manage.py bench crosswalk: what became of rules between neighbouring editions of a folder, and how fast."""

from __future__ import annotations

import random
import time
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from django.core.management.base import CommandError

from rules_data.core.documents import parse_document
from rules_data.core.tree import Change, Crosswalk, CrosswalkLink, RuleTree, align
from rules_data.management._command import RulesCommand
from rules_data.management._document_figures import edition_key
from rules_data.management._judged_crosswalks import judged, parted_rightly, rightly
from rules_data.management._sources import Found, files_in

_PARTED = (Change.SPLIT, Change.MERGED)
_SHOWN = 300


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("folder", help="has one folder a game, with files named for their edition")
    parser.add_argument("--game", default="", help="only the files of this game")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="show N rules that were added or removed")
    parser.add_argument("--parted", action="store_true", help="show all splits and mergers")
    parser.add_argument("--seed", type=int, default=1, help="the sample is the same for the same seed")


def print_figures(command: RulesCommand, options: dict[str, Any]) -> None:
    files = [file for file in files_in(Path(options["folder"]), command.say) if options["game"] in ("", file.game)]
    series: dict[tuple[str, str], list[Found]] = {}
    for file in sorted(files, key=lambda file: edition_key(file.edition)):
        series.setdefault((file.game, file.document), []).append(file)
    rows: list[list[object]] = []
    told: list[tuple[str, CrosswalkLink, RuleTree, RuleTree]] = []
    for (game, document), editions in series.items():
        trees = [_tree(file) for file in editions]
        for (before, old), (after, new) in pairwise(zip(editions, trees, strict=True)):
            started = time.process_time()
            crosswalk = align(old, new)
            seconds = time.process_time() - started
            name = f"{game} {document} {before.edition} to {after.edition}"
            counts = crosswalk.counts()
            followed, equal = equal_texts(old, new, crosswalk)
            right, sampled = rightly(judged(game, before.edition, after.edition), crosswalk)
            parted = parted_rightly(game, before.edition, after.edition, crosswalk)
            lone = f"{right} of {sampled}" if sampled else ""
            measured = [f"{followed} of {equal}", lone, str(parted), f"{seconds:.2f}"]
            rows.append([name, *(counts[change] for change in Change), *measured])
            told += [(name, link, old, new) for link in crosswalk.links]
    if not rows:
        raise CommandError("No document has two editions there, so there is nothing to compare.")
    columns = ["editions", *(str(change) for change in Change), "equal texts followed", "lone ones", "parted", "CPU s"]
    command.table("What became of the rules", columns, rows)
    if options["parted"]:
        _show(command, [one for one in told if one[1].change in _PARTED])
    if options["sample"]:
        alone = [one for one in told if one[1].old is None or one[1].new is None]
        chance = random.Random(options["seed"])  # noqa: S311  the sample is to be the same again, not secret
        _show(command, chance.sample(alone, min(options["sample"], len(alone))))


def _tree(file: Found) -> RuleTree:
    return parse_document(file.path.read_bytes(), file.reader).tree


def equal_texts(old: RuleTree, new: RuleTree, crosswalk: Crosswalk) -> tuple[int, int]:
    """How many texts that stand once in each edition, word for word, are followed; and how many there are."""
    before, after = (Counter(node.text for node in tree) for tree in (old, new))
    at = {node.text: node.number for node in new if after[node.text] == 1}
    sure = [node for node in old if before[node.text] == 1 and node.text in at]
    return sum(1 for node in sure if at[node.text] in crosswalk.successors(node.number)), len(sure)


def _show(command: RulesCommand, told: Sequence[tuple[str, CrosswalkLink, RuleTree, RuleTree]]) -> None:
    for name, link, old, new in told:
        command.say(f"\n{name}: {link.change} {link.old or ''} -> {link.new or ''} ({link.confidence:.2f})")
        for tree, number in ((old, link.old), (new, link.new)):
            node = tree.get(number) if number is not None else None
            if node is not None:
                text = " / ".join(node.text.split("\n"))
                command.say(f"    {number} {text[:_SHOWN]}")
