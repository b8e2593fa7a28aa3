// Patches: the server sends only what of an update has changed, and this puts it together, knowing no rule. The form is
// that of server/protocol/patches.py, and generated/patches.json has cases that both sides are held to.
import type { Update } from "../protocol/protocol";

/** Members that changed; or in an array `[value]`, this in its place; or `[first, items, last]`, these between those that stay. */
export type Patch = { readonly [name: string]: Patch } | readonly [unknown] | readonly [number, unknown[], number];

/** How things stand: the fields that patches change. */
const STANDING = ["at", "view", "outlook", "prompts", "awaited", "clocks", "table"] as const;

/** A value with a patch applied; what did not change is shared with the old one. */
export function merged(value: unknown, patch: Patch): unknown {
  if (isWhole(patch)) return patch.length === 1 ? patch[0] : spliced(value as unknown[], ...patch);
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>;
  for (const [name, part] of Object.entries(patch)) copy[name] = merged(copy[name], part);
  return copy;
}

function isWhole(patch: Patch): patch is readonly [unknown] | readonly [number, unknown[], number] {
  return Array.isArray(patch);
}

function spliced(value: unknown[], first: number, items: unknown[], last: number): unknown[] {
  return [...value.slice(0, first), ...items, ...value.slice(value.length - last)];
}

/** The checksum that the server sends along now and then. */
export function standingChecksum(update: Update): number {
  return checksum(Object.fromEntries(STANDING.map((name) => [name, update[name]])));
}

/** CRC-32 of a value as JSON without spaces, and members in the order of their names. */
export function checksum(value: unknown): number {
  let crc = -1;
  for (const byte of new TextEncoder().encode(JSON.stringify(value, sortMembers))) {
    crc = (crc >>> 8) ^ CRC_TABLE[(crc ^ byte) & 0xff]!;
  }
  return ~crc >>> 0;
}

function sortMembers(_name: string, value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});
