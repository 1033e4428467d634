"""Load what ships with the project: games, restated rules, cards, questions and examples.

Safe to run again: whatever is unchanged since the last time is left alone.
"""

from __future__ import annotations

import csv
import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date
from enum import IntEnum
from functools import partial
from pathlib import Path
from typing import Any

from django.utils import timezone

from rules_data.core.games import GAMES, UnknownGame
from rules_data.core.games import Game as DescribedGame
from rules_data.models import Card, Document, Example, Faq, Game, Revision
from rules_data.queries.desk.writing import edited_at_the_desk

from ._beside import Beside
from ._cards import write_card
from ._concepts import load_concepts
from ._corpus_files import read_text, read_yaml, source_hash
from ._examples import write_example
from ._faqs import write_faq
from ._one_writer import SITE, one_writer, readers_see_another
from ._progress import Progress, silent
from ._reviewed import keep_review, read_review
from ._summaries import Summaries, read_summaries, refuse_strays, summaries_in
from ._synonyms import load_synonyms
from ._titles import load_titles
from .check_revision import check_revision
from .decide_rows import load_decisions
from .errors import UnableToLoadCorpus
from .import_document import import_document
from .publish_revision import publish_revision

SYNONYMS = "synonyms.yaml"
TITLES = "titles.txt"
CONCEPTS = "concepts.yaml"


class UpTo(IntEnum):
    """How much of what ships is loaded: what is read and searched most comes first, each with all before it."""

    RULES_IN_FORCE = 0
    TEXTS = 1
    EXAMPLES = 2


@dataclass(frozen=True)
class LoadReport:
    """What was loaded, and whether anything had changed since the last time."""

    games: int
    rules_published: int
    cards: int
    faqs: int
    examples: int
    changed: bool


def all_is_loaded(folder: Path) -> bool:
    """Whether all that ships is there, as it is now or as it was before; what editors took away may be gone."""
    edited = edited_at_the_desk()
    for file in folder.glob("*/game.yaml"):
        described = read_yaml(file)
        game = Game.objects.filter(slug=described["game"]).first()
        if game is None or _missing_editions(game, described["documents"]):
            return False
        beside = Beside(game)
        for name, pattern, model, _ in _FILES:
            slugs = {one.stem for one in (file.parent / name).glob(pattern)} - set(beside.hashes(model))
            if any((game.slug, name[:-1], slug) not in edited for slug in slugs):
                return False
    return True


def _missing_editions(game: Game, documents: list[dict[str, Any]]) -> set[tuple[str, str]]:
    """The documents and labels of editions that ship and of which nothing is published."""
    published = Revision.objects.filter(edition__document__game=game, status=Revision.Status.PUBLISHED)
    kept = set(published.values_list("edition__document__slug", "edition__label"))
    shipped = {(entry["slug"], str(one["label"])) for entry in documents for one in entry.get("editions", [])}
    return shipped - kept


@one_writer
def load_corpus(folder: Path, progress: Progress = silent, *, up_to: UpTo = UpTo.EXAMPLES) -> LoadReport:
    """Load every game below `folder`; raises UnableToLoadCorpus naming the file and the place of a fault.

    What comes after `up_to` is left for a later time; loaded at once or one after the other, it is the same.
    """
    readers_see_another(SITE)
    files = sorted(folder.glob("*/game.yaml"))
    if not files:
        raise UnableToLoadCorpus(f"No game.yaml below {folder}: expected one folder a game.")
    games = []
    for file in files:
        described = read_yaml(file)
        games.append(_Shipped(file.parent, _write_game(file, described), described))
    published = sum(_load_editions(one, progress, in_force=True) for one in games)
    if up_to is UpTo.RULES_IN_FORCE:
        return LoadReport(len(files), published, 0, 0, 0, published > 0)
    changed = load_synonyms(folder / SYNONYMS, None) > 0
    cards = faqs = examples = 0
    for one in games:
        changed = load_synonyms(one.folder / SYNONYMS, one.game) > 0 or changed
        published += _load_editions(one, progress, in_force=False)
        counts, game_changed = _load_files(one.folder, one.game, _FILES[: up_to + 1], progress)
        cards, faqs, examples = cards + counts[0], faqs + counts[1], examples + sum(counts[2:])
        changed = changed or game_changed
    changed = load_concepts(folder / CONCEPTS, edited_at_the_desk()) or changed
    return LoadReport(len(files), published, cards, faqs, examples, changed or published > 0)


@dataclass(frozen=True)
class _Shipped:
    """What ships of a game: where it lies, and what its game.yaml says."""

    folder: Path
    game: Game
    described: dict[str, Any]


def _write_card(game: Game, slug: str, source: str, digest: str, name: str, _beside: Beside) -> bool:
    return write_card(game, slug, source, digest, name)


# Cards come first, since answers and examples name them.
_FILES: tuple[tuple[str, str, type[Card] | type[Faq] | type[Example], Callable[..., bool]], ...] = (
    ("cards", "*.yaml", Card, _write_card),
    ("faqs", "*.md", Faq, write_faq),
    ("examples", "*.yaml", Example, write_example),
)


