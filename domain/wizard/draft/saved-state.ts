// The draft as it is kept in the tab, under the names other pages know (`wizardState`).
import { z } from 'zod';
import { concept } from '../../concepts/concept.ts';
import { matchedDirector } from '../../functions/match-directors.ts';
import { suggestion } from '../../functions/sharpen-details.ts';
import { storyboardFrame } from '../../storyboard/frame.ts';
import { shotPlan } from '../../storyboard/shot-plan.ts';
import { answersSchema } from '../answers.ts';
import { creativeApproaches } from '../options.ts';
import { suggestionRules } from '../understood/sharpen.ts';
import { understoodParts } from '../understood/understood.ts';
import { currentScript, type Draft, emptyDraft, shownBoard } from './draft.ts';
import { reachableStep } from './routing.ts';
import type { StepNumber } from './step-numbers.ts';
import { isStepNumber } from './steps.ts';

const kept = z.string().max(50_000);
const frames = z.array(storyboardFrame).max(4);
// Far more than anybody makes: a list without an end is read to its end, however long it is.
const most = { sets: 200, concepts: 12, takes: 400, directors: 200 };
const index = z.number().int().min(0);

const sharpened = z.discriminatedUnion('by', [
  z.object({ by: z.literal('rules') }),
  z.object({
    by: z.literal('model'),
    of: z.object({
      description: kept,
      targetAudience: kept,
      behavior: kept,
      evaluation: kept,
    }),
    suggestions: z.array(suggestion).max(suggestionRules.length),
  }),
]);

// What only the wizard itself reads; without it the named fields still give a whole draft.
const more = z.object({
  conceptSets: z
    .array(
      z.object({
        approach: z.enum(creativeApproaches),
        concepts: z.array(concept).min(1).max(most.concepts),
      }),
    )
    .max(most.sets),
  shownSet: index,
  chosenSet: index,
  briefEdit: kept.nullable(),
  takes: z
    .array(
      // Without its plan a take is what it was before there were plans.
      z.object({ script: kept.min(1), frames, shots: shotPlan.optional().catch(undefined) }),
    )
    .max(most.takes),
  take: index,
  scriptEdit: kept.nullable(),
  revisionNotes: kept.nullable(),
  typedOut: z.boolean(),
  bypassed: z.boolean(),
  settled: z.array(z.enum(suggestionRules)).max(100),
  sharpened: sharpened.nullable().catch(null).default(null),
  unfit: z.array(z.enum(understoodParts)).max(100).catch([]).default([]),
  submission: z.object({ id: z.string(), key: z.string() }).nullable(),
  receipt: z
    .object({
      email: z.string(),
      submissionId: z.string(),
      mailbox: z.string().optional(),
      frames: index,
      key: z.string().optional(),
    })
    .nullable(),
  director: matchedDirector.nullable().catch(null).default(null),
  recorded: z.string().nullable().catch(null).default(null),
});

const unlessEndless = (value: unknown) =>
  typeof value === 'object' && Object.keys(value ?? {}).length > 100 ? null : value;

// What cannot be read is forgotten: the draft is then saved as a project of its own.
const projectLink = z.object({
  draftKey: z.string().max(80),
  owner: z.string().max(80),
  id: z.string().max(80).nullable(),
  updatedAt: z.string().max(80).nullable(),
  name: z.string().max(400).nullable(),
  saved: z.string().max(80).nullable(),
  unanswered: z.array(z.string().max(80)).max(10),
  freeText: z.preprocess(unlessEndless, z.record(z.string(), z.string().max(200)).default({})),
});

export const savedState = z.object({
  currentStep: z.number(),
  formData: answersSchema,
  generatedConcepts: z.array(concept).max(most.concepts).default([]),
  creativeBrief: kept.default(''),
  generatedScript: kept.default(''),
  storyboardFrames: frames.default([]),
  selectedDirectors: z.array(z.string()).max(most.directors).default([]),
  returnToWizard: z.boolean().default(false),
  /** The wizard was on screen when this was saved: a reload shows it again. */
  open: z.boolean().default(false),
  more: more.optional().catch(undefined),
  project: projectLink.nullable().catch(null).default(null),
  /** The run that saved this on the server. */
  savedBy: z.string().max(80).nullable().catch(null).default(null),
});
export type SavedState = z.infer<typeof savedState>;

/** The draft as plain data. Work under way is left out: its answers would come to nobody. */
export function saveDraft(
  draft: Draft,
  { open, returnToWizard }: { open: boolean; returnToWizard: boolean },
): SavedState {
  const { conceptSets, shownSet, chosenSet, takes, take, selectedDirectors } = draft;
  const set = draft.answers.selectedConcept === '' ? shownSet : chosenSet;
  return {
    currentStep: draft.writing?.from ?? draft.step,
    formData: draft.answers,
    generatedConcepts: conceptSets[set]?.concepts ?? [],
    creativeBrief: draft.creativeBrief,
    generatedScript: currentScript(draft),
    storyboardFrames: shownBoard(draft)?.frames ?? [],
    selectedDirectors,
    returnToWizard,
    open,
    more: {
      conceptSets,
      shownSet,
      chosenSet,
      briefEdit: draft.briefEdit,
      takes,
      take,
      scriptEdit: draft.scriptEdit,
      revisionNotes: draft.revisionNotes,
      typedOut: draft.typedOut,
      bypassed: draft.bypassed,
      settled: draft.settled,
      sharpened: draft.sharpened,
      unfit: draft.unfit,
      submission: draft.submission,
      receipt: draft.receipt,
      director: draft.director,
      recorded: draft.recorded,
    },
    project: draft.project,
    savedBy: null,
  };
}

/** Reads kept text; null when it is not a saved state. */
export function parseSavedState(json: string): SavedState | null {
  try {
    return savedState.parse(JSON.parse(json));
  } catch {
    return null;
  }
}

/** The draft of a saved state, on the step it was saved at or the nearest one that can be shown. */
export function restoreDraft(saved: SavedState): Draft {
  const draft: Draft = {
    ...emptyDraft,
    ...(saved.more ?? fromNamedFields(saved)),
    answers: saved.formData,
    creativeBrief: saved.creativeBrief,
    selectedDirectors: saved.selectedDirectors,
    project: saved.project,
  };
  const step = reachableStep(draft, savedStep(saved.currentStep));
  return { ...draft, step, analyzing: step === 12 };
}

// 9.5 was the end once, for packages that were sent.
function savedStep(step: number): StepNumber {
  if (step === 9.5) return 10;
  return isStepNumber(step) ? step : 1;
}

function fromNamedFields(saved: SavedState): Partial<Draft> {
  const approach = saved.formData.creativeApproach || 'bold';
  const { generatedConcepts: concepts, generatedScript: script, storyboardFrames } = saved;
  return {
    conceptSets: concepts.length > 0 ? [{ approach, concepts }] : [],
    takes: script.trim() ? [{ script, frames: storyboardFrames }] : [],
    typedOut: true,
  };
}
