"""One bag and one bargain: a merchant lies, the Sheriff wants more, and they come to terms."""

from nottingham import (
    Accept,
    Action,
    AskPass,
    Declare,
    GiveGold,
    Goods,
    Inspect,
    LoadBag,
    OpenMarket,
    Propose,
    Refusal,
    SetAside,
    act,
    compose,
    new_game,
    view,
)

SHERIFF, LIAR, HONEST = 0, 1, 2
ruleset = compose("second", players=3)

# A deck with the hands we want on top; the rest of the cards below, in any order.
hands = ["apple"] * 6, ["silk", "silk", "mead", "apple", "apple", "cheese"], ["chicken"] * 4 + ["apple"] * 2
top = [card for hand in hands for card in hand]
deck = [*top, *(ruleset.all_cards - Goods.counting(top)).cards()]
state = new_game(ruleset, seed=1, sheriff=SHERIFF, deck=deck).state


def do(seat: int, action: Action) -> None:
    """Let a seat act, and tell what a spectator sees of it."""
    global state
    step = act(state, seat, action)
    if isinstance(step, Refusal):
        print(f"seat {seat} may not: {step.code} (rule {step.rule})")
        return
    state = step.state
    for event in step.events:
        print(f"  {event.as_seen_by(None)}")


do(SHERIFF, OpenMarket(LIAR))
do(LIAR, SetAside(Goods()))
do(HONEST, SetAside(Goods()))
do(LIAR, LoadBag(Goods.of("silk", "silk", "mead")))
do(HONEST, LoadBag(Goods.of("chicken", "chicken", "chicken", "chicken")))
do(LIAR, Declare("mead", 3))  # contraband cannot be declared
do(LIAR, Declare("apple", 3))
do(HONEST, Declare("chicken", 4))

print("The liar offers 5 gold, the Sheriff wants 8, and the liar pays:")
do(LIAR, Propose(LIAR, (GiveGold(5), AskPass(LIAR))))
do(SHERIFF, Propose(LIAR, (GiveGold(8), AskPass(LIAR)), answers=1))
do(LIAR, Accept(2))

print("The Sheriff opens the honest bag, and regrets it:")
do(SHERIFF, Inspect(HONEST))

print("gold:", view(state, None).public.gold)
print("the liar's own face-down cards:", view(state, LIAR).contraband)
