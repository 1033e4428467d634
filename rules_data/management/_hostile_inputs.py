"""Some forty requests that a stranger might send to make the evaluator work without end, none of them too large.

Data only: what is sent, by kind and name. Whoever measures or tests the evaluator sends them to it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Hostile:
    """One request: of which kind, what it tries, and its body."""

    kind: str
    name: str
    body: bytes

    @property
    def size(self) -> int:
        """Bytes of it."""
        return len(self.body)


@dataclass(frozen=True)
class _Game:
    slug: str
    editions: str
    home: str


_MAGIC = _Game("magic", '["2024-06-07"]', "battlefield")
_RIFTBOUND = _Game("riftbound", "[v1.3, v1.2]", "base")
_FLESH = _Game("flesh-and-blood", '["2026-06-10", "2026-02"]', "arena")


def _scenario(
    game: _Game, cards: dict[str, str], own: str, when: Iterable[str], then: str = "Ben: {hand: 0}", more: str = ""
) -> bytes:
    """A scenario of two players; Ada, whose turn it is, has `own`."""
    described = "".join(f"  {name}: {{{facts}}}\n" for name, facts in cards.items())
    text = (
        f"example: hostile\ngame: {game.slug}\ntitle: Hostile\neditions: {game.editions}\n{more}"
        f"cards:\n{described or '  Nothing: {types: [token]}'}\n"
        f"given:\n  turn: {{player: Ada}}\n  Ada: {{{own}}}\n  Ben: {{}}\n"
        f"when: [{', '.join(when)}]\nthen: {{{then}}}\n"
    )
    return text.encode()


def _many(name: str, count: int) -> str:
    return ", ".join(f"{{card: {name}, as: {name.lower()}{number}}}" for number in range(count))


# --- products: choices of several things at once -------------------------------------------------------------------


def _division(allies: int, points: int) -> bytes:
    cards = {
        "Shield": f"types: [instant], abilities: [{{do: [{{prevent: {allies * points // 2}, "
        "to: {all: {subtype: ally, controller: you}}}]}]",
        "Lamb": "types: [action], subtypes: [ally], power: 1, life: 40",
        "Storm": f"types: [action], cost: 0, abilities: [{{do: [{{deal: {points}, "
        "to: {all: {subtype: ally, controller: any}}}]}]",
    }
    own = f"hand: [Storm, Shield], arena: [{_many('Lamb', allies)}]"
    return _scenario(_FLESH, cards, own, ["{play: Storm}", "{play: Shield}", "{resolve: 2}"])


def _targets(count: int, chosen: int) -> bytes:
    cards = {
        "Bear": "types: [creature], power: 2, toughness: 2",
        "Rain": f"types: [sorcery], abilities: [{{do: [{{deal: 1, to: {{choose: {chosen}, type: creature}}}}]}}]",
    }
    own = f"hand: [Rain], battlefield: [{_many('Bear', count)}]"
    return _scenario(_MAGIC, cards, own, ["{cast: Rain, by: Ada}"], more="explore: true\n")


def _modes(count: int) -> bytes:
    modes = ", ".join(f"{{name: m{number}, do: [{{draw: 1}}]}}" for number in range(count))
    cards = {"Charm": f"types: [sorcery], abilities: [{{do: [{{modes: [{modes}], count: {count // 2}}}]}}]"}
    return _scenario(_MAGIC, cards, "hand: [Charm]", ["{cast: Charm, by: Ada}"], more="explore: true\n")


def _orders(count: int) -> bytes:
    cards = {
        f"Gong{number}": "types: [artifact], abilities: [{when: {event: draws, player: you}, do: [{gain life: 1}]}]"
        for number in range(count)
    }
    own = f"battlefield: [{', '.join(cards)}]"
    return _scenario(_MAGIC, cards, own, ["{draw: 3, by: Ada}"], more="explore: true\n")


# --- passives: what objects are, worked out again and again --------------------------------------------------------


def _counting(count: int, per_card: int = 1, what: str = "power") -> bytes:
    cards = {
        f"C{number}": "types: [creature], power: 1, toughness: 9, abilities: ["
        + ", ".join(
            f"{{passive: {{{what}: {{count: {{type: creature, power: {{at least: {(number + each) % 7}}}}}}}}}, "
            "affects: {all: {type: creature}}}"
            for each in range(per_card)
        )
        + "]"
        for number in range(count)
    }
    return _scenario(_MAGIC, cards, f"battlefield: [{', '.join(cards)}]", ["{draw: 1, by: Ada}"])


def _staged(count: int) -> bytes:
    cards = {
        f"C{number}": "types: [action], subtypes: [ally], power: 1, life: 9, abilities: [{passive: {power: {count: "
        f"{{subtype: ally, power: {{at least: {number % 5}}}}}}}}}, affects: {{all: {{subtype: ally}}}}}}]"
        for number in range(count)
    }
    return _scenario(_FLESH, cards, f"arena: [{', '.join(cards)}]", ["{draw: 1, by: Ada}"])


def _might(count: int) -> bytes:
    cards = {
        f"U{number}": f"types: [unit], might: {number % 9}, abilities: [{{passive: {{might: {{count: "
        f"{{type: unit, might: {{at least: {number % 9}}}}}}}}}, affects: {{all: {{type: unit}}}}}}]"
        for number in range(count)
    }
    return _scenario(_RIFTBOUND, cards, f"base: [{', '.join(cards)}]", ["{draw: 1, by: Ada}"], "U0: {might: 3}")


def _granting(count: int) -> bytes:
    cards = {
        f"C{number}": "types: [creature], power: 1, toughness: 1, abilities: [{passive: {ability: {passive: {ability: "
        "{passive: {power: 1}, affects: {all: {type: creature}}}}, affects: {all: {type: creature}}}}, "
        "affects: {all: {type: creature}}}]"
        for number in range(count)
    }
    return _scenario(_MAGIC, cards, f"battlefield: [{', '.join(cards)}]", ["{draw: 1, by: Ada}"])


# --- explore: every course of what is left open --------------------------------------------------------------------


def _open_targets(spells: int, units: int) -> bytes:
    bolts = ", ".join("{deal: 1, to: {choose: 1, type: unit}}" for _ in range(spells))
    cards = {"Six": f"types: [spell], abilities: [{{do: [{bolts}]}}]", "Rock": "types: [unit], might: 30"}
    own = f"hand: [Six], base: [{_many('Rock', units)}]"
    return _scenario(_RIFTBOUND, cards, own, ["{play: Six, by: Ada}"], more="explore: true\n")


def _open_answers(count: int, game: _Game) -> bytes:
    asked = ", ".join("{draw: 1, you may: true}" for _ in range(count))
    kind, verb = ("sorcery", "{cast: Book, by: Ada}") if game is _MAGIC else ("action", "{play: Book}")
    cards = {"Book": f"types: [{kind}], abilities: [{{do: [{asked}]}}]"}
    return _scenario(game, cards, "hand: [Book]", [verb, "{resolve: 1}"], more="explore: true\n")


def _open_payments(life: int) -> bytes:
    cards = {
        "Greed": "types: [sorcery], abilities: [{do: [{pay any number of times: {pay life: 1}}, {when you do: "
        "[{draw: 1}]}]}]"
    }
    own = f"hand: [Greed], life: {life}"
    return _scenario(_MAGIC, cards, own, ["{cast: Greed, by: Ada}", "{resolve: all}"], more="explore: true\n")


def _never_and_sometimes(count: int) -> bytes:
    asked = ", ".join("{gain life: 1, you may: true}" for _ in range(count))
    cards = {"Book": f"types: [sorcery], abilities: [{{do: [{asked}]}}]"}
    more = "explore: true\nsometimes: {Ada: {life: 99}}\nnever: {Ada: {life: 98}}\n"
    return _scenario(_MAGIC, cards, "hand: [Book]", ["{cast: Book, by: Ada}", "{resolve: 1}"], more=more)


# --- nesting -------------------------------------------------------------------------------------------------------


def _nested(opening: str, core: str, closing: str, depth: int) -> bytes:
    inner = f"{opening * depth}{core}{closing * depth}"
    cards = {"Book": f"types: [sorcery], abilities: [{{do: [{inner}]}}]"}
    return _scenario(_MAGIC, cards, "hand: [Book]", ["{cast: Book, by: Ada}", "{resolve: 1}"])


def _wide_sum(count: int) -> bytes:
    parts = ", ".join("{count: {type: creature}}" for _ in range(count))
    cards = {
        "Bear": "types: [creature], power: 2, toughness: 2",
        "Book": f"types: [sorcery], abilities: [{{do: [{{gain life: {{sum: [{parts}]}}}}]}}]",
    }
    own = f"hand: [Book], battlefield: [{_many('Bear', 60)}]"
    return _scenario(_MAGIC, cards, own, ["{cast: Book, by: Ada}", "{resolve: 1}"])


def _wide_condition(count: int) -> bytes:
    parts = ", ".join("{count: {type: creature, power: {at least: 1}}, at least: 1}" for _ in range(count))
    cards = {
        "Bear": "types: [creature], power: 2, toughness: 2",
        "Law": f"types: [enchantment], abilities: [{{passive: {{power: 1}}, affects: {{all: {{type: creature}}}}, "
        f"while: {{all: [{parts}]}}}}]",
    }
    own = f"battlefield: [Law, {_many('Bear', 60)}]"
    return _scenario(_MAGIC, cards, own, ["{draw: 3, by: Ada}"])


# --- numbers -------------------------------------------------------------------------------------------------------


def _product(parts: int, factor: str = "9999") -> bytes:
    numbers = ", ".join(factor for _ in range(parts))
    cards = {"Book": f"types: [sorcery], abilities: [{{do: [{{gain life: {{times: [{numbers}]}}}}]}}]"}
    return _scenario(_MAGIC, cards, "hand: [Book]", ["{cast: Book, by: Ada}", "{resolve: 1}"])


def _doubled(count: int) -> bytes:
    effects = ", ".join("{gain life: {life of: you}}" for _ in range(count))
    cards = {"Book": f"types: [sorcery], abilities: [{{do: [{effects}]}}]"}
    return _scenario(_MAGIC, cards, "hand: [Book]", ["{cast: Book, by: Ada}", "{resolve: 1}"])


def _long_number(digits: int) -> bytes:
    cards = {"Book": f"types: [sorcery], abilities: [{{do: [{{gain life: {'9' * digits}}}]}}]"}
    return _scenario(_MAGIC, cards, "hand: [Book]", ["{cast: Book, by: Ada}"])


# --- tokens --------------------------------------------------------------------------------------------------------


def _tokens(count: str, times: int, ability: str = "") -> bytes:
    token = f"{{name: Imp, power: 1, toughness: 1{', abilities: [' + ability + ']' if ability else ''}}}"
    made = f"{{repeat: {times}, do: [{{create token: {token}, count: {count}}}]}}"
    cards = {"Book": f"types: [sorcery], abilities: [{{do: [{made}]}}]"}
    return _scenario(_MAGIC, cards, "hand: [Book]", ["{cast: Book, by: Ada}", "{resolve: all}"])


_WATCHES_TOKENS = "{when: {event: enters, object: {type: creature, other: true}}, do: [{gain life: 1}]}"
_MAKES_TOKENS = (
    "{when: {event: enters, object: me}, do: [{create token: {name: Elf, power: 1, toughness: 1}, count: 2}]}"
)


# --- loops ---------------------------------------------------------------------------------------------------------


def _triggers(ability: str, count: int = 1) -> bytes:
    cards = {"Echo": f"types: [enchantment], abilities: [{ability}]"}
    own = f"library: 60, battlefield: [{_many('Echo', count)}]"
    return _scenario(_MAGIC, cards, own, ["{gain life: 1, by: Ada}", "{resolve: all}"], more="explore: true\n")


_ANSWERS_ITSELF = "{when: {event: gains life, player: you}, do: [{gain life: 1}]}"
_REPLACES_ITSELF = "{replace: {event: gains life, player: you}, with: [{gain life: 2}]}"
_AT_UPKEEP = "when: {event: beginning of, phase: upkeep}, do: [{gain life: 1}]"
_LATER = f"{{when: {{event: gains life, player: you}}, do: [{{later: {{{_AT_UPKEEP}}}}}]}}"


def _turns(count: int) -> bytes:
    cards = {"Clock": f"types: [enchantment], abilities: [{{{_AT_UPKEEP}}}]"}
    own = f"library: 60, battlefield: [{_many('Clock', 40)}]"
    return _scenario(_MAGIC, cards, own, ["{end turn: true}"] * count, more="explore: true\n")


def _buffs() -> bytes:
    ability = "{when: {event: is buffed, object: {type: unit}}, do: [{spend buff: me}, {buff: me}]}"
    cards = {"Echo": f"types: [unit], might: 1, abilities: [{ability}]"}
    own = f"base: [{_many('Echo', 20)}]"
    return _scenario(_RIFTBOUND, cards, own, ["{buff: echo0}"], more="explore: true\n")


# --- what is no scenario, and takes long to be told so -------------------------------------------------------------


def _wrong_keys(count: int) -> bytes:
    faults = ", ".join(f"wrogn{number}: 1" for number in range(count))
    return _scenario(_MAGIC, {"Book": f"types: [sorcery], {faults}"}, "hand: [Book]", ["{cast: Book, by: Ada}"])


def _wrong_words(count: int) -> bytes:
    names = ", ".join(f"Bare{number}" for number in range(count))
    return _scenario(_MAGIC, {"Bear": "types: [creature]"}, f"battlefield: [{_many('Bear', 300)}], hand: [{names}]", [])


def _read_four_times(count: int) -> bytes:
    made = "{create token: {name: Imp, power: 1, toughness: 1}}"
    cards = {
        f"Book{number}": f"types: [sorcery], abilities: [{{do: [{made}, {{gain life: {{life of: you}}}}]}}]"
        for number in range(count)
    }
    cards["Imp"] = "types: [creature], power: 1, toughness: 1"
    body = _scenario(_MAGIC, cards, "hand: [Book0]", ["{cast: Book0, by: Ada}"])
    return body + b"twin: {change: {given.Ada.hand: [Book1], when: [{cast: Book1, by: Ada}]}, then: {Ben: {hand: 0}}}\n"


def _editions(count: int) -> bytes:
    game = _Game("magic", f"[{', '.join(f'v{number}.1' for number in range(count))}]", "battlefield")
    return _scenario(game, {"Bear": "types: [creature], power: 2, toughness: 2"}, "battlefield: [Bear]", [])


# Symbols of which either half is paid or taken off.
_HYBRIDS = ("{W/U}", "{W/B}", "{B/R}", "{B/G}", "{U/B}", "{U/R}", "{R/G}", "{R/W}", "{G/W}", "{G/U}")


def _offered(each: int) -> bytes:
    """A permanent offered for a spell, with so many of each hybrid symbol in its cost."""
    symbols = "".join(_HYBRIDS) * each
    cards = {
        "Patron": 'types: [creature], power: 5, toughness: 5, mana cost: "{40}", keywords: [Goblin offering]',
        "Many": f'types: [creature], subtypes: [Goblin], power: 1, toughness: 1, mana cost: "{symbols}"',
    }
    own = "white: 40, blue: 40, black: 40, red: 40, green: 40, hand: [Patron], battlefield: [Many]"
    return _scenario(_MAGIC, cards, own, ["{cast: Patron, by: Ada}"])


def _paid_either_way(each: int) -> bytes:
    """A spell with so many of each hybrid symbol in its cost, and mana of every color for them."""
    cards = {"Many": f'types: [sorcery], mana cost: "{"".join(_HYBRIDS) * each}", abilities: [{{do: [{{draw: 1}}]}}]'}
    own = "white: 40, blue: 40, black: 40, red: 40, green: 40, hand: [Many]"
    return _scenario(_MAGIC, cards, own, ["{cast: Many, by: Ada}"])


HOSTILE: tuple[Hostile, ...] = (
    Hostile("product", "21^8 ways to divide prevention", _division(8, 20)),
    Hostile("product", "divided among sixteen", _division(16, 9)),
    Hostile("product", "20 of 60 targets", _targets(60, 20)),
    Hostile("product", "12 of 24 modes", _modes(24)),
    Hostile("product", "12 triggers in any order", _orders(12)),
    Hostile("product", "60 triggers in any order", _orders(60)),
    Hostile("product", "an offering of 40 hybrid symbols", _offered(4)),
    Hostile("product", "40 hybrid symbols to pay for", _paid_either_way(4)),
    Hostile("passives", "40 that count", _counting(40)),
    Hostile("passives", "300 that count", _counting(300)),
    Hostile("passives", "60 objects with 6 each", _counting(60, 6)),
    Hostile("passives", "40 in stages, two editions", _staged(40)),
    Hostile("passives", "60 in two editions", _might(60)),
    Hostile("passives", "30 that grant what grants", _granting(30)),
    Hostile("explore", "6 choices of 30", _open_targets(6, 30)),
    Hostile("explore", "30 choices of 60", _open_targets(30, 60)),
    Hostile("explore", "40 times yes or no", _open_answers(40, _MAGIC)),
    Hostile("explore", "40 times yes or no, two editions", _open_answers(40, _FLESH)),
    Hostile("explore", "any number of payments", _open_payments(400)),
    Hostile("explore", "sometimes and never", _never_and_sometimes(20)),
    Hostile("nesting", "30 repeats within repeats", _nested("{repeat: 9, do: [", "{draw: 1}", "]}", 12)),
    Hostile("nesting", "for each within for each", _nested("{for each: {type: player}, do: [", "{draw: 1}", "]}", 12)),
    Hostile("nesting", "deeper than a file may be", _nested("{you may: [", "{draw: 1}", "]}", 3000)),
    Hostile("nesting", "brackets alone", b"[" * 60_000),
    Hostile("nesting", "a sum of 1,500 counts", _wide_sum(1500)),
    Hostile("nesting", "a condition of 800 counts", _wide_condition(800)),
    Hostile("numbers", "a product of 4,300 digits", _product(1100)),
    Hostile("numbers", "a product of 40,000 digits", _product(10_000)),
    Hostile("numbers", "doubled 500 times", _doubled(500)),
    Hostile("numbers", "a number of 60,000 digits", _long_number(60_000)),
    Hostile("numbers", "repeated 9,999 times", _nested("{repeat: 9999, do: [", "{gain life: 1}", "]}", 1)),
    Hostile("numbers", "a lone surrogate", json.dumps({"scenario": "example: \ud800"}).encode()),
    Hostile("tokens", "9,999 at once", _tokens("9999", 1)),
    Hostile("tokens", "900, fifty times", _tokens("900", 50)),
    Hostile("tokens", "100 that watch one another", _tokens("100", 5, _WATCHES_TOKENS)),
    Hostile("tokens", "that make tokens", _tokens("190", 9, _MAKES_TOKENS)),
    Hostile("loops", "a trigger that sets itself off", _triggers(_ANSWERS_ITSELF)),
    Hostile("loops", "40 triggers that set one another off", _triggers(_ANSWERS_ITSELF, 40)),
    Hostile("loops", "40 replacements of one another", _triggers(_REPLACES_ITSELF, 40)),
    Hostile("loops", "delayed abilities without end", _triggers(_LATER, 40)),
    Hostile("loops", "400 turns", _turns(400)),
    Hostile("loops", "20 units that buff one another", _buffs()),
    Hostile("words", "read twice, and so is its twin", _read_four_times(440)),
    Hostile("words", "7,000 editions", _editions(7000)),
    Hostile("words", "4,000 unknown keys", _wrong_keys(4000)),
    Hostile("words", "4,000 unknown names", _wrong_words(4000)),
)
