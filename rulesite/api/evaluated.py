"""What came of a scenario that a program sent, as JSON."""

from __future__ import annotations

from typing import Any

from rest_framework import serializers

from rules_data.core.scenarios import Stopped

from .standings import OpenDecisionSerializer

# Of several editions, the verdict that a reader has to know.
GRAVEST_FIRST = ("contradicted", "not_executable", "confirmed")


class FaultSerializer(serializers.Serializer[Any]):
    """One fault in a scenario, with its place from line 1 and column 1."""

    line = serializers.IntegerField()
    column = serializers.IntegerField()
    expected = serializers.CharField()
    found = serializers.CharField(allow_blank=True)
    advice = serializers.CharField(allow_blank=True)


class FaultsSerializer(serializers.Serializer[Any]):
    """Why a scenario cannot be read: the first fault in a sentence, and all of them with their places."""

    detail = serializers.CharField()
    problems = FaultSerializer(many=True, required=False, help_text="Absent where the address is at fault.")


class StepSerializer(serializers.Serializer[Any]):
    """One step of a trace with the rules that decided it, numbered as in the run's edition."""

    kind = serializers.CharField()
    text = serializers.CharField()
    rules = serializers.ListField(child=serializers.CharField())
    ok = serializers.BooleanField(allow_null=True)
    objects = serializers.ListField(child=serializers.CharField())
    players = serializers.ListField(child=serializers.CharField())
    detail = serializers.DictField(
        help_text="More of some steps, as values: a stages table, a replacement's before and after, points prevented."
    )


class ExpectationSerializer(serializers.Serializer[Any]):
    """What was expected and what was seen."""

    expected = serializers.CharField(allow_blank=True)
    seen = serializers.CharField(allow_blank=True)
    ok = serializers.BooleanField()
    line = serializers.IntegerField()


class DecidingRuleSerializer(serializers.Serializer[Any]):
    """A rule without which the run comes out differently, numbered as in the run's edition."""

    rule = serializers.CharField()
    asks = serializers.CharField(help_text="What the rule answers.")
    answer = serializers.CharField(allow_blank=True)
    says = serializers.CharField(help_text="Its answer in a sentence.")
    outcome = serializers.CharField(help_text="What is seen without the rule.")
    together = serializers.ListField(
        child=serializers.CharField(),
        help_text="Rules that answer the same: only without all of them anything changes. Empty: it decides alone.",
    )


class DecidingSerializer(serializers.Serializer[Any]):
    """The rules that decide a run: each row of the evaluator that it used was switched off in a run of its own."""

    rules = DecidingRuleSerializer(many=True)
    tried = serializers.IntegerField(help_text="How many rows were switched off.")
    rows = serializers.IntegerField(help_text="How many rows the run used.")
    stopped = serializers.CharField(allow_blank=True, help_text="Why not all of them were, or none.")


class EvaluatedSerializer(serializers.Serializer[Any]):
    """A run under one edition."""

    edition = serializers.CharField()
    verdict = serializers.ChoiceField(choices=GRAVEST_FIRST)
    reason = serializers.CharField(allow_blank=True)
    stopped = serializers.ChoiceField(
        choices=[each.value for each in Stopped],
        help_text="What ended it early: the time for the answer, or its own length (bounds). Empty: nothing did.",
    )
    undecided = OpenDecisionSerializer(
        many=True,
        help_text="Of an edition that is run by its neighbour's rows: the rows whose rules changed and that this run "
        "depends on. With any, it is not executable, and the trace is how it would go if they still meant the same.",
    )
    deciding = DecidingSerializer(allow_null=True, help_text="Null where it was not asked for.")
    expectations = ExpectationSerializer(many=True)
    trace = StepSerializer(many=True)


class EvaluationSerializer(serializers.Serializer[Any]):
    """The runs of a scenario under each edition it names; `verdict` is the gravest of theirs."""

    example = serializers.CharField()
    game = serializers.CharField()
    verdict = serializers.ChoiceField(choices=GRAVEST_FIRST)
    runs = EvaluatedSerializer(many=True)
