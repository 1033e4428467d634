"""What rests on the rules that a version changes, and what became of it."""

from __future__ import annotations

from django.db import models

from .game import Edition


class ImpactItem(models.Model):
    """An answer, example, concept, short title, row of the evaluator or glossary entry that rests on changed rules.

    It hangs on the version and not on one draft of it, and `digest` covers what the rules say now: a decision is
    remembered when the draft is imported again, until one of those rules reads differently.
    """

    class Kind(models.TextChoices):
        FAQ = "faq", "answer"
        EXAMPLE = "example"
        ROW = "row", "evaluator row"
        TERM = "term", "glossary entry"
        CONCEPT = "concept"
        TITLE = "title", "short title"

    class State(models.TextChoices):
        OPEN = "open"
        STILL_TRUE = "still_true", "still true"
        REWRITTEN = "rewritten"
        WITHDRAWN = "withdrawn"

    edition = models.ForeignKey(Edition, on_delete=models.CASCADE, related_name="impact")
    kind = models.CharField(max_length=10, choices=Kind.choices)
    key = models.CharField(max_length=120, help_text="Its slug, or the number of the row's rule.")
    title = models.CharField(max_length=300)
    rules = models.JSONField(default=list, help_text="The changed rules: [old number, new number].")
    digest = models.CharField(max_length=64)
    state = models.CharField(max_length=10, choices=State.choices, default=State.OPEN)
    note = models.TextField(blank=True)
    decided_by = models.CharField(max_length=150, blank=True)
    decided_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["edition", "kind", "title", "key"]
        constraints = [
            models.UniqueConstraint(fields=["edition", "kind", "key"], name="impact_item_of_edition"),
            models.CheckConstraint(
                condition=models.Q(kind__in=["faq", "example", "row", "term", "concept", "title"]),
                name="impact_kind_known",
            ),
            models.CheckConstraint(
                condition=models.Q(state__in=["open", "still_true", "rewritten", "withdrawn"]),
                name="impact_state_known",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.get_kind_display()} {self.title}"
