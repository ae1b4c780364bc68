import { z } from 'zod';
import { publicDirector } from '../directors/director.ts';
import { text } from '../text.ts';
import { platformField, productFields, productionFields } from '../wizard/fields.ts';
import { budgets, creativeApproaches } from '../wizard/options.ts';

/** What directors are ranked against. */
export const matchDirectorsRequest = z.object({
  creativeBrief: text(20_000).default(''),
  productName: productFields.productName,
  description: productFields.description,
  platform: platformField,
  creativeApproach: z.enum(creativeApproaches),
  budget: z.enum(budgets),
  specificBudget: productionFields.specificBudget,
});
export type MatchDirectorsRequest = z.infer<typeof matchDirectorsRequest>;

/** A ranked director. `startingAt` (US dollars) only for those of the built-in catalogue: other prices stay in the house. */
export const matchedDirector = publicDirector.extend({
  matchScore: z.number().int(),
  /** The score in words, the weightiest first: 'Starts within your budget'. */
  reasons: z.array(z.string()),
  startingAt: z.number().int().nullable(),
  /** Their page in the directory, when they have one. */
  hasProfile: z.boolean(),
});
export type MatchedDirector = z.infer<typeof matchedDirector>;

/** Ranked: the highest score first; ties by rating, reviews, name. At most 120. */
export const matchDirectorsAnswer = z.object({ directors: z.array(matchedDirector) });
