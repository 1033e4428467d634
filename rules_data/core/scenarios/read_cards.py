"""Cards and tokens, as a scenario file writes them."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from functools import cache

from rules_data.core.abilities import Ability, AbilityKind, Amount, CardFacts, Cost, Effect, Pick, Selector, TokenKind
from rules_data.core.abilities.effects import CreateCopy, Give, Modes
from rules_data.core.evaluator import parts_of

from .fields import Fields, Reading, as_items, read_list, read_number, read_tags, read_text, read_words
from .places import Mapping, Node, Scalar, read_nodes
from .problems import Reason, nearest_words
from .read_arrivals import check_never_arrives
from .read_changed_objects import read_keywords_and_costs
from .read_costs import read_cost


def read_card(reading: Reading, name: str, node: Node) -> CardFacts:
    """A card's facts: types, tags, printed numbers, cost, keywords, abilities."""
    fields = Fields(reading, node, f"the card {name}", "a card")
    facts = replace(card_from(reading, fields, name, ()), other_face=_other_face(reading, fields))
    forms = tuple(_forms(reading, fields))
    _told_by_its_parts_alone(reading, node, facts, forms)
    facts = with_forms(facts, (*forms, *_inset(reading, fields, facts)))
    if not facts.types and isinstance(node, Mapping) and "types" not in fields:
        reading.report(node, "the key `types`", "a card without it", "For example types: [unit].")
    _needs_a_back(reading, facts, node)
    fields.finish()
    return facts


def _told_by_its_parts_alone(
    reading: Reading, node: Node, facts: CardFacts, forms: tuple[tuple[str, CardFacts], ...]
) -> None:
    """Report types, and a cost, that a card tells of itself though its parts have them: it is all of them together."""
    board = reading.words.board
    parts = [form for key, form in forms if board.form_keys[key] > 1]
    told = {"types": facts.types, board.cost_key: facts.cost.resources and any(part.cost.resources for part in parts)}
    for key in [key for key, own in told.items() if parts and own]:
        reading.report(node, f"no `{key}` beside parts that have their own", f"`{key}`", "Say it of each part alone.")


def _needs_a_back(reading: Reading, facts: CardFacts, node: Node) -> None:
    """Report a card that turns itself over, and of which nobody has said what its other face is."""
    board = reading.words.board
    verbs = (part.verb for part in parts_of(facts.abilities) if isinstance(part, Effect)) if board.back_verbs else ()
    verb = next((verb for verb in verbs if verb in board.back_verbs), "")
    if verb and facts.other_face is None:
        key = board.back_key
        advice = f"For example {key}: {{name: .., types: [..]}}."
        expected = f"the key `{key}` of a card with the instruction `{verb}`"
        reading.report(node, expected, "a card without it", advice, Reason.NO_OTHER_FACE)


def card_of_the_rules(reading: Reading, name: str) -> CardFacts | None:
    """A card that needs no description, since the rules say what all of its kind do: a basic land (Magic 305.6)."""
    said = reading.words.board.known_cards.get(name)
    by_itself = Reading(reading.words, reading.inner)
    return None if said is None else read_card(by_itself, name, read_nodes(json.dumps(said)))


def _other_face(reading: Reading, fields: Fields) -> CardFacts | None:
    """The back of a card that has two faces, with a name of its own."""
    key = reading.words.board.back_key
    node = fields.take(key) if key else None
    return None if node is None else _face(reading, node)


def _forms(reading: Reading, fields: Fields) -> Iterator[tuple[str, CardFacts]]:
    """As what else a card can be played: {adventure: {name: ..}}, or one of its halves: [{name: ..}, {name: ..}]."""
    for key, many in reading.words.board.form_keys.items():
        node = fields.take(key)
        if node is None:
            continue
        faces = [_face(reading, item) for item in as_items(node)]
        if len(faces) != many:
            advice = "For example halves: [{name: ..}, {name: ..}]."
            reading.report(node, f"{many} for `{key}`", f"{len(faces)}", advice)
        yield from ((key, face) for face in faces)


def _inset(reading: Reading, fields: Fields, facts: CardFacts) -> Iterator[tuple[str, CardFacts]]:
    """The same card with the numbers and the cost of its inset, which it has where it is played so."""
    board = reading.words.board
    node = fields.take(board.inset_key) if board.inset_key else None
    if node is None:
        return
    inset = Fields(reading, node, "the inset of a card")
    written = inset.need(board.cost_key, "An inset has a cost of its own.")
    cost = read_cost(reading, written) if written is not None else Cost()
    stats = tuple((dict(facts.stats) | dict(_stats(reading, inset, ()))).items())
    inset.finish()
    yield board.inset_key, replace(facts, stats=stats, cost=cost, domains=_domains(reading, None, cost), priced=True)


