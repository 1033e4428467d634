"""Riftbound's rows on triggered, reflexive, delayed and linked abilities, and on finalizing them.

Core Rules v1.3 382-406, v1.2 375-394.
"""

from __future__ import annotations

from typing import Any

from rules_data.core.evaluator.rulings import Ruling


def row(
    name: str,
    question: str,
    answer: str,
    v13: str,
    v12: str,
    summary: str,
    **more: Any,
) -> Ruling:
    """One row; the rule numbers of an edition in one string, empty where it has no such rule."""
    cites = {"v1.3": tuple(v13.split()), "v1.2": tuple(v12.split())}
    return Ruling(name, question, answer, cites, summary, **more)


def yes(name: str, question: str, v13: str, v12: str, summary: str, **more: Any) -> Ruling:
    """A row that answers a yes-or-no question with yes."""
    return row(name, question, "yes", v13, v12, summary, **more)



def _is_own_death(pattern: Any) -> bool:
    return pattern.event == "dies" and pattern.object is not None and pattern.object.itself


def _all_designations(candidates: Any) -> bool:
    return bool(candidates) and all(c.occurrence.event.kind in ("attacks", "defends") for c in candidates)


TRIGGERS = (
    yes("triggers-happen", "triggered abilities trigger", "383", "376",
        "A triggered ability happens each time its condition is met."),
    row("condition-after-event", "when a condition is evaluated", "after", "383.2.c", "376.2.c",
        "A trigger's condition is evaluated once the event has been processed."),
    yes("source-enters", "source enters with the event", "383.2.c.1", "376.2.c.1",
        "An ability triggers if its source arrives, with the event itself, where the ability works."),
    row("source-leaves", "source leaves with the event", "no", "383.2.c.2", "376.2.c.2",
        "An ability does not trigger if its source leaves, with the event itself, where the ability works."),
    yes("own-death", "source leaves with the event", "808.1.c 808.1.d.2", "734.1.c 734.1.d.2",
        "An ability about its own source's death is placed before the source leaves for the trash.",
        exception_to="source-leaves", when=_is_own_death),
    row("nth-time-picks-one", "nth time, several at once", "pick one", "383.1.b", "376.1.b",
        "Of several simultaneous occurrences its controller picks the one that counts; it triggers once."),
    yes("triggers-use-chain", "triggers wait to resolve", "383.3", "376.3",
        "A triggered ability goes on the chain and waits to resolve."),
    yes("placed-any-time", "triggers in any state on any turn", "383.3.c", "376.3.a",
        "Triggered abilities go on the chain in open and closed states, on any player's turn."),
    row("may-when-placing", "you may", "when triggering", "383.3.a", "",
        "With 'you may' first in its effect, its controller chooses whether to place it at all."),
    row("cost-is-base-cost", "cost within a trigger", "base cost", "383.3.b 403.1.b.1", "",
        "A cost inside a triggered ability's text is its base cost."),
    yes("cost-paid-to-finalize", "cost must be paid to finalize", "383.3.b.1", "",
        "That cost must be paid for the ability to be finalized."),
    yes("cost-not-on-resolution", "no cost on resolution", "383.3.b.2", "",
        "That cost is not paid again as the ability resolves."),
    yes("cost-may-be-declined", "a trigger's cost may be declined", "404.2", "",
        "Its controller may decline to pay; the ability then leaves the chain."),
    row("own-order", "order of one player's triggers", "controller chooses", "383.3.d", "376.3.b",
        "A player orders their own simultaneous triggers."),
    row("turn-order", "order between players", "turn order", "383.3.d.1", "376.3.b.1",
        "Players place simultaneous triggers from the turn player on, in turn order."),
    yes("combat-tasks-wait", "the chain resolves between a combat's tasks", "335.2 461.2 461.4 461.6", "",
        "What a task of the combat's resolution puts on the chain resolves before the next task."),
    yes("showdown-becomes-combat", "a showdown can become a combat", "323.14 455.1 459.1", "",
        "A showdown without combat becomes one when an opposing unit comes there; otherwise combat waits for its end."),
    row("combat-order", "order between players", "attacker first", "459.2.d.1", "442.1.b.1",
        "As combat begins the attacker places first and the defender last.",
        exception_to="turn-order", when=_all_designations),
    row("if-when-placing", "if after the condition", "when placed", "383.3.e", "",
        "An if after the condition must be true for the ability to be placed, and is not asked again."),
    yes("limit-limits", "once each turn", "383.3.f", "376",
        "An ability that says once each turn triggers once each turn."),
    yes("once-is-chosen", "a once each turn trigger is chosen", "383.3.f.1", "",
        "Its controller may choose not to place it."),
    yes("declined-not-triggered", "a declined trigger has not triggered", "383.3.f.2", "",
        "If it was not placed it has not triggered this turn."),
    yes("removed-without-choices", "no legal choices", "402.3", "390.3",
        "A triggered ability without enough legal choices is removed from the chain; it is not countered."),
    yes("choices-must-be-made", "a trigger's choices must be made", "402.3.b", "390.3.b",
        "Where there are legal choices for a triggered ability, its controller must choose."),
    yes("others-may-respond", "others may respond", "406.4 377.3.b.2", "394.4 370.2.b.2",
        "A finalized ability waits, so that others may play reactions."),
    yes("targets-checked", "targets must still be legal", "405.1", "393.1",
        "Targets are checked before an ability is finalized."),
    yes("add-at-once", "add resolves when finalized", "400.2", "388.2",
        "An ability that adds resources resolves as soon as it is finalized."),
    yes("do-this-times", "do this several times", "387.1.a", "380.1.a",
        "'Do this' with a number of times goes on the chain as often."),
    yes("reflexive-chain", "reflexive triggers wait to resolve", "388 388.1", "381 381.1",
        "A reflexive trigger is a new ability on the chain."),
    yes("delayed-without-source", "delayed abilities last", "392", "385",
        "A delayed ability works whether or not its source is still there."),
    yes("delayed-window", "delayed abilities end with their time", "391 390.4", "384 383.4",
        "A delayed ability is active only during the time its creator named."),
    yes("reflexive-condition", "a reflexive trigger may be conditional", "387.2", "380.2",
        "An if before 'do this' must be true; without one it is always placed."),
    yes("reflexive-waits", "reflexive items wait for the rest", "388.2", "381.2",
        "Several reflexive items are all placed, in order, before any of them is finalized."),
    yes("linked-lasts-with-object", "a linked delayed ability lasts with its object", "390.5 390.5.a", "",
        "A linked delayed ability lasts as long as the object it is linked with stays."),
    yes("linked-ends-with-source", "a linked ability that speaks of its source ends with it", "390.5.b", "",
        "A linked delayed ability that speaks of its source ends when the source leaves."),
    yes("linked-only", "linked abilities see only their own objects", "395 397", "",
        "A linked ability only deals with objects affected by the abilities it is linked with."),
)


