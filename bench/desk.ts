// From a choice on the desk, or on the cast sheet, to its picture, as seen by a caller on this machine: median and p95 of
// `count` different choices in each format, beside a whole board drawn in the same run.
import type { Shot, ShotPlan } from '#domain/storyboard/shot-plan.ts';
import { pick, quantile, timeCalls } from './functions/time-calls.ts';

const count = Number(process.argv[2] ?? 40);
const { call, timed, samples, stop } = await timeCalls();

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

for (const platform of ['tiktok', 'youtube', 'instagram']) {
  const request = { ...board, platform: [platform] };
  const { shots } = (await call('direct-frame', { ...request, frame: 2 })) as { shots: ShotPlan };
  const { row, cut, seconds, frame, ...written } = shots.shots.find(
    (shot) => shot.frame === 2,
  ) as Shot;
  for (let index = 0; index < count; index++) {
    const choices = {
      ...written,
      composition: 'figure',
      place: pick(places, index),
      size: pick(sizes, index),
      people: [{ who: 'cast', pose: pick(poses, index), wears: ['coat', 'boots'] }],
      lettering: [{ role: 'claim', text: `CHOICE ${index}` }],
    };
    await timed(`direct-frame ${platform}`, () =>
      call('direct-frame', { ...request, shots, frame: 2, choices }),
    );
    const wears = [pick(['coat', 'raincoat', 'fleece'], index), 'boots'];
    const cast = { lead: { wears }, others: [{ id: 'second', name: `Tom ${index}` }] };
    await timed(`draw-cast ${platform}`, () => call('draw-cast', { ...request, shots, cast }));
    if (index % 4 === 0)
      await timed(`generate-storyboard ${platform}`, () =>
        call('generate-storyboard', { ...request, productName: `Hobday ${index}` }),
      );
  }
}
await stop();

console.log('call\tmedian ms\tp95 ms');
for (const [name, times] of Object.entries(samples)) {
  console.log(`${name}\t${quantile(times, 0.5).toFixed(0)}\t${quantile(times, 0.95).toFixed(0)}`);
}
