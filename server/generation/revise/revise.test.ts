import { expect, test } from 'vitest';
import { generateScriptRequest } from '#domain/functions/generate-script.ts';
import { type AvScript, parseAvScript } from '#domain/script/av-script.ts';
import { type RevisionOperation, revisionOperation } from '#domain/script/revision.ts';
import { shotPlan } from '#domain/storyboard/shot-plan.ts';
import type { WrittenScript } from '../../engine/engine.ts';
import { detectLanguage } from '../language/detect-language.ts';
import { writeScript } from '../write/write-script.ts';
import { revise } from './revise.ts';

const date = new Date('2026-07-01');
const asked = {
  userType: 'brand',
  platform: ['youtube'],
  productName: 'Hobday',
  description:
    'Yard brooms for people who sweep for a living: streets, stables, fish docks. Two wing nuts hold the head. New one £11, keep the handle. Made in Grimsby. Most brooms get binned with half the bristle left.',
  behavior: 'Ask for the one that turns round',
  creativeApproach: 'bold',
  videoStyle: 'narrative',
};
const request = generateScriptRequest.parse(asked);
const first = writeScript(request, { date });
const read = (script: string): AvScript => parseAvScript(script) ?? expect.unreachable();
const before = read(first.script);
const done = (operation: RevisionOperation, from: WrittenScript = first) => {
  const made = revise(
    { ...request, existingScript: from.script, existingShots: from.shots, operation },
    { date },
  );
  return { shots: undefined, ...made, after: read(made.script) };
};
const said = ({ rows }: AvScript) =>
  rows.flatMap(({ cues }) => cues.filter(({ kind }) => kind === 'VO' || kind === 'DIALOGUE'));
const lettered = ({ rows }: AvScript) =>
  rows.flatMap(({ cues }) => cues.filter(({ kind }) => kind === 'SUPER').map(({ text }) => text));
const seconds = ({ rows }: AvScript) => rows.at(-1)?.endSeconds;

const all: RevisionOperation[] = [
  { kind: 'shorter' },
  { kind: 'longer' },
  { kind: 'length', seconds: 15 },
  { kind: 'warmer' },
  { kind: 'plainer' },
  { kind: 'hook' },
  { kind: 'ending' },
  { kind: 'no-voice' },
  { kind: 'mention', what: 'Open Sundays until six' },
  { kind: 'drop-row', row: 2 },
  { kind: 'call', to: 'Buy one at hobday.example' },
  { kind: 'language', to: 'de' },
];

test.each(all)('PLAN-07 $kind makes the next take, with a plan that fits it', (operation) => {
  const { after, shots, revision } = done(operation);
  expect(revision).toMatchObject([{ words: operation.kind }]);
  expect(revision?.[0]?.outcome).toBe(operation.kind === 'language' ? 'partly' : 'done');
  expect(after.facts.some(({ text }) => text === '2')).toBe(true);
  const plan = shotPlan.parse(shots);
  expect(plan.rows).toHaveLength(after.rows.length);
  expect(new Set(plan.shots.map(({ row }) => row))).toEqual(
    new Set(after.rows.map((_, at) => at + 1)),
  );
  for (const [at, row] of after.rows.entries()) {
    const own = plan.shots.filter((shot) => shot.row === at + 1);
    const sum = own.reduce((total, shot) => total + shot.seconds, 0);
    expect(Math.abs(sum - (row.endSeconds - row.startSeconds))).toBeLessThan(0.5);
    for (const { text } of own.flatMap((shot) => shot.lettering))
      expect(lettered(after).join('\n').toLowerCase()).toContain(text.toLowerCase());
  }
});

test('BOARD-04 the shortest film still says what people are to do', () => {
  const { after } = done({ kind: 'length', seconds: 6 });
  expect(said(before).at(-1)?.text).toMatch(/Ask for the one that turns round\.$/);
  expect(said(after).at(-1)?.text).toBe('Ask for the one that turns round.');
});

test('PLAN-07 each operation does what it says', () => {
  expect(seconds(done({ kind: 'shorter' }).after)).toBe(20);
  expect(seconds(done({ kind: 'longer' }).after)).toBe(45);
  for (const to of [6, 15, 60] as const)
    expect(seconds(done({ kind: 'length', seconds: to }).after)).toBe(to);
  expect(said(done({ kind: 'no-voice' }).after)).toEqual([]);
  expect(done({ kind: 'hook' }).after.rows[0]?.video).not.toBe(before.rows[0]?.video);
  expect(done({ kind: 'hook' }).after.rows.slice(1)).toEqual(before.rows.slice(1));
  expect(done({ kind: 'ending' }).after.rows.at(-1)?.video).not.toBe(before.rows.at(-1)?.video);
  expect(done({ kind: 'drop-row', row: 2 }).after.rows.map(({ video }) => video)).toEqual(
    before.rows.toSpliced(1, 1).map(({ video }) => video),
  );
  expect(done({ kind: 'mention', what: 'Open Sundays until six' }).script).toMatch(
    /open sundays until six/i,
  );
  const plainer = JSON.stringify(said(done({ kind: 'plainer' }).after));
  expect(plainer.length).toBeLessThan(JSON.stringify(said(before)).length);
});

