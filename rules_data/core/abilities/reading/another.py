"""What "another" leaves out: the card that has just been played, where an ability waits for cards that are played."""

from __future__ import annotations

from .phrases import Data

_PLAYED = "is played"


def another_than_it(data: dict[str, Data]) -> dict[str, Data]:
    """ "Whenever you play a card, if you've played another action card this turn": another than that card.

    What has been played this turn has the card among it, where that is one of those that are asked for: then it takes
    two of them, and one otherwise. What an ability says of cards that are played without waiting for one is another
    than its own card, and stays so.
    """
    event = data.get("when")
    if not isinstance(event, dict) or event.get("event") != _PLAYED or event.get("object") == "me":
        return data
    return {key: _told(value) if key in ("do", "if") else value for key, value in data.items()}


def _told(data: Data) -> Data:
    if isinstance(data, list):
        return [_told(one) for one in data]
    if not isinstance(data, dict):
        return data
    happened = data.get("happened")
    if not isinstance(happened, dict) or set(data) != {"happened", "in"} or happened.get("event") != _PLAYED:
        return {key: _told(value) for key, value in data.items()}
    card = happened.get("object")
    if not isinstance(card, dict) or card.get("other") is not True:
        return data
    such: dict[str, Data] = {key: value for key, value in card.items() if key != "other"}
    counted: dict[str, Data] = {"happened": {**happened, "object": such}, "in": data["in"]}
    is_one: Data = {"this": "it", "is": such}
    return {"any": [{"all": [is_one, {**counted, "at least": 2}]}, {"all": [{"not": is_one}, counted]}]}
