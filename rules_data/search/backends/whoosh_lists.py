"""The list of a word in a Whoosh index, read block by block: a common word stands in half of all entries, and to ask
for these one by one costs a search up to a tenth of a second.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from whoosh.codec.whoosh3 import W3LeafMatcher
from whoosh.matching.wrappers import FilterMatcher

from rules_data.search.scoring import Numbers, Values


def list_of(reader: Any, field: str, word: str) -> tuple[Numbers, Values]:
    """The numbers of the entries that have a word, also of those that have been replaced since, and its weights."""
    numbers: list[Any] = []
    weights: list[Any] = []
    for leaf, offset in reader.leaf_readers():
        if (field, word) in leaf:
            found, weighing = _of_leaf(leaf.postings(field, word))
            numbers.append(found + offset)
            weights.append(weighing)
    if not numbers:
        return np.empty(0, dtype=np.intp), np.empty(0)
    return np.concatenate(numbers), np.concatenate(weights)


def _of_leaf(matcher: Any) -> tuple[Numbers, Values]:
    if isinstance(matcher, FilterMatcher):
        # It has gone past what was replaced at the beginning of the list.
        matcher = matcher.child
        matcher.reset()
    has_blocks = isinstance(matcher, W3LeafMatcher)
    numbers: list[int] = []
    weights: list[float] = []
    while matcher.is_active():
        if has_blocks:
            # Asking for one reads the block that it is in.
            matcher.id(), matcher.weight()
            numbers += matcher._ids
            weights += matcher._weights
            matcher._next_block()
        else:
            numbers.append(matcher.id())
            weights.append(matcher.weight())
            matcher.next()
    return np.array(numbers, dtype=np.intp), np.array(weights, dtype=np.float64)
