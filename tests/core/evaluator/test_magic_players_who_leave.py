"""Magic: who has left the game is nobody's opponent, and nothing happens to them any more."""

from tests.verdicts import Written

CARDS = """
cards:
  Bear: {types: [creature], power: 2, toughness: 2}
  Wolf: {types: [creature], power: 2, toughness: 2}
  Rain: {types: [enchantment], abilities: [{when: {event: loses life, player: any}, do: [{draw: 1}]}]}
  Theft: {types: [instant], abilities: [{do: [{gain control: {choose: 1, type: creature}, for: permanently}]}]}
  Bolt: {types: [instant], abilities: [{do: [{deal: 3, to: {choose: 1, type: player}}]}]}
"""
WRITTEN = Written("magic", ("2024-06-07",), CARDS)
confirm, run = WRITTEN.confirm, WRITTEN.run


def test_a_departed_player_cannot_be_attacked():
    confirm(
        """
        given:
          players: [Ann, Bob, Cid]
          Ann: {battlefield: [Bear]}
          Bob: {}
          Cid: {}
        when:
          - concede: Bob
          - attack: {Bear: Bob}
        then: {illegal: true}
        """
    )


def test_a_departed_player_cannot_be_targeted():
    confirm(
        """
        given:
          players: [Ann, Bob, Cid]
          Ann: {hand: [Bolt]}
          Bob: {}
          Cid: {}
        when:
          - concede: Bob
          - {cast: Bolt, by: Ann}
          - resolve: 1
        choices:
          - {player: Ann, question: targets, answer: Cid}
        then:
          Bob: {life: 20}
          Cid: {life: 17}
        """
    )
    found = run(
        """
        given:
          players: [Ann, Bob, Cid]
          Ann: {hand: [Bolt]}
          Bob: {}
          Cid: {}
        when:
          - concede: Bob
          - {cast: Bolt, by: Ann}
        choices:
          - {player: Ann, question: targets, answer: Bob}
        then: {stack: [Bolt]}
        """
    )
    assert "may not answer" in found.reason


def test_each_player_are_those_who_are_left():
    confirm(
        """
        given:
          players: [Ann, Bob, Cid]
          Ann: {battlefield: [Rain]}
          Bob: {}
          Cid: {}
        when:
          - concede: Bob
          - {lose life: 2, player: any, by: Ann}
        then:
          triggers: {Rain: 2}
          Bob: {life: 20}
        """
    )


def test_what_a_departed_player_had_taken_goes_back():
    confirm(
        """
        given:
          players: [Ann, Bob, Cid]
          Ann: {battlefield: [Wolf]}
          Bob: {}
          Cid: {}
        when:
          - {gain control: Wolf, for: permanently, by: Bob}
          - check: {Wolf: {controller: Bob}}
          - concede: Bob
        then:
          Wolf: {zone: battlefield, controller: Ann}
        """
    )


def test_the_turn_passes_over_a_departed_player():
    confirm(
        """
        given:
          players: [Ann, Bob, Cid]
          Ann: {}
          Bob: {}
          Cid: {}
        when:
          - concede: Bob
          - end turn: true
        then: {turn: Cid}
        """
    )
