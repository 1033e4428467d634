"""An old number is followed to its rule, and never passes for another."""

from __future__ import annotations

import re
from datetime import date, timedelta

import pytest
from django.conf import settings
from django.test import Client

from rules_data.actions import check_revision, import_document, publish_revision
from rulesite.pages.scope import today

pytestmark = [pytest.mark.django_db, pytest.mark.postgresql]


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
    assert "This number used to be a different rule" in page
    assert 'href="/riftbound/cr/@v1.2/383"' in page
    assert 'href="/riftbound/cr/390"' in page
    assert page.index("<h1") < page.index("This number used to be a different rule")


def test_a_pinned_rule_says_it_is_old_and_links_to_today(client: Client) -> None:
    page = client.get("/riftbound/cr/@v1.2/376.3.a").content.decode()
    assert "which has been replaced" in page
    assert 'href="/riftbound/cr/383.3.c"' in page


def test_a_pinned_rule_links_within_its_own_edition(client: Client) -> None:
    page = client.get("/riftbound/cr/@v1.2/375").content.decode()
    below = page[page.index('<ol class="rules"') : page.index("</ol>", page.index('<ol class="rules"'))]
    numbers = re.findall(r'class="number" href="([^"]+)"', below)
    assert numbers
    assert all(link.startswith("/riftbound/cr/@v1.2/") for link in numbers)


def test_a_day_pins_the_edition_in_force_on_it(client: Client) -> None:
    assert "376.3.a" in client.get("/riftbound/cr/@2026-01-15/376.3.a").content.decode()
    assert client.get("/riftbound/cr/@2026-04-01/383.3.e").status_code == 200
    assert client.get("/riftbound/cr/@2019-01-01/383.3.e").status_code == 404


def test_a_page_of_a_day_says_which_edition_was_in_force_then_and_names_the_current_page(client: Client) -> None:
    for path, now in (("376.3.a", "383.3.c"), ("", "")):
        page = client.get(f"/riftbound/cr/@2026-01-15/{path}").content.decode()
        assert "You are reading version v1.2</strong>, the one current on Jan 15, 2026" in page
        assert f'<link rel="canonical" href="http://testserver/riftbound/cr/{now}">' in page
    assert "the one current on" not in client.get("/riftbound/cr/@v1.2/376.3.a").content.decode()


def test_the_edition_in_force_pinned_by_name_carries_no_warning(client: Client) -> None:
    assert "which has been replaced" not in client.get("/riftbound/cr/@v1.4/383.3.e").content.decode()


def test_a_number_of_another_edition_asked_of_this_one_is_explained(client: Client) -> None:
    response = client.get("/riftbound/cr/@v1.4/376.4.b")
    assert response.status_code == 200
    page = response.content.decode()
    assert "The Core Rules v1.4 have no rule with this number" in page
    assert 'href="/riftbound/cr/383.4.c"' in page


def test_a_pinned_page_names_the_current_page_of_its_rule_as_canonical(client: Client) -> None:
    pinned = client.get("/riftbound/cr/@v1.2/376.3.a").content.decode()
    assert '<link rel="canonical" href="http://testserver/riftbound/cr/383.3.c">' in pinned


def published(label: str, text: str, effective: date) -> None:
    named = {"game": "riftbound", "document": "cr", "edition": label}
    import_document(**named, data=text.encode(), source_name=f"{label}.txt", effective=effective)
    check_revision(**named, examples=False)
    publish_revision(**named, despite_obstacles=True, index=False, examples=False)


def shipped_text() -> str:
    return (settings.CORPUS_DIR / "riftbound" / "cr" / "v1.4.txt").read_text()


def test_a_rule_that_is_gone_keeps_its_pages_and_says_so(client: Client) -> None:
    lines = [line for line in shipped_text().splitlines() if not line.startswith("383.4.g")]
    published("v9.0", "\n".join(lines), today() - timedelta(days=1))
    page = client.get("/riftbound/cr/383.4.g").content.decode()
    assert "has been removed" in page
    assert "This rule is not in v9.0" in page
    assert 'href="/riftbound/cr/@v1.4/383.4.g"' in page
    pinned = client.get("/riftbound/cr/@v1.4/383.4.g").content.decode()
    assert "This rule is not in the current version" in pinned
    permanent = re.search(r'href="(/riftbound/p/[^"]+)"', pinned)
    assert permanent
    history = client.get(permanent[1])
    assert history.status_code == 200
    assert "not in the current version" in history.content.decode()


def test_an_edition_to_come_is_shown_as_such_and_changes_nothing_today(client: Client) -> None:
    published("v9.0", shipped_text(), date(2999, 1, 1))
    assert "v1.4, current since" in client.get("/riftbound/cr/383.3.e").content.decode()
    page = client.get("/riftbound/cr/@v9.0/383.3.e").content.decode()
    assert "which takes effect Jan 1, 2999" in page
    assert 'href="/riftbound/cr/383.3.e"' in page
    assert "upcoming" in client.get("/riftbound/cr/").content.decode()
