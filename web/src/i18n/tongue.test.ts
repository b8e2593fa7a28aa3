// The language of the page from one visit to the next.
import { afterEach, expect, it, vi } from "vitest";
import { tongue } from "./tongue.svelte";

afterEach(async () => {
  vi.unstubAllGlobals();
  await tongue.choose("en");
  localStorage.clear();
});

it("a language that was chosen is spoken at the next visit, whatever the browser asks for", async () => {
  localStorage.clear();
  vi.stubGlobal("navigator", { languages: ["fr"], language: "fr" });
  await tongue.start();
  expect([tongue.language, document.documentElement.lang]).toEqual(["fr", "fr"]);
  await tongue.choose("pl");
  await tongue.start();
  expect([tongue.language, document.documentElement.lang]).toEqual(["pl", "pl"]);
  expect(Object.values({ ...localStorage })).toEqual(['"pl"']);
});
