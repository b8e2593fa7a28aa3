// Who drew which icon of the package, as its home says: https://game-icons.net, a folder for each author. The package
// itself names nobody, and the licence wants everybody named.
const BY_AUTHOR = {
  Lorc:
    "beer-stein cheese-wedge cog conversation feather fox-head gavel globe hourglass linked-rings lion locked-chest " +
    "magnifying-glass moon open-book queen-crown quill raven ringing-bell robot-golem scales seated-mouse " +
    "semi-closed-eye shiny-apple sliced-bread stag-head sun tied-scroll wax-seal",
  Delapouite:
    "barrel bread-slice chicken laurels-trophy medieval-gate night-sleep open-gate person powder-bag rabbit " +
    "rolled-cloth rooster shaking-hands speaker speaker-off torch two-coins",
  "Caro Asercion": "barn-owl boar",
  Faithtoken: "card-discard card-draw",
  "Carl Olsen": "crossbow",
  sbed: "key",
};

/** The icons that went into the drawings, by author; one that nobody is credited for stops the build. */
export function credits(used) {
  const credited = Object.entries(BY_AUTHOR).map(([author, icons]) => ({
    author,
    icons: icons.split(" ").filter((icon) => used.has(icon)),
  }));
  const named = new Set(credited.flatMap(({ icons }) => icons));
  const nobodys = [...used].filter((icon) => !named.has(icon));
  if (nobodys.length) throw new Error(`nobody is credited for ${nobodys.join(", ")}: see web/art/authors.mjs`);
  return credited.filter(({ icons }) => icons.length);
}
