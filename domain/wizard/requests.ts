// The bodies of the function calls, taken from the draft.
import type { MatchDirectorsRequest } from '../functions/match-directors.ts';
import type { RequestProductionRequest } from '../functions/request-production.ts';
import type { SendConceptRequest } from '../functions/send-concept.ts';
import { formatDollars } from '../money.ts';
import type { RevisionOperation } from '../script/revision.ts';
import { storable } from '../storable.ts';
import type { Tongue } from '../storyboard/catalogue/entry.ts';
import type { ShotChoices } from '../storyboard/shot-plan.ts';
import { type Answers, emptyAnswers } from './answers.ts';
import {
  type ConceptSet,
  chosenConcept,
  currentScript,
  currentShots,
  type Draft,
  packageFrames,
} from './draft/draft.ts';
import { fingerprint } from './draft/fingerprint.ts';
import { specificAmount } from './money/production-budget.ts';
import { type NameOf, namesOf, type Part } from './questions.ts';

function answered<P extends Part>(answers: Answers, ...parts: P[]): Pick<Answers, NameOf<P>> {
  const fields = namesOf(...parts).map((name) => [name, answers[name]]);
  return Object.fromEntries(fields) as Pick<Answers, NameOf<P>>;
}

const product = ({ answers }: Draft) => answered(answers, 'product');

// With voice-over only nobody is seen, so what was typed about a person before is not sent.
const character = (answers: Answers) =>
  answered(answers.voiceOverOnly ? { ...answers, ...nobody } : answers, 'making', 'person');
const nobody = answered(emptyAnswers, 'person');

const production = ({ answers }: Draft) => ({
  ...answered(answers, 'production'),
  specificBudget: countedAmount(answers),
});

// An amount typed for another bracket stays in its field and is not sent.
const countedAmount = (answers: Answers) => {
  const amount = specificAmount(answers);
  return amount === null ? '' : formatDollars(amount);
};

/** The most sets one approach can be asked for, and titles that can be named: the request's own limits. */
const mostVariations = 20;
const mostTitles = 63;

/** Three concepts for the approach now chosen, other than those there are, whatever their approach. */
export function conceptsRequest(draft: Draft) {
  const { creativeApproach, budget } = draft.answers;
  const earlier = draft.conceptSets.filter((set) => set.approach === creativeApproach).length;
  const titles = draft.conceptSets.flatMap(({ concepts }) => concepts.map(({ title }) => title));
  return {
    ...product(draft),
    character: character(draft.answers),
    budget,
    variation: Math.min(earlier, mostVariations),
    earlierTitles: titles.slice(-mostTitles),
  };
}

/** Clearer words for the details. */
export function suggestionsRequest(draft: Draft) {
  const { creativeApproach: _, understood: __, ...details } = product(draft);
  return details;
}

/** What is read of the details at step 3; `tongue` is the page's language. */
export function readingRequest(draft: Draft, tongue: Tongue) {
  const { creativeApproach: _, platform: __, ...details } = product(draft);
  return { ...details, tongue };
}

/** The brief for one concept of a set; the set's approach is the brief's. */
export function briefRequest(draft: Draft, set: ConceptSet, index: number) {
  return {
    ...product(draft),
    character: character(draft.answers),
    creativeApproach: set.approach,
    selectedConcept: set.concepts[index],
  };
}

export function scriptRequest(draft: Draft) {
  return {
    ...product(draft),
    ...character(draft.answers),
    ...production(draft),
    videoStyle: draft.answers.videoStyle,
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
    existingScript,
    existingShots: currentShots(draft),
  };
}

export function storyboardRequest(draft: Draft) {
  const { platform, productName, description, productForm, understood } = draft.answers;
  const { pictures, targetAudience, videoStyle } = draft.answers;
  return {
    script: currentScript(draft),
    platform,
    productName,
    description,
    productForm,
    understood,
    pictures,
    targetAudience,
    videoStyle,
    shots: currentShots(draft),
    ...character(draft.answers),
  };
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
  const { email, name, companyName, phone, pictures, selectedDirector } = draft.answers;
  return {
    submissionId,
    email: email.trim(),
    name,
    companyName,
    phone,
    ...product(draft),
    pictures,
    ...character(draft.answers),
    ...production(draft),
    videoStyle: draft.answers.videoStyle,
    selectedConcept: chosenConcept(draft),
    selectedDirector: selectedDirector || undefined,
    creativeBrief: draft.creativeBrief,
    script: currentScript(draft),
    storyboardFrames: packageFrames(draft),
    shots: storable(currentShots(draft)),
    timestamp,
  } satisfies Partial<Record<keyof SendConceptRequest, unknown>>;
}

/** What directors are ranked against. */
export function matchRequest(draft: Draft) {
  const { productName, description, platform, creativeApproach, budget } = draft.answers;
  return {
    creativeBrief: draft.creativeBrief,
    productName,
    description,
    platform,
    creativeApproach,
    budget,
    specificBudget: countedAmount(draft.answers),
  } satisfies Record<keyof MatchDirectorsRequest, unknown>;
}

/** Money, time and director for the package that was sent. */
export function productionRequest(draft: Draft) {
  return {
    submissionId: draft.receipt?.submissionId ?? '',
    ...production(draft),
    selectedDirector: draft.answers.selectedDirector,
  } satisfies Record<keyof RequestProductionRequest, unknown>;
}

/** Changes when what directors are ranked against does. */
export const matchKey = (draft: Draft): string => fingerprint(JSON.stringify(matchRequest(draft)));

/** Changes when what the house is asked for does. */
export const productionKey = (draft: Draft): string =>
  fingerprint(JSON.stringify(productionRequest(draft)));
