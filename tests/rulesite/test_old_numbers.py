"""An old number is followed to its rule, and never passes for another."""

from __future__ import annotations

import re

import pytest
from django.test import Client

pytestmark = pytest.mark.django_db


def test_an_old_number_tells_what_it_was_what_it_is_and_what_stands_there_now(client: Client) -> None:
    response = client.get("/riftbound/cr/376.4.b")
    assert response.status_code == 200
    page = response.content.decode()
    assert "Conquer" in page
    assert 'href="/riftbound/cr/@v1.2/376.4.b"' in page
    assert 'href="/riftbound/cr/383.4.c"' in page
    assert 'href="/riftbound/cr/376"' in page
    assert "Activated Abilities" in page


@pytest.mark.parametrize(
    ("old", "new"),
    [("376.4.b", "383.4.c"), ("376.4.c", "383.4.d"), ("376.3.a", "383.3.c"), ("376.3.b.1", "383.3.d.1")],
)
def test_an_old_number_leads_to_its_successor(client: Client, old: str, new: str) -> None:
    page = client.get(f"/riftbound/cr/{old}").content.decode()
    assert f'href="/riftbound/cr/{new}"' in page


def test_the_defend_trigger_rule_never_leads_to_targeting(client: Client) -> None:
    page = client.get("/riftbound/cr/376.4.e.3").content.decode()
    assert 'href="/riftbound/cr/383.4.f.3"' in page
    assert 'href="/riftbound/cr/383.4.b.4"' not in page


def test_a_reused_number_shows_todays_rule_and_says_what_it_was(client: Client) -> None:
    page = client.get("/riftbound/cr/383").content.decode()
    assert "This number named another rule before" in page
    assert 'href="/riftbound/cr/@v1.2/383"' in page
    assert 'href="/riftbound/cr/390"' in page
    assert page.index("<h1>") < page.index("This number named another rule before")


def test_a_pinned_rule_says_it_is_old_and_links_to_today(client: Client) -> None:
    page = client.get("/riftbound/cr/@v1.2/376.3.a").content.decode()
    assert "no longer in force" in page
    assert 'href="/riftbound/cr/383.3.c"' in page


def test_a_pinned_rule_links_within_its_own_edition(client: Client) -> None:
    page = client.get("/riftbound/cr/@v1.2/375").content.decode()
    below = page[page.index('<ol class="rules">') : page.index("</ol>", page.index('<ol class="rules">'))]
    numbers = re.findall(r'class="number" href="([^"]+)"', below)
    assert numbers
    assert all(link.startswith("/riftbound/cr/@v1.2/") for link in numbers)


def test_a_day_pins_the_edition_in_force_on_it(client: Client) -> None:
    assert "376.3.a" in client.get("/riftbound/cr/@2026-01-15/376.3.a").content.decode()
    assert client.get("/riftbound/cr/@2026-04-01/383.3.e").status_code == 200
    assert client.get("/riftbound/cr/@2019-01-01/383.3.e").status_code == 404


def test_the_edition_in_force_pinned_by_name_carries_no_warning(client: Client) -> None:
    assert "no longer in force" not in client.get("/riftbound/cr/@v1.3/383.3.e").content.decode()


def test_a_number_of_another_edition_asked_of_this_one_is_explained(client: Client) -> None:
    response = client.get("/riftbound/cr/@v1.3/376.4.b")
    assert response.status_code == 200
    page = response.content.decode()
    assert "v1.3 of the Core Rules has no rule with this number" in page
    assert 'href="/riftbound/cr/383.4.c"' in page


def test_a_pinned_page_names_the_current_page_of_its_rule_as_canonical(client: Client) -> None:
    pinned = client.get("/riftbound/cr/@v1.2/376.3.a").content.decode()
    assert '<link rel="canonical" href="http://testserver/riftbound/cr/383.3.c">' in pinned
