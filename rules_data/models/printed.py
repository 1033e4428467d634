"""Cards as operators import them: what is printed on each, and what was printed before it was corrected."""

from __future__ import annotations

from django.db import models

from .game import Game


class PrintedCard(models.Model):
    """A card from a file of cards. Its texts belong to their publisher; they stay in this database."""

    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="printed_cards")
    key = models.CharField(max_length=100, help_text="What its source knows it by.")
    slug = models.SlugField(max_length=120)
    name = models.CharField(max_length=200)
    variant = models.CharField(max_length=20, blank=True, help_text="Tells cards of one name apart: a color.")
    folded = models.CharField(max_length=200, help_text="The name in small plain letters, for completing it.")
    faces = models.JSONField(default=list, help_text="Name, types, text and facts of each face, the front first.")
    facets = models.JSONField(default=dict, help_text="Lists of words that the card is found by.")
    words = models.TextField(blank=True, help_text="All its words in small plain letters, for searching.")
    marks = models.TextField(blank=True, help_text="Its facets in small plain letters, for finding it by them.")
    source = models.CharField(max_length=60)
    since = models.DateField(help_text="The day of the file that brought these words.")
    digest = models.CharField(max_length=64)

    class Meta:
        ordering = ["game", "folded", "variant"]
        constraints = [
            models.UniqueConstraint(fields=["game", "key"], name="printed_card_key_in_game"),
            models.UniqueConstraint(fields=["game", "slug"], name="printed_card_slug_in_game"),
        ]
        indexes = [models.Index(fields=["game", "folded"], name="printed_card_by_name")]

    def __str__(self) -> str:
        return f"{self.name} {self.variant}".strip()


class PrintedReading(models.Model):
    """What came of reading a card's text: as long as the card says the same and the same reader would read it."""

    class Outcome(models.TextChoices):
        RUNS = "runs"
        READ = "read"
        READ_IN_PART = "read_in_part"
        NOT_UNDERSTOOD = "not_understood"
        FAILED = "failed"  # the reader itself broke down over it

    card = models.OneToOneField(PrintedCard, on_delete=models.CASCADE, related_name="reading")
    outcome = models.CharField(max_length=20, choices=Outcome.choices)
    digest = models.CharField(max_length=64, help_text="The card's own, when it was read.")
    reader = models.CharField(max_length=40, help_text="The version of the sources that read it.")

    class Meta:
        ordering = ["card"]
        constraints = [
            models.CheckConstraint(
                condition=models.Q(outcome__in=["runs", "read", "read_in_part", "not_understood", "failed"]),
                name="reading_outcome_known",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.card}: {self.outcome}"


class EarlierPrinting(models.Model):
    """What a card said until a file brought other words."""

    card = models.ForeignKey(PrintedCard, on_delete=models.CASCADE, related_name="earlier")
    faces = models.JSONField(default=list)
    source = models.CharField(max_length=60)
    since = models.DateField()
    until = models.DateField()

    class Meta:
        ordering = ["card", "-until", "-pk"]

    def __str__(self) -> str:
        return f"{self.card} until {self.until}"
