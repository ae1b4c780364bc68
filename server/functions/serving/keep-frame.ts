import { createHash } from 'node:crypto';
import type { StoryboardFrame } from '#domain/storyboard/frame.ts';
import type { DrawnFrame } from '../../engine/engine.ts';
import type { Storage } from '../../gateways/storage/port.ts';

/**
 * Keeps the picture of a frame. Its name comes from the content: the same picture is kept once, and may
 * be cached for ever.
 */
export async function keepFrame(storage: Storage, frame: DrawnFrame): Promise<StoryboardFrame> {
  const { title, description, timing, alt, jpeg } = frame;
  const hash = createHash('sha256').update(jpeg).digest('hex').slice(0, 32);
  const key = `frames/${hash}.jpg`;
  await storage.put(key, jpeg, 'image/jpeg');
  return { title, description, timing, imageUrl: `/api/storage/${key}`, imageAlt: alt };
}
