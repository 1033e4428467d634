"""A rule that was lost on the way and is put in by hand is the rule it was: its address and what rests on it stay."""

from __future__ import annotations

import pytest

from rules_data.actions import add_rule, check_revision, correct_rule, remove_rule, settle_match
from rules_data.models import Provision, Rule
from rules_data.queries import whereabouts
from tests.rules_data.queries.conftest import sample_document
from tests.rules_data.sample_texts import NEW, OLD
from tests.rules_data.sample_versions import SAMPLE, drafted, publish, published

pytestmark = pytest.mark.django_db
V1, V2 = {**SAMPLE, "edition": "v1"}, {**SAMPLE, "edition": "v2"}
LOST = "101.2. A piece that has moved is turned sideways until the next turn of its player.\n"
TOGETHER = "If two pieces reach it together, the player whose turn it is wins."
TEXT = LOST.removeprefix("101.2. ").strip()


@pytest.fixture(scope="module")
def first(module_db: None) -> int:
    return published(OLD, "v1")


@pytest.fixture(scope="module")
def lossy(first: int) -> int:
    """The second version, drafted from a file that has lost a rule."""
    return drafted(NEW.replace(LOST, ""), "v2")


def provision(revision: int, number: str) -> Provision:
    return Rule.objects.select_related("provision").get(revision=revision, number=number).provision


@pytest.mark.parametrize("text", [TEXT, TEXT.replace("turned sideways", "turned on its side")])
def test_it_continues_the_rule_of_the_version_before(first: int, lossy: int, text: str) -> None:
    add_rule(**V2, number="101.2", text=text, note="It was left out")
    assert provision(lossy, "101.2") == provision(first, "101.2")
    report = check_revision(**V2)
    assert report.changes.get("removed", 0) == 1
    assert not any("101.2" in one for one in report.losses)


def test_no_address_is_made_for_it_that_nobody_needs(lossy: int) -> None:
    before = Provision.objects.count()
    add_rule(**V2, number="101.2", text=TEXT, note="It was left out")
    assert Provision.objects.count() == before


def test_readers_find_it_under_its_number_in_both_versions(lossy: int) -> None:
    add_rule(**V2, number="101.2", text=TEXT, note="It was left out")
    check_revision(**V2)
    publish("v2")
    found = whereabouts(sample_document(), "101.2")
    assert found.rule is not None
    assert found.former == ()


def test_one_that_was_taken_out_and_put_back_is_the_same(first: int, lossy: int) -> None:
    before = provision(lossy, "301.1")
    remove_rule(**V2, number="301.1", note="Not a rule")
    add_rule(**V2, number="301.1", text=TOGETHER, note="It is one")
    assert provision(lossy, "301.1") == before == provision(first, "201.1")


def test_one_of_which_nothing_is_known_is_a_new_rule(lossy: int) -> None:
    before = set(Provision.objects.values_list("pk", flat=True))
    add_rule(**V2, number="303", text="No tower is taken twice in one game by the same player.", note="x")
    assert provision(lossy, "303").pk not in before
    assert provision(lossy, "303").slug.startswith("winning")


@pytest.mark.parametrize("number", ["301.2", "301.0", "201.1"])
def test_no_rule_is_taken_its_identity_from(first: int, lossy: int, number: str) -> None:
    add_rule(**V2, number=number, text=TOGETHER, note="x")
    assert provision(lossy, "301.1") == provision(first, "201.1")
    assert provision(lossy, number) != provision(lossy, "301.1")


def test_what_people_decided_about_it_holds(first: int, lossy: int) -> None:
    settle_match(**V2, old_numbers=["101.2"], new_numbers=[])
    add_rule(**V2, number="101.2", text=TEXT, note="It was left out")
    assert provision(lossy, "101.2") != provision(first, "101.2")


def test_put_into_what_is_published_it_is_what_it_was_when_it_was_there(first: int) -> None:
    remove_rule(**V1, number="102", note="It is no rule")
    check_revision(**V1)
    publish("v1")
    draft = add_rule(**V1, number="102", text="Pieces that meet on one field fight.", note="It is one").revision_id
    assert provision(draft, "102") == provision(first, "102")
    version = Rule.objects.get(revision=draft, number="102").content_hash
    correct_rule(**V1, number="102", text="Pieces fight.", note="Shorter", version=version)
    assert provision(draft, "102") == provision(first, "102")
