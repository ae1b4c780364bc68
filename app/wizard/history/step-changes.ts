import { canStep } from '#domain/wizard/history/undo.ts';
import type { Wizard } from '../use-wizard.ts';

export type Way = 'undone' | 'redone';

/** How many changes can be taken back, or made again. */
export const stepsLeft = ({ draft }: Wizard, way: Way): number =>
  draft.history[way === 'undone' ? 'done' : 'undone'].length;

/** Takes so many changes back, or makes them again, and says what that was. */
export function stepChanges({ draft, dispatch, announce }: Wizard, way: Way, count = 1): void {
  const entries = draft.history[way === 'undone' ? 'done' : 'undone'];
  const entry = entries.at(-count) ?? entries[0];
  if (!entry || !canStep(draft)) return;
  dispatch({ type: way, count });
  announce(way === 'undone' ? `Taken back: ${entry.what}.` : `Made again: ${entry.what}.`);
}
