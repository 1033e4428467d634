"""What people read beside the rules: questions with answers, cards and their corrections, defined words."""

from __future__ import annotations

from django.db import models

from .game import Game
from .revision import Revision
from .rule import Provision


class Card(models.Model):
    """A card as structured facts; its abilities are data that the evaluator can run."""

    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="cards")
    slug = models.SlugField(max_length=100)
    name = models.CharField(max_length=150)
    facts = models.JSONField(default=dict)
    source = models.TextField(help_text="The card's file, as it was read.")
    ability_texts = models.JSONField(default=list, help_text="Its abilities, rendered from the structure.")
    source_hash = models.CharField(max_length=64)

    class Meta:
        ordering = ["game", "name"]
        constraints = [
            models.UniqueConstraint(fields=["game", "slug"], name="card_slug_in_game"),
            models.UniqueConstraint(fields=["game", "name"], name="card_name_in_game"),
        ]

    def __str__(self) -> str:
        return self.name


class Erratum(models.Model):
    """A published correction of a card: what changed, and since when."""

    card = models.ForeignKey(Card, on_delete=models.CASCADE, related_name="errata")
    published = models.DateField(null=True)
    source = models.CharField(max_length=200, blank=True)
    note = models.TextField()
    before = models.JSONField(default=list, help_text="Rendered abilities before the correction.")
    after = models.JSONField(default=list, help_text="Rendered abilities since.")

    class Meta:
        ordering = ["card", "published"]
        verbose_name_plural = "errata"

    def __str__(self) -> str:
        return f"{self.card} {self.published or ''}".strip()


class Faq(models.Model):
    """A question with its answer and the rules it rests on."""

    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="faqs")
    slug = models.SlugField(max_length=100)
    title = models.CharField(max_length=200)
    question = models.TextField()
    also = models.JSONField(default=list, help_text="The same question in other words, in small letters.")
    answer = models.TextField(help_text="Markdown.")
    answer_html = models.TextField(help_text="Rendered and sanitised when saved.")
    source = models.JSONField(default=dict, help_text="Title, publisher and date of the official answer.")
    edition_label = models.CharField(max_length=40, blank=True, help_text="The edition it was written for.")
    named_rules = models.JSONField(default=list, help_text="The rules its file names: document, edition, number.")
    provisions = models.ManyToManyField(Provision, related_name="faqs")
    cards = models.ManyToManyField(Card, related_name="faqs")
    source_hash = models.CharField(max_length=64)

    class Meta:
        ordering = ["game", "title"]
        constraints = [models.UniqueConstraint(fields=["game", "slug"], name="faq_slug_in_game")]

    def __str__(self) -> str:
        return self.title


class GlossaryTerm(models.Model):
    """A word that one revision of a document defines."""

    revision = models.ForeignKey(Revision, on_delete=models.CASCADE, related_name="terms")
    slug = models.SlugField(max_length=100)
    term = models.CharField(max_length=150)
    text = models.TextField()
    senses = models.JSONField(default=list, help_text="Its several meanings, where it has more than one.")
    obsolete = models.BooleanField(default=False)
    position = models.PositiveIntegerField()

    class Meta:
        ordering = ["revision", "position"]
        constraints = [models.UniqueConstraint(fields=["revision", "slug"], name="term_in_revision")]

    def __str__(self) -> str:
        return self.term
