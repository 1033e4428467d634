"""Checking a text on the page: marked in place, corrected, never executed, never kept, refused with a reason."""

from __future__ import annotations

import html
import re

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from rulesite.pages import checking

pytestmark = pytest.mark.django_db
# In the edition before, what stands at 383.4.c now was 376.4.b.
STALE = "Conquering is told in rule 376.4.b of v1.2; see 376.4.b and rule 383.3.e. 3/3 for $3.50."
READ = "riftbound/cr/v1.2"


def sent(client: Client, **fields: object) -> str:
    response = client.post("/check", {"text": "", "source": "", "day": "", **fields})
    assert response.status_code == 200, response.content.decode()
    return response.content.decode()


def test_the_form_is_there_without_script(client: Client) -> None:
    page = client.get("/check").content.decode()
    assert '<form method="post"' in page
    assert 'name="text"' in page
    assert 'name="file"' in page


def test_each_reference_is_marked_where_it_stands_and_told_in_words(client: Client) -> None:
    page = sent(client, text="See rule 376.4.b.", source=READ)
    assert re.search(r'<a class="cited s-moved" id="c1" href="#n1">rule 376.4.b<span class="flag">', page)
    assert "moved: rule 383.4.c" in page
    assert '<li id="n1">' in page
    assert 'href="/riftbound/cr/383.4.c"' in page


def test_a_reference_that_names_its_edition_is_left(client: Client) -> None:
    page = sent(client, text=STALE)
    assert "where this is correct" in page


def test_every_mark_leads_to_its_note_and_each_note_to_the_next(client: Client) -> None:
    page = sent(client, text="376.4.b, then rule 376.3.b, then rule 999.9.z", source=READ)
    anchors = set(re.findall(r' id="([cn]\d+)"', page))
    assert {link for link in re.findall(r'href="#([cn]\d+)"', page)} <= anchors
    assert len([anchor for anchor in anchors if anchor.startswith("n")]) == 3


def test_the_edition_that_was_assumed_is_said(client: Client) -> None:
    assert "Best guess: edition v1.2" in sent(client, text="Riftbound: 376.4.b and 376.3.b")
    assert "Read as citing v1.2, as chosen." in sent(client, text="376.4.b", source=READ)


def test_markup_in_a_text_is_shown_and_never_run(client: Client) -> None:
    nasty = '<script>alert("603")</script><img src=x onerror=alert(1)> </textarea><b>rule 376.4.b</b>'
    page = sent(client, text=nasty, source=READ)
    assert "<script>alert" not in page
    assert "<img src=x" not in page
    assert "</textarea><b>" not in page
    assert html.escape("<img src=x onerror=alert(1)>") in page


def test_a_file_of_markup_is_text_too(client: Client) -> None:
    upload = SimpleUploadedFile("page.html", b"<p onclick=alert(1)>rule 376.4.b</p>", "text/html")
    assert "<p onclick" not in sent(client, file=upload, source=READ)


def downloaded(client: Client, answer: str, data: bytes, name: str = "notes.txt") -> tuple[bytes, str]:
    upload = SimpleUploadedFile(name, data)
    response = client.post("/check", {"file": upload, "source": READ, "answer": answer})
    assert response["Content-Type"] == "application/octet-stream"
    return response.content, response["Content-Disposition"]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (b"\xef\xbb\xbfrule 376.4.b\r\n\r\n", b"\xef\xbb\xbfrule 383.4.c\r\n\r\n"),
        ("“rule 376.4.b”".encode("utf-16"), "“rule 383.4.c”".encode("utf-16")),
        ("§ 376.4.b – so".encode("cp1252"), "§ 383.4.c – so".encode("cp1252")),
        (b"rule 376.4.b \x81\xff\x8d", b"rule 383.4.c \x81\xff\x8d"),
    ],
)
def test_the_corrected_copy_is_the_file_but_for_the_numbers(client: Client, before: bytes, after: bytes) -> None:
    content, disposition = downloaded(client, "copy", before)
    assert content == after
    assert disposition == 'attachment; filename="notes.txt"'


