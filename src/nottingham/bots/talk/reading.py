"""What a typed sentence means: an offer in the clauses of the game, or a remark that a set phrase would say as well.

    scene = TalkScene.of(view, names, "es")
    read_offer("te doy dos y un queso", scene)          # (GiveGold(2), GiveStand(cheese), AskPass(0)), from seat 0
    read_remark("¡mentiroso!", names, "es")             # ("liar", None)

An offer is read only where nothing is left over that could mean something else: it is better to understand nothing than
to put words into somebody's mouth. Whatever is read binds nobody; it is shown to its speaker, who may make it an offer.
"""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from nottingham.bots.talk.lexicon import FORBIDDING, LONGEST, Lexicon, Phrases, lexicon_of, words_of
from nottingham.locales import DEFAULT
from nottingham.locales.narrator import Narrator
from nottingham.rules.engine.deals import (
    AskOpen,
    AskPass,
    AskRefuse,
    Clause,
    Clauses,
    GiveBag,
    GiveContraband,
    GiveGold,
    GiveStand,
    PromiseNext,
)
from nottingham.rules.engine.goods import NOTHING, Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Inspecting
from nottingham.rules.engine.views import View

MOST_GOLD = 999
"""No purse holds more; what is written with more figures is no price."""
MOST_READ = 60
"""Words of a text that are read: nobody makes an offer in more, and a flood of them is not worth the time."""
STRANGE_WORDS = 3
"""Words that are not known, next to words that surely make an offer, or after a price with which a sentence begins."""
PLAIN_PRICE = 2
"""More of such words where the price is in so many coins."""
DENIED_REST = 5
"""Words with which a sentence may end after 'and no'."""
INFLECTED = 3
"""Letters that a language may hang on a name."""
STOPS = frozenset(",:")
ENDS = frozenset(".;!?")
UNWELCOME = frozenset({"liar", "i_doubt_it", "thank_you", "well_played", "good_game", "threat"})
"""Remarks that go with no offer, wherever they stand."""
COURTESIES = frozenset({
    "hello", "deal", "let_me_pass", "hurry_up", "good_luck", "look_at_that_one", "ouch"
})  # fmt: skip
"""Remarks that stand beside an offer and change nothing in it."""
PAUSES = frozenset({"stop", "end", "question", "but"})
COUNTERS = frozenset({"too_little", "too_much"})
"""Remarks after which a price may follow: what stood before it is the other side's."""
ACTS = frozenset({"give", "price", "want", "pass_me", "pass_you", "open", "refuse", "vow", "from_bag", "stand"})
"""What makes of a number a price."""
IMPORTANT = (
    "threat", "make_me_an_offer", "too_little", "too_much", "thank_you", "well_played", "good_game", "good_luck",
    "sorry", "one_moment", "liar", "i_doubt_it", "only_apples", "promise", "no_deal", "let_me_pass", "trust_me",
    "hello", "look_at_that_one", "open_it", "hurry_up", "ouch", "deal",
)  # fmt: skip
"""Remarks, by which is answered if a sentence holds several."""


PhraseMeanings = Mapping[tuple[str, ...], str]
"""Phrases that are looked up and not put together."""


class Sign(NamedTuple):
    """A part of a sentence that was understood, or a word that was not."""

    meaning: str
    value: int = 0
    """Of a number, or the seat that is named."""


class TalkScene(NamedTuple):
    """What a speaker and the table know that a reading needs."""

    ruleset: Ruleset
    seat: Seat
    names: tuple[str, ...]
    language: str
    deciders: tuple[Seat, ...]
    owners: tuple[Seat, ...]
    """Whose bags are still to be settled."""
    stand: Goods = NOTHING
    """The speaker's own."""
    face_down: int = 0
    haggler: Seat | None = None
    """The merchant whose price for the own bag was named last: a price without a name is an answer to it."""

    @property
    def is_decider(self) -> bool:
        return self.seat in self.deciders

    @classmethod
    def of(cls, view: View, names: Sequence[str], language: str) -> TalkScene | None:
        """None where there is nothing to bargain about."""
        public, seat = view.public, view.seat
        if seat is None or not isinstance(public.phase, Inspecting):
            return None
        owners = tuple(bag.owner for bag in public.phase.unsettled)
        stand, face_down = public.stands[seat], public.face_down[seat]
        prices = [offer.merchant for offer in public.phase.offers if offer.passes_own_bag]
        haggler = prices[-1] if prices else None
        return cls(view.ruleset, seat, tuple(names), language, public.deciders, owners, stand, face_down, haggler)


