"""What Flesh and Blood's texts say is done, in the words of example files: counters, tokens, transforming."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .awaited import OF_WHAT_IS_AWAITED
from .on_links import of_combat
from .phrases import Data
from .this_way import HOW_LONG

IT = "it"
_ANY_HERO: Data = {"choose": 1, "type": "hero"}
# Words before an ability that are only what it is called: no rule says that they do anything (8.4).
LABELS = frozenset((
    "awaken", "channel", "channel earth", "channel ice", "channel lightning", "contract", "decompose", "earth bond",
    "earth flow", "evo upgrade", "galvanize", "go fish", "heavy", "high tide", "ice bond", "ice flow",
    "lightning bond", "lightning flow", "material", "quickstrike", "rupture", "solflare", "starfall", "surge",
    "tower", "unity",
))  # fmt: skip


def of_named_effects(data: dict[str, Data]) -> list[Data] | None:
    """The instructions that one stands for which its text says in a way of its own; None for any other."""
    told = next((told for word, told in _TOLD.items() if word in data), None)
    return told(data) if told is not None else None


def counter_named(name: str) -> str:
    """The name of a counter as files write it: what raises a number says so."""
    return f"+{name}" if name[:1].isdigit() else name


def _others(data: dict[str, Data], *without: str) -> dict[str, Data]:
    return {key: value for key, value in data.items() if key not in without}


def _counters(verb: str) -> Callable[[dict[str, Data]], list[Data] | None]:
    """{put counter: {steam: 2}, to: it}: each kind by its name, with how many."""

    def told(data: dict[str, Data]) -> list[Data] | None:
        named = data[verb]
        if not isinstance(named, dict):
            return None
        many = ((counter_named(name), count) for name, count in named.items())
        others = _others(data, verb)
        return [{verb: name, **others, **({} if count == 1 else {"count": count})} for name, count in many]

    return told


def _all_counters(data: dict[str, Data]) -> list[Data] | None:
    """All counters of a kind: from each object as many as it has."""
    key = "on" if "on" in data else "from"
    name, where = data["remove all"], data.get(key)
    if not isinstance(name, str) or set(data) != {"remove all", key}:
        return None
    counter = counter_named(name)
    every = where.get("all") if isinstance(where, dict) and set(where) == {"all"} else None
    of = IT if every is not None else where
    if of is None or (every is None and not isinstance(of, str)):
        return None
    off: Data = {"remove counter": counter, key: of, "count": {"counters": counter, "of": of}}
    return [off] if every is None else [{"for each": every, "do": [off]}]


def _resources(data: dict[str, Data]) -> list[Data] | None:
    gained = data["gain resources"]
    if data.get("symbol") == {"resources": 1}:  # as many of them as something comes to
        return [_others(data, "symbol")]
    if not isinstance(gained, dict) or set(gained) != {"resources"} or "symbol" in data:
        return None
    return [{**data, "gain resources": gained["resources"]}]


def _charged(data: dict[str, Data]) -> list[Data] | None:
    return [{**data, "charge": True}] if data["charge"] == 1 else None


def _intimidated(data: dict[str, Data]) -> list[Data] | None:
    """Where no player is named, it is any hero that is chosen as a target (8.5.10b)."""
    if data["intimidate"] is True:
        return [data]
    if data["intimidate"] == 1:
        return [{"player": _ANY_HERO, **data, "intimidate": True}]
    whom = data["intimidate"] if data["intimidate"] != IT else "that player"
    known = isinstance(whom, dict) or whom == "that player"
    return [{**data, "intimidate": True, "player": whom}] if known else None


def _shuffled_in(data: dict[str, Data]) -> list[Data] | None:
    """Cards that are put into one's own deck, which is then shuffled."""
    if set(data) != {"shuffle in", "whose"}:
        return None
    what = data["shuffle in"]
    if data["whose"] != "you":
        return _into_their_owners_decks(what["all"]) if isinstance(what, dict) and set(what) == {"all"} else None
    return [{"put": data["shuffle in"], "to": "deck"}, {"shuffle": True}]


def _into_their_owners_decks(noun: Data) -> list[Data]:
    """Each of several objects goes into the deck of its owner, which is then shuffled."""
    done: list[Data] = [{"put": IT, "to": "deck"}, {"shuffle": True, "player": "its owner"}]
    return [{"for each": noun, "do": done}]


def _amped(data: dict[str, Data]) -> list[Data] | None:
    """The next time one would deal arcane damage this turn it is so much more (8.5.47)."""
    more = data["amp"]
    if set(data) != {"amp"}:
        return None
    pattern: Data = {"event": "takes damage", "by player": "you", "category": "arcane"}
    return [{"later": {"replace": pattern, "amount": {"sum": ["that much", more]}, "keeps": True}, "for": "next time"}]


