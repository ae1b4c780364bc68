// What is kept of a cut: its own takes, and how it and the primary stood when they last agreed.
import { z } from 'zod';

const keptText = z.string().max(50_000);
const mostTakes = 400;

/** One side of an agreement: its script, and what was directed of its frames, by number from 1. */
const side = z.object({
  script: keptText,
  directed: z.record(z.string().max(2), z.string().max(80)),
});
export type Side = z.infer<typeof side>;

/** A cut beside the primary one, in takes of the shape the primary has. */
export const cutOf = <Take extends z.ZodType>(take: Take) =>
  z.object({
    takes: z.array(take).min(1).max(mostTakes),
    /** Index of the take in use. */
    take: z.number().int().min(0),
    /** Text being edited and not yet saved. */
    scriptEdit: keptText.nullable(),
    revisionNotes: keptText.nullable(),
    agreed: z.object({ primary: side, cut: side }),
  });
