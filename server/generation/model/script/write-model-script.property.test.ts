// Whatever a model sends, the house shows a script that can be filmed and said, or none of it.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAvScript, parseAvScript } from '#domain/script/av-script.ts';
import { cutSeconds } from '#domain/script/cuts.ts';
import { secondsOf, spokenIn } from '#domain/script/row-speech.ts';
import { readRows } from '#domain/script/rows/read-rows.ts';
import { fitsSeconds, wordsPerSecond } from '#domain/script/speech.ts';
import { ModelError } from '../../../gateways/models/port.ts';
import { scriptRequest } from '../../testing/sample-requests.ts';
import { fakeDesk, fakeModel } from './testing/fake-model.ts';
import { writeModelScript } from './write-model-script.ts';

const words =
  'Come in before nine and try the sourdough . Call now , every loaf 48 hours $9 97% — a door opens MAYA VIDEO: VO: | 1. [proof needed] "so" (soft) Hearth & Crumb'.split(
    ' ',
  );
const text = fc.array(fc.constantFrom(...words), { maxLength: 24 }).map((list) => list.join(' '));
const odd = fc.oneof({ weight: 5, arbitrary: text }, { weight: 1, arbitrary: fc.string() });
const shot = fc.constantFrom('CU, push in. ', 'Wide shot. ', 'MS, high, hand-held. ', '');
const row = fc.record({
  beat: odd,
  seconds: fc.oneof(fc.integer({ min: 1, max: 8 }), fc.double({ noNaN: true })),
  video: fc.tuple(shot, odd).map(([frame, seen]) => frame + seen),
  cues: fc.array(
    fc.record({
      kind: fc.constantFrom('VO', 'DIALOGUE', 'SFX', 'MUSIC', 'SUPER'),
      speaker: fc.option(odd),
      text: odd,
    }),
    { maxLength: 4 },
  ),
});
const work = fc.record({
  title: odd,
  rows: fc.array(row, { maxLength: 8 }),
  notes: fc.array(odd, { maxLength: 3 }),
});

test('GEN-08 BOARD-04 any rows become a script in its time, or an error that lets the house write', async () => {
  let made = 0;
  await fc.assert(
    fc.asyncProperty(scriptRequest, work, work, async (request, first, second) => {
      const again = { rows: second.rows.map((each, at) => ({ ...each, row: at + 1 })) };
      const { model } = fakeModel(first, again);
      const { context, text: told } = fakeDesk();
      const written = await writeModelScript(model, request, context).catch((error: unknown) => {
        expect(error).toBeInstanceOf(ModelError);
        return undefined;
      });
      if (written === undefined) return;
      const { script } = written;
      made += 1;
      expect(told()).toBe(script);
      const table = readRows(script);
      expect(table.problem ?? formatAvScript(table.script), 'BOARD-04').toBe(script);
      const rows = parseAvScript(script)?.rows ?? [];
      expect(rows[0]?.startSeconds).toBe(0);
      expect(rows.at(-1)?.endSeconds).toBe(
        cutSeconds(request.userType, request.platform[0] ?? 'youtube'),
      );
      rows.forEach((each, at) => {
        expect(each.startSeconds).toBe(rows[at - 1]?.endSeconds ?? 0);
        const pace = wordsPerSecond(request.creativeApproach);
        expect(fitsSeconds(spokenIn(each), secondsOf(each), pace)).toBe(true);
        if (request.voiceOverOnly)
          expect(each.cues.map((cue) => cue.kind)).not.toContain('DIALOGUE');
      });
    }),
    { numRuns: 30 },
  );
  expect(made).toBeGreaterThan(3);
});
