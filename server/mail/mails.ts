// Mails on their way: queued with what causes them, sent once, kept with what became of them.
import { randomUUID } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import { announce, nobody } from '../db/changes.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { type MailStatus, mails } from '../db/schema.ts';
import { MailError, type MailMessage } from '../gateways/mail/port.ts';
import type { Services } from '../services.ts';
import { stopMail, whyStopped } from './suppression-list.ts';

/** The queue whose job delivers mails. */
export const sendMailQueue = 'send-mail';

/** What a mail is about: deleting it deletes the mail. */
type About = {
  submissionId?: string;
  userId?: string;
  projectId?: string;
  orderId?: string;
  subscriptionId?: string;
  bidId?: string;
};
export type QueuedMail = {
  kind: MailKind;
  to: string;
  now: Date;
  /** The page of ours that a link to sign in leads to. */
  returnPath?: string;
} & About;

export type MailRow = typeof mails.$inferSelect;
/** Null when there is nothing to say any more: the mail is then never sent. */
type WriteMail = (
  services: Services,
  mail: MailRow,
  returnPath: string,
) => Promise<MailMessage | null>;
/**
 * `answers`: somebody just asked for it or has to know, so that a wish for no more mail does not
 * hold it back, nor a report where the address is a member's.
 */
type Kind = {
  write: () => Promise<WriteMail>;
  answers?: true;
  /** Goes once it was sent or given up: whom it was for is gone. */
  forgotten?: true;
};
const aboutAccount: Kind = {
  write: async () => (await import('../documents/write-account-mail.ts')).writeAccountMail,
  answers: true,
};
const aboutPayment: Kind = {
  write: async () => (await import('../documents/write-payment-mail.ts')).writePaymentMail,
  answers: true,
};
const aboutBid: Kind = {
  write: async () => (await import('../documents/write-bid-mail.ts')).writeBidMail,
};
// Writers are loaded with the first mail of a kind: a start does not wait for them.
const kinds = {
  package: {
    write: async () => (await import('../documents/write-package-mail.ts')).writePackageMail,
  },
  'production-request': {
    write: async () => (await import('../documents/write-production-mail.ts')).writeProductionMail,
  },
  project: {
    write: async () => (await import('../documents/write-project-mail.ts')).writeProjectMail,
  },
  feedback: {
    write: async () => (await import('../documents/write-feedback-mail.ts')).writeFeedbackMail,
  },
  'bid-request': aboutBid,
  'bid-offered': aboutBid,
  'bid-accepted': aboutBid,
  'bid-declined': aboutBid,
  'verify-email': aboutAccount,
  'recover-password': aboutAccount,
  'sign-in-link': aboutAccount,
  'account-deleted': { ...aboutAccount, forgotten: true },
  'password-changed': aboutAccount,
  'address-changed': aboutAccount,
  'second-factor-changed': aboutAccount,
  receipt: aboutPayment,
  'payment-refunded': aboutPayment,
  'subscription-started': aboutPayment,
  'trial-ending': aboutPayment,
  'subscription-receipt': aboutPayment,
  'renewal-failed': aboutPayment,
  'subscription-canceled': aboutPayment,
  'subscription-ended': aboutPayment,
  'payment-received': aboutPayment,
  'payment-disputed': aboutPayment,
  'dispute-decided': aboutPayment,
  'refund-told': aboutPayment,
  'refund-returned': aboutPayment,
  'cancellation-told': aboutPayment,
  'failed-renewal-told': aboutPayment,
} satisfies Record<string, Kind>;
type MailKind = keyof typeof kinds;
const kindOf = (name: string): Kind => kinds[name as MailKind];

/**
 * Queues a mail in the caller's transaction. For an address that wants none it is recorded as
 * stopped and never sent.
 */
export async function queueMail(
  services: Pick<Services, 'config' | 'jobs'>,
  tx: Transaction,
  { kind, to, now, returnPath, ...about }: QueuedMail,
): Promise<void> {
  const id = randomUUID();
  // Of an answer it is found out when it is sent: until then every address is treated alike.
  const isStopped = !kindOf(kind).answers && (await isHeldBack(tx, kind, to));
  const status: MailStatus = isStopped ? 'stopped' : 'queued';
  await tx.insert(mails).values({
    id,
    kind,
    to_address: to,
    submission_id: about.submissionId ?? null,
    user_id: about.userId ?? null,
    project_id: about.projectId ?? null,
    order_id: about.orderId ?? null,
    subscription_id: about.subscriptionId ?? null,
    bid_id: about.bidId ?? null,
    status,
    created_at: now,
    message_id: messageIdOf(id, services),
  });
  await announce(tx, 'mails', nobody);
  if (status === 'stopped') return;
  await services.jobs.enqueue(tx, sendMailQueue, {
    mailId: id,
    ...(returnPath === undefined ? {} : { returnPath }),
  });
}

