"""The OpenAPI description is true: what it promises is what is answered, also to nonsense."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import schemathesis
from django.core.signals import request_finished, request_started
from django.db import close_old_connections
from hypothesis import HealthCheck
from schemathesis.checks import positive_data_acceptance

from rulesite.wsgi import application
from tests.campaigns import campaign

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def the_connection_stays(db: None) -> Iterator[None]:
    """As Django's own test client does it: a request's end may not close the connection a test is rolled back on."""
    for signal in (request_started, request_finished):
        signal.disconnect(close_old_connections)
    yield
    for signal in (request_started, request_finished):
        signal.connect(close_old_connections)


# Read from the site itself; describing needs no database.
schema = schemathesis.openapi.from_wsgi("/api/v1/schema?format=json", application)

# Called within Python nothing unpacks an answer, although packed ones are asked for unless this is said.
PLAIN = {"Accept-Encoding": "identity"}


@schema.parametrize()
@campaign(
    25,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.filter_too_much, HealthCheck.too_slow],
)
def test_the_api_answers_as_it_is_described(case: schemathesis.Case) -> None:
    # Whether an object is a scenario is said by its own reader, with line and column, not by this schema.
    accepts_any = case.operation.path.endswith(("/evaluate", "/lab"))
    case.call_and_validate(headers=PLAIN, excluded_checks=[positive_data_acceptance] if accepts_any else [])
