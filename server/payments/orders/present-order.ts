import { getTableColumns, sql } from 'drizzle-orm';
import type { ListedPayment } from '#domain/payments/account-payments.ts';
import { refundedAt, refundedCents } from '#domain/payments/order-facts.ts';
import { guaranteeEnds, restingUntil } from '#domain/payments/rules/guarantee.ts';
import { transactionOf } from '#domain/payments/transaction.ts';
import { archiveEnds } from '#domain/projects/archive.ts';
import { orders, projects } from '../../db/schema.ts';

export type OrderRow = typeof orders.$inferSelect;

/** As its owner sees it: with when its project was archived, if it is. */
export type OwnOrderRow = OrderRow & { archived_at: Date | null };

/** The columns of an order for its owner, for whom an archived project is not there. */
export const ownersColumns = {
  ...getTableColumns(orders),
  archived_at: sql<Date | null>`(
    select ${projects.archived_at} from ${projects}
    where ${projects.id} = ${orders.project_id})`.mapWith(projects.archived_at),
  project_id: sql<string | null>`(
    select ${projects.id} from ${projects}
    where ${projects.id} = ${orders.project_id} and ${projects.archived_at} is null)`,
};

/** What of an order its owner sees. */
export const presentOrder = (row: OwnOrderRow, now: Date): ListedPayment => ({
  id: row.id,
  number: row.number,
  is_deposit: row.is_deposit,
  product_name: row.product_name,
  cents: row.cents,
  refunded_cents: refundedCents(row.facts),
  refunded_at: refundedAt(row.facts),
  state: row.state,
  created_at: row.created_at.toISOString(),
  paid_at: row.paid_at?.toISOString() ?? null,
  transaction: row.checkout_id && transactionOf(row.checkout_id),
  checkout_url: openPageOf(row, now),
  project_id: row.project_id,
  project_deleted: isProjectDeleted(row),
  project_restorable_until: restorableUntil(row, now)?.toISOString() ?? null,
  ...presentGuarantee(row, now),
});

/** Until when its guarantee holds, or rests. */
export const presentGuarantee = (row: OrderRow, now: Date) => ({
  refundable_until: refundableUntil(row, now)?.toISOString() ?? null,
  resting_until: restingUntil(row, now)?.toISOString() ?? null,
});

// By its subject, or by what it keeps of one that was deleted for good: a guest pays for a package that becomes one.
const isProjectDeleted = (row: OwnOrderRow): boolean =>
  row.project_id === null &&
  (row.archived_at !== null || row.project_name !== null || row.subject.startsWith('project:'));

function restorableUntil({ archived_at }: OwnOrderRow, now: Date): Date | null {
  const until = archived_at && archiveEnds(archived_at);
  return until && until > now ? until : null;
}

/** Until when all of it is given back on request; null where that is over or was never offered. */
export function refundableUntil(row: OrderRow, now: Date): Date | null {
  const until = guaranteeEnds(row);
  return until && until > now ? until : null;
}

/** Where it can be gone on with, while it is open. */
export const openPageOf = (row: OrderRow, now: Date): string | null =>
  isPayable(row, now) ? row.checkout_url : null;

// That of a project that is deleted or archived is about to be closed.
const isPayable = (row: OrderRow, now: Date): boolean =>
  row.state === 'open' &&
  isUsable(row, now) &&
  (row.project_id !== null || !row.subject.startsWith('project:'));

/** Whether a checkout can still be used, by the clock. */
export const isUsable = (
  { checkout_expires_at }: { checkout_expires_at: Date | null },
  now: Date,
): boolean => checkout_expires_at !== null && checkout_expires_at > now;
