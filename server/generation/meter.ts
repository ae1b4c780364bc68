// Adds up what one generation used of models.

/** What a call used: tokens, pictures, and their price in millionths of a dollar. */
export type Use = {
  inputTokens: number;
  outputTokens: number;
  pictures: number;
  microdollars: number;
};

export type Meter = {
  /** `model` is its name at the provider. */
  add(model: string, use: Use): void;
  total(): Use;
  /** The model asked last; undefined while none was. */
  model(): string | undefined;
};

export function openMeter(): Meter {
  const sum: Use = { inputTokens: 0, outputTokens: 0, pictures: 0, microdollars: 0 };
  let last: string | undefined;
  return {
    add(model, use) {
      last = model;
      for (const key of Object.keys(sum) as (keyof Use)[]) sum[key] += use[key];
    },
    total: () => ({ ...sum }),
    model: () => last,
  };
}
