// The admin's table with many projects and as many submissions: `node bench/admin.ts [size] [pglite|postgres]`.
// Each figure stands beside a bare select of one row by its id, through the same database in the
// same run; the files beside a bare select of all ids.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { adminProjectsQuery } from '#domain/admin/project-list.ts';
import { csvAnswer } from '#server/admin/csv.ts';
import { exportProjects, projectFileColumns } from '#server/admin/export-projects.ts';
import { exportSubmissions, submissionFileColumns } from '#server/admin/export-submissions.ts';
import { findDetails } from '#server/admin/find-details.ts';
import { listFailures } from '#server/admin/list-failures.ts';
import { listProjectRows } from '#server/admin/list-project-rows.ts';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';
import { openJobs } from '#server/jobs/queue.ts';
import { jobDefinitions } from '#server/jobs/registry.ts';
import { postgresPrograms, startPostgres } from '#tests/database/postgres-server.ts';
import { loadProjects } from '../scripts/seed/load-projects.ts';

const words = process.argv.slice(2);
const size = words.map(Number).find(Number.isInteger) ?? 100_000;
const named = ['pglite', 'postgres'].filter((name) => words.includes(name));
const times = 15;

const pages = {
  'first page': {},
  greenlit: { status: 'greenlit' },
  'a page in the middle': {},
  'search, one row': { q: `guest-${size - 1}@` },
  'search, hundreds': { q: 'violet 12' },
  'search, nothing': { q: 'zzzqqq' },
  'search, a third of all': { q: 'harbor' },
};

for (const name of named.length > 0 ? named : ['pglite', 'postgres']) {
  if (name === 'pglite' || postgresPrograms()) await run(name);
}

async function run(name: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ad-builder-bench-'));
  const postgres = name === 'postgres' ? await startPostgres() : undefined;
  await postgres?.createDatabase('bench');
  let isOver = false;
  // A connection that is cut when the server stops has done its work.
  const onError = (error: unknown) => (isOver ? undefined : console.error(error));
  const opened = await openDatabase(
    postgres ? { kind: 'postgres', url: postgres.url('bench') } : { kind: 'embedded', dataDir },
    onError,
  );
  const jobs = await openJobs(opened.connection, jobDefinitions, onError);
  await loadProjects(opened.db, size);
  console.log(`\n${size.toLocaleString('en-US')} projects and as many submissions on ${name}`);
  await measurePages(opened.db);
  await measureFiles(opened.db);
  isOver = true;
  await jobs.stop();
  await opened.close();
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measurePages(db: Database): Promise<void> {
  const { rows } = await db.execute(
    sql`select id, created_at::text as at from projects order by created_at limit 1 offset ${size / 2}`,
  );
  const id = String(rows[0]?.id);
  const middle = `${Date.parse(String(rows[0]?.at))}.${id}`;
  const bare = await median(() => db.execute(sql`select * from projects where id = ${id}::uuid`));
  const print = (what: string, took: number) =>
    console.log(
      `${what.padEnd(26)}${took.toFixed(1).padStart(9)} ms${(took / bare).toFixed(0).padStart(8)} x`,
    );
  print('bare select of one row', bare);
  for (const [what, asked] of Object.entries(pages)) {
    const cursor = what.includes('middle') ? { cursor: middle } : {};
    const query = adminProjectsQuery.parse({ ...asked, ...cursor });
    print(what, await median(() => listProjectRows(db, query)));
  }
  const viewer = {
    id,
    email: 'house@example.com',
    email_verified: true,
    full_name: 'The house',
    two_factor_enabled: false,
    roles: ['admin' as const],
  };
  print('details', await median(() => findDetails(db, viewer, 'project', id)));
  print('failures', await median(() => listFailures(db)));
}

async function measureFiles(db: Database): Promise<void> {
  const wanted = { q: '', status: undefined };
  const files = {
    'projects.csv': () => csvAnswer('x', projectFileColumns, exportProjects(db, wanted)),
    'submissions.csv': () => csvAnswer('x', submissionFileColumns, exportSubmissions(db, wanted)),
  };
  const bare = await seconds(() => db.execute(sql`select id from projects`));
  for (const [name, file] of Object.entries(files)) {
    const before = process.memoryUsage().rss;
    let bytes = 0;
    const took = await seconds(async () => {
      for await (const chunk of file().body ?? []) bytes += chunk.length;
    });
    const grown = Math.max(0, process.memoryUsage().rss - before) / 1e6;
    console.log(
      `${name}: ${(bytes / 1e6).toFixed(0)} MB in ${took.toFixed(1)} s, ${(took / bare).toFixed(0)} x a bare select of all ids; ${grown.toFixed(0)} MB more of memory`,
    );
  }
}

async function median(run: () => PromiseLike<unknown>): Promise<number> {
  const took: number[] = [];
  for (let at = 0; at < times; at++) took.push((await seconds(run)) * 1_000);
  return took.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
}

async function seconds(run: () => PromiseLike<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return (performance.now() - start) / 1_000;
}
