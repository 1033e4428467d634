"""A small rulebook with one version published and the next one open, made once a module; each test undoes its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules_data.models import AuditEntry, Revision, Rule
from tests.rules_data.sample_texts import NEW, OLD
from tests.rulesite.editor.conftest import SAMPLE, draft

V1, V2 = {**SAMPLE, "edition": "v1"}, {**SAMPLE, "edition": "v2"}


def of(revision: int, number: str) -> Rule:
    """A rule of a revision, as it is kept."""
    return Rule.objects.get(revision=revision, number=number)


def published() -> int:
    """What is published of the first version."""
    return int(Revision.objects.get(edition__document__slug="tr", edition__label="v1", status="published").pk)


@pytest.fixture(scope="module")
def open_draft(module_db: None) -> int:
    """The second version, checked and open, over the published first one."""
    from rules_data.actions import publish_revision

    draft(OLD, "v1")
    publish_revision(**V1, index=False)
    return draft(NEW, "v2")


@pytest.fixture
def nothing_told(db: None) -> Iterator[None]:
    """Whatever is refused leaves no entry in the history."""
    before = AuditEntry.objects.count()
    yield
    assert AuditEntry.objects.count() == before
