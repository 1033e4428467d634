"""Whether what is changed of the rules can matter to whom an effect says it of: else it would do nothing."""

from __future__ import annotations

from collections.abc import Iterable, Set

from rules_data.core.abilities import AbilityKind, Change, InState, InZone, OfType, Pick, Selector, Tagged
from rules_data.core.abilities.changes import (
    AdditionalCost,
    AlternativeCost,
    Can,
    Cannot,
    CannotCast,
    ChangeActivationCost,
    ChangeCost,
    ChangeOptionCost,
    ChangeVictoryScore,
    ChooseOptionCost,
    Enters,
    GainAbility,
    GainKeyword,
    LeastCost,
    MoreLands,
    Must,
    OfBase,
    OfValue,
    OfWord,
    PlayedFor,
    PreventTriggers,
    SetCost,
    Skip,
)

from .fields import Reading
from .places import Node

_ON_COSTS = (ChangeCost, ChangeOptionCost, ChooseOptionCost, LeastCost, AdditionalCost, AlternativeCost, SetCost)


def check_whom(
    reading: Reading,
    node: Node | None,
    changes: Iterable[Change],
    whom: Selector,
    zones: tuple[str, ...] = (),
    *,
    given: bool = False,
) -> None:
    """Report what players alone cannot do, said of objects, and what no object can be kept from where it is.

    `zones`: from where the ability works that says so, for what it says of its own object. `given`: it is no ability
    that says so, but an instruction, of what is there already.
    """
    words = reading.words
    if node is None:
        return
    _need_time(reading, node, changes if given else ())
    _need_an_ability(reading, node, changes if given else ())
    _need_to_be_played(reading, node, changes if given else (), whom)
    for change in changes:
        said = change.action if isinstance(change, Cannot) else change.what
        if isinstance(change, GainAbility) and change.ability.kind is AbilityKind.INSTRUCTIONS:
            _needs_to_resolve(reading, node, whom)
        elif isinstance(change, CannotCast | ChangeVictoryScore | MoreLands | Skip) or said in words.players_cannot:
            _needs_players(reading, node, said, whom)
        elif _is_for_objects(reading, change) and _speaks_only_of(whom, {words.board.player_type}):
            advice = "Say of which objects it is so."
            reading.report(node, "objects, of which alone this can be said", f"{_told(change)!r} of players", advice)
        elif _is_for_the_board(reading, change) and _speaks_only_of(whom, words.never_in_play):
            advice = f"{' or '.join(sorted(words.never_in_play)).capitalize()} cards are never there."
            reading.report(node, "objects that can be on the board", f"{_told(change)!r} of others", advice)
        elif useful := _where_it_matters(reading, change, whom):
            _needs_zone(reading, node, _told(change), useful, whom, zones)
        elif isinstance(change, PlayedFor) and (given or whom.pick is not Pick.ME):
            advice = "Give cards the ability itself where they are to have it: {give: {ability: {..}}, to: ..}."
            reading.report(node, "the card itself, as `affects: me`", "what else may be played", advice)
        elif isinstance(change, _ON_COSTS):
            _needs_what_is_played(reading, node, change, whom)


def _need_an_ability(reading: Reading, node: Node, given: Iterable[Change]) -> None:
    """What keeps effects from triggering is said by an ability that is there for as long; no object can be given it."""
    if any(isinstance(change, PreventTriggers) for change in given):
        advice = "Write {later: {passive: {prevents triggers: {..}}}, for: ..}."
        reading.report(node, "an ability that says so", "`prevents triggers` given to objects", advice)


def check_done_to_players(reading: Reading, node: Node | None, verb: str, found: Iterable[object]) -> None:
    """Report an instruction that nothing comes of for players, and that is carried out on nobody else.

    `found`: what was read behind its keys.
    """
    words, player = reading.words, reading.words.board.player_type
    if node is None or not player or not words.about_players or verb in words.about_players:
        return
    if any(isinstance(part, Selector) and _speaks_only_of(part, {player}) for part in found):
        advice = f"Have the player do something: {{choose: {{choose: 1, type: {player}, as: one}}}}, then `player`."
        reading.report(node, "objects on which this is carried out", f"{verb!r} of players", advice)


def _is_on_what_is_paid(change: Change) -> bool:
    """Whether it changes what its object costs, or is an ability of that object that does no more than this."""
    if isinstance(change, GainAbility) and (own := change.ability.continuous) is not None:
        return own.affects.pick is Pick.ME and all(isinstance(each, _ON_COSTS) for each in own.changes)
    return isinstance(change, _ON_COSTS)


def _need_time(reading: Reading, node: Node, given: Iterable[Change]) -> None:
    """What an instruction finds to give something to is paid for already, or becomes another object as it is played."""
    if any(map(_is_on_what_is_paid, given)):
        advice = "For example {later: {passive: {cost: {..}}, affects: {type: ..}}, for: this turn}."
        reading.report(node, "what will be played", "the cost of what is there already", advice)


