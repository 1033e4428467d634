"""What readers looked for and did not find, without the readers."""

from __future__ import annotations

from django.db import models


class UnansweredSearch(models.Model):
    """A search of one day that found nothing, and how often it was made. Nothing of who made it is kept."""

    LONGEST = 120

    day = models.DateField()
    game = models.SlugField(max_length=40, blank=True, help_text="The game it was made in, if in one.")
    query = models.CharField(max_length=LONGEST, help_text="In small letters, shortened.")
    count = models.PositiveIntegerField(default=1)

    class Meta:
        ordering = ["-day", "-count", "query"]
        verbose_name_plural = "unanswered searches"
        constraints = [
            models.UniqueConstraint(fields=["day", "game", "query"], name="unanswered_search_of_a_day"),
        ]

    def __str__(self) -> str:
        return self.query
