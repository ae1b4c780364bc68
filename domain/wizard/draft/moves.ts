import type { Draft } from './draft.ts';
import { isReachable, nextStep, previousStep, reachableStep } from './routing.ts';
import type { StepNumber } from './step-numbers.ts';
import { isBefore } from './steps.ts';
import { canContinue } from './validity.ts';

/** On to the next step when this one is done and the next can be shown. */
export function advance(draft: Draft): Draft {
  const next = nextStep(draft.step, draft.answers);
  if (next === null || !canContinue(draft) || !isReachable(draft, next)) return draft;
  return { ...draft, step: next };
}

/** One step back; while something is being written, back to where it was asked for. */
export function goBack(draft: Draft): Draft {
  if (draft.writing !== null) return cancelWriting(draft);
  return { ...draft, step: previousStep(draft.step) ?? draft.step };
}

/** To a step the browser's history names, as far as it can be shown. */
export function visit(draft: Draft, step: StepNumber): Draft {
  const resting = cancelWriting(draft);
  if (draft.writing !== null && isBefore(step, draft.step)) return resting;
  return { ...resting, step: reachableStep(resting, step) };
}

/** Forgets what is being written, so that its answer comes late. */
export function cancelWriting(draft: Draft): Draft {
  return draft.writing === null ? draft : { ...draft, writing: null, step: draft.writing.from };
}
