"""Texts as editors write them: the one being worked on, and every one published before."""

from __future__ import annotations

from django.db import models

from .game import Game


class TextKind(models.TextChoices):
    """What is written at the desk as a file."""

    FAQ = "faq", "answer"
    CARD = "card"
    EXAMPLE = "example"
    CONCEPT = "concept"
    TITLE = "title", "short title"


EVERY_GAME = "all"


def of_game(slug: str) -> models.Q:
    """The texts of a game, or with EVERY_GAME those of all."""
    return models.Q(game=None) if slug == EVERY_GAME else models.Q(game__slug=slug)


class WorkingText(models.Model):
    """An unpublished text. `version` goes up with every save: who saves over a newer one is told."""

    # Without one it is of all games.
    game = models.ForeignKey(Game, null=True, on_delete=models.CASCADE, related_name="working_texts")
    kind = models.CharField(max_length=10, choices=TextKind.choices)
    slug = models.SlugField(max_length=100)
    source = models.TextField()
    version = models.PositiveIntegerField(default=1)
    changed_by = models.CharField(max_length=150)
    changed_at = models.DateTimeField()

    class Meta:
        ordering = ["-changed_at"]
        constraints = [
            models.UniqueConstraint(fields=["game", "kind", "slug"], name="one_working_text"),
            models.UniqueConstraint(
                fields=["kind", "slug"], condition=models.Q(game=None), name="one_working_text_of_all_games"
            ),
            models.CheckConstraint(condition=models.Q(kind__in=TextKind.values), name="working_text_kind_known"),
        ]

    def __str__(self) -> str:
        return f"{self.kind} {self.slug}"


class TextSaved(models.Model):
    """Each saved state of a working text, so that nothing written is ever lost."""

    text = models.ForeignKey(WorkingText, on_delete=models.CASCADE, related_name="saved")
    version = models.PositiveIntegerField()
    source = models.TextField()
    who = models.CharField(max_length=150)
    at = models.DateTimeField()

    class Meta:
        ordering = ["text", "-version"]
        constraints = [models.UniqueConstraint(fields=["text", "version"], name="saved_state_of_text")]

    def __str__(self) -> str:
        return f"{self.text} {self.version}"


class TextVersion(models.Model):
    """A text as it was published from the desk, and what readers saw before it. Undone, it stays as history."""

    game = models.ForeignKey(Game, null=True, on_delete=models.CASCADE, related_name="text_versions")
    kind = models.CharField(max_length=10, choices=TextKind.choices)
    slug = models.SlugField(max_length=100)
    source = models.TextField(blank=True, help_text="Empty: it was withdrawn.")
    before = models.TextField(blank=True, help_text="What it replaced; empty if there was nothing.")
    note = models.TextField(blank=True)
    published_by = models.CharField(max_length=150)
    published_at = models.DateTimeField()
    undone = models.BooleanField(default=False)

    class Meta:
        ordering = ["-published_at", "-id"]
        indexes = [models.Index(fields=["game", "kind", "slug"], name="text_version_of")]
        constraints = [
            models.CheckConstraint(condition=models.Q(kind__in=TextKind.values), name="text_version_kind_known"),
        ]

    @property
    def game_slug(self) -> str:
        """The game it is of, or EVERY_GAME."""
        return self.game.slug if self.game else EVERY_GAME

    def __str__(self) -> str:
        return f"{self.kind} {self.slug} {self.published_at:%Y-%m-%d}"
