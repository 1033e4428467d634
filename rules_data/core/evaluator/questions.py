"""The questions every game must answer, with the answer that holds if no rule says anything.

A yes-or-no question's baseline is what would be true without the rule, so switching a row off shows what the
rule is for.
"""

from __future__ import annotations

from .rulings import Question


def _yes_no(name: str, asks: str, baseline: str = "no") -> Question:
    return Question(name, asks, ("yes", "no"), baseline)


_ALL = (
    # triggers
    _yes_no("triggered abilities trigger", "Do abilities trigger when their condition is met?"),
    Question("when a condition is evaluated", "Before or after the event?", ("before", "after"), "before"),
    _yes_no("source enters with the event", "Does a source that arrives with the event watch it?"),
    _yes_no("source leaves with the event", "Does a source that leaves with the event watch it?", "yes"),
    _yes_no("looks back in time", "Is a trigger decided by how things were immediately before the event?"),
    Question(
        "how an event's objects look",
        "As they were when they departed, or as they are after it?",
        ("departed ones as they last were", "after it, unless looking back"),
        "departed ones as they last were",
    ),
    Question(
        "nth time, several at once",
        "Which of several simultaneous occurrences is the nth?",
        ("pick one", "each counts in turn", "every one"),
        "every one",
    ),
    _yes_no("an addition to an event is part of it", "Or does it follow as a trigger of its own?", "yes"),
    # delayed and reflexive abilities, state triggers
    _yes_no("a delayed ability sees only what follows", "Does only what happens after its creation count?", "yes"),
    _yes_no("a delayed ability without a duration triggers once", "Only the next time?"),
    Question(
        "which of several a delayed ability takes",
        "Which of several simultaneous events is its one time?",
        ("its controller chooses", "the first", "every one"),
        "its controller chooses",
    ),
    Question(
        "who controls a delayed ability",
        "Who controlled what created it, or whoever controls its source?",
        ("who controlled its creator", "who controls its source"),
        "who controlled its creator",
    ),
    _yes_no("created in one resolution only", "Is one about the nth resolution created then only?", "yes"),
    Question(
        "when state triggers are checked",
        "As soon as the state is so, or when a player would act?",
        ("at once", "when a player would act"),
        "when a player would act",
    ),
    _yes_no("state triggers trigger", "Does a state of the game fulfil a condition, without an event?", "yes"),
    _yes_no("a state trigger waits for itself", "Is it silent as long as it waits to resolve?"),
    _yes_no("a reflexive trigger looks at what was done before", "At what its resolution did before?", "yes"),
    Question(
        "how often a reflexive trigger triggers",
        "For each time something happened, or once?",
        ("each time", "once"),
        "once",
    ),
    _yes_no("paid several times is paid once", "Does paying any number of times trigger once?"),
    # finding what an ability speaks of
    _yes_no("an object that changed zones is another one", "Is it lost to what spoke of it?", "yes"),
    _yes_no("what an object became is found", "Does a trigger find what its own event made of an object?", "yes"),
    _yes_no("an object is found in a hidden zone", "Even if the event put it into a hand or a deck?", "yes"),
    Question(
        "how what left the board is known",
        "Is it known as it last was there only if its leaving is spoken of, or always?",
        ("if its leaving is spoken of", "as it last was"),
        "if its leaving is spoken of",
    ),
    _yes_no("what is attached is found where it went", "When a trigger is about what it was attached to?"),
    _yes_no("what an effect moved keeps its name", "Is what it became known by the name it was given?", "yes"),
    _yes_no("parts of an effect find what it moved", "Does an effect find the objects that it has itself moved?"),
    _yes_no("a delayed ability's object may change", "Is it still affected when it is another kind of thing?", "yes"),
    _yes_no("what arrives is modified at once", "Do continuous effects apply as something arrives?", "yes"),
    _yes_no("only what happens triggers", "Does an event that was replaced or prevented trigger nothing?", "yes"),
    Question(
        "whose is what triggered",
        "Whose is a triggered ability if its source changes hands before it is placed?",
        ("whoever controlled its source as it triggered", "whoever controls its source as it is placed"),
        "whoever controlled its source as it triggered",
    ),
    _yes_no("triggers on triggering come last", "Are they placed once all others are?"),
    _yes_no("without legal targets nothing resolves", "Does an item do nothing when all of its targets are illegal?"),
    Question(
        "when a trigger's mode is chosen",
        "As it is placed or as it resolves?",
        ("when placed", "on resolution"),
        "when placed",
    ),
    _yes_no("only legal modes are chosen", "Is a mode without legal targets no choice?", "yes"),
    _yes_no("text behind the effect", "Does text behind an ability's effect limit it while it waits?"),
    _yes_no("abilities may trigger additional times", "Can an effect let one trigger again?", "yes"),
    _yes_no("do this only once", "Does it trigger only until its controller has done it this turn?"),
    _yes_no("each occurrence triggers", "Does one event with several occurrences trigger for each?", "yes"),
    _yes_no("delayed abilities are their source's", "Do effects on an object's abilities mean them too?", "yes"),
    Question(
        "if after the condition",
        "When is the if of a triggered ability checked?",
        ("when placed", "on resolution", "both times", "not at all"),
        "on resolution",
    ),
    Question("you may", "When is a you may chosen?", ("when triggering", "on resolution"), "on resolution"),
    _yes_no("once each turn", "Does a limit limit?"),
    _yes_no("a once each turn trigger is chosen", "May its controller choose not to place it?"),
    _yes_no("a declined trigger has not triggered", "Is a declined one still available this turn?"),
    _yes_no("triggers wait to resolve", "Do they wait, so that players may respond?"),
    Question(
        "when triggers are placed",
        "As their event happens, or together before a player acts?",
        ("with the event", "before the next player acts"),
        "with the event",
    ),
    _yes_no("triggers in any state on any turn", "Can they be placed in a closed state and on others' turns?"),
    Question(
        "order of one player's triggers",
        "Who orders the simultaneous triggers of one player?",
        ("controller chooses", "as they stand"),
        "as they stand",
    ),
    Question(
        "order between players",
        "In what order do players place simultaneous triggers?",
        ("turn order", "attacker first", "selected player first", "seating"),
        "seating",
    ),
    Question("cost within a trigger", "What is a cost in the text?", ("base cost", "instruction"), "instruction"),
    _yes_no("cost must be paid to finalize", "Must it be paid to finalize the ability?"),
    _yes_no("no cost on resolution", "Is it left alone on resolution?"),
    _yes_no("a trigger's cost may be declined", "May its controller decline to pay?"),
    _yes_no("no legal choices", "Is an ability without enough choices removed?"),
    _yes_no("targets must still be legal", "Are targets checked again before it is finalized?"),
    _yes_no("add resolves when finalized", "Does an ability that only adds resources resolve at once?"),
    _yes_no("only targets are targeted", "Is choosing without targeting no targeting?"),
    _yes_no("do this several times", "Does a number of times make as many of them?"),
    _yes_no("reflexive triggers wait to resolve", "Do they wait, so that players may respond?"),
    _yes_no("delayed abilities last", "Do they work without their source?"),
    _yes_no("a linked delayed ability lasts with its object", "Does it outlast the turn?"),
    _yes_no("a linked ability that speaks of its source ends with it", "Does it end with its source?"),
    _yes_no("a reflexive trigger may be conditional", "Does an if before it limit it?"),
    _yes_no("reflexive items wait for the rest", "Are they all placed before any is finalized?"),
    _yes_no("delayed abilities end with their time", "Do they end with the time they name?"),
    _yes_no("linked abilities see only their own objects", "Do linked abilities ignore others' objects?"),
    # where abilities work
    _yes_no("abilities work on the board", "Do abilities work only on the board unless they say otherwise?"),
    _yes_no("abilities say where else they work", "Does an ability that names a zone work there?"),
    _yes_no("a trigger's choices must be made", "Must legal choices be made?"),
    _yes_no("others may respond", "Can others act before a finalized ability resolves?"),
    _yes_no("an activated ability has its cost", "Is what stands before the colon its cost?"),
    Question(
        "who controls a replacement",
        "Whose is a replacement effect?",
        ("the source's controller", "the source's owner"),
        "the source's owner",
    ),
    _yes_no("preventing replaces damage", "Is preventing a replacement of the damage?"),
    _yes_no("replacements inherit modifications", "Does what replaces an event happen in the same way?"),
    # passives
    _yes_no("passives affect play", "Do passive abilities change the game?"),
    _yes_no("a passive may be conditional", "Does a passive's if or while limit it?"),
    _yes_no("a card's own passives change its cost", "Do they while it is being played?"),
    # activated abilities
    _yes_no("activated abilities wait to resolve", "Do they wait, so that players may respond?"),
    _yes_no("an ability without legal options", "Is it illegal to use one?"),
    _yes_no("the controller chooses to use an ability", "Only its controller?"),
    _yes_no("a condition on using an ability", "Must its condition hold?"),
    _yes_no("when an ability may be used", "Only on its controller's turn and in an open state?"),
    _yes_no("when a card may be played", "Only on its owner's turn and in an open state?", "yes"),
    Question(
        "using an ability",
        "When has an ability been used?",
        ("when it resolves", "when announced"),
        "when announced",
    ),
    # replacements
    _yes_no("replacements apply", "Do replacement effects replace?"),
    _yes_no("what replaces an event happens instead", "Does the rest of it happen in the event's place?"),
    _yes_no("a replacement says what qualifies", "Is it limited to what it describes?"),
    _yes_no("a replacement applies once to an event", "Only once to an event and what replaces it?"),
    _yes_no("a replacement must be in force before the event", "Must its source be there before?"),
    _yes_no("a replacement may be once each turn", "Does a limit limit?"),
    _yes_no("a once each turn replacement is chosen", "May its controller choose not to apply it?"),
    _yes_no("a declined replacement was not applied", "Is a declined one still available this turn?"),
    Question(
        "who orders replacements",
        "Who orders several replacements of one event?",
        ("owner", "player", "turn player"),
        "turn player",
    ),
    Question(
        "order of replacements of several events",
        "In what order do several controllers' replacements of several events apply?",
        ("turn order", "seating"),
        "seating",
    ),
    _yes_no("each simultaneous event is replaced by itself", "Does the controller choose which event first?"),
    _yes_no("a replacement has one sequence", "Only in one uninterrupted series to simultaneous events?"),
    _yes_no("a replaced part of a replacement ends no series", "Does its series go on when a part of it is replaced?"),
)

QUESTIONS = {question.name: question for question in _ALL}
