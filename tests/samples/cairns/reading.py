"""Reads the rules of Cairns: a line a rule, "B7.2 What it says."; a letter alone heads its section."""

from rules_data.core.documents import LineUse, ParsedDocument, UnableToReadDocument, Use
from rules_data.core.documents.decoding import read_lines
from rules_data.core.tree import NodeKind, NotARuleNumber, RuleNode, RuleNumber, RuleTree

from .numbers import SCHEME


def read_cairns(data):
    nodes, uses = [], []
    source = read_lines(data)
    for each in source:
        if each.blank:
            continue
        line, text = each.number, each.text
        if line == 1:
            uses.append(LineUse(1, 1, Use.HEADING, reason="title"))
            continue
        printed, _, says = text.partition(" ")
        try:
            number = RuleNumber.parse(printed, SCHEME)
        except NotARuleNumber as fault:
            raise UnableToReadDocument(str(fault), line=line, expected="a rule number", advice="Number it.") from fault
        kind = NodeKind.RULE if number.depth else NodeKind.HEADING
        nodes.append(RuleNode(number, kind, says, (), line, line))
        uses.append(LineUse(line, line, Use.RULE if number.depth else Use.HEADING, number))
    tree = RuleTree(SCHEME, tuple(nodes))
    return ParsedDocument(
        title=source[0].text,
        stated_date=None,
        layout="made up",
        tree=tree,
        faqs=(),
        lines=tuple(uses),
        findings=(),
        source=source,
    )
