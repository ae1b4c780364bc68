// Scripts of all kinds, for properties.
import fc from 'fast-check';
import type { AvScript, Cue, ScriptRow } from '#domain/script/av-script.ts';

const words = fc
  .array(fc.stringMatching(/^[\p{L}\d$%&'"!?,;.:()…–\n-]{1,10}$/u), { minLength: 1, maxLength: 8 })
  .map((list) => `A ${list.join(' ')}`);

const speaker = fc.oneof(
  fc.constantFrom(
    'Maya',
    'vo',
    'Music (soft)',
    'Video',
    '- ',
    '12',
    '(aside)',
    'Maya (to camera)',
    '',
  ),
  fc.string({ unit: 'binary', maxLength: 130 }),
);

const anyCue: fc.Arbitrary<Cue> = fc.oneof(
  fc.record({ kind: fc.constantFrom('VO', 'SFX', 'MUSIC', 'SUPER'), text: words }),
  fc.record({ kind: fc.constant('DIALOGUE' as const), speaker, text: words }),
);

/** Rows that follow each other from 0 s, on tenths. */
export const joinedRows: fc.Arbitrary<ScriptRow[]> = fc
  .array(
    fc.record({
      tenths: fc.integer({ min: 1, max: 90 }),
      row: fc.record({
        beat: fc.constantFrom('hook', 'TURN', 'offer', ''),
        video: fc.oneof(words, fc.constant('')),
        cues: fc.array(anyCue, { maxLength: 4 }),
      }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((list) => {
    let end = 0;
    return list.map(({ tenths, row }) => {
      const start = end;
      end += tenths;
      return { ...row, startSeconds: start / 10, endSeconds: end / 10 };
    });
  });

export const joinedScript: fc.Arbitrary<AvScript> = fc.record({
  title: words,
  facts: fc.array(fc.record({ label: fc.constantFrom('Client', 'Cast'), text: words })),
  rows: joinedRows,
  notes: fc.array(words),
});
