"""What a seat may do now, as numbered choices, and the answer of a model as an act.

Prompts are read by their forms. Where there are few possibilities each is a choice of its own; bags, payments and
offers are choices with fields, and so is what an option asks that is not known here. One JSON schema describes every
answer to one question; it keeps to what all addresses understand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, Literal, NamedTuple

import msgspec

from nottingham.assistants.llm.words import cleaned, data_line
from nottingham.bots.guest import seat_codes
from nottingham.locales.narrator import Narrator
from nottingham.rules.engine import actions as a
from nottingham.rules.engine import deals as d
from nottingham.rules.engine.access import inspecting
from nottingham.rules.engine.families import Action, Prompt
from nottingham.rules.engine.fields import (
    ChoiceField,
    Field,
    Form,
    GoodsField,
    NumberField,
    OrderField,
    SeatField,
    WrongField,
)
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.views import View
from nottingham.rules.phases.bargaining import MOST_WORDS, BargainPrompt, PledgePrompt
from nottingham.rules.phases.market import need

Schema = dict[str, Any]


class BadAnswer(ValueError):
    """An answer that is no act; says what is wrong with it."""


Count = dict[str, int] | list[str]
"""Goods as a model writes them: a number for each kind, or every card by name."""


class PromiseTerms(msgspec.Struct, frozen=True):
    """A typed promise within an offer."""

    by: str
    to: str
    act: d.Act


class OfferTerms(msgspec.Struct, frozen=True):
    """An offer as a model writes it."""

    gold: int | None = None
    stand: Count | None = None
    contraband: Count | None = None
    bag: Count | None = None
    let_pass: list[str] | None = None
    inspect: list[str] | None = None
    refuse: list[str] | None = None
    promises: list[PromiseTerms] | None = None
    words: str | None = None
    answers: int | None = None


class PledgeTerms(msgspec.Struct, frozen=True):
    """A promise outside any offer, as a model writes it."""

    to: str
    act: Literal["pass", "open"] | None = None
    words: str | None = None


class Answer(msgspec.Struct, frozen=True):
    """What a model answers. Each choice reads its own fields; the others do not matter."""

    choice: int
    goods: Count | None = None
    gold: int | None = None
    order: list[str] | None = None
    offer: OfferTerms | None = None
    promise: PledgeTerms | None = None
    values: dict[str, Any] | None = None
    """The fields of what an option asks, by their names."""
    say: str | None = None
    notes: str | None = None
    claims: Any = None
    """Read with more good will than the rest, like `belief`: what is only measured never spoils a move."""
    belief: Any = None


class Choice(NamedTuple):
    """One thing a seat may do: what it says in the prompt, the fields it reads, and the act it becomes."""

    label: str
    act: Callable[[Answer], Action]
    fields: Mapping[str, Schema] = {}


class Question(NamedTuple):
    """All that may be answered now. Choice 0 is silence, where nothing must be done."""

    choices: tuple[Choice, ...]
    must: bool
    has_free_words: bool = True
    has_thoughts: bool = False
    """Whether the answer has private fields, one to think in and one for notes."""
    silence: str = ""
    """What choice 0 says."""
    is_examined: bool = False
    """Whether it is also asked what is claimed and believed; the next three say what of."""
    claims: tuple[str, ...] = ()
    """Goods of which one who is examined may say how many are in the own bag, while that is closed."""
    most_claimed: int = 0
    suspects: tuple[str, ...] = ()
    """Bags of which one who is examined is asked how likely they lie."""

    @property
    def only(self) -> Choice | None:
        """The one choice there is, if there is nothing to choose or to fill in."""
        return self.choices[0] if self.must and len(self.choices) == 1 and not self.choices[0].fields else None

    def lines(self) -> list[str]:
        silence = [] if self.must else [f"0: {self.silence}"]
        return silence + [f"{number}: {choice.label}" for number, choice in enumerate(self.choices, 1)]

    def schema(self) -> Schema:
        """The shape of every answer. All fields are required, and null where they do not apply."""
        first = 1 if self.must else 0
        words = _or_null({"type": "string"})
        fields: dict[str, Schema] = {
            **({"thought": words} if self.has_thoughts else {}),
            "choice": {"type": "integer", "enum": list(range(first, len(self.choices) + 1))},
        }
        for choice in self.choices:
            for name, field in choice.fields.items():
                fields[name] = _merge_schemas(fields[name], field) if name in fields else field
        if self.has_free_words:
            fields["say"] = words
        if self.claims:
            fields["claims"] = _or_null(_object({good: _or_null(_number(self.most_claimed)) for good in self.claims}))
        if self.suspects:
            fields["belief"] = _or_null(_object({name: _or_null(_number(100)) for name in self.suspects}))
        return _object(fields | ({"notes": words} if self.has_thoughts else {}))

    def claimed(self, answer: Answer) -> dict[str, int]:
        """What is said of the own bag, good by good."""
        counts = _numbers(answer.claims, self.claims)
        return {good: int(count) for good, count in counts.items() if 0 <= count <= self.most_claimed}

    def believed(self, answer: Answer) -> dict[str, float]:
        """How likely each bag is thought to lie, from 0 to 1; asked for in per cent, but a fraction is meant as one."""
        percent = {
            name: part if 0 < part < 1 else part / 100 for name, part in _numbers(answer.belief, self.suspects).items()
        }
        return {name: part for name, part in percent.items() if 0 <= part <= 1}

    def action(self, answer: Answer) -> Action | None:
        """The act that an answer is; None for silence."""
        if answer.choice == 0 and not self.must:
            return None
        if not 1 <= answer.choice <= len(self.choices):
            least = 1 if self.must else 0
            raise BadAnswer(f"choice must be from {least} to {len(self.choices)}, not {answer.choice}")
        return self.choices[answer.choice - 1].act(answer)


def _numbers(written: object, known: tuple[str, ...]) -> dict[str, float]:
    """Of what was written, the numbers under names that are known."""
    found = written.items() if isinstance(written, dict) else ()
    return {
        name: value
        for name, value in found
        if name in known and isinstance(value, int | float) and not isinstance(value, bool)
    }


def question(
    view: View,
    prompts: tuple[Prompt, ...],
    narrator: Narrator,
    *,
    has_free_words: bool = True,
    is_compact: bool = False,
) -> Question:
    desk = ChoiceDesk(view, narrator, has_free_words=has_free_words, is_compact=is_compact)
    found = [choice for prompt in prompts for choice in desk.choices(prompt)]
    must = any(prompt.must for prompt in prompts)
    return Question(tuple(found), must, has_free_words, silence=narrator.text("prompt-silence"))


class ChoiceDesk:
    """Where forms are drawn up: what is seen, and who speaks of it."""

    def __init__(
        self, view: View, narrator: Narrator, *, has_free_words: bool = True, is_compact: bool = False
    ) -> None:
        self.view = view
        self.narrator = narrator
        self.has_free_words = has_free_words
        self.is_compact = is_compact
        self.say = narrator.text
        self.names = seat_codes(view.ruleset)

    def choices(self, prompt: Prompt) -> list[Choice]:
        """What answers a prompt: offers and promises have terms of their own, all else its forms."""
        if isinstance(prompt, BargainPrompt):
            return [_bargain(self, prompt)]
        if isinstance(prompt, PledgePrompt):
            return [_pledge(self, prompt)]
        return [_choice(self, form) for whole in prompt.forms(self.view) for form in _spelled_out(whole)]

    def offer(self, number: int) -> str:
        """An offer in short. What was promised with it in free words stands only where strangers' words stand."""
        offer = inspecting(self.view.public).offer(number)
        called = self.say("prompt-offer-number", number=number)
        if offer is None or self.is_compact:
            return called
        clauses = tuple(clause for clause in offer.clauses if not isinstance(clause, d.Words))
        told = self.narrator.offer(msgspec.structs.replace(offer, clauses=clauses), self.view.seat)
        return f"{called} ({data_line(told)})"

    def seat(self, name: str) -> Seat:
        if name not in self.names:
            raise BadAnswer(f"a player is one of {', '.join(self.names)}, not {_quote_answer(name)}")
        return self.names.index(name)

    def words(self, written: str | None) -> str:
        """Free words, where they are heard."""
        return cleaned(written or "", MOST_WORDS) if self.has_free_words else ""

    @property
    def words_field(self) -> Schema:
        return _or_null({"type": "string"}) if self.has_free_words else {"type": "null"}

    def named(self, seats: Iterable[Seat]) -> list[str]:
        return [self.names[seat] for seat in seats]

    def goods(self, written: Count | None, field: str) -> Goods:
        """Goods as they were meant; what the game does not know is refused here, so that the complaint is precise."""
        counts = dict(Counter(written)) if isinstance(written, list) else written or {}
        for good, count in counts.items():
            if good not in self.view.ruleset.goods:
                raise BadAnswer(f"{field}: there is no good {_quote_answer(good)}")
            if not 0 <= count <= 1000:
                raise BadAnswer(f"{field}: {count} {good} is no number of cards")
        return Goods(counts)


