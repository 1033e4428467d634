"""What waits for an editor: reports from readers, and who looks after what."""

from __future__ import annotations

from django.db import models


class ReaderReport(models.Model):
    """What a reader says is wrong with a page. Nothing of the reader is kept but an address left for an answer."""

    LONGEST = 4_000

    path = models.CharField(max_length=300, help_text="The page it is about.")
    text = models.TextField()
    address = models.EmailField(blank=True, help_text="Where to answer; erased when the report is closed.")
    # Tells one sender's reports of a day apart from others', and is emptied the day after.
    sender = models.CharField(max_length=64, blank=True)
    received_at = models.DateTimeField()

    class Meta:
        ordering = ["-received_at"]

    def __str__(self) -> str:
        return f"{self.path}: {self.text[:60]}"


class Handling(models.Model):
    """What became of one thing in the inbox, whichever tray it lies in."""

    class State(models.TextChoices):
        OPEN = "open"
        CLOSED = "closed"

    tray = models.CharField(max_length=20)
    key = models.CharField(max_length=200)
    state = models.CharField(max_length=10, choices=State.choices, default=State.OPEN)
    assigned_to = models.CharField(max_length=150, blank=True)
    answer = models.TextField(blank=True)
    changed_by = models.CharField(max_length=150)
    changed_at = models.DateTimeField()

    class Meta:
        ordering = ["tray", "key"]
        constraints = [
            models.UniqueConstraint(fields=["tray", "key"], name="one_handling_of_item"),
            models.CheckConstraint(condition=models.Q(state__in=["open", "closed"]), name="handling_state_known"),
        ]

    def __str__(self) -> str:
        return f"{self.tray} {self.key}: {self.state}"
