"""What a text says of a player it has chosen: "that player's hand", "each creature target player controls".

An example file has no word for that player inside a filter. It says the same with an instruction for each player who
was chosen, of whom there is one: there `it` is that player, and the player who controls it is the player.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .openings import NO_PLAYER_SO_FAR
from .parser import SAME_PLAYER
from .phrases import Data

IT = "it"
THAT_PLAYER = "that player"
ITS_CONTROLLER = "its controller"
EACH_OF_THEM = "each of them"  # of several players, whoever is carrying it out
AN_OPPONENT = "an opponent"
# One of several, whoever wants to, by how an example file calls those of whom it may be any.
_ANY_ONE: Mapping[str, Data] = {AN_OPPONENT: "opponent", "any opponent": "opponent", "any player": "any"}
_TARGETED: Mapping[str, dict[str, Data]] = {"target player": {}, "target opponent": {"controller": "opponent"}}
_SIDES = ("owner", "controller")
_OF_IT = ("its owner", ITS_CONTROLLER)
# What is decided or done later knows nothing of the player that an instruction is carried out for.
_LATER = ("later", "do this", "when you do", "modes", "pay")


def of_players(data: dict[str, Data]) -> list[Data] | None:
    """The instructions that one stands for which speaks of a player's hand, or of what a target player has."""
    own = _chosen_by_each(data)
    found = _of_players(own)
    return [own] if found is None and own != data else found


def _of_players(data: dict[str, Data]) -> list[Data] | None:
    if (one := _of_one_opponent(data)) is not None:
        return one
    optional = "pay" in data or data.get("you may") is True
    if isinstance(who := data.get("player"), str) and who in _ANY_ONE and optional:
        return [any_one_may(data, who)]
    told = next((told for word, told in _TOLD.items() if word in data), None)
    if told is not None:
        return told(data)
    if (each := next(filter(None, (tell(data) for tell in _OF_EACH)), None)) is not None:
        return each
    whose = next((word for word in _TARGETED if _of(data, word)), None)
    if whose is None or _in_a_target(data, whose):
        return None
    return [_chosen(_TARGETED[whose]), _renamed(data, whose, THAT_PLAYER)]


def _of_each_player(data: dict[str, Data]) -> list[Data] | None:
    """ "For each opponent, destroy a creature that player controls": there `it` is each of those players.

    Where something else is a target there, it may be `it`, and each of the players goes on being "that player".
    """
    players = data.get("for each")
    if not isinstance(players, dict) or players.get("type") != "player" or not _says(data.get("do", []), THAT_PLAYER):
        return None
    return None if _in_a_target(data["do"], THAT_PLAYER) else [_renamed(data, THAT_PLAYER, ITS_CONTROLLER)]


def _chosen_by_each(data: dict[str, Data]) -> dict[str, Data]:
    """What a player who is told to do something chooses of theirs is chosen as they do it, and is no target."""
    who = str(data.get("player"))
    theirs = {THAT_PLAYER, EACH_OF_THEM} if who in ("any", "opponent") else {EACH_OF_THEM}
    if who not in ("any", "opponent", THAT_PLAYER, *_OF_IT):
        return data
    return {
        key: {**value, "target": False} if isinstance(value, dict) and _is_chosen_of_theirs(value, theirs) else value
        for key, value in data.items()
    }


def _is_chosen_of_theirs(data: dict[str, Data], theirs: set[str]) -> bool:
    return "choose" in data and "target" not in data and not theirs.isdisjoint(str(data.get(side)) for side in _SIDES)


def _of_one_opponent(data: dict[str, Data]) -> list[Data] | None:
    """ "An opponent gains control of it": one whom you choose then; what one may do, any of them may."""
    if data.get("player") != AN_OPPONENT or data.get("you may") is True or "pay" in data or "optional" in data:
        return None
    return [_chosen({"controller": "opponent", "target": False}), {**data, "player": THAT_PLAYER}]