def _quote_answer(text: str) -> str:
    """A stranger's word in a complaint."""
    return data_line(repr(text[:40]))


# --- forms -------------------------------------------------------------------------------------------------------


def _spelled_out(form: Form) -> list[Form]:
    """A form for each value of its first field, where that is one of a few."""
    field = form.fields[0] if form.fields and form.verb in LABELS else None
    if not isinstance(field, SeatField | ChoiceField):
        return [form]
    return [form.settle(field.name, value) for value in field.among]


def _choice(desk: ChoiceDesk, form: Form) -> Choice:
    fields = [field for field in form.fields if not (isinstance(field, OrderField) and len(list(field.goods)) <= 1)]
    if label := LABELS.get(form.verb):
        schemas = {SAID_AS.get(field.name, field.name): _schema(desk, field) for field in fields}
        return Choice(label(desk, form), partial(_build_action, desk, form), schemas)
    name = desk.narrator.form(form)
    if not fields:
        return Choice(name, partial(_build_action, desk, form))
    told = ", ".join(f"{field.name} ({desk.narrator.field(form, field.name)})" for field in fields)
    terms = _object({field.name: _nullable(_schema(desk, field)) for field in fields})
    label_of_form = desk.say("prompt-form", name=name, fields=told)
    return Choice(label_of_form, partial(_build_from_values, desk, form), {"values": _or_null(terms)})


