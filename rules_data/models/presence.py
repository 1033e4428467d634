"""Who is at which page of the desk at this moment."""

from __future__ import annotations

from django.db import models


class Presence(models.Model):
    """A person at a page; forgotten a little after they left."""

    place = models.CharField(max_length=300, help_text="The page's path.")
    who = models.CharField(max_length=150)
    seen_at = models.DateTimeField()

    class Meta:
        ordering = ["place", "who"]
        constraints = [models.UniqueConstraint(fields=["place", "who"], name="presence_once_a_page")]
        indexes = [models.Index(fields=["seen_at"], name="presence_seen")]

    def __str__(self) -> str:
        return f"{self.who} at {self.place}"
