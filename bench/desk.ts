// From a choice on the desk, or on the cast sheet, to the picture in the caller's hands: what it takes by the clock
// and of the server's processors, on average of `count` different choices in each format, and what part of a whole
// board drawn in the same run that is. The goal is 300 ms of the server for one choice.
import type { Shot, ShotPlan } from '#domain/storyboard/shot-plan.ts';
import { onBusyGround, onPlainGround } from '#tests/builders/test-photographs.ts';
import { cpuOf, pick, quantile, timeCalls, wallOf } from './functions/time-calls.ts';

const goalMs = 300;
const count = Number(process.argv[2] ?? 40);
const { ask, call, timed, samples, stop } = await timeCalls();

const script = `HALF A BROOM

1. HOOK | 0-3 s
VIDEO: CU, low, push in. A worn broom sticks out of a yard bin.
SUPER: HALF A BROOM

2. PROBLEM | 3-6 s
VIDEO: WS, hand-held. Ada sweeps the wet harbour before dawn, a broom in her hands.

3. PROOF | 6-12 s
VIDEO: MS. Ada turns the head of the broom on a workbench.

4. OFFER | 12-15 s
VIDEO: Pack shot, static. The broom by a wet wall.
SUPER: ASK FOR THE ONE THAT TURNS ROUND`;
const board = { script, productName: 'Hobday', description: 'Yard brooms.', characterName: 'Ada' };

const places = ['harbour', 'kitchen', 'street', 'workshop', 'forest', 'office', 'stage'];
const sizes = ['wide', 'medium', 'close-up'] as const;
const poses = ['walk', 'sweep', 'sit', 'carry', 'point'];

async function sendPicture(bytes: Uint8Array<ArrayBuffer>) {
  const headers = { 'content-type': 'image/jpeg' };
  const answer = await ask('/api/product-pictures', { method: 'POST', headers, body: bytes });
  const { id, mark, width, height } = (await answer.json()) as Record<string, unknown>;
  return { id, mark, width, height };
}
const pictures = {
  product: [await sendPicture(await onPlainGround()), await sendPicture(await onBusyGround())],
};

/** Directs the second frame and fetches its picture, as the desk does. */
async function redraw(body: object): Promise<void> {
  const { storyboardFrame } = await call('direct-frame', { ...body, frame: 2 });
  await (await ask((storyboardFrame as { imageUrl: string }).imageUrl)).bytes();
}

async function measure(platform: string): Promise<void> {
  const request = { ...board, platform: [platform] };
  const { shots } = (await call('direct-frame', { ...request, frame: 2 })) as { shots: ShotPlan };
  const { row, cut, seconds, frame, ...written } = shots.shots.find(
    (shot) => shot.frame === 2,
  ) as Shot;
  const hero = shots.shots.flatMap((shot) => shot.product ?? [])[0];
  for (let index = 0; index < count; index++) {
    const choices = {
      ...written,
      composition: 'figure',
      place: pick(places, index),
      size: pick(sizes, index),
      people: [{ who: 'cast', pose: pick(poses, index), wears: ['coat', 'boots'] }],
      lettering: [{ role: 'claim', text: `CHOICE ${index}` }],
    };
    await timed(`a choice, ${platform}`, () => redraw({ ...request, shots, choices }));
    const product = { ...hero, shown: 'hero' };
    await timed(`with its picture, ${platform}`, () =>
      redraw({ ...request, shots, choices: { ...choices, product }, pictures }),
    );
    const note = `at the ${pick(places, index)}, at night, she wears the green coat, no lettering`;
    await timed(`a note, ${platform}`, () => redraw({ ...request, shots, choices, note }));
    const wears = [pick(['coat', 'raincoat', 'fleece'], index), 'boots'];
    const cast = { lead: { wears }, others: [{ id: 'second', name: `Tom ${index}` }] };
    await timed(`the cast, ${platform}`, () => call('draw-cast', { ...request, shots, cast }));
    if (index % 4 === 0)
      await timed(`whole board, ${platform}`, () =>
        call('generate-storyboard', { ...request, productName: `Hobday ${index}` }),
      );
  }
}
for (const platform of ['tiktok', 'youtube', 'instagram']) await measure(platform);
await stop();

const table: Record<string, Record<string, string | number>> = {};
for (const [name, taken] of Object.entries(samples)) {
  const cpu = cpuOf(taken);
  const whole = cpuOf(samples[`whole board, ${name.split(', ')[1]}`]);
  const times = wallOf(taken);
  table[name] = {
    'median ms': Math.round(quantile(times, 0.5)),
    'p95 ms': Math.round(quantile(times, 0.95)),
    'CPU ms': Math.round(cpu),
    'p95 CPU ms': quantile(
      taken.map((one) => one.cpu),
      0.95,
    ),
    'of a board': (cpu / whole).toFixed(2),
    goal: /choice|picture|note/.test(name) ? (cpu <= goalMs ? 'met' : 'missed') : '',
  };
}
console.table(table);
