import { createHash } from 'node:crypto';
import { pino } from 'pino';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { GenerateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import type { Progress } from '#domain/functions/progress.ts';
import { maxBytes } from '#server/frames/frame-weight.ts';
import { bombPicture, jpegPicture, pngPicture, svgPicture } from '#tests/builders/pictures.ts';
import { builtInEngine } from '../../../engine/built-in-engine.ts';
import type { DrawnFrame } from '../../../engine/engine.ts';
import type { GenerationContext } from '../../../engine/generation-context.ts';
import { ModelError, type PictureAsk, type PictureModel } from '../../../gateways/models/port.ts';
import { drawStoryboard } from '../../illustrator/draw-storyboard.ts';
import { planBoard } from '../../illustrator/plan-board.ts';
import { sampleBoard } from '../../illustrator/sample-board.ts';
import { openMeter } from '../../meter.ts';
import { drawModelBoard } from './draw-model-board.ts';

const one = { inputTokens: 10, outputTokens: 0, pictures: 1, microdollars: 40_000 };
const refused = () => Promise.reject(new ModelError('unusable', 'refused', { use: one }));

let good: Uint8Array;
let builtIn: DrawnFrame[];
beforeAll(async () => {
  good = await pngPicture({ width: 600, height: 900 });
  builtIn = await drawStoryboard(sampleBoard());
});

type Drawing = (ask: PictureAsk, signal: AbortSignal) => Promise<Uint8Array>;
/** A model that draws the four pictures as told, the last way again and again. */
function modelDrawing(...ways: Drawing[]) {
  const asks: PictureAsk[] = [];
  const model: PictureModel = {
    name: 'brush-1',
    async draw(ask, { signal }) {
      const way = ways[Math.min(asks.push(ask), ways.length) - 1] as Drawing;
      return { bytes: await way(ask, signal), use: one };
    },
  };
  return { model, asks };
}
const draws: Drawing = async () => good;
const sends =
  (bytes: Uint8Array | Promise<Uint8Array>): Drawing =>
  async () =>
    bytes;
const hangs: Drawing = (_ask, signal) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

type Board = { signal?: AbortSignal; request?: GenerateStoryboardRequest };
async function draw(model: PictureModel, { signal, request = sampleBoard() }: Board = {}) {
  const told: Progress[] = [];
  const frames = new Map<number, DrawnFrame>();
  const context: GenerationContext = {
    date: new Date('2026-11-22T10:00:00Z'),
    signal: signal ?? new AbortController().signal,
    onProgress: (event) => void told.push(event),
    meter: openMeter(),
    log: pino({ level: 'silent' }),
  };
  const drawStandIns = vi.fn(async (_asked: GenerateStoryboardRequest) => builtIn);
  const engine = { planAsks: builtInEngine.planAsks, drawStoryboard: drawStandIns };
  const board = drawModelBoard(model, engine, request, context, async (index, frame) => {
    frames.set(index, frame);
  });
  const drawn = board.then((all) => all.flatMap((one) => one ?? []));
  drawn.catch(() => {}); // whoever waits for it hears of it
  return { board: drawn, frames, told, drawStandIns, meter: context.meter };
}
const standInsOf = (board: readonly DrawnFrame[]) =>
  board.flatMap(({ isStandIn }, index) => (isStandIn ? [index] : []));

describe('GEN-09 four pictures of a model', () => {
  test('are asked for at the same time in the platform’s ratio, and become our frames', async () => {
    const { model, asks } = modelDrawing(draws);
    const { board, frames, told, meter } = await draw(model);
    const drawn = await board;
    expect(asks.map(({ aspect }) => aspect)).toEqual(['9:16', '9:16', '9:16', '9:16']);
    expect(new Set(asks.map(({ prompt }) => prompt)).size).toBe(4);
    expect(drawn.map((frame, index) => frames.get(index) === frame)).toEqual(Array(4).fill(true));
    expect(standInsOf(drawn)).toEqual([]);
    const words = ({ title, description, timing, width, height }: DrawnFrame) => [
      [title, description, timing],
      [width, height],
    ];
    expect(drawn.map(words)).toEqual(builtIn.map(words));
    // Nobody knows what a model painted: its alternative text says what it was asked for.
    const asked = planBoard(sampleBoard()).frames.map(({ caption }) => caption.alt);
    expect(drawn.map(({ alt }) => alt)).toEqual(asked);
    expect(told).toEqual([{ type: 'stage', stage: 'asking' }]);
    expect([meter.model(), meter.total()]).toEqual([
      'brush-1',
      { inputTokens: 40, outputTokens: 0, pictures: 4, microdollars: 160_000 },
    ]);
  });

  test.each([
    ['tiktok', 720, 1280],
    ['youtube', 1280, 720],
    ['instagram', 1080, 1080],
  ])(
    'are cut for %s to %i × %i, upright, small and without the file’s notes',
    async (platform, width, height) => {
      const held = sharp(await jpegPicture({ width: 1200, height: 500 }))
        .withMetadata({ orientation: 6 })
        .withExif({ IFD0: { Copyright: 'secret-note' } })
        .webp()
        .toBuffer();
      const { board } = await draw(modelDrawing(sends(held)).model, {
        request: sampleBoard({ platform: [platform] }),
      });
      for (const { jpeg } of await board) {
        const found = await sharp(jpeg).metadata();
        expect(found).toMatchObject({ format: 'jpeg', width, height });
        expect([found.exif, found.icc, found.orientation]).toEqual([
          undefined,
          undefined,
          undefined,
        ]);
        expect(jpeg.length).toBeLessThanOrEqual(maxBytes);
      }
    },
  );

  test('carry the film’s lettering from our own hand', async () => {
    const letters = (text: string) =>
      sampleBoard({ script: sampleBoard().script.replace('GET THERE WHILE IT IS WARM', text) });
    const lastOf = async (text: string) => {
      const { board } = await draw(modelDrawing(draws).model, { request: letters(text) });
      return createHash('sha256')
        .update((await board)[3]?.jpeg ?? '')
        .digest('hex');
    };
    expect(await lastOf('BAKED AT NIGHT')).not.toBe(await lastOf('GONE BY NOON'));
  });
});

describe('GEN-09 a picture that cannot be used is drawn by our own illustrator, the others stay', () => {
  const bad: Record<string, Drawing>[] = [
    {
      'a web page': sends(Buffer.from('<!doctype html><h1>502</h1>')),
      'a drawing with a script': sends(Buffer.from(svgPicture)),
      nothing: sends(new Uint8Array()),
    },
    {
      'a broken PNG': async () => good.subarray(0, good.length - 60),
      '26 MB': async () => Buffer.concat([good, Buffer.alloc(26 * 1024 * 1024)]),
      '900 million pixels': sends(bombPicture()),
    },
    {
      'an icon': sends(pngPicture({ width: 32, height: 32 })),
      'a refusal': refused,
      'a fault of the adapter': () => Promise.reject(new TypeError('x is undefined')),
    },
  ];
  test.each(bad.map((ways) => [Object.keys(ways).join(', '), Object.values(ways)] as const))(
    '%s',
    async (_what, ways) => {
      const { model, asks } = modelDrawing(draws, ...ways);
      const { board, frames, drawStandIns } = await draw(model);
      const drawn = await board;
      expect(standInsOf(drawn)).toEqual([1, 2, 3]);
      expect(drawn[2]).toEqual({ ...builtIn[2], isStandIn: true });
      expect(frames.get(2)).toBe(drawn[2]);
      expect(asks).toHaveLength(4);
      expect(drawStandIns.mock.calls).toEqual([
        [sampleBoard(), expect.anything(), expect.anything()],
      ]);
    },
  );

  test('a picture that hangs until time is over', async () => {
    const { model } = modelDrawing(draws, draws, hangs, draws);
    const time = new AbortController();
    const { board, frames } = await draw(model, { signal: time.signal });
    await expect.poll(() => frames.size).toBe(3);
    time.abort(new DOMException('over', 'TimeoutError'));
    expect(standInsOf(await board)).toEqual([2]);
  });

  test('what a refused picture cost is taken down', async () => {
    const { board, meter } = await draw(modelDrawing(draws, refused).model);
    expect(standInsOf(await board)).toEqual([1, 2, 3]);
    expect(meter.total().pictures).toBe(4);
  });
});

describe('GEN-09 no board is made', () => {
  test.each([
    ['timeout', new ModelError('timeout', 'late')],
    ['busy', new ModelError('busy', '429')],
    ['spent', new ModelError('spent', 'enough for today')],
    ['unavailable', new ModelError('unavailable', '500')],
  ])('when all four failed: %s', async (setback, error) => {
    const { model } = modelDrawing(refused, () => Promise.reject(error), refused);
    const { board, frames } = await draw(model);
    await expect(board).rejects.toMatchObject({ name: 'ModelError', setback });
    expect(frames.size).toBe(0);
  });

  test('when time was over before a picture came', async () => {
    const time = new AbortController();
    const { board } = await draw(modelDrawing(hangs).model, { signal: time.signal });
    time.abort(new DOMException('over', 'TimeoutError'));
    await expect(board).rejects.toMatchObject({ name: 'ModelError', setback: 'timeout' });
  });

  test('for a caller who left: nothing more is asked, drawn or told', async () => {
    const caller = new AbortController();
    const { model, asks } = modelDrawing(draws, hangs);
    const { board, frames, drawStandIns } = await draw(model, { signal: caller.signal });
    await expect.poll(() => frames.size).toBe(1);
    caller.abort();
    await expect(board).rejects.toBe(caller.signal.reason);
    await new Promise((later) => setImmediate(later));
    expect([asks.length, frames.size]).toEqual([4, 1]);
    expect(drawStandIns).not.toHaveBeenCalled();
    const { board: none } = await draw(model, { signal: caller.signal });
    await expect(none).rejects.toBe(caller.signal.reason);
    expect(asks).toHaveLength(4);
  });
});

test('BOARD-01 the model is shown the product where it is seen, and the engine is not', async () => {
  const reference = new Uint8Array([1, 2, 3]);
  const { model, asks } = modelDrawing(draws);
  const seen = await draw(model, {
    request: { ...sampleBoard(), references: [reference] } as never,
  });
  await seen.board;
  const shown = asks.filter(({ references }) => references?.[0]?.bytes === reference);
  expect(shown.length).toBeGreaterThan(0);
  expect(
    asks.every(
      ({ prompt, references }) => prompt.includes('the very thing') === (references !== undefined),
    ),
  ).toBe(true);
  const without = modelDrawing(draws);
  await (await draw(without.model)).board;
  expect(without.asks.some(({ references }) => references !== undefined)).toBe(false);
});

test('KEPT-05 no picture is asked for of a locked frame', async () => {
  const { model, asks } = modelDrawing(draws);
  const drawn = { title: 'Mine', description: '' };
  const locked = [1, 3].map((frame) => ({ frame, drawn }));
  const { board, frames } = await draw(model, { request: { ...sampleBoard(), locked } });
  expect(await board).toHaveLength(2);
  expect([...frames.keys()].toSorted()).toEqual([1, 3]);
  expect(asks).toHaveLength(2);
  const all = [1, 2, 3, 4].map((frame) => ({ frame, drawn }));
  const none = await draw(model, { request: { ...sampleBoard(), locked: all } });
  expect(await none.board).toEqual([]);
  expect(asks).toHaveLength(2);
});
