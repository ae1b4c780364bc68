import { z } from 'zod';
import { optionalChoice, requiredText, text } from '../text.ts';
import * as option from './options.ts';
import { understood } from './understood/understood.ts';

/** The chosen platforms in the order chosen; the first is the primary cut. A single value is read as a list of one. */
export const platformField = z.preprocess(
  (value) => (typeof value === 'string' ? [value] : value),
  z
    .array(z.enum(option.platforms))
    .min(1, 'Please choose at least one platform.')
    .max(option.platforms.length)
    .transform((list) => [...new Set(list)]),
);

/** What the ad is about. Lengths are in characters. */
export const productFields = {
  userType: z.enum(option.userTypes),
  platform: platformField,
  productName: requiredText(120),
  description: requiredText(2000),
  /** What the product is drawn as, by the visitor's choice: a catalogue id, or `none:` and a word; empty lets us decide. */
  productForm: text(60).default(''),
  /** What the visitor put right of what was understood. */
  understood: understood.optional(),
  targetAudience: text(500).default(''),
  behavior: text(500).default(''),
  evaluation: text(500).default(''),
  creativeApproach: z.enum(option.creativeApproaches),
};

/** Who is seen. Everything is optional. */
export const characterFields = {
  characterName: text(80).default(''),
  voiceOverOnly: z.boolean().default(false),
  gender: optionalChoice(option.genders),
  ageRange: optionalChoice(option.ageRanges),
  hairColor: optionalChoice(option.hairColors),
  eyeColor: optionalChoice(option.eyeColors),
  ethnicity: optionalChoice(option.ethnicities),
  bodyType: optionalChoice(option.bodyTypes),
  wardrobe: text(300).default(''),
  notes: text(1000).default(''),
};

/** Money and time. `specificBudget` is money text such as `$12,000`. */
export const productionFields = {
  budget: optionalChoice(option.budgets),
  specificBudget: text(20).default(''),
  schedule: optionalChoice(option.schedules),
  adSpendBudget: optionalChoice(option.adSpendBudgets),
  mediaBuyingServices: z.boolean().default(false),
};
