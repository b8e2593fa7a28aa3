"""Statements about one's own bag in free English talk, found by patterns, and judged against what is in it.

What is claimed is asked of a model in a field of its own; this reads the free words beside it. A sentence counts only
if one of its clauses is wholly one of the forms below: somebody's own bag and what is in it ("I have five apples",
"nothing but cheese in here", "no contraband", "my bag is clean", "exactly as declared"), with or without a verb, since
it is read only while the speaker's bag is at the gate. A question, or a sentence with a word of others, of dealing, of
other times or of doubt in it, is no statement. What is said otherwise is not counted, rather than guessed at.

`quality` holds it to sentences that people labelled; other languages than English are not read.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Literal, NamedTuple

from nottingham.locales.narrator import Narrator
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.ruleset import Ruleset

LANGUAGE = "en"
"""The one language whose free words are read."""
Kind = Literal["has", "none", "only", "declared"]

_SENTENCE = re.compile(r"[^.!?;\n]+[.!?;]?")
_CLAUSE = re.compile(r"\s*(?:,|:|--|–|—|\bbut\b(?<!nothing but))\s*")
_PLURALS = (1, 2, 5)
"""Numbers that between them show every form of a word."""
_COUNTED = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_NUMBERS = {word: number for number, word in enumerate(_COUNTED)} | {"a": 1, "an": 1}
_FOREIGN_WORDS = (
    "p1 p2 p3 p4 p5 p6 he she they his her hers their theirs him them himself herself we our ours us your yours",
    "its nobody somebody everybody everyone anyone someone both neighbour neighbour's who whose",
    "give gives gave giving offer offers offered pay pays paid paying take takes took taking buy buys want wants",
    "need needs ask asks cost costs costing price per owe add sell trade deal gold coin coins favour penalty worth",
    "if would wouldn't could couldn't might may maybe perhaps wish hope guess bet think know suspect believe doubt",
    "suppose bribe last next later before had was were ago again drew saw seen see smell hear heard watched lost",
    "remember stand hand pile deck crown king queen points collecting collect after like likes love loves",
    "why how what when where which did do does say says look show",
)
_FOREIGN = frozenset(word for line in _FOREIGN_WORDS for word in line.split())
"""Words that make a sentence about something else than what the speaker's bag holds now."""
_FORGIVEN = (
    (r"\bdo(?:n't| not)\b", "don't"),
    (r"\bas (?:i said|i told you|promised)\b", ""),
    (r"\bwhat i declared\b", "DECLARATION"),
    (r"\b(?:for you to see|if you (?:open|inspect) (?:it|my bag)|costing you gold)\b", ""),
    (r"\bthat(?:'s| is) all i ask(?: you to believe)?\b", ""),
    (r"\bso what will it cost me\b", ""),
    (r"\band i will pay for (?:it|them)\b", ""),
    (r"\bi have nothing to hide\b", ""),
)
"""Turns of phrase with such a word in them that change nothing."""
_FILLERS = re.compile(
    r"\b(?:my (?:good )?(?:lord|lady|friend)|good sir|sheriff|sir|yes|no lie|fine|all right|alright|well|"
    r"ok(?:ay)?|honestly|truly|trust me|believe me|i (?:do )?(?:swear|promise|confess|admit)(?: it)?(?: that)?|"
    r"i assure you|please|indeed|and nothing (?:else|more|but that))\b(?! in\b)"
)


class BagClaim(NamedTuple):
    """What a statement says of the bag."""

    kind: Kind
    goods: frozenset[str] = frozenset()
    """Any of these; several where a word stands for more than one."""
    least: int = 0
    """How many at least, where it says that some are there."""

    def holds(self, bag: Goods, declared: str = "") -> bool:
        count = sum(bag[good] for good in self.goods)
        match self.kind:
            case "has":
                return count >= self.least
            case "none":
                return count == 0
            case "only":
                return count == len(bag)
            case "declared":
                return bag[declared] == len(bag)

    def __str__(self) -> str:
        goods = "contraband" if len(self.goods) > 1 else "".join(self.goods)
        return {"has": f"{goods}:{self.least}", "none": f"no:{goods}", "only": f"only:{goods}"}.get(
            self.kind, self.kind
        )


def is_read(language: str) -> bool:
    """Whether there are patterns for what is said in a language."""
    return language == LANGUAGE


