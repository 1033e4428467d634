"""Every word of the desk's screens can be said in another language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.conf import settings

TEMPLATES = sorted((Path(settings.BASE_DIR) / "templates" / "editor").glob("*.html"))
# A template's own tags, and HTML's, which may have tags and variables of the template in them.
TAG = re.compile(r"(\{%.*?%\}|<!--.*?-->|<[a-zA-Z/!](?:\{%.*?%\}|\{\{.*?\}\}|[^>{]|\{(?![%{]))*>)", re.DOTALL)
TRANSLATED = re.compile(r"\{% blocktranslate.*?\{% endblocktranslate %\}", re.DOTALL)
READ_ALOUD = re.compile(r'\b(?:aria-label|placeholder|title)="([^"]*)"')
VARIABLE = re.compile(r"\{[{%].*?[%}]\}", re.DOTALL)
WORD = re.compile(r"[A-Za-z]{2,}")
# Keys of the keyboard, codes, and what is the same in every language.
SAME_EVERYWHERE = {"kbd", "code", "pre", "script", "style"}


def untranslated(template: str) -> Iterator[str]:
    """Text, and names that are read aloud, that stand in a template as they are."""
    inside = ""
    for piece in TAG.split(TRANSLATED.sub("", template)):
        if piece.startswith("{%"):
            continue
        if not TAG.fullmatch(piece):
            if not inside and WORD.search(VARIABLE.sub("", piece)):
                yield " ".join(piece.split())
            continue
        yield from (said for said in READ_ALOUD.findall(VARIABLE.sub("", piece)) if WORD.search(said))
        name = re.match(r"<(/?)(\w+)", piece)
        if name and name[2] in SAME_EVERYWHERE:
            inside = "" if name[1] else name[2]


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.stem)
def test_no_screen_has_words_that_cannot_be_translated(path: Path) -> None:
    assert list(untranslated(path.read_text(encoding="utf-8"))) == []


def test_words_that_cannot_be_translated_are_noticed() -> None:
    assert list(untranslated('<p aria-label="A name">{% if x %}Some words{% endif %} {{ y }} <kbd>key</kbd></p>')) == [
        "A name", "Some words",
    ]  # fmt: skip


def test_the_catalogue_has_the_words_of_the_desk() -> None:
    catalogue = (Path(settings.BASE_DIR) / "rulesite/locale/en/LC_MESSAGES/django.po").read_text(encoding="utf-8")
    for phrase in ("Match rules", "What should stay", "Only publishers can publish."):
        assert f'msgid "{phrase}"' in catalogue
