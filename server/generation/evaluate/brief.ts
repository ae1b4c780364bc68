// One brief of the corpus: what a client typed, and what a person who knows the trade says of it.
import { z } from 'zod';
import { optionalChoice } from '#domain/text.ts';
import { characterFields, productFields, productionFields } from '#domain/wizard/fields.ts';
import { videoStyles } from '#domain/wizard/options.ts';

const span = z.string().min(1);

const drawings = z.array(z.string().min(1));
const toldPicture = z.strictObject({
  text: z.string().min(1).max(140),
  /** For each thing that is named: what of the catalogue is a right drawing of it; none where nothing is. */
  things: z.array(drawings),
  /** For each person: the poses that are right for what they do; any where none is given. */
  people: z.array(z.strictObject({ is: z.enum(['cast', 'other']), poses: drawings })),
  /** The places that are right; any where none is given. */
  places: drawings,
});
export type ToldPicture = z.infer<typeof toldPicture>;

export const brief = z.strictObject({
  id: z.string().regex(/^(?:en|de|es|fr|other)-\d{3}$/),
  /** The class of a public taxonomy it was chosen from. */
  class: z.string().min(1),
  language: z.enum(['en', 'de', 'es', 'fr', 'other']),
  request: z.strictObject({
    ...productFields,
    ...characterFields,
    ...productionFields,
    videoStyle: optionalChoice(videoStyles),
  }),
  /** Acceptable readings of the head noun, singular. */
  head: z.array(span).min(1),
  subjectWords: z.array(span),
  facts: z.array(z.object({ span, weight: z.union([z.literal(1), z.literal(2), z.literal(3)]) })),
  figures: z.array(span),
  call: z.string(),
  /** What stands word for word wherever it is used; a date, a venue and a sponsor are to be used. */
  verbatim: z.record(z.string(), span).default({}),
  /** What the notes order to be seen, heard, said or read, as typed, and whether first or last. */
  ordered: z
    .array(
      z.strictObject({
        span,
        sense: z.enum(['seen', 'heard', 'said', 'read']),
        at: z.enum(['first', 'last']).optional(),
      }),
    )
    .default([]),
  /** What is to be seen, as the client would answer at step 3, and what a right drawing of each line shows. */
  told: z.array(toldPicture).max(4).optional(),
  /** English words for acceptable settings. */
  places: z.array(span),
  /** English nouns for what may honestly be drawn; `label` alone where anything else is a guess. */
  drawings: z.array(span).min(1),
  grave: z.boolean(),
  /** English words for readings that would be absurd. */
  absurd: z.array(span),
});
export type Brief = z.infer<typeof brief>;

/** All the client typed, as one text. */
export function clientText({ request }: Brief): string {
  return [
    request.productName,
    request.description,
    request.targetAudience,
    request.behavior,
    request.evaluation,
    request.characterName,
    request.wardrobe,
    request.notes,
    request.ageRange,
    request.specificBudget,
  ]
    .filter(Boolean)
    .join('\n');
}