def _unless_each_pays(data: dict[str, Data]) -> list[Data] | None:
    """ "Each opponent sacrifices a creature unless they pay": each of them is asked for what they would do."""
    done = data.get("otherwise")
    who = done[0].get("player") if isinstance(done, list) and done and isinstance(done[0], dict) else None
    if data.get("player") != THAT_PLAYER or "pay" not in data:
        return None
    if isinstance(who, dict) and who.get("choose") == 1 and isinstance(done, list):
        told: list[Data] = [_renamed(one, THAT_PLAYER, ITS_CONTROLLER) for one in done[1:]]
        told.insert(0, {**done[0], "player": ITS_CONTROLLER})  # type: ignore[dict-item]
        return [{"choose": {"type": "player", **who}}, {**data, "player": ITS_CONTROLLER, "otherwise": told}]
    if str(who) not in ("any", "opponent"):
        return None
    each = _renamed(_renamed(data["otherwise"], THAT_PLAYER, ITS_CONTROLLER), str(who), ITS_CONTROLLER)
    return [{"for each": _players(str(who)), "do": [{**data, "player": ITS_CONTROLLER, "otherwise": each}]}]


def any_one_may(data: dict[str, Data], who: str) -> dict[str, Data]:
    """What any one of several players may do, or pay: the first of them who wants to does, and is that player."""
    if "pay" in data:
        return {**data, "player": _ANY_ONE[who]}
    done = {key: _renamed(value, THAT_PLAYER, EACH_OF_THEM) for key, value in data.items() if key not in _WHO_MAY}
    return {"you may": [{**done, "player": EACH_OF_THEM}], "player": _ANY_ONE[who]}


_WHO_MAY = ("player", "you may")


def _each_may_pay(data: dict[str, Data]) -> list[Data] | None:
    """ "Each opponent may pay": every one of them is asked, and what comes of it is about that player."""
    who = data.get("player")
    if "pay" not in data or who not in ("any", "opponent"):
        return None
    about = _renamed({**data, "player": ITS_CONTROLLER}, THAT_PLAYER, ITS_CONTROLLER)
    return [{"for each": _players(who), "do": [about]}]


def _players(who: Data) -> dict[str, Data]:
    return {"type": "player", **({"controller": "opponent"} if who == "opponent" else {})}


def _each_of_their_own(data: dict[str, Data]) -> list[Data] | None:
    """What several players do with what is theirs is told for each; what one does, of the player chosen before."""
    who = data.get("player")
    theirs = _spoken_of_theirs({key: value for key, value in data.items() if key != "player"})
    if not theirs or any(_has(data, word) for word in (*_LATER, "do")):
        return None
    if _says(data, IT):
        # `it` would be each of those players.
        return [_renamed(data, THAT_PLAYER, NO_PLAYER_SO_FAR)] if who in ("any", "opponent") else None
    if who is not None and _is_chosen_among_theirs(data):
        return [_renamed(data, THAT_PLAYER, EACH_OF_THEM)]
    if isinstance(who, dict) and who.get("choose") == 1 and set(who) <= {"choose", "controller"}:
        return [_chosen({key: value for key, value in who.items() if key != "choose"}), {**data, "player": THAT_PLAYER}]
    if who not in ("any", "opponent"):
        return None
    return [{"for each": _players(who), "do": [_renamed({**data, "player": THAT_PLAYER}, THAT_PLAYER, ITS_CONTROLLER)]}]


def _is_chosen_among_theirs(data: dict[str, Data]) -> bool:
    """Whether each of the players is told to choose among what is theirs, and nothing else is said of them.

    An instruction to players who choose says so itself, and they carry it out at the same time.
    """
    chosen = [value for key, value in data.items() if key != "player" and isinstance(value, dict) and "choose" in value]
    if "choose" in data or len(chosen) != 1 or chosen[0].get("target") is not False:
        return False
    beside = {key: value for key, value in chosen[0].items() if key not in _SIDES}
    return not _says([beside, *(value for value in data.values() if value is not chosen[0])], THAT_PLAYER)


def _spoken_of_theirs(data: Data) -> bool:
    """Whether "that player" stands where it is said whose something is: a side, a number of, the top of a library."""
    if isinstance(data, dict):
        sides = (*_SIDES, "of")
        own = any(value == THAT_PLAYER for key, value in data.items() if key in sides or key.endswith(" of"))
        return own or any(map(_spoken_of_theirs, data.values()))
    return any(map(_spoken_of_theirs, data)) if isinstance(data, list) else False


