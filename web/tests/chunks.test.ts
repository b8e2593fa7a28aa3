import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { chunkOf } from "../chunks";

const at = (name: string): string => join(import.meta.dirname, "../src", name);

/** Who imports whom; `!` is for what is fetched later. */
const IMPORTS: Record<string, string[]> = {
  "main.ts": ["App", "!lobby/Home.svelte", "!table/Table.svelte", "!replay/ReplayScreen.svelte", "!rules/Rules.svelte"],
  "lobby/Home.svelte": ["Button"],
  "table/Table.svelte": ["Button", "Gate", "Card"],
  "replay/ReplayScreen.svelte": ["Gate", "Card"],
  "rules/Rules.svelte": ["Card", "Law"],
  Gate: ["Bag"],
};
const importers = (id: string, isLater: boolean): string[] =>
  Object.keys(IMPORTS)
    .filter((name) => IMPORTS[name]!.some((one) => one.startsWith("!") === isLater && at(one.replace("!", "")) === id))
    .map(at);
const graph = {
  getModuleInfo: (id: string) => {
    const name = Object.keys(IMPORTS).find((one) => at(one) === id);
    const imported = name === undefined ? [] : IMPORTS[name]!;
    return {
      importedIds: imported.filter((one) => !one.startsWith("!")).map(at),
      importers: importers(id, false),
      dynamicImporters: importers(id, true),
    };
  },
};

describe("the file of a module", () => {
  const find = chunkOf();
  it.each([
    ["App", "front"],
    ["Button", "front"],
    ["lobby/Home.svelte", "front"],
    ["Gate", "at-table"],
    ["Bag", "at-table"],
    ["Card", "shared"],
    ["Law", null],
    ["table/Table.svelte", null],
  ])("of %s is %s", (name, chunk) => {
    expect(find(at(name), graph)).toBe(chunk);
  });
});
