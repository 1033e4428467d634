"""What Flesh and Blood's texts say of circumstances, in the words of example files: what is so, and what things are."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .altered import altered
from .beside_events import ON_THEIR_TURN, as_a_number, told_beside
from .contracts import OF_CONTRACTS
from .on_links import OF_LINKS, on_this_link
from .phrases import Data

IT = "it"
_STATES = ("fused", "boosted")
# Players by what they are in the combat there is, under the keys that name players.
_IN_COMBAT = {"defending hero": "defending player", "attacking hero": "attacking player"}
# Heroes as a text speaks of whoever does something, or of whose things are meant.
_HEROES = {
    **_IN_COMBAT, "your hero": "you", "each hero": "any", "each other hero": "opponent", "other heroes": "opponent",
    "each opposing hero": "opponent", "other players": "opponent",
}  # fmt: skip
_OF_PLAYERS = ("controller", "owner", "player", "of", "under", "with")
_MORE_OR_LESS = ("more than", "less than")


def in_files_words(data: dict[str, Data]) -> dict[str, Data]:
    """A mapping with what phrases say in their own way said as files do; anything else as it is."""
    for key in _OF_PLAYERS:
        role = data.get(key)
        if isinstance(role, str) and role in _HEROES:
            data = {**data, key: _HEROES[role]}
    for shape, told in _TOLD.items():
        if shape in data and (found := told(data)) is not None:
            return found
    return _thing(altered(data) or data)


def _thing(data: dict[str, Data]) -> dict[str, Data]:
    """What is said of an object that files say with a state, or with more than one filter."""
    if data.get("defends") == "me":
        data = on_this_link({key: value for key, value in data.items() if key != "defends"}, "defending")
    if data.get("arcane effect") is True:  # it has an effect that deals such damage (1.8.2)
        data = {key: value for key, value in data.items() if key != "arcane effect"}
        data["deals"] = "arcane"
    states = [name for name in ("equipped", "permanent") if data.get(name) is True]
    if states:
        known = data.get("is", [])
        data = {key: value for key, value in data.items() if key not in states}
        data["is"] = [*(known if isinstance(known, list) else [known]), *states]
    if data.get("boosted") is True:
        data = {**{key: value for key, value in data.items() if key != "boosted"}, "was boosted": True}
    for was in (f"was {state}" for state in ("boosted", "rune gated") if data.get(f"was {state}") is True):
        known = data.get("is", [])
        data = {key: value for key, value in data.items() if key != was}
        data["is"] = [*(known if isinstance(known, list) else [known]), was.removeprefix("was ")]
    if data.get("base") is True and "subtype" in data:
        others = {key: value for key, value in data.items() if key not in ("base", "subtype")}
        data = {**others, "all of": [{"subtype": "base"}, {"subtype": data["subtype"]}]}
    return data


def _was(data: dict[str, Data]) -> dict[str, Data] | None:
    state = data["was"]
    # What was fused is the object itself; what is fused, whatever has been spoken of before.
    about: Data = "it" if data.get("now") is True else "me"
    return {"this": about, "is": {"is": [state]}} if set(data) <= {"was", "now"} and state in _STATES else None


def _zone_empty(data: dict[str, Data]) -> dict[str, Data] | None:
    known = set(data) - {"worded"} == {"zone empty", "of"}
    return {f"{data['zone empty']} of": data["of"], "exactly": 0} if known else None


def _cards_in(data: dict[str, Data]) -> dict[str, Data] | None:
    compared = {key: value for key, value in data.items() if key not in ("cards in", "of", "worded")}
    return {f"{data['cards in']} of": data["of"], **compared} if "of" in data and len(compared) == 1 else None


def _has_card_in(data: dict[str, Data]) -> dict[str, Data] | None:
    return {f"{data['has card in']} of": "you"} if set(data) == {"has card in"} else None


_OF_COMBAT = {f"the {hero}": who for hero, who in _IN_COMBAT.items()}
_LIVES = {"an opposing hero": "opponent", "them": "that player", **_OF_COMBAT}


def _life(data: dict[str, Data]) -> dict[str, Data] | None:
    """{life: less than them}: one's life total beside that of another."""
    told = data["life"]
    if set(data) != {"life"} or not isinstance(told, str):
        return None
    for how in _MORE_OR_LESS:
        whose = _LIVES.get(told.removeprefix(f"{how} "))
        if told.startswith(how) and whose is not None:
            return {"life of": "you", how: {"life of": whose}}
    return None


