import { expect, test } from 'vitest';
import { generateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import { parseAvScript, type ScriptRow } from '#domain/script/av-script.ts';
import { planBoard } from '../../illustrator/plan-board.ts';
import { sampleRequest } from '../../testing/sample-request.ts';
import { planFilm } from '../script/film.ts';
import { exampleWork } from '../script/prompts/example.ts';
import { fakeDesk, fakeModel } from '../script/testing/fake-model.ts';
import { sampleWork } from '../script/testing/sample-work.ts';
import { heldScript } from '../script/wire.ts';
import { writeModelScript } from '../script/write-model-script.ts';
import { planShots } from './plan-shots.ts';
import { replanShots } from './replan-shots.ts';

const request = sampleRequest({});
const film = planFilm(request, new Date('2026-11-20T12:00:00Z'));
const rows: ScriptRow[] = exampleWork.rows.map(({ beat, seconds, video }, at) => ({
  beat,
  startSeconds: [0, 3, 7, 12][at] ?? 0,
  endSeconds: ([0, 3, 7, 12][at] ?? 0) + seconds,
  video,
  cues: [{ kind: 'SUPER' as const, text: `LETTERS ${at + 1}` }],
}));
const shots = exampleWork.rows.map((row): unknown => row.shots);
const planned = (changed: Record<number, unknown> = {}) =>
  planShots(
    { cast: exampleWork.cast, shots: shots.map((one, at) => (at in changed ? changed[at] : one)) },
    rows,
    film,
  );

test('PLAN-01 the finished film of the prompt keeps to the form that is asked for', () => {
  expect(heldScript.safeParse(exampleWork).error).toBeUndefined();
});

test('PLAN-01 what a model plans becomes the plan of the film, row by row', () => {
  const plan = planned();
  expect(plan?.cast[0]).toMatchObject({ id: 'noor', wears: ['jumper', 'raincoat'] });
  expect(plan?.shots.map(({ row, cut }) => `${row}.${cut}`)).toEqual([
    '1.1',
    '2.1',
    '2.2',
    '3.1',
    '3.2',
    '4.1',
  ]);
  expect(plan?.shots.flatMap(({ frame }) => frame ?? [])).toEqual([1, 2, 3, 4]);
  // Time, light and place go on until another is named.
  expect(plan?.shots.map(({ place }) => place)).toEqual([
    ...Array.from({ length: 5 }, () => 'street'),
    'park',
  ]);
  expect(plan?.shots[3]).toMatchObject({ time: 'morning', light: 'overcast' });
  expect(plan?.shots[1]?.lettering).toEqual([{ role: 'claim', text: 'LETTERS 2' }]);
  expect(plan?.rows).toEqual(rows.map(({ video }) => video));
});

test('PLAN-02 a word of the model is an id where it is its very name, and else a note', () => {
  const props = ['none:brolly', 'pillow', 'Kopfkissen', 'shoulder_nut', 'none:umbrella', ''];
  const shot = {
    ...exampleWork.rows[0]?.shots[0],
    props: props.map((id) => ({ id, where: 'on-surface' })),
    place: 'none:bell tower',
  };
  const [first] = planned({ 0: [shot] })?.shots ?? [];
  expect(first?.props.map(({ id }) => id)).toEqual([
    'umbrella',
    'pillow',
    'none:Kopfkissen',
    'none:shoulder nut',
    'umbrella',
  ]);
  expect(first?.place).toBe('none:bell tower');
});

test.each([
  ['a composition nobody knows', [{ ...exampleWork.rows[1]?.shots[0], composition: 'nice' }]],
  ['no shots', []],
  ['prose', 'a man fills the pavement'],
  ['null', null],
])('PLAN-01 a row with %s loses its shots, and no other row does', (_, sent) => {
  const plan = planned({ 1: sent });
  expect(plan?.shots.map(({ row }) => row)).toEqual([1, 3, 3, 4]);
  expect(plan?.rows[1]).toBe('');
  expect(plan?.rows[2]).toBe(rows[2]?.video);
});

test('PLAN-01 a model’s script answers its plan, and a board is drawn from it', async () => {
  const work = sampleWork();
  const { model, asked } = fakeModel({
    ...work,
    cast: exampleWork.cast,
    rows: work.rows.map((row, at) => ({ ...row, shots: shots[at] })),
  });
  const written = await writeModelScript(model, request, fakeDesk().context);
  expect(written.shots?.rows).toEqual(
    parseAvScript(written.script)?.rows.map(({ video }) => video),
  );
  expect(asked[0]?.instructions.startsWith(asked[0].prefix ?? '?')).toBe(true);
  const { frames } = planBoard(generateStoryboardRequest.parse({ ...request, ...written }));
  expect(frames.map(({ shot }) => shot.composition)).toEqual([
    'crowd',
    'shoulder',
    'hands',
    'pack',
  ]);
});

test('PLAN-01 without a plan the script is none the worse', async () => {
  const { model } = fakeModel(sampleWork());
  const written = await writeModelScript(model, request, fakeDesk().context);
  expect(written.shots).toBeUndefined();
  expect(parseAvScript(written.script)?.rows).toHaveLength(4);
});

test('PLAN-01 a revision keeps the shots of rows that stay and takes those of rows that change', () => {
  const before = planned();
  const changed = rows.map((row, at) => (at === 1 ? { ...row, video: 'MS. Rain.' } : row));
  const rain = [{ ...exampleWork.rows[0]?.shots[0], frame: 2, composition: 'place', people: [] }];
  const sent = changed.map((_, at) => ({ shots: at === 1 ? rain : [] }));
  const plan = replanShots(before, sent, changed, film);
  expect(plan?.shots.map(({ row, composition }) => `${row} ${composition}`)).toEqual([
    '1 crowd',
    '2 place',
    '3 hands',
    '3 figure',
    '4 pack',
  ]);
  expect(plan?.rows[1]).toBe('MS. Rain.');
  expect(plan?.shots.flatMap(({ frame }) => frame ?? [])).toEqual([1, 2, 3, 4]);
  expect(replanShots(undefined, sent, changed, film)).toBeUndefined();
});
