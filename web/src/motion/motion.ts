// Motion: short, interruptible, and none at all for those who asked for none.

/** In milliseconds, as in tokens.css; the roll of a drum is heard and seen. */
export const DURATIONS = { fast: 150, mid: 280, slow: 450, grand: 600, roll: 720 } as const;
export type Pace = keyof typeof DURATIONS;
export const EASINGS = {
  slap: "cubic-bezier(0.2, 1.4, 0.4, 1)",
  slide: "cubic-bezier(0.2, 0.7, 0.2, 1)",
  snap: "cubic-bezier(0.7, 0, 1, 0.6)",
} as const;

export const isReduced = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
export const duration = (pace: Pace): number => (isReduced() ? 0 : DURATIONS[pace]);

/** Wait, unless there is no more time for it. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted || ms <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}

interface Steps {
  readonly pace: Pace;
  readonly easing?: keyof typeof EASINGS;
  readonly delay?: number;
  readonly signal?: AbortSignal | undefined;
}

/** Move something; done when it has arrived, or at once when interrupted or not wanted. */
export async function move(element: Element, frames: Keyframe[], steps: Steps): Promise<void> {
  const { pace, easing = "slide", delay = 0, signal } = steps;
  if (isReduced() || signal?.aborted || !element.isConnected) return;
  const animation = element.animate(frames, {
    duration: DURATIONS[pace],
    delay,
    easing: EASINGS[easing],
    fill: "backwards",
  });
  signal?.addEventListener("abort", () => animation.cancel(), { once: true });
  await animation.finished.catch(() => undefined); // cancelled is as good as done
}

// --- the moments -------------------------------------------------------------------------------------------------

type Moment = (element: Element, signal?: AbortSignal) => Promise<void>;

/** A bag snaps shut: squash, then the rope pulls. */
export const shut: Moment = (bag, signal) =>
  move(
    bag,
    [
      { transform: "scale(1)" },
      { transform: "scale(1.12, 0.8)", offset: 0.4 },
      { transform: "scale(0.94, 1.08)", offset: 0.7 },
      { transform: "scale(1)" },
    ],
    { pace: "mid", signal },
  );

/** A slip is slapped on the table. */
export const slapDown: Moment = (slip, signal) =>
  move(slip, [{ transform: "translateY(-28px) scale(1.12) rotate(3deg)", opacity: 0 }, {}], {
    pace: "fast",
    easing: "slap",
    signal,
  });

/** A tag swings in on its string. */
export const swingIn: Moment = (tag, signal) =>
  move(
    tag,
    [
      { transform: "rotate(-26deg) translateX(-14px)", transformOrigin: "0 50%", opacity: 0 },
      { transform: "rotate(7deg)", transformOrigin: "0 50%", opacity: 1, offset: 0.7 },
      { transform: "none", transformOrigin: "0 50%" },
    ],
    { pace: "mid", signal },
  );

/** A card is turned over; the face is already there. */
export const turnOver: Moment = (card, signal) =>
  move(card, [{ transform: "scaleX(0.04) translateY(-6px)" }, { transform: "none" }], { pace: "mid", signal });

/** A stamp comes down. */
export const stampDown: Moment = (stamp, signal) =>
  move(
    stamp,
    [
      { scale: 1.6, opacity: 0 },
      { scale: 1, opacity: 1 },
    ],
    { pace: "fast", easing: "snap", signal },
  );

/** The table shakes a little under a stamp. */
export const shake: Moment = (table, signal) =>
  move(table, [{ translate: "0 2px" }, { translate: "0 -1px" }, { translate: "0 0" }], { pace: "fast", signal });

/** A bag trembles, more and more, while the drum rolls. */
export const tremble: Moment = (bag, signal) =>
  move(
    bag,
    Array.from({ length: 13 }, (_, i) => ({
      transform: i % 12 ? `rotate(${(i % 2 ? 1 : -1) * (0.6 + i * 0.3)}deg) translateY(${i % 2 ? -1 : 1}px)` : "none",
    })),
    { pace: "roll", easing: "slide", signal },
  );

/** The string is pulled: the neck gives way. */
export const pullString: Moment = (bag, signal) =>
  move(
    bag,
    [
      { transform: "none", transformOrigin: "50% 100%" },
      { transform: "scale(0.9, 1.12) rotate(-4deg)", transformOrigin: "50% 100%", offset: 0.55 },
      { transform: "scale(1.08, 0.94)", transformOrigin: "50% 100%" },
    ],
    { pace: "mid", easing: "snap", signal },
  );

/** A seal breaks. */
export const breakSeal: Moment = (seal, signal) =>
  move(seal, [{ scale: 1 }, { scale: 1.18, offset: 0.4 }, { scale: 1 }], { pace: "fast", easing: "snap", signal });

/** Something slides from where another thing is to where it is now. */
export function slideFrom(element: Element, origin: DOMRect, signal?: AbortSignal, pace: Pace = "slow"): Promise<void> {
  const here = element.getBoundingClientRect();
  const [dx, dy] = [
    origin.x + origin.width / 2 - here.x - here.width / 2,
    origin.y + origin.height / 2 - here.y - here.height / 2,
  ];
  return move(element, [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], { pace, signal });
}

/** Coins fly from one place to another on an arc. They are drawn for the flight only. */
export async function flyCoins(from: DOMRect, to: DOMRect, count: number, signal?: AbortSignal): Promise<void> {
  if (isReduced() || signal?.aborted) return;
  const shown = Math.min(count, 12);
  await Promise.all(Array.from({ length: shown }, (_, i) => flyCoin(from, to, i, signal)));
}

async function flyCoin(from: DOMRect, to: DOMRect, index: number, signal?: AbortSignal): Promise<void> {
  const coin = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", "#coin");
  coin.append(use);
  coin.setAttribute("aria-hidden", "true");
  Object.assign(coin.style, {
    position: "fixed",
    left: "0",
    top: "0",
    width: "26px",
    height: "26px",
    zIndex: "90",
    pointerEvents: "none",
  });
  document.body.append(coin);
  const middle = (box: DOMRect): [number, number] => [box.x + box.width / 2 - 13, box.y + box.height / 2 - 13];
  const [[x0, y0], [x1, y1]] = [middle(from), middle(to)];
  const rise = Math.min(y0, y1) - 40 - (index % 3) * 14;
  const at = (x: number, y: number): string => `translate(${x}px, ${y}px)`;
  try {
    await move(
      coin,
      [{ transform: at(x0, y0) }, { transform: at((x0 + x1) / 2, rise), offset: 0.45 }, { transform: at(x1, y1) }],
      { pace: "slow", delay: index * 40, signal },
    );
  } finally {
    coin.remove();
  }
}
