"""The addresses worth finding: every page that stands under a current path."""

from __future__ import annotations

from django.contrib.sitemaps import Sitemap
from django.urls import reverse

from rules_data.queries import all_rules, games, glossaries_in_force, slugs_of

from .paths import current_path, term_path
from .scope import today


class RuleAddresses(Sitemap):  # type: ignore[type-arg]  # Django's class takes none when run
    """Contents and rules of every document in force."""

    limit = 20_000

    def items(self) -> list[str]:
        found: list[str] = []
        for game in games(today()):
            for document in game.documents:
                if document.current is None:
                    continue
                found.append(reverse("pages:document", args=[game.slug, document.slug]))
                found += [current_path(game.slug, document.slug, rule.number) for rule in all_rules(document.current)]
        return found

    def location(self, item: str) -> str:
        return item


class OtherAddresses(Sitemap):  # type: ignore[type-arg]  # Django's class takes none when run
    """Games, questions, cards, examples and defined words."""

    limit = 20_000

    def items(self) -> list[str]:
        found = [reverse("pages:home"), reverse("pages:about")]
        for game in games(today()):
            found += [reverse(f"pages:{name}", args=[game.slug]) for name in ("game", "faqs", "cards", "examples")]
            for kind, slugs in slugs_of(game.slug).items():
                found += [reverse(f"pages:{kind}", args=[game.slug, slug]) for slug in slugs]
            defined = {term.slug for _, kept in glossaries_in_force(game) for term in kept.terms}
            found += [term_path(game.slug, slug) for slug in sorted(defined)]
        return found

    def location(self, item: str) -> str:
        return item


SITEMAPS = {"rules": RuleAddresses, "pages": OtherAddresses}
