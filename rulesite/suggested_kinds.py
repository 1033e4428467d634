"""What the kinds of suggestions are called: by the API, and by the packs that suggest without a network."""

from __future__ import annotations

from django.utils.translation import gettext_lazy

NAMES = {
    "rule": gettext_lazy("Rules by number"),
    "heading": gettext_lazy("Headings"),
    "term": gettext_lazy("Glossary"),
    "card": gettext_lazy("Cards"),
    "faq": gettext_lazy("FAQ"),
    "example": gettext_lazy("Examples"),
}
# A pack knows no headings apart from their rules.
IN_PACKS = ("rule", "faq", "card", "example", "term")


def names_in_packs() -> dict[str, str]:
    """The names that a pack takes along, in the order in which they are shown."""
    return {kind: str(NAMES[kind]) for kind in IN_PACKS}
