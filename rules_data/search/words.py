"""Words as they are indexed and asked for: small letters, stemmed, numbers kept whole."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from whoosh.analysis.filters import LowercaseFilter
from whoosh.analysis.tokenizers import RegexTokenizer
from whoosh.lang import porter

# 383.3.e, 603.7d and 8.3.5b stay one word, and so do Quick-Draw and can't, +1/+1 and {T}.
_PRINTED = r"[-+−][\dX*]{1,3}/[-+−][\dX*]{1,3}|\{[^{}\s]{1,6}\}"
WORD = _PRINTED + r"|\d{1,3}(?:\.(?:\d{1,3}[a-z]?|[a-z]{1,2})(?!\w))+|\w+(?:['’]\w+)?"
_WORD = re.compile(WORD)
_SPELLED = r"[A-Za-z]{3,}"
_SHORTEST_DOUBLED = 3
_DOUBLED = frozenset(letter * 2 for letter in "bdgmnprt")
# Whoosh is typed in part only.
_porter_stem: Any = porter.stem

# Left out of a question when other words remain; the index keeps them, for phrases.
# fmt: off
SMALL_WORDS = frozenset({
    "a", "an", "and", "are", "as", "at", "be", "but", "by", "can", "do", "does", "for", "from", "how", "i",
    "if", "in", "is", "it", "its", "my", "of", "on", "or", "so", "that", "the", "then", "there", "they",
    "this", "to", "what", "when", "where", "which", "who", "why", "will", "with", "would", "you", "your",
})
# fmt: on


# Forms that no rule of spelling leads back to their word, and British spellings.
IRREGULAR = {
    form: word
    for word, forms in {
        "activate": "activated activating",
        "become": "became",
        "begin": "began begun",
        "break": "broke broken",
        "bring": "brought",
        "build": "built",
        "choose": "chose chosen",
        "color": "colour colours coloured",
        "deal": "dealt",
        "die": "dies died dying",
        "draw": "drew drawn",
        "fall": "fell fallen",
        "fight": "fought",
        "find": "found",
        "get": "got gotten",
        "give": "gave given",
        "go": "went gone goes",
        "hold": "held",
        "keep": "kept",
        "know": "knew known",
        "leave": "left",
        "lose": "lost",
        "make": "made",
        "pay": "paid",
        "see": "saw seen",
        "sacrifice": "sacrificed sacrificing",
        "send": "sent",
        "spend": "spent",
        "steal": "stole stolen",
        "take": "took taken",
        "win": "won",
        "write": "wrote written",
    }.items()
    for form in forms.split()
}


@lru_cache(maxsize=50_000)
def stem(word: str) -> str:
    """The form under which a word is indexed."""
    word = word.lower().replace("’", "'").replace("−", "-").removesuffix("'s")
    if not word[:1].isalpha():
        return word
    root = str(_porter_stem(IRREGULAR.get(word, word)))
    # Tapped is a form of tap, and equipped of equip: a last letter that is only doubled for its ending is written once.
    return root[:-1] if len(root) > _SHORTEST_DOUBLED and root[-2:] in _DOUBLED else root


def words_in(text: str) -> list[str]:
    return _WORD.findall(text)


def stems_in(text: str) -> list[str]:
    """Every word of a text in the form under which it is indexed, in order."""
    return [stem(word) for word in _WORD.findall(text)]


def plain_analyzer() -> object:
    """The words as they are written, to suggest spellings from."""
    return RegexTokenizer(_SPELLED) | LowercaseFilter()


def spelled_words(*texts: str) -> list[str]:
    """The same words of some texts."""
    return [word.lower() for text in texts for word in re.findall(_SPELLED, text)]


# The same words as they are indexed, with forms of be and have, which say nothing in a meaning either.
SMALL_STEMS = frozenset(stem(word) for word in SMALL_WORDS | {"been", "has", "have", "had", "was", "were", "their"})
