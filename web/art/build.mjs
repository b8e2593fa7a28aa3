// Makes web/generated/: every drawing as a symbol of one sprite, pictures for stylesheets, and the names of both for
// TypeScript. Takes a moment; nothing in that folder is edited by hand or checked in.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { credits } from "./authors.mjs";
import { CARDS, TEARS } from "./cards.mjs";
import { GOODS } from "./goods.mjs";
import { used } from "./icons.mjs";
import { PATTERNS } from "./ink.mjs";
import { CRESTS, MARKS, MASKS, SEATS } from "./marks.mjs";
import { SCENERY, STYLES } from "./scenery.mjs";

const home = new URL("../generated/", import.meta.url);
const goods = Object.entries(GOODS).map(([id, body]) => [`art-${id}`, "-24 -24 560 560", body]);
const symbols = [...goods, ...CARDS, ...MARKS, ...SCENERY];

const tidy = (svg) =>
  svg.replace(/\s+\/>/g, "/>").replace(/(\.\d*?)0+(?=["\s,A-Za-z-])/g, (all, digits) => (digits === "." ? "" : digits));
const sprite = `<svg xmlns="http://www.w3.org/2000/svg"><defs>${PATTERNS}${MASKS}</defs>${symbols
  .map(([id, viewBox, body]) => `<symbol id="${id}" viewBox="${viewBox}">${body}</symbol>`)
  .join("\n")}</svg>\n`;

const names = (list) => list.map((name) => JSON.stringify(name)).join(" | ");
const typescript = `// Made by web/art/build.mjs.
/** A drawing of the sprite. */
export type SymbolId = ${names(symbols.map(([id]) => id))};
export type Emblem = ${names(SEATS.map((seat) => seat.id))};
/** The emblems by seat. */
export const EMBLEMS: readonly Emblem[] = ${JSON.stringify(SEATS.map((seat) => seat.id))};
/** Goods that have a drawing. */
export const DRAWN: ReadonlySet<string> = new Set(${JSON.stringify(Object.keys(GOODS))});
/** How many ways a contraband card can be torn. */
export const TEARS = ${TEARS};
/** An animal on a shield: those of the seats, and those that only characters bear. */
export type Crest = ${names(CRESTS.map((crest) => crest.id))};
export const CRESTS: readonly Crest[] = ${JSON.stringify(CRESTS.map((crest) => crest.id))};
/** The icons of the package that went into the drawings, by author, for the credits. */
export const ICONS_USED: readonly { readonly author: string; readonly icons: readonly string[] }[] = ${JSON.stringify(credits(used))};
`;

mkdirSync(home, { recursive: true });
for (const [name, text] of [
  ["sprite.svg", tidy(sprite)],
  ["scenery.css", STYLES + "\n"],
  ["symbols.ts", typescript],
]) {
  const path = new URL(name, home);
  let before;
  try {
    before = readFileSync(path, "utf8");
  } catch {
    before = null; // the first time
  }
  if (before === text) continue; // unchanged files keep their date, so that nothing is built for nothing
  const draft = new URL(`${name}.${process.pid}`, home);
  writeFileSync(draft, text);
  renameSync(draft, path); // whoever reads it meanwhile reads all of it
}