async function isHeldBack(queries: Queries, kind: string, to: string): Promise<boolean> {
  const stop = await whyStopped(queries, to);
  if (!stop) return false;
  if (!kindOf(kind).answers || stop.reason === 'bounced') return true;
  return stop.reason === 'reported' && !stop.isMember;
}

/** How many were given up: refused for good, or tried for the last time. */
export async function countFailedMails(db: Queries): Promise<number> {
  return db.$count(mails, eq(mails.status, 'failed'));
}

// Made once for the mail, so that a copy sent after a lost answer can be recognised.
const messageIdOf = (id: string, { config }: Pick<Services, 'config'>): string =>
  `<${id}@${config.mailFrom.address.split('@')[1]}>`;

/**
 * Sends a queued mail and records what became of it. Does nothing for a mail that was sent, stopped
 * or given up before. Throws a MailError for what may succeed later, unless `lastAttempt`; then,
 * and when the mail will never be taken, it is recorded as failed.
 */
export async function deliverMail(
  services: Services,
  mailId: string,
  lastAttempt: boolean,
  returnPath = '/',
): Promise<void> {
  const [mail] = await services.db
    .select()
    .from(mails)
    .where(and(eq(mails.id, mailId), eq(mails.status, 'queued')));
  if (!mail) return;
  try {
    await deliver(services, mail, lastAttempt, returnPath);
  } finally {
    if (kindOf(mail.kind).forgotten) {
      await services.db.delete(mails).where(and(eq(mails.id, mailId), ne(mails.status, 'queued')));
    }
  }
}

async function deliver(
  services: Services,
  mail: MailRow,
  lastAttempt: boolean,
  returnPath: string,
): Promise<void> {
  const { id: mailId } = mail;
  if (await isHeldBack(services.db, mail.kind, mail.to_address)) {
    return record(services, mailId, { status: 'stopped' });
  }
  await record(services, mailId, { attempts: sql`${mails.attempts} + 1` });
  try {
    const write = await kindOf(mail.kind).write();
    const message = await write(services, mail, returnPath);
    if (!message) return record(services, mailId, { status: 'stopped' });
    await services.mail.send(message);
  } catch (error) {
    return recordFailure(services, mail, error, lastAttempt);
  }
  await recordSent(services, mail);
}

async function recordSent(services: Services, { id, message_id }: MailRow): Promise<void> {
  const { db, outbox } = services;
  const sent = { status: 'sent', sent_at: services.now(), last_error: null } as const;
  const kept = await db.transaction(async (tx) => {
    await announce(tx, 'mails', nobody);
    return tx.update(mails).set(sent).where(eq(mails.id, id)).returning({ id: mails.id });
  });
  // Whom or what it was about was deleted while it was being written.
  if (kept.length === 0 && message_id) await outbox?.remove([message_id]);
}

async function recordFailure(
  services: Services,
  { id: mailId, to_address }: MailRow,
  error: unknown,
  lastAttempt: boolean,
): Promise<void> {
  const refused = error instanceof MailError;
  const permanent = refused && error.outcome === 'permanent';
  const last_error = error instanceof Error ? error.message : String(error);
  const status: MailStatus = permanent || lastAttempt ? 'failed' : 'queued';
  await record(services, mailId, { status, last_error }, async (tx) => {
    if (!refused || !error.isNoMailbox) return;
    await stopMail(tx, to_address, services.now(), { reason: 'bounced', mailId });
  });
  // What a mail server answers can hold the address, so only our own words are kept.
  const known = refused ? { outcome: error.outcome, reason: error.message } : { err: error };
  services.log.warn({ mailId, status, ...known }, 'a mail was not sent');
  if (!permanent) throw refused ? new MailError(error.outcome, error.message) : error;
}

async function record(
  { db }: Services,
  mailId: string,
  change: Parameters<ReturnType<Services['db']['update']>['set']>[0],
  andThen: (tx: Transaction) => Promise<void> = async () => {},
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(mails).set(change).where(eq(mails.id, mailId));
    await andThen(tx);
    if ('status' in change) await announce(tx, 'mails', nobody);
  });
}
