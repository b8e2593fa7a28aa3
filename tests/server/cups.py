"""People in a cup, as scripts: each with a player's key, who go to their tables and play."""

from __future__ import annotations

from random import Random

import msgspec

from nottingham.server.access.tokens import new_token
from nottingham.server.client import Place, Player, fetch
from nottingham.server.protocol.cups import CupRules, CupStory, FindCup, FoundCup, JoinCup, OwnCup
from nottingham.server.protocol.http_bodies import Seated
from nottingham.server.protocol.players import SitMine
from tests.server.conftest import GENEROUS
from tests.waiting import until

SHORT = CupRules(players=3, rounds=2, is_short=True)
"""A cup that is over soon."""
NO_LIMITS = msgspec.json.encode(GENEROUS).decode()
"""For a process of its own."""


class CupGuest:
    """Somebody who takes part, by a key of their own."""

    def __init__(self, server: str, name: str) -> None:
        self.server = server
        self.name = name
        self.key = new_token()

    def found(self, rules: CupRules = SHORT, title: str = "Harvest cup") -> CupStory:
        wanted = FoundCup(player=self.key, title=title, name=self.name, rules=rules)
        return fetch(self.server, "POST", "/api/cups", CupStory, wanted)

    def join(self, code: str) -> CupStory:
        return fetch(
            self.server, "POST", "/api/cups/join", CupStory, JoinCup(code=code, player=self.key, name=self.name)
        )

    def ask(self, what: str, code: str) -> CupStory:
        return fetch(self.server, "POST", f"/api/cups/{what}", CupStory, OwnCup(code=code, player=self.key))

    def look(self, code: str) -> CupStory:
        return fetch(self.server, "POST", "/api/cups/find", CupStory, FindCup(code=code, player=self.key))

    def sit(self, code: str) -> Place:
        """In one's seat of the round that is played, once its table is set."""
        until(lambda: bool(self.look(code).my_table), "a table in the cup")
        table = self.look(code).my_table
        seated = fetch(self.server, "POST", "/api/mine/sit", Seated, SitMine(player=self.key, table=table))
        return Place(self.server, seated.table, seated.seat, seated.token, seated.code)


def gathered(server: str, people: int, rules: CupRules = SHORT) -> tuple[str, list[CupGuest]]:
    """A cup that can begin: its link, and those who take part, the founder first."""
    guests = [CupGuest(server, f"Guest {number}") for number in range(people)]
    code = guests[0].found(rules).code
    for guest in guests[1:]:
        guest.join(code)
    return code, guests


def begun(server: str, people: int, rules: CupRules = SHORT) -> tuple[str, list[CupGuest]]:
    code, guests = gathered(server, people, rules)
    guests[0].ask("begin", code)
    return code, guests


def play_out(place: Place, seed: int = 0) -> Player:
    """Play one seat at random until the game is over; what others were quicker with is asked again."""
    rng, player = Random(seed), Player(place)
    with player:
        while not player.is_over:
            if player.must_act and any(prompt.must for prompt in player.prompts):
                player.play(player.sample(rng))
            else:
                player.wait()
    return player
