import type { StepNumber } from './step-numbers.ts';
import { stepCount, stepOf } from './steps.ts';

export type Progress = { shown: number; of: number; label: string };

/** What the film strip says. It follows from the step alone, so going forward never takes it back. */
export function progressOf(step: StepNumber): Progress {
  const { shown } = stepOf(step);
  return { shown, of: stepCount, label: `Step ${shown} of ${stepCount}` };
}
