"""Write a question with its answer from its file: front matter in YAML, then Markdown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import yaml

from rules_data.core.games import GAMES
from rules_data.core.markup import UnableToRender, front_matter, render_markdown, values_as_written
from rules_data.models import Document, Faq, Game, Revision

from ._beside import Beside
from ._citations import NamedProvisions, Reader, keep_faq_citations, link_faq_citations, reader_of
from .errors import UnableToLoadCorpus

# What the front matter of an answer may say, and what of it has to be there.
_KEYS: dict[str, type[Any]] = {
    "asked": str, "question": str, "also": list, "rules": list, "cards": list, "about": str, "source": dict,
}  # fmt: skip
_NEEDED = ("asked", "question")
_KINDS: dict[type[Any], str] = {str: "words", list: "a list", dict: "keys with values"}


def write_faq(game: Game, slug: str, source: str, digest: str, name: str, beside: Beside | None = None) -> bool:
    """Write or renew one question; False when nothing had changed. `name` is the file's, for errors."""
    beside = beside or Beside(game)
    kept = beside.hashes(Faq).get(slug)
    if kept == digest:
        return False
    head, answer = _split(source, name)
    _refuse_unfit(head, name)
    try:
        fields: dict[str, Any] = {
            "title": head["asked"],
            "question": head["question"],
            "also": [str(one) for one in head.get("also") or []],
            "answer": answer,
            "answer_html": "",
            "source": {key: str(value) for key, value in (head.get("source") or {}).items()},
            "edition_label": str(head.get("about", "")),
            "named_rules": _named_rules(head, name),
            "source_hash": digest,
        }
    except KeyError as fault:
        raise UnableToLoadCorpus(f"{name}: the key {fault} is missing in its front matter.") from fault
    cards = beside.card_keys(head.get("cards") or [])
    if kept is None:
        _write_new(Faq(game=game, slug=slug, **fields), cards, beside)
        return True
    faq, _ = Faq.objects.update_or_create(game=game, slug=slug, defaults=fields)
    faq.cards.set(cards)
    link_faq(faq, beside.reader, beside.provisions, beside.document)
    return True


def _write_new(faq: Faq, cards: list[int], beside: Beside) -> None:
    """A question that is not kept yet: nothing has to be looked for that it may have been linked with."""
    reader = _reader_for(faq, beside.document or _document_of(faq), beside.reader)
    faq.answer_html = _rendered(faq, reader)
    faq.save(force_insert=True)
    faq.cards.add(*cards)
    faq.provisions.add(*beside.provisions.keys(faq.named_rules))
    keep_faq_citations(faq, reader)


def link_faq(
    faq: Faq,
    reader: Reader | None = None,
    named: NamedProvisions | None = None,
    document: Document | None = None,
    *,
    is_as_linked: bool = False,
) -> None:
    """Point the question at the provisions it rests on, and render its answer with its references linked.

    Whoever links several brings what is the same for all: `document` is the one that their numbers mean. An answer
    that `is_as_linked`, to the letter, is only read again where a reference leads elsewhere than it did.
    """
    reader = _reader_for(faq, document or _document_of(faq), reader)
    rests_on = (named or NamedProvisions(faq.game)).keys(faq.named_rules)
    if set(rests_on) != {provision.pk for provision in faq.provisions.all()}:
        faq.provisions.set(rests_on)
    if is_as_linked and faq.answer_html and all(reader.still_leads(link, faq) for link in faq.citations.all()):
        return
    if link_faq_citations(faq, reader) or not faq.answer_html:
        _render(faq, reader)


def _document_of(faq: Faq) -> Document:
    document = faq.game.documents.order_by("slug").first()
    if document is None:
        raise UnableToLoadCorpus(f"{faq.game} has no document that an answer could refer to.")
    return document


def _rendered(faq: Faq, reader: Reader) -> str:
    symbols = GAMES[faq.game.slug].symbols
    try:
        return render_markdown(faq.answer, cite=reader.cite, link=reader.address, symbols=symbols)
    except UnableToRender as fault:
        raise UnableToLoadCorpus(f"FAQ {faq.slug}: {fault}") from fault


def _render(faq: Faq, reader: Reader) -> None:
    rendered = _rendered(faq, reader)
    if rendered != faq.answer_html:
        faq.answer_html = rendered
        faq.save(update_fields=["answer_html"])


def _reader_for(faq: Faq, document: Document, newest: Reader | None) -> Reader:
    """Reads numbers as the edition had them for which somebody else's answer was written; ours are kept up to date."""
    if faq.source.get("imported"):
        then = Revision.objects.filter(
            edition__document=document, edition__label=faq.edition_label, status=Revision.Status.PUBLISHED
        ).first()
        if then is not None:
            return reader_of(document, then)
    return newest or reader_of(document)


def _split(source: str, name: str) -> tuple[dict[str, Any], str]:
    pieces = front_matter(source)
    if pieces is None:
        raise UnableToLoadCorpus(f"{name}: line 1: expected front matter between two lines of ---.")
    try:
        head = values_as_written(pieces[0])
    except yaml.YAMLError as fault:
        raise UnableToLoadCorpus(f"{name}: {fault}") from fault
    if not isinstance(head, dict):
        raise UnableToLoadCorpus(f"{name}: the front matter is not a mapping of keys to values.")
    return head, pieces[1].strip() + "\n"


def _refuse_unfit(head: Mapping[str, Any], name: str) -> None:
    """UnableToLoadCorpus for a key that would say nothing, or one whose value is of another kind."""
    unknown = next((str(key) for key in head if key not in _KEYS), None)
    if unknown is not None:
        raise UnableToLoadCorpus(f"{name}: an answer has no key “{unknown[:40]}”. It has: {', '.join(_KEYS)}.")
    for key, kind in _KEYS.items():
        said = head.get(key)
        if key in head and not isinstance(said, kind) and (said or key in _NEEDED):
            raise UnableToLoadCorpus(f"{name}: expected {_KINDS[kind]} under {key}, found {said!r:.60}.")
    empty = next((key for key in _NEEDED if key in head and not str(head[key]).strip()), None)
    if empty is not None:
        raise UnableToLoadCorpus(f"{name}: nothing is said under {empty}.")


def _named_rules(head: dict[str, Any], name: str) -> list[dict[str, str]]:
    """The rules an answer says it rests on, as plain strings."""
    needed = f"{name}: each of its rules needs document, edition and number."
    try:
        named = [
            {"document": str(rule["document"]), "edition": str(rule["edition"]), "number": str(rule["number"])}
            for rule in head.get("rules") or []
        ]
    except (KeyError, TypeError) as fault:
        raise UnableToLoadCorpus(needed) from fault
    if not all(said.strip() for rule in named for said in rule.values()):
        raise UnableToLoadCorpus(needed)
    return named
