import { z } from 'zod';
import { tongues } from '../storyboard/catalogue/entry.ts';
import { catalogueRef } from '../storyboard/shot-plan.ts';
import { productFields } from '../wizard/fields.ts';
import { subjectKinds } from '../wizard/understood/understood.ts';

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
  /** What else it may be drawn as, the likeliest first; none once the visitor has chosen. */
  others: z
    .array(z.object({ form: catalogueRef, formName: z.string() }))
    .max(4)
    .default([]),
  /** What was read, before anything was put right; an empty text or list is 'not said'. */
  read: z
    .object({
      subject: z.string(),
      kind: z.enum(subjectKinds),
      /** As typed, the strongest first. */
      facts: z.array(z.string()),
      /** What else was said and can be told, in the order of the text. */
      more: z.array(z.string()).default([]),
      /** Of these the ones that a correction changes: as the film tells them, empty for one that it leaves out. */
      changed: z.array(z.object({ fact: z.string(), told: z.string() })).default([]),
      call: z.string(),
      /** Nobody said what people are to do: the call is ours. */
      isOwnCall: z.boolean(),
      dates: z.array(z.string()),
      venue: z.string(),
      price: z.string(),
      sponsor: z.string(),
      contacts: z.array(z.string()),
      grave: z.boolean(),
      place: z.string(),
    })
    .optional(),
  /** The language of the details. */
  language: z.enum(tongues),
});
export type ReadProductRequest = z.infer<typeof readProductRequest>;
export type ProductReading = NonNullable<ReadProductAnswer['read']>;
export type ReadProductAnswer = z.infer<typeof readProductAnswer>;
