"""The state in which the site keeps an edition: drafted, checked, published, taken back."""

from __future__ import annotations

from django.db import models
from django.db.models import Q

from .game import Edition


class Revision(models.Model):
    """One kept text of an edition. Once published it never changes; the database refuses otherwise."""

    class Status(models.TextChoices):
        DRAFT = "draft"
        IN_REVIEW = "in_review"
        SCHEDULED = "scheduled"
        PUBLISHED = "published"
        SUPERSEDED = "superseded"
        WITHDRAWN = "withdrawn"

    class Provenance(models.TextChoices):
        OFFICIAL = "official", "the publisher's text"
        RESTATED = "restated", "restated in this project's words"

    # Not published yet, so that it may still change or be replaced.
    OPEN = (Status.DRAFT, Status.IN_REVIEW, Status.SCHEDULED)

    edition = models.ForeignKey(Edition, on_delete=models.PROTECT, related_name="revisions")
    status = models.CharField(max_length=12, choices=Status.choices, default=Status.DRAFT)
    provenance = models.CharField(max_length=10, choices=Provenance.choices)
    title = models.CharField(max_length=200)
    source_name = models.CharField(max_length=300, help_text="File name or address it was read from.")
    source_sha256 = models.CharField(max_length=64)
    content_hash = models.CharField(max_length=64)
    rule_count = models.PositiveIntegerField(default=0, help_text="Its records that are no headings.")
    layout = models.CharField(max_length=60, blank=True)
    report = models.JSONField(default=dict, help_text="What the import found.")
    check_report = models.JSONField(default=dict, help_text="What the last check found.")
    checked_at = models.DateTimeField(null=True, blank=True)
    created_at = models.DateTimeField()
    rebased_at = models.DateTimeField(
        null=True, blank=True, help_text="When the draft was last matched anew with what is published."
    )
    published_at = models.DateTimeField(null=True, blank=True)
    replaced = models.ForeignKey(
        "self",
        null=True,
        blank=True,
        on_delete=models.PROTECT,
        related_name="+",
        help_text="The revision of the same edition that this one superseded.",
    )
    reviewed_on = models.DateField(
        null=True, blank=True, help_text="When another than its author read a restatement beside the official text."
    )
    reviewed_by = models.CharField(max_length=100, blank=True)
    makers = models.JSONField(default=list, help_text="Who imported it or changed it: none of them approves it.")
    note = models.TextField(blank=True, help_text="Why it was made, where that is not a new version.")
    change_notes = models.TextField(blank=True, help_text="What is new in it for readers, in Markdown.")
    edited_at = models.DateTimeField(null=True, blank=True, help_text="When a person last changed the draft.")
    publish_at = models.DateTimeField(null=True, blank=True, help_text="When it is to be published by itself.")

    class Meta:
        ordering = ["edition", "created_at"]
        permissions = [
            ("write_drafts", "May import documents and write drafts"),
            ("review_drafts", "May look drafts over and approve them"),
            ("publish_drafts", "May publish and take back"),
        ]
        constraints = [
            models.UniqueConstraint(
                fields=["edition"], condition=Q(status="published"), name="one_published_revision_per_edition"
            ),
            models.UniqueConstraint(
                fields=["edition"],
                condition=Q(status__in=["draft", "in_review", "scheduled"]),
                name="one_open_revision_per_edition",
            ),
            models.CheckConstraint(
                condition=Q(status__in=["draft", "in_review", "scheduled"], published_at=None)
                | Q(status__in=["published", "superseded", "withdrawn"], published_at__isnull=False),
                name="revision_status_known_and_dated",
            ),
            models.CheckConstraint(
                condition=Q(provenance__in=["official", "restated"]), name="revision_provenance_known"
            ),
            models.CheckConstraint(condition=~Q(replaced=models.F("pk")), name="revision_replaces_another"),
        ]

    def __str__(self) -> str:
        return f"{self.edition} ({self.get_status_display()})"
