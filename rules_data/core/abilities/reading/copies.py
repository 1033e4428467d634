"""What becomes a copy: what it copies is chosen first, where a text has that chosen, in the words of example files."""

from __future__ import annotations

from .keeping import is_target
from .phrases import Data
from .said import Said

COPY = "copy of"
_BECOMES = "a copy of"  # as texts say it of an object that becomes one


def copied(data: Data, said: Said) -> list[Data]:
    """The instruction with its choice before it; "another" is another than what becomes the copy."""
    changes = data.get("give") if isinstance(data, dict) else None
    original = _original_of(changes) if isinstance(changes, dict) else None
    if not isinstance(data, dict) or not isinstance(changes, dict) or original is None:
        return [data]
    others: dict[str, Data] = {key: value for key, value in changes.items() if key not in (_BECOMES, COPY)}
    if not isinstance(original, dict) or "choose" not in original:
        return [{**data, "give": {COPY: original, **others}}]
    to, name = data.get("to"), said.name()
    before: list[Data] = []
    if isinstance(to, dict) and "choose" in to and "as" in to:
        before, to = [{"choose": to}], {"that": to["as"]}
        data = {**data, "to": to}
    becoming = to.get("that") if isinstance(to, dict) else None
    told: dict[str, Data] = {key: value for key, value in original.items() if key != "as"}
    if told.pop("other", None) is True:
        told["none of"] = [{"linked": becoming} if becoming is not None else "me"]
    return [*before, {"choose": {**told, "as": name}}, {**data, "give": {COPY: {"that": name}, **others}}]


def _original_of(changes: dict[str, Data]) -> Data | None:
    """What is to be copied; a target is chosen before, and so is not what the change itself says."""
    return changes[_BECOMES] if _BECOMES in changes else changes[COPY] if is_target(changes.get(COPY)) else None
