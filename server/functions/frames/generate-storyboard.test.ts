import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { Progress } from '#domain/functions/progress.ts';
import { ownPictureKey, type StoryboardFrame } from '#domain/storyboard/frame.ts';
import { openTestServices } from '#tests/database/open-test-services.ts';
import { startModelPeer } from '#tests/peers/models/start-model-peer.ts';
import { sampleBoard } from '../../generation/illustrator/sample-board.ts';
import { openMeter } from '../../generation/meter.ts';
import { generateStoryboard } from './generate-storyboard.ts';

const settings = () => ({
  AI_IMAGE_PROVIDER: 'openai-compatible',
  AI_IMAGE_MODEL: peer.pictureModel,
  AI_IMAGE_BASE_URL: peer.url,
  AI_IMAGE_API_KEY: peer.key,
  AI_PRICE_IMAGE: '0.04',
});
const peer = await startModelPeer('openai-compatible');
const opened = await openTestServices(settings());
afterEach(() => {
  peer.calls.length = 0;
  peer.drawing = { draw: 'picture' };
});
afterAll(async () => {
  await opened.close();
  await peer.close();
});

const keyOf = ({ imageUrl = '' }: StoryboardFrame) => ownPictureKey(imageUrl) ?? '';
const isOurs = (frame: StoryboardFrame) => keyOf(frame) !== '';

function draw(signal = new AbortController().signal, services = opened.services) {
  const told: Progress[] = [];
  const onProgress = (event: Progress) => void told.push(event);
  const generation = {
    date: new Date(),
    signal,
    onProgress,
    meter: openMeter(),
    log: services.log,
  };
  const context = { services, generation, now: new Date() } as never;
  return { answer: generateStoryboard.run(sampleBoard(), context), told, meter: generation.meter };
}

test('GEN-09 four pictures of a provider are kept as ours, told one by one and paid for', async () => {
  const { answer, told, meter } = draw();
  const { storyboardFrames, ...rest } = await answer;
  expect(rest).toEqual({ fallback: false, source: 'provider' });
  const keys = storyboardFrames.map(keyOf);
  for (const key of keys) {
    expect(await opened.services.storage.get(key)).toMatchObject({ contentType: 'image/jpeg' });
  }
  const frames = told.flatMap((event) => (event.type === 'frame' ? [event] : []));
  expect(frames.map(({ index }) => index).toSorted()).toEqual([0, 1, 2, 3]);
  for (const { index, frame } of frames) expect(frame).toEqual(storyboardFrames[index]);
  expect(meter.total()).toMatchObject({ pictures: 4, microdollars: 160_000 });
});

// Before the failures: after so many in a row nothing is asked of the provider for a while.
test('GEN-08 a caller who leaves ends every picture, and none is asked for after that', async () => {
  peer.drawing = 'hang';
  const caller = new AbortController();
  const { answer, told } = draw(caller.signal);
  await peer.called(4);
  caller.abort();
  await expect(answer).rejects.toBe(caller.signal.reason);
  await Promise.all(peer.calls.map(({ over }) => over));
  expect(peer.calls.map(({ hungUp }) => hungUp)).toEqual([true, true, true, true]);
  expect(told).toEqual([{ type: 'stage', stage: 'asking' }]);
});

test('GEN-09 what failed is said: stand-ins beside pictures', async () => {
  peer.drawWith({ draw: 'html' }, { draw: 'picture' }, 'refuse', { draw: 'picture' });
  const { storyboardFrames, ...rest } = await draw().answer;
  expect(rest).toEqual({ fallback: false, source: 'provider', standIns: 2 });
  expect(storyboardFrames.every(isOurs)).toBe(true);
});

describe('GEN-09 without one picture our own illustrator draws all', () => {
  const drawsAll = async (setback: string, services = opened.services) => {
    const { answer, told } = draw(undefined, services);
    const { storyboardFrames, ...rest } = await answer;
    expect(rest).toEqual({ fallback: false, source: 'fallback', setback });
    expect(told.filter(({ type }) => type === 'restarted')).toHaveLength(1);
    expect(storyboardFrames.every(isOurs)).toBe(true);
  };

  test('as each is refused', async () => {
    peer.drawing = 'refuse';
    await drawsAll('unusable');
  });

  test('as time is over', async () => {
    peer.drawing = 'hang';
    const { config } = opened.services;
    const models = { ...config.models, patienceMs: 300 };
    await drawsAll('timeout', { ...opened.services, config: { ...config, models } });
  });
});
