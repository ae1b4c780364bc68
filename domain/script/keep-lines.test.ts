import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAvScript, parseAvScript } from './av-script.ts';
import { keepLines, linesIn, linesOfRow } from './keep-lines.ts';
import { secondsOf, spokenIn } from './row-speech.ts';
import { fitsSeconds } from './speech.ts';

const script = (...rows: string[]) => ['T', ...rows].join('\n\n');
const first = '1. HOOK | 0-5 s\nVIDEO: CU. A can.\nVO: Stay up.\nSUPER: NIGHTJAR';
const second = '2. OFFER | 5-15 s\nVIDEO: MS. She drinks.\nVO: Ask for it.';

test('KEPT-05 a locked line takes the place of what came for it', () => {
  const after = script(first.replace('Stay up.', 'Never sleep.'), second.replace('MS.', 'CU.'));
  expect(keepLines(script(first, second), after, ['VO: Stay up.'])).toBe(
    script(first, second.replace('MS.', 'CU.')),
  );
  expect(keepLines(script(first, second), after, ['VIDEO: MS. She drinks.'])).toContain(
    'VIDEO: MS. She drinks.',
  );
  expect(keepLines(script(first, second), after, [])).toBe(after);
});

test('KEPT-05 a row that is gone comes back for its locked line, and the film keeps its length', () => {
  const kept = keepLines(script(first, second), script(first.replace('0-5', '0-15')), [
    'VO: Ask for it.',
  ]);
  expect(kept).toContain('VO: Ask for it.');
  expect(parseAvScript(kept)?.rows.at(-1)?.endSeconds).toBe(15);
});

test('KEPT-05 a line that comes back to a row too short for it takes its time from rows that have it', () => {
  const said = 'VO: She walks down to the harbour every morning before anybody else is up.';
  const paced = (...rows: string[]) =>
    script(...rows).replace(/\n\n1\./, '\nVoice pace: calm, 2.0 words a second\n\n1.');
  const before = paced(first, second.replace('VO: Ask for it.', said));
  const after = paced(
    '1. HOOK | 0-12 s\nVIDEO: CU. A can.',
    '2. OFFER | 12-15 s\nVIDEO: MS. She drinks.\nVO: Ask.',
  );
  const rows = parseAvScript(keepLines(before, after, [said]))?.rows ?? [];
  expect(rows.at(-1)?.endSeconds).toBe(15);
  expect(rows.map(spokenIn).join()).toContain('harbour');
  expect(rows.filter((row) => !fitsSeconds(spokenIn(row), secondsOf(row), 2))).toEqual([]);
});

test('KEPT-05 what is no script is not taken for one', () => {
  expect(keepLines(script(first), 'Some prose.', ['VO: Stay up.'])).toBe(script(first));
});

const words = fc.constantFrom('One', 'Two', 'Three four', 'Five');
const cue = fc.record({
  kind: fc.constantFrom('VO' as const, 'SUPER' as const, 'SFX' as const),
  text: words,
});
const scripts = fc
  .array(
    fc.record({
      beat: fc.constantFrom('HOOK', 'TURN'),
      video: words,
      cues: fc.array(cue, { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((rows) =>
    formatAvScript({
      title: 'T',
      facts: [],
      rows: rows.map((row, at) => ({ ...row, startSeconds: at * 3, endSeconds: at * 3 + 3 })),
      notes: [],
    }),
  );

test('KEPT-05 whatever is written anew, a locked line comes back byte for byte', () => {
  fc.assert(
    fc.property(
      scripts,
      scripts,
      fc.array(fc.nat(9), { maxLength: 4 }),
      (before, after, places) => {
        const lines = (parseAvScript(before)?.rows ?? [])
          .flatMap(linesOfRow)
          .map(({ text }) => text);
        const locked = places.flatMap((at) => lines[at] ?? []);
        const kept = keepLines(before, after, locked);
        expect(linesIn(kept, locked)).toEqual(locked);
        for (const line of locked) expect(kept.split('\n')).toContain(line);
      },
    ),
    { numRuns: 500 },
  );
});
