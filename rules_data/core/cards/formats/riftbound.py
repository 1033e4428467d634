"""Riftbound: Riftcodex's cards, and the publisher's card gallery, as its page or its data service gives them."""

from __future__ import annotations

import html
import re
from typing import Any

from rules_data.core.cards.model import CardFormat, PrintedCard, PrintedFace, Record, UnreadableCards, listed, said

_NUMBERS = ("energy", "power", "might")
_BREAK = re.compile(r"<br\s*/?>|</p>\s*<p[^>]*>|</li>\s*<li[^>]*>", re.IGNORECASE)
# [Deflect 2], but no symbol such as [E1] or [RUNE:fury]
_KEYWORD = re.compile(r"\[([A-Z][a-z][A-Za-z-]+)(?: [\dX]+)?\]")
_TAG = re.compile(r"</?[a-zA-Z][^<>]*>")


def _from_riftcodex(record: Record) -> PrintedCard | str:
    kind, text, values = (_part(record, key) for key in ("classification", "text", "attributes"))
    types = (said(kind, "supertype"), said(kind, "type"))
    words = _plain(said(text, "rich")) or said(text, "plain")
    facts = {name: said(values, name) for name in _NUMBERS}
    facets = {"domains": listed(kind, "domain"), "tags": listed(record, "tags")}
    return _card(said(record, "name"), types, words, facts, facets)


def _from_gallery(record: Record) -> PrintedCard | str:
    kind = _part(record, "cardType")
    types = (_label(kind, "superType"), _label(kind, "type"))
    facts = {name: _labels(_part(record, name), name)[:1] for name in _NUMBERS}
    bonus, effect = _labels(_part(record, "mightBonus"), "might bonus")[:1], _body(record, "effect")
    words = _body(record, "text")
    # Only what is attached has a bonus; other cards carry a stray text in that place.
    if bonus and effect:
        words = f"{words}\n{effect}"
    numbers = {name: value[0] for name, value in facts.items() if value}
    if bonus:
        numbers["might bonus"] = bonus[0]
    facets = {"domains": _labels(_part(record, "domain"), "domain"), "tags": listed(_part(record, "tags"), "tags")}
    return _card(said(record, "name"), types, words, numbers, facets)


def _card(
    name: str, types: tuple[str, str], text: str, facts: Record, facets: dict[str, tuple[str, ...]]
) -> PrintedCard:
    # Each printing is a record of its own; a card is known by its name, whatever pictures it has.
    keywords = tuple(dict.fromkeys(_KEYWORD.findall(text)))
    facets = {"types": tuple(one for one in types if one), "keywords": keywords, **facets}
    kept = {called: value for called, value in facts.items() if value}
    face = PrintedFace(name, " ".join(one for one in types if one), text, kept)
    found_by = {called: words for called, words in facets.items() if words}
    return PrintedCard(name.lower()[:100], name, (face,), "", found_by)


def _part(record: Record, key: str) -> Record:
    value = record.get(key)
    if value is not None and not isinstance(value, dict):
        raise UnreadableCards(f"`{key}` should be an object.")
    return value or {}


def _labels(part: Record, called: str) -> tuple[str, ...]:
    """The words of a value, or of several, that have a label."""
    values = part.get("values") if "values" in part else [part.get("value")]
    if not isinstance(values, list):
        raise UnreadableCards(f"`{called}` should have a list of values.")
    return tuple(said(one, "label") or said(one, "id") for one in values if isinstance(one, dict))


def _label(kind: Record, key: str) -> str:
    values = kind.get(key)
    first = values[0] if isinstance(values, list) and values else {}
    return said(first, "label") if isinstance(first, dict) else ""


def _body(record: Record, key: str) -> str:
    return _plain(said(_part(_part(record, key), "richText"), "body"))


def _plain(rich: str) -> str:
    """A text with lines instead of paragraphs, and without what only makes it look better."""
    return html.unescape(_TAG.sub("", _BREAK.sub("\n", rich))).replace("\xa0", " ").strip()


def _is_riftcodex(record: Any) -> bool:
    return isinstance(record, dict) and "classification" in record and "attributes" in record


def _is_gallery(record: Any) -> bool:
    return isinstance(record, dict) and "cardType" in record and "name" in record


_GALLERY = tuple(f"{start}page.blades.item.cards.items.item" for start in ("props.pageProps.", "pageProps.", ""))

RIFTBOUND = (
    CardFormat("Riftcodex's cards", ("item", "items.item", "item.cards.item"), _is_riftcodex, _from_riftcodex),
    CardFormat("the publisher's card gallery", ("item", "data.item", *_GALLERY), _is_gallery, _from_gallery),
)
