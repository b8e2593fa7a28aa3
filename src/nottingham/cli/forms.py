"""Forms at the terminal: for each kind of field a question, and for each prompt what it is called in a list."""

from collections.abc import Mapping
from random import Random
from typing import Any

from nottingham.cli.showing import offer_shown
from nottingham.cli.terminal import Terminal, Whatever
from nottingham.locales.messages import Value
from nottingham.locales.narrator import Narrator
from nottingham.rules.engine import deals as d
from nottingham.rules.engine import fields as f
from nottingham.rules.engine.access import inspecting
from nottingham.rules.engine.families import Action, Prompt, snake_case
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.views import View


class Desk:
    """Where a person fills in forms: what is seen, who speaks of it, and where answers come from."""

    def __init__(self, view: View, narrator: Narrator, terminal: Terminal, rng: Random) -> None:
        self.view = view
        self.narrator = narrator
        self.terminal = terminal
        self.rng = rng
        self.names = {good: _forms_of(good, narrator) for good in view.ruleset.goods}

    def action(self, prompt: Prompt) -> Action:
        """Asks what the prompt needs to know. 'any' leaves it to chance."""
        try:
            form, values = self._form(prompt), dict[str, Any]()
            for field in form.fields:
                values[field.name] = _ask_field(self, form, field, values)
            return form.action(**form.settled, **values)
        except Whatever:
            return prompt.sample(self.view, self.rng)

    def _form(self, prompt: Prompt) -> f.Form:
        """One of the forms, by number; what binds is last, since an empty line is the first."""
        forms = sorted(prompt.forms(self.view), key=lambda form: form.verb.startswith("accept"))
        if len(forms) == 1 and _kind(prompt) not in WAYS:
            return forms[0]
        question = self.say(WAYS.get(_kind(prompt), "terminal-what-now"), _people(forms[0]))
        return self.terminal.choice(question, [(self.way(form), form) for form in forms])

    def label(self, prompt: Prompt) -> str:
        """What a prompt is called in a list."""
        form, id = prompt.forms(self.view)[0], PROMPTS.get(_kind(prompt), "")
        if not id:
            return self.narrator.form(form)
        offer = form.settled.get("offer")
        return self.say(id, _people(form), offer="" if offer is None else self.offer(offer))

    def way(self, form: f.Form) -> str:
        """What a form is called among others of the same prompt."""
        offer = form.settled.get("offer")
        if form.verb == "pass" and offer is not None:
            return self.say("terminal-pass-with", offer=self.offer(offer))
        return self.say(FORMS[form.verb]) if form.verb in FORMS else self.narrator.form(form)

    def question(self, form: f.Form, field: f.Field, **values: Value) -> str:
        id = QUESTIONS.get((form.verb, field.name))
        return self.say(id, None, **values) if id else f"{self.narrator.field(form, field.name)}?"

    def say(self, id: str, people: Mapping[str, Seat] | None = None, **values: Value) -> str:
        return self.narrator.text(id, **self.narrator.people(self.view.seat, **(people or {})), **values)

    def offer(self, number: int) -> str:
        offer = inspecting(self.view.public).offer(number)
        return offer_shown(offer, self.view, self.narrator) if offer else str(number)

    def goods(self, question: str) -> Goods:
        return self.terminal.goods(question, self.names)


def _forms_of(good: str, narrator: Narrator) -> list[str]:
    """A good's name, and its forms with numbers before it, which people type too."""
    counted = (narrator.good(good, count).split() for count in (1, 2, 5))
    return [narrator.good_name(good), *(" ".join(word for word in words if word[0].isalpha()) for words in counted)]


def _kind(prompt: Prompt) -> str:
    return snake_case(type(prompt).__name__).removesuffix("_prompt")


def _people(form: f.Form) -> dict[str, Seat]:
    """Whom a form is about: the owner of a bag, the merchant of an offer."""
    roles = {"bag": "owner", "merchant": "merchant"}
    return {role: form.settled[name] for name, role in roles.items() if name in form.settled}


# --- fields ------------------------------------------------------------------------------------------------------


def _ask_field(desk: Desk, form: f.Form, field: f.Field, values: Mapping[str, Any]) -> Any:
    """The value of a field; what needs no question is as it is by default."""
    match field:
        case f.SeatField():
            seats = [(desk.narrator.name(seat), seat) for seat in field.among]
            return desk.terminal.choice(desk.question(form, field), seats)
        case f.ChoiceField(among=(None,)) | f.OrderField():
            return field.default
        case f.ChoiceField():
            nothing_first = sorted(field.among, key=lambda value: value is not None and field.of != "act")
            choices = [(_choice_name(desk, form, field, value, values), value) for value in nothing_first]
            return desk.terminal.choice(desk.question(form, field), choices)
        case f.NumberField():
            return desk.terminal.number(desk.question(form, field), field.least, field.most)
        case f.GoodsField():
            if field.worth:
                goods, gold = desk.narrator.goods(field.within), desk.narrator.gold(field.worth)
                print(desk.say("terminal-you-owe", goods=goods, gold=gold))
            return desk.goods(desk.question(form, field, most=field.most))
        case f.ClausesField():
            return (*_gifts(desk, field), *_asks(desk, field), *_words(desk))
        case f.TextField():
            return "" if values.get(field.instead_of) else desk.terminal.line(desk.question(form, field))


