// What is written for the visitor, where it is shown, and what it was written from.

import { type CastSheet, emptyCast } from '../../cast/cast-sheet.ts';
import { inFormat } from '../../cuts/told-format.ts';
import type { Draft } from '../draft/draft.ts';
import type { StepNumber } from '../draft/step-numbers.ts';
import { type QuestionName, questionNames } from '../questions.ts';
import { briefRequest, conceptsRequest, rewriteRequest, storyboardRequest } from '../requests.ts';
import { type Basis, basisOf } from './basis.ts';
import { lockedConcepts } from './locks.ts';
import type { Writing } from './writings.ts';

/** An answer, or what was written or chosen before. */
export type InputName = QuestionName | 'selectedConcept' | 'creativeBrief';

/** The step that shows it. */
export const shownAt: Record<Writing, StepNumber> = { concepts: 5, brief: 6, script: 8, board: 8 };

type Body = Readonly<Record<string, unknown>> & { character?: object };
const none: Body = {};

/**
 * What the request sends that would write it now. The board's own script and plan are left out: a
 * board belongs to its take.
 */
const bodies: Record<Writing, (draft: Draft) => Body> = {
  concepts: (draft) => {
    const locked = lockedConcepts(draft.conceptSets[draft.shownSet]);
    return { ...conceptsRequest(asked(draft)), ...(locked ? { locked } : {}) };
  },
  brief: (draft) => {
    const set = draft.conceptSets[draft.chosenSet];
    return set ? briefRequest(draft, set, Number(draft.answers.selectedConcept)) : none;
  },
  script: rewriteRequest,
  board: storyboardRequest,
};

// The draft as it was when the set that is shown was asked for: its approach, and the sets before it.
function asked(draft: Draft): Draft {
  const { shownSet, answers } = draft;
  const creativeApproach = draft.conceptSets[shownSet]?.approach ?? answers.creativeApproach;
  const conceptSets = draft.conceptSets.slice(0, shownSet);
  return { ...draft, conceptSets, answers: { ...answers, creativeApproach } };
}

/** The body of the request that would write it once more. */
export const requestNow = (draft: Draft, of: Writing): Body => bodies[of](draft);

/** What it would be written from now. */
export const basisNow = (draft: Draft, of: Writing): Basis => basisFrom(of, writtenFor(draft, of));

// Script and board are for the first platform: each further one has a cut of its own.
function writtenFor(draft: Draft, of: Writing): Body {
  const body = bodies[of](draft);
  const isOfOne = of === 'script' || of === 'board';
  if (!isOfOne) return body;
  const [platform] = draft.answers.platform;
  const { instagramPortrait, ...others } = body;
  const format = platform === 'instagram' ? { instagramPortrait } : {};
  return { ...others, ...format, platform: platform ? [platform] : [] };
}

/** What a request writes from: its answers, and what was written before it. */
export function basisFrom(of: Writing, { character = {}, ...body }: Body): Basis {
  const sent: Record<string, unknown> = { ...body, ...character };
  const read = inputNames.filter((name) => isRead(of, name));
  const inputs = read.map((name) => [name, inputRead(of, name, sent)]);
  return basisOf(Object.fromEntries(inputs));
}

function inputRead(of: Writing, name: InputName, sent: Record<string, unknown>): unknown {
  if (name === 'cast') return castRead(of, sent);
  const value = sent[name];
  // A brief that only says another format is the same brief.
  return name === 'creativeBrief' && typeof value === 'string' ? inFormat(value, false) : value;
}

// What a board's request sends and no hand that draws reads: the plan of its script has said it. A format is
// told in brief and script as soon as it is chosen.
const unread: Partial<Record<Writing, ReadonlySet<InputName>>> = {
  brief: new Set<InputName>(['instagramPortrait']),
  script: new Set<InputName>(['instagramPortrait']),
  board: new Set<InputName>(['targetAudience', 'productForm', 'understood']),
};

/** Whether something is made from an input at all. */
export const isRead = (of: Writing, name: InputName): boolean => !unread[of]?.has(name);

// To lock somebody, or to let them go, changes nothing of what is drawn.
const drawnOf = ({ lead, others }: CastSheet) => ({
  wears: lead.wears,
  others: others.map(({ locked: _, ...person }) => person),
});

// Concepts tell of who is there, brief and script also of what they wear; how they are drawn is seen.
function castRead(of: Writing, { cast }: Record<string, unknown>): unknown {
  const { lead, others } = (cast as CastSheet | undefined) ?? emptyCast;
  if (of === 'board') return cast && drawnOf(cast as CastSheet);
  const isDressed = of !== 'concepts';
  const told = others.map(({ name, role, gender, wears }) => ({
    ...{ name, role, gender },
    ...(isDressed && wears.length > 0 ? { wears } : {}),
  }));
  return isDressed && lead.wears.length > 0 ? [{ wears: lead.wears }, ...told] : told;
}

export const inputNames: readonly InputName[] = [
  ...questionNames,
  'selectedConcept',
  'creativeBrief',
];
