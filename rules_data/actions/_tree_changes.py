"""What follows when a record is put into a draft, or taken out of it."""

from __future__ import annotations

from rules_data.core.tree import NodeKind, NotARuleNumber, RuleNode, RuleNumber, RuleTree, UnableToBuildTree
from rules_data.models import CitationLink, Revision, Rule

from ._citations import link_citations
from ._drafts import draft_to_correct, was_edited
from .errors import UnableToEditText

# Further than any book is long: positions are moved away and back, since two rows must never share one.
_AWAY = 1_000_000


def draft_for(game: str, document: str, edition: str, note: str) -> Revision:
    """The draft that a correction goes into; UnableToEditText without a reason for it."""
    if not note.strip():
        raise UnableToEditText("Say in the note what was wrong: it is kept with the revision.")
    return draft_to_correct(game, document, edition, note.strip())


def number_in(typed: str, draft: Revision) -> RuleNumber:
    """A number as it was typed, or UnableToEditText for one that this book could not print."""
    scheme = draft.edition.document.scheme
    try:
        return RuleNumber.parse(typed.strip().rstrip("."), scheme)
    except NotARuleNumber as fault:
        said = f"“{typed.strip()[:40]}” is not a rule number; one looks like {scheme.example}."
        raise UnableToEditText(said) from fault


def tree_of(draft: Revision, nodes: list[RuleNode]) -> RuleTree:
    """The book with these records, or UnableToEditText where a number would stand twice."""
    try:
        return RuleTree(draft.edition.document.scheme, tuple(nodes))
    except UnableToBuildTree as fault:
        raise UnableToEditText(f"{draft.edition} has this number already: correct the rule instead.") from fault


def move(draft: Revision, begin: int, by: int) -> None:
    """Every record from a place on one further, or one back."""
    rows = list(draft.rules.filter(position__gte=begin).order_by("position"))
    for row in rows:
        row.position += by + _AWAY
    Rule.objects.bulk_update(rows, ["position"], batch_size=500)
    for row in rows:
        row.position -= _AWAY
    Rule.objects.bulk_update(rows, ["position"], batch_size=500)


def settle(draft: Revision, tree: RuleTree) -> None:
    """What stands under what, and what leads where, as the book now is."""
    changed = []
    for rule in draft.rules.all():
        number = RuleNumber.parse(rule.number, tree.scheme)
        heading = tree.heading_over(number)
        above = (str(tree.parent_number(number) or ""), str(heading.number) if heading else "")
        if (rule.parent_number, rule.heading_number) != above:
            rule.parent_number, rule.heading_number = above
            changed.append(rule)
    Rule.objects.bulk_update(changed, ["parent_number", "heading_number"], batch_size=500)
    CitationLink.objects.filter(rule__revision=draft).delete()
    CitationLink.objects.filter(term__revision=draft).delete()
    counts = {"records": len(tree)} | link_citations(draft)
    draft.report = draft.report | {"counts": draft.report.get("counts", {}) | counts}
    draft.rule_count = sum(node.kind is NodeKind.RULE for node in tree)
    draft.save(update_fields=["report", "rule_count"])
    was_edited(draft)
