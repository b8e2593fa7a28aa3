// @vitest-environment node
// What King Richard advises is said with gold and goods as people read them, with one of each and with several.
import { describe, expect, it } from "vitest";
import { loadMessages } from "../../i18n/messages";
import { Narrator } from "../../i18n/narrator";
import { LANGUAGES, type Hint, type Reason } from "../../protocol/protocol";
import { adviceOf } from "./advice";

const hintWith = (...reasons: Reason[]): Hint => ({ action: { action: "inspect", bag: 1 }, win: 0.354, reasons });

/** Every reason that comes with figures, with this number wherever it counts something. */
const reasonsWith = (count: number): Reason[] => [
  { code: "lie", parameters: { about: 1, good: "apple", count, percent: count } },
  { code: "took_contraband", parameters: { about: 1, count } },
  { code: "threw_declared", parameters: { about: 1, good: "apple", count } },
  { code: "opening", parameters: { cost: count, gold: count, average: count } },
  { code: "fair_price", parameters: { gold: count } },
  { code: "offer_worth", parameters: { points: count } },
  { code: "rival", parameters: { gold: count } },
  { code: "opened", parameters: { about: 1, count, percent: count } },
  { code: "honest_bag", parameters: { points: count, gold: count } },
  { code: "lying_bag", parameters: { points: count, gold: count } },
  { code: "fair_bribe", parameters: { gold: count } },
  { code: "best_card", parameters: { good: "silk", points: count } },
  { code: "worst_card", parameters: { good: "apple", points: count } },
  { code: "on_top", parameters: { good: "silk", points: count } },
  { code: "from_deck", parameters: { points: count } },
];

const PLURAL_AFTER_ONE = /\b1[ \u00a0](?!fois|pens\b)\p{L}{3,}(?:s|ów)(?!\p{L})/u;

describe.each(LANGUAGES)("advice in %s", async (language) => {
  const messages = await loadMessages(language, true);
  const narrator = new Narrator(messages, ["Ann", messages.format("character-prince-john-name")]);

  it.each([1, 2, 5])("has no hole and no wrong plural with %i of everything", (count) => {
    for (const sentence of adviceOf(hintWith(...reasonsWith(count)), narrator, 0, []).why) {
      expect(sentence).not.toMatch(/[{}$]|hint-why|undefined/);
      expect(sentence).not.toMatch(PLURAL_AFTER_ONE);
    }
  });
});

describe("advice about opening a bag", async () => {
  const narrator = new Narrator(await loadMessages("en", true), ["Ann", "Tom"]);
  const told = (average: number): string =>
    adviceOf(hintWith({ code: "opening", parameters: { cost: 8, gold: 4, average } }), narrator, 0, []).why[0]!;

  it("says in words whether it wins or loses", () => {
    const [cost, gold] = [narrator.gold(8), narrator.gold(4)];
    const both = `If the bag is honest, opening it costs you ${cost}; if it lies, opening it brings you about ${gold}.`;
    expect(told(3)).toBe(`${both} On average you gain ${narrator.gold(3)}.`);
    expect(told(-7)).toBe(`${both} On average you lose ${narrator.gold(7)}.`);
    expect(told(0)).toBe(`${both} On average that comes to nothing.`);
  });

  it("ends with the chances as the King sees them", () => {
    expect(adviceOf(hintWith(), narrator, 0, []).why).toEqual([
      "As things stand, he puts your chances of winning at 35%.",
    ]);
  });
});
