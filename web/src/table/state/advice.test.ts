// @vitest-environment node
// What the tutor advises is said with gold and goods as people read them, with one of each and with several.
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
  { code: "opened_usually", parameters: { about: 1, count, percent: count } },
  { code: "better_truth", parameters: { points: count } },
  { code: "better_lie", parameters: { good: "apple", count, percent: count, points: count } },
  { code: "honest_bag", parameters: { points: count, gold: count } },
  { code: "lying_bag", parameters: { points: count, gold: count } },
  { code: "fair_bribe", parameters: { gold: count } },
  { code: "bargain", parameters: { average: -count } },
  { code: "paying", parameters: { average: count } },
  { code: "bound", parameters: {} },
  { code: "word_given", parameters: { about: 1 } },
  { code: "bag_worth", parameters: { points: count, rounds_left: count } },
  { code: "bags_compared", parameters: { points: count, best: count, rounds_left: 0 } },
  { code: "taken", parameters: { about: 1, gold: count, percent: count } },
  { code: "safe_cards", parameters: { good: "apple", count } },
  { code: "keep_together", parameters: { good: "apple", count } },
  { code: "hand_worth", parameters: { points: count } },
  { code: "hands_compared", parameters: { points: count, best: count } },
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
    const both = `Opening costs ${cost} if the bag is honest; if it lies, it brings about ${gold} and keeps the goods from a rival.`;
    expect(told(3)).toBe(`${both} All in all, opening gains about 3 points.`);
    expect(told(-7)).toBe(`${both} All in all, opening loses about 7 points.`);
    expect(told(1)).toBe(`${both} All in all, opening gains about one point.`);
    expect(told(0)).toBe(`${both} All in all, that comes to nothing.`);
  });

  it("prints what is below nothing with a minus sign", () => {
    const reason = { code: "bags_compared", parameters: { points: -3, best: 12, rounds_left: 0 } };
    expect(adviceOf(hintWith(reason), narrator, 0, []).why[0]).toBe(
      "All chances weighed, this bag was worth about −3 points, the better one 12.",
    );
  });

  it("takes off what the cards of a bag are worth in hand, while there are later bags", () => {
    const worth = (rounds_left: number): string =>
      adviceOf(hintWith({ code: "bag_worth", parameters: { points: 7, rounds_left } }), narrator, 0, []).why[0]!;
    expect(worth(0)).toBe("All chances weighed, this bag brings about 7 points.");
    expect(worth(2)).toBe(
      "All chances weighed, and less what its cards would still be worth in hand, this bag brings about 7 points.",
    );
  });

  it("keeps one card, and several together", () => {
    const kept = (count: number): string =>
      adviceOf(hintWith({ code: "keep_together", parameters: { good: "apple", count } }), narrator, 0, []).why[0]!;
    expect(kept(1)).toBe(`Worth keeping: ${narrator.good("apple", 1)}.`);
    expect(kept(3)).toBe(`Worth keeping together: ${narrator.good("apple", 3)}.`);
  });

  it("calls no game lost before it is over", () => {
    const hopeless = { ...hintWith(), win: 0.001 };
    expect(adviceOf(hopeless, narrator, 0, []).why).toEqual(["As things stand, your chances of winning are about 1%."]);
  });

  it("ends with the chances of winning", () => {
    expect(adviceOf(hintWith(), narrator, 0, []).why).toEqual([
      "As things stand, your chances of winning are about 35%.",
    ]);
  });
});
