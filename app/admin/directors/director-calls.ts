import { z } from 'zod';
import {
  adminDirector,
  adminDirectorPage,
  type DirectorChanges,
  directorImport,
  directorSyncList,
  type TypedDirector,
} from '#domain/admin/directors.ts';
import { ask, jsonRequest } from '../../calls/ask.ts';
import { type Asked, parametersOf } from './director-address.ts';

const path = '/api/admin/directors';
/** Every director as a file. */
export const exportPath = '/api/admin/export/directors.csv';
const one = (id: string) => `${path}/${encodeURIComponent(id)}`;
const fileTimeoutMs = 180_000;

export const listDirectors = (asked: Asked, signal: AbortSignal) =>
  ask(`${path}?${parametersOf(asked)}`, {}, adminDirectorPage, { signal });

export const createDirector = (typed: TypedDirector) =>
  ask(path, jsonRequest('POST', typed), adminDirector);

/** Made from an older state it fails with 'conflict'; its body is a `directorConflict`. */
export const changeDirector = (id: string, changes: DirectorChanges) =>
  ask(one(id), jsonRequest('PATCH', changes), adminDirector);

export const suspendDirector = (id: string) =>
  ask(`${one(id)}/suspend`, { method: 'POST' }, adminDirector);

export const restoreDirector = (id: string) =>
  ask(`${one(id)}/restore`, { method: 'POST' }, adminDirector);

export const readSyncs = (signal: AbortSignal) =>
  ask(`${path}/syncs`, {}, directorSyncList, { signal });

export const askForSync = () => ask(`${path}/sync`, { method: 'POST' }, z.object({}));

/** With `dryRun` nothing is written. A file that cannot be read fails with a message for 'file'. */
export const importDirectors = (file: File, { dryRun }: { dryRun: boolean }) =>
  ask(
    `${path}/import${dryRun ? '?dry-run=true' : ''}`,
    { method: 'POST', headers: { 'content-type': 'text/csv' }, body: file },
    directorImport,
    { timeoutMs: fileTimeoutMs },
  );
