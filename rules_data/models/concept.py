"""Ideas that the games share."""

from __future__ import annotations

from django.db import models


class Concept(models.Model):
    """The same question in every game, with the rules of each by their numbers in the version they were named for."""

    slug = models.SlugField(max_length=100, unique=True)
    # What editors add stands after what ships.
    position = models.PositiveSmallIntegerField(default=9_999, help_text="Place in the list.")
    title = models.CharField(max_length=200)
    question = models.TextField()
    answer = models.TextField()
    difference = models.TextField()
    rules = models.JSONField(default=dict, help_text="For each game its version and numbers.")
    source = models.TextField(help_text="The concept's file, as it was read.")
    source_hash = models.CharField(max_length=64)

    class Meta:
        ordering = ["position", "title"]

    def __str__(self) -> str:
        return self.title
