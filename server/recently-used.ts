// A map that forgets what was not asked for longest, once it holds too much.

type Bounds<Value> = {
  entries: number;
  /** Bounds the sum of `sizeOf`, where given. */
  size?: number;
  sizeOf?(value: Value): number;
};

export class RecentlyUsed<Value> {
  readonly #held = new Map<string, Value>();
  readonly #bounds: Bounds<Value>;
  #size = 0;

  constructor(bounds: Bounds<Value>) {
    this.#bounds = bounds;
  }

  get(key: string): Value | undefined {
    const value = this.#held.get(key);
    if (value === undefined) return undefined;
    this.#held.delete(key); // a map keeps the order of insertion
    this.#held.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.#forget(key);
    this.#held.set(key, value);
    this.#size += this.#sizeOf(value);
    const { entries, size = Number.POSITIVE_INFINITY } = this.#bounds;
    for (const oldest of this.#held.keys()) {
      if (this.#held.size <= entries && this.#size <= size) return;
      this.#forget(oldest);
    }
  }

  clear(): void {
    this.#held.clear();
    this.#size = 0;
  }

  #forget(key: string): void {
    const value = this.#held.get(key);
    if (value === undefined) return;
    this.#held.delete(key);
    this.#size -= this.#sizeOf(value);
  }

  #sizeOf(value: Value): number {
    return this.#bounds.sizeOf?.(value) ?? 0;
  }
}
