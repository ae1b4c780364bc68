// The keys of a member: made, listed, revoked.
import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { isAdmin, type Viewer } from '#domain/accounts/viewer.ts';
import { type ApiKey, mostKeys, type NewApiKey } from '#domain/api-keys/api-key.ts';
import { isAdminScope } from '#domain/api-keys/scopes.ts';
import { AppError } from '../app-error.ts';
import type { Queries } from '../db/database.ts';
import { apiKeys, profiles } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { hashSecret, hintOf, makeSecret } from './key-secret.ts';

const dayMs = 86_400_000;

export async function listKeys(queries: Queries, { id }: Viewer): Promise<{ keys: ApiKey[] }> {
  const rows = await queries
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.user_id, id))
    .orderBy(desc(apiKeys.created_at), desc(apiKeys.id));
  return { keys: rows.map(present) };
}

/**
 * Makes a key. Throws 'invalid-input' for what only admins may be allowed, 'conflict' where there are
 * too many.
 */
export async function makeKey(
  { db, now }: Pick<Services, 'db' | 'now'>,
  viewer: Viewer,
  { name, scopes, expires_in_days }: NewApiKey,
): Promise<ApiKey & { secret: string }> {
  const at = now();
  if (scopes.some(isAdminScope) && !isAdmin(viewer)) {
    const message = 'Only administrators can allow this.';
    throw new AppError('invalid-input', message, { fields: [{ path: 'scopes', message }] });
  }
  const secret = makeSecret();
  return db.transaction(async (tx) => {
    await tx
      .select({ id: profiles.id })
      .from(profiles)
      .where(eq(profiles.id, viewer.id))
      .for('update');
    if ((await tx.$count(apiKeys, eq(apiKeys.user_id, viewer.id))) >= mostKeys) {
      throw new AppError('conflict', `You have ${mostKeys} keys. Revoke one you do not use.`);
    }
    const [row] = await tx
      .insert(apiKeys)
      .values({
        id: randomUUID(),
        user_id: viewer.id,
        name: name.trim(),
        secret_hash: hashSecret(secret),
        hint: hintOf(secret),
        scopes,
        created_at: at,
        expires_at: expires_in_days ? new Date(at.getTime() + expires_in_days * dayMs) : null,
      })
      .returning();
    if (!row) throw new Error('A key that was made is not there.');
    return { ...present(row), secret };
  });
}

/** Ends a key of the viewer's own at once. Throws 'not-found'. */
export async function revokeKey(queries: Queries, viewer: Viewer, id: string): Promise<void> {
  const gone = isId(id)
    ? await queries
        .delete(apiKeys)
        .where(and(eq(apiKeys.id, id), eq(apiKeys.user_id, viewer.id)))
        .returning({ id: apiKeys.id })
    : [];
  if (gone.length === 0) throw new AppError('not-found', 'There is no key of this id.');
}

const isId = (id: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);

const present = ({
  id,
  name,
  hint,
  scopes,
  created_at,
  expires_at,
  last_used_at,
}: typeof apiKeys.$inferSelect): ApiKey => ({
  id,
  name,
  hint,
  scopes,
  created_at: created_at.toISOString(),
  expires_at: expires_at?.toISOString() ?? null,
  last_used_at: last_used_at?.toISOString() ?? null,
});
