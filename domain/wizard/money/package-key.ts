import { madeCuts } from '../../cuts/made-cuts.ts';
import { answersOf, emptyAnswers } from '../answers.ts';
import { currentScript, type Draft, packageFrames } from '../draft/draft.ts';
import { fingerprint } from '../draft/fingerprint.ts';

// Asked after the package was sent and printed nowhere in it: the house learns of them by
// request-production. A script or brief that names one of them differs by its own text.
const askedLater = {
  ...answersOf(emptyAnswers, 'production'),
  selectedDirector: emptyAnswers.selectedDirector,
};

/**
 * A short text that is the same for the same package to the same address, and for practical
 * purposes different otherwise. It tells a repeated press from a new package.
 */
export function packageKey(draft: Draft): string {
  const { email, productForm, ...answers } = draft.answers;
  const content = [
    email.trim().toLowerCase(),
    // What was left to us is as if it had never been asked.
    { ...answers, ...askedLater, ...(productForm ? { productForm } : {}) },
    draft.creativeBrief,
    currentScript(draft),
    packageFrames(draft),
    ...madeCuts(draft),
  ];
  return fingerprint(JSON.stringify(content));
}
