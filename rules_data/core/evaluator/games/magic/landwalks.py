"""Landwalk: by a type of land, by a supertype, without one, or by both together (Comprehensive Rules 702.14)."""

from __future__ import annotations

from collections.abc import Mapping

_TYPES = ("Desert", "Forest", "Island", "Mountain", "Plains", "Swamp")

# What a land has to be, and what it must not be, for each kind of landwalk (702.14c).
LANDWALKS: Mapping[str, tuple[frozenset[str], frozenset[str]]] = {
    **{f"{kind.lower()}walk": (frozenset((kind,)), frozenset()) for kind in _TYPES},
    **{f"snow {kind.lower()}walk": (frozenset(("snow", kind)), frozenset()) for kind in _TYPES[1:]},
    **{f"{kind} landwalk": (frozenset((kind,)), frozenset()) for kind in ("legendary", "snow")},
    "nonbasic landwalk": (frozenset(), frozenset(("basic",))),
}
