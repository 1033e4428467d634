"""Corrections of single rules and meanings: what they change, what they leave alone, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from rules_data.actions import (
    EditConflict,
    UnableToCheckRevision,
    UnableToEditText,
    acting,
    add_rule,
    correct_rule,
    correct_term,
    discard_draft,
    remove_rule,
    term_version,
)
from rules_data.actions.errors import UnableToReview
from rules_data.models import AuditEntry, CitationLink, GlossaryTerm, Provision, Revision, Rule
from tests.rules_data.refusing.conftest import V1, V2, of, published

pytestmark = pytest.mark.django_db
LONGEST = 20_000


def correct(revision: int, number: str, text: str, **more: Any) -> Any:
    """Correct a rule of the open draft, as somebody who looks at it now."""
    kept = of(revision, number)
    given = {"note": "A typo", "version": kept.content_hash, "examples": kept.examples} | more
    return correct_rule(**V2, number=number, text=text, **given)


def numbers(revision: int) -> list[str]:
    return list(Rule.objects.filter(revision=revision).order_by("position").values_list("number", flat=True))


class TestOfARule:
    def test_the_next_correction_names_the_version_that_the_last_one_gave(self, open_draft: int) -> None:
        first = correct(open_draft, "101", "One piece moves.")
        second = correct(open_draft, "101", "Two pieces move.", version=first.version)
        assert second.revision_id == first.revision_id == open_draft
        assert second.version == of(open_draft, "101").content_hash != first.version

    def test_a_correction_in_the_draft_leaves_what_is_published_as_it_is(self, open_draft: int) -> None:
        before = of(published(), "101").text
        correct(open_draft, "101", "Another text.")
        assert of(published(), "101").text == before

    def test_who_corrects_has_made_the_draft_and_it_must_be_checked_again(self, open_draft: int) -> None:
        with acting("zoe"):
            correct(open_draft, "101", "Another text.")
        kept = Revision.objects.get(pk=open_draft)
        assert kept.makers[-1] == "zoe"
        assert (kept.checked_at, kept.status, kept.publish_at) == (None, "draft", None)
        assert kept.edited_at is not None

    def test_who_corrects_twice_is_one_maker(self, open_draft: int) -> None:
        with acting("zoe"):
            correct(open_draft, "101", "Another text.")
            correct(open_draft, "101", "A third text.")
        assert Revision.objects.get(pk=open_draft).makers.count("zoe") == 1

    def test_the_history_keeps_both_texts_and_the_reason(self, open_draft: int) -> None:
        before = of(open_draft, "101").text
        with acting("zoe"):
            correct(open_draft, "101", "Another text.", note="  It was misread  ")
        entry = AuditEntry.objects.order_by("-number")[0]
        assert (entry.who, entry.verb) == ("zoe", "correct rule")
        assert (entry.details["before"], entry.details["after"]) == (before, "Another text.")
        assert "misread" in entry.details["note"]

    def test_line_ends_and_blanks_at_the_ends_of_lines_do_not_count(self, open_draft: int) -> None:
        correct(open_draft, "101", "  First line.  \r\nSecond line.\t\r\n\r\n")
        assert of(open_draft, "101").text == "First line.\nSecond line."

    def test_examples_that_are_empty_are_left_out_and_those_named_are_kept(self, open_draft: int) -> None:
        correct(open_draft, "101", "One piece moves.", examples=["A knight moves.", "  ", "See rule 101.2."])
        kept = of(open_draft, "101")
        assert kept.examples == ["A knight moves.", "See rule 101.2."]
        [cited] = kept.citations.all()
        assert (cited.part, cited.number, cited.status) == (2, "101.2", "resolved")

    def test_references_that_are_gone_from_the_text_are_gone_from_what_is_kept(self, open_draft: int) -> None:
        assert of(open_draft, "302").citations.count() == 1
        correct(open_draft, "302", "The tower is described elsewhere.")
        assert of(open_draft, "302").citations.count() == 0

    def test_a_reference_that_leads_nowhere_is_kept_as_one(self, open_draft: int) -> None:
        correct(open_draft, "101", "See rule 777.")
        assert [link.status for link in of(open_draft, "101").citations.all()] == ["dangling"]

    @pytest.mark.usefixtures("nothing_told")
    def test_a_text_that_is_there_already_changes_nothing(self, open_draft: int) -> None:
        with pytest.raises(UnableToEditText, match="101 says that already: nothing was changed"):
            correct(open_draft, "101", of(open_draft, "101").text + "  \r\n")
        assert Revision.objects.get(pk=open_draft).edited_at is None

    @pytest.mark.parametrize(
        ("text", "said"),
        [
            ("", r"The text is empty\. A rule cannot be removed"),
            (" \r\n\t", r"The text is empty"),
            ("x" * (LONGEST + 1), r"The text has 20,001 characters; at most 20,000 fit"),
            ("bell\x07", r"cannot be printed \('\\x07'\)"),
            ("nul\x00", r"cannot be printed"),
            ("right to left \u202e", r"cannot be printed"),
        ],
    )
    @pytest.mark.usefixtures("nothing_told")
    def test_a_text_that_cannot_stand_in_a_book_is_refused(self, open_draft: int, text: str, said: str) -> None:
        before = of(open_draft, "101").text
        with pytest.raises(UnableToEditText, match=said):
            correct(open_draft, "101", text)
        assert of(open_draft, "101").text == before

    def test_the_longest_text_that_fits_is_taken(self, open_draft: int) -> None:
        correct(open_draft, "101", "x" * LONGEST)
        assert len(of(open_draft, "101").text) == LONGEST

    def test_an_example_is_held_to_the_same_as_the_text(self, open_draft: int) -> None:
        with pytest.raises(UnableToEditText, match="An example has a character"):
            correct(open_draft, "101", "One piece moves.", examples=["bell\x07"])

    @pytest.mark.parametrize("note", ["", "  \n"])
    @pytest.mark.usefixtures("nothing_told")
    def test_without_a_reason_nothing_is_corrected(self, open_draft: int, note: str) -> None:
        with pytest.raises(UnableToEditText, match="Say in the note what was wrong"):
            correct(open_draft, "101", "Another text.", note=note)

    @pytest.mark.parametrize("number", ["999", "", "101 "])
    def test_a_number_that_is_not_there_is_named_with_the_version(self, open_draft: int, number: str) -> None:
        with pytest.raises(UnableToEditText, match=rf"v2 has no rule {number}"):
            correct_rule(**V2, number=number, text="Another text.", note="x", version="")

    def test_the_second_of_two_gets_the_first_ones_text_with_its_examples(self, open_draft: int) -> None:
        seen = of(open_draft, "101").content_hash
        with acting("ann"):
            correct(open_draft, "101", "Ann's text.", examples=["Ann's example."])
        with acting("bob"), pytest.raises(EditConflict) as conflict:
            correct(open_draft, "101", "Bob's text.", version=seen)
        assert (conflict.value.theirs, conflict.value.by) == ("Ann's text.\nAnn's example.", "ann")
        assert of(open_draft, "101").text == "Ann's text."

    def test_two_rules_are_corrected_by_two_people_side_by_side(self, open_draft: int) -> None:
        seen = {number: of(open_draft, number).content_hash for number in ("101", "201")}
        for who, number in (("ann", "101"), ("bob", "201")):
            with acting(who):
                correct(open_draft, number, f"{who} wrote this.", version=seen[number])
        assert [of(open_draft, one).text for one in seen] == ["ann wrote this.", "bob wrote this."]
        assert {"ann", "bob"} <= set(Revision.objects.get(pk=open_draft).makers)

    def test_what_nobody_published_cannot_be_corrected(self, open_draft: int) -> None:
        given = {"number": "101", "text": "x", "note": "x", "version": ""}
        with pytest.raises(UnableToCheckRevision, match="Nothing is published of riftbound tr v7"):
            correct_rule(**V2 | {"edition": "v7"}, **given)


class TestOfWhatIsPublished:
    """Without an open draft a correction begins one."""

    def begun(self) -> Revision:
        kept = of(published(), "101")
        made = correct_rule(**V1, number="101", text="One piece.", note=" A typo ", version=kept.content_hash)
        return Revision.objects.get(pk=made.revision_id)

    def test_the_draft_says_what_is_published_but_for_the_correction(self, open_draft: int) -> None:
        made = self.begun()
        assert made.note == "A typo"
        texts = {rule.number: (rule.text, rule.provision_id) for rule in Rule.objects.filter(revision=published())}
        drafted = {rule.number: (rule.text, rule.provision_id) for rule in Rule.objects.filter(revision=made)}
        assert drafted.pop("101") == ("One piece.", texts.pop("101")[1])
        assert drafted == texts

    def test_its_references_lead_where_those_of_what_is_published_lead(self, open_draft: int) -> None:
        made = self.begun()

        def led(revision: object) -> set[tuple[str, str, int | None]]:
            links = CitationLink.objects.filter(rule__revision=revision)
            return set(links.values_list("rule__number", "number", "target_id"))

        assert led(made) == led(published()) != set()

    def test_a_second_correction_goes_into_the_same_draft(self, open_draft: int) -> None:
        made = self.begun()
        kept = of(published(), "102")
        again = correct_rule(**V1, number="102", text="They fight.", note="x", version=kept.content_hash)
        assert again.revision_id == made.pk

    def test_a_refusal_leaves_no_draft_behind(self, open_draft: int) -> None:
        with pytest.raises(EditConflict):
            correct_rule(**V1, number="101", text="x", note="x", version="something else")
        assert not Revision.objects.filter(edition__label="v1", status__in=Revision.OPEN).exists()

    def test_a_discarded_draft_is_gone_and_what_is_published_stays(self, open_draft: int) -> None:
        made = self.begun()
        with acting("zoe"):
            discard_draft(made.pk)
        assert not Revision.objects.filter(pk=made.pk).exists()
        assert of(published(), "101").text.startswith("A player may move")
        entry = AuditEntry.objects.order_by("-number")[0]
        assert (entry.who, entry.verb) == ("zoe", "discard draft")

    def test_a_draft_is_discarded_once(self, open_draft: int) -> None:
        discard_draft(open_draft)
        with pytest.raises(UnableToReview, match="not open any more"):
            discard_draft(open_draft)

    def test_what_is_published_is_no_draft_to_discard(self, open_draft: int) -> None:
        with pytest.raises(UnableToReview, match="not open any more"):
            discard_draft(published())
        assert Revision.objects.filter(pk=published()).exists()


class TestOfTheTree:
    """A record more, or one less."""

    @pytest.mark.parametrize(
        ("number", "behind", "parent"),
        [("101.3", "101.2", "101"), ("100.1", "100", "100"), ("999", "302", ""), ("101.1.a", "101.1", "101.1")],
    )
    def test_a_rule_is_put_where_its_number_belongs(
        self, open_draft: int, number: str, behind: str, parent: str
    ) -> None:
        before = numbers(open_draft)
        add_rule(**V2, number=number, text="It was left out.", note="Left out")
        assert numbers(open_draft) == [
            *before[: before.index(behind) + 1], number, *before[before.index(behind) + 1 :],
        ]  # fmt: skip
        assert of(open_draft, number).parent_number == parent
        positions = Rule.objects.filter(revision=open_draft).order_by("position").values_list("position", flat=True)
        assert list(positions) == list(range(len(before) + 1))

    def test_a_number_may_be_typed_as_the_book_prints_it(self, open_draft: int) -> None:
        add_rule(**V2, number=" 101.3. ", text="It was left out.", note="Left out")
        assert "101.3" in numbers(open_draft)

    def test_a_heading_heads_what_follows_it(self, open_draft: int) -> None:
        add_rule(**V2, number="150", text="In Between", note="Left out", is_heading=True)
        add_rule(**V2, number="151", text="Nothing happens.", note="Left out")
        assert of(open_draft, "150").kind == "heading"
        assert of(open_draft, "151").heading_number == "150"
        assert of(open_draft, "201").heading_number == "200"

    def test_a_heading_that_goes_leaves_its_rules_to_the_one_before(self, open_draft: int) -> None:
        remove_rule(**V2, number="200", note="A page's head")
        assert of(open_draft, "201").heading_number == "100"

    def test_what_is_put_in_gets_an_identity_that_nobody_had(self, open_draft: int) -> None:
        taken = set(Provision.objects.values_list("pk", flat=True))
        add_rule(**V2, number="101.3", text="It was left out.", note="Left out")
        assert of(open_draft, "101.3").provision_id not in taken

    def test_a_reference_that_led_nowhere_leads_to_the_rule_that_was_missing(self, open_draft: int) -> None:
        [dangling] = of(open_draft, "302").citations.all()
        assert dangling.status == "dangling"
        add_rule(**V2, number="999.9", text="The tower stands alone.", note="Left out")
        [link] = of(open_draft, "302").citations.all()
        assert (link.status, link.target_id) == ("resolved", of(open_draft, "999.9").provision_id)

    def test_the_report_counts_what_is_there_now(self, open_draft: int) -> None:
        rules = Revision.objects.get(pk=open_draft).rule_count
        add_rule(**V2, number="101.3", text="It was left out.", note="Left out")
        kept = Revision.objects.get(pk=open_draft)
        assert kept.rule_count == rules + 1
        assert kept.report["counts"]["records"] == len(numbers(open_draft))

    def test_a_rule_put_in_and_taken_out_again_leaves_the_book_as_it_was(self, open_draft: int) -> None:
        before = Revision.objects.get(pk=open_draft).content_hash
        add_rule(**V2, number="101.3", text="It was left out.", note="Left out")
        assert Revision.objects.get(pk=open_draft).content_hash != before
        remove_rule(**V2, number="101.3", note="It was not")
        assert Revision.objects.get(pk=open_draft).content_hash == before

    @pytest.mark.parametrize(
        ("given", "said"),
        [
            ({"number": "101"}, "has this number already"),
            ({"number": "one hundred"}, "“one hundred” is not a rule number; one looks like"),
            ({"number": "9" * 60}, "is not a rule number|has this number"),
            ({"text": " "}, "The text is empty"),
            ({"note": " "}, "Say in the note what was wrong"),
        ],
    )
    @pytest.mark.usefixtures("nothing_told")
    def test_what_cannot_be_put_in_is_refused(self, open_draft: int, given: dict[str, str], said: str) -> None:
        before = numbers(open_draft)
        with pytest.raises(UnableToEditText, match=said):
            add_rule(**V2, **{"number": "101.3", "text": "It was left out.", "note": "Left out"} | given)
        assert numbers(open_draft) == before

    @pytest.mark.parametrize(
        ("number", "said"), [("777", "has no rule 777"), ("100", "101 stands under 100|has no rule"), ("", "no rule")]
    )
    def test_what_cannot_be_taken_out_is_refused(self, open_draft: int, number: str, said: str) -> None:
        if number == "100":
            number, said = "301", "301.1 stands under 301"
        before = numbers(open_draft)
        with pytest.raises(UnableToEditText, match=said):
            remove_rule(**V2, number=number, note="A page's foot")
        assert numbers(open_draft) == before


class TestOfAMeaning:
    """Entries of a glossary; the sample has one that a test puts there, as an import does."""

    @pytest.fixture
    def term(self, open_draft: int) -> GlossaryTerm:
        return GlossaryTerm.objects.create(
            revision_id=open_draft, slug="rest", term="Rest", text="1. To stay. 2. To heal, see rule 201.", position=0,
            senses=["To stay.", "To heal, see rule 201."],
        )  # fmt: skip

    def correct(self, term: GlossaryTerm, text: str, **more: str) -> Any:
        given = {"slug": term.slug, "note": "A typo", "version": term_version(term.text)} | more
        return correct_term(**V2, text=text, **given)

    def test_another_meaning_is_written_with_its_references(self, term: GlossaryTerm) -> None:
        made = self.correct(term, "To stay where one is. See rule 101.2.")
        term.refresh_from_db()
        assert term.text == "To stay where one is. See rule 101.2."
        assert [(link.number, link.status) for link in term.citations.all()] == [("101.2", "resolved")]
        assert made.version == term_version(term.text)

    def test_senses_stay_only_while_they_all_stand_in_the_text(self, term: GlossaryTerm) -> None:
        self.correct(term, "1. To stay. 2. To heal, see rule 201. Both at once.")
        term.refresh_from_db()
        assert term.senses == ["To stay.", "To heal, see rule 201."]
        self.correct(term, "1. To stay.")
        term.refresh_from_db()
        assert term.senses == []

    def test_the_draft_must_be_checked_again(self, term: GlossaryTerm) -> None:
        self.correct(term, "To stay.")
        assert Revision.objects.get(pk=term.revision_id).checked_at is None

    def test_the_second_of_two_gets_the_first_ones_meaning(self, term: GlossaryTerm) -> None:
        with acting("ann"):
            self.correct(term, "Ann's meaning.")
        with pytest.raises(EditConflict) as conflict:
            self.correct(term, "Bob's meaning.")
        assert (conflict.value.theirs, conflict.value.by) == ("Ann's meaning.", "ann")

    @pytest.mark.parametrize(
        ("text", "more", "said"),
        [
            (" ", {}, "The meaning is empty"),
            ("x\x00", {}, "The meaning has a character"),
            ("To stay.", {"note": ""}, "Say in the note what was wrong"),
            ("To stay.", {"slug": "sleep"}, "The glossary of .* v2 has no entry “sleep”"),
            ("1. To stay. 2. To heal, see rule 201.", {}, "“Rest” says that already"),
        ],
    )
    @pytest.mark.usefixtures("nothing_told")
    def test_what_is_no_correction_is_refused(
        self, term: GlossaryTerm, text: str, more: dict[str, str], said: str
    ) -> None:
        with pytest.raises(UnableToEditText, match=said):
            self.correct(term, text, **more)
