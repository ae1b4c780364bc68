// The draft as it is kept in the tab, under the names other pages know (`wizardState`).
import { z } from 'zod';
import { concept } from '../../concepts/concept.ts';
import { perObject } from '../../per-object.ts';
import { answersSchema } from '../answers.ts';
import { currentScript, type Draft, openDraft, savedPart, shownBoard } from './draft.ts';
import { reachableStep } from './routing.ts';
import {
  emptySavedDraft,
  keptFrames,
  keptText,
  most,
  projectLink,
  type SavedDraft,
  wizardsOwn,
} from './saved-draft.ts';
import type { StepNumber } from './step-numbers.ts';
import { isStepNumber } from './steps.ts';

export const savedState = z.object({
  currentStep: z.number(),
  formData: answersSchema,
  generatedConcepts: z.array(concept).max(most.concepts).default([]),
  creativeBrief: keptText.default(''),
  generatedScript: keptText.default(''),
  storyboardFrames: keptFrames.default([]),
  selectedDirectors: z.array(z.string()).max(most.directors).default([]),
  returnToWizard: z.boolean().default(false),
  /** The wizard was on screen when this was saved: a reload shows it again. */
  open: z.boolean().default(false),
  /** A board was being drawn when this was saved: whoever opens it again has it drawn. */
  drawing: z.boolean().default(false),
  /** Without it the named fields still give a whole draft. */
  more: wizardsOwn.optional().catch(undefined),
  /** What cannot be read is forgotten: the draft is then saved as a project of its own. */
  project: projectLink.nullable().catch(null).default(null),
  /** The run that saved this on the server. */
  savedBy: z.string().max(80).nullable().catch(null).default(null),
});
export type SavedState = z.infer<typeof savedState>;

/** What is kept of the draft, as plain data. */
export function saveDraft(
  draft: Draft,
  { open, returnToWizard }: { open: boolean; returnToWizard: boolean },
): SavedState {
  const { step, answers, creativeBrief, selectedDirectors, project, ...more } = savedPart(draft);
  const set = answers.selectedConcept === '' ? more.shownSet : more.chosenSet;
  return {
    currentStep: step,
    formData: answers,
    generatedConcepts: more.conceptSets[set]?.concepts ?? [],
    creativeBrief,
    generatedScript: currentScript(draft),
    storyboardFrames: shownBoard(draft)?.frames ?? [],
    selectedDirectors,
    returnToWizard,
    open,
    drawing: draft.drawing !== null && draft.drawing.frames === undefined,
    more,
    project,
    savedBy: null,
  };
}

/** The JSON of a saved state. Scripts, frames and concepts are long and seldom others: each is written out once. */
export function stateText({ more, ...named }: SavedState): string {
  const fields = more ? [...fieldTexts(named), `"more":{${fieldTexts(more)}}`] : fieldTexts(named);
  return `{${fields}}`;
}

const fieldTexts = (parts: object): string[] =>
  Object.entries(parts)
    .filter(([, part]) => part !== undefined)
    .map(([name, part]) => `${JSON.stringify(name)}:${partText(part)}`);

function partText(part: unknown): string {
  if (Array.isArray(part)) return `[${part.map(partText)}]`;
  return typeof part === 'object' && part !== null ? objectText(part) : JSON.stringify(part);
}
const objectText = perObject((part) => JSON.stringify(part));

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
  const draft = openDraft({
    ...emptySavedDraft,
    ...(saved.more ?? fromNamedFields(saved)),
    answers: saved.formData,
    creativeBrief: saved.creativeBrief,
    selectedDirectors: saved.selectedDirectors,
    project: saved.project,
  });
  return openDraft({ ...draft, step: reachableStep(draft, savedStep(saved.currentStep)) });
}

// 9.5 was the end once, for packages that were sent.
function savedStep(step: number): StepNumber {
  if (step === 9.5) return 10;
  return isStepNumber(step) ? step : 1;
}

function fromNamedFields(saved: SavedState): Partial<SavedDraft> {
  const approach = saved.formData.creativeApproach || 'bold';
  const { generatedConcepts: concepts, generatedScript: script, storyboardFrames } = saved;
  return {
    conceptSets: concepts.length > 0 ? [{ approach, concepts }] : [],
    takes: script.trim() ? [{ script, frames: storyboardFrames }] : [],
    typedOut: true,
  };
}
