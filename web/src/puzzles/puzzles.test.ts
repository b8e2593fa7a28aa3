import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { Messages } from "../i18n/messages";
import { hyphens, Speaker } from "../i18n/speaker";
import type { Language } from "../protocol/protocol";
import positions from "./positions.json";
import type { Puzzle } from "./puzzle";
import { A_DAY, FRESH, LEVELS, nextLevel, progressOn, rightOf, tenOf } from "./puzzles";
import { PuzzleTeller } from "./telling";

const all = positions as unknown as Puzzle[];
const kindsOf = (puzzles: readonly Puzzle[]) => new Set(puzzles.map(({ question }) => question.kind));

it("every puzzle has one best answer, by both methods", () => {
  for (const { id, choices, answer } of all) {
    expect(answer.worths, id).toHaveLength(choices.length);
    answer.worths.forEach((worth, place) => {
      if (place === answer.best) return;
      expect(answer.worths[answer.best]!.played, id).toBeGreaterThan(worth.played);
      expect(answer.worths[answer.best]!.reckoned, id).toBeGreaterThan(worth.reckoned);
    });
  }
});

it("a day has ten near one's level, of every kind, the same for everybody, and other days have others", () => {
  for (let level = 1; level <= LEVELS; level++) {
    const ten = tenOf("2026-11-16", level, all);
    expect(ten).toHaveLength(A_DAY);
    expect(ten.every((puzzle) => Math.abs(puzzle.level - level) <= 1)).toBe(true);
    expect(kindsOf(ten).size).toBe(6);
    expect(tenOf("2026-11-16", level, [...all].reverse()).map(({ id }) => id)).toEqual(ten.map(({ id }) => id));
    expect(tenOf("2026-11-17", level, all)).not.toEqual(ten);
  }
});

it("every level has every kind", () => {
  for (let level = 1; level <= LEVELS; level++)
    expect(kindsOf(all.filter((puzzle) => puzzle.level === level)).size).toBe(6);
});

it("seven right make tomorrow harder, three easier, and half a day changes nothing", () => {
  expect([nextLevel(2, 7, 10), nextLevel(2, 5, 10), nextLevel(2, 3, 10), nextLevel(2, 0, 4)]).toEqual([3, 2, 1, 2]);
  expect([nextLevel(5, 10, 10), nextLevel(1, 0, 10)]).toEqual([5, 1]);
});

it("a new day settles the one before, and the same day goes on", () => {
  const ten = tenOf("2026-11-16", 1, all);
  const answers = Object.fromEntries(ten.map((puzzle) => [puzzle.id, puzzle.answer.best]));
  const done = { ...FRESH, day: "2026-11-16", answers };
  expect(rightOf(done, ten)).toBe(10);
  expect(progressOn("2026-11-16", all, done)).toBe(done);
  expect(progressOn("2026-11-17", all, done)).toEqual({
    level: 2,
    day: "2026-11-17",
    answers: {},
    asked: 10,
    right: 10,
  });
  expect(progressOn("2026-11-17", all, null)).toEqual({ ...FRESH, day: "2026-11-17" });
});

it("answers to puzzles of an older set are forgotten, not counted as wrong", () => {
  const answers = Object.fromEntries(Array.from({ length: A_DAY }, (_, place) => [`gone-${place}`, 0]));
  const kept = { ...FRESH, level: 3, day: "2026-11-16", answers };
  expect(progressOn("2026-11-17", all, kept)).toEqual({ ...FRESH, level: 3, day: "2026-11-17" });
});

const files = (language: string): string =>
  ["phrases", "goods", "characters"]
    .map((name) => readFileSync(`../src/nottingham/locales/${language}/${name}.ftl`, "utf8"))
    .concat(readFileSync(`src/puzzles/texts/${language}.ftl`, "utf8"))
    .join("\n");

it.each(["en", "fr", "es", "pt-BR", "pl"] as Language[])(
  "everything about every puzzle can be said in %s",
  (language) => {
    const messages = new Messages(language, files(language));
    for (const puzzle of all) {
      const names = puzzle.scene.bots.map((bot) => messages.format(`character-${hyphens(bot)}-name`));
      const teller = new PuzzleTeller(new Speaker(messages, names), puzzle);
      const said = [
        teller.question(),
        ...puzzle.choices.map((choice) => teller.choice(choice)),
        ...(puzzle.scene.past ?? []).flatMap((bag) => [teller.past(bag), teller.judged(bag)]),
        ...puzzle.answer.bags.map((bag) => teller.truth(bag)),
        ...teller.reasons(),
      ];
      for (const line of said) expect(line, puzzle.id).not.toMatch(/puzzles-|\{|\}|undefined|NaN|\s-\d/);
    }
  },
);

it("calls the reader's own bags in the Sheriff's record the reader's", () => {
  const messages = new Messages("pt-BR", files("pt-BR"));
  const puzzle = all.find(({ scene }) => scene.past?.some((bag) => bag.owner === scene.seat))!;
  const names = puzzle.scene.bots.map((bot) => messages.format(`character-${hyphens(bot)}-name`));
  const teller = new PuzzleTeller(new Speaker(messages, names), puzzle);
  const [own] = puzzle.scene.past!.filter((bag) => bag.owner === puzzle.scene.seat);
  expect(teller.judged(own!)).toContain(`Rodada ${own!.round}, você: `);
  expect(teller.judged({ ...own!, owner: puzzle.scene.sheriff })).not.toContain("você");
});