def _need_to_be_played(reading: Reading, node: Node, given: Iterable[Change], whom: Selector) -> None:
    """What is said of cards as they are played means nothing for what an instruction finds on the board.

    Nor does it for a card that another object is made of as it is played, where it is said of that other object.
    """
    words = reading.words
    on_board = whom.pick in (Pick.ALL, Pick.CHOOSE, Pick.ME) and whom.filter.get(InZone) is None
    for change in given:
        said = change.action if isinstance(change, Cannot | Can) else change.what
        if isinstance(change, ChangeVictoryScore):
            advice = f"As in {{later: {{passive: {{{said}: 1}}, affects: {{all: {{type: player}}}}}}, for: this turn}}."
            reading.report(node, "a passive ability, alone or for later", f"{said!r} given to players", advice)
        if said in words.said_in_playing or (said in words.said_before_playing and on_board):
            advice = f"As in {{later: {{passive: {{{change.what}: ..}}, affects: {{type: ..}}}}, for: this turn}}."
            reading.report(node, "what will be played", f"{said!r} of what is there already", advice)


def _needs_to_resolve(reading: Reading, node: Node, whom: Selector) -> None:
    """Plain instructions are carried out as their object resolves: what never does would have them for nothing."""
    tagged, state = whom.filter.get(Tagged), whom.filter.get(InState)
    known = (*(tagged.tags if tagged is not None else ()), *(state.statuses if state is not None else ()))
    advice = next(
        (reading.words.without_instructions[word] for word in known if word in reading.words.without_instructions), ""
    )
    if advice:
        reading.report(node, "an ability that acts", "one with only `do`", advice)


def _told(change: Change) -> str:
    """The word of a change that tells what it is about."""
    if isinstance(change, Cannot):
        return change.action
    if isinstance(change, GainKeyword):
        return change.keyword
    return change.number if isinstance(change, OfValue | OfBase) else change.what


def _is_for_objects(reading: Reading, change: Change) -> bool:
    """Whether a change means nothing for players, where those can be spoken of beside objects."""
    words = reading.words
    if not words.board.player_type:
        return False
    if isinstance(change, Cannot):
        return change.action not in words.of_players
    if isinstance(change, GainKeyword):
        return change.keyword.split(" ")[0] not in words.of_players
    return isinstance(change, OfValue | OfBase | OfWord | Must)


def _is_for_the_board(reading: Reading, change: Change) -> bool:
    """Whether a change means something for what is on the board, or comes there, alone."""
    return isinstance(change, Enters) or (isinstance(change, Cannot) and change.action in reading.words.in_play_only)


def _speaks_only_of(whom: Selector, types: Set[str]) -> bool:
    found = whom.filter.get(OfType)
    return whom.pick in (Pick.ALL, Pick.CHOOSE) and found is not None and set(found.types) <= types


def _needs_players(reading: Reading, node: Node | None, said: str, whom: Selector) -> None:
    types, player = whom.filter.get(OfType), reading.words.board.player_type
    among_objects = whom.pick in (Pick.ALL, Pick.CHOOSE) and (types is None or set(types.types) != {player})
    if node is not None and (whom.pick is Pick.ME or among_objects):
        advice = f"For example affects: {{all: {{type: {player}}}}}; with `give`, to: {{choose: 1, type: {player}}}."
        reading.report(node, f"players, of whom alone {said!r} can be said", "something else", advice)


def _where_it_matters(reading: Reading, change: Change, whom: Selector) -> tuple[str, ...]:
    """The zones in one of which an object has to be for a change to mean anything; nothing where that is all the same.

    What a card says of itself it says from wherever it works.
    """
    words = reading.words
    if isinstance(change, GainKeyword):
        anywhere = whom.pick is Pick.ME or reading.of_the_next
        return () if anywhere else words.keywords_in.get(change.keyword, ())
    return words.prohibited_in.get(change.action, ()) if isinstance(change, Cannot) else ()


def _needs_zone(
    reading: Reading, node: Node | None, said: str, useful: tuple[str, ...], whom: Selector, own: tuple[str, ...]
) -> None:
    found = whom.filter.get(InZone)
    there = own if whom.pick is Pick.ME else found.zones if found is not None else ()
    known = whom.pick in (Pick.ALL, Pick.CHOOSE, Pick.ME)
    if node is not None and known and not set(useful).intersection(there):
        where = useful[0]
        advice = f"For example affects: {{all: {{zone: {where}}}}}, or affects: me, works in: [{where}]."
        reading.report(node, f"objects in {' or '.join(useful)}", f"{said!r} of others", advice)


def _needs_what_is_played(reading: Reading, node: Node, change: Change, whom: Selector) -> None:
    """What a card costs is worked out as it is played: it has left the hand, or wherever it was, by then."""
    words, found, types = reading.words, whom.filter.get(InZone), whom.filter.get(OfType)
    if types is not None and set(types.types) <= words.unpriced:
        advice = "What an ability costs stands in its `use`: write there what it costs with the effect."
        if any(change.what == ChangeActivationCost.what for change in words.changes):
            advice = "For example {activation cost: {generic: -1}}, said of the objects that have the abilities."
        reading.report(node, "cards that are being played", f"{change.what!r} of abilities that are used", advice)
    elsewhere = {pile.zone for pile in words.board.piles.values() if not pile.controlled}
    if found is not None and set(found.zones) <= elsewhere - {words.waiting_zone}:
        where = " or ".join(found.zones)
        advice = (
            f"A card waits on the {words.waiting_zone} as its cost is worked out: "
            "leave `zone` out, and say whose it is with `controller`."
        )
        reading.report(node, "cards that are being played", f"{change.what!r} of cards in the {where}", advice)
