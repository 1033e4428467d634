"""What was chosen for an object: a colour, a creature type, a name, and the changes that speak of it."""

from __future__ import annotations

from rules_data.core.abilities import Ability, Change, OfChosenDomain, OfChosenTag, OfNamedTag
from rules_data.core.abilities import changes as kinds
from rules_data.core.abilities.effects import AddChosenColor, ChooseColor, ChooseCreatureType, NameATag
from rules_data.core.evaluator.policy import A_CHOICE_IS_KNOWN_TO_THE_ABILITIES_OF_ITS_TEXT
from rules_data.core.evaluator.state import GameObject, Reading, Viewpoint, parts_of, replace

from .relations import link_owner, linked_objects

# Under what name a choice is kept among what linked abilities remember.
DOMAIN_CHOSEN, TAG_CHOSEN, NAME_CHOSEN = "chosen domain", "chosen tag", "named"
CHOICES = frozenset((DOMAIN_CHOSEN, TAG_CHOSEN, NAME_CHOSEN))


def chosen(ev: Reading, view: Viewpoint, what: str) -> tuple[str, ...]:
    """What was chosen of this kind for the source of an ability, or as it resolves; nothing if that is undefined."""
    found = linked_objects(ev, view, what)
    if what in view.bindings or not found:
        return tuple(word for word, _ in found)
    since = text_of(view)
    own = view.state.links.get((link_owner(view.source), what), ())
    of_another_text = {each for each in own if each[1] != since}
    if of_another_text and ev.rules.ask(A_CHOICE_IS_KNOWN_TO_THE_ABILITIES_OF_ITS_TEXT):
        found = tuple(each for each in found if each not in of_another_text)
    return tuple(word for word, _ in found)


def text_of(view: Viewpoint) -> int:
    """The number of the text an ability belongs to, with which a choice is kept.

    That of the effect that has given the ability, or of what its source is a copy of; 0 for a text of the source's own.
    """
    return view.given or _copied_since(view.state.find(view.source.identity) or view.source)


def with_its_text(ability: Ability, number: int) -> Ability:
    """An ability that speaks of a choice, as an effect with this number gives it; any other one is that itself."""
    parts = list(parts_of([ability]))
    spoken = any(isinstance(part, _OF_CHOICES) or _changes_by_choice(part) for part in parts)
    return replace(ability, given=number) if spoken else ability


_OF_CHOICES = (
    OfChosenDomain, OfChosenTag, OfNamedTag, AddChosenColor, ChooseColor, ChooseCreatureType, NameATag,
)  # fmt: skip


def _changes_by_choice(part: object) -> bool:
    return isinstance(part, Change) and speaks_of_a_choice(part)


def _copied_since(thing: GameObject) -> int:
    return max((each.timestamp + 1 for each in thing.modifiers if isinstance(each.change, kinds.Copy)), default=0)


def speaks_of_a_choice(change: Change) -> bool:
    """Whether a change is known only once something has been chosen."""
    match change:
        case kinds.SetDomain(word) | kinds.GainTag(word) | kinds.GainKeyword(word):
            return word in (kinds.CHOSEN_DOMAIN, kinds.CHOSEN_TAG) or word.endswith(f" {kinds.CHOSEN_DOMAIN}")
    return False


def with_choice(ev: Reading, view: Viewpoint, change: Change) -> Change:
    """The change with what was chosen in it; itself where nothing was, and then it does nothing."""
    match change:
        case kinds.SetDomain(kinds.CHOSEN_DOMAIN):
            found = chosen(ev, view, DOMAIN_CHOSEN)
            return replace(change, domain=found[-1]) if found else change
        case kinds.GainTag(kinds.CHOSEN_TAG):
            found = chosen(ev, view, TAG_CHOSEN)
            return replace(change, word=found[-1]) if found else change
        case kinds.GainKeyword(word) if word.endswith(kinds.CHOSEN_DOMAIN):
            found = chosen(ev, view, DOMAIN_CHOSEN)
            return replace(change, keyword=word.replace(kinds.CHOSEN_DOMAIN, found[-1])) if found else change
    return change
