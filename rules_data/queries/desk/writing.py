"""What editors write: what it would look like, what is wrong with it, and what came before."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from rules_data.models import EVERY_GAME, Card, Concept, Example, Faq, TextSaved, TextVersion, WorkingText, of_game
from rules_data.queries.games import GameView
from rules_data.queries.text_views import Fault, TextPreview

from .answer_files import answer_of
from .writing_answers import preview_answer
from .writing_concepts import preview_concept
from .writing_material import preview_card, preview_example
from .writing_titles import given_titles, preview_title, title_address, title_of

FAQ, CARD, EXAMPLE, CONCEPT, TITLE = "faq", "card", "example", "concept", "title"
KINDS_OF_TEXT = {FAQ: "answer", CARD: "card", EXAMPLE: "example", TITLE: "short title", CONCEPT: "concept"}
LONGEST_TEXT = 60_000
_MATERIAL: dict[str, type[Card] | type[Example]] = {CARD: Card, EXAMPLE: Example}


@dataclass(frozen=True)
class TextRow:
    """A text in a list: published, being written, or both."""

    kind: str
    game: str
    slug: str
    title: str
    is_published: bool
    changed_by: str = ""
    changed_at: datetime | None = None


@dataclass(frozen=True)
class EditedText:
    """A text as an editor opens it. `version` is 0 as long as nobody has begun to change it.

    `address` is where readers find it.
    """

    kind: str
    game: str
    slug: str
    source: str
    version: int
    changed_by: str
    changed_at: datetime | None
    published: str
    history: tuple[TextVersion, ...] = ()
    address: str = ""


def preview_text(kind: str, game: GameView, source: str, slug: str) -> TextPreview:
    """Read a text as publishing would, without keeping anything."""
    if len(source) > LONGEST_TEXT:
        return TextPreview("", faults=(Fault(f"That is longer than {LONGEST_TEXT:,} characters."),))
    bad = next((c for c in source if not c.isprintable() and c not in "\n\r\t"), None)
    if bad is not None:
        line = source.count("\n", 0, source.index(bad)) + 1
        return TextPreview("", faults=(Fault(f"A character that cannot be printed ({bad!r}). Type it again.", line),))
    written = source.replace("\r\n", "\n")
    return preview_title(game, written, slug) if kind == TITLE else _PREVIEWS[kind](game, written)


_PREVIEWS: dict[str, Callable[[GameView, str], TextPreview]] = {
    FAQ: preview_answer, CARD: preview_card, EXAMPLE: preview_example, CONCEPT: preview_concept,
}  # fmt: skip


def published_source(kind: str, game: str, slug: str) -> str:
    """The file of what readers see, or nothing."""
    if kind == FAQ:
        faq = Faq.objects.filter(game__slug=game, slug=slug).first()
        return answer_of(faq) if faq else ""
    if kind == TITLE:
        return title_of(game, slug)
    found = Concept.objects.filter(slug=slug) if kind == CONCEPT else (
        _MATERIAL[kind].objects.filter(game__slug=game, slug=slug)
    )  # fmt: skip
    return str(found.values_list("source", flat=True).first() or "")


def edited_text(kind: str, game: str, slug: str) -> EditedText:
    """A text for the editing screen: the one being worked on, else the published one, else an empty one."""
    named = {"kind": kind, "slug": slug}
    working = WorkingText.objects.filter(of_game(game), **named).first()
    published = published_source(kind, game, slug)
    history = tuple(TextVersion.objects.filter(of_game(game), **named).select_related("game")[:20])
    address = _address(kind, game, slug)
    if working is None:
        return EditedText(kind, game, slug, published, 0, "", None, published, history, address)
    return EditedText(
        kind, game, slug, working.source, working.version, working.changed_by, working.changed_at, published, history,
        address,
    )  # fmt: skip


def saved_versions(kind: str, game: str, slug: str) -> tuple[int, ...]:
    """The numbers of the states of a text being written that are kept, the newest first."""
    texts = WorkingText.objects.filter(of_game(game), kind=kind, slug=slug)
    kept = TextSaved.objects.filter(text__in=texts)
    return tuple(kept.order_by("-version").values_list("version", flat=True))


def _address(kind: str, game: str, slug: str) -> str:
    if kind == TITLE:
        return title_address(game, slug)
    return f"/concepts/{slug}" if kind == CONCEPT else f"/{game}/{'faq' if kind == FAQ else f'{kind}s'}/{slug}"


def texts_of(game: str, kind: str) -> tuple[TextRow, ...]:
    """Every text of a kind, those being written first."""
    working = {one.slug: one for one in WorkingText.objects.filter(of_game(game), kind=kind).defer("source")}
    titles = _titles(game, kind)
    rows = [TextRow(kind, game, slug, title, True, *_changed(working.get(slug))) for slug, title in titles.items()]
    fresh = {slug: one for slug, one in working.items() if slug not in titles}
    rows += [TextRow(kind, game, slug, slug, False, *_changed(one)) for slug, one in fresh.items()]
    by_title = (lambda row: row.title.lower()) if kind != TITLE else (lambda row: 0)
    return tuple(sorted(rows, key=lambda row: (row.changed_at is None, by_title(row))))


def _titles(game: str, kind: str) -> dict[str, str]:
    if kind == CONCEPT:
        return dict(Concept.objects.values_list("slug", "title"))
    if kind == TITLE:
        return given_titles(game)
    if kind == CARD:
        return dict(Card.objects.filter(game__slug=game).values_list("slug", "name"))
    if kind == FAQ:
        return dict(Faq.objects.filter(game__slug=game).values_list("slug", "title"))
    return dict(Example.objects.filter(game__slug=game).values_list("slug", "title"))


def _changed(working: WorkingText | None) -> tuple[str, datetime | None]:
    return (working.changed_by, working.changed_at) if working else ("", None)


def edited_at_the_desk() -> set[tuple[str, str, str]]:
    """Texts (game, kind, slug) that editors have published or withdrawn: what ships leaves them alone."""
    rows = TextVersion.objects.filter(undone=False).values_list("game__slug", "kind", "slug")
    return {(game or EVERY_GAME, kind, slug) for game, kind, slug in rows}
