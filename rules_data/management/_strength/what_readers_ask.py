"""What a crowd of readers asks for, as docs/scale.md supposes it: mostly pages, some searches, few long questions."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Callable, Mapping, Sequence
from urllib.parse import quote_plus

from django.utils import timezone

from rules_data.core.games import GAMES
from rules_data.queries import DocumentView, all_rules, examples_of, find_example, games, searchable_entries

from .asking import Asked

# Of a thousand requests.
SHARES = {"page": 880, "suggestion": 80, "search": 30, "check": 5, "comparison": 2, "scenario": 3}
# Of searches, those that nobody has asked before.
NEW_SEARCHES = 0.3
MOST_PAGES = 2_000
# How steeply fame falls.
FAME = 0.7


Pools = Mapping[str, Sequence[Asked]]


def pools_of_this_site(seed: int = 18) -> dict[str, list[Asked]]:
    """By kind, what can be asked here: of this site's own rules, words and examples, the same for one seed."""
    chance = random.Random(seed)  # noqa: S311
    documents = [one for game in games(timezone.localdate()) for one in game.documents if one.current is not None]
    words = _words(chance)
    return {
        "page": [Asked("page", path) for path in _pages(documents, chance)],
        "suggestion": [Asked("suggestion", path) for path in _suggesting(words)],
        "search": [Asked("search", f"/search?q={quote_plus(one)}") for one in words],
        "check": [_check(one, chance) for one in documents],
        "comparison": [Asked("comparison", path) for one in documents for path in _comparison(one)],
        "scenario": _scenarios([one.game for one in documents]),
    }


def following(pools: Pools, seed: int = 18) -> Callable[[], Asked]:
    """A function that says what is asked next; the same for one seed."""
    chance = random.Random(seed)  # noqa: S311
    kinds = [kind for kind in SHARES if pools.get(kind)]
    shares = [SHARES[kind] for kind in kinds]
    numbers = itertools.count()

    def next_asked() -> Asked:
        pool = pools[chance.choices(kinds, shares)[0]]
        # A few are asked for often, most seldom, as everywhere.
        chosen = pool[int(chance.paretovariate(FAME) - 1) % len(pool)]
        if chosen.kind == "search" and chance.random() < NEW_SEARCHES:
            # A word that no text has, left out: the work is that of the question, the address is new.
            return Asked(chosen.kind, f"{chosen.path}+-zz{next(numbers)}")
        return chosen

    return next_asked


def _pages(documents: Sequence[DocumentView], chance: random.Random) -> list[str]:
    found = ["/", "/search"]
    for document in documents:
        base = f"/{document.game}/{document.slug}"
        numbers = [rule.number for rule in all_rules(document.current)] if document.current else []
        found += [f"/{document.game}/", f"{base}/", *(f"{base}/{number}" for number in numbers if number)]
        found += [f"{base}/{number}.json" for number in numbers[::9] if number]
    slugs = sorted({one.game for one in documents})
    found += [f"/{slug}/examples/{row.slug}" for slug in slugs for row in examples_of(slug)]
    chance.shuffle(found)
    return found[:MOST_PAGES]


def _comparison(document: DocumentView) -> list[str]:
    labels = [one.label for one in document.editions]
    base = f"/{document.game}/{document.slug}/compare"
    return [f"{base}/{older}...{newer}" for newer, older in itertools.pairwise(labels)][:1]


def _check(document: DocumentView, chance: random.Random) -> Asked:
    numbers = [rule.number for rule in all_rules(document.current) if rule.number] if document.current else []
    text = " ".join(f"See rule {one}." for one in chance.sample(numbers, min(5, len(numbers))))
    body = {"text": text or "Nothing is cited.", "game": document.game, "document": document.slug}
    return Asked("check", "/api/v1/check", json.dumps(body).encode())


def _scenarios(slugs: Sequence[str]) -> list[Asked]:
    found = []
    for slug in sorted(set(slugs) & set(GAMES.played)):
        for row in examples_of(slug)[:20]:
            page = find_example(slug, row.slug)
            if page is not None:
                body = json.dumps({"scenario": page.source}).encode()
                found.append(Asked("scenario", "/api/v1/evaluate?deciding=false", body))
    return found


def _words(chance: random.Random) -> list[str]:
    """Two words that stand beside one another in one rule, of many."""
    found = []
    for entry in searchable_entries(timezone.localdate()):
        words = [word for word in entry.body.split() if word.isalpha()]
        if len(words) > 3:
            place = chance.randrange(len(words) - 1)
            found.append(" ".join(words[place : place + 2]))
    chance.shuffle(found)
    return found[:MOST_PAGES]


def _suggesting(words: Sequence[str]) -> list[str]:
    return [f"/api/v1/suggest?q={quote_plus(one[:length])}" for one in words for length in (1, 2, 3, 5)]
