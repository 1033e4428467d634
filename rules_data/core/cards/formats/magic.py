"""Magic: Scryfall's bulk files (a list of card objects) and MTGJSON's AtomicCards (faces by the card's name)."""

from __future__ import annotations

from typing import Any

from rules_data.core.cards.model import (
    FACE_COLORS,
    FORM,
    CardFormat,
    PrintedCard,
    PrintedFace,
    Record,
    UnreadableCards,
    listed,
    printed,
)
from rules_data.core.cards.model import said as _said

_SUPERTYPES = frozenset({"Basic", "Legendary", "Ongoing", "Snow", "World", "Elite", "Host"})
_COLORS = {"W": "White", "U": "Blue", "B": "Black", "R": "Red", "G": "Green"}
# As what the second face of such a card is played, in the words of example files.
_FORMS = {"transform": "back", "modal_dfc": "modal back", "adventure": "adventure", "split": "halves"}
_NO_CARDS = frozenset({"art_series", "token", "double_faced_token", "emblem"})
_FACTS = {"power": "power", "toughness": "toughness", "loyalty": "loyalty", "defense": "defense"}


def _from_scryfall(record: Record) -> PrintedCard | str:
    if _said(record, "layout") in _NO_CARDS:
        return "tokens, emblems and art cards"
    if _said(record, "lang") not in ("", "en"):
        return "not in English"
    faces = record.get("card_faces")
    parts = faces if isinstance(faces, list) and faces else [record]
    # Both sides of a reversible card are the same card, which only they name.
    key = _said(record, "oracle_id") or _said(_object(parts[0], "card_faces"), "oracle_id")
    return _card(
        key, _said(record, "name"), [_scryfall_face(_object(one, "card_faces")) for one in parts], parts, record
    )


def _scryfall_face(face: Record) -> PrintedFace:
    facts = printed(face, {"mana_cost": "mana cost", **_FACTS})
    return PrintedFace(_said(face, "name"), _said(face, "type_line"), _said(face, "oracle_text"), facts)


def _from_mtgjson(pair: Any) -> PrintedCard | str:
    name, records = pair
    if not isinstance(records, list) or not records:
        raise UnreadableCards("a name should have a list of its faces.")
    faces = [_object(one, name) for one in records]
    first = faces[0]
    if _said(first, "layout") in _NO_CARDS:
        return "tokens, emblems and art cards"
    identifiers = first.get("identifiers")
    key = _said(identifiers, "scryfallOracleId") if isinstance(identifiers, dict) else ""
    return _card(key or name, name, [_mtgjson_face(one) for one in faces], faces, first)


def _mtgjson_face(face: Record) -> PrintedFace:
    facts = printed(face, {"manaCost": "mana cost", **_FACTS})
    name = _said(face, "faceName") or _said(face, "name")
    return PrintedFace(name, _said(face, "type"), _said(face, "text"), facts)


def _card(key: str, name: str, faces: list[PrintedFace], parts: list[Record], record: Record) -> PrintedCard:
    """`parts` are the records of the faces, and `record` the card's own."""
    before, after = [], []
    for face in faces:
        left, _, right = face.types.partition(" — ")
        before += left.split()
        after += right.split()
    facets = {
        "types": _once(word for word in before if word not in _SUPERTYPES and word != "//"),
        "supertypes": _once(word for word in before if word in _SUPERTYPES),
        "subtypes": _once(after),
        "keywords": listed(record, "keywords"),
        "colors": _colors(record) or _colors(parts[0]),
    }
    form = _FORMS.get(_said(record, "layout"), "")
    if form and len(faces) == 2:
        # Of an adventure the card's own colors are its creature's; a split card has those of both halves together.
        own = _colors(record) if form == "adventure" else ()
        first, second = (_colors(part) or _colors_of_cost(face) for part, face in zip(parts, faces, strict=True))
        facets |= {FORM: (form,), **dict(zip(FACE_COLORS, (own or first, second), strict=True))}
    return PrintedCard(key, name, tuple(faces), "", {called: words for called, words in facets.items() if words})


def _colors(record: Record) -> tuple[str, ...]:
    return tuple(_COLORS.get(one, one) for one in listed(record, "colors"))


def _colors_of_cost(face: PrintedFace) -> tuple[str, ...]:
    cost = face.facts.get("mana cost", "")
    return tuple(called for letter, called in _COLORS.items() if letter in cost)


def _once(words: Any) -> tuple[str, ...]:
    return tuple(dict.fromkeys(words))


def _object(value: Any, where: str) -> Record:
    if not isinstance(value, dict):
        raise UnreadableCards(f"`{where}` should hold objects.")
    return value


def _is_scryfall(record: Any) -> bool:
    return isinstance(record, dict) and "name" in record and ("oracle_id" in record or "card_faces" in record)


def _is_mtgjson(pair: Any) -> bool:
    faces = pair[1]
    return isinstance(faces, list) and bool(faces) and isinstance(faces[0], dict) and "type" in faces[0]


MAGIC = (
    CardFormat("MTGJSON's AtomicCards", ("data",), _is_mtgjson, _from_mtgjson, keyed=True),
    CardFormat("Scryfall's bulk data", ("item", "data.item"), _is_scryfall, _from_scryfall),
)
