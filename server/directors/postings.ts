// Who has which value: each value once, with the positions of those who have it.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { NumberList } from './number-list.ts';
import { type PackedTexts, TextPacker } from './packed-texts.ts';
import type { PositionSet } from './position-set.ts';

/** So many entries are put in their places before others get their turn. */
const entriesAtOnce = 200_000;

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
    await nextTurn();
    const entries = this.#entries.toArray();
    const positionEnds = this.#ends.toArray();
    await nextTurn();
    const starts = endsOf(entries, this.#texts.length);
    const positions = new Uint32Array(entries.length);
    await nextTurn();
    // From the last to the first: then each list is in order, and its end has become its start.
    let position = positionEnds.length - 1;
    for (let at = entries.length - 1; at >= 0; at--) {
      while (at < (positionEnds[position - 1] ?? 0)) position -= 1;
      const number = entries[at] ?? 0;
      const place = (starts[number] ?? 0) - 1;
      starts[number] = place;
      positions[place] = position;
      if (at % entriesAtOnce === 0) await nextTurn();
    }
    return new Postings(this.#texts.pack(), starts, positions);
  }
}

/** Where the list of each number ends, when one follows the other. */
function endsOf(entries: Uint32Array, numbers: number): Uint32Array {
  const ends = new Uint32Array(numbers);
  for (const number of entries) ends[number] = (ends[number] ?? 0) + 1;
  for (let at = 1; at < ends.length; at++) ends[at] = (ends[at] ?? 0) + (ends[at - 1] ?? 0);
  return ends;
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
  addMatches(text: string, set: PositionSet): void {
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
