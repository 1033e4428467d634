"""The match board: decisions about which rule continues which, kept for every later import."""

from __future__ import annotations

import pytest
from django.test import Client

from rules_data.actions import UnableToMatch, acting, check_revision, publish_revision, settle_match
from rules_data.models import CrosswalkLink, MatchDecision, Rule
from rules_data.queries.desk import match_board
from tests.rules_data.sample_texts import NEW
from tests.rulesite.editor.conftest import SAMPLE, draft

pytestmark = pytest.mark.django_db
V2 = {**SAMPLE, "edition": "v2"}


def provision(number: str, revision: int) -> int:
    return Rule.objects.get(revision=revision, number=number).provision_id


def of_v1(number: str) -> int:
    return Rule.objects.get(
        revision__edition__document__slug="tr", revision__edition__label="v1", number=number,
        revision__status="published",
    ).provision_id  # fmt: skip


def settle(old: list[str], new: list[str]) -> str:
    with acting("ann"):
        return settle_match(**V2, old_numbers=old, new_numbers=new)


def test_a_chosen_pair_has_the_old_rules_identity(open_draft: int) -> None:
    assert provision("201", open_draft) != of_v1("102")
    assert settle(["102"], ["201"]) == "same"
    assert provision("201", open_draft) == of_v1("102")


def test_a_split_keeps_the_identity_with_the_first(open_draft: int) -> None:
    assert settle(["201"], ["302", "301"]) == "split"
    assert provision("302", open_draft) == of_v1("201")
    assert provision("301", open_draft) != of_v1("201")


def test_a_merge_takes_the_identity_of_the_first(open_draft: int) -> None:
    assert settle(["201", "201.1"], ["301"]) == "merged"
    assert provision("301", open_draft) == of_v1("201")
    assert not Rule.objects.filter(revision=open_draft, provision=of_v1("201.1")).exists()


def test_a_rule_without_counterpart_is_a_new_one(open_draft: int) -> None:
    assert provision("301", open_draft) == of_v1("201")
    assert settle([], ["301"]) == "none"
    assert provision("301", open_draft) != of_v1("201")


@pytest.mark.parametrize(
    ("old", "new", "links"),
    [
        (["201"], ["301", "302"], {("201", "301", "split"), ("201", "302", "split")}),
        (["201", "102"], ["301"], {("201", "301", "merged"), ("102", "301", "merged")}),
        (["201"], [], {("201", "", "removed"), ("", "301", "added")}),
    ],
)
def test_what_was_decided_is_what_readers_see(open_draft: int, old: list[str], new: list[str], links: set) -> None:  # type: ignore[type-arg]
    settle(old, new)
    check_revision(**V2)
    publish_revision(**V2, index=False)
    kept = CrosswalkLink.objects.filter(new_edition__label="v2", new_edition__document__slug="tr")
    assert links <= set(kept.values_list("old_number", "new_number", "change"))


@pytest.mark.parametrize(("old", "new"), [(["102"], ["201"]), (["201"], ["302", "301"]), ([], ["301"])])
def test_a_decision_holds_for_the_next_import(open_draft: int, old: list[str], new: list[str]) -> None:
    settle(old, new)
    before = {rule.number: rule.provision_id for rule in Rule.objects.filter(revision=open_draft)}
    again = draft(NEW + "303. One more rule.\n", "v2")
    for number in new if old else []:
        same = provision(number, again) == of_v1(old[0])
        assert same == (before[number] == of_v1(old[0]))
    if not old:
        assert provision("301", again) != of_v1("201")
    assert match_board(again, which="decided").decided_count >= 1


def test_a_decision_does_not_hold_for_a_rule_that_reads_differently(open_draft: int) -> None:
    settle(["102"], ["201"])
    again = draft(NEW.replace("heals completely", "gets well again"), "v2")
    assert provision("201", again) != of_v1("102")


def test_deciding_again_replaces_the_decision(open_draft: int) -> None:
    settle(["102"], ["201"])
    settle(["102"], [])
    assert MatchDecision.objects.count() == 1
    assert provision("201", open_draft) != of_v1("102")


def test_a_changed_identity_asks_for_another_check(open_draft: int, author: Client) -> None:
    settle(["102"], ["201"])
    assert "Not checked yet" in author.get(f"/editor/drafts/{open_draft}/").content.decode()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [(["999"], ["201"], "no rule 999"), ([], [], "Name one old"), (["101", "102"], ["101", "201"], "several into")],
)
def test_what_cannot_be_put_together_is_refused(open_draft: int, old: list[str], new: list[str], said: str) -> None:
    with pytest.raises(UnableToMatch, match="(?i)" + said):
        settle(old, new)


def test_the_board_shows_both_texts_and_takes_a_decision(open_draft: int, author: Client) -> None:
    path = f"/editor/drafts/{open_draft}/match"
    page = author.get(path, {"number": "201"}).content.decode()
    assert "heals completely" in page
    author.post(f"{path}/settle", {"choice": "other", "old": "102", "new": "201"})
    assert provision("201", open_draft) == of_v1("102")
    assert "settled by ann" in author.get(path, {"show": "decided"}).content.decode()


def test_a_refused_decision_is_told_and_nothing_changes(open_draft: int, author: Client) -> None:
    path = f"/editor/drafts/{open_draft}/match"
    answer = author.post(f"{path}/settle", {"old": "777", "new": "201"}, follow=True)
    assert "no rule 777" in answer.content.decode()
    assert not MatchDecision.objects.exists()
