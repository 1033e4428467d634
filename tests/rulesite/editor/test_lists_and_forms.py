"""The desk's lists and their forms: filtered as asked, paged to the end, and told what is wrong where it was typed."""

from __future__ import annotations

import html
from datetime import timedelta
from typing import Any
from urllib.parse import unquote

import pytest
from django.test import Client
from django.utils import timezone

from rules_data.actions import STALLED, acting, keep_synonym, report_problem, save_text
from rules_data.actions._trail import record
from rules_data.models import Document, Handling, ImportJob, ReaderReport, Synonym
from rules_data.queries.desk import trail
from rules_data.queries.synonyms import synonym_seen
from tests.rulesite.editor.conftest import client_of

pytestmark = pytest.mark.django_db


def told(answer: Any) -> str:
    return html.unescape(answer.content.decode())


class TestSynonyms:
    GIVEN = {"words": "zonk\r\n zonks ", "means": "recall", "game": "riftbound", "in_use": "yes"}

    @pytest.fixture
    def row(self) -> Synonym:
        return Synonym.objects.get(pk=keep_synonym(words=["zonk"], means=["recall"], game="riftbound"))

    def test_a_new_row_is_kept_line_by_line(self, publisher: Client) -> None:
        answer = publisher.post("/editor/synonyms/new", self.GIVEN, follow=True)
        assert "Saved. Searches know it from now on." in told(answer)
        row = Synonym.objects.get(first_word="zonk")
        assert (row.words, row.means, row.game.slug if row.game else "", row.in_use) == (
            ["zonk", "zonks"], ["recall"], "riftbound", True,
        )  # fmt: skip

    @pytest.mark.parametrize(
        ("more", "said"),
        [({"words": ""}, "words: expected 1 to 20, found 0"), ({"means": " \r\n"}, "means: expected 1 to 20, found 0"),
         ({"game": "chess"}, "There is no game 'chess'"), ({"words": "x" * 101}, "is longer than 100 characters")],
    )  # fmt: skip
    def test_what_is_no_row_comes_back_with_the_reason(
        self, publisher: Client, more: dict[str, str], said: str
    ) -> None:
        before = Synonym.objects.count()
        answer = publisher.post("/editor/synonyms/new", self.GIVEN | {"means": "typed so"} | more)
        assert answer.status_code == 400
        assert said in told(answer)
        assert "means" in more or "typed so" in told(answer)
        assert Synonym.objects.count() == before

    @pytest.mark.parametrize("in_use", ["yes", ""])
    def test_a_refused_row_is_in_use_or_not_as_it_was_typed(self, publisher: Client, in_use: str) -> None:
        page = told(publisher.post("/editor/synonyms/new", self.GIVEN | {"words": "", "in_use": in_use}))
        assert ('name="in_use" value="yes" checked' in page) == bool(in_use)

    def test_a_row_is_switched_off_by_leaving_its_box_empty(self, publisher: Client, row: Synonym) -> None:
        given = {"words": "zonk", "means": "recall", "game": "riftbound", "seen": synonym_seen(row)}
        assert publisher.post(f"/editor/synonyms/{row.pk}", given).status_code == 302
        row.refresh_from_db()
        assert not row.in_use

    def test_the_second_to_change_a_row_sees_what_the_first_wrote(self, publisher: Client, row: Synonym) -> None:
        seen = synonym_seen(row)
        keep_synonym(words=["zonk"], means=["banish"], game="riftbound", row=row.pk)
        answer = publisher.post(f"/editor/synonyms/{row.pk}", self.GIVEN | {"seen": seen})
        assert answer.status_code == 409
        assert "zonk = banish" in told(answer)
        row.refresh_from_db()
        assert row.means == ["banish"]

    def test_a_row_that_is_not_there_is_no_page(self, publisher: Client) -> None:
        assert publisher.get("/editor/synonyms/987654").status_code == 404
        assert publisher.post("/editor/synonyms/987654", self.GIVEN).status_code == 404

    @pytest.mark.parametrize(
        ("asked", "is_shown"),
        [("", True), ("?game=riftbound", True), ("?game=magic", False), ("?find=ZON", True), ("?find=recal", True),
         ("?find=nothing-of-the-kind", False), ("?game=riftbound&find=zonk", True)],
    )  # fmt: skip
    def test_the_list_has_those_of_a_game_or_with_a_part_of_a_word(
        self, author: Client, row: Synonym, asked: str, is_shown: bool
    ) -> None:
        page = told(author.get(f"/editor/synonyms/{asked}"))
        listed = page.replace(asked, "").replace('value="zonk"', "")
        assert ("zonk" in listed) == is_shown


