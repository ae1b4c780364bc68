import { type QuestionName, questions } from '../questions.ts';
import { chosenDirector, currentScript, type Draft } from './draft.ts';
import type { StepNumber } from './step-numbers.ts';
import { stepOf } from './steps.ts';

// A step's schema reads one flat record: the answers and what was written from them.
const recordOf = (draft: Draft) => ({
  ...draft.answers,
  creativeBrief: draft.creativeBrief,
  generatedScript: currentScript(draft),
  selectedDirector: chosenDirector(draft)?.id ?? '',
});

/** Whether the answers a step asks for are there and usable. */
export function isStepValid(draft: Draft, step: StepNumber): boolean {
  return stepOf(step).schema.safeParse(recordOf(draft)).success;
}

/** Whether the step now shown lets the visitor go on: valid, and nothing being written for it. */
export function canContinue(draft: Draft): boolean {
  if (draft.writing !== null || draft.sending !== null) return false;
  if (draft.step === 12 && (draft.analyzing || draft.requesting !== null)) return false;
  return !isEditOpen(draft) && isStepValid(draft, draft.step);
}

/** Whether what the step shows is being edited: it is saved or dropped before one goes on. */
export const isEditOpen = ({ step, briefEdit, scriptEdit }: Draft): boolean =>
  (step === 6 && briefEdit !== null) || (step === 8 && scriptEdit !== null);

/** The first message for each field of a step that is not right, by field name. */
export function stepErrors(draft: Draft, step: StepNumber): Record<string, string> {
  const parsed = stepOf(step).schema.safeParse(recordOf(draft));
  const errors: Record<string, string> = {};
  for (const issue of parsed.error?.issues ?? []) {
    const field = String(issue.path[0] ?? '');
    errors[field] ??= issue.message;
  }
  return errors;
}

const writtenAt: Record<string, StepNumber> = {
  selectedConcept: 5,
  creativeBrief: 6,
  existingScript: 8,
  script: 8,
  revisionNotes: 8,
  selectedDirector: 12,
};

/** The step that asks for a field, so that a refused field can be shown where it is typed. */
export function stepAsking(field: string): StepNumber | undefined {
  return isQuestion(field) ? questions[field].step : writtenAt[field];
}

const isQuestion = (field: string): field is QuestionName => Object.hasOwn(questions, field);
