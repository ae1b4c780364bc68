// Mails are queued with what causes them; deliver-mail.ts sends them.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { announce, nobody } from '../db/changes.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { type MailStatus, mails } from '../db/schema.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Config } from '../settings/config.ts';
import { whyStopped } from './suppression-list.ts';

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
/** Who writes it: deliver-mail.ts knows them by these names. */
export type MailWriter =
  | 'account'
  | 'payment'
  | 'bid'
  | 'package'
  | 'production'
  | 'project'
  | 'feedback';
/**
 * `answers`: somebody just asked for it or has to know, so that a wish for no more mail does not
 * hold it back, nor a report where the address is a member's.
 */
type Kind = {
  writer: MailWriter;
  answers?: true;
  /** Goes once it was sent or given up: whom it was for is gone. */
  forgotten?: true;
};
const aboutAccount: Kind = { writer: 'account', answers: true };
const aboutPayment: Kind = { writer: 'payment', answers: true };
const aboutBid: Kind = { writer: 'bid' };
const kinds = {
  package: { writer: 'package' },
  'production-request': { writer: 'production' },
  project: { writer: 'project' },
  feedback: { writer: 'feedback' },
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
  'passkey-added': aboutAccount,
  'recovery-codes-renewed': aboutAccount,
  'recovery-code-used': aboutAccount,
  receipt: aboutPayment,
  'payment-refunded': aboutPayment,
  'dispute-opened': aboutPayment,
  'dispute-ended': aboutPayment,
  'subscription-started': aboutPayment,
  'trial-ending': aboutPayment,
  'subscription-receipt': aboutPayment,
  'renewal-failed': aboutPayment,
  'subscription-canceled': aboutPayment,
  'subscription-kept': aboutPayment,
  'subscription-ended': aboutPayment,
  'payment-received': aboutPayment,
  'payment-disputed': aboutPayment,
  'dispute-decided': aboutPayment,
  'refund-told': aboutPayment,
  'refund-returned': aboutPayment,
  'payer-left': aboutPayment,
  'cancellation-told': aboutPayment,
  'keeping-told': aboutPayment,
  'failed-renewal-told': aboutPayment,
} satisfies Record<string, Kind>;
type MailKind = keyof typeof kinds;
export const kindOf = (name: string): Kind => kinds[name as MailKind];

/**
 * Queues a mail in the caller's transaction. For an address that wants none it is recorded as
 * stopped and never sent.
 */
export async function queueMail(
  services: { config: Config; jobs: Pick<Jobs, 'enqueue'> },
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

/** Whether this address is mailed nothing of this kind. */
export async function isHeldBack(queries: Queries, kind: string, to: string): Promise<boolean> {
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
const messageIdOf = (id: string, { config }: { config: Config }): string =>
  `<${id}@${config.mailFrom.address.split('@')[1]}>`;