class TypedOffer(NamedTuple):
    """An offer that somebody wrote in words."""

    merchant: Seat
    clauses: Clauses


class TypedRemark(NamedTuple):
    """A remark by the code of the set phrase that says the same, and whom it names."""

    code: str
    to: Seat | None = None


# --- signs -------------------------------------------------------------------------------------------------------


def _words_meant(words: list[str], lexicon: Lexicon, others: Phrases) -> list[str]:
    """Words with what was typed wrong put right, but names of seats and goods."""
    known = {word for phrase in others for word in phrase}
    return [word if word in known else lexicon.corrected(word) for word in words]


def _signs(
    words: list[str], phrases: PhraseMeanings, numbers: dict[tuple[str, ...], int], seats: Phrases
) -> list[Sign]:
    """A sentence from left to right, each time by the longest phrase that fits."""
    signs: list[Sign] = []
    while words:
        sign, length = _first(words, phrases, numbers, seats)
        signs.append(sign)
        words = words[length:]
    return signs


def _first(
    words: list[str], phrases: PhraseMeanings, numbers: dict[tuple[str, ...], int], seats: Phrases
) -> tuple[Sign, int]:
    for length in range(min(LONGEST, len(words)), 0, -1):
        part = tuple(words[:length])
        if part in phrases:
            return Sign(phrases[part]), length
        if part in numbers:
            return Sign("number", numbers[part]), length
        if part in seats:
            return Sign("name", int(seats[part])), length
    if words[0].isdecimal():
        return Sign("number", int(words[0][:4])), 1
    if words[0] in STOPS | ENDS:
        return Sign("stop" if words[0] in STOPS else "question" if words[0] == "?" else "end"), 1
    return _inflected_name(words[0], seats) or Sign("strange"), 1


def _inflected_name(word: str, seats: Phrases) -> Sign | None:
    """A name with an ending, as in 'otwórz Guya'."""
    for part, seat in seats.items():
        name = part[0]
        stem = name[:-1] if len(name) > INFLECTED + 1 and name[-1] in "aeiouy" else name
        if len(part) == 1 and word.startswith(stem) and len(word) - len(name) <= INFLECTED:
            return Sign("name", int(seat))
    return None


def _seats_named(names: Sequence[str]) -> Phrases:
    """Each name, and each of its words that is nobody else's and no mere particle."""
    found: dict[tuple[str, ...], str] = {}
    shared: set[tuple[str, ...]] = set()
    for seat, name in enumerate(names):
        words = tuple(word for word in words_of(name) if word.isalnum())
        for part in {words, *((word,) for word in words if len(word) >= INFLECTED)} - {()}:
            shared |= {part} if part in found else set()
            found[part] = str(seat)
    return {part: seat for part, seat in found.items() if part not in shared}


def _goods_named(ruleset: Ruleset, language: str) -> Phrases:
    """Every good of the table as the narrator tells it, one, a few and many."""
    found: dict[tuple[str, ...], str] = {}
    for good in ruleset.catalogue:
        forms = _forms(good.id, Narrator(language, (), ruleset)) if good.names else _printed_forms(good.id, language)
        found |= dict.fromkeys(forms, f"good:{good.id}")
    return found


@cache
def _printed_forms(good: str, language: str) -> tuple[tuple[str, ...], ...]:
    """The forms of a good that is called the same at every table."""
    return _forms(good, Narrator(language, ()))


def _forms(good: str, narrator: Narrator) -> tuple[tuple[str, ...], ...]:
    told = (narrator.good_name(good), *(narrator.good(good, count) for count in (1, 2, 5)))
    return tuple(tuple(word for word in words_of(form) if word.isalpha()) for form in told)


# --- remarks -----------------------------------------------------------------------------------------------------


def read_remark(text: str, names: Sequence[str], language: str) -> TypedRemark | None:
    """The remark in a text, in the speaker's language or in English; None where it says nothing to anybody."""
    words, seats = words_of(text)[:MOST_READ], _seats_named(names)
    own, english = lexicon_of(language), lexicon_of(DEFAULT)
    return _remark_in(_words_meant(words, own, seats), seats, own) or _remark_in(words, seats, english)


