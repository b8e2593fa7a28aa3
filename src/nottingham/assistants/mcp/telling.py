"""What an assistant reads: the table, the choices, what is new. Words of strangers only between marks, in quotes."""

from __future__ import annotations

import re
from typing import Any, Final, TypedDict

from nottingham.assistants.llm.choices import Question
from nottingham.assistants.llm.prompt import block, situation
from nottingham.assistants.llm.words import NAME_MOST, data_line, quoted
from nottingham.assistants.mcp.chair import AssistantChair, ChairError, token_of
from nottingham.bots.guest import PREFIX
from nottingham.rules import law
from nottingham.rules.engine.state import Finished

SHAPE = (
    "Answer with the tool `act`: `at` as given here, `choice` as a number, and those other fields that your choice "
    "asks for, as the schema has them."
)
_RULE_NUMBER: Final = re.compile(r"[A-Za-z]\d*")


class Choices(TypedDict):
    """What may be done now."""

    at: str
    must: bool
    choices: list[str]
    answer_schema: dict[str, Any]
    how: str


def told_table(chair: AssistantChair) -> str:
    """All that the seat may know now."""
    if not chair.is_playing or chair.memory is None:
        return "\n".join(_waiting_lines(chair))
    return "\n".join([*situation(chair.view, chair.memory), *_result(chair), status(chair)])


def told_choices(asked: Question) -> Choices:
    return Choices(at=token_of(asked), must=asked.must, choices=asked.lines(), answer_schema=asked.schema(), how=SHAPE)


def news_since(chair: AssistantChair, told: int) -> str:
    """The chronicle from a line on, and how things stand."""
    new = chair.lines()[told:]
    return "\n".join([block("chronicle", new) if new else "Nothing new.", *_result(chair), status(chair)])


def status(chair: AssistantChair) -> str:
    match chair.info.stage:
        case "waiting":
            return "The game has not begun."
        case "playing" if chair.must_act:
            return "You must act: read `choices`."
        case "playing" if chair.question().choices:
            return "Nobody waits for you, but you may act: read `choices`, or `wait`."
        case "playing":
            return "The others are thinking: `wait`."
        case "finished":
            return "The game is over. The resource nottingham://table/record is the whole game."
        case "closed":
            return "The table is closed."


def _waiting_lines(chair: AssistantChair) -> list[str]:
    info = chair.info
    seats = [
        f"seat {number}: {_sitter(seat.name, seat.bot)}{' (you)' if number - 1 == chair.seat else ''}"
        for number, seat in enumerate(info.seats, 1)
    ]
    rules = f"{info.settings.edition} edition, {info.settings.players} players, {', '.join(info.settings.options)}"
    invitation = f"Others join with {chair.place.server}/#/join/{chair.place.code}" if chair.place.code else ""
    return [rules.rstrip(", "), block("players", seats), *filter(None, [invitation]), status(chair)]


def _sitter(name: str, bot: str) -> str:
    if bot:
        return f"a bot, {data_line(bot.removeprefix(PREFIX))}"
    return f"called {data_line(quoted(name, NAME_MOST))}" if name else "empty or without a name"


def _result(chair: AssistantChair) -> list[str]:
    """The final score, once there is one."""
    if not chair.is_playing or not isinstance(phase := chair.view.public.phase, Finished):
        return []
    return [chair.narrator.score(score, chair.seat) for score in phase.scores]


def told_rules(number: str, topic: str, language: str) -> str:
    """Rules by number, section or topic; without any, the table of contents."""
    if number or _RULE_NUMBER.fullmatch(topic.strip()):
        return _by_number((number or topic).strip().upper(), language)
    if topic:
        found = law.about(topic, language=language)
        if not found:
            raise ChairError("No rule is about that. Without number and topic, the table of contents is told.")
        return "\n".join(f"{rule.number}. {rule.text}" for rule in found)
    return "\n".join(
        f"{section.letter}. {section.title}: {', '.join(rule.number for rule in section.rules)}"
        for section in law.sections(language).values()
    )


def _by_number(number: str, language: str) -> str:
    if rule := law.rules(language).get(number):
        return f"{rule.number}. {rule.text}"
    if section := law.sections(language).get(number):
        rules = [f"{rule.number}. {rule.text}" for rule in section.rules]
        return "\n".join([f"{section.letter}. {section.title}", *filter(None, [section.preface]), *rules])
    likely = ", ".join(law.nearest(number))
    raise ChairError(f"There is no rule {data_line(repr(number[:20]))}.{f' Perhaps {likely}?' if likely else ''}")
