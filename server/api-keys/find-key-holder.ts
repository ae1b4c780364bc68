// Keys in place of a session: `Authorization: Bearer adb_…`.
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { ApiScope } from '#domain/api-keys/scopes.ts';
import { type SignedIn, viewerOf } from '../accounts/find-viewer.ts';
import { AppError } from '../app-error.ts';
import { apiKeys, profiles } from '../db/schema.ts';
import type { LimitRule } from '../limits.ts';
import type { Services } from '../services.ts';
import { hashSecret } from './key-secret.ts';

const noteMs = 60_000;

/** `any`: the address is to be found first, and then asks for its own. */
export type AskedScope = ApiScope | 'any';
type KeyHolder = { signedIn: SignedIn; scopes: readonly ApiScope[] };

const requestsAnHour = 3_600;
/** How often one key may ask. */
export const keyLimit = (id: string): LimitRule => ({
  name: 'api-key',
  subject: id,
  count: requestsAnHour,
  windowSeconds: 3600,
  isBrief: true,
});

/**
 * Whose key it is. A key is never a fresh proof of who one is. Throws 401 for what is no key, was
 * revoked or has expired.
 */
export async function findKeyHolder(
  parts: Pick<Services, 'db' | 'now'>,
  secret: string,
): Promise<KeyHolder> {
  const { db, now } = parts;
  const at = now();
  const [found] = await db
    .select({ key: apiKeys, profile: profiles })
    .from(apiKeys)
    .innerJoin(profiles, eq(profiles.id, apiKeys.user_id))
    .where(
      and(
        eq(apiKeys.secret_hash, hashSecret(secret)),
        or(isNull(apiKeys.expires_at), gt(apiKeys.expires_at, at)),
      ),
    );
  if (!found) throw noKey();
  const { key, profile } = found;
  // Nobody lets in whom signing in would not.
  const viewer: Viewer | null = await viewerOf(parts, profile);
  if (!viewer) throw noKey();
  const isOld = or(
    isNull(apiKeys.last_used_at),
    lt(apiKeys.last_used_at, new Date(at.getTime() - noteMs)),
  );
  await db
    .update(apiKeys)
    .set({ last_used_at: at })
    .where(and(eq(apiKeys.id, key.id), isOld));
  const signedIn = {
    viewer,
    sessionId: key.id,
    signedInAt: new Date(0),
    apiKey: key.id,
  };
  return { signedIn, scopes: key.scopes };
}

const noKey = () => new AppError('unauthorized', 'This API key is not valid (any more).');

/** Throws 403 for a key that is not allowed this; without a scope no key is. */
export function requireScope({ scopes }: KeyHolder, scope: AskedScope | undefined): void {
  if (scope === undefined) throw new AppError('forbidden', 'No API key may do this.');
  if (scope === 'any' || scopes.includes(scope)) return;
  throw new AppError('forbidden', `This API key is not allowed ${scope}.`);
}
