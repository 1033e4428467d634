"""Changes of the rules of the game: what objects cannot and can do, what they cost, how they enter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from rules_data.core.abilities import ANY_NUMBER, Change, Cost, Filter, FitsNone
from rules_data.core.abilities import changes as kinds

from .fields import Fields, Reading, as_items, read_flag, read_number, read_text, read_word
from .places import Mapping, Node, Scalar
from .read_amounts import read_amount
from .read_costs import read_cost
from .read_events import read_event
from .read_filters import read_filter
from .written_changes import Read

NOT_MANA = "not mana abilities"
ANY_NUMBER_OF_TIMES = "any number of times"
ONE_OF = "one of"


def forbidden_property(record: type[kinds.OfProperty]) -> Read:
    """Of go again, power, abilities: what effects may not add to an object, or take away from it."""

    def read(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
        words, board = reading.words, reading.words.board
        known = {
            "abilities", "keywords", *words.types, *board.domains, *board.tag_keys, *words.keywords, *board.card_stats,
            *words.supertypes,
        }  # fmt: skip
        for item in as_items(node):
            if not isinstance(item, Scalar):
                reading.wrong_shape(item, "a property", "For example cannot gain: go again.")
            elif name := read_word(reading, item, "a property", known):
                yield record(name)

    return read


def prohibition(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    for item in as_items(node):
        yield kinds.Cannot(read_word(reading, item, "what cannot be done", reading.words.prohibitions))


def attack_prohibited(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    """{cannot attack: {type: player, controller: you}, unless paid: {generic: 2}}"""
    price = fields.take("unless paid")
    yield kinds.CannotAttack(read_filter(reading, node), None if price is None else read_cost(reading, price))


def casting_prohibited(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    """{cannot cast: {type: spell}, more than: 1}: no more than one each turn; none at all where no number stands"""
    most = fields.take("more than")
    number = 0 if most is None else read_number(reading, most, "how many spells each turn", least=1)
    yield kinds.CannotCast(read_filter(reading, node), number)


def blocks_prohibited(record: type[kinds.CannotBeBlocked] | type[kinds.CannotBlock]) -> Read:
    """{cannot be blocked by: {color: black}}, or with the word `none` all that is not so: {blocks only: {..}}."""

    def read(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
        found = read_filter(reading, node)
        yield record(Filter((FitsNone((found,)),)) if word else found)

    return read


def by_kind(record: type[kinds.ProtectedFrom | kinds.CannotBeTargeted | kinds.MustBeDefended]) -> Read:
    """{protection from: {subtype: Dragon}}, {cannot be targeted by: {zone: stack, controller: opponent}}"""

    def read(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
        yield record(read_filter(reading, node))

    return read


def more(record: type[kinds.BlocksMore] | type[kinds.MoreLands]) -> Read:
    """{blocks more: 1}, {more lands: any}"""

    def read(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
        if isinstance(node, Scalar) and node.text == "any":
            yield record(ANY_NUMBER)
        else:
            yield record(read_number(reading, node, "a number, or any", least=1, most=99))

    return read


def skipped(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    for item in as_items(node):
        yield kinds.Skip(read_word(reading, item, "a step or phase", reading.words.skipped))


def permission(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    for item in as_items(node):
        yield kinds.Can(read_word(reading, item, "what can be done", reading.words.permissions))


def defending_prohibited(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    """{cannot be defended by: {type: action}, more than: 2}: none at all where no number stands"""
    most = fields.take("more than")
    number = 0 if most is None else read_number(reading, most, "how many at most", least=1)
    yield kinds.CannotBeDefended(read_filter(reading, node), number)


def more_uses(of: Literal["any", "each", "attacks"], *, in_total: bool = False) -> Read:
    """{more attacks: 1}, {attacks in total: 2}: of which abilities, and whether it counts from the first use"""

    def read(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
        yield kinds.MoreUses(of, read_number(reading, node, "how many times", least=1), in_total)

    return read


def attacks_more(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    """{attacks up to: 3}: so many targets at most; one is what any attack has"""
    yield kinds.AttacksMore(read_number(reading, node, "how many targets", least=2))


def requirement(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    for item in as_items(node):
        found = kinds.Must(read_word(reading, item, "what must be done", reading.words.requirements))
        if found.is_about_that_player and not (reading.knows_event or reading.knows_player or reading.of_each_player):
            advice = "Only an ability on an event, and an instruction for each of several players, tells who that is."
            reading.report(item, "what must be done to somebody known", repr(found.action), advice)
        yield found


def set_cost(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    """{resources: 0}: so much in place of what it costs by itself"""
    if not isinstance(node, Mapping):
        reading.wrong_shape(node, "what is to be paid", f"For example {word}: {{resources: 1}}.")
        return
    for key, value in node.entries:
        resource = read_word(reading, key, "what is paid with", reading.words.resources)
        yield kinds.SetCost(resource, read_number(reading, value, "how much is to be paid", most=99))


def changed_cost(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    """{energy: -2}, or so much less as something counts: {energy: {times: [-1, {count: ..}]}}"""
    minimum = fields.take("minimum")
    least = read_number(reading, minimum, "a minimum") if minimum is not None else None
    if not isinstance(node, Mapping):
        for resource, number in read_cost(reading, node).resources:
            yield kinds.ChangeCost(resource, number, least)
        return
    for key, value in node.entries:
        resource = read_word(reading, key, "what is paid with", reading.words.resources)
        yield kinds.ChangeCost(resource, read_amount(reading, value), least)


def activation_cost(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    """{activation cost: {generic: -2}, minimum: 1, only: equip, not mana abilities: true}"""
    minimum, only = fields.take("minimum"), fields.take("only")
    least = read_number(reading, minimum, "a minimum") if minimum is not None else 0
    called = read_word(reading, only, "a keyword", reading.words.keywords) if only is not None else ""
    but_mana = fields.flag(NOT_MANA)
    if not isinstance(node, Mapping):
        reading.wrong_shape(node, "a change for a resource", "For example {generic: -1}.")
        return
    for key, value in node.entries:
        resource = read_word(reading, key, "what is paid with", reading.words.resources)
        yield kinds.ChangeActivationCost(resource, read_amount(reading, value), least, called, but_mana)


def least_cost(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    """{least cost: {generic: 3}}"""
    for resource, number in read_cost(reading, node).resources:
        yield kinds.LeastCost(resource, number)


def changed_option_cost(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    """{energy: -1}: so much less for each optional additional cost; {one of: [{energy: -1}, {power: -1}]}: of these"""
    if isinstance(node, Mapping) and node.get(ONE_OF) is not None:
        yield from _one_of_discounts(reading, node)
        return
    for resource, number in read_cost(reading, node).resources:
        yield kinds.ChangeOptionCost(resource, number)


def _one_of_discounts(reading: Reading, node: Node) -> Iterator[Change]:
    fields = Fields(reading, node, "discounts")
    costs = [read_cost(reading, one) for one in as_items(fields.take(ONE_OF))]
    fields.finish()
    ways = tuple(each for cost in costs for each in cost.resources)
    single = all(len(cost.resources) == 1 and not cost.actions for cost in costs)
    if not single or len(dict(ways)) < 2 or any(number >= 0 for _, number in ways):
        reading.wrong_shape(node, "several discounts, each of one resource", "For example [{energy: -1}, {power: -1}].")
        return
    yield kinds.ChooseOptionCost(ways)


def bonus_damage(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    """{bonus damage: 1, to: {location: here}}: so much more, if only to what fits"""
    to = fields.take("to")
    amount = read_amount(reading, node)
    yield kinds.BonusDamage(amount, read_filter(reading, to) if to is not None else Filter())


def changed_score(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    """{victory score: 1}: so many more points win"""
    yield kinds.ChangeVictoryScore(read_amount(reading, node))


def additional_cost(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    """{additional cost: {generic: 1}, optional: true, name: extra}; only what is optional is paid several times."""
    name, optional, repeated = fields.take("name"), fields.flag("optional"), fields.take(ANY_NUMBER_OF_TIMES)
    ways = _ways_to_pay(reading, node, optional) if isinstance(node, Mapping) and node.get(ONE_OF) is not None else ()
    cost = Cost() if ways else read_cost(reading, node)
    if repeated is not None and not optional:
        reading.report(repeated, "`optional: true` beside it", f"`{ANY_NUMBER_OF_TIMES}` alone", "Write both.")
    often = repeated is not None and read_flag(reading, repeated)
    yield kinds.AdditionalCost(cost, read_text(reading, name, "a name") or "additional cost", optional, often, ways)


def _ways_to_pay(reading: Reading, node: Node, optional: bool) -> tuple[tuple[str, Cost], ...]:
    """{one of: [{sacrifice: {..}}, {generic: 2}]}: each by the word of what is done, or of what it is paid with."""
    fields = Fields(reading, node, "costs of which one is paid")
    costs = [read_cost(reading, one) for one in as_items(fields.take(ONE_OF))]
    fields.finish()
    if len(costs) < 2 or optional or "which cost" not in reading.words.questions:
        reading.wrong_shape(node, "one cost, or several of a spell in a game that asks which is paid", "Write one.")
    words = [cost.actions[0].verb if cost.actions else "mana" for cost in costs]
    return tuple(
        (word if words.count(word) == 1 else f"{word} {words[: at + 1].count(word)}", cost)
        for at, (word, cost) in enumerate(zip(words, costs, strict=True))
    )


def alternative_cost(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    name = fields.take("name")
    yield kinds.AlternativeCost(read_cost(reading, node), read_text(reading, name, "a name") or "alternative")


def played_for(reading: Reading, fields: Fields, node: Node, zone: str) -> Iterator[Change]:
    """{played from trash for: {energy: 3}}: from which zone, and for what"""
    yield kinds.PlayedFor(zone, read_cost(reading, node))


def enters(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    yield kinds.Enters(read_word(reading, node, " or ".join(sorted(reading.words.entering)), reading.words.entering))


def prevents_triggers(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    yield kinds.PreventTriggers(read_event(reading, node))
