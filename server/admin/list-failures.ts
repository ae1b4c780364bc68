import { sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  type Failure,
  type FailureKind,
  type FailureList,
  failureKinds,
} from '#domain/admin/failures.ts';
import type { Queries } from '../db/database.ts';
import { countFailed, failed } from './failed.ts';
import { firstLine } from './first-line.ts';

export const mostFailures = 200;

/** Everything that was given up, newest first. */
export async function listFailures(queries: Queries): Promise<FailureList> {
  const failures: Failure[] = [];
  let total = 0;
  for (const kind of failureKinds) {
    failures.push(...(await readFailed(queries, kind)));
    total += await countFailed(queries, kind);
  }
  failures.sort((a, b) => (a.created_at < b.created_at ? 1 : -1));
  return { failures: failures.slice(0, mostFailures), total };
}

const row = z.object({
  id: z.string(),
  name: z.string(),
  about: z.string(),
  data: z.record(z.string(), z.unknown()).nullable(),
  problem: z.string(),
  attempts: z.number(),
  at: z.number(),
});

async function readFailed(queries: Queries, kind: FailureKind): Promise<Failure[]> {
  const { rows } = await queries.execute(sql`
    select id, name, about, data, problem, attempts,
      (extract(epoch from created_at) * 1000)::float8 as at
    from ${failed[kind]} order by created_at desc, id desc limit ${mostFailures}`);
  return z
    .array(row)
    .parse(rows)
    .map(({ at, data, ...rest }) => ({
      ...rest,
      kind,
      about: rest.about || idsIn(data ?? {}),
      problem: firstLine(rest.problem),
      created_at: new Date(at).toISOString(),
    }));
}

// What else a job was given can be a secret, or what a client wrote.
const idsIn = (data: Record<string, unknown>): string =>
  Object.values(data)
    .filter((value) => z.uuid().safeParse(value).success)
    .join(', ');
