"""One file -> one Scenario, or every fault in it with its place."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from rules_data.core.abilities import AbilityKind, CardFacts, TokenKind
from rules_data.core.evaluator import Setup, parts_of
from rules_data.core.tree import NotARuleNumber, RuleNumber

from .created_cards import cards_to_create
from .fields import Fields, Met, Reading, as_items, read_flag, read_text, read_texts, read_word
from .model import Expectation, Outcome, RecognitionCase, Scenario, Step
from .overrides import apply_changes
from .places import Items, Mapping, Node, Scalar, read_nodes
from .played import PlayedGame, PlayedGames
from .problems import UnableToReadScenario
from .read_abilities import open_reading
from .read_board import Board, BoardReader, Lookup, named_places
from .read_cards import read_card
from .read_expectations import read_outcome
from .read_names import check_names, parts_in
from .read_steps import StepReader, read_choices
from .tokens_to_come import name_tokens_to_come

_SLUG = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*\Z")
_EDITION = re.compile(r"v?\d[\w.\-]{0,20}\Z")
MOST_EDITIONS = 20


def no_cards(name: str) -> CardFacts | None:
    """Knows no card: every one must stand in the file."""
    return None


def read_scenario(
    source: str | bytes, games: PlayedGames, cards: Lookup = no_cards, *, unfinished: bool = False
) -> Scenario:
    """Read a scenario (YAML or JSON) of one of these games. One that is `unfinished` may expect nothing yet.

    `cards` gives the facts of a card that the file does not describe itself. Raises UnableToReadScenario with every
    fault found, each with line, column, what was expected there, what was found and what to do.
    """
    return read_scenario_nodes(read_nodes(source), games, cards, unfinished=unfinished)


def read_scenario_nodes(
    root: Node, games: PlayedGames, cards: Lookup, met: list[Met] | None = None, *, unfinished: bool = False
) -> Scenario:
    """As `read_scenario`, from a file's nodes; `met` takes everything that was met, of the twin as well."""
    game = _game(root, games)
    scenario = _read(root, game, cards, met, unfinished)
    twin = root.get("twin") if isinstance(root, Mapping) else None
    if twin is None or unfinished:
        return scenario
    return replace(scenario, twin=_read_twin(root, twin, cards, scenario, met))


def _game(root: Node, games: PlayedGames) -> PlayedGame:
    """The game that a scenario says it is of: it has to, since no game is taken for granted."""
    node = root.get("game") if isinstance(root, Mapping) else None
    found = games.get(node.text) if isinstance(node, Scalar) else None
    if found is None:
        place = node.place if node is not None else root.place
        written = "none" if node is None else repr(node.text) if isinstance(node, Scalar) else "something else"
        raise UnableToReadScenario.at(place, "the key `game` with one", written, f"Known: {', '.join(games)}.")
    return found


def _read(root: Node, game: PlayedGame, cards: Lookup, met: list[Met] | None, unfinished: bool = False) -> Scenario:
    reading = open_reading(game.table.vocabulary)
    reading.met = met
    scenario = _ScenarioReader(game, reading, cards, unfinished).read(root)
    if reading.problems or scenario is None:
        raise UnableToReadScenario(reading.problems)
    return scenario


def _read_twin(root: Mapping | Node, twin: Node, cards: Lookup, scenario: Scenario, met: list[Met] | None) -> Scenario:
    reading = open_reading(scenario.game.table.vocabulary)
    fields = Fields(reading, twin, "twin")
    change = fields.need("change", "Name what is different: change: {when.0: {kill: r1}}.")
    then = fields.need("then", "Say what comes of it.")
    fields.finish()
    if reading.problems or change is None or then is None or not isinstance(root, Mapping):
        raise UnableToReadScenario(reading.problems)
    changed = apply_changes(root, change, then)
    found = _read(changed, scenario.game, cards, met)
    return replace(found, slug=f"{scenario.slug}--twin", demonstrates={})


