// One clear drawing for each good, on a 512 grid.
import { at, cut, GOLD, hatched, INK, lines, shape } from "./ink.mjs";

const RED = "#b8392b";
const LEAF =
  shape("M286 92C330 40 400 44 430 64C408 110 340 132 286 92Z", "#5f7f36", 13) +
  lines("M300 90C340 78 375 72 410 70", 7);
const apple = (colour) => cut("shiny-apple", [colour, "#6b4524"]) + LEAF;

function bread() {
  const loaf = "M40 330C30 190 140 110 256 110S482 190 472 330C470 400 400 420 256 420S42 400 40 330Z";
  const slash = (x, y, turn) =>
    shape(
      "M0 0C26 40 30 100 6 160C-24 110 -24 44 0 0Z",
      "#f3d79d",
      11,
      `transform="translate(${x} ${y}) rotate(${turn})"`,
    );
  return (
    shape(loaf, "#d79a4c", 18) +
    hatched(loaf) +
    slash(150, 168, -28) +
    slash(235, 140, -14) +
    slash(320, 150, 8) +
    lines("M70 372C150 396 360 398 440 372", 8)
  );
}

function gouda() {
  const wheel = "M30 232V330C30 400 140 440 256 440S482 400 482 330V232Z";
  const hole = (x, y, r) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${INK}"/>`;
  return (
    shape(wheel, RED, 18) +
    hatched(wheel, "M320 200H520V460H320Z") +
    shape("M256 120C131 120 30 170 30 232S131 344 256 344S482 294 482 232S381 120 256 120Z", "#cf4a37", 18) +
    shape("M256 232L150 332C110 320 60 296 40 262V344C60 380 110 406 150 418L256 318Z", "#efc75a", 14) +
    shape("M256 232L150 332C110 320 60 296 40 262C80 240 200 226 256 232Z", "#f7dc8a", 14) +
    lines("M150 334V414M256 236V316", 10) +
    hole(200, 338, 13) +
    hole(96, 352, 15) +
    hole(130, 300, 8) +
    lines("M300 168C350 176 400 196 420 222", 8)
  );
}

const VEINS =
  "M120 300c20-18 44 4 34 24s-44 6-34-24ZM214 262c26-10 40 16 26 30s-40-6-26-30ZM300 350c22-14 48 6 36 28s-48 2-36-28Z" +
  "M398 372c16-14 36 2 30 20s-38 4-30-20ZM330 236c20-10 34 8 24 22s-34-2-24-22ZM170 372c12-12 30 0 26 16s-32 4-26-16Z" +
  "M300 110c26-14 60 0 50 16s-60 6-50-16ZM400 148c22-8 44 4 36 16s-42 2-36-16ZM232 156c18-10 40 2 32 14s-40 2-32-14Z";

const peppercorn = ([x, y, r]) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#4a3a33" stroke="${INK}" stroke-width="10"/>` +
  `<path d="M${x - r * 0.45} ${y - r * 0.3}q${r * 0.4} ${-r * 0.5} ${r * 0.8} 0" stroke="#d9c3a0" stroke-width="5" fill="none"/>`;
const CORNS = [
  [92, 452, 24],
  [148, 470, 20],
  [408, 462, 24],
  [350, 478, 18],
  [440, 424, 17],
]
  .map(peppercorn)
  .join("");
const DIAMONDS = [
  [230, 150],
  [320, 160],
  [270, 240],
  [190, 300],
  [350, 250],
  [300, 330],
  [220, 400],
]
  .map(([x, y]) => `M${x} ${y - 22}l14 22l-14 22l-14-22Z`)
  .join("");

export const GOODS = {
  apple: apple(RED),
  cheese: cut("cheese-wedge", ["#eec14a", "#f8dc86"]),
  bread: bread(),
  chicken: cut("chicken", ["#f7efdc", "#f7efdc", "#c23b2c", "#e0962c", "#e0962c", "#e0962c"]),
  pepper: cut("powder-bag", ["#c9a56a", "#4a3a33", "#8a6636"]) + CORNS,
  mead: cut("beer-stein", ["#d7902a", "#a9652a", "#fff4d8", "#a9652a"]),
  silk: cut("rolled-cloth", ["#2f6f7a"]) + `<path d="${DIAMONDS}" fill="#f2c14e" stroke="${INK}" stroke-width="5"/>`,
  crossbow: cut("crossbow", ["#a8703a"]),
  green_apple: at(apple("#86a33c"), 0.66, 168, 8) + at(apple("#9bb648"), 0.7, -8, 150),
  golden_apple:
    at(apple(GOLD), 0.56, 112, -12) + at(apple("#eebc45"), 0.58, -14, 206) + at(apple(GOLD), 0.58, 228, 206),
  gouda: gouda(),
  bleu_cheese:
    cut("cheese-wedge", ["#f4ead0", "#fffaf0"]) +
    `<path d="${VEINS}" fill="#2f5f8f" stroke="${INK}" stroke-width="6"/>`,
  rye_bread: cut("sliced-bread", ["#9c5f2e", "#dcb27a", "#dcb27a", "#9c5f2e"]),
  pumpernickel:
    at(cut("bread-slice", ["#4f3325"], { hull: 24 }), 0.82, 110, -6) +
    at(cut("bread-slice", ["#6b4630"], { hull: 24 }), 0.82, -6, 92),
  royal_rooster:
    cut("rooster", ["#c8702a", "#f2c14e", "#c23b2c", "#e0962c"]) +
    at(cut("queen-crown", [GOLD, "#c8871a"], { hatch: false, hull: 34 }), 0.2, 366, -52),
  // A table's own goods have no drawing of their own: what is legal comes in a barrel, what is not in a locked chest.
  house_legal: cut("barrel", ["#b98044", "#8d5f30"]),
  house_contraband: cut("locked-chest", ["#8a5a34", "#c9973f"]),
};
