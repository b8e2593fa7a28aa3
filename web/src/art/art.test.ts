// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../protocol/protocol";
import { PRINTED_ORDER } from "../i18n/speaker";
import { crestsOf, OWN } from "./crests.svelte";
import { drawingOf, emblemOf, frameOf, miniFrameOf } from "./faces";
import { fitName, widthOf } from "./lettering";

const generated = (name: string): string => readFileSync(new URL(`../../generated/${name}`, import.meta.url), "utf8");
const sprite = generated("sprite.svg");
const ids = [...sprite.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);

describe("the sprite", () => {
  it("has every id once, and everything that its drawings refer to", () => {
    expect(new Set(ids).size).toBe(ids.length);
    const wanted = [...sprite.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]!);
    for (const id of wanted) expect(ids).toContain(id);
  });

  it("needs no permission that the server's policy withholds", () => {
    expect(sprite).not.toMatch(/<style|<script|style=|on[a-z]+=|href="http/);
  });

  it("has a drawing for each printed good, and a barrel or a chest for a table's own", () => {
    for (const good of PRINTED_ORDER) expect(ids).toContain(drawingOf(good));
    expect(drawingOf("turnip", "legal")).toBe("art-house_legal");
    expect(drawingOf("forged_seals", "contraband")).toBe("art-house_contraband");
  });

  it("has a frame for each kind of card, and an emblem for each seat", () => {
    for (const kind of ["legal", "contraband", "royal"] as const) {
      for (const id of PRINTED_ORDER)
        expect(ids).toEqual(expect.arrayContaining([frameOf({ id, kind }), miniFrameOf({ id, kind })]));
    }
    for (let seat = 0; seat < 6; seat++) expect(ids).toContain(`emblem-${emblemOf(seat)}`);
  });
});

describe("crests", () => {
  const person = { bot: "", is_person: true };
  const bot = (id: string) => ({ bot: id, is_person: false });

  it("are the characters' own, as the server has them, and drawn", () => {
    const characters = readFileSync(new URL("../../../src/nottingham/bots/characters.py", import.meta.url), "utf8");
    const theirs = [...characters.matchAll(/Character\("(\w+)", "(\w+)"/g)].map(([, id, emblem]) => [id, emblem]);
    expect(Object.entries(OWN)).toEqual(theirs);
    for (const crest of Object.values(OWN)) expect(ids).toContain(`emblem-${crest}`);
  });

  it("are never borne twice at one table", () => {
    expect(crestsOf([person, person, person])).toEqual(["stag", "fox", "owl"]);
    expect(crestsOf([person, bot("much"), bot("prince_john")])).toEqual(["stag", "mouse", "lion"]);
    const full = crestsOf([person, person, bot("john"), bot("will"), person, bot("john")]);
    expect(full.slice(2, 4)).toEqual(["stag", "fox"]);
    expect(new Set(full).size).toBe(6);
  });
});

describe("lettering", () => {
  const names = (language: string): string[] =>
    [
      ...readFileSync(new URL(`../../locales/${language}/cards.ftl`, import.meta.url), "utf8").matchAll(/ = (.+)$/gm),
    ].map((match) => match[1]!);

  it.each(LANGUAGES)("fits every card's name in %s, and keeps it readable", (language) => {
    expect(names(language)).toHaveLength(15);
    for (const name of names(language)) {
      const { lines, size } = fitName(name, 158, 29, 22.5);
      for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(158.1);
      expect(size, name).toBeGreaterThanOrEqual(20);
      expect(lines.join(" ")).toBe(name);
    }
  });

  it("breaks a name that is too long where both lines are nearly as wide, and never within a word", () => {
    expect(fitName("Forged seals", 158, 29, 22.5).lines).toEqual(["Forged seals"]);
    expect(fitName("Barrels of very old green cheese", 158, 29, 22.5).lines).toEqual([
      "Barrels of very",
      "old green cheese",
    ]);
    expect(fitName("A extraordinarily", 100, 29, 22.5)).toEqual({
      lines: ["A", "extraordinarily"],
      size: 100 / widthOf("extraordinarily"),
    });
    expect(fitName("Extraordinarily", 60, 29, 22.5).lines).toEqual(["Extraordinarily"]);
    expect(fitName("Silk", 158, 29, 22.5)).toEqual({ lines: ["Silk"], size: 29 });
    expect(fitName("To me", 20, 29, 22.5).size).toBeLessThanOrEqual(22.5);
  });
});
