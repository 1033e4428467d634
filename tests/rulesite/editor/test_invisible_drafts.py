"""Nothing unpublished is seen by anyone who may not: every route, every role, every method."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from django.test import Client
from django.urls import URLPattern, URLResolver, get_resolver

from rules_data.actions import make_preview_link, publish_revision, save_text
from rules_data.models import ImpactItem
from rules_data.queries.desk import AnswerFields, answer_file
from tests.campaigns import TIMES
from tests.rules_data.sample_texts import NEW, OLD
from tests.rulesite.editor.conftest import SAMPLE, client_of, draft

pytestmark = pytest.mark.django_db
SECRET_RULE, SECRET_ANSWER = "Zwielicht turns each piece", "Zwielicht is answered"
METHODS = ("get", "head", "post", "put", "patch", "delete", "options")
READING = ("get", "head", "options")
# What an address may be made of; one value for each name in the URL configuration.
VALUES: dict[str, str] = {
    "game": "riftbound", "document": "tr", "slug": "secret-answer", "provision": "zwielicht-turns-each-piece",
    "pin": "v2", "typed": "201", "pair": "v1...v2", "section": "rules", "of": "riftbound/tr/201", "text": "tr 201",
    "kind": "faq", "edition": "v2", "number": "201", "tray": "reports", "key": "1", "path": "riftbound/tr/201",
    "secret": "guessed", "uidb64": "MQ", "token": "x", "version_id": "1", "job_id": "1", "row_id": "1",
    "comment_id": "1", "label": "v2", "app_label": "rules_data", "object_id": "1", "content_type_id": "1",
}  # fmt: skip
# Anybody may ask for these: they are how one comes in, and what is shown once one has.
DOORS = {"sign_in", "sign_out", "second_factor", "set_up_second_factor", "account", "change_password",
         "choose_password", "preview", "preview_home"}  # fmt: skip
NEEDS_PUBLISHER = {"publish", "unschedule", "revert", "publish_again", "publish_text", "withdraw_text", "undo_text",
                   "new_synonym", "synonym"}  # fmt: skip
NEEDS_REVIEWER = {"approve"}


def routes(patterns: list[Any], path: str = "", space: str = "") -> Iterator[tuple[str, str, str]]:
    """Every route as (namespace, name, address)."""
    for one in patterns:
        whole = path + str(one.pattern)
        if isinstance(one, URLResolver):
            yield from routes(one.url_patterns, whole, one.namespace or space)
        elif isinstance(one, URLPattern):
            yield space, one.name or "", whole


def address(route: str, revision: int, item: int) -> str:
    """A route with its names filled in."""
    import re

    def fill(found: re.Match[str]) -> str:
        name = found[1].partition(":")[2] or found[1]
        return str({"revision_id": revision, "item_id": item}.get(name, VALUES.get(name, "1")))

    return "/" + re.sub(r"<([^>]+)>", fill, route).replace("^", "").replace("$", "").replace(r"\.", ".")


@pytest.fixture(scope="module")
def secret(module_db: None) -> tuple[int, int]:
    draft(OLD, "v1")
    publish_revision(**SAMPLE, edition="v1", index=False)
    made = draft(NEW.replace("A piece that rests", SECRET_RULE + ". One that rests"), "v2", who="zoe")
    save_text(
        kind="faq", game="riftbound", slug="secret-answer", version=0,
        source=answer_file(AnswerFields(SECRET_ANSWER, SECRET_ANSWER, SECRET_ANSWER, ("383.3.e",), (), "v1.3")),
    )  # fmt: skip
    item = ImpactItem.objects.order_by("-pk").first()
    return made, item.pk if item else 1


ALL_ROUTES = sorted({route for route in routes(get_resolver().url_patterns) if "admin" not in route[0]})


def test_the_table_is_made_from_the_url_configuration() -> None:
    assert len(ALL_ROUTES) > 80
    assert {space for space, _, _ in ALL_ROUTES} >= {"pages", "editor", "reports"}


def is_told(response: Any) -> bool:
    said = response.content.decode("utf-8", "replace") if not response.streaming else ""
    heads = " ".join(f"{name}: {value}" for name, value in response.headers.items())
    return "Zwielicht" in said or "Zwielicht" in heads


@pytest.mark.campaign
def test_readers_never_see_a_draft_by_any_route_or_method(secret: tuple[int, int]) -> None:
    """Differences between what is there and what may be seen: none. In a sample, each route in two of the methods."""
    client = Client(raise_request_exception=False)
    seen = []
    for place, (space, name, route) in enumerate(ALL_ROUTES):
        for method in METHODS if TIMES else ("get", METHODS[1 + place % (len(METHODS) - 1)]):
            response = getattr(client, method)(address(route, *secret))
            if is_told(response) or response.status_code >= 500:
                seen.append((space, name, method, response.status_code))
    assert seen == []


def test_searches_feeds_and_lists_with_the_drafts_own_words_find_nothing(secret: tuple[int, int]) -> None:
    client = Client()
    for path in ("/search?q=Zwielicht", "/search?q=in:v2", "/api/v1/search?q=Zwielicht", "/sitemap.xml",
                 "/sitemap-rules.xml", "/riftbound/tr/@v2/", "/riftbound/tr/@v2/201", "/riftbound/tr/compare/v1...v2",
                 "/api/v1/suggest?q=Zwie", "/c/riftbound tr v2 201"):  # fmt: skip
        # What was typed is shown again; what it would find is not.
        said = client.get(path).content.decode().lower()
        assert "turns each piece" not in said, path
        assert "turns-each-piece" not in said, path


def test_a_drafts_coming_and_going_changes_no_etag(secret: tuple[int, int]) -> None:
    client = Client()
    paths = ("/riftbound/tr/", "/riftbound/tr/201", "/", "/riftbound/")
    before = [client.get(path).headers.get("ETag") for path in paths]
    draft(NEW.replace("2025-06-01", "2025-07-01"), "v3")
    assert [client.get(path).headers.get("ETag") for path in paths] == before


@pytest.mark.parametrize("role", ["", "none", "author", "reviewer", "publisher"])
def test_the_desk_opens_to_each_role_what_it_may(secret: tuple[int, int], role: str) -> None:
    """Every route of the desk by role and by method: who may not is turned away, and sees nothing."""
    if role in ("", "none"):
        client = Client()
        if role:
            from django.contrib.auth.models import User

            client.force_login(User.objects.create_user("reader"), backend="django.contrib.auth.backends.ModelBackend")
    else:
        client = client_of("somebody", role)
    differences = []
    for space, name, route in ALL_ROUTES:
        if space != "editor" or name in DOORS:
            continue
        for method in ("get", "head", "put", "patch", "delete", "options") if role in PERMITTED else METHODS:
            response = getattr(client, method)(address(route, *secret))
            if not as_it_should(role, name, response):
                differences.append((name, method, response.status_code))
    assert differences == []


PERMITTED = ("author", "reviewer", "publisher")


def as_it_should(role: str, name: str, response: Any) -> bool:
    if response.status_code == 405:
        return not is_told(response)
    if role == "":
        is_sent_away = response.status_code == 302 and "/sign-in" in response.headers["Location"]
        return bool(is_sent_away and not is_told(response))
    may = {"none": 0, "author": 1, "reviewer": 2, "publisher": 3}[role]
    needed = 3 if name in NEEDS_PUBLISHER else 2 if name in NEEDS_REVIEWER else 1
    if may < needed:
        return bool(response.status_code == 403 and not is_told(response))
    return bool(response.status_code in (200, 302, 404))


def test_whoever_may_see_a_draft_does(secret: tuple[int, int], author: Client) -> None:
    assert is_told(author.get(f"/editor/drafts/{secret[0]}/rules"))
    assert is_told(author.get("/editor/texts/riftbound/faq/secret-answer"))
    link = make_preview_link(secret[0])
    assert is_told(Client().get(f"/editor/preview/{link}/riftbound/tr/201"))
    assert not is_told(Client().get("/riftbound/tr/201"))
