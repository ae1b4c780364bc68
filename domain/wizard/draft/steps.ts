// The wizard's steps as data, in the order they are walked. 3.5 and 10.5 belong to their parent and
// keep its number.
import { z } from 'zod';
import { keptDays } from '../../retention.ts';
import { requiredText } from '../../text.ts';
import { characterFields } from '../fields.ts';
import { helpedAmount, moneyAndTime } from '../money/money-steps.ts';
import * as option from '../options.ts';
import { namesOf, platformField, shapesOf } from '../questions.ts';
import { type StepNumber, stepNumbers } from './step-numbers.ts';

/** How many steps the visitor is told of. */
export const stepCount = 13;

export type Step = {
  number: StepNumber;
  /** Names the component that shows it. */
  id: string;
  /** The N of 'Step N of 13'. */
  shown: number;
  heading: string;
  lead: string;
  /** What must hold to go on, over the answers and what was written from them. */
  schema: z.ZodType;
  /** Whether a Continue button is there: always, once the answers are valid, or never. */
  continues: 'always' | 'once-valid' | 'never';
  footer: string;
};

/** The footer of steps that have nothing else to say, where nothing is saved elsewhere. */
export const keptHere = `Once it has a name, your ad is kept in this browser for ${keptDays.guestDraft} days.`;
const anything = z.object({});
const details = z.object(shapesOf(namesOf('details'), 'sent'));
const seen = z.object({ ...characterFields, ...shapesOf(['videoStyle', 'voiceOverOnly'], 'kept') });

export const steps: readonly Step[] = [
  {
    number: 1,
    id: 'user-type',
    shown: 1,
    heading: 'Who is this ad for?',
    lead: 'Pick the closest. It sets the tone of everything that follows.',
    schema: z.object({ userType: z.enum(option.userTypes) }),
    continues: 'once-valid',
    footer: keptHere,
  },
  {
    number: 2,
    id: 'platforms',
    shown: 2,
    heading: 'Where will it run?',
    lead: 'Choose one or more. The first you choose is the primary cut; the others are recomposed from it.',
    schema: z.object({ platform: platformField }),
    continues: 'once-valid',
    footer: keptHere,
  },
  {
    number: 3,
    id: 'details',
    shown: 3,
    heading: 'What is it about?',
    lead: 'Plain words do best. Only what you write here ends up in the ad.',
    schema: details,
    continues: 'always',
    footer: keptHere,
  },
  {
    number: 3.5,
    id: 'sharpen',
    shown: 3,
    heading: 'Sharpen your details',
    lead: 'Accept what helps, dismiss what does not. Nothing changes until you say so.',
    schema: details,
    continues: 'always',
    footer: 'Optional. Continue takes you on with the details as they stand.',
  },
  {
    number: 4,
    id: 'approach',
    shown: 4,
    heading: 'How should it come across?',
    lead: 'One approach for all three concepts. You can come back and try another.',
    schema: z.object({ creativeApproach: z.enum(option.creativeApproaches) }),
    continues: 'never',
    footer: 'Choosing an approach writes three concepts.',
  },
  {
    number: 5,
    id: 'concepts',
    shown: 5,
    heading: 'Three ways in. Pick one.',
    lead: 'Each could be made. Choose the one you would defend in a meeting; the brief is written from it.',
    schema: z.object({ selectedConcept: z.string().min(1) }),
    continues: 'never',
    footer: 'Choosing a concept writes your creative brief.',
  },
  {
    number: 6,
    id: 'brief',
    shown: 6,
    heading: 'Your creative brief',
    lead: 'Read it once, out loud. If a line sounds wrong, the ad will too.',
    schema: z.object({ creativeBrief: requiredText(20_000) }),
    continues: 'always',
    footer: keptHere,
  },
  {
    number: 7,
    id: 'character',
    shown: 7,
    heading: 'Who do we see?',
    lead: 'Everything but the style is optional. What you leave open, the script decides.',
    schema: seen.refine((answers) => answers.voiceOverOnly || answers.videoStyle !== '', {
      path: ['videoStyle'],
      message: 'Please choose a video style, or voice-over only.',
    }),
    continues: 'never',
    footer: 'Generate writes your script, then draws four frames.',
  },
  {
    number: 8,
    id: 'script',
    shown: 8,
    heading: 'Script and storyboard',
    lead: '',
    schema: z.object({ generatedScript: requiredText(20_000) }),
    continues: 'never',
    footer: 'Script and four frames. Edit the script and the take number goes up.',
  },
  {
    number: 9,
    id: 'package',
    shown: 9,
    heading: 'Send your package',
    lead: 'Concept, brief, script and storyboard in one email, with a PDF to forward.',
    schema: anything,
    continues: 'always',
    footer: 'Free. This address is used to send you the package.',
  },
  {
    number: 10,
    id: 'money',
    shown: 10,
    heading: 'Money and time',
    lead: 'Ranges are fine. They decide which directors we suggest, and nothing is charged here.',
    schema: moneyAndTime,
    continues: 'always',
    footer: keptHere,
  },
  {
    number: 10.5,
    id: 'amount',
    shown: 10,
    heading: 'Choose an amount',
    lead: 'One figure in whole dollars. It decides who is suggested and what comes next.',
    schema: helpedAmount,
    continues: 'always',
    footer: 'A guideline, not a quote. Nothing is charged here.',
  },
  {
    number: 12,
    id: 'directors',
    shown: 12,
    heading: 'Directors for this job',
    lead: 'Ranked against your brief, budget and platforms. Highest match first.',
    schema: z.object({
      selectedDirector: z.string().min(1, 'Please choose a director to go on.'),
    }),
    continues: 'always',
    footer: keptHere,
  },
  {
    number: 11,
    id: 'confirmation',
    shown: 13,
    heading: 'What happens next',
    lead: 'Your part is done. From here on people take over.',
    schema: anything,
    continues: 'never',
    footer: 'Everything stays here until you start over.',
  },
  {
    number: 13,
    id: 'starter',
    shown: 13,
    heading: 'Start small. Start today.',
    lead: 'Your budget fits the starter package better than a full production.',
    schema: anything,
    continues: 'never',
    footer: 'It runs on your account. Nothing is charged on this page.',
  },
];

const byNumber = new Map(steps.map((step) => [step.number, step]));

/** The step of that number. */
export function stepOf(number: StepNumber): Step {
  const step = byNumber.get(number);
  if (!step) throw new RangeError(`No step ${number}`);
  return step;
}

/** Whether one comes by `step` before `other` on the way; numbers do not tell, 11 follows 12. */
export function isBefore(step: StepNumber, other: StepNumber): boolean {
  return stepNumbers.indexOf(step) < stepNumbers.indexOf(other);
}

/** Opened on request and left out when going on. */
export function isDetour(step: StepNumber): boolean {
  return step === 3.5 || step === 10.5;
}

/** Whether a stored or remembered number names a step. */
export function isStepNumber(value: unknown): value is StepNumber {
  return (stepNumbers as readonly unknown[]).includes(value);
}
