"""What an ability can say beside the key it begins with, and what can be asked of an event, each game declares.

Everything declared is read, and everything else is refused where it stands, with the nearest thing that works.
"""

from __future__ import annotations

import pytest

from rules_data.core.abilities import ABILITIES, EVENT_KEYS, allow_abilities, allow_events
from rules_data.core.evaluator import Vocabulary
from rules_data.core.games import GAMES
from rules_data.core.scenarios import Problem, UnableToReadScenario, read_card_file
from tests.verdicts import Written

GAME_NAMES = sorted(GAMES)


def words_of(game: str) -> Vocabulary:
    return GAMES[game].played.table.vocabulary


def card(game: str, *abilities: str) -> str:
    lines = "".join(f"  - {ability}\n" for ability in abilities)
    return f"card: Odd\ntypes: [{min(words_of(game).types)}]\nabilities:\n{lines}"


def problems(game: str, *abilities: str) -> tuple[Problem, ...]:
    try:
        read_card_file(card(game, *abilities), GAMES[game].played)
    except UnableToReadScenario as refused:
        return refused.problems
    return ()


def value(game: str, key: str) -> str:
    """What can stand behind a key of an event."""
    words = words_of(game)
    simple = {"object": "me", "by": "me", "player": "you", "by player": "opponent", "amount": "1", "counter": "odd"}
    if key == "by effect":
        return "true"
    lists = {"at": words.locations, "category": words.categories, "phase": words.phases}
    if key in ("from", "to"):
        return f"[{min(words.zones)}]"
    if key == "attacking":
        return "{type: player}"
    if key == "because":
        return f"{{event: {min(words.events)}}}"
    return simple.get(key) or min(lists[key], default="here")


EVENTS = [(game, event, key) for game in GAME_NAMES for event in words_of(game).events for key in EVENT_KEYS]
CARRIED = [each for each in EVENTS if each[2] in words_of(each[0]).events[each[1]]]


def test_events_of_a_game_carry_different_things() -> None:
    assert len(CARRIED) < len(EVENTS) / 2
    assert ("riftbound", "dies", "from") in CARRIED
    assert ("magic", "dies", "from") not in CARRIED


@pytest.mark.parametrize("game", GAME_NAMES)
def test_what_an_event_carries_can_be_asked_of_it_and_nothing_else(game: str) -> None:
    for _, event, key in (each for each in EVENTS if each[0] == game):
        found = problems(game, f"when: {{event: {event}, {key}: {value(game, key)}}}\n    do: [{{draw: 1}}]")
        if (game, event, key) in CARRIED:
            assert found == (), (event, key)
        else:
            assert [one.found for one in found] == [repr(key)], (event, key)
            assert (found[0].line, found[0].expected) == (4, f"a key of the event {event!r}")


def test_a_key_an_event_never_carries_is_refused_where_it_stands() -> None:
    (found,) = problems("flesh-and-blood", "when: {event: is pitched, by: {type: action}}\n    do: [{draw: 1}]")
    assert (found.line, found.column) == (4, 31)
    assert found.advice == "Known: event, object, player."


NEVER_THERE = [
    (game, event, key, type)
    for game in GAME_NAMES
    for event, keys in words_of(game).never_in_events.items()
    for key, types in keys.items()
    for type in sorted(types)
]


def test_what_is_said_to_be_never_there_is_known_and_leaves_something_that_is() -> None:
    assert {game for game, *_ in NEVER_THERE} == {"magic", "riftbound"}
    for game, event, key, kind in NEVER_THERE:
        words = words_of(game)
        assert key in words.events[event], (game, event, key)
        assert kind in words.types, (game, kind)
        assert words.types - words.never_in_events[event][key], (game, event, key)


@pytest.mark.parametrize(("game", "event", "refused"), [
    ("magic", "attacks, object: {type: player}", ["'player'"]),
    ("magic", "attacks, object: {type: [creature, player]}", ["'player'"]),
    ("magic", "dies, object: {any of: [{type: instant}, {type: [sorcery, land]}]}", ["'instant'", "'sorcery'"]),
    ("magic", "is cast, object: {type: land}", ["'land'"]),
    ("magic", "is dealt damage, object: me, by: {type: player}", ["'player'"]),
    ("magic", "attacks, object: me, attacking: {type: instant}", ["'instant'"]),
    ("magic", "is dealt damage, object: {type: player}", []),
    ("magic", "is dealt damage, object: {type: any target}", []),
    ("magic", "attacks, object: {type: artifact}, attacking: {type: player}", []),
    ("magic", "enters, object: {none of: [{type: instant}]}", []),
    ("riftbound", "attacks, object: {type: spell}", ["'spell'"]),
    ("riftbound", "attacks, object: {type: gear}", []),
])  # fmt: skip
def test_a_type_to_which_an_event_never_happens_is_refused(game: str, event: str, refused: list[str]) -> None:
    found = problems(game, f"when: {{event: {event}}}\n    do: [{{draw: 1}}]")
    assert [one.found for one in found] == refused
    assert all("the event would never happen" in one.advice for one in found)


LEADS = [(game, lead) for game in GAME_NAMES for lead in words_of(game).abilities]


def ability(game: str, lead: str, extra: str = "") -> str:
    words = words_of(game)
    event = f"{{event: {min(set(words.events) - set(words.only_told))}}}"
    main = {
        "when": event, "replace": event, "passive": "{cannot: " + min(words.prohibitions) + "}", "use": "{}",
        "do": "[{draw: 1}]", "enchant": "{type: creature}", "chapter": "1", "room": "Cave",
    }[lead]  # fmt: skip
    does = "" if lead in ("do", "replace", "passive", "enchant") else "\n    do: [{draw: 1}]"
    return f"{lead}: {main}{does}{extra}"


