"""From what phrases say to the form of example files: pronouns get what they stand for, and shorthand is spelled out.

Nothing is decided here that the text leaves open: a pronoun whose word for something else cannot be found stays one
that no example file knows, so that the text counts as read but not as one that runs.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from .all_together import with_their_place
from .altered import not_played
from .another import another_than_it
from .becoming import as_statement, with_otherwise
from .beside_events import as_an_amount
from .circumstances import with_others
from .copies import copied
from .costs import DISCARDED, with_costs
from .dealt_to import dealt_by_one, of_fused_spells
from .decks import may_come_to
from .excess_damage import with_excess_damage
from .fights import fought
from .instead import in_turn_told
from .keeping import ACTED_ON, called_alike, is_target, kept, spoken_of
from .libraries import SEEN, with_where_they_lie
from .mentioning import mentions, mentions_key
from .of_the_attack import given_to_what_attacks, with_the_attack_told
from .on_links import lasting_on_itself, while_each_is_defended
from .openings import NO_PLAYER_SO_FAR, NOTHING_SO_FAR, is_paid_with_itself, object_of, of_passive, player_of
from .others_than_those import others_than_those
from .paid_for import dealt_by_what_was_paid_for, with_mana_for_some_things, with_what_is_spent_only_so
from .phrases import Data
from .places import of_event, with_places
from .pointed_at import told_apart
from .revealed import with_what_was_revealed
from .said import BEFORE, Said
from .same_names import with_same_names
from .shorthand import (
    EVENT,
    IT,
    at_ordinal,
    keyword,
    keywords_and_abilities,
    later_once,
    with_shorthand,
    without_what_is_said_so,
)
from .spelling_out import spelled_out
from .spoken_of import ITS_OWNER, chosen_before_at_once, with_its_controller
from .that_much import THAT_MUCH, known_amounts, others_than_it, with_what_is_paid
from .this_way import asked_of_nothing_done, stated_of_a_cost, with_what_was_done
from .told_whole import every_time, in_command_zone_too, told_whole
from .unable import with_those_unable
from .when_and_where import with_when_and_where
from .while_played import said_of_cards_everywhere
from .whose import ITS_CONTROLLER, with_its_player, with_same_players

_NESTED = ("do", "otherwise", "to do", "when you do", "do this", "you may", "at once")
# Of these there is one where no number stands.
_ONE_OF_THEM = ("modes", "create token", "create card", "put counter")
# What is done to spells: there "it" may be the spell that an ability triggers on.
_TO_SPELLS = ("copy", "counter", "new targets", "change target", "cast")
# A return is to the owner's hand, whoever says it; from where, the ability's zone says; to have it done is to do it.
_SAID_OTHERWISE = ("to hand", "from graveyard", "from trash")
# What goes without saying: whoever sacrifices chooses, and a card that is put into a hand goes to its owner's.
_GOES_WITHOUT_SAYING = {"choice": ("sacrifice",), "may": ("pay",), "whose": ("put",)}


def settled(data: Data) -> Data:
    """What a line says as example files have it: its keywords, or its abilities."""
    told = with_costs(with_their_place(without_what_is_said_so(told_apart(dealt_by_what_was_paid_for(data)))))
    return with_when_and_where(_settled(told))


def _settled(data: Data) -> Data:
    if not isinstance(data, dict):
        return data
    keywords, beside = data.get("keywords"), data.get("abilities")
    if isinstance(keywords, list):
        # An ability behind a word that it is called by is settled as it is without that word.
        settled_too: list[Data] = [_ability(one) for one in beside] if isinstance(beside, list) else []
        told = keywords_and_abilities([keyword(one) for one in keywords], settled_too)
        return {key: value for key, value in {**data, **told}.items() if value != []}
    if "abilities" in data:
        abilities = data["abilities"]
        if isinstance(abilities, list):
            return {"abilities": [_ability(one) for one in with_otherwise(abilities)]}
    return data


def _ability(data: Data) -> Data:
    data = with_excess_damage(with_mana_for_some_things(data))
    if not isinstance(data, dict):
        return data
    data = with_the_attack_told(stated_of_a_cost(with_what_is_spent_only_so(data)))
    data = not_played(in_command_zone_too(as_statement(later_once(as_an_amount(told_whole(data))))))
    event = data.get("when", data.get("replace"))
    about = object_of(event)
    said = Said(about, player_of(event), there=of_event(event), told=about != NOTHING_SO_FAR)
    if said.player == NO_PLAYER_SO_FAR and mentions(data.get("if", ""), "attacking player"):
        said.player = "attacking player"
    if said.it == "me" and any(mentions_key(data.get("do", []), verb) for verb in _TO_SPELLS):
        said.it = NOTHING_SO_FAR
    if is_paid_with_itself(data.get("use")) or (_gives_what_no_hero_has(data.get("do")) and _is_done_to_a_hero(event)):
        said.it = "me"
    if said.it == NOTHING_SO_FAR and "works in" in data:
        said.it = "me"  # while it lies there
    if "passive" in data:
        said.it = of_passive(data.get("affects"), data.get("while"))
    found: dict[str, Data] = {}
    for key, value in data.items():
        if key in ("do", "with") and isinstance(value, list):
            found[key] = _instructions(value, said)
        elif key in ("passive", "affects", "enters as"):
            found[key] = said.it if value == IT else _nested(value)
        else:
            found[key] = _beside(key, value, said)
    found = asked_of_nothing_done(found)
    left = next((zone for zone in ("graveyard", "trash") if mentions_key(data, f"from {zone}")), "")
    found = {key: with_same_names(value) for key, value in found.items()}
    found = {key: with_what_was_revealed(value) for key, value in found.items()}
    found = given_to_what_attacks(others_than_those(another_than_it(lasting_on_itself(found))))
    found = while_each_is_defended(_working_where(found, left))
    found = said_of_cards_everywhere(found)
    return known_amounts(with_what_is_paid(with_shorthand(at_ordinal(with_others(found)))))


def _beside(key: str, value: Data, said: Said) -> Data:
    """What an ability says beside what it does: what it waits for, on what condition, and at what cost."""
    if key == "when":
        return every_time(value)
    if key == "use":
        return _with_pronouns(value, Said("me"))  # "remove a counter from this and sacrifice it"
    if key not in ("if", "while"):
        return value
    if mentions(value, "me") and said.it == NOTHING_SO_FAR:
        said.it = "me"
    return _with_pronouns(value, said)


def _is_done_to_a_hero(event: Data | None) -> bool:
    """Whether what an ability waits for is what its own object does to a hero."""
    whom = event.get("object") if isinstance(event, dict) and event.get("by") == "me" else None
    return isinstance(whom, dict) and whom.get("type") == "hero"


def _gives_what_no_hero_has(done: Data | None) -> bool:
    """Whether all that is done is to give power, or one more attack: "it" is not the hero then, but what hits them."""
    one = done[0] if isinstance(done, list) and len(done) == 1 else None
    given = one.get("give") if isinstance(one, dict) else None
    return isinstance(given, dict) and bool({"power", "more attacks"} & given.keys())


def _working_where(data: dict[str, Data], left: str) -> dict[str, Data]:
    """The ability with the zone it is used from, where what it costs or does tells that: `left`, for another one."""
    found = dict(data)
    if left:
        found.setdefault("works in", [left])
    cost = found.get("use")
    if isinstance(cost, dict):
        found["use"] = {key: value for key, value in cost.items() if key != "from graveyard"}
        done = cost.get("do")
        if isinstance(done, list) and DISCARDED in done:
            found["works in"] = ["hand"]
    return found


def _instructions(data: list[Data], said: Said) -> list[Data]:
    found: list[Data] = []
    told = with_those_unable(with_same_players(with_what_was_done(data)))
    coming = in_turn_told([each for one in told for each in spelled_out(one)])
    if said.it == NOTHING_SO_FAR:
        coming = [each for one in coming for each in _chosen_before_asked(one)]
    coming = _counted_before(coming, said)
    for number, each in enumerate(coming):
        if said.it == IT and isinstance(each, dict) and _is_spoken_of_later(each, coming[number + 1 :]):
            name = said.name()
            found.append({**_instruction(each, said), "as": name})  # type: ignore[dict-item]
            said.it = {"that": name}
            continue
        again = any(mentions(later, IT) for later in coming[number + 1 :])
        placed = with_places(each, said.it, said.there, said.place)
        done = _instruction(placed, _awaiting(placed, said), again) if isinstance(placed, dict) else placed
        found += [told for one in fought(done, said) for told in copied(one, said)]
    told = with_its_controller(with_where_they_lie(chosen_before_at_once(found)), ACTED_ON)
    return of_fused_spells(with_its_player(told))


def _is_spoken_of_later(data: dict[str, Data], behind: list[Data]) -> bool:
    """Whether what an event is about is acted on, and spoken of again by an ability for later."""
    acted_on = any(data.get(key) == IT for key in ACTED_ON)
    return acted_on and any(isinstance(one, dict) and "later" in one and mentions(one, IT) for one in behind)


def _counted_before(coming: list[Data], said: Said) -> list[Data]:
    """ "Discard your hand, then draw that many cards": as many as have been discarded, or the reverse."""
    found = list(coming)
    for place, (before, one) in enumerate(pairwise(coming)):
        if not (isinstance(before, dict) and isinstance(one, dict)):
            continue
        if "discard" in before and one.get("draw") == THAT_MUCH:
            name = said.name()
            found[place] = {**before, "as": name}
            found[place + 1] = {**one, "draw": {"count": {"linked": name}}}
        elif "draw" in before and one.get("discard") == THAT_MUCH and {*before, *one} == {"draw", "discard"}:
            found[place + 1] = {"discard": {"happened": {"event": "draws", "player": "you"}, "in": "this way"}}
    return found


def _awaiting(data: dict[str, Data], said: Said) -> Said:
    """What is known inside an instruction: where the next of some objects is awaited, `it` is that one."""
    to = data.get("to")
    return replace(said, it=IT) if isinstance(to, dict) and "next" in to else said


def _with_them(data: dict[str, Data], said: Said) -> dict[str, Data]:
    """What is dealt to "them" is dealt to what was chosen, or to that player where nothing was."""
    if data.get("to") != "them":
        return data
    if isinstance(said.it, dict) and said.player != said.it:
        return {**data, "to": IT}
    return {"player" if key == "to" else key: said.player if key == "to" else value for key, value in data.items()}


def _instruction(data: dict[str, Data], said: Said, again: bool = False) -> Data:
    """One instruction; `again`: a later one speaks of it."""
    found: dict[str, Data] = {}
    data = _with_them(data, said)
    if said.it == NOTHING_SO_FAR:
        said.it = spoken_of(data)
    said.player = "defending player" if data.get("player") == "defending player" else said.player
    for key, value in data.items():
        if key == "to hand" and "put" in data:
            found["to"] = "hand"
        if not (key in _SAID_OTHERWISE or (key == "have" and value is True) or _goes_without_saying(key, data)):
            found[key] = _part(key, value, data, said)
    if found.get("count") == 1 and any(word in found for word in _ONE_OF_THEM):
        del found["count"]
    found = _that_very_card(found)
    with_names = kept(called_alike(found, said), said, again)
    if data.get("to hand") == "owner" and said.owner == ITS_OWNER:
        said.player = ITS_OWNER
    return with_names


def _that_very_card(data: dict[str, Data]) -> dict[str, Data]:
    """A card that is discarded since it has been spoken of: of all cards that one."""
    which = data.get("of")
    among = which["among"] if isinstance(which, dict) and set(which) == {"among"} else None
    known = among["that"] if isinstance(among, dict) and set(among) == {"that"} else None
    return {**data, "of": {"linked": known}} if "discard" in data and isinstance(known, str) else data


def _part(key: str, value: Data, data: dict[str, Data], said: Said) -> Data:
    """What stands behind a key of an instruction, with what its pronouns stand for."""
    if (key in _NESTED or (key == "besides" and "prevent" in data)) and isinstance(value, list):
        within = _within(data, said)
        done = _instructions(value, within)
        said.count = within.count
        return dealt_by_one(value, done) if key == "at once" else done
    if key == "modes" and isinstance(value, list):
        return _modes(value, said)
    if key == "later" and isinstance(value, dict):
        return others_than_it(_later(value, said))
    if key in ("create token", "get emblem"):
        return _token(value, said) if key == "create token" else _ability(value)
    if value == "its owner" and (key == "under" or (key == "player" and "play" in data)):
        return value  # the owner of the very card that is returned or played
    # Beside any other verb the owner of what has been spoken of is that player.
    return _with_pronouns("that player" if key == "whose" and value == "its owner" else value, said)


def _token(value: Data, said: Said) -> Data:
    """What a token is, with the amount that both of its numbers are where one says what the other is."""
    found = _nested(value)
    if not isinstance(found, dict) or found.get("toughness") != "same":
        return found
    size = _with_pronouns(found["power"], said)
    return {**found, "power": size, "toughness": size}


def _within(data: dict[str, Data], said: Said) -> Said:
    """What is known inside an instruction: in one for each of several, `it`, or that player, is each."""
    if "prevent" in data:  # as damage is prevented, whose that would have been is known
        return replace(said, it=IT, told=True, player="that player")
    if "for each" not in data:
        return said
    each, it = data["for each"], IT if said.it == NOTHING_SO_FAR else said.it
    if not (isinstance(each, dict) and each.get("type") == "player"):
        return replace(said, it=it, told=True)
    # What is said of "its controller" there, and of nothing else that was chosen, is said of each of those players.
    whose = said.controller if mentions(data.get("do", []), IT) else ITS_CONTROLLER
    return replace(said, it=it, told=True, player="that player", controller=whose)


def _goes_without_saying(key: str, data: dict[str, Data]) -> bool:
    if key == "whose" and "put" in data and not may_come_to(data["put"], data["whose"]):
        return False
    return any(verb in data for verb in _GOES_WITHOUT_SAYING.get(key, ()))


def _chosen_before_asked(data: Data) -> list[Data]:
    """ "Destroy target creature if it has ...": the target is chosen first, and then asked about.

    So it is of one that gets as much as it has itself: "target creature gets +X/+X, where X is its power".
    """
    if isinstance(data, dict) and is_target(data.get("to")) and mentions(data.get("give", ""), IT):
        return [{"choose": data["to"]}, {**data, "to": IT}]
    done = data.get("do") if isinstance(data, dict) else None
    if not isinstance(data, dict) or not isinstance(done, list) or not mentions(data.get("if", ""), IT):
        return [data]
    first = done[0]
    key = next((key for key in ACTED_ON if isinstance(first, dict) and is_target(first.get(key))), None)
    if key is None or not isinstance(first, dict):
        return [data]
    return [{"choose": first[key]}, {**data, "do": [{**first, key: IT}, *done[1:]]}]


def _modes(data: list[Data], said: Said) -> list[Data]:
    """The options by name: the first, the second ..."""
    found: list[Data] = []
    for number, mode in enumerate(data, 1):
        if not isinstance(mode, dict):
            return data
        inner = replace(said)
        done = mode.get("do")
        cost = {"cost": mode["cost"]} if "cost" in mode else {}
        steps: Data = _instructions(done, inner) if isinstance(done, list) else []
        found.append({"name": f"option {number}", **cost, "do": steps})
        said.count = inner.count
    return found


def _later(data: dict[str, Data], said: Said) -> Data:
    """A delayed ability: `the next end step` is the next one of its own accord."""
    when = data.get("when")
    if isinstance(when, dict) and (when.get("next") is True or when.get("next turn") is True):
        # Nobody acts before the upkeep of a turn: the next upkeep to come is the next turn's.
        when = {key: value for key, value in when.items() if key not in ("next", "next turn")}
    inner = replace(said)
    if isinstance(when, dict) and "object" in when:
        inner = replace(said, it=IT, controller="its controller", owner="its owner", told=True)
        if when.get("event") == "is hit":
            inner.player = player_of(when)
        when = _with_pronouns(when, said)
    if "replace" in data:
        return _of_event(as_an_amount({**data, "replace": _with_pronouns(data["replace"], said)}))
    if "passive" in data:
        whom = _with_pronouns(data["affects"], said) if "affects" in data else None
        return with_shorthand(data if whom is None else {**data, "affects": whom})
    done = data.get("do")
    found: dict[str, Data] = {**data, "do": _instructions(done, inner) if isinstance(done, list) else []}
    if when is not None:
        found["when"] = when
    said.count = inner.count
    return found


def _of_event(data: Data) -> Data:
    """The data in which `it` is what the event happens to."""
    if isinstance(data, dict):
        return {key: _of_event(value) for key, value in data.items()}
    if isinstance(data, list):
        return [_of_event(one) for one in data]
    return IT if data == EVENT else data


def _with_pronouns(data: Data, said: Said) -> Data:
    """The data with what each pronoun stands for; an ability that is given has pronouns of its own."""
    if isinstance(data, dict):
        return {
            key: _ability(value) if key == "ability" else _with_pronouns(value, said) for key, value in data.items()
        }
    if isinstance(data, list):
        return [_with_pronouns(one, said) for one in data]
    if data in (IT, BEFORE):
        return said.it if data == IT else said.before()
    if data in ("that player", "each of them"):  # of several players, each with what is theirs
        return said.player if data == "that player" else "that player"
    if data == SEEN:
        return said.seen
    return said.player_behind(data) if data in ("its controller", "its owner") else data


def _nested(data: Data) -> Data:
    """Changes and tokens, with the abilities they give settled by themselves."""
    if isinstance(data, list):
        return [_nested(one) for one in data]
    if not isinstance(data, dict):
        return data
    found: dict[str, Data] = {}
    for key, value in data.items():
        if key == "ability":
            found[key] = _ability(value)
        elif key == "abilities" and isinstance(value, list):
            found[key] = [_ability(one) for one in value]
        else:
            found[key] = value
    return found
