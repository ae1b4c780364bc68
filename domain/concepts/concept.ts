import { z } from 'zod';
import { requiredText, text } from '../text.ts';

/** One advertising idea: a title that could be said in a meeting, one sentence, concrete features, a tone. */
export const concept = z.object({
  title: requiredText(160),
  subtitle: text(400).default(''),
  features: z.array(text(300)).max(8).default([]),
  tone: text(200).default(''),
});
export type Concept = z.infer<typeof concept>;
