// Marks: emblems of the seats, badges, seals, crowns, coins, stamps, and the icons of the interface.
import { centred, clipped, cut, dice, flat, GOLD, INK, lines, shape, star } from "./ink.mjs";

const CREAM = "#fbf3df";

export const SEATS = [
  { id: "stag", icon: "stag-head", colour: "#2b5c8a", awning: "stripe" },
  { id: "fox", icon: "fox-head", colour: "#a3324b", awning: "twin" },
  { id: "owl", icon: "barn-owl", colour: "#4f6d2c", awning: "chevron" },
  { id: "boar", icon: "boar", colour: "#4d4a52", awning: "check" },
  { id: "raven", icon: "raven", colour: "#6a3b72", awning: "lozenge" },
  { id: "hare", icon: "rabbit", colour: "#9a6410", awning: "dot" },
];

/** A seat's animal, or a character's own; the colour of its shield is the seat's wherever there is one. */
export const CRESTS = [
  ...SEATS,
  { id: "mouse", icon: "seated-mouse", colour: "#59432c" },
  { id: "lion", icon: "lion", colour: "#9c281c" },
  { id: "heart", drawing: lionheart(), colour: "#3b2f6b" },
];

/** A heart under a crown: drawn here, for the King they call Lionheart. */
function lionheart() {
  const heart =
    "M32 58C20 49 15 42.500 15 36.500C15 31 19 27.500 23.500 27.500C27 27.500 30.500 29.500 32 32.500C33.500 29.500 37 27.500 40.500 27.500C45 27.500 49 31 49 36.500C49 42.500 44 49 32 58Z";
  const crown = "M18 24.500L16 12L24.500 17.500L32 9.500L39.500 17.500L48 12L46 24.500Z";
  const balls = [
    [16, 11],
    [32, 8.5],
    [48, 11],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.200" fill="${CREAM}"/>`);
  return (
    `<path d="${heart}" fill="${CREAM}"/><path d="${crown}" fill="${CREAM}"/>${balls.join("")}` +
    `<path d="M19.500 22H44.500" fill="none" stroke="var(--shield, #3b2f6b)" stroke-width="1.400"/>` +
    `<path d="M32 38V49M27 42.500H37" fill="none" stroke="var(--shield, #3b2f6b)" stroke-width="3.200"/>`
  );
}

const emblem = ({ id, icon, drawing, colour }) => [
  `emblem-${id}`,
  "0 0 64 74",
  shape("M5 5H59V36C59 54 45 64 32 69.500C19 64 5 54 5 36Z", `var(--shield, ${colour})`, 4) +
    `<path d="M10 10H54V36C54 50 43 58.500 32 63.500C21 58.500 10 50 10 36Z" fill="none" stroke="#f6e9cb" stroke-width="1.4" opacity=".75"/>` +
    (drawing ?? centred(flat(icon, CREAM), 0.078, 32, 34)),
];

// --- badges: the Sheriff's star, and the deputy's: smaller, with fewer points, half gold and half pewter ---------

const STAR = star(47, 34, 8, 50, 50);
const badge =
  shape(STAR, "#e0a62b", 4.5) +
  `<circle cx="50" cy="50" r="27" fill="#fbf3df" stroke="${INK}" stroke-width="3.5"/>` +
  `<circle cx="50" cy="50" r="22.5" fill="none" stroke="${INK}" stroke-width="1.2" stroke-dasharray="1.6 2.2"/>` +
  centred(flat("medieval-gate", INK), 0.071, 50, 50, 262);

const DEPUTY = star(47, 29, 6, 50, 50);
const deputy =
  shape(DEPUTY, "#e0a62b", 5) +
  `<g>${clipped("M50 -6H106V106H50Z", shape(DEPUTY, "#b8b5ad", 5))}</g>` +
  `<path d="M50 4V96" fill="none" stroke="${INK}" stroke-width="3"/>` +
  [0, 60, 120, 180, 240, 300]
    .map((turn) => `<circle cx="50" cy="10.500" r="3.400" fill="${INK}" transform="rotate(${turn} 50 50)"/>`)
    .join("") +
  `<circle cx="50" cy="50" r="23" fill="#fbf3df" stroke="${INK}" stroke-width="3.5"/>` +
  centred(flat("medieval-gate", INK), 0.062, 50, 50, 262);

// --- seals -------------------------------------------------------------------------------------------------------

const BLOB =
  "M50 2C62 -3 70 8 80 12C92 16 99 26 96 38C94 48 104 58 98 70C93 81 82 82 74 90C66 98 54 99 45 96C36 93 26 98 17 89C9 81 10 72 4 63C-2 53 4 43 4 33C4 21 14 16 23 12C32 8 39 5 50 2Z";
const skull = (colour, sockets, rim) =>
  `<path d="M256 90c-100 0-150 70-140 150c4 40 30 60 50 75l4 60h172l4-60c20-15 46-35 50-75c10-80-40-150-140-150Z" fill="${colour}" stroke="${rim}" stroke-width="40"/>` +
  `<circle cx="200" cy="240" r="40" fill="${sockets}"/><circle cx="312" cy="240" r="40" fill="${sockets}"/><path d="M256 285l-22 40h44Z" fill="${sockets}"/>` +
  `<path d="M215 345v40M256 345v40M297 345v40" stroke="${sockets}" stroke-width="16"/>`;
const key = (turn) =>
  `<g transform="translate(50 49) rotate(${turn}) scale(.15) translate(-256 -256)">${flat("key", "#f2d9b8")}</g>`;

const skullSeal =
  shape(BLOB, "#a82a1e", 5) +
  `<circle cx="50" cy="49" r="38" fill="#8d1f16" stroke="${INK}" stroke-width="3"/>` +
  key(45) +
  key(-45) +
  `<g transform="translate(50 46) scale(.1) translate(-256 -250)">${skull("#f2d9b8", "#5c120c", "#8d1f16")}</g>`;

/** Under 20 px keys and teeth are mud: a bare skull, as large as the wax holds. */
const skullSealSmall =
  shape(BLOB, "#8d1f16", 9) +
  `<path d="M50 16c-25 0-36 17-34 37c1 10 8 15 13 19v13h42v-13c5-4 12-9 13-19c2-20-9-37-34-37Z" fill="#fbe9cf"/>` +
  `<circle cx="36" cy="52" r="9.500" fill="#5c120c"/><circle cx="64" cy="52" r="9.500" fill="#5c120c"/><path d="M50 61l-6 10h12Z" fill="#5c120c"/>`;

/** The same for the seal that binds: a plain crown. */
const waxSmall = shape(BLOB, "#a82a1e", 8) + `<path d="M22 34L36 46L50 24L64 46L78 34L73 72H27Z" fill="#fbe9cf"/>`;

/** A seal in two: what is left when a bag is opened or an offer has gone. */
const waxBroken =
  `<g transform="rotate(-7 30 60) translate(-4 2)">${clipped("M-6 -6H54L44 18L58 36L42 56L55 74L46 106H-6Z", shape(BLOB, "#a82a1e", 5) + `<path d="M22 34L36 46L50 24L64 46L78 34L73 72H27Z" fill="#8d1f16" stroke="${INK}" stroke-width="3"/>`)}${lines("M52 2L44 18L58 36L42 56L55 74L47 96", 5)}</g>` +
  `<g transform="rotate(8 70 60) translate(5 3)">${clipped("M106 -6H54L44 18L58 36L42 56L55 74L46 106H106Z", shape(BLOB, "#a82a1e", 5) + `<path d="M22 34L36 46L50 24L64 46L78 34L73 72H27Z" fill="#8d1f16" stroke="${INK}" stroke-width="3"/>`)}${lines("M52 2L44 18L58 36L42 56L55 74L47 96", 5)}</g>`;

// --- crowns: a King's has points, a Queen's has arches, and both are of one size ---------------------------------

const king = `<g transform="translate(0 -50)">${cut("queen-crown", [GOLD, "#c8871a"], { hatch: false, hull: 28 })}</g>`;
function queen() {
  const pearl = (x, y, r) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fffaf0" stroke="${INK}" stroke-width="13"/>`;
  const hoops =
    "M66 300C36 210 50 128 118 116C160 110 186 138 190 176C192 108 214 62 256 40C298 62 320 108 322 176C326 138 352 110 394 116C462 128 476 210 446 300Z";
  return (
    shape(hoops, "#d9d5cc", 24) +
    `<path d="M104 286C84 226 92 172 124 166C154 162 168 196 164 286ZM408 286C428 226 420 172 388 166C358 162 344 196 348 286ZM214 286C206 190 224 122 256 98C288 122 306 190 298 286Z" fill="#8a7fae" stroke="${INK}" stroke-width="13" stroke-linejoin="round"/>` +
    shape("M60 290C180 322 332 322 452 290L440 372C330 402 182 402 72 372Z", "#efece4", 22) +
    shape("M256 318L282 346L256 376L230 346Z", "#a3324b", 10) +
    `<circle cx="150" cy="342" r="13" fill="#4b3a7c" stroke="${INK}" stroke-width="8"/><circle cx="362" cy="342" r="13" fill="#4b3a7c" stroke="${INK}" stroke-width="8"/>` +
    pearl(256, 26, 24) +
    pearl(110, 98, 21) +
    pearl(402, 98, 21)
  );
}

// --- coins, stamps, the torch ------------------------------------------------------------------------------------

const coin = (colour, body = "") =>
  `<circle cx="50" cy="50" r="44" fill="${colour}" stroke="${INK}" stroke-width="6"/>` +
  `<circle cx="50" cy="50" r="34" fill="none" stroke="${INK}" stroke-width="2.5" stroke-dasharray="4 4"/>${body}`;

/** Where a stamp's ink did not take. Used as a mask by the component that sets the word. */
function specks(seed) {
  const roll = dice(seed);
  return Array.from({ length: 90 }, () => {
    const [x, y] = [roll() * 330, roll() * 112];
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(0.8 + roll() * 2.6).toFixed(1)}" ry="${(0.6 + roll() * 1.6).toFixed(1)}"/>`;
  }).join("");
}
const mask = (id, seed) =>
  `<mask id="${id}" maskUnits="userSpaceOnUse" x="-10" y="-10" width="360" height="130"><rect x="-10" y="-10" width="360" height="130" fill="#fff"/><g fill="#000">${specks(seed)}</g></mask>`;
