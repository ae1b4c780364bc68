// A guest pays, signs up and has not proved the address yet: what they paid is not the member's until then.
import { and, desc, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { fundedStates } from '#domain/payments/order-facts.ts';
import { orderNumber } from '#domain/payments/order-number.ts';
import { productionName } from '#domain/payments/production-name.ts';
import { verifyFirstWords } from '#domain/payments/rules/made-payment.ts';
import { AppError } from '../../app-error.ts';
import { orders } from '../../db/schema.ts';
import { findOwnProject } from '../../projects/find-project.ts';
import type { Services } from '../../services.ts';
import type { Asker } from './price-order.ts';

const paidStates = [...fundedStates, 'underpaid', 'processing'] as const;

/**
 * Throws 'conflict' for a member's project whose ad was paid for without an account, from this browser and
 * with the member's address. `wasSent` says whether this browser sent a package: to nobody else is anything told,
 * but to who names the package itself, as the wizard does.
 */
export async function refusePaidAsGuest(
  { db }: Pick<Services, 'db'>,
  { request: { projectId, submissionId }, viewer }: Asker,
  wasSent: (submissionId: string) => boolean,
): Promise<void> {
  if (!viewer || !projectId) return;
  const project = await findOwnProject(db, viewer, projectId);
  if (!project) return;
  const name = productionName(project.product_name.trim() || project.project_name);
  const guests = await db
    .select({
      number: orders.number,
      submission_id: orders.submission_id,
      product_name: orders.product_name,
    })
    .from(orders)
    .where(
      and(
        isNull(orders.user_id),
        isNotNull(orders.submission_id),
        inArray(orders.state, paidStates),
        sql`lower(${orders.email}) = lower(${viewer.email})`,
      ),
    )
    .orderBy(desc(orders.number));
  const paid = guests.find(
    ({ submission_id, product_name }) =>
      submission_id !== null &&
      (submission_id === submissionId || (product_name === name && wasSent(submission_id))),
  );
  if (!paid) return;
  throw new AppError(
    'conflict',
    `You paid for this before you signed up, order ${orderNumber(paid.number)}. ${verifyFirstWords}`,
  );
}
