"""The `given` of a scenario: players, shared places, and the objects in each player's zones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from rules_data.core.abilities import CardFacts
from rules_data.core.evaluator import BoardWords, ObjectSetup, Pile, SharedPlace

from .fields import (
    Fields,
    Reading,
    as_items,
    is_number,
    read_flag,
    read_number,
    read_text,
    read_texts,
    read_word,
    read_words,
)
from .places import Mapping, Node, Scalar
from .problems import nearest_words
from .read_cards import advice_on_a_card, card_from, card_of_the_rules, token_of_the_rules
from .read_counters import counter_name
from .read_teams import read_teams, share_numbers

Lookup = Callable[[str], CardFacts | None]
LEAST_BELOW_ZERO = -9999
MOST_PLAIN = 60
_NUMBERS = {4: "four", 6: "six", 8: "eight"}
GENERAL_KEYS = ("players", "turn", "text")


@dataclass(slots=True)
class Board:
    """The situation while it is being read."""

    players: tuple[str, ...] = ()
    turn_player: str = ""
    phase: str = ""
    objects: list[ObjectSetup] = field(default_factory=list)
    numbers: list[tuple[str, str, int]] = field(default_factory=list)
    attachments: list[tuple[Node, str]] = field(default_factory=list)
    teams: tuple[tuple[str, ...], ...] = ()


class BoardReader:
    """Reads `given`; names every object, so that steps and expectations can be checked against them."""

    def __init__(self, reading: Reading, cards: dict[str, CardFacts], lookup: Lookup) -> None:
        self.reading, self.cards, self.lookup = reading, cards, lookup
        self.words = reading.words.board
        self.board = Board(phase=self.words.first_phase)
        self._handles: set[str] = set()

    def read(self, node: Node) -> Board:
        fields = Fields(self.reading, node, "given")
        general = {*GENERAL_KEYS, self.words.teams_key, *self.words.situation_numbers, *self.words.places}
        own = [key for key in fields.keys if key not in general]
        self._players(fields, own)
        self.reading.handles = self._handles
        if self.words.player_type:
            self._handles.update(self.board.players)
        for word, shared in self.words.places.items():
            self._places(fields.take(word), shared)
        for name in self.board.players:
            section = fields.take(name)
            if section is not None:
                self._player(name, section)
            self._default_piles(name, section)
        self.board.numbers = share_numbers(self.reading, self.board.teams, self.board.numbers, fields.node)
        self._name_the_only_ones()
        for place, host in self.board.attachments:
            if host not in self._handles:
                self.reading.report(place, "an object of this example", repr(host), nearest_words(host, self._handles))
        fields.finish()
        return self.board

    def _players(self, fields: Fields, own: list[str]) -> None:
        named = read_texts(self.reading, fields.take("players"), "a player")
        self.board.players = named or tuple(own)
        most = self.words.most_players
        if not 2 <= len(self.board.players) <= most or len(set(self.board.players)) != len(self.board.players):
            found = ", ".join(self.board.players) or "none"
            advice = "Name each player under given, if only as `Jinx: {}`."
            self.reading.report(fields.node, f"two to {_NUMBERS[most]} players", found, advice)
        self.reading.players = self.board.players
        if self.words.teams_key:
            teams = fields.take(self.words.teams_key)
            self.board.teams = self.reading.teams = read_teams(self.reading, teams, self.board.players)
        self.board.turn_player = self.board.players[0] if self.board.players else ""
        turn = fields.take("turn")
        if turn is not None:
            inner = Fields(self.reading, turn, "turn")
            player = read_word(self.reading, inner.take("player"), "a player", self.board.players)
            self.board.turn_player = player or self.board.turn_player
            phase = inner.take("phase")
            known = self.reading.words.phases - {"turn"}
            begun = read_word(self.reading, phase, "a phase", known) or self.words.first_phase
            self.board.phase = self.words.begins.get(begun, begun)
            inner.finish()
        for word in self.words.situation_numbers:
            number = fields.take(word)
            if number is not None:
                self.board.numbers.append(("", word, read_number(self.reading, number, f"a {word}", least=1)))

    def _places(self, node: Node | None, shared: SharedPlace) -> None:
        for item in as_items(node):
            if isinstance(item, Scalar):
                card = self._place_card(item.text, item, shared)
                self._add_place(item, item.text, card, shared)
                continue
            fields = Fields(self.reading, item, f"a {shared.type}")
            name = read_text(self.reading, fields.need("card"), "a name")
            handle = read_text(self.reading, fields.take("as"), "a name") or name
            controller = read_word(self.reading, fields.take("controller"), "a player", self.board.players)
            statuses = tuple(word for word in shared.statuses if read_flag(self.reading, fields.take(word)))
            owner = read_word(self.reading, fields.take("owner"), "a player", self.board.players)
            card = self._place_card(name, item, shared)
            self._add_place(item, handle, card, shared, (controller, owner), statuses)
            fields.finish()

    def _place_card(self, name: str, node: Node, shared: SharedPlace) -> CardFacts:
        """A place may be any: one without a card of its name has no abilities."""
        known = name in self.cards or self.lookup(name) is not None
        return (self._card(name, node) if known else None) or CardFacts(name, (shared.type,))

    def _add_place(
        self,
        node: Node,
        handle: str,
        card: CardFacts,
        shared: SharedPlace,
        players: tuple[str, str] = ("", ""),
        statuses: tuple[str, ...] = (),
    ) -> None:
        controller, owner = players
        self._claim(node, handle)
        self.board.objects.append(
            ObjectSetup(handle, card, owner or self.board.turn_player, controller, shared.zone, statuses=statuses)
        )

    def _player(self, player: str, node: Node) -> None:
        fields = Fields(self.reading, node, f"the player {player}", "a player")
        for number in self.words.numbers:
            value = fields.take(number)
            if value is not None:
                least = LEAST_BELOW_ZERO if number in self.words.below_zero else 0
                self.board.numbers.append((player, number, read_number(self.reading, value, number, least)))
        if self.words.player_states and (states := fields.take("is")) is not None:
            self._states(player, states)
        for word, pile in self.words.piles.items():
            self._pile(player, word, pile, fields.take(word))
        for key in fields.keys:
            if key.startswith("at ") and self.words.places:
                self._at(player, key.removeprefix("at "), fields.take(key) or node)
        fields.finish()

    def _states(self, player: str, node: Node) -> None:
        """What a player is from the start, as a number that is 1."""
        known = self.words.player_states
        for state in read_words(self.reading, node, "what a player can be", known):
            others = [name for name, what, _ in self.board.numbers if what == state]
            if known[state] and others:
                self.reading.report(node, f"one {state}", f"{others[0]} and {player}", "Say it of one player.")
            self.board.numbers.append((player, state, 1))

    def _at(self, player: str, place: str, objects: Node) -> None:
        """What a player has at a shared place."""
        inside = {shared.zone: shared.inside for shared in self.words.places.values()}
        places = {o.handle: o.zone for o in self.board.objects if o.zone in inside}
        if place not in places:
            kind = next(iter(self.words.places.values())).type
            self.reading.report(objects, f"a {kind}", repr(place), nearest_words(place, places))
            return
        for item in as_items(objects):
            self._object(item, player, Pile(inside[places[place]], controlled=True), place)

    def _pile(self, player: str, word: str, pile: Pile, node: Node | None) -> None:
        if node is None:
            return
        if is_number(node):
            self._plain_pile(player, word, pile, read_number(self.reading, node, "how many", most=MOST_PLAIN))
            return
        items = as_items(node)
        if pile.most and len(items) > pile.most:
            advice = f"Leave {len(items) - pile.most} out."
            self.reading.report(items[pile.most], f"at most {pile.most} in `{word}`", str(len(items)), advice)
        for item in items:
            self._object(item, player, pile, word=word)

    def _plain_pile(self, player: str, word: str, pile: Pile, count: int) -> None:
        called = pile.default_word or f"{word} card"
        card = CardFacts("plain card", pile.default_types, stats=pile.default_stats)
        for number in range(1, count + 1):
            handle = f"{player}'s {called}" + ("" if pile.single else f" {number}")
            self._handles.add(handle)
            controller = player if pile.controlled else ""
            self.board.objects.append(ObjectSetup(handle, card, player, controller, pile.zone))

    def _name_the_only_ones(self) -> None:
        """A player's name also means what the player has one of."""
        zones = {pile.zone for pile in self.words.piles.values() if pile.single}
        for placed in self.board.objects:
            if placed.zone in zones:
                self.reading.aliases.setdefault(placed.owner, placed.handle)

    def _default_piles(self, player: str, section: Node | None) -> None:
        has = section.get if isinstance(section, Mapping) else lambda key: None
        for word, pile in self.words.piles.items():
            if pile.unsaid and has(word) is None:
                self._plain_pile(player, word, pile, pile.unsaid)

    def _may_be_there(self, node: Node, card: CardFacts, token: bool, pile: Pile, word: str) -> None:
        """Report what the rules do not let be there: tokens beside the board, and objects of types that cannot be."""
        if token and not pile.controlled:
            advice = "Tokens exist on the board alone. Put a card there."
            self.reading.report(node, f"a card in `{word}`", f"a token, {card.name}", advice)
        wrong = set(card.types) & set(pile.never)
        if (pile.only and not set(card.types) & set(pile.only)) or wrong:
            kinds = " or ".join(pile.only) if pile.only else f"anything but {' or '.join(pile.never)}"
            fitting = [
                name for name, other in self.words.piles.items()
                if not (other.only and not set(card.types) & set(other.only)) and not set(card.types) & set(other.never)
            ]  # fmt: skip
            found = f"{card.name}, of type {' '.join(card.types)}"
            self.reading.report(node, f"{kinds} in `{word}`", found, f"It can be in {', '.join(fitting)}.")

    def _object(self, node: Node, player: str, pile: Pile, at: str = "", word: str = "") -> None:
        controller = player if pile.controlled else ""
        if isinstance(node, Scalar):
            card = _with_usual_numbers(self._card(node.text, node), pile)
            if card is not None:
                self._may_be_there(node, card, self._is_token(card), pile, word)
                self._claim(node, node.text)
                self._append(ObjectSetup(node.text, card, player, controller, pile.zone, at, self._is_token(card)))
            return
        fields = Fields(self.reading, node, "an object")
        card, token = self._facts(fields, node)
        card = _with_usual_numbers(card, pile)
        handle = read_text(self.reading, fields.take("as"), "a name") or (card.name if card else "")
        statuses, counters = self._statuses(fields), self._counters(fields)
        for key in self.reading.words.place_triggers:
            at = read_text(self.reading, fields.take(key), "a name") or at
        owner = read_word(self.reading, fields.take("owner"), "a player", self.board.players) or player
        host = fields.take("attached to")
        attached = read_text(self.reading, host, "an object")
        if host is not None:
            self.board.attachments.append((host, attached))
        since = fields.take(self.words.since) if self.words.since else None
        hides = self._hides(fields, at)
        fields.finish()
        if card is None:
            return
        token = token or self._is_token(card)
        if hides:
            pile = replace(pile, zone=hides)
            self._may_be_hidden(node, card.name, player, at, token)
        self._may_be_there(node, card, token, pile, word)
        self._has_that_face(node, card, statuses)
        self._claim(node, handle)
        moment = read_number(self.reading, since, "since when") if since is not None else None
        made = ObjectSetup(handle, card, owner, controller, pile.zone, at, token, statuses, counters, attached, moment)
        self._append(made)

    def _has_that_face(self, node: Node, card: CardFacts, statuses: tuple[str, ...]) -> None:
        key, state = self.words.back_key, self.words.back_state
        if state in statuses and card.other_face is None:
            advice = f"Describe it: {card.name}: {{types: [..], {key}: {{name: .., types: [..]}}}}."
            self.reading.report(node, f"a card with a `{key}` for `{state}`", f"{card.name}, which has none", advice)

    def _hides(self, fields: Fields, at: str) -> str:
        """The zone of a card that lies hidden at a place; '' where that is not said of it."""
        words = [shared.hides for shared in self.words.places.values() if at and shared.hides]
        return next((word for word in words if read_flag(self.reading, fields.take(word))), "")

    def _may_be_hidden(self, node: Node, name: str, player: str, at: str, token: bool) -> None:
        """Report what cannot lie hidden: tokens, a second card, and any card of who does not control the place."""
        place = next(each for each in self.board.objects if each.handle == at)
        hidden = {shared.hides for shared in self.words.places.values()}
        if token:
            self.reading.report(node, f"a card hidden at {at}", f"a token, {name}", "Only cards can be hidden.")
        elif any(each.at == at and each.zone in hidden for each in self.board.objects):
            self.reading.report(node, f"one card hidden at {at}", "another one", "Leave one of them out.")
        elif place.controller != player:
            advice = f"Say under battlefields who controls it: {{card: {at}, controller: {player}}}."
            self.reading.report(node, f"a place that {player} controls", at, advice)

    def _is_token(self, card: CardFacts) -> bool:
        return bool(self.words.only_tokens & set(card.types))

    def _statuses(self, fields: Fields) -> tuple[str, ...]:
        given = [word for word in self.words.statuses if read_flag(self.reading, fields.take(word))]
        for word, opposite in self.words.opposites.items():
            flag = fields.take(word)
            if flag is not None and not read_flag(self.reading, flag):
                given.append(opposite)
        return tuple(dict.fromkeys(given))

    def _counters(self, fields: Fields) -> tuple[tuple[str, int], ...]:
        given = []
        for word, counter in self.words.counters.items():
            value = fields.take(word)
            if value is not None:
                given.append((counter, read_number(self.reading, value, word)))
        marked = [word for word in self.words.marks if read_flag(self.reading, fields.take(word))]
        given += [(self.words.marks[word], 1) for word in marked]
        named = fields.take("counters") if self.words.any_counter else None
        if isinstance(named, Mapping):
            given += [
                (counter_name(self.reading, name), read_number(self.reading, value, "how many"))
                for name, value in named.entries
            ]
        elif named is not None:
            self.reading.wrong_shape(named, "counters by name", "For example counters: {charge: 2}.")
        return tuple(given)

    def _facts(self, fields: Fields, node: Node) -> tuple[CardFacts | None, bool]:
        if "token" in fields:
            name = read_text(self.reading, fields.take("token"), "a name")
            facts = card_from(self.reading, fields, name, self.words.token_types)
            described = self.cards.get(name)
            if described is None and "abilities" not in fields:
                described = token_of_the_rules(self.reading, name, node)
            if described is not None:
                return _over(described, facts, fields), True
            return replace(facts, tags=facts.tags or (name,), stats=facts.stats or self.words.token_stats), True
        named = fields.need("card", "Name a card (card: ...) or a token (token: ...).")
        return (self._card(read_text(self.reading, named, "a card"), named) if named is not None else None), False

    def _card(self, name: str, node: Node | None) -> CardFacts | None:
        found = self.cards.get(name) or self.lookup(name) or card_of_the_rules(self.reading, name)
        if found is not None and not found.described:
            report_undescribed(self.reading, node, found)
        if found is None and node is not None:
            advice = advice_on_a_card(self.reading, name, self.cards)
            self.reading.report(node, "a card of this example or of the corpus", repr(name), advice)
        return found

    def _claim(self, node: Node, handle: str) -> None:
        if handle in self._handles:
            self.reading.report(node, "a name for each object", f"{handle!r} twice", "Give one of them `as: name`.")
        self._handles.add(handle)

    def _append(self, setup: ObjectSetup) -> None:
        self.board.objects.append(setup)