def _remark_in(words: list[str], seats: Phrases, lexicon: Lexicon) -> TypedRemark | None:
    said = {sign.meaning for sign in _signs(words, lexicon.remarks, {}, seats)}
    signs = _signs(words, lexicon.terms, lexicon.numbers, seats)
    terms = {sign.meaning for sign in signs}
    to = next((sign.value for sign in signs if sign.meaning == "name"), None)
    code = next((code for code in IMPORTANT if code in said), None)
    if code in (None, "deal", "hurry_up", "ouch", "open_it", "trust_me", "look_at_that_one", "no_deal", "promise"):
        code = _meaning_of_terms(terms, names_somebody=to is not None) or code
    if code == "look_at_that_one" and to is None:
        code = "open_it" if "open" in terms else None
    return TypedRemark(code, to) if code and not (code == "deal" and "veto" in terms) else None


def _meaning_of_terms(terms: set[str], *, names_somebody: bool) -> str | None:
    """What the parts of an offer say where there is no offer."""
    has_goods = any(term.startswith("good:") for term in terms)
    if "next" in terms and terms & {"pass_you", "vow"}:
        return "promise"
    if "pass_me" in terms and "number" not in terms:
        return "let_me_pass"
    if names_somebody and not terms & {"veto", "number"} and ("open" in terms or (has_goods and "have" in terms)):
        return "look_at_that_one"
    if has_goods and "have" in terms and not terms & {"veto", "gold"}:
        return "only_apples"
    return "open_it" if "open" in terms and not terms & {"veto", "number", "no"} else None


# --- offers ------------------------------------------------------------------------------------------------------


def read_offer(text: str, scene: TalkScene) -> TypedOffer | None:
    """The offer in a text, in the speaker's language or in English; None where it is none, or none for certain.

    What is typed wrong is put right in the speaker's language alone: a word of one is often nearly a word of another.
    """
    words, goods = words_of(text), _goods_named(scene.ruleset, scene.language)
    if len(words) > MOST_READ:
        return None
    meant = _words_meant(words, lexicon_of(scene.language), _seats_named(scene.names) | goods)
    return _offer_in(meant, scene) or _offer_in(words, scene._replace(language=DEFAULT), is_plain=True)


def _offer_in(words: list[str], scene: TalkScene, *, is_plain: bool = False) -> TypedOffer | None:
    """The offer in words of one language; plain words are all known."""
    lexicon, seats = lexicon_of(scene.language), _seats_named(scene.names)
    goods = _goods_named(scene.ruleset, scene.language)
    phrases = ChainMap(_offer_phrases(scene.language), goods)  # put together, they would be copied for each sentence
    signs = _not_accusing(_not_opened(_signs(words, phrases, lexicon.numbers, seats)), scene)
    meanings = {sign.meaning for sign in signs}
    if "unwelcome" in meanings or (is_plain and "strange" in meanings):
        return None
    signs = _own_terms(_settle(signs))
    if FORBIDDING.intersection(sign.meaning for sign in signs):
        return None
    gifts = _gifts(signs, scene)
    if gifts is None or not _is_sure(signs, gifts, scene):
        return None
    return _demand(signs, gifts, scene) if scene.is_decider else _bribe(signs, gifts, scene)


@cache
def _offer_phrases(language: str) -> Phrases:
    """All phrases of a language that an offer is read by, but the names of goods and seats."""
    lexicon = lexicon_of(language)
    return _beside_offers(lexicon) | lexicon.terms | _counters(lexicon)


def _beside_offers(lexicon: Lexicon) -> Phrases:
    """What remarks are in a sentence that may be an offer."""
    meanings = {
        **dict.fromkeys(COURTESIES, "fill"),
        **dict.fromkeys(UNWELCOME, "unwelcome"),
        "no_deal": "no",
        "sorry": "sorry",
        "only_apples": "have",
        "trust_me": "oath",
    }
    return {phrase: meanings[code] for phrase, code in lexicon.remarks.items() if code in meanings}


def _counters(lexicon: Lexicon) -> Phrases:
    return {phrase: code for phrase, code in lexicon.remarks.items() if code in COUNTERS}


def _settle(signs: list[Sign]) -> list[Sign]:
    """A sentence in which words that hang on others of their part are settled."""
    parts = [_with_wish(_with_limit(_without_denied_rest(part))) for part in _split_after(signs, PAUSES)]
    last = max((place for place, part in enumerate(parts) if _sums(part)[0] and not _denies(part)), default=0)
    return [sign for place, part in enumerate(parts) for sign in part if place >= last or not _is_taken_back(part)]


