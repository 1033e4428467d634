"""The admin: staff may look at everything that is kept; changes go through the actions alone."""

from __future__ import annotations

from typing import Any

from django.contrib import admin
from django.http import HttpRequest

from rules_data.models import (
    Card,
    CitationLink,
    CrosswalkLink,
    Document,
    Edition,
    Erratum,
    Example,
    Faq,
    Game,
    GlossaryTerm,
    Provision,
    Revision,
    Rule,
    ScenarioRun,
)


class LookingOnly(admin.ModelAdmin):  # type: ignore[type-arg]  # not generic at run time
    """Shows rows and never changes them: every change of state is a verb in actions."""

    list_per_page = 50

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


@admin.register(Rule)
class RuleAdmin(LookingOnly):
    list_display = ("number", "kind", "text", "revision")
    list_filter = ("revision__edition", "kind")
    search_fields = ("number", "text")
    list_select_related = ("revision__edition__document__game",)


@admin.register(Revision)
class RevisionAdmin(LookingOnly):
    list_display = ("edition", "status", "provenance", "source_name", "created_at", "published_at")
    list_filter = ("status", "provenance")


@admin.register(CitationLink)
class CitationLinkAdmin(LookingOnly):
    list_display = ("raw", "number", "status", "title_disagrees", "rule", "faq")
    list_filter = ("status", "title_disagrees")
    search_fields = ("raw", "number")
    list_select_related = ("rule__revision__edition__document__game", "faq")


@admin.register(ScenarioRun)
class ScenarioRunAdmin(LookingOnly):
    list_display = ("example", "edition", "verdict", "proved", "evaluator_version", "ran_at")
    list_filter = ("verdict", "proved", "edition")


admin.site.register(
    [Card, CrosswalkLink, Document, Edition, Erratum, Example, Faq, Game, GlossaryTerm, Provision], LookingOnly
)
