// Two versions of the answers that began as one: whoever changed an answer is heard.
import { spell } from '../../same-json.ts';
import type { Answers } from '../answers.ts';
import type { Draft } from '../draft/draft.ts';
import { fingerprint } from '../draft/fingerprint.ts';
import type { SavedDraft } from '../draft/saved-draft.ts';
import { answerParts } from './draft-parts.ts';

/** What each answer was, so that it can be told later whether it was changed. */
export const answerKeys = (answers: Answers): Record<string, string> =>
  Object.fromEntries(
    answerParts.map(({ answer }) => [answer, fingerprint(spell(answers[answer] ?? null))]),
  );

/**
 * Mine, with their answers wherever mine is as both began: `began` is what the answers were. Where
 * nobody took that down, an answer that is empty counts as not given. The chosen concept stands with
 * what was written, which is not merged.
 */
export function mergeAnswers(
  mine: Draft,
  theirs: SavedDraft,
  began: Readonly<Record<string, string>>,
): Draft {
  const now = answerKeys(mine.answers);
  const untouched = answerParts.filter(({ answer }) =>
    answer in began ? began[answer] === now[answer] : isEmpty(mine.answers[answer]),
  );
  return untouched.reduce((merged, { put }) => put(merged, theirs), mine);
}

/** Whether they emptied an answer that mine has changed since both began. */
export function isTakenOut(
  mine: SavedDraft,
  theirs: SavedDraft,
  began: Readonly<Record<string, string>>,
): boolean {
  const [here, there] = [answerKeys(mine.answers), answerKeys(theirs.answers)];
  return answerParts.some(
    ({ answer }) =>
      isEmpty(theirs.answers[answer]) &&
      here[answer] !== there[answer] &&
      answer in began &&
      began[answer] !== there[answer],
  );
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
