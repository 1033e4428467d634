"""The audit trail, and whether it and everything published are as they were written."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from rules_data.models import AuditEntry, GlossaryTerm, Revision, Rule, TextVersion

CLOSED = (Revision.Status.PUBLISHED, Revision.Status.SUPERSEDED, Revision.Status.WITHDRAWN)


@dataclass(frozen=True)
class TrailEntry:
    """Who did what, when and why."""

    number: int
    at: datetime
    who: str
    verb: str
    subject: str
    why: str
    details: dict[str, Any]
    hash: str


@dataclass(frozen=True)
class Verified:
    """What was looked over and what is wrong; `head` is the last entry's hash, to be noted elsewhere.

    `unsealed` were published before there was a trail, so nothing is known to compare them with.
    """

    entries: int
    revisions: int
    texts: int
    head: str
    faults: tuple[str, ...]
    unsealed: tuple[str, ...] = ()


def trail(limit: int = 200, before: int | None = None, subject: str = "") -> tuple[TrailEntry, ...]:
    """The latest entries, newest first; those before a number; those whose subject has a word in it."""
    found = AuditEntry.objects.order_by("-number")
    if before is not None:
        found = found.filter(number__lt=before)
    if subject:
        found = found.filter(subject__icontains=subject)
    return tuple(
        TrailEntry(one.number, one.at, one.who, one.verb, one.subject, one.why, one.details, one.hash)
        for one in found[:limit]
    )


def entry_hash(entry: AuditEntry) -> str:
    """The hash of all that an entry says, and of the entry before it."""
    said = [
        entry.number, entry.at.astimezone(UTC).isoformat(), entry.who, entry.verb, entry.subject, entry.why,
        entry.details, entry.previous,
    ]  # fmt: skip
    return hashlib.sha256(json.dumps(said, sort_keys=True, ensure_ascii=False).encode()).hexdigest()


def seal_of_revision(revision: Revision) -> str:
    """A hash over everything a published revision says: its head, its rules and its glossary."""
    edition = revision.edition
    digest = hashlib.sha256()
    head = [str(edition), edition.effective.isoformat(), revision.provenance, revision.title, revision.source_sha256]
    _add(digest, [*head, revision.content_hash])
    rules = Rule.objects.filter(revision=revision).order_by("position")
    columns = ("number", "position", "depth", "parent_number", "heading_number", "kind", "text", "examples")
    for *row, is_summary in rules.values_list(*columns, "content_hash", "provision__slug", "is_summary").iterator():
        # Said only where it is so: what was sealed before there were summaries keeps its seal.
        _add(digest, [*row, "summary"] if is_summary else row)
    terms = GlossaryTerm.objects.filter(revision=revision).order_by("position")
    for row in terms.values_list("slug", "term", "text", "senses", "obsolete", "position"):
        _add(digest, list(row))
    return digest.hexdigest()


def seal_of_notes(revision: Revision) -> str:
    """A hash over what a revision tells readers about itself: its change notes, and why it was corrected."""
    digest = hashlib.sha256()
    _add(digest, [revision.change_notes, revision.note])
    return digest.hexdigest()


def seals_of(revision: Revision) -> dict[str, int | str]:
    """What the entry of a publication says of the revision, to be compared with it later."""
    return {"revision": revision.pk, "seal": seal_of_revision(revision), "notes": seal_of_notes(revision)}


def seal_of_text(version: TextVersion) -> str:
    """A hash over a text as it was published from the desk."""
    digest = hashlib.sha256()
    _add(digest, [version.game_slug, version.kind, version.slug, version.source, version.before, version.published_by])
    return digest.hexdigest()


def _add(digest: Any, values: list[Any]) -> None:
    digest.update(json.dumps(values, ensure_ascii=False).encode() + b"\n")


def verify_trail(head: str = "") -> Verified:
    """Compute every hash again. `head` is one noted earlier, which must still stand in the chain."""
    entries = list(AuditEntry.objects.order_by("number"))
    faults = list(_broken_links(entries))
    if head and head not in {entry.hash for entry in entries}:
        faults.append(f"No entry has the hash {head[:12]}… that was noted: entries were cut off or rewritten.")
    seals = {int(e.details["revision"]): str(e.details["seal"]) for e in entries if "revision" in e.details}
    closed = Revision.objects.filter(status__in=CLOSED).select_related("edition__document__game")
    kept = {revision.pk: revision for revision in closed}
    faults += _broken_revisions(kept, seals)
    faults += _broken_notes(kept, entries)
    texts = {int(e.details["text"]): str(e.details["seal"]) for e in entries if "text" in e.details}
    faults += _broken_texts(texts)
    unsealed = tuple(str(revision) for pk, revision in kept.items() if pk not in seals)
    last = entries[-1].hash if entries else ""
    return Verified(len(entries), len(seals), len(texts), last, tuple(faults), unsealed)


def _broken_links(entries: list[AuditEntry]) -> Iterator[str]:
    previous, number = "", 0
    for entry in entries:
        number += 1
        if entry.number != number:
            yield f"Entry {number} is missing: {entry.number} comes next."
            number = entry.number
        elif entry.previous != previous:
            yield f"Entry {entry.number} does not follow from the one before it."
        if entry_hash(entry) != entry.hash:
            yield f"Entry {entry.number} ({entry.verb} {entry.subject}) was changed after it was written."
        previous = entry.hash


def _broken_revisions(kept: dict[int, Revision], seals: dict[int, str]) -> Iterator[str]:
    for pk, seal in seals.items():
        if pk not in kept:
            yield f"Revision {pk} was published and is not there any more."
        elif seal_of_revision(kept[pk]) != seal:
            yield f"{kept[pk]} does not say what was published."


def _broken_notes(kept: dict[int, Revision], entries: list[AuditEntry]) -> Iterator[str]:
    """Notes were not sealed from the beginning: those that were are compared."""
    notes = {int(e.details["revision"]): str(e.details["notes"]) for e in entries if "notes" in e.details}
    for pk, seal in notes.items():
        if pk in kept and seal_of_notes(kept[pk]) != seal:
            yield f"The change notes of {kept[pk]} are not the ones that were published."


def _broken_texts(seals: dict[int, str]) -> Iterator[str]:
    kept = {version.pk: version for version in TextVersion.objects.select_related("game")}
    for pk, seal in seals.items():
        if pk not in kept:
            yield f"Published text {pk} is not there any more."
        elif seal_of_text(kept[pk]) != seal:
            yield f"{kept[pk]} does not say what was published."
