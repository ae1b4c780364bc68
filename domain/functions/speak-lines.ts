import { z } from 'zod';
import { requiredText } from '../text.ts';
import { genders } from '../wizard/options.ts';
import { making } from './answer-source.ts';

/** Of one film: what its script may hold is more than anybody speaks in three minutes. */
export const mostSpoken = { lines: 120, letters: 6_000, lettersOfLine: 1_000 } as const;

/** Whether a film's lines are no more than a model is asked to speak. */
export const canBeSpoken = (lines: readonly string[]): boolean =>
  lines.length > 0 &&
  lines.length <= mostSpoken.lines &&
  lines.every((line) => line.length <= mostSpoken.lettersOfLine) &&
  lines.reduce((sum, line) => sum + line.length, 0) <= mostSpoken.letters;

export const speakLinesRequest = z.object({
  lines: z
    .array(requiredText(mostSpoken.lettersOfLine))
    .min(1)
    .max(mostSpoken.lines)
    .refine(canBeSpoken, `Please keep this to ${mostSpoken.letters} characters in all.`),
  /** Who is seen in the film, where it was said. */
  gender: z.enum(genders).optional(),
});

/**
 * A recording of each line, in their order: a WAV at an address of this house. None where the model failed,
 * which `setback` says: then whoever plays the film speaks it otherwise, or not at all.
 */
export const speakLinesAnswer = z.object({
  recordings: z.array(z.string()).max(mostSpoken.lines),
  ...making,
});
