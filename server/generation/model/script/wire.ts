// The shapes a model is asked for. Limits stand in words: providers refuse them in schemas.
import { z } from 'zod';

const cue = z.object({
  kind: z
    .enum(['VO', 'DIALOGUE', 'SFX', 'MUSIC', 'SUPER'])
    .describe('voice-over, speech on camera, sound effect, music, on-screen lettering'),
  speaker: z.string().nullable().describe('who speaks a DIALOGUE; null for every other kind'),
  text: z.string(),
});

const row = z.object({
  beat: z.string().describe('name of the beat'),
  seconds: z.number().describe('how long the row lasts, whole seconds'),
  video: z.string().describe('shot size and camera move, a full stop, then what is seen'),
  cues: z.array(cue).describe('two to four: sound, music, speech, lettering'),
});
export type WireRow = z.infer<typeof row>;

export const scriptWork = z.object({
  title: z.string(),
  rows: z.array(row).describe('four to six rows, in the order of the film'),
  notes: z.array(z.string()).describe('one remark for each claim that needs proof; may be empty'),
});
export type ScriptWork = z.infer<typeof scriptWork>;

export const revisedWork = z.object({
  title: z.string(),
  cast: z.string().describe('who is seen, as it stands or as the notes change it'),
  rows: z.array(row).describe('all rows, in the order of the film'),
  notes: z.array(z.string()).describe('the remarks as they stand, and new ones'),
});
export type RevisedWork = z.infer<typeof revisedWork>;

export const correctedWork = z.object({
  rows: z
    .array(row.extend({ row: z.number().describe('the number the row was sent with') }))
    .describe('one for each row that was sent'),
});

export const linesWork = z.object({
  lines: z
    .array(z.string())
    .describe('the whole text, line by line; an empty string is a blank line'),
});

/** How many rows a script may have; a revised one may keep fewer. */
export const rowCounts = { least: 3, most: 12 };
