// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ICONS_USED } from "../generated/symbols";

it("every icon that went into a drawing is credited, and no other", () => {
  const notice = readFileSync(new URL("../../NOTICE", import.meta.url), "utf8");
  const credited = /Used are:\n\n([\s\S]*?)\n\n/.exec(notice)![1]!.split(/[,\s]+/).filter(Boolean);
  expect(credited).toEqual([...ICONS_USED]);
});