def _choice_name(desk: Desk, form: f.Form, field: f.ChoiceField, value: Any, values: Mapping[str, Any]) -> str:
    """A choice by its name."""
    match field.of:
        case _ if value is None:
            return desk.say(NOTHING[form.verb]) if form.verb in NOTHING else "-"
        case "good" if "count" in form.settled:
            return desk.narrator.good(value, form.settled["count"])
        case "good":
            return desk.narrator.good_name(value)
        case "pile":
            return desk.narrator.pile_name(value)
        case "offer":
            return desk.offer(value)
        case "act":
            assert desk.view.seat is not None
            (promise,) = desk.narrator.promises((d.PromiseNext(desk.view.seat, values["to"], value),), desk.view.seat)
            return promise
        case "word":
            return desk.narrator.field(form, str(value))


def _gifts(desk: Desk, field: f.ClausesField) -> d.Clauses:
    """Each gift that is possible is asked for; none is 0, or an empty line."""
    gifts: list[d.Clause] = []
    if field.gold and (gold := desk.terminal.number(desk.say("terminal-give-gold"), 0, field.gold)):
        gifts.append(d.GiveGold(gold))
    if field.stand and (goods := desk.goods(desk.say("terminal-give-stand"))):
        gifts.append(d.GiveStand(goods))
    if field.face_down and (goods := desk.goods(desk.say("terminal-give-contraband"))):
        gifts.append(d.GiveContraband(goods))
    if field.bag and (goods := desk.goods(desk.say("terminal-give-bag"))):
        gifts.append(d.GiveBag(goods))
    return tuple(gifts)


def _asks(desk: Desk, field: f.ClausesField) -> d.Clauses:
    """For each bag what is to become of it."""
    asks: list[d.Clause] = []
    for bag in dict.fromkeys((*field.may_pass, *field.may_open, *field.may_refuse)):
        choices: list[tuple[str, d.Clause | None]] = [(desk.say("terminal-ask-nothing"), None)]
        choices += [(desk.say("terminal-ask-pass"), d.AskPass(bag))] if bag in field.may_pass else []
        choices += [(desk.say("terminal-open"), d.AskOpen(bag))] if bag in field.may_open else []
        choices += [(desk.say("terminal-ask-refuse"), d.AskRefuse(bag))] if bag in field.may_refuse else []
        if ask := desk.terminal.choice(desk.say("terminal-what-ask", {"owner": bag}), choices):
            asks.append(ask)
    return tuple(asks)


def _words(desk: Desk) -> d.Clauses:
    words = desk.terminal.line(desk.say("terminal-promise-too"), desk.say("terminal-help-promise"))
    assert desk.view.seat is not None
    return (d.Words(desk.view.seat, words),) if words else ()


# --- words -------------------------------------------------------------------------------------------------------

PROMPTS = {
    "open_market": "terminal-do-open-market",
    "set_aside": "terminal-do-set-aside",
    "draw": "terminal-do-draw",
    "discard": "terminal-do-discard",
    "load_bag": "terminal-do-load",
    "declare": "terminal-do-declare",
    "settle": "terminal-do-settle",
    "place": "terminal-do-place",
    "pay": "terminal-do-pay",
    "bargain": "terminal-do-bargain",
    "answer": "terminal-do-answer",
    "withdraw": "terminal-do-withdraw",
    "pledge": "terminal-do-pledge",
    "claim": "terminal-do-claim",
    "split": "terminal-do-split",
}
"""What a prompt is called in a list; one that is not here is called as its option calls its form."""
WAYS = {"settle": "terminal-what-about", "answer": "terminal-what-answer", "split": "terminal-what-split"}
"""What is asked where a prompt has several forms."""
FORMS = {
    "pass": "terminal-pass-for-nothing",
    "inspect": "terminal-open",
    "accept": "terminal-accept",
    "refuse": "terminal-refuse",
    "call_split": "terminal-split-by-rule",
    "propose_split": "terminal-split-propose",
    "accept_split": "terminal-split-accept",
}
"""What a form is called among those of one prompt."""
QUESTIONS = {
    ("open_market", "first"): "terminal-who-begins",
    ("set_aside", "goods"): "terminal-what-aside",
    ("draw", "source"): "terminal-draw-from",
    ("discard", "pile"): "terminal-which-pile",
    ("place", "pile"): "terminal-which-pile",
    ("load_bag", "goods"): "terminal-what-load",
    ("declare", "good"): "terminal-what-declare",
    ("pay", "goods"): "terminal-what-pay",
    ("propose", "answers"): "terminal-what-answers",
    ("pledge", "to"): "terminal-to-whom",
    ("pledge", "act"): "terminal-what-promise",
    ("pledge", "words"): "terminal-own-words",
    ("claim", "good"): "terminal-what-claim",
    ("propose_split", "gold"): "terminal-split-gold",
    ("propose_split", "goods"): "terminal-split-goods",
}
"""What is asked for each field."""
NOTHING = {"propose": "terminal-answers-none", "pledge": "terminal-promise-else", "claim": "terminal-claim-none"}
"""What it is called to leave a choice."""
