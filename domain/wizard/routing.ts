import { chosenConcept, currentScript, type Draft } from './draft.ts';
import { type StepNumber, stepNumbers } from './steps.ts';
import { isStepValid } from './validity.ts';

/** One step back, or null on the first, where Back closes the wizard. From 3.5 and from 4 it is 3. */
export function previousStep(step: StepNumber): StepNumber | null {
  if (step === 4) return 3;
  return stepNumbers[stepNumbers.indexOf(step) - 1] ?? null;
}

/** Where Continue leads: the next step, leaving out the ones that are only opened on request. */
export function nextStep(step: StepNumber): StepNumber | null {
  if (step === 3) return 4;
  return stepNumbers[stepNumbers.indexOf(step) + 1] ?? null;
}

// What a step needs beyond what the steps before it need.
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
  9.5: (draft) => draft.receipt !== null,
};

/** Whether everything asked and written before a step is there. */
export function isReachable(draft: Draft, step: StepNumber): boolean {
  return stepNumbers.every((number) => number > step || needs[number](draft));
}

/** The step itself, or the nearest one before it that can be shown. */
export function reachableStep(draft: Draft, step: StepNumber): StepNumber {
  return stepNumbers.findLast((number) => number <= step && isReachable(draft, number)) ?? 1;
}
