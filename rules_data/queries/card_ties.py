"""What a card has to do with: its keywords and abilities, and the rules, questions and examples they lead to."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache

from rules_data.core.abilities.reading import ability_text, has_phrases
from rules_data.core.games import GAMES
from rules_data.core.scenarios import UnableToReadScenario, read_card_file
from rules_data.models import Card

from .entry_keys import Keys, keys_of_provisions, rule_key, term_key
from .games import EditionView
from .glossary import glossary
from .material import faqs_naming
from .printed_cards import printed_beginning, printed_card
from .records import EDITIONS_KEPT, printed
from .titles import titles

# What a rulebook may call each structure of an ability.
_CALLED = {
    "triggered": "triggered abilities",
    "activated": "activated abilities",
    "passive": "passive abilities",
    "replacement": "replacement effects",
    "instructions": "",
}
# Of the cards whose names begin alike, as many as can be told apart in a sentence.
MOST_PRINTED = 24
_WORDS_OF_CARDS = ("types", "supertypes", "subtypes", "tags", "keywords")


@dataclass(frozen=True)
class CardTies:
    """A card and the entries it has to do with. `shows` are its types, tags, keywords and kinds of ability."""

    game: str
    slug: str
    name: str
    shows: tuple[str, ...]
    keys: Keys


@dataclass(frozen=True)
class CardsFound:
    """The cards a name may mean; when there is none, the names nearest to it."""

    cards: tuple[tuple[str, str, str], ...]
    nearest: tuple[str, ...] = ()


def cards_named(name: str, games: Sequence[str]) -> CardsFound:
    """The cards of some games with this name, or whose names begin so, or have it in them: (game, slug, name)."""
    known = list(Card.objects.filter(game__slug__in=games).values_list("game__slug", "slug", "name"))
    wanted = _folded(name)
    printed_cards = _printed(name, games)
    whole = [one for one in known if _folded(one[2]) == wanted]
    whole = whole or [one for one in printed_cards if _folded(one[2]) == wanted]
    begun = [one for one in known if _folded(one[2]).startswith(wanted)]
    found = whole or begun or printed_cards or [one for one in known if wanted in _folded(one[2])]
    if found and wanted:
        return CardsFound(tuple(found))
    # A card is called by its whole name, or by the part before the comma.
    names = {_folded(one[2].partition(",")[0]): one[2] for one in known} | {_folded(one[2]): one[2] for one in known}
    near = get_close_matches(wanted, names, n=3, cutoff=0.7)
    return CardsFound((), tuple(dict.fromkeys(names[one] for one in near)))


def _printed(name: str, games: Sequence[str]) -> list[tuple[str, str, str]]:
    """The imported cards whose names begin so, each name once, whatever colors there are of it."""
    found: dict[tuple[str, str], str] = {}
    for one in printed_beginning(name, games, MOST_PRINTED):
        found.setdefault((one.game, one.name), one.slug)
    return [(game, slug, called) for (game, called), slug in found.items()]


def card_ties(game: str, slug: str, editions: Sequence[EditionView]) -> CardTies | None:
    """All that a card leads to in some editions: itself, what names it, and the rules of what it shows."""
    cards = Card.objects.filter(game__slug=game, slug=slug)
    found = cards.prefetch_related("faqs__provisions", "examples__provisions").first()
    if found is None:
        return _ties_of_printed(game, slug, editions)
    faqs, examples = list(found.faqs.all()), list(found.examples.all())
    keys = {f"card:{game}:{slug}", *(f"faq:{game}:{faq.slug}" for faq in faqs)}
    keys |= {f"example:{game}:{example.slug}" for example in examples}
    told = [one.provisions.all() for one in faqs] + [one.provisions.all() for one in examples]
    own = [edition for edition in editions if edition.game == game]
    shows = shown_by(found.source, game, _facts(found.facts))
    keys |= keys_of_provisions(own, {provision.pk for provisions in told for provision in provisions})
    return CardTies(game, slug, found.name, shows, frozenset(keys | _keys_titled(shows, own)))


def _ties_of_printed(game: str, slug: str, editions: Sequence[EditionView]) -> CardTies | None:
    """What an imported card leads to: the answers that name it, and the rules of its types and keywords."""
    found = printed_card(game, slug)
    if found is None:
        return None
    shows = tuple(dict.fromkeys(word for called in _WORDS_OF_CARDS for word in found.facets.get(called, ())))
    named = {f"faq:{game}:{faq.slug}" for faq in faqs_naming(game, found.name)}
    own = [edition for edition in editions if edition.game == game]
    return CardTies(game, slug, found.name, shows, frozenset(named | _keys_titled(shows, own)))


def prepare_cards(game: str) -> None:
    """Read how the texts of a game's cards are written, which the first card would wait for: half a second."""
    if has_phrases(game):
        ability_text(game)


def _facts(facts: dict[str, object]) -> tuple[str, ...]:
    lists = (facts.get(name) for name in _WORDS_OF_CARDS)
    return tuple(str(word) for words in lists if isinstance(words, list) for word in words)


def rules_called(words: Iterable[str], editions: Sequence[EditionView]) -> tuple[tuple[EditionView, str, str], ...]:
    """The headings that are called as a card's words are (a keyword, a type): edition, number and the word."""
    found: dict[tuple[EditionView, str], str] = {}
    for edition in editions:
        titles = _titles(edition)
        for word in words:
            for key in titles.get(_folded(word), ()):
                kind, *_, number = key.split(":")
                if kind == "rule":
                    found.setdefault((edition, number), word)
    return tuple((edition, number, word) for (edition, number), word in found.items())


@lru_cache(maxsize=2_000)
def shown_by(source: str, game: str, facts: tuple[str, ...]) -> tuple[str, ...]:
    """What a card shows, in words: those of its facts, and the kinds of its abilities."""
    kinds = [_CALLED[kind] for kind in _kinds(source, game)]
    return tuple(dict.fromkeys([*facts, *(kind for kind in kinds if kind)]))


def _kinds(source: str, game: str) -> list[str]:
    played = GAMES[game].played
    if played is None:
        return []
    try:
        return [ability.kind.value for ability in read_card_file(source, played).facts.abilities]
    except UnableToReadScenario:
        # A card of a format that is no longer read is still a card with facts.
        return []


def _keys_titled(shows: Iterable[str], editions: Sequence[EditionView]) -> set[str]:
    """The headings and defined words that are called what a card shows."""
    wanted = {_folded(one) for one in shows}
    return {key for edition in editions for title in wanted for key in _titles(edition).get(title, ())}


@lru_cache(maxsize=EDITIONS_KEPT)
def _titles(edition: EditionView) -> Mapping[str, Sequence[str]]:
    """The keys of an edition's headings and defined words, by what they are called."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for record in printed(edition).records:
        if record.is_heading:
            found[_folded(record.text)].append(rule_key(edition, record.number))
    # A rule that is the whole of a keyword is called so by its short title alone: 702.9 is Flying.
    for number, title in titles(edition).items():
        found[_folded(title)] = found[_folded(title)] or [rule_key(edition, number)]
    for term in glossary(edition).terms:
        found[_folded(term.term)].append(term_key(edition, term.slug))
    return dict(found)


def _folded(text: str) -> str:
    """Small letters, without a plural's last letters: "Triggered Ability" is what "triggered abilities" are."""
    words = "".join(letter if letter.isalnum() else " " for letter in text.casefold()).split()
    if words:
        words[-1] = words[-1].removesuffix("ies") + "y" if words[-1].endswith("ies") else words[-1].removesuffix("s")
    return " ".join(words)
