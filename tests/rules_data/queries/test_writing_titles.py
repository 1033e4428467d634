"""Short titles and concepts while they are written: over their rules, and with what is wrong with them."""

from __future__ import annotations

from datetime import date

import pytest
from django.utils import timezone

from rules_data.actions import name_rule
from rules_data.models import Rule
from rules_data.queries import DocumentView, GameView, all_rules, every_game, find_game
from rules_data.queries.desk import title_to_begin
from rules_data.queries.desk.concept_files import ConceptFields, concept_fields, concept_file
from rules_data.queries.desk.writing import preview_text, published_source
from rules_data.queries.desk.writing_titles import (
    TitledRule,
    given_titles,
    provision_of_title,
    title_address,
    title_of,
    title_slug,
)
from rules_data.queries.text_views import TextPreview

pytestmark = pytest.mark.django_db


@pytest.fixture(scope="module")
def riftbound(document: DocumentView) -> GameView:
    """The game with three editions of its tournament rules."""
    found = find_game("riftbound", date(2025, 12, 1))
    assert found is not None
    return found


def rule(number: str, label: str = "v3") -> Rule:
    return Rule.objects.select_related("provision").get(
        number=number, revision__edition__label=label, revision__edition__document__slug="tr"
    )


def slug_of(number: str, label: str = "v3") -> str:
    return title_slug("tr", rule(number, label).provision.slug)


def named(number: str, title: str, label: str = "v3") -> None:
    name_rule(game="riftbound", document="tr", provision=rule(number, label).provision.slug, title=title)


def preview(game: GameView, number: str, source: str) -> TextPreview:
    return preview_text("title", game, source, slug_of(number))


class TestATitle:
    def test_is_shown_over_its_rule(self, riftbound: GameView) -> None:
        found = preview(riftbound, "301.1", "  Both at \n once ")
        assert found.title == "301.1 Both at once"
        assert "Tournament Rules v3" in found.html
        assert "Both at once</h3><p>If two pieces reach it together" in found.html
        assert found.faults == ()

    def test_that_could_run_is_text(self, riftbound: GameView) -> None:
        assert "<b>" not in preview(riftbound, "301.1", "<b>Both</b>").html

    @pytest.mark.parametrize(
        ("number", "title", "said"),
        [
            ("301.1", "", "The title is empty. To take a title away, withdraw it."),
            ("301.1", " \n ", "The title is empty. To take a title away, withdraw it."),
            ("301.1", "x" * 121, "The title has 121 characters: write at most 120."),
            ("300", "Winning", "300 has a heading of its own: “Winning”."),
        ],
    )
    def test_that_is_none_is_told_why(self, riftbound: GameView, number: str, title: str, said: str) -> None:
        found = preview(riftbound, number, title)
        assert [fault.message for fault in found.faults] == [said]
        assert not found.may_be_published

    def test_may_be_just_as_long_as_a_line(self, riftbound: GameView) -> None:
        assert preview(riftbound, "301.1", "x" * 120).faults == ()

    def test_that_another_rule_has_is_told_and_stops_nothing(self, riftbound: GameView) -> None:
        named("302", "The Tower")
        [fault] = preview(riftbound, "301.1", "the TOWER").faults
        assert (fault.message, fault.grave) == ("302 is called so already.", False)
        assert preview(riftbound, "302", "The tower").faults == (), "its own is no other's"

    @pytest.mark.parametrize("slug", ["tr-never-was", "never", "", "tr-", "cr-"])
    def test_of_no_rule_is_refused(self, riftbound: GameView, slug: str) -> None:
        found = preview_text("title", riftbound, "A title", slug)
        assert [fault.message for fault in found.faults] == ["No version in effect has this rule."]

    def test_of_a_rule_that_is_gone_is_refused(self, riftbound: GameView) -> None:
        found = preview_text("title", riftbound, "Fighting", slug_of("102", "v1"))
        assert [fault.message for fault in found.faults] == ["No version in effect has this rule."]


class TestTheAddressOfATitle:
    def test_leads_to_its_rule_and_back(self, document: DocumentView) -> None:
        named("302", "The Tower")
        slug = slug_of("302")
        assert provision_of_title("riftbound", slug) == TitledRule("tr", rule("302").provision.slug, "The Tower")
        assert title_of("riftbound", slug) == "The Tower"
        assert title_address("riftbound", slug) == f"/riftbound/p/{rule('302').provision.slug}"
        assert published_source("title", "riftbound", slug) == "The Tower"

    @pytest.mark.parametrize("game", ["magic", "flesh-and-blood", "chess"])
    def test_is_one_of_its_own_game(self, document: DocumentView, game: str) -> None:
        slug = slug_of("302")
        assert provision_of_title(game, slug) is None
        assert (title_of(game, slug), title_address(game, slug)) == ("", "")

    def test_stays_the_same_where_the_rule_moved(self, document: DocumentView) -> None:
        assert slug_of("201", "v1") == slug_of("301", "v3")

    @pytest.mark.parametrize(
        ("typed", "number"), [("tr 301", "301"), (" TR  301. ", "301"), ("tr 301.1", "301.1"), ("tr 100", "100")]
    )
    def test_is_found_from_what_is_typed(self, riftbound: GameView, typed: str, number: str) -> None:
        assert title_to_begin(riftbound, typed) == slug_of(number)

    @pytest.mark.parametrize("typed", ["", " ", "tr", "tr 102", "mtr 301", "tr 9", "the tower", "301 tr", "tr v1 201"])
    def test_of_what_is_no_rule_in_effect_is_none(self, riftbound: GameView, typed: str) -> None:
        assert title_to_begin(riftbound, typed) is None

    def test_of_a_lone_number_is_one_of_the_rulebook(self, riftbound: GameView) -> None:
        rulebook = riftbound.document("cr")
        assert rulebook is not None
        assert rulebook.current is not None
        known = all_rules(rulebook.current)[3]
        assert title_to_begin(riftbound, known.number) == title_slug("cr", known.provision)


