// The project routes in the API description.
import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  newProject,
  projectChanges,
  projectList,
  projectMailed,
  restoreTake,
  takeList,
  wholeProject,
} from '#domain/projects/project.ts';
import { mostListed } from '../../projects/list-projects.ts';
import type { HttpEnv } from '../edge/http-env.ts';
import { describeRoutes, jsonBody, type Parts } from './describe-routes.ts';

// The wizard alone reads it.
const wizard_state = z.record(z.string(), z.unknown()).nullable();
const saved = wholeProject.extend({ wizard_state });

const listQuery = z.object({
  cursor: z.string().optional(),
  limit: z.int().min(1).max(mostListed).default(mostListed),
});
const one = { params: z.object({ id: z.uuid() }) };
const taken = { params: z.object({ id: z.uuid(), take: z.uuid() }) };

export function describeProjects(app: OpenAPIHono<HttpEnv>, { json, problem }: Parts): void {
  const signedOut = { 401: json('Nobody is signed in.', problem) };
  const missing = { 404: json('There is no project of this id for you.', problem) };
  const refused = {
    413: json('The body is over 1 MB.', problem),
    422: json('Some fields need a change; `fields` says which.', problem),
  };
  const limited = { 429: json('Too many; Retry-After says when to come back.', problem) };
  const stale = json(
    'It was changed since `updated_at`; `project` is what stands now.',
    z.object({ ...(problem as z.ZodObject).shape, project: saved }),
  );
  const whole = json('The project.', saved);
  const routes = [
    [
      'get',
      '',
      'Your projects, newest first, a page at a time.',
      { query: listQuery },
      {
        200: json('A page; `nextCursor` asks for the one after it.', projectList),
        422: refused[422],
      },
    ],
    [
      'post',
      '',
      'Saves a project for the first time.',
      jsonBody(newProject.extend({ wizard_state: wizard_state.default(null) })),
      {
        200: json('The project made with this `draft_key` before.', saved),
        201: whole,
        ...refused,
        ...limited,
      },
    ],
    ['get', '/{id}', 'A project.', one, { 200: whole, ...missing }],
    [
      'patch',
      '/{id}',
      'Changes a project that has not changed since it was read.',
      {
        ...one,
        ...jsonBody(projectChanges.extend({ wizard_state: wizard_state.optional() })),
      },
      { 200: whole, ...missing, 409: stale, ...refused },
    ],
    ['delete', '/{id}', 'Deletes a project.', one, { 204: { description: 'Gone.' }, ...missing }],
    [
      'get',
      '/{id}/takes',
      'What a project’s brief, script and frames were before.',
      one,
      {
        200: json('The takes, newest first.', takeList),
        ...missing,
      },
    ],
    [
      'post',
      '/{id}/takes/{take}/restore',
      'Brings a take back.',
      {
        ...taken,
        ...jsonBody(restoreTake),
      },
      { 200: whole, ...missing, 409: stale, 422: refused[422] },
    ],
    [
      'post',
      '/{id}/email',
      'Mails a project to its owner.',
      one,
      {
        200: json('It is on its way.', projectMailed),
        ...missing,
        ...limited,
      },
    ],
  ] as const;
  describeRoutes(app, '/api/projects', routes, signedOut);
}
