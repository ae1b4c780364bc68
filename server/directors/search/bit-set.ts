/** Some of the positions from 0 to below `length`, a bit for each. */
export class BitSet {
  readonly #words: Uint32Array;

  constructor(length: number) {
    this.#words = new Uint32Array((length + 31) >>> 5);
  }

  add(position: number): void {
    const at = position >>> 5;
    this.#words[at] = (this.#words[at] ?? 0) | (1 << (position & 31));
  }

  /** From `start` to before `end`. */
  addRange(start: number, end: number): void {
    for (let position = start; position < end; position++) this.add(position);
  }

  /** Leaves those that `other` has too. */
  keepOnly(other: BitSet): void {
    const words = this.#words;
    for (let at = 0; at < words.length; at++)
      words[at] = (words[at] ?? 0) & (other.#words[at] ?? 0);
  }

  count(): number {
    let total = 0;
    for (const word of this.#words) total += bitsOf(word);
    return total;
  }

  /** How many of them `other` has too. */
  countIn(other: BitSet): number {
    const words = this.#words;
    let total = 0;
    for (let at = 0; at < words.length; at++)
      total += bitsOf((words[at] ?? 0) & (other.#words[at] ?? 0));
    return total;
  }

  /** Visits all, in order. */
  each(visit: (position: number) => void): void {
    const words = this.#words;
    for (let at = 0; at < words.length; at++) {
      for (let word = words[at] ?? 0; word !== 0; word &= word - 1) {
        visit((at << 5) + lowestBit(word));
      }
    }
  }

  /** The first `most` from `start` on, in order. */
  next(start: number, most: number): number[] {
    const words = this.#words;
    const positions: number[] = [];
    let at = start >>> 5;
    let word = (words[at] ?? 0) & (-1 << (start & 31));
    for (; at < words.length; word = words[++at] ?? 0) {
      for (; word !== 0; word &= word - 1) {
        if (positions.length === most) return positions;
        positions.push((at << 5) + lowestBit(word));
      }
    }
    return positions;
  }
}

function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);
