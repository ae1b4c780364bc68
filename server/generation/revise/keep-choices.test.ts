// What a revision leaves: pictures it says nothing of, what was directed, and what was locked.
import { expect, test } from 'vitest';
import { generateScriptRequest } from '#domain/functions/generate-script.ts';
import { parseAvScript } from '#domain/script/av-script.ts';
import { linesOfRow } from '#domain/script/keep-lines.ts';
import type { RevisionOperation } from '#domain/script/revision.ts';
import { spokenIn } from '#domain/script/row-speech.ts';
import { fitsSeconds } from '#domain/script/speech.ts';
import { choicesOf, directFrame, pinned } from '#domain/storyboard/direct-shot.ts';
import { carryDirections } from '#domain/storyboard/keep-directions.ts';
import { boardShots, type ShotPlan } from '#domain/storyboard/shot-plan.ts';
import { writeScript } from '../write/write-script.ts';
import { revise } from './revise.ts';

const date = new Date('2026-07-01');
const request = generateScriptRequest.parse({
  userType: 'brand',
  platform: ['youtube'],
  productName: 'Hobday',
  description:
    'Yard brooms for people who sweep for a living: streets, stables, fish docks. Two wing nuts hold the head. New one £11, keep the handle. Made in Grimsby.',
  behavior: 'Ask for the one that turns round',
  creativeApproach: 'bold',
  videoStyle: 'narrative',
  understood: {
    pictures: [
      'A fisherman in a yellow coat sweeps a dock in the rain',
      'Two men carry crates',
      'Hands turn a broom head round',
    ],
  },
});
const first = writeScript(request, { date });
const plan: ShotPlan = pinned(first.shots ?? expect.unreachable());
const rows = parseAvScript(first.script)?.rows ?? expect.unreachable();

type Asked = {
  revisionNotes?: string;
  operation?: RevisionOperation;
  lockedLines?: string[];
  existingShots?: ShotPlan;
};
function asked(asked: Asked) {
  const made = revise(
    { ...request, existingScript: first.script, existingShots: plan, ...asked },
    { date },
  );
  const after = parseAvScript(made.script)?.rows ?? expect.unreachable();
  const shots = carryDirections(asked.existingShots ?? plan, made.shots ?? plan);
  return { ...made, rows: after, shots };
}

test('PLAN-07 another hour changes the hour of the picture, and neither who is in it nor the weather', () => {
  const [before] = plan.shots;
  expect(before).toMatchObject({ weather: 'wet', people: [{ wears: expect.anything() }] });
  const made = asked({ revisionNotes: 'Set row 1 at night' });
  expect(made.rows[0]?.video).toMatch(/At night.*in the rain/);
  expect(made.shots.shots[0]).toEqual({ ...before, time: 'night' });
  expect(made.shots.shots.slice(1)).toEqual(plan.shots.slice(1));
});

test('PLAN-07 other weather takes the place of the weather before', () => {
  const made = asked({ revisionNotes: 'Set row 1 in the snow' });
  expect(made.rows[0]?.video).toMatch(/in the snow/i);
  expect(made.rows[0]?.video).not.toMatch(/rain/);
  expect(made.shots.shots[0]).toMatchObject({ weather: 'snow', people: plan.shots[0]?.people });
});

const changes: Asked[] = [
  ...['Make it at night', 'Shorter', 'Add the line "Open Sundays".', 'No music'].map(
    (revisionNotes) => ({ revisionNotes }),
  ),
  ...(['warmer', 'plainer', 'shorter', 'longer', 'no-voice', 'hook', 'ending'] as const).map(
    (kind) => ({ operation: { kind } }),
  ),
];
test.each(changes)('DESK-03 what was directed of a frame stays as chosen: %o', (change) => {
  for (const frame of [1, 2, 3, 4]) {
    const shot = boardShots(plan)[frame - 1] ?? expect.unreachable();
    const lettering = [{ role: 'claim' as const, text: 'MY OWN WORDS' }];
    const chosen = { ...choicesOf(shot), lettering };
    const existingShots = directFrame(plan, frame, chosen, plan.rows[shot.row - 1] ?? '');
    const { shots } = asked({ ...change, existingShots });
    const kept = shots.shots.find((one) => one.frame === frame && one.directed);
    expect(kept && choicesOf(kept)).toEqual(chosen);
  }
});

test('KEPT-05 of a locked row a revision says that it is locked, and of a film that the row stays', () => {
  const lockedLines = linesOfRow(rows[0] ?? expect.unreachable()).map(({ text }) => text);
  const row = asked({ revisionNotes: 'Set row 1 at night', lockedLines });
  expect(row.rows).toEqual(rows);
  expect(row.shots.shots).toEqual(plan.shots);
  expect(row.revision).toMatchObject([{ outcome: 'partly', why: 'locked' }]);
  const film = asked({ revisionNotes: 'Set it at night', lockedLines });
  expect(film.rows[0]).toEqual(rows[0]);
  expect(film.rows[1]?.video).toMatch(/At night/);
  expect(film.revision).toMatchObject([{ outcome: 'partly', why: 'locked-stays' }]);
  const hook = asked({ operation: { kind: 'hook' }, lockedLines });
  expect(hook.rows[0]).toEqual(rows[0]);
  expect(hook.revision).toMatchObject([{ words: 'hook', outcome: 'partly', why: 'locked' }]);
});

test('KEPT-05 ROWS-05 of a film made shorter a locked line has the time that it takes', () => {
  const isSaid = ({ text }: { text: string }) =>
    /^(?:VO|[A-Z ]+):/.test(text) && !/^(?:VIDEO|SFX|MUSIC|SUPER):/.test(text);
  const line = rows.slice(1, -1).flatMap(linesOfRow).find(isSaid)?.text ?? expect.unreachable();
  const said = line.replace(/^[^:]+: /, '');
  const { rows: short } = asked({ revisionNotes: 'Make it 9 seconds', lockedLines: [line] });
  const kept = short.find((row) => spokenIn(row).includes(said)) ?? expect.unreachable();
  expect(fitsSeconds(spokenIn(kept), kept.endSeconds - kept.startSeconds, 2.8)).toBe(true);
});
