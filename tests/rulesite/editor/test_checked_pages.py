"""What a check says of a draft's pages, and what two people who write at once are told."""

from __future__ import annotations

from importlib import import_module

import pytest
from django.test import Client

from rules_data.actions import (
    EditConflict,
    UnableToEditText,
    UnableToMatch,
    UnableToPublishRevision,
    UnableToReview,
    acting,
    check_revision,
    handle_item,
    notes_version,
    publish_again,
    publish_revision,
    remove_rule,
    report_problem,
    revert_revision,
    settle_impact,
    settle_match,
    write_change_notes,
)
from rules_data.models import AuditEntry, Concept, ImpactItem, Provision, ReaderReport, Revision
from rules_data.queries import verify
from rules_data.queries.desk import DraftView, impact_page, rules_to_match, verify_trail
from rules_data.queries.desk import draft as draft_view
from tests.rules_data.sample_texts import NEW, OLD
from tests.rulesite.editor.conftest import SAMPLE, draft

pytestmark = pytest.mark.django_db


def checked(text: str) -> list[str]:
    draft(text, "v2")
    return check_revision(**SAMPLE, edition="v2").obstacles


def view_of(revision: int) -> DraftView:
    found = draft_view(revision)
    assert found is not None
    return found


def test_a_character_nobody_can_read_stops_publishing(published_old: None) -> None:
    assert any("201 has the character U+E001" in one for one in checked(NEW.replace("rests", "rests \ue001")))


def test_a_rule_beyond_every_limit_stops_publishing(published_old: None) -> None:
    assert any("several run together" in one for one in checked(NEW.replace("heals", "heals " * 5000)))


def test_notes_whose_links_lead_nowhere_are_not_saved(open_draft: int) -> None:
    write_change_notes(open_draft, "See [resting](/riftbound/tr/201), [101](/riftbound/tr/101) and [home](/).")
    with pytest.raises(UnableToReview, match="“gone” leads to /riftbound/tr/777"):
        write_change_notes(open_draft, "See [gone](/riftbound/tr/777).")


def test_headings_and_links_that_are_barriers_are_told_and_stop_nothing(open_draft: int) -> None:
    write_change_notes(open_draft, "## New\n\n#### Reworded\n\n[here](/riftbound/tr/201)")
    report = check_revision(**SAMPLE, edition="v2")
    assert len(report.pages) == 2
    assert report.obstacles == []


def test_refused_notes_are_given_back_as_they_were_typed(open_draft: int, author: Client) -> None:
    answer = author.post(f"/editor/drafts/{open_draft}/notes", {"notes": "Mine, with [a link](/riftbound/tr/777)"})
    assert answer.status_code == 400
    assert "Mine, with [a link]" in answer.content.decode()


def test_a_refused_comment_is_given_back_as_it_was_typed(open_draft: int, author: Client) -> None:
    answer = author.post(f"/editor/drafts/{open_draft}/comment", {"text": "Look at this", "number": "777"})
    assert answer.status_code == 400
    assert "Look at this" in answer.content.decode()


def test_the_second_to_save_change_notes_gets_both_texts(open_draft: int, author: Client) -> None:
    begun = notes_version("")
    with acting("bob"):
        write_change_notes(open_draft, "Resting heals.", version=begun)
    answer = author.post(f"/editor/drafts/{open_draft}/notes", {"notes": "Winning moved.", "version": begun})
    page = answer.content.decode()
    assert answer.status_code == 409
    assert "Resting heals." in page
    assert "Winning moved." in page
    assert "bob" in page


def test_the_second_to_answer_a_report_gets_both_answers(author: Client) -> None:
    report_problem(path="/riftbound/", text="A typo", sender="1.2.3.4")
    key = str(ReaderReport.objects.get().pk)
    with acting("bob"):
        handle_item("reports", key, answer="It is mended.", seen="")
    with pytest.raises(EditConflict):
        handle_item("reports", key, answer="It is none.", seen="")
    answer = author.post(f"/editor/inbox/reports/{key}", {"do": "save", "answer": "It is none.", "seen": ""})
    assert answer.status_code == 409
    assert "It is mended." in answer.content.decode()
    assert "It is none." in answer.content.decode()


def test_a_pair_that_somebody_else_settled_meanwhile_is_not_settled_again(open_draft: int) -> None:
    named = {**SAMPLE, "edition": "v2"}
    with acting("bob"):
        settle_match(**named, old_numbers=["102"], new_numbers=["201"], shown=("102", ""))
    with pytest.raises(UnableToMatch, match="bob settled this meanwhile: 102 is 201"):
        settle_match(**named, old_numbers=["102"], new_numbers=[], shown=("102", ""))


def test_what_was_taken_back_is_published_again_as_it_was(open_draft: int, publisher: Client) -> None:
    publish_revision(**SAMPLE, edition="v2", index=False)
    answer = publisher.post(f"/editor/drafts/{open_draft}/revert", {"why": "Too early"}, follow=True)
    assert "is taken back" in answer.content.decode()
    assert "Publish it again" in answer.content.decode()
    answer = publisher.post(f"/editor/drafts/{open_draft}/again", follow=True)
    assert "is published again" in answer.content.decode()
    assert Revision.objects.get(pk=open_draft).status == Revision.Status.PUBLISHED
    assert verify_trail().faults == ()


def test_a_version_with_something_newer_over_it_is_not_published_again(open_draft: int) -> None:
    publish_revision(**SAMPLE, edition="v2", index=False)
    revert_revision(**SAMPLE, edition="v2")
    draft(OLD.replace("2025-01-01", "2026-01-01"), "v3")
    publish_revision(**SAMPLE, edition="v3", index=False)
    with pytest.raises(UnableToPublishRevision, match="v3 was published after"):
        publish_again(open_draft)


