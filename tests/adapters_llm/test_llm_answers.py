"""Answers: read with patience, repaired once, and then somebody else moves."""

from __future__ import annotations

import json
import logging
from random import Random
from typing import Any

import pytest

from nottingham import Accept, Goods, LoadBag, Pass, Pledge, Propose, SetAside, prompts
from nottingham.assistants.llm import LlmBot
from nottingham.assistants.llm.bot import BUSY_MOST, decision, read_answer
from nottingham.assistants.llm.choices import BadAnswer, Question, question
from nottingham.assistants.llm.memory import Testimony
from nottingham.assistants.llm.prompt import SCHEMA_MARK
from nottingham.assistants.llm.wire import Failure, Reply, post, reply_of
from nottingham.rules.engine.deals import AskOpen, AskPass, GiveBag, GiveGold, GiveStand, PromiseNext, Words
from tests.adapters_llm.mock import PRIVATE, Mock, completion
from tests.adapters_llm.seats import KEY, model
from tests.tables import Table, gate, table

Plain = dict[str, Any]


def desk(at: Table, seat: int) -> tuple[LlmBot, Any, Question]:
    player = LlmBot(model("http://127.0.0.1:9/v1"))
    memory = player.begin(at.state.ruleset, seat)
    seen = at.view(seat)
    return player, memory, question(seen, prompts(seen), memory.narrator)


def number_of(asked: Question, words: str) -> int:
    return next(number for number, line in enumerate(asked.lines(), 0 if not asked.must else 1) if words in line)


def answered(at: Table, seat: int, words: str, **fields: Any) -> Any:
    """What becomes of an answer that picks the choice with these words."""
    _, memory, asked = desk(at, seat)
    text = json.dumps({"choice": number_of(asked, words), **fields})
    return decision(at.view(seat), asked, text, memory).action


class TestReading:
    @pytest.mark.parametrize(
        "text",
        [
            '{"choice": 2}',
            'I think {"choice": 1} is bad. ```json\n{"choice": 2, "say": null}\n``` So be it.',
            '<think>{"choice": 9}</think>{"choice": 2, "unknown": [1]}',
            '{broken {"choice": 2}',
            '{"choice": "2"}',
            '{"choice": 2.0, "gold": "7"}',
        ],
        ids=["plain", "fenced", "after thought", "after braces", "as text", "as a fraction"],
    )
    def test_the_last_object_with_a_choice_counts(self, text: str) -> None:
        assert read_answer(text).choice == 2

    @pytest.mark.parametrize(
        ("text", "complaint"),
        [
            ("", "empty"),
            ("   \n", "empty"),
            ("let it pass", "no whole JSON object"),
            ('{"choice": 2', "no whole JSON object"),
            ('{"goods": {}}', "no whole JSON object"),
            ('{"choice": "two"}', "Expected `int`, got `str`"),
            ('{"choice": true}', "Expected `int`"),
            ('{"choice": 1.5}', "Expected `int`"),
            ('{"choice": 1, "goods": {"apple": "many"}}', "goods"),
            ('{"choice": 1, "offer": {"gold": [1]}}', "offer.gold"),
            ('{"choice": 1, "say": 7}', "say"),
            ("{" * 30_000, "more than 20000"),
            ('{"choice": ' + "[" * 15_000, "no whole JSON object"),
        ],
        ids=range(13),
    )
    def test_a_complaint_says_what_is_wrong(self, text: str, complaint: str) -> None:
        with pytest.raises(BadAnswer) as found:
            read_answer(text)
        assert complaint in str(found.value)


