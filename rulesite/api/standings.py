"""Where examples and answers stand, as JSON."""

from __future__ import annotations

from typing import Any

from django.urls import reverse
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from rules_data.queries import RuleChange, Stands

VERDICTS = ("confirmed", "contradicted", "not_executable")


class RuleChangeSerializer(serializers.Serializer[Any]):
    """A rule that says something else in `now` than in `since`, with its number in both."""

    document = serializers.CharField()
    since = serializers.CharField()
    old = serializers.CharField()
    now = serializers.CharField()
    new = serializers.CharField(allow_blank=True, help_text="Empty where the rule is gone.")
    provision = serializers.CharField(allow_blank=True)
    url = serializers.SerializerMethodField(help_text="The page that shows the change; empty where none does.")

    @extend_schema_field(str)
    def get_url(self, change: RuleChange) -> str:
        if not change.within:
            return ""
        old, new = change.editions
        pair = reverse("pages:compare", args=[change.game, change.document, f"{old}...{new}"])
        return f"{pair}?within={change.within}"


class StandingSerializer(serializers.Serializer[Any]):
    """Where an example stands under `edition`: the one asked for, otherwise the one in force.

    `verified_for` is the nearest edition in which it is verified: this one, or another one (`rules_changed`).
    """

    status = serializers.ChoiceField(choices=[one.value for one in Stands])
    edition = serializers.CharField(allow_blank=True)
    verified_for = serializers.CharField(allow_blank=True)
    why = serializers.CharField(allow_blank=True)
    rules_changed = RuleChangeSerializer(many=True, source="changed")
    proved = serializers.BooleanField(source="is_proved")


class AnswerStandingSerializer(serializers.Serializer[Any]):
    """What an answer can be relied on for in `edition`, the one in force.

    `rules_changed` are the rules it rests on that say something else since the edition it was written for, or last
    reviewed against; `not_compared` those of which that is not known.
    """

    edition = serializers.CharField(allow_blank=True)
    written_for = serializers.CharField(allow_blank=True)
    reviewed_for = serializers.CharField(allow_blank=True)
    compared_from = serializers.CharField(
        allow_blank=True, help_text="The first edition here after the one it was written for, where that is not here."
    )
    rules_changed = RuleChangeSerializer(many=True, source="changed")
    not_compared = serializers.ListField(child=serializers.CharField(), source="unknown")
    withdrawn = serializers.BooleanField(source="is_withdrawn")



class OpenDecisionSerializer(serializers.Serializer[Any]):
    """A row, step of the procedure or rule of recognition whose rules changed, and that nobody has decided on.

    `rules` are those of the edition `since` that say something else now; `asks` is what the row answers.
    """

    name = serializers.CharField()
    since = serializers.CharField()
    rules = serializers.ListField(child=serializers.CharField())
    asks = serializers.CharField(allow_blank=True)
