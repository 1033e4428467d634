"""From a file to what readers see, and back."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Any

import pytest
from django.db import DatabaseError, IntegrityError, connection, transaction
from django.db.models import QuerySet

from rules_data import queries
from rules_data.actions import (
    UnableToCheckRevision,
    UnableToImportDocument,
    UnableToPublishRevision,
    UnableToRevertRevision,
    check_revision,
    import_document,
    publish_revision,
    revert_revision,
)
from rules_data.models import CitationLink, Document, Edition, Example, Provision, Revision, Rule
from tests.rules_data.sample_texts import NEW, OLD

pytestmark = pytest.mark.django_db
on_postgresql = pytest.mark.skipif(connection.vendor != "postgresql", reason="said in PostgreSQL's own words")
on_sqlite = pytest.mark.skipif(connection.vendor != "sqlite", reason="said in SQLite's own words")


@pytest.fixture
def document() -> Document:
    """A document of which nothing ships: the samples are published as its editions."""
    return Document.objects.get(game__slug="riftbound", slug="tr")


def draft(text: str, edition: str, **more: Any) -> Any:
    return import_document(
        game="riftbound", document="tr", data=text.encode(), source_name="sample.txt", edition=edition, **more
    )


def published(text: str, edition: str) -> None:
    draft(text, edition)
    check_revision(game="riftbound", document="tr", edition=edition)
    publish_revision(game="riftbound", document="tr", edition=edition, index=False)


def of_tr() -> QuerySet[Rule]:
    return Rule.objects.filter(revision__edition__document__slug="tr")


def view() -> queries.DocumentView:
    game = queries.find_game("riftbound", date(2025, 12, 1))
    assert game is not None
    found = game.document("tr")
    assert found is not None
    return found


def row_counts() -> list[int]:
    return [model.objects.count() for model in (Edition, Revision, Rule, Provision, CitationLink)]


def test_an_imported_draft_is_not_seen_by_readers(document: Document) -> None:
    draft(OLD, "v1")
    assert view().current is None


def test_the_date_is_read_from_the_text(document: Document) -> None:
    draft(OLD, "v1")
    assert Edition.objects.get(document=document).effective == date(2025, 1, 1)


def test_an_unchecked_draft_is_not_published(document: Document) -> None:
    draft(OLD, "v1")
    with pytest.raises(UnableToPublishRevision, match="not checked yet"):
        publish_revision(game="riftbound", document="tr", edition="v1")


def test_a_checked_draft_is_published_whole(document: Document) -> None:
    published(OLD, "v1")
    current = view().current
    assert current is not None
    assert [rule.number for rule in queries.all_rules(current)] == [
        "100", "101", "101.1", "101.2", "102", "200", "201", "201.1",
    ]  # fmt: skip


def test_a_rule_keeps_its_identity_when_its_number_moves(document: Document) -> None:
    published(OLD, "v1")
    published(NEW, "v2")
    old, new = of_tr().get(number="201.1"), of_tr().get(number="301.1")
    assert old.provision == new.provision
    assert (
        of_tr().get(number="201", revision=new.revision).provision
        != of_tr().get(number="201", revision=old.revision).provision
    )


def test_a_rule_keeps_its_identity_when_the_older_edition_is_imported_later(document: Document) -> None:
    published(NEW, "v2")
    published(OLD, "v1")
    assert of_tr().get(number="201.1").provision == of_tr().get(number="301.1").provision


def test_an_old_number_never_shows_another_rule(document: Document) -> None:
    published(OLD, "v1")
    published(NEW, "v2")
    found = queries.whereabouts(view(), "201")
    assert found.rule is not None
    assert "heals" in found.rule.text
    [former] = found.former
    assert "tower" in former.rule.text
    assert [rule.number for rule in former.now] == ["301"]


def test_a_number_that_is_gone_says_where_its_rule_went(document: Document) -> None:
    published(OLD, "v1")
    published(NEW, "v2")
    found = queries.whereabouts(view(), "201.1")
    assert found.rule is None
    assert [rule.number for rule in found.former[0].now] == ["301.1"]
    assert found.nearest is not None
    assert found.nearest.number == "201"


def test_a_removed_rule_is_said_to_be_removed(document: Document) -> None:
    published(OLD, "v1")
    published(NEW, "v2")
    [former] = queries.whereabouts(view(), "102").former
    assert former.now == ()
    assert former.change == "removed"


def test_a_number_that_never_existed_is_unknown(document: Document) -> None:
    published(OLD, "v1")
    assert not queries.whereabouts(view(), "777").is_known


def test_references_are_kept_with_where_they_lead(document: Document) -> None:
    published(OLD, "v1")
    link = CitationLink.objects.get(rule__number="102", rule__revision__edition__document__slug="tr")
    assert link.status == "resolved"
    assert link.target == of_tr().get(number="101.1").provision
    text = of_tr().get(number="102").text
    assert text[link.start : link.end] == link.raw


def test_references_that_lead_nowhere_are_listed_by_the_check(document: Document) -> None:
    draft(NEW, "v2")
    report = check_revision(game="riftbound", document="tr", edition="v2")
    assert [(link["rule"], link["cites"]) for link in report.dangling] == [("302", "999.9")]


def test_the_check_counts_what_moved_and_flags_reused_numbers(document: Document) -> None:
    published(OLD, "v1")
    draft(NEW, "v2")
    report = check_revision(game="riftbound", document="tr", edition="v2")
    assert report.against == "v1"
    assert report.changes["moved"] == 3
    assert report.changes["removed"] == 1
    assert {"200", "201"} <= set(report.reused_numbers)


def test_a_revision_is_reverted_to_what_it_superseded(document: Document) -> None:
    published(OLD, "v1")
    published(OLD.replace("one piece", "two pieces"), "v1")
    assert "two pieces" in queries.all_rules(view().current)[1].text  # type: ignore[arg-type]
    report = revert_revision(game="riftbound", document="tr", edition="v1")
    assert report.restored
    assert "one piece" in queries.all_rules(view().current)[1].text  # type: ignore[arg-type]


def test_the_only_revision_of_an_edition_can_be_taken_back(document: Document) -> None:
    published(OLD, "v1")
    published(NEW, "v2")
    revert_revision(game="riftbound", document="tr", edition="v2")
    current = view().current
    assert current is not None
    assert current.label == "v1"
    assert queries.whereabouts(view(), "201.1").rule is not None


def test_nothing_published_cannot_be_reverted(document: Document) -> None:
    with pytest.raises(UnableToRevertRevision, match="Nothing is published"):
        revert_revision(game="riftbound", document="tr", edition="v9")


@pytest.mark.parametrize("text", [OLD, OLD.replace(" piece ", "  piece "), OLD.replace(". A", ".  A")])
def test_importing_the_published_text_again_changes_nothing(document: Document, text: str) -> None:
    published(OLD, "v1")
    before = row_counts()
    assert draft(text, "v1").unchanged
    assert row_counts() == before


def test_importing_again_replaces_the_open_draft(document: Document) -> None:
    draft(OLD, "v1")
    draft(OLD.replace("one piece", "two pieces"), "v1")
    assert Revision.objects.filter(edition__document=document).count() == 1


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x00\x01\x02\xff\xfe" * 500,
        b"Dear all,\nthis is a letter and no rulebook.\n",
        OLD.replace("102.", "101.1.").encode(),
    ],
    ids=["empty", "binary", "a letter", "a number twice"],
)
def test_a_bad_file_leaves_every_row_as_it_was(document: Document, data: bytes) -> None:
    published(OLD, "v1")
    before = row_counts()
    with pytest.raises(UnableToImportDocument, match=r"sample\.txt"):
        import_document(
            game="riftbound", document="tr", data=data, source_name="sample.txt", edition="v2",
            effective=date(2025, 2, 2),
        )  # fmt: skip
    assert row_counts() == before


def test_an_unknown_document_is_refused_with_the_known_ones(document: Document) -> None:
    with pytest.raises(UnableToImportDocument, match=r"Known: .*riftbound tr"):
        import_document(game="chess", document="cr", data=OLD.encode(), source_name="s", edition="v1")


def test_two_editions_cannot_come_into_force_on_one_day(document: Document) -> None:
    draft(OLD, "v1")
    with pytest.raises(UnableToImportDocument, match="is the day of edition v1"):
        draft(OLD, "v1b")


def test_there_is_nothing_to_check_without_a_draft(document: Document) -> None:
    with pytest.raises(UnableToCheckRevision, match="import_document"):
        check_revision(game="riftbound", document="tr", edition="v1")


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE rules_data_rule SET text = 'another text' WHERE number = '101.1' OR 1 = 1",
        "DELETE FROM rules_data_rule WHERE number = '201.1'",
        "UPDATE rules_data_revision SET content_hash = 'x' WHERE status = 'published'",
        "UPDATE rules_data_revision SET status = 'draft' WHERE status = 'published'",
        "DELETE FROM rules_data_revision WHERE status = 'published'",
        "UPDATE rules_data_revision SET published_at = '2001-01-01' WHERE status = 'published'",
        "UPDATE rules_data_revision SET rule_count = 7 WHERE status = 'published'",
        "UPDATE rules_data_revision SET source_name = 'another' WHERE status = 'published'",
        "UPDATE rules_data_revision SET replaced_id = (SELECT max(id) FROM rules_data_revision) "
        "WHERE status = 'published'",
        "UPDATE rules_data_edition SET label = 'another'",
        "UPDATE rules_data_edition SET effective = '2001-01-01' WHERE label = 'v1'",
        "UPDATE rules_data_provision SET slug = 'another-' || id",
        "UPDATE rules_data_document SET slug = 'another' WHERE slug = 'cr'",
        "UPDATE rules_data_game SET slug = 'another' WHERE slug = 'riftbound'",
        "UPDATE rules_data_citationlink SET raw = 'another' WHERE rule_id IS NOT NULL",
        "DELETE FROM rules_data_citationlink WHERE rule_id IS NOT NULL",
        pytest.param("TRUNCATE rules_data_rule CASCADE", marks=on_postgresql),
        pytest.param("INSERT OR REPLACE INTO rules_data_revision SELECT * FROM rules_data_revision", marks=on_sqlite),
    ],
)
def test_the_database_itself_refuses_to_change_what_is_published(document: Document, change: str) -> None:
    published(OLD, "v1")
    connection.check_constraints()  # nothing is left to be looked at later, so that the change itself is refused
    with pytest.raises(DatabaseError, match="never changes"), transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(change)


def test_a_rule_is_not_moved_into_what_is_published(document: Document) -> None:
    published(OLD, "v1")
    draft(NEW, "v2")
    [into] = Revision.objects.filter(edition__document=document, status="published")
    with pytest.raises(DatabaseError, match="never changes"), transaction.atomic():
        Rule.objects.filter(revision__status="draft", number="302").update(revision=into, position=99)


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE rules_data_revision SET status = 'unheard-of' WHERE status = 'draft'",
        "UPDATE rules_data_revision SET provenance = 'unheard-of' WHERE status = 'draft'",
        "UPDATE rules_data_revision SET status = 'published' WHERE status = 'draft'",
        "UPDATE rules_data_rule SET kind = 'unheard-of' WHERE number = '201.1'",
        "UPDATE rules_data_rule SET number = '' WHERE number = '201.1'",
        "UPDATE rules_data_crosswalklink SET confidence = 2",
        "UPDATE rules_data_crosswalklink SET change = 'unheard-of'",
        "UPDATE rules_data_scenariorun SET verdict = 'unheard-of'",
    ],
)
def test_the_database_itself_takes_only_what_can_be(document: Document, change: str) -> None:
    draft(OLD, "v1")
    with pytest.raises(IntegrityError), transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(change)


def test_a_second_publish_is_told_that_nothing_is_left_to_do(document: Document) -> None:
    published(OLD, "v1")
    with pytest.raises(UnableToCheckRevision, match="is published"):
        publish_revision(game="riftbound", document="tr", edition="v1")


def test_a_draft_may_still_change(document: Document) -> None:
    draft(OLD, "v1")
    assert Rule.objects.filter(revision__status="draft").update(text="another text") > 0


OFFICIAL = """Riftbound Core Rules
Last Updated: 2026-06-18
382. Triggered Abilities
383. Abilities of this kind go off by themselves whenever what they watch for comes about.
383.2. They are made of a part that watches and a part that acts.
383.2.a. The watching part is told by one of three words.
383.2.a.1. What is said behind an if next to it has to hold as well.
"""


def test_a_shipped_crosswalk_connects_a_restated_edition_with_an_official_one_in_other_words() -> None:
    cr = Document.objects.get(game__slug="riftbound", slug="cr")
    labels = {"game": "riftbound", "document": "cr", "edition": "v1.4"}
    import_document(**labels, data=OFFICIAL.encode(), source_name="v1.4.txt")
    moved = Rule.objects.get(revision__edition__label="v1.4", revision__status="draft", number="383.2.a.1").provision
    before = Rule.objects.get(revision__edition__label="v1.3", revision__status="published", number="383.3.e")
    assert moved == before.provision
    assert cr.confirmed_pairs


CITING = """Tournament Rules
Last Updated: 2025-03-01
100. Playing
101. Games are played by the Core Rules. See Core Rules 900.1 for more information.
"""
CITED = """Core Rules
Last Updated: 2030-01-01
900. Starting
900.1. The older player begins the first game of a match.
"""


@pytest.fixture
def without_examples() -> None:
    """An edition of the rulebook is tried with every example of its game when it is checked, and when published."""
    Example.objects.filter(game__slug="riftbound").delete()


@pytest.mark.usefixtures("without_examples")
def test_a_reference_to_another_document_finds_what_is_published_later(document: Document) -> None:
    published(CITING, "v1")
    link = CitationLink.objects.get(raw__contains="900.1")
    assert link.status == "dangling"
    labels = {"game": "riftbound", "document": "cr", "edition": "v9"}
    import_document(**labels, data=CITED.encode(), source_name="v9.txt")
    check_revision(**labels)
    publish_revision(**labels, index=False)
    link = CitationLink.objects.get(raw__contains="900.1")
    assert link.target == Rule.objects.get(number="900.1", revision__edition__label="v9").provision


def test_a_younger_draft_continues_what_is_published_after_it_was_made(document: Document) -> None:
    draft(NEW, "v2")
    published(OLD, "v1")
    check_revision(game="riftbound", document="tr", edition="v2")
    publish_revision(game="riftbound", document="tr", edition="v2", index=False)
    new = of_tr().get(number="301.1")
    assert of_tr().get(number="201.1").provision == new.provision
    assert view().current is not None
    # What is new in it keeps the identity it was given, and no two records share one.
    kept = list(of_tr().filter(revision=new.revision).values_list("provision", flat=True))
    assert len(kept) == len(set(kept))


def test_a_draft_that_was_rebased_is_checked_again_and_not_published_by_itself(document: Document) -> None:
    draft(NEW, "v2")
    check_revision(game="riftbound", document="tr", edition="v2")
    Revision.objects.filter(edition__label="v2").update(
        status=Revision.Status.SCHEDULED, publish_at=datetime(2030, 1, 1, tzinfo=UTC)
    )
    draft(OLD, "v1")
    check_revision(game="riftbound", document="tr", edition="v1")
    report = publish_revision(game="riftbound", document="tr", edition="v1", index=False)
    assert len(report.rebased) == 1
    waiting = Revision.objects.get(edition__label="v2")
    assert (waiting.status, waiting.publish_at, waiting.checked_at) == (Revision.Status.DRAFT, None, None)
    assert any("was published since" in finding["message"] for finding in waiting.report["findings"])
    with pytest.raises(UnableToPublishRevision, match="not checked"):
        publish_revision(game="riftbound", document="tr", edition="v2", index=False)


def test_a_rebased_draft_keeps_its_words_and_where_they_lead(document: Document) -> None:
    draft(NEW, "v2")
    said = list(of_tr().values_list("number", "text"))
    published(OLD, "v1")
    of_draft = of_tr().filter(revision__edition__label="v2")
    assert list(of_draft.values_list("number", "text")) == said
    links = CitationLink.objects.filter(rule__revision__edition__label="v2")
    assert links.count() == 1
    assert of_draft.get(number="101").provision == of_tr().get(number="101", revision__edition__label="v1").provision


def test_what_was_taken_back_keeps_its_identities_when_it_comes_again(document: Document) -> None:
    later = OLD.replace("201.1.", "201.1. Whoever is late may still join.\n201.2.")
    published(OLD, "v1")
    published(later + "201.3. A drawn game is played again.\n", "v1")
    kept = {rule.number: rule.provision_id for rule in of_tr().filter(revision__status="published")}
    revert_revision(game="riftbound", document="tr", edition="v1")
    published(later + "201.3. A drawn game is played again.\n", "v1")
    assert {rule.number: rule.provision_id for rule in of_tr().filter(revision__status="published")} == kept


def test_another_documents_text_is_refused(document: Document) -> None:
    with pytest.raises(UnableToImportDocument, match="Name cr instead"):
        draft(OLD.replace("Sample Rules", "Riftbound Core Rules"), "v1")


@pytest.mark.parametrize("label", ["v 1/..", "", "-", "a" * 60])
def test_a_label_that_cannot_stand_in_an_address_is_refused(document: Document, label: str) -> None:
    with pytest.raises(UnableToImportDocument, match="stands in addresses"):
        draft(OLD, label)


def test_a_text_with_a_hole_is_held_back(document: Document) -> None:
    reference = "Details stand elsewhere. See rule 900.{n}. for more information."
    citing = "".join(f"300.{n}. {reference.format(n=n)}\n" for n in range(1, 21))
    draft(OLD + "300. Details\n" + citing, "v1")
    report = check_revision(game="riftbound", document="tr", edition="v1")
    assert ["is a part of the file missing" in one for one in report.obstacles] == [True]
    with pytest.raises(UnableToPublishRevision, match="references lead to rules that are not there"):
        publish_revision(game="riftbound", document="tr", edition="v1", index=False)


@pytest.mark.usefixtures("without_examples")
def test_a_partial_restatement_between_two_editions_does_not_part_their_rules(document: Document) -> None:
    labels = {"game": "riftbound", "document": "cr"}
    earlier = CITED.replace("2030", "2020").replace("900", "800")
    for edition, text in (("v9", CITED), ("v0", earlier)):
        import_document(**labels, edition=edition, data=text.encode(), source_name="sample.txt")
        check_revision(**labels, edition=edition)
        publish_revision(**labels, edition=edition, index=False)
    old = Rule.objects.get(number="800.1", revision__edition__label="v0")
    assert old.provision == Rule.objects.get(number="900.1", revision__edition__label="v9").provision