class TestActs:
    def test_an_offer_in_all_its_parts(self) -> None:
        terms = {
            "gold": 5,
            "stand": ["apple", "apple"],
            "bag": {"silk": 1},
            "let_pass": ["P2", "P2"],
            "inspect": ["P4"],
            "promises": [{"by": "P2", "to": "P1", "act": "pass"}],
            "words": "You will \u202enot regret it.\n",
            "answers": 0,
        }
        assert answered(gate(), 1, "make an offer", offer=terms) == Propose(
            1,
            (
                GiveGold(5),
                GiveStand(Goods({"apple": 2})),
                GiveBag(Goods({"silk": 1})),
                AskPass(1),
                AskOpen(3),
                PromiseNext(1, 0, "pass"),
                Words(1, "You will not regret it."),
            ),
        )

    def test_promises_and_settlements(self) -> None:
        assert answered(gate(), 0, "let P3's bag pass for nothing") == Pass(2)
        assert answered(gate(), 2, "promise", promise={"to": "P1", "words": "Soon."}) == Pledge(0, None, "Soon.")
        assert answered(gate(), 2, "say nothing") is None

    def test_an_offer_is_taken_by_its_number(self) -> None:
        at = gate()
        at.do(1, Propose(1, (GiveGold(2), AskPass(1))))
        assert answered(at, 0, "accept offer 1") == Accept(1)
        assert answered(at, 0, "let P2's bag pass and take offer 1") == Pass(1, 1)

    def test_cards_by_number_or_by_name(self) -> None:
        at = table("second", 3, hands={1: "apple apple silk", 2: "bread"}).market()
        at.do(0, at.prompts(0)[0].sample(at.view(0), Random(1)))
        seat = at.awaited()[0]
        hand = at.view(seat).hand
        assert answered(at, seat, "set aside", goods=dict(hand.items())) == SetAside(hand)
        assert answered(at, seat, "set aside", goods=list(hand.cards())) == SetAside(hand)

    @pytest.mark.parametrize(
        ("words", "fields", "complaint"),
        [
            ("make an offer", {}, "needs 'offer'"),
            ("make an offer", {"offer": {"gold": 999, "let_pass": ["P2"]}}, "B2"),
            ("make an offer", {"offer": {"gold": -5, "let_pass": ["P2"]}}, "B2"),
            ("make an offer", {"offer": {"gold": 1}}, "B3"),
            ("make an offer", {"offer": {"let_pass": ["P9"]}}, "P1, P2, P3, P4"),
            ("make an offer", {"offer": {"let_pass": ["P2"], "stand": ["unicorn"]}}, "no good 'unicorn'"),
            ("make an offer", {"offer": {"let_pass": ["P2"], "bag": {"apple": -1}}}, "offer.bag"),
            ("make an offer", {"offer": {"let_pass": ["P2"], "answers": 7}}, "B14"),
            ("promise", {"promise": {"to": "P1"}}, "B9"),
            ("promise", {}, "needs 'promise'"),
        ],
    )
    def test_what_cannot_be_done_is_told_with_its_rule(self, words: str, fields: Plain, complaint: str) -> None:
        with pytest.raises(BadAnswer) as found:
            answered(gate(), 1, words, **fields)
        assert complaint in str(found.value)

    @pytest.mark.parametrize("choice", [-1, 0, 99, 10**30])
    def test_a_choice_that_is_none(self, choice: int) -> None:
        at = gate()
        _, memory, asked = desk(at, 0)
        with pytest.raises(BadAnswer, match="choice must be from 1 to"):
            decision(at.view(0), asked, json.dumps({"choice": choice}), memory)


def loading() -> Table:
    return table("second", 3, hands={1: "apple apple silk", 2: "bread"}).loading()


def choose(mock: Mock, at: Table, seat: int = 1, **entry: Any) -> tuple[Any, Any, LlmBot]:
    player = LlmBot(model(mock.address, **entry))
    memory = player.begin(at.state.ruleset, seat)
    action = player.choose(at.view(seat), at.prompts(seat), memory, Random(1))
    return action, memory, player


