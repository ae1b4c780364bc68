// /api/projects: the projects of who is signed in. Admins may read those of others.
import type { Context } from 'hono';
import { z } from 'zod';
import type { Viewer } from '#domain/accounts/viewer.ts';
import * as routes from '#domain/contract/project-routes.ts';
import {
  type NewProject,
  newProject,
  type ProjectChanges,
  projectChanges,
  wholeProject,
} from '#domain/projects/project.ts';
import type { Queries } from '../db/database.ts';
import { adoptPictures } from '../pictures/adopt-pictures.ts';
import { deleteArchived, listArchived, restoreProject } from '../projects/archive.ts';
import { previewDeletion } from '../projects/archive-project.ts';
import { type Changed, changeProject } from '../projects/change-project.ts';
import { createProject } from '../projects/create-project.ts';
import { deleteProject } from '../projects/delete-project.ts';
import { findProject, noProject } from '../projects/find-project.ts';
import { listProjects } from '../projects/list-projects.ts';
import { listTakes } from '../projects/list-takes.ts';
import { mailProject } from '../projects/mail-project.ts';
import { presentWholeProject } from '../projects/present-project.ts';
import { restoreTake } from '../projects/restore-take.ts';
import type { Services } from '../services.ts';
import type { HttpEnv } from './edge/http-env.ts';
import { isOwnMachine } from './edge/own-machine.ts';
import { askerOf } from './pictures-api.ts';
import { defineRoute, type Family } from './routes/define-route.ts';

/** For the API page: the wizard alone reads its state. */
export const wizard_state = z.record(z.string(), z.unknown()).nullable();
/** A project for the API page. */
export const saved = wholeProject.extend({ wizard_state });

const missing = { 404: 'There is no project of this id for you.' };
const limited = { 429: 'Too many; Retry-After says when to come back.' };
const tooLarge = { 413: 'The body is over 1 MB.' };
const stale = {
  409: [
    'It was changed since `updated_at`; `project` is what stands now.',
    z.object({ project: saved }),
  ],
} as const;
const whole = { gives: 'The project.', described: { answer: saved } };

export const projectFamily: Family = {
  below: { path: '/api/projects', may: 'members' },
  routes: [
    defineRoute(routes.listProjects, {
      may: 'members',
      summary: 'Your projects, newest first, a page at a time.',
      gives: 'A page; `nextCursor` asks for the one after it.',
      run: ({ query }, { services, viewer }) =>
        listProjects(services.db, viewer.id, query, services.now()),
    }),
    defineRoute(routes.createProject, {
      may: 'members',
      summary: 'Saves a project for the first time.',
      gives: 'The project.',
      also: {
        200: ['The project made with this `draft_key` before.', saved],
        ...tooLarge,
        ...limited,
      },
      described: {
        body: newProject.extend({ wizard_state: wizard_state.default(null) }),
        answer: saved,
      },
      async run({ body }, { c, services, viewer }) {
        await adopt(c, services, body);
        const { created, row } = await createProject(services, viewer, body);
        const project = presentWholeProject(row, viewer);
        return created ? project : c.json(project);
      },
    }),
    defineRoute(routes.readProject, {
      may: 'owner and admins',
      summary: 'A project.',
      ...whole,
      also: missing,
      run: async ({ params }, { services, viewer }) =>
        presentWholeProject(await readable(services.db, viewer, params.id), viewer),
    }),
    defineRoute(routes.changeProject, {
      may: 'owner',
      summary: 'Changes a project that has not changed since it was read.',
      gives: 'The project.',
      also: { ...missing, ...stale, ...tooLarge },
      described: {
        body: projectChanges.extend({ wizard_state: wizard_state.optional() }),
        answer: saved,
      },
      async run({ params, body }, { c, services, viewer }) {
        await adopt(c, services, body);
        return answerChange(c, viewer, await changeProject(services, viewer, params.id, body));
      },
    }),
    defineRoute(routes.previewDeletion, {
      may: 'owner',
      summary: 'What was paid for a project, before it is deleted.',
      gives: 'What was or is to be paid, newest first.',
      also: missing,
      run: ({ params }, { services, viewer }) =>
        previewDeletion(services.db, viewer, { id: params.id, now: services.now() }),
    }),
    defineRoute(routes.deleteProject, {
      may: 'owner',
      summary: 'Archives a project: it can be restored for thirty days.',
      gives: 'It is in the archive.',
      also: missing,
      run: ({ params }, { services, viewer }) => deleteProject(services, viewer, params.id),
    }),
    defineRoute(routes.listTakes, {
      may: 'owner and admins',
      summary: 'What a project’s brief, script and frames were before.',
      gives: 'The takes, newest first.',
      also: missing,
      async run({ params, query }, { services: { db }, viewer }) {
        const { id } = await readable(db, viewer, params.id);
        return listTakes(db, id, query.before);
      },
    }),
    defineRoute(routes.restoreTake, {
      may: 'owner',
      summary: 'Brings a take back; what stands becomes a take itself.',
      ...whole,
      also: missing,
      async run({ params }, { services, viewer }) {
        const wanted = { id: params.id, takeId: params.take };
        return presentWholeProject(await restoreTake(services, viewer, wanted), viewer);
      },
    }),
    defineRoute(routes.mailProject, {
      may: 'owner',
      summary: 'Mails a project to its owner.',
      gives: 'It is on its way.',
      also: { ...missing, ...limited },
      async run({ params }, { c, services, viewer }) {
        await mailProject(services, viewer, params.id);
        const isReadable = services.outbox !== undefined && isOwnMachine(c);
        return isReadable ? { mailbox: '/mailbox' } : {};
      },
    }),
  ],
};

export const archiveFamily: Family = {
  routes: [
    defineRoute(routes.listArchived, {
      may: 'members',
      summary: 'Your archived projects, the latest first.',
      gives: 'All that can be restored.',
      run: (_, { services, viewer }) => listArchived(services, viewer),
    }),
    defineRoute(routes.restoreProject, {
      may: 'owner',
      summary: 'Brings an archived project back.',
      gives: 'It is among your projects.',
      also: missing,
      run: ({ params }, { services, viewer }) => restoreProject(services, viewer, params.id),
    }),
    defineRoute(routes.deleteArchived, {
      may: 'owner',
      summary: 'Deletes an archived project for good, before its thirty days are over.',
      gives: 'Gone.',
      also: { ...missing, 409: 'Something was paid for it.' },
      run: ({ params }, { services, viewer }) => deleteArchived(services, viewer, params.id),
    }),
  ],
};

// Who sent pictures as a guest and then signed in saves them with the project.
async function adopt(
  c: Context<HttpEnv>,
  services: Services,
  { form_data }: ProjectChanges | NewProject,
) {
  if (form_data?.pictures === undefined) return;
  await adoptPictures(
    services.db,
    await askerOf(c, services, 'projects:write'),
    form_data.pictures,
  );
}

async function readable(queries: Queries, viewer: Viewer, id: string) {
  const row = await findProject(queries, viewer, id);
  if (!row) throw noProject();
  return row;
}

const changedSince = 'This project was changed since you opened it.';

function answerChange(c: Context<HttpEnv>, viewer: Viewer, { kind, row }: Changed) {
  const project = presentWholeProject(row, viewer);
  if (kind === 'changed') return project;
  return c.json({ error: { code: 'conflict', message: changedSince }, project }, 409);
}
