"""Typed words at a table online: read for their writer alone, and heard by characters as phrases are."""

from contextlib import ExitStack

import pytest

from nottingham.bots.bot import SetPhrase
from nottingham.bots.talk.reading import TalkScene
from nottingham.rules.engine.actions import Propose
from nottingham.rules.engine.deals import AskPass, GiveGold
from nottingham.server.bots.typed_words import AMONG_PEOPLE, OFFER_IN_WORDS, phrase_in
from nottingham.server.client import Place, ServerSaysNo, read_words
from nottingham.server.protocol.http_bodies import WordsRead
from nottingham.server.protocol.news import Said
from nottingham.server.protocol.settings import Settings
from nottingham.server.table.log import SERVER, Sit
from tests.server.envelopes import PaperTable, secret
from tools.screens import can_offer, played


def test_words_are_read_for_their_writer_and_change_nothing(shared: str) -> None:
    with ExitStack() as stack:
        place = played(shared, Settings(edition="second", players=3), can_offer, stack)
        offer = Propose(place.seat or 0, (GiveGold(2), AskPass(place.seat or 0)))
        assert read_words(place, "déjame pasar por 2", "es") == WordsRead(offer=offer)
        assert (
            read_words(place, "two thousand and 5 gold", "en") == WordsRead()
        )  # more than there is, or nothing at all
        assert read_words(place, "9999 gold", "en") == WordsRead()
        assert read_words(place, "hello", "en") == WordsRead()
        too_much = read_words(place, "900 gold and you let me pass", "en")
        assert too_much.offer is not None
        assert too_much.refusal is not None
        assert too_much.refusal.code == "gives_more_gold_than_there_is"
        with pytest.raises(ServerSaysNo) as refusal:
            read_words(Place(place.server, place.table, 0, "x" * len(place.token or "")), "5 gold")
        assert refusal.value.problem.code == "seat_lost"


def test_what_is_understood_is_a_phrase_and_the_rest_puzzles_only_who_sits_with_one_person() -> None:
    alone, among_people = PaperTable(bots=("tuck", "guy", "much")).started(), PaperTable()
    assert phrase_in(Said(seat=0, text="¡mentiroso! liar, Guy!"), alone.table) == SetPhrase(0, "liar", 2)
    assert phrase_in(Said(seat=0, text="qwertz"), alone.table) == SetPhrase(0, "puzzling")
    assert phrase_in(Said(seat=0, phrase="deal", to=1), alone.table) == SetPhrase(0, "deal", 1)
    for seat in (1, 2):
        among_people.do(SERVER, Sit(name="", language="en", token=secret(seat), seat=seat, address=f"home {seat}"))
    assert phrase_in(Said(seat=0, text="qwertz"), among_people.table) == SetPhrase(0, AMONG_PEOPLE)


def test_an_offer_that_is_merely_said_puzzles_nobody() -> None:
    paper = PaperTable(Settings(edition="second"), bots=("honest",) * 3).started()
    while (
        not (game := paper.table.game)
        or TalkScene.of(game.view(0), ("",) * 4, "en") is None
        or 0 in game.state.public.deciders
    ):
        paper.move()
    assert phrase_in(Said(seat=0, text="1 gold and you let me pass"), paper.table) == SetPhrase(0, OFFER_IN_WORDS)
