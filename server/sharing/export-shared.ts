import { asc, inArray } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { bids, projectApprovals, projectComments, shares } from '../db/schema.ts';

/** What a member's export holds of links: how each stands, what was said, approved and offered, by project. */
export async function exportShared(queries: Queries, projectIds: string[]) {
  const links = await queries.select().from(shares).where(inArray(shares.project_id, projectIds));
  const said = await queries
    .select()
    .from(projectComments)
    .where(inArray(projectComments.project_id, projectIds))
    .orderBy(asc(projectComments.created_at), asc(projectComments.id));
  const approved = await queries
    .select()
    .from(projectApprovals)
    .where(inArray(projectApprovals.project_id, projectIds))
    .orderBy(asc(projectApprovals.created_at), asc(projectApprovals.id));
  const asked = await queries.select().from(bids).where(inArray(bids.project_id, projectIds));
  const isOf = (id: string) => (row: { project_id: string }) => row.project_id === id;
  return (id: string) => ({
    // Whoever gets hold of the file is not to get hold of what opens the link.
    link: links.filter(isOf(id)).map(({ id: _, project_id, key, passphrase, ...link }) => ({
      ...link,
      is_on: key !== null,
      has_passphrase: passphrase !== null,
    }))[0],
    comments: said.filter(isOf(id)).map(({ project_id, guest_id, ...comment }) => comment),
    bids: asked.filter(isOf(id)).map(({ project_id, key, address, ...bid }) => bid),
    approvals: approved.filter(isOf(id)).map(({ project_id, guest_id, take, ...rest }) => rest),
  });
}