def _is_taken_back(part: list[Sign]) -> bool:
    """Whether a later price stands in place of this one: 'No, 8', 'I said 3, now 5'."""
    return _denies(part) or any(sign.meaning == "earlier" for sign in part)


def _denies(part: list[Sign]) -> bool:
    return any(sign.meaning == "no" for sign in part)


def _without_denied_rest(part: list[Sign]) -> list[Sign]:
    """Without 'and no questions' or 'not mine' at the end, which take nothing back."""
    meanings = [sign.meaning for sign in part]
    if "no" not in meanings:
        return part
    place = meanings.index("no")
    rest = set(meanings[place + 1 :]) - PAUSES
    begins_anew = place > 0 and meanings[place - 1] == "and" and len(meanings) - place <= DENIED_REST
    is_aside = rest == {"me"} or (rest and begins_anew and not rest & {"gold", "give", "want"})
    return [*part[:place], *part[len(part) - (meanings[-1] in PAUSES) :]] if is_aside else part


def _with_limit(part: list[Sign]) -> list[Sign]:
    """'Not above ten' is an offer of ten; without the 'not' it is none."""
    if all(sign.meaning != "above" for sign in part):
        return part
    kept = [sign for sign in part if sign.meaning not in ("above", "no")]
    return [Sign("give" if _denies(part) else "veto"), *kept]


def _with_wish(part: list[Sign]) -> list[Sign]:
    """'You want a chicken?' is an offer, 'you want 12 gold?' is the other side's."""
    gold, goods = _sums(part)
    meaning = "veto" if gold else "price" if goods else "fill"
    return [Sign(meaning) if sign.meaning == "wish" else sign for sign in part]


def _own_terms(signs: list[Sign]) -> list[Sign]:
    """The sentences with a price or a wish, without the other side's price: '12 is too much, 8', 'No, 8', '12? 8!'."""
    last = max((place for place, sign in enumerate(signs) if sign.meaning in COUNTERS), default=-1)
    sentences = _split_after(signs[last + 1 :], frozenset({"end", "question", "but"}))
    first = next((place for place, one in enumerate(sentences) if _has_to_do_with_offers(one)), len(sentences))
    priced = [place for place, one in enumerate(sentences) if _sums(one)[0]]
    return [
        sign
        for place, one in enumerate(sentences)
        for sign in one
        if sign.meaning == "name" or (place >= first and place not in priced[:-1])
    ]


def _not_opened(signs: list[Sign]) -> list[Sign]:
    """'Not to open it' is to let pass, unless it is somebody else's bag that should stay closed."""
    found: list[Sign] = []
    for place, sign in enumerate(signs):
        before = next((one for one in reversed(found) if one.meaning not in ("fill", "me", "you")), None)
        after = signs[place + 1].meaning if place + 1 < len(signs) else ""
        if sign.meaning == "open" and before is not None and before.meaning == "no" and after != "name":
            found.remove(before)
            found.append(Sign("pass_me"))
        else:
            found.append(sign)
    return found


def _not_accusing(signs: list[Sign], scene: TalkScene) -> list[Sign]:
    """Without what is said against a merchant whose bag is asked about: 'Guy lies, 5 if you open him'."""
    if scene.is_decider or not {"open", "refuse"}.intersection(sign.meaning for sign in signs):
        return signs
    others = {seat for seat in scene.owners if seat != scene.seat}
    return [
        sign
        for part in _split_after(signs, PAUSES)
        for sign in (_without_charge(part) if _names(part, others) else part)
    ]


def _names(part: list[Sign], seats: set[Seat]) -> bool:
    return any(sign.meaning == "name" and sign.value in seats for sign in part)


def _without_charge(part: list[Sign]) -> list[Sign]:
    """A part without a price is dropped but for the name; in one with a price only the harsh word is."""
    if _sums(part)[0]:
        return [sign for sign in part if sign.meaning != "unwelcome"]
    is_charge = any(sign.meaning == "unwelcome" for sign in part)
    return [sign for sign in part if sign.meaning in ("name", *PAUSES)] if is_charge else part


