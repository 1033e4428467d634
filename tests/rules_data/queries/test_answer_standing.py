"""What answers can be relied on for: the version they were written or reviewed for, and what changed since."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from rules_data.actions import revert_revision, settle_impact
from rules_data.models import Document, Faq, ImpactItem, Rule
from rules_data.queries import answer_standings, faqs_of
from rules_data.queries.games import find_game
from rules_data.queries.rule_changes import changes_between
from tests.changed_rules import LABEL, TURN_ORDER, publish_changed

pytestmark = pytest.mark.django_db
# An answer written for v1.3 that rests on 383.2.b and 383.3.e.
ANSWER, RESTS_ON = "an-if-next-to-the-condition", "383.2.b"
SENTENCE = "After the Condition comes a comma, and the Instruction behind that comma is the Effect."
OTHERWISE = "The Effect is whatever stands behind the comma that closes the Condition."
REFERENCE = "See rule 742.1. for more information on such costs."


def reviewed(state: str) -> None:
    item = ImpactItem.objects.get(edition__label=LABEL, kind="faq", key=ANSWER)
    settle_impact(item.pk, state)


def test_an_answer_for_the_rules_in_force_has_nothing_to_add() -> None:
    revert_revision(game="riftbound", document="cr", edition="v1.4")
    found = answer_standings("riftbound")[ANSWER]
    assert (found.edition, found.written_for, found.since) == ("v1.3", "v1.3", "v1.3")
    assert (found.changed, found.unknown) == ((), ())


class TestWhereARuleItRestsOnSaysSomethingElse:
    @pytest.fixture(autouse=True, scope="class")
    @staticmethod
    def published(class_db: None) -> None:
        publish_changed({SENTENCE: OTHERWISE}, keep=())

    def test_a_rule_it_rests_on_that_says_something_else_is_named_with_its_change(self) -> None:
        found = answer_standings("riftbound")[ANSWER]
        assert (found.edition, found.written_for) == (LABEL, "v1.3")
        [change] = found.changed
        assert (change.since, change.old, change.now, change.new) == ("v1.3", RESTS_ON, LABEL, RESTS_ON)
        assert change.editions == ("v1.3", LABEL)
        [row] = [row for row in faqs_of("riftbound") if row.slug == ANSWER]
        assert row.standing == found

    @pytest.mark.parametrize("state", ["still_true", "rewritten"])
    def test_an_answer_that_an_editor_looked_through_is_told_as_reviewed(self, state: str) -> None:
        reviewed(state)
        found = answer_standings("riftbound")[ANSWER]
        assert (found.written_for, found.reviewed_for, found.since) == ("v1.3", LABEL, LABEL)
        assert found.changed == ()
        assert not found.is_withdrawn

    def test_an_answer_nobody_has_decided_on_is_not_called_reviewed(self) -> None:
        reviewed("open")
        assert answer_standings("riftbound")[ANSWER].reviewed_for == ""
        assert answer_standings("riftbound")[ANSWER].changed

    def test_an_answer_that_an_editor_found_wrong_says_so(self) -> None:
        reviewed("withdrawn")
        assert answer_standings("riftbound")[ANSWER].is_withdrawn

    def test_of_an_older_edition_than_any_here_what_changed_since_the_first_is_told(self) -> None:
        Faq.objects.filter(slug=ANSWER).update(edition_label="v0.9")
        found = answer_standings("riftbound")[ANSWER]
        assert (found.written_for, found.compared_from, found.since) == ("v0.9", "v1.2", "v1.2")
        assert found.changed


def test_a_change_in_a_rule_it_does_not_rest_on_is_none_of_its_business() -> None:
    publish_changed({TURN_ORDER: "First comes the Turn Player, then the rest."}, keep=())
    assert answer_standings("riftbound")[ANSWER].changed == ()


def test_a_reference_alone_is_no_change() -> None:
    publish_changed({REFERENCE: REFERENCE.replace("742.1", "743.1")}, keep=())
    changed = [one.changed for one in answer_standings("riftbound").values() if one.written_for == "v1.3"]
    assert changed
    assert not any(changed)


def test_a_rule_that_is_gone_counts_as_changed() -> None:
    publish_changed({f"383.2.b. {SENTENCE}\n": ""}, keep=())
    gone = {change.old: change.new for change in answer_standings("riftbound")[ANSWER].changed}
    assert gone.get(RESTS_ON) == ""


@pytest.mark.parametrize("label", ["v7.1", "the second printing"])
def test_of_an_edition_that_is_not_here_nothing_is_claimed(label: str) -> None:
    Faq.objects.filter(slug=ANSWER).update(edition_label=label)
    found = answer_standings("riftbound")[ANSWER]
    assert (found.edition, found.written_for, found.changed) == ("", label, ())


def test_between_a_restatement_and_the_official_text_only_the_shipped_list_tells() -> None:
    game = find_game("riftbound", date(2026, 8, 1))
    document = game.document("cr") if game is not None else None
    assert document is not None
    then, now = document.edition("v1.2"), document.edition("v1.3")
    assert then is not None
    assert now is not None
    facts = Document.objects.get(game__slug="riftbound", slug="cr").confirmed_pairs
    [kept] = [one for one in facts if (one["old"], one["new"]) == ("v1.2", "v1.3")]
    printed_there = {number for number, in Rule.objects.filter(revision=then.revision_id).values_list("number")}
    same = next(number for number in kept["unchanged"] if number in printed_there)
    edited = next(old for old, _ in kept["pairs"] if old in printed_there and old not in kept["unchanged"])
    unlisted = next(one for one in sorted(printed_there) if one not in {old for old, _ in kept["pairs"]})
    official = replace(now, provenance="official")
    found = changes_between(replace(document, editions=(official, then)), then, official, [same, edited, unlisted])
    assert [change.old for change in found.changed] == [edited]
    assert found.unknown == (unlisted,)
