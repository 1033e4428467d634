"""Headings share the rules' numbering; only their shape tells them."""

from __future__ import annotations

import re

_LONGEST_TITLE = 70
_MOST_WORDS = 9
_MOST_WORDS_WITH_A_MARK = 4
# A sentence has one of these; a title does not.
_VERBS = frozenset(
    {"is", "are", "was", "were", "be", "been", "can", "can't", "can’t", "cannot", "may", "must", "will", "would"}
    | {"should", "has", "have", "had", "do", "don't", "don’t", "does", "doesn't", "doesn’t", "get", "gets"}
    | {"become", "becomes", "cost", "costs", "it", "they", "there"}
)
_MINOR = frozenset(
    {"a", "an", "and", "as", "at", "by", "for", "from", "in", "into", "of", "on", "or", "out", "outside", "than"}
    | {"the", "to", "vs", "with", "while"}
)


def is_heading(text: str, *, depth: int, paragraphs: int, has_examples: bool, has_children: bool) -> bool:
    """Whether a record is a title over others: "382. Triggered Abilities".

    A title is short, one line, has no verb and no mark at its end. Below the top level it stands over
    sub-rules of its own. A dot or colon after a title in capitals is forgiven when sub-rules follow.
    """
    if paragraphs != 1 or has_examples or len(text) > _LONGEST_TITLE or not (has_children or depth == 0):
        return False
    words = text.split()
    if len(words) > _MOST_WORDS or not _starts_like_title(text, depth):
        return False
    if words[-1] in _MINOR or any(word in _VERBS for word in words):
        return False
    if re.search(r": \d", text):
        # "Victory Score: 8" states a value.
        return False
    if re.search(r"[.:]\Z", text):
        return has_children and len(words) <= _MOST_WORDS_WITH_A_MARK and all(_capital(word) for word in words)
    return re.search(r"[.!?:;,…]”?\Z", text) is None


def _starts_like_title(text: str, depth: int) -> bool:
    # "1v1 (Duel)" and "3. Arithmetic" are titles; "2 Players" and "12 Cards" count something.
    if re.match(r"\d+[a-z]? ", text) and depth:
        return False
    return text[0].isupper() or text[0].isdigit() or text[0] in "“\"‘'["


def _capital(word: str) -> bool:
    bare = word.strip("()“”\"'’[],.:")
    return not bare or bare in _MINOR or not bare[0].islower()
