"""How Riftbound's traces tell of its events."""

from __future__ import annotations

from rules_data.core.evaluator.events import Sentences

SENTENCES = Sentences(
    events={
        "ability is used": "{player} activates an ability of {things}",
        "ability triggers": "an ability of {who} triggers{times}",
        "burns": "{player} burns {n:a card}",
        "adds": "{player} adds {amount} {kind}",
        "changes control": "{player} gains control of {things}",
        "channels": "{player} channels {n:a rune}",
        "discards": "{player} discards {things}",
        "draws": "{player} draws {n:a card}",
        "end of": "{player}'s {phase} ends",
        "gains points": "{player} gains {n:a point}{place}",
        "gains xp": "{player} gains {amount} XP",
        "is attached": "{things} {is} attached{to}",
        "is banished": "{things} {is} banished{by}",
        "is discarded": "{player} discards {things}",
        "is healed": "{things} {is} healed of {amount} damage",
        "is hidden": "{player} hides {things}",
        "is played": "{player} plays {things}",
        "is put": "{things} {is} put{to}{by}",
        "is recalled": "{things} {is} recalled",
        "is returned": "{things} {is} returned{by}",
        "loses a combat": "{player} loses a combat{place}",
        "loses designation": "{things} lose{s} {its} designation",
        "loses points": "{player} loses {n:a point}",
        "moves": "{things} move{s}{to}",
        "start of": "{player}'s {phase} begins",
        "takes damage": "{things} take{s} {amount} damage{from}{place}",
    },
    phases={
        "awaken": "Awaken Phase",
        "beginning": "Beginning Phase",
        "scoring": "Scoring Step",
        "channel": "Channel Phase",
        "draw": "Draw Phase",
        "main": "Main Phase",
        "ending": "Ending Step",
        "expiration": "Expiration Step",
    },
)
