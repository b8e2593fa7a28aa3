// A small QR code writer: bytes, error correction level M, versions 1 to 10. Enough for an invitation.

/** For each version at level M: error-correcting bytes of a block, blocks of the first kind and their data, of the second. */
const BLOCKS: readonly (readonly [number, number, number, number])[] = [
  [10, 1, 16, 0],
  [16, 1, 28, 0],
  [26, 1, 44, 0],
  [18, 2, 32, 0],
  [24, 2, 43, 0],
  [16, 4, 27, 0],
  [18, 4, 31, 0],
  [22, 2, 38, 2],
  [22, 3, 36, 2],
  [26, 4, 43, 1],
];
const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

export type Modules = readonly (readonly boolean[])[];

/** The code for a text; null if it is too long for one. */
export function qrOf(text: string): Modules | null {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex((_, i) => bytes.length <= capacity(i) - (i + 1 < 10 ? 2 : 3)) + 1;
  if (!version) return null;
  const base = new Canvas(version);
  base.write(interleaved(encoded(bytes, version), version));
  const masked = Array.from({ length: 8 }, (_, mask) => base.masked(mask));
  return masked.reduce((best, one) => (one.penalty() < best.penalty() ? one : best)).dark;
}

const capacity = (index: number): number => {
  const [, first, data, second] = BLOCKS[index]!;
  return first * data + second * (data + 1);
};

/** Mode, length, the bytes themselves, and padding up to the capacity. */
function encoded(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  const room = capacity(version - 1) * 8;
  put(0, Math.min(4, room - bits.length));
  while (bits.length % 8) bits.push(0);
  const data = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );
  for (let pad = 0xec; data.length < room / 8; pad ^= 0xec ^ 0x11) data.push(pad);
  return data;
}

/** Blocks of data, then of correction, column by column. */
function interleaved(data: readonly number[], version: number): number[] {
  const [correction, first, size, second] = BLOCKS[version - 1]!;
  const divisor = generator(correction);
  let at = 0;
  const blocks = Array.from({ length: first + second }, (_, i) => data.slice(at, (at += size + (i < first ? 0 : 1))));
  const checks = blocks.map((block) => remainder(block, divisor));
  const columns = (rows: readonly (readonly number[])[]): number[] =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, i) =>
      rows.flatMap((row) => (i < row.length ? [row[i]!] : [])),
    ).flat();
  return [...columns(blocks), ...columns(checks)];
}

// --- Reed-Solomon over GF(256)

function times(x: number, y: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((y >>> i) & 1) * x;
  }
  return product;
}

function generator(degree: number): number[] {
  const result = Array<number>(degree).fill(0);
  result[degree - 1] = 1;
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2)) {
    for (let j = 0; j < degree; j++) result[j] = times(result[j]!, root) ^ (result[j + 1] ?? 0);
  }
  return result;
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  const result = Array<number>(divisor.length).fill(0);
  for (const byte of data) {
    const factor = byte ^ result.shift()!;
    result.push(0);
    divisor.forEach((coefficient, i) => (result[i] = result[i]! ^ times(coefficient, factor)));
  }
  return result;
}

// --- the picture

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

class Canvas {
  readonly size: number;
  dark: boolean[][];
  #fixed: boolean[][];

  constructor(readonly version: number) {
    this.size = version * 4 + 17;
    this.dark = Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.#fixed = this.dark.map((row) => [...row]);
    for (let i = 0; i < this.size; i++) {
      this.#set(6, i, i % 2 === 0);
      this.#set(i, 6, i % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [this.size - 4, 3],
      [3, this.size - 4],
    ] as const)
      this.#finder(x, y);
    const marks = ALIGNMENT[version - 1]!;
    const last = marks.at(-1);
    for (const x of marks) {
      for (const y of marks) {
        const isFinder = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
        if (!isFinder) this.#ring(x, y, 2);
      }
    }
    this.#format(0);
    this.#versionMark();
  }

  #set(x: number, y: number, isDark: boolean): void {
    this.dark[y]![x] = isDark;
    this.#fixed[y]![x] = true;
  }

  #finder(cx: number, cy: number): void {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const [x, y, ring] = [cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy))];
        if (x >= 0 && x < this.size && y >= 0 && y < this.size) this.#set(x, y, ring !== 2 && ring !== 4);
      }
    }
  }

  #ring(cx: number, cy: number, radius: number): void {
    for (let dy = -radius; dy <= radius; dy++) {
      for (let dx = -radius; dx <= radius; dx++)
        this.#set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
  }

  /** Level M is 0 in the format bits. */
  #format(mask: number): void {
    let rest = mask;
    for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
    const bits = ((mask << 10) | rest) ^ 0x5412;
    const bit = (i: number): boolean => ((bits >>> i) & 1) !== 0;
    for (let i = 0; i <= 5; i++) this.#set(8, i, bit(i));
    this.#set(8, 7, bit(6));
    this.#set(8, 8, bit(7));
    this.#set(7, 8, bit(8));
    for (let i = 9; i < 15; i++) this.#set(14 - i, 8, bit(i));
    for (let i = 0; i < 8; i++) this.#set(this.size - 1 - i, 8, bit(i));
    for (let i = 8; i < 15; i++) this.#set(8, this.size - 15 + i, bit(i));
    this.#set(8, this.size - 8, true);
  }

  #versionMark(): void {
    if (this.version < 7) return;
    let rest = this.version;
    for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
    const bits = (this.version << 12) | rest;
    for (let i = 0; i < 18; i++) {
      const isDark = ((bits >>> i) & 1) !== 0;
      const [far, near] = [this.size - 11 + (i % 3), Math.floor(i / 3)];
      this.#set(far, near, isDark);
      this.#set(near, far, isDark);
    }
  }

  /** In columns of two from the right, up and down, round what is fixed. */
  write(data: readonly number[]): void {
    let i = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step++) {
        const y = ((right + 1) & 2) === 0 ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) {
          if (this.#fixed[y]![x] || i >= data.length * 8) continue;
          this.dark[y]![x] = ((data[i >>> 3]! >>> (7 - (i & 7))) & 1) !== 0;
          i++;
        }
      }
    }
  }

  masked(mask: number): Canvas {
    const copy = new Canvas(this.version);
    copy.dark = this.dark.map((row, y) =>
      row.map((isDark, x) => (this.#fixed[y]![x] ? isDark : isDark !== MASKS[mask]!(x, y))),
    );
    copy.#format(mask);
    return copy;
  }

  /** How hard it is to read: runs, blocks, false finders and imbalance. */
  penalty(): number {
    const lines = [...this.dark, ...this.dark.map((_, x) => this.dark.map((row) => row[x]!))];
    let sum = 0;
    for (const line of lines) {
      const text = line.map(Number).join("");
      for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
      for (const pattern of ["10111010000", "00001011101"]) sum += 40 * (text.split(pattern).length - 1);
    }
    let darks = 0;
    this.dark.forEach((row, y) =>
      row.forEach((isDark, x) => {
        darks += Number(isDark);
        const below = this.dark[y + 1];
        if (below && x + 1 < this.size && [row[x + 1], below[x], below[x + 1]].every((other) => other === isDark))
          sum += 3;
      }),
    );
    return sum + 10 * Math.floor(Math.abs((darks * 20) / this.size ** 2 - 10));
  }
}
