/** When a dialog, or what covers the page like one, was last closed: what lay under it may be under a finger now. */
export const lastClosed = { at: -Infinity };
