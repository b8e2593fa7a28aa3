/** File names and their contents. */
export function icons(): Promise<Record<string, Uint8Array>>;
