"""What players write where the rules say something else."""

from __future__ import annotations

from django.db import models

from .game import Game


class Synonym(models.Model):
    """Words that players write, and those in which the rules say it; searched for beside what was typed."""

    game = models.ForeignKey(Game, null=True, blank=True, on_delete=models.CASCADE, related_name="synonyms")
    words = models.JSONField(default=list, help_text="What players write, each as it stands in a query.")
    means = models.JSONField(default=list, help_text="What is searched for with it, in the words of the rules.")
    first_word = models.CharField(max_length=100, help_text="The first of the words, which names the row.")
    in_use = models.BooleanField(default=True)
    shipped = models.JSONField(
        default=dict, blank=True, help_text="What shipped with the site, to see whether an editor changed it since."
    )

    class Meta:
        ordering = ["game", "first_word"]
        constraints = [
            models.UniqueConstraint(fields=["game", "first_word"], name="synonym_in_game"),
            models.UniqueConstraint(fields=["first_word"], condition=models.Q(game=None), name="synonym_in_all_games"),
        ]

    def __str__(self) -> str:
        return f"{self.first_word}: {', '.join(map(str, self.means))}"
