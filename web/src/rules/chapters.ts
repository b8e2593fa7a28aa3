// What the rules page tells, in its order, for an edition with some options. Every paragraph is a message.
import type { SymbolId } from "../../generated/symbols";
import { EDITIONS, OPTIONS } from "../protocol/rulebook";

export interface Paragraph {
  readonly id: string;
  /** Not in any rulebook, or not in all: ours, and marked as such. */
  readonly isRuling?: boolean;
}
export interface Chapter {
  readonly id: string;
  /** The option it tells of in the words of the option itself, where the page has no better ones. */
  readonly option?: string;
  readonly icon: SymbolId;
  readonly paragraphs: readonly Paragraph[];
  /** What is drawn beside it. */
  readonly figure?: "goods" | "royal" | "declaration" | "verdicts" | "deal" | "crowns" | "piles";
}
export interface Choice {
  readonly edition: string;
  readonly options: readonly string[];
}

const say = (...ids: string[]): Paragraph[] => ids.map((id) => ({ id }));
const rule = (...ids: string[]): Paragraph[] => ids.map((id) => ({ id, isRuling: true }));

/** Options that have a chapter, or a paragraph in one; any other is told by its own name and sentence. */
const TOLD: ReadonlySet<string> = new Set([
  "royal_goods",
  "seven_cards",
  "removed_cards",
  "time_limit",
  "deputies",
  "black_market",
]);
const plainChapter = (option: string): Chapter => ({ id: option, icon: "i-scroll", option, paragraphs: [] });

/** The options that some table of an edition could play. */
export const offeredIn = (edition: string): string[] =>
  OPTIONS.filter(({ refused }) => {
    const alone = refused.filter((mix) => mix.edition === edition && mix.beside === null);
    return alone.length < (EDITIONS.find((one) => one.id === edition)?.players.length ?? 0);
  }).map((option) => option.id);

export function chaptersOf({ edition, options }: Choice): Chapter[] {
  const has = (option: string): boolean => options.includes(option);
  const isFirst = edition === "first";
  const chapters: (Chapter | null)[] = [
    { id: "aim", icon: "i-trophy", paragraphs: say("aim", "turns") },
    { id: "goods", icon: "i-coins", figure: "goods", paragraphs: say("goods", "contraband") },
    has("royal_goods") ? { id: "royal", icon: "i-crown", figure: "royal", paragraphs: say("royal") } : null,
    {
      id: "setup",
      icon: "i-draw",
      paragraphs: [
        ...say(isFirst ? "setup-first" : "setup-second", isFirst ? "rounds-first" : "rounds-second"),
        ...(has("removed_cards") ? say("removed-cards") : []),
      ],
    },
    {
      id: "market",
      icon: "i-discard",
      ...(isFirst ? { figure: "piles" as const } : {}),
      paragraphs: say(...(isFirst ? ["market-first", "market-first-discard"] : ["market-second"])),
    },
    { id: "load", icon: "i-hands", paragraphs: say("load") },
    { id: "declare", icon: "i-talk", figure: "declaration", paragraphs: say("declare") },
    {
      id: "inspect",
      icon: "i-magnifier",
      figure: "verdicts",
      paragraphs: [...say("inspect", "pass", "true", "lie"), ...(isFirst ? rule("ruling-pass") : [])],
    },
    {
      id: "bargain",
      icon: "i-coins",
      figure: "deal",
      paragraphs: [...say("bargain", "binds", "words", "claims"), ...rule("ruling-merchants", "ruling-offers")],
    },
    has("time_limit")
      ? { id: "time", icon: "i-hourglass", paragraphs: [...say("time"), ...rule("ruling-time")] }
      : null,
    has("deputies")
      ? {
          id: "deputies",
          icon: "badge",
          paragraphs: [...say("deputies", "deputies-differ", "loot"), ...rule("ruling-loot")],
        }
      : null,
    has("black_market")
      ? {
          id: "black-market",
          icon: "seal-skull-s",
          paragraphs: [...say("black-market"), ...rule("ruling-black-market")],
        }
      : null,
    ...options.filter((option) => !TOLD.has(option)).map((option) => plainChapter(option)),
    { id: "pay", icon: "i-gavel", paragraphs: [...say("pay"), ...rule("ruling-pay")] },
    {
      id: "end",
      icon: "i-bell",
      figure: "crowns",
      paragraphs: [...say("end", "score", "crowns", "ties"), ...rule("ruling-crowns")],
    },
  ];
  return chapters.filter((chapter) => chapter !== null);
}

/** `second+royal_goods+black_market`, as it stands in the address. */
export function choiceIn(argument: string | null): Choice {
  const [edition, ...options] = (argument ?? "first").split("+");
  return { edition: edition === "second" ? "second" : "first", options: options.filter((id) => /^[a-z_]+$/.test(id)) };
}
export const argumentOf = ({ edition, options }: Choice): string => [edition, ...options].join("+");
