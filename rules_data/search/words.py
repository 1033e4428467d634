"""Words as they are indexed and asked for: small letters, stemmed, numbers kept whole."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from whoosh.analysis.filters import LowercaseFilter
from whoosh.analysis.morph import StemFilter
from whoosh.analysis.tokenizers import RegexTokenizer
from whoosh.lang import porter

# 383.3.e stays one word, and so do Quick-Draw and can't.
WORD = r"\d{3}(?:\.(?:\d{1,3}|[a-z]{1,2})(?!\w))*|\w+(?:['’]\w+)?"
_WORD = re.compile(WORD)
# Whoosh is typed in part only.
_porter_stem: Any = porter.stem
_stem_filter: Any = StemFilter

# Left out of a question when other words remain; the index keeps them, for phrases.
# fmt: off
SMALL_WORDS = frozenset({
    "a", "an", "and", "are", "as", "at", "be", "but", "by", "can", "do", "does", "for", "from", "how", "i",
    "if", "in", "is", "it", "its", "my", "of", "on", "or", "so", "that", "the", "then", "there", "they",
    "this", "to", "what", "when", "where", "which", "who", "why", "will", "with", "would", "you", "your",
})
# fmt: on


# Forms that no rule of spelling leads back to their word.
IRREGULAR = {
    form: word
    for word, forms in {
        "die": "dies died dying",
        "choose": "chose chosen",
        "deal": "dealt",
        "draw": "drew drawn",
        "give": "gave given",
        "hold": "held",
        "lose": "lost",
        "pay": "paid",
        "take": "took taken",
        "win": "won",
    }.items()
    for form in forms.split()
}


@lru_cache(maxsize=50_000)
def stem(word: str) -> str:
    """The form under which a word is indexed."""
    word = word.lower().replace("’", "'").removesuffix("'s")
    return word if word[:1].isdigit() else str(_porter_stem(IRREGULAR.get(word, word)))


def words_in(text: str) -> list[str]:
    return _WORD.findall(text)


def stemming_analyzer() -> object:
    """For whole texts: positions kept, nothing left out."""
    return RegexTokenizer(WORD) | LowercaseFilter() | _stem_filter(stemfn=stem, cachesize=50_000)


def plain_analyzer() -> object:
    """The words as they are written, to suggest spellings from."""
    return RegexTokenizer(r"[A-Za-z]{3,}") | LowercaseFilter()