class _ScenarioReader:
    """Reads the parts in the order in which they need one another."""

    def __init__(self, game: PlayedGame, reading: Reading, cards: Lookup, unfinished: bool) -> None:
        self.game, self.reading, self.lookup, self.unfinished = game, reading, cards, unfinished
        self.cards: dict[str, CardFacts] = reading.cards

    def read(self, root: Node) -> Scenario | None:
        fields = Fields(self.reading, root, "the example")
        if not isinstance(root, Mapping):
            return None
        slug = self._slug(fields)
        fields.allow("game", "twin")
        title = read_text(self.reading, fields.need("title"), "a title")
        summary = read_text(self.reading, fields.take("summary"), "a sentence")
        editions = self._editions(fields)
        demonstrates = self._demonstrates(fields, editions)
        given = fields.need("given", "Describe the situation.")
        self.reading.places = named_places(self.reading.words.board, given)
        self._cards(fields.take("cards"))
        then = fields.take("then") if self.unfinished else fields.need("then", "Say what is expected.")
        then = _by_edition(then, editions)
        explore = read_flag(self.reading, fields.take("explore"))
        told = Scenario(slug, self.game, title, summary, editions, demonstrates, None, (), (), {})
        recognition = given.get("text") if isinstance(given, Mapping) else None
        if recognition is not None and then is not None:
            read = self._with_text(told, fields, recognition, then)
        else:
            read = replace(self._with_board(told, fields, given, then), explore=explore)
            check_names(self.reading, [*self.cards.values(), *parts_in(read.setup)])
        fields.finish()
        return read

    def _with_text(self, told: Scenario, fields: Fields, text: Node, then: Node) -> Scenario:
        """An example whose question is of which kind the abilities in a text are: nothing is played."""
        if self.game.recognise is None:
            advice = "The kinds of texts are not told in this game."
            self.reading.report(text, "players and their objects", "a text", advice)
        fields.allow("when", "choices", "sometimes", "never")
        return replace(told, recognition=self._recognition(text, then, told.editions))

    def _with_board(self, told: Scenario, fields: Fields, given: Node | None, then: Node | None) -> Scenario:
        """An example that is played: the situation, what is done in it, what is chosen, and what comes of it."""
        board = BoardReader(self.reading, self.cards, self.lookup).read(given) if given is not None else Board()
        cards = [thing.card for thing in board.objects]
        known = cards_to_create(self.reading, cards, self.cards, self.lookup, given)
        name_tokens_to_come(self.reading, [*cards, *known])
        steps = StepReader(self.reading, self.cards, self.lookup).read(fields.take("when"))
        by_steps = [step.arguments.get("effects", ()) for step in steps]
        known += cards_to_create(self.reading, by_steps, self.cards, self.lookup, given)
        choices = read_choices(self.reading, fields.take("choices"))
        outcomes = self._outcomes(then, told.editions) if then is not None else {}
        sometimes, never = fields.take("sometimes"), fields.take("never")
        return replace(
            told,
            setup=replace(_setup(board, steps, outcomes), known_cards=known),
            steps=steps,
            choices=choices,
            outcomes=outcomes,
            sometimes=read_outcome(self.reading, sometimes) if sometimes is not None else None,
            never=read_outcome(self.reading, never) if never is not None else None,
        )

    def _slug(self, fields: Fields) -> str:
        node = fields.need("example", "Give it a name: example: two-deaths.")
        slug = read_text(self.reading, node, "a name")
        if node is not None and not (_SLUG.match(slug) and len(slug) <= 80):
            self.reading.report(node, "small letters, digits and hyphens", repr(slug), "For example two-deaths.")
        return slug

    def _editions(self, fields: Fields) -> tuple[str, ...]:
        known = next(iter(self.reading.words.editions), "v1")
        node = fields.need("editions", f'For example editions: ["{known}"].')
        editions = read_texts(self.reading, node, "an edition")
        if node is not None and len(editions) > MOST_EDITIONS:
            found, advice = f"{len(editions)} of them", "Each is a run of its own: name those that matter."
            self.reading.report(node, f"at most {MOST_EDITIONS} editions", found, advice)
            return ()
        for edition in editions:
            if node is not None and not _EDITION.match(edition):
                self.reading.report(node, f"an edition such as {known}", repr(edition), "Write its label.")
        return tuple(dict.fromkeys(editions))

    def _demonstrates(self, fields: Fields, editions: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
        node = _by_edition(fields.take("demonstrates"), editions)
        if isinstance(node, Mapping):
            found = {}
            for edition, listed in node.entries:
                read_word(self.reading, edition, "one of the editions", editions)
                found[edition.text] = self._rules(listed)
            return found
        rules = self._rules(node)
        return {editions[0]: rules} if editions and rules else {}

    def _rules(self, node: Node | None) -> tuple[str, ...]:
        for item in as_items(node):
            try:
                RuleNumber.parse(read_text(self.reading, item, "a rule number"), self.game.scheme)
            except NotARuleNumber as fault:
                self.reading.report(item, "a rule number", repr(getattr(item, "text", "")), str(fault))
        return read_texts(self.reading, node, "a rule number")

    def _cards(self, node: Node | None) -> None:
        if node is None:
            return
        if not isinstance(node, Mapping):
            self.reading.wrong_shape(node, "cards by name")
            return
        self._need_abilities(node)
        faults = len(self.reading.problems)
        for name, facts in node.entries:
            self.cards[name.text] = read_card(self.reading, name.text, facts)
        if any(isinstance(part, TokenKind) and part.name in self.cards for part in parts_of(self.cards.values())):
            # A token may be described after the card that creates it: now that all are known, read them again.
            del self.reading.problems[faults:]
            for name, facts in node.entries:
                self.cards[name.text] = read_card(self.reading, name.text, facts)

    def _need_abilities(self, cards: Mapping) -> None:
        """A card that really exists has a text, and leaving it out has to be meant."""
        for name, facts in cards.entries:
            if isinstance(facts, Mapping) and facts.get("abilities") is None and self.lookup(name.text) is not None:
                advice = "Describe what it does, or write `abilities: []` if that makes no difference here."
                found = f"a card of the corpus, {name.text}, without it"
                self.reading.report(name, "the key `abilities`", found, advice)

    def _outcomes(self, node: Node, editions: tuple[str, ...]) -> dict[str, Outcome]:
        if not isinstance(node, Mapping):
            self.reading.wrong_shape(node, "expectations by name")
            return {}
        general = tuple(entry for entry in node.entries if entry[0].text not in editions)
        own = [entry for entry in node.entries if entry[0].text in editions]
        found: dict[str, Outcome] = {}
        if general:
            found[""] = read_outcome(self.reading, Mapping(node.place, general))
        for edition, changes in own:
            merged = _merge(general, changes)
            found[edition.text] = read_outcome(self.reading, merged)
        return found

    def _recognition(self, text: Node, then: Node, editions: tuple[str, ...]) -> RecognitionCase:
        kinds: dict[str, str] = {}
        parts: dict[str, dict[str, str]] = {}
        marks: dict[str, tuple[str, ...]] = {}
        general = Mapping(then.place, ()) if not isinstance(then, Mapping) else then
        own = {key.text: value for key, value in general.entries if key.text in editions}
        for edition in ("", *own):
            shared = tuple(entry for entry in general.entries if entry[0].text not in editions)
            node = _merge(shared, own[edition]) if edition else Mapping(then.place, shared)
            fields = Fields(self.reading, node, "then")
            known = [kind.value for kind in AbilityKind]
            kinds[edition] = read_word(self.reading, fields.need("recognised"), "a kind of ability", known)
            pieces = fields.take("parts")
            if isinstance(pieces, Mapping):
                parts[edition] = {k.text: read_text(self.reading, v, "words") for k, v in pieces.entries}
            marks[edition] = read_texts(self.reading, fields.take("marks"), "a mark")
            fields.finish()
        return RecognitionCase(read_text(self.reading, text, "an ability's text"), kinds, parts, marks)


def _by_edition(node: Node | None, editions: tuple[str, ...]) -> Node | None:
    """What stands behind several editions at once, as "v1.3, v1.4", stands behind each of them."""
    if not isinstance(node, Mapping):
        return node
    entries: list[tuple[Scalar, Node]] = []
    for key, value in node.entries:
        labels = [label.strip() for label in key.text.split(",")]
        several = len(labels) > 1 and set(labels) <= set(editions)
        entries += [(replace(key, text=label), value) for label in labels] if several else [(key, value)]
    known = [key.text for key, _ in entries]
    twice = next((key for key, _ in entries if key.text in editions and known.count(key.text) > 1), None)
    if twice is not None:
        found = f"{twice.text} twice"
        raise UnableToReadScenario.at(twice.place, "each edition once", found, "Take it out of one of the lists.")
    return Mapping(node.place, tuple(entries))


def _merge(general: tuple[tuple[Scalar, Node], ...], changes: Node) -> Mapping:
    if not isinstance(changes, Mapping):
        raise UnableToReadScenario.at(changes.place, "expectations by name", "something else", "Use a mapping.")
    own = {key.text for key, _ in changes.entries}
    kept = tuple(entry for entry in general if entry[0].text not in own)
    named = tuple(e for e in changes.entries if not (isinstance(e[1], Scalar) and e[1].is_null))
    return Mapping(changes.place, (*kept, *named))


def _setup(board: Board, steps: tuple[Step, ...], outcomes: dict[str, Outcome]) -> Setup:
    effects: list[Any] = []
    for step in steps:
        effects += [step.arguments.get("effects", ()), step.arguments.get("card") or ()]
    expected: list[Expectation] = []
    for outcome in outcomes.values():
        expected += [*outcome.now, *(outcome.resolved or ())]
    effects += [e.wanted[0] for e in expected if e.kind == "events"]
    return Setup(
        players=board.players,
        turn_player=board.turn_player,
        phase=board.phase,
        objects=tuple(board.objects),
        numbers=tuple(board.numbers),
        effects=tuple(effects),
        teams=board.teams,
    )


__all__ = ["Items", "as_items", "no_cards", "read_scenario"]
