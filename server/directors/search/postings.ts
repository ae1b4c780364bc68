// Who has which value: each value once, with the positions of those who have it.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BitSet } from './bit-set.ts';
import { NumberList } from './number-list.ts';
import { type PackedTexts, TextPacker } from './packed-texts.ts';

/** So many entries are looked at before others get their turn. */
const entriesAtOnce = 100_000;

export class PostingsBuilder {
  readonly #texts = new TextPacker();
  readonly #numbers = new Map<string, number>();
  /** The values' numbers, position by position, and where those of each position end. */
  readonly #entries = new NumberList();
  readonly #ends = new NumberList();

  /** In bytes. */
  get size(): number {
    return this.#texts.size + 4 * (this.#entries.length + this.#ends.length);
  }

  /** What the next position has. */
  add(values: readonly string[]): void {
    for (const value of values) this.#entries.push(this.#numberOf(value));
    this.#ends.push(this.#entries.length);
  }

  #numberOf(value: string): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    const number = this.#texts.length;
    this.#numbers.set(value, number);
    this.#texts.add(value);
    return number;
  }

  async build(): Promise<Postings> {
    const entries = this.#entries.view();
    const positionEnds = this.#ends.view();
    const starts = new Uint32Array(this.#texts.length);
    await eachBackwards(entries, (_, number) => {
      starts[number] = (starts[number] ?? 0) + 1;
    });
    // Where each list ends, one behind the other; filled from there, its end becomes its start.
    for (let at = 1; at < starts.length; at++) {
      starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
    }
    const positions = new Uint32Array(entries.length);
    let position = positionEnds.length - 1;
    await eachBackwards(entries, (at, number) => {
      while (at < (positionEnds[position - 1] ?? 0)) position -= 1;
      const place = (starts[number] ?? 0) - 1;
      starts[number] = place;
      positions[place] = position;
    });
    return new Postings(this.#texts.pack(), starts, positions);
  }
}

async function eachBackwards(
  entries: Uint32Array,
  visit: (at: number, number: number) => void,
): Promise<void> {
  for (let at = entries.length - 1; at >= 0; at--) {
    visit(at, entries[at] ?? 0);
    if (at % entriesAtOnce === 0) await nextTurn();
  }
}

export class Postings {
  readonly #texts: PackedTexts;
  readonly #starts: Uint32Array;
  readonly #positions: Uint32Array;

  constructor(texts: PackedTexts, starts: Uint32Array, positions: Uint32Array) {
    this.#texts = texts;
    this.#starts = starts;
    this.#positions = positions;
  }

  /** In bytes. */
  get size(): number {
    return this.#texts.size + this.#starts.byteLength + this.#positions.byteLength;
  }

  /** Adds all that have a value with `text` in it. */
  addMatches(text: string, set: BitSet): void {
    const positions = this.#positions;
    this.#texts.eachWith(text, (number) => {
      const end = this.#endOf(number);
      for (let at = this.#starts[number] ?? 0; at < end; at++) set.add(positions[at] ?? 0);
    });
  }

  /** Of all values with `text` in them, added up. */
  countEntries(text: string): number {
    let total = 0;
    this.#texts.eachWith(text, (number) => {
      total += this.#endOf(number) - (this.#starts[number] ?? 0);
    });
    return total;
  }

  #endOf(number: number): number {
    return this.#starts[number + 1] ?? this.#positions.length;
  }
}
