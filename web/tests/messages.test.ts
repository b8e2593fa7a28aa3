// @vitest-environment node
// The page's own messages: none missing, none unused, and the same variables in every language.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hyphens, PRINTED_ORDER } from "../src/i18n/speaker";
import { Messages } from "../src/i18n/messages";
import { FACES } from "../src/lobby/faces";
import { LANGUAGES } from "../src/protocol/protocol";
import { SOURCES } from "../src/reckoning/result";
import { HIGHLIGHT_ICONS } from "../src/replay/highlights";

const web = new URL("..", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, web), "utf8");
const isGrammar = (name: string): boolean => name === "you" || /_(?:sound|form)$/.test(name);
/** What a variable tells, whichever form of it the grammar asks for: `owner_of` tells of the owner. */
const told = (name: string): string => name.replace(/_(?:begins|within|of|to)$/, "");

/** Each message in some files with the variables it uses. */
function messagesIn(files: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const message of files.flatMap((file) => read(file).split(/^(?=[a-z])/m))) {
    const id = /^([a-z][a-z0-9-]*) =/.exec(message)?.[1];
    if (!id) continue;
    expect(found.has(id), `${id} twice in ${files.join(", ")}`).toBe(false);
    const names = [...message.matchAll(/\$([a-z_]+)/g)]
      .map((match) => told(match[1]!))
      .filter((name) => !isGrammar(name));
    found.set(id, [...new Set(names)].sort());
  }
  return found;
}

const own = (language: string): Map<string, string[]> =>
  messagesIn(readdirSync(new URL(`locales/${language}/`, web)).map((file) => `locales/${language}/${file}`));

/** Screens that bring words of their own; the rules and the guide have tests of their own. */
const WORDY = readdirSync(new URL("src/", web)).filter(
  (folder) => existsSync(new URL(`src/${folder}/texts/`, web)) && !["rules", "guide"].includes(folder),
);

const sources = (readdirSync(new URL("src/", web), { recursive: true }) as string[])
  .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith(".test.ts"))
  .map((path) => read(`src/${path}`).replaceAll(/class="[^"]*"/g, ""))
  .join("\n");
/** Ids put together from a name: `web-claimed-${place}`. Whoever puts one together lists it here. */
const HIGHLIGHTS = Object.keys(HIGHLIGHT_ICONS).map(hyphens);
const FAMILIES: Record<string, readonly string[]> = {
  "analysis-column-": ["player", "choices", "gate", "luck", "ended"],
  "hint-why-": [
    "any-price",
    "bag-worth",
    "bags-compared",
    "bargain",
    "better-lie",
    "better-truth",
    "bound",
    "fair-bribe",
    "fair-price",
    "false-tale",
    "from-deck",
    "hand-worth",
    "hands-compared",
    "honest-bag",
    "keep-together",
    "lie",
    "lying-bag",
    "offer-worth",
    "on-top",
    "opened",
    "opened-usually",
    "opening",
    "paying",
    "rival",
    "safe-cards",
    "goods-taken",
    "taken",
    "threw-declared",
    "took-contraband",
    "true-tale",
    "word-given",
  ],
  "table-owed-": ["open", "pass"],
  "lobby-clock-": ["about", "none-about", "days-about"],
  "lobby-ear-": ["bribe-1", "bribe-2", "bribe-3", "weather-1", "weather-2", "weather-3"],
  "lobby-edition-": ["first", "second"],
  "lobby-face-": FACES.flatMap((face) => [face, `${face}-about`]),
  "lobby-mend-": ["seats", "options", "who", "rated"],
  "lobby-no-": [
    "table-full",
    "no-such-table",
    "too-many-requests",
    "server-full",
    "not-host",
    "not-ready",
    "seat-empty",
    "seat-taken",
    "removed-before",
    "host-is-here",
    "already-started",
  ],
  "lobby-strength-": ["gentle", "usual", "sharp"].flatMap((one) => [one, `${one}-about`]),
  "lobby-to-": ["today", "puzzles", "mine", "standing", "cups", "tablet", "hotseat"].flatMap((screen) => [
    screen,
    `${screen}-about`,
  ]),
  "reckoning-ad-": ["1", "2", "3", "4"],
  "reckoning-source-": SOURCES,
  "replay-in-": ["hand", "bag", "contraband"],
  "replay-moment-": HIGHLIGHTS,
  "replay-told-": HIGHLIGHTS,
  "deal-ask-": ["nothing", "pass", "open", "refuse"],
  "deal-promise-": ["nothing", "pass", "open"],
  "table-key-": ["act", "hand", "board", "say", "kings", "hint", "piles", "more", "keys"],
  "table-moment-": ["short", "smuggled", "broken"],
  "table-news-": ["left", "returned"],
  "table-news-held-": ["asked", "clock", "host", "away"],
  "table-no-": [
    "stale",
    "seat-held",
    "seat-not-held",
    "not-playing",
    "phrases-only",
    "nothing-said",
    "too-busy",
    "too-many-requests",
  ],
  "table-promise-": ["open", "kept", "broken"],
  "table-report-": ["words", "name", "stalling", "cheating", "other"],
  "table-word-": ["open", "pass"],
  "card-": PRINTED_ORDER.map(hyphens),
  "web-claimed-": ["bag", "stand"],
  "web-": ["connecting", "lost", "closed"],
};

describe("the page's messages", () => {
  it.each(LANGUAGES)("in %s are the same as in English, with the same variables", (language) => {
    expect([...own(language)].sort()).toEqual([...own("en")].sort());
  });

  it("are all used, and all that are used are there", () => {
    const have = [...own("en").keys()];
    const topics = new Set(
      have.map((id) => id.split("-")[0]!).filter((topic) => !(`${topic}-` in FAMILIES) || topic === "web"),
    );
    const literal = new RegExp(`"((?:${[...topics].join("|")})-[a-z0-9-]*[a-z0-9])"`, "g");
    const said = new Set([...sources.matchAll(literal)].map((match) => match[1]!));
    for (const [start, ends] of Object.entries(FAMILIES)) for (const end of ends) said.add(start + end);
    expect([...said].sort()).toEqual(have.sort());
  });
});

describe.each(WORDY)("the words of %s", (folder) => {
  const words = (language: string): Map<string, string[]> => messagesIn([`src/${folder}/texts/${language}.ftl`]);

  it.each(LANGUAGES)("in %s are the same as in English, with the same variables, and can be said", (language) => {
    expect([...words(language)].sort()).toEqual([...words("en")].sort());
    const spoken = new Messages(language, read(`src/${folder}/texts/${language}.ftl`));
    for (const id of words(language).keys()) expect(spoken.has(id), id).toBe(true);
  });

  it("are all used, or begin as one that is put together", () => {
    const begun = [...sources.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map((match) => match[1]!);
    const isUsed = (id: string): boolean =>
      sources.includes(`"${id}"`) || begun.some((start) => id.startsWith(start) && start.split("-").length > 2);
    expect([...words("en").keys()].filter((id) => !isUsed(id))).toEqual([]);
  });
});
