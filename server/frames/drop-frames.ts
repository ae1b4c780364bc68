import type { Services } from '../services.ts';
import { keptWith } from './frame-planes.ts';
import { heldOf, looseSince } from './loose-frames.ts';
import { lookAgain, looseBefore } from './sweep-frames.ts';

type Parts = Pick<Services, 'config' | 'db' | 'storage' | 'now'>;

/**
 * Deletes those of the pictures that nothing holds and nobody has drawn lately. May be done again, and
 * be ended at any point.
 */
export async function dropFrames(parts: Parts, keys: readonly string[]): Promise<void> {
  const before = looseBefore(parts);
  const held = await heldOf(parts.db, keys);
  const fresh = await looseSince(parts.db, keys, before);
  const young: string[] = [];
  for (const key of keys) {
    if (held.has(key) || fresh.has(key)) continue;
    if (!(await dropFrame(parts, key, before))) young.push(key);
  }
  await lookAgain(parts, young);
}

/**
 * False where it was put there again meanwhile. A save that names it at this very moment does not wait
 * for the storage: it is found afterwards, and gets its picture back.
 */
async function dropFrame({ db, storage }: Parts, key: string, before: Date): Promise<boolean> {
  const kept = await storage.get(key);
  if ((await heldOf(db, [key])).size > 0) return true;
  if (kept && !(await storage.deleteOlder(key, before))) return false;
  for (const own of keptWith(key)) await storage.deleteOlder(own, before);
  if (!kept) return true;
  if ((await heldOf(db, [key])).size > 0) await storage.put(key, kept.bytes, kept.contentType);
  return true;
}
