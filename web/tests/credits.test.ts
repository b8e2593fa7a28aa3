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
