// What the button on the page of a mailed link does.
import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { announce } from '../../db/changes.ts';
import type { Transaction } from '../../db/database.ts';
import {
  accounts,
  passkeys,
  profiles,
  secondFactors,
  sessions,
  verifications,
} from '../../db/schema.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { claimAtSignIn } from '../../projects/claiming/claim-at-sign-in.ts';
import type { Services } from '../../services.ts';
import { AuthRefusal } from '../auth-refusal.ts';
import { settleAdmins } from '../member/roles.ts';
import { hashPassword } from '../signing-in/hash-password.ts';
import { refuseWeakPassword } from '../signing-in/refuse-weak-password.ts';
import {
  endLinks,
  endMoves,
  type LinkKind,
  type Member,
  readToken,
  takeToken,
} from './mailed-tokens.ts';

/**
 * Verifies the address a link was sent to; a new address takes the old one's place. What a guest sent
 * from it is the member's from then on.
 */
export async function verifyAddress(services: Services, token: string): Promise<void> {
  const { db, config } = services;
  const now = services.now();
  const id = await db.transaction(async (tx) => {
    const { member, sentTo } = await takeToken(tx, 'verify', token, now);
    if (sentTo !== member.email) await moveAddress(services, tx, member, sentTo, now);
    await change(tx, member.id, { email: sentTo, email_verified: true, updated_at: now });
    return member.id;
  });
  await settleAdmins(db, config, now, id);
  await claimAtSignIn(services, id);
}

/** Whether a link still counts, for its page: nothing is used up. */
export async function linkCounts(
  { db, now }: Pick<Services, 'db' | 'now'>,
  kind: LinkKind,
  token: string,
): Promise<boolean> {
  try {
    await readToken(db, kind, token, now());
    return true;
  } catch (error) {
    if (error instanceof AuthRefusal) return false;
    throw error;
  }
}

async function moveAddress(
  services: Services,
  tx: Transaction,
  member: Member,
  address: string,
  now: Date,
): Promise<void> {
  const others = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.email, address), ne(profiles.id, member.id)));
  if (others.length > 0) {
    throw new AuthRefusal(
      400,
      'EMAIL_TAKEN',
      'This address belongs to another account by now. Please use another.',
    );
  }
  await endMoves(tx, member.id);
  await queueMail(services, tx, {
    kind: 'address-changed',
    to: member.email,
    userId: member.id,
    now,
  });
}

/**
 * Sets the password somebody chose after losing theirs. All sessions end, and the address is
 * verified: the link was read there. A password that is too weak does not use the link up. Returns
 * the address, to sign in with.
 */
export async function recoverPassword(
  services: Services,
  token: string,
  password: string,
): Promise<string> {
  const { db, config } = services;
  const now = services.now();
  const { member } = await readToken(db, 'recover', token, now);
  await refuseWeakPassword(password, { name: member.full_name, email: member.email });
  const hash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await takeToken(tx, 'recover', token, now);
    if (!member.email_verified) await dropUnproven(tx, member.id);
    await endSignIns(tx, member.id);
    await tx
      .insert(accounts)
      .values({
        id: randomUUID(),
        user_id: member.id,
        provider_id: 'credential',
        account_id: member.id,
        password: hash,
        created_at: now,
        updated_at: now,
      })
      .onConflictDoUpdate({
        target: [accounts.provider_id, accounts.account_id],
        set: { password: hash, updated_at: now },
      });
    await change(tx, member.id, { email_verified: true, updated_at: now });
    const about = { kind: 'password-changed', to: member.email, userId: member.id } as const;
    await queueMail(services, tx, { ...about, now });
  });
  await settleAdmins(db, config, now, member.id);
  return member.email;
}

/**
 * Whom a link to sign in belongs to. It verifies the address; `isKnown` says whether this browser
 * signed in with it before.
 */
export async function takeSignInLink(
  { db, config, now }: Services,
  token: string,
  isKnown: (email: string) => boolean,
): Promise<Member> {
  const found = await db.transaction(async (tx) => {
    const { member } = await takeToken(tx, 'sign-in', token, now());
    if (member.email_verified) return member;
    const mayStay = isKnown(member.email);
    if (!mayStay) await dropUnproven(tx, member.id);
    await change(tx, member.id, { email_verified: true, updated_at: now() });
    const two_factor_enabled = mayStay && member.two_factor_enabled;
    return { ...member, email_verified: true, two_factor_enabled };
  });
  await settleAdmins(db, config, now(), found.id);
  return found;
}

/** Ends every session, and forgets which browsers need no second factor. */
export async function endSignIns(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.user_id, userId));
  await announce(tx, 'sessions', userId);
  await forgetTrust(tx, userId);
}

/** Forgets which browsers need no second factor, challenges that wait for one, and mailed links. */
export async function forgetTrust(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(verifications).where(eq(verifications.value, userId));
  await endLinks(tx, userId);
}

// Whoever signed up with an address they could not read must not keep a way in once its owner comes.
async function dropUnproven(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(accounts).where(eq(accounts.user_id, userId));
  await tx.delete(passkeys).where(eq(passkeys.user_id, userId));
  await tx.delete(secondFactors).where(eq(secondFactors.user_id, userId));
  await change(tx, userId, { two_factor_enabled: false });
  await endSignIns(tx, userId);
}

const change = (tx: Transaction, id: string, values: Partial<typeof profiles.$inferInsert>) =>
  tx.update(profiles).set(values).where(eq(profiles.id, id));
