// The bodies of the function calls, taken from the draft: each has the answers its schema names.
import { madeCuts } from '../cuts/made-cuts.ts';
import { generateConceptsRequest } from '../functions/generate-concepts.ts';
import { generateCreativeBriefRequest } from '../functions/generate-creative-brief.ts';
import { generateScriptRequest } from '../functions/generate-script.ts';
import { generateStoryboardRequest } from '../functions/generate-storyboard.ts';
import { longestTyped, matchDirectorsRequest } from '../functions/match-directors.ts';
import { readProductRequest } from '../functions/read-product.ts';
import { requestProductionRequest } from '../functions/request-production.ts';
import { sendConceptRequest } from '../functions/send-concept.ts';
import { sharpenDetailsRequest } from '../functions/sharpen-details.ts';
import { typedText } from '../matching/typed-text.ts';
import { formatDollars } from '../money.ts';
import { linesIn } from '../script/keep-lines.ts';
import type { RevisionOperation } from '../script/revision.ts';
import { storable } from '../storable.ts';
import type { Tongue } from '../storyboard/catalogue/entry.ts';
import type { ShotChoices } from '../storyboard/shot-plan.ts';
import { type Answers, answersOf, emptyAnswers } from './answers.ts';
import {
  chosenConcept,
  currentScript,
  currentShots,
  type Draft,
  packageFrames,
} from './draft/draft.ts';
import { fingerprint } from './draft/fingerprint.ts';
import type { ConceptSet } from './draft/saved-draft.ts';
import { lockedConcepts, lockedFrames } from './kept-in-step/locks.ts';
import { specificAmount } from './money/production-budget.ts';
import type { Platform } from './options.ts';
import { type QuestionName, questionNames } from './questions.ts';

/** The answers that a function takes, in the order in which they are asked. */
function answersFor<Shape extends object>(request: { shape: Shape }, draft: Draft) {
  const answers = sentAnswers(draft.answers);
  const names = questionNames.filter((name) => name in request.shape);
  const fields = names.map((name) => [name, answers[name]]);
  return Object.fromEntries(fields) as Pick<Answers, QuestionName & keyof Shape>;
}

// With voice-over only nobody is seen, so what was typed about a person before is not sent, and
// neither is an amount that was typed for another bracket: it stays in its field.
function sentAnswers(answers: Answers): Answers {
  const amount = specificAmount(answers);
  return {
    ...answers,
    ...(answers.voiceOverOnly ? answersOf(emptyAnswers, 'person') : {}),
    specificBudget: amount === null ? '' : formatDollars(amount),
  };
}

const character = ({ answers }: Draft) => answersOf(sentAnswers(answers), 'making', 'person');

/** The most sets one approach can be asked for, and titles that can be named: the request's own limits. */
const mostVariations = 20;
const mostTitles = 63;

/** Three concepts for the approach now chosen, other than those there are, whatever their approach. */
export function conceptsRequest(draft: Draft) {
  const { creativeApproach } = draft.answers;
  const earlier = draft.conceptSets.filter((set) => set.approach === creativeApproach).length;
  const set = draft.conceptSets[draft.shownSet];
  // Another approach writes another three.
  const locked = set?.approach === creativeApproach ? lockedConcepts(set) : undefined;
  const titles = draft.conceptSets.flatMap(({ concepts }) => concepts.map(({ title }) => title));
  return {
    ...answersFor(generateConceptsRequest, draft),
    character: character(draft),
    variation: Math.min(earlier, mostVariations),
    earlierTitles: titles.slice(-mostTitles),
    ...(locked ? { locked } : {}),
  };
}

/** Clearer words for the details. */
export function suggestionsRequest(draft: Draft) {
  const { understood: _, ...details } = answersFor(sharpenDetailsRequest, draft);
  return details;
}

/** What is read of the details at step 3; `tongue` is the page's language. */
export function readingRequest(draft: Draft, tongue: Tongue) {
  const { platform: _, ...details } = answersFor(readProductRequest, draft);
  return { ...details, tongue };
}

/** The brief for one concept of a set; the set's approach is the brief's. */
export function briefRequest(draft: Draft, set: ConceptSet, index: number) {
  return {
    ...answersFor(generateCreativeBriefRequest, draft),
    character: character(draft),
    creativeApproach: set.approach,
    selectedConcept: set.concepts[index],
  };
}

