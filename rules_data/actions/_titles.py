"""Short titles: those that ship with a document, a line each, and one that an editor gives."""

from __future__ import annotations

from pathlib import Path

from rules_data.models import Document, Game, Provision, Revision, Rule
from rules_data.queries.desk.writing_titles import provision_of_title, title_slug

from ._titles_changed import titles_changed
from .errors import UnableToEditText, UnableToLoadCorpus
from .name_rule import name_rule


def load_titles(file: Path, document: Document, edited: set[tuple[str, str, str]]) -> int:
    """Give the rules their titles by their numbers in the edition that a list names; returns how many were given.

    A file holds one list an edition, each below a line such as "edition: v1.3". What has a name keeps it, and what
    editors have named or unnamed stays so. Raises UnableToLoadCorpus for a line that is not a number and a title.
    """
    if not file.is_file():
        return 0
    return sum(_give(wanted, label, document, edited) for label, wanted in _lists(file).items())


def _give(wanted: dict[str, str], label: str, document: Document, edited: set[tuple[str, str, str]]) -> int:
    rows = Rule.objects.filter(
        revision__edition__document=document,
        revision__edition__label=label,
        revision__status=Revision.Status.PUBLISHED,
        number__in=wanted,
        provision__title="",
    )
    unnamed = [
        Provision(pk=pk, title=wanted[number])
        for number, pk, slug in rows.values_list("number", "provision_id", "provision__slug")
        if (document.game.slug, "title", title_slug(document.slug, slug)) not in edited
    ]
    if unnamed:
        titles_changed(document.pk)
    return Provision.objects.bulk_update(unnamed, ["title"], batch_size=200) if unnamed else 0


def _lists(file: Path) -> dict[str, dict[str, str]]:
    """The titles of a file by their editions, and those by the rules' numbers."""
    found: dict[str, dict[str, str]] = {}
    label = ""
    for number, title in _lines(file):
        if number == "edition:":
            label = title
        else:
            found.setdefault(label, {})[number] = title
    return found


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


def write_title(game: Game, slug: str, title: str) -> None:
    """Give the rule that a text's address stands for its short title; an empty one takes it away."""
    named = provision_of_title(game.slug, slug)
    if named is None:
        raise UnableToEditText(f"There is no rule “{slug}” to be given a title.")
    name_rule(game=game.slug, document=named.document, provision=named.provision, title=title)
