import { randomUUID } from 'node:crypto';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import { sameJson } from '#domain/same-json.ts';
import type { Transaction } from '../db/database.ts';
import { projectTakes } from '../db/schema.ts';
import type { ProjectRow } from './find-project.ts';

const mostTakes = 50;

type Seen = Pick<ProjectRow, 'creative_brief' | 'script' | 'storyboard_frames'>;
type Content = Seen & Pick<ProjectRow, 'shots'>;
export const contentOf = ({ shots, ...row }: Content): Content => ({ ...seenOf(row), shots });
const seenOf = ({ creative_brief, script, storyboard_frames }: Seen): Seen => ({
  creative_brief,
  script,
  storyboard_frames,
});

/**
 * Keeps what stood in a project before a change, if any of it that is read or seen was replaced; the
 * same twice in a row is one take. The newest fifty stay. Runs in the transaction of the change.
 */
export async function keepTake(
  tx: Transaction,
  before: ProjectRow,
  after: ProjectRow,
): Promise<void> {
  if (!replaces(seenOf(before), seenOf(after))) return;
  const newest = desc(projectTakes.created_at);
  const ofProject = eq(projectTakes.project_id, before.id);
  const [last] = await tx.select().from(projectTakes).where(ofProject).orderBy(newest).limit(1);
  const created_at = after.updated_at;
  if (last && sameJson(seenOf(last), seenOf(before))) {
    const { shots } = before;
    await tx.update(projectTakes).set({ created_at, shots }).where(eq(projectTakes.id, last.id));
    return;
  }
  await insertTake(tx, before.id, contentOf(before), created_at);
}

/**
 * Keeps what was made of a project elsewhere as a take that stood there at that time, unless the same
 * stands or is kept already.
 */
export async function keepBeside(
  tx: Transaction,
  row: ProjectRow,
  content: Content,
  created_at: Date,
): Promise<void> {
  if (!replaces(seenOf(content), seenOf(row))) return;
  const takes = await tx.select().from(projectTakes).where(eq(projectTakes.project_id, row.id));
  if (takes.some((take) => sameJson(seenOf(take), seenOf(content)))) return;
  await insertTake(tx, row.id, contentOf(content), created_at);
}

async function insertTake(
  tx: Transaction,
  project_id: string,
  content: Content,
  created_at: Date,
): Promise<void> {
  const ofProject = eq(projectTakes.project_id, project_id);
  const newest = desc(projectTakes.created_at);
  await tx.insert(projectTakes).values({ id: randomUUID(), project_id, ...content, created_at });
  const kept = tx
    .select({ id: projectTakes.id })
    .from(projectTakes)
    .where(ofProject)
    .orderBy(newest, desc(projectTakes.id))
    .limit(mostTakes);
  await tx.delete(projectTakes).where(and(ofProject, notInArray(projectTakes.id, kept)));
}

// Filling in what was empty replaces nothing.
const replaces = (before: Seen, after: Seen): boolean =>
  (Object.keys(before) as (keyof Seen)[]).some(
    (part) => before[part].length > 0 && !sameJson(before[part], after[part]),
  );
