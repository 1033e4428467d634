"""Each verb is done whole or not at all: where its last write fails, nothing of what it has written is kept."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.db import DatabaseError, connection, models, transaction
from django.utils import timezone

from rules_data.actions import (
    acting,
    add_rule,
    approve_draft,
    comment_on_draft,
    correct_rule,
    discard_draft,
    discard_text,
    grant_role,
    handle_item,
    keep_synonym,
    make_preview_link,
    publish_text,
    remove_rule,
    report_problem,
    revert_revision,
    revoke_role,
    save_text,
    schedule_revision,
    settle_comment,
    undo_text,
    withdraw_preview_links,
    withdraw_text,
)
from rules_data.models import (
    Approval,
    AuditEntry,
    CitationLink,
    Comment,
    CrosswalkLink,
    Faq,
    Handling,
    PreviewLink,
    Provision,
    ReaderReport,
    Revision,
    Rule,
    SiteState,
    Synonym,
    TextSaved,
    TextVersion,
    WorkingText,
)
from rules_data.queries.desk import AnswerFields, answer_file
from tests.rules_data.refusing.conftest import V1, V2, of

pytestmark = pytest.mark.django_db
TEXT: dict[str, Any] = {"kind": "faq", "game": "riftbound", "slug": "is-it-whole"}
RULE = {**V2, "note": "a line was missing"}
SOON = timezone.now() + timedelta(days=3)
# What these verbs write, and what of it is theirs: the rest of the site is large.
WRITTEN: dict[type[models.Model], dict[str, object]] = {
    Approval: {}, Comment: {}, Handling: {}, PreviewLink: {}, ReaderReport: {}, SiteState: {}, TextSaved: {},
    TextVersion: {}, User: {}, WorkingText: {},
    Synonym: {"words__icontains": "oomph"},
    Faq: {"slug": TEXT["slug"]},
    Revision: {"edition__document__slug": "tr"},
    Rule: {"revision__edition__document__slug": "tr"},
    CitationLink: {"rule__revision__edition__document__slug": "tr"},
    Provision: {"document__slug": "tr"},
    CrosswalkLink: {"new_edition__document__slug": "tr"},
}  # fmt: skip


@pytest.fixture(autouse=True)
def _no_index(monkeypatch: pytest.MonkeyPatch) -> None:
    """An index is no write of the database, and takes most of the time."""
    for name in ("_texts", "revert_revision"):
        module = importlib.import_module(f"rules_data.actions.{name}")
        monkeypatch.setattr(module, "index_with_this_change", lambda refusal: None)


def everything() -> list[object]:
    """All that these verbs write, as it stands."""
    rows = [list(kept._default_manager.filter(**which).order_by("pk").values()) for kept, which in WRITTEN.items()]
    return [*rows, AuditEntry.objects.count(), sorted(User.objects.values_list("username", "groups__name"))]


class _Failing:
    """Lets the writes of a connection pass, but for one."""

    def __init__(self, fails: int) -> None:
        self.fails, self.writes = fails, 0

    def __call__(self, execute: Any, sql: Any, params: Any, many: bool, context: Any) -> Any:
        if str(sql).lstrip().upper().startswith(("INSERT", "UPDATE", "DELETE")):
            self.writes += 1
            if self.writes == self.fails:
                raise DatabaseError("this write failed")
        return execute(sql, params, many, context)


def saved() -> int:
    """A working text by somebody else."""
    source = answer_file(AnswerFields("Is it?", "Is it?", "Yes, by rule 383.3.e.", ("383.3.e",), (), "v1.3"))
    with acting("Ada"):
        return save_text(**TEXT, source=source, version=0)


def published() -> int:
    return publish_text(**TEXT, version=saved())


Verb = Callable[[], object]
# What has to be there first, and then the verb.
VERBS: dict[str, Callable[[int], Verb]] = {
    "save a text": lambda draft: saved,
    "save it again": lambda draft: _with(saved(), lambda v: lambda: save_text(**TEXT, source="Another", version=v)),
    "publish a text": lambda draft: _with(saved(), lambda v: lambda: publish_text(**TEXT, version=v)),
    "withdraw a text": lambda draft: _with(published(), lambda v: lambda: withdraw_text(**TEXT, note="It is wrong.")),
    "undo a text": lambda draft: _with(published(), lambda v: lambda: undo_text(v)),
    "discard a text": lambda draft: _with(saved(), lambda v: lambda: discard_text(**TEXT, version=v)),
    "comment": lambda draft: lambda: comment_on_draft(draft, "Look at this", number="101"),
    "settle a comment": lambda draft: _with(
        comment_on_draft(draft, "Look at this"), lambda one: lambda: settle_comment(draft, one)
    ),
    "make a preview link": lambda draft: lambda: make_preview_link(draft),
    "withdraw preview links": lambda draft: _with(
        make_preview_link(draft), lambda one: lambda: withdraw_preview_links(draft)
    ),
    "approve": lambda draft: lambda: _as("Ada", lambda: approve_draft(draft)),
    "correct a rule": lambda draft: lambda: correct_rule(
        **RULE, number="101", text="It says otherwise.", version=of(draft, "101").content_hash
    ),
    "add a rule": lambda draft: lambda: add_rule(**RULE, number="103", text="It was missing."),
    "remove a rule": lambda draft: lambda: remove_rule(**RULE, number="101.2"),
    "schedule": lambda draft: lambda: schedule_revision(draft, SOON, despite_obstacles=True),
    "discard a draft": lambda draft: lambda: discard_draft(draft),
    "revert": lambda draft: lambda: revert_revision(**V1),
    "grant a role": lambda draft: lambda: grant_role("eve", "author", email="eve@example.org"),
    "grant another role": lambda draft: _with(
        grant_role("eve", "author"), lambda one: lambda: grant_role("eve", "publisher")
    ),
    "revoke a role": lambda draft: _with(grant_role("eve", "author"), lambda one: lambda: revoke_role("eve")),
    "handle": lambda draft: lambda: handle_item("reports", "7", answer="Thank you", close=True),
    "report": lambda draft: lambda: report_problem(path="/riftbound", text="A typing mistake", sender="192.0.2.1"),
    "keep a synonym": lambda draft: lambda: keep_synonym(words=["oomph"], means=["might"], game="riftbound"),
}


def _with(made: Any, verb: Callable[[Any], Verb]) -> Verb:
    return verb(made)


def _as(who: str, verb: Verb) -> object:
    with acting(who):
        return verb()


@pytest.mark.parametrize("name", VERBS)
def test_where_the_last_write_fails_nothing_of_it_is_kept(open_draft: int, name: str) -> None:
    with acting("Grace"):
        verb = VERBS[name](open_draft)
        before, counting = everything(), _Failing(0)
        with transaction.atomic(), connection.execute_wrapper(counting):
            verb()
            assert everything() != before
            transaction.set_rollback(True)
        with pytest.raises(DatabaseError, match="failed"), connection.execute_wrapper(_Failing(counting.writes)):
            verb()
        assert everything() == before
