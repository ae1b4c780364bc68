import type { AdminOrder, AdminOrderRow } from '#domain/admin/orders.ts';
import { formerName, guestName, memberName, shownName } from '#domain/admin/shown-names.ts';
import { disputedCents, refundedAt, refundedCents } from '#domain/payments/order-facts.ts';
import { guaranteeEnds } from '#domain/payments/rules/guarantee.ts';
import { transactionOf } from '#domain/payments/transaction.ts';
import { isLeft } from '../../payments/leave-payments.ts';
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
    client: clientOf(found),
    // The present one of a member; of anybody else, the one it was paid with.
    email: found.member_email ?? order.email,
    cents: order.cents,
    test: isTestMoney(config, order.provider),
    created_at: order.created_at.toISOString(),
    product_name: order.product_name,
    is_deposit: order.is_deposit,
    state: order.state,
    paid_cents: order.facts.paid?.cents ?? 0,
    refunded_cents: refundedCents(order.facts),
    refunded_at: refundedAt(order.facts),
    paid_at: order.paid_at?.toISOString() ?? null,
    transaction: order.checkout_id && transactionOf(order.checkout_id),
    subject: subjectOf(found),
  };
}

/** The same with what its own page says. */
export const presentOrder = (parts: Parts, found: FoundOrder): Omit<AdminOrder, 'acts'> => {
  const { order } = found;
  return {
    ...presentOrderRow(parts, found),
    provider: order.provider,
    provider_url: addressAtProvider(parts.config, order),
    refundable_cents: refundableCents(order),
    guarantee_until: guaranteeEnds(order)?.toISOString() ?? null,
    disputed_cents: disputedCents(order.facts),
    creative_brief: order.creative_brief,
  };
};

// A member's orders are theirs no more once the account is deleted (payments/leave-payments).
function clientOf({ order, full_name }: FoundOrder): string {
  if (order.user_id !== null) return memberName(full_name);
  return isLeft(order) ? formerName(order.email) : guestName(order.email);
}

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
