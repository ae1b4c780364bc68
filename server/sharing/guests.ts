// Guests of a link: told apart by a key their browser keeps, and by the network they write from.
import { createHmac, randomUUID } from 'node:crypto';
import { and, eq, isNotNull, or } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { sharedGuests } from '../db/schema.ts';
import { mayWriteShared } from '../policies.ts';
import type { ProjectRow } from '../projects/find-project.ts';
import type { Services } from '../services.ts';
import type { Asker } from './asker.ts';

export type GuestRow = typeof sharedGuests.$inferSelect;

/** The name this browser last wrote under at this project, or empty. */
export async function guestNameOf(
  queries: Queries,
  projectId: string,
  browser: string | null,
): Promise<string> {
  if (browser === null) return '';
  const { project_id, browser: key, name } = sharedGuests;
  const [row] = await queries
    .select({ name })
    .from(sharedGuests)
    .where(and(eq(project_id, projectId), eq(key, browser)));
  return row?.name ?? '';
}

/**
 * The guest who writes, in the transaction that keeps what they write. Throws 'forbidden' for somebody
 * whom the owner blocked, by browser or by network, and for the owner.
 */
export async function admitGuest(
  { secret, now }: Pick<Services, 'secret' | 'now'>,
  tx: Transaction,
  project: ProjectRow,
  asker: Asker,
  name: string,
): Promise<GuestRow> {
  const browser = asker.giveBrowser();
  const network = createHmac('sha256', secret)
    .update(`shared-network:${project.id}:${asker.network}`)
    .digest('base64url');
  const isBlocked = await isBlockedBy(tx, project.id, { browser, network });
  if (!mayWriteShared(asker.viewer, project, { isBlocked })) throw notHere();
  const [guest] = await tx
    .insert(sharedGuests)
    .values({
      id: randomUUID(),
      project_id: project.id,
      browser,
      network,
      name,
      created_at: now(),
    })
    .onConflictDoUpdate({
      target: [sharedGuests.project_id, sharedGuests.browser],
      set: { name, network },
    })
    .returning();
  if (!guest) throw notHere();
  return guest;
}

async function isBlockedBy(
  queries: Queries,
  projectId: string,
  { browser, network }: { browser: string; network: string },
): Promise<boolean> {
  const isThis = or(eq(sharedGuests.browser, browser), eq(sharedGuests.network, network));
  const found = await queries
    .select({ id: sharedGuests.id })
    .from(sharedGuests)
    .where(and(eq(sharedGuests.project_id, projectId), isNotNull(sharedGuests.blocked_at), isThis))
    .limit(1);
  return found.length > 0;
}

const notHere = () => new AppError('forbidden', 'Nothing more can be written here from you.');
