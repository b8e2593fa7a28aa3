// The frames of cards. Numbers, names and drawings are laid on them by the components, because they differ by table
// and language; what is fixed is here. Legal, contraband and royal differ by outline and mark, not by colour alone.
import { at, centred, CREAM, cut, flat, GOLD, INK, PAPER, torn } from "./ink.mjs";

/** Torn cards are not all torn alike. */
export const TEARS = 4;

const card = (id, body) => [id, "0 0 200 280", body];
const mini = (id, body) => [id, "0 0 120 140", body];

const legal =
  `<rect x="3" y="3" width="194" height="274" rx="12" fill="${PAPER}" stroke="${INK}" stroke-width="4"/>` +
  `<rect x="12" y="12" width="176" height="256" rx="5" fill="none" stroke="#3f6a3c" stroke-width="4"/>` +
  `<rect x="18.5" y="18.5" width="163" height="178" fill="#e6e3bd" stroke="${INK}" stroke-width="1.6"/>` +
  `<path d="M19 178H181M19 184H181M19 190H181" stroke="${INK}" stroke-width="1" opacity=".45"/>`;

const contraband = (seed) =>
  `<path d="${torn(3, 3, 197, 277, { seed: seed * 31 })}" fill="#e6cfa4" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>` +
  ["#b3664a", "url(#lattice)"]
    .map(
      (fill) =>
        `<path d="${torn(14, 14, 186, 198, { depth: 5, seed: seed * 17 })}" fill="${fill}" stroke="${INK}" stroke-width="2.5" stroke-linejoin="round"/>`,
    )
    .join("");

const notched = (x0, y0, x1, y1, r) =>
  `M${x0 + r} ${y0}H${x1 - r}A${r} ${r} 0 0 0 ${x1} ${y0 + r}V${y1 - r}A${r} ${r} 0 0 0 ${x1 - r} ${y1}H${x0 + r}A${r} ${r} 0 0 0 ${x0} ${y1 - r}V${y0 + r}A${r} ${r} 0 0 0 ${x0 + r} ${y0}Z`;

const royal =
  `<path d="${notched(3, 3, 197, 277, 16)}" fill="${PAPER}" stroke="${INK}" stroke-width="4"/>` +
  `<path d="${notched(11, 11, 189, 269, 15)}" fill="none" stroke="#4b3a7c" stroke-width="4"/>` +
  `<path d="M20 198V96C20 60 60 58 100 26C140 58 180 60 180 96V198Z" fill="#d8cfe8" stroke="${INK}" stroke-width="2.4"/>` +
  `<path d="M26 192V98C26 66 64 64 100 36C136 64 174 66 174 98V192Z" fill="none" stroke="#4b3a7c" stroke-width="1.6"/>` +
  at(cut("queen-crown", [GOLD, "#c8871a"], { hatch: false, hull: 30 }), 0.092, 77, -4);

const back =
  `<rect x="3" y="3" width="194" height="274" rx="12" fill="#5b2420" stroke="${INK}" stroke-width="4"/>` +
  `<rect x="13" y="13" width="174" height="254" rx="6" fill="none" stroke="#e8d2a0" stroke-width="3"/>` +
  `<rect x="20" y="20" width="160" height="240" rx="3" fill="url(#lattice-b)" stroke="#e8d2a0" stroke-width="1.4"/>` +
  `<path d="M100 78L150 140L100 202L50 140Z" fill="#5b2420" stroke="#e8d2a0" stroke-width="3"/>` +
  `<path d="M100 88L142 140L100 192L58 140Z" fill="none" stroke="#e8d2a0" stroke-width="1.2"/>` +
  // The letter is drawn, so that a back looks right before any font has come.
  centred(flat("medieval-gate", "#e8d2a0"), 0.1, 100, 140, 262);

const variants = (make) => Array.from({ length: TEARS }, (_, i) => make(i));

export const CARDS = [
  card("frame-legal", legal),
  ...variants((i) => card(`frame-contraband-${i}`, contraband(i + 4))),
  card("frame-royal", royal),
  card("card-back", back),
  // What lies on every card: the coin for its value, the gavel's tag for its penalty, the pill of a royal good.
  [
    "card-coin",
    "0 0 58 58",
    `<circle cx="29" cy="29" r="25" fill="#e9b339" stroke="${INK}" stroke-width="4"/><circle cx="29" cy="29" r="19" fill="none" stroke="${INK}" stroke-width="1.6" stroke-dasharray="2.2 2.6"/>`,
  ],
  [
    "card-penalty",
    "0 0 70 34",
    `<path d="M1 1H57L69 17L57 33H1Z" fill="${INK}"/>${at(flat("gavel", CREAM), 0.05, 7, 4)}`,
  ],
  [
    "card-pill",
    "0 0 82 34",
    `<rect x="2" y="2" width="78" height="30" rx="15" fill="#4b3a7c" stroke="${INK}" stroke-width="3"/>`,
  ],
  [
    "mark-legal",
    "0 0 40 40",
    `<circle cx="20" cy="20" r="17" fill="#3f6a3c" stroke="${INK}" stroke-width="3"/>${centred(flat("scales", CREAM), 0.05, 20, 20)}`,
  ],
  mini(
    "mini-legal",
    `<rect x="3" y="3" width="114" height="134" rx="9" fill="${PAPER}" stroke="${INK}" stroke-width="5"/><rect x="11" y="11" width="98" height="118" rx="3" fill="#e6e3bd" stroke="#3f6a3c" stroke-width="3"/>`,
  ),
  ...variants((i) =>
    mini(
      `mini-contraband-${i}`,
      `<path d="${torn(3, 3, 117, 137, { seed: (i + 4) * 31 })}" fill="#e6cfa4" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/><path d="${torn(11, 11, 109, 129, { depth: 4, seed: (i + 4) * 17 })}" fill="#b3664a"/>`,
    ),
  ),
  mini(
    "mini-royal",
    `<path d="${notched(3, 3, 117, 137, 13)}" fill="${PAPER}" stroke="${INK}" stroke-width="5"/><path d="${notched(11, 11, 109, 129, 12)}" fill="#d8cfe8" stroke="#4b3a7c" stroke-width="3"/>`,
  ),
];
