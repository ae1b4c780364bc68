// What a caller is told while something is written: one line of JSON for each, the answer last.
import { z } from 'zod';
import { concept } from '../concepts/concept.ts';
import { framesPerBoard, storyboardFrame } from '../storyboard/frame.ts';

/** What is going on: the model is asked, its work is checked, set right, or replaced by our own. */
export const stages = ['asking', 'checking', 'correcting', 'falling-back'] as const;

export const progress = z.discriminatedUnion('type', [
  z.object({ type: z.literal('stage'), stage: z.enum(stages) }),
  /** What was sent so far does not count any more. */
  z.object({ type: z.literal('restarted') }),
  z.object({ type: z.literal('concept'), index: z.number().int().min(0).max(2), concept }),
  /** The next whole lines of a brief or script, or the next words of a reply, as plain text. */
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({
    type: z.literal('frame'),
    index: z
      .number()
      .int()
      .min(0)
      .max(framesPerBoard - 1),
    frame: storyboardFrame,
  }),
]);
export type Progress = z.infer<typeof progress>;

/** One line of a streamed answer. `problem` is what a refused call would have had as its answer. */
export const streamLine = z.discriminatedUnion('type', [
  ...progress.options,
  z.object({ type: z.literal('answer'), answer: z.unknown() }),
  z.object({
    type: z.literal('problem'),
    status: z.number().int(),
    body: z.unknown(),
    /** What the Retry-After header would have said. */
    retryAfterSeconds: z.number().optional(),
  }),
]);
export type StreamLine = z.infer<typeof streamLine>;

/** What a caller accepts who wants to hear of the work as it is done. */
export const streamType = 'application/x-ndjson';
