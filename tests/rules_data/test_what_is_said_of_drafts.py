"""What people say of drafts and pages: comments, reports of readers, who takes them on, links to look at a draft."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.utils import timezone

from rules_data.actions import (
    EditConflict,
    UnableToHandle,
    UnableToName,
    UnableToReport,
    UnableToReview,
    acting,
    comment_on_draft,
    handle_item,
    import_document,
    make_preview_link,
    name_rule,
    report_problem,
    settle_comment,
    withdraw_preview_links,
)
from rules_data.actions.comment_on_draft import LONGEST
from rules_data.actions.make_preview_link import LONGEST_DAYS
from rules_data.actions.name_rule import LONGEST as LONGEST_TITLE
from rules_data.actions.report_problem import MOST_OF_ONE
from rules_data.models import AuditEntry, Comment, Handling, PreviewLink, Provision, ReaderReport, Revision
from tests.rules_data.sample_texts import NEW, OLD

pytestmark = pytest.mark.django_db


def draft(label: str, text: str) -> int:
    import_document(game="riftbound", document="tr", edition=label, data=text.encode(), source_name="sample.txt")
    return Revision.objects.get(edition__document__slug="tr", edition__label=label).pk


@pytest.fixture(scope="module")
def drafts(module_db: None) -> tuple[int, int]:
    """Two open drafts of one document."""
    return draft("v1", OLD), draft("v2", NEW)


def refused(action: Callable[[], object], error: type[Exception], said: str) -> None:
    """It is refused with this reason, and nothing of it stands in the trail."""
    before = AuditEntry.objects.count()
    with pytest.raises(error, match=said):
        action()
    assert AuditEntry.objects.count() == before


# --- comments ---


def test_a_comment_is_its_writers_and_about_its_own_draft(drafts: tuple[int, int]) -> None:
    with acting("ann"):
        first = comment_on_draft(drafts[0], "  Look\x00 here. ", number="101")
    with acting("ben"):
        second = comment_on_draft(drafts[1], "And here.")
    kept = {one.pk: (one.revision_id, one.who, one.number, one.text) for one in Comment.objects.all()}
    assert kept[first] == (drafts[0], "ann", "101", "Look here.")
    assert kept[second] == (drafts[1], "ben", "", "And here.")


@pytest.mark.parametrize("text", ["", "  \n ", "\x00", "x" * (LONGEST + 1)], ids=["none", "blank", "nothing", "long"])
def test_a_comment_says_something_and_not_too_much(drafts: tuple[int, int], text: str) -> None:
    refused(lambda: comment_on_draft(drafts[0], text), UnableToReview, "Write something")


def test_a_comment_may_be_just_as_long_as_it_may_be(drafts: tuple[int, int]) -> None:
    assert Comment.objects.get(pk=comment_on_draft(drafts[0], "x" * LONGEST)).text == "x" * LONGEST


def test_nothing_is_said_of_a_rule_that_only_another_draft_has(drafts: tuple[int, int]) -> None:
    here, there = (set(Revision.objects.get(pk=pk).rules.values_list("number", flat=True)) for pk in drafts)
    number = min(here - there)
    assert comment_on_draft(drafts[0], "Gone?", number=number)
    refused(lambda: comment_on_draft(drafts[1], "Gone?", number=number), UnableToReview, f"no rule {number}")


def test_a_comment_is_settled_once_and_by_whoever_settles_it(drafts: tuple[int, int]) -> None:
    comment, other = comment_on_draft(drafts[0], "Look."), comment_on_draft(drafts[0], "Look again.")
    with acting("ben"):
        settle_comment(drafts[0], comment)
    with acting("cid"):
        refused(lambda: settle_comment(drafts[0], comment), UnableToReview, "ben has settled this comment already")
    assert [Comment.objects.get(pk=pk).settled_by for pk in (comment, other)] == ["ben", ""]


def test_a_comment_is_not_settled_under_another_draft(drafts: tuple[int, int]) -> None:
    comment = comment_on_draft(drafts[0], "Look.")
    refused(lambda: settle_comment(drafts[1], comment), UnableToReview, "has no such comment")
    assert Comment.objects.get(pk=comment).settled_by == ""


def test_of_what_is_no_draft_any_more_nothing_is_said_settled_or_shown(drafts: tuple[int, int]) -> None:
    comment = comment_on_draft(drafts[0], "Look.")
    published = Revision.objects.filter(status=Revision.Status.PUBLISHED).earliest("pk").pk
    for gone in (published, 0):
        refused(lambda pk=gone: comment_on_draft(pk, "Late."), UnableToReview, "not open any more")
        refused(lambda pk=gone: settle_comment(pk, comment), UnableToReview, "not open any more")
        refused(lambda pk=gone: make_preview_link(pk), UnableToReview, "not open any more")
        refused(lambda pk=gone: withdraw_preview_links(pk), UnableToReview, "not open any more")


# --- links to look at a draft ---


def test_of_a_link_only_a_digest_is_kept_and_the_links_of_one_draft_end_together(drafts: tuple[int, int]) -> None:
    secrets = {make_preview_link(drafts[0]), make_preview_link(drafts[0]), make_preview_link(drafts[1])}
    kept = PreviewLink.objects.all()
    assert len(secrets) == len({link.secret_hash for link in kept}) == 3
    assert not secrets & {link.secret_hash for link in kept}
    assert withdraw_preview_links(drafts[0]) == 2
    assert list(PreviewLink.objects.filter(withdrawn=False).values_list("revision", flat=True)) == [drafts[1]]
    assert withdraw_preview_links(drafts[0]) == 0


@pytest.mark.parametrize("days", [1, LONGEST_DAYS])
def test_a_link_lasts_as_many_days_as_are_asked(drafts: tuple[int, int], days: int) -> None:
    make_preview_link(drafts[0], days=days)
    link = PreviewLink.objects.latest("pk")
    assert link.expires_at - link.made_at == timedelta(days=days)


@pytest.mark.parametrize("days", [0, -1, LONGEST_DAYS + 1])
def test_a_link_lasts_neither_no_time_nor_for_ever(drafts: tuple[int, int], days: int) -> None:
    refused(lambda: make_preview_link(drafts[0], days=days), UnableToReview, "from 1 to")
    assert not PreviewLink.objects.exists()


# --- what readers send ---


def send(text: str = "A typo", sender: str = "1.2.3.4", address: str = "") -> None:
    report_problem(path="/riftbound/", text=text, sender=sender, address=address)


def test_a_sender_sends_so_many_an_hour_and_another_may_still_send() -> None:
    for number in range(MOST_OF_ONE):
        send(f"Typo {number}")
    with pytest.raises(UnableToReport, match="within the hour"):
        send("One more")
    send("From elsewhere", sender="5.6.7.8")
    assert ReaderReport.objects.count() == MOST_OF_ONE + 1


def test_an_hour_later_the_same_sender_may_send_again() -> None:
    for number in range(MOST_OF_ONE):
        send(f"Typo {number}")
    ReaderReport.objects.update(received_at=timezone.now() - timedelta(minutes=61))
    send("Later")
    assert ReaderReport.objects.filter(text="Later").exists()


def test_where_a_report_came_from_is_no_longer_known_on_the_next_day_and_never_in_clear() -> None:
    send("An old one")
    assert "1.2.3.4" not in ReaderReport.objects.get().sender
    ReaderReport.objects.update(received_at=timezone.now() - timedelta(hours=25))
    send("A new one")
    kept = dict(ReaderReport.objects.values_list("text", "sender"))
    assert kept["An old one"] == ""
    assert kept["A new one"] != ""


@pytest.mark.parametrize(
    ("text", "address", "said"),
    [
        (" \r\n", "", "Say what is wrong"),
        ("\x00", "", "Say what is wrong"),
        ("x" * (ReaderReport.LONGEST + 1), "", "Say it in fewer"),
        ("A typo", "ann at example", "not an e-mail address"),
    ],
)
def test_a_report_without_sense_is_refused_and_counts_for_nothing(text: str, address: str, said: str) -> None:
    for _ in range(MOST_OF_ONE + 1):
        with pytest.raises(UnableToReport, match=said):
            send(text, address=address)
    send()
    assert ReaderReport.objects.count() == 1


# --- who takes it on ---


def test_an_address_goes_as_its_report_is_closed_and_that_of_another_stays() -> None:
    send("One", address="ann@example.org")
    send("Two", address="ben@example.org")
    one, two = ReaderReport.objects.order_by("pk")
    handle_item("reports", str(one.pk), answer="Thank you.")
    assert ReaderReport.objects.get(pk=one.pk).address == "ann@example.org"
    handle_item("reports", str(one.pk), close=True)
    assert [ReaderReport.objects.get(pk=each.pk).address for each in (one, two)] == ["", "ben@example.org"]


def test_closing_something_else_of_the_same_number_leaves_the_address_of_a_report() -> None:
    send("One", address="ann@example.org")
    key = str(ReaderReport.objects.get().pk)
    handle_item("examples", key, close=True)
    assert ReaderReport.objects.get().address == "ann@example.org"


def test_what_is_not_given_stays_as_it_was() -> None:
    User.objects.create(username="ben")
    handle_item("reports", "1", assign_to="ben", answer="Soon.")
    handle_item("reports", "1", close=True)
    handle_item("reports", "1", assign_to="")
    kept = Handling.objects.get(tray="reports", key="1")
    assert (kept.assigned_to, kept.answer, kept.state) == ("", "Soon.", Handling.State.CLOSED)
    handle_item("reports", "1", close=False)
    assert Handling.objects.get(tray="reports", key="1").state == Handling.State.OPEN


def test_an_answer_that_somebody_else_has_changed_meanwhile_is_not_lost() -> None:
    with acting("ann"):
        handle_item("reports", "1", answer="First.")
    with acting("ben"):
        handle_item("reports", "1", answer="Second.", seen="First.")
    with acting("ann"), pytest.raises(EditConflict):
        handle_item("reports", "1", answer="Third.", seen="First.")
    assert Handling.objects.get(key="1").answer == "Second."


def test_nobody_who_is_not_there_is_given_anything_to_do() -> None:
    refused(lambda: handle_item("reports", "1", assign_to="nobody"), UnableToHandle, "Nobody is called 'nobody'")
    refused(lambda: handle_item("reports", "1", answer="x" * (ReaderReport.LONGEST + 1)), UnableToHandle, "longer than")
    assert not Handling.objects.filter(tray="reports", key="1").exists()


# --- names of rules ---


def test_a_rule_is_given_a_title_by_its_permanent_name_and_loses_it_again() -> None:
    rule, other = Provision.objects.filter(document__game__slug="riftbound", document__slug="cr").order_by("pk")[:2]
    before = other.title
    named = {"game": "riftbound", "document": "cr", "provision": rule.slug}
    name_rule(**named, title="  What a  unit\nis ")
    assert Provision.objects.get(pk=rule.pk).title == "What a unit is"
    assert Provision.objects.get(pk=other.pk).title == before
    name_rule(**named, title="")
    assert Provision.objects.get(pk=rule.pk).title == ""


def test_a_title_that_is_too_long_or_for_no_rule_is_refused() -> None:
    rule = Provision.objects.filter(document__game__slug="riftbound", document__slug="cr").earliest("pk")
    named = {"game": "riftbound", "document": "cr", "provision": rule.slug}
    name_rule(**named, title="x" * LONGEST_TITLE)
    with pytest.raises(UnableToName, match=f"{LONGEST_TITLE + 1} characters"):
        name_rule(**named, title="x" * (LONGEST_TITLE + 1))
    with pytest.raises(UnableToName, match="no rule with the permanent name 'nowhere'"):
        name_rule(game="riftbound", document="cr", provision="nowhere", title="x")
    with pytest.raises(UnableToName, match="magic cr has no rule"):
        name_rule(**{**named, "game": "magic"}, title="x")
