"""How often what readers see has changed: what caches and indexes compare themselves with."""

from __future__ import annotations

from django.db import models


class SiteState(models.Model):
    """A counter for each game and one for the site (the empty scope), raised in the transaction that changes it.

    The site's row is also what writers take turns by: see `rules_data.actions._one_writer`.
    """

    scope = models.SlugField(max_length=40, unique=True, blank=True, help_text="A game's slug; empty for the site.")
    serial = models.PositiveBigIntegerField(default=0)

    class Meta:
        ordering = ["scope"]

    def __str__(self) -> str:
        return f"{self.scope or 'site'} {self.serial}"
