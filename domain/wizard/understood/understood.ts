// What a visitor put right of what was understood at step 3.5. A part that is absent stands as it was read.
import { z } from 'zod';
import { requiredText, text } from '../../text.ts';

export const subjectKinds = [
  'thing',
  'service',
  'venue',
  'app',
  'event',
  'story',
  'cause',
  'candidate',
  'channel',
] as const;
export type SubjectKind = (typeof subjectKinds)[number];

const fact = z.strictObject({
  /** As it was read: what the client typed. */
  text: requiredText(500),
  /** False where it was struck out: then the film does not say it. */
  keep: z.boolean().default(true),
  /** Its place among the strongest, from 0. */
  rank: z.number().int().min(0).max(99),
});
export type CorrectedFact = z.output<typeof fact>;

/** Lengths of the parts, for the fields in which they are typed. */
export const partLengths = {
  subject: 80,
  call: 90,
  dates: 80,
  venue: 120,
  price: 80,
  sponsor: 160,
  contacts: 120,
  place: 60,
  pictures: 140,
} as const;

/** As many pictures as a board has frames. */
export const mostPictures = 4;

/** An empty text or list is 'there is none'. */
const parts = {
  /** What it is, without an article: `yard brooms`. */
  subject: requiredText(partLengths.subject).optional(),
  kind: z.enum(subjectKinds).optional(),
  facts: z.array(fact).max(24).optional(),
  call: requiredText(partLengths.call).optional(),
  dates: z.array(requiredText(partLengths.dates)).max(6).optional(),
  venue: text(partLengths.venue).optional(),
  price: text(partLengths.price).optional(),
  sponsor: text(partLengths.sponsor).optional(),
  contacts: z.array(requiredText(partLengths.contacts)).max(6).optional(),
  /** No jokes. */
  grave: z.boolean().optional(),
  /** What the film is set in; empty: a plain ground. */
  place: text(partLengths.place).optional(),
  /** What the film shows, a picture each, in its order. */
  pictures: z.array(requiredText(partLengths.pictures)).max(mostPictures).optional(),
};
export type UnderstoodPart = keyof typeof parts;
export const understoodParts = Object.keys(parts) as [UnderstoodPart, ...UnderstoodPart[]];

/**
 * `of` is what had been read where a part was put right: the part holds as long as that still
 * stands in the details. `details` tells which details those were.
 */
export const understood = z.strictObject({
  ...parts,
  of: z.partialRecord(z.enum([...understoodParts, 'details']), text(500)).optional(),
});
export type Understood = z.output<typeof understood>;
