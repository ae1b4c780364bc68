// Everything the wizard asks, once: what an answer may be, where it is asked and what it is called.
import { z } from 'zod';
import { castSheet } from '../cast/cast-sheet.ts';
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

/**
 * The field of a question that is asked as any other: a text of so many `lines` or a row
 * of radios, so that every choice is seen. `label` stands over it where that is not the label of the answer.
 */
type Field = { as: number | 'radios'; label?: string; hint?: string };

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
  values,
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

/** What stands in the table of each question, whatever its kind. */
type Question = Shapes & {
  part: string;
  step: StepNumber;
  label: string;
  values?: readonly string[];
  field?: Field | undefined;
};

const ask = <
  const P extends string,
  S extends Shapes,
  const F extends Field | undefined = undefined,
>(
  part: P,
  step: StepNumber,
  label: string,
  shapes: S,
  field?: F,
) => ({ ...shapes, part, step, label, field: field as F });

/**
 * The questions in the order in which they are asked. `part` says with what they travel: the
 * product, what is typed of it, its pictures, the style, the person who is seen, how the film is made,
 * its format, the contact, the production; `label` heads the answer where people read it, and `field` is how it is
 * asked where its step has no form of its own for it.
 */
export const questions = {
  userType: ask('product', 1, 'For', chosen(option.userTypes, z.enum(option.userTypes))),
  platform: ask('product', 2, 'Platforms', platform),
  productName: ask('details', 3, 'Product name', typed(120, requiredText(120)), {
    as: 1,
    hint: 'As it should be said.',
  }),
  description: ask('details', 3, 'Description', typed(2000, requiredText(2000)), {
    as: 4,
    hint: 'What it is and what is true about it.',
  }),
  /** What the product is drawn as, by the visitor's choice: a catalogue id, or `none:` and a word; empty lets us decide. */
  productForm: ask('product', 3, 'Drawn as', freely(60)),
  /** What the visitor put right of what was understood. What cannot be read of it is as if nothing had been. */
  understood: ask('product', 3.5, 'Put right', {
    kept: understood.optional().catch(undefined),
    sent: understood.optional(),
    stored: understood,
  }),
  /** Pictures of the product and its logo: what cannot be read of them is as if there were none. */
  pictures: ask('picture', 3, 'Pictures', {
    kept: shownPictures.optional().catch(undefined),
    sent: shownPictures.optional(),
    stored: shownPictures,
  }),
  targetAudience: ask('details', 3, 'Target audience', freely(500), { as: 1 }),
  behavior: ask('details', 3, 'What viewers do', freely(500), {
    as: 1,
    label: 'What should viewers do?',
    hint: 'One thing.',
  }),
  evaluation: ask('details', 3, 'Success', freely(500), {
    as: 1,
    label: 'How will you judge success?',
    hint: 'A figure and a day.',
  }),
  creativeApproach: ask(
    'product',
    4,
    'Approach',
    chosen(option.creativeApproaches, z.enum(option.creativeApproaches)),
  ),
  videoStyle: ask('style', 7, 'Video style', perhaps(option.videoStyles)),
  voiceOverOnly: ask('making', 7, 'Voice-over only', ticked),
  characterName: ask('person', 7, 'Character name', freely(80), {
    as: 1,
    hint: 'Used in the script and on the storyboard. For example: Maya',
  }),
  gender: ask('person', 7, 'Gender', perhaps(option.genders), { as: 'radios' }),
  ageRange: ask('person', 7, 'Age', perhaps(option.ageRanges), {
    as: 'radios',
    label: 'Age range',
  }),
  hairColor: ask('person', 7, 'Hair', perhaps(option.hairColors), {
    as: 'radios',
    label: 'Hair color',
  }),
  eyeColor: ask('person', 7, 'Eyes', perhaps(option.eyeColors), {
    as: 'radios',
    label: 'Eye color',
  }),
  ethnicity: ask('person', 7, 'Ethnicity', perhaps(option.ethnicities), { as: 'radios' }),
  bodyType: ask('person', 7, 'Body type', perhaps(option.bodyTypes), { as: 'radios' }),
  wardrobe: ask('person', 7, 'Wardrobe', freely(300), {
    as: 1,
    hint: 'For example: flour-dusted apron over a striped shirt',
  }),
  /** Clothes of the catalogue, and further people: what cannot be read of it is as if nothing had been said. */
  cast: ask('person', 7, 'Cast', {
    kept: castSheet.optional().catch(undefined),
    sent: castSheet.optional(),
    stored: castSheet,
  }),
  notes: ask('making', 7, 'Notes', freely(1000), {
    as: 3,
    hint: 'Places, moods, things to show or to leave out',
  }),
  /** Instagram's cut is told in 4:5 and not in 1:1: chosen at its tab, once there is a script. */
  instagramPortrait: ask('format', 8, 'Instagram in 4:5', {
    ...ticked,
    sent: z.boolean().optional(),
  }),
  name: ask('contact', 9, 'Name', freely(120)),
  email: ask(
    'contact',
    9,
    'Email',
    typed(254, z.email('Please enter a valid email address.').max(254)),
  ),
  companyName: ask('contact', 9, 'Company', freely(160)),
  phone: ask('contact', 9, 'Phone', freely(40)),
  budget: ask('production', 10, 'Budget', perhaps(option.budgets)),
  /** Money text such as `$12,000`. */
  specificBudget: ask('production', 10, 'Budget amount', {
    kept: keptText,
    sent: text(20).default(''),
    stored: text(choiceLength),
  }),
  schedule: ask('production', 10, 'Timeline', perhaps(option.schedules)),
  adSpendBudget: ask('production', 10, 'Ad spend', perhaps(option.adSpendBudgets)),
  mediaBuyingServices: ask('production', 10, 'Media buying', ticked),
};

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

/** A question as a form asks it: `max` characters of text, or one of `values`. */
export type AskedQuestion = Required<Field> & {
  name: QuestionName;
  isRequired: boolean;
  max: number;
  values: readonly string[];
};

/** The questions of these parts that are asked as any other, in order. */
export const askedOf = (...parts: Part[]): AskedQuestion[] =>
  namesOf(...parts).flatMap((name) => {
    const { field, label, max = 0, values = [], sent }: Question = questions[name];
    if (!field) return [];
    const isRequired = !sent.safeParse('').success;
    return [{ hint: '', label, ...field, name, isRequired, max, values }];
  });

/** One of the three shapes of some questions, as the fields of a schema. */
export function shapesOf<
  const Names extends readonly QuestionName[],
  Shape extends 'kept' | 'sent' | 'stored',
>(names: Names, shape: Shape): { [N in Names[number]]: Questions[N][Shape] } {
  const fields = names.map((name) => [name, questions[name][shape]]);
  return Object.fromEntries(fields) as { [N in Names[number]]: Questions[N][Shape] };
}
