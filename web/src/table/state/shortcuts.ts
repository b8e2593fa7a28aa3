// Keyboard shortcuts of the table, and where the focus goes when what had it is gone.

/** What a key does, in the order in which they are listed; digits press the buttons of the call. */
export const SHORTCUTS = {
  "1": "act",
  h: "hand",
  b: "board",
  s: "say",
  k: "kings",
  r: "hint",
  d: "piles",
  m: "more",
  "?": "keys",
} as const;

export type Shortcut = (typeof SHORTCUTS)[keyof typeof SHORTCUTS];

const WRITES = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]";

/** Which shortcut a key press is, if it is one: never while somebody writes, nor under an open dialog. */
export function shortcutOf(event: KeyboardEvent): { shortcut: Shortcut; act: number } | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  if ((event.target as Element | null)?.closest?.(WRITES) || document.querySelector("dialog[open]")) return null;
  if (/^[1-9]$/.test(event.key)) return { shortcut: "act", act: Number(event.key) - 1 };
  const key = event.key.toLowerCase() as keyof typeof SHORTCUTS;
  return key in SHORTCUTS ? { shortcut: SHORTCUTS[key], act: -1 } : null;
}

/** Where the next thing to do is: the hand if cards are wanted, else a choice on the board, else the call. */
export function nextPlace(page: ParentNode, isHandUsed: boolean): HTMLElement | null {
  const places = [
    isHandUsed ? ".in-hand button[tabindex='0'], .in-hand button" : null,
    ".board input[type=radio]:checked",
    ".call .button.primary:not([aria-disabled])",
    ".call .button:not([aria-disabled])",
    ".call",
  ];
  for (const place of places) {
    const found = place && page.querySelector<HTMLElement>(place);
    if (found) return found;
  }
  return null;
}

/** Whether the focus fell to the page itself, because what had it is gone. */
export const isFocusLost = (): boolean => !document.activeElement || document.activeElement === document.body;
