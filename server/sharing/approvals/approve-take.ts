import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { mostApprovals } from '#domain/sharing/comment.ts';
import { AppError } from '../../app-error.ts';
import { projectApprovals } from '../../db/schema.ts';
import type { ProjectRow } from '../../projects/find-project.ts';
import type { Services } from '../../services.ts';
import type { Asker } from '../asker.ts';
import { admitGuest } from '../guests.ts';
import { approvalRules } from '../limits.ts';
import { noteFeedback } from '../tell-owner.ts';
import { takeOf } from '../work-of.ts';
import { lockShared } from '../write-comment.ts';
import { takeName } from './take-name.ts';
import { keptCuts, standingTake } from './whole-take.ts';

/**
 * Keeps every cut of the take that stands as the one this guest said yes to, with name and time; pressed again it
 * is the same. Throws 'conflict' when another take stands than the one they were shown.
 */
export async function approveTake(
  services: Services,
  { id: projectId }: ProjectRow,
  asker: Asker,
  { name, take }: { name: string; take: string },
): Promise<string> {
  const at = services.now();
  return services.db.transaction(async (tx) => {
    const project = await lockShared(tx, projectId);
    const guest = await admitGuest(services, tx, project, asker, name);
    if (takeName(standingTake(project)) !== take) throw changedMeanwhile();
    const isThis = and(eq(projectApprovals.guest_id, guest.id), eq(projectApprovals.take, take));
    const [same] = await tx.select().from(projectApprovals).where(isThis);
    if (same) return same.id;
    await services.limits.take(approvalRules(asker, projectId), at, tx);
    const held = await tx.$count(projectApprovals, eq(projectApprovals.project_id, projectId));
    if (held >= mostApprovals) throw tooMany();
    const id = randomUUID();
    await tx.insert(projectApprovals).values({
      id,
      project_id: projectId,
      guest_id: guest.id,
      name,
      ...takeOf(project),
      cuts: keptCuts(project),
      take,
      created_at: at,
    });
    await noteFeedback(services, tx, project);
    return id;
  });
}

const changedMeanwhile = () =>
  new AppError(
    'conflict',
    'It was changed while you were reading, so nothing was approved. What stands now is above.',
  );
const tooMany = () => new AppError('conflict', 'This was approved as often as a project keeps.');
