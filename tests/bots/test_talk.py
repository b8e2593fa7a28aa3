"""Typed words: what people write is read as what they mean, in every language, and nothing else becomes an offer."""

import pytest

from nottingham import Propose, compose
from nottingham.bots.bot import SetPhrase
from nottingham.bots.talk.lexicon import lexicon_of
from nottingham.bots.talk.reading import IMPORTANT, TalkScene, TypedOffer, read_offer, read_remark
from nottingham.bots.voice.company import Company
from nottingham.locales import LANGUAGES
from nottingham.record.house import read_house_goods
from nottingham.rules.engine.deals import AskOpen, AskPass, GiveBag, GiveContraband, GiveGold
from nottingham.rules.engine.events import MarkerPassed, RoundStarted
from nottingham.rules.engine.goods import Goods
from tests.bots.talk.corpus import is_right, sentences, understood
from tests.tables import gate

NAMES = ("Robin", "Friar Tuck", "Prince John", "Little John")
SCENE = TalkScene(compose("first", 4), 0, NAMES, "en", (1,), (0, 2, 3))


@pytest.mark.parametrize("language", LANGUAGES)
def test_offers_are_read_and_nothing_else_becomes_one(language: str) -> None:
    read = [(one, understood(one, language)) for one in sentences(language)]
    assert len(read) >= 680
    assert [one.words for one, meaning in read if not one.is_offer and not meaning.startswith(".")] == []
    offers = [is_right(one, meaning) for one, meaning in read if one.is_offer]
    remarks = [is_right(one, meaning) for one, meaning in read if not one.is_offer]
    assert sum(offers) >= 0.9 * len(offers)
    assert sum(remarks) >= 0.9 * len(remarks)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_words_for_the_same_meanings(language: str) -> None:
    """But articles, which only English counts with: elsewhere they are the number one."""
    own, english = lexicon_of(language), lexicon_of("en")
    assert set(own.terms.values()) | {"article"} == set(english.terms.values())
    assert set(own.remarks.values()) == set(english.remarks.values()) == set(IMPORTANT)
    assert set(own.numbers.values()) == set(range(1, 31))


def test_a_name_that_two_share_must_be_said_whole() -> None:
    assert read_offer("5 gold and you open John", SCENE) is None
    offer = read_offer("5 gold and you open Prince John", SCENE)
    assert offer is not None
    assert [clause for clause in offer.clauses if not isinstance(clause, GiveGold)] == [
        *(clause for clause in offer.clauses if getattr(clause, "bag", None) == 2)
    ]


def test_contraband_comes_from_the_stand_where_some_lies_there() -> None:
    gifts = {GiveBag: SCENE, GiveContraband: SCENE._replace(face_down=2)}
    for gift, scene in gifts.items():
        offer = read_offer("I give you a silk, let me pass", scene)
        assert offer is not None
        assert offer.clauses == (gift(Goods.of("silk")), AskPass(0))


@pytest.mark.parametrize(
    "words",
    [
        "",
        "???",
        "5" * 200,
        "0 gold",
        "gold " * 400,
        "5 gold 6 gold",
        "{ $gold }",
        "<b>5</b> gold\u202e",
        "９９９９９ gold",
    ],
)
def test_nothing_odd_is_read_as_an_offer_or_fails(words: str) -> None:
    read_remark(words, NAMES, "en")
    offer = read_offer(words, SCENE)
    assert offer is None or offer.clauses == (GiveGold(5), AskPass(0))


@pytest.mark.parametrize(
    ("words", "gold"),
    [("I said 3, now I give 5", 5), ("I said 5", None), ("pleeease let me pass for 4 gold", 4)],
)
def test_an_earlier_price_is_taken_back_by_a_later_one(words: str, gold: int | None) -> None:
    offer = read_offer(words, SCENE)
    assert (offer and offer.clauses) == (None if gold is None else (GiveGold(gold), AskPass(0)))


def test_a_harsh_word_about_a_rival_spoils_no_offer_to_open_him_and_one_about_the_sheriff_does() -> None:
    offer = read_offer("Prince John is a liar, 5 gold if you open Prince John", SCENE)
    assert offer is not None
    assert offer.clauses == (GiveGold(5), AskOpen(2))
    assert read_offer("you are a liar, 5 gold", SCENE) is None


def test_a_settled_bag_is_not_bought() -> None:
    assert read_offer("5 gold", SCENE._replace(owners=(2, 3))) is None


def test_a_price_without_a_name_answers_the_merchant_who_haggles() -> None:
    sheriff = TalkScene(compose("first", 4), 0, NAMES, "en", (0,), (1, 2, 3))
    assert read_offer("ten", sheriff) is None
    assert read_offer("ten", sheriff._replace(haggler=2)) == TypedOffer(2, (GiveGold(10), AskPass(2)))
    assert read_offer("ten, Tuck", sheriff._replace(haggler=2)) == TypedOffer(1, (GiveGold(10), AskPass(1)))
    assert read_offer("ten", sheriff._replace(haggler=2, owners=(1, 3))) is None


def test_who_haggles_is_whose_price_was_named_last() -> None:
    at = gate()

    def haggler() -> int | None:
        scene = TalkScene.of(at.view(0), NAMES, "en")
        assert scene is not None
        return scene.haggler

    assert haggler() is None
    at.do(1, Propose(1, (GiveGold(3), AskPass(1))))
    at.do(2, Propose(2, (GiveGold(3), AskPass(2))))
    assert haggler() == 2
    at.do(3, Propose(3, (GiveGold(3), AskOpen(1))))
    assert haggler() == 2


def test_characters_greet_back_and_puzzle_over_what_they_do_not_understand() -> None:
    company = Company(compose("second", 4), (None, "tuck", "guy", "much"), 3)
    for event in (RoundStarted(1), MarkerPassed((1,))):
        company.hear(event)
    greeted = [saying.intent for _ in range(8) for saying in company.answer(SetPhrase(0, "hello"))]
    puzzled = [saying.intent for _ in range(40) for saying in company.answer(SetPhrase(0, "puzzling"))]
    assert set(greeted) == {"greet"}
    assert 0 < len(puzzled) < 40
    assert set(puzzled) == {"puzzled"}
    assert company.answer(SetPhrase(0, "offer_in_words")) == ()


def test_a_good_of_the_house_has_the_name_that_this_table_gave_it() -> None:
    for name in ("quince", "medlar"):
        house = read_house_goods(
            f'[good.fig]\nkind = "legal"\nvalue = 3\npenalty = 2\ncards = 4\nnames = {{ en = "{name}" }}\n'
        )
        offer = read_offer(f"a {name} if you let me pass", SCENE._replace(ruleset=compose("first", 4, house=house)))
        assert offer is not None
        assert offer.clauses[-1] == AskPass(0)
        assert "fig" in str(offer.clauses)
    assert read_offer("a quince if you let me pass", SCENE) is None
