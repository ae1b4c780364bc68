import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Transaction } from '../../db/database.ts';
import { projects, projectTakes, submissionLogs } from '../../db/schema.ts';
import { pictureKeys } from '../../projects/picture-keys.ts';
import { theirSubmissions } from './belongings.ts';

const rowsAtOnce = 100;
type ReadPage = (isNext: (id: PgColumn) => SQL | undefined) => Promise<({ id: string } & object)[]>;

/** The storage keys of the pictures in a member's projects, takes and packages, each once. */
export async function memberPictures(tx: Transaction, member: Viewer): Promise<string[]> {
  const isTheirs = eq(projects.user_id, member.id);
  const pages: ReadPage[] = [
    (isNext) =>
      tx
        .select({
          id: projects.id,
          frames: projects.storyboard_frames,
          state: projects.wizard_state,
        })
        .from(projects)
        .where(and(isTheirs, isNext(projects.id)))
        .orderBy(asc(projects.id))
        .limit(rowsAtOnce),
    (isNext) =>
      tx
        .select({ id: projectTakes.id, frames: projectTakes.storyboard_frames })
        .from(projectTakes)
        .innerJoin(projects, eq(projects.id, projectTakes.project_id))
        .where(and(isTheirs, isNext(projectTakes.id)))
        .orderBy(asc(projectTakes.id))
        .limit(rowsAtOnce),
    (isNext) =>
      tx
        .select({ id: submissionLogs.id, package: submissionLogs.package })
        .from(submissionLogs)
        .where(and(theirSubmissions(member), isNext(submissionLogs.id)))
        .orderBy(asc(submissionLogs.id))
        .limit(rowsAtOnce),
  ];
  const keys = new Set<string>();
  for (const readPage of pages) await collect(readPage, keys);
  return [...keys];
}

async function collect(readPage: ReadPage, keys: Set<string>): Promise<void> {
  for (let last: string | undefined; ; ) {
    const after = last;
    const rows = await readPage((id) => (after === undefined ? undefined : gt(id, after)));
    for (const key of pictureKeys(rows)) keys.add(key);
    last = rows.at(-1)?.id;
    if (rows.length < rowsAtOnce) return;
  }
}
