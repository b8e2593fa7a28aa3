"""The protocol in TypeScript: every type that travels between the server and the web client.

Made from the Python types themselves, so that the page cannot speak of a field the server does not have. Types that
the server sends have all their fields, unless it leaves out defaults; in types that only the client sends, a field with
a default may be left out.
"""

from __future__ import annotations

import json
import typing
from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import inspect

from nottingham.bots.characters import CHARACTERS
from nottingham.locales import LANGUAGES, name_of
from nottingham.locales.default_telling import KINDS, field_kinds
from nottingham.record.codec import to_plain
from nottingham.rules.editions.printed_goods import BASE, ROYAL
from nottingham.rules.engine.deals import Clause
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.option import Option
from nottingham.rules.engine.secrets import Sealed
from nottingham.rules.engine.state import State
from nottingham.rules.rulebook import EDITIONS, FAMILIES, OPTIONS, compose, prompt_types, refusal_codes, refused_mixes
from nottingham.server.protocol import (
    accounts,
    analyses,
    cups,
    daily,
    evenings,
    http_bodies,
    messages,
    players,
    pushes,
    ratings,
    replays,
    settings,
)
from nottingham.server.protocol.http_bodies import Body
from nottingham.server.protocol.messages import ServerMessages
from nottingham.server.protocol.news import AnyNews
from nottingham.server.protocol.primitives import PHRASES, PROTOCOL, REACTIONS, MessagePart
from nottingham.server.protocol.requests import ClientMessages, Requests
from nottingham.server.table.bot_names import GOOD_COMPANY

HOME = "web/src/protocol"
UNIONS = {
    "ClientMessage": ClientMessages,
    "ServerMessage": ServerMessages,
    "TableRequest": Requests,
    "TableNews": AnyNews,
    "Clause": Clause,
}
PLAIN = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}
PRINTED_FIELDS = ("id", "kind", "value", "penalty", "crown", "crown_count", "king", "queen", "names")
RESERVED = {"Event": "GameEvent"}
"""Names that every browser has taken already."""
WIDTH = 120


def typescript() -> dict[str, str]:
    """The text of each file by its path."""
    return {
        f"{HOME}/protocol.ts": _Writer().text(),
        f"{HOME}/optionEvents.ts": _option_events(),
        f"{HOME}/rulebook.ts": _rulebook(),
        f"{HOME}/company.ts": _company(),
        f"{HOME}/messageSources.ts": _message_sources(),
    }


BODIES = tuple(
    kind
    for module in (
        settings,
        messages,
        http_bodies,
        daily,
        replays,
        evenings,
        accounts,
        players,
        analyses,
        pushes,
        ratings,
        cups,
    )
    for kind in vars(module).values()
    if isinstance(kind, type)
    and issubclass(kind, MessagePart)
    and kind.__module__ == module.__name__
    and kind is not Body
)
ASKED = tuple(kind for kind in BODIES if issubclass(kind, Body))
"""Bodies of HTTP requests; all others are answers, or parts of them."""
SENT: tuple[Any, ...] = (ClientMessages, *ASKED)
RECEIVED: tuple[Any, ...] = (ServerMessages, *(kind for kind in BODIES if kind not in ASKED))


