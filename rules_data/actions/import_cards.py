"""Take over printed cards from a file: whole or not at all, and again only what changed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field
from datetime import date
from itertools import islice
from typing import Any, BinaryIO, TypeVar

from django.utils.text import slugify

from rules_data import search
from rules_data.core.cards import PrintedCard as Printed
from rules_data.core.cards import UnreadableCards, read_cards
from rules_data.core.games import GAMES
from rules_data.core.markup import folded
from rules_data.models import EarlierPrinting, Game, PrintedCard
from rules_data.queries.printed_cards import facet_marks

from ._one_writer import one_writer, readers_see_another
from ._progress import Progress, silent
from ._trail import record
from .errors import UnableToImportCards

BATCH = 1_000
One = TypeVar("One")
_LONGEST_SLUG = 110
_CHANGED = ("name", "variant", "folded", "faces", "facets", "words", "marks", "source", "since", "digest")


@dataclass(frozen=True)
class CardsReport:
    """What became of a file's cards. `left_out` counts, by reason, what the file has beside them."""

    source: str
    new: int
    changed: int
    unchanged: int
    not_in_file: int
    left_out: dict[str, int] = field(default_factory=dict)


@dataclass
class _Read:
    """What a file says that is not kept yet."""

    new: list[tuple[str, Printed]] = field(default_factory=list)
    changed: dict[str, tuple[str, Printed]] = field(default_factory=dict)
    seen: dict[str, str] = field(default_factory=dict)


@one_writer
def import_cards(*, game: str, file: BinaryIO, day: date, progress: Progress = silent) -> CardsReport:
    """Keep the cards of a file. `day` is the file's: since when its words hold; earlier words are kept with theirs.

    The whole file is read before anything is written. Raises UnableToImportCards, with the place, for what cannot
    be read; and for a file older than what is kept here, which would bring old words back.
    """
    kept = Game.objects.filter(slug=game).first()
    if kept is None or game not in GAMES:
        raise UnableToImportCards(f"There is no game {game!r} here. Games: {', '.join(GAMES)}.")
    before = dict(PrintedCard.objects.filter(game=kept).values_list("key", "digest"))
    try:
        read_file = read_cards(file, GAMES[game].card_formats)
        read = _compare(read_file.cards, before, read_file.left_out, progress)
    except UnreadableCards as fault:
        raise UnableToImportCards(str(fault)) from fault
    if not read.seen:
        raise UnableToImportCards("There is no card in this file.")
    _change(kept, read, read_file.source, day, progress)
    _add(kept, read, read_file.source, day, progress)
    report = CardsReport(
        source=read_file.source,
        new=len(read.new),
        changed=len(read.changed),
        unchanged=len(read.seen) - len(read.new) - len(read.changed),
        not_in_file=len(before.keys() - read.seen.keys()),
        left_out=dict(read_file.left_out),
    )
    if report.new or report.changed:
        search.forget_printed()
        record("import cards", game, source=report.source, new=report.new, changed=report.changed)
    readers_see_another(game)
    return report


def _compare(cards: Iterable[Printed], before: dict[str, str], left_out: dict[str, int], progress: Progress) -> _Read:
    """What is new and what has changed. A card that a file has twice is taken from its first place."""
    read = _Read()
    for number, card in enumerate(cards):
        if number % BATCH == 0:
            progress("Reading", number, 0)
        digest = _digest(card)
        if card.key in read.seen:
            again = "printed again, the same" if read.seen[card.key] == digest else "printed again with other words"
            left_out[again] = left_out.get(again, 0) + 1
            continue
        read.seen[card.key] = digest
        if card.key not in before:
            read.new.append((digest, card))
        elif before[card.key] != digest:
            read.changed[card.key] = digest, card
    return read


def _digest(card: Printed) -> str:
    said = json.dumps(asdict(card), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(said.encode("utf-8", "surrogatepass")).hexdigest()


def _add(game: Game, read: _Read, source: str, day: date, progress: Progress) -> None:
    taken = set(PrintedCard.objects.filter(game=game).values_list("slug", flat=True))
    done = 0
    rows = (
        PrintedCard(game=game, key=card.key, slug=_slug(card, taken), **_values(card, digest, source, day))
        for digest, card in read.new
    )
    for batch in _batches(rows):
        PrintedCard.objects.bulk_create(batch, batch_size=BATCH)
        done += len(batch)
        progress("Keeping new cards", done, len(read.new))


def _change(game: Game, read: _Read, source: str, day: date, progress: Progress) -> None:
    done = 0
    for keys in _batches(iter(read.changed)):
        rows = list(PrintedCard.objects.filter(game=game, key__in=keys))
        late = next((row for row in rows if row.since > day), None)
        if late is not None:
            raise UnableToImportCards(
                f"What is kept of {late.name} is of {late.since}, and this file of {day}: "
                "an older file does not replace a newer one. Say the file's day if it is another."
            )
        EarlierPrinting.objects.bulk_create(
            EarlierPrinting(card=row, faces=row.faces, source=row.source, since=row.since, until=day)
            for row in rows
            # A file of the same day mends the one before it: nobody could have played by the words between them.
            if row.since < day and row.faces != _faces(read.changed[row.key][1])
        )
        for row in rows:
            digest, card = read.changed[row.key]
            for name, value in _values(card, digest, source, day).items():
                setattr(row, name, value)
        PrintedCard.objects.bulk_update(rows, _CHANGED, batch_size=BATCH // 4)
        done += len(rows)
        progress("Keeping changed cards", done, len(read.changed))


def _values(card: Printed, digest: str, source: str, day: date) -> dict[str, Any]:
    said = [text for face in card.faces for text in (face.name, face.types, face.text)]
    return {
        "name": card.name, "variant": card.variant[:20], "folded": folded(card.name), "faces": _faces(card),
        "facets": {called: list(words) for called, words in card.facets.items()},
        "words": folded("\n".join(said)), "marks": facet_marks(card.facets), "source": source, "since": day,
        "digest": digest,
    }  # fmt: skip


def _faces(card: Printed) -> list[dict[str, Any]]:
    return [{"name": one.name, "types": one.types, "text": one.text, "facts": dict(one.facts)} for one in card.faces]


def _slug(card: Printed, taken: set[str]) -> str:
    base = slugify(f"{card.name} {card.variant}")[:_LONGEST_SLUG].strip("-") or "card"
    slug, number = base, 2
    while slug in taken:
        slug, number = f"{base}-{number}", number + 1
    taken.add(slug)
    return slug


def _batches(rows: Iterator[One]) -> Iterator[list[One]]:
    while batch := list(islice(rows, BATCH)):
        yield batch
