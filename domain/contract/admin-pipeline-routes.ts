// /api/admin: where the house stands with projects and submissions.
import { z } from 'zod';
import {
  assigneeList,
  newNote,
  pipelineChange,
  pipelineChanged,
  pipelineNote,
} from '../admin/pipeline.ts';
import { projectKinds } from '../admin/project-kinds.ts';
import { route } from './route.ts';

const params = z.object({ kind: z.enum(projectKinds), id: z.uuid() });
const notes = '/api/admin/projects/:kind/:id/notes';

/** Moves or assigns as many as are named, all or none. */
export const changePipeline = route({
  method: 'POST',
  path: '/api/admin/pipeline',
  body: pipelineChange,
  answer: pipelineChanged,
});

/** Who can be given work. */
export const listAssignees = route({
  method: 'GET',
  path: '/api/admin/assignees',
  answer: assigneeList,
});

export const addNote = route({
  method: 'POST',
  path: notes,
  params,
  body: newNote,
  answer: pipelineNote,
  status: 201,
});

/** The viewer's own alone. */
export const deleteNote = route({
  method: 'DELETE',
  path: `${notes}/:note`,
  params: params.extend({ note: z.uuid() }),
});
