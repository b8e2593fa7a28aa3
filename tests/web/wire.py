"""The middle of a game, played over the wire in the seats of pages that are elsewhere meanwhile.

Whole games in browsers are in `test_games`. Where a test is about what comes before a game and after it, its pages play
the beginning and the end: what lies between would show the same again, at the price of a page drawn anew at every step.
"""

from __future__ import annotations

from contextlib import ExitStack
from random import Random

from nottingham.server.client import Player
from tests.web.test_lobby import place_of
from tests.web.visitor import Visitor


def skip_to_last_round(server: str, *visitors: Visitor) -> None:
    """Everything up to the last round of the table at which they sit; then their pages are at it again."""
    addresses = [visitor.page.url for visitor in visitors]
    with ExitStack() as stack:
        players = [stack.enter_context(Player(place_of(server, visitor.page))) for visitor in visitors]
        for visitor in visitors:
            visitor.page.goto("about:blank")
        rng = Random(1)
        while players[0].view.public.round < players[0].view.ruleset.rounds:
            move_on(players, rng)
        for visitor, address in zip(visitors, addresses, strict=True):
            visitor.page.goto(address)
            visitor.page.locator(".table-page .call").wait_for()


def move_on(players: list[Player], rng: Random) -> None:
    """Whoever must act does; where nobody must, the next thing that a bot does is awaited.

    A bot may be quicker: what is refused is decided again at the next look.
    """
    newest = max(player.update.seq for player in players if player.update)
    for player in players:
        player.wait_for(newest)
    asked = [player for player in players if player.must_act]
    if asked:
        asked[0].play(asked[0].sample(rng))
    else:
        players[0].wait()
