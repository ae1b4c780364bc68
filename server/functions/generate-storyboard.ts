import { createHash } from 'node:crypto';
import {
  generateStoryboardAnswer,
  generateStoryboardRequest,
} from '#domain/functions/generate-storyboard.ts';
import { fallbackFrames } from '#domain/storyboard/fallback-frames.ts';
import type { StoryboardFrame } from '#domain/storyboard/frame.ts';
import type { Storage } from '../gateways/storage/port.ts';
import { defineFunction } from './define-function.ts';
import type { DrawnFrame } from './engine.ts';
import { generationLimit } from './generation-limit.ts';

export const generateStoryboard = defineFunction({
  name: 'generate-storyboard',
  summary: 'Four drawn frames of a script.',
  request: generateStoryboardRequest,
  answer: generateStoryboardAnswer,
  limits: generationLimit,
  async run(input, { services }) {
    try {
      const drawn = await services.engine.drawStoryboard(input);
      const frames = await Promise.all(drawn.map((frame) => keepFrame(services.storage, frame)));
      return { storyboardFrames: frames, fallback: false, source: 'built-in' };
    } catch (error) {
      services.log.error({ err: error }, 'the storyboard could not be drawn');
      const frames = fallbackFrames(input.platform[0] ?? '', input.productName);
      return { storyboardFrames: frames, fallback: true, source: 'fallback' };
    }
  },
});

// The name comes from the content: the same picture is kept once, and may be cached for ever.
async function keepFrame(storage: Storage, frame: DrawnFrame): Promise<StoryboardFrame> {
  const { title, description, timing, alt, jpeg } = frame;
  const hash = createHash('sha256').update(jpeg).digest('hex').slice(0, 32);
  const key = `frames/${hash}.jpg`;
  await storage.put(key, jpeg, 'image/jpeg');
  return { title, description, timing, imageUrl: `/api/storage/${key}`, imageAlt: alt };
}
