"""The admin: staff may look at everything that is kept; changes go through the actions alone."""

from __future__ import annotations

from typing import Any

from django import forms
from django.contrib import admin
from django.http import HttpRequest

from rules_data.actions import UnableToKeepSynonym, check_synonym, keep_synonym
from rules_data.models import (
    AuditEntry,
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
    Synonym,
    UnansweredSearch,
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


@admin.register(AuditEntry)
class AuditEntryAdmin(LookingOnly):
    list_display = ("number", "at", "who", "verb", "subject", "why")
    list_filter = ("verb",)
    search_fields = ("who", "subject", "why")


@admin.register(UnansweredSearch)
class UnansweredSearchAdmin(LookingOnly):
    list_display = ("query", "game", "day", "count")
    list_filter = ("game",)
    date_hierarchy = "day"
    search_fields = ("query",)


admin.site.register(
    [Card, CrosswalkLink, Document, Edition, Erratum, Example, Faq, Game, GlossaryTerm, Provision], LookingOnly
)


class LinesField(forms.CharField):
    """A list of texts, one a line."""

    widget = forms.Textarea(attrs={"rows": 5, "cols": 60})

    def prepare_value(self, value: Any) -> Any:
        return "\n".join(map(str, value)) if isinstance(value, list) else value

    def to_python(self, value: Any) -> Any:
        return [line.strip() for line in str(value or "").splitlines() if line.strip()]


class SynonymForm(forms.ModelForm):  # type: ignore[type-arg]  # not generic at run time
    """A row of synonyms, checked as the action checks it."""

    words = LinesField(help_text="What players write, one a line.")
    means = LinesField(help_text="What is searched for with it, in the words of the rules, one a line.")

    class Meta:
        model = Synonym
        fields = ("game", "words", "means", "in_use")

    def clean(self) -> dict[str, Any]:
        given = super().clean() or self.cleaned_data
        game = given.get("game")
        try:
            check_synonym(
                words=given.get("words") or [],
                means=given.get("means") or [],
                game=game.slug if game else "",
                row=self.instance.pk,
            )
        except UnableToKeepSynonym as refusal:
            raise forms.ValidationError(str(refusal)) from refusal
        return given


@admin.register(Synonym)
class SynonymAdmin(admin.ModelAdmin):  # type: ignore[type-arg]
    """What editors may change: rows are switched off rather than deleted, since a shipped one would come back."""

    form = SynonymForm
    list_display = ("first_word", "game", "means", "in_use")
    list_filter = ("game", "in_use")
    search_fields = ("words", "means")
    list_per_page = 100

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def save_model(self, request: HttpRequest, obj: Any, form: Any, change: bool) -> None:
        obj.pk = keep_synonym(
            words=form.cleaned_data["words"],
            means=form.cleaned_data["means"],
            game=obj.game.slug if obj.game else "",
            in_use=obj.in_use,
            row=obj.pk,
        )
        obj.refresh_from_db()
