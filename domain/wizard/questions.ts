// Everything the wizard asks, once: what an answer may be, where it is asked and what it is called.
import { z } from 'zod';
import { shownPictures } from '../pictures/picture.ts';
import { optionalChoice, requiredText, text } from '../text.ts';
import type { StepNumber } from './draft/step-numbers.ts';
import * as option from './options.ts';
import { understood } from './understood/understood.ts';

type Choices = readonly [string, ...string[]];

/**
 * `kept`: in the open page and the tab, where an empty text is 'not answered'. `sent`: in the bodies
 * of the functions. `stored`: in a project. `max`: the length in characters, where it is typed.
 */
type Shapes = { kept: z.ZodType; sent: z.ZodType; stored: z.ZodType; max?: number };

// What somebody typed too long must survive a reload: kept text is bounded, never refused.
const keptText = z.string().max(50_000).catch('').default('');
/** The length a project keeps of a choice, which older projects have as free text. */
const choiceLength = 120;

const typed = <Sent extends z.ZodType>(max: number, sent: Sent) => ({
  kept: keptText,
  sent,
  stored: text(max),
  max,
});
const freely = (max: number) => typed(max, text(max).default(''));
const chosen = <const T extends Choices, Sent extends z.ZodType>(values: T, sent: Sent) => ({
  kept: z
    .enum([...values, ''] as unknown as [...T, ''])
    .catch('' as never)
    .default('' as never),
  sent,
  stored: text(choiceLength),
});
const perhaps = <const T extends Choices>(values: T) => chosen(values, optionalChoice(values));
const ticked = {
  kept: z.boolean().catch(false).default(false),
  sent: z.boolean().default(false),
  stored: z.boolean(),
};

/** The chosen platforms in the order chosen; the first is the primary cut. A single value is read as a list of one. */
export const platformField = z.preprocess(
  (value) => (typeof value === 'string' ? [value] : value),
  z
    .array(z.enum(option.platforms))
    .min(1, 'Please choose at least one platform.')
    .max(option.platforms.length)
    .transform((list) => [...new Set(list)]),
);
const platform = {
  kept: z
    .array(z.enum(option.platforms))
    .max(100)
    .transform((list) => [...new Set(list)])
    .catch([])
    .default([]),
  sent: platformField,
  stored: z.union([z.array(text(choiceLength)).max(10), text(choiceLength)]),
};

/**
 * The questions in the order in which they are asked. `part` says with what they travel: the
 * product, its pictures, the style, the person who is seen, how the film is made, the contact, the production;
 * `label` heads the answer where people read it.
 */
export const questions = {
  userType: {
    ...chosen(option.userTypes, z.enum(option.userTypes)),
    part: 'product',
    step: 1,
    label: 'For',
  },
  platform: { ...platform, part: 'product', step: 2, label: 'Platforms' },
  productName: {
    ...typed(120, requiredText(120)),
    part: 'product',
    step: 3,
    label: 'Product name',
  },
  description: {
    ...typed(2000, requiredText(2000)),
    part: 'product',
    step: 3,
    label: 'Description',
  },
  /** What the product is drawn as, by the visitor's choice: a catalogue id, or `none:` and a word; empty lets us decide. */
  productForm: { ...freely(60), part: 'product', step: 3, label: 'Drawn as' },
  /** What the visitor put right of what was understood. What cannot be read of it is as if nothing had been. */
  understood: {
    kept: understood.optional().catch(undefined),
    sent: understood.optional(),
    stored: understood,
    part: 'product',
    step: 3.5,
    label: 'Put right',
  },
  /** Pictures of the product and its logo: what cannot be read of them is as if there were none. */
  pictures: {
    kept: shownPictures.optional().catch(undefined),
    sent: shownPictures.optional(),
    stored: shownPictures,
    part: 'picture',
    step: 3,
    label: 'Pictures',
  },
  targetAudience: { ...freely(500), part: 'product', step: 3, label: 'Target audience' },
  behavior: { ...freely(500), part: 'product', step: 3, label: 'What viewers do' },
  evaluation: { ...freely(500), part: 'product', step: 3, label: 'Success' },
  creativeApproach: {
    ...chosen(option.creativeApproaches, z.enum(option.creativeApproaches)),
    part: 'product',
    step: 4,
    label: 'Approach',
  },
  videoStyle: { ...perhaps(option.videoStyles), part: 'style', step: 7, label: 'Video style' },
  voiceOverOnly: { ...ticked, part: 'making', step: 7, label: 'Voice-over only' },
  characterName: { ...freely(80), part: 'person', step: 7, label: 'Character name' },
  gender: { ...perhaps(option.genders), part: 'person', step: 7, label: 'Gender' },
  ageRange: { ...perhaps(option.ageRanges), part: 'person', step: 7, label: 'Age' },
  hairColor: { ...perhaps(option.hairColors), part: 'person', step: 7, label: 'Hair' },
  eyeColor: { ...perhaps(option.eyeColors), part: 'person', step: 7, label: 'Eyes' },
  ethnicity: { ...perhaps(option.ethnicities), part: 'person', step: 7, label: 'Ethnicity' },
  bodyType: { ...perhaps(option.bodyTypes), part: 'person', step: 7, label: 'Body type' },
  wardrobe: { ...freely(300), part: 'person', step: 7, label: 'Wardrobe' },
  notes: { ...freely(1000), part: 'making', step: 7, label: 'Notes' },
  name: { ...freely(120), part: 'contact', step: 9, label: 'Name' },
  email: {
    ...typed(254, z.email('Please enter a valid email address.').max(254)),
    part: 'contact',
    step: 9,
    label: 'Email',
  },
  companyName: { ...freely(160), part: 'contact', step: 9, label: 'Company' },
  phone: { ...freely(40), part: 'contact', step: 9, label: 'Phone' },
  budget: { ...perhaps(option.budgets), part: 'production', step: 10, label: 'Budget' },
  /** Money text such as `$12,000`. */
  specificBudget: {
    kept: keptText,
    sent: text(20).default(''),
    stored: text(choiceLength),
    part: 'production',
    step: 10,
    label: 'Budget amount',
  },
  schedule: { ...perhaps(option.schedules), part: 'production', step: 10, label: 'Timeline' },
  adSpendBudget: {
    ...perhaps(option.adSpendBudgets),
    part: 'production',
    step: 10,
    label: 'Ad spend',
  },
  mediaBuyingServices: { ...ticked, part: 'production', step: 10, label: 'Media buying' },
} as const satisfies Record<string, Shapes & { part: string; step: StepNumber; label: string }>;

type Questions = typeof questions;
export type QuestionName = keyof Questions;
export type Part = Questions[QuestionName]['part'];
/** The questions of one part or of several. */
export type NameOf<P extends Part> = {
  [K in QuestionName]: Questions[K]['part'] extends P ? K : never;
}[QuestionName];

/** Every question's name, in order. */
export const questionNames = Object.keys(questions) as QuestionName[];

/** The names of the questions of these parts, in order. */
export const namesOf = <P extends Part>(...parts: P[]): NameOf<P>[] =>
  questionNames.filter((name): name is NameOf<P> =>
    (parts as Part[]).includes(questions[name].part),
  );

/** One of the three shapes of some questions, as the fields of a schema. */
export function shapesOf<
  const Names extends readonly QuestionName[],
  Shape extends 'kept' | 'sent' | 'stored',
>(names: Names, shape: Shape): { [N in Names[number]]: Questions[N][Shape] } {
  const fields = names.map((name) => [name, questions[name][shape]]);
  return Object.fromEntries(fields) as { [N in Names[number]]: Questions[N][Shape] };
}
