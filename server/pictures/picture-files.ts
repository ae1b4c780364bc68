// The files of a picture in the storage: in a folder of its own, each named by its content.
import { createHash } from 'node:crypto';
import type { PictureFiles } from '#domain/pictures/picture.ts';
import { listMost, type Storage } from '../gateways/storage/port.ts';
import type { Developed } from './develop.ts';

/** What lies here is answered to its owner alone. */
export const privatePrefix = 'product-pictures/';
const folderOf = (id: string): string => `${privatePrefix}${id}/`;

const kinds = {
  source: { ending: 'webp', type: 'image/webp' },
  'cut-out': { ending: 'webp', type: 'image/webp' },
  drawn: { ending: 'jpg', type: 'image/jpeg' },
  traced: { ending: 'json', type: 'application/json' },
} as const satisfies Record<keyof PictureFiles, object>;

/** Keeps what was developed; gives the names. */
export async function keepFiles(
  storage: Storage,
  id: string,
  { source, cutOut, preview, traced }: Developed,
): Promise<PictureFiles> {
  const contents = {
    source,
    'cut-out': cutOut,
    drawn: preview,
    traced: new TextEncoder().encode(JSON.stringify(traced)),
  };
  const names = Object.entries(contents).map(async ([view, bytes]) => {
    const { ending, type } = kinds[view as keyof PictureFiles];
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    const key = `${folderOf(id)}${hash}.${ending}`;
    await storage.put(key, bytes, type);
    return [view, key] as const;
  });
  return Object.fromEntries(await Promise.all(names)) as PictureFiles;
}

/** What changes with what is drawn of it: the beginning of that file's name. */
export const markOf = ({ drawn }: PictureFiles): string =>
  (drawn.split('/').at(-1) ?? '').slice(0, 16);

/** Deletes every file of a picture, those of earlier cuts too. */
export async function deleteFiles(storage: Storage, id: string): Promise<void> {
  for (;;) {
    const names = await storage.list(folderOf(id), { limit: listMost });
    for (const { key } of names) await storage.delete(key);
    if (names.length < listMost) return;
  }
}
