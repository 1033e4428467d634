"""The interface speaks as players and judges do: phrases that nobody uses stay out of its pages."""

from __future__ import annotations

from html import unescape
from pathlib import Path

import pytest
from django.conf import settings
from django.test import Client
from django.utils.html import strip_tags

pytestmark = pytest.mark.django_db

# Whole phrases, each with where it would stand; what is found is compared without regard to case.
STRANGE = {
    "/": ["how the examples stand", "says what the rules make of it", "whether they still stand"],
    "/riftbound/": ["beside the rules", "how the examples stand", "situations that are run", "the rules they rest on"],
    "/riftbound/cr/383.3.e": [
        "examples that run", "every form, to select", "in every edition", "what it said in each", "beside it",
        "nothing else kept here", "defined words", "follows the rule", "restated in this project",
    ],
    "/riftbound/cr/383": ["this number named another rule before", "read it as it stood", "that rule is now 390 in"],
    "/riftbound/cr/376.4.b": ["names no rule today", "what 376 names today", "it was joined to another"],
    "/riftbound/cr/@v1.2/376.3.a": ["today this rule is", "its place was taken by", "no longer in force"],
    "/riftbound/cr/383.4.c/history": ["through the editions", "oldest kept here", "in force"],
    "/riftbound/cr/compare/v1.2...v1.3": ["numbers that name another rule now", "% alike", "what is only renumbered"],
    "/search?q=conquer": ["how to ask", "turns it around", "these words in a row", "what is not understood"],
    "/search?q=xyzzyplugh": ["fewer words find more", "nearest to it"],
    "/riftbound/examples/two-deaths-one-trigger": [
        "documented outcome", "expected and seen", "is in force", "that waits resolves", "as it is by itself",
    ],
    "/riftbound/glossary/": ["no document of riftbound"],
    "/check": ["goes stale without a word", "what needs looking at", "found out from the text", "you send is kept"],
    "/embed": ["as it looks", "under the pointer"],
    "/about": ["a number is a place"],
    "/nothing/here/": ["there is no page here", "does not keep"],
}  # fmt: skip


@pytest.mark.parametrize("path", STRANGE)
def test_a_page_has_none_of_the_phrases_that_players_do_not_use(client: Client, path: str) -> None:
    said = " ".join(unescape(strip_tags(client.get(path).content.decode())).lower().split())
    assert len(said) > 100
    assert [phrase for phrase in STRANGE[path] if phrase in said] == []


def test_every_word_of_the_templates_is_in_the_catalogue() -> None:
    catalogue = (Path(settings.BASE_DIR) / "rulesite/locale/en/LC_MESSAGES/django.po").read_text()
    for phrase in ("Tested examples", "Nothing cites this rule yet.", "Citation checker", "Change this and run"):
        assert f'msgid "{phrase}"' in catalogue
