"""What texts say of costs, in the words of example files."""

from __future__ import annotations

from .decks import WHERE, placed
from .named_effects import counter_named
from .phrases import Data

DISCARDED: Data = {"discard": 1, "of": "me"}  # what costs this is used from the hand
_COSTS = ("use", "pay", "additional cost", "alternative cost")


def with_costs(data: Data) -> Data:
    """The data with each cost as example files have it: what needs more than one word to say stands under `do`."""
    if isinstance(data, list):
        return [with_costs(one) for one in data]
    if not isinstance(data, dict):
        return data
    return {key: _of_one_or_several(value) if key in _COSTS else with_costs(value) for key, value in data.items()}


def _of_one_or_several(cost: Data) -> Data:
    """A cost, or {one of: [COST, COST]}."""
    each = cost.get("one of") if isinstance(cost, dict) and set(cost) == {"one of"} else None
    return {"one of": [_cost(one) for one in each]} if isinstance(each, list) else _cost(cost)


def each_of_both(told: Data | None) -> list[Data] | None:
    """ "2 Earth cards and an action card from your graveyard": the one and the other, both of them from there."""
    each = told["both"] if isinstance(told, dict) and set(told) == {"both"} else None
    if not isinstance(each, list):
        return None
    last = each[-1]
    told = last if isinstance(last, dict) else {}
    where: dict[str, Data] = {key: told[key] for key in ("zone", "owner") if key in told}
    return [{**one, **where} if isinstance(one, dict) and "zone" not in one else one for one in each]


def _of_both(cost: dict[str, Data]) -> list[Data]:
    """What a cost does to this and to that, taken out of it: each is an action of its own."""
    done: list[Data] = []
    for verb in ("banish", "destroy", "reveal"):
        each = each_of_both(cost.get(verb))
        # The same card may be shown twice: nothing says that two different ones are.
        if each is not None and (verb != "reveal" or sum(isinstance(one, dict) for one in each) == 1):
            done += [{verb: one} for one in each]
            del cost[verb]
    return done


def paid_with_both(done: Data) -> Data | None:
    """What one may do to this and to that, if it can be done to both: a cost, which is paid in full or not at all."""
    if not isinstance(done, dict) or set(done) != {"banish"}:
        return None
    each = each_of_both(done["banish"])
    return None if each is None else {"do": [{"banish": one} for one in each]}


def _cost(data: Data) -> Data:
    if not isinstance(data, dict):
        return data
    found = dict(data)
    done: list[Data] = []
    done += _of_both(found)
    name, thing = found.get("put counter"), found.get("remove counter", found.get("put counter on"))
    if name is not None and thing is not None:
        verb = "remove counter" if "remove counter" in found else "put counter"
        done.append({verb: name, "on": thing, "count": found.get("count", 1)})
        for key in ("put counter", "remove counter", "put counter on", "count"):
            found.pop(key, None)
    if found.get("charge") == 1:
        found["charge"] = True
    if isinstance(removed := found.get("remove"), dict) and "from" in found:
        done += [
            {"remove counter": counter_named(kind), "from": found["from"], **({} if many == 1 else {"count": many})}
            for kind, many in removed.items()
        ]
        del found["remove"], found["from"]
    if "put" in found and "to" in found:
        put = placed({key: found.pop(key) for key in [*found] if key in ("put", "to", *WHERE)})
        done.append(put)
        return {**found, "do": done}
    if found.pop("discard me", None) is True:
        done.append(DISCARDED)
    if "discard" in found and found.get("random") is True and "of" not in found:
        done.append({"discard": found.pop("discard"), "random": found.pop("random")})
    if "discard" in found and "of" in found:
        done.append({"discard": found.pop("discard"), "of": found.pop("of")})
    return {**found, "do": done} if done else found