/** The script follows the concept that was chosen: its set's approach, whatever others were asked for since. */
export function scriptRequest(draft: Draft) {
  const answers = answersFor(generateScriptRequest, draft);
  const approach = chosenConcept(draft) && draft.conceptSets[draft.chosenSet]?.approach;
  return {
    ...answers,
    creativeApproach: approach ?? answers.creativeApproach,
    selectedConcept: chosenConcept(draft),
    creativeBrief: draft.creativeBrief,
  };
}

/** The take in use, or its text as it is being edited, changed by a choice, or as the notes ask. */
export function revisionRequest(
  draft: Draft,
  operation?: RevisionOperation,
  existingScript = currentScript(draft),
) {
  return {
    ...scriptRequest(draft),
    ...(operation ? { operation } : { revisionNotes: draft.revisionNotes ?? '' }),
    ...lockedIn(draft, existingScript),
    existingScript,
    existingShots: currentShots(draft),
  };
}

/** A script written anew beside the take in use, whose locked lines stay. */
export function rewriteRequest(draft: Draft) {
  const existingScript = currentScript(draft);
  const locked = lockedIn(draft, existingScript);
  return { ...scriptRequest(draft), ...(locked.lockedLines ? { ...locked, existingScript } : {}) };
}

function lockedIn(draft: Draft, script: string) {
  const lockedLines = linesIn(script, draft.takes[draft.take]?.lockedLines ?? []);
  return lockedLines.length > 0 ? { lockedLines } : {};
}

/** Another platform's cut of the take in use. */
export const cutRequest = (draft: Draft, cut: Platform) => ({
  ...scriptRequest(draft),
  ...lockedIn(draft, currentScript(draft)),
  cut,
  existingScript: currentScript(draft),
  existingShots: currentShots(draft),
});

export const storyboardRequest = (draft: Draft) => ({
  ...answersFor(generateStoryboardRequest, draft),
  script: currentScript(draft),
  shots: currentShots(draft),
  ...(lockedFrames(draft).length > 0 ? { locked: lockedFrames(draft) } : {}),
});

/** These frames of the board, from 1, drawn anew; the others come back as they stand. */
export function recastRequest(draft: Draft, frames: readonly number[]) {
  const standing = (draft.takes[draft.take]?.frames ?? []).map((drawn, at) => ({
    frame: at + 1,
    drawn,
  }));
  const own = lockedFrames(draft);
  const locked = standing.filter(
    ({ frame }) => !frames.includes(frame) || own.some((one) => one.frame === frame),
  );
  return { ...storyboardRequest(draft), locked };
}

/** The cast as it is drawn, and in which frames of the board it is seen. */
export function castRequest(draft: Draft) {
  const { locked: _, ...request } = { locked: undefined, ...storyboardRequest(draft) };
  return request;
}

/** One frame of the board, from 1, as it is chosen; without choices as it is planned. A note changes it in words. */
export const directionRequest = (
  draft: Draft,
  frame: number,
  choices?: ShotChoices,
  note = '',
) => ({
  ...storyboardRequest(draft),
  frame,
  note,
  ...(choices ? { choices } : {}),
});

/** The whole package. `timestamp` is ISO text; the address is trimmed. */
export function packageRequest(draft: Draft, submissionId: string, timestamp: string) {
  const { email, selectedDirector } = draft.answers;
  const cuts = storable(madeCuts(draft));
  return {
    submissionId,
    ...answersFor(sendConceptRequest, draft),
    email: email.trim(),
    selectedConcept: chosenConcept(draft),
    selectedDirector: selectedDirector || undefined,
    creativeBrief: draft.creativeBrief,
    script: currentScript(draft),
    storyboardFrames: packageFrames(draft),
    shots: storable(currentShots(draft)),
    ...(cuts.length > 0 ? { cuts } : {}),
    timestamp,
  };
}

/** What directors are ranked against. */
export const matchRequest = (draft: Draft) => ({
  ...answersFor(matchDirectorsRequest, draft),
  creativeBrief: draft.creativeBrief,
  typed: typedText({
    answers: draft.answers,
    brief: draft.creativeBrief,
    written: draft.briefWritten,
  }).slice(0, longestTyped),
});

/** Money, time and director for the package that was sent. */
export const productionRequest = (draft: Draft) => ({
  submissionId: draft.receipt?.submissionId ?? '',
  ...answersFor(requestProductionRequest, draft),
  selectedDirector: draft.answers.selectedDirector,
});

/** Changes when what directors are ranked against does. */
export const matchKey = (draft: Draft): string => fingerprint(JSON.stringify(matchRequest(draft)));

/** Changes when what the house is asked for does. */
export const productionKey = (draft: Draft): string =>
  fingerprint(JSON.stringify(productionRequest(draft)));
