// A project file becomes a project of who sends it: its pictures are kept first, so that nothing is half there.
import { randomUUID } from 'node:crypto';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { AppError } from '../app-error.ts';
import type { Storage } from '../gateways/storage/port.ts';
import { createProject } from '../projects/create-project.ts';
import type { ProjectRow } from '../projects/find-project.ts';
import { pictureKeys } from '../projects/picture-keys.ts';
import type { Services } from '../services.ts';
import { keepOwnPictures } from './keep-own-pictures.ts';
import { withoutPictures } from './reading/rename-pictures.ts';

/** Throws 'bad-request' with what is wrong with the file; then nothing was kept of it. */
export async function importProject(
  services: Services,
  viewer: Viewer,
  bytes: Uint8Array,
): Promise<ProjectRow> {
  const { storage, fileRoom } = services;
  const read = await fileRoom.read(bytes);
  if (!read.ok) throw new AppError('bad-request', read.message, { fields: read.fields });
  const { content, pictures } = read;
  for (const [key, jpeg] of Object.entries(pictures)) {
    await storage.put(key, Buffer.from(jpeg), 'image/jpeg');
  }
  // Of another installation, or swept since: the frame is still worth keeping.
  const elsewhere = pictureKeys(content).filter((key) => !Object.hasOwn(pictures, key));
  const lost = await keysNowhere(storage, elsewhere);
  const kept = await keepOwnPictures(services.db, viewer, withoutPictures(content, lost));
  const { row } = await createProject(services, viewer, { ...kept, draft_key: randomUUID() });
  return row;
}

async function keysNowhere(storage: Storage, keys: readonly string[]): Promise<Set<string>> {
  const lost = new Set<string>();
  for (const key of keys) if (!(await storage.get(key))) lost.add(key);
  return lost;
}
