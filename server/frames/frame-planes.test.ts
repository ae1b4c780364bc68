import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FramePlanes, framePlanes } from '#domain/contract/frame-routes.ts';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import type { DrawnFrame } from '../engine/engine.ts';
import { keepFrame } from '../functions/serving/keep-frame.ts';
import { drawStoryboard } from '../generation/illustrator/draw-storyboard.ts';
import { sampleBoard } from '../generation/illustrator/sample-board.ts';
import { dropFrames } from './drop-frames.ts';
import { keptWith } from './frame-planes.ts';

let site: TestSite;
let ahead = 0;
beforeEach(async () => {
  ahead = 0;
  site = await openTestSite({}, { now: () => new Date(Date.now() + ahead) });
});
afterEach(() => site.close());

const keep = async (frame: DrawnFrame) => (await keepFrame(site.services, frame)).imageUrl ?? '';
const nameOf = ({ jpeg }: DrawnFrame) =>
  createHash('sha256').update(jpeg).digest('hex').slice(0, 32);
const ask = (frame: DrawnFrame) => site.ask(`/api/frames/${nameOf(frame)}/planes`);
let drawn: DrawnFrame[];
beforeAll(async () => {
  drawn = await drawStoryboard(sampleBoard({ platform: ['youtube'] }));
});
const stored = async () => (await site.services.storage.list('planes/')).map(({ key }) => key);

// All planes over each other, as a film shows them where no camera moves.
async function laid({ planes: [ground, ...near] }: FramePlanes) {
  if (!ground) throw new Error('There is no ground.');
  const over = near.map(({ webp, x, y }) => ({
    input: Buffer.from(webp, 'base64'),
    left: x,
    top: y,
  }));
  return sharp(Buffer.from(ground.webp, 'base64')).composite(over).removeAlpha().png().toBuffer();
}

test('FILM-09 the planes of a frame over each other are its picture, and are lighter than two of it', async () => {
  for (const frame of drawn) {
    await keep(frame);
    const planes = framePlanes.parse(await (await ask(frame)).json());
    expect(planes.planes.length).toBeGreaterThan(1);
    expect(planes.planes[0]).toMatchObject({
      plane: 'ground',
      x: 0,
      y: 0,
      width: 1280,
      height: 720,
    });
    // How far they are from each other, by each colour, in steps of 255.
    const apart = await sharp(await sharp(frame.jpeg).removeAlpha().png().toBuffer())
      .composite([{ input: await laid(planes), blend: 'difference' }])
      .removeAlpha()
      .png()
      .toBuffer();
    const { channels } = await sharp(apart).stats();
    for (const { mean } of channels) expect(mean).toBeLessThan(4);
    // Another frame is another picture: the comparison can fail.
    const nothing = await sharp(await laid({ planes: planes.planes.slice(0, 1) })).stats();
    expect(nothing.channels[0]?.mean).not.toBeCloseTo(
      (await sharp(frame.jpeg).stats()).channels[0]?.mean ?? 0,
      1,
    );
    expect(JSON.stringify(planes).length).toBeLessThan(2 * frame.jpeg.length);
  }
});

test('FILM-09 planes are rendered once, kept for ever, and one picture is asked for by many at once', async () => {
  const [frame] = drawn;
  if (!frame) throw new Error('Nothing was drawn.');
  await keep(frame);
  expect(await stored()).toEqual([`planes/${nameOf(frame)}.gz`]);
  const answers = await Promise.all([ask(frame), ask(frame), ask(frame)]);
  const [first, ...others] = await Promise.all(answers.map((one) => one.text()));
  expect(others).toEqual([first, first]);
  expect(await stored()).toContain(`planes/${nameOf(frame)}.json`);
  expect(answers[0]?.headers.get('cache-control')).toContain('immutable');
  expect(await (await ask(frame)).text()).toBe(first);
});

test('FILM-09 a picture in one piece has no planes, and what is no name of a picture is not found', async () => {
  const [frame] = drawn;
  if (!frame) throw new Error('Nothing was drawn.');
  const { strokes: _, ...whole } = frame;
  await keep(whole);
  const answer = await ask(frame);
  expect([answer.status, await answer.json()]).toEqual([200, { planes: [] }]);
  expect((await site.ask('/api/frames/..%2Fone/planes')).status).toBe(404);
});

test('FILM-09 what is kept for planes is read from nowhere else, and goes with the picture', async () => {
  const [frame] = drawn;
  if (!frame) throw new Error('Nothing was drawn.');
  const key = (await keep(frame)).replace('/api/storage/', '');
  await ask(frame);
  for (const own of keptWith(key)) expect((await site.ask(`/api/storage/${own}`)).status).toBe(404);
  ahead = 1000 * 3_600_000;
  await dropFrames(site.services, [key]);
  expect(await stored()).toEqual([]);
  expect(await (await ask(frame)).json()).toEqual({ planes: [] });
});