def _load_files(folder: Path, game: Game, kinds: Iterable[Any], progress: Progress) -> tuple[list[int], bool]:
    """Write the files of these kinds that have changed; how many there are of each, and whether any was written."""
    changed, counts = [], []
    edited, beside = edited_at_the_desk(), Beside(game)
    for name, pattern, model, write in kinds:
        files = sorted((folder / name).glob(pattern))
        for done, file in enumerate(files):
            progress(f"Reading {game.name} {name}", done, len(files))
            source = read_text(file)
            digest = source_hash(source)
            if beside.hashes(model).get(file.stem) == digest or (game.slug, name[:-1], file.stem) in edited:
                continue
            changed.append(write(game, file.stem, source, digest, str(file.relative_to(folder)), beside))
        counts.append(len(files))
    return counts, any(changed)


def _write_game(file: Path, described: dict[str, Any]) -> Game:
    try:
        known = GAMES[described["game"]]
        game, _ = Game.objects.update_or_create(
            slug=known.slug,
            defaults={
                "name": known.name,
                "publisher": described.get("publisher", ""),
                "notice": described.get("notice", ""),
            },
        )
        for entry in described["documents"]:
            _refuse_unknown(file, known, entry["slug"])
            Document.objects.update_or_create(
                game=game,
                slug=entry["slug"],
                defaults={
                    "title": entry["title"],
                    "confirmed_pairs": _confirmed_pairs(file.parent, entry),
                },
            )
    except UnknownGame as fault:
        raise UnableToLoadCorpus(f"{file}: {fault}") from fault
    except KeyError as fault:
        raise UnableToLoadCorpus(f"{file}: the key {fault} is missing.") from fault
    return game


def _refuse_unknown(file: Path, game: DescribedGame, document: str) -> None:
    if document not in game.publications:
        there = ", ".join(game.publications)
        raise UnableToLoadCorpus(f"{file}: {game.name} has no document {document!r}; it has {there}.")


def _load_editions(shipped: _Shipped, progress: Progress, *, in_force: bool) -> int:
    """Publish restated editions that nothing is published of, or whose restatement has changed; returns how many.

    Either the one in force of each document or the rest, newest first: whoever loads one after the other has the
    same permanent addresses as whoever loads all at once.
    """
    published, today = 0, timezone.localdate()
    for entry in shipped.described["documents"]:
        editions = sorted(entry.get("editions", []), key=lambda one: _day(shipped.folder, one["effective"]))
        refuse_strays(shipped.folder / entry["slug"], {str(edition["label"]) for edition in editions})
        current = [one for one in editions if one["effective"] <= today][-1:] or editions[:1]
        wanted = current if in_force else [one for one in reversed(editions) if one not in current]
        for index, edition in enumerate(wanted):
            what = f"Publishing {shipped.game.name} {entry['title']} {edition['label']}"
            published += _publish(shipped, entry["slug"], edition, partial(progress, what, index, len(wanted)))
        document = Document.objects.get(game=shipped.game, slug=entry["slug"])
        for edition in wanted:
            review = read_review(shipped.folder, edition)
            published += keep_review(document, str(edition["label"]), review)
        if in_force:
            published += load_decisions(shipped.folder / entry["slug"], document)
        published += load_titles(shipped.folder / entry["slug"] / TITLES, document, edited_at_the_desk())
    return published


def _publish(shipped: _Shipped, document: str, edition: dict[str, Any], begun: Callable[[], None]) -> bool:
    """Import, check and publish a restated edition where it is wanted, which is told when it begins; whether it was."""
    game, label, file = shipped.game, str(edition["label"]), shipped.folder / edition["file"]
    summaries = read_summaries(shipped.folder / document, label)
    if not _is_wanted(game, document, label, file, summaries):
        return False
    begun()
    report = import_document(
        game=game.slug,
        document=document,
        data=file.read_bytes(),
        source_name=edition["file"],
        edition=label,
        effective=edition["effective"],
        restated=summaries,
    )
    if report.unchanged:
        return False
    # Examples are run when all is loaded: those of an earlier version of the site may be written in other words.
    check_revision(game=game.slug, document=document, edition=label, examples=False)
    publish_revision(game=game.slug, document=document, edition=label, index=False, examples=False)
    return True


def _is_wanted(game: Game, document: str, label: str, file: Path, summaries: Summaries) -> bool:
    """A restatement gives way to the publisher's text, and to itself with the same summaries."""
    published = Revision.objects.filter(
        edition__document__game=game,
        edition__document__slug=document,
        edition__label=label,
        status=Revision.Status.PUBLISHED,
    ).first()
    if published is None:
        return True
    if published.provenance == Revision.Provenance.OFFICIAL:
        return False
    same = published.source_sha256 == hashlib.sha256(file.read_bytes()).hexdigest()
    return not (same and summaries_in(published) == set(summaries))


def _confirmed_pairs(folder: Path, entry: dict[str, Any]) -> list[dict[str, Any]]:
    """The shipped crosswalks: pairs of numbers known to be one rule, also into editions that do not ship.

    `unchanged` are the old numbers whose official texts say the same in both.
    """
    found: list[dict[str, Any]] = []
    for crosswalk in entry.get("crosswalks", []):
        rows = list(csv.DictReader(read_text(folder / crosswalk["file"]).splitlines()))
        pairs = [[row["old"], row["new"]] for row in rows if row["old"] and row["new"]]
        same = [row["old"] for row in rows if row["change"] in ("same", "moved")]
        found.append({"old": str(crosswalk["old"]), "new": str(crosswalk["new"]), "pairs": pairs, "unchanged": same})
    return found


def _day(folder: Path, value: object) -> date:
    if isinstance(value, date):
        return value
    raise UnableToLoadCorpus(f"{folder / 'game.yaml'}: effective is {value!r}, expected a date such as 2026-03-30.")