test('PLAN-07 a changed call takes the old one’s place, on the last shot too, and stays', () => {
  const called = done({ kind: 'call', to: 'Buy one at hobday.example' });
  expect(lettered(called.after)).toContain('BUY ONE AT HOBDAY.EXAMPLE');
  expect(called.script).not.toMatch(/turns round/i);
  const roles = called.shots?.shots.flatMap(({ lettering }) => lettering);
  expect(roles?.filter(({ role }) => role === 'call')).toEqual([
    { role: 'call', text: 'Buy one at hobday.example' },
  ]);
  const ended = done({ kind: 'ending' }, called);
  expect(ended.script).toMatch(/hobday\.example/i);
  expect(ended.script).not.toMatch(/turns round/i);
});

test('PLAN-07 in another language ours is written anew, the client’s sentences stay, and it says so', () => {
  const german = done({ kind: 'language', to: 'de' });
  expect(german.revision).toEqual([
    { words: 'language', outcome: 'partly', why: 'own-words-stay' },
  ]);
  const [picture = ''] = german.after.rows.map(({ video }) => video).slice(-1);
  expect(detectLanguage(picture)).toBe('de');
  expect(german.script).toContain('Most brooms get binned');
  const back = done({ kind: 'language', to: 'en' }, german);
  expect(back.revision).toMatchObject([{ outcome: 'done' }]);
  expect(detectLanguage(back.after.rows.at(-1)?.video ?? '')).toBe('en');
});

test('PLAN-07 what is so already, or goes no further, is said and makes no take', () => {
  const mute = done({ kind: 'no-voice' });
  const again = done({ kind: 'no-voice' }, mute);
  expect(again).toMatchObject({
    script: mute.script,
    revision: [{ outcome: 'done', why: 'as-it-was' }],
  });
  let short: ReturnType<typeof done> = done({ kind: 'shorter' });
  for (let times = 0; times < 8; times++) short = done({ kind: 'shorter' }, short);
  expect(short.revision).toMatchObject([{ outcome: 'partly', why: 'at-its-end' }]);
  const free = revise(
    { ...request, existingScript: 'A can opens.', operation: { kind: 'hook' } },
    { date },
  );
  expect(free).toEqual({
    script: 'A can opens.',
    revision: [{ words: 'hook', outcome: 'partly', why: 'not-in-rows' }],
  });
});

test('PLAN-07 of notes it says what was done, in part, and not understood', () => {
  const { script, shots, revision } = revise(
    {
      ...request,
      existingScript: first.script,
      existingShots: first.shots,
      revisionNotes: 'Shorter. Remove "the elephant". Grumble the fnord.',
    },
    { date },
  );
  expect(revision?.map(({ outcome }) => outcome)).toEqual(['done', 'partly', 'not-understood']);
  expect(revision?.[2]?.words).toContain('fnord');
  expect(script).toContain('fnord');
  expect(shots?.rows).toEqual(first.shots?.rows);
});

test.each([
  { kind: 'louder' },
  { kind: 'mention' },
  { kind: 'mention', what: 'x'.repeat(161) },
  { kind: 'drop-row', row: 0 },
  { kind: 'drop-row', row: 1.5 },
  { kind: 'language', to: 'tlh' },
  { kind: 'shorter', to: 3 },
  'shorter',
])('PLAN-07 what is no operation is refused: %j', (given) => {
  expect(revisionOperation.safeParse(given).success).toBe(false);
});

test('PLAN-07 of notes Done is said of what was done alone, the rest is remarked once, and asked again changes nothing', () => {
  const told = (revisionNotes: string, existingScript = first.script) =>
    revise({ ...request, existingScript, existingShots: first.shots, revisionNotes }, { date });
  const sung = 'let the sweeper sing in Catalan while a drone circles';
  const once = told(`shorter, and ${sung}`);
  expect(once.revision).toEqual([
    { words: 'shorter', outcome: 'done' },
    { words: sung, outcome: 'not-understood', why: 'kept-as-remark' },
  ]);
  expect(read(once.script).notes.filter((note) => note.includes(sung))).toHaveLength(1);
  expect(told(sung, once.script).script).toBe(once.script);
  expect(told('longer with the sweeper whistling in French').revision).toMatchObject([
    { outcome: 'partly', why: 'rest-as-remark' },
  ]);
});

test('BOARD-04 a shorter film keeps the message of the brief and the spoken name to the last, and no row under a second', () => {
  const message = said(before)
    .flatMap(({ text }) => text.split(/(?<=[.!?]) /))
    .find((one) => /wing nuts/i.test(one));
  const creativeBrief = `A: a.\n\nB: b.\n\nC: c.\n\nSingle-minded message: ${message}`;
  for (const seconds of [6, 15, 30] as const) {
    const { script } = revise(
      {
        ...{ ...request, creativeBrief, existingScript: first.script, existingShots: first.shots },
        operation: { kind: 'length', seconds },
      },
      { date },
    );
    const { rows } = read(script);
    for (const row of rows) expect(row.endSeconds - row.startSeconds).toBeGreaterThanOrEqual(1);
    const heard = said(read(script))
      .map(({ text }) => text)
      .join(' ');
    expect(heard).toContain('Ask for the one that turns round.');
    if (seconds > 6) {
      expect(heard).toContain(message);
      expect(heard).toMatch(/hobday/i);
    }
  }
});
