"""Every status and every share is checked by the database itself, whatever writes it."""

from __future__ import annotations

import pytest
from django.apps import apps
from django.db import IntegrityError, models, transaction
from django.utils import timezone

from rules_data.models import Handling

KEPT = list(apps.get_app_config("rules_data").get_models())
CHOSEN = [(model, field) for model in KEPT for field in model._meta.local_fields if field.choices]
SHARES = [
    (model, field)
    for model in KEPT
    for field in model._meta.local_fields
    if isinstance(field, models.FloatField)
]


def checked(model: type[models.Model]) -> str:
    """The fields that a model's checks look at, as they are written down."""
    return " ".join(str(one.condition) for one in model._meta.constraints if isinstance(one, models.CheckConstraint))


@pytest.mark.parametrize(("model", "field"), [*CHOSEN, *SHARES], ids=lambda one: getattr(one, "__name__", str(one)))
def test_every_status_and_share_has_a_check(model: type[models.Model], field: models.Field[object, object]) -> None:
    assert f"'{field.name}" in checked(model)


def test_there_are_statuses_and_shares_to_check() -> None:
    assert len(CHOSEN) > 10
    assert len(SHARES) > 1


@pytest.mark.django_db
def test_the_database_refuses_a_status_that_is_none() -> None:
    with pytest.raises(IntegrityError, match="handling_state_known"), transaction.atomic():
        Handling.objects.create(tray="reports", key="one", state="half done", changed_at=timezone.now())
