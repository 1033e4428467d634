"""The small rulebook that never was, drafted, published and reverted version by version."""

from __future__ import annotations

from typing import Any

from rules_data.actions import check_revision, correct_rule, import_document, publish_revision, revert_revision
from rules_data.models import CrosswalkLink, Revision, Rule
from tests.rules_data.queries.conftest import sample_document

SAMPLE = {"game": "riftbound", "document": "tr"}


def drafted(text: str, edition: str) -> int:
    named = {**SAMPLE, "edition": edition}
    made = import_document(**named, data=text.encode(), source_name="sample.txt").revision_id
    check_revision(**named)
    return made


def published(text: str, edition: str) -> int:
    made = drafted(text, edition)
    publish(edition)
    return made


def publish(edition: str) -> Any:
    return publish_revision(**SAMPLE, edition=edition, despite_obstacles=True, index=False)


def revert(edition: str) -> Any:
    return revert_revision(**SAMPLE, edition=edition)


def correct(number: str, text: str) -> int:
    """The draft that a correction of what is published of the second version is in."""
    rule = Rule.objects.get(number=number, revision__status="published", revision__edition__label="v2")
    named = {**SAMPLE, "edition": "v2", "number": number}
    return correct_rule(**named, text=text, note="x", version=rule.content_hash).revision_id


def kept(pk: int) -> Revision:
    return Revision.objects.get(pk=pk)


def current() -> str:
    found = sample_document().current
    return found.label if found else ""


def crosswalks() -> set[tuple[str, str]]:
    links = CrosswalkLink.objects.filter(old_edition__document__slug="tr")
    return set(links.values_list("old_edition__label", "new_edition__label"))
