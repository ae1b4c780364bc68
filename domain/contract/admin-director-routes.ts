// /api/admin/directors: the house's directors.
import { z } from 'zod';
import {
  adminDirector,
  adminDirectorPage,
  adminDirectorsQuery,
  directorChanges,
  directorImport,
  directorSyncList,
  newDirector,
} from '../admin/directors.ts';
import { route } from './route.ts';

const path = '/api/admin/directors';
const one = `${path}/:id`;
const csv = 'text/csv';

export const listDirectors = route({
  method: 'GET',
  path,
  query: adminDirectorsQuery,
  answer: adminDirectorPage,
});

export const createDirector = route({
  method: 'POST',
  path,
  body: newDirector,
  answer: adminDirector,
  status: 201,
});

export const readDirector = route({ method: 'GET', path: one, answer: adminDirector });

/** Made from an older state it fails with 'conflict'; its body is a `directorConflict`. */
export const changeDirector = route({
  method: 'PATCH',
  path: one,
  body: directorChanges,
  answer: adminDirector,
});

export const suspendDirector = route({
  method: 'POST',
  path: `${one}/suspend`,
  answer: adminDirector,
});

export const restoreDirector = route({
  method: 'POST',
  path: `${one}/restore`,
  answer: adminDirector,
});

/** Has the feed read. */
export const askForSync = route({
  method: 'POST',
  path: `${path}/sync`,
  answer: z.object({}),
  status: 202,
});

export const listSyncs = route({ method: 'GET', path: `${path}/syncs`, answer: directorSyncList });

/** With `dry-run` nothing is written. A file that cannot be read fails with a message for 'file'. */
export const importDirectors = route({
  method: 'POST',
  path: `${path}/import`,
  query: z.object({ 'dry-run': z.enum(['true', 'false']).optional() }),
  upload: csv,
  answer: directorImport,
  waitMs: 180_000,
});

/** Every director as a file. */
export const exportDirectors = route({
  method: 'GET',
  path: '/api/admin/export/directors.csv',
  file: csv,
});
