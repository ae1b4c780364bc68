// The routes of the house's directors in the API description.
import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  adminDirector,
  adminDirectorPage,
  adminDirectorsQuery,
  directorChanges,
  directorConflict,
  directorImport,
  directorSyncList,
  importLimits,
  newDirector,
} from '#domain/admin/directors.ts';
import type { HttpEnv } from '../edge/http-env.ts';
import { describeRoutes, forAdmins, jsonBody, type Parts } from './describe-routes.ts';

const one = { params: z.object({ id: z.string() }) };
const csv = { 'text/csv': { schema: z.string() } };
const dryRun = { query: z.object({ 'dry-run': z.enum(['true', 'false']).optional() }) };

export function describeAdminDirectors(app: OpenAPIHono<HttpEnv>, { json, problem }: Parts): void {
  const refused = { 422: json('Some fields need a change; `fields` says which.', problem) };
  const missing = { 404: json('There is no director of this id.', problem) };
  const whole = json('The director.', adminDirector);
  const stale = json(
    'Changed since `updated_at`; `director` is what stands now.',
    directorConflict.extend((problem as z.ZodObject).shape),
  );
  const report = json('What was done, or would be.', directorImport);
  const routes = [
    [
      'get',
      'directors',
      'All directors, a page at a time, in the order asked for.',
      { query: adminDirectorsQuery },
      { 200: json('A page.', adminDirectorPage), ...refused },
    ],
    [
      'post',
      'directors',
      'Adds a director of the house’s own.',
      jsonBody(newDirector),
      { 201: whole, ...refused },
    ],
    ['get', 'directors/{id}', 'A director.', one, { 200: whole, ...missing }],
    [
      'patch',
      'directors/{id}',
      'Changes a director who has not changed since being read.',
      { ...one, ...jsonBody(directorChanges) },
      { 200: whole, ...missing, 409: stale, ...refused },
    ],
    [
      'post',
      'directors/{id}/suspend',
      'Takes a director off the directory.',
      one,
      { 200: whole, ...missing },
    ],
    [
      'post',
      'directors/{id}/restore',
      'Puts a suspended director back.',
      one,
      { 200: whole, ...missing },
    ],
    [
      'post',
      'directors/sync',
      'Has the feed read now; the report is among the readings.',
      {},
      {
        202: json('It is read soon.', z.object({})),
        409: json('It is being read, or about to be.', problem),
      },
    ],
    [
      'get',
      'directors/syncs',
      'What the latest twenty readings of the feed did.',
      {},
      { 200: json('The readings, newest first.', directorSyncList) },
    ],
    [
      'post',
      'directors/import',
      'Adds and changes directors from CSV.',
      { ...dryRun, body: { required: true, content: csv } },
      {
        200: report,
        409: json('Another import is running.', problem),
        413: json(`The file is over ${importLimits.megabytes} MB.`, problem),
        415: json('The body has another type than CSV.', problem),
        422: json('The file cannot be read; the message says why.', problem),
      },
    ],
    [
      'get',
      'export/directors.csv',
      'All directors as CSV.',
      {},
      {
        200: { description: 'The file.', content: csv },
        429: json('Sixty files were taken within an hour.', problem),
      },
    ],
  ] as const;
  describeRoutes(app, '/api/admin/', routes, forAdmins({ json, problem }));
}
