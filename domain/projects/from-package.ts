import { type Concept, concept } from '../concepts/concept.ts';
import { directionsOf } from '../cuts/directions.ts';
import type { SendConceptRequest } from '../functions/send-concept.ts';
import { shotPlan } from '../storyboard/shot-plan.ts';
import { answersSchema } from '../wizard/answers.ts';
import { type Draft, emptyDraft } from '../wizard/draft/draft.ts';
import type { FormData } from './form-data.ts';
import { type DraftContent, projectOfDraft } from './from-draft.ts';

/**
 * A package that was sent, as the project it would have been saved as. It can be gone on with in
 * the wizard, at its script. `later` are answers given since, which count before those in it.
 */
export const projectOfPackage = (
  sent: Partial<SendConceptRequest>,
  later: FormData = {},
): DraftContent => ({
  ...projectOfDraft(draftOfPackage(sent, later)),
  storyboard_frames: sent.storyboardFrames ?? [],
});

/** The wizard as it stood when a package was sent. */
export function draftOfPackage(sent: Partial<SendConceptRequest>, later: FormData = {}): Draft {
  const { selectedConcept, selectedDirector, storyboardFrames: frames = [], script = '' } = sent;
  const idea = readConcept(selectedConcept);
  const answers = answersSchema.parse({
    ...sent,
    selectedDirector: selectedDirector ?? '',
    ...later,
    selectedConcept: idea ? '0' : '',
  });
  return {
    ...emptyDraft,
    step: 8,
    answers,
    conceptSets: idea ? [{ approach: answers.creativeApproach || 'bold', concepts: [idea] }] : [],
    creativeBrief: sent.creativeBrief ?? '',
    takes: script === '' ? [] : [{ script, frames, shots: shotPlan.safeParse(sent.shots).data }],
    typedOut: true,
    cuts: cutsOf(sent, script),
  };
}

// Each agrees with the primary as it was sent.
function cutsOf(
  { cuts = [], shots: plan }: Partial<SendConceptRequest>,
  script: string,
): Draft['cuts'] {
  const sideOf = (text: string, planned: unknown) => ({
    script: text,
    directed: directionsOf(shotPlan.safeParse(planned).data),
  });
  const kept = cuts
    .filter((cut) => cut.script !== '')
    .map(({ platform, script: own, storyboardFrames: frames, shots }) => [
      platform,
      {
        ...{ takes: [{ script: own, frames, shots: shotPlan.safeParse(shots).data }], take: 0 },
        ...{ scriptEdit: null, revisionNotes: null },
        agreed: { primary: sideOf(script, plan), cut: sideOf(own, shots) },
      },
    ]);
  return Object.fromEntries(kept);
}

const readConcept = (value: unknown): Concept | undefined => concept.safeParse(value).data;
