"""A name in the address of the API either means something or is refused."""

from __future__ import annotations

import pytest
from django.test import Client

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("/api/v1/search?q=603&gaem=magic", "Did you mean 'game'?"),
        ("/api/v1/games/magic/faqs?pagesize=5", "Did you mean 'page_size'?"),
        ("/api/v1/games?game=magic", "it takes none"),
        ("/api/v1/games/magic/documents/cr/rules?version=2024-06-07", "it takes edition, page, page_size, size, under"),
        ("/api/v1/preview?c=rule+603&documnet=cr", "no parameter 'documnet'"),
        ("/api/v1/games/magic/documents/cr/rules/603.3b/cite?editon=2024-06-07", "Did you mean 'edition'?"),
    ],
)
def test_an_unknown_parameter_is_refused_with_the_nearest_one(client: Client, address: str, said: str) -> None:
    answer = client.get(address)
    assert answer.status_code == 400
    assert said in answer.json()["detail"]


@pytest.mark.parametrize(
    "address",
    [
        "/api/v1/search?q=603&game=magic&kind=rule&page=1&size=5",
        "/api/v1/games/magic/faqs?page=1&page_size=5&format=json",
        "/api/v1/games/magic/documents/cr/rules?edition=2024-06-07&under=603&size=3",
        "/api/v1/preview?c=rule+603&c=rule+603.3b&game=magic&edition=2024-06-07",
        "/api/v1/games/riftbound/documents/cr/compare?old=v1.2&new=v1.3&within=383",
    ],
)
def test_what_the_schema_names_is_taken(client: Client, address: str) -> None:
    assert client.get(address).status_code == 200


def test_what_is_posted_to_is_as_strict(client: Client) -> None:
    answer = client.post("/api/v1/check?lang=en", {"text": "603.3b"}, content_type="application/json")
    assert answer.status_code == 400
    assert "lang" in answer.json()["detail"]