BEHIND = {
    "if": "{turn of: you}", "while": "{turn of: you}", "you may": "true", "pay": "{}", "limit": "once each turn",
    "works in": "[hand]", "name": "odd", "ordinal": "second", "one or more": "true", "for each player": "true",
    "at least": "2", "cannot": "[be countered]", "targets only": "{token: true}", "link": "kept", "with": "[{draw: 1}]",
    "optional": "true", "keeps": "true", "amount": "2", "afterwards": "true", "class": "standard", "prevent": "1",
    "shield": "true", "enters with": "{steam: 1}", "enters as": "{power: 1}", "affects": "me", "do": "[{draw: 1}]",
    "instead": "{amount: 2}", "leads to": "[Crypt]", "per": "turn", "costs": "{activation cost: {generic: 1}}",
    "contract": "true",
}  # fmt: skip


def behind(game: str, key: str) -> str:
    return f"[{min(words_of(game).timings)}]" if key == "keywords" else BEHIND[key]


@pytest.mark.parametrize(("game", "lead"), LEADS)
def test_an_ability_says_what_its_game_acts_on_and_nothing_else(game: str, lead: str) -> None:
    allowed = words_of(game).abilities[lead].keys
    for key in {key for one in ABILITIES.values() for key in one.keys} - {lead, *(["do"] if "do" in allowed else [])}:
        part = allowed.get(key)
        found = problems(game, ability(game, lead, f"\n    {key}: {behind(game, key)}"))
        if part is not None and not part.needs:
            assert found == (), key
        else:
            assert repr(key) in [one.found for one in found], key


@pytest.mark.parametrize(("game", "lead"), LEADS)
def test_a_key_that_needs_another_is_read_beside_it(game: str, lead: str) -> None:
    for key, part in words_of(game).abilities[lead].keys.items():
        if not part.needs:
            continue
        extra = f"\n    {key}: {behind(game, key)}"
        if part.needs == "later":
            inner = ability(game, lead, extra).replace("\n    ", ", ")
            assert problems(game, f"do: [{{later: {{{inner}}}}}]") == (), key
        else:
            needed = f"\n    {part.needs}: {behind(game, part.needs)}"
            assert problems(game, ability(game, lead, needed + extra)) == (), key


def test_an_unknown_key_or_event_is_no_declaration() -> None:
    with pytest.raises(ValueError, match="no key 'shield'"):
        allow_abilities({"when": ("shield",)})
    with pytest.raises(ValueError, match="carries colour"):
        allow_events({"dies": "object, colour"})
    with pytest.raises(ValueError, match="declared twice"):
        allow_events({"dies": "object", "dies|enters": "player"})


@pytest.mark.parametrize(
    ("game", "written", "found", "advice"),
    [
        ("riftbound", "do: [{kill: {all: {other: false}}}]", "'false'", "Leave `other` out."),
        ("riftbound", "do: [{kill: }]", "nothing", "Write it, or leave the key out."),
        ("magic", "do: [{draw: }]", "nothing", "Write it, or leave the key out."),
        ("flesh-and-blood", "do: [{draw: 1, if: }]", "nothing", "Write it, or leave the key out."),
        ("magic", "do: [{draw: 1, you may: false}]", "'false'", "Leave `you may` out."),
        ("magic", "when: {event: dies}\n    one or more: false\n    do: [{draw: 1}]", "'false'",
         "Leave `one or more` out."),
        ("magic", "passive: {lose text: false}\n    affects: me", "'false'", "Leave `lose text` out."),
        ("riftbound", "do: [{nothing: false}]", "'false'", "Leave `nothing` out."),
        ("riftbound", "when: {event: dies}\n    limit: do this only once each turn\n    do: [{draw: 1}]",
         "'do this only once each turn'", "Did you mean once each turn?"),
    ],
)  # fmt: skip
def test_what_would_say_nothing_is_refused(game: str, written: str, found: str, advice: str) -> None:
    refused = problems(game, written)
    assert [one.found for one in refused] == [found]
    assert refused[0].advice.startswith(advice)



USED = """
cards:
  Well:
    types: [{type}]
    abilities: [{{use: {{}}, limit: {{times: 2, each: turn}}, do: [{{draw: 1}}]}}]
given:
  Ana: {{{zone}: [Well]}}
  Ben: {{}}
when: [{steps}]
then: {{{then}}}
"""


@pytest.mark.parametrize(
    ("game", "edition", "type_", "zone", "step"),
    [
        ("magic", "2024-06-07", "artifact", "battlefield", "{activate: Well, by: Ana}, {resolve: all}"),
        ("riftbound", "v1.3", "gear", "base", "{use: Well, by: Ana}, {resolve: all}"),
    ],
)
def test_an_ability_limited_to_two_uses_can_be_used_twice_and_no_more(
    game: str, edition: str, type_: str, zone: str, step: str
) -> None:
    written = Written(game, (edition,))
    used = {"type": type_, "zone": zone}
    written.confirm(USED.format(**used, steps=", ".join([step] * 2), then="Ana: {hand: 2}"))
    run = written.run(USED.format(**used, steps=", ".join([step] * 3), then="Ana: {hand: 3}"))
    assert "Well is limited to 2 times each turn" in run.reason
