// A picture turned into the board's own hand: flat tones over each other, and ink lines.

/** A way through points: x and y in turn, in whole units. */
export type Way = readonly number[];

/**
 * It stands with the middle of its base at 0,0, y growing downwards, `tracedSide` units on its
 * longer side. `tones` are painted in order, each over the one before, by the even-odd rule.
 * Colours are `#rrggbb`.
 */
export type TracedPicture = {
  width: number;
  height: number;
  tones: readonly { color: string; ways: readonly Way[] }[];
  /** The outside, closed. */
  outline: readonly Way[];
  /** Edges within it, open. */
  lines: readonly Way[];
  /** The most of it first, three at most. */
  colours: readonly string[];
  /** Whether it needs a dark ground to be seen. */
  isPale: boolean;
};

/** Units of the longer side. */
export const tracedSide = 1000;

/** The pictures of a board, by id. */
export type TracedPictures = Readonly<Record<string, TracedPicture>>;
