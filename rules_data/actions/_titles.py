"""The short titles that ship with a document, a line each: a number and what players call that rule."""

from __future__ import annotations

from pathlib import Path

from rules_data.models import Document, Provision, Revision, Rule

from .errors import UnableToLoadCorpus


def load_titles(file: Path, document: Document) -> int:
    """Give the rules their titles by their numbers in the edition the file names; returns how many were given.

    What has a name keeps it, as editors may have chosen it. Raises UnableToLoadCorpus for a line that is not a number
    and a title.
    """
    if not file.is_file():
        return 0
    wanted = dict(_lines(file))
    label = wanted.pop("edition:", "")
    rows = Rule.objects.filter(
        revision__edition__document=document,
        revision__edition__label=label,
        revision__status=Revision.Status.PUBLISHED,
        number__in=wanted,
        provision__title="",
    )
    unnamed = [Provision(pk=pk, title=wanted[number]) for number, pk in rows.values_list("number", "provision_id")]
    return Provision.objects.bulk_update(unnamed, ["title"], batch_size=200) if unnamed else 0


def _lines(file: Path) -> list[tuple[str, str]]:
    found = []
    for place, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        number, _, title = line.partition(" ")
        if not title.strip():
            raise UnableToLoadCorpus(f"{file}, line {place}: expected a number, a space and a title.")
        found.append((number, title.strip()))
    return found
