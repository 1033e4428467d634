"""The citation of a rule in every written form, pinned to an edition or following the rule."""

from __future__ import annotations

from dataclasses import dataclass

from django.http import HttpRequest
from django.utils.translation import gettext as _

from rules_data.core.citations import FORMS, written
from rules_data.queries import EditionView, GameView, RuleView, as_cited

from .paths import pinned_path, provision_path
from .wording import version_name


@dataclass(frozen=True)
class Way:
    """One of the two ways a citation can link: its name for programs and people, its path, its texts by form."""

    name: str
    label: str
    path: str
    texts: tuple[tuple[str, str, str], ...]

    @property
    def plain(self) -> str:
        return self.texts[0][2]


def ways_to_cite(request: HttpRequest, game: GameView, edition: EditionView, rule: RuleView) -> tuple[Way, ...]:
    """Pinned to the edition being read, and following the rule wherever its number goes."""
    cited = as_cited(game, edition, rule.number, rule.is_summary)
    pinned = _("Pin to %(version)s") % {"version": version_name(edition.label)}
    paths = {
        ("pinned", pinned): pinned_path(edition, rule.number),
        ("following", _("Always latest")): provision_path(game.slug, rule.provision),
    }
    found = []
    for (name, label), path in paths.items():
        texts = written(cited, request.build_absolute_uri(path))
        # The others are names of things.
        names = {**FORMS, "plain": _("Plain text")}
        found.append(Way(name, label, path, tuple((form, names[form], texts[form]) for form in FORMS)))
    return tuple(found)
