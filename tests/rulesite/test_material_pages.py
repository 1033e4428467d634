"""Questions, cards and examples: what they say, what they rest on, and how the examples came out."""

from __future__ import annotations

import re

import pytest
from django.test import Client

from rules_data.queries import Stands, cards_of, examples_of, faqs_of, find_card, find_example, tally
from tests.campaigns import some_of

pytestmark = pytest.mark.django_db
MOST = 20  # pages of a kind in a sample; in full, all of them


def text_of(client: Client, path: str) -> str:
    response = client.get(path)
    assert response.status_code == 200, path
    return response.content.decode()


def part_of(page: str, start: str, end: str) -> str:
    return page[page.index(start) : page.index(end, page.index(start))]


@pytest.mark.campaign
def test_every_example_has_a_page_with_its_verdict_situation_and_outcome(client: Client) -> None:
    for row in some_of(examples_of("riftbound"), MOST):
        page = text_of(client, f"/riftbound/examples/{row.slug}")
        assert ("How this proves the rule" in page) == bool(row.verdicts), row.slug
        assert re.search(r'class="badge (verified|rules_changed|conflict|cannot_be_tested)"', page), row.slug
        assert "Expected result" in page, row.slug
        assert "Change this and run" in page, row.slug


def test_each_step_of_a_trace_names_the_rules_that_decided_it_and_links_those_that_are_here(client: Client) -> None:
    row = next(row for row in examples_of("riftbound") if "two-deaths" in row.slug)
    trace = part_of(text_of(client, f"/riftbound/examples/{row.slug}?edition=v1.3"), '<ol class="trace">', "</ol>")
    steps = trace.split("data-place=")[1:]
    assert len(steps) > 3
    assert all('href="/riftbound/cr/' in step or 'class="number absent"' in step for step in steps)
    assert 'href="/riftbound/cr/@v1.3/383.1.b"' in trace


def test_a_trace_under_an_old_edition_links_that_edition_and_names_todays_number(client: Client) -> None:
    row = next(row for row in examples_of("riftbound") if "two-deaths" in row.slug)
    trace = part_of(text_of(client, f"/riftbound/examples/{row.slug}?edition=v1.2"), '<ol class="trace">', "</ol>")
    assert 'href="/riftbound/cr/@v1.2/376.1.b"' in trace
    assert re.search(r'now <a href="/riftbound/cr/383\.1\.b">383\.1\.b</a>', trace)


def test_what_did_not_happen_is_told_apart(client: Client) -> None:
    for row in examples_of("riftbound"):
        example = find_example("riftbound", row.slug)
        assert example is not None
        run = example.runs[-1]
        if any(step["kind"] == "did_not_trigger" for step in run.trace):
            page = text_of(client, f"/riftbound/examples/{row.slug}?edition={run.edition}")
            assert '<li class="withheld" data-place=' in page
            return
    pytest.fail("no example shows something that did not trigger")


def test_an_example_shows_its_twin_and_the_rules_switched_off(client: Client) -> None:
    proved = next(row.slug for row in examples_of("riftbound") if _is_proved(row.slug))
    page = text_of(client, f"/riftbound/examples/{proved}")
    assert "With one thing changed" in page
    assert "With a rule ignored" in page
    assert "another result" in page


def _is_proved(slug: str) -> bool:
    example = find_example("riftbound", slug)
    return example is not None and bool(example.runs) and example.runs[-1].proved


def test_an_example_names_the_rules_that_decide_it_before_its_steps(client: Client) -> None:
    row = next(row for row in examples_of("riftbound") if "two-deaths" in row.slug)
    page = text_of(client, f"/riftbound/examples/{row.slug}?edition=v1.3")
    deciding = part_of(page, 'id="deciding-head"', "</section>")
    assert 'href="/riftbound/cr/@v1.3/383.1.b"' in deciding
    assert page.index('id="deciding-head"') < page.index('id="steps-head"')


def test_an_edition_an_example_was_not_run_under_is_not_found(client: Client) -> None:
    row = next(one for one in examples_of("riftbound") if one.slug == "two-deaths-one-trigger")
    response = client.get(f"/riftbound/examples/{row.slug}?edition=v0.1")
    assert response.status_code == 404
    assert "v1.3" in response.content.decode()


