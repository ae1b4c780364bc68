// Two versions of the answers that began as one: whoever changed an answer is heard.
import { spell } from '../../same-json.ts';
import type { Answers } from '../answers.ts';
import { fingerprint } from '../draft/fingerprint.ts';
import { questionNames } from '../questions.ts';

/** What each answer was, so that it can be told later whether it was changed. */
export const answerKeys = (answers: Answers): Record<string, string> =>
  Object.fromEntries(
    questionNames.map((name) => [name, fingerprint(spell(answers[name] ?? null))]),
  );

/**
 * Mine, with theirs wherever mine is as both began: `began` is what the answers were. Where nobody
 * took that down, an answer that is empty counts as not given. The chosen concept and director stand
 * with what was written, which is not merged.
 */
export function mergeAnswers(
  mine: Answers,
  theirs: Answers,
  began: Readonly<Record<string, string>>,
): Answers {
  const now = answerKeys(mine);
  const untouched = questionNames.filter((name) =>
    name in began ? began[name] === now[name] : isEmpty(mine[name]),
  );
  return { ...mine, ...Object.fromEntries(untouched.map((name) => [name, theirs[name]])) };
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
