// Bags, the gate, doors; and as pictures for stylesheets: awnings, the wall, the planks of the table.
import { centred, clipped, flat, GOLD, hatched, INK, lines, shape } from "./ink.mjs";
import { SEATS } from "./marks.mjs";

const CLOTH = "#c79a5b";
const HEM = "#b98a4b";
const DARK = "#a97c40";
const ROPE = "#e8d2a0";

// --- bags --------------------------------------------------------------------------------------------------------

const BODY = "M72 70C32 96 12 136 20 170C25 194 175 194 180 170C188 136 168 96 128 70Z";
const closedBag =
  shape(BODY, CLOTH, 5) +
  hatched(BODY, "M190 60V200H40C110 190 160 150 150 80Z", "hatch-s") +
  lines(
    "M88 78C78 100 70 116 66 134M112 78C122 98 128 112 132 128M100 78C100 92 99 100 98 110M40 158C46 166 56 170 66 172M150 170C158 168 164 164 167 158",
    2.6,
  ) +
  shape(
    "M72 68C62 48 50 42 42 24C58 32 68 18 82 28C92 14 108 14 118 28C132 18 142 32 158 24C150 42 138 48 128 68Z",
    DARK,
    5,
  ) +
  lines("M84 32C88 44 88 54 86 64M100 26V64M117 32C113 44 112 54 114 64", 2.6) +
  `<rect x="64" y="62" width="72" height="14" rx="7" fill="${ROPE}" stroke="${INK}" stroke-width="4.5"/>` +
  lines("M74 63l-5 12M85 63l-5 12M96 63l-5 12M107 63l-5 12M118 63l-5 12M129 63l-5 12", 2);

