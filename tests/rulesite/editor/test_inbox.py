"""The inbox and what readers report without an account."""

from __future__ import annotations

from datetime import date, timedelta
from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.test import Client
from django.utils import timezone

from rules_data.actions import note_unanswered_search, report_problem
from rules_data.models import Handling, ReaderReport
from rules_data.queries.desk import find_item, inbox, inbox_count
from rules_data.queries.desk.inbox import PER_PAGE

pytestmark = pytest.mark.django_db
ABOUT = "/riftbound/cr/383.3.e"


def report(client: Client, **more: str) -> int:
    return client.post("/report", {"about": ABOUT, "text": "A word is missing."} | more).status_code


def test_every_page_leads_to_a_report_about_it(client: Client) -> None:
    page = client.get(ABOUT).content.decode()
    assert f"/report?about={ABOUT}" in page


def test_a_reader_reports_and_an_editor_answers_and_closes(client: Client, author: Client) -> None:
    assert report(client, address="reader@example.org") == 200
    kept = ReaderReport.objects.get()
    assert "A word is missing." in author.get("/editor/").content.decode()
    path = f"/editor/inbox/reports/{kept.pk}"
    page = author.get(path).content.decode()
    assert ABOUT in page
    assert "reader@example.org" in page
    author.post(path, {"do": "take"})
    assert "A word is missing." in author.get("/editor/?show=mine").content.decode()
    author.post(path, {"do": "close", "answer": "Corrected.", "assign_to": "ann"})
    assert "A word is missing." not in author.get("/editor/").content.decode()
    assert "A word is missing." in author.get("/editor/?show=closed").content.decode()
    assert ReaderReport.objects.get().address == ""
    assert Handling.objects.get().answer == "Corrected."


def test_nothing_of_the_reader_is_kept(client: Client) -> None:
    client.post("/report", {"about": ABOUT, "text": "x"}, REMOTE_ADDR="203.0.113.9", headers={"user-agent": "Firefox"})
    row = ReaderReport.objects.values().get()
    assert not any("203.0.113.9" in str(value) or "Firefox" in str(value) for value in row.values())


def test_the_mark_of_a_sender_is_gone_the_day_after(client: Client) -> None:
    report(client)
    ReaderReport.objects.update(received_at=timezone.now() - timedelta(days=2))
    report(client)
    assert sorted(bool(mark) for mark in ReaderReport.objects.values_list("sender", flat=True)) == [False, True]


def test_one_sender_is_limited_in_rate_and_others_are_not(client: Client) -> None:
    assert [report(client) for _ in range(6)] == [200] * 5 + [400]
    assert client.post("/report", {"about": "/", "text": "x"}, REMOTE_ADDR="203.0.113.9").status_code == 200


@pytest.mark.parametrize(
    ("given", "status"),
    [({"text": " "}, 400), ({"text": "x" * 4_001}, 400), ({"address": "nobody"}, 400), ({"website": "spam"}, 200)],
)
def test_what_is_no_report_is_not_kept(client: Client, given: dict[str, str], status: int) -> None:
    assert report(client, **given) == status
    assert not ReaderReport.objects.exists()


@pytest.mark.parametrize(
    "about", ["https://evil.example/", "//evil.example", "/editor/", "javascript:alert(1)", "\x00"]
)
def test_a_report_is_about_a_page_of_this_site(client: Client, about: str) -> None:
    page = client.get("/report", {"about": about}).content.decode()
    assert "evil" not in page
    assert 'name="about" value="/"' in page


def test_a_huge_report_is_refused_before_it_is_read(client: Client) -> None:
    answer = client.generic("POST", "/report", b"", content_type="application/x-www-form-urlencoded",
                            CONTENT_LENGTH="104857600")  # fmt: skip
    assert answer.status_code == 413


def test_an_empty_tray_says_what_will_arrive_in_it(author: Client) -> None:
    page = author.get("/editor/").content.decode()
    assert "Empty. What readers report" in page
    assert "Empty. Examples that readers propose" in page


def test_unanswered_searches_arrive_with_how_often_they_were_made(author: Client) -> None:
    for _ in range(3):
        note_unanswered_search("zorp", game="riftbound", today=date(2026, 1, 2))
    page = author.get("/editor/").content.decode()
    assert "“zorp”" in page
    assert "3 times" in page
    author.post("/editor/inbox/searches/riftbound/zorp", {"do": "close"})
    assert "“zorp”" not in author.get("/editor/").content.decode()


def test_reports_are_text_and_never_run(client: Client, author: Client) -> None:
    report(client, text="<script>alert(1)</script>")
    assert "<script>alert(1)" not in author.get("/editor/").content.decode()


def test_the_flood_of_all_senders_is_limited() -> None:
    from rules_data.actions import UnableToReport
    from rules_data.actions.report_problem import MOST_OF_ALL

    now = timezone.now()
    ReaderReport.objects.bulk_create(ReaderReport(path="/", text="x", received_at=now) for _ in range(MOST_OF_ALL))
    with pytest.raises(UnableToReport, match="than anybody can read"):
        report_problem(path="/", text="x", sender="1")


