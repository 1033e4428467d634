"""References found in texts, kept even when they lead nowhere."""

from __future__ import annotations

from django.db import models

from .material import Faq, GlossaryTerm
from .rule import Provision, Rule


class CitationLink(models.Model):
    """One reference in a rule's or an answer's text: where it stands, what it names, where it leads."""

    class Status(models.TextChoices):
        RESOLVED = "resolved"
        DANGLING = "dangling"

    rule = models.ForeignKey(Rule, null=True, on_delete=models.CASCADE, related_name="citations")
    faq = models.ForeignKey(Faq, null=True, on_delete=models.CASCADE, related_name="citations")
    term = models.ForeignKey(GlossaryTerm, null=True, on_delete=models.CASCADE, related_name="citations")
    part = models.PositiveSmallIntegerField(default=0, help_text="0 the text, 1 the first example, and so on.")
    start = models.PositiveIntegerField()
    end = models.PositiveIntegerField()
    raw = models.CharField(max_length=300)
    number = models.CharField(max_length=40)
    last_number = models.CharField(max_length=40, blank=True, help_text="The end of a range.")
    printed_title = models.CharField(max_length=200, blank=True)
    document = models.SlugField(max_length=20, blank=True)
    status = models.CharField(max_length=10, choices=Status.choices)
    title_disagrees = models.BooleanField(default=False)
    target = models.ForeignKey(Provision, null=True, on_delete=models.CASCADE, related_name="cited_by")

    class Meta:
        ordering = ["rule", "faq", "term", "part", "start"]
        constraints = [
            models.CheckConstraint(
                condition=models.Q(rule__isnull=False, faq__isnull=True, term__isnull=True)
                | models.Q(rule__isnull=True, faq__isnull=False, term__isnull=True)
                | models.Q(rule__isnull=True, faq__isnull=True, term__isnull=False),
                name="citation_has_one_source",
            ),
            models.CheckConstraint(
                condition=models.Q(status="resolved", target__isnull=False)
                | models.Q(status="dangling", target__isnull=True),
                name="citation_leads_where_it_says",
            ),
            models.CheckConstraint(condition=models.Q(end__gt=models.F("start")), name="citation_has_a_length"),
        ]

    def __str__(self) -> str:
        return self.raw
