"""The Django app that keeps the rules."""

from django.apps import AppConfig


class RulesDataConfig(AppConfig):
    name = "rules_data"
    verbose_name = "Rules"
    default_auto_field = "django.db.models.BigAutoField"