class _Writer:
    """Writes each type once, in the order in which it is first needed."""

    def __init__(self) -> None:
        self.received = self._reachable(RECEIVED)
        self.sent = self._reachable(SENT)

    def text(self) -> str:
        structs = list(dict.fromkeys([*self.sent, *self.received]))
        assert len({_name(kind) for kind in structs}) == len(structs), "two types of one name"
        return "\n".join([
            "// Made by ./nottingham generate from the server's own types. Do not edit.",
            "",
            *self._constants(),
            "/** Cards of each good, by the good's id; a good that is not there is not held. */",
            "export type Goods = Readonly<Record<string, number>>;",
            "",
            "/** What only its readers may know; `value` is null for everybody else. */",
            "export interface Sealed<T> {",
            "  readonly readers: readonly number[];",
            "  readonly value: T | null;",
            "}",
            "",
            *self._unions(),
            *(line for kind in sorted(structs, key=_name) for line in self._struct(kind)),
        ])  # fmt: skip

    def _constants(self) -> Iterator[str]:
        """Lists that the page shows or checks against."""
        musts = sorted(_tag(kind) for kind in prompt_types() if kind.must)
        yield f"export const PROTOCOL = {PROTOCOL};"
        yield from _list("LANGUAGES", LANGUAGES)
        yield "export type Language = (typeof LANGUAGES)[number];"
        yield "/** Each language in its own words. */"
        names = ", ".join(f"{json.dumps(tag)}: {json.dumps(name_of(tag), ensure_ascii=False)}" for tag in LANGUAGES)
        yield f"export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {{ {names} }};"
        yield "/** What can be said at any table, by code. */"
        yield from _list("PHRASES", PHRASES)
        yield "export type Phrase = (typeof PHRASES)[number];"
        yield from _list("REACTIONS", REACTIONS)
        yield "export type Reaction = (typeof REACTIONS)[number];"
        yield "/** Every reason of the referee to refuse, by code. */"
        yield from _list("REFUSALS", refusal_codes())
        yield "/** Prompts that the game waits for; the others are invitations. */"
        yield from _list("MUST_PROMPTS", musts)
        yield ""

    def _unions(self) -> Iterator[str]:
        for family, members in FAMILIES.items():
            yield from _union(RESERVED.get(family.__name__, family.__name__), [_name(kind) for kind in members()])
        for name, union in UNIONS.items():
            yield from _union(name, [_name(kind) for kind in typing.get_args(union)])

    def _struct(self, kind: type) -> Iterator[str]:
        info = inspect.type_info(kind)
        assert isinstance(info, inspect.StructType)
        yield f"/** {_summary(kind)} */"
        yield f"export interface {_name(kind)} {{"
        if info.tag is not None:
            yield f"  readonly {info.tag_field}: {json.dumps(info.tag)};"
        is_sparse = kind not in self.received or kind.__struct_config__.omit_defaults  # type: ignore[attr-defined]
        for field in info.fields:
            mark = "?" if is_sparse and not field.required else ""
            yield f"  readonly {field.encode_name}{mark}: {_type(field.type)};"
        yield "}"
        yield ""

    def _reachable(self, roots: Iterable[Any]) -> list[type]:
        """The structs that these types are made of."""
        found: dict[type, None] = {}
        waiting = [inspect.type_info(root) for root in roots]
        while waiting:
            info = waiting.pop()
            if isinstance(info, inspect.StructType):
                kind = typing.get_origin(info.cls) or info.cls
                if kind is Sealed:
                    waiting += [inspect.type_info(part) for part in typing.get_args(info.cls) if part is not State]
                elif kind not in found:
                    found[kind] = None
                    waiting += [field.type for field in info.fields]
            elif isinstance(info, inspect.CustomType) and info.cls in FAMILIES:
                waiting += [inspect.type_info(member) for member in FAMILIES[info.cls]() if member not in found]
            else:
                waiting += _parts(info)
        return list(found)


def _message_sources() -> str:
    """The messages of each language, as modules that a bundler can see."""
    lines = (
        f"  {json.dumps(tag)}: [() => import({json.dumps(f'messages:{tag}')}), "
        f"() => import({json.dumps(f'messages:{tag}/table')})],"
        for tag in LANGUAGES
    )
    return "\n".join([
        "// Made by ./nottingham generate from the folders of languages. Do not edit.",
        'import type { Language } from "./protocol";',
        "",
        "type Source = () => Promise<{ default: string }>;",
        "",
        "/** Each language is two files: what every screen needs, and what only a table needs. Fetched when read. */",
        "export const SOURCES: Readonly<Record<Language, readonly [Source, Source]>> = {",
        *lines,
        "};",
        "",
    ])  # fmt: skip


def _option_events() -> str:
    """What the events of options hold, for those that the page has no words or motion of its own for."""
    lines = [
        "// Made by ./nottingham generate from the events that options bring. Do not edit.",
        "",
        f"export type FieldKind = {' | '.join(json.dumps(kind) for kind in KINDS)};",
        "/** Whether an event is told, and what its open fields are. */",
        "export interface OptionEvent {",
        "  readonly isNews: boolean;",
        "  readonly fields: Readonly<Record<string, FieldKind>>;",
        "}",
        "export const OPTION_EVENTS = {",
    ]
    for event in (event for option in OPTIONS.values() for event in option.events):
        fields = ", ".join(f"{name}: {json.dumps(kind)}" for name, kind in field_kinds(event).items())
        told = f"{{ {fields} }}" if fields else "{}"
        lines.append(f"  {_tag(event)}: {{ isNews: {json.dumps(event.is_news)}, fields: {told} }},")
    lines += [
        "} as const satisfies Readonly<Record<string, OptionEvent>>;",
        "export type OptionEventTag = keyof typeof OPTION_EVENTS;",
        "",
    ]
    return "\n".join(lines)


def _rulebook() -> str:
    """What can be chosen and what is printed on the cards, for pages that are read without a table."""
    editions = [{"id": edition.id, "players": sorted(edition.rounds)} for edition in EDITIONS.values()]
    options = [_mixes(option) for option in OPTIONS.values()]
    goods = [{name: getattr(good, name) for name in PRINTED_FIELDS} for good in (*BASE, *ROYAL)]
    return "\n".join([
        "// Made by ./nottingham generate from the rulebook. Do not edit.",
        'import type { EditionInfo, OptionInfo, PrintedGood } from "./protocol";',
        "",
        "/** Every edition, and for how many. */",
        f"export const EDITIONS: readonly EditionInfo[] = {json.dumps(editions)};",
        "",
        "/** Every option, and what it does not go with. */",
        f"export const OPTIONS: readonly OptionInfo[] = {json.dumps(options, indent=2)};",
        "",
        "/** Rounds of a game by edition and players; and how many more, or fewer, an option makes of them. */",
        f"export const ROUNDS: Rounds = {json.dumps(_rounds())};",
        f"export const MORE_ROUNDS: Readonly<Record<string, Rounds>> = {json.dumps(_more_rounds())};",
        "export type Rounds = Readonly<Record<string, Readonly<Record<number, number>>>>;",
        "",
        "/** The goods as printed. */",
        f"export const PRINTED_GOODS: readonly Printed[] = {json.dumps(goods, indent=2)};",
        f"export type Printed = Pick<PrintedGood, {' | '.join(map(json.dumps, PRINTED_FIELDS))}>;",
        "",
    ])  # fmt: skip


