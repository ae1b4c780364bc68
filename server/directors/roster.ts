// All active directors in the order of pages, in memory, by what they are found by: about 100 bytes
// each. A page's rows are read from the database.
import type { Place } from './cursor.ts';
import type { Needle } from './needles.ts';
import { type PackedTexts, packed } from './packed-texts.ts';
import { PositionSet } from './position-set.ts';
import type { Postings } from './postings.ts';

export type RosterParts = {
  /** Of the catalogue that the directors are those of. */
  version: number;
  /** One for each director, in order. */
  ids: PackedTexts;
  /** Folded; neighbours of one name have one entry. */
  names: PackedTexts;
  /** One for each of `names`. */
  sortNames: PackedTexts;
  /** The position of the first director of each of `names`. */
  firsts: Uint32Array;
  places: Postings;
  skills: Postings;
};

export class Roster {
  readonly #parts: RosterParts;

  constructor(parts: RosterParts) {
    this.#parts = parts;
  }

  get version(): number {
    return this.#parts.version;
  }

  /** How many directors. */
  get length(): number {
    return this.#parts.ids.length;
  }

  /** In bytes. */
  get size(): number {
    const { ids, names, sortNames, firsts, places, skills } = this.#parts;
    const texts = ids.size + names.size + sortNames.size;
    return texts + firsts.byteLength + places.size + skills.size;
  }

  /** How many match all needles. */
  count(needles: readonly Needle[]): number {
    return this.#matches(needles)?.count() ?? this.length;
  }

  /** The same, with the places of the first `rows` matches behind `after`, or of the very first. */
  find(
    needles: readonly Needle[],
    { after, rows }: { after: Place | undefined; rows: number },
  ): { total: number; places: Place[] } {
    const start = after ? this.#positionAfter(after) : 0;
    const matches = this.#matches(needles);
    const positions = matches ? matches.next(start, rows) : this.#following(start, rows);
    const places = positions.map((position) => ({
      sortName: this.#parts.sortNames.at(this.#nameOf(position)),
      id: this.#parts.ids.at(position),
    }));
    return { total: matches?.count() ?? this.length, places };
  }

  #following(start: number, rows: number): number[] {
    const length = Math.min(rows, this.length - start);
    return Array.from({ length }, (_, at) => start + at);
  }

  /** Undefined when everybody does. */
  #matches(needles: readonly Needle[]): PositionSet | undefined {
    let all: PositionSet | undefined;
    for (const needle of needles) {
      const matches = this.#matchesOf(needle);
      if (all) all.keepOnly(matches);
      else all = matches;
    }
    return all;
  }

  #matchesOf({ text, in: where }: Needle): PositionSet {
    const { names, firsts, places, skills } = this.#parts;
    const set = new PositionSet(this.length);
    skills.addMatches(text, set);
    if (where === 'skills_text') return set;
    places.addMatches(text, set);
    names.eachWith(text, (name) => {
      const end = firsts[name + 1] ?? this.length;
      for (let at = firsts[name] ?? 0; at < end; at++) set.add(at);
    });
    return set;
  }

  #positionAfter({ sortName, id }: Place): number {
    const place = [packed(sortName), packed(id)] as const;
    return firstOf(this.length, (position) => this.#isBehind(position, place));
  }

  #isBehind(position: number, [sortName, id]: readonly [string, string]): boolean {
    const own = this.#parts.sortNames.packedAt(this.#nameOf(position));
    return own === sortName ? this.#parts.ids.packedAt(position) > id : own > sortName;
  }

  #nameOf(position: number): number {
    const { firsts } = this.#parts;
    return firstOf(firsts.length, (name) => (firsts[name] ?? 0) > position) - 1;
  }
}

/** The first of the numbers below `length` for which `is` holds, as for all that follow; or `length`. */
function firstOf(length: number, is: (number: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (is(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
