"""A reader is told where an example or an answer stands, for which version, and which rules changed since."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.test import Client

from rules_data.actions import decide_rows, run_examples
from rules_data.models import ScenarioRun
from rulesite.offline.packs import pack_of
from tests.changed_rules import DEPENDS, DOES_NOT, LABEL, NAMED, OTHER_WORDS, publish_changed

pytestmark = pytest.mark.django_db
ANSWER = "an-if-next-to-the-condition"
SENTENCE = "After the Condition comes a comma, and the Instruction behind that comma is the Effect."
CHANGED = "Verified for v1.3, rules changed since"
COMPARED = f"/riftbound/cr/compare/v1.3...{LABEL}?within="


@pytest.fixture(scope="class")
def published(class_db: None) -> None:
    publish_changed({**OTHER_WORDS, SENTENCE: "The Effect is whatever stands behind that comma."})


def text_of(client: Client, path: str) -> str:
    response = client.get(path)
    assert response.status_code == 200, path
    return response.content.decode()


def answer(client: Client, path: str) -> Any:
    response = client.get(path)
    assert response.status_code == 200, path
    return response.json()


@pytest.mark.usefixtures("published")
class TestAnExampleWhoseRulesChanged:
    path = f"/riftbound/examples/{DEPENDS}"

    def test_its_page_names_the_version_it_is_verified_for_and_links_the_change(self, client: Client) -> None:
        page = text_of(client, self.path)
        assert CHANGED in page
        assert f'href="{COMPARED}383.3.d.1"' in page
        assert client.get(f"{COMPARED}383.3.d.1").status_code == 200

    def test_the_run_that_is_shown_says_whose_it_is(self, client: Client) -> None:
        page = text_of(client, self.path)
        assert "What follows is the run under v1.3." in page
        assert re.search(r'id="steps-head">Step by step <span class="of-version">v1\.3<', page)
        own = text_of(client, f"{self.path}?edition={LABEL}")
        assert "That is not verified." in own
        assert re.search(rf'id="steps-head">Step by step <span class="of-version">{re.escape(LABEL)}<', own)

    def test_every_version_is_listed_with_where_it_stands(self, client: Client) -> None:
        switch = re.search(r'<nav class="switch".*?</nav>', text_of(client, self.path), re.S)
        assert switch is not None
        told = re.sub(r"<[^>]+>|\s+", " ", switch[0])
        assert re.sub(r"\s+", " ", told).strip() == f"{LABEL} ≠ Rules changed v1.3 ✓ Verified v1.2 ✓ Verified"

    def test_lists_rules_and_search_say_the_same(self, client: Client) -> None:
        for path in ("/riftbound/examples/", "/riftbound/cr/383.3.d.1", "/search?q=status:rules-changed"):
            page = text_of(client, path)
            assert CHANGED in page, path
            assert DEPENDS in page, path

    def test_an_older_rule_page_tells_what_holds_there(self, client: Client) -> None:
        page = text_of(client, "/riftbound/cr/@v1.3/383.3.d.1")
        assert "Verified for v1.3<" in page
        assert f'href="{self.path}?edition=v1.3"' in page

    def test_lists_are_filtered_by_version_and_standing(self, client: Client) -> None:
        changed = text_of(client, "/riftbound/examples/?status=rules_changed")
        assert DEPENDS in changed
        assert DOES_NOT not in changed
        before = text_of(client, "/riftbound/examples/?version=v1.3&status=verified")
        assert f'href="{self.path}?edition=v1.3"' in before
        assert client.get("/riftbound/examples/?version=v0").status_code == 404
        assert client.get("/riftbound/examples/?status=nearly").status_code == 404

    def test_sums_name_their_version_and_lead_to_what_they_count(self, client: Client) -> None:
        for path in ("/", "/riftbound/", "/riftbound/examples/"):
            page = text_of(client, path)
            assert f'aria-label="Examples in {LABEL}"' in page, path
            assert 'href="/riftbound/examples/?status=rules_changed"><strong>1</strong>' in page, path

    def test_search_counts_for_the_version_named(self, client: Client) -> None:
        def found(query: str) -> set[str]:
            return {hit["slug"] for hit in answer(client, f"/api/v1/search?game=riftbound&q={query}")["hits"]}

        assert found("status:verified") == found("status:confirmed") == {DOES_NOT}
        assert found("status:rules-changed") == found("status:not-executable") == {DEPENDS}
        assert found("status:verified in:v1.3") == {DOES_NOT, DEPENDS}

    def test_the_api_tells_status_version_and_changed_rules(self, client: Client) -> None:
        told = answer(client, f"/api/v1/games/riftbound/examples/{DEPENDS}")
        standing = told["standing"]
        assert (standing["status"], standing["edition"], standing["verified_for"]) == ("rules_changed", LABEL, "v1.3")
        [change] = standing["rules_changed"]
        assert (change["old"], change["url"]) == ("383.3.d.1", f"{COMPARED}383.3.d.1")
        assert [one["edition"] for one in told["standings"]] == [LABEL, "v1.3", "v1.2"]
        [run] = [one for one in told["runs"] if one["edition"] == LABEL]
        assert [one["name"] for one in run["undecided"]] == ["turn-order"]
        rows = answer(client, "/api/v1/games/riftbound/examples?edition=v1.3")["results"]
        assert {row["standing"]["status"] for row in rows} == {"verified"}
        assert client.get("/api/v1/games/riftbound/examples?edition=v0").status_code == 404

    def test_its_preview_and_feed_do_not_call_it_verified(self, client: Client) -> None:
        feed = text_of(client, "/feeds/riftbound/p/" + self._provision(client) + ".atom")
        assert CHANGED in feed
        oembed = client.get("/oembed", {"url": f"http://testserver{self.path}"}).json()
        assert f"Verified for {LABEL}" not in str(oembed)

    def _provision(self, client: Client) -> str:
        return str(answer(client, "/api/v1/games/riftbound/documents/cr/rules/383.3.d.1")["provision"])


@pytest.mark.usefixtures("published")
class TestAnAnswerWhoseRulesChanged:
    def test_its_page_says_for_which_version_it_was_written_and_links_the_change(self, client: Client) -> None:
        page = text_of(client, f"/riftbound/faq/{ANSWER}")
        assert "Written for v1.3." in page
        assert f'href="{COMPARED}383.2.b"' in page

    def test_it_says_so_wherever_it_is_listed(self, client: Client) -> None:
        for path in ("/riftbound/faq/", "/riftbound/cr/383.2.b"):
            page = text_of(client, path)
            row = page[page.index(ANSWER) :]
            assert "Rules changed since v1.3: 383.2.b" in row[: row.index("</li>")], path

    def test_the_api_and_previews_say_it_too(self, client: Client) -> None:
        standing = answer(client, f"/api/v1/games/riftbound/faqs/{ANSWER}")["standing"]
        assert standing["written_for"] == "v1.3"
        assert [one["old"] for one in standing["rules_changed"]] == ["383.2.b"]
        assert "Rules changed since v1.3: 383.2.b" in text_of(client, f"/riftbound/faq/{ANSWER}").split("</head>")[0]


def test_a_question_asked_in_the_search_box_is_answered_with_what_changed(client: Client) -> None:
    publish_changed({SENTENCE: "The Effect is whatever stands behind that comma."}, keep=())
    page = text_of(client, "/search?q=When is the if in a triggered ability checked")
    card = page[page.index("answer-card") :]
    assert "Written for v1.3." in card
    assert f'href="{COMPARED}383.2.b"' in card


def test_an_example_that_comes_out_differently_shows_both_outcomes(client: Client) -> None:
    page = text_of(client, "/riftbound/examples/once-each-turn-is-a-choice")
    apart = page[page.index('id="apart-head"') : page.index('id="deciding-head"')]
    assert apart.count('class="one-outcome"') == 2
    assert "Restless Brazier triggers once" in apart
    assert "Restless Brazier doesn’t trigger" in apart
    assert 'id="apart-head"' not in text_of(client, f"/riftbound/examples/{DOES_NOT}")


def test_another_number_of_the_same_rule_is_no_other_outcome(client: Client) -> None:
    """Not allowed by 390.2 in one version and by 402.2 in the next: the same rule, and the same outcome."""
    assert 'id="apart-head"' not in text_of(client, "/riftbound/examples/no-target-no-activation")


def test_a_conflict_is_told_for_its_version_alone(client: Client) -> None:
    run = ScenarioRun.objects.get(example__slug=DOES_NOT, edition__label="v1.2")
    run.verdict, run.reason = "contradicted", "Another result."
    run.save(update_fields=["verdict", "reason"])
    now = text_of(client, f"/riftbound/examples/{DOES_NOT}")
    assert "Verified for v1.4<" in now
    then = text_of(client, f"/riftbound/examples/{DOES_NOT}?edition=v1.2")
    assert "Conflict with v1.2" in then
    assert "Another result." in then


def test_a_status_nobody_knows_is_refused_with_the_nearest(client: Client) -> None:
    assert "Did you mean verified?" in text_of(client, "/search?q=status:verifed")
    words = text_of(client, "/search?q=status:verified in:v1.2 conquer")
    assert "Leave out in:v1.2, or the words." in words


def test_a_pack_is_another_once_an_example_stands_otherwise() -> None:
    publish_changed()
    before = pack_of("riftbound")
    decide_rows(**NAMED, source="- row: turn-order\n  says: still holds\n  because: The same order is meant.\n")
    run_examples(game="riftbound")
    after = pack_of("riftbound")
    assert before is not None
    assert after is not None
    assert after.version != before.version