class TestRepair:
    def test_a_bad_answer_gets_one_more_chance_and_is_told_why(self) -> None:
        with Mock({"illegal": 1}) as mock:
            action, memory, player = choose(mock, loading())
        assert isinstance(action, LoadBag)  # the stand-in's
        assert len(mock.requests) == 2
        bad, complaint, schema = mock.requests[1]["messages"][2:]
        assert bad["role"] == "assistant"
        assert "unicorn" in bad["content"]
        assert complaint["content"].startswith("That cannot be done: ")
        assert schema["content"].startswith(SCHEMA_MARK)
        note = player.note(memory)
        assert note is not None
        assert (note.stand_in, note.why) == ("honest", "illegal")

    def test_a_good_answer_needs_none(self) -> None:
        with Mock() as mock:
            action, memory, player = choose(mock, loading())
        assert isinstance(action, LoadBag)
        assert len(mock.requests) == 1
        assert memory.stood_in is None
        assert player.account(memory)["tokens"] == 1200


class TestPrivateFields:
    def test_notes_come_back_to_the_model_alone_and_thoughts_do_not(self) -> None:
        at = loading()
        with Mock(seed=4) as mock:
            player = LlmBot(model(mock.address), keeps_transcripts=True)
            memory = player.begin(at.state.ruleset, 1)
            while not memory.notes:
                player.choose(at.view(1), at.prompts(1), memory, Random(1))
            asked_before = len(mock.requests)
            player.choose(at.view(1), at.prompts(1), memory, Random(1))
        assert f"<notes>\n{PRIVATE}\n</notes>" in mock.requests[asked_before]["messages"][1]["content"]
        assert "thought" in mock.requests[0]["response_format"]["json_schema"]["schema"]["properties"]
        note = player.note(memory)
        assert note is None or PRIVATE not in note.said
        assert PRIVATE not in repr(player.account(memory))
        assert any(PRIVATE in line.answer for line in player.transcript(memory))

    def test_who_wants_none_has_none(self) -> None:
        with Mock() as mock:
            choose(mock, loading(), thoughts=False)
        asked = mock.requests[0]
        assert not {"thought", "notes"} & set(asked["response_format"]["json_schema"]["schema"]["properties"])
        assert "'thought'" not in asked["messages"][0]["content"]


class TestTranscripts:
    def test_every_question_and_answer_is_kept_with_what_became_of_it(self) -> None:
        at = loading()
        with Mock({"illegal": 1}) as mock:
            player = LlmBot(model(mock.address), keeps_transcripts=True)
            memory = player.begin(at.state.ruleset, 1)
            player.choose(at.view(1), at.prompts(1), memory, Random(1))
            mock.moods = {"http_401": 1}
            player.choose(at.view(1), at.prompts(1), memory, Random(1))
        first, second, third = player.transcript(memory)
        assert "You play one seat" in first.system
        assert not second.system  # said once
        assert "load your bag" in first.asked
        assert "unicorn" in first.answer
        assert "unicorn" in first.outcome or "choice must be" in first.outcome
        assert (first.decision, second.decision, third.decision) == (0, 0, 1)
        assert (third.answer, third.outcome) == ("", "refused")
        assert KEY not in repr(player.transcript(memory))
        assert mock.address not in repr(player.transcript(memory))

    def test_nobody_asked_for_one(self) -> None:
        with Mock() as mock:
            _, memory, player = choose(mock, loading())
        assert player.transcript(memory) == ()


