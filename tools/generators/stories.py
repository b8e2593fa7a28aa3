"""One narrated story per language, written out: golden sentences, for a native reader and for a diff.

The events are made up, here and beside the optional rules that bring them, so that no change of a bot or of a rule
touches them: every kind of event, every good in three numbers, told to a spectator and to two of the players. Somebody
who swaps giver and receiver, forgets a plural or calls mead silk sees it in a diff.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from nottingham.locales import languages
from nottingham.locales.narrator import Narrator
from nottingham.locales.saying import Saying
from nottingham.locales.speaker import PRINTED_ORDER
from nottingham.rules.engine import events as e
from nottingham.rules.engine.deals import (
    AskOpen,
    AskPass,
    AskRefuse,
    Deal,
    GiveBag,
    GiveContraband,
    GiveGold,
    GiveStand,
    Offer,
    Promise,
    PromiseNext,
    Word,
    Words,
)
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.scoring import Crown, Score
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.secrets import Sealed
from nottingham.rules.engine.state import Bag
from nottingham.rules.game import new_game
from nottingham.rules.rulebook import OPTIONS, compose

HOME = "tests/golden/stories"
COMPANY = ("prince_john", "tuck", "john", "guy", "much")
"""They sit at the table, and in the last seat a person, with an h that French does not hear."""
PERSON = "Hélène"
VIEWERS: tuple[Seat | None, ...] = (None, 0, 5)
LOOT = 6
RULESET = compose("second", 6, ("deputies", "black_market", "royal_goods"))

SECRET: Sealed[tuple[str, ...]] = Sealed((), None)
HANDS_ON: tuple[tuple[Seat, Seat, Literal["stand", "bag"]], ...] = ((0, 5, "stand"), (5, 0, "bag"), (1, LOOT, "stand"))
CONTRABAND = Goods.of("mead", "mead", "silk")
CLAUSES = (
    GiveGold(5), GiveStand(Goods.of("apple", "apple", "cheese")), GiveContraband(Goods.of("silk")),
    GiveBag(Goods.of("mead", "mead")), AskPass(5), AskOpen(0), AskRefuse(1), PromiseNext(5, 0, "pass"),
    PromiseNext(0, 5, "open"), Words(5, "Amen."),
)  # fmt: skip
SCORE = Score(
    0, 42, 45, 21, 9, (Crown("cheese", "king", 6, 15, 1), Crown("chicken", "queen", 4, 2, 2)),
    {"black_market": 30}, 15, 3, 164, 1,
)  # fmt: skip

STORY: tuple[Event, ...] = (
    e.GameStarted(SECRET, SECRET, Sealed((), None), 204),
    e.PositionSet(new_game(RULESET, 1).state.public, Sealed((), None)),
    e.PilesTurned((("apple", "mead"), ("bread",))),
    *(e.MarkerPassed((seat,)) for seat in range(6)),
    e.RoundStarted(1),
    e.MarketOpened(5),
    e.CardsSetAside(0, 0, Sealed((0,), Goods())),
    *(e.CardsSetAside(0, count, Sealed((0,), Goods.of(*["mead"] * count))) for count in (1, 2, 5)),
    e.CardsLaidOut(5, Goods.of("apple", "silk")),
    e.CardTaken(0, 0, "mead"),
    *(e.CardsDrawn(5, count, Sealed((5,), Goods.of(*["crossbow"] * count))) for count in (1, 3)),
    e.CardsDiscarded(0, 0, ("apple", "pepper", "apple")),
    e.DeckReshuffled(SECRET, Sealed((), None), 22, ((), ())),
    *(e.LoadingBegan(merchants) for merchants in ((0, 1, 2, 5), (0, 1, 4), (1, 2, 3), (0, 1, 2, 4))),
    *(e.BagClosed(seat, Sealed((seat,), Goods.of("apple", "bread"))) for seat in (0, 1, 2, 3, 5)),
    e.DeclaringBegan(()),
    *(e.DeclaringBegan((Bag(0, size, None, (3,)), Bag(5, 2, None, (3,)))) for size in (1, 2, 3, 4)),
    *(e.Declared(seat, "bread", 2) for seat in (0, 1, 2, 5)),
    e.InspectingBegan(),
    *(e.OfferMade(Offer(number, seat, seat, (GiveGold(2), AskPass(seat)))) for number in range(4) for seat in (0, 5)),
    e.OfferMade(Offer(4, 5, 0, (GiveGold(2), AskPass(5)), answers=3)),
    e.OfferMade(Offer(4, 0, 5, (GiveGold(2), AskOpen(1)))),
    e.OfferMade(Offer(4, 5, 5, CLAUSES)),
    e.OfferMade(Offer(5, 0, 0, (AskPass(0),))),
    e.OfferMade(Offer(6, 5, 0, (AskPass(5),))),
    *(
        e.OfferEnded(7, why)
        for why in ("withdrawn", "refused", "replaced", "settled", "unpayable", "forbidden", "time")
    ),
    e.OfferAgreed(7, 0),
    e.DealMade(Deal(7, 5, (0,), CLAUSES)),
    e.DealMade(Deal(8, 1, (0, 5), (AskPass(1),))),
    *(e.WordGiven(5, word) for word in (Word(0, "open"), Word(0, "pass"), Word(0, "pass", 7))),
    *(e.WordGiven(0, word) for word in (Word(5, "open"), Word(5, "pass"), Word(5, "pass", 7))),
    e.BagLeftTo(0, 5),
    e.BagLeftTo(5, 0),
    e.PromiseMade(Promise(1, 5, 0, "pass", "Amen.", 1)),
    e.PromiseMade(Promise(2, 0, 5, "open", "", 1)),
    e.PromiseMade(Promise(3, 5, 0, None, "Amen", 1)),
    *(e.PromiseJudged(1, fate) for fate in ("kept", "broken")),
    *(e.GoldPaid(5, 0, amount, "bribe") for amount in (1, 2, 3, 12)),
    *(e.GoldPaid(0, 5, amount, "bribe") for amount in (4, 5, 22, 23)),
    *(e.GoldPaid(giver, receiver, 1, why) for giver, receiver in ((0, 5), (5, 0)) for why in ("fine", "compensation")),
    *(e.GoldPaid(5, LOOT, 3, why) for why in ("bribe", "fine")),
    *(
        e.GoodsGiven(giver, to, place, Goods.of("apple", "cheese"), 1, Sealed((giver, to), Goods.of("silk")))
        for giver, to, place in HANDS_ON
    ),
    e.PlaceShown(5, "stand", Sealed((0, 5), CONTRABAND)),
    e.PlaceShown(0, "bag", Sealed((0,), Goods.of("mead"))),
    *(e.BagPassed(seat, Goods.of("apple", "cheese"), 3, Sealed((seat,), CONTRABAND)) for seat in (0, 1, 2, 5)),
    *(
        e.BagOpened(seat, Goods.of("apple", "mead", "mead"), is_truthful=is_truthful)
        for seat in (0, 1, 2, 5)
        for is_truthful in (True, False)
    ),
    e.GoodsLetIn(5, Goods.of("apple", "chicken")),
    e.GoodsLetIn(0, Goods.of("apple")),
    *(e.GoodsConfiscated(seat, 0, ("mead", "silk", "mead")) for seat in (0, 5)),
    *(
        e.GoodsPaid(debtor, creditor, Goods.of("apple", "bread"), Goods.of("silk"))
        for debtor, creditor in ((0, 5), (5, 0), (1, LOOT))
    ),
    e.DebtForgiven(0, 2),
    *(event for option in OPTIONS.values() for event in option.examples),
    e.HandsDiscarded(()),
    e.GameEnded((), (SCORE,), (0,)),
    e.GameEnded((), (SCORE,), (0, 5)),
)
SAYINGS = tuple(
    Saying(seat, character, intent, 1, {"to": 5, "about": 0, "good": good, "count": count, "gold": gold, "times": 2})
    for seat, character in enumerate(COMPANY)
    for intent, good, count, gold in (("declare", "bread", 3, 1), ("offer", "mead", 2, 1), ("history", "silk", 1, 5))
)


def stories() -> dict[str, str]:
    """The text of each story by its path."""
    return {f"{HOME}/{language}.txt": "\n".join(story_in(language)) + "\n" for language in languages()}


def narrator_of(language: str) -> Narrator:
    """A narrator of a table of characters and one person."""
    names = Narrator(language, ())
    return Narrator(language, (*map(names.character, COMPANY), PERSON), RULESET)


def story_in(language: str) -> Iterator[str]:
    narrator = narrator_of(language)
    for good in PRINTED_ORDER:
        yield "  ".join(narrator.good(good, count) for count in (1, 2, 5))
    for event in STORY:
        told = [narrator.event(event, viewer) for viewer in VIEWERS]
        yield from ("", *dict.fromkeys(line for line in told if line))
    yield ""
    yield narrator.score(SCORE, 0)
    for saying in SAYINGS:
        yield narrator.text("phrase-says", who=narrator.name(saying.seat), words=narrator.saying(saying))
