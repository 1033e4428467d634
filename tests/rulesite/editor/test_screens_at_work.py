"""The desk's forms: who may not send one changes nothing, what was typed comes back, and each tells what it did."""

from __future__ import annotations

import html
from typing import Any

import pytest
from django.test import Client

from rules_data.actions import acting, comment_on_draft, correct_rule, save_text
from rules_data.models import AuditEntry, Comment, ImpactItem, MatchPair, Revision, Rule, WorkingText
from rules_data.queries.desk import AnswerFields, answer_file
from tests.rules_data.refusing.conftest import V2, of, open_draft
from tests.rulesite.editor.conftest import client_of

__all__ = ["open_draft"]
pytestmark = pytest.mark.django_db
FAQ: dict[str, Any] = {"kind": "faq", "game": "riftbound", "slug": "does-it-move"}
CORRECT = "/editor/correct/riftbound/tr/v2"


def told(answer: Any) -> str:
    """What a page says; a form that was sent is followed to the page it leads to."""
    return html.unescape(answer.content.decode())


def sent(client: Client, path: str, **fields: Any) -> str:
    return told(client.post(path, fields, follow=True))


@pytest.fixture
def text(open_draft: int) -> str:
    """An answer that somebody is writing."""
    source = answer_file(AnswerFields("Does it?", "Does it?", "Yes, by rule 383.3.e.", ("383.3.e",), (), "v1.3"))
    with acting("ann"):
        save_text(**FAQ, source=source, version=0)
    return "/editor/texts/riftbound/faq/does-it-move"


class TestWhoMayNot:
    FOR_PUBLISHERS = ("drafts/{}/publish", "drafts/{}/unschedule", "drafts/{}/revert", "drafts/{}/again",
                      "texts/riftbound/faq/does-it-move/publish", "texts/riftbound/faq/does-it-move/withdraw",
                      "texts/riftbound/faq/does-it-move/undo/1", "synonyms/new")  # fmt: skip
    EVERYTHING = (*FOR_PUBLISHERS, "drafts/{}/check", "drafts/{}/approve", "drafts/{}/discard", "drafts/{}/notes",
                  "drafts/{}/comment", "drafts/{}/preview-link", "drafts/{}/match/settle", "drafts/{}/impact/1",
                  "correct/riftbound/tr/v2/add", "correct/riftbound/tr/v2/rule/101",
                  "correct/riftbound/tr/v2/rule/101/remove", "texts/riftbound/faq/does-it-move",
                  "texts/riftbound/faq/does-it-move/discard", "import", "present")  # fmt: skip

    @pytest.mark.parametrize("role", ["author", "reviewer"])
    @pytest.mark.parametrize("path", FOR_PUBLISHERS)
    def test_is_told_whose_work_it_is_and_nothing_changes(
        self, open_draft: int, text: str, role: str, path: str
    ) -> None:
        client, before = client_of("eve", role), state()
        answer = client.post(f"/editor/{path.format(open_draft)}", {"sure": "yes", "why": "x", "version": "1"})
        assert answer.status_code == 403
        assert "This is for every publisher. Your account has another role." in told(answer)
        assert state() == before

    def test_approving_is_for_reviewers(self, open_draft: int, author: Client, reviewer: Client) -> None:
        refused = author.post(f"/editor/drafts/{open_draft}/approve")
        assert (refused.status_code, "This is for every reviewer" in told(refused)) == (403, True)
        assert "Approved." in sent(reviewer, f"/editor/drafts/{open_draft}/approve")

    @pytest.mark.parametrize("path", EVERYTHING)
    def test_a_stranger_is_led_to_the_door_and_nothing_changes(self, open_draft: int, text: str, path: str) -> None:
        before = state()
        answer = Client().post(f"/editor/{path.format(open_draft)}", {"sure": "yes", "text": "x", "note": "x"})
        assert answer.status_code == 302
        assert answer.headers["Location"].startswith("/editor/sign-in?next=")
        assert state() == before


def state() -> list[Any]:
    """What any of these forms could change."""
    return [
        AuditEntry.objects.count(), Comment.objects.count(), list(WorkingText.objects.values_list("slug", "version")),
        list(Revision.objects.filter(edition__document__slug="tr").values_list("pk", "status", "content_hash")),
        MatchPair.objects.filter(decided_by="").count(),
    ]  # fmt: skip


