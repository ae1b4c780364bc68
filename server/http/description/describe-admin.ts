// What the house sees and does, in the API description; directors and visits have files of their own.
import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { auditPage } from '#domain/admin/audit.ts';
import { failureKinds, failureList, retryAllRequest, retryAnswer } from '#domain/admin/failures.ts';
import {
  liftMailStopAnswer,
  liftMailStopRequest,
  mailStopList,
  mailStopsQuery,
} from '#domain/admin/mail-stops.ts';
import { adminProjectDetails } from '#domain/admin/project-details.ts';
import { adminProjectPage, adminProjectsQuery, projectKinds } from '#domain/admin/project-list.ts';
import { adminStats } from '#domain/admin/stats.ts';
import { auditQuery } from '../../admin/list-audit.ts';
import { exportQuery } from '../administration/admin-files.ts';
import type { HttpEnv } from '../edge/http-env.ts';
import { describeRoutes, forAdmins, jsonBody, type Parts } from './describe-routes.ts';

const oneProject = { params: z.object({ kind: z.enum(projectKinds), id: z.uuid() }) };
const oneFailure = { params: z.object({ kind: z.enum(failureKinds), id: z.uuid() }) };
const file = { description: 'The file.', content: { 'text/csv': { schema: z.string() } } };

export function describeAdmin(app: OpenAPIHono<HttpEnv>, { json, problem }: Parts): void {
  const refused = { 422: json('Some fields need a change; `fields` says which.', problem) };
  const retried = json('Tried again; what is left of the kind.', retryAnswer);
  const routes = [
    ['get', 'stats', 'The figures of the house.', {}, { 200: json('The figures.', adminStats) }],
    [
      'get',
      'projects',
      'Projects of members, and submissions that have not become one, newest first.',
      { query: adminProjectsQuery },
      {
        200: json('A page; `nextCursor` asks for the one after it.', adminProjectPage),
        ...refused,
      },
    ],
    [
      'get',
      'projects/{kind}/{id}',
      'Everything of one of them.',
      oneProject,
      {
        200: json('The project or submission.', adminProjectDetails),
        404: json('There is nothing of this id.', problem),
      },
    ],
    [
      'get',
      'failures',
      'What was given up: mails, jobs, leads. The newest 200.',
      {},
      { 200: json('All of it.', failureList) },
    ],
    [
      'post',
      'failures/{kind}/{id}/retry',
      'Tries one again.',
      oneFailure,
      {
        200: retried,
        404: json('There is nothing of this id.', problem),
        409: json('It was tried again already, or cannot be.', problem),
      },
    ],
    [
      'post',
      'failures/retry-all',
      'Tries the newest 200 of a kind again.',
      jsonBody(retryAllRequest),
      { 200: retried, ...refused },
    ],
    [
      'get',
      'mail-stops',
      'Whom nothing is mailed: who wants none, reported one, or has no mailbox. The newest 200.',
      { query: mailStopsQuery },
      { 200: json('All of it.', mailStopList), ...refused },
    ],
    [
      'post',
      'mail-stops/lift',
      'Lets mail go to an address again.',
      jsonBody(liftMailStopRequest),
      {
        200: json('It goes there again.', liftMailStopAnswer),
        404: json('Nothing holds back mail to this address.', problem),
        ...refused,
      },
    ],
    [
      'get',
      'audit',
      'What admins did, newest first, fifty a page.',
      { query: auditQuery },
      { 200: json('A page.', auditPage), ...refused },
    ],
    ...(['projects', 'submissions'] as const).map(
      (name) =>
        [
          'get',
          `export/${name}.csv`,
          `The ${name} that are asked for, as CSV. It is noted who took it.`,
          { query: exportQuery },
          { 200: file, ...refused },
        ] as const,
    ),
  ] as const;
  describeRoutes(app, '/api/admin/', routes, forAdmins({ json, problem }));
}
