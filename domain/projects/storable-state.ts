import { storable } from '../storable.ts';
import type { SavedState } from '../wizard/draft/saved-state.ts';
import { emptyHistory } from '../wizard/history/history.ts';

// As JSON in UTF-8.
const mostStateBytes = 600_000;

/**
 * The wizard's state as a project takes it: without NUL and half surrogate pairs, and without the
 * oldest takes, of its cuts too, where it would be too large. Null when it is too large even so.
 */
export function storableState(state: SavedState): SavedState | null {
  const whole = storable(state);
  if (isSmallEnough(whole)) return whole;
  // What was before goes first: what is there now is worth more.
  const clean = { ...whole, more: whole.more && { ...whole.more, history: emptyHistory } };
  const { takes = [], take = 0 } = clean.more ?? {};
  for (let dropped = 0; dropped <= take; dropped++) {
    const more = clean.more && {
      ...clean.more,
      takes: takes.slice(dropped),
      take: take - dropped,
      cuts: withLatestTakes(clean.more.cuts),
    };
    const smaller = { ...clean, more };
    if (isSmallEnough(smaller)) return smaller;
  }
  // The named fields alone give a whole draft.
  const named = { ...clean, more: undefined };
  return isSmallEnough(named) ? named : null;
}

type Cuts = NonNullable<SavedState['more']>['cuts'];

// Cuts keep the take in use and what came after it, where there is no room for all.
const withLatestTakes = (cuts: Cuts): Cuts =>
  Object.fromEntries(
    Object.entries(cuts).map(([platform, cut]) => [
      platform,
      { ...cut, takes: cut.takes.slice(cut.take), take: 0 },
    ]),
  );

/** Whether it is no larger than a project takes. */
export const isSmallEnough = (state: SavedState): boolean => bytesOf(state) <= mostStateBytes;

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;
