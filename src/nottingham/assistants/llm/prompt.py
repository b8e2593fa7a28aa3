"""One prompt for one decision. Nothing is kept between two of them but what the seat itself remembers.

A prompt is built from the seat's view, its prompts and its own redacted events, and from nothing else. What others said
and did stands between marks that no text of theirs can write.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from nottingham.assistants.llm.choices import Question, Schema
from nottingham.assistants.llm.digest import digest
from nottingham.assistants.llm.memory import ModelMemory, retold
from nottingham.assistants.llm.words import NAME_MOST, NOTES_MOST, SAY_MOST, data_line, escaped, quoted
from nottingham.bots.guest import seat_codes
from nottingham.record.sight import write_view
from nottingham.rules.engine.goods import NOTHING
from nottingham.rules.engine.state import Inspecting
from nottingham.rules.engine.views import View

PROMPT_VERSION = 3
"""Changes with every change of the words below, so that results say which words they came from."""

Message = dict[str, str]

SCHEMA_MARK = "The JSON schema of your answer: "
ENDLESS = 1 << 32
"""More talk than that is no limit."""


def messages(view: View, question: Question, memory: ModelMemory) -> list[Message]:
    """What the model is asked; the schema of the answer goes apart, where the address takes it so."""
    return [
        {"role": "system", "content": instructions(view, question, memory)},
        {"role": "user", "content": "\n".join([*situation(view, memory), *choices(question, memory)])},
    ]


def in_words(schema: Schema) -> Message:
    """The schema of an answer, for an address that does not take it apart."""
    return {"role": "user", "content": SCHEMA_MARK + json.dumps(schema, separators=(",", ":"))}


def is_in_words(talk: list[Message]) -> bool:
    """Whether a talk ends with the schema."""
    return talk[-1]["content"].startswith(SCHEMA_MARK)


def instructions(view: View, question: Question, memory: ModelMemory) -> str:
    """What is the same in every question of a game, so that an address can keep it."""
    say = memory.narrator.text
    talk = say("prompt-say", most=SAY_MOST) if memory.room.has_free_words else say("prompt-no-talk")
    private = [say("prompt-private", most=NOTES_MOST)] if question.has_thoughts else []
    lines = [
        say("prompt-role"),
        "",
        say("prompt-answer"),
        say("prompt-forms"),
        talk,
        *private,
        *_examination_notes(question, memory),
        "",
        say("prompt-bluff"),
        "",
        say("prompt-data"),
    ]
    rules = escaped(digest(view.ruleset, memory.narrator))
    return "\n".join([*lines, say("prompt-notation"), "", say("prompt-rules"), rules])


def _examination_notes(question: Question, memory: ModelMemory) -> list[str]:
    """What one who is examined is told of the fields that are measured."""
    if not question.is_examined:
        return []
    claims = [memory.narrator.text("prompt-claims")] if memory.room.has_free_words else []
    return [*claims, memory.narrator.text("prompt-belief")]


def situation(view: View, memory: ModelMemory) -> list[str]:
    """All that the seat may know, line by line; strangers' words are marked as such."""
    assert view.seat is not None
    own = seat_codes(view.ruleset)
    return [
        block("players", _legend(own, memory.room.names)),
        block("chronicle", retold(memory)),
        block("table", [escaped(line) for line in _table(view, memory, own)]),
        _place(view, memory, own),
        memory.narrator.text("prompt-points", list=", ".join(_points(view, own))),
        *_clock(view, memory),
        *([block("notes", [data_line(memory.notes, NOTES_MOST)])] if memory.notes else ()),
    ]


def _table(view: View, memory: ModelMemory, own: tuple[str, ...]) -> list[str]:
    """The table as it stands. In short, promises that were judged are told as each seat's record of them."""
    has_order = view.ruleset.draws_from_piles
    if not memory.is_compact:
        return write_view(view, own, has_order=has_order)
    promises = view.public.promises
    due = tuple(promise for promise in promises if promise.fate == "open")
    open_view = msgspec.structs.replace(view, public=msgspec.structs.replace(view.public, promises=due))
    judged = Counter((promise.by, promise.fate) for promise in promises if promise.fate != "open")
    records = [
        f"promises of {own[seat]}: kept {judged[seat, 'kept']}, broken {judged[seat, 'broken']}"
        for seat in sorted({by for by, _ in judged})
    ]
    return [*write_view(open_view, own, has_order=has_order), *records]


def _place(view: View, memory: ModelMemory, own: Sequence[str]) -> str:
    assert view.seat is not None
    public, ruleset = view.public, view.ruleset
    role = ("deputy" if ruleset.has_loot else "sheriff") if view.seat in public.deciders else "merchant"
    return memory.narrator.text(
        "prompt-you-are", name=own[view.seat], role=role, round=public.round, rounds=ruleset.rounds
    )


def _points(view: View, own: Sequence[str]) -> Iterator[str]:
    """What each would score now, of what the seat can see."""
    public, values = view.public, view.ruleset.values
    for seat, name in enumerate(own):
        hidden = view.contraband if seat == view.seat else view.known[seat] if view.known else NOTHING
        yield f"{name} {public.gold[seat] + (public.stands[seat] + hidden).worth(values)}"


def _clock(view: View, memory: ModelMemory) -> list[str]:
    """How much may still be said, where somebody counts it."""
    left = memory.left
    if left is None or not isinstance(view.public.phase, Inspecting) or left.offers > ENDLESS:
        return []
    told = {"offers": left.offers, "rounds": left.rounds, "promises": left.promises}
    return [memory.narrator.text("prompt-clock", **told)]


def choices(question: Question, memory: ModelMemory) -> list[str]:
    """All that the seat may do, numbered."""
    head = "prompt-choices-must" if question.must else "prompt-choices"
    return [memory.narrator.text(head), *question.lines()]


def repair(memory: ModelMemory, bad: str, complaint: str) -> list[Message]:
    """What is added after a bad answer: the answer, and precisely what is wrong with it."""
    told = memory.narrator.text("prompt-repair", complaint=complaint)
    return [{"role": "assistant", "content": bad or "(nothing)"}, {"role": "user", "content": told}]


def block(mark: str, lines: Sequence[str]) -> str:
    return "\n".join([f"<{mark}>", *lines, f"</{mark}>"])


def _legend(own: Sequence[str], names: Sequence[str]) -> list[str]:
    """The one place where people's own names stand."""
    called = [f"{seat} is called {quoted(name, NAME_MOST)}" for seat, name in zip(own, names, strict=False)]
    return [data_line(line) for line in called] or [", ".join(own)]
