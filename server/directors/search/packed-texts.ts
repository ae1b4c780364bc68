// Many texts in one string that is searched at once. A character of it is a byte of their UTF-8:
// V8 keeps a byte for each, however the texts are written, and looks for bytes more than twice as
// fast as a loop over a typed array does. Where UTF-8 is found in UTF-8, so is the text.
import { NumberList } from './number-list.ts';

const lineBreak = 0x0a;

/** As `PackedTexts` holds a text. Such strings are in order when their UTF-8 is, byte by byte. */
export const packed = (text: string): string => Buffer.from(text).toString('latin1');
export const unpacked = (text: string): string => Buffer.from(text, 'latin1').toString();

export class TextPacker {
  #bytes = Buffer.allocUnsafe(1 << 16);
  #size = 0;
  readonly #ends = new NumberList();

  get length(): number {
    return this.#ends.length;
  }

  /** In bytes. */
  get size(): number {
    return this.#size + 4 * this.#ends.length;
  }

  add(text: string): void {
    const most = this.#size + 3 * text.length + 1;
    if (most > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(2 * most);
      this.#bytes.copy(larger, 0, 0, this.#size);
      this.#bytes = larger;
    }
    this.#size += this.#bytes.write(text, this.#size);
    this.#bytes[this.#size++] = lineBreak;
    this.#ends.push(this.#size);
  }

  pack(): PackedTexts {
    return new PackedTexts(this.#bytes.toString('latin1', 0, this.#size), this.#ends.toArray());
  }
}

export class PackedTexts {
  readonly #bytes: string;
  /** Where each ends, with the line break behind it. */
  readonly #ends: Uint32Array;

  constructor(bytes: string, ends: Uint32Array) {
    this.#bytes = bytes;
    this.#ends = ends;
  }

  get length(): number {
    return this.#ends.length;
  }

  /** In bytes. */
  get size(): number {
    return this.#bytes.length + this.#ends.byteLength;
  }

  packedAt(index: number): string {
    const start = index === 0 ? 0 : (this.#ends[index - 1] ?? 0);
    return this.#bytes.slice(start, (this.#ends[index] ?? 0) - 1);
  }

  /** Visits those that hold `text`, each once, in order. It has a character and no line break. */
  eachWith(text: string, visit: (index: number) => void): void {
    const term = packed(text);
    let index = 0;
    let found = this.#bytes.indexOf(term);
    while (found >= 0) {
      index = this.#indexAt(found, index);
      visit(index);
      found = this.#bytes.indexOf(term, this.#ends[index]);
    }
  }

  /** Which one stands at `offset`: `from` or one behind it, probably not far. */
  #indexAt(offset: number, from: number): number {
    const ends = this.#ends;
    let low = from;
    let step = 1;
    while (low + step <= ends.length && (ends[low + step - 1] ?? 0) <= offset) {
      low += step;
      step *= 2;
    }
    let high = Math.min(low + step - 1, ends.length - 1);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((ends[middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
