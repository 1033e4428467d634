"""Worked examples and what the evaluator made of them."""

from __future__ import annotations

from django.db import models

from .game import Edition, Game
from .material import Card
from .revision import Revision
from .rule import Provision


class Example(models.Model):
    """A worked example: a scenario that can be run, and the rules it demonstrates."""

    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="examples")
    slug = models.SlugField(max_length=100)
    title = models.CharField(max_length=200)
    summary = models.TextField(blank=True)
    source = models.TextField(help_text="The scenario file, as it was read.")
    scenario = models.JSONField(default=dict, help_text="The scenario, understood.")
    story = models.JSONField(default=dict, help_text="Situation, course and outcome in sentences.")
    named_rules = models.JSONField(default=list, help_text="The rules its file names: document, edition, number.")
    provisions = models.ManyToManyField(Provision, related_name="examples")
    cards = models.ManyToManyField(Card, related_name="examples")
    editions = models.ManyToManyField(Edition, related_name="examples")
    source_hash = models.CharField(max_length=64)
    added_at = models.DateTimeField(null=True, help_text="When it was first written here.")

    class Meta:
        ordering = ["game", "slug"]
        constraints = [models.UniqueConstraint(fields=["game", "slug"], name="example_slug_in_game")]

    def __str__(self) -> str:
        return self.title


class ScenarioRun(models.Model):
    """The last run of an example under one edition: its verdict and why."""

    class Verdict(models.TextChoices):
        CONFIRMED = "confirmed"
        CONTRADICTED = "contradicted"
        NOT_EXECUTABLE = "not_executable", "not executable"

    example = models.ForeignKey(Example, on_delete=models.CASCADE, related_name="runs")
    edition = models.ForeignKey(Edition, on_delete=models.CASCADE, related_name="runs")
    verdict = models.CharField(max_length=20, choices=Verdict.choices)
    reason = models.TextField(blank=True)
    expectations = models.JSONField(default=list)
    trace = models.JSONField(default=list)
    proof = models.JSONField(default=dict, help_text="The negative twin and each rule switched off.")
    deciding = models.JSONField(default=dict, help_text="The rules without which it comes out differently.")
    proved = models.BooleanField(default=False)
    undecided = models.JSONField(default=list, help_text="What must be decided first: names, changed rules, questions.")
    evaluator_version = models.CharField(max_length=40)
    source_hash = models.CharField(max_length=64)
    ran_at = models.DateTimeField()

    class Meta:
        ordering = ["example", "edition"]
        constraints = [
            models.UniqueConstraint(fields=["example", "edition"], name="last_run_of_example"),
            models.CheckConstraint(
                condition=models.Q(verdict__in=["confirmed", "contradicted", "not_executable"]),
                name="verdict_known",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.example} under {self.edition.label}: {self.get_verdict_display()}"


class ComparedRun(models.Model):
    """An example that comes out otherwise under a draft than under the version before it: both traces."""

    revision = models.ForeignKey(Revision, on_delete=models.CASCADE, related_name="compared_runs")
    example = models.ForeignKey(Example, on_delete=models.CASCADE, related_name="+")
    before = models.CharField(max_length=40, help_text="The label of the version before.")
    old_verdict = models.CharField(max_length=20, choices=ScenarioRun.Verdict.choices)
    new_verdict = models.CharField(max_length=20, choices=ScenarioRun.Verdict.choices)
    old_reason = models.TextField(blank=True)
    new_reason = models.TextField(blank=True)
    old_trace = models.JSONField(default=list)
    new_trace = models.JSONField(default=list)

    class Meta:
        ordering = ["revision", "example"]
        constraints = [
            models.UniqueConstraint(fields=["revision", "example"], name="compared_once_a_draft"),
            models.CheckConstraint(
                condition=models.Q(old_verdict__in=["confirmed", "contradicted", "not_executable"]),
                name="old_verdict_known",
            ),
            models.CheckConstraint(
                condition=models.Q(new_verdict__in=["confirmed", "contradicted", "not_executable"]),
                name="new_verdict_known",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.example}: {self.old_verdict}, then {self.new_verdict}"