def _build_action(desk: ChoiceDesk, form: Form, answer: Answer) -> Action:
    """An answer to a form whose fields have their place in every answer."""
    values: dict[str, Any] = {}
    for field in form.fields:
        match field:
            case GoodsField():
                values[field.name] = desk.goods(answer.goods, "goods")
            case NumberField():
                values[field.name] = answer.gold or 0
            case OrderField(goods=goods) if answer.order and Goods.counting(answer.order) != goods:
                raise BadAnswer(f"order must list exactly these cards: {desk.narrator.goods(goods)}")
            case OrderField(goods=goods):
                values[field.name] = tuple(answer.order or goods.cards())
    return form.action(**form.settled, **values)


def _build_from_values(desk: ChoiceDesk, form: Form, answer: Answer) -> Action:
    """An answer to a form of an option that is not known here."""
    values = dict(answer.values or {})
    for field in form.fields:
        if field.name in values and isinstance(field, SeatField):
            values[field.name] = desk.seat(str(values[field.name]))
        elif field.name in values and isinstance(field, GoodsField):
            values[field.name] = desk.goods(values[field.name], field.name)
    try:
        return form.build(values)
    except WrongField as error:
        raise BadAnswer(cleaned(str(error), 300)) from None


def _schema(desk: ChoiceDesk, field: Field) -> Schema:
    match field:
        case SeatField():
            return _one_of(desk.named(field.among))
        case ChoiceField():
            known = [value for value in field.among if value is not None]
            kind = "integer" if all(isinstance(value, int) for value in known) else "string"
            return {"type": kind, "enum": known}
        case NumberField():
            return _or_null({**_number(field.most), "minimum": field.least})
        case GoodsField():
            return _counts(field.within)
        case OrderField():
            return _or_null(_list_of(field.goods))
    return {"type": "string"}


def _label_draw(desk: ChoiceDesk, form: Form) -> str:
    source = form.settled["source"]
    tops = dict(zip(desk.view.ruleset.piles, desk.view.public.piles, strict=True))
    if tops.get(source):
        return desk.say("prompt-draw-pile", pile=desk.narrator.pile_name(source), good=tops[source][-1])
    assert desk.view.seat is not None
    return desk.say("prompt-draw-deck", count=need(desk.view.ruleset, desk.view.public, desk.view.seat))


def _label_laid(desk: ChoiceDesk, form: Form, id: str) -> str:
    """The order of the cards matters only where they are different."""
    (order,) = form.fields
    assert isinstance(order, OrderField)
    tail = "; " + desk.say("prompt-order") if len(list(order.goods)) > 1 else ""
    return desk.say(id, pile=desk.narrator.pile_name(form.settled["pile"])) + tail


def _label_pass(desk: ChoiceDesk, form: Form) -> str:
    name, offer = desk.names[form.settled["bag"]], form.settled["offer"]
    if offer is None:
        return desk.say("prompt-pass", name=name)
    return desk.say("prompt-pass-offer", name=name, offer=desk.offer(offer))


def _label_split(desk: ChoiceDesk, form: Form) -> str:
    gold, goods = form.fields
    assert isinstance(gold, NumberField)
    assert isinstance(goods, GoodsField)
    loot = desk.say("prompt-loot", gold=gold.most, goods=desk.narrator.goods(goods.within))
    return desk.say("prompt-split", loot=loot)