class TestCorrectingARule:
    def test_leads_on_to_the_draft_it_is_in(self, open_draft: int, author: Client) -> None:
        version = of(open_draft, "101").content_hash
        given = {"text": "A player moves.", "examples": "One.\r\n\r\n\r\nTwo.", "note": "A typo", "version": version}
        answer = author.post(f"{CORRECT}/rule/101", given)
        assert (answer.status_code, answer.headers["Location"]) == (302, f"/editor/drafts/{open_draft}/")
        rule = of(open_draft, "101")
        assert (rule.text, rule.examples) == ("A player moves.", ["One.", "Two."])

    def test_without_a_note_comes_back_with_what_was_typed(self, open_draft: int, author: Client) -> None:
        version = of(open_draft, "101").content_hash
        given = {"text": "Mine, typed.", "examples": "And this.", "version": version}
        answer = author.post(f"{CORRECT}/rule/101", given)
        assert answer.status_code == 400
        page = told(answer)
        assert "Say in the note what was wrong" in page
        assert "Mine, typed.</textarea>" in page
        assert "And this.</textarea>" in page
        assert of(open_draft, "101").text == "A player may move one piece each turn."

    def test_that_somebody_else_corrected_first_shows_both(self, open_draft: int, author: Client) -> None:
        version = of(open_draft, "101").content_hash
        with acting("bob"):
            correct_rule(**V2, number="101", text="A player moves twice.", note="x", version=version)
        given = {"text": "A player moves once.", "note": "Mine", "version": version}
        answer = author.post(f"{CORRECT}/rule/101", given)
        page = told(answer)
        assert answer.status_code == 409
        assert "bob" in page
        assert "A player moves once.</textarea>" in page
        assert "twice" in page
        # The form now begins with the other text: sent once more, it is kept.
        again = of(open_draft, "101").content_hash
        assert again in page
        assert author.post(f"{CORRECT}/rule/101", given | {"version": again}).status_code == 302

    @pytest.mark.parametrize("path", ["rule/999", "rule/101.1.1", "term/nothing"])
    def test_that_is_not_there_is_no_page(self, open_draft: int, author: Client, path: str) -> None:
        for answer in (author.get(f"{CORRECT}/{path}"), author.post(f"{CORRECT}/{path}", {"text": "x"})):
            assert answer.status_code == 404

    def test_of_a_version_that_is_not_there_is_no_page(self, open_draft: int, author: Client) -> None:
        for path in ("v9/rule/101", "v9/add"):
            assert author.get(f"/editor/correct/riftbound/tr/{path}").status_code == 404

    def test_shows_what_was_said_about_it(self, open_draft: int, author: Client) -> None:
        comment_on_draft(open_draft, "Is that so?", number="101")
        assert "Is that so?" in told(author.get(f"{CORRECT}/rule/101"))
        assert "Is that so?" not in told(author.get(f"{CORRECT}/rule/201"))

    def test_is_shown_as_readers_would_see_it_while_it_is_typed(self, open_draft: int, author: Client) -> None:
        given = {"text": "See rule 201.", "examples": "X."}
        seen = told(author.post(f"/editor/drafts/{open_draft}/rules/preview", given))
        assert "A piece that rests" in seen
        assert "<blockquote>" in seen
        assert of(open_draft, "101").text == "A player may move one piece each turn."


class TestAMissingRule:
    def test_is_put_in_under_its_number(self, open_draft: int, author: Client) -> None:
        given = {"number": "102", "text": "Pieces meet.", "note": "It was left out"}
        assert author.post(f"{CORRECT}/add", given).status_code == 302
        numbers = list(Rule.objects.filter(revision=open_draft).order_by("position").values_list("number", flat=True))
        assert numbers[3:6] == ["101.2", "102", "200"]

    @pytest.mark.parametrize(
        ("given", "said"),
        [({"number": "101", "text": "x", "note": "x"}, "101"), ({"number": "x", "text": "x", "note": "x"}, "x"),
         ({"number": "103", "text": "", "note": "x"}, "empty"), ({"number": "103", "text": "x"}, "note")],
    )  # fmt: skip
    def test_that_cannot_be_put_in_comes_back_as_it_was_typed(
        self, open_draft: int, author: Client, given: dict[str, str], said: str
    ) -> None:
        answer = author.post(f"{CORRECT}/add", given)
        assert answer.status_code == 400
        assert said in told(answer)
        assert f'value="{given["number"]}"' in told(answer)
        assert Rule.objects.filter(revision=open_draft).count() == 10

    def test_a_line_that_is_no_rule_is_taken_out_with_a_reason_only(self, open_draft: int, author: Client) -> None:
        assert "note" in sent(author, f"{CORRECT}/rule/302/remove")
        assert Rule.objects.filter(revision=open_draft, number="302").exists()
        assert "302 has been removed from the draft." in sent(author, f"{CORRECT}/rule/302/remove", note="No rule")
        assert not Rule.objects.filter(revision=open_draft, number="302").exists()


