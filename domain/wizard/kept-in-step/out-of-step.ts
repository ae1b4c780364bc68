// What was written from an earlier answer, and which answer that is.
import { leadId } from '../../cast/cast-sheet.ts';
import { isPersonLocked } from '../../cast/change-cast.ts';
import { perObject } from '../../per-object.ts';
import type { Draft } from '../draft/draft.ts';
import { shownBoard } from '../draft/draft.ts';
import type { StepNumber } from '../draft/step-numbers.ts';
import { isBefore } from '../draft/steps.ts';
import { namesOf, type QuestionName, questions } from '../questions.ts';
import type { Basis } from './basis.ts';
import { type Writing, writings } from './writings.ts';
import { basisNow, type InputName, inputNames, isRead, shownAt } from './written.ts';

/** What is out of step, with the inputs that are others now, in the order in which they are asked. */
export type OutOfStep = Partial<Record<Writing, InputName[]>>;

/** What it was written from; undefined where it is not there, or nobody took that down. */
export function basisWritten(draft: Draft, of: Writing): Basis | undefined {
  switch (of) {
    case 'concepts':
      return draft.conceptSets[draft.shownSet]?.from;
    case 'brief':
      return draft.creativeBrief.trim() ? (draft.briefFrom ?? undefined) : undefined;
    case 'script':
      return draft.takes[draft.take]?.from;
    case 'board': {
      const board = shownBoard(draft);
      // Frames of an earlier take say so themselves.
      return board?.take === draft.take ? draft.takes[draft.take]?.drawnFrom : undefined;
    }
  }
}

/** The inputs of a writing that are others now than when it was written. */
export function changedInputs(draft: Draft, of: Writing): InputName[] {
  const from = basisWritten(draft, of);
  if (!from) return [];
  const now = basisNow(draft, of);
  return inputNames.filter(
    (name) =>
      from[name] !== now[name] &&
      isRead(of, name) &&
      counts(name, of, from) &&
      !(of === 'board' && isHeldByLock(draft, name)),
  );
}

// Who is locked is drawn as they were, whatever is answered since.
const isHeldByLock = ({ answers }: Draft, name: InputName): boolean =>
  isPersonLocked(answers.cast, leadId) && looks.has(name);
const looks = new Set<InputName>(
  namesOf('person').filter((name) => name !== 'cast' && name !== 'characterName'),
);

// What is asked behind a step was not left out of it: it counts once it was written from.
const counts = (name: InputName, of: Writing, from: Basis): boolean =>
  name in from || isBefore(askedAt(name), shownAt[of]);

/** Everything that is out of step; looked through once for each draft. */
export const outOfStep = (draft: Draft): OutOfStep => found(draft);

const found = perObject((object): OutOfStep => {
  const draft = object as Draft;
  const changed = writings.map((of) => [of, changedInputs(draft, of)] as const);
  return Object.fromEntries(changed.filter(([, names]) => names.length > 0));
});

/** The writings that are out of step by what is asked at a step. */
export function writtenFrom(
  stale: OutOfStep,
  step: StepNumber,
): { of: Writing; names: InputName[] }[] {
  return writings
    .map((of) => ({ of, names: (stale[of] ?? []).filter((name) => askedAt(name) === step) }))
    .filter(({ of, names }) => names.length > 0 && shownAt[of] !== step);
}

/** The step at which an input is asked or chosen. */
export const askedAt = (name: InputName): StepNumber =>
  isQuestion(name)
    ? questions[name].step
    : { selectedConcept: 5 as const, creativeBrief: 6 as const }[name];

/** What people call it, of which something can be said: `… has changed`. */
export const inputLabel = (name: InputName): string => {
  if (name === 'understood') return 'What you put right';
  return isQuestion(name)
    ? questions[name].label
    : { selectedConcept: 'Concept', creativeBrief: 'Creative brief' }[name];
};

const isQuestion = (name: InputName): name is QuestionName => Object.hasOwn(questions, name);
