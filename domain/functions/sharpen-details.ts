import { z } from 'zod';
import { text } from '../text.ts';
import { productFields } from '../wizard/fields.ts';
import { shapesOf } from '../wizard/questions.ts';
import { sharpenedFields, suggestionRules } from '../wizard/understood/sharpen.ts';
import { making } from './answer-source.ts';

const { creativeApproach: _, ...details } = productFields;

export const sharpenDetailsRequest = z.object(details);
export type SharpenDetailsRequest = z.infer<typeof sharpenDetailsRequest>;

/** A clearer wording for some of the fields; the lengths are those of the fields. */
export const suggestion = z.object({
  id: z.enum(suggestionRules),
  title: text(120),
  why: text(400),
  changes: z.object(shapesOf(sharpenedFields, 'stored')).partial(),
});

export const sharpenDetailsAnswer = z.object({
  suggestions: z.array(suggestion).max(suggestionRules.length),
  ...making,
});
