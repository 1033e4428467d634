"""Correct one rule of a published text, or of its open draft, without importing the book again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules_data.core.tree import NodeKind, RuleNode, RuleNumber
from rules_data.models import CitationLink, Revision, Rule

from ._citations import reader_of
from ._drafts import draft_to_correct, was_edited
from ._one_writer import one_writer, readers_see_the_same
from ._trail import record
from .errors import EditConflict, UnableToEditText

LONGEST = 20_000


@dataclass(frozen=True)
class Corrected:
    """The draft that the correction is in, and the version to name with the next one."""

    revision_id: int
    version: str


@one_writer
def correct_rule(
    *,
    game: str,
    document: str,
    edition: str,
    number: str,
    text: str,
    examples: Sequence[str] = (),
    note: str,
    version: str,
) -> Corrected:
    """Write another text for a rule into the open draft of an edition; without one, into a draft of what is published.

    `version` is the content hash of the rule as the editor saw it. Raises EditConflict when someone changed it
    meanwhile, UnableToEditText for a text that cannot stand there or a missing note.
    """
    readers_see_the_same()
    said, shown = checked_text(text, "The text"), [checked_text(one, "An example") for one in examples if one.strip()]
    if not note.strip():
        raise UnableToEditText("Say in the note what was wrong: it is kept with the revision.")
    draft = draft_to_correct(game, document, edition, note.strip())
    rule = draft.rules.filter(number=number).first()
    if rule is None:
        raise UnableToEditText(f"{draft.edition} has no rule {number}.")
    if rule.content_hash != version:
        raise EditConflict("\n".join([rule.text, *rule.examples]), changed_last(draft), 0)
    if (said, shown) == (rule.text, rule.examples):
        raise UnableToEditText(f"{number} says that already: nothing was changed.")
    before = rule.text
    _write(rule, said, shown, draft)
    was_edited(draft)
    record("correct rule", f"{draft.edition} {number}", note=note[:1000], before=before[:2000], after=said[:2000])
    return Corrected(draft.pk, rule.content_hash)


def changed_last(draft: Revision) -> str:
    return str(draft.makers[-1]) if draft.makers else "Someone"


def _write(rule: Rule, text: str, examples: list[str], draft: Revision) -> None:
    number = RuleNumber.parse(rule.number, draft.edition.document.scheme)
    node = RuleNode(number, NodeKind(rule.kind), text, tuple(examples))
    rule.text, rule.examples, rule.content_hash = text, examples, node.content_hash
    rule.save(update_fields=["text", "examples", "content_hash"])
    rule.citations.all().delete()
    reader = reader_of(draft.edition.document, draft)
    links = [
        reader.link(found, rule=rule, part=part)
        for part, said in enumerate([text, *examples])
        for found in reader.cite(said)
    ]
    CitationLink.objects.bulk_create(links)


def checked_text(text: str, what: str) -> str:
    """A text with plain line ends, or UnableToEditText."""
    said = "\n".join(line.rstrip() for line in text.replace("\r\n", "\n").strip().split("\n"))
    if not said:
        raise UnableToEditText(f"{what} is empty. A rule cannot be removed from a published version.")
    if len(said) > LONGEST:
        raise UnableToEditText(f"{what} has {len(said):,} characters; at most {LONGEST:,} fit.")
    bad = next((c for c in said if not c.isprintable() and c != "\n"), None)
    if bad is not None:
        raise UnableToEditText(f"{what} has a character that cannot be printed ({bad!r}). Type it again.")
    return said
