"""Refusals: why an action cannot be done, as a code with parameters and the number of the rule.

A refusal is computed from what the asking seat sees, so it can never tell another seat's secret. What is wrong with a
file or a wish has the same shape, without a rule: the narrator puts either into words.
"""

from __future__ import annotations

import msgspec

Parameter = str | int

REFUSALS: dict[str, str] = {
    # anywhere
    "not_seated": "V5",
    "no_such_seat": "S1",
    "game_over": "E1",
    "wrong_phase": "S8",
    "not_your_turn": "M1",
    "unknown_good": "G4",
    "option_not_played": "S8",
    # market
    "already_set_aside": "M3",
    "set_aside_first": "M3",
    "too_many_aside": "M3",
    "not_in_hand": "M3",
    "no_such_source": "M3",
    "source_empty": "M6",
    "deck_comes_last": "M4",
    "draw_first": "M6",
    "nothing_to_draw": "M3",
    "not_what_was_set_aside": "M6",
    "no_such_pile": "M6",
    "not_a_merchant": "M7",
    "market_not_open": "M7",
    # loading and declaring
    "bag_closed": "L2",
    "bag_size": "L1",
    "nothing_to_load": "L3",
    "not_declarable": "D1",
    "wrong_count": "D1",
    # inspecting
    "not_the_sheriff": "I1",
    "no_bag": "L3",
    "bag_settled": "I1",
    "not_in_your_hands": "Y7",
    "duty_first": "I8",
    "bound_to_open": "B4",
    "bound_to_pass": "B4",
    "not_the_owners_offer": "I3",
    "offer_gone": "B14",
    # offers
    "no_talk_now": "T1",
    "not_between_you": "B13",
    "gives_more_gold_than_there_is": "B2",
    "gives_nothing": "B2",
    "not_on_stand": "B2",
    "too_many_face_down": "B2",
    "not_contraband": "B5",
    "too_many_from_bag": "B2",
    "bag_goods_need_pass": "B7",
    "asks_nothing": "B3",
    "own_bag": "B3",
    "clause_twice": "B14",
    "too_many_clauses": "B14",
    "contradicts_itself": "B4",
    "contradicts_deal": "B4",
    "refused_by_deal": "B3",
    "not_yours_to_promise": "B9",
    "empty_words": "B9",
    "words_too_long": "B9",
    "not_to_yourself": "B9",
    "already_agreed": "Y8",
    "not_yours_to_answer": "B14",
    "not_yours_to_withdraw": "B14",
    "answers_nobody": "B14",
    # duties
    "no_duty": "I8",
    "not_confiscated": "I7",
    "pays_what_is_not_there": "P1",
    "pays_too_little": "P1",
    "pays_needlessly": "P6",
    "everything_goes": "P2",
}
"""Every code of the base game, with the rule it usually defends; options bring their own."""


class Refusal(msgspec.Struct, frozen=True):
    """No, and why."""

    code: str
    rule: str
    parameters: dict[str, Parameter] = {}


class InputError(ValueError):
    """What somebody wrote cannot be used: a code with parameters."""

    topic = ""
    """Whose code it is: the first word of the message that explains it."""

    def __init__(self, code: str, **parameters: Parameter) -> None:
        super().__init__(told_plainly(code, parameters))
        self.code = code
        self.parameters = parameters


class RulesetError(InputError):
    """A mix of edition, players and options that cannot be played."""

    topic = "ruleset"


def told_plainly(code: str, parameters: dict[str, Parameter]) -> str:
    """What a code says by itself, where nobody has words for it.

    >>> told_plainly("bag_size", {"most": 5, "count": 6})
    'bag size (most: 5, count: 6)'
    """
    words = code.replace("_", " ")
    told = ", ".join(f"{name}: {value}" for name, value in parameters.items())
    return f"{words} ({told})" if told else words


def refuse(code: str, *, rule: str | None = None, **parameters: Parameter) -> Refusal:
    """No, citing the usual rule, or the one that says the same for this phase or edition."""
    return Refusal(code, rule or REFUSALS[code], parameters)
