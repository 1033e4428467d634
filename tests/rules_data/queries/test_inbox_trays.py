"""What lies in each tray of the inbox, and that what is closed there stays closed."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.utils import timezone

from rules_data.actions import (
    acting,
    handle_item,
    keep_synonym,
    name_rule,
    note_unanswered_search,
    publish_revision,
    publish_text,
    save_text,
    settle_impact,
)
from rules_data.models import Faq, ImpactItem, Provision, Revision, ScenarioRun
from rules_data.queries.desk import AnswerFields, InboxItem, answer_file, find_item, inbox, inbox_count
from tests.rules_data.refusing.conftest import V2, of, open_draft, published
from tests.rules_data.sample_texts import NEW
from tests.rulesite.editor.conftest import SAMPLE, draft

pytestmark = pytest.mark.django_db
__all__ = ["open_draft"]
REWORDED = NEW.replace("wins the game", "wins the match").replace("2025-06-01", "2025-07-01")


@pytest.fixture(autouse=True)
def _no_index(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules_data.actions._texts.index_with_this_change", lambda refusal: None)


@pytest.fixture(scope="module", autouse=True)
def at_first(module_db: None) -> dict[str, set[str]]:
    """What lies there before a test, of what ships."""
    return {tray.slug: {item.key for item in tray.items} for tray in inbox()}


def answered(answer: str, slug: str = "who-wins") -> Faq:
    """An answer that was published with its faults."""
    source = answer_file(AnswerFields("Who wins?", "Who wins?", answer, ("tr v1 201",), (), "v1"))
    named = {"kind": "faq", "game": "riftbound", "slug": slug}
    version = save_text(**named, source=source, version=0)
    publish_text(**named, version=version, despite_faults=True, note="It will be there")
    return Faq.objects.get(slug=slug)


def lying(slug: str, **asked: object) -> list[InboxItem]:
    [tray] = inbox(tray=slug, **asked)  # type: ignore[arg-type]
    return list(tray.items)


def close(item: InboxItem) -> None:
    with acting("ann"):
        handle_item(item.tray, item.key, close=True, answer="Seen to")


class TestDeadCitations:
    def test_of_answers_lie_there_with_their_answer(self, open_draft: int, at_first: dict[str, set[str]]) -> None:
        answered("By TR 999.9 and by TR 101.")
        [item] = [one for one in lying("citations") if one.key not in at_first["citations"]]
        assert (item.title, item.detail, item.path) == ("TR 999.9", "In “Who wins?”", "/riftbound/faq/who-wins")

    def test_that_stand_twice_in_one_answer_lie_there_once(
        self, open_draft: int, at_first: dict[str, set[str]]
    ) -> None:
        answered("By TR 999.9 and once more by TR 999.9, and by TR 888.8.")
        fresh = [one for one in lying("citations") if one.key not in at_first["citations"]]
        assert [one.title for one in fresh] == ["TR 999.9", "TR 888.8"]
        close(fresh[0])
        assert [one.title for one in lying("citations") if one.key not in at_first["citations"]] == ["TR 888.8"]
        assert "TR 999.9" in [one.title for one in lying("citations", closed=True)]

    def test_of_two_answers_are_two(self, open_draft: int, at_first: dict[str, set[str]]) -> None:
        answered("By TR 999.9.")
        answered("By TR 999.9.", "who-loses")
        fresh = [one for one in lying("citations") if one.key not in at_first["citations"]]
        assert {one.path for one in fresh} == {"/riftbound/faq/who-wins", "/riftbound/faq/who-loses"}

    def test_of_rules_are_those_of_the_version_in_force(self, open_draft: int) -> None:
        assert not any(one.title == "rule 999.9" for one in lying("citations"))
        publish_revision(**V2, index=False, despite_obstacles=True)
        [item] = [one for one in lying("citations") if one.title == "rule 999.9"]
        assert item.path == "/riftbound/tr/302"
        assert item.detail.endswith("v2 302")

    def test_with_ever_so_long_a_title_can_be_closed(self, open_draft: int, at_first: dict[str, set[str]]) -> None:
        faq = answered("By TR 999.9.")
        link = faq.citations.get()
        link.raw = "rule " + "9" * 280
        link.save()
        [item] = [one for one in lying("citations") if one.key not in at_first["citations"]]
        assert len(item.key) == 200
        close(item)
        assert item.key not in {one.key for one in lying("citations")}
        found = find_item("citations", item.key)
        assert found is not None
        assert (found.is_closed, found.answer, found.title) == (True, "Seen to", link.raw)


class TestOutOfDate:
    @pytest.fixture
    def release(self, open_draft: int) -> int:
        """A version that words 301 otherwise, on which an answer, a title and nothing else rest."""
        answered("Whoever gets there.")
        rule = of(published(), "201")
        name_rule(game="riftbound", document="tr", provision=rule.provision.slug, title="Reaching it")
        return draft(REWORDED, "v3")

    def test_nothing_lies_there_as_long_as_it_is_a_draft(self, release: int, at_first: dict[str, set[str]]) -> None:
        assert ImpactItem.objects.filter(edition__label="v3").count() == 2
        assert {one.key for one in lying("stale")} == at_first["stale"]

    def test_what_rests_on_a_changed_rule_lies_there_once_it_is_published(
        self, release: int, at_first: dict[str, set[str]]
    ) -> None:
        publish_revision(**SAMPLE, edition="v3", index=False, despite_obstacles=True)
        fresh = {one.title: one for one in lying("stale") if one.key not in at_first["stale"]}
        assert set(fresh) == {"Who wins?", "Reaching it"}
        assert fresh["Who wins?"].path == "/riftbound/faq/who-wins"
        assert fresh["Who wins?"].detail == "Riftbound Tournament Rules v3 changed 301"
        slug = Provision.objects.get(title="Reaching it").slug
        assert fresh["Reaching it"].path == f"/riftbound/p/{slug}"

    def test_what_was_settled_lies_there_no_more(self, release: int, at_first: dict[str, set[str]]) -> None:
        item = ImpactItem.objects.get(edition__label="v3", kind="faq")
        settle_impact(item.pk, "still_true")
        publish_revision(**SAMPLE, edition="v3", index=False, despite_obstacles=True)
        fresh = [one for one in lying("stale") if one.key not in at_first["stale"]]
        assert [one.title for one in fresh] == ["Reaching it"]

    def test_a_rule_that_is_gone_is_told_as_removed(self, open_draft: int, at_first: dict[str, set[str]]) -> None:
        name_rule(game="riftbound", document="tr", provision=of(published(), "102").provision.slug, title="Fighting")
        draft(NEW, "v2")
        publish_revision(**V2, index=False, despite_obstacles=True)
        [item] = [one for one in lying("stale") if one.key not in at_first["stale"]]
        assert (item.title, item.detail) == ("Fighting", "Riftbound Tournament Rules v2 changed 102 (removed)")

    def test_an_example_in_conflict_lies_there_with_the_reason(self, at_first: dict[str, set[str]]) -> None:
        run = ScenarioRun.objects.filter(verdict="confirmed").select_related("example").order_by("pk")[0]
        ScenarioRun.objects.filter(pk=run.pk).update(verdict="contradicted", reason="Expected 1, got 2.")
        [item] = [one for one in lying("stale") if one.key not in at_first["stale"]]
        assert item.title == run.example.title
        assert item.detail.endswith(": Expected 1, got 2.")
        assert item.path.endswith(f"/examples/{run.example.slug}")

    def test_a_row_of_the_evaluator_lies_in_a_tray_of_its_own(
        self, open_draft: int, at_first: dict[str, set[str]]
    ) -> None:
        edition = Revision.objects.get(pk=open_draft).edition
        ImpactItem.objects.create(edition=edition, kind="row", key="201", title="Evaluator row on 201: reworded",
                                  rules=[["201", "201"]], digest="x")  # fmt: skip
        assert {one.key for one in lying("rows")} == at_first["rows"]
        publish_revision(**V2, index=False, despite_obstacles=True)
        [item] = [one for one in lying("rows") if one.key not in at_first["rows"]]
        assert (item.path, item.title) == ("/riftbound/tr/@v2/201", "Evaluator row on 201: reworded")
        assert "Evaluator row" not in " ".join(one.title for one in lying("stale"))


class TestUnansweredSearches:
    def test_come_with_how_often_they_were_made_the_most_frequent_first(self) -> None:
        today = timezone.localdate()
        for query, times in (("zorp", 1), ("zurp", 3)):
            for ago in range(times):
                note_unanswered_search(query, today=today - timedelta(days=ago))
        assert [(one.title, one.detail) for one in lying("searches")[:2]] == [
            ("“zurp”", f"3 times, last {today}"), ("“zorp”", f"1 time, last {today}"),
        ]  # fmt: skip

    def test_of_two_games_are_two(self) -> None:
        for game in ("magic", "riftbound", ""):
            note_unanswered_search("zorp", game=game, today=timezone.localdate())
        found = [one for one in lying("searches") if one.title == "“zorp”"]
        assert {one.key for one in found} == {"magic/zorp", "riftbound/zorp", "/zorp"}
        assert {one.path for one in found} == {
            "/search?q=zorp&game=magic", "/search?q=zorp&game=riftbound", "/search?q=zorp"
        }  # fmt: skip

    def test_a_synonym_kept_since_closes_nothing_by_itself(self) -> None:
        note_unanswered_search("zorp", today=timezone.localdate())
        keep_synonym(words=["zorp"], means=["chain"])
        assert any(one.title == "“zorp”" for one in lying("searches"))


class TestAllTrays:
    def test_what_is_open_is_counted_over_all_of_them_and_what_is_closed_is_not(self, open_draft: int) -> None:
        before = inbox_count()
        answered("By TR 999.9.")
        note_unanswered_search("zorp", today=timezone.localdate())
        assert inbox_count() == before + 2
        close(next(one for one in lying("searches") if one.title == "“zorp”"))
        assert inbox_count() == before + 1

    @pytest.mark.parametrize(("tray", "key"), [("nothing", "1"), ("reports", ""), ("reports", "987654321"), ("", "")])
    def test_what_is_not_there_is_none(self, tray: str, key: str) -> None:
        assert find_item(tray, key) is None

    def test_each_says_what_will_arrive_in_it(self) -> None:
        for tray in inbox():
            assert tray.brings.endswith(".")
            assert (tray.page, tray.pages) == (1, max(1, -(-tray.count // 100)))
