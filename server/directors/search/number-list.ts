/** Whole numbers up to 2^32 - 1, in the order they were added. */
export class NumberList {
  #held = new Uint32Array(1024);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#held.length) {
      const larger = new Uint32Array(2 * this.#length);
      larger.set(this.#held);
      this.#held = larger;
    }
    this.#held[this.#length++] = value;
  }

  /** True until the next one is added. */
  view(): Uint32Array {
    return this.#held.subarray(0, this.#length);
  }

  toArray(): Uint32Array {
    return this.#held.slice(0, this.#length);
  }
}