const rope = (d, strands) =>
  lines(d, 16) +
  `<path d="${d}" fill="none" stroke="${ROPE}" stroke-width="8.5" stroke-linecap="round"/>` +
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="9" stroke-dasharray="${strands}"/>`;

const openBack =
  `<ellipse cx="150" cy="76" rx="112" ry="40" fill="#3a271a" stroke="${INK}" stroke-width="5"/>` +
  shape(
    "M38 76C30 60 40 40 60 44C74 24 104 28 112 36C128 22 170 22 186 36C198 26 226 26 240 44C260 40 270 60 262 76C262 54 212 36 150 36S38 54 38 76Z",
    DARK,
    5,
  );
const FRONT =
  "M38 78C12 120 6 170 22 206C34 234 266 234 278 206C294 170 288 120 262 78C262 100 212 118 150 118S38 100 38 78Z";
const openFront =
  shape(FRONT, CLOTH, 5) +
  hatched(FRONT, "M300 70V240H60C170 226 250 180 236 90Z", "hatch-s") +
  shape(
    "M38 76C38 98 88 116 150 116S262 98 262 76C270 96 262 112 246 114C232 126 206 130 190 124C172 134 128 134 110 124C94 130 66 126 54 114C38 112 30 96 38 76Z",
    HEM,
    5,
  ) +
  rope("M34 134C80 160 220 160 266 134", "2 9") +
  lines("M84 166C78 180 76 190 76 202M216 166C222 178 225 188 225 198M150 168V184", 2.6);

const wideBack =
  `<ellipse cx="340" cy="104" rx="296" ry="46" fill="#3a271a" stroke="${INK}" stroke-width="4.5"/>` +
  shape(
    "M44 104C30 86 46 62 74 66C92 44 134 48 150 58C180 38 226 42 246 52C280 36 320 40 340 50C360 40 400 36 434 52C454 42 500 38 530 58C546 48 588 44 606 66C634 62 650 86 636 104C636 78 504 58 340 58S44 78 44 104Z",
    DARK,
    4.5,
  );
const WIDE =
  "M44 106C10 150 6 220 30 262C50 296 630 296 650 262C674 220 670 150 636 106C636 132 504 152 340 152S44 132 44 106Z";
const wideFront =
  shape(WIDE, CLOTH, 4.5) +
  hatched(WIDE, "M680 90V300H240C470 290 620 240 596 110Z", "hatch-s") +
  shape(
    "M44 104C44 130 176 150 340 150S636 130 636 104C650 126 634 148 612 150C588 166 552 164 532 160C500 174 460 170 440 166C404 178 360 176 340 170C320 176 276 178 240 166C220 170 180 174 148 160C128 164 92 166 68 150C46 148 30 126 44 104Z",
    HEM,
    4.5,
  ) +
  rope("M30 176C140 206 540 206 650 176", "2.2 10") +
  lines(
    "M130 214C122 230 118 244 118 258M214 220C209 234 208 244 209 256M466 220C471 232 472 242 471 250M550 214C558 228 562 240 562 250",
    2.6,
  );

// --- the gate: two towers, voussoirs, a raised portcullis --------------------------------------------------------

/** The joints between the stones of an arch. */
function joints(cx, cy, inner, outer, squash, count) {
  return Array.from({ length: count + 1 }, (_, i) => {
    const angle = Math.PI * (1 + i / count);
    const point = (radius) =>
      `${(cx + radius * Math.cos(angle)).toFixed(1)} ${(cy + radius * squash * Math.sin(angle)).toFixed(1)}`;
    return `M${point(inner)}L${point(outer)}`;
  }).join("");
}

const edge = (d, width, fill = "none") =>
  `<path d="${d}" fill="${fill}" stroke="var(--edge)" stroke-width="${width}" stroke-linejoin="round"/>`;
const tower = (x) =>
  edge(
    `M${x} 214V30H${x - 5}V4H${x + 8}V15H${x + 20}V4H${x + 34}V15H${x + 46}V4H${x + 59}V30H${x + 54}V214Z`,
    2.5,
    "var(--stone)",
  ) +
  edge(`M${x} 30H${x + 54}M${x} 38H${x + 54}`, 2) +
  edge(
    `M${x + 27} 58C${x + 20} 64 ${x + 20} 72 ${x + 20} 86H${x + 34}C${x + 34} 72 ${x + 34} 64 ${x + 27} 58Z`,
    2,
    "var(--arch)",
  ) +
  `<path d="M${x + 1} 104H${x + 18}M${x + 34} 118H${x + 53}M${x + 1} 138H${x + 26}M${x + 30} 156H${x + 53}M${x + 1} 174H${x + 16}M${x + 36} 190H${x + 53}" stroke="var(--stone-line)" stroke-width="1.5"/>`;
const portcullis =
  [98, 126, 154, 182, 210, 238, 266, 294, 322]
    .map(
      (x) =>
        `<path d="M${x} 20V84" stroke="var(--bar)" stroke-width="6"/><path d="M${x - 6} 82L${x} 96L${x + 6} 82Z" fill="var(--bar)"/>`,
    )
    .join("") + [46, 70].map((y) => `<path d="M60 ${y}H360" stroke="var(--bar)" stroke-width="5"/>`).join("");
const ARCH = "M72 214V150A138 118.700 0 0 1 348 150V214Z";
const gate =
  `<path d="M40 214V46H380V214Z" fill="var(--stone)"/>` +
  edge("M40 46H380", 2.5) +
  edge("M46 214V150A164 141 0 0 1 374 150V214Z", 2.5, "var(--stone)") +
  edge(`${joints(210, 150, 138, 164, 0.86, 12)}M46 182H72M348 182H374`, 2) +
  edge(ARCH, 3, "var(--arch)") +
  clipped(ARCH, portcullis) +
  tower(6) +
  tower(360);

// --- a banner: it hangs where nobody has a stand ----------------------------------------------------------------

const CLOTH_OF_TOWN = "M18 14H102V132L60 110L18 132Z";
const banner =
  shape(CLOTH_OF_TOWN, "#9c281c", 4) +
  hatched(CLOTH_OF_TOWN, "M110 6V140H50C84 122 96 76 92 6Z", "hatch-s") +
  `<path d="M26 20V120L60 102L94 120V20" fill="none" stroke="${GOLD}" stroke-width="3"/>` +
  centred(flat("medieval-gate", "#fbf3df"), 0.1, 60, 58, 262) +
  shape("M8 9H112V17H8Z", "#a9763e", 3.5) +
  [8, 112]
    .map((x) => `<circle cx="${x}" cy="13" r="6.500" fill="${GOLD}" stroke="${INK}" stroke-width="3.500"/>`)
    .join("");

// --- doors -------------------------------------------------------------------------------------------------------

const DOOR = "M20 400V164A140 140 0 0 1 300 164V400Z";
const frame =
  edge("M2 400V164A158 158 0 0 1 318 164V400Z", 3, "var(--stone-2)") +
  edge(`${joints(160, 164, 140, 160, 1, 10)}M0 200H20M0 260H20M0 320H20M300 200H320M300 260H320M300 320H320`, 2);
const door =
  frame +
  edge(DOOR, 3.5, "var(--wood)") +
  clipped(
    DOOR,
    lines("M60 40V400M104 20V400M160 8V400M216 20V400M260 40V400", 2.5) +
      lines(
        "M78 90C82 130 74 170 80 220M132 70C126 120 138 160 130 210M188 60C194 110 184 150 190 200M238 90C232 140 244 170 236 220M40 190C44 230 36 260 42 300M282 180C276 220 286 250 280 290",
        1.5,
        'opacity=".55"',
      ) +
      `<path d="M14 128H128C140 128 140 146 128 146H14Z" fill="#3b322c" stroke="${INK}" stroke-width="3"/><g fill="#d8c39a"><circle cx="42" cy="137" r="3.5"/><circle cx="80" cy="137" r="3.5"/><circle cx="116" cy="137" r="3.5"/></g>`,
  );
const doorOpen =
  frame +
  edge(DOOR, 3.5, "#f2c45c") +
  clipped(
    DOOR,
    `<path d="M160 400L-40 120M160 400L40 30M160 400L110 -20M160 400L160 -20M160 400L210 -20M160 400L280 30M160 400L360 120M160 400L-60 220M160 400L380 220" stroke="#d99a2b" stroke-width="9"/>` +
      shape("M20 400V60L66 96V400Z", "var(--wood)", 3.5) +
      lines("M36 72V400M52 84V400", 2) +
      shape("M300 400V60L254 96V400Z", "var(--wood)", 3.5) +
      lines("M284 72V400M268 84V400", 2),
  );

export const SCENERY = [
  ["bag-closed", "0 0 200 200", closedBag],
  ["bag-back", "0 0 300 240", openBack],
  ["bag-front", "0 0 300 240", openFront],
  ["bag-wide-back", "0 0 680 300", wideBack],
  ["bag-wide-front", "0 0 680 300", wideFront],
  ["gate-arch", "0 0 420 214", gate],
  ["banner", "0 0 120 140", banner],
  ["door", "0 0 320 400", door],
  ["door-open", "0 0 320 400", doorOpen],
];

// --- pictures for stylesheets ------------------------------------------------------------------------------------

const picture = (viewBox, body, more = "") =>
  `url("data:image/svg+xml,${`<svg xmlns='http://www.w3.org/2000/svg' viewBox='${viewBox}' ${more}>${body}</svg>`
    .replaceAll('"', "'")
    .replaceAll("#", "%23")
    .replaceAll("<", "%3C")
    .replaceAll(">", "%3E")}")`;

