"""The lines of a position, each with its own reader, which puts what it says into the draft."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nottingham.record import codec
from nottingham.record.draft import Draft
from nottingham.record.kinds import NONE, read_cards, read_goods, read_seats
from nottingham.record.lexer import Cursor, RecordLine, What
from nottingham.record.phrases import Phrase, build, read_struct
from nottingham.record.position import DEAL, OFFER, PROMISE, WORD
from nottingham.rules import rulebook
from nottingham.rules.engine.chance import MASK
from nottingham.rules.engine.deals import Clauses, GiveBag, GiveContraband, GiveGold, GiveStand, named_bags
from nottingham.rules.engine.families import Phase
from nottingham.rules.engine.goods import Cards, Goods
from nottingham.rules.engine.option import Option
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import LaidOut
from nottingham.rules.phases.inspecting import DUTIES
from nottingham.rules.rulebook import minutes_of

REST = "rest"
PHASES: dict[str, type[Phase]] = {phase.__name__.lower(): phase for phase in rulebook.phase_types()}


def read_line(draft: Draft, line: RecordLine) -> None:
    """Take in one line; says where it makes no sense."""
    cursor = Cursor(line)
    word = cursor.one_of(READERS)
    draft.places.setdefault(word, (line, 1))
    READERS[word](draft, cursor)
    cursor.end()


def _round(draft: Draft, cursor: Cursor) -> None:
    draft.once("the round", cursor, 1)
    draft.round = cursor.number(least=1, most=draft.ruleset.rounds)


def _deciders(draft: Draft, cursor: Cursor) -> None:
    draft.once("deciders", cursor, 1)
    column = cursor.column
    draft.deciders = read_seats(cursor, draft.names)
    wanted = len(draft.fresh.public.deciders)
    if len(set(draft.deciders)) != wanted or len(draft.deciders) != wanted:
        cursor.wrong("deciders_expected", column, count=wanted)
    _refuse_loot(draft, cursor, column, *draft.deciders)


def _phase(draft: Draft, cursor: Cursor) -> None:
    draft.once("the phase", cursor, 1)
    draft.phase = PHASES[cursor.one_of(PHASES)]


def _gold(draft: Draft, cursor: Cursor) -> None:
    while True:
        column = cursor.column
        holder = draft.names.read(cursor)
        draft.once(("gold", holder), cursor, column)
        draft.gold[holder] = cursor.number(least=0)
        if not cursor.accept(","):
            return


def _hand(draft: Draft, cursor: Cursor) -> None:
    seat, column = _seat(draft, cursor, "hand")
    goods = read_goods(cursor)
    most = draft.ruleset.hand_size
    if len(goods) > most:
        cursor.wrong("hand_too_large", column, most=most, count=len(goods))
    draft.take(goods, cursor, column)
    draft.hands[seat] = goods


def _stand(draft: Draft, cursor: Cursor) -> None:
    """Legal goods face up; after a bar, what lies face down."""
    column = cursor.column
    holder = draft.names.read(cursor)
    draft.once(("stand", holder), cursor, column)
    cursor.expect(":")
    column = cursor.column
    draft.stands[holder] = goods = _read_stand(draft, cursor)
    if odd := [good for good in goods if good not in draft.ruleset.legal]:
        cursor.wrong("only_legal_face_up", column, word=odd[0])
    if cursor.accept("|"):
        column = cursor.column
        draft.contraband[holder] = goods = _read_stand(draft, cursor)
        if odd := [good for good in goods if good not in draft.ruleset.contraband]:
            cursor.wrong("only_contraband_face_down", column, word=odd[0])


def _read_stand(draft: Draft, cursor: Cursor) -> Goods:
    return Goods.counting(_read_pile(draft, cursor))


def _bag(draft: Draft, cursor: Cursor) -> None:
    seat, column = _seat(draft, cursor, "bag")
    goods = read_goods(cursor)
    draft.take(goods, cursor, column)
    draft.bags[seat] = goods
    draft.bag_parts[seat] = parts = {"words": ()}
    while cursor.accept("/"):
        _read_bag_part(draft, cursor, parts)


def _read_bag_part(draft: Draft, cursor: Cursor, parts: dict[str, Any]) -> None:
    column = cursor.column
    if cursor.is_next("word"):
        parts["words"] += (_read_phrase(draft, cursor, WORD),)
        return
    word = cursor.one_of(("declared", "passed", "opened", "before", "word"))
    if word in {"passed", "opened"} and "fate" not in parts:
        parts["fate"] = word
    elif word == "declared" and "good" not in parts:
        parts["size"] = cursor.number(least=1, most=draft.ruleset.bag_most)
        parts["good"] = cursor.one_of(draft.ruleset.legal)
    elif word == "before" and "deciders" not in parts:
        parts["deciders"] = read_seats(cursor, draft.names)
    else:
        cursor.wrong("said_twice", column, word=word)


def _pile(draft: Draft, cursor: Cursor) -> None:
    column = cursor.column
    name = cursor.one_of(draft.ruleset.piles)
    draft.once(("pile", name), cursor, column)
    cursor.expect(":")
    draft.piles[name] = _read_pile(draft, cursor)


def _read_pile(draft: Draft, cursor: Cursor) -> Cards:
    column = cursor.column
    cards = read_cards(cursor)
    draft.take(Goods.counting(cards), cursor, column)
    return cards


def _read_gone(draft: Draft, cursor: Cursor) -> None:
    draft.once("what is gone", cursor, 1)
    cursor.expect(":")
    draft.gone = Goods.counting(_read_pile(draft, cursor))


def _read_removed(draft: Draft, cursor: Cursor) -> None:
    draft.once("what was removed", cursor, 1)
    cursor.expect(":")
    if cursor.accept(REST):
        draft.rest_goes_to = "removed"
    else:
        draft.removed = _read_pile(draft, cursor)


def _deck(draft: Draft, cursor: Cursor) -> None:
    draft.once("the deck", cursor, 1)
    cursor.expect(":")
    if not cursor.accept(REST):
        draft.deck = _read_pile(draft, cursor)
        draft.rest_goes_to = "removed" if draft.rest_goes_to == "removed" else "nowhere"


def _turns(draft: Draft, cursor: Cursor) -> None:
    draft.once("the turns", cursor, 1)
    column = cursor.column
    draft.turns = read_seats(cursor, draft.names)
    if len(set(draft.turns)) < len(draft.turns):
        cursor.wrong("one_turn_each", column)


def _read_laid(draft: Draft, cursor: Cursor) -> None:
    seat, _ = _seat(draft, cursor, "laid")
    draft.laid.append(LaidOut(seat, _read_pile(draft, cursor)))


def _aside(draft: Draft, cursor: Cursor) -> None:
    draft.once("what is aside", cursor, 1)
    cursor.expect(":")
    column = cursor.column
    draft.aside = Goods.counting(_read_pile(draft, cursor))
    most = draft.ruleset.aside_most
    if len(draft.aside) > most:
        cursor.wrong("too_many_aside", column, most=most, count=len(draft.aside))
    if not draft.ruleset.draws_from_piles:
        cursor.wrong("laid_out_not_aside", 1)


def _read_drawn(draft: Draft, cursor: Cursor) -> None:
    cursor.expect("from")
    cursor.expect("deck")
    draft.has_drawn_from_deck = True


def _offer(draft: Draft, cursor: Cursor) -> None:
    draft.offers.append(_read_deal(draft, cursor, OFFER))


def _deal(draft: Draft, cursor: Cursor) -> None:
    draft.deals.append(_read_deal(draft, cursor, DEAL))


def _read_deal(draft: Draft, cursor: Cursor, phrase: Phrase) -> Any:
    cursor.at = 0
    deal = _read_phrase(draft, cursor, phrase)
    draft.once(("number", deal.number), cursor, 1)
    if deal.number < 1:
        cursor.wrong("numbers_start_at_one", 1)
    _refuse_clauses(draft.ruleset, cursor, deal.clauses)
    return deal


def _refuse_clauses(ruleset: Ruleset, cursor: Cursor, clauses: Clauses) -> None:
    """What no offer ever holds; whether it can still be paid is for the rules to say (B10)."""
    if not named_bags(clauses):
        cursor.wrong("asks_nothing", 1)
    for clause in clauses:
        if isinstance(clause, GiveGold) and clause.amount < 1:
            cursor.wrong("gives_no_gold", 1)
        if isinstance(clause, GiveStand | GiveContraband | GiveBag):
            if not clause.goods:
                cursor.wrong("gives_no_goods", 1)
            if unknown := [good for good in clause.goods if good not in ruleset.goods]:
                cursor.wrong("no_such_good", 1, word=unknown[0])


def _duty(draft: Draft, cursor: Cursor) -> None:
    brought = tuple(duty for option in _options(draft) for duty in option.duties)
    draft.duties.append(_read_member(draft, cursor, DUTIES + brought, "duty"))


def _time(draft: Draft, cursor: Cursor) -> None:
    cursor.expect("up")
    if not minutes_of(draft.ruleset):
        cursor.wrong("no_time_limit", 1)
    draft.is_talk_over = True


def _offers(draft: Draft, cursor: Cursor) -> None:
    draft.once("the number of offers", cursor, 1)
    draft.offers_made = cursor.number(least=0)


def _promise(draft: Draft, cursor: Cursor) -> None:
    cursor.at = 0
    promise = _read_phrase(draft, cursor, PROMISE)
    _refuse_loot(draft, cursor, 1, promise.by, promise.to)
    if promise.number != len(draft.promises) + 1:
        cursor.wrong("promise_number", 1, number=len(draft.promises) + 1)
    draft.promises.append(promise)


def _read_known(draft: Draft, cursor: Cursor) -> None:
    """What a seat is sure of among the face-down cards of another."""
    column = cursor.column
    seat = draft.names.read(cursor)
    _refuse_loot(draft, cursor, column, seat)
    cursor.expect("of")
    holder = draft.names.read(cursor)
    draft.once(("known", seat, holder), cursor, column)
    cursor.expect(":")
    draft.known[seat, holder] = read_goods(cursor)


def _extra(draft: Draft, cursor: Cursor) -> None:
    draft.extras = _read_extras(draft, cursor, draft.extras)


def _secret(draft: Draft, cursor: Cursor) -> None:
    draft.secrets = _read_extras(draft, cursor, draft.secrets)


def _read_extras(draft: Draft, cursor: Cursor, extras: list[Any] | None) -> list[Any]:
    added = [] if extras is None else extras
    if not cursor.accept(NONE):
        kept = tuple(extra for option in _options(draft) for extra in option.extras)
        added.append(_read_member(draft, cursor, kept, "extra"))
    return added


def _options(draft: Draft) -> tuple[Option, ...]:
    return rulebook.options_of(draft.ruleset.options)


def _chance(draft: Draft, cursor: Cursor) -> None:
    draft.once("the chance", cursor, 1)
    start, digits = cursor.at, cursor.word("chance")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 20 and int(digits) <= MASK):
        cursor.at = start
        cursor.expected("chance")
    draft.chance = int(digits)


READERS: dict[str, Callable[[Draft, Cursor], None]] = {
    "round": _round,
    "sheriff": _deciders,
    "deputies": _deciders,
    "phase": _phase,
    "gold": _gold,
    "hand": _hand,
    "stand": _stand,
    "bag": _bag,
    "pile": _pile,
    "gone": _read_gone,
    "removed": _read_removed,
    "deck": _deck,
    "turns": _turns,
    "laid": _read_laid,
    "aside": _aside,
    "drawn": _read_drawn,
    "offer": _offer,
    "deal": _deal,
    "duty": _duty,
    "time": _time,
    "offers": _offers,
    "promise": _promise,
    "known": _read_known,
    "extra": _extra,
    "secret": _secret,
    "chance": _chance,
}


def _seat(draft: Draft, cursor: Cursor, what: str) -> tuple[Seat, int]:
    """A seat and a colon, each seat once."""
    column = cursor.column
    seat = draft.names.read(cursor)
    _refuse_loot(draft, cursor, column, seat)
    draft.once((what, seat), cursor, column)
    cursor.expect(":")
    return seat, column


def _refuse_loot(draft: Draft, cursor: Cursor, column: int, *seats: Seat) -> None:
    if draft.ruleset.players in seats:
        cursor.wrong("loot_is_nobody", column)


def _read_phrase(draft: Draft, cursor: Cursor, phrase: Phrase) -> Any:
    column = cursor.column
    said = phrase.read(cursor, draft.names)
    _refuse_negative(cursor, column, said)
    return build(phrase.kind, said, cursor, column)


def _read_member(draft: Draft, cursor: Cursor, kinds: tuple[type[Any], ...], what: What) -> Any:
    column = cursor.column
    member = read_struct(cursor, (), kinds, draft.names, what)
    _refuse_negative(cursor, column, codec.to_plain(member))
    return member


def _refuse_negative(cursor: Cursor, column: int, plain: object) -> None:
    """No number in a position is below zero."""
    match plain:
        case int() if plain < 0:
            cursor.wrong("below_zero", column, number=plain)
        case dict():
            _refuse_negative(cursor, column, list(plain.values()))
        case list() | tuple():
            for one in plain:
                _refuse_negative(cursor, column, one)
