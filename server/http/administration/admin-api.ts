// /api/admin: figures, projects and submissions, what failed, what admins did. For admins alone.
import type { OpenAPIHono } from '@hono/zod-openapi';
import { type FailureKind, failureKinds, retryAllRequest } from '#domain/admin/failures.ts';
import { liftMailStopRequest, mailStopsQuery } from '#domain/admin/mail-stops.ts';
import { adminProjectsQuery } from '#domain/admin/project-list.ts';
import { findDetails } from '../../admin/find-details.ts';
import { auditQuery, listAudit } from '../../admin/list-audit.ts';
import { listFailures } from '../../admin/list-failures.ts';
import { listProjectRows } from '../../admin/list-project-rows.ts';
import { liftMailStop, listMailStops } from '../../admin/mail-stops.ts';
import { readStats } from '../../admin/read-stats.ts';
import { retryFailure, retryFailures } from '../../admin/retry-failures.ts';
import { AppError } from '../../app-error.ts';
import type { Services } from '../../services.ts';
import type { HttpEnv } from '../edge/http-env.ts';
import { parseInput, readJson } from '../edge/read-input.ts';
import { refuseMethods } from '../edge/refuse-methods.ts';
import { requireAdmin } from '../edge/require-admin.ts';
import { said } from '../edge/said.ts';
import { serveAdminFiles } from './admin-files.ts';

const base = '/api/admin';
const projects = `${base}/projects`;
const failures = `${base}/failures`;
const mailStops = `${base}/mail-stops`;
const retryAll = `${failures}/retry-all`;
const retryOne = `${failures}/:kind/:id/retry`;

const allowed = {
  [`${base}/stats`]: 'GET, HEAD',
  [projects]: 'GET, HEAD',
  [`${projects}/:kind/:id`]: 'GET, HEAD',
  [failures]: 'GET, HEAD',
  [mailStops]: 'GET, HEAD',
  [`${mailStops}/lift`]: 'POST',
  [retryAll]: 'POST',
  [retryOne]: 'POST',
  [`${base}/audit`]: 'GET, HEAD',
};

/** Comes before every other route of the house: nobody but an admin learns which there are. */
export function serveAdmin(app: OpenAPIHono<HttpEnv>, services: Services): void {
  app.use(`${base}/*`, async (c, next) => {
    c.header('Cache-Control', 'private, no-store');
    await requireAdmin(c);
    await next();
  });
  serveReading(app, services);
  serveRetries(app, services);
  serveAdminFiles(app, services);
  for (const [path, methods] of Object.entries(allowed)) refuseMethods(app, path, methods);
}

function serveReading(app: OpenAPIHono<HttpEnv>, services: Services): void {
  const { db } = services;
  app.get(`${base}/stats`, async (c) => c.json(await readStats(services)));
  app.get(projects, async (c) =>
    c.json(await listProjectRows(db, parseInput(adminProjectsQuery, said(c)))),
  );
  app.get(`${projects}/:kind/:id`, async (c) => {
    const { kind, id } = c.req.param();
    return c.json(await findDetails(db, kind, id));
  });
  app.get(failures, async (c) => c.json(await listFailures(db)));
  app.get(mailStops, async (c) => {
    const { q } = parseInput(mailStopsQuery, said(c));
    return c.json(await listMailStops(db, q));
  });
  app.get(`${base}/audit`, async (c) => {
    const { cursor } = parseInput(auditQuery, said(c));
    return c.json(await listAudit(db, cursor));
  });
}

function serveRetries(app: OpenAPIHono<HttpEnv>, services: Services): void {
  app.post(retryAll, async (c) => {
    const admin = await requireAdmin(c);
    const { kind } = parseInput(retryAllRequest, await readJson(c));
    return c.json(await retryFailures(services, admin, kind));
  });
  app.post(`${mailStops}/lift`, async (c) => {
    const admin = await requireAdmin(c);
    const { address } = parseInput(liftMailStopRequest, await readJson(c));
    await liftMailStop(services, admin, address);
    return c.json({ lifted: true });
  });
  app.post(retryOne, async (c) => {
    const admin = await requireAdmin(c);
    const { kind, id } = c.req.param();
    if (!isKind(kind)) throw new AppError('not-found', 'Nothing of this kind can fail.');
    return c.json(await retryFailure(services, admin, kind, id));
  });
}

const isKind = (kind: string): kind is FailureKind =>
  (failureKinds as readonly string[]).includes(kind);
