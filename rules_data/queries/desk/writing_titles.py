"""Short titles of rules while they are written: a text of one line, at the address of the rule it names."""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.html import format_html

from rules_data.core.games import GAMES
from rules_data.models import Document, Provision, Revision, Rule
from rules_data.queries.games import EditionView, GameView
from rules_data.queries.records import RuleView, printed
from rules_data.queries.text_views import Fault, TextPreview

LONGEST = 120


@dataclass(frozen=True)
class TitledRule:
    """The rule that a short title is of, by its lasting name."""

    document: str
    provision: str
    title: str


def title_slug(document: str, provision: str) -> str:
    """The address of a rule's short title among the texts of its game."""
    return f"{document}-{provision}"


def provision_of_title(game: str, slug: str) -> TitledRule | None:
    """The rule that an address stands for."""
    for document in Document.objects.filter(game__slug=game):
        begins = f"{document.slug}-"
        kept = Provision.objects.filter(document=document, slug=slug.removeprefix(begins)) if (
            slug.startswith(begins)
        ) else Provision.objects.none()  # fmt: skip
        found = kept.first()
        if found is not None:
            return TitledRule(document.slug, found.slug, found.title)
    return None


def title_of(game: str, slug: str) -> str:
    """The short title that readers see, or nothing."""
    found = provision_of_title(game, slug)
    return found.title if found else ""


def title_address(game: str, slug: str) -> str:
    """Where readers find the rule, whatever its number; empty where there is none."""
    found = provision_of_title(game, slug)
    return f"/{game}/p/{found.provision}" if found else ""


def given_titles(game: str) -> dict[str, str]:
    """By address, each rule with a short title: its number today and the title, in the order of the rules."""
    rows = Rule.objects.filter(
        revision__edition__document__game__slug=game, revision__status=Revision.Status.PUBLISHED
    ).exclude(provision__title="")
    ordered = rows.order_by("revision__edition__document__slug", "revision__edition__effective", "position")
    last: dict[str, tuple[int, int, str]] = {}
    for document, revision, position, number, provision, title in ordered.values_list(
        "revision__edition__document__slug", "revision_id", "position", "number", "provision__slug", "provision__title"
    ):
        last[title_slug(document, provision)] = (revision, position, f"{number} {title}")
    return {slug: told for slug, (_, _, told) in sorted(last.items(), key=lambda one: one[1][1])}


def title_to_begin(game: GameView, typed: str) -> str | None:
    """The address of the short title of the rule that was typed, as 603.4 or tr 2.3; None where there is none."""
    words = typed.split()
    # A third word would name a version, in which the number may be another rule's.
    meant = {1: GAMES[game.slug].rulebook, 2: words[0].lower() if words else ""}.get(len(words), "")
    document = game.document(meant)
    rule = printed(document.current).get(words[-1].rstrip(".")) if document and document.current else None
    return title_slug(document.slug, rule.provision) if document and rule else None


def preview_title(game: GameView, source: str, slug: str) -> TextPreview:
    """The title over its rule, as readers would meet it."""
    title = " ".join(source.split())
    named = provision_of_title(game.slug, slug)
    edition, rule = _standing(game, named)
    if rule is None or edition is None:
        return TextPreview(title, faults=(Fault("No version in effect has this rule."),))
    shown = format_html(
        "<p class=\"sub\">{} {}</p><h3><span class=\"number\">{}</span> {}</h3><p>{}</p>",
        edition.document_title, edition.label, rule.number, title, rule.text,
    )  # fmt: skip
    return TextPreview(f"{rule.number} {title}".strip(), str(shown), faults=tuple(_faults(title, rule, edition)))


def _standing(game: GameView, named: TitledRule | None) -> tuple[EditionView | None, RuleView | None]:
    document = game.document(named.document) if named else None
    edition = document.current if document else None
    return edition, printed(edition).by_slug.get(named.provision) if edition and named else None


def _faults(title: str, rule: RuleView, edition: EditionView) -> list[Fault]:
    if rule.is_heading:
        return [Fault(f"{rule.number} has a heading of its own: “{rule.opening}”.")]
    if not title:
        return [Fault("The title is empty. To take a title away, withdraw it.")]
    if len(title) > LONGEST:
        return [Fault(f"The title has {len(title)} characters: write at most {LONGEST}.")]
    same = Rule.objects.filter(revision_id=edition.revision_id, provision__title__iexact=title)
    other = same.exclude(number=rule.number).values_list("number", flat=True).first()
    return [Fault(f"{other} is called so already.", grave=False)] if other else []