def with_forms(facts: CardFacts, forms: tuple[tuple[str, CardFacts], ...]) -> CardFacts:
    """The card that can be played so; one that says nothing but its parts is all of them together."""
    if not forms or facts.types:
        return replace(facts, forms=forms)
    parts = [facts, *(form for _, form in forms)]
    resources: dict[str, int] = {}
    for name, amount in (each for part in parts for each in part.cost.resources):
        resources[name] = resources.get(name, 0) + amount
    return replace(
        facts,
        types=tuple(dict.fromkeys(word for part in parts for word in part.types)),
        tags=tuple(dict.fromkeys(word for part in parts for word in part.tags)),
        keywords=tuple(dict.fromkeys(each for part in parts for each in part.keywords)),
        abilities=tuple(ability for part in parts for ability in part.abilities),
        cost=Cost(tuple(resources.items()), variable=tuple(each for part in parts for each in part.cost.variable)),
        domains=tuple(dict.fromkeys(word for part in parts for word in part.domains)),
        costs=tuple(each for part in parts for each in part.costs),
        priced=any(part.priced for part in parts),
        forms=forms,
    )


def _face(reading: Reading, node: Node) -> CardFacts:
    """One face of a card, or what it can be played as: the facts of a card with a name of its own."""
    back = Fields(reading, node, "the other face of a card")
    name = read_text(reading, back.need("name", "A face has a name of its own."), "a name")
    facts = card_from(reading, back, name, ())
    if not facts.types:
        advice = f"For example types: [{min(reading.words.types)}]."
        reading.report(node, "the key `types`", "a face without it", advice)
    back.finish()
    return facts


def _printed_number(reading: Reading, node: Node, stat: str) -> int:
    """A number on a card; a star is reported with what is written in its place."""
    if not isinstance(node, Scalar) or "*" not in node.text:
        return read_number(reading, node, stat)
    advice = f"Write 0, and in an ability what it is: {{passive: {{base {stat}: ..}}, affects: me}}."
    reading.report(node, f"{stat} (a whole number)", repr(node.text), advice)
    return 0


def _stats(reading: Reading, fields: Fields, others: Collection[str]) -> tuple[tuple[str, int], ...]:
    """The numbers printed on a card, but for others; one that is told under another key stands under both."""
    board = reading.words.board
    found: dict[str, int] = {}
    for stat in (*board.card_stats, *board.stats_said_as):
        node = fields.take(stat) if stat not in others else None
        if node is None:
            continue
        usual = board.stats_said_as.get(stat, stat)
        if usual in found:
            reading.report(node, f"one of `{usual}` and `{stat}`", "both of them", f"A card has one {usual}.")
        found[stat] = found[usual] = _printed_number(reading, node, stat)
    return tuple(found.items())


def card_from(
    reading: Reading, fields: Fields, name: str, default_types: tuple[str, ...], not_printed: Collection[str] = ()
) -> CardFacts:
    """The facts among the keys of a mapping; the caller finishes the mapping, and reads the numbers not printed."""
    words = reading.words
    board = words.board
    types = read_words(reading, fields.take("types"), "a type", words.types) or default_types
    cost, written = fields.take(board.cost_key), fields.take("abilities")
    price = read_cost(reading, cost) if cost is not None else Cost()
    keywords, costs = read_keywords_and_costs(reading, fields.take("keywords"))
    facts = CardFacts(
        name=name,
        types=types,
        tags=tuple(tag for key in board.tag_keys for tag in read_tags(reading, fields.take(key), "a tag")),
        stats=_stats(reading, fields, not_printed),
        keywords=keywords,
        abilities=_without_handles(reading, written),
        cost=price,
        domains=_domains(reading, fields.take(board.domain_key), price),
        costs=costs,
        priced=cost is not None,
    )
    _refuse_instructions(reading, facts, written)
    check_never_arrives(reading, written, facts)
    return facts


def _domains(reading: Reading, node: Node | None, cost: Cost) -> tuple[str, ...]:
    """Its colours or domains: those that it says it has, or else, in a game where they tell, those of its cost."""
    board = reading.words.board
    if node is not None or not board.domains_of_cost:
        return read_words(reading, node, f"a word for `{board.domain_key}`", board.domains)
    named = {word for name, _ in (*cost.resources, *cost.variable) for word in _WORD.findall(name)}
    return tuple(domain for domain in sorted(board.domains) if domain in named)


def _refuse_instructions(reading: Reading, facts: CardFacts, written: Node | None) -> None:
    """Report instructions on a card that never resolves, and so would never carry them out."""
    advice = next((why for tag, why in reading.words.without_instructions.items() if tag in facts.tags), "")
    never = reading.words.never_resolving
    if facts.types and set(facts.types) <= set(never):
        advice = advice or never[facts.types[0]]
    told = [one for one in facts.abilities if one.kind is AbilityKind.INSTRUCTIONS and not _says_what_it_has(one)]
    if advice and told and written is not None:
        reading.report(written, "an ability that acts", "one with only `do`", advice, Reason.NEVER_CARRIED_OUT)


def _says_what_it_has(ability: Ability) -> bool:
    """Whether an ability only lets its player choose among modes what its card has, so that nothing is carried out."""
    choices = [effect for effect in ability.effects if isinstance(effect, Modes)]
    if ability.condition is not None or len(choices) < len(ability.effects):
        return False
    done = [one for effect in choices for mode in effect.modes for one in mode.effects]
    return bool(done) and all(isinstance(one, Give) and one.others == Selector(Pick.ME) for one in done)


