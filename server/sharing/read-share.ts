import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { ProjectShare } from '#domain/sharing/share.ts';
import { sharedPath } from '#domain/sharing/shared-page.ts';
import { sharedGuests } from '../db/schema.ts';
import { findOwnProject } from '../projects/find-project.ts';
import type { Services } from '../services.ts';
import { approvalsOf, presentApproval } from './approvals/list-approvals.ts';
import { standingTake } from './approvals/whole-take.ts';
import { type ShareRow, shareOf } from './find-share.ts';
import { listThreads } from './list-feedback.ts';
import { tokenOf } from './share-address.ts';

type Parts = Pick<Services, 'config' | 'db' | 'now' | 'secret'>;

/** The link of the viewer's own project and what came of it; null where there is no such project. */
export async function readShare(
  services: Parts,
  viewer: Viewer,
  projectId: string,
): Promise<ProjectShare | null> {
  const { config, db } = services;
  const project = await findOwnProject(db, viewer, projectId);
  if (!project) return null;
  const share = await shareOf(db, project.id);
  const approvals = await approvalsOf(db, project.id);
  const { id, name, project_id, blocked_at } = sharedGuests;
  return {
    project_name: project.project_name,
    link: share?.key ? linkOf(services, share, share.key) : null,
    visits: config.countsVisits
      ? { count: share?.visits ?? 0, last_at: share?.visited_at?.toISOString() ?? null }
      : null,
    threads: await listThreads(db, project, 'owner'),
    approvals: approvals.map(presentApproval(standingTake(project), 'owner')),
    blocked: await db
      .select({ id, name })
      .from(sharedGuests)
      .where(and(eq(project_id, project.id), isNotNull(blocked_at)))
      .orderBy(asc(blocked_at)),
  };
}

const linkOf = (
  { config, now, secret }: Parts,
  { expires_at, passphrase, allows_downloads, mails_owner }: ShareRow,
  key: string,
): ProjectShare['link'] => ({
  address: `${config.appUrl}${sharedPath(tokenOf(key, secret))}`,
  expires_at: expires_at?.toISOString() ?? null,
  is_over: expires_at !== null && expires_at <= now(),
  allows_downloads,
  has_passphrase: passphrase !== null,
  mails_owner,
});
