// The shapes a model is asked for. Limits stand in words: providers refuse them in schemas.
import { z } from 'zod';
import { heldCast, heldShots, loose } from '../plan/wire-plan.ts';

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
const rowWithShots = row.extend({ shots: loose });
const heldRow = row.extend({ shots: heldShots });
export type WireRow = z.infer<typeof row> & { shots?: unknown };

const rows = 'four to six rows, in the order of the film';
const remarks = 'one remark for each claim that needs proof; may be empty';
export const scriptWork = z.object({
  title: z.string(),
  cast: loose,
  rows: z.array(rowWithShots).describe(rows),
  notes: z.array(z.string()).describe(remarks),
});
/** The same as a model is held to it. */
export const heldScript = z.object({
  title: z.string(),
  cast: heldCast,
  rows: z.array(heldRow).describe(rows),
  notes: z.array(z.string()).describe(remarks),
});
export type ScriptWork = z.infer<typeof scriptWork>;

const revisedForm = {
  title: z.string(),
  cast: z.string().describe('who is seen, as it stands or as the notes change it'),
  rows: z.array(rowWithShots).describe('all rows, in the order of the film'),
  notes: z.array(z.string()).describe('the remarks as they stand, and new ones'),
};
export const revisedWork = z.object(revisedForm);
export const heldRevision = z.object({
  ...revisedForm,
  rows: z.array(heldRow).describe('all rows, in the order of the film'),
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