def _without_handles(reading: Reading, node: Node | None) -> tuple[Ability, ...]:
    handles, reading.handles = reading.handles, None
    try:
        return read_list(reading, node, "abilities", reading.ability)
    finally:
        reading.handles = handles


def read_token(reading: Reading, node: Node | None) -> TokenKind:
    """A name, or {name: Recruit, might: 1, tags: [Recruit]}."""
    board = reading.words.board
    if isinstance(node, Scalar):
        known = reading.cards.get(node.text)
        if known is not None:
            return _as_token(known)
        defined = token_of_the_rules(reading, node.text, node)
        if defined is not None:
            return _as_token(defined, known_by_name=True)
        return TokenKind(node.text, board.token_types, (node.text,), board.token_stats)
    if node is None:
        return TokenKind("token", board.token_types)
    return _described_token(reading, node)


def _described_token(reading: Reading, node: Node) -> TokenKind:
    board = reading.words.board
    fields = Fields(reading, node, "a token")
    if "copy of" in fields and CreateCopy.verb in reading.words.verbs:
        advice = f"Write {{{CreateCopy.verb}: {{choose: 1, ..}}}}, with `except` for what is different."
        reading.report(node, "a token that is described", "a copy of something", advice)
        return TokenKind("token", board.token_types)
    name = read_text(reading, fields.need("name"), "a name")
    sizes = tuple(_sizes(reading, fields, node))
    facts = card_from(reading, fields, name, board.token_types, dict(sizes))
    fields.finish()
    said = {key.text for key, _ in node.entries} if isinstance(node, Mapping) else set()
    if said not in ({"name"}, {"name", "types"}):
        return replace(_as_token(facts), sizes=sizes)
    described = reading.cards.get(name) if said == {"name"} else None
    defined = token_of_the_rules(reading, name, node) if described is None else None
    if defined is not None and said != {"name"} and defined.types != facts.types:
        defined = None
    return _as_token(described or defined or facts, known_by_name=bool(described or defined))


def _is_printed(node: Node) -> bool:
    """Whether a number stands as cards print it: digits, or a star, which is reported elsewhere."""
    return isinstance(node, Scalar) and (node.text.lstrip("-").isdigit() or "*" in node.text)


def _sizes(reading: Reading, fields: Fields, node: Node) -> Iterator[tuple[str, Amount]]:
    """The numbers of a token that are no whole numbers, but amounts: {power: X}, {might: {count: FILTER}}."""
    for key, value in node.entries if isinstance(node, Mapping) else ():
        if key.text in reading.words.board.card_stats and not _is_printed(value):
            yield key.text, reading.amount(fields.take(key.text))


def token_of_the_rules(reading: Reading, name: str, node: Node) -> CardFacts | None:
    """What a token is that the game's rules define by its name; None where they define none of that name.

    A fault is reported where its abilities cannot be said: as a token without them it would do nothing.
    """
    tokens, made = reading.words.board.tokens, reading.words.board.made_by_rules.get(name)
    if made is not None:
        return made.facts
    defined = _defined(tokens).get(name) if tokens else None
    if isinstance(defined, Scalar):
        expected, advice = "a token whose abilities can be said", f"Describe it: {defined.text}."
        reading.report(node, expected, f"{name!r}, which has others", advice)
        return None
    if defined is None:
        return None
    known = _READ.get((tokens, name))
    if known is None:
        by_itself = Reading(reading.words, reading.inner)
        fields = Fields(by_itself, defined, f"the token {name}")
        known = _READ[tokens, name] = card_from(by_itself, fields, name, reading.words.board.token_types)
        fields.finish()
        if by_itself.problems:
            raise ValueError(f"The token {name} cannot be read: {by_itself.problems[0]}.")
    return known


def advice_on_a_card(reading: Reading, name: str, known: Iterable[str]) -> str:
    """What to write where a name is no card's: of a token that it is one, of a part of a name the whole in quotes."""
    known = tuple(known)
    if name in _defined(reading.words.board.tokens) or name in reading.words.board.made_by_rules:
        return f"{name} is a token that the rules define: write {{token: {name}}}."
    whole = next((each for each in known if name in each.split(", ") and each != name), "")
    if whole:
        return f'A name with a comma stands in quotes: "{whole}".'
    return nearest_words(name, known) + " Or describe it under `cards`."


_WORD = re.compile(r"[a-z]+")
_READ: dict[tuple[str, str], CardFacts] = {}


@cache
def _defined(tokens: str) -> dict[str, Node]:
    root = read_nodes(tokens) if tokens else None
    return {key.text: value for key, value in root.entries} if isinstance(root, Mapping) else {}


def _as_token(facts: CardFacts, *, known_by_name: bool = False) -> TokenKind:
    return TokenKind(
        facts.name,
        facts.types,
        facts.tags,
        facts.stats,
        facts.abilities,
        facts.keywords,
        facts.domains,
        facts.costs,
        known_by_name,
    )