def _label_claim(desk: ChoiceDesk, form: Form) -> str:
    good = form.settled["good"]
    return desk.say("prompt-claim-nothing") if good is None else desk.say("prompt-claim", good=good)


def _label_offer(id: str) -> Label:
    return lambda desk, form: desk.say(id, offer=desk.offer(form.settled["offer"]))


def _label_most(id: str) -> Label:
    return lambda desk, form: desk.say(id, most=form.fields[0].most)  # type: ignore[union-attr]


Label = Callable[[ChoiceDesk, Form], str]
LABELS: dict[str, Label] = {
    "open_market": lambda desk, form: desk.say("prompt-begins", name=desk.names[form.settled["first"]]),
    "set_aside": _label_most("prompt-set-aside"),
    "draw": _label_draw,
    "discard": lambda desk, form: _label_laid(desk, form, "prompt-discard"),
    "place": lambda desk, form: _label_laid(desk, form, "prompt-place"),
    "load_bag": _label_most("prompt-load"),
    "declare": lambda desk, form: desk.say("prompt-declare", goods=f"{form.settled['count']} {form.settled['good']}"),
    "pass": _label_pass,
    "inspect": lambda desk, form: desk.say("prompt-open", name=desk.names[form.settled["bag"]]),
    "pay": lambda desk, form: desk.say("prompt-pay", amount=form.fields[0].worth),  # type: ignore[union-attr]
    "accept": _label_offer("prompt-accept"),
    "refuse": _label_offer("prompt-refuse"),
    "withdraw": _label_offer("prompt-withdraw"),
    "claim": _label_claim,
    "propose_split": _label_split,
    "accept_split": lambda desk, form: desk.say("prompt-accept-split", number=form.settled["split"]),
    "call_split": lambda desk, _: desk.say("prompt-call-split"),
}
"""What each action is called in a prompt, by its verb; another is called as its option calls it."""
SAID_AS = {"cards": "order"}
"""Fields that have another name in an answer."""


# --- offers and promises -----------------------------------------------------------------------------------------


def _pledge(desk: ChoiceDesk, prompt: PledgePrompt) -> Choice:
    label = desk.say("prompt-pledge-words") if desk.has_free_words else desk.say("prompt-pledge")
    terms = _object(
        {
            "to": _one_of(desk.named(prompt.to)),
            "act": _or_null(_one_of(["pass", "open"])),
            "words": desk.words_field,
        }
    )
    return Choice(label, partial(_build_pledge, desk), {"promise": _or_null(terms)})


def _build_pledge(desk: ChoiceDesk, answer: Answer) -> Action:
    terms = answer.promise
    if terms is None:
        raise BadAnswer("this choice needs 'promise'")
    return a.Pledge(desk.seat(terms.to), terms.act, "" if terms.act else desk.words(terms.words))


def _bargain(desk: ChoiceDesk, prompt: BargainPrompt) -> Choice:
    gifts = [desk.say("prompt-gift-gold", most=prompt.gold)] if prompt.gold else []
    gifts += [desk.say("prompt-gift-stand")] if prompt.stand else []
    gifts += [desk.say("prompt-gift-contraband", most=prompt.face_down)] if prompt.face_down else []
    gifts += [desk.say("prompt-gift-bag", most=prompt.bag)] if prompt.bag else []
    given = ", ".join(gifts) or desk.say("prompt-gift-none")
    asks = (("let_pass", prompt.may_pass), ("inspect", prompt.may_open), ("refuse", prompt.may_refuse))
    asked = ", ".join(f"{name} {' '.join(desk.named(seats))}" for name, seats in asks if seats)
    if desk.view.seat == prompt.merchant:
        label = desk.say("prompt-offer-own", gifts=given, asks=asked)
    else:
        label = desk.say("prompt-offer-demand", name=desk.names[prompt.merchant], gifts=given, asks=asked)
    if prompt.answers:
        label += "; " + desk.say("prompt-offer-answers", list=", ".join(map(str, prompt.answers)))
    return Choice(
        label, partial(_build_proposal, desk, prompt.merchant), {"offer": _or_null(_offer_schema(desk, prompt))}
    )


