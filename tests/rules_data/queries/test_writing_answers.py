"""An answer while it is written: what it would look like, what it cites, and each thing that is wrong with it."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest

from rules_data.actions import (
    UnableToEditText,
    check_revision,
    discard_draft,
    import_document,
    publish_text,
    save_text,
    schedule_revision,
)
from rules_data.models import Faq, Rule
from rules_data.queries import DocumentView, GameView, find_game
from rules_data.queries.desk import AnswerFields, answer_fields, answer_file
from rules_data.queries.desk.writing import preview_text
from rules_data.queries.text_views import Fault, TextPreview
from tests.rules_data.queries.conftest import NEWEST

pytestmark = pytest.mark.django_db
NAMED = {"kind": "faq", "game": "riftbound", "slug": "who-reaches-it"}
GOOD = AnswerFields("Who wins?", "Two pieces reach the tower. Who wins?", "Whose turn it is.", ("tr 301.1",), (), "v3")


@pytest.fixture(scope="module")
def riftbound(document: DocumentView) -> GameView:
    """The game with three editions of its tournament rules."""
    found = find_game("riftbound", date(2025, 12, 1))
    assert found is not None
    return found


def preview(game: GameView, **fields: object) -> TextPreview:
    written = {name: getattr(GOOD, name) for name in GOOD.__dataclass_fields__} | fields
    return preview_text("faq", game, answer_file(AnswerFields(**written)), "who-reaches-it")


def told(found: TextPreview) -> list[str]:
    return [fault.message for fault in found.faults]


def test_what_has_no_fault_is_shown_as_readers_would_see_it(riftbound: GameView) -> None:
    found = preview(riftbound, answer="*Whoever* has the turn, by TR 301.1.")
    assert found.title == "Who wins?"
    assert "<em>Whoever</em>" in found.html
    assert 'href="/riftbound/tr/301.1"' in found.html
    assert (found.faults, found.may_be_published) == ((), True)


class TestWhatIsMissing:
    @pytest.mark.parametrize("name", ["title", "question", "answer"])
    def test_is_named(self, riftbound: GameView, name: str) -> None:
        found = preview(riftbound, **{name: " \n"})
        assert told(found) == [f"The {name} is missing."]
        assert not found.may_be_published

    def test_is_named_all_at_once(self, riftbound: GameView) -> None:
        found = preview(riftbound, title="", question="", answer="", rules=())
        assert told(found) == [
            "The title is missing.", "The question is missing.", "The answer is missing.",
            "No rule is named that the answer rests on.",
        ]  # fmt: skip

    def test_a_title_may_be_as_long_as_it_fits_and_no_longer(self, riftbound: GameView) -> None:
        assert told(preview(riftbound, title="x" * 200)) == []
        assert told(preview(riftbound, title="x" * 201)) == ["The title is longer than 200 characters."]


class TestTheRulesItRestsOn:
    @pytest.mark.parametrize("line", ["tr 301", "TR 301", "tr v1 201", "tr V2 302", "cr v1.3 383.3.e", "cr v1.2 376.3"])
    def test_are_found_in_the_version_named_with_them_or_in_the_answers_own(
        self, riftbound: GameView, line: str
    ) -> None:
        assert told(preview(riftbound, rules=(line,))) == []

    def test_are_found_in_the_rulebook_where_no_document_is_named(self, riftbound: GameView) -> None:
        assert told(preview(riftbound, rules=("383.3.e",), edition="v1.3")) == []

    @pytest.mark.parametrize(
        ("line", "said"),
        [
            ("tr 102", "“tr 102”: v3 has no rule 102."),
            ("tr v9 301", "“tr v9 301”: there is no version “v9” of the Tournament Rules here. There are: v3, v2, v1."),
            ("mtr 301", "“mtr 301”: expected a rule such as 603.4, or tr 2.3 for the tournament rules."),
            ("rule 301", "“rule 301”: expected a rule such as"),
            ("tr v3 rule 301", "“tr v3 rule 301”: expected a rule such as"),
            ("tr v3 301 and 302", "“tr v3 301 and 302”: expected a rule such as"),
            ("301", "“301”: there is no version “v3” of the Core Rules here. There are: v1.4"),
        ],
    )
    def test_that_are_not_there_are_told_with_the_line(self, riftbound: GameView, line: str, said: str) -> None:
        [fault] = preview(riftbound, rules=(line,)).faults
        assert fault.message.startswith(said)
        assert fault.grave

    def test_that_only_a_whole_rulebook_would_have_are_told_and_stop_nothing(self, riftbound: GameView) -> None:
        found = preview(riftbound, rules=("cr v1.3 999.9",))
        assert told(found) == [
            "“cr v1.3 999.9”: v1.3 has no rule 999.9 on this site; it is linked once the whole rulebook is imported."
        ]
        assert found.may_be_published

    def test_of_no_version_are_refused_since_they_would_lead_nowhere(self, riftbound: GameView) -> None:
        found = preview(riftbound, rules=("tr 301", "383.3.e"), edition="")
        assert told(found) == [
            "“tr 301”: say which version the answer is about, or name it: tr VERSION 301.",
            "“383.3.e”: say which version the answer is about, or name it: cr VERSION 383.3.e.",
        ]
        assert told(preview(riftbound, rules=("tr v3 301",), edition="")) == []

    def test_each_that_is_wrong_is_told(self, riftbound: GameView) -> None:
        assert len(preview(riftbound, rules=("tr 102", "tr 301", "tr 777", "tr 302")).faults) == 2


class TestWhatItCites:
    def test_is_listed_with_the_first_words_of_each_rule(self, riftbound: GameView) -> None:
        found = preview(riftbound, answer="By TR 301.1 and by tr 302.")
        assert [(one.raw, one.number, one.found) for one in found.cited] == [
            ("TR 301.1", "301.1", True), ("tr 302", "302", True),
        ]  # fmt: skip
        assert found.cited[0].opening.startswith("If two pieces reach it together")
        assert found.cited[1].opening.startswith("The tower is described")

    @pytest.mark.parametrize("raw", ["TR 102", "TR 999.9", "CR 999.9.z"])
    def test_that_leads_to_no_rule_in_effect_stops_it(self, riftbound: GameView, raw: str) -> None:
        found = preview(riftbound, answer=f"By {raw}.")
        assert told(found) == [f"“{raw}” leads to no rule in effect."]
        assert [one.found for one in found.cited] == [False]
        assert not found.may_be_published

    def test_with_a_version_of_its_own_is_looked_up_when_it_is_published(self, riftbound: GameView) -> None:
        found = preview(riftbound, answer="It was so by TR v1 201.")
        assert [one.found for one in found.cited] == [True]
        assert found.faults == ()

    def test_nothing_is_cited_where_only_numbers_of_other_things_stand(self, riftbound: GameView) -> None:
        assert preview(riftbound, answer="A 3/3 costs 2.").cited == ()


class TestCards:
    def test_that_are_not_here_are_left_out_and_stop_nothing(self, riftbound: GameView) -> None:
        found = preview(riftbound, cards=("Nobody, Ever",))
        assert told(found) == ["There is no card “Nobody, Ever” here; it is left out."]
        assert found.may_be_published

    def test_of_another_game_are_none_of_this_one(self, riftbound: GameView) -> None:
        assert "There is no card “Blood Artist” here" in told(preview(riftbound, cards=("Blood Artist",)))[0]


class TestWhatCannotBeRead:
    @pytest.mark.parametrize(
        ("source", "line", "said"),
        [
            ("no head", 1, "Expected a head between two lines of ---."),
            ("---\n- a\n---\nYes.", 2, "The head is not a list of keys with values."),
            ("---\nasked: T\nasked: U\n---\nYes.", 3, "asked"),
            ("---\nasked: T\nrules: [{number: '1'}]\n---\nYes.", 1, "needs document, edition and number"),
        ],
    )
    def test_is_told_with_its_line_and_shows_nothing(
        self, riftbound: GameView, source: str, line: int, said: str
    ) -> None:
        found = preview_text("faq", riftbound, source, "x")
        [fault] = found.faults
        assert said in fault.message
        assert (fault.line, found.html, found.title) == (line, "", "")

    def test_what_is_too_tangled_to_be_shown_is_a_fault_beside_the_others(self, riftbound: GameView) -> None:
        found = preview(riftbound, title="", answer="[" * 100)
        assert found.html == ""
        assert [one.split()[0] for one in told(found)] == ["The", "100"]

    @pytest.mark.parametrize(
        ("source", "fault"),
        [
            ("x" * 60_001, Fault("That is longer than 60,000 characters.")),
            ("One\nTwo\a", Fault("A character that cannot be printed ('\\x07'). Type it again.", 2)),
            ("\u200e", Fault("A character that cannot be printed ('\\u200e'). Type it again.", 1)),
        ],
    )
    def test_what_is_no_text_is_not_even_read(self, riftbound: GameView, source: str, fault: Fault) -> None:
        assert preview_text("faq", riftbound, source, "x").faults == (fault,)

    def test_line_ends_of_another_system_are_no_fault(self, riftbound: GameView) -> None:
        assert preview_text("faq", riftbound, answer_file(GOOD).replace("\n", "\r\n"), "x").faults == ()


class TestPublishing:
    """What the preview lets pass leads somewhere once it is published."""

    @pytest.fixture(autouse=True)
    def _no_index(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("rules_data.actions._texts.index_with_this_change", lambda refusal: None)

    def publish(self, fields: AnswerFields, **more: object) -> Faq:
        version = save_text(**NAMED, source=answer_file(fields), version=0)
        publish_text(**NAMED, version=version, **more)  # type: ignore[arg-type]
        return Faq.objects.get(slug=NAMED["slug"])

    def test_each_rule_that_is_named_is_one_the_answer_rests_on(self, document: DocumentView) -> None:
        faq = self.publish(AnswerFields("T", "Q", "A", ("tr 301", "tr v1 102", "cr v1.3 383.3.e"), (), "v3"))
        rules = Rule.objects.filter(provision__in=faq.provisions.all()).values_list("number", flat=True)
        assert {"301", "102", "383.3.e"} <= set(rules)
        assert faq.provisions.count() == 3

    def test_a_rule_without_a_version_is_kept_by_nobody_even_in_writing(self, document: DocumentView) -> None:
        with pytest.raises(UnableToEditText, match="each of its rules needs document, edition and number"):
            self.publish(AnswerFields("T", "Q", "A", ("tr 301",)), despite_faults=True, note="It is so")
        assert not Faq.objects.filter(slug=NAMED["slug"]).exists()

    def test_it_rests_on_no_rule_of_a_version_that_waits_for_its_day(self, document: DocumentView) -> None:
        named = {"game": "riftbound", "document": "tr", "edition": "v4"}
        text = NEWEST.replace("2025-09-01", "2025-10-01") + "303. A fresh rule.\n"
        made = import_document(**named, data=text.encode(), source_name="sample.txt").revision_id
        check_revision(**named)
        schedule_revision(made, datetime(2099, 1, 1, tzinfo=UTC), despite_obstacles=True)
        faq = self.publish(AnswerFields("T", "Q", "A", ("tr v4 303",), (), "v3"), despite_faults=True, note="It comes")
        assert list(faq.provisions.all()) == []
        discard_draft(made)

    def test_what_was_published_opens_again_as_it_was_written(self, document: DocumentView) -> None:
        from rules_data.queries.desk.answer_files import answer_of

        fields = AnswerFields("T", "Q", "A", ("tr v1 201", "tr 301"), (), "v3", {"title": "Notes"}, ("so how",))
        assert answer_fields(answer_of(self.publish(fields))) == answer_fields(answer_file(fields))
