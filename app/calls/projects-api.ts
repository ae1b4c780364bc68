// The browser's way to the member's projects.
import { z } from 'zod';
import {
  type NewProject,
  type ProjectChanges,
  projectList,
  projectMailed,
  wholeProject,
} from '#domain/projects/project.ts';
import { ask, type CallOptions, jsonRequest } from './ask.ts';

const address = (id: string) => `/api/projects/${encodeURIComponent(id)}`;
const nothing = z.null();

/** The newest projects; `cursor` is the `nextCursor` of the page before. */
export const listProjects = (cursor?: string, options: CallOptions = {}) =>
  ask(
    `/api/projects${cursor ? `?cursor=${encodeURIComponent(cursor)}` : ''}`,
    {},
    projectList,
    options,
  );

/** Saves a project for the first time; again with the same `draft_key` gives the one it made. */
export const createProject = (project: NewProject, options: CallOptions = {}) =>
  ask('/api/projects', jsonRequest('POST', project), wholeProject, options);

/** A change made from an older state fails with 'conflict'; its body is a `projectConflict`. */
export const changeProject = (id: string, changes: ProjectChanges, options: CallOptions = {}) =>
  ask(address(id), jsonRequest('PATCH', changes), wholeProject, options);

export const deleteProject = (id: string) => ask(address(id), { method: 'DELETE' }, nothing);

/** Brings a take back; what stands now becomes a take itself. */
export const restoreTake = (id: string, takeId: string, updated_at: string) =>
  ask(
    `${address(id)}/takes/${encodeURIComponent(takeId)}/restore`,
    jsonRequest('POST', { updated_at }),
    wholeProject,
  );

/** Mails the project to the member's own address. */
export const mailProject = (id: string) =>
  ask(`${address(id)}/email`, jsonRequest('POST', {}), projectMailed);
