"""What readers see after a version was reverted is what they saw before it came, wherever they look."""

from __future__ import annotations

import importlib
import re

import pytest
from django.test import Client

from rules_data.actions import UnableToPublishRevision, check_revision, publish_again
from rules_data.models import Revision
from tests.rules_data.queries.conftest import NEWEST
from tests.rules_data.sample_texts import NEW, OLD
from tests.rules_data.sample_versions import correct, kept, publish, published, revert

pytestmark = pytest.mark.django_db
TR, API = "/riftbound/tr", "/api/v1/games/riftbound/documents/tr"
ADDRESSES = [
    f"{TR}/", f"{TR}/201", f"{TR}/302", f"{TR}/@v1/201", f"{TR}/@v3/302", f"{TR}/300.txt",
    f"{TR}/compare/v2...v3.csv", "/riftbound/p/winning-302", f"{API}/editions", f"{API}/rules?size=200",
    f"{API}/rules/302/history", f"{API}/whereabouts/201", "/feeds/riftbound/tr.atom",
]  # fmt: skip


def seen() -> dict[str, tuple[int, str, str]]:
    """What each address answers, but for moments and what is another for each request."""
    client, found = Client(), {}
    for address in ADDRESSES:
        answer = client.get(address)
        said = answer.content.decode() if not answer.streaming else ""
        said = re.sub(r"<updated>[^<]*</updated>|20\d\d-\d\d-\d\dT[\d:.+]+Z?", "", said)
        found[address] = (answer.status_code, answer.headers.get("Location", ""), said)
    return found


def different(before: dict[str, tuple[int, str, str]]) -> list[str]:
    """The addresses that answer otherwise now."""
    now = seen()
    return [address for address in ADDRESSES if now[address] != before[address]]


@pytest.fixture(autouse=True)
def _no_index(monkeypatch: pytest.MonkeyPatch) -> None:
    """What searches find is held elsewhere; an index after each turn would take most of the time."""
    for name in ("revert_revision", "publish_again"):
        module = importlib.import_module(f"rules_data.actions.{name}")
        monkeypatch.setattr(module, "index_with_this_change", lambda refusal: None)


@pytest.fixture(scope="module")
def second(module_db: None) -> int:
    """The second version, published over the first."""
    published(OLD, "v1")
    return published(NEW, "v2")


def test_a_version_that_came_and_went_left_nothing_behind(second: int) -> None:
    before = seen()
    third = published(NEWEST, "v3")
    with_it = seen()
    changed = {address for address in ADDRESSES if with_it[address] != before[address]}
    assert {f"{TR}/302", f"{TR}/@v3/302", f"{API}/editions", "/feeds/riftbound/tr.atom"} <= changed
    revert("v3")
    assert different(before) == []
    publish_again(third)
    assert different(with_it) == []


def test_a_correction_that_came_and_went_left_nothing_behind(second: int) -> None:
    before = seen()
    made = correct("302", "The tower is as tall as three pieces.")
    assert different(before) == []
    assert kept(made).status == "draft"
    check_revision(game="riftbound", document="tr", edition="v2")
    publish("v2")
    assert f"{TR}/302" in different(before)
    revert("v2")
    assert different(before) == []
    assert kept(second).status == Revision.Status.PUBLISHED


def test_an_older_version_taken_back_leaves_the_pages_of_the_newer_one(second: int) -> None:
    before = seen()
    revert("v1")
    gone = set(different(before))
    assert f"{TR}/@v1/201" in gone
    assert not gone & {f"{TR}/300.txt", f"{API}/rules?size=200"}
    [first] = Revision.objects.filter(edition__document__slug="tr", edition__label="v1", status="withdrawn")
    with pytest.raises(UnableToPublishRevision, match="v2 was published after this version"):
        publish_again(first.pk)
