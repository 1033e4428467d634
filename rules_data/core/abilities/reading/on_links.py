"""What Flesh and Blood's texts say of what defends whom, in the words of example files (7.0.3, 7.0.5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .out_of_zones import out_of_its_zone
from .phrases import Data


def _defending(data: dict[str, Data]) -> dict[str, Data] | None:
    """{defending: me, what: FILTER}: it defends, and such an attack is on its chain link."""
    so: dict[str, Data] = {"this": "me", "is": {"is": ["defending"]}}
    what = data.get("what")
    if data == {"defending": "me"}:
        return {**so}
    if data.get("defending") != "me" or set(data) != {"defending", "what"} or not isinstance(what, dict):
        return None
    known = what.get("is", [])
    attack = "attack" in (known if isinstance(known, list) else [known])
    return {"all": [so, {"count": on_this_link(what, "attack" if attack else "attacking")}]}


def on_this_link(noun: dict[str, Data], state: str) -> dict[str, Data]:
    """Such cards on the chain link of the object that speaks of them, being in such a state there (7.0.3d)."""
    known = noun.get("is", [])
    states = [*(known if isinstance(known, list) else [known])]
    if noun.get("zone") == "hand":  # what defends from a hand is not there any more
        noun, states = {key: value for key, value in noun.items() if key != "zone"}, [*states, "from hand"]
    if state not in states:
        states.append(state)
    return {**{key: value for key, value in noun.items() if key != "card"}, "is": states, "location": "here"}


def _defended_by(data: dict[str, Data]) -> dict[str, Data] | None:
    noun = data["defended by"]
    if set(data) != {"defended by"} or not isinstance(noun, dict):
        return None
    return {"count": on_this_link(noun, "defending")}


def _it_defended_by(data: dict[str, Data]) -> dict[str, Data] | None:
    """{it defended by: FILTER}: of each of several attacks, that such a card defends on its own chain link."""
    noun = data["it defended by"]
    if set(data) != {"it defended by"} or not isinstance(noun, dict):
        return None
    told = {key: value for key, value in on_this_link(noun, "defending").items() if key != "location"}
    return {"count": {**told, "chain link": {"exactly": {"chain link of": "it"}}}}


def while_each_is_defended(data: dict[str, Data]) -> dict[str, Data]:
    """{passive: {.., while defended by: FILTER}, affects: FILTER}: each of them while such a card defends it."""
    passive, whom, so = data.get("passive"), data.get("affects"), data.get("while")
    noun = passive.get("while defended by") if isinstance(passive, dict) else None
    defended = _it_defended_by({"it defended by": noun}) if isinstance(noun, dict) else None
    if not isinstance(passive, dict) or defended is None or not isinstance(whom, dict):
        return data
    changes = {key: value for key, value in passive.items() if key != "while defended by"}
    told: Data = {"all": [so, defended]} if isinstance(so, dict) else defended
    return {**data, "passive": changes, "while": told}


def _defended_by_fewer(data: dict[str, Data]) -> dict[str, Data] | None:
    if set(data) != {"defended by fewer"}:
        return None
    return {"count": on_this_link({}, "defending"), "less than": data["defended by fewer"]}


def _defended_by_more(data: dict[str, Data]) -> dict[str, Data] | None:
    noun = data.get("of")
    if set(data) != {"defended by more", "of"} or not isinstance(noun, dict):
        return None
    return {"count": on_this_link(noun, "defending"), "at least": data["defended by more"]}


def _defended_by_less(data: dict[str, Data]) -> dict[str, Data] | None:
    noun = data.get("of")
    if set(data) != {"defended by less", "of"} or not isinstance(noun, dict):
        return None
    return {"count": on_this_link(noun, "defending"), "less than": data["defended by less"]}


def _which_link(data: dict[str, Data]) -> dict[str, Data] | None:
    """{chain link: {at least: 3}}: the how many-th chain link it is."""
    compared = data["chain link"]
    return {"chain link of": "me", **compared} if set(data) == {"chain link"} and isinstance(compared, dict) else None


def _defends_what(data: dict[str, Data]) -> dict[str, Data] | None:
    """{event: defends, object: me, what: FILTER}: the attack that is defended is what is spoken of then."""
    what = data["what"]
    if data.get("event") != "defends" or set(data) != {"event", "object", "what"} or not isinstance(what, dict):
        return None
    return {"event": "is defended", "object": what, "by": data["object"]}


def lasting_on_itself(data: dict[str, Data]) -> dict[str, Data]:
    """What an object is given for longer as it hits is its own: "put a counter on it", "it gets .. this turn".

    The attack of a weapon is another object, which ends with its chain link, and only "the attack" means that
    (1.4.3a).
    """
    event = data.get("when")
    if not isinstance(event, dict) or event.get("object") != "me" or event.get("event") != "hits":
        return data
    return {**data, "do": _on_me(data.get("do", []))}


def _on_me(done: Data) -> Data:
    if isinstance(done, list):
        return [_on_me(one) for one in done]
    if not isinstance(done, dict):
        return done
    lasts = "put counter" in done or ("give" in done and "for" in done)
    if lasts and done.get("to") == "it":
        done = {**done, "to": "me"}
    return {key: _on_me(value) if key in ("do", "to do", "otherwise") else value for key, value in done.items()}


def _attacking_whom(data: dict[str, Data]) -> dict[str, Data] | None:
    """{attacking a: HERO}: it is the attack that such a hero defends against (7.2.3b)."""
    key = next(key for key in ("attacking a", "it attacking a") if key in data)
    whom = data[key]
    if set(data) != {key} or not isinstance(whom, dict) or whom.get("type") != "hero":
        return None
    about: Data = "me" if key == "attacking a" else "it"
    known = whom.get("is", [])
    states: list[Data] = [*(known if isinstance(known, list) else [known]), "defending hero"]
    return {"all": [{"this": about, "is": {"is": ["active attack"]}}, {"count": {**whom, "is": states}}]}


def _combatant(data: dict[str, Data]) -> dict[str, Data] | None:
    """{combatant: attacking hero}: the hero that is so in the combat there is (7.2.3a, 7.2.3b)."""
    return of_combat(data["combatant"]) if set(data) == {"combatant"} else None


def _any_number(data: dict[str, Data]) -> dict[str, Data] | None:
    """{any number: FILTER}: as many of them as their player likes, chosen as it is done."""
    noun = data["any number"]
    if set(data) != {"any number"} or not isinstance(noun, dict):
        return None
    return {"choose": "any number", **noun, "target": False}


def of_combat(hero: Data) -> dict[str, Data]:
    """The attacking or the defending hero, as objects are told."""
    return {"all": {"type": "hero", "is": [hero]}}


OF_LINKS: Mapping[str, Callable[[dict[str, Data]], dict[str, Data] | None]] = {
    "combatant": _combatant,
    "event": out_of_its_zone,
    "any number": _any_number,
    "what": _defends_what,
    "defending": _defending,
    "defended by": _defended_by,
    "it defended by": _it_defended_by,
    "defended by fewer": _defended_by_fewer,
    "defended by more": _defended_by_more,
    "defended by less": _defended_by_less,
    "attacking a": _attacking_whom,
    "it attacking a": _attacking_whom,
    "chain link": _which_link,
}
