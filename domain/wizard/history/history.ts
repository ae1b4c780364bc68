// What was changed in a draft, when, and what it takes to go back: kept with the draft, bounded.
import { z } from 'zod';
import { patch } from './patch.ts';

/** One thing that was changed: `back` undoes it, or does it again once it was undone. */
const entry = z.object({
  /** Milliseconds. */
  at: z.number().int().min(0),
  what: z.string().max(120),
  step: z.number(),
  patch,
});
export type Entry = z.infer<typeof entry>;

/** How much is kept, in entries and in characters of JSON. */
export const historyLimits = { entries: 60, characters: 120_000 } as const;

export const history = z.object({
  /** The oldest first. */
  done: z.array(entry).max(historyLimits.entries),
  /** The one that was undone last is the last. */
  undone: z.array(entry).max(historyLimits.entries),
});
export type History = z.infer<typeof history>;
export const emptyHistory: History = { done: [], undone: [] };

const sizes = new WeakMap<Entry, number>();
function sizeOf(one: Entry): number {
  const known = sizes.get(one) ?? JSON.stringify(one).length;
  sizes.set(one, known);
  return known;
}

/** The history with the newest entries that there is room for; those nearest to now stay. */
export function bounded({ done, undone }: History): History {
  const kept: History = { done: [], undone: [] };
  const all = [
    ...undone.toReversed().map((one, away) => ({ one, away, side: kept.undone })),
    ...done.toReversed().map((one, away) => ({ one, away, side: kept.done })),
  ].toSorted((a, b) => a.away - b.away);
  const full = new Set<Entry[]>();
  let left: number = historyLimits.characters;
  for (const { one, side } of all) {
    left -= sizeOf(one);
    // A gap cannot be gone over: what lies behind it goes with it.
    if (left < 0 || side.length >= historyLimits.entries) full.add(side);
    if (!full.has(side)) side.unshift(one);
  }
  return kept;
}