def _company() -> str:
    """The characters, in a file of its own: the first screen needs it, and nothing else of the rulebook."""
    invited = [name for name in CHARACTERS if name not in GOOD_COMPANY]
    return "\n".join([
        "// Made by ./nottingham generate from the characters. Do not edit.",
        "",
        "/** Who comes when nobody in particular was asked for. */",
        f"export const COMPANY = {json.dumps(GOOD_COMPANY)} as const;",
        "/** Those who play to win, the hardest last: nobody meets them by chance. */",
        f"export const HARD = {json.dumps(invited)} as const;",
        "",
    ])  # fmt: skip


def _rounds(*options: str) -> dict[str, dict[int, int]]:
    return {
        edition.id: {players: compose(edition.id, players, options).rounds for players in edition.rounds}
        for edition in EDITIONS.values()
    }


def _more_rounds() -> dict[str, dict[str, dict[int, int]]]:
    """The options that change the number of rounds: those that can be played everywhere."""
    plain, found = _rounds(), {}
    for option in (option for option in OPTIONS.values() if not refused_mixes(option)):
        changed = {
            edition: {players: rounds - plain[edition][players] for players, rounds in by_players.items()}
            for edition, by_players in _rounds(option.id).items()
        }
        if any(any(by_players.values()) for by_players in changed.values()):
            found[option.id] = changed
    return found


def _mixes(option: Option) -> dict[str, Any]:
    return {
        "id": option.id,
        "rule": option.rule,
        "is_asked": option.is_asked,
        "refused": [mix._asdict() for mix in refused_mixes(option)],
        "terms": to_plain(option.terms()) if option.terms else None,
    }


def _tag(kind: type) -> str:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return str(info.tag)


def _summary(kind: type) -> str:
    return " ".join((kind.__doc__ or "").partition("\n\n")[0].split())


def _parts(info: inspect.Type) -> list[inspect.Type]:
    match info:
        case inspect.Metadata(type=inner):
            return [inner]
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return [item]
        case inspect.TupleType(item_types=items) | inspect.UnionType(types=items):
            return list(items)
        case inspect.DictType(value_type=value):
            return [value]
    return []


def _type(info: inspect.Type) -> str:
    match info:
        case inspect.Metadata(type=inner):
            return _type(inner)
        case inspect.LiteralType(values=values):
            return " | ".join(json.dumps(value) for value in sorted(values, key=str))
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return f"readonly {_in_parentheses(_type(item))}[]"
        case inspect.TupleType(item_types=items):
            return f"readonly [{', '.join(map(_type, items))}]"
        case inspect.DictType(value_type=value):
            return f"Readonly<Record<string, {_type(value)}>>"
        case inspect.UnionType(types=types):
            members = list(dict.fromkeys(map(_type, types)))
            return NAMED.get(frozenset(members)) or " | ".join(members)
        case inspect.StructType(cls=kind):
            return _name(kind)
        case inspect.CustomType(cls=kind):
            return "Goods" if kind is Goods else RESERVED.get(kind.__name__, kind.__name__)
    return PLAIN[type(info)]


NAMED = {frozenset(kind.__name__ for kind in typing.get_args(union)): name for name, union in UNIONS.items()}


def _in_parentheses(text: str) -> str:
    return f"({text})" if " " in text and not text.startswith("Readonly<") else text


def _name(kind: Any) -> str:
    if typing.get_origin(kind) is Sealed:
        (inner,) = typing.get_args(kind)
        # The whole truth of a game is never sent to anybody.
        return f"Sealed<{'never' if inner is State else _type(inspect.type_info(inner))}>"
    name: str = kind.__name__
    return RESERVED.get(name, name)


def _union(name: str, members: Iterable[str]) -> Iterator[str]:
    yield f"export type {name} ="
    yield from (f"  | {member}" for member in members)
    yield ""


def _list(name: str, values: Iterable[str]) -> Iterator[str]:
    shown = ", ".join(json.dumps(value) for value in values)
    if len(shown) + len(name) < WIDTH - 32:
        yield f"export const {name} = [{shown}] as const;"
        return
    yield f"export const {name} = ["
    yield from (f"  {json.dumps(value)}," for value in values)
    yield "] as const;"