class TestTheTitlesThereAre:
    def test_are_listed_with_the_number_of_today_in_the_order_of_the_rules(self, document: DocumentView) -> None:
        before = given_titles("riftbound")
        for number, title in (("302", "The Tower"), ("101.2", "Turned"), ("301.1", "Both at once")):
            named(number, title)
        added = {slug: told for slug, told in given_titles("riftbound").items() if slug not in before}
        assert list(added.values()) == ["101.2 Turned", "301.1 Both at once", "302 The Tower"]
        assert list(added) == [slug_of("101.2"), slug_of("301.1"), slug_of("302")]

    def test_a_rule_that_only_an_earlier_version_has_is_listed_with_its_number_there(
        self, document: DocumentView
    ) -> None:
        named("102", "Fighting", "v1")
        assert given_titles("riftbound")[slug_of("102", "v1")] == "102 Fighting"

    def test_a_title_that_was_taken_away_is_not_listed(self, document: DocumentView) -> None:
        before = given_titles("riftbound")
        named("302", "The Tower")
        named("302", "")
        assert given_titles("riftbound") == before

    def test_those_of_another_game_are_not_among_them(self, document: DocumentView) -> None:
        before = given_titles("magic")
        named("302", "The Tower")
        assert given_titles("magic") == before


FIELDS = ConceptFields("Winning", "Who wins?", "Somebody.", "They differ.", {"riftbound": ("v1.3", ("383", "383.3.e"))})


def concept(fields: ConceptFields = FIELDS, **more: object) -> TextPreview:
    written = {name: getattr(fields, name) for name in ConceptFields.__dataclass_fields__} | more
    return preview_text("concept", every_game(), concept_file(ConceptFields(**written)), "winning")


class TestAConcept:
    def test_is_shown_with_the_first_words_of_each_rule(self) -> None:
        found = concept()
        assert found.title == "Winning"
        assert "<strong>Somebody.</strong>" in found.html
        assert [(one.raw, one.number, one.found) for one in found.cited] == [
            ("riftbound 383", "383", True), ("riftbound 383.3.e", "383.3.e", True),
        ]  # fmt: skip
        assert all(one.opening for one in found.cited)
        assert found.faults == ()

    def test_that_could_run_is_text(self) -> None:
        assert "<script" not in concept(answer="<script>alert(1)</script>").html

    def test_whose_version_is_not_here_names_those_that_are(self) -> None:
        found = concept(rules={"riftbound": ("v9", ("383",))})
        [fault] = found.faults
        assert fault.message.startswith("riftbound: there is no version “v9” here. There are: v1.")
        assert found.cited == ()
        assert not found.may_be_published

    def test_whose_rule_is_not_here_is_told_as_what_a_whole_rulebook_may_have(self) -> None:
        found = concept(rules={"riftbound": ("v1.3", ("383", "999.9"))})
        [fault] = found.faults
        assert fault.message.startswith("v1.3 has no rule 999.9 on this site; it is shown once the whole")
        assert not fault.grave
        assert [one.found for one in found.cited] == [True, False]

    def test_names_rules_of_several_games_in_their_order(self) -> None:
        today = find_game("magic", timezone.localdate())
        assert today is not None
        edition = today.document("cr").current  # type: ignore[union-attr]
        assert edition is not None
        found = concept(rules={"magic": (edition.label, ("603.2",)), "riftbound": ("v1.3", ("383",))})
        assert [one.raw for one in found.cited] == ["magic 603.2", "riftbound 383"]

    @pytest.mark.parametrize(
        ("source", "said", "line"),
        [
            ("", "Begin with the concept’s name", 1),
            ("# Nothing yet\n", "Begin with the concept’s name", 1),
            ("- a", "Begin with the concept’s name", 1),
            ("concept: [x", "This cannot be read: ", 2),
            ("concept: A\nconcept: B\n", "concept", 2),
        ],
    )
    def test_that_cannot_be_read_is_told_with_its_place(self, source: str, said: str, line: int) -> None:
        found = preview_text("concept", every_game(), source, "winning")
        [fault] = found.faults
        assert said in fault.message
        assert fault.line == line
        assert found.html == ""

    def test_and_its_file_are_the_same(self) -> None:
        assert concept_fields(concept_file(FIELDS)) == FIELDS