export const MASKS = mask("specks-lie", 5) + mask("specks-true", 9);

// --- icons of the interface --------------------------------------------------------------------------------------

const ICONS = {
  gavel: "gavel",
  hourglass: "hourglass",
  scroll: "tied-scroll",
  talk: "conversation",
  crown: "queen-crown",
  quill: "quill",
  sun: "sun",
  moon: "moon",
  speaker: "speaker",
  "speaker-off": "speaker-off",
  gate: "open-gate",
  magnifier: "magnifying-glass",
  book: "open-book",
  gear: "cog",
  person: "person",
  bot: "robot-golem",
  away: "night-sleep",
  link: "linked-rings",
  eye: "semi-closed-eye",
  globe: "globe",
  hands: "shaking-hands",
  bell: "ringing-bell",
  coins: "two-coins",
  discard: "card-discard",
  draw: "card-draw",
  trophy: "laurels-trophy",
};
/** Plain strokes are drawn here: an icon of a set has too much character for a plus. */
const STROKES = {
  plus: "M12 4V20M4 12H20",
  minus: "M4 12H20",
  close: "M5 5L19 19M19 5L5 19",
  check: "M4 13L10 19L20 5",
  "arrow-right": "M4 12H19M13 5L20 12L13 19",
  "arrow-left": "M20 12H5M11 5L4 12L11 19",
  more: "M5 12H5.01M12 12H12.01M19 12H19.01",
};

