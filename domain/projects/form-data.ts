import { z } from 'zod';
import { text } from '../text.ts';
import { questionNames, shapesOf } from '../wizard/questions.ts';

const reference = text(120);

/**
 * The wizard's answers as a project keeps them: every field, each only bounded. `platform` is a
 * list or, in older projects, a single value, and what the wizard offers as a choice may be free
 * text. What is not a field of the wizard is left out.
 */
export const formData = z
  .object({
    ...shapesOf(questionNames, 'stored'),
    selectedConcept: reference,
    selectedDirector: reference,
  })
  .partial();
export type FormData = z.infer<typeof formData>;
