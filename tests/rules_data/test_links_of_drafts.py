"""Where links of change notes and answers lead once a draft is published, and what its pages could not show."""

from __future__ import annotations

import pytest

from rules_data.actions import (
    UnableToReview,
    check_revision,
    correct_rule,
    publish_revision,
    revert_revision,
    write_change_notes,
)
from rules_data.actions._page_checks import check_pages, dead_links
from rules_data.models import Card, Concept, Example, Faq, GlossaryTerm, Revision
from tests.rules_data.refusing.conftest import V1, V2, of, open_draft, published

pytestmark = pytest.mark.django_db
__all__ = ["open_draft"]


def kept(pk: int) -> Revision:
    return Revision.objects.select_related("edition__document__game").get(pk=pk)


def is_dead(href: str, revision: int) -> bool:
    return bool(list(dead_links(f'<p><a href="{href}">words</a></p>', kept(revision), "Here")))


class TestALinkToARule:
    @pytest.mark.parametrize(
        "href",
        [
            "/riftbound/tr/301",
            "/riftbound/tr/@v2/301",
            "/riftbound/tr/302",
            "/riftbound/tr/102",
            "/riftbound/tr/@v1/102",
            "/riftbound/tr/301#examples",
            "/riftbound/tr/301?version=v1",
            "/riftbound/cr/383.3.e",
            "/riftbound/cr/@v1.2/376.3",
        ],
    )
    def test_leads_somewhere_if_the_draft_or_any_published_version_has_it(self, open_draft: int, href: str) -> None:
        assert not is_dead(href, open_draft)

    @pytest.mark.parametrize(
        "href",
        [
            "/riftbound/tr/999.9",
            "/riftbound/tr/@v2/102",
            "/riftbound/tr/@v1/302",
            "/riftbound/tr/@v9/101",
            "/riftbound/ipg/101",
            "/chess/tr/101",
            "/magic/tr/301.1.z",
            "/riftbound/cr/301.1.z#x",
        ],
    )
    def test_is_dead_where_no_version_has_it(self, open_draft: int, href: str) -> None:
        assert is_dead(href, open_draft)

    def test_that_only_the_draft_has_is_dead_in_the_notes_of_another(self, open_draft: int) -> None:
        rule = of(published(), "101")
        other = correct_rule(**V1, number="101", text="x", note="x", version=rule.content_hash).revision_id
        assert not is_dead("/riftbound/tr/302", open_draft)
        assert is_dead("/riftbound/tr/302", other)

    def test_that_was_taken_back_is_dead_again(self, open_draft: int) -> None:
        publish_revision(**V2, index=False, despite_obstacles=True)
        rule = of(published(), "101")
        other = correct_rule(**V1, number="101", text="x", note="x", version=rule.content_hash).revision_id
        assert not is_dead("/riftbound/tr/302", other)
        revert_revision(**V2)
        assert is_dead("/riftbound/tr/302", other)


class TestALinkToSomethingElse:
    def test_leads_somewhere_if_there_is_such_a_thing(self, open_draft: int) -> None:
        shipped = {
            "/riftbound/faq/{}": Faq.objects.filter(game__slug="riftbound"),
            "/riftbound/cards/{}": Card.objects.filter(game__slug="riftbound"),
            "/magic/examples/{}": Example.objects.filter(game__slug="magic"),
            "/concepts/{}": Concept.objects.all(),
            "/magic/glossary/{}": GlossaryTerm.objects.filter(
                revision__edition__document__game__slug="magic", revision__status="published"
            ),
        }
        for path, found in shipped.items():
            slug = found.order_by("pk").values_list("slug", flat=True)[0]
            assert not is_dead(path.format(slug), open_draft), path
        assert not is_dead(f"/riftbound/p/{of(open_draft, '302').provision.slug}", open_draft)

    @pytest.mark.parametrize(
        "href",
        ["/riftbound/faq/nothing", "/riftbound/cards/nothing", "/magic/examples/nothing", "/riftbound/p/nothing",
         "/magic/glossary/nothing", "/concepts/nothing", "/chess/faq/nothing"],
    )  # fmt: skip
    def test_is_dead_where_there_is_none(self, open_draft: int, href: str) -> None:
        assert is_dead(href, open_draft)

    @pytest.mark.parametrize(
        "href",
        ["https://example.org/riftbound/tr/999", "/search?q=x", "/riftbound/", "/riftbound/tr/", "/concepts/", "#top",
         "/riftbound/tr/compare/v1...v2", "/c/TR 999.9", "mailto:ann@example.org", "riftbound/tr/999"],
    )  # fmt: skip
    def test_is_not_judged_where_no_page_of_a_text_is_meant(self, open_draft: int, href: str) -> None:
        assert not is_dead(href, open_draft)


class TestNotes:
    def test_with_dead_links_are_refused_and_each_is_named(self, open_draft: int) -> None:
        with pytest.raises(UnableToReview) as refusal:
            write_change_notes(
                open_draft,
                "See [the old](/riftbound/tr/999) and [new](/riftbound/faq/nothing), [301](/riftbound/tr/301).",
            )
        assert str(refusal.value).splitlines() == [
            "The notes: the link “the old” leads to /riftbound/tr/999, where there is no page.",
            "The notes: the link “new” leads to /riftbound/faq/nothing, where there is no page.",
        ]
        assert kept(open_draft).change_notes == ""

    def test_whose_rule_is_gone_since_hold_the_draft_back(self, open_draft: int) -> None:
        write_change_notes(open_draft, "See [that](/riftbound/tr/302).")
        Revision.objects.get(pk=open_draft).rules.filter(number="302").delete()
        found = check_pages(kept(open_draft))
        assert found.links == ("The change notes: the link “that” leads to /riftbound/tr/302, where there is no page.",)
        assert found.obstacles == list(found.links)


class TestPages:
    def correct(self, text: str, *examples: str) -> int:
        rule = of(published(), "101")
        return correct_rule(
            **V1, number="101", text=text, examples=examples, note="x", version=rule.content_hash
        ).revision_id

    def test_of_a_sound_draft_have_nothing_in_the_way(self, open_draft: int) -> None:
        assert check_pages(kept(open_draft)).obstacles == []

    def test_of_a_rule_run_together_with_others_are_too_long(self, open_draft: int) -> None:
        made = self.correct("x" * 15_000, "y" * 5_001)
        assert check_pages(kept(made)).limits == (
            "101 has 20,001 characters; a rule has at most 20,000: are several run together?",
        )

    def test_of_a_rule_that_just_fits_are_not(self, open_draft: int) -> None:
        assert check_pages(kept(self.correct("x" * 15_000, "y" * 5_000))).limits == ()

    def test_with_a_character_nobody_can_read_are_held_back_by_the_check(self, open_draft: int) -> None:
        made = self.correct("Not \ufffd fine.")
        report = check_revision(**V1)
        assert kept(made).check_report["obstacles"] == report.obstacles
        assert any("101 has the character" in one for one in report.obstacles)

    def test_of_a_heading_without_words_are_held_back(self, open_draft: int) -> None:
        Revision.objects.get(pk=open_draft).rules.filter(number="200").update(text=" ")
        assert check_pages(kept(open_draft)).barriers == ("200 is a heading without words.",)

    def test_with_many_faults_tell_the_first_and_count_the_rest(
        self, open_draft: int, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("rules_data.actions._page_checks.MOST_TOLD", 2)
        Revision.objects.get(pk=open_draft).rules.update(text="\ufffd")
        told = check_pages(kept(open_draft)).barriers
        assert len(told) == 3
        assert told[-1] == "And 8 more like these."