def _chosen_and_revealed(data: dict[str, Data]) -> list[Data] | None:
    """Whoever is told to choose a card of theirs shows that one."""
    others = _others(data, "choose and reveal")
    return [{"reveal": data["choose and reveal"], **others}] if set(others) <= {"player"} else None


def _discarded_itself(data: dict[str, Data]) -> list[Data] | None:
    """The very card that has been spoken of is discarded, by whoever has it in hand."""
    if data["discard that"] != IT or not set(data) <= {"discard that", "player"}:
        return None
    return [{"discard": 1, "of": {"among": IT}, **_others(data, "discard that")}]


def _created(data: dict[str, Data]) -> list[Data] | None:
    """A token under somebody's control is one that they create; one with counters has them put on it at once."""
    if isinstance(data.get("with"), dict) and "under" not in data:
        counters = _counters("put counter")({"put counter": data["with"], "to": IT}) or []
        return [_others(data, "with"), *counters]
    if "under" not in data or "player" in data:
        return None
    return [{**_others(data, "under"), "player": data["under"]}]


def _cards_created(data: dict[str, Data]) -> list[Data] | None:
    """Cards in the zone of whoever creates them, who is spoken of already."""
    if data.get("whose") != "that player" or "player" not in data:
        return None
    return [_others(data, "whose")]


def _both_created(data: dict[str, Data]) -> list[Data] | None:
    """One token and another."""
    both = data["create both"]
    if not isinstance(both, list) or not set(data) <= {"create both", "player"}:
        return None
    return [{"create token": one, **_others(data, "create both")} for one in both]


def _transformed(data: dict[str, Data]) -> list[Data] | None:
    """Into an object that is called by a name and not there yet: a token of that name (8.5.36c)."""
    into = data.get("into")
    if not isinstance(into, dict) or set(into) != {"choose", "name", "target"} or into["choose"] != 1:
        return None
    return [{**_others(data, "into"), "into token": {"name": into["name"]}}]


def _wagered(data: dict[str, Data]) -> list[Data] | None:
    """With "them" is with whoever defends against the attack."""
    return [{**data, "with": "defending player"}] if data.get("with") == "them" else None


def _prevented(data: dict[str, Data]) -> list[Data] | None:
    """What is dealt to "you", where a game prevents that of one's own if nothing else is said; what deals it."""
    source = data.get("by")
    if isinstance(source, dict) and data.get("for") == "next time":
        whom: Data = {"type": "hero", "controller": data.get("player", "you")}
        event: dict[str, Data] = {"event": "takes damage", "object": whom}
        if told := _others(source, "source"):  # it deals damage from wherever it is, or was
            event["by"] = told if "is" in told else {**told, "zone": "anywhere"}
        kind: dict[str, Data] = {"category": data["type"]} if "type" in data else {}
        return [{"later": {"replace": {**event, **kind}, "prevent": data["prevent"]}, "for": "next time"}]
    return [_others(data, "to")] if data.get("to") == "you" else None


_IN_COMBAT: Mapping[str, Data] = {"defending hero": "defending player", "attacking hero": "attacking player"}


def _dealt_in_combat(data: dict[str, Data]) -> list[Data] | None:
    """What is dealt to the attacking or the defending hero is dealt to the player of that hero."""
    whom = next((who for hero, who in _IN_COMBAT.items() if data.get("to") == of_combat(hero)), None)
    return [{**_others(data, "to"), "player": whom}] if whom is not None and "player" not in data else None


def _seen(data: dict[str, Data]) -> list[Data] | None:
    """A hand that is looked at or revealed is all the cards in it."""
    word = "look at hand" if "look at hand" in data else "reveal hand"
    verb = word.removesuffix(" hand")
    whose = data["player"] if data[word] == "that player" and "player" in data else data[word]
    first: list[Data] = []
    if isinstance(whose, dict) and whose.get("choose") == 1:
        first, whose = [{"choose": {"type": "hero", **whose}}], "its controller"
    if not isinstance(whose, str) or set(data) - {word, "player", "banish one", "choose one"}:
        return None
    hand: dict[str, Data] = {"zone": "hand", "owner": _IN_COMBAT.get(whose, whose)}
    banished: list[Data] = [{"banish": {"choose": 1, **hand, "target": False}}] if "banish one" in data else []
    chosen: list[Data] = [{"choose": {"choose": 1, **hand, "target": False}}] if "choose one" in data else []
    return [*first, {verb: {"all": hand}}, *banished, *chosen]