def _possessed(data: dict[str, Data]) -> dict[str, Data] | None:
    """{possessed: {me: power}, more than: ..}: a number of an object beside another one, perhaps of its own."""
    own = data["possessed"]
    if data.get("more than") == "revealed" and isinstance(own, dict) and set(own) == {"me"}:
        return {f"{own['me']} of": "me", "more than": {f"{own['me']} of": IT}}
    [(whose, stat)] = own.items() if isinstance(own, dict) and len(own) == 1 else [("", "")]
    if whose not in ("me", IT) or set(data) != {"possessed", "more than"} or not isinstance(stat, str):
        return None
    return {f"{stat} of": whose, "more than": _beside(data["more than"], whose, stat)}


def _number_of_me(data: dict[str, Data]) -> dict[str, Data] | None:
    stat = data["me"]
    if set(data) != {"me", "more than"} or not isinstance(stat, str):
        return None
    return {f"{stat} of": "me", "more than": _beside(data["more than"], "me", stat)}


def _beside(amount: Data, whose: str, stat: str) -> Data:
    """The amount that a number of an object is set beside: "its base" is the base of just that number."""
    if isinstance(amount, dict):
        if list(amount.values()) == [IT] and next(iter(amount)).endswith(" of"):
            return dict.fromkeys(amount, whose)
        if amount == {"base": IT}:
            return {f"base {stat} of": whose}
        return {key: _beside(value, whose, stat) for key, value in amount.items()}
    return [_beside(one, whose, stat) for one in amount] if isinstance(amount, list) else amount


def _it_has(data: dict[str, Data]) -> dict[str, Data] | None:
    """{it has: power, at least: 6} and the like, which is a number compared."""
    key = "it has" if "it has" in data else "me has"
    compared = {name: value for name, value in data.items() if name != key}
    whose = IT if key == "it has" else "me"
    return {f"{data[key]} of": whose, **compared} if len(compared) == 1 else None


def _in_a_row(data: dict[str, Data]) -> dict[str, Data] | None:
    """The second hit in a row: the attack before this one has hit as well."""
    return {"this": "last attack", "is": {"is": ["hit"]}} if data == {"in a row": "second"} else None


def _from_hand(data: dict[str, Data]) -> dict[str, Data] | None:
    """A card that defends is on the combat chain, and no longer in the hand that it comes from."""
    card = data["together"]
    if not isinstance(card, dict) or card.get("zone") != "hand":
        return None
    return {**data, "together": {**{key: value for key, value in card.items() if key != "zone"}, "is": ["from hand"]}}


def with_others(data: dict[str, Data]) -> dict[str, Data]:
    """An ability on defending together with something, which depends on what defends in the same event."""
    event = _in_its_state(data.get("when"))
    data = {**data, "when": event} if event is not None else data
    during = _DURING.get(str(event.get("during"))) if isinstance(event, dict) else None
    if isinstance(event, dict) and during is not None:
        alone = {key: value for key, value in event.items() if key != "during"}
        return {**data, "when": alone, "if": {"all": [during, data["if"]]} if "if" in data else during}
    if isinstance(event, dict) and (isinstance(event.get("together"), int) or event.get("during") == ON_THEIR_TURN):
        return with_others(told_beside(data, event))
    if not isinstance(event, dict) or not isinstance(event.get("together"), dict) or "if" in data:
        return data
    other: Data = {"event": "defends", "object": {"other": True, **event["together"]}}  # type: ignore[dict-item]
    alone = {key: value for key, value in event.items() if key != "together"}
    return {**data, "when": alone, "if": {"happened": other, "in": "together"}}


def _in_its_state(event: Data | None) -> Data | None:
    """An event with the state of what it is about as that is asked of an object: that it is alone, or in combat."""
    if not isinstance(event, dict):
        return event
    states: list[Data] = [state for key, told, state in _OF_EVENTS if event.get(key) == told]
    if not states:
        return event
    others: dict[str, Data] = {key: value for key, value in event.items() if (key, value) not in _TOLD_OF_STATES}
    several = others.get("any of")
    if isinstance(several, list):
        return {**others, "any of": [_whose_state_is(one, states) for one in several]}
    return _whose_state_is(others, states)


def _whose_state_is(event: Data, states: list[Data]) -> Data:
    about = event.get("object") if isinstance(event, dict) else None
    if not isinstance(event, dict) or about is None:
        return event
    if isinstance(about, dict) and "is" not in about:
        return {**event, "object": {**about, "is": states}}
    return {**event, "object": {"all of": [about, {"is": states}]}}


