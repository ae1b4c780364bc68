import type { Answers } from '../answers.ts';
import { termsOf } from '../money/production-budget.ts';
import { productionKey } from '../requests.ts';
import { chosenConcept, chosenDirector, currentScript, type Draft } from './draft.ts';
import { type StepNumber, stepNumbers } from './step-numbers.ts';
import { stepOf } from './steps.ts';
import { isStepValid } from './validity.ts';

const cameFrom: Partial<Record<StepNumber, StepNumber>> = { 4: 3, 12: 10, 13: 10 };

/** One step back, or null on the first, where Back closes the wizard. A detour is passed over. */
export function previousStep(step: StepNumber): StepNumber | null {
  return cameFrom[step] ?? stepNumbers[stepNumbers.indexOf(step) - 1] ?? null;
}

/** The steps one comes by to this one, itself the last. */
export function wayTo(step: StepNumber): StepNumber[] {
  const before = previousStep(step);
  return before === null ? [step] : [...wayTo(before), step];
}

/** Where Continue leads, or null at the end: steps opened on request are left out, money decides. */
export function nextStep(step: StepNumber, answers: Answers): StepNumber | null {
  const starter = termsOf(answers) === 'starter';
  switch (step) {
    case 3:
      return 4;
    case 10.5:
      if (!stepOf(10).schema.safeParse(answers).success) return 10;
      return starter ? 13 : 12;
    case 10:
      return starter ? 13 : 12;
    case 12:
      return starter ? 13 : 11;
    case 11:
    case 13:
      return null;
    default:
      return stepNumbers[stepNumbers.indexOf(step) + 1] ?? null;
  }
}

// What a step needs beyond what the step before it needs.
const needs: Record<StepNumber, (draft: Draft) => boolean> = {
  1: () => true,
  2: (draft) => isStepValid(draft, 1),
  3: (draft) => isStepValid(draft, 2),
  3.5: (draft) => isStepValid(draft, 3),
  4: (draft) => isStepValid(draft, 3),
  5: (draft) => draft.conceptSets.length > 0 || draft.writing?.kind === 'concepts',
  6: (draft) =>
    draft.writing?.kind === 'brief' ||
    (chosenConcept(draft) !== undefined && draft.creativeBrief.trim() !== ''),
  7: (draft) => isStepValid(draft, 6),
  8: (draft) => currentScript(draft).trim() !== '',
  9: (draft) => currentScript(draft).trim() !== '',
  10: (draft) => draft.receipt !== null,
  10.5: () => true,
  12: (draft) => isStepValid(draft, 10),
  // It says that the house knows: of this package, this budget, this director.
  11: (draft) => chosenDirector(draft) !== null && draft.recorded === productionKey(draft),
  13: (draft) => isStepValid(draft, 10) && termsOf(draft.answers) === 'starter',
};

/** Whether everything asked and written before a step is there. */
export function isReachable(draft: Draft, step: StepNumber): boolean {
  const before = previousStep(step);
  return needs[step](draft) && (before === null || isReachable(draft, before));
}

/** The step itself, or the nearest one on the way back from it that can be shown. */
export function reachableStep(draft: Draft, step: StepNumber): StepNumber {
  const before = previousStep(step);
  return before === null || isReachable(draft, step) ? step : reachableStep(draft, before);
}
