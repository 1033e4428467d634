"""The latest change of a document in a sentence, which says no more than what is shown here can tell."""

from __future__ import annotations

import pytest
from django.test import Client

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("path", ["/", "/riftbound/", "/magic/"])
def test_what_is_restated_in_part_counts_no_rules_as_added_or_removed(client: Client, path: str) -> None:
    page = client.get(path).content.decode()
    assert "of the rules shown here reworded" in page
    assert "rules added" not in page


def test_two_versions_restated_in_part_say_that_rules_may_be_shown_in_one_alone(client: Client) -> None:
    page = client.get("/riftbound/cr/compare/v1.3...v1.4").content.decode()
    assert "may only be shown in one of the two" in page
