// What lies in the storage and no table knows of: of earlier versions, left behind by a crash, or spoken.
import { inArray } from 'drizzle-orm';
import { keptDays } from '#domain/retention.ts';
import type { Queries } from '../db/database.ts';
import { looseFrames, productPictures } from '../db/schema.ts';
import { listMost, type Storage } from '../gateways/storage/port.ts';
import { privatePrefix } from '../pictures/picture-files.ts';
import type { Services } from '../services.ts';
import { speechPrefix } from '../speech/keep-speech.ts';
import { heldOf, loosen } from './loose-frames.ts';

const hourMs = 3_600_000;
/** Names begin with two digits of these: one part an hour, all of them in eleven days. */
const parts = 256;
const mostPages = 5;

type Parts = Pick<Services, 'db' | 'storage' | 'now'>;

/** Looks through the part of the storage whose turn it is. */
export async function findStrays({ db, storage, now }: Parts): Promise<void> {
  const at = now();
  const part = Math.floor(at.getTime() / hourMs) % parts;
  const begins = part.toString(16).padStart(2, '0');
  await storage.tidy(new Date(at.getTime() - hourMs));
  for await (const keys of pagesOf(storage, `frames/${begins}`)) {
    await loosen(db, await unknownFrames(db, keys), at);
  }
  const spokenBefore = new Date(at.getTime() - keptDays.speech * 24 * hourMs);
  for await (const keys of pagesOf(storage, `${speechPrefix}${begins}`)) {
    for (const key of keys) await storage.deleteOlder(key, spokenBefore);
  }
  const unfinishedBefore = new Date(at.getTime() - 24 * hourMs);
  for await (const keys of pagesOf(storage, `${privatePrefix}${begins}`)) {
    for (const key of await unknownPictures(db, keys)) {
      await storage.deleteOlder(key, unfinishedBefore);
    }
  }
}

async function* pagesOf(storage: Storage, prefix: string): AsyncGenerator<string[]> {
  // What is deleted meanwhile moves the pages: what is passed over so is found at the next turn.
  for (let page = 0; page < mostPages; page++) {
    const names = await storage.list(prefix, { limit: listMost, offset: page * listMost });
    yield names.map(({ key }) => key);
    if (names.length < listMost) return;
  }
}

async function unknownFrames(db: Queries, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const held = await heldOf(db, keys);
  const waiting = await db
    .selectDistinct({ key: looseFrames.key })
    .from(looseFrames)
    .where(inArray(looseFrames.key, keys));
  const known = new Set([...held, ...waiting.map(({ key }) => key)]);
  return keys.filter((key) => !known.has(key));
}

/** Files of pictures without a row: it is written after them. */
async function unknownPictures(db: Queries, keys: string[]): Promise<string[]> {
  const idOf = (key: string) => key.slice(privatePrefix.length).split('/')[0] ?? '';
  const ids = [...new Set(keys.map(idOf))].filter((id) => /^[0-9a-f-]{36}$/.test(id));
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: productPictures.id })
    .from(productPictures)
    .where(inArray(productPictures.id, ids));
  const known = new Set(rows.map(({ id }) => id));
  return keys.filter((key) => ids.includes(idOf(key)) && !known.has(idOf(key)));
}
