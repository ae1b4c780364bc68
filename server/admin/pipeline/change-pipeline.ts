import { asc, eq } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Assignee, PipelineChange } from '#domain/admin/pipeline.ts';
import { memberName } from '#domain/admin/shown-names.ts';
import { AppError } from '../../app-error.ts';
import { announce } from '../../db/changes.ts';
import type { Queries, Transaction } from '../../db/database.ts';
import { pipeline, profiles, userRoles } from '../../db/schema.ts';
import { mayRunPipeline } from '../../policies.ts';
import type { Services } from '../../services.ts';
import { recordAct } from '../audit/record-act.ts';
import { type Entry, takeEntry } from './find-entry.ts';

/** Who can be given work: the administrators, by address. */
export async function listAssignees(queries: Queries): Promise<Assignee[]> {
  const rows = await queries
    .select({ id: profiles.id, name: profiles.full_name, email: profiles.email })
    .from(userRoles)
    .innerJoin(profiles, eq(profiles.id, userRoles.user_id))
    .where(eq(userRoles.role, 'admin'))
    .orderBy(asc(profiles.email));
  return rows.map(({ name, ...row }) => ({ ...row, name: memberName(name) }));
}

/**
 * Moves projects and submissions to a stage, or gives them to somebody, and notes it for each in the
 * audit log. What is so already stays; what is gone is counted. Throws 'forbidden', and
 * 'invalid-input' for somebody who is no administrator.
 */
export async function changePipeline(
  { db, now }: Pick<Services, 'db' | 'now'>,
  admin: Viewer,
  { items, change }: PipelineChange,
): Promise<{ changed: number; missing: number }> {
  if (!mayRunPipeline(admin)) throw new AppError('forbidden', 'Administrators alone do this.');
  const at = now();
  // In one order, whoever changes some of the same at once.
  const each = [...new Map(items.map((item) => [`${item.kind}:${item.id}`, item])).values()].sort(
    (a, b) => (a.id < b.id ? -1 : 1),
  );
  return db.transaction(async (tx) => {
    if (change.kind === 'assignee') await requireAssignee(tx, change.assignee_id);
    const counts = { changed: 0, missing: 0 };
    for (const item of each) {
      const entry = await takeEntry(tx, item, at);
      if (!entry) counts.missing += 1;
      else if (await apply(tx, entry, change, at)) {
        counts.changed += 1;
        await recordAct(tx, {
          admin,
          action: change.kind === 'stage' ? 'pipeline.moved' : 'pipeline.assigned',
          target: item,
          details:
            change.kind === 'stage'
              ? { from: entry.stage, to: change.stage }
              : { from: entry.assignee_id, to: change.assignee_id },
          at,
        });
      }
    }
    if (counts.changed > 0) await announce(tx, 'leads');
    return counts;
  });
}

async function requireAssignee(tx: Transaction, id: string | null): Promise<void> {
  if (id === null) return;
  const known = await listAssignees(tx);
  if (known.some((one) => one.id === id)) return;
  const fields = [{ path: 'change.assignee_id', message: 'This is no administrator.' }];
  throw new AppError('invalid-input', 'Some fields need a change.', { fields });
}

async function apply(
  tx: Transaction,
  entry: Entry,
  change: PipelineChange['change'],
  updated_at: Date,
): Promise<boolean> {
  const next =
    change.kind === 'stage' ? { stage: change.stage } : { assignee_id: change.assignee_id };
  const isSo = Object.entries(next).every(([name, value]) => entry[name as keyof Entry] === value);
  if (isSo) return false;
  await tx
    .update(pipeline)
    .set({ ...next, updated_at })
    .where(eq(pipeline.id, entry.id));
  return true;
}
