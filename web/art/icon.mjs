// The icon as pictures, for browsers that install the page: they want pixels, and one with room around it that can be
// cut to any shape.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

const PAPER = "#f1e3c3";
const drawing = readFileSync(new URL("../public/icon.svg", import.meta.url), "utf8");
/** Cut to a circle, only the inner four fifths are certain to be seen: the corners of the bag must be within. */
const roomy = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${PAPER}"/><g transform="translate(16 16) scale(.68)">${drawing.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "")}</g></svg>`;

const pixels = (svg, width) => new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();

/** File names and their contents. */
export async function icons() {
  await initWasm(readFileSync(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")));
  return {
    "icon-192.png": pixels(drawing, 192),
    "icon-512.png": pixels(drawing, 512),
    "icon-maskable-512.png": pixels(roomy, 512),
  };
}
