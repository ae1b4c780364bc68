// /api/projects: the projects of who is signed in.
import { z } from 'zod';
import { archivedProjects, projectDeletion } from '../projects/archive.ts';
import {
  newProject,
  projectChanges,
  projectList,
  projectListQuery,
  projectMailed,
  takeList,
  takeListQuery,
  wholeProject,
} from '../projects/project.ts';
import { route } from './route.ts';

const path = '/api/projects';
const one = `${path}/:id`;
const params = z.object({ id: z.uuid() });

/** The newest; `cursor` is the `nextCursor` of the page before. */
export const listProjects = route({
  method: 'GET',
  path,
  query: projectListQuery,
  answer: projectList,
});

/** Saves a project for the first time; again with the same `draft_key` gives the one it made. */
export const createProject = route({
  method: 'POST',
  path,
  body: newProject,
  answer: wholeProject,
  status: 201,
});

export const readProject = route({ method: 'GET', path: one, params, answer: wholeProject });

/** A change made from an older state fails with 'conflict'; its body is a `projectConflict`. */
export const changeProject = route({
  method: 'PATCH',
  path: one,
  params,
  body: projectChanges,
  answer: wholeProject,
});

/** What deleting it would do; asked before somebody is asked whether they want it. */
export const previewDeletion = route({
  method: 'GET',
  path: `${one}/deletion`,
  params,
  answer: projectDeletion,
});

/** Archives it: it can be restored for thirty days. */
export const deleteProject = route({ method: 'DELETE', path: one, params });

const archive = '/api/archived-projects';

export const listArchived = route({ method: 'GET', path: archive, answer: archivedProjects });

export const restoreProject = route({
  method: 'POST',
  path: `${archive}/:id/restore`,
  params,
});

export const listTakes = route({
  method: 'GET',
  path: `${one}/takes`,
  params,
  query: takeListQuery,
  answer: takeList,
});

/** Deletes it before its time; refused where something was paid for it. */
export const deleteArchived = route({ method: 'DELETE', path: `${archive}/:id`, params });

/** Brings a take back, whatever stands now: that becomes a take itself. */
export const restoreTake = route({
  method: 'POST',
  path: `${one}/takes/:take/restore`,
  params: z.object({ id: z.uuid(), take: z.uuid() }),
  answer: wholeProject,
});

/** Mails the project to the member's own address. */
export const mailProject = route({
  method: 'POST',
  path: `${one}/email`,
  params,
  answer: projectMailed,
});
