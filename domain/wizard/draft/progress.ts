import type { Draft } from './draft.ts';
import { stepCount, stepOf } from './steps.ts';

export type Progress = { shown: number; of: number; label: string };

/**
 * What the film strip says. It follows from where the draft is, so going forward never takes it back. The
 * analysis before the directors has a number of its own, since their confirmation is told as the last.
 */
export function progressOf({ step, analyzing }: Pick<Draft, 'step' | 'analyzing'>): Progress {
  const shown = step === 12 && analyzing ? 11 : stepOf(step).shown;
  return { shown, of: stepCount, label: `Step ${shown} of ${stepCount}` };
}
