// Pictures to post, painted on a sheet that remembers: which words stand where, in which letters, and which drawings. The
// whole of each as it was last looked at and approved is in tests/golden (picture-*.txt).
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { areGolden } from "../../tests/outline";
import { pictureLines, sheet as blank, Tile, type Sheet } from "../../tests/sheet";
import { Narrator } from "../i18n/narrator";
import { tongue } from "../i18n/tongue.svelte";
import { paintCard } from "../mine/card";
import type { Highlight, Score } from "../protocol/protocol";
import { bluffClip } from "../replay/bluffClip";
import { paintBluff } from "../replay/bluffPicture";
import { paint } from "../reckoning/picture";
import { paintEvening } from "../standing/eveningPicture";
import { RULESET } from "../table/state/sample";
import { crestOf } from "./crests.svelte";
import { emblemOf } from "./faces";

const SEATS = [0, 1, 2, 3];
let letters: string[][];

beforeEach(async () => {
  await tongue.choose("en");
  letters = [];
  const ids = [
    ...SEATS.map((seat) => `emblem-${crestOf(seat)}`),
    ...["crown-king", "bag-closed", "bag-wide-back", "bag-wide-front", "badge", "coin", "card-coin", "wax", "feather"],
    ...["art-apple", "art-silk", "frame-legal", ...SEATS.map((tear) => `frame-contraband-${tear}`)],
  ];
  const symbols = ids.map(
    (id) => `<symbol id="${id}" viewBox="0 0 64 80"><path class="${id}" fill="var(--shield, #123456)"/></symbol>`,
  );
  document.body.innerHTML = `<svg>${symbols.join("")}</svg>`;
  class Picture {
    [name: string]: unknown;
    set src(text: string) {
      const drawn = decodeURIComponent(text);
      const shield = /fill="(colour-\d)"/.exec(drawn)?.[1] ?? "";
      this["id"] = `${/class="([\w-]+)"/.exec(drawn)![1]!}${shield && ` in ${shield}`}`;
      [this["width"], this["height"]] = [...drawn.matchAll(/(?:width|height)="(\d+)"/g)].map((found) =>
        Number(found[1]),
      );
    }
    decode = (): Promise<void> => Promise.resolve();
  }
  vi.stubGlobal("Image", Picture);
  vi.stubGlobal("OffscreenCanvas", Tile);
  Object.defineProperty(document, "fonts", {
    value: { load: (...wanted: string[]) => (letters.push(wanted), Promise.resolve([])) },
    configurable: true,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "fonts");
  document.body.innerHTML = "";
});

/** With the colours of the seats. */
function sheet(): Sheet {
  const made = blank();
  for (const seat of SEATS) made.canvas.style.setProperty(`--${emblemOf(seat)}`, `colour-${seat}`);
  return made;
}

const BLUFF: Highlight = {
  ...{ step: 1, kind: "lie_passed", seat: 2, to: 3, good: "apple", count: 3, worth: 17, price: 6, is_best: true },
  goods: { silk: 2 },
};
const narratorHere = (): Narrator => new Narrator(tongue.messages, ["Marian", "Will", "Tuck", "Guy"], RULESET);

it("a bluff: who said what, what was in the bag, and what it was worth", async () => {
  const made = sheet();
  await paintBluff(made.canvas, BLUFF, narratorHere(), RULESET);
  expect(letters[0]![0]).toMatch(/^800 40px .*Nottingham Figures/);
  const [tuck, worth] = [made.words("Tuck"), made.words("Smuggled past the gate: 17")];
  expect(tuck).toMatchObject({ align: "left", x: 84 });
  expect(tuck.font).toContain("800 40px");
  expect(made.painted.some(({ what }) => what.includes("3\u00a0apples, Sheriff"))).toBe(true);
  expect(worth).toMatchObject({ colour: "red", align: "center", x: 600 });
  expect(made.painted.filter(({ what }) => what === "Silk")).toHaveLength(2);
  expect(made.painted.filter(({ what }) => what === "8")).toHaveLength(2);
  expect(made.painted.map(({ what }) => what).filter((what) => what.startsWith("emblem"))).toEqual(
    Array(2).fill(`emblem-${crestOf(2)} in colour-2`),
  );
  await areGolden("picture-bluff", pictureLines(made.painted));
});

it("a bluff that moves: the tale, then its price, then what was in the bag and its worth", async () => {
  const made = sheet();
  const { seconds, paint: frame } = await bluffClip(made.canvas, BLUFF, narratorHere(), RULESET);
  expect(seconds).toBeGreaterThan(5);
  frame(2.9);
  expect(made.words("Tuck").x).toBeLessThan(made.words("Guy").x);
  expect(made.words("6\u00a0gold")).toMatchObject({ align: "center", x: 600, colour: "red" });
  expect(made.painted.some(({ what }) => what.includes("3\u00a0apples"))).toBe(true);
  expect(made.painted.some(({ what }) => what === "Silk")).toBe(false);
  made.painted = [];
  frame(seconds);
  expect(made.painted.filter(({ what }) => what === "Silk")).toHaveLength(2);
  expect(made.words("Smuggled past the gate: 17")).toBeDefined();
  const lines = [0.25, 0.9, 1.95, 3.3, 4.2, 4.75, 5.5].flatMap((at) => {
    made.painted = [];
    frame(at);
    return [`after ${at} seconds`, ...pictureLines(made.painted)];
  });
  await areGolden("picture-bluff-moving", lines);
});

it("a bluff for nothing, before nobody in particular", async () => {
  const made = sheet();
  const clip = await bluffClip(made.canvas, { ...BLUFF, price: 0, to: null }, narratorHere(), RULESET);
  clip.paint(2.2);
  expect(made.painted.some(({ what }) => what.startsWith("coin"))).toBe(false);
  expect(made.painted.filter(({ what }) => what === "Tuck")).toHaveLength(2);
  expect(made.painted.find(({ what }) => what === tongue.messages.format("replay-clip-free"))!.colour).toBe("pale ink");
});

const score = (seat: number, place: number, gold: number, legal: number): Score => ({
  ...{ seat, place, gold, legal, total: gold + legal, contraband: 0, royal: 0, crowns: [], extras: {} },
  ...{ legal_cards: 3, contraband_cards: 0 },
});
const result = (winners: number[], names = ["Marian", "Will", "Tuck"]) => ({
  names,
  ruleset: { ...RULESET, players: 3 },
  end: { contraband: [], winners, scores: [score(0, 2, 40, 10), score(1, 1, 60, 40), score(2, 3, 20, 5)] },
  story: null,
  me: 0,
});

it("a game: the winner in front and in red, and a bar for each in proportion", async () => {
  const made = sheet();
  await paint(made.canvas, result([1]));
  expect(made.painted.map(({ what }) => what).filter((what) => /^(Will|Marian|Tuck)$/.test(what))).toEqual([
    "Will",
    "Marian",
    "Tuck",
  ]);
  expect(["100", "50", "25"].map((total) => made.words(total).colour === "red")).toEqual([true, false, false]);
  const rows = made.painted.filter(({ kind, x, width }) => kind === "rim" && x >= 300 && width !== 30);
  expect(rows.map(({ width }) => Math.round(width))).toEqual([438, 292, 292, 73, 146, 37]);
  expect(rows[1]!.x - rows[0]!.x).toBeCloseTo(rows[0]!.width);
  expect(made.painted.find(({ kind }) => kind === "drawing")!.what).toBe(`emblem-${crestOf(1)} in colour-1`);
  expect(made.words("An honest day")).toMatchObject({ align: "center", x: 600 });
});

it("a game with points from everywhere: each source in a pattern of its own", async () => {
  const made = sheet();
  const from = { contraband: 9, royal: 12, extras: { tax: 5 }, crowns: [{ title: "king", good: "apple", points: 20 }] };
  const { end, ...rest } = result([1]);
  const scores = [{ ...end.scores[0]!, ...from } as unknown as Score, ...end.scores.slice(1)];
  await paint(made.canvas, { ...rest, end: { ...end, scores } });
  const patterns = made.painted.filter(({ colour }) => colour.startsWith("tile")).map(({ colour }) => colour);
  expect(new Set(patterns).size).toBe(6);
  await areGolden("picture-game", pictureLines(made.painted));
});

it("a victory that is shared names all who share it, in letters that fit", async () => {
  const made = sheet();
  await paint(made.canvas, result([0, 1], ["Marian of the Greenwood", "Will", "Tuck"]));
  const title = made.painted.find(({ what }) => what.includes("share the market"))!;
  expect(title.what).toBe("Marian of the Greenwood and Will share the market");
  expect(Number(/(\d+)px/.exec(title.font)![1])).toBeLessThan(72);
});

const AWARD = {
  names: "Tuck",
  title: "The sharpest nose",
  why: "Opened four bags, and found something in three of them",
  icon: "wax" as const,
};

it.each([0, 1, 3])("an evening with %i awards: the table of points, and what was earned beside it", async (count) => {
  const made = sheet();
  const awards = [AWARD, { ...AWARD, title: "Never caught", icon: "feather" as const }, AWARD, AWARD].slice(
    0,
    count || 0,
  );
  const points = ["Will", "Marian", "Tuck", "Guy", "Much", "John", "Alan"].map((name, i) => ({
    name,
    points: 30 - 4 * i,
  }));
  await paintEvening(made.canvas, {
    ...{ title: "Thursdays", line: "the third evening", headline: "Will takes the evening" },
    ...{ points: points.slice(0, 7 - 2 * count), awards: count === 3 ? [...awards, AWARD] : awards },
  });
  await areGolden(`picture-evening-${count}`, pictureLines(made.painted));
});

it("a player's figures: four at most, each with a sentence, and whoever was met again and again", async () => {
  const made = sheet();
  const figure = (number: number) => ({
    figure: `${number} of ${2 * number}`,
    about: `lies were believed, which is a good many of ${number}`,
  });
  await paintCard(made.canvas, {
    ...{ name: "Robin", epithet: "a silver tongue", figures: [1, 2, 3, 4, 5].map(figure) },
    people: [
      { figure: "Guy", about: "took most" },
      { figure: "Tuck", about: "paid most" },
    ],
  });
  await areGolden("picture-figures", pictureLines(made.painted));
});
