"""Faults in what one game alone has that change nothing anybody could notice, each with the reason."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

# By the module, the line as it stands there, and what the fault makes of it.
IN_GAMES: Mapping[tuple[str, str, str], str] = MappingProxyType(
    {
        (
            "games/flesh_and_blood/ending.py",
            'ev.board.put(replace(thing, zone=NOWHERE, at="", incarnation=thing.incarnation + 1))',
            "1 becomes 2",
        ): "With any other number it is another object.",
        (
            "games/magic/memory.py",
            "cleans_up_again: bool = False",
            "False becomes True",
        ): "It is set as each cleanup step begins, and looked at only as one ends.",
        (
            "games/flesh_and_blood/zones.py",
            "def move(ev: Running, thing: GameObject, zone: str, *, bottom: bool = False, "
            'status: str = "") -> GameObject:',
            "False becomes True",
        ): "Only a deck has a bottom, and whoever puts something into a deck says whether it goes there.",
        (
            "games/magic/effects.py",
            "paid = item.paid.with_cost(effect.paid) if isinstance(effect, Cast) and effect.paid else item.paid",
            "and becomes or",
        ): "Only this instruction is carried out here, and nobody asks for a cost without a name.",
        (
            "games/magic/state_based.py",
            "yield from _world_rule(ev, worlds) if len(worlds) > 1 else ()",
            "gt becomes gte",
        ): "A world by itself is the one that came last, and stays.",
        (
            "games/magic/state_based.py",
            'if remembered(ev.state).commanders and is_performed(ev, "commander away"):',
            "and becomes or",
        ): "Without commanders none of them is away.",
        (
            "games/riftbound/repeating.py",
            'return {f"{REPEAT} {number}": cost for number, cost in enumerate(costs, 1)}',
            "1 becomes 2",
        ): "The numbers only tell several Repeat costs apart.",
        (
            "games/flesh_and_blood/attacks.py",
            'gone = replace(proxy, zone=NOWHERE, at="", incarnation=proxy.incarnation + 1)',
            "1 becomes 2",
        ): "With any other number it is another object.",
        (
            "games/flesh_and_blood/transforming.py",
            "token = prospective_token(ev, sized_token(ev, effect.token, frame), player, 0)",
            "0 becomes 1",
        ): "The number only tells several tokens apart that are created together, and this is one.",
        (
            "games/riftbound/proposing.py",
            "frame.view.done = many > 0",
            "gt becomes gte",
        ): "No instruction makes a player take fewer than one turn more.",
        (
            "games/magic/division.py",
            "return (group for size in range(len(these) + 1) for group in combinations(these, size))",
            "1 becomes 2",
        ): "There is no group of more than there are.",
        (
            "games/magic/faces.py",
            "if remembered(ev.state).turned.get(thing.identity, 0) <= since:",
            "0 becomes 1",
        ): "Nothing that waits or is delayed has a number below 1.",
        (
            "games/riftbound/bonus_damage.py",
            'parts = [Event("takes damage", (thing,), item.controller, 1, cause=cause) for thing in among]',
            "1 becomes 2",
        ): "What is added does not depend on how much there is.",
        (
            "games/magic/battles.py",
            "ev.board.link(link_owner(battle), PROTECTOR, ((chosen, 0),))",
            "0 becomes 1",
        ): "A protector is a player, who is told by the name alone.",
        (
            "games/magic/keywords_of_tokens.py",
            'flying = (("flying", 1),)',
            "1 becomes 2",
        ): "Flying has no number.",
        (
            "games/flesh_and_blood/commits.py",
            'if event.kind == "discards" and len(event.objects) > 1:',
            "gt becomes gte",
        ): "To discard a single card is to discard that card.",
        (
            "games/flesh_and_blood/commits.py",
            'attack = item.bindings.get(ATTACK, (("", 0),))[0][0]',
            "0 becomes 1",
        ): "Only the name is looked at, and nothing is called by that name.",
        (
            "games/flesh_and_blood/defending.py",
            "already = sum(1 for card in defenders(ev) if card.handle in remembered(ev.state).from_hand)",
            "1 becomes 2",
        ): "One that defends already is one too many beside another, however it is counted.",
        (
            "games/magic/battles.py",
            "if [True for thing in ev.state.objects.values() if SIEGE in thing.card.tags]:",
            "in becomes notin",
        ): "It only has more looked at than needed: the players are none, so it is always so where there are Sieges.",
        (
            "games/magic/declaring.py",
            "ruled = ev.rules.ask(A_CREATURE_BLOCKS_ONE_ATTACKER) if number > 1 else None",
            "gt becomes gte",
        ): "Every creature can block one attacker.",
        (
            "games/magic/state_based.py",
            'yield from _legend_rule(ev, player, things) if len(things) > 1 and is_performed(ev, "legend '
            'rule") else ()',
            "gt becomes gte",
        ): "A legend by itself is the one that its player keeps.",
        (
            "games/magic/state_based.py",
            "ev.board.put(replace(thing, zone=NOWHERE, incarnation=thing.incarnation + 1))",
            "+ becomes -",
        ): "With any other number it is another object.",
        (
            "games/magic/state_based.py",
            "ev.board.put(replace(thing, zone=NOWHERE, incarnation=thing.incarnation + 1))",
            "1 becomes 2",
        ): "With any other number it is another object.",
        (
            "games/magic/proliferating.py",
            'decision = Decision(player, "objects", legal, rules, frame.cause.name, any_order=True, also=also)',
            "True becomes False",
        ): "They are taken in any order as other answers that are legal; only how that is told differs.",
        (
            "games/magic/library.py",
            "decision = Decision(player, question, legal, rules, frame.cause.name, any_order=True, also=also)",
            "True becomes False",
        ): "They are taken in any order as other answers that are legal; only how that is told differs.",
        (
            "games/riftbound/lethal.py",
            "ANY_DAMAGE = 10**6",
            "10 becomes 11",
        ): "It is more than any damage either way.",
        (
            "games/riftbound/lethal.py",
            "ANY_DAMAGE = 10**6",
            "6 becomes 7",
        ): "It is more than any damage either way.",
        (
            "games/magic/most_blocks.py",
            "_FAR = 10**12",
            "10 becomes 11",
        ): "It is more than all there is to count either way.",
        (
            "games/magic/most_blocks.py",
            "_FAR = 10**12",
            "12 becomes 13",
        ): "It is more than all there is to count either way.",
        (
            "games/flesh_and_blood/meanings.py",
            "more = more if paid or optional else (_DESTROY, *more)",
            "or becomes and",
        ): "What has been destroyed to pay for it is not destroyed again.",
        (
            "games/magic/redirecting.py",
            'return [replace(event, objects=(to,), player=to.handle if to.zone == PLAYER else "") '
            "for to in there or found]",
            "or becomes and",
        ): "Only without the rule is something else found than is there, and to that no damage is dealt either way.",
        (
            "games/flesh_and_blood/one_moment.py",
            "return [group for group in found.values() if len(group) > 1]",
            "gt becomes gte",
        ): "A single application is one of a single effect, and of that there is no order to decide.",
        (
            "games/flesh_and_blood/defending.py",
            "ev.board.take_off(item)",
            "a call is left out",
        ): "Its card is cleared, and a layer whose card has left the stack is taken off before anybody can act.",
        (
            "games/magic/most_blocks.py",
            "self._nodes += [node for node in (start, end) if node not in self._nodes]",
            "notin becomes in",
        ): "It only bounds how often the edges are gone through, and each node has one from the start or to the end.",
        (
            "games/magic/requirements.py",
            "return [one for one in self.called_for if one not in blocked]",
            "notin becomes in",
        ): "They are named in the message that refuses the blocks, and nowhere else.",
        (
            "games/magic/turn.py",
            'still_awaited(ev, f"{phase} step" if phase in ORDER else phase, last_turn, f"phase {wanted[0]}")',
            "in becomes notin",
        ): "It is a word of the message that the step does not come, and no more.",
        (
            "games/magic/effects.py",
            "one = replace(blank, procedure=ONE_OF_SEVERAL_DRAWS) if times > 1 else blank",
            "the condition is turned round",
        ): "It only says which rules the trace cites for a draw.",
        (
            "games/magic/effects.py",
            "one = replace(blank, procedure=ONE_OF_SEVERAL_DRAWS) if times > 1 else blank",
            "gt becomes gte",
        ): "It only says which rules the trace cites for a draw.",
        (
            "games/magic/commanders.py",
            "ev.board.put(thing.with_status(COMMANDER, on=False))",
            "False becomes True",
        ): "Which cards are commanders is remembered of them, and it is so wherever they go.",
        (
            "games/magic/convoking.py",
            'decision = Decision(item.controller, "objects", legal, rules, item.label, any_order=True, also=also)',
            "True becomes False",
        ): "They are taken in any order as other answers that are legal; only how that is told differs.",
        (
            "games/magic/delving.py",
            'Decision(item.controller, "objects", legal, rules, item.label, any_order=True, also=also)',
            "True becomes False",
        ): "They are taken in any order as other answers that are legal; only how that is told differs.",
        (
            "games/riftbound/decks.py",
            'decision = Decision(player, "predict", legal, ruled.rules, frame.cause.name, any_order=True, also=also)',
            "True becomes False",
        ): "They are taken in any order as other answers that are legal; only how that is told differs.",
        (
            "games/riftbound/drawing.py",
            'chosen = ev.choices.choose(Decision(player, "drawn at random", legal, rules, any_order=True, also=also))',
            "True becomes False",
        ): "They are taken in any order as other answers that are legal; only how that is told differs.",
        (
            "games/magic/skipping.py",
            "rules = (*rules, *singly.rules) if waiting.count((player, name)) > 1 else rules",
            "the condition is turned round",
        ): "It only says which rules the trace cites.",
        (
            "games/magic/skipping.py",
            "rules = (*rules, *singly.rules) if waiting.count((player, name)) > 1 else rules",
            "gt becomes gte",
        ): "It only says which rules the trace cites.",
        (
            "games/magic/skipping.py",
            "rules = (*rules, *singly.rules) if waiting.count((player, name)) > 1 else rules",
            "1 becomes 2",
        ): "It only says which rules the trace cites.",
        (
            "games/magic/coins.py",
            'rules = ruled.rules or ev.rules.cite("flips a coin")',
            "or becomes and",
        ): "It only says which rules the trace cites.",
        (
            "games/riftbound/combat.py",
            'rules = ev.rules.cite("phase expiration" if duration is Duration.THIS_TURN else "combat ends")',
            "is becomes isnot",
        ): "It only says which rules the trace cites.",
        (
            "games/riftbound/combat.py",
            'rules = ev.rules.cite("phase expiration" if duration is Duration.THIS_TURN else "combat ends")',
            "the condition is turned round",
        ): "It only says which rules the trace cites.",
        (
            "games/magic/state_based.py",
            "ev.under_way.checked = before if ev.state is before else None",
            "is becomes isnot",
        ): "It only spares looking again at a state in which nothing was to be done.",
        (
            "games/riftbound/changing_might.py",
            "return 0 if amount < 0 and ev.rules.ask(NOTHING_IS_INCREASED_BY_LESS_THAN_0) else amount",
            "lt becomes lte",
        ): "Nothing is as much as nothing, whether a rule makes it so or not.",
        (
            "games/riftbound/changing_might.py",
            "return 0 if amount < 0 and ev.rules.ask(NOTHING_IS_INCREASED_BY_LESS_THAN_0) else amount",
            "0 becomes 1",
        ): "Nothing is as much as nothing, whether a rule makes it so or not.",
        (
            "games/magic/activation_costs.py",
            "for change, amount in sorted(found, key=lambda one: (one[1] < 0, -one[0].minimum)):",
            "lt becomes lte",
        ): "What changes a cost by nothing may stand anywhere among the rest.",
        (
            "games/magic/activation_costs.py",
            "for change, amount in sorted(found, key=lambda one: (one[1] < 0, -one[0].minimum)):",
            "0 becomes 1",
        ): "What changes a cost by nothing may stand anywhere among the rest.",
    }
)
