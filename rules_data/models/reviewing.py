"""Looking a draft over before it is published: comments, approvals, and links for those without an account."""

from __future__ import annotations

from django.db import models

from .revision import Revision


class Comment(models.Model):
    """A remark on a draft, or on one of its rules."""

    revision = models.ForeignKey(Revision, on_delete=models.CASCADE, related_name="comments")
    number = models.CharField(max_length=40, blank=True)
    text = models.TextField()
    who = models.CharField(max_length=150)
    at = models.DateTimeField()
    settled_by = models.CharField(max_length=150, blank=True)

    class Meta:
        ordering = ["revision", "at"]

    def __str__(self) -> str:
        return self.text[:60]


class Approval(models.Model):
    """That a person has looked a draft over. It holds for the text they saw, and no other."""

    revision = models.ForeignKey(Revision, on_delete=models.CASCADE, related_name="approvals")
    who = models.CharField(max_length=150)
    at = models.DateTimeField()
    content_hash = models.CharField(max_length=64)

    class Meta:
        ordering = ["revision", "at"]
        constraints = [
            models.UniqueConstraint(fields=["revision", "who", "content_hash"], name="approval_of_text_by_person")
        ]

    def __str__(self) -> str:
        return f"{self.who}: {self.revision}"


class PreviewLink(models.Model):
    """A secret address of the site as a draft would make it. Only the hash of the secret is kept."""

    revision = models.ForeignKey(Revision, on_delete=models.CASCADE, related_name="preview_links")
    secret_hash = models.CharField(max_length=64, unique=True)
    made_by = models.CharField(max_length=150)
    made_at = models.DateTimeField()
    expires_at = models.DateTimeField()
    withdrawn = models.BooleanField(default=False)

    class Meta:
        ordering = ["-made_at"]

    def __str__(self) -> str:
        return f"{self.revision} until {self.expires_at}"
