// /api/admin/directors: the house's directors, for admins.
import type { Context } from 'hono';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { directorConflict, importLimits } from '#domain/admin/directors.ts';
import * as routes from '#domain/contract/admin-director-routes.ts';
import { recordAct } from '../../admin/audit/record-act.ts';
import { type Cell, csvAnswer, csvName } from '../../admin/csv.ts';
import { limitExports } from '../../admin/limit-exports.ts';
import { AppError } from '../../app-error.ts';
import { askForSync, listSyncs } from '../../directors/administration/ask-for-sync.ts';
import { createDirector, editDirector } from '../../directors/administration/edit-director.ts';
import { exportColumns, exportDirectors } from '../../directors/administration/export-directors.ts';
import { importDirectors } from '../../directors/administration/import-directors.ts';
import { findForAdmin, listForAdmin } from '../../directors/administration/list-directors.ts';
import {
  restoreDirector,
  suspendDirector,
} from '../../directors/administration/suspend-director.ts';
import type { Services } from '../../services.ts';
import type { HttpEnv } from '../edge/http-env.ts';
import { defineRoute, type Family } from '../routes/define-route.ts';

const may = 'admins';
const gives = 'The director.';
const missing = { 404: 'There is no director of this id.' };
const stale = {
  409: ['Changed since `updated_at`; `director` is what stands now.', directorConflict],
} as const;
const changedSince = 'This director was changed since you opened them.';

export const adminDirectorFamily: Family = {
  ignoresEmpty: true,
  routes: [
    defineRoute(routes.listDirectors, {
      may,
      summary: 'All directors, a page at a time, in the order asked for.',
      gives: 'A page.',
      run: ({ query }, { services: { db } }) => listForAdmin(db, query),
    }),
    defineRoute(routes.createDirector, {
      may,
      summary: 'Adds a director of the house’s own.',
      gives,
      run: ({ body }, { services, viewer }) => createDirector(services, viewer, body),
    }),
    defineRoute(routes.askForSync, {
      may,
      summary: 'Has the feed read now; the report is among the readings.',
      gives: 'It is read soon.',
      also: { 409: 'It is being read, or about to be.' },
      async run(_, { services, viewer }) {
        await askForSync(services, viewer);
        return {};
      },
    }),
    defineRoute(routes.listSyncs, {
      may,
      summary: 'What the latest twenty readings of the feed did.',
      gives: 'The readings, newest first.',
      run: (_, { services }) => listSyncs(services),
    }),
    defineRoute(routes.importDirectors, {
      may,
      summary: 'Adds and changes directors from CSV.',
      gives: 'What was done, or would be.',
      also: {
        409: 'Another import is running.',
        413: `The file is over ${importLimits.megabytes} MB.`,
        415: 'The body has another type than CSV.',
        422: 'The file cannot be read; the message says why.',
      },
      readQuery: readDryRun,
      run: ({ query, body }, { services, viewer }) =>
        importDirectors(services, viewer, body, { dryRun: query['dry-run'] === 'true' }),
    }),
    defineRoute(routes.exportDirectors, {
      may,
      summary: 'All directors as CSV.',
      gives: 'The file.',
      also: { 429: 'Sixty files were taken within an hour.' },
      run: (_, call) => answerFile(call),
    }),
    defineRoute(routes.readDirector, {
      may,
      summary: 'A director.',
      gives,
      also: missing,
      async run({ params }, { services: { db } }) {
        const director = await findForAdmin(db, params.id);
        if (!director) throw new AppError('not-found', 'There is no director of this id.');
        return director;
      },
    }),
    defineRoute(routes.changeDirector, {
      may,
      summary: 'Changes a director who has not changed since being read.',
      gives,
      also: { ...missing, ...stale },
      async run({ params, body }, { c, services, viewer }) {
        const { kind, director } = await editDirector(services, viewer, params.id, body);
        if (kind === 'changed') return director;
        return c.json({ error: { code: 'conflict', message: changedSince }, director }, 409);
      },
    }),
    defineRoute(routes.suspendDirector, {
      may,
      summary: 'Takes a director off the directory.',
      gives,
      also: missing,
      run: ({ params }, { services, viewer }) => suspendDirector(services, viewer, params.id),
    }),
    defineRoute(routes.restoreDirector, {
      may,
      summary: 'Puts a suspended director back.',
      gives,
      also: missing,
      run: ({ params }, { services, viewer }) => restoreDirector(services, viewer, params.id),
    }),
  ],
};

type Asked = { c: Context<HttpEnv>; services: Services; viewer: Viewer };

async function answerFile({ c, services, viewer: admin }: Asked): Promise<Response> {
  const { db, now } = services;
  const name = csvName('directors', now());
  // Who asks for the headers alone has taken nothing.
  if (c.req.method === 'HEAD') return csvAnswer(name, exportColumns, nothing());
  await limitExports(services, admin);
  const target = { kind: 'directors', id: name };
  await recordAct(db, { admin, action: 'directors.exported', target, at: now() });
  return csvAnswer(name, exportColumns, exportDirectors(db));
}

async function* nothing(): AsyncGenerator<Cell[]> {}

/** What is not understood must not import: a word misspelled would do what was to be tried. */
function readDryRun(c: Context<HttpEnv>): { 'dry-run'?: 'true' | 'false' } {
  const said = Object.entries(c.req.queries());
  const [[name, values] = ['', []]] = said;
  if (said.length === 0) return {};
  const [value] = values;
  const isPlain = said.length === 1 && name === 'dry-run' && values.length === 1;
  if (isPlain && (value === 'true' || value === 'false')) return { 'dry-run': value };
  const message = 'Say dry-run=true or dry-run=false, or nothing. Nothing was imported.';
  throw new AppError('invalid-input', message, { fields: [{ path: 'dry-run', message }] });
}