def _is_sure(signs: list[Sign], gifts: Clauses, scene: TalkScene) -> bool:
    """Whether what was understood makes an offer, and what was not leaves no room for anything else."""
    meanings = [sign.meaning for sign in signs]
    strange = sum(map(_strange_words, _split_after(signs, PAUSES)))
    acts = (ACTS | {"or"} if scene.is_decider else ACTS).intersection(meanings)
    if not gifts:
        return strange <= STRANGE_WORDS and "pass_me" in meanings
    if ("have" in meanings and not acts) or any(
        _speaks_of_another(part, scene) for part in _split_after(signs, PAUSES)
    ):
        return False
    if not acts and (_is_echo(meanings) or not any(isinstance(gift, GiveGold) for gift in gifts)):
        return False  # what is asked back, or goods that might as well be what somebody carries
    if acts:
        return strange <= STRANGE_WORDS + PLAIN_PRICE * (("number", "gold") in pairwise(meanings))
    return strange <= (STRANGE_WORDS if any(map(_begins_with_price, _split_after(signs, PAUSES))) else 0)


def _is_echo(meanings: list[str]) -> bool:
    """Whether a price is only asked back, and something is said about it: '12 gold? Outrageous.', '4? Come on'."""
    if "question" not in meanings:
        return False
    place = meanings.index("question")
    after = set(meanings[place + 1 :]) - PAUSES
    return "strange" in after or (bool(after) and meanings[place - 1 : place] == ["number"])


def _strange_words(part: list[Sign]) -> int:
    return sum(sign.meaning == "strange" for sign in part) if _has_to_do_with_offers(part) else 0


def _has_to_do_with_offers(part: list[Sign]) -> bool:
    return _sums(part) != ([], {}) or bool(ACTS.intersection(sign.meaning for sign in part))


def _speaks_of_another(part: list[Sign], scene: TalkScene) -> bool:
    """Whether it is told what somebody else gives, or what a price is: 'Guy paid 5', '5 gold is a lot'."""
    meanings = [sign.meaning for sign in part]
    if _sums(part) == ([], {}):
        return False
    tells = {("name", "give"), ("name", "price"), ("name", "have"), ("gold", "is"), ("good", "is")}
    addressed = scene.owners if scene.is_decider else scene.deciders
    kinds = [
        "to" if sign.meaning == "name" and sign.value in addressed else sign.meaning.partition(":")[0] for sign in part
    ]
    return (
        any(pair in tells for pair in pairwise(kinds))
        or ("good", "give", "number") in zip(kinds, kinds[1:], kinds[2:], strict=False)
        or "sorry" in meanings
        or _gives_the_wrong_way(set(meanings), scene)
    )


def _gives_the_wrong_way(meanings: set[str], scene: TalkScene) -> bool:
    """Whether the gate would pay, or a merchant be paid: 'I give you 5' from the Sheriff, 'give me 5' to him."""
    if scene.is_decider:
        return "give" in meanings and not meanings & {"want", "pass_you", "price"}
    return "want" in meanings and not meanings & {"give", "pass_me", "price", "open", "refuse"}


def _begins_with_price(part: list[Sign]) -> bool:
    """Whether gold or goods come first, whole, and what follows begins anew: '9 gold and my eternal friendship'."""
    meanings = [sign.meaning for sign in part]
    said = [meaning for meaning in meanings if meaning not in ("fill", "name", *PAUSES)]
    if len(said) < 2 or said[0] not in ("number", "article") or not _is_unit(said[1]):
        return False
    after = meanings[meanings.index(said[1]) + 1 :]
    return not after or after[0] in ("and", "fill", "if", "name", "or", *PAUSES)


def _is_unit(meaning: str) -> bool:
    return meaning == "gold" or meaning.startswith("good:")


def _gifts(signs: list[Sign], scene: TalkScene) -> Clauses | None:
    """Gold and goods in a sentence; None where two prices are named."""
    prices: list[int] = []
    given: dict[str, int] = {}
    for part in _split_after(signs, PAUSES):
        gold, goods = _sums(part)
        prices += gold
        given |= {} if _claims_goods(signs) or _claims_goods(part) else goods
    if len(prices) > 1 or any(not 0 < price <= MOST_GOLD for price in prices):
        return None
    known = {good: count for good, count in given.items() if good in scene.ruleset.goods}
    return (*(GiveGold(price) for price in prices), *_goods_clauses(signs, Goods(known), scene))


def _split_after(signs: list[Sign], marks: frozenset[str]) -> list[list[Sign]]:
    """A sentence, cut after each of these marks."""
    parts: list[list[Sign]] = [[]]
    for sign in signs:
        parts[-1].append(sign)
        if sign.meaning in marks:
            parts.append([])
    return parts


