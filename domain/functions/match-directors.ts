import { z } from 'zod';
import { publicDirector } from '../directors/director.ts';
import { text } from '../text.ts';
import { budgets } from '../wizard/options.ts';
import { shapesOf } from '../wizard/questions.ts';

export const longestTyped = 30_000;

/** What directors are ranked against. */
export const matchDirectorsRequest = z.object({
  creativeBrief: text(20_000).default(''),
  /** What its client typed: reasons name no other word of the brief. All of them where it is not said. */
  typed: text(longestTyped).optional(),
  ...shapesOf(
    ['productName', 'description', 'platform', 'creativeApproach', 'specificBudget'],
    'sent',
  ),
  budget: z.enum(budgets),
});
export type MatchDirectorsRequest = z.infer<typeof matchDirectorsRequest>;

/** A ranked director. `startingAt` (US dollars) only for those of the built-in catalogue: other prices stay in the house. */
export const matchedDirector = publicDirector.extend({
  matchScore: z.number().int(),
  /** What of the score sets them apart, in words, the weightiest first: 'Makes films for TikTok'. */
  reasons: z.array(z.string()),
  startingAt: z.number().int().nullable(),
  /** Their page in the directory, when they have one. */
  hasProfile: z.boolean(),
});
export type MatchedDirector = z.infer<typeof matchedDirector>;

/** Ranked: the highest score first; ties by rating, reviews, name. At most 120. */
export const matchDirectorsAnswer = z.object({
  directors: z.array(matchedDirector),
  /** What more than half of them have in common, which is no reason for one of them. */
  common: z.array(z.string()),
});
export type MatchDirectorsAnswer = z.infer<typeof matchDirectorsAnswer>;
