"""After a test that has written something the whole database is looked through for keys that lead nowhere."""

from __future__ import annotations

import pytest
from django.db import IntegrityError, connection, connections
from django.test import TestCase

from rules_data.models import Game, SiteState

pytestmark = pytest.mark.django_db


def is_looked_through() -> bool:
    return bool(TestCase()._should_check_constraints(connections[connection.alias]))  # type: ignore[attr-defined]


def test_it_is_not_where_a_test_has_only_read() -> None:
    assert Game.objects.exists()
    assert not is_looked_through()


def test_it_is_where_a_test_has_written() -> None:
    SiteState.objects.update(serial=7)
    assert is_looked_through()


def test_a_key_that_leads_nowhere_is_found() -> None:
    if connection.vendor != "sqlite":
        pytest.skip("PostgreSQL says it in other words")
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA defer_foreign_keys = ON")
        # Two games may have an example of one name.
        cursor.execute("UPDATE rules_data_example SET game_id = 987654 WHERE slug = 'turn-order-of-triggers'")
    assert is_looked_through()
    with pytest.raises(IntegrityError):
        connection.check_constraints()
    connection.set_rollback(True)