def test_a_rule_carries_its_examples_with_their_badge(client: Client) -> None:
    page = text_of(client, "/riftbound/cr/383.1.b")
    section = part_of(page, 'aria-labelledby="examples-head"', "</section>")
    assert "/riftbound/examples/" in section
    assert "badge verified" in section


def test_a_section_carries_the_examples_of_its_rules(client: Client) -> None:
    assert "/riftbound/examples/" in part_of(text_of(client, "/riftbound/cr/382"), '<ol class="rules"', "<nav")


@pytest.mark.parametrize("path", ["/", "/riftbound/", "/riftbound/examples/"])
def test_examples_are_counted_for_the_version_that_is_named(client: Client, path: str) -> None:
    found = tally("riftbound")
    page = text_of(client, path)
    assert found.edition == "v1.4"
    assert 'aria-label="Examples in v1.4"' in page
    counted = f'href="/riftbound/examples/?status=verified"><strong>{found.counts[Stands.VERIFIED]}</strong>'
    assert counted in page


@pytest.mark.campaign
def test_every_question_has_a_page_with_what_it_rests_on(client: Client) -> None:
    for row in some_of(faqs_of("riftbound"), MOST):
        page = text_of(client, f"/riftbound/faq/{row.slug}")
        assert '<div class="reading answer">' in page
        assert "Source" in page
    assert 'href="/riftbound/cr/' in page


@pytest.mark.campaign
def test_whatever_an_answer_links_is_there(client: Client) -> None:
    links: set[str] = set()
    for row in some_of(faqs_of("riftbound"), MOST):
        answer = part_of(text_of(client, f"/riftbound/faq/{row.slug}"), '<div class="reading answer">', "</article>")
        links |= set(re.findall(r'href="(/[^"#]+)"', answer))
    assert links
    assert [link for link in some_of(sorted(links), 2 * MOST) if client.get(link, follow=True).status_code != 200] == []


def test_a_rule_lists_the_questions_that_rest_on_it(client: Client) -> None:
    assert "/riftbound/faq/" in text_of(client, "/riftbound/cr/383.3.e")


@pytest.mark.campaign
def test_every_card_has_a_page_with_its_facts(client: Client) -> None:
    for row in some_of(cards_of("riftbound"), MOST):
        page = text_of(client, f"/riftbound/cards/{row.slug}")
        assert f"<h1>{row.name.replace(chr(39), '&#x27;')}</h1>" in page


def test_a_corrected_card_says_what_changed_and_since_when(client: Client) -> None:
    corrected = next(row.slug for row in cards_of("riftbound") if _errata(row.slug))
    assert "Errata" in text_of(client, f"/riftbound/cards/{corrected}")


def _errata(slug: str) -> bool:
    card = find_card("riftbound", slug)
    return card is not None and bool(card.errata)


def test_the_lists_name_everything(client: Client) -> None:
    for kind, rows in (("faq", faqs_of("riftbound")), ("cards", cards_of("riftbound"))):
        page = text_of(client, f"/riftbound/{kind}/")
        assert [row.slug for row in rows if f'href="/riftbound/{kind}/{row.slug}"' not in page] == []
    page = text_of(client, "/riftbound/examples/")
    assert [row.slug for row in examples_of("riftbound") if f'href="/riftbound/examples/{row.slug}"' not in page] == []


def test_coverage_says_of_each_rule_whether_it_is_proved(client: Client) -> None:
    page = text_of(client, "/riftbound/coverage")
    assert 'href="/riftbound/cr/383.1.b"' in page
    assert "✓ verified" in page
    old = text_of(client, "/riftbound/coverage?edition=v1.2")
    assert 'href="/riftbound/cr/@v1.2/376.1.b"' in old
    assert client.get("/riftbound/coverage?edition=v0.1").status_code == 404


def test_the_contents_name_every_section_with_its_count(client: Client) -> None:
    page = text_of(client, "/riftbound/cr/")
    for number in ("376", "382"):
        assert re.search(rf'href="/riftbound/cr/{number}"><span class="number">{number}</span>', page)
    assert "v1.2" in page


def test_the_list_of_examples_names_rules_not_editions(client: Client) -> None:
    shown = re.findall(r'<span class="sub">([^<]+)</span></li>', text_of(client, "/riftbound/examples/"))
    assert shown
    assert [line for line in shown if not re.fullmatch(r"\d{3}[\d.a-z]*(, \d{3}[\d.a-z]*)*", line)] == []
