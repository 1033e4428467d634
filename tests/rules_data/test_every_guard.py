"""The database's own guards, column by column: nothing of what was published changes, and all of a draft may."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Any

import pytest
from django.db import DatabaseError, connection, models, transaction
from django.db.models import F, Value
from django.db.models.functions import Concat, Substr

from rules_data.models import CitationLink, Document, Edition, Game, GlossaryTerm, Provision, Revision, Rule, guarding
from tests.rules_data.refusing.conftest import open_draft

__all__ = ["open_draft"]
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("open_draft")]
CLOSED = ("published", "superseded", "withdrawn")
# Of a published revision these may change: from one closed state to another, and what is said of it later.
OF_REVISION_LEFT_OPEN = {"status", "rebased_at", "edited_at", "publish_at", "reviewed_on", "reviewed_by"}
# A reference leads elsewhere when another document is published; what it says stays.
OF_LINK_LEFT_OPEN = {"target", "status", "title_disagrees"}
NAMING = {Provision: {"slug", "document"}, Edition: {"label", "effective", "document"}, Document: {"slug", "game"},
          Game: {"slug"}}  # fmt: skip


def fields_of(model: type[models.Model], without: set[str] = frozenset()) -> list[str]:  # type: ignore[assignment]
    return [one.name for one in model._meta.concrete_fields if not one.primary_key and one.name not in without]


def another(model: type[models.Model], name: str) -> Any:
    """A value that a field does not have."""
    field = model._meta.get_field(name)
    kind = field.get_internal_type()
    if kind in {"CharField", "TextField", "SlugField"}:
        # No longer than the column has room for: a digest fills it.
        return Concat(Value("~"), Substr(F(name), 2))
    if kind in {"BooleanField"}:
        return ~F(name)
    if kind in {"DateTimeField"}:
        return datetime(2001, 1, 1, tzinfo=UTC)
    if kind in {"DateField"}:
        return date(2001, 1, 1)
    if kind in {"JSONField"}:
        return {"another": 1}
    return F(field.attname) + 1 if kind != "ForeignKey" else 987_654_321


def is_refused(rows: Any, **change: Any) -> bool:
    """Whether the database refuses a change of some rows because it was published, and not for another reason."""
    assert rows.exists()
    try:
        with transaction.atomic():
            rows.update(**change)
            transaction.set_rollback(True)
    except DatabaseError as fault:
        return "never changes" in str(fault)
    return False


def published(model: type[models.Model], **which: Any) -> Any:
    """One published row of the shipped corpus."""
    found = model._default_manager.filter(**which).order_by("pk")
    return model._default_manager.filter(pk=found[0].pk)


RULE = {"revision__status": "published"}


@pytest.mark.parametrize("name", fields_of(Rule))
def test_no_column_of_a_published_rule_changes(name: str) -> None:
    assert is_refused(published(Rule, **RULE), **{name: another(Rule, name)})


@pytest.mark.parametrize("name", fields_of(GlossaryTerm))
def test_no_column_of_a_published_entry_changes(name: str) -> None:
    assert is_refused(published(GlossaryTerm, **RULE), **{name: another(GlossaryTerm, name)})


@pytest.mark.parametrize("name", fields_of(CitationLink, OF_LINK_LEFT_OPEN))
def test_no_word_of_a_published_reference_changes(name: str) -> None:
    links = published(CitationLink, rule__revision__status="published")
    assert is_refused(links, **{name: another(CitationLink, name)})


@pytest.mark.parametrize("name", sorted(OF_LINK_LEFT_OPEN - {"target"}))
def test_where_a_published_reference_leads_is_looked_up_again(name: str) -> None:
    links = published(CitationLink, rule__revision__status="published", status="resolved")
    change = {"status": "dangling", "target": None} if name == "status" else {name: another(CitationLink, name)}
    assert not is_refused(links, **change)


@pytest.mark.parametrize("name", fields_of(Revision, OF_REVISION_LEFT_OPEN))
def test_no_column_of_a_published_revision_changes(name: str) -> None:
    assert is_refused(published(Revision, status="published"), **{name: another(Revision, name)})


@pytest.mark.parametrize("name", sorted(OF_REVISION_LEFT_OPEN - {"status"}))
def test_what_is_said_of_a_published_revision_later_may(name: str) -> None:
    assert not is_refused(published(Revision, status="published"), **{name: another(Revision, name)})


@pytest.mark.parametrize("status", ["draft", "in_review", "scheduled"])
def test_what_was_published_is_never_a_draft_again(status: str) -> None:
    assert is_refused(published(Revision, status="published"), status=status)


@pytest.mark.parametrize("status", ["superseded", "withdrawn"])
def test_what_was_published_may_be_superseded_or_withdrawn(status: str) -> None:
    assert not is_refused(published(Revision, status="published"), status=status)


@pytest.mark.parametrize(
    ("model", "name"), [(model, name) for model in NAMING for name in fields_of(model)],
    ids=lambda one: one if isinstance(one, str) else one.__name__,
)  # fmt: skip
def test_of_what_addresses_are_made_of_only_the_names_stay(model: type[models.Model], name: str) -> None:
    rows = {
        Provision: Provision.objects.filter(pk=Rule.objects.filter(**RULE)[0].provision_id),
        Edition: Edition.objects.filter(revisions__status="published"),
        Document: Document.objects.filter(editions__revisions__status="published"),
        Game: Game.objects.filter(documents__editions__revisions__status="published"),
    }[model]
    one = model._default_manager.filter(pk=rows.order_by("pk")[0].pk)
    assert is_refused(one, **{name: another(model, name)}) == (name in NAMING[model])


def test_everything_of_a_draft_may_change(open_draft: int) -> None:
    rules, drafts = Rule.objects.filter(revision=open_draft, number="302"), Revision.objects.filter(pk=open_draft)
    for name in ("text", "examples", "kind", "content_hash", "is_summary"):
        change = "heading" if name == "kind" else another(Rule, name)
        assert not is_refused(rules, **{name: change}), name
    for name in ("title", "note", "change_notes", "check_report", "content_hash", "source_name"):
        assert not is_refused(drafts, **{name: another(Revision, name)}), name
    links = CitationLink.objects.filter(rule__revision=open_draft)
    assert not is_refused(links, raw=another(CitationLink, "raw"))


@pytest.mark.parametrize("model", [Rule, GlossaryTerm])
def test_nothing_is_put_into_what_was_published_or_taken_out_of_it(model: type[models.Model]) -> None:
    one = published(model, **RULE)[0]
    with pytest.raises(DatabaseError, match="never changes"), transaction.atomic():
        published(model, **RULE).delete()
    one.pk, one.position = None, 999_999
    for unique in ("number", "slug"):
        if hasattr(one, unique):
            setattr(one, unique, "999")
    with pytest.raises(DatabaseError, match="never changes"), transaction.atomic():
        one.save(force_insert=True)


def test_no_reference_is_added_to_what_was_published_or_taken_out_of_it() -> None:
    one = published(CitationLink, rule__revision__status="published")[0]
    with pytest.raises(DatabaseError, match="never changes"), transaction.atomic():
        CitationLink.objects.filter(pk=one.pk).delete()
    one.pk = None
    with pytest.raises(DatabaseError, match="never changes"), transaction.atomic():
        one.save(force_insert=True)


def test_every_guard_there_has_to_be_is_there_and_is_taken_away_and_put_back() -> None:
    assert guarding.installed() == guarding.names()
    assert len(guarding.names()) >= len(list(guarding.refused(connection.vendor)))
    with transaction.atomic():
        guarding.remove()
        assert guarding.installed() == set()
        assert not is_refused(published(Rule, **RULE), text="another")
        guarding.install()
        assert guarding.installed() == guarding.names()
        assert is_refused(published(Rule, **RULE), text="another")
        transaction.set_rollback(True)