def with_same_players(done: list[Data]) -> list[Data]:
    """The instructions with a player for each that goes on about whoever the one before it was about."""
    found: list[Data] = []
    for one in done:
        before = found[-1] if found else None
        who = before.get("player") if isinstance(before, dict) else None
        if isinstance(one, dict) and one.get(SAME_PLAYER) is True and who is not None:
            found.append(_done_by(THAT_PLAYER if isinstance(who, dict) or who == AN_OPPONENT else who, one))
        else:
            found.append(one)
    return found


def _done_by(who: Data, data: dict[str, Data]) -> Data:
    return {**{key: each for key, each in data.items() if key != SAME_PLAYER}, "player": who}


def _chosen(more: Mapping[str, Data]) -> dict[str, Data]:
    return {"choose": {"choose": 1, "type": "player", **more}}


def _player(who: Data) -> tuple[list[Data], Data] | None:
    """What has to be chosen first, and how that player is spoken of then; None for several players."""
    if isinstance(who, dict) and who.get("choose") == 1 and set(who) <= {"choose", "controller"}:
        return [_chosen({key: value for key, value in who.items() if key != "choose"})], THAT_PLAYER
    return ([], who) if who in ("you", THAT_PLAYER, ITS_CONTROLLER, "defending player") else None


def _hand_of(whose: Data) -> dict[str, Data]:
    return {"zone": "hand", "owner": whose}


def _shown(data: dict[str, Data]) -> list[Data] | None:
    """{reveal hand: their, player: who}"""
    if set(data) - {"reveal hand", "player"} or data["reveal hand"] not in ("you", "their"):
        return None
    known = _player(data.get("player", "you"))
    return [*known[0], {"reveal": {"all": _hand_of(known[1])}}] if known is not None else None


def _chosen_from_it(word: str, verb: str) -> Callable[[dict[str, Data]], list[Data] | None]:
    """A hand that all or one player sees; a card is chosen from it, which then is discarded or exiled."""

    def told(data: dict[str, Data]) -> list[Data] | None:
        known, sought = _player(data[word]), data.get("chosen")
        if known is None or not isinstance(sought, dict) or set(data) != {word, "chosen", "then"}:
            return None
        first, player = known
        choice: Data = {"choose": {**sought, **_hand_of(player), "target": False}}
        gone: Data = {"exile": IT}
        if data["then"] == "discard":
            gone = {"discard": sought.get("choose", 1), "of": {"that one": IT, "zone": "hand"}, "player": player}
        return [*first, {verb: {"all": _hand_of(player)}}, choice, gone]

    return told


def _all_discarded(data: dict[str, Data]) -> list[Data] | None:
    """A whole hand: as many cards as are in it."""
    if data["discard"] != "all" or set(data) - {"discard", "whose", "player", "you may"}:
        return None
    who = data.get("player", "you")
    others: dict[str, Data] = {key: value for key, value in data.items() if key not in ("whose", "player", "discard")}
    if who in ("any", "opponent"):
        return [{**others, "discard": {"hand of": who}, "player": who}]
    known = _player(who)
    if known is None:
        return None
    player: dict[str, Data] = {} if known[1] == "you" else {"player": known[1]}
    return [*known[0], {**others, "discard": {"hand of": known[1]}, **player}]


_TOLD: Mapping[str, Callable[[dict[str, Data]], list[Data] | None]] = {
    "reveal hand": _shown,
    "revealed hand of": _chosen_from_it("revealed hand of", "reveal"),
    "seen hand of": _chosen_from_it("seen hand of", "choose"),
    "discard": _all_discarded,
}


_OF_EACH = (_of_each_player, _unless_each_pays, _each_may_pay, _each_of_their_own)


def with_its_player(done: list[Data]) -> list[Data]:
    """The instructions with what a chosen player has told for that player, where it is spoken of; else as given."""
    return _told_for([_linked(one) for one in done])


def _linked(data: Data) -> Data:
    """The data with a card that was chosen before told as a filter that finds it."""
    if isinstance(data, list):
        return [_linked(one) for one in data]
    if not isinstance(data, dict):
        return data
    named = data.get("that one")
    others = {key: _linked(value) for key, value in data.items() if key != "that one"}
    return {"linked": named["that"], **others} if isinstance(named, dict) and set(named) == {"that"} else {
        **others, **({"that one": named} if named is not None else {})
    }  # fmt: skip


