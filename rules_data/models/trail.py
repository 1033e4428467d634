"""Who did what, when and why: entries that follow one another and are never changed."""

from __future__ import annotations

from django.db import models


class AuditEntry(models.Model):
    """One change of state. Its hash covers the entry before it, so nothing in between can be altered unseen."""

    number = models.PositiveIntegerField(unique=True, help_text="1, 2, 3: a gap shows.")
    at = models.DateTimeField()
    # A name and not a key: the entry stays true when the account is gone.
    who = models.CharField(max_length=150)
    verb = models.CharField(max_length=40)
    subject = models.CharField(max_length=300)
    why = models.TextField(blank=True)
    details = models.JSONField(default=dict, help_text="Texts and whole numbers, and the seal of what was published.")
    previous = models.CharField(max_length=64, blank=True)
    hash = models.CharField(max_length=64)

    class Meta:
        ordering = ["-number"]
        verbose_name_plural = "audit entries"

    def __str__(self) -> str:
        return f"{self.who}: {self.verb} {self.subject}"
