// What was paid for a project or submission, and which mails were about it.
import { desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { AdminProjectDetails } from '#domain/admin/project-details.ts';
import { transactionOf } from '#domain/payments/transaction.ts';
import type { Queries } from '../db/database.ts';
import { mails, orders } from '../db/schema.ts';
import { isPackageOf } from '../projects/packages-of.ts';
import { firstLine } from './first-line.ts';

const mostPayments = 100;
const mostMails = 20;

type Subject = { projectId: string } | { submissionId: string };

/** Of a project and the packages that were sent of it, or of a submission. */
export async function paymentsAndMails(
  queries: Queries,
  subject: Subject,
): Promise<Pick<AdminProjectDetails, 'payments' | 'mails'>> {
  const about = ({ project_id, submission_id }: typeof orders | typeof mails): SQL | undefined =>
    'projectId' in subject
      ? or(eq(project_id, subject.projectId), isPackageOf(submission_id, subject.projectId))
      : eq(submission_id, subject.submissionId);
  const paid = await queries
    .select()
    .from(orders)
    .where(about(orders))
    .orderBy(desc(orders.created_at), desc(orders.id))
    .limit(mostPayments);
  const sent = await queries
    .select()
    .from(mails)
    .where(
      or(
        about(mails),
        inArray(
          mails.order_id,
          paid.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(desc(mails.created_at), desc(mails.id))
    .limit(mostMails);
  return { payments: paid.map(presentPayment), mails: sent.map(presentMail) };
}

const presentPayment = (order: typeof orders.$inferSelect) => ({
  id: order.id,
  number: order.number,
  state: order.state,
  cents: order.cents,
  is_deposit: order.is_deposit,
  provider: order.provider,
  transaction: order.checkout_id && transactionOf(order.checkout_id),
  created_at: order.created_at.toISOString(),
  paid_at: order.paid_at?.toISOString() ?? null,
});

const presentMail = (mail: typeof mails.$inferSelect) => ({
  id: mail.id,
  kind: mail.kind,
  to_address: mail.to_address,
  status: mail.status,
  created_at: mail.created_at.toISOString(),
  sent_at: mail.sent_at?.toISOString() ?? null,
  problem: mail.status === 'failed' ? firstLine(mail.last_error ?? '') : '',
});
