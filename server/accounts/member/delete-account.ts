// A member deletes their account: everything of theirs goes, at once.
import { and, eq, inArray, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { fundedStates } from '#domain/payments/order-facts.ts';
import { mailsOfBids } from '../../bidding/mails-of-bids.ts';
import { announce } from '../../db/changes.ts';
import type { Transaction } from '../../db/database.ts';
import {
  mails,
  orders,
  profiles,
  projects,
  submissionLogs,
  verifications,
} from '../../db/schema.ts';
import { forgetLeads } from '../../leads/forget-leads.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { leavePayments, lockPayments } from '../../payments/leave-payments.ts';
import { askToClose } from '../../payments/orders/ask-to-close.ts';
import { readBilling } from '../../payments/receipts/billing.ts';
import { dropMembersPictures } from '../../pictures/drop-pictures.ts';
import { keepWithOrders } from '../../projects/archive-project.ts';
import type { Services } from '../../services.ts';
import { theirLeads, theirMails, theirOrders, theirSubmissions } from './belongings.ts';

type Parts = Pick<Services, 'config' | 'db' | 'jobs' | 'changes' | 'outbox' | 'now'>;

/**
 * Deletes the profile and all that goes with it: sessions, ways to sign in, second factor, roles,
 * projects with takes, pictures of products, packages with production requests, mails with their files in the outbox and,
 * a little later, rows of the house's list of leads and pictures that nothing else shows.
 * What lies under the address without an account goes only when the address was proved to be
 * theirs. A wish for no more mail stays, so that it is kept to. Payments stay for the accounts, as
 * nobody's, with name and brief of what they were for; a last mail confirms it and is then forgotten; at the provider open checkouts are closed and a subscription that runs is ended.
 * `first` is done in the same transaction, before anything goes.
 */
export async function deleteAccount(
  parts: Parts,
  member: Viewer,
  first: (tx: Transaction) => Promise<void> = async () => {},
): Promise<void> {
  const { db, jobs, outbox, now } = parts;
  const sent = await db.transaction(async (tx) => {
    await first(tx);
    await lockPayments(tx, member.id);
    await tx.delete(verifications).where(namesMember(member));
    const deleted = await tx
      .delete(mails)
      .where(
        and(
          or(theirMails(tx, member), mailsOfBids(tx, eq(projects.user_id, member.id))),
          not(toHouseAboutMoney(parts.config.adminEmails, member)),
        ),
      )
      .returning({ messageId: mails.message_id });
    await lockSubmissions(tx, member);
    await askToClose({ jobs }, tx, theirOrders(tx, member));
    await keepForBooks(tx, member);
    await tellHouse(parts, tx, member);
    await leavePayments({ jobs }, tx, member.id);
    await forgetLeads(parts, tx, theirLeads(tx, member));
    await tx.delete(submissionLogs).where(theirSubmissions(member));
    await dropMembersPictures({ jobs }, tx, member.id);
    await tx.delete(profiles).where(eq(profiles.id, member.id));
    await queueMail(parts, tx, { kind: 'account-deleted', to: member.email, now: now() });
    for (const topic of ['sessions', 'projects', 'submissions', 'payments'] as const) {
      await announce(tx, topic, member.id);
    }
    return deleted.flatMap(({ messageId }) => messageId ?? []);
  });
  await outbox?.remove(sent);
}

// The books of the house: what it was told of payments stays with it.
const toHouseAboutMoney = (house: readonly string[], { email }: Viewer): SQL =>
  sql`(${and(
    inArray(mails.to_address, [...house]),
    ne(sql`lower(${mails.to_address})`, email.toLowerCase()),
    or(isNotNull(mails.order_id), isNotNull(mails.subscription_id)),
  )})`;

// Somebody has to finish what is paid for, and will look for the payer.
async function tellHouse(parts: Parts, tx: Transaction, { id }: Viewer): Promise<void> {
  const running = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.user_id, id), inArray(orders.state, fundedStates)));
  for (const { id: orderId } of running) {
    for (const to of new Set(parts.config.adminEmails)) {
      await queueMail(parts, tx, { kind: 'payer-left', to, orderId, now: parts.now() });
    }
  }
}

// What was paid for is about to go, name and brief of it stay with the payment.
async function keepForBooks(tx: Transaction, member: Viewer): Promise<void> {
  await keepWithOrders(tx, eq(projects.user_id, member.id));
  const billing = await readBilling(tx, member.id);
  await tx
    .update(orders)
    .set({ billing })
    .where(and(eq(orders.user_id, member.id), isNotNull(orders.paid_at)));
  await tx
    .update(orders)
    .set({
      project_name: submissionLogs.product_name,
      creative_brief: submissionLogs.creative_brief,
    })
    .from(submissionLogs)
    .where(
      and(
        theirSubmissions(member),
        eq(orders.submission_id, submissionLogs.id),
        isNull(orders.project_id),
        isNotNull(orders.paid_at),
      ),
    );
}

// Nobody begins to pay for a package that is about to go.
const lockSubmissions = (tx: Transaction, member: Viewer) =>
  tx
    .select({ id: submissionLogs.id })
    .from(submissionLogs)
    .where(theirSubmissions(member))
    .orderBy(submissionLogs.id)
    .for('update');

// What a link or code stands for is kept as text: an id alone, or JSON with an id or the address.
const namesMember = ({ id, email }: Viewer): SQL | undefined =>
  or(
    sql`strpos(${verifications.value}, ${id}) > 0`,
    sql`strpos(${verifications.value}, ${JSON.stringify(email)}) > 0`,
  );
