// /api/admin: stages, assignees and notes of projects and submissions, for admins.
import type { Viewer } from '#domain/accounts/viewer.ts';
import * as routes from '#domain/contract/admin-pipeline-routes.ts';
import { changePipeline, listAssignees } from '../../admin/pipeline/change-pipeline.ts';
import { readItem } from '../../admin/pipeline/find-entry.ts';
import { addNote, deleteNote } from '../../admin/pipeline/notes.ts';
import { defineRoute, type Family } from '../routes/define-route.ts';

const may = 'admins';
const limited = { 429: 'Too many; Retry-After says when to come back.' };
const missing = { 404: 'There is nothing of this id.' };
/** No hand presses this often. */
const actsPerHour = 1_000;
const limits = ({ viewer }: { viewer: Viewer }) => [
  { name: 'pipeline-acts', subject: viewer.id, count: actsPerHour, windowSeconds: 3600 },
];

export const pipelineFamily: Family = {
  routes: [
    defineRoute(routes.changePipeline, {
      may,
      limits,
      summary: 'Moves projects and submissions to a stage, or gives them to an administrator.',
      gives: 'How many are another now, and how many were gone. Each is noted in the audit log.',
      also: limited,
      run: ({ body }, { services, viewer }) => changePipeline(services, viewer, body),
    }),
    defineRoute(routes.listAssignees, {
      may,
      summary: 'Who can be given work: the administrators.',
      gives: 'All of them, by address.',
      run: async (_, { services: { db } }) => ({ assignees: await listAssignees(db) }),
    }),
    defineRoute(routes.addNote, {
      may,
      limits,
      summary: 'Notes something about a project or submission, for the house alone.',
      gives: 'The note.',
      also: { ...missing, ...limited, 409: 'There are 200 notes already.' },
      run: ({ params, body: { text } }, { services, viewer }) =>
        addNote(services, viewer, readItem(params), text),
    }),
    defineRoute(routes.deleteNote, {
      may,
      limits,
      summary: 'Takes a note of one’s own back.',
      gives: 'Gone.',
      also: { ...missing, ...limited },
      run: ({ params: { note, ...item } }, { services, viewer }) =>
        deleteNote(services, viewer, readItem(item), note),
    }),
  ],
};