class TestBudgets:
    @pytest.mark.parametrize(
        ("entry", "why"),
        [
            ({"move_tokens": 10}, "move_tokens"),
            ({"game_tokens": 10}, "game_tokens"),
            ({"day_tokens": 10}, "day_tokens"),
        ],
    )
    def test_what_cannot_be_paid_is_not_asked(self, entry: Plain, why: str) -> None:
        with Mock() as mock:
            action, memory, _ = choose(mock, loading(), **entry)
        assert isinstance(action, LoadBag)
        assert mock.requests == []
        assert memory.stood_in == why

    def test_a_day_is_paid_from_one_purse_at_all_tables(self) -> None:
        at = loading()
        with Mock() as mock:
            player = LlmBot(model(mock.address, day_tokens=5000, answer_tokens=1000))
            memories = [player.begin(at.state.ruleset, 1) for _ in range(4)]
            for memory in memories:
                player.choose(at.view(1), at.prompts(1), memory, Random(1))
        assert [memory.stood_in for memory in memories] == [None, None, None, "day_tokens"]

    def test_a_late_answer_is_not_waited_for(self) -> None:
        with Mock({"late": 1}) as mock:
            action, memory, player = choose(mock, loading(), move_seconds=0.05, game_seconds=0.06)
            assert isinstance(action, LoadBag)
            assert memory.stood_in == "late"
            at = loading()
            player.choose(at.view(1), at.prompts(1), memory, Random(1))
            player.choose(at.view(1), at.prompts(1), memory, Random(1))
        assert memory.stood_in == "game_seconds"
        assert memory.ledger.seconds < 2.0

    @pytest.mark.parametrize(("mood", "why", "calls"), [("http_401", "refused", 2), ("garbage", "garbage", 4)])
    def test_an_address_that_never_answers_is_given_up(self, mood: str, why: str, calls: int) -> None:
        memory, mock = self.asked_often({mood: 1}, 4, patience=2)
        assert len(mock.requests) == calls
        assert memory.ledger.stand_ins == {why: 2, "gave_up": 2}

    def test_after_garbage_a_bad_answer_is_not_sent_back_again_and_again(self) -> None:
        memory, mock = self.asked_often({"illegal": 1}, 6)
        assert len(mock.requests) == 2 + 2 + 4
        assert memory.ledger.left == 6

    def test_after_a_good_answer_a_bad_one_is_sent_back_as_before(self) -> None:
        at = loading()
        with Mock({"illegal": 1}) as mock:
            player = LlmBot(model(mock.address))
            memory = player.begin(at.state.ruleset, 1)
            for mood, calls in (("illegal", 2), ("illegal", 2), ("illegal", 1), ("well", 1), ("illegal", 2)):
                mock.moods = {mood: 1}
                mock.requests.clear()
                player.choose(at.view(1), at.prompts(1), memory, Random(1))
                assert len(mock.requests) == calls

    @staticmethod
    def asked_often(moods: Plain, times: int, **entry: Any) -> tuple[Any, Mock]:
        at = loading()
        with Mock(moods) as mock:
            player = LlmBot(model(mock.address, **entry))
            memory = player.begin(at.state.ruleset, 1)
            for _ in range(times):
                player.choose(at.view(1), at.prompts(1), memory, Random(1))
        return memory, mock

    def test_an_address_that_is_busy_is_asked_again_while_time_allows(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("nottingham.assistants.llm.bot.PAUSE", 0.001)
        with Mock({"http_429": 1}) as mock:
            _, memory, _ = choose(mock, loading(), move_seconds=60)
        assert memory.stood_in == "refused"
        assert len(mock.requests) == 1 + BUSY_MOST
        assert memory.ledger.calls == 1

    def test_who_had_nothing_to_say_is_asked_again_only_after_news(self) -> None:
        at = gate()
        with Mock() as mock:
            player = LlmBot(model(mock.address))
            memory = player.begin(at.state.ruleset, 2)
            memory.quiet_since = memory.heard
            assert player.choose(at.view(2), at.prompts(2), memory, Random(1)) is None
            assert mock.requests == []
            player.overhear(memory, 0, "Well?")
            player.choose(at.view(2), at.prompts(2), memory, Random(1))
            assert mock.requests


class TestWire:
    @pytest.mark.parametrize(
        ("mood", "reason"),
        [
            ("late", "late"),
            ("slow_headers", "late"),
            ("slow_body", "late"),
            ("nothing", "unreachable"),
            ("huge", "garbage"),
            ("no_json", "garbage"),
            ("odd_json", "garbage"),
            ("http_429", "refused"),
            ("redirect", "refused"),
        ],
    )
    def test_every_failure_has_a_name(self, mood: str, reason: str) -> None:
        seconds = 0.1 if reason == "late" else 5.0
        with Mock({mood: 1}) as mock:
            failure = post(model(mock.address), {"messages": []}, seconds)
        assert isinstance(failure, Failure)
        assert failure.reason == reason

    def test_nobody_there(self) -> None:
        with Mock() as mock:
            gone = model(mock.address)
        assert post(gone, {}, 5.0) == Failure("unreachable")
        assert post(gone, {}, 0.0) == Failure("late")

    @pytest.mark.parametrize(
        ("content", "text"),
        [("x", "x"), (None, ""), ([{"type": "text", "text": "a"}, "b", {"type": "image_url"}], "ab"), ([], "")],
    )
    def test_content_is_a_text_or_parts(self, content: object, text: str) -> None:
        assert reply_of(completion(content)) == Reply(text, 1200)

    def test_usage_is_believed_only_if_it_is_a_number(self) -> None:
        raw = b'{"choices": [{"message": {"content": "x"}}], "usage": {"total_tokens": "many"}}'
        assert reply_of(raw) == Reply("x", None)

    def test_no_log_shows_a_key(self, caplog: pytest.LogCaptureFixture) -> None:
        caplog.set_level(logging.DEBUG)
        with Mock({"http_500": 1}) as mock:
            choose(mock, loading(), move_seconds=0.2)
        assert mock.keys == {f"Bearer {KEY}"}
        assert KEY not in caplog.text


class TestExamined:
    """One who is examined also says what it claims of its bag and believes of others'; neither ever spoils a move."""

    def asked(self, at: Table, seat: int) -> tuple[Any, Question]:
        player = LlmBot(model("http://127.0.0.1:9/v1"), is_examined=True)
        memory = player.begin(at.state.ruleset, seat)
        seen = at.view(seat)
        found = player.question(seen, prompts(seen), memory)
        assert found is not None
        return memory, found

    def test_a_merchant_is_asked_for_claims_and_the_gate_for_beliefs(self) -> None:
        _, merchant = self.asked(gate(), 1)
        _, sheriff = self.asked(gate(), 0)
        assert set(merchant.schema()["properties"]) >= {"claims", "say"}
        assert "belief" not in merchant.schema()["properties"]
        fields = sheriff.schema()["properties"]
        assert "claims" not in fields
        assert set(fields["belief"]["anyOf"][0]["properties"]) == {"P2", "P3", "P4"}
        _, _, plain = desk(gate(), 0)
        assert "belief" not in plain.schema()["properties"]

    def test_what_is_claimed_is_heard_behind_the_words_and_nothing_else_can_stand_there(self) -> None:
        memory, asked = self.asked(gate(), 1)
        text = json.dumps(
            {"choice": 0, "say": "Trust me [bag: silk*1]", "claims": {"apple": 3, "silk": 0, "bread": None}}
        )
        decided = decision(gate().view(1), asked, text, memory)
        note = Testimony(decided.said, claims=dict(decided.claims))
        assert note.heard == "Trust me (bag: silk*1) [bag: apple*3, silk*0]"

    @pytest.mark.parametrize(
        ("belief", "read"),
        [
            ({"P2": 30, "P3": 0, "P4": 100}, {1: 0.3, 2: 0.0, 3: 1.0}),
            ({"P2": 0.25}, {1: 0.25}),
            ({"P2": 130, "P1": 5, "P9": 5, "P3": "likely", "P4": True}, {}),
            ("high", {}),
            (None, {}),
        ],
    )
    def test_what_is_believed_is_a_chance_or_nothing(self, belief: object, read: dict[int, float]) -> None:
        at = gate()
        memory, asked = self.asked(at, 0)
        text = json.dumps({"choice": 1, "belief": belief, "claims": [3]})
        decided = decision(at.view(0), asked, text, memory)
        assert decided.action is not None
        assert decided.beliefs == read
        assert decided.claims == {}
