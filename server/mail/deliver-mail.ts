// Queued mails are sent once, and kept with what became of them.
import { and, eq, ne, sql } from 'drizzle-orm';
import { announce, nobody } from '../db/changes.ts';
import type { Transaction } from '../db/database.ts';
import { type MailStatus, mails } from '../db/schema.ts';
import { MailError, type MailMessage } from '../gateways/mail/port.ts';
import type { Services } from '../services.ts';
import { isHeldBack, kindOf, type MailRow, type MailWriter } from './queue-mail.ts';
import { stopMail } from './suppression-list.ts';

/** Null when there is nothing to say any more: the mail is then never sent. */
type WriteMail = (
  services: Services,
  mail: MailRow,
  returnPath: string,
) => Promise<MailMessage | null>;

// Writers are loaded with the first mail of a kind: a start does not wait for them.
const writers: Record<MailWriter, () => Promise<WriteMail>> = {
  account: async () => (await import('../documents/write-account-mail.ts')).writeAccountMail,
  payment: async () => (await import('../documents/write-payment-mail.ts')).writePaymentMail,
  bid: async () => (await import('../documents/write-bid-mail.ts')).writeBidMail,
  package: async () => (await import('../documents/write-package-mail.ts')).writePackageMail,
  production: async () =>
    (await import('../documents/write-production-mail.ts')).writeProductionMail,
  project: async () => (await import('../documents/write-project-mail.ts')).writeProjectMail,
  feedback: async () => (await import('../documents/write-feedback-mail.ts')).writeFeedbackMail,
};

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
    const write = await writers[kindOf(mail.kind).writer]();
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
