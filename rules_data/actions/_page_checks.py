"""What readers would meet on a draft's pages: links that lead nowhere, texts beyond a limit, and barriers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from rules_data.core.barriers import barriers_in, links_in, unreadable
from rules_data.core.games import GAMES
from rules_data.core.markup import render_markdown
from rules_data.models import Card, Concept, Example, Faq, GlossaryTerm, Provision, Revision, Rule

# A page has all of a rule and of what stands under it; the desk corrects a rule in one field.
LONGEST_RULE = 20_000
LONGEST_SECTION = 400_000
MOST_TOLD = 20
_PLACES: dict[str, type[Faq] | type[Card] | type[Example]] = {"faq": Faq, "cards": Card, "examples": Example}


@dataclass(frozen=True)
class PageChecks:
    """Sentences, each about one place. `obstacles` have to be settled; `told` are for information."""

    links: tuple[str, ...]
    limits: tuple[str, ...]
    barriers: tuple[str, ...]
    told: tuple[str, ...] = ()

    @property
    def obstacles(self) -> list[str]:
        return [*self.links, *self.limits, *self.barriers]


def check_pages(revision: Revision) -> PageChecks:
    """Look over what a draft would show: its own texts and change notes, and the answers of its game."""
    notes = notes_html(revision)
    return PageChecks(
        links=tuple(_few(dead_links(notes, revision, "The change notes"))),
        limits=tuple(_few(_limits(revision))),
        barriers=tuple(_few(_barriers(revision))),
        told=tuple(_few([*(f"The change notes: {one}" for one in barriers_in(notes)), *_dead_in_answers(revision)])),
    )


def notes_html(revision: Revision, text: str | None = None) -> str:
    """The change notes as HTML, their citations left as they are. Raises UnableToRender."""
    symbols = GAMES[revision.edition.document.game.slug].symbols
    said = revision.change_notes if text is None else text
    return str(render_markdown(said, cite=lambda _text: (), link=lambda _found: None, symbols=symbols))


def dead_links(html: str, revision: Revision, where: str) -> Iterator[str]:
    """A sentence for each link within the site that leads to no page once the draft is published."""
    for link in links_in(html):
        if link.href.startswith("/") and not _leads_somewhere(link.href, revision):
            yield f"{where}: the link “{link.words[:60]}” leads to {link.href[:100]}, where there is no page."


def _limits(revision: Revision) -> Iterator[str]:
    sections: dict[str, int] = {}
    rows = revision.rules.order_by("position").values_list("number", "heading_number", "text", "examples")
    for number, heading, text, examples in rows:
        size = len(text) + sum(map(len, examples))
        if size > LONGEST_RULE:
            yield f"{number} has {size:,} characters; a rule has at most {LONGEST_RULE:,}: are several run together?"
        sections[heading or number] = sections.get(heading or number, 0) + size
    for number, size in sections.items():
        if size > LONGEST_SECTION:
            yield f"The section of {number} has {size:,} characters, more than a page of {LONGEST_SECTION:,} can show."


def _barriers(revision: Revision) -> Iterator[str]:
    """Headings without words, and characters that nobody can read, in rules and in defined words."""
    for number, kind, text, examples in revision.rules.order_by("position").values_list(
        "number", "kind", "text", "examples"
    ):
        if kind == Rule.Kind.HEADING and not text.strip():
            yield f"{number} is a heading without words."
        odd = unreadable("\n".join([text, *examples]))
        if odd:
            yield f"{number} has the character {odd}, which nobody can read or hear: correct the rule."
    for term, text in revision.terms.order_by("position").values_list("term", "text"):
        odd = unreadable(f"{term}\n{text}")
        if odd:
            yield f"The glossary entry “{term}” has the character {odd}, which nobody can read or hear: correct it."


def _dead_in_answers(revision: Revision) -> Iterator[str]:
    answers = Faq.objects.filter(game=revision.edition.document.game, answer_html__contains='href="/')
    for title, html in answers.values_list("title", "answer_html"):
        yield from dead_links(html, revision, f"The answer “{title}”")


# /magic/cr/603.3b | /magic/cr/@2026-01-16/603.3b | /magic/faq/... | /concepts/...
_RULE = re.compile(r"/(?P<game>[a-z-]+)/(?P<document>[a-z]+)/(?:@(?P<edition>[^/]+)/)?(?P<number>\d[\w.]*)")
_PLACE = re.compile(r"/(?P<game>[a-z-]+)/(?P<kind>faq|cards|examples|glossary|p)/(?P<slug>[a-z0-9-]+)")


def _leads_somewhere(href: str, revision: Revision) -> bool:
    """Whether there is such a page; what is no page of a rule, a text or a word is not judged."""
    path = href.partition("#")[0].partition("?")[0]
    if path.startswith("/concepts/") and path != "/concepts/":
        return Concept.objects.filter(slug=path.removeprefix("/concepts/")).exists()
    found = _PLACE.fullmatch(path)
    if found is not None:
        return _has_place(found["game"], found["kind"], found["slug"], revision)
    found = _RULE.fullmatch(path)
    return found is None or _has_rule(found["game"], found["document"], found["number"], found["edition"], revision)


def _has_place(game: str, kind: str, slug: str, revision: Revision) -> bool:
    shown = (Revision.Status.PUBLISHED, Revision.Status.SUPERSEDED)
    if kind == "p":
        return Provision.objects.filter(document__game__slug=game, slug=slug).exists()
    if kind == "glossary":
        known = GlossaryTerm.objects.filter(slug=slug, revision__edition__document__game__slug=game)
        return revision.terms.filter(slug=slug).exists() or known.filter(revision__status__in=shown).exists()
    return bool(_PLACES[kind].objects.filter(game__slug=game, slug=slug).exists())


def _has_rule(game: str, document: str, number: str, edition: str | None, revision: Revision) -> bool:
    """Whether the number is a rule's in the draft or in anything published: old numbers keep their pages."""
    own = revision.edition.document
    if (game, document) == (own.game.slug, own.slug) and edition in (None, revision.edition.label) and (
        revision.rules.filter(number=number).exists()
    ):  # fmt: skip
        return True
    kept = Rule.objects.filter(
        number=number, revision__edition__document__game__slug=game, revision__edition__document__slug=document,
        revision__status=Revision.Status.PUBLISHED,
    )  # fmt: skip
    return kept.filter(revision__edition__label=edition).exists() if edition else kept.exists()


def _few(found: Iterator[str] | list[str]) -> Iterator[str]:
    told = list(found)
    yield from told[:MOST_TOLD]
    if len(told) > MOST_TOLD:
        yield f"And {len(told) - MOST_TOLD} more like these."
