// What this browser remembers between visits. A page without storage works all the same, and forgets.
const PREFIX = "nottingham.";

export function recall<T>(key: string, isSound: (value: unknown) => boolean): T | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? "null");
    return isSound(value) ? (value as T) : null;
  } catch {
    return null;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // no storage, or a full one: nothing depends on it
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // as above
  }
}
