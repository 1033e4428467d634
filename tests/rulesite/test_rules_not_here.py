"""A site has what was imported: what it cites beyond that is named and not linked."""

from __future__ import annotations

import re

import pytest
from django.test import Client

from rules_data.queries import all_rules, find_game
from rulesite.pages.scope import today
from rulesite.pages.templatetags.reading import absent_rule

pytestmark = pytest.mark.django_db

LINK = re.compile(r'href="/riftbound/cr/(?:@(v[\d.]+)/)?(\d[\w.]*)"')


def editions() -> list[set[str]]:
    """The numbers that each edition here prints."""
    game = find_game("riftbound", today())
    assert game is not None
    return [{rule.number for rule in all_rules(each)} for document in game.documents for each in document.editions]


@pytest.mark.parametrize(
    "page",
    ["coverage?edition=v1.3", "examples/combat-follows-the-showdown", "examples/draven-wins-before-conquering"],
)
def test_rules_that_are_not_here_are_named_without_a_link(client: Client, page: str) -> None:
    said = client.get(f"/riftbound/{page}").content.decode()
    linked = {number for _, number in LINK.findall(said)}
    assert linked
    assert linked <= set.union(*editions())
    named = set(re.findall(r'class="number absent" title="Not on this site[^"]*">([\d.a-z]+)<', said))
    # A page speaks of several editions, and a rule may be in one of them alone.
    assert named.isdisjoint(set.intersection(*editions()))


def test_a_rule_that_is_not_here_is_named_with_the_reason() -> None:
    said = absent_rule("899.1")
    assert said.startswith('<span class="number absent" title="Not on this site')
    assert "899.1</span>" in said
    assert "href" not in said