class TestAnImport:
    @pytest.fixture
    def document(self) -> Document:
        return Document.objects.get(game__slug="riftbound", slug="tr")

    def job(self, document: Document, **more: Any) -> ImportJob:
        given = {"document": document, "edition_label": "v1", "asked_by": "ann", "asked_at": timezone.now()} | more
        return ImportJob.objects.create(**given)

    def page(self, client: Client, job: ImportJob) -> Any:
        return client.get(f"/editor/import/{job.pk}")

    @pytest.mark.parametrize("state", ["waiting", "running"])
    def test_that_is_under_way_is_asked_for_again_by_its_page(
        self, author: Client, document: Document, state: str
    ) -> None:
        job = self.job(document, state=state, steps=[["Reading it", timezone.now().isoformat()]])
        answer = self.page(author, job)
        assert answer.headers["Refresh"] == f"2; url=/editor/import/{job.pk}"
        assert "Reading it" in told(answer)

    def test_that_nobody_hears_of_any_more_is_not(self, author: Client, document: Document) -> None:
        long_ago = timezone.now() - timedelta(seconds=STALLED + 60)
        assert "Refresh" not in self.page(author, self.job(document, state="running", asked_at=long_ago)).headers

    def test_that_failed_says_why_and_leads_nowhere(self, author: Client, document: Document) -> None:
        answer = self.page(author, self.job(document, state="failed", message="Line 7 is odd."))
        assert (answer.status_code, "Line 7 is odd." in told(answer), "Refresh" in answer.headers) == (200, True, False)

    def test_that_is_done_and_changed_nothing_says_so(self, author: Client, document: Document) -> None:
        answer = self.page(author, self.job(document, state="done", message="This very text is published already."))
        assert "This very text is published already." in told(answer)

    def test_that_is_not_there_is_no_page(self, author: Client) -> None:
        assert author.get("/editor/import/987654").status_code == 404

    @pytest.mark.parametrize(
        ("more", "said"),
        [({"effective": "next week"}, "“next week” is not a date: write it as 2026-03-30."),
         ({"edition": "v 1"}, "stands in addresses"), ({"document": "chess/cr"}, "Choose the rulebook"),
         ({"text": ""}, "exactly one of the three"),
         ({"address": "https://example.org/x"}, "exactly one of the three")],
    )  # fmt: skip
    def test_that_cannot_be_is_refused_where_it_was_asked_for(
        self, author: Client, more: dict[str, str], said: str
    ) -> None:
        given = {"document": "riftbound/tr", "edition": "v1", "text": "100. Text", "effective": "2026-01-01"}
        answer = author.post("/editor/import", given | more)
        assert answer.status_code == 400
        assert said in told(answer)
        assert not ImportJob.objects.exists()


class TestTheInbox:
    @pytest.fixture
    def key(self) -> str:
        report_problem(path="/riftbound", text="A typing mistake", sender="192.0.2.1", address="a@example.org")
        return str(ReaderReport.objects.latest("pk").pk)

    def sent(self, client: Client, key: str, **fields: str) -> str:
        return told(client.post(f"/editor/inbox/reports/{key}", fields, follow=True))

    def test_one_takes_it_answers_it_and_closes_it(self, author: Client, key: str) -> None:
        assert "It is assigned to you." in self.sent(author, key, do="take")
        assert "Saved." in self.sent(author, key, answer="Thank you.", assign_to="ann", seen="")
        kept = Handling.objects.get(tray="reports", key=key)
        assert (kept.assigned_to, kept.answer, kept.state) == ("ann", "Thank you.", "open")
        assert "Closed." in self.sent(author, key, do="close")
        assert ReaderReport.objects.get(pk=int(key)).address == ""
        assert "Open again." in self.sent(author, key, do="open")
        assert Handling.objects.get(tray="reports", key=key).state == "open"

    def test_what_is_closed_is_listed_among_the_closed_and_what_is_mine_among_mine(
        self, author: Client, key: str
    ) -> None:
        link = f"/editor/inbox/reports/{key}"
        assert link in told(author.get("/editor/"))
        assert link not in told(author.get("/editor/?show=mine"))
        self.sent(author, key, do="take")
        assert link in told(author.get("/editor/?show=mine"))
        self.sent(author, key, do="close")
        assert link not in told(author.get("/editor/"))
        assert link in told(author.get("/editor/?show=closed"))

    @pytest.mark.parametrize("path", ["reports/987654", "reports/x", "nothing/1"])
    def test_what_is_not_in_it_is_no_page(self, author: Client, path: str) -> None:
        assert author.get(f"/editor/inbox/{path}").status_code == 404
        assert author.post(f"/editor/inbox/{path}", {"do": "close"}).status_code == 404


