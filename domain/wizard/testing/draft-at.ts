// Drafts for tests, walked to a step by events as a visitor would.
import { defaultConcepts } from '../../concepts/default-concepts.ts';
import { type Draft, emptyDraft } from '../draft/draft.ts';
import type { WizardEvent } from '../draft/events.ts';
import { reduce } from '../draft/reducer.ts';
import type { StepNumber } from '../draft/step-numbers.ts';
import { ranked } from './ranked.ts';

const script = [
  'WAKE THE NIGHT SHIFT',
  '1. HOOK | 0-5 s\nVIDEO: CU. A can opens.\nSFX: Ksssht.',
  '2. OFFER | 5-15 s\nVIDEO: MS. She drinks.\nVO: Stay up for it.',
].join('\n\n');
const receipt = {
  email: 'june@nightjar.example',
  submissionId: '2f1d2c0e-58ce-4f0c-9d54-6b1f6f0c4d11',
  mailbox: '/mailbox',
  frames: 0,
};

const toMoney: WizardEvent[] = [
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
  { type: 'answered', answers: { email: receipt.email } },
  { type: 'send-started', run: 'p' },
  { type: 'send-succeeded', run: 'p', receipt },
];
const money = (specificBudget: string): WizardEvent[] => [
  {
    type: 'answered',
    answers: { budget: 'under-25k', specificBudget, schedule: '3-4weeks' },
  },
  { type: 'advanced' },
];
const toConfirmation: WizardEvent[] = [
  ...toMoney,
  ...money('$12,000'),
  { type: 'analysis-ended' },
  { type: 'matching-started', run: 'm' },
  { type: 'matches-arrived', run: 'm', directors: ranked(30), common: [] },
  { type: 'director-chosen', id: 'director-1' },
  { type: 'production-started', run: 'h' },
  { type: 'production-recorded', run: 'h' },
];
const detours: Partial<Record<StepNumber, WizardEvent[]>> = {
  10.5: [...toMoney, { type: 'amount-help-opened' }],
  13: [...toMoney, ...money('$3,000')],
};

/** The draft of somebody who has just come to that step and answered nothing on it yet. */
export function draftAt(step: StepNumber): Draft {
  let draft = emptyDraft;
  for (const event of detours[step] ?? toConfirmation) {
    if (draft.step === step && draft.writing === null) return draft;
    draft = reduce(draft, event);
  }
  return draft;
}
