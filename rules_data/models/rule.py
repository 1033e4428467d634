"""Rules: the lasting identity of each, and what each said in one revision."""

from __future__ import annotations

from django.db import models

from .game import Document, Edition
from .revision import Revision


class Provision(models.Model):
    """A rule's lasting identity, whatever number it has in an edition. Its slug is never used again."""

    document = models.ForeignKey(Document, on_delete=models.PROTECT, related_name="provisions")
    slug = models.SlugField(max_length=80)
    title = models.CharField(max_length=120, blank=True, help_text="What players call it, where it has no heading.")

    class Meta:
        constraints = [models.UniqueConstraint(fields=["document", "slug"], name="provision_slug_in_document")]

    def __str__(self) -> str:
        return self.slug


class Rule(models.Model):
    """A numbered record of one revision: a heading or a rule, with the document's own examples."""

    class Kind(models.TextChoices):
        HEADING = "heading"
        RULE = "rule"

    revision = models.ForeignKey(Revision, on_delete=models.CASCADE, related_name="rules")
    provision = models.ForeignKey(Provision, on_delete=models.PROTECT, related_name="rules")
    number = models.CharField(max_length=40)
    position = models.PositiveIntegerField(help_text="Place in the document, from 0.")
    depth = models.PositiveSmallIntegerField()
    # By number, not by key: the tree is the document's own, and a whole edition is written in one go.
    parent_number = models.CharField(max_length=40, blank=True)
    heading_number = models.CharField(max_length=40, blank=True)
    kind = models.CharField(max_length=10, choices=Kind.choices)
    text = models.TextField()
    examples = models.JSONField(default=list)
    is_summary = models.BooleanField(default=False, help_text="Restated in short: the official rule says more.")
    content_hash = models.CharField(max_length=64)

    class Meta:
        ordering = ["revision", "position"]
        constraints = [
            models.UniqueConstraint(fields=["revision", "number"], name="number_in_revision"),
            models.UniqueConstraint(fields=["revision", "position"], name="position_in_revision"),
            models.UniqueConstraint(fields=["revision", "provision"], name="provision_in_revision"),
            models.CheckConstraint(condition=models.Q(kind__in=["heading", "rule"]), name="rule_kind_known"),
            models.CheckConstraint(condition=~models.Q(number=""), name="rule_has_number"),
        ]
        indexes = [
            models.Index(fields=["number"], name="rule_number"),
            models.Index(fields=["revision", "parent_number"], name="rule_parent"),
            models.Index(fields=["revision", "heading_number"], name="rule_heading"),
        ]

    def __str__(self) -> str:
        return f"{self.number} ({self.revision})"


class CrosswalkLink(models.Model):
    """What became of one number between two editions. Derived: made again whenever either is published."""

    class Change(models.TextChoices):
        SAME = "same"
        MOVED = "moved"
        EDITED = "edited"
        SPLIT = "split"
        MERGED = "merged"
        ADDED = "added"
        REMOVED = "removed"

    old_edition = models.ForeignKey(Edition, on_delete=models.CASCADE, related_name="crosswalk_to_later")
    new_edition = models.ForeignKey(Edition, on_delete=models.CASCADE, related_name="crosswalk_from_earlier")
    old_number = models.CharField(max_length=40, blank=True)
    new_number = models.CharField(max_length=40, blank=True)
    old_provision = models.ForeignKey(Provision, null=True, on_delete=models.CASCADE, related_name="+")
    new_provision = models.ForeignKey(Provision, null=True, on_delete=models.CASCADE, related_name="+")
    change = models.CharField(max_length=10, choices=Change.choices)
    moved = models.BooleanField(default=False)
    confidence = models.FloatField()
    reused = models.BooleanField(default=False, help_text="The old number names another rule in the new edition.")

    class Meta:
        ordering = ["old_edition", "new_edition", "id"]
        indexes = [
            models.Index(fields=["old_edition", "new_edition", "old_number"], name="crosswalk_old"),
            models.Index(fields=["old_edition", "new_edition", "new_number"], name="crosswalk_new"),
        ]
        constraints = [
            models.CheckConstraint(
                condition=models.Q(change__in=["same", "moved", "edited", "split", "merged", "added", "removed"]),
                name="crosswalk_change_known",
            ),
            models.CheckConstraint(
                condition=models.Q(confidence__gte=0, confidence__lte=1), name="crosswalk_confidence_is_a_share"
            ),
            models.CheckConstraint(condition=~models.Q(old_number="", new_number=""), name="crosswalk_has_a_number"),
        ]

    def __str__(self) -> str:
        return f"{self.old_number or '-'} -> {self.new_number or '-'} ({self.change})"
