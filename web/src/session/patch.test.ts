import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Update } from "../protocol/protocol";
import { checksum, merged, standingChecksum, type Patch } from "./patch";

/** What Python made of games, and of oddities: see tools/generators/patches.py. */
interface Case {
  before: unknown;
  patch: Patch;
  after: unknown;
  checksum?: number;
}
const CASES = JSON.parse(readFileSync(join(process.cwd(), "generated", "patches.json"), "utf8")) as Case[];

describe("a patch", () => {
  it("gives what the server has, and leaves what was before as it was", () => {
    expect(CASES.length).toBeGreaterThan(200);
    for (const { before, patch, after } of CASES) {
      const kept = structuredClone(before);
      expect(merged(before, patch)).toEqual(after);
      expect(before).toEqual(kept);
    }
  });

  it("leaves what it does not name as the very same object", () => {
    const before = { table: { seats: [] }, at: "1" };
    const after = merged(before, { at: ["2"] }) as typeof before;
    expect(after).toEqual({ table: { seats: [] }, at: "2" });
    expect(after.table).toBe(before.table);
  });
});

describe("a checksum", () => {
  it("is the server's, of everything that a game comes to and of any letters", () => {
    const updates = CASES.filter((one) => one.checksum !== undefined);
    expect(updates.length).toBeGreaterThan(100);
    for (const { after, checksum } of updates) expect(standingChecksum(after as Update)).toBe(checksum);
    expect(checksum({ b: "ł 🦌", a: [null, true, "\n\u0001"] })).toBe(3273782208);
  });

  it("does not depend on the order of members", () => {
    expect(checksum({ a: 1, b: { d: 2, c: 3 } })).toBe(checksum({ b: { c: 3, d: 2 }, a: 1 }));
    expect(checksum({ a: [1, 2] })).not.toBe(checksum({ a: [2, 1] }));
  });
});
