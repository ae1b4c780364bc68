// /api/projects: the projects of who is signed in. Admins may read those of others.
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { newProject, projectChanges, restoreTake as restoring } from '#domain/projects/project.ts';
import { type Changed, changeProject } from '../projects/change-project.ts';
import { createProject } from '../projects/create-project.ts';
import { deleteProject } from '../projects/delete-project.ts';
import { findProject, noProject } from '../projects/find-project.ts';
import { listProjects, projectListQuery } from '../projects/list-projects.ts';
import { listTakes } from '../projects/list-takes.ts';
import { mailProject } from '../projects/mail-project.ts';
import { presentWholeProject } from '../projects/present-project.ts';
import { restoreTake } from '../projects/restore-take.ts';
import type { Services } from '../services.ts';
import type { HttpEnv } from './edge/http-env.ts';
import { isOwnMachine } from './edge/own-machine.ts';
import { parseInput, readJson } from './edge/read-input.ts';
import { refuseMethods } from './edge/refuse-methods.ts';
import { requireViewer } from './edge/require-viewer.ts';

/** Where the projects are. */
export const projectsPath = '/api/projects';
const one = `${projectsPath}/:id`;
const takes = `${one}/takes`;
const restore = `${takes}/:take/restore`;
const email = `${one}/email`;

type Route = Context<HttpEnv>;
const idIn = (c: Route): string => c.req.param('id') ?? '';

export function serveProjects(app: OpenAPIHono<HttpEnv>, services: Services): void {
  app.use(`${projectsPath}/*`, async (c, next) => {
    await requireViewer(c);
    await next();
  });
  serveReading(app, services);
  serveWriting(app, services);
  for (const [path, methods] of Object.entries(allowed)) refuseMethods(app, path, methods);
}

const allowed = {
  [projectsPath]: 'GET, HEAD, POST',
  [one]: 'GET, HEAD, PATCH, DELETE',
  [takes]: 'GET, HEAD',
  [restore]: 'POST',
  [email]: 'POST',
};

function serveReading(app: OpenAPIHono<HttpEnv>, { db }: Services): void {
  app.get(projectsPath, async (c) => {
    const asked = parseInput(projectListQuery, c.req.query());
    return c.json(await listProjects(db, (await viewerOf(c)).id, asked));
  });
  app.get(one, async (c) => {
    const viewer = await viewerOf(c);
    return c.json(presentWholeProject(await readable(c, viewer), viewer));
  });
  app.get(takes, async (c) => {
    const { id } = await readable(c, await viewerOf(c));
    return c.json({ takes: await listTakes(db, id) });
  });
  const readable = async (c: Route, viewer: Viewer) => {
    const row = await findProject(db, viewer, idIn(c));
    if (!row) throw noProject();
    return row;
  };
}

function serveWriting(app: OpenAPIHono<HttpEnv>, services: Services): void {
  app.post(projectsPath, async (c) => {
    const viewer = await viewerOf(c);
    const wanted = parseInput(newProject, await readJson(c));
    const { created, row } = await createProject(services, viewer, wanted);
    return c.json(presentWholeProject(row, viewer), created ? 201 : 200);
  });
  app.patch(one, async (c) => {
    const viewer = await viewerOf(c);
    const changes = parseInput(projectChanges, await readJson(c));
    return answerChange(c, viewer, await changeProject(services, viewer, idIn(c), changes));
  });
  app.post(restore, async (c) => {
    const viewer = await viewerOf(c);
    const { updated_at } = parseInput(restoring, await readJson(c));
    const wanted = { id: idIn(c), takeId: c.req.param('take'), updated_at };
    return answerChange(c, viewer, await restoreTake(services, viewer, wanted));
  });
  app.delete(one, async (c) => {
    await deleteProject(services, await viewerOf(c), idIn(c));
    return c.body(null, 204);
  });
  app.post(email, async (c) => {
    await mailProject(services, await viewerOf(c), idIn(c));
    const isReadable = services.outbox !== undefined && isOwnMachine(c);
    return c.json(isReadable ? { mailbox: '/mailbox' } : {});
  });
}

const viewerOf = async (c: Route): Promise<Viewer> => (await requireViewer(c)).viewer;

const changedSince = 'This project was changed since you opened it.';

function answerChange(c: Route, viewer: Viewer, { kind, row }: Changed): Response {
  const project = presentWholeProject(row, viewer);
  if (kind === 'changed') return c.json(project);
  return c.json({ error: { code: 'conflict', message: changedSince }, project }, 409);
}