# As an event says it, and as it is asked of its object.
_OF_EVENTS: tuple[tuple[str, Data, str], ...] = (("alone", True, "alone"), ("in", "combat", "in combat"))
_TOLD_OF_STATES = tuple((key, told) for key, told, _state in _OF_EVENTS)
# When something happens, as it is asked of the turn: nothing of it is over before an ability resolves.
_DURING: Mapping[str, Data] = {
    "your turn": {"turn of": "you"},
    "an opponent's turn": {"turn of": "opponent"},
    "your main phase": {"all": [{"turn of": "you"}, {"during": "main"}]},
    "combat": {"during": "combat"},
    "your action phase": {"all": [{"turn of": "you"}, {"during": "action"}]},
}


_ORDINALS = {"first": 1, "second": 2, "third": 3, "fourth": 4}


def _nth(data: dict[str, Data]) -> dict[str, Data] | None:
    """{nth: second, of: attack}: as it attacks it is so many, and no other has come after it."""
    noun, nth = data.get("of"), _ORDINALS.get(str(data["nth"]))
    if nth is None or not isinstance(noun, dict) or set(data) != {"nth", "of"}:
        return None
    attack = noun.get("is") == ["attack"]
    event = "attacks" if attack else "is played"
    card = {key: value for key, value in noun.items() if key != "is"} if attack else noun
    return {"happened": {"event": event, **({"object": card} if card else {}), "player": "you"}, "in": "turn",
            "exactly": nth}  # fmt: skip


def _fewer(how: str) -> Callable[[dict[str, Data]], dict[str, Data] | None]:
    key = "fewer" if how == "less than" else "more"

    def told(data: dict[str, Data]) -> dict[str, Data] | None:
        noun = data[key]
        if set(data) != {key} or not isinstance(noun, dict):
            return None
        return {"count": {**noun, "controller": "you"}, how: {"count": {**noun, "controller": "opponent"}}}

    return told


def _played_during(data: dict[str, Data]) -> dict[str, Data] | None:
    time = data["played during"]
    return time if set(data) == {"played during"} and isinstance(time, dict) else None


def _defending_hero_is(data: dict[str, Data]) -> dict[str, Data] | None:
    asked = data["defending hero is"]
    if set(data) != {"defending hero is"} or not isinstance(asked, dict):
        return None
    known = asked.get("is", [])
    return {"count": {"type": "hero", **asked, "is": [*(known if isinstance(known, list) else []), "defending hero"]}}


def _your_hero(data: dict[str, Data]) -> dict[str, Data] | None:
    """{this: your hero, is: ..}: among the heroes that one controls there is one of which it is so."""
    asked = data.get("is")
    if data["this"] != "your hero" or not isinstance(asked, dict) or set(data) != {"this", "is"}:
        return None
    return {"count": {"type": "hero", "controller": "you", **asked}}


def _pitched_to_play(data: dict[str, Data]) -> dict[str, Data] | None:
    """{past: {pitched to play: FILTER}}: a card of the pitch zone that paid for this one; {past: {event: hits, ..}}."""
    past = data["past"]
    if data == {"past": {"event": "hits", "object": "me"}}:
        return {"this": "me", "is": {"is": ["hit"]}}
    if set(data) != {"past"} or not isinstance(past, dict) or set(past) != {"pitched to play"}:
        return None
    card = past["pitched to play"]
    return {"count": {**card, "zone": "pitch", "pitched to play me": True}} if isinstance(card, dict) else None


def _attacked(data: dict[str, Data]) -> dict[str, Data] | None:
    """{event: attacks, player: .., whom: HERO}: the attack that such a hero is attacked by is spoken of."""
    whom = data["whom"]
    if data.get("event") != "attacks" or set(data) != {"event", "player", "whom"} or not isinstance(whom, dict):
        return None
    return {"event": "attacks", "object": {"is": ["attack"]}, "player": data["player"], "attacking a": whom}


def _when_attacking(data: dict[str, Data]) -> dict[str, Data] | None:
    """{when: {.., attacking a: HERO}}: as it attacks, such a hero is the one that is attacked (7.2.3b)."""
    event = data["when"]
    whom = event.get("attacking a") if isinstance(event, dict) else None
    if not isinstance(event, dict) or not isinstance(whom, dict) or whom.get("type") != "hero" or "if" in data:
        return None
    known = whom.get("is", [])
    states: list[Data] = [*(known if isinstance(known, list) else [known]), "defending hero"]
    alone = {key: value for key, value in event.items() if key != "attacking a"}
    return {**data, "when": alone, "if": {"count": {**whom, "is": states}}}


