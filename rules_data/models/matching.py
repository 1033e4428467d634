"""Which rule of the version before each rule of a draft continues: as the machine sees it, and as people decided."""

from __future__ import annotations

from django.db import models

from .game import Document
from .revision import Revision


class MatchPair(models.Model):
    """An old and a new number that belong together in a draft, or one of them alone. Made again with each draft."""

    revision = models.ForeignKey(Revision, on_delete=models.CASCADE, related_name="match_pairs")
    before = models.ForeignKey(Revision, on_delete=models.CASCADE, related_name="+")
    old_number = models.CharField(max_length=40, blank=True)
    new_number = models.CharField(max_length=40, blank=True)
    change = models.CharField(max_length=10)
    confidence = models.FloatField()
    decided_by = models.CharField(max_length=150, blank=True, help_text="Empty while it is the machine's guess.")

    class Meta:
        ordering = ["revision", "confidence", "id"]
        indexes = [models.Index(fields=["revision", "decided_by", "confidence"], name="match_pair_order")]
        constraints = [
            models.CheckConstraint(
                condition=models.Q(confidence__gte=0, confidence__lte=1), name="match_confidence_is_a_share"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.old_number or '-'} -> {self.new_number or '-'}"


class MatchDecision(models.Model):
    """What a person said about rules of two versions. Holds for every later import in which they read the same."""

    class Kind(models.TextChoices):
        SAME = "same", "one rule"
        SPLIT = "split", "split into several"
        MERGED = "merged", "merged from several"
        NONE = "none", "no counterpart"

    document = models.ForeignKey(Document, on_delete=models.CASCADE, related_name="match_decisions")
    old_label = models.CharField(max_length=40)
    new_label = models.CharField(max_length=40)
    kind = models.CharField(max_length=10, choices=Kind.choices)
    old_numbers = models.JSONField(default=list)
    new_numbers = models.JSONField(default=list)
    texts = models.JSONField(default=dict, help_text="The hash of each rule's text: old 100.1, new 200.1.")
    decided_by = models.CharField(max_length=150)
    decided_at = models.DateTimeField()

    class Meta:
        ordering = ["document", "decided_at", "id"]
        indexes = [models.Index(fields=["document", "old_label", "new_label"], name="match_decision_editions")]
        constraints = [
            models.CheckConstraint(
                condition=models.Q(kind__in=["same", "split", "merged", "none"]), name="match_decision_kind_known"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.old_label} {self.old_numbers} = {self.new_label} {self.new_numbers}"
