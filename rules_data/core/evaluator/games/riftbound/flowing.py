"""Flow: a spell is played from the trash for its Flow cost, and banished afterwards (Core Rules v1.4 829)."""

from __future__ import annotations

from rules_data.core.abilities import Cost
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import Decision, Event, GameObject, IllegalStep, Item

from .memory import remembered
from .questions_keywords import MEANS

FLOW = "flow"


def flow_cost(ev: Running, player: str, thing: GameObject) -> Cost:
    """What a spell in the trash is played for; of several Flow costs its player chooses one."""
    costs, ruled = [cost for word, cost in thing.card.costs if word == FLOW], ev.rules.ask(MEANS[FLOW])
    if not costs or not ruled:
        rules = ruled.rules if costs else ev.rules.cite("play a card")
        raise IllegalStep(f"{player} cannot play {thing.handle} from the {thing.zone}", rules)
    if len(costs) == 1:
        return costs[0]
    legal = tuple((f"{FLOW} {number}",) for number, _ in enumerate(costs, 1))
    chosen = ev.choices.choose(Decision(player, "mode", legal, ruled.rules, thing.handle))
    return costs[legal.index(chosen)]


def note_flow(ev: Running, item: Item) -> None:
    """Once it is finalized, a spell that is played for its Flow cost will be banished when it leaves the chain."""
    ev.board.remember(flowing=(*remembered(ev.state).flowing, item.number))


def is_banished_by_flow(ev: Running, item: Item) -> bool:
    """Banish a spell that leaves the chain if it was played for its Flow cost; whether it was."""
    thing = ev.state.objects.get(item.source.handle)
    if item.number not in remembered(ev.state).flowing or thing is None or item.pending:
        return False
    ruled = ev.rules.ask(MEANS[FLOW])
    text = f"{item.label} is banished as it leaves the chain"
    ev.journal.record("replaced", text, ruled.rules, objects=(item.label,))
    ev.events.perform([Event("is banished", (thing,), item.controller)])
    return True