def _over(described: CardFacts, facts: CardFacts, fields: Fields) -> CardFacts:
    """A token as `cards` describes it, but for what is said of this one."""
    parts = ("tags", "stats", "keywords", "abilities", "domains")
    said: dict[str, Any] = {name: value for name in parts if (value := getattr(facts, name))}
    return replace(described, **said, types=facts.types if "types" in fields else described.types)


def report_undescribed(reading: Reading, node: Node | None, card: CardFacts) -> None:
    """A card of which only facts are known would do nothing, and a run could not say that it does nothing."""
    if node is not None:
        expected = "a card whose abilities are known"
        advice = f"Describe {card.name} under `cards`, with `abilities: []` if what it does makes no difference here."
        found = "whose text cannot be played yet" if card.unread else "of which only facts are known"
        reading.report(node, expected, f"{card.name!r}, {found}", f"{card.unread} {advice}".strip())


def named_places(words: BoardWords, given: Node | None) -> tuple[str, ...]:
    """The shared places of a `given`, before the rest of it is read."""
    listed = [given.get(word) for word in words.places] if isinstance(given, Mapping) else []
    items = [item for each in listed for item in as_items(each)]
    names = (item.get("as") or item.get("card") if isinstance(item, Mapping) else item for item in items)
    return tuple(name.text for name in names if isinstance(name, Scalar))


def _with_usual_numbers(card: CardFacts | None, pile: Pile) -> CardFacts | None:
    """What a player has one of, with the numbers that it has where nothing is said: a hero with 20 life.

    What is there in place of such a thing, a demi-hero, has those alone that are said of it.
    """
    if card is None or not pile.single or not set(pile.default_types) <= set(card.types):
        return card
    known = dict(card.stats)
    return replace(card, stats=(*card.stats, *(each for each in pile.default_stats if each[0] not in known)))
