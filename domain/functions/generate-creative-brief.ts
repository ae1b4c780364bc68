import { z } from 'zod';
import { concept } from '../concepts/concept.ts';
import { text } from '../text.ts';
import { characterFields, formatFields, productFields } from '../wizard/fields.ts';
import { making } from './answer-source.ts';

export const generateCreativeBriefRequest = z.object({
  ...productFields,
  ...formatFields,
  /** Who is seen, where that was said already. */
  character: z.object(characterFields).optional(),
  selectedConcept: concept,
  /** The brief that stands: where this one would say as much, its words stay. */
  standing: text(20_000).optional(),
});
export const generateCreativeBriefAnswer = z.object({
  creativeBrief: z.string(),
  ...making,
});
export type GenerateCreativeBriefRequest = z.infer<typeof generateCreativeBriefRequest>;
