// The names of an index, found through their words: of those there are far fewer than of names.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { BitSet } from './bit-set.ts';
import { firstOf } from './first-of.ts';
import { NumberList } from './number-list.ts';
import { type PackedTexts, packed, TextPacker } from './packed-texts.ts';
import { type Postings, PostingsBuilder } from './postings.ts';

const separator = /[ -]/;
/** Where a word is in more names than both allow, looking through all names is quicker. */
const rareCount = 8;
const rareShare = 1 / 50;

/** Takes directors in order. Neighbours of one name have one entry. */
export class NamesBuilder {
  readonly #names = new TextPacker();
  readonly #sortNames = new TextPacker();
  readonly #firsts = new NumberList();
  readonly #words = new PostingsBuilder();
  #last: { name: string; sortName: string } | undefined;
  #length = 0;

  /** In bytes. */
  get size(): number {
    return this.#names.size + this.#sortNames.size + 4 * this.#firsts.length + this.#words.size;
  }

  /** `name` is folded. */
  add(name: string, sortName: string): void {
    if (name !== this.#last?.name || sortName !== this.#last.sortName) {
      this.#last = { name, sortName };
      this.#names.add(name);
      this.#sortNames.add(sortName);
      this.#words.add(name.split(separator));
      this.#firsts.push(this.#length);
    }
    this.#length += 1;
  }

  async build(): Promise<Names> {
    const words = await this.#words.build();
    await nextTurn();
    const names = this.#names.pack();
    await nextTurn();
    const sortNames = this.#sortNames.pack();
    this.#firsts.push(this.#length);
    return new Names({ names, sortNames, words, firsts: this.#firsts.toArray() });
  }
}

type NamesParts = {
  names: PackedTexts;
  sortNames: PackedTexts;
  /** Positions are those of `names`. */
  words: Postings;
  /** The position of each name's first director, and at last the number of directors. */
  firsts: Uint32Array;
};

export class Names {
  readonly #parts: NamesParts;

  constructor(parts: NamesParts) {
    this.#parts = parts;
  }

  /** In bytes. */
  get size(): number {
    const { names, sortNames, words, firsts } = this.#parts;
    return names.size + sortNames.size + words.size + firsts.byteLength;
  }

  /** Packed, of the director at `position`. */
  sortNameAt(position: number): string {
    const { sortNames, firsts } = this.#parts;
    return sortNames.packedAt(firstOf(firsts.length, (at) => (firsts[at] ?? 0) > position) - 1);
  }

  /** Adds everybody whose name holds `text`. */
  addMatches(text: string, directors: BitSet): void {
    const { names, words, firsts } = this.#parts;
    const addName = (name: number) => directors.addRange(firsts[name] ?? 0, firsts[name + 1] ?? 0);
    const word = longest(text.split(separator));
    if (word !== text && !this.#isRare(word)) {
      names.eachWith(text, addName);
      return;
    }
    const found = new BitSet(names.length);
    words.addMatches(word, found);
    const term = packed(text);
    found.each((name) => {
      if (word === text || names.packedAt(name).includes(term)) addName(name);
    });
  }

  #isRare(word: string): boolean {
    const { names, words } = this.#parts;
    const most = Math.max(rareCount, names.length * rareShare);
    return word !== '' && words.countEntries(word) <= most;
  }
}

const longest = (words: readonly string[]): string =>
  words.reduce((one, other) => (other.length > one.length ? other : one), '');