def _dealt_to(data: dict[str, Data]) -> dict[str, Data] | None:
    """Damage dealt to an opposing hero is what that hero has taken."""
    if data.get("event") != "deals damage" or data["whom"] != "opposing" or "player" not in data:
        return None
    others = {key: value for key, value in data.items() if key not in ("event", "whom", "player")}
    hero: Data = {"type": "hero", "controller": "opponent"}
    return {"event": "takes damage", "object": hero, "by player": data["player"], **others}


def _either_happened(data: dict[str, Data]) -> dict[str, Data] | None:
    """One of several things has happened: at least one of them has."""
    event = data["happened"]
    several = event.get("any of") if isinstance(event, dict) and set(event) == {"any of"} else None
    if not isinstance(several, list) or not set(data) <= {"happened", "in"}:
        return None
    return {"any": [{**data, "happened": one} for one in several]}


def _from_banished(data: dict[str, Data]) -> dict[str, Data] | None:
    if data != {"can": "be played from", "zone": "banished"}:
        return None
    return {"can": "be played from the banished zone"}


def _costs_at_most(data: dict[str, Data]) -> dict[str, Data] | None:
    """{cost at most: {energy: 3}, power cost at most: {power: 1}}: each part of a cost is compared by itself."""
    told = {"cost at most": ("energy cost", "energy"), "power cost at most": ("power cost", "power")}
    found = {key: value for key, value in data.items() if key not in told}
    for key, (stat, resource) in told.items():
        most = data.get(key)
        if isinstance(most, dict) and set(most) == {resource}:
            found[stat] = {"at most": most[resource]}
        elif key in data:
            return None
    return found


def _damage_dealt(data: dict[str, Data]) -> dict[str, Data] | None:
    """{damage dealt by: me}: all that this object has dealt this turn, before which it was none that could."""
    if data["damage dealt by"] != "me" or not set(data) <= {"damage dealt by", "in"}:
        return None
    return {"total of": {"event": "deals damage", "object": "me"}, "in": "turn"}


def _scrapped(data: dict[str, Data]) -> dict[str, Data] | None:
    return {"paid": "scrapped"} if set(data) == {"scrapped"} else None


def _keyword_number(data: dict[str, Data]) -> dict[str, Data] | None:
    """{keyword number: assault, of: me}: a number of the object, as others are."""
    return {f"{data['keyword number']} of": data["of"]} if set(data) == {"keyword number", "of"} else None


def _flip_won(data: dict[str, Data]) -> dict[str, Data] | None:
    """Whoever has won the flip, or has lost it, is known by a name."""
    kept = "won the flip" if data["flip won"] is True else "lost the flip"
    return {"count": {"linked": kept}} if set(data) == {"flip won"} else None


def _played_by_you(data: dict[str, Data]) -> dict[str, Data] | None:
    """{count: {.., was played: this turn}}: so many of them have been played."""
    noun = data["count"]
    if set(data) != {"count"} or not isinstance(noun, dict) or noun.get("was played") != "this turn":
        return None
    which: Data = {key: value for key, value in noun.items() if key != "was played"}
    return {"happened": {"event": "is played", "object": which, "player": "you"}, "in": "turn"}


def _other_heroes(data: dict[str, Data]) -> dict[str, Data] | None:
    return {"count": {"type": "hero", "controller": "opponent"}} if data == {"other heroes": True} else None


def _more_than_yours(data: dict[str, Data]) -> dict[str, Data] | None:
    return {**data, "life": {"more than": {"life of": "you"}}} if data["life"] == "more than yours" else None


_TOLD: Mapping[str, Callable[[dict[str, Data]], dict[str, Data] | None]] = {
    "flip won": _flip_won,
    "keyword number": _keyword_number,
    "damage dealt by": _damage_dealt,
    "scrapped": _scrapped,
    "was": _was,
    "zone empty": _zone_empty,
    "cards in": _cards_in,
    "has card in": _has_card_in,
    "life": lambda data: _life(data) or _more_than_yours(data),
    "count": _played_by_you,
    "other heroes": _other_heroes,
    "possessed": _possessed,
    "me": _number_of_me,
    "it has": _it_has,
    "me has": _it_has,
    **OF_LINKS,
    **OF_CONTRACTS,
    "fewer": _fewer("less than"),
    "more": _fewer("more than"),
    "played during": _played_during,
    "defending hero is": _defending_hero_is,
    "this": _your_hero,
    "past": _pitched_to_play,
    "in a row": _in_a_row,
    "together": _from_hand,
    "nth": _nth,
    "whom": lambda data: _attacked(data) or _dealt_to(data),
    "when": _when_attacking,
    "happened": lambda data: _either_happened(data) or as_a_number(data),
    "can": _from_banished,
    "cost at most": _costs_at_most,
}