def _unless(data: dict[str, Data]) -> list[Data] | None:
    """What is done unless one does something else: that one may do, if it can be done (1.8.4b)."""
    acts = data["unless you do"]
    act = acts[0] if isinstance(acts, list) and len(acts) == 1 else None
    if not isinstance(act, dict) or set(data) != {"unless you do", "otherwise"}:
        return None
    cost = act.get("pay")
    if cost is not None and set(act) == {"pay"}:
        return [{"pay": cost, "otherwise": data["otherwise"]}]
    done = of_named_effects(act) or [act]
    return [{"pay": {"do": done}, "otherwise": data["otherwise"]}]


def _upkeep(data: dict[str, Data]) -> list[Data] | None:
    """A counter more, and then as many cards have to go to the bottom of the deck as there are counters (8.4.4)."""
    noun, name = data["put"], data["for each"]
    if not isinstance(noun, dict) or not isinstance(name, str):
        return None
    counter = counter_named(name)
    cards: Data = {"choose": {"counters": counter, "of": "me"}, **noun, "target": False}
    paid: Data = {"do": [{"put": cards, "to": "deck bottom"}]}
    more = of_named_effects({"put counter": data["upkeep"], "to": data["on"]})
    return None if more is None else [*more, {"pay": paid, "otherwise": [{"destroy": "me"}]}]


def _allowed(data: dict[str, Data]) -> list[Data] | None:
    """That one may play something is no effect one may refuse: it is an allowance, for so long (1.0.2, 5.1.2b)."""
    what, within = data["may play"], data.get("for")
    if isinstance(what, dict) and "next" in what and set(what) <= {"next", "ever"}:
        return _next_allowed(data, what["next"])
    known = (isinstance(what, dict) and set(what) == {"that"}) or what == IT
    told = set(data) - {"as"}
    if told != {"may play", "for", "you may"} or not known or not isinstance(within, str) or within not in HOW_LONG:
        return None
    allowed: list[Data] = ["be played from where it is"]
    if data.get("as") == "instant":
        allowed.append("be played as an instant")
    return [{"give": {"can": allowed if len(allowed) > 1 else allowed[0]}, "to": what, "for": HOW_LONG[within]}]


def _next_allowed(data: dict[str, Data], noun: Data) -> list[Data] | None:
    """The next card of a kind may be played like an instant: an effect that waits for it to be played (6.2.4)."""
    if set(data) != {"may play", "for", "as", "you may"} or data["as"] != "instant" or data["for"] != "this turn":
        return None
    return [{"give": {"can": "be played as an instant"}, "to": {"next": noun}, "for": "this turn"}]


def _retrieved(data: dict[str, Data]) -> list[Data] | None:
    """A resource may be paid to equip it, and only if it can be equipped: both are what one pays (8.5.51a)."""
    card = data["retrieve"]
    if not set(data) <= {"retrieve", "you may"} or (isinstance(card, dict) and "zone" not in card):
        return None
    return [{"pay": {"resources": 1, "equip": card}}]


def _reloaded(data: dict[str, Data]) -> list[Data] | None:
    """With an empty arsenal a card from the hand may be put there face down (8.5.23)."""
    if set(data) != {"reload"}:
        return None
    empty: Data = {"not": {"count": {"zone": "arsenal", "owner": "you"}, "at least": 1}}
    card: Data = {"choose": 1, "zone": "hand", "owner": "you", "target": False}
    return [{"if": empty, "do": [{"put": card, "to": "arsenal", "face down": True, "you may": True}]}]


_TOLD: Mapping[str, Callable[[dict[str, Data]], list[Data] | None]] = {
    "put counter": _counters("put counter"),
    "remove counter": _counters("remove counter"),
    "remove all": _all_counters,
    "gain resources": _resources,
    "charge": _charged,
    "intimidate": _intimidated,
    "create token": _created,
    "create card": _cards_created,
    "create both": _both_created,
    "shuffle in": _shuffled_in,
    "amp": _amped,
    "transform": _transformed,
    "prevent": _prevented,
    "wager": _wagered,
    "may play": _allowed,
    "retrieve": _retrieved,
    "reload": _reloaded,
    "deal": _dealt_in_combat,
    "look at hand": _seen,
    "reveal hand": _seen,
    "unless you do": _unless,
    "upkeep": _upkeep,
    "choose and reveal": _chosen_and_revealed,
    "discard that": _discarded_itself,
    **OF_WHAT_IS_AWAITED,
}
