import type { AdminOrder, AdminOrderRow } from '#domain/admin/orders.ts';
import { guestName, memberName, shownName } from '#domain/admin/shown-names.ts';
import { refundedCents } from '#domain/payments/order-facts.ts';
import { transactionOf } from '#domain/payments/transaction.ts';
import type { Config } from '../../settings/config.ts';
import { addressAtProvider, isTestMoney } from './at-provider.ts';
import type { FoundOrder } from './read-orders.ts';
import { refundableCents } from './refundable.ts';

type Parts = { config: Pick<Config, 'payments' | 'appUrl'> };

/** An order as the table shows it. */
export function presentOrderRow({ config }: Parts, found: FoundOrder): AdminOrderRow {
  const { order } = found;
  return {
    id: order.id,
    number: order.number,
    client: order.user_id === null ? guestName(order.email) : memberName(found.full_name),
    email: order.email,
    cents: order.cents,
    test: isTestMoney(config, order.provider),
    created_at: order.created_at.toISOString(),
    product_name: order.product_name,
    is_deposit: order.is_deposit,
    state: order.state,
    paid_cents: order.facts.paid?.cents ?? 0,
    refunded_cents: refundedCents(order.facts),
    paid_at: order.paid_at?.toISOString() ?? null,
    transaction: order.checkout_id && transactionOf(order.checkout_id),
    subject: subjectOf(found),
  };
}

/** The same with what its own page says. */
export const presentOrder = (parts: Parts, found: FoundOrder): AdminOrder => {
  const { order } = found;
  return {
    ...presentOrderRow(parts, found),
    provider: order.provider,
    provider_url: addressAtProvider(parts.config, order),
    refundable_cents: refundableCents(order),
    creative_brief: order.creative_brief,
  };
};

function subjectOf({ order, project, submission_name }: FoundOrder): AdminOrderRow['subject'] {
  if (order.project_id && project) {
    const kind = project.archived_at === null ? 'project' : 'archived';
    return { kind, id: order.project_id, name: shownName(project.name) };
  }
  if (order.submission_id && submission_name !== null) {
    return { kind: 'submission', id: order.submission_id, name: shownName(submission_name) };
  }
  const wasSaved = order.project_name !== null || /^(project|submission|left):/.test(order.subject);
  return wasSaved
    ? { kind: 'deleted', id: null, name: shownName(order.project_name ?? order.product_name) }
    : null;
}