def _told_for(done: list[Data]) -> list[Data]:
    for place, one in enumerate(done):
        name, kind = _name_of_player(one), _kind_of_player(one)
        spoken_of = _mentions_player if kind == "hero" else _has_of
        last = max((at for at, each in enumerate(done) if at >= place and spoken_of(each, name)), default=-1)
        if not name or last < 0 or not isinstance(one, dict):
            continue
        chosen = one.get("player", one.get("choose"))
        own: list[Data] = [{**one, "player": {"that": name}}] if "player" in one else []
        span = [*own, *done[place + 1 : last + 1]]
        if not isinstance(chosen, dict) or any(_says(each, IT) or _says(each, ITS_CONTROLLER) for each in span):
            return done
        if any(_has(each, word) for each in span for word in _LATER):
            return done
        inner: list[Data] = [_for_it(each, name) for each in span]
        repeated: Data = {"for each": {"type": kind, "linked": name}, "do": inner}
        first: Data = {"choose": {**chosen, "type": kind}}
        return [*done[:place], first, repeated, *_told_for(done[last + 1 :])]
    return done


def _name_of_player(one: Data) -> str:
    """Under what name an instruction chooses a player as a target; '' for any other."""
    if not isinstance(one, dict):
        return ""
    player, chosen = one.get("player"), one.get("choose")
    if isinstance(player, dict) and "choose" in player:
        return str(player.get("as", ""))
    return str(chosen.get("as", "")) if isinstance(chosen, dict) and chosen.get("type") == "player" else ""


def _kind_of_player(one: Data) -> str:
    """As what a player is chosen: in a game in which players are chosen by their heroes, as a hero."""
    player = one.get("player") if isinstance(one, dict) else None
    return "hero" if isinstance(player, dict) and player.get("type") == "hero" else "player"


def _mentions_player(data: Data, name: str) -> bool:
    """Whether something is said of a player who is told by the hero of this name: no instruction is for an object."""
    if isinstance(data, dict):
        chosen = data.get("player")
        return data == {"that": name} or chosen == {"that": name} or (
            isinstance(chosen, dict) and chosen.get("as") == name
        ) or any(_mentions_player(value, name) for value in data.values())  # fmt: skip
    return any(_mentions_player(one, name) for one in data) if isinstance(data, list) else False


def _has_of(data: Data, name: str) -> bool:
    """Whether a filter or a number speaks of what the player of this name has."""
    if isinstance(data, dict):
        sides = (*_SIDES, "of")
        own = any(value == {"that": name} for key, value in data.items() if key in sides or key.endswith(" of"))
        return own or any(_has_of(value, name) for value in data.values())
    return any(_has_of(one, name) for one in data) if isinstance(data, list) else False


def _for_it(data: Data, name: str) -> Data:
    """The data with that player told as who controls `it`."""
    if data == {"that": name}:
        return ITS_CONTROLLER
    if isinstance(data, dict):
        return {key: _for_it(value, name) for key, value in data.items()}
    return [_for_it(one, name) for one in data] if isinstance(data, list) else data


def _of(data: Data, whose: str) -> bool:
    """Whether a filter speaks of what such a player has."""
    if isinstance(data, dict):
        return any((key in _SIDES and value == whose) or _of(value, whose) for key, value in data.items())
    return any(_of(one, whose) for one in data) if isinstance(data, list) else False


def _in_a_target(data: Data, whose: str) -> bool:
    """Whether what is chosen as a target depends on it: both are chosen at once, and no file says that of them."""
    if isinstance(data, dict):
        target = "choose" in data and data.get("target", True) is True and _of(data, whose)
        return target or any(_in_a_target(value, whose) for value in data.values())
    return any(_in_a_target(one, whose) for one in data) if isinstance(data, list) else False


def _renamed(data: Data, old: str, new: str) -> Data:
    if isinstance(data, dict):
        return {key: _renamed(value, old, new) for key, value in data.items()}
    if isinstance(data, list):
        return [_renamed(one, old, new) for one in data]
    return new if data == old else data


def _says(data: Data, word: str) -> bool:
    if isinstance(data, dict):
        return any(_says(value, word) for value in data.values())
    return any(_says(one, word) for one in data) if isinstance(data, list) else data == word


def _has(data: Data, key: str) -> bool:
    if isinstance(data, dict):
        return key in data or any(_has(value, key) for value in data.values())
    return any(_has(one, key) for one in data) if isinstance(data, list) else False
