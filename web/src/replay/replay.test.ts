// Where a replay stands, how long it rests there, and how its moments are told.
import { describe, expect, it } from "vitest";
import { loadMessages } from "../i18n/messages";
import { Narrator } from "../i18n/narrator";
import { LANGUAGES, type Highlight } from "../protocol/protocol";
import { HIGHLIGHT_ICONS, sentenceOf, titleOf } from "./highlights";
import { neighbour, restOn } from "./playback.svelte";
import { argumentOf, momentIn } from "./reel.svelte";

const highlight = (step: number, more: Partial<Highlight> = {}): Highlight => ({
  step,
  kind: "lie_passed",
  seat: 0,
  to: 1,
  good: "apple",
  count: 4,
  goods: { silk: 2 },
  worth: 18,
  price: 6,
  is_best: false,
  ...more,
});

describe("an address", () => {
  it("says game, eyes and step, and survives rubbish", () => {
    expect(momentIn("abc~2~17")).toEqual({ game: "abc", eyes: "2", step: 17 });
    expect(momentIn("abc~open~bluff").step).toBe("bluff");
    expect(momentIn("abc~9~-1")).toEqual({ game: "abc", eyes: "open", step: 0 });
    expect(argumentOf(momentIn("abc~table~3"))).toBe("abc~table~3");
    expect(argumentOf(momentIn("abc~open~3~analysis"))).toBe("abc~open~3~analysis");
    expect(argumentOf(momentIn("abc~open~3~rubbish"))).toBe("abc~open~3");
  });
});

describe("playing", () => {
  it("goes from moment to moment, and stays at the last", () => {
    const all = [highlight(3), highlight(9), highlight(9), highlight(20)];
    expect([neighbour(all, 3, 1), neighbour(all, 9, 1), neighbour(all, 20, 1)]).toEqual([9, 20, 20]);
    expect([neighbour(all, 20, -1), neighbour(all, 3, -1)]).toEqual([9, 3]);
  });
  it("rests longer where more is to be seen or read, and shorter at speed", () => {
    expect(restOn(0, false, false, 1)).toBeLessThan(restOn(0, true, false, 1));
    expect(restOn(0, true, false, 1)).toBeLessThan(restOn(40, true, false, 1));
    expect(restOn(40, true, false, 1)).toBeLessThan(restOn(40, true, true, 1));
    expect(restOn(0, true, true, 4)).toBe(restOn(0, true, true, 1) / 4);
  });
});

describe.each(LANGUAGES)("moments in %s", (language) => {
  it("are told with names, goods and numbers, for those who know and for those who do not", async () => {
    const narrator = new Narrator(await loadMessages(language, false), ["Robin", "Marian"]);
    for (const kind of Object.keys(HIGHLIGHT_ICONS) as Highlight["kind"][]) {
      const known = sentenceOf(narrator, highlight(1, { kind }));
      expect(known).toContain("Robin");
      expect(known).not.toMatch(/[{}$]|undefined|replay-/);
      expect(sentenceOf(narrator, highlight(1, { kind, goods: {}, worth: 0 }))).not.toMatch(/[{}$]|undefined|replay-/);
      expect(titleOf(narrator, highlight(1, { kind }))).toMatch(/\w/);
    }
    const secret = sentenceOf(narrator, highlight(1, { goods: {}, worth: 0 }));
    expect(secret).not.toContain(narrator.goods({ silk: 2 }));
  });
});
