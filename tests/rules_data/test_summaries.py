"""A restated rule that gives less than the official one is a summary, and says so wherever its text is shown."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from django.conf import settings
from django.test import Client

from rules_data import search
from rules_data.actions import (
    UnableToAct,
    UnableToImportDocument,
    check_revision,
    import_document,
    load_corpus,
    publish_revision,
)
from rules_data.models import Revision, Rule
from rules_data.queries import find_game
from rules_data.queries.entries import entries_of
from rules_data.search.portable import portable_index
from rules_data.search.stored_fields import shown
from rules_data.search.suggesting import SuggestionTable
from rules_data.search.weighing import weigh
from rulesite.pages.scope import today

pytestmark = pytest.mark.django_db

# A rule without a heading of its own, and the sentence it begins with in every restatement shipped.
SHORT, WHOLE = "383.3.d.1", "383.3.e"
LABEL = "v1.2"
MEANING = "the official rule says more"


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    """One shipped game alone, without cards and examples, and nobody has reviewed its texts."""
    folder = tmp_path / "riftbound"
    shutil.copytree(settings.CORPUS_DIR / "riftbound" / "cr", folder / "cr")
    text = (settings.CORPUS_DIR / "riftbound" / "game.yaml").read_text(encoding="utf-8")
    unreviewed = [line for line in text.splitlines() if "reviewed:" not in line]
    (folder / "game.yaml").write_text("\n".join(unreviewed) + "\n", encoding="utf-8")
    return tmp_path


def number_in(label: str, number: str) -> str:
    """The number that a rule of v1.3 has in another edition."""
    there = Rule.objects.get(revision__edition__label="v1.3", revision__status="published", number=number,
                             revision__edition__document__game__slug="riftbound")  # fmt: skip
    return Rule.objects.get(provision=there.provision, revision__edition__label=label,
                            revision__status="published").number  # fmt: skip


def listed(corpus: Path, *lines: str, label: str = "v1.3") -> Path:
    file = corpus / "riftbound" / "cr" / f"summaries-{label}.txt"
    file.write_text("\n".join(["# Given in short", *lines, ""]), encoding="utf-8")
    return file


def marked(label: str = "v1.3") -> set[str]:
    rows = Rule.objects.filter(is_summary=True, revision__edition__label=label, revision__status="published")
    return set(rows.filter(revision__edition__document__game__slug="riftbound").values_list("number", flat=True))


def test_rules_that_are_listed_are_marked_and_no_others(corpus: Path) -> None:
    load_corpus(corpus)
    before = marked()
    listed(corpus, *sorted(before - {SHORT}), SHORT)
    report = load_corpus(corpus)
    assert report.rules_published == 1
    assert marked() == before | {SHORT}
    assert load_corpus(corpus).rules_published == 0


def test_a_rule_that_is_listed_no_longer_loses_its_mark(corpus: Path) -> None:
    listed(corpus, SHORT)
    load_corpus(corpus)
    listed(corpus)
    load_corpus(corpus)
    assert marked() == set()


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("999.9", "line 3: the edition has no rule 999.9"),
        ("382", "line 3: 382 is a heading"),
        (SHORT, f"line 3: {SHORT} is listed twice"),
        ("383.3 in short", "line 3: expected the number of one rule"),
    ],
)
def test_a_line_that_marks_no_rule_is_refused_with_its_place(corpus: Path, line: str, fault: str) -> None:
    listed(corpus, SHORT, line)
    with pytest.raises(UnableToAct, match=fault):
        load_corpus(corpus)


def test_a_list_for_an_edition_that_does_not_ship_is_refused(corpus: Path) -> None:
    listed(corpus, SHORT, label="v0.9")
    with pytest.raises(UnableToAct, match=r"summaries-v0\.9\.txt: no edition v0\.9 is restated here"):
        load_corpus(corpus)


def test_a_publishers_own_text_has_no_summaries() -> None:
    text = (settings.CORPUS_DIR / "riftbound" / "cr" / "v1.3.txt").read_bytes()
    named = {"game": "riftbound", "document": "cr", "edition": "v1.3"}
    made = import_document(**named, data=text, source_name="official.txt")  # type: ignore[arg-type]
    assert Revision.objects.get(pk=made.revision_id).provenance == Revision.Provenance.OFFICIAL
    assert not Rule.objects.filter(revision=made.revision_id, is_summary=True).exists()


def test_an_unknown_number_leaves_nothing_behind() -> None:
    text = (settings.CORPUS_DIR / "riftbound" / "cr" / "v1.3.txt").read_bytes()
    named = {"game": "riftbound", "document": "cr", "edition": "v1.3"}
    before = Revision.objects.count()
    with pytest.raises(UnableToImportDocument, match="list, line 1"):
        import_document(**named, data=text, source_name="s", restated={"999": "list, line 1"})  # type: ignore[arg-type]
    assert Revision.objects.count() == before


@pytest.fixture(scope="class")
def site(class_db: None) -> Client:
    """The shipped rules, two of them marked: one in the edition in force, and the same in the edition before."""
    for label, number in (("v1.3", SHORT), (LABEL, number_in(LABEL, SHORT))):
        named = {"game": "riftbound", "document": "cr", "edition": label}
        text = (settings.CORPUS_DIR / "riftbound" / "cr" / f"{label}.txt").read_bytes()
        import_document(**named, data=text, source_name=label, restated={number: "list, line 1"})  # type: ignore[arg-type]
        check_revision(**named, examples=False)
        publish_revision(**named, despite_obstacles=True, index=False, examples=False)
    return Client()


def read(client: Client, path: str) -> str:
    answer = client.get(path)
    assert answer.status_code == 200, path
    return answer.content.decode()


SHOWN = [
    ("/riftbound/cr/@v1.3/{n}", MEANING),
    ("/riftbound/cr/@v1.3/{n}", f"This is a summary of rule {SHORT} in our words"),
    ("/riftbound/cr/@v1.3/383.3.d", "Summary</span>"),
    ("/riftbound/cr/{n}/history", "Summary</span>"),
    ("/riftbound/cr/@v1.3/{n}.txt", "{n} Summary: "),
    ("/riftbound/cr/@v1.3/{n}.md", "**{n}** Summary: "),
    ("/riftbound/cr/@v1.3/{n}.json", '"summary": true'),
    ("/api/v1/games/riftbound/documents/cr/rules/{n}?edition=v1.3", '"summary":true'),
    ("/api/v1/games/riftbound/documents/cr/rules/{n}/cite?edition=v1.3", "summary"),
    ("/api/v1/preview/page?path=/riftbound/cr/@v1.3/{n}", '"text":"Summary: '),
    ("/oembed?url=http://testserver/riftbound/cr/@v1.3/{n}", "Summary: "),
]


class TestASiteWithSummaries:
    def test_wherever_its_text_is_shown_a_summary_says_so(self, site: Client) -> None:
        for path, says in SHOWN:
            assert says.format(n=SHORT) in read(site, path.format(n=SHORT)), path
            if "{n}" in path:
                assert says.format(n=WHOLE) not in read(site, path.format(n=WHOLE)), path

    def test_a_comparison_names_the_versions_in_which_a_rule_is_a_summary(self, site: Client) -> None:
        old = number_in(LABEL, SHORT)
        page = read(site, f"/riftbound/cr/compare/v1.2...v1.3?within={SHORT}")
        assert old
        assert "Summary in v1.2" in page
        assert "Summary in v1.3" in page

    def test_what_is_searched_and_suggested_says_so(self, site: Client) -> None:
        document = find_game("riftbound", today()).document("cr")  # type: ignore[union-attr]
        edition = next(one for one in document.editions if one.label == "v1.3")  # type: ignore[union-attr]
        entries = list(entries_of(edition))
        assert [one.number for one in entries if one.is_summary] == [SHORT]
        [named] = SuggestionTable([shown(one) for one in weigh(entries)]).suggest(SHORT, "riftbound", 1)["rule"]
        assert named.text.startswith("Summary: ")
        texts = [text for piece in portable_index(entries, lambda one: one.key).texts for text in piece]
        assert [text[1] for text in texts if text[5].startswith("Summary: ")] == [SHORT]
        results = search.search(f"edition:v1.2 {number_in(LABEL, SHORT)}", game="riftbound")
        assert results.hits[0].is_summary
        page = read(site, "/search?game=riftbound&q=edition%3Av1.2+triggered+more+than+one+player")
        assert "Summary</span>" in page
