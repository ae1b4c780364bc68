// /api/admin/directors: the house's directors, for admins.
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { adminDirectorsQuery, directorChanges, newDirector } from '#domain/admin/directors.ts';
import { type Cell, csvAnswer, csvName } from '../../admin/csv.ts';
import { limitExports } from '../../admin/limit-exports.ts';
import { recordAct } from '../../admin/record-act.ts';
import { AppError } from '../../app-error.ts';
import { createDirector, editDirector } from '../../directors/administration/house-edit.ts';
import { exportColumns, exportDirectors } from '../../directors/administration/house-export.ts';
import { importDirectors } from '../../directors/administration/house-import.ts';
import { findForHouse, listForHouse } from '../../directors/administration/house-list.ts';
import { restoreDirector, suspendDirector } from '../../directors/administration/house-suspend.ts';
import { askForSync, listSyncs } from '../../directors/administration/house-sync.ts';
import type { Services } from '../../services.ts';
import type { HttpEnv } from '../edge/http-env.ts';
import { parseInput, readJson } from '../edge/read-input.ts';
import { refuseMethods } from '../edge/refuse-methods.ts';
import { requireAdmin } from '../edge/require-admin.ts';

const list = '/api/admin/directors';
/** Takes more than other addresses. */
export const importDirectorsPath = `${list}/import`;
const sync = `${list}/sync`;
const syncs = `${list}/syncs`;
const one = `${list}/:id`;
const suspend = `${one}/suspend`;
const restore = `${one}/restore`;
const exported = '/api/admin/export/directors.csv';

const allowed = {
  [list]: 'GET, HEAD, POST',
  [importDirectorsPath]: 'POST',
  [sync]: 'POST',
  [syncs]: 'GET, HEAD',
  [suspend]: 'POST',
  [restore]: 'POST',
  [one]: 'GET, HEAD, PATCH',
  [exported]: 'GET, HEAD',
};

type Route = Context<HttpEnv>;
const idIn = (c: Route): string => c.req.param('id') ?? '';

export function serveAdminDirectors(app: OpenAPIHono<HttpEnv>, services: Services): void {
  serveFeed(app, services);
  serveFiles(app, services);
  serveReading(app, services);
  serveWriting(app, services);
  for (const [path, methods] of Object.entries(allowed)) refuseMethods(app, path, methods);
}

function serveFeed(app: OpenAPIHono<HttpEnv>, services: Services): void {
  app.post(sync, async (c) => {
    await askForSync(services, await requireAdmin(c));
    return c.json({}, 202);
  });
  app.get(syncs, async (c) => {
    await requireAdmin(c);
    return c.json(await listSyncs(services));
  });
}

function serveFiles(app: OpenAPIHono<HttpEnv>, services: Services): void {
  app.post(importDirectorsPath, async (c) => {
    const admin = await requireAdmin(c);
    if (!/^text\/csv\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
      throw new AppError('unsupported-type', 'Send CSV, with Content-Type: text/csv.');
    }
    const dryRun = readDryRun(c);
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    return c.json(await importDirectors(services, admin, bytes, { dryRun }));
  });
  app.get(exported, async (c) => {
    const admin = await requireAdmin(c);
    const { db, now } = services;
    const name = csvName('directors', now());
    // Who asks for the headers alone has taken nothing.
    if (c.req.method === 'HEAD') return csvAnswer(name, exportColumns, nothing());
    await limitExports(services, admin);
    const target = { kind: 'directors', id: 'csv' };
    await recordAct(db, { admin, action: 'directors.exported', target, at: now() });
    return csvAnswer(name, exportColumns, exportDirectors(db));
  });
}

async function* nothing(): AsyncGenerator<Cell[]> {}

/** What is not understood must not import: a word misspelled would do what was to be tried. */
function readDryRun(c: Route): boolean {
  const said = Object.entries(c.req.queries());
  const [[name, values] = ['', []]] = said;
  if (said.length === 0) return false;
  const isPlain = said.length === 1 && name === 'dry-run' && values.length === 1;
  if (isPlain && (values[0] === 'true' || values[0] === 'false')) return values[0] === 'true';
  const message = 'Say dry-run=true or dry-run=false, or nothing. Nothing was imported.';
  throw new AppError('invalid-input', message, { fields: [{ path: 'dry-run', message }] });
}

function serveReading(app: OpenAPIHono<HttpEnv>, { db }: Services): void {
  app.get(list, async (c) => {
    await requireAdmin(c);
    const said = Object.entries(c.req.query()).filter(([, value]) => value !== '');
    return c.json(
      await listForHouse(db, parseInput(adminDirectorsQuery, Object.fromEntries(said))),
    );
  });
  app.get(one, async (c) => {
    await requireAdmin(c);
    const director = await findForHouse(db, idIn(c));
    if (!director) throw new AppError('not-found', 'There is no director of this id.');
    return c.json(director);
  });
}

const changedSince = 'This director was changed since you opened them.';

function serveWriting(app: OpenAPIHono<HttpEnv>, services: Services): void {
  app.post(list, async (c) => {
    const admin = await requireAdmin(c);
    const typed = parseInput(newDirector, await readJson(c));
    return c.json(await createDirector(services, admin, typed), 201);
  });
  app.patch(one, async (c) => {
    const admin = await requireAdmin(c);
    const wanted = parseInput(directorChanges, await readJson(c));
    const { kind, director } = await editDirector(services, admin, idIn(c), wanted);
    if (kind === 'changed') return c.json(director);
    return c.json({ error: { code: 'conflict', message: changedSince }, director }, 409);
  });
  app.post(suspend, async (c) =>
    c.json(await suspendDirector(services, await requireAdmin(c), idIn(c))),
  );
  app.post(restore, async (c) =>
    c.json(await restoreDirector(services, await requireAdmin(c), idIn(c))),
  );
}
