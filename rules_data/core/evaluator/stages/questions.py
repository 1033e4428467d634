"""What games with stages answer about continuous effects."""

from __future__ import annotations

from rules_data.core.evaluator.rulings import Question


def _yes_no(name: str, asks: str, baseline: str = "no") -> Question:
    return Question(name, asks, ("yes", "no"), baseline)


_ALL = (
    _yes_no("effects are applied in stages", "Are effects grouped by what they modify?"),
    _yes_no("rules are modified first", "Do effects that modify the rules come before those that modify objects?"),
    Question(
        "a dependent effect waits",
        "On which stages can an effect be dependent?",
        ("higher", "same or higher", "none"),
        "none",
    ),
    _yes_no("the highest of several stages", "Is an effect dependent on several applied at the highest?"),
    _yes_no("parts apply in their own stages", "Is each part of an effect applied in the stage of that part?"),
    _yes_no("a stage has substages", "Are the effects of one stage grouped further?"),
    _yes_no("timestamps order a substage", "Do effects of one substage apply in the order of their timestamps?"),
    _yes_no("a timestamp is the generation", "Is a timestamp the moment an effect is generated?"),
    _yes_no("the turn player orders one moment", "Does the turn player order effects of one timestamp?"),
    _yes_no("a decided order stays", "Is an order that was decided kept?"),
    _yes_no("a new effect goes behind", "Is an effect that newly applies ordered after those that already do?"),
    _yes_no("effects are recalculated", "Is everything recalculated in stage order when an effect comes or goes?"),
    _yes_no("eligibility follows the stages", "Is an object looked at as the stages so far have made it?"),
    _yes_no("no stage is gone back to", "Does an earlier stage stay as it was?"),
    _yes_no("a removal spares what was added", "Does removing leave what another effect added?"),
    _yes_no("only a prohibition prevents adding", "May what was removed be added by another effect?"),
    _yes_no("a prohibition removes nothing", "Does what can't be gained stay where it already is?"),
    _yes_no("a static effect lets go", "Does a static effect apply only while the object is as described?"),
    _yes_no("a static amount follows", "Are a static effect's variable values those of the present?"),
    _yes_no("a layer's amount is fixed", "Are a layer's variable values determined once?"),
    _yes_no("a layer's effect sticks", "Does it go on applying to an object whose properties change?"),
    _yes_no("only the next object", "Does an effect on the next object apply to one object only?"),
    _yes_no("an application is an event", "Is applying an effect an event?"),
    _yes_no("a number is never below zero", "Is a number that would be less than zero zero?"),
)

STAGING_QUESTIONS = {question.name: question for question in _ALL}
