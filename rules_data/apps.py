"""The Django app that keeps the rules."""

from typing import Any

from django.apps import AppConfig
from django.db import DEFAULT_DB_ALIAS, connection
from django.db.models.signals import post_migrate, pre_migrate


class RulesDataConfig(AppConfig):
    name = "rules_data"
    verbose_name = "Rules"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        pre_migrate.connect(_unguard, sender=self)
        post_migrate.connect(_guard, sender=self)


def _unguard(using: str, **_: Any) -> None:
    if using != DEFAULT_DB_ALIAS:
        return
    from .models import guarding  # noqa: PLC0415  models can only be imported once the apps are ready

    guarding.remove()


def _guard(using: str, **_: Any) -> None:
    if using != DEFAULT_DB_ALIAS:
        return
    from .models import guarding  # noqa: PLC0415

    # A migration backwards may have taken the tables away.
    if "rules_data_sitestate" in connection.introspection.table_names():
        guarding.install()