def test_a_changed_byte_of_published_notes_is_found(open_draft: int, monkeypatch: pytest.MonkeyPatch) -> None:
    write_change_notes(open_draft, "Resting heals.")
    publish_revision(**SAMPLE, edition="v2", index=False)
    assert verify_trail().faults == ()
    kept = AuditEntry.objects.get(verb="publish", details__revision=open_draft)
    monkeypatch.setattr(import_module("rules_data.queries.desk.trail"), "seal_of_notes", lambda _revision: "another")
    assert any("change notes" in one for one in verify_trail().faults)
    assert kept.details["notes"]


def test_concepts_and_short_titles_that_rest_on_a_changed_rule_are_listed(published_old: None) -> None:
    Provision.objects.filter(rules__number="101.1", rules__revision__edition__label="v1").update(title="Stepping")
    Concept.objects.create(
        slug="moving", title="Moving", question="?", answer=".", difference=".", source="x", source_hash="x",
        rules={"riftbound": {"version": "v1", "numbers": ["101.1"]}},
    )  # fmt: skip
    made = draft(NEW.replace("next to it", "beside it"), "v2")
    rows = impact_page(view_of(made)).rows
    assert ("title", "Stepping") in {(row.item.kind, row.item.title) for row in rows}
    settle_impact(next(row.item.pk for row in rows if row.item.kind == "title"), "still_true")
    check_revision(**SAMPLE, edition="v2")
    assert ImpactItem.objects.get(kind="title", edition__label="v2").state == "still_true"


def test_the_worklist_shows_the_words_that_differ(published_old: None, author: Client) -> None:
    Provision.objects.filter(rules__number="101.1", rules__revision__edition__label="v1").update(title="Stepping")
    made = draft(NEW.replace("next to it", "beside it"), "v2")
    page = author.get(f"/editor/drafts/{made}/impact").content.decode()
    assert "<ins>beside</ins>" in page
    assert 'data-key="t"' in page


def test_rules_are_found_by_number_and_words_on_both_sides_of_the_board(open_draft: int, author: Client) -> None:
    assert [number for number, _ in rules_to_match(open_draft, "old", "Pieces that meet")] == ["102"]
    assert "301.1" in [number for number, _ in rules_to_match(open_draft, "new", "301")]
    path = f"/editor/drafts/{open_draft}/numbers"
    assert author.get(path, {"side": "new", "q": "heals"}).json()["rules"][0]["number"] == "201"


def test_a_correction_is_previewed_with_its_citations(open_draft: int, author: Client) -> None:
    given = {"text": "See rule 201. and rule 999.9.", "examples": "One.\n\nTwo."}
    page = author.post(f"/editor/drafts/{open_draft}/rules/preview", given).content.decode()
    assert "There is no rule 999.9 in this version" in page
    assert page.count("<blockquote>") == 2
    assert Revision.objects.get(pk=open_draft).edited_at is None


def test_a_rule_that_was_read_wrongly_is_put_in_and_another_taken_out(published_old: None, author: Client) -> None:
    path = "/editor/correct/riftbound/tr/v1"
    given = {"number": "101.3", "text": "A piece rests. See rule 201.", "note": "It was run together with 101.2"}
    author.post(f"{path}/add", given)
    made = Revision.objects.get(edition__label="v1", status__in=Revision.OPEN)
    added = made.rules.get(number="101.3")
    assert (added.parent_number, added.heading_number) == ("101", "100")
    assert [one.target_id for one in added.citations.all()] == [made.rules.get(number="201").provision_id]
    assert "This is not a rule" in author.get(f"{path}/rule/102").content.decode()
    answer = author.post(f"{path}/rule/102/remove", {"note": "A page's foot"})
    assert answer["Location"] == f"/editor/drafts/{made.pk}/"
    numbers = ["100", "101", "101.1", "101.2", "101.3", "200", "201", "201.1"]
    assert list(made.rules.order_by("position").values_list("number", "position")) == list(
        zip(numbers, range(8), strict=True)
    )
    check_revision(**SAMPLE, edition="v1")
    publish_revision(**SAMPLE, edition="v1", index=False)
    assert verify_trail().faults == ()
    # Published without an index here, which is told apart from everything else.
    assert not [one for one in verify() if one.problems and "index" not in one.promise]


@pytest.mark.parametrize(
    ("number", "said"),
    [("101.1", "has this number already"), ("chapter", "not a rule number"), ("", "not a rule number")],
)
def test_what_cannot_be_put_in_is_refused_with_what_was_typed(
    published_old: None, author: Client, number: str, said: str
) -> None:
    given = {"number": number, "text": "A piece rests.", "note": "Left out"}
    answer = author.post("/editor/correct/riftbound/tr/v1/add", given)
    assert answer.status_code == 400
    assert said in answer.content.decode()
    assert "A piece rests." in answer.content.decode()


def test_removing_from_what_is_published_begins_a_draft_and_leads_to_it(published_old: None, author: Client) -> None:
    answer = author.post("/editor/correct/riftbound/tr/v1/rule/102/remove", {"note": "A page's foot"}, follow=True)
    made = Revision.objects.get(edition__label="v1", status__in=Revision.OPEN)
    assert answer.redirect_chain[-1][0] == f"/editor/drafts/{made.pk}/"
    assert "102 has been removed from the draft." in answer.content.decode()


def test_a_record_with_rules_below_it_stays(published_old: None) -> None:
    with pytest.raises(UnableToEditText, match=r"101\.1 stands under 101"):
        remove_rule(**SAMPLE, edition="v1", number="101", note="A page's foot")
