"""Review, preview links, two persons, publication at a time, correction of a single rule, impact."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from rules_data.actions import (
    EditConflict,
    UnableToEditText,
    UnableToPublishRevision,
    UnableToReview,
    acting,
    approve_draft,
    check_revision,
    comment_on_draft,
    correct_rule,
    make_preview_link,
    publish_revision,
    save_text,
    schedule_revision,
    settle_impact,
    settle_match,
)
from rules_data.actions.schedule_revision import publish_scheduled
from rules_data.models import Faq, GlossaryTerm, ImpactItem, Provision, Revision, Rule
from rules_data.queries import drafted_notes
from tests.rules_data.sample_texts import NEW
from tests.rulesite.editor.conftest import SAMPLE, draft

pytestmark = pytest.mark.django_db
V1, V2 = {**SAMPLE, "edition": "v1"}, {**SAMPLE, "edition": "v2"}


def corrected(number: str = "101", text: str = "A player may move one piece in a turn.", **more: Any) -> Any:
    rule = Rule.objects.get(revision__edition__label="v1", revision__edition__document__slug="tr", number=number,
                            revision__status="published")  # fmt: skip
    given = {"text": text, "note": "A typo", "version": rule.content_hash} | more
    with acting("ann"):
        return correct_rule(**V1, number=number, **given)


def test_one_rule_is_corrected_as_a_new_revision(published_old: None, client: Client) -> None:
    made = corrected()
    assert "each turn" in client.get("/riftbound/tr/101").content.decode()
    check_revision(**V1)
    publish_revision(**V1, index=False)
    assert "in a turn" in client.get("/riftbound/tr/101").content.decode()
    revision = Revision.objects.get(pk=made.revision_id)
    assert revision.note == "A typo"
    assert revision.check_report["changes"]["edited"] + revision.check_report["changes"]["same"] == 8
    assert drafted_notes(revision.pk) == "Corrected: A typo"


def test_a_corrected_rule_keeps_its_identity_and_its_references(published_old: None) -> None:
    before = Rule.objects.get(revision__edition__label="v1", revision__edition__document__slug="tr", number="102")
    made = corrected("102", "Pieces that meet fight. See rule 101.2. for more information.")
    after = Rule.objects.get(revision=made.revision_id, number="102")
    assert after.provision_id == before.provision_id
    [link] = after.citations.all()
    assert link.target == Rule.objects.get(revision=made.revision_id, number="101.2").provision


def test_the_second_to_correct_a_rule_gets_the_other_text(published_old: None) -> None:
    corrected()
    with pytest.raises(EditConflict) as conflict:
        corrected(text="Another text.")
    assert conflict.value.theirs == "A player may move one piece in a turn."


@pytest.mark.parametrize("more", [{"text": " "}, {"note": ""}, {"text": "x\x00"}, {"text": "x" * 20_001}])
def test_what_is_no_correction_is_refused(published_old: None, more: dict[str, str]) -> None:
    with pytest.raises(UnableToEditText):
        corrected(**more)
    assert not Revision.objects.filter(status="draft").exists()


def test_a_correction_is_made_on_the_screen(published_old: None, author: Client) -> None:
    path = "/editor/correct/riftbound/tr/v1/rule/101"
    form = author.get(path)
    version = form.context["version"]
    answer = author.post(path, {"text": "One piece moves each turn.", "note": "Shorter", "version": version})
    assert answer.status_code == 302
    conflict = author.post(path, {"text": "Mine.", "note": "Other", "version": version})
    assert conflict.status_code == 409
    assert "One piece moves each turn." in conflict.content.decode()
    assert "Mine." in conflict.content.decode()


def test_a_comment_is_written_and_settled(open_draft: int, author: Client) -> None:
    author.post(f"/editor/drafts/{open_draft}/comment", {"text": "Is this right?", "number": "301"})
    page = author.get(f"/editor/drafts/{open_draft}/").content.decode()
    assert "Is this right?" in page
    comment = Revision.objects.get(pk=open_draft).comments.get()
    author.post(f"/editor/drafts/{open_draft}/comment/{comment.pk}/settle")
    assert "settled by ann" in author.get(f"/editor/drafts/{open_draft}/").content.decode()


def test_a_comment_on_a_rule_that_is_not_there_is_refused(open_draft: int) -> None:
    with pytest.raises(UnableToReview, match="no rule 999"):
        comment_on_draft(open_draft, "?", number="999")


def test_two_persons_are_needed_where_the_setting_says_so(open_draft: int, settings: Any) -> None:
    settings.TWO_PERSONS = True
    with acting("pia"), pytest.raises(UnableToPublishRevision, match="second person"):
        publish_revision(**V2, index=False)
    with acting("ann"), pytest.raises(UnableToReview, match="somebody else"):
        approve_draft(open_draft)
    with acting("rob"):
        approve_draft(open_draft)
    with acting("pia"):
        publish_revision(**V2, index=False)


def test_whoever_decides_what_a_rule_continues_has_made_the_draft_too(open_draft: int) -> None:
    with acting("rob"):
        settle_match(**V2, old_numbers=["102"], new_numbers=["201"])
        check_revision(**V2)
        with pytest.raises(UnableToReview, match="somebody else"):
            approve_draft(open_draft)


def test_an_approval_ends_with_the_next_change(open_draft: int, settings: Any) -> None:
    settings.TWO_PERSONS = True
    with acting("rob"):
        approve_draft(open_draft)
    rule = Rule.objects.get(revision=open_draft, number="101")
    with acting("zoe"):
        correct_rule(**V2, number="101", text="Another text.", note="x", version=rule.content_hash)
        check_revision(**V2)
    with acting("pia"), pytest.raises(UnableToPublishRevision, match="second person"):
        publish_revision(**V2, index=False)


def test_a_secret_link_shows_the_whole_site_as_it_would_be(open_draft: int, client: Client) -> None:
    secret = make_preview_link(open_draft)
    home = f"/editor/preview/{secret}"
    page = client.get(f"{home}/riftbound/tr/201")
    text = page.content.decode()
    assert "heals completely" in text
    assert f'href="{home}/riftbound/tr/' in text
    assert "no-store" in page.headers["Cache-Control"]
    assert "noindex" in page.headers["X-Robots-Tag"]
    assert "ETag" not in page.headers
    assert "heals completely" not in client.get("/riftbound/tr/201").content.decode()
    assert client.get(f"{home}/riftbound/tr/").status_code == 200
    assert client.get(f"{home}/").status_code == 200


def test_a_search_in_a_preview_finds_the_draft_and_keeps_it_from_everybody_else(
    open_draft: int, client: Client
) -> None:
    home = f"/editor/preview/{make_preview_link(open_draft)}"
    for asked in ("heals completely", "riftbound tr 302"):
        found = client.get(f"{home}/search", {"q": asked}, follow=True).content.decode()
        assert "heals" in found or "tower is described" in found
        public = client.get("/search", {"q": asked}, follow=True).content.decode()
        assert "A piece that rests" not in public
        assert "tower is described" not in public


@pytest.mark.parametrize("path", ["editor/", "admin/", "api/v1/games", "nothing/at/all/here/x"])
def test_a_preview_shows_public_pages_alone(open_draft: int, client: Client, path: str) -> None:
    assert client.get(f"/editor/preview/{make_preview_link(open_draft)}/{path}").status_code == 404


def test_a_preview_link_ends(open_draft: int, author: Client, client: Client) -> None:
    expired, withdrawn = make_preview_link(open_draft, days=1), make_preview_link(open_draft)
    first = Revision.objects.get(pk=open_draft).preview_links.order_by("pk")[0]
    first.expires_at = timezone.now() - timedelta(seconds=1)
    first.save()
    assert client.get(f"/editor/preview/{expired}/").status_code == 404
    assert client.get(f"/editor/preview/{withdrawn}/").status_code == 200
    author.post(f"/editor/drafts/{open_draft}/preview-link", {"end": "yes"})
    assert client.get(f"/editor/preview/{withdrawn}/").status_code == 404
    assert client.get("/editor/preview/guessed/").status_code == 404


def test_a_draft_is_published_at_its_time(open_draft: int) -> None:
    at = timezone.now() + timedelta(hours=1)
    with acting("pia"):
        schedule_revision(open_draft, at)
    assert Revision.objects.get(pk=open_draft).status == "scheduled"
    assert publish_scheduled(open_draft, "another time", "pia", False) == "The plan was changed."
    assert publish_scheduled(open_draft, at.isoformat(), "pia", False) == "Published."
    assert Revision.objects.get(pk=open_draft).status == "published"


def test_a_time_that_is_past_is_refused(open_draft: int) -> None:
    with pytest.raises(UnableToPublishRevision, match="past"):
        schedule_revision(open_draft, timezone.now() - timedelta(seconds=1))


def red(revision: int) -> None:
    kept = Revision.objects.get(pk=revision)
    kept.check_report = kept.check_report | {"obstacles": ["Example x is contradicted under this edition."]}
    kept.save()


def test_a_red_check_is_overruled_only_by_a_publisher_in_writing(open_draft: int, publisher: Client) -> None:
    red(open_draft)
    path = f"/editor/drafts/{open_draft}/publish"
    assert "settled first" in publisher.post(path, follow=True).content.decode()
    assert "in writing" in publisher.post(path, {"overrule": "yes"}, follow=True).content.decode()
    publisher.post(path, {"overrule": "yes", "why": "The example itself is wrong."})
    assert Revision.objects.get(pk=open_draft).status == "published"
    page = publisher.get("/editor/history").content.decode()
    assert "The example itself is wrong." in page
    assert "Example x is contradicted" in page


def test_publishing_is_taken_back_with_one_click(open_draft: int, publisher: Client) -> None:
    publisher.post(f"/editor/drafts/{open_draft}/publish")
    assert "Take this version back" in publisher.get(f"/editor/drafts/{open_draft}/").content.decode()
    publisher.post(f"/editor/drafts/{open_draft}/revert", {"why": "Too early"})
    assert Revision.objects.get(pk=open_draft).status == "withdrawn"


def resting() -> Faq:
    """An answer that rests on a rule which the second version words otherwise."""
    rule = Rule.objects.get(revision__edition__label="v1", revision__edition__document__slug="tr", number="201",
                            revision__status="published")  # fmt: skip
    answer = Faq.objects.filter(game__slug="riftbound").first()
    assert answer is not None
    answer.provisions.add(Provision.objects.get(pk=rule.provision_id))
    return answer


REWORDED = NEW.replace("wins the game", "wins the match")


def test_what_rests_on_a_changed_rule_is_listed_and_settled(published_old: None, author: Client) -> None:
    answer = resting()
    made = draft(REWORDED, "v2")
    item = ImpactItem.objects.get(edition__label="v2", edition__document__slug="tr", kind="faq")
    assert (item.key, item.rules) == (answer.slug, [["201", "301"]])
    author.post(f"/editor/drafts/{made}/impact/{item.pk}", {"state": "still_true"})
    page = author.get(f"/editor/drafts/{made}/impact").content.decode()
    assert "Still true, ann" in page
    assert "worked through all of it" in page


def test_what_was_settled_is_remembered_until_the_rule_changes_again(published_old: None) -> None:
    resting()
    draft(REWORDED, "v2")
    with acting("ann"):
        settle_impact(ImpactItem.objects.get(kind="faq", edition__document__slug="tr").pk, "still_true")
    draft(REWORDED + "303. One more rule.\n", "v2")
    assert ImpactItem.objects.get(kind="faq", edition__document__slug="tr").state == "still_true"
    draft(NEW.replace("wins the game", "loses the match"), "v2")
    assert ImpactItem.objects.get(kind="faq", edition__document__slug="tr").state == "open"


def test_change_notes_are_drafted_from_the_differences(published_old: None, author: Client) -> None:
    made = draft(REWORDED, "v2")
    notes = drafted_notes(made)
    assert "### New" in notes
    assert "**302** The tower is described elsewhere." in notes
    assert "### Removed" in notes
    assert "**102** Pieces that meet" in notes
    author.post(f"/editor/drafts/{made}/notes", {"notes": "A quiet release."})
    assert Revision.objects.get(pk=made).change_notes == "A quiet release."


def test_a_working_text_is_no_page_before_it_is_published(client: Client) -> None:
    save_text(kind="faq", game="riftbound", slug="not-yet", source="x", version=0)
    assert client.get("/riftbound/faq/not-yet").status_code == 404


def test_change_notes_are_shown_to_readers_once_they_are_published(open_draft: int, publisher: Client) -> None:
    notes = "### What matters\n\nPieces *rest* now, by rule 201. <script>alert(1)</script>"
    publisher.post(f"/editor/drafts/{open_draft}/notes", {"notes": notes})
    pages = ("/riftbound/tr/@v2/", "/riftbound/tr/compare/v1...v2", "/feeds/riftbound/tr.atom")
    assert all("What matters" not in publisher.get(page).content.decode() for page in pages)
    publisher.post(f"/editor/drafts/{open_draft}/publish")
    for page in pages:
        said = publisher.get(page).content.decode()
        assert "What matters" in said, page
        assert "/riftbound/tr/@v2/201" in said, page
        assert "<script>alert" not in said, page
    assert "http://testserver/riftbound/tr/@v2/201" in publisher.get(pages[2]).content.decode()
    assert "Notes on" not in publisher.get("/riftbound/tr/@v1/").content.decode()


def test_glossary_entries_are_found_beside_the_rules_and_corrected(author: Client) -> None:
    term = GlossaryTerm.objects.filter(revision__status="published").select_related("revision__edition").first()
    assert term is not None
    edition = term.revision.edition
    path = f"/editor/correct/{edition.document.game.slug}/{edition.document.slug}/{edition.label}/term/{term.slug}"
    found = author.get(f"/editor/drafts/{term.revision_id}/rules", {"find": term.term}).content.decode()
    assert path in found
    form = author.get(path).content.decode()
    version = form.split('name="version" value="')[1].split('"')[0]
    sent = {"text": "Another meaning.", "note": "It was wrong", "version": version}
    assert author.post(path, sent).status_code == 302
    assert author.post(path, sent | {"text": "A third."}).status_code == 409
