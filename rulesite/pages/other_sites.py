"""Rules as other sites and phones write them: 6033b, 603,3b, and addresses of sites that show the same rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import unquote, urlsplit

from rules_data.core.games import GAMES

LONGEST = 300
_ADDRESS = re.compile(r"(?:https?://)?(?:[\w-]+\.)+[a-z]{2,}/\S*", re.IGNORECASE)
_NUMBER = re.compile(
    r"(?:^|[/#])(?:cr|r|rule-?)?(\d{1,4}(?:[.\-]?(?:\d{1,3}|[a-z]{1,2}(?![a-z])))*)\.?/?$", re.IGNORECASE
)
_VERSION = re.compile(r"/(?:core-rules/|core/)?v?(\d\.\d)(?=[/#]|$)")
_WITHOUT_DOTS = re.compile(r"(\d{3})(\d{1,3}[a-z]{0,2}|[a-z])", re.IGNORECASE)
_OF_SINGLE_FIGURES = re.compile(r"(\d)(\d)(\d{1,2}[a-z])", re.IGNORECASE)
_COMMAS = re.compile(r"\d{1,3}(?:[.,](?:\d{1,3}[a-z]{0,2}|[a-z]{1,2}))+", re.IGNORECASE)


def as_written_here(query: str) -> Iterator[tuple[str, str]]:
    """What a query means that is written as elsewhere: queries of this site, the likeliest first, each with its game.

    The game is empty where the writing does not say it. Nothing for a query that is written as here.
    """
    query = query.strip()
    if len(query) <= LONGEST and _ADDRESS.fullmatch(query):
        yield from _of_address(query)
        return
    first, _, rest = query.partition(" ")
    game = next((slug for slug, one in GAMES.items() if rest and first.casefold() in {slug, *one.aliases}), "")
    for number in _dotted(rest if game else query):
        yield number, game


def _of_address(address: str) -> Iterator[tuple[str, str]]:
    split = urlsplit(address if "://" in address else f"https://{address}")
    host = f".{(split.hostname or '').casefold()}"
    game = next((slug for slug, one in GAMES.items() if any(host.endswith(f".{site}") for site in one.shown_at)), "")
    path = unquote(split.path)
    found = _NUMBER.search(f"#{unquote(split.fragment)}" if split.fragment else path.rstrip("."))
    if not game or found is None:
        return
    number = found[1]
    version = _VERSION.search(path)
    for one in (*_dotted(number), number):
        if version is not None:
            yield f"in:v{version[1]} {one}", game
        yield one, game


def _dotted(number: str) -> Iterator[str]:
    """A number with its points where they were left out, or where a phone wrote commas."""
    if "," in number and _COMMAS.fullmatch(number):
        yield number.replace(",", ".")
    if found := _WITHOUT_DOTS.fullmatch(number):
        yield f"{found[1]}.{found[2]}"
    if found := _OF_SINGLE_FIGURES.fullmatch(number):
        yield f"{found[1]}.{found[2]}.{found[3]}"
