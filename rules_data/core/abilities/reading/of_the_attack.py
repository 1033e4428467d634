"""What a text gives to an attack, where it has last spoken of a card that has gone somewhere else.

"When this attacks, you may banish a card from your graveyard. If you do, it gets +2{p}": a card that is banished has
nothing of power, so that "it" is what attacks. "When this defends, the attack gets -2{p}" speaks of what it defends
against.
"""

from __future__ import annotations

from .phrases import Data

IT, ME, THE_ATTACK = "it", "me", "the attack"
_GOING = ("banish", "destroy", "discard", "reveal", "put")
# Where a card that is put there may be given something, or be played from.
_THERE_IT_COUNTS = ("arena", "arsenal", "combat chain", "stack")
_OF_ATTACKS = frozenset(("power", "minus power"))
_KEYWORDS_OF_ATTACKS = ("go again", "dominate", "overpower")
_OF_ITS_OBJECT = ("attacks", "hits", "defends", "is played")
_BY_IT = ("is attacked", "is hit", "takes damage")


def with_the_attack_told(data: dict[str, Data]) -> dict[str, Data]:
    """The ability as phrases tell it, with "the attack" as what is attacking where it waits for something to defend."""
    event = data.get("when")
    defends = isinstance(event, dict) and event.get("event") == "defends"
    attack: Data = {"all": {"is": ["active attack"]}} if defends else IT
    found = _replaced(data, attack)
    return found if isinstance(found, dict) else data


def _replaced(data: Data, attack: Data) -> Data:
    if isinstance(data, dict):
        return {key: _replaced(value, attack) for key, value in data.items()}
    if isinstance(data, list):
        return [_replaced(one, attack) for one in data]
    return attack if data == THE_ATTACK else data


def given_to_what_attacks(data: dict[str, Data]) -> dict[str, Data]:
    """The ability in which nothing of an attack is given to a card that has gone: its event tells what attacks."""
    event = data.get("when")
    defended = isinstance(event, dict) and event.get("event") == "is defended" and event.get("object") == ME
    if defended and isinstance(event, dict) and isinstance(event.get("by"), dict):
        return {key: _of_the_defender(value) if key == "do" else value for key, value in data.items()}
    about, done = _what_attacks(event), data.get("do")
    if about is None or not isinstance(done, list):
        return data
    gone = set(_gone(done)) - set(_to_be_played(done))
    return {**data, "do": [_given(one, about, gone) for one in done]} if gone else data


def _of_the_defender(data: Data) -> Data:
    """ "When this is defended by an equipment, destroy it": that card; what only an attack has, the attack is given."""
    if isinstance(data, list):
        return [_of_the_defender(one) for one in data]
    if not isinstance(data, dict):
        return data
    if data.get("to") == IT and "give" in data and _is_of_an_attack(data["give"]):
        return data
    return {key: "cause" if value == IT else _of_the_defender(value) for key, value in data.items()}


def _what_attacks(event: Data | None) -> Data | None:
    if not isinstance(event, dict):
        return None
    if event.get("event") in _OF_ITS_OBJECT and "object" in event:
        return ME if event["object"] == ME else IT
    return ME if event.get("event") in _BY_IT and event.get("by") == ME else None


def _gone(data: Data) -> list[str]:
    """The names of what the instructions banish, destroy, reveal or put out of play."""
    if isinstance(data, list):
        return [name for one in data for name in _gone(one)]
    if not isinstance(data, dict):
        return []
    found = [name for value in data.values() for name in _gone(value)]
    for verb in _GOING:
        chosen = data.get(verb)
        name = chosen.get("as") if isinstance(chosen, dict) else None
        if isinstance(name, str) and data.get("to") not in _THERE_IT_COUNTS:
            found.append(name)
    return found


def _to_be_played(data: Data) -> list[str]:
    """The names of what may be played from where it has come: it has use for what it is given."""
    if isinstance(data, list):
        return [name for one in data for name in _to_be_played(one)]
    if not isinstance(data, dict):
        return []
    given, to = data.get("give"), data.get("to")
    name = to.get("that") if isinstance(to, dict) else None
    own = [name] if isinstance(given, dict) and "can" in given and isinstance(name, str) else []
    return own + [name for value in data.values() for name in _to_be_played(value)]


def _given(data: Data, about: Data, gone: set[str]) -> Data:
    if isinstance(data, list):
        return [_given(one, about, gone) for one in data]
    if not isinstance(data, dict):
        return data
    to = data.get("to")
    name = to.get("that") if isinstance(to, dict) and set(to) == {"that"} else None
    if "give" in data and "for" not in data and name in gone and _is_of_an_attack(data["give"]):
        return {**data, "to": about}
    return {key: _given(value, about, gone) for key, value in data.items()}


def _is_of_an_attack(given: Data) -> bool:
    if not isinstance(given, dict):
        return False
    known = given.get("keyword", [])
    words = known if isinstance(known, list) else [known]
    return set(given) <= _OF_ATTACKS | {"keyword"} and all(word in _KEYWORDS_OF_ATTACKS for word in words)
