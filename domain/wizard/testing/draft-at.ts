// Drafts for tests, walked to a step by events as a visitor would.
import { defaultConcepts } from '../../concepts/default-concepts.ts';
import { type Draft, emptyDraft } from '../draft.ts';
import type { WizardEvent } from '../events.ts';
import { reduce } from '../reducer.ts';
import type { StepNumber } from '../steps.ts';

const script = [
  'WAKE THE NIGHT SHIFT',
  '1. HOOK | 0-5 s\nVIDEO: CU. A can opens.\nSFX: Ksssht.',
  '2. OFFER | 5-15 s\nVIDEO: MS. She drinks.\nVO: Stay up for it.',
].join('\n\n');

const way: WizardEvent[] = [
  { type: 'answered', answers: { userType: 'business' } },
  { type: 'advanced' },
  { type: 'answered', answers: { platform: ['tiktok', 'youtube'] } },
  { type: 'advanced' },
  { type: 'answered', answers: { productName: 'Nightjar', description: 'Cold brew.' } },
  { type: 'advanced' },
  { type: 'answered', answers: { creativeApproach: 'bold' } },
  { type: 'concepts-started', run: 'c' },
  { type: 'concepts-arrived', run: 'c', concepts: defaultConcepts('Nightjar') },
  { type: 'brief-started', run: 'b', index: 0 },
  { type: 'brief-arrived', run: 'b', brief: 'Objective: sell.' },
  { type: 'advanced' },
  { type: 'answered', answers: { videoStyle: 'direct' } },
  { type: 'script-started', run: 's' },
  { type: 'script-arrived', run: 's', script },
  { type: 'advanced' },
];

/** The draft of somebody who has just come to that step and answered nothing on it yet. */
export function draftAt(step: StepNumber): Draft {
  let draft = emptyDraft;
  for (const event of way) {
    if (draft.step >= step && draft.writing === null) return draft;
    draft = reduce(draft, event);
  }
  return draft;
}
