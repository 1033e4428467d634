"""The OpenAPI description is true: what it promises is what is answered, also to nonsense."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

import pytest
from django.core.signals import request_finished, request_started
from django.db import close_old_connections
from hypothesis import HealthCheck, given

from rulesite.api.urls import urlpatterns
from tests.campaigns import campaign

if TYPE_CHECKING:
    import schemathesis

pytestmark = [pytest.mark.django_db, pytest.mark.campaign]

# Called within Python nothing unpacks an answer, although packed ones are asked for unless this is said.
PLAIN = {"Accept-Encoding": "identity"}
# The description itself, the pages that explain it, and what answers everything else.
NOT_DESCRIBED = {"/api/v1/schema", "/api/v1/docs"}
POSTED = {"/api/v1/check", "/api/v1/evaluate", "/api/v1/lab"}
# Read off the addresses, which costs nothing where these tests are only counted.
PATHS = ["/api/v1/" + re.sub(r"<\w+:(\w+)>", r"{\1}", str(each.pattern)) for each in urlpatterns if each.name]
OPERATIONS = [(path, "POST" if path in POSTED else "GET") for path in PATHS if path not in NOT_DESCRIBED]


@cache
def described() -> schemathesis.BaseSchema:
    """What the site says of its API; describing needs no database."""
    import schemathesis

    from rulesite.wsgi import application

    return schemathesis.openapi.from_wsgi("/api/v1/schema?format=json", application)


@pytest.fixture(autouse=True)
def the_connection_stays(db: None) -> Iterator[None]:
    """As Django's own test client does it: a request's end may not close the connection a test is rolled back on."""
    for signal in (request_started, request_finished):
        signal.disconnect(close_old_connections)
    yield
    for signal in (request_started, request_finished):
        signal.connect(close_old_connections)


def test_every_address_of_the_api_is_described_and_no_other() -> None:
    told = {(each.path, each.method.upper()) for each in (found.ok() for found in described().get_all_operations())}
    assert told == set(OPERATIONS)


@pytest.mark.parametrize(("path", "method"), OPERATIONS, ids=lambda each: each.removeprefix("/api/v1/"))
def test_the_api_answers_as_it_is_described(path: str, method: str) -> None:
    from schemathesis.checks import positive_data_acceptance

    # Whether an object is a scenario is said by its own reader, with line and column, not by this schema.
    excluded = [positive_data_acceptance] if path.endswith(("/evaluate", "/lab")) else []

    @campaign(
        25,
        suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.filter_too_much, HealthCheck.too_slow],
    )
    @given(case=described()[path][method].as_strategy())
    def answers(case: schemathesis.Case) -> None:
        case.call_and_validate(headers=PLAIN, excluded_checks=excluded)

    answers()