/** What can be shown at one tap: faces are drawn here, so that they are ours. */
const ROUND = "M12 2.500A9.500 9.500 0 1 0 12.010 2.500Z";
const FACES = {
  laughter:
    "M6.800 10.200Q8.300 7.800 9.800 10.200M14.200 10.200Q15.700 7.800 17.200 10.200M6.800 13.500H17.200Q16.500 18.600 12 18.600T6.800 13.500Z",
  gasp: "M8.700 8.800V9.600M15.300 8.800V9.600M12 13.200A2.500 2.800 0 1 0 12.010 13.200Z",
  doubt: "M6.800 9.200H10.200M13.400 6.200L17.200 7.400M8.700 11.700V12M15.300 10.700V11M8.500 16.700L15.500 15.300",
};

export const MARKS = [
  ...CRESTS.map(emblem),
  ["badge", "0 0 100 100", badge],
  ["badge-deputy", "0 0 100 100", deputy],
  ["seal-skull", "-2 -3 104 104", skullSeal],
  ["seal-skull-s", "-5 -6 110 110", skullSealSmall],
  ["wax", "-10 -10 532 532", cut("wax-seal", ["#a82a1e"], { hull: 22, hatch: false })],
  ["wax-s", "-5 -6 110 110", waxSmall],
  ["wax-broken", "-14 -10 130 124", waxBroken],
  ["feather", "-20 -20 552 552", cut("feather", ["#f7efdc"], { hull: 26, hatch: false })],
  ["crown-king", "-14 -20 540 450", king],
  ["crown-queen", "-14 -20 540 450", queen()],
  ["coin", "0 0 100 100", coin("#e9b339", centred(flat("queen-crown", INK), 0.085, 50, 48, 270))],
  ["coin-1", "0 0 100 100", coin("#d8d2c2")],
  ["coin-5", "0 0 100 100", coin("#e9b339")],
  ["coin-20", "0 0 100 100", coin("#d08a4a")],
  ["torch", "-20 -20 552 552", cut("torch", ["#f0a92e", "#7a5230", "#d9c3a0"], { hatch: false, hull: 28 })],
  ["key-gold", "-20 -20 552 552", cut("key", ["#e0a62b"], { hull: 24 })],
  ...Object.entries(ICONS).map(([id, name]) => [`i-${id}`, "0 0 512 512", flat(name)]),
  ...Object.entries(FACES).map(([id, d]) => [
    `react-${id}`,
    "0 0 24 24",
    `<path d="${ROUND}" fill="#f2c45c" stroke="${INK}" stroke-width="1.700"/><path d="${d}" fill="none" stroke="${INK}" stroke-width="1.800" stroke-linecap="round" stroke-linejoin="round"/>`,
  ]),
  ["react-applause", "-10 -10 532 532", cut("laurels-trophy", ["#e0a62b"], { hull: 18, hatch: false })],
  ["react-gold", "0 0 100 100", coin("#e9b339", centred(flat("queen-crown", INK), 0.085, 50, 48, 270))],
  ["react-toast", "-10 -10 532 532", cut("beer-stein", ["#f0a92e"], { hull: 18, hatch: false })],
  ...Object.entries(STROKES).map(([id, d]) => [
    `i-${id}`,
    "0 0 24 24",
    `<path d="${d}" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
  ]),
];
