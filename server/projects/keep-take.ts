import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { takeKeptUntil } from '#domain/projects/kept-takes.ts';
import { sameJson } from '#domain/same-json.ts';
import type { Transaction } from '../db/database.ts';
import { projectTakes } from '../db/schema.ts';
import { findEntitlement } from '../payments/subscriptions/entitlement.ts';
import { mayKeepYearOfTakes } from '../policies.ts';
import { dropTakes, keepForYear } from './drop-takes.ts';
import type { ProjectRow } from './find-project.ts';

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
 * same twice in a row is one take. Runs in the transaction of the change.
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
    const kept_until = last.kept_until && takeKeptUntil(created_at);
    await tx
      .update(projectTakes)
      .set({ created_at, shots, kept_until })
      .where(eq(projectTakes.id, last.id));
    return;
  }
  await insertTake(tx, before, contentOf(before), created_at);
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
  const { project_id, creative_brief, script } = projectTakes;
  const told = and(
    eq(project_id, row.id),
    eq(creative_brief, content.creative_brief),
    eq(script, content.script),
  );
  const takes = await tx.select().from(projectTakes).where(told);
  if (takes.some((take) => sameJson(seenOf(take), seenOf(content)))) return;
  await insertTake(tx, row, contentOf(content), created_at);
}

async function insertTake(
  tx: Transaction,
  { id: project_id, user_id }: Pick<ProjectRow, 'id' | 'user_id'>,
  content: Content,
  created_at: Date,
): Promise<void> {
  await tx.insert(projectTakes).values({ id: randomUUID(), project_id, ...content, created_at });
  if (mayKeepYearOfTakes(await findEntitlement(tx, user_id))) await keepForYear(tx, project_id);
  await dropTakes(tx, project_id, created_at);
}

// Filling in what was empty replaces nothing.
const replaces = (before: Seen, after: Seen): boolean =>
  (Object.keys(before) as (keyof Seen)[]).some(
    (part) => before[part].length > 0 && !sameJson(before[part], after[part]),
  );
