// All active directors in the order of pages, in memory, by what they are found by: less than 100
// bytes each. A page's rows are read from the database.

import { BitSet } from './bit-set.ts';
import type { RowPosition } from './cursor.ts';
import { firstOf } from './first-of.ts';
import type { Names } from './names.ts';
import { type PackedTexts, packed, unpacked } from './packed-texts.ts';
import type { Postings } from './postings.ts';
import type { SearchTerm } from './search-terms.ts';

type IndexParts = {
  /** Of the catalogue whose directors they are. */
  version: number;
  /** In order. */
  ids: PackedTexts;
  names: Names;
  places: Postings;
  skills: Postings;
};

export class DirectoryIndex {
  readonly #parts: IndexParts;
  readonly #remembered = new Map<string, BitSet>();

  constructor(parts: IndexParts) {
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
    const { ids, names, places, skills } = this.#parts;
    return ids.size + names.size + places.size + skills.size;
  }

  /** How many match all terms. */
  count(terms: readonly SearchTerm[]): number {
    return this.#matches(terms)?.count() ?? this.length;
  }

  /** The same, with the places of the first `rows` matches behind `after`, or of the very first. */
  find(
    terms: readonly SearchTerm[],
    { after, rows }: { after: RowPosition | undefined; rows: number },
  ): { total: number; places: RowPosition[] } {
    const start = after ? this.#positionAfter(after) : 0;
    const matches = this.#matches(terms);
    const positions = matches ? matches.next(start, rows) : this.#next(start, rows);
    return {
      total: matches?.count() ?? this.length,
      places: positions.map((position) => ({
        sortName: unpacked(this.#parts.names.sortNameAt(position)),
        id: unpacked(this.#parts.ids.packedAt(position)),
      })),
    };
  }

  /**
   * How many of those that match `terms` match each of `others` as well. Who matches one of `others` is
   * remembered: they are the few filters that are offered.
   */
  countEach(terms: readonly SearchTerm[], others: readonly SearchTerm[]): number[] {
    const matches = this.#matches(terms);
    return others.map((other) => {
      const known = this.#remembered.get(other.text) ?? this.#matchesOf(other);
      this.#remembered.set(other.text, known);
      return matches ? known.countIn(matches) : known.count();
    });
  }

  #next(start: number, rows: number): number[] {
    const length = Math.min(rows, this.length - start);
    return Array.from({ length }, (_, at) => start + at);
  }

  /** Undefined when everybody does. */
  #matches(terms: readonly SearchTerm[]): BitSet | undefined {
    const [first, ...others] = terms.map((term) => this.#matchesOf(term));
    for (const other of others) first?.keepOnly(other);
    return first;
  }

  #matchesOf({ text, in: where }: SearchTerm): BitSet {
    const { names, places, skills } = this.#parts;
    const directors = new BitSet(this.length);
    skills.addMatches(text, directors);
    if (where === 'skills_text') return directors;
    places.addMatches(text, directors);
    names.addMatches(text, directors);
    return directors;
  }

  #positionAfter(place: RowPosition): number {
    const { ids, names } = this.#parts;
    const [sortName, id] = [packed(place.sortName), packed(place.id)];
    return firstOf(this.length, (position) => {
      const own = names.sortNameAt(position);
      return own === sortName ? ids.packedAt(position) > id : own > sortName;
    });
  }
}