PROPOSED = """\
example: from-the-lab
game: magic
title: A bear dies
editions: ["2024-06-07"]
cards:
  Bear: {types: [creature], power: 2, toughness: 2}
given:
  Ann: {battlefield: [Bear]}
  Bob: {}
when: [{destroy: Bear}]
then: {Bear: {zone: graveyard}}
"""


def test_an_example_from_the_lab_lies_in_a_tray_of_its_own(client: Client, author: Client) -> None:
    shown = client.post("/propose", {"text": PROPOSED})
    assert "A bear dies" in shown.content.decode()
    sent = client.post("/propose", {"text": PROPOSED, "note": "One creature.", "send": "1"})
    assert "Thank you" in sent.content.decode()

    tray = next(one for one in inbox() if one.slug == "proposed")
    assert [one.title for one in tray.items] == ["A bear dies"]
    assert tray.items[0].detail.startswith("# One creature.\nexample: from-the-lab")
    assert not any("bear" in one.title for one in next(one for one in inbox() if one.slug == "reports").items)
    page = author.get(f"/editor/inbox/proposed/{tray.items[0].key}").content.decode()
    assert "Open in the lab" in page


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "no scenario"),
        (PROPOSED.partition("then:")[0], "expects nothing"),
        (PROPOSED.replace("Bear]", "Boar]"), "line 8"),
    ],
)
def test_what_is_no_example_is_not_taken_in(client: Client, text: str, told: str) -> None:
    answer = client.post("/propose", {"text": text, "send": "1"})

    assert answer.status_code == 400
    assert told in answer.content.decode()


def test_what_only_comes_from_the_lab_needs_no_token_and_what_is_sent_does() -> None:
    strict = Client(enforce_csrf_checks=True)

    assert strict.post("/propose", {"text": PROPOSED}).status_code == 200
    assert strict.post("/propose", {"text": PROPOSED, "send": "1"}).status_code == 403


@pytest.fixture
def full_tray() -> list[str]:
    """A tray with one report more than a page shows; the titles, newest first."""
    now = timezone.now()
    rows = [
        ReaderReport(path=ABOUT, text=f"Fault number {one:03}", received_at=now - timedelta(minutes=one))
        for one in range(PER_PAGE + 1)
    ]
    return [row.text for row in ReaderReport.objects.bulk_create(rows)]


def test_the_first_that_does_not_fit_on_a_page_is_on_the_next(author: Client, full_tray: list[str]) -> None:
    first = author.get("/editor/").content.decode()
    assert full_tray[0] in first
    assert full_tray[-1] not in first
    assert f'<span class="count">{len(full_tray)}</span>' in first
    onward = "?tray=reports&amp;page=2"
    assert onward in first
    second = author.get("/editor/" + onward.replace("&amp;", "&")).content.decode()
    assert full_tray[-1] in second
    assert full_tray[0] not in second
    assert "?tray=reports&amp;page=1" in second


def test_what_is_on_a_later_page_is_opened_closed_and_found_again(author: Client, full_tray: list[str]) -> None:
    oldest = ReaderReport.objects.earliest("received_at")
    path = f"/editor/inbox/reports/{oldest.pk}"
    assert full_tray[-1] in author.get(path).content.decode()
    author.post(path, {"do": "close"})
    assert "page=2" not in author.get("/editor/?tray=reports").content.decode()
    closed = author.get("/editor/?show=closed&tray=reports").content.decode()
    assert full_tray[-1] in closed
    found = find_item("reports", str(oldest.pk))
    assert found is not None
    assert found.is_closed


@pytest.mark.parametrize(("page", "shown"), [("0", 0), ("-1", 0), ("x", 0), ("²", 0), ("3", -1), ("9" * 30, 0)])
def test_a_page_that_is_not_there_is_the_nearest(author: Client, full_tray: list[str], page: str, shown: int) -> None:
    answer = author.get("/editor/", {"tray": "reports", "page": page})
    assert answer.status_code == 200
    assert full_tray[shown] in answer.content.decode()


def test_a_tray_that_is_none_is_not_there(author: Client) -> None:
    assert author.get("/editor/?tray=letters").status_code == 404


def test_everything_open_is_counted_and_not_only_what_is_shown(full_tray: list[str]) -> None:
    reports = next(tray for tray in inbox() if tray.slug == "reports")
    assert (len(reports.items), reports.count, reports.pages) == (PER_PAGE, len(full_tray), 2)
    assert inbox_count() >= len(full_tray)
    assert [tray.slug for tray in inbox(tray="searches", page=7)] == ["searches"]


def test_the_command_line_goes_on_to_the_next_page(full_tray: list[str]) -> None:
    told = StringIO()
    call_command("desk", "inbox", "reports", stdout=told)
    assert "Page 1 of 2, 101 in all" in told.getvalue()
    assert full_tray[-1] not in told.getvalue()
    call_command("desk", "inbox", "reports", "--page", "2", stdout=told)
    assert full_tray[-1] in told.getvalue()
    with pytest.raises(CommandError, match="--page does nothing by itself"):
        call_command("desk", "inbox", "--page", "2")
