import { z } from 'zod';
import { concept } from '../concepts/concept.ts';
import { productFields } from '../wizard/fields.ts';
import { answerSource } from './answer-source.ts';

export const generateCreativeBriefRequest = z.object({
  ...productFields,
  selectedConcept: concept,
});
export const generateCreativeBriefAnswer = z.object({
  creativeBrief: z.string(),
  source: answerSource,
});
export type GenerateCreativeBriefRequest = z.infer<typeof generateCreativeBriefRequest>;