NAMED_KINDS = (
    yes("play-effects", "play effects", "383.4.a 383.4.a.2", "376.4.a 376.4.a.2",
        "A play effect is placed once its permanent has been finalized and entered the board."),
    yes("play-effects-name", "the name play effect", "383.4.a.3", "376.4.a.3",
        "Such abilities can be called play effects."),
    row("other-playing-is-no-play-effect", "abilities on another's playing are play effects", "no",
        "383.4.a.4", "376.4.a.4", "An ability that triggers when another object is played is no play effect."),
    yes("targeting-effects", "targeting effects", "383.4.b 383.4.b.2", "376",
        "A targeting effect is placed once what targets the object is finalized."),
    yes("only-targets", "only targets are targeted", "383.4.b.3", "376",
        "Being chosen without being targeted does not trigger targeting effects."),
    yes("targeting-effects-name", "the name targeting effect", "383.4.b.4", "",
        "Such abilities can be called targeting effects."),
    yes("units-present-conquer", "only units present conquer", "383.4.c 383.4.c.2", "376.4.b 376.4.b.2",
        "Only units present at the conquering conquer."),
    yes("unit-conquer-effects", "units' conquer effects", "383.4.c.2.a", "376.4.b.2.a",
        "A unit's conquer effect is placed when it is there as control and the point are gained."),
    yes("player-conquer-effects", "players' conquer effects", "383.4.c.2.b", "376.4.b.2.b",
        "A conquer effect about the player is placed when that player has conquered and gained the point."),
    yes("conquer-without-point", "conquer without its point", "383.4.c.2.c", "376.4.b.2.c",
        "Conquer effects trigger even if the point is negated or replaced."),
    yes("conquer-effects-name", "the name conquer effect", "383.4.c.3", "376.4.b.3",
        "Such abilities can be called conquer effects."),
    yes("units-present-hold", "only units present hold", "383.4.d 383.4.d.2", "376.4.c 376.4.c.2",
        "Only units present at the holding hold."),
    yes("unit-hold-effects", "units' hold effects", "383.4.d.2.a", "376.4.c.2.a",
        "A unit's hold effect is placed when it is there as control is kept and the point gained."),
    yes("player-hold-effects", "players' hold effects", "383.4.d.2.b", "376.4.c.2.b",
        "A hold effect about the player is placed when that player has held and gained the point."),
    yes("hold-without-point", "hold without its point", "383.4.d.2.c", "376.4.c.2.c",
        "Hold effects trigger even if the point is negated or replaced."),
    yes("hold-effects-name", "the name hold effect", "383.4.d.3", "376.4.c.3",
        "Such abilities can be called hold effects."),
    yes("attack-triggers", "attack triggers", "383.4.e 383.4.e.2", "376.4.d 376.4.d.2",
        "An attack trigger is placed once its unit has become an attacker."),
    yes("attack-once", "attack condition once a combat", "383.4.e.2.a", "376.4.d.2.a",
        "Becoming an attacker again in the same combat does not trigger it again."),
    yes("attack-first-only", "attack requirements at first", "383.4.e.2.b", "376.4.d",
        "If something else it requires was not so the first time, it does not trigger in that combat."),
    yes("attack-triggers-name", "the name attack trigger", "383.4.e.3", "376.4.d.3",
        "Such abilities can be called attack triggers."),
    yes("defend-triggers", "defend triggers", "383.4.f 383.4.f.2", "376.4.e 376.4.e.2",
        "A defend trigger is placed once its unit has become a defender."),
    yes("defend-once", "defend condition once a combat", "383.4.f.2.a", "376.4.e.2.a",
        "Becoming a defender again in the same combat does not trigger it again."),
    yes("defend-first-only", "defend requirements at first", "383.4.f.2.b", "376.4.e",
        "If something else it requires was not so the first time, it does not trigger in that combat."),
    yes("defend-triggers-name", "the name defend trigger", "383.4.f.3", "376.4.e.3",
        "Such abilities can be called defend triggers."),
)
