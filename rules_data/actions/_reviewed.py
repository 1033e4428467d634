"""Who has read a restatement beside the official text, and when: said in game.yaml of the very text that was read."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from rules_data.models import Document, Revision

from .errors import UnableToLoadCorpus

KEYS = {"day", "by", "text"}
# Of the hash that names a text, so many characters are written in game.yaml.
SHORT = 12


@dataclass(frozen=True)
class Review:
    """The day and the name of a reviewer, who did not write the text."""

    on: date
    by: str


def read_review(folder: Path, edition: dict[str, Any]) -> Review | None:
    """What an edition's entry says under `reviewed`: the `day`, `by` whom, and `text`, the beginning of its hash.

    Raises UnableToLoadCorpus where one of them is missing, or the text was changed since it was read.
    """
    said = edition.get("reviewed")
    if said is None:
        return None
    place = f"{folder / 'game.yaml'}: reviewed of {edition['label']}"
    if not isinstance(said, dict) or set(said) != KEYS:
        raise UnableToLoadCorpus(f"{place} needs the keys day, by and text, and no others.")
    if not isinstance(said["day"], date) or not str(said["by"]).strip():
        raise UnableToLoadCorpus(f"{place} is of {said['day']!r} by {said['by']!r}, expected a date and a name.")
    most = Revision._meta.get_field("reviewed_by").max_length or 0
    if len(by := str(said["by"]).strip()) > most:
        raise UnableToLoadCorpus(f"{place} names who has read it in {len(by)} characters, at most {most} are kept.")
    digest = hashlib.sha256((folder / edition["file"]).read_bytes()).hexdigest()[:SHORT]
    if str(said["text"]) != digest:
        raise UnableToLoadCorpus(
            f"{place} names the text {said['text']}, and {edition['file']} is {digest}: it was changed since. "
            "Have it read again, or take the key away."
        )
    return Review(said["day"], by)


def keep_review(document: Document, label: str, review: Review | None) -> bool:
    """Note it at the restatement that is published of an edition; True when that says something else than before."""
    kept = Revision.objects.filter(
        edition__document=document,
        edition__label=label,
        status=Revision.Status.PUBLISHED,
        provenance=Revision.Provenance.RESTATED,
    )
    on, by = (review.on, review.by) if review else (None, "")
    return kept.exclude(reviewed_on=on, reviewed_by=by).update(reviewed_on=on, reviewed_by=by) > 0
