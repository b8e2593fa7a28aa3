from nottingham import Accept, AskPass, CallSplit, Claim, GiveGold, Inspect, Pass
from nottingham.rules.engine.events import BagPassed
from nottingham.rules.engine.goods import NOTHING
from nottingham.rules.engine.state import Market
from nottingham.rules.options.black_market.rule import BlackMarketClaimed, piles_of
from tests.tables import goods, only, table

MARION, TUCK, GILBERT, ALAN, WILL, DAVID = range(6)
LOOT = 6


def test_w12_two_deputies_settle_four_bags_and_split_the_loot() -> None:
    at = table("second", 6, deputies=(MARION, TUCK)).inspecting(
        {
            GILBERT: ("apple", "apple apple apple"),
            ALAN: ("bread", "bread silk"),
            WILL: ("cheese", "cheese mead mead"),
            DAVID: ("chicken", "chicken chicken chicken chicken"),
        }
    )
    for deputy in (MARION, TUCK):
        at.do(deputy, Pass(GILBERT))
    assert at.public.stands[GILBERT] == goods("apple apple apple")

    bribe = at.offer(ALAN, ALAN, GiveGold(12), AskPass(ALAN))
    for deputy in (MARION, TUCK):
        at.do(deputy, Accept(bribe))
    assert (at.public.gold[ALAN], at.public.gold[LOOT]) == (38, 12)

    at.do(TUCK, Pass(WILL))
    at.do(MARION, Inspect(WILL))
    at.do(MARION, Accept(at.offer(WILL, WILL, GiveGold(8), AskPass(WILL))))
    assert (at.public.gold[WILL], at.public.gold[MARION], at.public.gold[LOOT]) == (42, 58, 12)

    for deputy in (MARION, TUCK):
        at.do(deputy, Inspect(DAVID))
    assert at.public.gold == (54, 46, 50, 38, 42, 58, 12)  # half each, from their own gold

    at.do(TUCK, CallSplit())
    assert at.public.gold == (60, 52, 50, 38, 42, 58, 0)
    assert isinstance(at.phase, Market)


def test_w13_david_trades_three_pepper_for_the_top_pepper_card() -> None:
    sheriff, david = 0, 1
    at = table("second", 4, ("black_market",), contraband={david: "pepper silk"}).inspecting(
        {david: ("apple", "apple pepper pepper"), 2: ("apple", "apple")}
    )
    passed = only(at.do(sheriff, Pass(david)), BagPassed)
    assert (passed.legal, passed.face_down) == (goods("apple"), 2)
    claimed = only(at.do(david, Claim("pepper")), BlackMarketClaimed)
    assert (claimed.good, claimed.value) == ("pepper", 30)
    assert at.state.contraband[david] == goods("silk")
    assert (at.public.gone, at.public.piles[0], at.public.stands[sheriff]) == (
        goods("pepper pepper pepper"),
        (),
        NOTHING,
    )
    assert piles_of(at.public).top("pepper") == 27
