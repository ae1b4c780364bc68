import { createHash } from 'node:crypto';
import type { StoryboardFrame } from '#domain/storyboard/frame.ts';
import type { DrawnFrame } from '../../engine/engine.ts';
import { keepStrokes } from '../../frames/frame-planes.ts';
import { loosen } from '../../frames/loose-frames.ts';
import type { Services } from '../../services.ts';

/**
 * Keeps the picture of a frame. Its name comes from the content: the same picture is kept once, and may
 * be cached for ever. While nothing that is saved shows it, it is kept for some days.
 */
export async function keepFrame(
  { db, storage, now }: Pick<Services, 'db' | 'storage' | 'now'>,
  frame: DrawnFrame,
): Promise<StoryboardFrame> {
  const { title, description, timing, alt, jpeg, strokes } = frame;
  const hash = createHash('sha256').update(jpeg).digest('hex').slice(0, 32);
  const key = `frames/${hash}.jpg`;
  // First, so that a crash leaves no picture that nobody knows of.
  await loosen(db, [key], now());
  await storage.put(key, jpeg, 'image/jpeg');
  if (strokes) await keepStrokes(storage, hash, strokes);
  return { title, description, timing, imageUrl: `/api/storage/${key}`, imageAlt: alt };
}
