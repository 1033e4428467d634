"""Whether an object is what a filter asks for: each criterion tested from the viewpoint of an ability."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules_data.core.abilities import (
    AtPlace,
    AttachedToThat,
    AttachedToThis,
    CalledSo,
    ControlledBy,
    Criterion,
    DamagedByThis,
    DealsDamage,
    Filter,
    FitsAll,
    FitsAny,
    FitsNone,
    HostOfThis,
    InPairOfThis,
    InState,
    InZone,
    IsToken,
    Itself,
    Named,
    NamedLikeThis,
    NamedObjects,
    NameHas,
    NotInState,
    NotNamed,
    NotOfDomain,
    NotOfType,
    NotTagged,
    OfChosenDomain,
    OfChosenTag,
    OfDomain,
    OfNamedTag,
    OfType,
    Other,
    OtherThanIt,
    OverThis,
    OwnedBy,
    PitchedForThis,
    PlayedBy,
    PlayedFrom,
    Remembered,
    SharesWithThis,
    SpentForThis,
    Tagged,
    Targets,
    UnderThis,
    WhereThatIs,
    WithKeyword,
    WithNumber,
    for_each_criterion,
)
from rules_data.core.evaluator.state import GameObject, Reading, Viewpoint

from . import criteria_of_identity as identity
from . import criteria_of_nature as nature
from . import criteria_of_place as place
from .relations import targets_of


def why_not(ev: Reading, flt: Filter, thing: GameObject, view: Viewpoint) -> str:
    """Why `thing` does not pass the filter, in a few words; empty when it does."""
    ev.deadline.spend()
    for criterion in flt.criteria:
        reason = _TESTS[type(criterion)](ev, criterion, thing, view)
        if reason:
            return reason
    return ""


# --- criteria that hold filters of their own -------------------------------------------------------------------


def _targets(ev: Reading, criterion: Targets, thing: GameObject, view: Viewpoint) -> str:
    fits = any(not why_not(ev, criterion.target, target, view) for target in targets_of(view, thing))
    return "" if fits else f"{thing.handle} has no such target"


def _fits_all(ev: Reading, criterion: FitsAll, thing: GameObject, view: Viewpoint) -> str:
    for one in criterion.filters:
        if reason := why_not(ev, one, thing, view):
            return reason
    return ""


def _fits_any(ev: Reading, criterion: FitsAny, thing: GameObject, view: Viewpoint) -> str:
    fits = any(not why_not(ev, one, thing, view) for one in criterion.filters)
    return "" if fits else f"{thing.handle} fits none of the alternatives"


def _fits_none(ev: Reading, criterion: FitsNone, thing: GameObject, view: Viewpoint) -> str:
    fits = any(not why_not(ev, one, thing, view) for one in criterion.filters)
    return f"{thing.handle} fits what is excluded" if fits else ""


_TESTS: Mapping[type[Criterion], Callable[[Reading, Any, GameObject, Viewpoint], str]] = for_each_criterion(
    "The matching of filters",
    {
        AtPlace: place.at_place,
        AttachedToThis: identity.attached_to_this,
        CalledSo: identity.called_so,
        ControlledBy: place.controlled_by,
        DamagedByThis: identity.damaged_by_this,
        DealsDamage: nature.deals_damage,
        FitsAll: _fits_all,
        FitsAny: _fits_any,
        FitsNone: _fits_none,
        HostOfThis: identity.host_of_this,
        InPairOfThis: identity.in_pair_of_this,
        InState: place.in_state,
        InZone: place.in_zone,
        IsToken: nature.is_token,
        Itself: identity.itself,
        NameHas: nature.name_has,
        Named: nature.named,
        NamedLikeThis: nature.named_like_this,
        NamedObjects: identity.one_of_these,
        NotInState: place.not_in_state,
        NotNamed: nature.not_named,
        NotOfDomain: nature.not_of_domain,
        NotOfType: nature.not_of_type,
        NotTagged: nature.not_tagged,
        OfChosenDomain: nature.of_chosen_domain,
        OfChosenTag: nature.of_chosen_tag,
        OfDomain: nature.of_domain,
        OfNamedTag: nature.of_chosen_tag,
        OfType: nature.of_type,
        Other: identity.other,
        OwnedBy: place.owned_by,
        OtherThanIt: identity.other_than_it,
        OverThis: identity.over_this,
        UnderThis: identity.under_this,
        PitchedForThis: identity.pitched_for_this,
        PlayedBy: identity.played_by,
        PlayedFrom: identity.played_from,
        Remembered: identity.linked,
        SharesWithThis: nature.shares_with_this,
        SpentForThis: identity.spent_for_this,
        Tagged: nature.tagged,
        Targets: _targets,
        WhereThatIs: place.where_that_is,
        AttachedToThat: identity.attached_to_that,
        WithKeyword: nature.with_keyword,
        WithNumber: nature.with_number,
    },
)
