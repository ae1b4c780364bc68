// /api/admin/export: what the house has as files for spreadsheets.
import type { Context } from 'hono';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { ProjectKind } from '#domain/admin/project-kinds.ts';
import { recordAct } from '../../admin/audit/record-act.ts';
import { type Cell, csvAnswer, csvName } from '../../admin/csv.ts';
import { exportProjects, projectFileColumns } from '../../admin/export-projects.ts';
import { exportSubmissions, submissionFileColumns } from '../../admin/export-submissions.ts';
import type { Wanted } from '../../admin/found-projects.ts';
import { limitExports } from '../../admin/limit-exports.ts';
import { countRows } from '../../admin/list-project-rows.ts';
import type { Queries } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import type { HttpEnv } from '../edge/http-env.ts';

type File = {
  name: 'projects' | 'submissions';
  kind: ProjectKind;
  columns: readonly string[];
  rows(queries: Queries, wanted: Wanted): AsyncIterable<Cell[]>;
};
type Asked = { c: Context<HttpEnv>; services: Services; viewer: Viewer };

const answerFile =
  ({ name, kind, columns, rows }: File) =>
  async (wanted: Wanted, { c, services, viewer: admin }: Asked): Promise<Response> => {
    const { db, now } = services;
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
  };

async function* nothing(): AsyncGenerator<Cell[]> {}

export const answerProjects = answerFile({
  name: 'projects',
  kind: 'project',
  columns: projectFileColumns,
  rows: exportProjects,
});

export const answerSubmissions = answerFile({
  name: 'submissions',
  kind: 'submission',
  columns: submissionFileColumns,
  rows: exportSubmissions,
});
