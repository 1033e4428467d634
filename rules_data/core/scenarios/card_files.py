"""A card's file: facts for readers beside the structure that the evaluator runs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

from rules_data.core.abilities import Ability, CardFacts, Lexicon, UnableToRenderAbility, render, render_cost

from .fields import Reading
from .places import Items, Mapping, Node, Scalar, read_nodes
from .played import PlayedGame
from .problems import Place, UnableToReadScenario
from .read_abilities import open_reading
from .read_cards import read_card
from .read_names import check_names


@dataclass(frozen=True, slots=True)
class CardFile:
    """A card as its file describes it. `before` and `after` are the abilities around each correction."""

    facts: CardFacts
    ability_texts: tuple[str, ...]
    errata: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]


def read_card_file(source: str, game: PlayedGame) -> CardFile:
    """Read a card's file; raises UnableToReadScenario with the place of every fault."""
    root = read_nodes(source)
    name = root.get("card") if isinstance(root, Mapping) else None
    if not isinstance(root, Mapping) or not isinstance(name, Scalar):
        raise UnableToReadScenario.at(root.place, "the key `card` with the card's name", "none", "Add it.")
    reading = open_reading(game.table.vocabulary)
    facts = replace(_facts(reading, name.text, root), described=root.get("abilities") is not None)
    check_names(reading, [facts])
    errata = tuple(
        (_around(reading, name.text, root, one, "before", game), _around(reading, name.text, root, one, "after", game))
        for one in _items(root.get("errata"))
    )
    if reading.problems:
        raise UnableToReadScenario(reading.problems)
    return CardFile(facts, ability_texts(facts, game), errata)


def _facts(reading: Reading, name: str, root: Mapping, abilities: Node | None = None) -> CardFacts:
    """The shared keys alone, in the small letters that scenarios use; without a type a card is of none."""
    kept: list[tuple[Scalar, Node]] = []
    board = reading.words.board
    # Types, domains and keywords are printed with capitals there.
    capitalised = ("types", "keywords", board.domain_key)
    shared = (*capitalised, "abilities", board.cost_key, *board.tag_keys, *board.card_stats, *board.stats_said_as)
    shared = (*shared, board.back_key, *board.form_keys, board.inset_key)
    for key, value in root.entries:
        if key.text == "abilities" and abilities is not None:
            continue
        if key.text == "keywords":
            kept.append((key, _without(_as_known(_small(value), reading.words.keywords), board.only_printed)))
        elif key.text in board.card_stats and isinstance(value, Items):
            continue  # a card printed with several values: a fact for readers, and an example says which it means
        elif key.text in shared:
            kept.append((key, _small(value) if key.text in capitalised else value))
    resources = reading.words.resources - set(shared)
    costs = tuple((key, value) for key, value in root.entries if key.text in resources)
    if costs:
        kept.append((Scalar(root.place, board.cost_key), Mapping(costs[0][1].place, costs)))
    if abilities is not None:
        kept.append((Scalar(abilities.place, "abilities"), abilities))
    if root.get("types") is None:
        return CardFacts(name, ())
    return read_card(reading, name, Mapping(root.place, tuple(kept)))


def _around(reading: Reading, name: str, root: Mapping, erratum: Node, key: str, game: PlayedGame) -> tuple[str, ...]:
    """The abilities before or after a correction, in words; none where the file does not give them."""
    abilities = erratum.get(key) if isinstance(erratum, Mapping) else None
    nothing = Items(Place(erratum.place.line, erratum.place.column), ())
    return ability_texts(_facts(reading, name, root, abilities if abilities is not None else nothing), game)


def _small(node: Node) -> Node:
    if isinstance(node, Items):
        return Items(node.place, tuple(_small(item) for item in node.items))
    return Scalar(node.place, node.text.lower(), node.quoted) if isinstance(node, Scalar) else node


def _as_known(node: Node, keywords: Iterable[str]) -> Node:
    """The keywords of a card as they are known, where one of them has a capital in it: Fox offering."""
    if isinstance(node, Items):
        return Items(node.place, tuple(_as_known(item, keywords) for item in node.items))
    if not isinstance(node, Scalar):
        return node
    known = next((word for word in keywords if word.lower() == node.text), node.text)
    return Scalar(node.place, known, node.quoted)


def _without(node: Node, words: frozenset[str]) -> Node:
    if not isinstance(node, Items):
        return node
    kept = tuple(item for item in node.items if not (isinstance(item, Scalar) and item.text in words))
    return Items(node.place, kept)


def _items(node: Node | None) -> tuple[Node, ...]:
    return node.items if isinstance(node, Items) else ()


def ability_texts(facts: CardFacts, game: PlayedGame) -> tuple[str, ...]:
    """The abilities in English. One that cannot be put into words says so and why, rather than being left out."""
    lexicon = game.lexicon
    if lexicon is None:
        return ()
    numbers = {word: n for word, n in facts.keywords if game.table.vocabulary.keywords.get(word)}
    named = ((f"{word.capitalize()} {numbers.get(word, '')}".strip(), cost) for word, cost in facts.costs)
    costed = (f"{word} {render_cost(cost, lexicon)}." for word, cost in named)
    own = (*costed, *(_ability_text(ability, lexicon) for ability in facts.abilities))
    inset = game.table.vocabulary.board.inset_key
    others = [form for kind, form in facts.forms if kind != inset]
    forms = tuple(f"It can be played as {_face_text(form, game)}" for form in others)
    own = own if not any(set(form.abilities) & set(facts.abilities) for form in others) else ()
    smaller = (form for kind, form in facts.forms if kind == inset)
    own = (*own, *(f"{inset.capitalize()} {render_cost(form.cost, lexicon)}: {kind_of(form)}." for form in smaller))
    if facts.other_face is not None:
        forms = (f"The other face is {_face_text(facts.other_face, game)}", *forms)
    return (*own, *forms)


def _face_text(face: CardFacts, game: PlayedGame) -> str:
    """What a face is, and its abilities: Night Lantern (artifact creature, 2 power)."""
    return f"{face.name} ({kind_of(face)}): {what_it_says(face, game) or 'no abilities'}"


def kind_of(card: CardFacts) -> str:
    """creature with 2 power, 2 toughness"""
    stats = ", ".join(f"{value} {name}" for name, value in card.stats)
    return " ".join(card.types) + (f" with {stats}" if stats else "")


def what_it_says(card: CardFacts, game: PlayedGame) -> str:
    """[Flying] When this enters, draw a card. Keywords with a cost are told with it, among the abilities."""
    told = {name for name, _ in card.costs} if game.lexicon is not None else set()
    plain = [(name, value) for name, value in card.keywords if name not in told]
    with_one = game.lexicon.counted_from_one if game.lexicon is not None else ()
    keywords = " ".join(
        f"[{name.title()}{f' {value}' if value > 1 or name in with_one else ''}]" for name, value in plain
    )
    return " ".join([*([keywords] if keywords else []), *ability_texts(card, game)])


# To be sure that nothing is left unsaid, an ability is written once for each of its parts; and examples play the same
# cards in many editions.
@lru_cache(maxsize=2048)
def ability_in_words(ability: Ability, game: PlayedGame) -> str:
    """One ability in English; '' in a game that has no words for them."""
    return "" if game.lexicon is None else _ability_text(ability, game.lexicon)


@lru_cache(maxsize=4096)
def _ability_text(ability: Ability, lexicon: Lexicon) -> str:
    try:
        return render(ability, lexicon)
    except UnableToRenderAbility as fault:
        return f"One ability can't be put into words here. {fault}"
