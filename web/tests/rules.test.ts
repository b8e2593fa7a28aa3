// @vitest-environment node
// The rules page: every paragraph is there in every language, and no other.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Messages } from "../src/i18n/messages";
import { LANGUAGES } from "../src/protocol/protocol";
import { argumentOf, chaptersOf, choiceIn } from "../src/rules/chapters";

const ALL = ["royal_goods", "seven_cards", "removed_cards", "time_limit", "deputies", "black_market"];
const chapters = [
  ...chaptersOf({ edition: "first", options: ALL }),
  ...chaptersOf({ edition: "second", options: ALL }),
];
const wanted = new Set([
  ...["line", "contents", "ruling", "ruling-about", "figure-true", "figure-lie"],
  ...chapters.flatMap((chapter) => [`${chapter.id}-title`, ...chapter.paragraphs.map((paragraph) => paragraph.id)]),
]);

describe.each(LANGUAGES)("the rules in %s", (language) => {
  const source = readFileSync(new URL(`../src/rules/texts/${language}.ftl`, import.meta.url), "utf8");

  it("have every paragraph, and no other", () => {
    const have = [...source.matchAll(/^rules-([a-z-]+) =/gm)].map((match) => match[1]!);
    expect([...have].sort()).toEqual([...wanted].sort());
  });

  it("are written in the order in which they are told", () => {
    const written = [...source.matchAll(/^rules-([a-z-]+) =/gm)].map((match) => match[1]!);
    for (const edition of ["first", "second"]) {
      const told = chaptersOf({ edition, options: ALL }).flatMap((chapter) => [
        `${chapter.id}-title`,
        ...chapter.paragraphs.map((paragraph) => paragraph.id),
      ]);
      expect(written.filter((id) => told.includes(id))).toEqual(told);
    }
  });

  it("can be said", () => {
    const messages = new Messages(language, source);
    for (const id of wanted) {
      const errors: Error[] = [];
      const text = messages.format(`rules-${id}`, { hand: 6 }, errors);
      expect(errors, id).toEqual([]);
      expect(text.split("<b>").length, id).toBe(text.split("</b>").length);
    }
  });
});

describe("what the rules page tells", () => {
  it("leaves out what is not played", () => {
    const ids = chaptersOf({ edition: "first", options: [] }).map((chapter) => chapter.id);
    expect(ids).not.toContain("royal");
    expect(ids).not.toContain("black-market");
    expect(ids).toContain("bargain");
  });

  it("follows the address, whatever stands there", () => {
    expect(choiceIn("second+royal_goods")).toEqual({ edition: "second", options: ["royal_goods"] });
    expect(choiceIn(null)).toEqual({ edition: "first", options: [] });
    expect(choiceIn("third+<b>")).toEqual({ edition: "first", options: [] });
    expect(argumentOf({ edition: "second", options: ["black_market"] })).toBe("second+black_market");
  });
});
