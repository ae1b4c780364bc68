import { z } from 'zod';
import { text } from '../text.ts';
import { productFields } from '../wizard/fields.ts';
import { questions } from '../wizard/questions.ts';
import { suggestionRules } from '../wizard/understood/sharpen.ts';
import { making } from './answer-source.ts';

const { creativeApproach: _, ...details } = productFields;

export const sharpenDetailsRequest = z.object(details);
export type SharpenDetailsRequest = z.infer<typeof sharpenDetailsRequest>;

/** A clearer wording for some of the fields; the lengths are those of the fields. */
export const suggestion = z.object({
  id: z.enum(suggestionRules),
  title: text(120),
  why: text(400),
  changes: z.object({
    description: questions.description.stored.optional(),
    targetAudience: questions.targetAudience.stored.optional(),
    behavior: questions.behavior.stored.optional(),
    evaluation: questions.evaluation.stored.optional(),
  }),
});

export const sharpenDetailsAnswer = z.object({
  suggestions: z.array(suggestion).max(suggestionRules.length),
  ...making,
});
