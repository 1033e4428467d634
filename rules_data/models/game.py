"""A game and the official publications about it."""

from __future__ import annotations

from django.db import models

from rules_data.core.games import GAMES, Publication
from rules_data.core.tree import NumberScheme


class Game(models.Model):
    """A trading card game whose rules the site keeps."""

    slug = models.SlugField(max_length=40, unique=True)
    name = models.CharField(max_length=100)
    publisher = models.CharField(max_length=100, blank=True)
    notice = models.TextField(blank=True, help_text="Whose texts these are, shown under every page.")

    class Meta:
        ordering = ["name"]

    def __str__(self) -> str:
        return self.name


class Document(models.Model):
    """An official publication: two documents of one game may share numbers."""

    game = models.ForeignKey(Game, on_delete=models.PROTECT, related_name="documents")
    slug = models.SlugField(max_length=20, help_text="cr for the core rules, tr for the tournament rules.")
    title = models.CharField(max_length=100)
    confirmed_pairs = models.JSONField(
        default=list, help_text="Numbers known to be one rule: old edition, new edition, pairs of numbers."
    )
    titled = models.PositiveBigIntegerField(default=0, help_text="Changes whenever a rule is given a short title.")

    class Meta:
        ordering = ["game", "slug"]
        constraints = [models.UniqueConstraint(fields=["game", "slug"], name="document_slug_in_game")]

    def __str__(self) -> str:
        return f"{self.game.name} {self.title}"

    @property
    def publication(self) -> Publication:
        """How it is numbered and read. Raises KeyError for one of a game that the site no longer knows."""
        return GAMES[self.game.slug].publications[self.slug]

    @property
    def scheme(self) -> NumberScheme:
        """How its rules are numbered."""
        return self.publication.scheme


class Edition(models.Model):
    """A dated official issue of a document."""

    document = models.ForeignKey(Document, on_delete=models.PROTECT, related_name="editions")
    label = models.CharField(max_length=40, help_text="As people name it: v1.3 or 2026-01-16.")
    effective = models.DateField(help_text="The day from which it is in force.")

    class Meta:
        ordering = ["document", "effective"]
        constraints = [
            models.UniqueConstraint(fields=["document", "label"], name="edition_label_in_document"),
            models.UniqueConstraint(fields=["document", "effective"], name="edition_date_in_document"),
            models.CheckConstraint(condition=~models.Q(label=""), name="edition_has_label"),
        ]

    def __str__(self) -> str:
        return f"{self.document} {self.label}"