def claims(said: str, ruleset: Ruleset) -> list[BagClaim]:
    """Every claim about the speaker's own bag in what was said in English, while that bag is at the gate."""
    reader = _reader(tuple(ruleset.goods), ruleset.contraband)
    return [claim for sentence in _SENTENCE.findall(said.lower().replace("’", "'")) for claim in reader.read(sentence)]


class _ClaimReader:
    """The patterns, with the goods of one ruleset in them."""

    def __init__(self, goods: Sequence[str], contraband: Iterable[str]) -> None:
        narrator = Narrator(LANGUAGE, ())
        self.contraband = frozenset(contraband)
        self.by_word = {
            word: good
            for good in goods
            for told in (good, *(narrator.good(good, count) for count in _PLURALS))
            for word in re.findall(r"[a-z]+", told.lower())
        } | {f"{good}s": good for good in goods}
        good = rf"(?:{'|'.join(sorted(self.by_word, key=len, reverse=True))})"
        number = rf"(?:\d{{1,2}}|{'|'.join(word for word in _NUMBERS if word != 'zero')})"
        adjective = r"(?:honest|fine|finest|fresh|plump|ripe|simple|good|juicy|humble|legal|of|the|loaf|loaves|wheels?)"
        self.item = rf"(?:{number} )?(?:{adjective} )*{good}"
        items = rf"{self.item}(?: and {self.item})*"
        place = (
            r"(?: (?:in (?:my|the|this) bag|in (?:here|there|it)|inside(?: my bag)?|here|with me|at all|"
            r"(?:for|to) (?:the )?(?:market|good people of nottingham)|from my own farm|as declared|freshly baked))*"
        )
        have = (
            r"(?:i have(?: got)?|i've(?: got)?|i(?: only| just)? (?:have|carry|bring)"
            r"|i(?:'m| am)(?: only| just)? (?:carrying|bringing)|i've packed|my bag (?:has|holds|contains)"
            r"|there(?:'s| is| are)|it(?:'s| is)|these are|inside (?:is|are)|in my bag (?:is|are)"
            r"|(?:open it and |inspect it and )?you(?:'ll| will)(?: only)? find)"
        )
        only = r"(?:only|just|nothing but|all|pure|exactly)"
        bare = rf"(?:{number} (?:{adjective} )*|(?:{adjective} )+){good}(?: and {self.item})*"
        hidden = rf"(?:{good}|contraband(?: cards?)?|illegal goods)"
        self.has = re.compile(rf"(?:{have} )(?:(?P<only>{only}) )?(?P<items>{items})(?P<after> only)?{place}")
        self.bare = re.compile(rf"(?:(?P<only>{only}) )?(?P<items>{bare})(?P<after> only)?{place}")
        self.all = re.compile(
            rf"(?:{have} )?(?:nothing but|only|all|pure) (?P<good>{good}){place}"
            rf"|(?:my bag has|i have|i carry) (?P<last>{good}) only{place}"
            rf"|i carry (?P<twice>{good}) and only {good}"
        )
        self.full = re.compile(rf"my bag is full of (?P<good>{good})(?P<only> and nothing else)?")
        self.mine = re.compile(rf"my (?P<items>{number} (?:{adjective} )*{good}) (?:is|are) .*")
        denying = (
            r"(?:i (?:have|carry|bring|hide|smuggle)|i've(?: got)?|there(?:'s| is| are)|my bag (?:has|holds|contains)"
            r"|you(?:'ll| will) find)"
        )
        refusing = (
            r"(?:i (?:don't|haven't)(?: (?:have|carry|got|bring))?|i(?:'m| am) not (?:carrying|bringing|hiding)"
            r"|there (?:isn't|aren't|is not|are not)|you won't find)"
        )
        self.none = re.compile(
            rf"(?:{denying} )?(?:no|zero|not an?(?: single)?|not a (?:thread|scrap|trace) of) (?P<first>{hidden})"
            rf"(?: (?:and|or) (?:no )?(?P<second>{hidden}))?{place}"
            rf"|{refusing} (?:(?:any|a|an) )?(?P<third>{hidden})(?: or (?P<fourth>{hidden}))?{place}"
            rf"|(?:{denying} )?neither (?P<fifth>{hidden}) nor (?P<sixth>{hidden}){place}"
            rf"|my bag is free of (?P<seventh>{hidden})"
        )
        self.clean = re.compile(
            r"my bag is (?:perfectly |completely )?clean|clean bag|"
            rf"(?:there is |there's )?nothing illegal{place}|everything in my bag is legal|"
            rf"(?:it's )?all legal(?: goods)?{place}|"
            rf"(?:my bag (?:contains|has|holds) |i have |i carry )?only legal goods{place}|legal goods only"
        )
        self.declared = re.compile(
            r"(?:my bag|everything|it)(?:'s| is) (?:just |exactly )?(?:DECLARATION|as (?:i )?declared)"
            r"|my declaration is (?:true|honest|the truth)|DECLARATION is (?:true|the truth)"
            r"|i (?:told|declared|tell) the truth(?: about my bag)?"
        )

    def read(self, sentence: str) -> list[BagClaim]:
        for phrase, instead in _FORGIVEN:
            sentence = re.sub(phrase, instead, sentence)
        if sentence.rstrip().endswith("?") or not _FOREIGN.isdisjoint(re.findall(r"[a-z0-9']+", sentence)):
            return []
        found: list[BagClaim] = []
        clauses = [" ".join(_FILLERS.sub(" ", clause).split()).strip(" .!;") for clause in _CLAUSE.split(sentence)]
        for clause in clauses:
            found += self._claims(clause)
        is_closed = any(re.fullmatch(r"nothing (?:else|more)(?: in (?:there|here|it|my bag))?", one) for one in clauses)
        is_closed |= bool(re.search(r"\band nothing (?:else|more)\b", sentence))
        some = frozenset(good for claim in found if claim.kind == "has" for good in claim.goods)
        if is_closed and some and not any(claim.kind == "only" for claim in found):
            found.append(BagClaim("only", some))
        return list(dict.fromkeys(found))

    def _claims(self, clause: str) -> list[BagClaim]:
        if self.clean.fullmatch(clause):
            return [BagClaim("none", self.contraband)]
        if self.declared.fullmatch(clause):
            return [BagClaim("declared")]
        if found := self.none.fullmatch(clause):
            return [BagClaim("none", self._goods(word)) for word in found.groupdict().values() if word]
        if found := self.all.fullmatch(clause):
            return [BagClaim("only", self._goods(word)) for word in found.groupdict().values() if word]
        if found := self.full.fullmatch(clause):
            return [BagClaim("only", self._goods(found["good"]))]
        if found := self.mine.fullmatch(clause):
            return self._items(found["items"])
        return self._claims_to_have(clause)

    def _claims_to_have(self, clause: str) -> list[BagClaim]:
        found = self.has.fullmatch(clause) or self.bare.fullmatch(clause)
        if found is None:
            return []
        items = self._items(found["items"])
        is_only = found["only"] or found["after"] or re.match(r".*\b(?:only|just)\b", clause)
        return [*items, BagClaim("only", frozenset(good for one in items for good in one.goods))] if is_only else items

    def _items(self, told: str) -> list[BagClaim]:
        return [self._item(item.split()) for item in told.split(" and ")]

    def _item(self, words: list[str]) -> BagClaim:
        number = int(words[0]) if words[0].isdecimal() else _NUMBERS.get(words[0], 1)
        return BagClaim("has", self._goods(words[-1]), number)

    def _goods(self, word: str) -> frozenset[str]:
        return frozenset({self.by_word[word]}) if word in self.by_word else self.contraband


