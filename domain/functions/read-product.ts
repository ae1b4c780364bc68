import { z } from 'zod';
import { tongues } from '../storyboard/catalogue/entry.ts';
import { catalogueRef } from '../storyboard/shot-plan.ts';
import { productFields } from '../wizard/fields.ts';

const { creativeApproach: _, platform, ...details } = productFields;

/** The details as they stand at step 3. `tongue` is the language of who asks, in which the answer's `formName` is. */
export const readProductRequest = z.object({
  ...details,
  platform: platform.optional(),
  tongue: z.enum(tongues).default('en'),
});

export const readProductAnswer = z.object({
  /** What it is, in the client's words and without an article: `yard brooms`. */
  head: z.string(),
  /** What it will be drawn as. */
  form: catalogueRef,
  /** The form's name, singular and without an article; for `none` the word that will stand on it. */
  formName: z.string(),
  /** Whether it can be drawn as what it is; if not, it is a plain form with a word on it. */
  exact: z.boolean(),
  /** The language of the details. */
  language: z.enum(tongues),
});
export type ReadProductAnswer = z.infer<typeof readProductAnswer>;
