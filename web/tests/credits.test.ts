// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ICONS_USED } from "../generated/symbols";

it("every icon that went into a drawing is credited to its author, and no other", () => {
  const notice = readFileSync(new URL("../../NOTICE", import.meta.url), "utf8");
  const drawings = /Used are:\n\n([\s\S]*?)\n\n\n/.exec(notice)![1]!;
  const credited = drawings.split("\n\n").map((paragraph) => {
    const [, author, icons] = /^\s+by ([^:]+):([\s\S]+)$/.exec(paragraph)!;
    return { author, icons: icons!.split(/[,\s]+/).filter(Boolean) };
  });
  expect(credited).toEqual(ICONS_USED);
});

it("every library and font on the page is in the notice too, under the same licence", () => {
  const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
  const [notice, page] = [read("../../NOTICE"), read("../src/credits/Credits.svelte")];
  const libraries = [...page.matchAll(/name: "([^"]+)", licence: "([^"]+)"/g)].map(
    ([, name, licence]) => `${name} ${licence}`,
  );
  const fonts = [...page.matchAll(/name: "([^"]+)", by: "([^"]+)"/g)].map(([, name]) => name!);
  expect([libraries.length > 5, fonts.length]).toEqual([true, 2]);
  const told = notice.replaceAll(/[ \t]+/g, " ");
  expect([...libraries, ...fonts].filter((one) => !told.includes(one))).toEqual([]);
});
