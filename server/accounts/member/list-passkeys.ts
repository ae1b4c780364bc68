// A member's passkeys: looked at, and taken away.
import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ListedPasskey } from '#domain/accounts/account-facts.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Queries } from '../../db/database.ts';
import { passkeys } from '../../db/schema.ts';

/** Newest first. */
export async function listPasskeys(queries: Queries, userId: string): Promise<ListedPasskey[]> {
  const rows = await queries
    .select({ id: passkeys.id, name: passkeys.name, created_at: passkeys.created_at })
    .from(passkeys)
    .where(eq(passkeys.user_id, userId))
    .orderBy(desc(passkeys.created_at), desc(passkeys.id));
  return rows.map(({ id, name, created_at }) => ({
    id,
    name: name ?? 'A passkey',
    created_at: created_at.toISOString(),
  }));
}

/** Takes away one of the viewer's own. False when there is none of this id, or it is another's. */
export async function deletePasskey(
  queries: Queries,
  viewer: Viewer,
  id: string,
): Promise<boolean> {
  if (!z.uuid().safeParse(id).success) return false;
  const deleted = await queries
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.user_id, viewer.id)))
    .returning({ id: passkeys.id });
  return deleted.length > 0;
}
