// Fields to write in and to choose from: each has the look of the page, and room for a finger, not what a browser gives.
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const FIELD = /<(input|select|textarea)\b((?:[^>]|=>)*)>/g;
const DRAWN_OTHERWISE = /type="(?:radio|checkbox|range|file)"|class="(?:tick|unseen)/;
/** In these forms all fields are drawn by `lobby/choices.css`. */
const CHOICES = /choices\.css/;

function plainFields(source: string): readonly string[] {
  const [markup = "", style = ""] = source.split("<style>");
  if (CHOICES.test(markup)) return [];
  const tags = [...markup.matchAll(FIELD)].filter(([, , rest]) => !DRAWN_OTHERWISE.test(rest!)).map(([, tag]) => tag!);
  return [...new Set(tags)].filter((tag) => !new RegExp(`(^|[\\s,])${tag}[^{}]*\\{[^}]*border`).test(style));
}

describe("fields", () => {
  it("are drawn, every one of them", () => {
    const found = globSync("src/**/*.svelte").map((file) => [file, ...plainFields(readFileSync(file, "utf8"))]);
    expect(found.length).toBeGreaterThan(100);
    expect(found.filter((one) => one.length > 1)).toEqual([]);
  });
});