def test_the_page_offers_the_copy_of_what_was_sent(client: Client) -> None:
    upload = SimpleUploadedFile("a.txt", b"\xef\xbb\xbfrule 376.4.b\r\n")
    page = sent(client, file=upload, source=READ)
    kept = re.search(r'name="data" value="([^"]+)"', page)
    assert kept is not None
    again = client.post("/check", {"data": kept[1], "name": "a.txt", "source": READ, "answer": "copy"})
    assert again.content == b"\xef\xbb\xbfrule 383.4.c\r\n"


def test_the_changes_are_a_diff(client: Client) -> None:
    content, disposition = downloaded(client, "diff", b"a\nrule 376.4.b\n")
    assert content == b"--- a/notes.txt\n+++ b/notes.txt\n@@ -1,2 +1,2 @@\n a\n-rule 376.4.b\n+rule 383.4.c\n"
    assert 'filename="notes.txt.diff"' in disposition


@pytest.mark.parametrize("name", ['../../etc/"passwd', "a\r\nSet-Cookie: x=y", "…", ""])
def test_a_strange_file_name_does_no_harm(client: Client, name: str) -> None:
    response = client.post("/check", {"data": "cnVsZSAzNzYuNC5i", "name": name, "source": READ, "answer": "copy"})
    assert re.fullmatch(r'attachment; filename="[\w.-]+"', response["Content-Disposition"])


@pytest.mark.parametrize(
    ("fields", "status", "told"),
    [
        ({"text": "  "}, 400, "Paste a text"),
        ({"text": "rule 603", "source": "chess"}, 400, "no game"),
        ({"text": "rule 603", "source": "magic/cr/v9"}, 400, "There are:"),
        ({"text": "rule 603", "day": "yesterday"}, 400, "is not a date"),
        ({"data": "%%%"}, 400, "damaged"),
    ],
)
def test_what_cannot_be_checked_is_refused_with_a_reason(
    client: Client, fields: dict[str, str], status: int, told: str
) -> None:
    response = client.post("/check", fields)
    assert response.status_code == status
    assert told in response.content.decode()
    assert '<form method="post"' in response.content.decode()


def test_a_picture_is_refused(client: Client) -> None:
    response = client.post("/check", {"file": SimpleUploadedFile("a.png", b"\x89PNG\r\n\x1a\n\x00\x00603.4")})
    assert response.status_code == 400
    assert "not text" in response.content.decode()


def test_too_much_is_refused_before_it_is_read(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "_within_limit", lambda request: pytest.fail("the body was read"))
    upload = SimpleUploadedFile("big.txt", b"rule 603.4 " * 5_000_000)
    response = client.post("/check", {"file": upload})
    assert response.status_code == 413
    assert "too large" in response.content.decode()


def test_a_text_just_too_large_is_refused(client: Client) -> None:
    upload = SimpleUploadedFile("big.txt", b"rule 603.4 " * (checking.LARGEST_TEXT // 11 + 1))
    assert client.post("/check", {"file": upload}).status_code == 413


def test_a_form_that_keeps_and_changes_nothing_needs_no_token_and_gives_no_cookie() -> None:
    strict = Client(enforce_csrf_checks=True)
    assert strict.post("/check", {"text": "rule 603"}).status_code == 200
    assert not strict.cookies


def test_nothing_is_kept_and_nothing_is_cached(client: Client) -> None:
    with CaptureQueriesContext(
        connection,
    ) as asked:
        response = client.post("/check", {"text": "rule 376.4.b", "source": READ})
    assert "no-store" in response["Cache-Control"]
    assert not [query["sql"] for query in asked if query["sql"].split()[0] not in ("SELECT", "PRAGMA")]


def test_a_text_without_references_says_so(client: Client) -> None:
    assert "No rule citations found" in sent(client, text="3/3 for $3.50")


def test_a_long_text_is_shown_around_what_needs_looking_at(client: Client) -> None:
    text = "Nothing here.\n" * 12_000 + "See rule 376.4.b.\n" + "Nothing there.\n" * 100
    page = sent(client, text=text, source=READ)
    shown = page.split('class="checked"')[1].split("</section>")[0]
    assert "left out" in shown
    assert "rule 376.4.b" in shown
    assert shown.count("Nothing here.") < 5


def test_the_check_is_in_the_navigation_of_every_page(client: Client) -> None:
    assert 'href="/check"' in client.get("/about").content.decode()
