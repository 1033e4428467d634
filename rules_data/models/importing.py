"""Imports that a worker carries out while the editor's page only watches."""

from __future__ import annotations

from django.db import models

from .game import Document
from .revision import Revision


class ImportJob(models.Model):
    """One import as it was asked for, how far it is, and what came of it."""

    class State(models.TextChoices):
        WAITING = "waiting"
        RUNNING = "running"
        DONE = "done"
        FAILED = "failed"

    # Not finished: a second request for the same edition has to wait for it.
    UNDER_WAY = (State.WAITING, State.RUNNING)

    document = models.ForeignKey(Document, on_delete=models.PROTECT, related_name="import_jobs")
    edition_label = models.CharField(max_length=40)
    effective = models.DateField(null=True, blank=True)
    source_name = models.CharField(max_length=300)
    address = models.CharField(max_length=2000, blank=True, help_text="Where to fetch it from, if not sent.")
    data = models.BinaryField(default=bytes, help_text="The document; emptied when the import is over.")
    replaces_draft = models.BooleanField(default=False)
    asked_by = models.CharField(max_length=150)
    asked_at = models.DateTimeField()
    state = models.CharField(max_length=10, choices=State.choices, default=State.WAITING)
    steps = models.JSONField(default=list, help_text="What was begun, and when: [name, time].")
    message = models.TextField(blank=True, help_text="Why it failed, or that nothing was to do.")
    revision = models.ForeignKey(Revision, null=True, blank=True, on_delete=models.SET_NULL, related_name="jobs")
    finished_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["-asked_at"]
        constraints = [
            models.CheckConstraint(
                condition=models.Q(state__in=["waiting", "running", "done", "failed"]), name="import_state_known"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.document} {self.edition_label} ({self.state})"