class TestFindingWhileTyping:
    def numbers(self, client: Client, typed: str, game: str = "riftbound") -> list[str]:
        found = client.get(f"/editor/find/{game}", {"q": typed}).json()["rules"]
        return [one["number"] for one in found]

    def test_numbers_that_begin_so_come_in_order_and_are_few(self, author: Client) -> None:
        found = self.numbers(author, "383.3")
        assert found[0] == "383.3"
        assert all(one.startswith("383.3") for one in found)
        assert len(found) == 8
        assert self.numbers(author, " 383.3. ") == found

    def test_a_number_that_is_none_is_looked_for_in_words(self, author: Client) -> None:
        assert self.numbers(author, "383.3.zz") == self.numbers(author, "383.3.zz")
        assert self.numbers(author, "") == self.numbers(author, "   ") == []

    def test_a_game_that_is_none_is_no_page(self, author: Client) -> None:
        assert author.get("/editor/find/chess", {"q": "1"}).status_code == 404
        assert author.get("/editor/keys/chess").json() == {"keys": []}

    def test_keys_come_with_the_words_that_may_stand_behind_them(self, author: Client) -> None:
        keys = {one["key"]: one for one in author.get("/editor/keys/magic").json()["keys"]}
        assert list(keys) == sorted(keys)
        assert any(one["values"] for one in keys.values())
        assert all(one["values"] == sorted(set(one["values"])) for one in keys.values())


class TestTexts:
    @pytest.mark.parametrize(
        ("given", "leads"),
        [({"kind": "faq", "title": "Does it  Move?"}, "/editor/texts/riftbound/faq/does-it-move?title=Does+it+Move?"),
         ({"kind": "example", "title": "Ärger"}, "/editor/texts/riftbound/example/arger?title=Ärger"),
         ({"kind": "concept", "game": "all", "title": "Who first"},
          "/editor/texts/all/concept/who-first?title=Who+first")],
    )  # fmt: skip
    def test_a_new_one_has_an_address_made_of_its_title(
        self, author: Client, given: dict[str, str], leads: str
    ) -> None:
        answer = author.post("/editor/texts/new", {"game": "riftbound"} | given)
        assert (answer.status_code, unquote(answer.headers["Location"])) == (302, leads)

    @pytest.mark.parametrize(
        ("given", "said"),
        [({"kind": "faq", "title": "???"}, "Write letters or digits."),
         ({"kind": "title", "title": "999.99"}, "There is no rule “999.99” in effect.")],
    )  # fmt: skip
    def test_a_title_that_gives_none_is_asked_for_again(self, author: Client, given: dict[str, str], said: str) -> None:
        assert said in told(author.post("/editor/texts/new", {"game": "riftbound"} | given, follow=True))

    @pytest.mark.parametrize(
        "path", ["texts/?kind=poem", "texts/riftbound/poem/x", "texts/riftbound/concept/x", "texts/all/faq/x",
                 "texts/chess/faq/x"],
    )  # fmt: skip
    def test_a_kind_or_game_that_is_none_is_no_page(self, author: Client, path: str) -> None:
        assert author.get(f"/editor/{path}").status_code == 404

    def test_what_is_being_written_stands_first_and_is_found_by_its_address(self, author: Client) -> None:
        with acting("bob"):
            save_text(kind="card", game="riftbound", slug="zzz-lantern", source="card: Lantern", version=0)
        page = told(author.get("/editor/texts/?game=riftbound&kind=card"))
        first = page.index("/editor/texts/riftbound/card/")
        assert page[first:].startswith("/editor/texts/riftbound/card/zzz-lantern")
        assert "bob" in page
        found = told(author.get("/editor/texts/?game=riftbound&kind=card&find=ZZZ-lan"))
        assert found.count("/editor/texts/riftbound/card/") == 1


def test_the_history_is_read_on_to_its_first_entry(author: Client) -> None:
    for number in range(130):
        record("note", f"entry {number:03}")
    seen, before, pages = [], "", 0
    while pages < 4:
        found = trail(60, int(before) if before else None, "entry ")
        page = told(author.get("/editor/history", {"before": before, "about": "entry "}))
        assert all(one.subject in page for one in found)
        seen += [one.subject for one in found]
        pages += 1
        if len(found) < 60:
            break
        before = str(found[-1].number)
        assert f"before={before}" in page
    assert seen == [f"entry {number:03}" for number in reversed(range(130))]
    assert pages == 3


@pytest.mark.parametrize("before", ["x", "-1", "1" * 12, ""])
def test_a_place_in_the_history_that_is_none_is_its_newest(before: str) -> None:
    newest = record("note", "the newest of all")
    page = told(client_of("ann", "author").get("/editor/history", {"before": before}))
    assert newest.subject in page
