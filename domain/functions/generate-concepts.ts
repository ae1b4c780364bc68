import { z } from 'zod';
import { concept } from '../concepts/concept.ts';
import { optionalChoice, text } from '../text.ts';
import { characterFields, productFields } from '../wizard/fields.ts';
import { budgets } from '../wizard/options.ts';
import { making } from './answer-source.ts';

/**
 * `variation` 0 is the first set; a higher number asks for another three from the same answers,
 * other than those that `earlierTitles` names.
 */
export const generateConceptsRequest = z.object({
  ...productFields,
  /** Who is seen, where that was said already. */
  character: z.object(characterFields).optional(),
  budget: optionalChoice(budgets),
  variation: z.number().int().min(0).max(20).default(0),
  earlierTitles: z.array(text(160)).max(63).default([]),
  /** Concepts that are locked, at their places; they come back as they are. */
  locked: z.array(concept.nullable()).max(3).optional(),
});
/** `fallbackConcepts` is filled instead of `concepts` when the writer had to fall back to defaults. */
export const generateConceptsAnswer = z.object({
  concepts: z.array(concept).optional(),
  fallbackConcepts: z.object({ concepts: z.array(concept) }).optional(),
  ...making,
});
export type GenerateConceptsRequest = z.infer<typeof generateConceptsRequest>;
