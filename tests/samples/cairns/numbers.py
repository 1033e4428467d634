"""How Cairns numbers its rules: B, B7, B7.2."""

import re

from rules_data.core.tree import NumberScheme

_PRINTED = re.compile(r"([A-E])(?:([1-9]\d?)(?:\.([1-9]\d?))?)?\Z")
_LOOSE = re.compile(r"\s*(?:rule\s+)?([a-e])[\s-]?([1-9]\d?)?(?:[.-]([1-9]\d?))?\.?\s*\Z", re.IGNORECASE)


def _read(text):
    match = _PRINTED.match(text)
    return tuple(int(one) if one.isdigit() else one for one in match.groups() if one) if match else None


def _write(parts):
    return "".join(str(one) for one in parts[:2]) + "".join(f".{one}" for one in parts[2:])


def _loosely(text):
    match = _LOOSE.match(text)
    return _write(tuple(one for one in (match[1].upper(), match[2], match[3]) if one)) if match else None


SCHEME = NumberScheme("cairns", "B7.2", _read, _write, _loosely, section_depth=0)
