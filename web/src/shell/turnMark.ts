// The mark that it is one's turn, for who looks at another tab: the title, a dot on the icon, and on the app's icon where
// the page was installed.
const PLAIN = "/icon.svg";

/** The icon with a red dot in its corner, made when it is first needed. */
let marked: Promise<string> | null = null;
const markedIcon = (): Promise<string> =>
  (marked ??= fetch(PLAIN)
    .then((answer) => answer.text())
    .then((text) => {
      const [, , width = 512, height = 512] = (/viewBox="([^"]+)"/.exec(text)?.[1] ?? "0 0 512 512")
        .split(" ")
        .map(Number);
      const [radius, stroke] = [width * 0.24, width * 0.05];
      const dot = `<circle cx="${width - radius - stroke}" cy="${height - radius - stroke}" r="${radius}" fill="#c8321f" stroke="#fff" stroke-width="${stroke}"/>`;
      return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text.replace("</svg>", `${dot}</svg>`))}`;
    }));

/** What the mark should be now: an icon that comes late must not stay for good. */
let isOn = false;

export function markTurn(isMyTurn: boolean, title: string): void {
  isOn = isMyTurn;
  document.title = title;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link && !isMyTurn) link.href = PLAIN;
  else if (link)
    markedIcon().then(
      (icon) => isOn && (link.href = icon),
      () => undefined, // no network: the title says it
    );
  const badge = isMyTurn ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  badge?.catch(() => undefined); // not installed: there is no icon to mark
}