const PALE = "#fbf3df";
const cloth = (colour, body) => `<rect width='40' height='40' fill='${colour}'/>${body}`;
const WEAVES = {
  stripe: (c) => cloth(PALE, `<rect x='20' width='20' height='40' fill='${c}'/>`),
  twin: (c) => cloth(c, `<path d='M7 0H12V40H7ZM18 0H22V40H18ZM28 0H33V40H28Z' fill='${PALE}'/>`),
  chevron: (c) => cloth(c, `<path d='M0 2L20 14L40 2V10L20 22L0 10ZM0 20L20 32L40 20V27L20 39L0 27Z' fill='${PALE}'/>`),
  check: (c) =>
    cloth(
      PALE,
      `<path d='M0 0H10V10H0ZM20 0H30V10H20ZM10 10H20V20H10ZM30 10H40V20H30ZM0 20H10V30H0ZM20 20H30V30H20ZM10 30H20V40H10ZM30 30H40V40H30Z' fill='${c}'/>`,
    ),
  lozenge: (c) => cloth(c, `<path d='M20 3L29 16L20 29L11 16Z' fill='${PALE}'/>`),
  dot: (c) =>
    cloth(
      c,
      `<g fill='${PALE}'><circle cx='10' cy='10' r='4'/><circle cx='30' cy='10' r='4'/><circle cx='20' cy='22' r='4'/></g>`,
    ),
};
const awning = ({ id, colour, awning: weave }) =>
  `.seat-${id}{--seat:var(--${id});--awning:${picture(
    "0 0 40 34",
    `<clipPath id='s'><path d='M0 0H40V20A10 11 0 0 1 20 20A10 11 0 0 1 0 20Z'/></clipPath><g clip-path='url(#s)'>${WEAVES[weave](colour)}<rect width='40' height='5' fill='${INK}' opacity='.18'/></g><path d='M0 1.2H40M0 20A10 11 0 0 0 20 20A10 11 0 0 0 40 20' fill='none' stroke='${INK}' stroke-width='2.2'/>`,
  )}}`;

const bricks = (line) =>
  picture(
    "0 0 120 80",
    `<path d='M0 20H120M0 40H120M0 60H120M0 80H120M20 0V20M75 0V20M50 20V40M105 20V40M15 40V60M70 40V60M40 60V80M95 60V80' fill='none' stroke='${line}'/>`,
  );
const merlons = (stone, line) =>
  picture(
    "0 0 60 24",
    `<path d='M0 10H12V1.500H42V10H60V26H0Z' fill='${stone}'/><path d='M0 10H12V1.500H42V10H60' fill='none' stroke='${line}' stroke-width='2'/>`,
  );
const planks = (line) =>
  picture(
    "0 0 480 240",
    `<g fill='none' stroke='${line}' stroke-width='1.3'><path d='M0 .6H480M0 80H480M0 160H480M150 0V80M390 80V160M60 160V240' stroke-width='2'/><path d='M20 24C80 18 110 30 140 26M180 52C260 40 330 60 460 46M200 20C280 30 360 12 440 22M30 60C60 54 100 62 128 58M20 104C120 96 200 116 370 102M60 134C140 126 240 142 330 132M410 110C430 106 450 112 470 108M90 186C180 176 290 200 440 184M120 216C220 206 320 224 400 214M10 200C24 196 40 204 52 200M238 50C250 42 272 42 282 50C272 60 250 60 238 50ZM200 198C212 190 234 190 244 198'/></g>`,
    "preserveAspectRatio='none'",
  );

export const STYLES = [
  ...SEATS.map(awning),
  `:root{--bricks:${bricks("#c9b487")};--merlons:${merlons("#e2d2ab", INK)};--planks:${planks("#bd9758")}}`,
  `[data-light="night"]{--bricks:${bricks("#3a2f24")};--merlons:${merlons("#2a221a", "#8a7150")};--planks:${planks("#463423")}}`,
].join("\n");
