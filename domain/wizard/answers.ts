import { z } from 'zod';
import * as option from './options.ts';
import { understood } from './understood/understood.ts';

// Kept text is only bounded, never refused: what somebody typed too long must survive a reload.
const keptText = z.string().max(50_000).catch('').default('');
const keptFlag = z.boolean().catch(false).default(false);
const keptChoice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z
    .enum([...values, ''] as unknown as [...T, ''])
    .catch('' as never)
    .default('' as never);

/** Everything asked in the wizard, by the names the functions use. An empty string is 'not answered'. */
export const answersSchema = z.object({
  userType: keptChoice(option.userTypes),
  platform: z
    .array(z.enum(option.platforms))
    .max(100)
    .transform((list) => [...new Set(list)])
    .catch([])
    .default([]),
  productName: keptText,
  description: keptText,
  productForm: keptText,
  /** What cannot be read of it is as if nothing had been put right. */
  understood: understood.optional().catch(undefined),
  targetAudience: keptText,
  behavior: keptText,
  evaluation: keptText,
  budget: keptChoice(option.budgets),
  specificBudget: keptText,
  schedule: keptChoice(option.schedules),
  adSpendBudget: keptChoice(option.adSpendBudgets),
  mediaBuyingServices: keptFlag,
  creativeApproach: keptChoice(option.creativeApproaches),
  videoStyle: keptChoice(option.videoStyles),
  characterName: keptText,
  voiceOverOnly: keptFlag,
  gender: keptChoice(option.genders),
  ageRange: keptChoice(option.ageRanges),
  hairColor: keptChoice(option.hairColors),
  eyeColor: keptChoice(option.eyeColors),
  ethnicity: keptChoice(option.ethnicities),
  bodyType: keptChoice(option.bodyTypes),
  wardrobe: keptText,
  notes: keptText,
  email: keptText,
  phone: keptText,
  name: keptText,
  companyName: keptText,
  /** Index of the chosen concept in its set, as text. */
  selectedConcept: keptText,
  /** Id of the chosen director. */
  selectedDirector: keptText,
});
export type Answers = z.infer<typeof answersSchema>;

export const emptyAnswers: Answers = answersSchema.parse({});

/** The platforms with one added at the end or taken out. The first is the primary cut. */
export function togglePlatform(
  chosen: readonly option.Platform[],
  platform: option.Platform,
): option.Platform[] {
  return chosen.includes(platform)
    ? chosen.filter((other) => other !== platform)
    : [...chosen, platform];
}
