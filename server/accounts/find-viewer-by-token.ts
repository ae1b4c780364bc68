// Access tokens in place of a cookie: `Authorization: Bearer …`.
import { and, eq, gt } from 'drizzle-orm';
import { decodeProtectedHeader, errors, importJWK, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import { profiles, sessions } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { findSigningKey } from './signing-keys.ts';

type Parts = Pick<Services, 'config' | 'db' | 'now'>;

/** The bearer token of a request; undefined for other kinds of authorization. */
export const bearerToken = (headers: Headers): string | undefined =>
  /^Bearer +(\S+)\s*$/i.exec(headers.get('authorization') ?? '')?.[1];

/**
 * The profile and session of an access token. Throws 401 for what is no token of ours, has expired,
 * or whose session has ended.
 */
export async function findByToken(parts: Parts, token: string) {
  const { data } = claims.safeParse(await verify(parts, token));
  if (!data) throw invalid();
  const [found] = await parts.db
    .select({ profile: profiles, session: sessions })
    .from(sessions)
    .innerJoin(profiles, eq(profiles.id, sessions.user_id))
    .where(
      and(
        eq(sessions.id, data.sid),
        eq(sessions.user_id, data.sub),
        gt(sessions.expires_at, parts.now()),
      ),
    );
  if (!found) throw new AppError('unauthorized', 'This session has ended. Please sign in again.');
  return found;
}

const claims = z.object({ sub: z.uuid(), sid: z.uuid() });

async function verify({ config, db, now }: Parts, token: string): Promise<JWTPayload> {
  try {
    const { kid } = decodeProtectedHeader(token);
    const key = await findSigningKey(db, kid, now());
    if (!key) throw invalid();
    const algorithm = key.alg ?? 'EdDSA';
    const { payload } = await jwtVerify(
      token,
      await importJWK(JSON.parse(key.public_key), algorithm),
      {
        algorithms: [algorithm],
        issuer: config.appUrl,
        audience: config.appUrl,
        requiredClaims: ['exp', 'sub', 'sid'],
        currentDate: now(),
      },
    );
    return payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) {
      throw new AppError('unauthorized', 'This access token has expired.');
    }
    if (error instanceof errors.JOSEError || error instanceof TypeError) throw invalid(error);
    throw error;
  }
}

const invalid = (cause?: unknown) => new AppError('unauthorized', 'invalid token', { cause });
