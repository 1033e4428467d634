"""Other people's answers: linked in the edition they were written for, carried on, flagged when stale."""

from __future__ import annotations

import pytest
from django.test import Client

from rules_data.actions import UnableToImportRulings, import_rulings
from rules_data.core.rulings import Origin
from rules_data.models import Faq

pytestmark = pytest.mark.django_db

PAGE = "# Notes\n\n### Does it trigger twice?\n\nNo, by rule 376.4.b.\n"
ORIGIN = Origin(author="A. Judge", licence="CC BY 4.0", date="2026-01-05", edition="v1.2")


def imported(text: str = PAGE, origin: Origin = ORIGIN) -> Faq:
    import_rulings(game="riftbound", text=text, name="notes.md", origin=origin)
    return Faq.objects.get(slug="notes-does-it-trigger-twice")


def test_a_number_is_read_in_its_edition_and_leads_to_the_rule_of_today() -> None:
    """376.4.b of v1.2 is 383.4.c of v1.3."""
    faq = imported()
    rules = {rule.number for provision in faq.provisions.all() for rule in provision.rules.all()}
    assert {"376.4.b", "383.4.c"} <= rules
    (link,) = faq.citations.all()
    assert link.target == faq.provisions.get()


def test_source_author_licence_and_date_are_kept_and_shown(client: Client) -> None:
    imported()
    page = client.get("/riftbound/faq/notes-does-it-trigger-twice").content.decode()
    for told in ("Notes, A. Judge", "Licence: CC BY 4.0", "Written for"):
        assert told in page
    assert "Paraphrased" not in page


def test_importing_again_changes_nothing() -> None:
    first = imported()
    report = import_rulings(game="riftbound", text=PAGE, name="notes.md", origin=ORIGIN)
    assert (report.new, report.renewed, report.unchanged) == (0, 0, 1)
    assert Faq.objects.get(pk=first.pk).source_hash == first.source_hash


def test_another_answer_to_the_same_question_renews_it() -> None:
    imported()
    report = import_rulings(game="riftbound", text=PAGE.replace("No,", "Never,"), name="notes.md", origin=ORIGIN)
    assert (report.new, report.renewed) == (0, 1)
    assert "Never" in Faq.objects.get(slug="notes-does-it-trigger-twice").answer_html


def test_without_an_edition_the_day_tells_it() -> None:
    report = import_rulings(game="riftbound", text=PAGE, name="n.md", origin=Origin(date="2026-01-05"))
    assert report.edition == "v1.2"


@pytest.mark.parametrize(
    ("game", "origin", "told"),
    [
        ("chess", ORIGIN, "no chess cr"),
        ("riftbound", Origin(edition="v9"), "edition v9 is not on this site. There are:"),
    ],
)
def test_what_is_not_kept_is_refused_with_what_is(game: str, origin: Origin, told: str) -> None:
    with pytest.raises(UnableToImportRulings, match=told):
        import_rulings(game=game, text=PAGE, name="notes.md", origin=origin)


OF_ANOTHER = Origin(author="B. Other", url="https://example.org/b", edition="v1.2")


@pytest.mark.parametrize("first", [ORIGIN, Origin(url="https://example.org/a", edition="v1.2")])
def test_the_same_question_answered_by_somebody_else_takes_nobodys_place(first: Origin) -> None:
    mine = imported(origin=first)
    report = import_rulings(game="riftbound", text=PAGE.replace("No,", "Yes,"), name="b.md", origin=OF_ANOTHER)
    assert (report.new, report.renewed) == (1, 0)
    mine.refresh_from_db()
    assert mine.answer.startswith("No,")
    theirs = Faq.objects.get(slug="notes-does-it-trigger-twice-2")
    assert (theirs.answer[:4], theirs.source["author"]) == ("Yes,", "B. Other")


def test_each_renews_their_own_answer() -> None:
    imported()
    import_rulings(game="riftbound", text=PAGE.replace("No,", "Yes,"), name="b.md", origin=OF_ANOTHER)
    report = import_rulings(game="riftbound", text=PAGE.replace("No,", "Always,"), name="b.md", origin=OF_ANOTHER)
    assert (report.new, report.renewed, report.unchanged) == (0, 1, 0)
    said = dict(Faq.objects.filter(slug__startswith="notes-does-it").values_list("slug", "answer"))
    assert [one.split(",")[0] for _, one in sorted(said.items())] == ["No", "Always"]


def test_who_is_told_of_an_author_later_renews_what_had_none() -> None:
    imported(origin=Origin(edition="v1.2"))
    report = import_rulings(game="riftbound", text=PAGE, name="notes.md", origin=ORIGIN)
    assert (report.new, report.renewed) == (0, 1)
    assert Faq.objects.get(slug="notes-does-it-trigger-twice").source["author"] == "A. Judge"
