"""Whether what is kept is whole: each check looks at one promise and says what breaks it.

Another room adds a check of its own by decorating a function with `checks(...)`; `manage.py verify` runs them all.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from django.db.models import F

from rules_data.core.tree import NodeKind, RuleNode, RuleNumber, RuleTree
from rules_data.models import CitationLink, Document, Revision, Rule, guarding

Check = Callable[[], Iterator[str]]
MOST_TOLD = 50


@dataclass(frozen=True)
class Checked:
    """One promise, and what breaks it: nothing, where it is kept."""

    promise: str
    problems: tuple[str, ...]


_checks: dict[str, Check] = {}


def checks(promise: str) -> Callable[[Check], Check]:
    """Register a check under the promise it looks at. It yields one sentence for each thing that breaks it."""

    def register(check: Check) -> Check:
        _checks[promise] = check
        return check

    return register


def verify() -> Iterator[Checked]:
    """Run every check, and change nothing."""
    for promise, check in _checks.items():
        yield Checked(promise, tuple(check()))


def text_digest() -> str:
    """One SHA-256 over the texts of everything that was ever published, the same wherever the same is kept."""
    whole = hashlib.sha256()
    for revision in _closed():
        for row in _records(revision):
            whole.update("\x1f".join([str(revision.pk), row[0], row[1], row[2], *row[3], row[4]]).encode())
    return whole.hexdigest()


@checks("The database guards what has been published")
def _guards() -> Iterator[str]:
    for name in sorted(guarding.names() - guarding.installed()):
        yield f"The guard {name} is missing: run `manage.py migrate`."


@checks("Every published text is the one that was imported")
def _texts() -> Iterator[str]:
    for revision in _closed():
        scheme = revision.edition.document.scheme
        nodes = []
        rules = 0
        for number, kind, text, examples, digest in _records(revision):
            node = RuleNode(RuleNumber.parse(number, scheme), NodeKind(kind), text, tuple(examples))
            rules += node.kind is NodeKind.RULE
            nodes.append(node)
            if node.content_hash != digest:
                yield f"{revision}: {number} does not say what it said when it was imported."
        if RuleTree(scheme, tuple(nodes)).content_hash != revision.content_hash:
            yield f"{revision}: its records are not the ones that were imported."
        if rules != revision.rule_count:
            yield f"{revision}: it has {rules} rules, not the {revision.rule_count} that were imported."


@checks("What a text replaced is another text of its edition")
def _replacements() -> Iterator[str]:
    wrong = Revision.objects.exclude(replaced=None).exclude(replaced__edition=F("edition"))
    for revision in wrong.select_related("edition__document__game"):
        yield f"{revision}: it replaced a text of another edition."


@checks("Every reference stands in the text that has it")
def _references() -> Iterator[str]:
    links = CitationLink.objects.filter(rule__isnull=False, part=0).order_by("pk")
    for raw, start, end, text, number in links.values_list("raw", "start", "end", "rule__text", "rule__number"):
        if text[start:end][:300] != raw:
            yield f"Rule {number}: {raw!r} is not what stands there."


@checks("Every rule's identity belongs to its document")
def _identities() -> Iterator[str]:
    for document in Document.objects.select_related("game"):
        strange = Rule.objects.filter(revision__edition__document=document).exclude(provision__document=document)
        for rule in strange.select_related("revision__edition__document__game")[:MOST_TOLD]:
            yield f"{rule}: its identity is one of another document."


def _closed() -> Iterator[Revision]:
    kept = Revision.objects.exclude(status__in=Revision.OPEN).select_related("edition__document__game")
    yield from kept.order_by("pk")


def _records(revision: Revision) -> list[tuple[str, str, str, list[str], str]]:
    rows = Rule.objects.filter(revision=revision).order_by("position")
    return list(rows.values_list("number", "kind", "text", "examples", "content_hash"))