def _offer_schema(desk: ChoiceDesk, prompt: BargainPrompt) -> Schema:
    ruleset, names = desk.view.ruleset, list(desk.names)
    promise = _object({"by": _one_of(names), "to": _one_of(names), "act": _one_of(["pass", "open"])})
    return _object(
        {
            "gold": _or_null(_number(prompt.gold)),
            "stand": _list_of(prompt.stand),
            "contraband": _list_of(ruleset.contraband if prompt.face_down else ()),
            "bag": _list_of(ruleset.legal + ruleset.contraband if prompt.bag else ()),
            "let_pass": _list_of(desk.named(prompt.may_pass)),
            "inspect": _list_of(desk.named(prompt.may_open)),
            "refuse": _list_of(desk.named(prompt.may_refuse)),
            "promises": _or_null({"type": "array", "items": promise}),
            "words": desk.words_field,
            "answers": _or_null({"type": "integer", "enum": list(prompt.answers)})
            if prompt.answers
            else {"type": "null"},
        }
    )


def _build_proposal(desk: ChoiceDesk, merchant: Seat, answer: Answer) -> Action:
    terms = answer.offer
    if terms is None:
        raise BadAnswer("this choice needs 'offer'")
    clauses = (*_gifts(desk, terms), *_asks(desk, terms), *_promises(desk, terms))
    return a.Propose(merchant, clauses, terms.answers or None)


def _gifts(desk: ChoiceDesk, terms: OfferTerms) -> list[d.Clause]:
    """Nothing of a kind is no clause."""
    gifts: list[d.Clause] = [d.GiveGold(terms.gold)] if terms.gold else []
    if stand := desk.goods(terms.stand, "offer.stand"):
        gifts.append(d.GiveStand(stand))
    if contraband := desk.goods(terms.contraband, "offer.contraband"):
        gifts.append(d.GiveContraband(contraband))
    if bag := desk.goods(terms.bag, "offer.bag"):
        gifts.append(d.GiveBag(bag))
    return gifts


def _asks(desk: ChoiceDesk, terms: OfferTerms) -> list[d.Clause]:
    """To ask twice is to ask once."""
    asks: list[d.Clause] = [d.AskPass(desk.seat(name)) for name in terms.let_pass or ()]
    asks += [d.AskOpen(desk.seat(name)) for name in terms.inspect or ()]
    asks += [d.AskRefuse(desk.seat(name)) for name in terms.refuse or ()]
    return list(dict.fromkeys(asks))


def _promises(desk: ChoiceDesk, terms: OfferTerms) -> list[d.Clause]:
    """A model may put typed promises into the other's mouth, as anybody may; free words are its own."""
    found: list[d.Clause] = [
        d.PromiseNext(desk.seat(one.by), desk.seat(one.to), one.act) for one in terms.promises or ()
    ]
    assert desk.view.seat is not None
    words = desk.words(terms.words)
    return [*dict.fromkeys(found), *([d.Words(desk.view.seat, words)] if words else [])]


# --- schemas -----------------------------------------------------------------------------------------------------


def _object(properties: dict[str, Schema]) -> Schema:
    """Closed and with every field required: the form that strict addresses insist on."""
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _or_null(schema: Schema) -> Schema:
    return {"anyOf": [schema, {"type": "null"}]}


def _nullable(schema: Schema) -> Schema:
    return schema if "anyOf" in schema else _or_null(schema)


def _number(most: int) -> Schema:
    return {"type": "integer", "minimum": 0, "maximum": most}


def _counts(goods: Goods) -> Schema:
    return _object({good: _number(count) for good, count in goods.items()})


def _one_of(words: list[str]) -> Schema:
    return {"type": "string", "enum": words}


def _list_of(words: Iterable[str]) -> Schema:
    """A list of some of these; where there are none, a list of anything, which then has to be empty."""
    known = list(words)
    return {"type": "array", "items": _one_of(known) if known else {"type": "string"}}


def _merge_schemas(one: Schema, other: Schema) -> Schema:
    """A schema that both fit: offers to several merchants differ in their limits."""
    if other in (one, {"type": "null"}):
        return one
    if one == {"type": "null"}:
        return other
    if "anyOf" in one:
        return _or_null(_merge_schemas(one["anyOf"][0], other["anyOf"][0]))
    if "enum" in one:
        return {**one, "enum": list(dict.fromkeys([*one["enum"], *other["enum"]]))}
    if one["type"] == "object":
        mine, theirs = one["properties"], other["properties"]
        return _object(
            {
                name: _merge_schemas(mine[name], theirs[name])
                if name in mine and name in theirs
                else (mine | theirs)[name]
                for name in {**mine, **theirs}
            }
        )
    if one["type"] == "array":
        return _list_of(dict.fromkeys([*one["items"].get("enum", ()), *other["items"].get("enum", ())]))
    return _number(max(one["maximum"], other["maximum"]))
