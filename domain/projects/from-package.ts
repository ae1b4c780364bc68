import { type Concept, concept } from '../concepts/concept.ts';
import type { SendConceptRequest } from '../functions/send-concept.ts';
import { shotPlan } from '../storyboard/shot-plan.ts';
import { answersSchema } from '../wizard/answers.ts';
import { type Draft, emptyDraft } from '../wizard/draft/draft.ts';
import { type DraftContent, projectOfDraft } from './from-draft.ts';

/**
 * A package that was sent, as the project it would have been saved as. It can be gone on with in
 * the wizard, at its script.
 */
export function projectOfPackage(sent: Partial<SendConceptRequest>): DraftContent {
  const { selectedConcept, selectedDirector, storyboardFrames: frames = [], script = '' } = sent;
  const idea = readConcept(selectedConcept);
  const answers = answersSchema.parse({
    ...sent,
    selectedConcept: idea ? '0' : '',
    selectedDirector: selectedDirector ?? '',
  });
  const draft: Draft = {
    ...emptyDraft,
    step: 8,
    answers,
    conceptSets: idea ? [{ approach: answers.creativeApproach || 'bold', concepts: [idea] }] : [],
    creativeBrief: sent.creativeBrief ?? '',
    takes: script === '' ? [] : [{ script, frames, shots: shotPlan.safeParse(sent.shots).data }],
    typedOut: true,
  };
  return { ...projectOfDraft(draft), storyboard_frames: frames };
}

const readConcept = (value: unknown): Concept | undefined => concept.safeParse(value).data;
