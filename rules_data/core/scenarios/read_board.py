"""The `given` of a scenario: players, battlefields, and the objects in each player's zones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from rules_data.core.abilities import CardFacts
from rules_data.core.evaluator import ObjectSetup

from .fields import Fields, Reading, as_items, is_number, read_flag, read_number, read_text, read_texts, read_word
from .places import Mapping, Node, Scalar
from .problems import nearest_words
from .read_abilities import card_from

Lookup = Callable[[str], CardFacts | None]
NUMBERS = ("points", "energy", "power", "fury", "calm", "mind", "body", "chaos", "order")
DEFAULT_DECK = 10
DEFAULT_RUNE_DECK = 12
GENERAL_KEYS = ("players", "turn", "victory score", "battlefields", "text")
_ZONE_OF = {"runes": "base"}


@dataclass(slots=True)
class Board:
    """The situation while it is being read."""

    players: tuple[str, ...] = ()
    turn_player: str = ""
    phase: str = "main"
    victory_score: int = 8
    objects: list[ObjectSetup] = field(default_factory=list)
    numbers: list[tuple[str, str, int]] = field(default_factory=list)
    attachments: list[tuple[Node, str]] = field(default_factory=list)


class BoardReader:
    """Reads `given`; names every object, so that steps and expectations can be checked against them."""

    def __init__(self, reading: Reading, cards: dict[str, CardFacts], lookup: Lookup) -> None:
        self.reading, self.cards, self.lookup = reading, cards, lookup
        self.board = Board()
        self._handles: set[str] = set()

    def read(self, node: Node) -> Board:
        fields = Fields(self.reading, node, "given")
        own = [key for key in fields.keys if key not in GENERAL_KEYS]
        self._players(fields, own)
        self.reading.handles = self._handles
        self._battlefields(fields.take("battlefields"))
        for name in self.board.players:
            section = fields.take(name)
            if section is not None:
                self._player(name, section)
            self._default_piles(name, section)
        for place, host in self.board.attachments:
            if host not in self._handles:
                self.reading.report(place, "an object of this example", repr(host), nearest_words(host, self._handles))
        fields.finish()
        return self.board

    def _players(self, fields: Fields, own: list[str]) -> None:
        named = read_texts(self.reading, fields.take("players"), "a player")
        self.board.players = named or tuple(own)
        if not 2 <= len(self.board.players) <= 4 or len(set(self.board.players)) != len(self.board.players):
            found = ", ".join(self.board.players) or "none"
            advice = "Name each player under given, if only as `Jinx: {}`."
            self.reading.report(fields.node, "two to four players", found, advice)
        self.reading.players = self.board.players
        self.board.turn_player = self.board.players[0] if self.board.players else ""
        turn = fields.take("turn")
        if turn is not None:
            inner = Fields(self.reading, turn, "turn")
            player = read_word(self.reading, inner.take("player"), "a player", self.board.players)
            self.board.turn_player = player or self.board.turn_player
            phase = inner.take("phase")
            known = self.reading.words.phases - {"turn"}
            self.board.phase = read_word(self.reading, phase, "a phase", known) or "main"
            inner.finish()
        score = fields.take("victory score")
        if score is not None:
            self.board.victory_score = read_number(self.reading, score, "a score", least=1)

    def _battlefields(self, node: Node | None) -> None:
        for item in as_items(node):
            if isinstance(item, Scalar):
                self._add_battlefield(item, item.text, self._card(item.text, None) or _plain(item.text, "battlefield"))
                continue
            fields = Fields(self.reading, item, "a battlefield")
            name = read_text(self.reading, fields.need("card"), "a name")
            handle = read_text(self.reading, fields.take("as"), "a name") or name
            controller = read_word(self.reading, fields.take("controller"), "a player", self.board.players)
            contested = read_flag(self.reading, fields.take("contested"))
            owner = read_word(self.reading, fields.take("owner"), "a player", self.board.players)
            card = self._card(name, None) or _plain(name, "battlefield")
            self._add_battlefield(item, handle, card, (controller, owner), contested)
            fields.finish()

    def _add_battlefield(
        self, node: Node, handle: str, card: CardFacts, players: tuple[str, str] = ("", ""), contested: bool = False
    ) -> None:
        controller, owner = players
        self._claim(node, handle)
        statuses = ("contested",) if contested else ()
        self.board.objects.append(
            ObjectSetup(handle, card, owner or self.board.turn_player, controller, "field", statuses=statuses)
        )

    def _player(self, player: str, node: Node) -> None:
        fields = Fields(self.reading, node, f"the player {player}")
        for number in NUMBERS:
            value = fields.take(number)
            if value is not None:
                self.board.numbers.append((player, number, read_number(self.reading, value, number)))
        for pile in self.reading.words.piles:
            self._pile(player, pile, fields.take(pile))
        for key in fields.keys:
            if key.startswith("at "):
                place = key.removeprefix("at ")
                objects = fields.take(key)
                if place not in {o.handle for o in self.board.objects if o.zone == "field"}:
                    known = [o.handle for o in self.board.objects if o.zone == "field"]
                    self.reading.report(objects or node, "a battlefield", repr(place), nearest_words(place, known))
                self._pile(player, "battlefield", objects, place)
        fields.finish()

    def _pile(self, player: str, pile: str, node: Node | None, at: str = "") -> None:
        if node is None:
            return
        zone = _ZONE_OF.get(pile, pile)
        if is_number(node):
            self._plain_pile(player, pile, read_number(self.reading, node, "how many", most=60))
            return
        for item in as_items(node):
            self._object(item, player, zone, at)

    def _plain_pile(self, player: str, pile: str, count: int) -> None:
        kind = "rune" if pile in ("runes", "rune deck") else "spell" if pile not in ("base",) else "unit"
        word = {"runes": "rune", "rune deck": "rune in the deck"}.get(pile, f"{pile} card")
        for number in range(1, count + 1):
            handle = f"{player}'s {word} {number}"
            self._handles.add(handle)
            zone = _ZONE_OF.get(pile, pile)
            controller = player if zone == "base" else ""
            self.board.objects.append(ObjectSetup(handle, _plain("plain card", kind), player, controller, zone))

    def _default_piles(self, player: str, section: Node | None) -> None:
        has = section.get if isinstance(section, Mapping) else lambda key: None
        if has("deck") is None:
            self._plain_pile(player, "deck", DEFAULT_DECK)
        if has("rune deck") is None:
            self._plain_pile(player, "rune deck", DEFAULT_RUNE_DECK)

    def _object(self, node: Node, player: str, zone: str, at: str) -> None:
        if isinstance(node, Scalar):
            card = self._card(node.text, node)
            if card is not None:
                self._claim(node, node.text)
                self._append(ObjectSetup(node.text, card, player, self._controller(player, zone), zone, at))
            return
        fields = Fields(self.reading, node, "an object")
        card, token = self._facts(fields, node)
        handle = read_text(self.reading, fields.take("as"), "a name") or (card.name if card else "")
        statuses = [s for s in ("exhausted", "stunned") if read_flag(self.reading, fields.take(s))]
        ready = fields.take("ready")
        if ready is not None and not read_flag(self.reading, ready):
            statuses.append("exhausted")
        counters = []
        damage = fields.take("damage")
        if damage is not None:
            counters.append(("damage", read_number(self.reading, damage, "damage")))
        if read_flag(self.reading, fields.take("buffed")):
            counters.append(("buffs", 1))
        owner = read_word(self.reading, fields.take("owner"), "a player", self.board.players) or player
        host = fields.take("attached to")
        attached = read_text(self.reading, host, "an object")
        if host is not None:
            self.board.attachments.append((host, attached))
        fields.finish()
        if card is None:
            return
        self._claim(node, handle)
        controller = self._controller(player, zone)
        self._append(
            ObjectSetup(handle, card, owner, controller, zone, at, token, tuple(statuses), tuple(counters), attached)
        )

    def _facts(self, fields: Fields, node: Node) -> tuple[CardFacts | None, bool]:
        if "token" in fields:
            name = read_text(self.reading, fields.take("token"), "a name")
            facts = card_from(self.reading, fields, name, ("unit",))
            tags = facts.tags or (name,)
            stats = facts.stats or (("might", 1),)
            return CardFacts(name, facts.types, tags, stats, facts.keywords, facts.abilities), True
        named = fields.need("card", "Name a card (card: ...) or a token (token: ...).")
        return (self._card(read_text(self.reading, named, "a card"), named) if named is not None else None), False

    def _card(self, name: str, node: Node | None) -> CardFacts | None:
        found = self.cards.get(name) or self.lookup(name)
        if found is None and node is not None:
            advice = nearest_words(name, self.cards) + " Or describe it under `cards`."
            self.reading.report(node, "a card of this example or of the corpus", repr(name), advice)
        return found

    def _controller(self, player: str, zone: str) -> str:
        return player if zone in ("base", "battlefield", "legend") else ""

    def _claim(self, node: Node, handle: str) -> None:
        if handle in self._handles:
            self.reading.report(node, "a name for each object", f"{handle!r} twice", "Give one of them `as: name`.")
        self._handles.add(handle)

    def _append(self, setup: ObjectSetup) -> None:
        self.board.objects.append(setup)


def named_battlefields(given: Node | None) -> tuple[str, ...]:
    """The battlefields of a `given`, before the rest of it is read."""
    listed = given.get("battlefields") if isinstance(given, Mapping) else None
    names = (item.get("as") or item.get("card") if isinstance(item, Mapping) else item for item in as_items(listed))
    return tuple(name.text for name in names if isinstance(name, Scalar))


def _plain(name: str, kind: str) -> CardFacts:
    return CardFacts(name, (kind,), stats=(("might", 1),) if kind == "unit" else ())
