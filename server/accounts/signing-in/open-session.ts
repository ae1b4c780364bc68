import { createHmac, randomUUID } from 'node:crypto';
import { generateId } from 'better-auth';
import { getIP } from 'better-auth/api';
import { sql } from 'drizzle-orm';
import { generateCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { preparedOnce } from '../../db/prepared-statement.ts';
import { sessions, submissionLogs } from '../../db/schema.ts';
import { claimAtSignIn } from '../../projects/claiming/claim-at-sign-in.ts';
import type { Services } from '../../services.ts';
import type { Member } from '../mailed-links/mailed-tokens.ts';
import { addressHeader } from '../open-auth.ts';

type Parts = Pick<Services, 'auth' | 'db' | 'log' | 'now'>;
type Caller = { ipAddress: string; userAgent: string };

/**
 * Opens a session for a member of whom no second factor is to be asked; gives its Set-Cookie. The
 * row and the cookie are better-auth's own, without the way through one of its endpoints. What a
 * guest sent from the member's address becomes theirs, as with every session.
 */
export async function openSession(parts: Parts, member: Member, caller: Caller): Promise<string> {
  const context = await parts.auth.$context;
  const token = generateId(32);
  const { expiresIn } = context.sessionConfig;
  const address = getIP(new Headers({ [addressHeader]: caller.ipAddress }), context.options) ?? '';
  const session = { token, expiresIn, address, userAgent: caller.userAgent };
  if (await insertSession(parts, member, session)) await claimAtSignIn(parts, member.id);
  const { name, attributes } = context.authCookies.sessionToken;
  const proof = createHmac('sha256', context.secret).update(token).digest('base64');
  return generateCookie(name, `${token}.${proof}`, {
    ...(attributes as CookieOptions),
    maxAge: expiresIn,
  });
}

type Session = { token: string; expiresIn: number; address: string; userAgent: string };

/** One statement, so that the disk is waited for once. True when there may be something to claim. */
async function insertSession(
  { db, now }: Parts,
  { id, email, email_verified }: Member,
  { token, expiresIn, address, userAgent }: Session,
): Promise<boolean> {
  const opened = now();
  const at = sql`${opened.toISOString()}::timestamptz`;
  const until = new Date(opened.getTime() + expiresIn * 1000).toISOString();
  const { rows } = await db.execute(
    preparedOnce(sql`
    with opened as (
      insert into ${sessions} (id, user_id, token, expires_at, created_at, updated_at, ip_address, user_agent)
      values (${randomUUID()}, ${id}, ${token}, ${until}, ${at}, ${at}, ${address}, ${userAgent})
    )
    select ${email_verified}::boolean and exists (
      select from ${submissionLogs} where lower(email) = lower(${email}) and user_id is null
    ) as claims`),
  );
  return rows[0]?.claims === true;
}
