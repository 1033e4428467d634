"""What the desk calls things that the actions name by a word of their own."""

from __future__ import annotations

from collections.abc import Mapping

from django.utils.translation import gettext_lazy, ngettext

# Counts of an import worth setting beside those of the version before.
COUNTED = {
    "records": gettext_lazy("rules and headings"),
    "headings": gettext_lazy("headings"),
    "examples": gettext_lazy("examples"),
    "glossary entries": gettext_lazy("glossary entries"),
    "references": gettext_lazy("citations"),
    "references resolved": gettext_lazy("citations that lead to a rule"),
    "references dangling": gettext_lazy("citations that lead nowhere"),
    "identities kept": gettext_lazy("rules that continue an earlier one"),
    "identities made": gettext_lazy("new rules"),
    "lines accounted for": gettext_lazy("lines read"),
    "running heads and page numbers left out": gettext_lazy("running heads and page numbers left out"),
}


# In the order in which a reader would ask.
_CHANGES = {
    "moved": gettext_lazy("%(n)s renumbered"),
    "added": gettext_lazy("%(n)s new"),
    "removed": gettext_lazy("%(n)s removed"),
    "split": gettext_lazy("%(n)s split off"),
    "merged": gettext_lazy("%(n)s merged"),
    "same": gettext_lazy("%(n)s unchanged"),
}
# What the match board says of a pair.
CHANGED = {
    "same": gettext_lazy("unchanged"),
    "moved": gettext_lazy("renumbered"),
    "edited": gettext_lazy("reworded"),
    "split": gettext_lazy("split"),
    "merged": gettext_lazy("merged"),
    "added": gettext_lazy("new"),
    "removed": gettext_lazy("removed"),
}


def changes_told(changes: Mapping[str, int]) -> list[str]:
    """How many rules changed in which way."""
    reworded = changes.get("edited", 0)
    told = [ngettext("%(n)s rule reworded", "%(n)s rules reworded", reworded) % {"n": reworded}] if reworded else []
    return told + [str(said) % {"n": changes[kind]} for kind, said in _CHANGES.items() if changes.get(kind)]