def _sums(signs: list[Sign]) -> tuple[list[int], dict[str, int]]:
    """Every sum of gold, and how many of which goods."""
    prices: list[int] = []
    goods: dict[str, int] = {}
    for place, sign in enumerate(signs):
        if sign.meaning in ("number", "article"):
            count = sign.value if sign.meaning == "number" else 1
            unit = _unit_after(signs, place)
            if unit == "gold" or (unit is None and sign.meaning == "number"):
                prices.append(count)
            elif unit and unit.startswith("good:"):
                goods[unit.removeprefix("good:")] = count
        elif sign.meaning.startswith("good:"):
            goods.setdefault(sign.meaning.removeprefix("good:"), 1)
    return prices, goods


def _unit_after(signs: list[Sign], place: int) -> str | None:
    """What a number counts: gold, a good, something that is not known, or nothing that is said.

    One word that is not known may stand between: 'two miserable coins'.
    """
    after = signs[place + 1 :]
    if len(after) > 1 and after[0].meaning == "strange" and _is_unit(after[1].meaning):
        return after[1].meaning
    for sign in after:
        if _is_unit(sign.meaning):
            return sign.meaning
        if sign.meaning not in ("fill", "oath", "me", "you"):
            return "strange" if sign.meaning in ("strange", "bag") else None
    return None


def _claims_goods(signs: list[Sign]) -> bool:
    """Whether goods are what somebody says to carry, not what is given."""
    meanings = {sign.meaning for sign in signs}
    return bool(meanings & {"have", "oath"}) and not meanings & {"give", "price", "want", "from_bag", "stand"}


def _goods_clauses(signs: list[Sign], goods: Goods, scene: TalkScene) -> Clauses:
    """Goods from where they are said to lie, or where they can lie."""
    if not goods:
        return ()
    contraband = goods.only(scene.ruleset.contraband)
    legal = goods.without(scene.ruleset.contraband)
    is_from_bag = any(sign.meaning == "from_bag" for sign in signs)
    if is_from_bag:
        return (GiveBag(goods),)
    found: list[Clause] = [GiveStand(legal)] if legal else []
    if contraband:
        found.append(GiveContraband(contraband) if scene.face_down else GiveBag(contraband))
    return tuple(found)


def _bribe(signs: list[Sign], gifts: Clauses, scene: TalkScene) -> TypedOffer | None:
    """What a merchant offers to the gate."""
    meanings = [sign.meaning for sign in signs]
    asks = _asks(signs, scene)
    if asks is None:
        return None
    has_vow = "vow" in meanings or ("next" in meanings and "pass_you" in meanings)
    if not gifts and not has_vow:
        return None
    if "pass_me" not in meanings and not asks and _names(signs, set(scene.owners) - {scene.seat}):
        return None  # something is wished of somebody else's bag, in words that are not known
    if scene.seat in scene.owners and ("pass_me" in meanings or not asks):
        asks = (AskPass(scene.seat), *asks)
    if not asks:
        return None
    vow = (PromiseNext(scene.seat, scene.deciders[0], "pass"),) if has_vow else ()
    return TypedOffer(scene.seat, (*gifts, *asks, *vow))


def _asks(signs: list[Sign], scene: TalkScene) -> Clauses | None:
    """What is asked about others' bags; None where it is not said whose."""
    found: list[Clause] = []
    for place, sign in enumerate(signs):
        if sign.meaning in ("open", "refuse"):
            target = _whose(signs, place, scene)
            if target is None:
                return None
            found.append(AskOpen(target) if sign.meaning == "open" else AskRefuse(target))
    return tuple(dict.fromkeys(found))


def _whose(signs: list[Sign], place: int, scene: TalkScene) -> Seat | None:
    """The merchant who is named next, or was named last."""
    named = [*signs[place + 1 :], *reversed(signs[:place])]
    others = [seat for seat in scene.owners if seat != scene.seat]
    return next((sign.value for sign in named if sign.meaning == "name" and sign.value in others), None)


def _demand(signs: list[Sign], gifts: Clauses, scene: TalkScene) -> TypedOffer | None:
    """What the gate asks of a merchant, who is named, or who haggles with it, or is the only one left."""
    named = {sign.value for sign in signs if sign.meaning == "name" and sign.value in scene.owners}
    merchants = named or {seat for seat in scene.owners if seat == scene.haggler} or set(scene.owners)
    if not gifts or len(merchants) != 1:
        return None
    merchant = merchants.pop()
    return TypedOffer(merchant, (*gifts, AskPass(merchant)))