@cache
def _reader(goods: tuple[str, ...], contraband: tuple[str, ...]) -> _ClaimReader:
    return _ClaimReader(goods, contraband)


# --- how good it is ----------------------------------------------------------------------------------------------


class Quality(NamedTuple):
    """How the reader does beside people: of what it found, how much they found; and of what they found, how much it."""

    sentences: int
    found: int
    labelled: int
    right: int

    @property
    def precision(self) -> float:
        return self.right / self.found if self.found else 1.0

    @property
    def recall(self) -> float:
        return self.right / self.labelled if self.labelled else 1.0


def quality(labelled: Iterable[tuple[frozenset[str], str]], ruleset: Ruleset) -> Quality:
    """The reader held to labelled sentences: what each claims, as `apple:5`, `no:silk`, `only:cheese`, `declared`."""
    sentences = found = wanted = right = 0
    for labels, said in labelled:
        read = {str(claim) for claim in claims(said, ruleset)}
        sentences += 1
        found += len(read)
        wanted += len(labels)
        right += len(read & labels)
    return Quality(sentences, found, wanted, right)


def labelled_lines(text: str) -> list[tuple[frozenset[str], str]]:
    """Sentences with their labels: a line each, labels and sentence with a tab between, and `-` for no claim."""
    pairs = (line.split("\t") for line in text.splitlines() if line)
    return [(frozenset() if labels == "-" else frozenset(labels.split()), said) for labels, said in pairs]
