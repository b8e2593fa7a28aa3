// Reads an icon of the package and splits it into parts (an outline and its holes), so that each can have its own colour.
import { createRequire } from "node:module";
import svgpath from "svgpath";

const { icons } = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");

/** Every icon that was asked for: the credits name them. */
export const used = new Set();

function paths(name) {
  const icon = icons[name];
  if (!icon) throw new Error(`the icon package has no ${name}`);
  used.add(name);
  return [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => svgpath(match[1]).abs().round(0).toString());
}

function box(path) {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  const takeIn = (x, y) => {
    if (x !== null) [x0, x1] = [Math.min(x0, x), Math.max(x1, x)];
    if (y !== null) [y0, y1] = [Math.min(y0, y), Math.max(y1, y)];
  };
  svgpath(path)
    .abs()
    .unshort()
    .unarc()
    .iterate(([command, ...values]) => {
      if (command === "H") takeIn(values[0], null);
      else if (command === "V") takeIn(null, values[0]);
      else for (let i = 0; i < values.length; i += 2) takeIn(values[i], values[i + 1]);
    });
  return { x0, y0, x1, y1, area: (x1 - x0) * (y1 - y0) };
}

const isWithin = (inner, outer) =>
  inner.x0 >= outer.x0 - 1 && inner.x1 <= outer.x1 + 1 && inner.y0 >= outer.y0 - 1 && inner.y1 <= outer.y1 + 1;

/** The whole icon as one path. */
export const whole = (name) => paths(name).join("");

/** The icon in parts, the largest first. */
export function parts(name) {
  const outlines = paths(name)
    .flatMap((path) => path.split(/(?=M)/))
    .filter((path) => path.length > 6)
    .map((path) => ({ path, box: box(path) }))
    .filter((outline) => outline.box.area > 8)
    .sort((one, other) => other.box.area - one.box.area);
  const groups = [];
  for (const { path, box } of outlines) {
    const around = groups.find((group) => isWithin(box, group.box));
    if (around) around.holes.push(path);
    else groups.push({ box, outer: path, holes: [] });
  }
  return { outlines: outlines.map((outline) => outline.path), groups };
}
