// /api/admin/export: what the house has as files for spreadsheets.
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { adminProjectsQuery, type ProjectKind } from '#domain/admin/project-list.ts';
import { type Cell, csvAnswer, csvName } from '../../admin/csv.ts';
import { exportProjects, projectFileColumns } from '../../admin/export-projects.ts';
import { exportSubmissions, submissionFileColumns } from '../../admin/export-submissions.ts';
import type { Wanted } from '../../admin/found-projects.ts';
import { limitExports } from '../../admin/limit-exports.ts';
import { countRows } from '../../admin/list-project-rows.ts';
import { recordAct } from '../../admin/record-act.ts';
import type { Queries } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import type { HttpEnv } from '../edge/http-env.ts';
import { parseInput } from '../edge/read-input.ts';
import { refuseMethods } from '../edge/refuse-methods.ts';
import { requireAdmin } from '../edge/require-admin.ts';
import { said } from '../edge/said.ts';

type File = {
  name: 'projects' | 'submissions';
  kind: ProjectKind;
  columns: readonly string[];
  rows(queries: Queries, wanted: Wanted): AsyncIterable<Cell[]>;
};
const files: readonly File[] = [
  { name: 'projects', kind: 'project', columns: projectFileColumns, rows: exportProjects },
  {
    name: 'submissions',
    kind: 'submission',
    columns: submissionFileColumns,
    rows: exportSubmissions,
  },
];

/** The file says the kind; of the table's filters, text and status count. */
export const exportQuery = adminProjectsQuery.pick({ q: true, status: true });

export function serveAdminFiles(app: OpenAPIHono<HttpEnv>, services: Services): void {
  for (const file of files) {
    const path = `/api/admin/export/${file.name}.csv`;
    app.get(path, (c) => answerFile(c, services, file));
    refuseMethods(app, path, 'GET, HEAD');
  }
}

async function answerFile(
  c: Context<HttpEnv>,
  services: Services,
  { name, kind, columns, rows }: File,
): Promise<Response> {
  const { db, now } = services;
  const admin = await requireAdmin(c);
  const wanted = parseInput(exportQuery, said(c));
  const fileName = csvName(name, now());
  // Who asks for the headers alone has taken nothing.
  if (c.req.method === 'HEAD') return csvAnswer(fileName, columns, nothing());
  await limitExports(services, admin);
  const act = {
    admin,
    action: `${name}.exported`,
    target: { kind: name, id: fileName },
    details: {
      rows: await countRows(db, wanted, kind),
      searched: wanted.q.trim() !== '',
      ...(wanted.status ? { status: wanted.status } : {}),
    },
    at: now(),
  } as const;
  await recordAct(db, act);
  return csvAnswer(fileName, columns, rows(db, wanted));
}

async function* nothing(): AsyncGenerator<Cell[]> {}
