import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { redrawFrameAnswer } from '#domain/functions/redraw-frame.ts';
import { ownPictureKey } from '#domain/storyboard/frame.ts';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import { type ModelPeer, startModelPeer } from '#tests/peers/models/start-model-peer.ts';
import { generations } from '../../db/schema.ts';
import { sampleBoard } from '../../generation/illustrator/sample-board.ts';

let peer: ModelPeer;
let site: TestSite;
beforeAll(async () => {
  peer = await startModelPeer('openai-compatible');
  site = await openTestSite({
    AI_IMAGE_PROVIDER: 'openai-compatible',
    AI_IMAGE_MODEL: peer.pictureModel,
    AI_IMAGE_BASE_URL: peer.url,
    AI_IMAGE_API_KEY: peer.key,
    AI_PRICE_IMAGE: '0.04',
  });
});
afterEach(() => {
  peer.calls.length = 0;
  peer.drawing = { draw: 'picture' };
});
afterAll(async () => {
  await site.close();
  await peer.close();
});

const redraw = (changed: object = {}) =>
  site.call('redraw-frame', { ...sampleBoard(), frame: 2, ...changed }, '203.0.113.9');

test('DESK-06 a frame is drawn once more by the model, from its plan and with a note, and counted as a picture', async () => {
  const response = await redraw({ note: 'Warmer, and "nobody" looks at us.' });
  expect(response.status).toBe(200);
  const { storyboardFrame, shots, source } = redrawFrameAnswer.parse(await response.json());
  expect(source).toBe('provider');
  expect(ownPictureKey(storyboardFrame.imageUrl ?? '')).not.toBeNull();
  expect(shots.shots.filter(({ frame }) => frame)).toHaveLength(4);
  // Only this picture is asked for, as a quotation of what the client asks of it.
  expect(peer.calls).toHaveLength(1);
  const [call] = peer.calls;
  expect(JSON.stringify(call?.asked)).toContain('Asked of this picture above all:');
  expect(JSON.stringify(call?.asked)).toContain('’nobody’ looks at us.');
  expect(JSON.stringify(call?.asked)).toContain('Picture 2 of 4');
  await site.services.usage.flush();
  const [row] = await site.services.db.select().from(generations);
  expect(row).toMatchObject({ kind: 'storyboard', outcome: 'done', pictures: 1 });
});

test('DESK-06 what was chosen on the desk is what the model draws', async () => {
  const opened = await site.call('direct-frame', { ...sampleBoard(), frame: 2 }, '203.0.113.9');
  const { shots } = (await opened.json()) as { shots: { shots: { frame?: number }[] } };
  const chosen = shots.shots.find(({ frame }) => frame === 2);
  const response = await redraw({ choices: { ...chosen, place: 'harbour' } });
  const answer = redrawFrameAnswer.parse(await response.json());
  expect(JSON.stringify(peer.calls.at(-1)?.asked)).toContain('harbour');
  expect(answer.shots.shots.find(({ frame }) => frame === 2)?.directed).toBeDefined();
});

test('DESK-06 where no picture comes nothing is drawn in its place, and that is said', async () => {
  peer.drawing = 'refuse';
  const response = await redraw();
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    error: { message: 'No other picture came. The frame stays as it is.' },
  });
});

test('DESK-06 without a model that draws there is no such thing', async () => {
  const plain = await openTestSite({});
  const response = await plain.call('redraw-frame', { ...sampleBoard(), frame: 2 }, '203.0.113.9');
  expect(response.status).toBe(404);
  await plain.close();
});
