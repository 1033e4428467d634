"""What somebody has decided of the evaluator's rows in an edition whose rules read differently."""

from __future__ import annotations

from django.db import models

from .game import Document


class RowDecision(models.Model):
    """One row, step of the procedure or rule of recognition, and what holds of it in an edition.

    It hangs on the edition's label: decisions ship for editions that nobody has imported yet.
    """

    document = models.ForeignKey(Document, on_delete=models.CASCADE, related_name="row_decisions")
    edition_label = models.CharField(max_length=40)
    name = models.CharField(max_length=120, help_text="The row or step, or “recognition by” a rule's number.")
    says = models.CharField(max_length=20)
    because = models.TextField()
    answer = models.CharField(max_length=120, blank=True)
    rules = models.JSONField(default=list)
    shipped = models.BooleanField(default=False, help_text="Comes with the site, and gives way to an editor's own.")
    decided_by = models.CharField(max_length=150, blank=True)
    decided_at = models.DateTimeField()

    class Meta:
        ordering = ["document", "edition_label", "name"]
        constraints = [
            models.UniqueConstraint(fields=["document", "edition_label", "name"], name="one_decision_a_row"),
            models.CheckConstraint(condition=~models.Q(because=""), name="decision_says_why"),
        ]

    def __str__(self) -> str:
        return f"{self.name} in {self.edition_label}: {self.says}"