class TestTheMatchBoard:
    def settle(self, client: Client, revision: int, **fields: Any) -> str:
        return sent(client, f"/editor/drafts/{revision}/match/settle", **fields)

    @pytest.mark.parametrize(
        ("fields", "said"),
        [({"old": "102", "new": "302"}, "102 is now 302."), ({"old": "102", "new": ""}, "102 was removed."),
         ({"old": "", "new": "302"}, "302 is a new rule."),
         ({"old": "101.1, 101.2", "new": "101.1"}, "101.1, 101.2 is now 101.1."),
         ({"old": "102", "new": "302", "choice": "none"}, "No counterpart.")],
    )  # fmt: skip
    def test_tells_what_was_decided(self, open_draft: int, author: Client, fields: dict[str, str], said: str) -> None:
        assert said in self.settle(author, open_draft, **fields)
        assert MatchPair.objects.filter(revision=open_draft, decided_by="ann").exists()

    @pytest.mark.parametrize(
        ("fields", "said"),
        [({"old": "999", "new": "101"}, "v1 has no rule 999"),
         ({"old": "", "new": ""}, "Name one old and one new rule"),
         ({"old": "101 102", "new": "101 201"}, "Several into several is more than one decision")],
    )  # fmt: skip
    def test_refuses_what_cannot_be_with_the_reason(
        self, open_draft: int, author: Client, fields: dict[str, str], said: str
    ) -> None:
        pairs = MatchPair.objects.filter(revision=open_draft).order_by("pk")
        before = list(pairs.values_list("old_number", "new_number", "decided_by"))
        assert said in self.settle(author, open_draft, **fields)
        assert list(pairs.values_list("old_number", "new_number", "decided_by")) == before

    def test_goes_back_to_the_page_it_was_sent_from(self, open_draft: int, author: Client) -> None:
        fields = {"old": "102", "new": "302", "page": "1", "show": "sure", "number": ""}
        answer = author.post(f"/editor/drafts/{open_draft}/match/settle", fields)
        assert answer.headers["Location"] == f"/editor/drafts/{open_draft}/match?page=1&show=sure#pairs"

    def test_confirms_a_whole_page_as_it_was_shown(self, open_draft: int, author: Client) -> None:
        pairs = [f"{one.old_number}|{one.new_number}" for one in MatchPair.objects.filter(revision=open_draft)]
        assert "All confirmed." in self.settle(author, open_draft, choice="page", pair=pairs)
        assert not MatchPair.objects.filter(revision=open_draft, decided_by="").exists()

    def test_of_one_number_has_every_pair_that_it_stands_in(self, open_draft: int, author: Client) -> None:
        page = told(author.get(f"/editor/drafts/{open_draft}/match?number=102"))
        assert "Pieces that meet on one field fight" in page
        assert "heals completely" not in page


@pytest.mark.parametrize(
    ("state", "said"),
    [("still_true", "Still true."), ("rewritten", "Rewritten."), ("withdrawn", "Withdrawn."), ("open", "Open again.")],
)
def test_what_a_version_touches_is_worked_through_one_by_one(
    open_draft: int, author: Client, state: str, said: str
) -> None:
    edition = Revision.objects.get(pk=open_draft).edition
    item = ImpactItem.objects.create(edition=edition, kind="faq", key="x", title="Does it?", rules=[], digest="d")
    path = f"/editor/drafts/{open_draft}/impact/{item.pk}"
    assert said in sent(author, path, state=state, note="I looked.")
    kept = ImpactItem.objects.get(pk=item.pk)
    assert (kept.state, kept.note, kept.decided_by) == (state, "I looked.", "ann")
    assert "'maybe' is none of: " in sent(author, path, state="maybe")
    assert ImpactItem.objects.get(pk=item.pk).state == state
    answer = author.post(path, {"state": state, "page": "3"})
    assert answer.headers["Location"] == f"/editor/drafts/{open_draft}/impact?page=3#items"
