// How everything is drawn: an ink hull first, flat colour inside it, a little hatching last. A two-plate woodcut.
import { parts, whole } from "./icons.mjs";

export const INK = "#24170e";
export const PAPER = "#fbf3df";
export const CREAM = "#f6e9cb";
export const GOLD = "#e3ab2d";

/** Everything but a disc in the upper left: the side that light does not reach. */
const SHADE = "M-40 -40H560V560H-40Z M-20 200a228 228 0 1 0 456 0a228 228 0 1 0 -456 0";

let clips = 0;
/** Something drawn only inside a path. */
export function clipped(path, body) {
  const id = `clip${clips++}`;
  return `<clipPath id="${id}"><path clip-rule="evenodd" d="${path}"/></clipPath><g clip-path="url(#${id})">${body}</g>`;
}

/** An icon as a woodcut: a colour for each part, the largest part first; hatching on the lower right. */
export function cut(name, colours, { hatch = true, hull = 20 } = {}) {
  const { outlines, groups } = parts(name);
  const shapes = groups.map((group) => group.outer + group.holes.join(""));
  const outline = `<path d="${outlines.join("")}" fill="${INK}" stroke="${INK}" stroke-width="${hull}" stroke-linejoin="round"/>`;
  const solid = groups.some((group) => group.holes.length)
    ? `<path d="${groups.map((group) => group.outer).join("")}" fill="${INK}"/>`
    : "";
  const fills = new Map();
  shapes.forEach((shape, i) => {
    const colour = colours[i] ?? colours[0];
    fills.set(colour, (fills.get(colour) ?? "") + shape);
  });
  const colour = [...fills].map(([fill, d]) => `<path fill-rule="evenodd" d="${d}" fill="${fill}"/>`).join("");
  return `<g>${outline}${solid}${colour}${hatch ? hatched(shapes.join("")) : ""}</g>`;
}

/** Hatching on the side of a shape that lies in the shade. */
export const hatched = (path, shade = SHADE, pattern = "hatch") =>
  clipped(path, `<path fill-rule="evenodd" d="${shade}" fill="url(#${pattern})"/>`);

/** An icon in one flat colour, for small marks and the interface. */
export const flat = (name, fill = "currentColor") => `<path fill="${fill}" d="${whole(name)}"/>`;

/** A shape of our own: filled and outlined. */
export const shape = (d, fill, width = 14, more = "") =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" ${more}/>`;

/** Lines of ink. */
export const lines = (d, width, more = "") =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" ${more}/>`;

export const at = (body, scale, x, y) => `<g transform="translate(${x} ${y}) scale(${scale})">${body}</g>`;

/** An icon of the 512 grid, its middle at a point. */
export const centred = (body, scale, x, y, middle = 256) =>
  `<g transform="translate(${x} ${y}) scale(${scale}) translate(-256 -${middle})">${body}</g>`;

/** Chance that is the same in every build. */
export function dice(seed) {
  let state = seed;
  for (let i = 0; i < 9; i++) state = (state * 16807) % 2147483647;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

/** A rectangle with a torn edge. */
export function torn(x0, y0, x1, y1, { step = 10, depth = 6, seed = 11 } = {}) {
  const roll = dice(seed);
  const points = [];
  const edge = (ax, ay, bx, by, nx, ny) => {
    const length = Math.hypot(bx - ax, by - ay);
    for (let along = 0; along < length - step * 0.6; along += step * (0.45 + roll() * 1.3)) {
      const bite = along === 0 ? 0 : roll() < 0.3 ? depth * (0.9 + roll() * 0.9) : depth * roll() * 0.55;
      points.push([ax + ((bx - ax) * along) / length + nx * bite, ay + ((by - ay) * along) / length + ny * bite]);
    }
  };
  edge(x0, y0, x1, y0, 0, 1);
  edge(x1, y0, x1, y1, -1, 0);
  edge(x1, y1, x0, y1, 0, -1);
  edge(x0, y1, x0, y0, 1, 0);
  return `M${points.map((point) => point.map((value) => value.toFixed(1)).join(" ")).join("L")}Z`;
}

export function star(outer, inner, points, cx, cy) {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (Math.PI * i) / points - Math.PI / 2;
    const radius = i % 2 ? inner : outer;
    return `${(cx + radius * Math.cos(angle)).toFixed(1)} ${(cy + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

const stripes = (id, size, width, opacity) =>
  `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(-52)"><rect width="${width}" height="${size}" fill="${INK}" opacity="${opacity}"/></pattern>`;
const lattice = (id, size, colour, width, opacity) =>
  `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0H${size}M0 0V${size}" stroke="${colour}" stroke-width="${width}" opacity="${opacity}" fill="none"/></pattern>`;

export const PATTERNS =
  stripes("hatch", 20, 6, 0.82) +
  stripes("hatch-s", 7, 1.9, 0.7) +
  lattice("lattice", 14, "#9a5139", 1.6, 1) +
  lattice("lattice-b", 18, "#e8d2a0", 1.4, 0.55);
